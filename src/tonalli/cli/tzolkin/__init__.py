"""Tzolk'in as the terminal shows it."""
