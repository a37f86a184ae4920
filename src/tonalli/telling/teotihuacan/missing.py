"""What is missing for something that is not possible, and what would help."""

from __future__ import annotations

from tonalli.core.game import Reason
from tonalli.telling.choice import Choice, Decision
from tonalli.telling.closed import Closed, Help, Need
from tonalli.telling.phrase import Listing, Phrase
from tonalli.telling.teotihuacan.wording import FIGURES, WORDING
from tonalli.teotihuacan.boards.decorations import decoration_gold
from tonalli.teotihuacan.names import ALCHEMY, BOARDS, COUNTED, DECORATIONS, GOODS
from tonalli.teotihuacan.state import State

MANY = 8
"""More goods than that nobody lacks at once."""


def held(s: State, seat: int, good: str) -> int:
    return int(s.players[seat].stock[GOODS.index(good)])


def short_of(s: State, action: int, reason: Reason) -> dict[str, int]:
    """Every good an option needs more of than there is: given what is missing, the rules say what else is."""
    found: dict[str, int] = {}
    richer = s.copy()
    why: Reason | None = reason
    for _ in range(MANY):
        named = [good for good in (why.details if why else ()) if good in GOODS]
        if why is None or not named:
            break
        for good in named:
            amount = why.details[good]
            assert isinstance(amount, int)
            found[good] = max(found.get(good, 0), amount)
            richer.players[s.actor].stock[GOODS.index(good)] = max(held(richer, s.actor, good), amount) + 0
        richer.settle()
        if action in richer.choices:
            break
        again = richer.top.why_not(richer, action)
        if again is None or again.details == why.details:
            break
        why = again
    return found


def complete(decision: Decision, choice: Choice, reason: Reason, told: Closed) -> None:
    """Goods and workers that are needed, as far as the reason speaks of them; and what would do with fewer."""
    s = decision.state
    assert isinstance(s, State)
    seat = s.actor
    goods = short_of(s, choice.action, reason)
    if choice.kind == "technology" and reason.reason == "too-few-workers":
        goods.setdefault("gold", int(FIGURES["technologies"][choice.about["technology"]]["gold"]))
        told.helps.append(Help(Phrase("teotihuacan-help-power"), "t-worker"))
    if "workers" in reason.details:
        needed = reason.details["workers"]
        assert isinstance(needed, int)
        board = s.now.at if s.now.at >= 0 else ALCHEMY
        told.needs.append(Need("t-worker", int(s.rules.boards[board].workers(s, seat)), needed))
    told.needs += [Need(f"t-{good}", held(s, seat, good), amount) for good, amount in goods.items()]
    lacking = {good: amount - held(s, seat, good) for good, amount in goods.items()}
    missing = [WORDING.amount(amount, good) for good, amount in lacking.items() if amount > 0]
    if missing and reason.reason != "too-few-workers":
        told.short = Phrase("teotihuacan-short", goods=Listing(missing, "and"))
    if choice.kind == "main" and s.now.at == DECORATIONS and "gold" in goods:
        here = int(s.rules.boards[DECORATIONS].workers(s, seat))
        for workers in range(max(here, 1) + 1, COUNTED + 1):
            gold = int(decoration_gold(workers))
            if gold < goods["gold"]:
                told.helps.append(Help(Phrase("teotihuacan-help-workers", workers=workers, gold=gold), "t-worker"))


def board_of(s: State) -> str:
    """The board a worker has reached; empty where none has."""
    return BOARDS[s.now.at] if s.now.at >= 0 else ""
