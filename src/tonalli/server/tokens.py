"""Seats are held by tokens nobody can guess; the server keeps digests only."""

from __future__ import annotations

import hashlib
import secrets


def new_id() -> str:
    """The name of a table or replay in links; knowing it lets one watch. A terminal would take one that begins
    with a minus for an option."""
    while (name := secrets.token_urlsafe(9)).startswith("-"):
        continue
    return name


def name_of(record: str) -> str:
    """The same record has the same name, whoever hands it in."""
    return hashlib.sha256(record.encode()).hexdigest()[:20]


def new_token() -> str:
    """What holds a seat."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def is_token_of(token: str, kept: str | None) -> bool:
    """Whether a token has this digest; takes the same time whether it has or not."""
    return kept is not None and secrets.compare_digest(digest(token), kept)
