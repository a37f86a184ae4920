"""Modules of Tzolk'in, each in a folder of its own: what it adds to rules, positions, actions and options."""
