"""Positions as plain data with the rulebook's words as keys: written, read, checked."""
