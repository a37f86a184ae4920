"""Errors that come out of another process are those that were raised there."""

from __future__ import annotations

import errno
import pickle
import re

import pytest

from tonalli.core.errors import IllegalAction, OptionError, PositionError, RecordError, TonalliError
from tonalli.locale import text
from tonalli.locale.catalogue import ENGLISH, catalogue, languages
from tonalli.telling.wrong import wrong

WORDED = "telling-wrong-"
KINDS = sorted(key.removeprefix(WORDED) for key in catalogue(ENGLISH).entries if key.startswith(WORDED))


def again(error: TonalliError) -> TonalliError:
    found: TonalliError = pickle.loads(pickle.dumps(error))
    return found


@pytest.mark.parametrize("error", [TonalliError, OptionError, IllegalAction, RecordError, PositionError])
@pytest.mark.parametrize("kind", KINDS)
def test_an_error_of_another_process_keeps_its_kind(error: type[TonalliError], kind: str) -> None:
    names = re.findall(r"\$(\w+)", catalogue(ENGLISH).entries[WORDED + kind][""])
    raised = error("told: in English", kind, **{name: number for number, name in enumerate(names)})
    found = again(raised)
    assert (type(found), str(found), found.kind, found.given) == (error, "told: in English", kind, raised.given)
    for language in languages():
        assert text(wrong(found), language) == text(wrong(raised), language)


def test_what_an_error_is_about_may_be_an_error() -> None:
    inner = OptionError("players=9: allowed is 2", "allowed", what="players=9", allowed="2")
    said = text(wrong(again(RecordError("refused", "record-options", reason=inner))), "cs")
    assert said == "volby záznamu nelze použít: players=9: povoleno je 2"
    full = OSError(errno.ENOSPC, "No space left on device")
    assert (
        text(wrong(again(RecordError("x", "file-write", file="a", reason=full))), "cs")
        == "a: nelze zapsat (není už místo)"
    )


def test_a_position_names_its_field_by_itself() -> None:
    found = again(PositionError("skulls.bank: 9 are too many"))
    assert (found.kind, found.given) == ("position-field", {"field": "skulls.bank", "detail": "9 are too many"})
    assert again(PositionError("nothing at all")).kind == ""
