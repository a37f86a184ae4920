"""Folders of a training wherever a bot is named: what its checkpoint has learned so far plays."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from tonalli.bots.weights import SUFFIX
from tonalli.core.errors import OptionError
from tonalli.core.game import game_named
from tonalli.locale import words


def weights_of(bots: list[str], game: str) -> list[str]:
    """Bots as they are named, but for folders: those are the weights of their checkpoint, written beside it.

    The file is called by how much was learned, so that games of an earlier state are not taken for those of a later.
    """
    return [written(bot, game) if names_folder(bot.rpartition("=")[2].strip()) else bot for bot in bots]


def names_folder(path: str) -> bool:
    """Whether a folder is named there; no name at all is not the folder one is in."""
    return path != "" and Path(path).is_dir()


def written(bot: str, game: str) -> str:
    name, _, path = (part.strip() for part in bot.rpartition("="))
    folder = Path(path)
    if importlib.util.find_spec("torch") is None:
        raise OptionError(words("cli-train-missing"))
    from tonalli.training.export import export
    from tonalli.training.run import CHECKPOINT, read_checkpoint

    kept = read_checkpoint(folder / CHECKPOINT, game_named(game))
    file = folder / f"after-{kept['done']['decisions']}{SUFFIX}"
    if not file.exists():
        export(kept, file)
    return f"{name or folder.name}={file}"
