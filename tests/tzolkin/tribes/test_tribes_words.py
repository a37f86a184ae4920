"""What is said of tribes, and how the terminal shows them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from telling.told import story
from telling.tzolkin_table import TELLING, asked, notes, options
from tonalli import State
from tonalli.cli.explaining import described
from tonalli.cli.tzolkin import FACE
from tonalli.locale import has_words, text
from tonalli.tzolkin.game import TZOLKIN
from tzolkin.table import play, side
from tzolkin.tribes.tribal import BOTTOMS, LAST_SPACES, TRIBES, choose, dealt, of

pytestmark = pytest.mark.pure

NAMES = ["Ana", "Ben", "Cid", "Dora"]
ICONS = (Path(__file__).parents[3] / "web" / "src" / "icons" / "tribes-and-prophecies.svg").read_text(encoding="utf-8")
TAKEN = [side("palenque0 yaxchilan0 tikal0 uxmal0 chichen_itza0", hand=0), side("start", hand=2)]


def drawn(s: State, part: str, seat: int | None = None) -> str:
    """A drawing of the terminal as text."""
    view = TZOLKIN.view(s, seat)
    console = Console(width=110, no_color=True)
    with console.capture() as capture:
        for each in FACE.parts(view)[part](view, TELLING.seats(view, NAMES[: view["options"]["players"]])):
            console.print(each)
    return capture.get()


@pytest.mark.parametrize("tribe", TRIBES)
def test_every_tribe_has_a_card_with_its_figures_and_an_icon(tribe: str) -> None:
    card = TELLING.cards({"players": 4, "modules": ["tribes"]})[f"tribe:{tribe}"]
    said = text(card.lines[0])
    assert said.endswith(".")
    assert not re.search(r"[\[{$]", said)
    assert f'id="{card.icon}"' in ICONS
    assert f"tribe:{tribe}" not in TELLING.cards({"players": 4, "modules": []})


@pytest.mark.parametrize(
    ("tribe", "figures"),
    [
        ("bacab", "with 2 corn at least, and begging brings you up to 4"),
        ("huracan", "Palenque and Yaxchilan or Tikal and Uxmal may use the same-numbered actions"),
        ("itzamna", "nothing for level 1, 1 for level 2, 2 for level 3. Beyond level 3 you pay 1"),
        ("xaman_ek", "wood for 2, stone for 3, gold for 4 corn"),
        ("yaluk", "with 5 workers. Each needs 3 corn on a Food Day, and costs 5 VP"),
        ("yumkaax", "0, 0, 2, 5, 9, 13 corn for 1 to 6 workers"),
    ],
)
def test_cards_tell_the_figures(tribe: str, figures: str) -> None:
    card = TELLING.cards({"players": 2, "modules": ["tribes"]})[f"tribe:{tribe}"]
    assert figures in text(card.lines[0])


def test_the_choice_of_a_tribe_says_what_it_does() -> None:
    s = dealt("ixtab yaluk", "balam huracan")
    assert asked(s) == "Which tribe do you keep?"
    assert options(s)["tribe:ixtab"] == "Keep Ixtab. You keep 3 wealth tiles, then step down on a temple."
    choice = TELLING.choices(s)[0]
    assert (choice.thing, choice.icon) == ("tribe:ixtab", "z-tribe-ixtab")


def test_the_reveal_is_told_and_whose_tribe_it_is() -> None:
    s = choose(dealt("yaluk ixtab", "balam huracan"), "yaluk", "huracan")
    assert any("chose the tribe Yaluk" in line for line in story("tzolkin", s.told))
    assert notes(s, "tribe:yaluk") == ["Played by: red"]
    assert notes(s, "tribe:ixtab") == []


def test_the_step_of_ixtab_is_asked_for_by_its_name() -> None:
    s = choose(dealt("yaluk ixtab", "balam huracan"), "ixtab", "huracan")
    assert asked(s) == "Ixtab: on which temple do you step down?"


@pytest.mark.parametrize(
    ("s", "question"),
    [
        (of("ahmakiq", side("uxmal2", corn=3)), "Your turn. Place workers, pick some up, or pass?"),
        (of("ahmakiq", side(corn=3)), "Your turn. Place workers, or pass?"),
        (of("ahmakiq", side("uxmal2 tikal1 palenque1", corn=3)), "Your turn. Pick workers up, or pass?"),
        (of("ahmakiq", side(), *TAKEN), "Your turn. Beg, or pass?"),
        (of("xaman_ek", side(wood=1), *TAKEN), "You cannot pay for any worker: beg, or sell a block first."),
        (of("xaman_ek", side(corn=3, wood=1)), "Your turn. Where do you place your first worker?"),
        (of("vacub_caquix", side("uxmal2", corn=3)), "Your turn. Place workers, or pick some up?"),
        (
            of("vacub_caquix", side("uxmal2", corn=3), now={"skipped": "tikal.0"}),
            "Your turn. Where do you place your first worker?",
        ),
        (of("vacub_caquix", side(temples=BOTTOMS), *TAKEN), "Your turn. Where do you place your first worker?"),
    ],
)
def test_a_turn_is_asked_for_by_what_can_be_done(s: State, question: str) -> None:
    assert asked(s) == question


def test_passing_and_offers_have_words() -> None:
    assert options(of("ahmakiq", side("uxmal2", corn=3)))["pass"] == "Pass: neither place nor pick up"
    s = of("vacub_caquix", side(corn=3), side("tikal0 tikal2"))
    assert options(s)["skip:tikal"] == "Pass over Tikal 1: in this turn your workers go on to 3"
    s = of("xaman_ek", side(corn=3, gold=1))
    assert options(s)["exchange:gold"] == "Xaman Ek: sell 1 gold for 4 corn  −1 gold, +4 corn"
    for choice in TELLING.choices(s):
        assert choice.beside == (choice.kind == "exchange")
    s = play(of("ah_chuy_kak", side("palenque3 tikal2", hand=2, corn=9)), "place:uxmal place:uxmal")
    assert asked(s) == "Ah Chuy Kak: which worker do you also pick up?"
    assert options(s)["pass"] == "Pick up nobody"


def test_what_a_skip_was_is_told() -> None:
    s = play(of("vacub_caquix", side(corn=3)), "skip:tikal")
    assert "passes over Tikal 0 in this turn" in " ".join(story("tzolkin", s.told))


def test_a_bonus_of_choice_is_told_as_one() -> None:
    s = of("itzamna", side("tikal1", wood=1, technologies={"agriculture": 3}))
    play(s, "pick:tikal.1 act:tikal_1")
    assert options(s)["technology:agriculture"].startswith("Agriculture, beyond level 3: the bonus of any technology")
    play(s, "technology:agriculture")
    assert asked(s) == "Itzamná: which bonus do you take?"
    assert options(s)["technology:theology"] == "Theology: 1 skull  +1 skull"


@pytest.mark.parametrize(
    ("tribe", "own", "word", "said"),
    [
        ("huracan", side("palenque4", corn=3), "pick:palenque.4", "harvest 7 corn or 3 wood, or another action"),
        ("ahau_chamahez", side("yaxchilan2", corn=3), "pick:yaxchilan.2", "1 stone and 1 corn, or another action"),
        ("ahau_chamahez", side("yaxchilan0", corn=3), "pick:yaxchilan.0", "for 1 corn 1 wood"),
        ("ahau_chamahez", side("chichen_itza4", corn=3), "place:uxmal", "tomorrow 1: 3 corn for a temple step"),
        ("balam", side("yaxchilan6"), "pick:yaxchilan.6", "any of its actions, no fee"),
        ("cit_bolon_tum", side("palenque8"), "pick:palenque.8", "any of its actions, no fee"),
        ("huracan", side("tikal4", corn=3), "pick:tikal.4", "another action than that of its space"),
    ],
)
def test_a_worker_is_told_with_what_it_can_do(tribe: str, own: dict[str, Any], word: str, said: str) -> None:
    s = of(tribe, own)
    assert said in options(s)[word]


def test_workers_of_huracan_are_hinted_at() -> None:
    s = of("huracan", side("palenque4 chichen_itza2", corn=3))
    hints = {choice.notation: [text(hint) for hint in choice.hints] for choice in TELLING.choices(s, hinted=True)}
    assert hints["place:tikal"] == ["also does actions of Uxmal"]
    assert hints["pick:palenque.4"] == ["also does actions of Yaxchilan"]
    assert hints["place:chichen_itza"] == hints["pick:chichen_itza.2"] == hints["place:start"] == []


def test_balams_corn_is_told_as_a_gain() -> None:
    s = play(of("balam", side("yaxchilan6")), "pick:yaxchilan.6")
    assert options(s)["act:yaxchilan_1"] == "Yaxchilan 1: 1 wood  +1 corn, +1 wood"
    play(s, "act:yaxchilan_1")
    assert "+1 corn (Balam)" in " ".join(story("tzolkin", s.told))


def test_the_extra_spaces_have_cards() -> None:
    cards = TELLING.cards({"players": 2, "modules": ["tribes"]})
    for gear, last in LAST_SPACES.items():
        assert "Cit-Bolon-Tum" in text(cards[f"space:{gear}_{last + 1}"].lines[0])


def test_every_reason_has_words() -> None:
    folder = Path(__file__).parents[3] / "src" / "tonalli" / "tzolkin" / "modules" / "tribes"
    reasons = set(re.findall(r'Reason\("([\w-]+)"', "".join(file.read_text("utf-8") for file in folder.glob("*.py"))))
    assert len(reasons) > 8
    assert [reason for reason in sorted(reasons) if not has_words(f"tzolkin-why-{reason}")] == []
    s = play(of("xaman_ek", side(wood=2)), "exchange:wood")
    assert "You have sold a block in this turn." in [text(each.words) for each in TELLING.why_not(s, "good:wood")]


def test_the_terminal_shows_everybodys_tribe_once_it_is_known() -> None:
    s = play(dealt("yaluk ixtab", "balam huracan"), "tribe:yaluk")
    assert "tribe:" not in drawn(s, "players")
    assert "tribe:" not in drawn(s, "players", 1)
    assert drawn(s, "players", 0).count("tribe: Yaluk") == 1
    choose(s, "huracan")
    assert "tribe: Yaluk" in drawn(s, "players")
    assert "tribe: Huracan" in drawn(s, "players")


def test_the_terminal_shows_workers_on_extra_spaces() -> None:
    lines = drawn(of("cit_bolon_tum", side("palenque8 chichen_itza11", corn=3)), "gears").splitlines()
    assert next(line for line in lines if line.startswith("Palenque")).rstrip().endswith("R·")
    assert next(line for line in lines if line.startswith("Chichen")).rstrip().endswith("R·")


@pytest.mark.parametrize("typed", ["cit bolon", "Cit-Bolon-Tum", "cit_bolon_tum", "CIT BOLON TUM"])
def test_a_card_is_found_however_the_words_of_its_name_are_joined(typed: str) -> None:
    s = of("cit_bolon_tum")
    assert [found.plain.partition(":")[0] for found in described(TZOLKIN, s, 0, typed)] == ["Cit-Bolon-Tum"]
