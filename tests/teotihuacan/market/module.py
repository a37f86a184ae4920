"""The market as a part of the composed game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from teotihuacan.market import events
from teotihuacan.market.board import MarketBoard
from teotihuacan.market.ids import GIVE_JADE, SPACE, TAKE_JADE
from teotihuacan.market.names import JADE, MARKET, ORDER_POINTS, ORDERS, SALE, SUPPLY
from teotihuacan.market.part import MarketPart, is_open, market_of
from teotihuacan.market.setup import Market, Orders
from teotihuacan.market.turn import FetchJade, Gleaning, Jade, SellJade, Toll
from tonalli.core.game import Knob, Option, Setting
from tonalli.core.module import Module, options_with
from tonalli.teotihuacan.game import PLAYERS, VARIANTS, Teotihuacan
from tonalli.teotihuacan.modules.teotibot.compose import TEOTIBOT
from tonalli.teotihuacan.modules.teotibot.rules import BotAction
from tonalli.teotihuacan.modules.teotibot.table import BotTable
from tonalli.teotihuacan.names import NONE
from tonalli.teotihuacan.rules import Rules, ScoringItem
from tonalli.teotihuacan.state import State


class JadeScore(ScoringItem):
    """A point for each jade, and more for who has as many as the own order asks for."""

    def score(self, s: State) -> None:
        for order in range(s.rules.players):
            seat = s.seat(order)
            jade, wanted = s.players[seat].stock[JADE], market_of(s).orders[seat]
            s.score(seat, jade, "X-1.7")
            if wanted != NONE and jade > wanted:
                s.score(seat, ORDER_POINTS, "X-1.7")
                if s.log is not None:
                    events.order_fulfilled(s.log, seat, ORDERS[wanted], ORDER_POINTS, "X-1.7")


class GatherJade(BotAction):
    """The solo opponent takes a jade along."""

    def __init__(self, inner: BotAction) -> None:
        self.inner = inner

    def act(self, s: State, die: int, why: str) -> int:
        lack = self.inner.act(s, die, why)
        if is_open(s):
            s.gain(1, JADE, 1, why)
        return lack


class MarketModule(Module[Rules, State]):
    name = "market"
    things: ClassVar[Mapping[str, str]] = {"barter": "board:quarry"}
    options: ClassVar[list[Option]] = [Knob("market", {"jade": Setting(9, SUPPLY, needs=("market",))})]

    def refuse(self, options: dict[str, Any]) -> None:
        if not self.is_in_play(options):
            del options["market"]

    def edit(self, rules: Rules) -> None:
        rules.goods.append(JADE)
        rules.resources.append(Jade(JADE, TAKE_JADE, GIVE_JADE))
        rules.boards[MARKET] = MarketBoard(rules.boards[MARKET])
        rules.offers.append(SellJade())
        rules.turn_options.append(FetchJade())
        rules.reached.append(Toll())
        rules.after_action.insert(0, Gleaning())
        rules.board_setup.append(Market())
        rules.setup_end.insert(0, Orders())
        rules.eclipse.insert(0, JadeScore())
        for part in rules.parts:
            if isinstance(part, BotTable):
                part.rules.actions[MARKET] = GatherJade(part.rules.actions[MARKET])
        rules.parts.append(MarketPart(rules.options["market"].get("jade", 9), rules.players))

    def figures(self) -> dict[str, Any]:
        return {"market": {"sale": {"cocoa": SALE}, "order": ORDER_POINTS}}


class WithMarket(Teotihuacan):
    """What ``game.py`` would say with one more name in its list of modules."""

    modules: ClassVar[list[Module[Rules, State]]] = [TEOTIBOT, MarketModule()]
    options: ClassVar[list[Option]] = options_with(modules, PLAYERS, VARIANTS)
    space = SPACE
