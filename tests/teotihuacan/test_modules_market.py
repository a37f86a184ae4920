"""A module with a good, a board, decisions in and out of turn, secrets and a score needs nothing but its folder."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import teotihuacan.laws
import tonalli
import tonalli.core.state
from core.varieties import walk
from teotihuacan.laws import lasting, laws
from teotihuacan.styles import Choose, at_random
from teotihuacan.table import position, side
from tonalli import Match, locale
from tonalli.bots.teotihuacan import JUDGE
from tonalli.core.actions import FIRST_OUTCOME
from tonalli.core.game import GAMES
from tonalli.core.pending import step_classes
from tonalli.locale import catalogue
from tonalli.telling.teotihuacan.telling import TeotihuacanTelling
from tonalli.teotihuacan.game import TEOTIHUACAN
from tonalli.teotihuacan.layout import TURN_KINDS
from tonalli.teotihuacan.names import GOODS
from tonalli.teotihuacan.notation import SPACE_OF_ACTIONS
from tonalli.teotihuacan.position.steps import STEPS
from tonalli.teotihuacan.state import State

pytestmark = pytest.mark.pure

if not str(tonalli.core.state.__file__).endswith(".py"):
    pytest.skip("interpreted classes cannot stand in for compiled ones", allow_module_level=True)

from teotihuacan.market.ids import BARTER, FETCH, OUTBID, SELL, SPACE, TAKE_JADE  # noqa: E402
from teotihuacan.market.module import WithMarket  # noqa: E402
from teotihuacan.market.names import ORDERS  # noqa: E402
from teotihuacan.market.part import market_of  # noqa: E402
from teotihuacan.market.telling import TELLING  # noqa: E402

FOLDER = Path(__file__).parent / "market"

GOODS.remove("jade")
TURN_KINDS.remove("errand")
BASE = TEOTIHUACAN.begin(TEOTIHUACAN.check({"players": 2})).to_dict()


@pytest.fixture(autouse=True)
def market(monkeypatch: pytest.MonkeyPatch) -> Iterator[WithMarket]:
    """The game with the market in its place, as if its folder lay among the modules; other tests know nothing of it."""
    game = WithMarket()
    monkeypatch.setitem(GAMES, "teotihuacan", game)
    monkeypatch.setattr(teotihuacan.laws, "SPACE", SPACE)
    for step in list(step_classes("teotihuacan.market")):
        monkeypatch.setattr(step, "__module__", "tonalli.teotihuacan.modules.market")
    STEPS.__dict__.pop("kinds", None)
    GOODS.append("jade")
    TURN_KINDS.append("errand")
    yield game
    GOODS.remove("jade")
    TURN_KINDS.remove("errand")
    STEPS.__dict__.pop("kinds", None)


def begin(players: int, **more: Any) -> State:
    game = GAMES["teotihuacan"]
    s = game.begin(game.check({"players": players, "modules": ["market"], **more}))
    assert isinstance(s, State)
    return s


def table(*sides: dict[str, Any], wanted: str = "wood", **fields: Any) -> dict[str, Any]:
    """A position with the market in play; all jade that nobody has is in supply."""
    data = position(*sides, **fields)
    data["options"] = {**data["options"], "modules": ["market"], "market": {"jade": 12}}
    supply = 12 - sum(one.get("jade", 0) for one in sides)
    orders = list(ORDERS[: len(sides)])
    return {**data, "market": {"supply": supply, "wanted": wanted, "orders": orders}}


def match_at(data: dict[str, Any]) -> Match:
    state = tonalli.from_dict("teotihuacan", data)
    return Match(GAMES["teotihuacan"], state.options, 1, [], state)


def keen(seed: int) -> Choose:
    """At random, but for the market as soon as it can be visited."""
    by_chance = at_random(seed)

    def choose(state: Any) -> int:
        legal = state.legal()
        for action in (BARTER, OUTBID, TAKE_JADE, SPACE.read("main"), SPACE.read("to:quarry")):
            if action in legal:
                return action
        return by_chance(state)

    return choose


BARTERING = (side("forest1 palace1 gold1", wood=2, cocoa=2), side("alchemy5 nobles1 decorations2", cocoa=3))


@pytest.mark.parametrize("setup", ["standard", "first", "draft"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_laws_hold_in_whole_games(players: int, setup: str) -> None:
    choose = keen(players) if setup != "first" else at_random(players)
    state: Any = begin(players, setup=setup, market={"jade": 6})
    dealer = tonalli.Dealer(players)
    before = laws(state)
    rivals, jade = 0, 0
    while not state.over:
        if state.actor == tonalli.CHANCE:
            dealer.answer(state)
        else:
            rivals += state.turn > 0 and state.actor != state.active and state.top.kind != "pay-wages"
            state.play(choose(state))
        after = laws(state)
        lasting(before, after)
        held = [one["jade"] for one in after["players"]]
        assert min(held) >= 0
        assert after["market"]["supply"] >= 0
        assert sum(held) + after["market"]["supply"] == 6
        jade = max(jade, sum(held))
        before = after
    assert jade > 0, "the market was visited"
    assert rivals > 0 or players == 1 or setup == "first", "somebody was asked in another player's turn"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_position_is_written_read_judged_shown_packed_and_told(players: int) -> None:
    game = GAMES["teotihuacan"]
    match = Match(game, game.check({"players": players, "modules": ["market"]}), 3, [])
    choose, number, rivals = keen(3), 0, 0
    match.deal()
    while not match.over:
        match.play(choose(match.state))
        s, number = match.state, number + 1
        rivals += s.turn > 0 and 0 <= s.actor != s.active and s.top.kind != "pay-wages"
        assert game.problems(s) == []
        if number % 3 == 0:
            again = game.from_dict(copy.deepcopy(s.to_dict()))
            assert again == s
            assert again.legal() == s.legal()
            other = pickle.loads(pickle.dumps(s))
            assert (other, other.key()) == (s, s.key())
            assert JUDGE.blend(s, 1) == JUDGE.blend(again, 1)
            assert isinstance(JUDGE.value(s, 0), int)
            for action in (BARTER, FETCH, SELL, OUTBID, TAKE_JADE):
                assert (game.why_not(s, action) is None) == (action in s.legal())
    assert rivals > 0 or players == 1


@pytest.mark.parametrize("players", [1, 2, 4])
def test_records_replay(players: int) -> None:
    match = tonalli.new("teotihuacan", players=players, seed=players, modules=["market"])
    choose = keen(5)
    while not match.over:
        match.play(choose(match.state))
    text = match.record().write()
    assert "fetch" in text
    assert "~order:" in text
    again = tonalli.load(text)
    assert again.state == match.state
    assert again.record().write() == text


def test_another_seat_decides_and_undo_ends_there() -> None:
    match = match_at(table(*BARTERING))
    for word in ("move:forest.1", "to:quarry", "main", "barter"):
        match.play(word)
    assert (match.actor, match.active, match.undo_seat) == (1, 0, 0)
    assert [match.write(action) for action in match.legal()] == ["pass", "outbid"]
    assert match.state.problems() == []
    match.play("outbid")
    assert (match.actor, match.undo_seat) == (1, 1), "it may be taken back by who has decided it"
    match.play("power-up:alchemy.5")
    assert match.state.top.kind == "ascension-reward"
    assert match.state.problems() == [], "whatever follows from it is decided out of turn as well"
    match.play("ascend:temple")
    match.play("temple:red")
    assert (match.actor, match.undo_seat) == (0, 1)
    assert match.state.problems() == []


def test_nobody_else_decides_out_of_turn() -> None:
    match = match_at(table(*BARTERING))
    for word in ("move:forest.1", "to:quarry", "main", "barter", "outbid"):
        match.play(word)
    data = match.state.to_dict()
    data["pending"] = [step for step in data["pending"] if step["step"] != "rival-done"]
    with pytest.raises(tonalli.PositionError, match="turn of 0"):
        tonalli.from_dict("teotihuacan", data)


def test_a_worker_moved_in_this_turn_is_no_others_worker() -> None:
    """T-8.14 is about the own workers: the second die of the rival is not the one that the active player moved."""
    for die in ("forest1 palace1 gold1", "palace1 forest1 gold1", "palace1 gold1 forest1"):
        match = match_at(table(side(die, wood=1, cocoa=2), side("alchemy1 nobles2 decorations3", cocoa=3)))
        for word in ("move:forest.1", "to:quarry", "main", "barter", "outbid"):
            match.play(word)
        assert len(match.legal()) == 3


def test_offers_turns_and_any_resource() -> None:
    match = match_at(table(side("forest1 palace1 gold1", jade=2), side()))
    match.play("sell-jade")
    assert match.state.to_dict()["players"][0]["cocoa"] == 2
    assert match.state.top.kind == "turn", "the decision is still pending"
    match.play("fetch")
    data = match.state.to_dict()
    assert data["this_turn"] == {"kind": "errand"}
    assert data["players"][0]["jade"] == 2
    assert [match.write(action) for action in match.legal()] == ["pass", "sell-jade"]
    match = match_at(table(side("gold2 palace1 alchemy1", cocoa=3, jade=1), side(), royal_tiles=["A04", "B07", "C03"]))
    for word in ("move:alchemy.1", "to:palace", "worship:palace2.ability"):
        match.play(word)
    match.play("give:jade")
    assert "take:jade" in [match.write(action) for action in match.legal()]
    match.play("take:jade")
    assert match.state.to_dict()["players"][0]["jade"] == 1


def test_what_a_turn_has_brought_is_forgotten_with_it() -> None:
    match = match_at(table(side("forest1 palace1 gold1", jade=3), side()))
    match.play("sell-jade")
    match.play("sell-jade")
    assert match.why_not("sell-jade") is not None
    assert tonalli.from_dict("teotihuacan", match.state.to_dict()).legal() == match.legal()
    match.play("fetch")
    while match.active == 0:
        match.play("pass")
    assert match.state.to_dict()["market"]["sold"] == 0


@pytest.mark.parametrize(
    ("words", "jade"),
    [("collect", 1), ("worship:quarry.ability", 1), ("worship:quarry.tile pass", 1), ("main pass", 0)],
)
def test_actions_on_its_board_may_bring_something_when_they_are_over(words: str, jade: int) -> None:
    tiles = {"worship": {"quarry": "cocoa_4"}}
    sides = side("forest1 palace1 gold1", cocoa=2, gold=1, wood=1), side()
    match = match_at(table(*sides, discovery_tiles=tiles))
    for word in ("move:forest.1", "to:quarry", *words.split()):
        match.play(word)
    assert match.state.to_dict()["players"][0]["jade"] == jade


def test_a_step_of_a_temple_may_set_off_something_besides() -> None:
    sides = side("forest4 palace1 alchemy1", cocoa=2, temples={"red": 2}), side()
    match = match_at(table(*sides))
    for word in ("move:palace.1", "to:forest", "worship:forest.ability"):
        match.play(word)
    assert match.state.to_dict()["players"][0]["temples"]["red"] == 3
    assert match.state.to_dict()["players"][0]["jade"] == 1


def test_what_is_scored_at_an_eclipse() -> None:
    calendar = {"light": 10, "dark": 10, "turns_left": 0}
    match = match_at(
        table(side(jade=1, cocoa=9), side("forest1 palace1 gold1", jade=1, cocoa=9), active=1, calendar=calendar)
    )
    match.watch()
    for word in ("fetch", "pass"):
        match.play(word)
    told = [event for event in match.events or [] if event.why == "X-1.7"]
    assert [(event.kind, event.seat) for event in told] == [
        ("score", 0), ("score", 0), ("order_fulfilled", 0), ("score", 1), ("score", 1), ("order_fulfilled", 1),
    ]  # fmt: skip
    assert match.scores()[:2] == [1 + 3, 2 + 3]


def test_secrets_are_hidden_and_drawn_anew() -> None:
    state = tonalli.from_dict("teotihuacan", table(side(), side(), side()))
    assert state.game.view(state, 1)["market"]["orders"] == [None, "jade_2", None]
    assert state.game.view(state, None)["market"]["orders"] == [None, None, None]
    assert state.game.view(state, 0)["market"]["unseen_orders"] == ["jade_2", "jade_3", "jade_4", "jade_5"]
    orders = set()
    for seed in range(30):
        other = state.resample(1, seed)
        assert other.problems() == []
        assert state.game.view(other, 1) == state.game.view(state, 1)
        assert isinstance(other, State)
        orders.add(tuple(market_of(other).orders))
    assert len(orders) > 6


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"supply": 3}, "market.supply"),
        ({"orders": ["jade_1", "jade_1"]}, "market.orders"),
        ({"orders": [None, "jade_1"]}, "market.orders"),
        ({"wanted": None}, "market.wanted"),
        ({"wanted": "cocoa"}, "market.wanted"),
        ({"stall": 1}, "market.stall"),
    ],
)
def test_its_part_is_judged(change: dict[str, Any], message: str) -> None:
    data = table(side(), side())
    data["market"].update(change)
    with pytest.raises(tonalli.PositionError, match=message):
        tonalli.from_dict("teotihuacan", data)


def test_a_setting_needs_its_module() -> None:
    game = GAMES["teotihuacan"]
    with pytest.raises(tonalli.OptionError, match="market"):
        game.check({"players": 2, "market": {"jade": 6}})
    with pytest.raises(tonalli.OptionError, match="jade"):
        game.check({"players": 2, "modules": ["market"], "market": {"jade": 7}})
    assert "market" not in game.check({"players": 2})


def test_without_it_the_game_is_the_base_game() -> None:
    """Also its positions: no jade, no kind of turn, no step that belongs to the market."""
    game = GAMES["teotihuacan"]
    base, same = (one.begin(one.check({"players": 3})) for one in (TEOTIHUACAN, game))
    assert TEOTIHUACAN.begin(TEOTIHUACAN.check({"players": 2})).to_dict() == BASE
    for one, other in zip(walk(base, 4), walk(same, 4), strict=True):
        assert one.legal() == other.legal()
    assert base.to_dict() == same.to_dict()
    data = position(side(), side())
    for field, wrong in (("players", [side(jade=1), side()]), ("this_turn", {"kind": "errand"})):
        with pytest.raises(tonalli.PositionError, match=r"jade|errand"):
            tonalli.from_dict("teotihuacan", {**data, field: wrong})
    pending = [{"step": "end-turn", "seat": 0}, {"step": "barter", "seat": 0, "left": 1}]
    with pytest.raises(tonalli.PositionError, match="barter"):
        tonalli.from_dict("teotihuacan", {**data, "pending": pending})


def test_its_ids_come_behind_those_of_the_base_game() -> None:
    assert SPACE.decisions[: len(SPACE_OF_ACTIONS)] == SPACE_OF_ACTIONS.decisions
    assert SPACE.outcomes[: len(SPACE_OF_ACTIONS.outcomes)] == SPACE_OF_ACTIONS.outcomes
    assert len(SPACE_OF_ACTIONS) == TAKE_JADE < FIRST_OUTCOME
    assert SPACE.describe(TAKE_JADE) == {"kind": "take", "resource": "jade"}


@pytest.fixture
def telling(market: WithMarket, monkeypatch: pytest.MonkeyPatch) -> Iterator[TeotihuacanTelling]:
    """What is told of the game, with the words and the telling of the market's folder."""
    base = list(catalogue.word_files("en"))
    own = FOLDER / "words" / "en.ftl"
    monkeypatch.setattr(catalogue, "word_files", lambda language, game=None: [*base, own])
    cached = (catalogue.catalogue, locale.catalogues, locale.bundle, locale.has_words)
    for found in cached:
        found.cache_clear()
    told = TeotihuacanTelling()
    told.game = market
    told.know([*told.known, TELLING])
    yield told
    for found in cached:
        found.cache_clear()


