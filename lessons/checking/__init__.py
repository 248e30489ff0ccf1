"""The parts of the content linter, one module per kind of content."""
