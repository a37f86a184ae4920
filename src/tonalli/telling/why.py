"""Why something is not possible: for a thing that is pointed at, and for all that exists beside the choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tonalli.core.game import Reason
from tonalli.core.state import State
from tonalli.locale import has_words
from tonalli.telling.asking import part_of
from tonalli.telling.choice import Choice, Decision
from tonalli.telling.closed import Closed, Help
from tonalli.telling.phrase import Phrase

if TYPE_CHECKING:
    from tonalli.telling.telling import Telling

OTHER = "other-decision"
"""That it is not the time: it says nothing where there is a reason of its own."""


def why_not(telling: Telling, state: State, thing: str) -> list[Closed]:
    """Why nothing can be done with a thing now, each reason once; empty if something can."""
    decision = Decision(state)
    found: list[Closed] = []
    for action in range(len(telling.game.space)):
        if telling.game.describe(state, action).get("thing") != thing:
            continue
        reason = telling.game.why_not(state, action)
        if reason is None:
            return []
        told = told_closed(telling, decision, action, reason)
        if all(told.words != each.words for each in found):
            found.append(told)
    return [each for each in found if each.reason != OTHER] or found


def closed(telling: Telling, state: State) -> list[Closed]:
    """What exists beside the choices of a decision and cannot be taken, in the order it would have among them."""
    if telling.game.hides(state):
        return []
    decision = Decision(state)
    legal = set(state.legal())
    possible = [telling.order(decision, bare(telling, decision, action)) for action in legal]
    found: dict[tuple[str, str], tuple[tuple[int, ...], Closed]] = {}
    for action in range(len(telling.game.space)):
        reason = state.top.why_not(state, action) if action not in legal else None
        if reason is None or not telling.is_there(decision, action, reason):
            continue
        order = telling.order(decision, bare(telling, decision, action))
        told = told_closed(telling, decision, action, reason)
        told.rank = sum(other < order for other in possible)
        found.setdefault((told.kind, told.thing or str(action)), (order, told))
    return [told for _, told in sorted(found.values(), key=lambda each: each[0])]


def bare(telling: Telling, decision: Decision, action: int) -> Choice:
    """An option of which nothing is known but what it is about."""
    about = dict(telling.game.describe(decision.state, action))
    choice = Choice(action, telling.game.space.write(action), str(about.pop("kind")), about)
    thing = about.pop("thing", None)
    choice.thing = str(thing) if thing is not None else None
    return choice


def told_closed(telling: Telling, decision: Decision, action: int, reason: Reason) -> Closed:
    """One that cannot be taken, with all that is missing for it."""
    state = decision.state
    choice = bare(telling, decision, action)
    name = telling.bare_name(choice)
    told = Closed(choice.kind, name, telling.why(state, choice.thing or "", reason), reason.clause)
    if told.words.key == f"{telling.wording.game}-why-{OTHER}":
        asked = part_of(telling.whole_question(decision), "ask")
        told.words = Phrase("telling-other-decision", ask=asked) if asked else told.words
    told.reason = reason.reason
    told.thing = choice.thing
    told.icon = telling.module_icon(choice) or telling.icon(decision, choice)
    told.picture = telling.picture(decision, choice)
    telling.complete(decision, choice, reason, told)
    brief = f"{telling.wording.game}-why-{reason.reason}.short"
    if told.short is None and has_words(brief):
        told.short = Phrase(brief)
    told.helps += helps(telling, told, reason)
    return told


def helps(telling: Telling, told: Closed, reason: Reason) -> list[Help]:
    """What would help: where each thing comes from that is missing, ``<game>-from-<good>``, and what the reason itself
    says, ``<game>-why-<reason>.help``; in the words of modules too.
    """
    game = telling.wording.game
    goods = [need.icon.partition("-")[2] for need in told.needs if need.missing]
    found = [(f"{game}-from-{good}", telling.found_at.get(good)) for good in goods]
    found.append((f"{game}-why-{reason.reason}.help", None))
    arguments = telling.wording.arguments(reason.details)
    return [Help(Phrase(key, **arguments), icon) for key, icon in found if has_words(key)]