def test_its_decisions_are_asked_in_its_own_words(telling: TeotihuacanTelling) -> None:
    match = match_at(table(*BARTERING))
    for word in ("move:forest.1", "to:quarry", "main"):
        match.play(word)
    assert locale.text(telling.question(match.state)["words"]) == "Barter for jade?"
    barter = next(choice for choice in telling.choices(match.state) if choice.kind == "barter")
    assert (locale.text(barter.words), barter.icon, barter.thing) == ("Barter for a jade.", "t-jade", "board:quarry")
    assert [(figure.icon, figure.amount) for figure in barter.costs] == [("t-wood", 1)]
    match.play("barter")
    assert locale.text(telling.question(match.state)["words"]) == "Outbid?"


def test_its_good_is_told_like_any_other(market: WithMarket, telling: TeotihuacanTelling) -> None:
    with_jade = tonalli.from_dict("teotihuacan", table(side(jade=2), side()))
    without = tonalli.from_dict("teotihuacan", position(side(), side()))
    shown = {figure.icon: figure.amount for figure in telling.stock(market.view(with_jade, 0), 0)}
    assert shown == {"t-cocoa": 0, "t-wood": 0, "t-stone": 0, "t-gold": 0, "t-jade": 2}
    assert locale.text(telling.stock(market.view(with_jade, 0), 0)[-1].words) == "jade"
    assert len(telling.stock(market.view(without, 0), 0)) == 4
    assert telling.question(with_jade)["kind"] == "turn"
    beside = {choice.kind: choice.beside for choice in telling.choices(with_jade)}
    assert beside.items() >= {("sell-jade", True), ("fetch", False)}


def test_what_is_printed_on_it_is_told_with_the_rest(market: WithMarket) -> None:
    assert market.figures()["market"] == {"sale": {"cocoa": 2}, "order": 3}
    assert market.figures()["goods"] == ["cocoa", "wood", "stone", "gold", "obsidian", "jade"]


@pytest.mark.parametrize("wanted", ["wood", "stone", "gold"])
def test_a_side_that_decides_nothing_follows_its_rules_in_another_turn(wanted: str) -> None:
    """B-6.4: the Teotibot is not asked, its highest worker is powered up."""
    match = tonalli.new("teotihuacan", players=1, seed=2, setup="first", modules=["market"])
    data = match.state.to_dict()
    data["market"]["wanted"] = wanted
    data["players"][0].update(cocoa=9, wood=1, stone=1, gold=1)
    match = match_at(data)
    for word in ("move:nobles.2", "to:quarry", "main", "barter"):
        match.play(word)
    assert (match.actor, match.active) == (0, 0), "nobody else was asked"
    powers = {die["board"]: die["power"] for die in match.state.to_dict()["players"][1]["workers"] if "board" in die}
    assert powers == {"gold": 3, "nobles": 2, "construction": 2}
