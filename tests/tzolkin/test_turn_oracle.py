"""What a turn offers in whole games, worked out once more from the position and the printed figures."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from tonalli import Match
from tzolkin.facts import BLOCKS, BUILDINGS, FACTS, GEARS, TEMPLES, TRACKS, actions, space

pytestmark = pytest.mark.pure

MONUMENTS = {monument["id"]: monument for monument in FACTS["monuments"]}


class Oracle:
    """Legal words by the rules text, without a line of the program."""

    def __init__(self, match: Match) -> None:
        self.data: dict[str, Any] = match.state.to_dict()
        self.seat = match.actor
        self.me: dict[str, Any] = self.data["players"][self.seat]
        self.levels: dict[str, int] = self.me["technologies"]
        self.blocks = sum(self.me[block] for block in BLOCKS)

    def costs(self) -> dict[str, int]:
        """Z-5.2 to Z-5.5: what each free place costs by itself."""
        found = {}
        for gear, teeth in self.data["gears"].items():
            free = [tooth for tooth in range(GEARS[gear]["last_space"] + 1) if teeth[tooth] is None]
            if free:
                found[f"place:{gear}"] = free[0]
        if self.data["calendar"]["starting_player_space"] is None:
            found["place:start"] = 0
        return found

    def placements(self) -> set[str]:
        """Z-5.6."""
        if self.me["workers_in_hand"] == 0:
            return set()
        surcharge = FACTS["placement"]["worker_surcharge_increment"][self.data["this_turn"].get("placed", 0)]
        return {place for place, cost in self.costs().items() if cost + surcharge <= self.me["corn"]}

    def workers(self) -> set[str]:
        """Z-6.1."""
        return {
            f"pick:{gear}.{tooth}"
            for gear, teeth in self.data["gears"].items()
            for tooth, owner in enumerate(teeth)
            if owner == self.seat
        }

    def turn(self) -> set[str]:
        """Z-4.1 to Z-4.5."""
        words = self.placements() | self.workers()
        if self.me["corn"] <= FACTS["begging"]["max_corn_to_beg"] and not self.data["this_turn"].get("begged"):
            words |= {f"beg:{temple}" for temple in TEMPLES if self.me["temples"][temple] > -1}
        if not words:
            cheapest = min(self.costs().values())
            words = {place for place, cost in self.costs().items() if cost == cheapest}
        return words

    def choice(self, gear: str, standing: int) -> set[str]:
        """Z-6.3 to Z-6.8, Z-8.8."""
        words = {"pass"}
        ahead = 1 if gear == "chichen_itza" and self.levels["theology"] >= 1 else 0
        reached = space(gear, standing + ahead) if standing + ahead < len(GEARS[gear]["spaces"]) else {}
        free = space(gear, standing)["action"] == "free_choice" or reached.get("action") == "free_choice"
        for number in actions(gear):
            fee = 0 if free or number > standing else standing - number
            if (free or number <= standing + ahead) and fee <= self.me["corn"]:
                if self.possible(gear, number, self.me["corn"] - fee):
                    words.add(f"act:{gear}_{number}")
        return words

    def possible(self, gear: str, number: int, corn: int) -> bool:
        """Z-6.7, Z-6.10."""
        kind = space(gear, number)["action"]
        if kind == "harvest":
            return bool(self.harvests(number))
        if kind == "gain":
            return number != 4 or self.data["skulls"]["bank"] > 0
        if kind == "technology":
            costs = FACTS["technology"]["cost_blocks_by_current_level"]
            return any(costs[self.levels[track]] <= self.blocks for track in TRACKS)
        if kind == "build":
            return bool(self.buildings(None)) or (number == 4 and bool(self.monuments()))
        if kind == "temples":
            return self.blocks > 0 if gear == "tikal" else corn >= 3
        if kind == "market":
            return self.blocks > 0 or corn >= int(FACTS["market"]["wood"])
        if kind == "extra_worker":
            return bool(self.me["workers_in_reserve"] > 0)
        if kind == "build_with_corn":
            return bool(self.buildings(corn))
        if kind == "mirror":
            return corn >= 1
        if kind == "skull":
            return self.me["skull"] > 0 and number not in self.data["skulls"]["chichen_itza"]
        return True

    def harvests(self, group: int) -> set[str]:
        """Z-7.3."""
        left = self.data["jungle"][str(group)]
        words = set()
        if left["corn"] > left["wood"]:
            words.add("harvest:corn")
        elif self.levels["agriculture"] >= 2:
            words.add("harvest:no_tile")
        if left["wood"] > 0:
            words.add("harvest:wood")
            if max(self.me["temples"].values()) > -1:
                words.add("harvest:burn")
        return words

    def buildings(self, corn: int | None) -> set[str]:
        """Z-7.16, Z-8.6."""
        words = set()
        saved = 1 if self.levels["architecture"] >= 3 else 0
        for name in self.data["buildings"]:
            if name is None:
                continue
            cost = BUILDINGS[name]["cost"]
            if corn is None:
                payable = sum(max(amount - self.me[block], 0) for block, amount in cost.items()) <= saved
            else:
                payable = 2 * (sum(cost.values()) - saved) <= corn
            if payable:
                words.add(f"build:{name}")
        return words

    def monuments(self) -> set[str]:
        """Z-8.5: never cheaper."""
        return {
            f"monument:{name}"
            for name in self.data["monuments"]
            if name and all(self.me[good] >= amount for good, amount in MONUMENTS[name]["cost"].items())
        }


def expected(match: Match) -> set[str] | None:
    """What is legal by the oracle, where it knows."""
    oracle = Oracle(match)
    pending = oracle.data["pending"]
    top = pending[-1]
    kind = top["step"]
    if kind == "turn":
        return oracle.turn()
    if kind == "place-more":
        return {"pass"} | oracle.placements()
    if kind == "pick-more":
        return {"pass"} | oracle.workers()
    if kind == "choose-action":
        return oracle.choice(top["gear"], top["space"])
    if kind == "harvest":
        return oracle.harvests(int(top["group"]))
    if kind == "build-two":
        return oracle.buildings(None) | oracle.monuments()
    return None


@clause("Z-4.1/1", "Z-4.1/2", "Z-5.6", "Z-6.3", "Z-6.7", "Z-6.10", "Z-7.3/1", "Z-7.3/2", "Z-7.3/3", "Z-7.3/4")
@pytest.mark.parametrize("seed", range(12))
def test_every_decision_of_whole_games_offers_what_the_rules_text_says(seed: int) -> None:
    match = tonalli.new("tzolkin", players=2 + seed % 3, seed=seed)
    dealer = tonalli.Dealer(seed)
    compared = 0
    while not match.over:
        words = [match.write(action) for action in match.legal()]
        rules = expected(match)
        if rules is not None:
            compared += 1
            assert set(words) == rules, match.state.to_dict()
        # Mostly go on, so that turns with several workers and rich players come about.
        choices = [word for word in words if word != "pass"] if dealer.number(4) else words
        match.play(choices[dealer.number(len(choices))])
    assert compared > 100
