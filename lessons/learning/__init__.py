"""Learning that lasts: what a learner believes, what comes back when, exams, and what can be taken along."""
