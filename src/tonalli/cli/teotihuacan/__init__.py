"""Teotihuacan as the terminal shows it."""
