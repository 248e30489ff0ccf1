"""One module per page, each with `show(context)`."""
