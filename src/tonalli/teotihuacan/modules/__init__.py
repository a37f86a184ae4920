"""What changes the base game: a folder for each module, everything of it inside.

Whichever module is imported first, the ids of all are registered here, in the order in which they came to the game.
"""

# ruff: noqa: F401, I001
import tonalli.teotihuacan.modules.teotibot.ids
import tonalli.teotihuacan.modules.great_discoveries.ids
import tonalli.teotihuacan.modules.court.ids
import tonalli.teotihuacan.modules.altars.ids
import tonalli.teotihuacan.modules.empire.ids
import tonalli.teotihuacan.modules.swift_bot.ids
