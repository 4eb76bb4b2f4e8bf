"""How far the hands have come: which pages, widgets, phases, options and chapters they met, and which never."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from game.core import places
from game.core.game_facts import game_facts
from game.games import CATALOGUE
from game.monkey import sight
from game.monkey.coverage import phases
from game.monkey.deeds import Deed
from game.monkey.drawn_matches import values_of
from game.table.screen import screen_of
from game.tutorial.chapters import load_chapters
from game.ui.context import Context
from game.ui.scene import Scene
from game.ui.widget import Widget

_LOOK_EVERY = 7
"""Everything drawn is looked through once in so many deeds."""
SECTIONS = ("scene", "widget", "pressed", "phase", "option", "chapter")


class Reach:
    """Counts what was met, as `section.what`."""

    def __init__(self) -> None:
        self.met: Counter[str] = Counter()
        self._usable: set[str] = set()
        self._deeds = 0

    def note(self, context: Context, done: Deed) -> None:
        """Before the deed is done."""
        top = context.stack.top
        if top is None or not top.root.has_look:
            return
        self._deeds += 1
        self.met[f"scene.{type(top).__name__}"] += 1
        if done.word == "down":
            hit = top.root.hit((done.values[1], done.values[2]))
            if hit is not None:
                self.met[f"pressed.{type(hit).__name__}"] += 1
        if self._deeds % _LOOK_EVERY == 0:
            self._look(context)
        self.met.update(_at_table(top))

    def _look(self, context: Context) -> None:
        for widget in sight.widgets(context):
            self.met[f"widget.{type(widget).__name__}"] += 1
            if widget.focusable:
                self._usable.add(f"pressed.{type(widget).__name__}")

    def never(self, games: tuple[str, ...] = CATALOGUE) -> list[str]:
        return sorted(one for one in self._all(games) if not self.met[one])

    def told(self, games: tuple[str, ...] = CATALOGUE) -> list[str]:
        """A line for each section: how much of it was met, and what never."""
        every, never = self._all(games), set(self.never(games))
        lines = []
        for section in SECTIONS:
            here = {one for one in every if one.startswith(f"{section}.")}
            missed = sorted(one.removeprefix(f"{section}.") for one in here & never)
            rest = f"; never {', '.join(missed)}" if missed else ""
            lines.append(f"{section}: {len(here) - len(missed)} of {len(here)}{rest}")
        return lines

    def _all(self, games: tuple[str, ...]) -> set[str]:
        return {*_classes(), *self._usable, *(one for game in games for one in _of_game(game))}


def _at_table(top: Scene) -> Iterator[str]:
    director = getattr(top, "director", None)
    if director is None:
        return
    game = director.session.rules.id
    yield f"phase.{game}.{director.session.phase()}"
    for name, value in director.session.setup.options.items():
        yield f"option.{game}.{name}={value}"
    chapter = getattr(top, "chapter", None)
    if chapter is not None:
        yield f"chapter.{game}.{chapter.id}"


def _classes() -> Iterator[str]:
    """Every page, and every widget that is drawn by itself, of whatever has been imported."""
    for section, base in (("scene", Scene), ("widget", Widget)):
        for kind in _below(base):
            if not list(_below(kind)):
                yield f"{section}.{kind.__name__}"


def _below(kind: type[Any]) -> Iterator[type[Any]]:
    for one in kind.__subclasses__():
        if one.__module__.startswith(("game.scenes", "game.ui")):
            yield one
            yield from _below(one)


def _of_game(game: str) -> Iterable[str]:
    facts = game_facts(game)
    for phase in phases(screen_of(game)):
        yield f"phase.{game}.{phase}"
    for count in range(facts.players.min, facts.players.max + 1):
        for name, value in values_of(game, count):
            yield f"option.{game}.{name}={value}"
    for chapter in load_chapters(places.DATA / game / "tutorial.yaml"):
        yield f"chapter.{game}.{chapter}"
