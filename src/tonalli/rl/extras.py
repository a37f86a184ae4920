# interpreted
"""What has to be installed beside Tonalli for learners."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator


@contextlib.contextmanager
def brought_by(extra: str) -> Iterator[None]:
    """Around imports of what an extra brings: where it is missing, the error says how to get it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] == "tonalli":
            raise
        said = f'{missing.name} is not installed: pip install "tonalli[{extra}]"'
        raise ModuleNotFoundError(said, name=missing.name, path=missing.path) from None
