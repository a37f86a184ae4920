"""The vocabulary of events, as it is written down and as the games use it."""

from __future__ import annotations

from pathlib import Path

import pytest

import tonalli
from tonalli.server.vocabulary import main, page, vocabulary

PAGE = Path(__file__).parent.parent.parent / "docs" / "events.md"


def test_the_page_of_events_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


@pytest.mark.parametrize("game", tonalli.GAMES)
def test_every_kind_says_what_it_tells(game: str) -> None:
    kinds = vocabulary(game)
    assert len({kind.name for kind in kinds}) == len(kinds)
    assert [kind.name for kind in kinds if not kind.sentence.endswith(".")] == []


@pytest.mark.parametrize(("game", "players"), [("teotihuacan", 1), ("teotihuacan", 3), ("tzolkin", 3)])
def test_what_happens_is_what_is_written_down(game: str, players: int) -> None:
    known = {kind.name: kind.details for kind in vocabulary(game)}
    plain = {"number": int, "string": str}
    match = tonalli.new(game, players=players, seed=4)
    events = match.watch()
    dealer = tonalli.Dealer(4)
    while not match.over:
        match.play(match.legal()[dealer.number(len(match.legal()))])
    assert len(events) > 300
    for event in events:
        assert list(event.details) == list(known[event.kind])
        assert all(isinstance(event[name], plain[known[event.kind][name]]) for name in event.details)


def test_asked_for_help_it_writes_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["vocabulary", "--help"])
    with pytest.raises(SystemExit) as ending:
        main()
    assert ending.value.code == 0
    assert "usage" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []
