"""A table before it is opened: which modules go with what is chosen, and what would be started, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tonalli.core.errors import OptionError
from tonalli.core.game import Game, Knob, game_named
from tonalli.core.module import Module, ModuleOption
from tonalli.server.colours import possible_colours, told_in_colours
from tonalli.server.refusals import Refusal
from tonalli.server.requests import PlanRequest, SeatRequest
from tonalli.telling import telling_of
from tonalli.telling.phrase import Listing, Phrase
from tonalli.telling.seat import Seat


class Plan:
    """What somebody has chosen so far, made to go together: what was switched last holds."""

    def __init__(self, wish: PlanRequest) -> None:
        try:
            self.game: Game = game_named(wish.game)
        except OptionError as error:
            raise Refusal.of(422, "option", error) from None
        self.telling = telling_of(self.game)
        self.seats = wish.seats
        self.players = len(wish.seats)
        known = {option.name: option for option in self.game.options}
        option = known.get("modules")
        self.modules: Sequence[Module[Any, Any]] = option.modules if isinstance(option, ModuleOption) else []
        self.options: dict[str, Any] = {"players": self.players}
        for name, each in known.items():
            if name != "players":
                self.options[name] = each.default
                try:
                    self.options[name] = each.check(wish.options.get(name, each.default))
                except OptionError:
                    # What was remembered may be from an older program.
                    continue
        self.chosen = [name for name in self.options.get("modules", []) if name in self.offered()]
        if wish.module is not None:
            self.switch(wish.module, wish.on)
        self.fit()

    def named(self, name: str) -> Module[Any, Any]:
        return next(module for module in self.modules if module.name == name)

    def offered(self) -> list[str]:
        """The modules so many players can have."""
        return [each.name for each in self.modules if not each.only_for or self.players in each.only_for]

    def needed(self) -> list[str]:
        """The modules so many players cannot do without."""
        return [each.name for each in self.modules if self.players in each.players]

    def needs(self, name: str) -> list[str]:
        """What a module brings along."""
        return [other for need in self.named(name).needs for other in (need, *self.needs(need))]

    def switch(self, name: str, on: bool) -> None:
        """A module with those it needs; or without it, and without those that need it."""
        if name not in self.offered():
            raise Refusal(422, "option", name)
        if on:
            self.chosen = [*self.chosen, name, *self.needs(name)]
        else:
            self.chosen = [each for each in self.chosen if each != name and name not in self.needs(each)]

    def fit(self) -> None:
        """All options as a table would have them; one that a module excludes goes back to one that it does not."""
        wanted = {*self.chosen, *self.needed()}
        modules = [each.name for each in self.modules if each.name in wanted]
        self.chosen = modules
        if self.modules:
            self.options["modules"] = modules
        for option in self.game.options:
            if isinstance(option, Knob):
                self.options[option.name] = self.knobs(option)
            elif not option.many and self.options[option.name] in (barred := self.barred(option.name)):
                self.options[option.name] = next(value for value in option.allowed if value not in barred)

    def knobs(self, option: Knob) -> dict[str, Any]:
        """The settings of the solo opponent that mean something here."""
        if self.players != 1:
            return {}
        chosen: dict[str, Any] = self.options[option.name]
        return {
            name: value
            for name, value in chosen.items()
            if all(need in self.chosen for need in option.settings[name].needs)
        }

    def barred(self, option: str) -> dict[Any, str]:
        """Values of an option that a chosen module excludes, with that module."""
        return {value: name for name in self.chosen for value in self.named(name).excludes.get(option, ()) if option}

    # ---- in words ------------------------------------------------------------------------------

    def shown_modules(self) -> list[dict[str, Any]]:
        """A switch for each module; one that cannot be switched says why."""
        needed = self.needed()
        return [
            {
                "name": name,
                "icon": self.telling.module_icons.get(name),
                "words": Phrase(f"web-option-modules-{name}"),
                "hint": Phrase(f"web-option-modules-{name}.hint"),
                "on": name in self.chosen,
                "always": Phrase("web-module-needed", players=self.players) if name in needed else None,
                "brings": [need for need in self.needs(name) if need not in self.chosen],
            }
            for name in self.offered()
        ]

    def shown_options(self) -> list[dict[str, Any]]:
        """What else can be chosen, with why a value does not go with the modules."""
        found = []
        for option in self.game.options:
            if option.many or isinstance(option, Knob) or option.name == "players":
                continue
            barred = self.barred(option.name)
            values = [
                {
                    "value": value,
                    "words": Phrase(f"web-option-{option.name}-{value}"),
                    "hint": Phrase(f"web-option-{option.name}-{value}.hint"),
                    "on": self.options[option.name] == value,
                    "why": Phrase("web-option-conflict", module=Phrase(f"web-option-modules-{barred[value]}"))
                    if value in barred
                    else None,
                }
                for value in option.allowed
            ]
            found.append({"name": option.name, "words": Phrase(f"web-option-{option.name}"), "values": values})
        return found

    def sentence(self) -> list[Phrase]:
        """What would be started: with which modules, and who sits there."""
        names = [Phrase(f"web-option-modules-{name}") for name in self.chosen]
        lines = [Phrase("web-plan-modules", modules=Listing(names, "and")) if names else Phrase("web-plan-base")]
        return [*lines, seats_words(self.seats)]

    def sides(self) -> list[Seat]:
        """The seats with their colours and marks, the Teotibot's after those of people."""
        try:
            state = self.game.begin(self.game.check(self.options))
        except OptionError as error:
            raise Refusal.of(422, "option", error) from None
        names = [seat.name or Phrase(f"web-seat-{seat.kind}", number=n + 1) for n, seat in enumerate(self.seats)]
        view = self.game.view(state, None)
        chosen = possible_colours(self.game, [seat.colour for seat in self.seats])
        return told_in_colours(self.game, view, chosen).seats(view, names)

    def colours(self, sides: Sequence[Seat]) -> list[dict[str, Any]]:
        """The colours there are, each with its mark and the number of the side that has it."""
        taken = {side.colour: number for number, side in enumerate(sides)}
        return [
            {
                "colour": colour,
                "mark": mark,
                "side": taken.get(colour),
                "words": Phrase(self.telling.wording.key("colour", colour)),
            }
            for colour, mark in self.telling.marks.items()
        ]

    def to_dict(self) -> dict[str, Any]:
        aside = [
            Phrase("web-option-knob", name=option["words"], value=value["words"])
            for option in self.shown_options()
            for value in option["values"]
            if value["on"]
        ]
        sides = self.sides()
        return {
            "game": self.game.name,
            "options": self.options,
            "modules": self.shown_modules(),
            "choices": self.shown_options(),
            "aside": Listing(aside, "unit") if aside else None,
            "sides": [side.to_dict() for side in sides],
            "colours": self.colours(sides),
            "title": Phrase(f"{self.game.name}-title.name"),
            "lines": self.sentence(),
        }


def seats_words(seats: Sequence[SeatRequest]) -> Phrase:
    """Who would sit there."""
    if len(seats) == 1:
        return Phrase("web-plan-solo")
    free = sum(seat.kind == "open" for seat in seats)
    if free:
        return Phrase("web-plan-open", seats=len(seats))
    others = [
        Phrase("web-plan-you") if not number else seat.name or Phrase(f"web-seat-{seat.kind}", number=number + 1)
        for number, seat in enumerate(seats)
    ]
    return Phrase("web-plan-seats", names=Listing(others, "and"))
