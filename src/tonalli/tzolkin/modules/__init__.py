"""Modules of Tzolk'in, each in a folder of its own: what it adds to rules, positions, actions and options.

Whichever module is imported first, the ids of all are registered here, in the order in which they came to the game.
"""

# ruff: noqa: F401
import tonalli.tzolkin.modules.quick_actions.ids
