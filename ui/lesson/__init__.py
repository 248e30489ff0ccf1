"""The lessons on the screen: the course, and one step of a lesson at a time."""
