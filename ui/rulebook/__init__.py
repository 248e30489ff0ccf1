"""The rulebook on the screen: clauses, rulings, quick reference, and where the sources differ."""
