"""A game on the home page: its picture, what it is, New game and Learn. Upright in a row of several, wide alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.core.game_facts import GameFacts
from game.scenes.page import Page
from game.scenes.shell_widgets import CardButton, FactRow, LivePicture, PaintSteps, RisingCard, fitting_style
from game.ui.scene import Scene
from game.ui.widget import At
from game.ui.widgets import Label, Paragraph

WIDE_FROM = 2.0
"""A card that is so many times wider than high has its picture beside the words."""
NARROW = 300.0
"""With four games side by side there is no room to spare."""


STORY_FACTS = (("clock", "length"), ("supply", "pieces"), ("lock", "secret"))
"""Icon and text key of what a game is made of."""


@dataclass(frozen=True)
class CardActs:
    new_game: Callable[[], object]
    learn: Callable[[], object]
    rules: Callable[[], object]


def fact_words(scene: Scene, facts: GameFacts, short: bool = False) -> list[tuple[str, str]]:
    """Players, minutes and weight, each with its icon; `short` leaves to the icon what it says."""
    least, most = min(facts.minutes.values()), max(facts.minutes.values())
    text = scene.text
    players = (facts.players.min, facts.players.max)
    people = text("home.players_short" if short else "home.players", least=players[0], most=players[1])
    minutes = text("home.minutes.span", least=least, most=most)
    if least == most:
        minutes = text("home.minutes.single", n=least)
    return [("person", people), ("clock", minutes), ("scores", text(f"home.weight.{facts.weight}"))]


_STORY, _FACT, _FOOT = 162.0, 21.0, 92.0
"""In a wide card: where the facts below its story begin, how high each is, and what stands below them."""


class GameCard(RisingCard):
    """`k` is how much larger than designed everything is; `at` is already multiplied."""

    def __init__(self, at: At, scene: Page, facts: GameFacts, acts: CardActs, paint: PaintSteps, k: float) -> None:
        super().__init__(at, scene, name=f"card.{facts.id}")
        self.facts = facts
        self.acts = acts
        self.k = k
        wide, high = at[2] / k, at[3] / k
        self.picture = LivePicture((0, 0, 1, 1), paint, scene.painted, ("vignette", facts.id))
        self.add(self.picture)
        if wide > WIDE_FROM * high:
            self._fill_wide(wide, high)
        else:
            self._fill_upright(wide, high)

    def _place(self, x: float, y: float, w: float, h: float) -> At:
        return x * self.k, y * self.k, w * self.k, h * self.k

    def _text(self, part: str) -> str:
        return self.scene.text(f"games.{self.facts.id}.{part}")

    def _button(self, at: At, part: str, act: Callable[[], object]) -> CardButton:
        return self.add(CardButton(at, self.scene.text(f"home.{part}"), act, name=f"{part}.{self.facts.id}"))

    def _fill_upright(self, wide: float, high: float) -> None:
        place = self._place
        words_first = self.k > 1  # of a card that is half in sight with large type at least the name can be read
        top = 6.0 if words_first else high - 130
        self.picture.at = place(6, 136 if words_first else 6, wide - 12, high - 142)
        style = fitting_style(self.scene.context.look, self._text("name"), ("game", "card"), (wide - 32) * self.k)
        self.add(Label(place(16, top + 2, wide - 32, 26), self._text("name"), style))
        self.add(Label(place(16, top + 29, wide - 32, 20), self._text("tagline"), "motto", "muted"))
        facts = fact_words(self.scene, self.facts, wide < NARROW)
        self.add(FactRow(place(16, top + 53, wide - 32, 18), facts))
        first = (wide - 36) * 0.62
        self.primary = self._button(place(14, top + 84, first, 36), "new_game", self.acts.new_game)
        self._button(place(22 + first, top + 84, wide - 36 - first, 36), "learn", self.acts.learn)

    def _fill_wide(self, wide: float, high: float) -> None:
        place = self._place
        shown = min(561.0, round(wide * 0.48))
        self.picture.at = place(6, 6, shown, high - 12)
        left, room = shown + 34, wide - shown - 34 - 30
        big = "title" if room > 360 else "game"
        self.add(Label(place(left, 24, room, 38), self._text("name"), big))
        self.add(Label(place(left, 66, room, 20), self._text("tagline"), "motto", "muted"))
        if room > 360:
            self.add(Paragraph(place(left, 94, room, 64), self._text("story"), "prompt"))
            told = int((high - _FOOT - _STORY) // _FACT)  # a low card leaves the rest to the rules
            for number, (icon, part) in enumerate(STORY_FACTS[: max(0, told)]):
                at = place(left, _STORY + _FACT * number, room, 20)
                self.add(FactRow(at, [(icon, self._text(f"facts.{part}"))], "body"))
        self.add(FactRow(place(left, high - 90, room, 18), fact_words(self.scene, self.facts)))
        third = (room - 20) / 3.5
        self.primary = self._button(place(left, high - 64, third * 1.5, 42), "new_game", self.acts.new_game)
        self._button(place(left + third * 1.5 + 10, high - 64, third, 42), "learn", self.acts.learn)
        self._button(place(left + third * 2.5 + 20, high - 64, third, 42), "rules", self.acts.rules)
