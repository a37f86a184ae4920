"""The environment for learners: rows of many games at once, and what other libraries expect. Extra ``[rl]``."""
