"""What changes the base game: a folder for each module, everything of it inside.

Whichever module is imported first, the ids of all are registered here, in the order in which they came to the game.
"""

# ruff: noqa: F401, I001
import tonalli.tzolkin.modules.tribes.ids
import tonalli.tzolkin.modules.prophecies.ids
import tonalli.tzolkin.modules.buildings.ids
import tonalli.tzolkin.modules.quick_actions.ids
