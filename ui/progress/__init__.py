"""The page of the learner's progress, piece by piece."""
