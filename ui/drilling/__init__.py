"""Questions one after the other: choosing what to practise, and the run of questions."""
