"""Bots against each other: every deal in every seating, summed up and rated."""
