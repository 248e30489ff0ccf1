"""The guided deal: choosing one, playing it, and what is told after it."""
