"""The rungs of the ladder of bots, what has been played on each, and how the page about the bots tells of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

from game.bots.levels import LEVELS
from game.bots.match import Played
from game.cli.arena_figures import confidence, mean
from game.core.errors import BadInput
from game.core.files import FileTrouble, read_text, write_text
from game.core.game_facts import game_facts
from game.core.words import Words
from game.games import CATALOGUE

BOOK, PAGE = "ladder.json", "BOTS.md"
BEGIN, END = "<!-- made by run.py ladder -->", "<!-- end of the ladder -->"
GOALS = {"normal": 0.75, "hard": 0.70, "expert": 0.58}
"""How often each level is to be ahead of one of the level below."""
_FEW = 20
NAMED = [one.id for one in LEVELS if one.id != "random"]


@dataclass(frozen=True, slots=True)
class Rung:
    """One bot of a level among others of the level below."""

    game: str
    seats: int
    upper: str
    lower: str
    options: tuple[tuple[str, Any], ...] = ()
    """What the set-up says besides, where it is not as usual."""

    @property
    def name(self) -> str:
        return f"{self.game}, {self.seats} seats, {self.upper}:{self.lower}{self.besides}"

    @property
    def besides(self) -> str:
        told = [what if of is True else f"{what} {of}" for what, of in self.options]
        return f" with {', '.join(told)}" if told else ""

    @property
    def seating(self) -> tuple[str, ...]:
        return (self.upper, *[self.lower] * (self.seats - 1))


@dataclass(slots=True)
class Climbed:
    """What has been played on a rung with so many play-outs. `ahead` adds up which share of the others the upper
    level was ahead of in each match, `lead` its points above their mean, `seconds` the time of all decisions."""

    playouts: int
    games: int = 0
    won: float = 0.0
    ahead: float = 0.0
    lead: float = 0.0
    seconds: float = 0.0
    day: str = ""
    options: dict[str, Any] = field(default_factory=dict)

    def add(self, rung: Rung, played: Played) -> None:
        points, own = played.result.points, -self.games % rung.seats  # the seating moves on by a seat each match
        others = [point for seat, point in enumerate(points) if seat != own]
        winners = played.result.winners
        self.won += (own in winners) / len(winners)
        self.ahead += mean([1.0 if points[own] > one else 0.5 if points[own] == one else 0.0 for one in others])
        self.lead += points[own] - mean(others)
        self.seconds += sum(map(sum, played.spent))
        self.games += 1
        self.day = datetime.now(UTC).date().isoformat()

    def told(self, rung: Rung) -> str:
        low, high = confidence(self.ahead, self.games)
        return f"{self.games} matches, ahead in {self.ahead / self.games:.0%} ({low:.0%}-{high:.0%})"


def rungs(options: Mapping[str, Any] | None = None) -> list[Rung]:
    """From the lowest up, game by game."""
    made, besides = [], tuple(sorted((options or {}).items()))
    for game in CATALOGUE:
        players = game_facts(game).players
        for lower, upper in pairwise(NAMED):
            seats = range(max(2, players.min), players.max + 1)
            made += [Rung(game, number, upper, lower, besides) for number in seats]
    return made


def played_rungs(book: Mapping[str, Climbed]) -> list[Rung]:
    """All with the usual options, each followed by what has been played of it with others."""
    others = {tuple(sorted(of.options.items())): None for of in book.values() if of.options}
    made = []
    for one in rungs():
        varied = [replace(one, options=options) for options in others]
        made += [one, *[other for other in varied if other.name in book]]
    return made


def read_book(path: Path) -> dict[str, Climbed]:
    """Empty before the first match."""
    if not path.exists():
        return {}
    try:
        found = json.loads(read_text(path))
        return {name: Climbed(**of) for name, of in found.items()}
    except (FileTrouble, ValueError, TypeError, AttributeError):
        raise BadInput(f"{path.name} is no record of a ladder; remove it, and all rungs begin anew.") from None


def write_book(path: Path, book: Mapping[str, Climbed]) -> None:
    """A line for each rung, in their order."""
    lines = []
    for one in played_rungs(book):
        if one.name in book and book[one.name].games:
            figures = asdict(book[one.name]).items()
            rounded = {what: round(of, 4) if isinstance(of, float) else of for what, of in figures}
            lines.append(f"{json.dumps(one.name)}: {json.dumps(rounded)}")
    write_text(path, "{\n" + ",\n".join(lines) + "\n}\n")


def put_into(page: Path, book: Mapping[str, Climbed]) -> None:
    """The table between its two marks; the rest of the page is written by hand."""
    text = read_text(page)
    before, begun, rest = text.partition(BEGIN)
    _, ended, after = rest.partition(END)
    if not begun or not ended:
        raise BadInput(f"{page.name} lacks '{BEGIN}' or '{END}', between which the table belongs.")
    write_text(page, f"{before}{BEGIN}\n{table(book)}\n{END}{after}")


def table(book: Mapping[str, Climbed]) -> str:
    words = Words("en")
    lines = [
        "| game | seats | level, and that of the others | play-outs | matches | won | ahead | 95 % | lead | goal |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for one in played_rungs(book):
        of = book.get(one.name)
        who = f"| {words(f'games.{one.game}.short')}{one.besides} | {one.seats} | {one.upper}, {one.lower} |"
        if of is None or not of.games:
            lines.append(f"{who} | none | | | | | |")
            continue
        low, high = confidence(of.ahead, of.games)
        shares = f"{of.won / of.games:.0%} | {of.ahead / of.games:.0%} | {low:.0%} to {high:.0%}"
        searched = str(of.playouts) if one.upper in ("hard", "expert") else ""
        lines.append(f"{who} {searched} | {of.games} | {shares} | {of.lead / of.games:+.1f} | {verdict(one, of)} |")
    return "\n".join(lines)


def verdict(rung: Rung, of: Climbed) -> str:
    """Whether the goal is met, by the interval and not by the mean alone."""
    goal, (low, high) = GOALS[rung.upper], confidence(of.ahead, of.games)
    if of.games < _FEW:
        return f"{goal:.0%}: too few to say"
    if low >= goal:
        return f"{goal:.0%}: met"
    if high < goal:
        return f"{goal:.0%}: missed"
    return f"{goal:.0%}: {'likely' if of.ahead / of.games >= goal else 'unlikely'}"
