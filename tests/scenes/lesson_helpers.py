"""A learner at the table of a chapter, for tests: sits down, does what is shown, looks for faults of the card."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from game.core.contract import Action, seat_id
from game.core.settings import Settings
from game.core.words import Words
from game.games import CATALOGUE
from game.scenes.lesson_progress import lessons_of
from game.scenes.lesson_task import TaskScene, lesson_table
from game.table.director import Stage as AskedStage
from game.tutorial.demands import looked_at
from game.ui.context import Context
from game.ui.events import Key
from game.ui.widgets import Dialog
from tests.scenes.table_helpers import QuickAsker


def at_the_table(
    game: str = "rebirth",
    chapter: str = "idea",
    language: str = "en",
    size: tuple[int, int] = (1280, 720),
    scale: float = 1.0,
    context: Context | None = None,
) -> TaskScene:
    if context is None:
        settings = Settings(language=language, motion="none", text_scale=scale)
        context = Context(Words(language), settings, size, words_for=Words)
        context.services = SimpleNamespace(thinker=QuickAsker())
    scene = lesson_table(context, game, chapter)
    assert isinstance(scene, TaskScene)
    context.stack.push(scene)
    rest(context)
    return scene


def seen(context: Context) -> None:
    """As long as a person needs to see what is asked now."""
    for _ in range(12):
        context.stack.update(40)


def rest(context: Context) -> TaskScene:
    for _ in range(60):
        context.stack.update(40)
        top = context.stack.top
        if not isinstance(top, TaskScene) or top.director.stage is not AskedStage.BOT:
            break
    return top  # type: ignore[return-value]


def press(scene: TaskScene, key: str) -> TaskScene:
    chord = key
    scene.context.stack.handle(Key(key.split("+")[-1], ctrl="ctrl" in chord))
    return rest(scene.context)


def what_is_wrong(scene: TaskScene) -> list[str]:
    card, found = scene.tutor, []
    found += [f"cut: {text}" for one in card.walk() if one.shown for text in one.overflow() if text]
    if not scene.root.rect.contains(card.rect):
        found.append("the card leaves the window")
    rows = [card.goal, card.body, card.nudged, card.back, card.next if card.next.visible else card.way]
    told = [row for row in rows if getattr(row, "text", "") and row.visible]
    for one, other in pairwise(told):
        if one.rect.colliderect(other.rect):
            found.append(f"{one.name} lies over {other.name}")
    found += ["it covers what it speaks of" for place in scene.spoken_of() if place.colliderect(card.rect)]
    whole = [part for part in scene.open_parts() if part.fills and card.shown]
    found += [
        "it lies on what fills the table" for p in whole for at in p.keeps_clear("") if at.colliderect(card.rect)
    ]
    drawn = scene.root.children
    found += ["a ring crosses it" for ring in scene.rings if drawn.index(ring) > drawn.index(card)]
    return found + [f"it cuts the panel of seat {seat}" for seat in cut_panels(scene)]


def cut_panels(scene: TaskScene) -> list[int]:
    """Whose figures are half under the card: a panel is seen or hidden, half of one says nothing."""
    panels = [(seat, one.rect) for seat, one in enumerate(scene.furniture.players) if one.shown]
    parts = [part for part in scene.parts.values() if part.shown]
    panels += [(n, at) for part in parts for n in range(scene.session.seats) if (at := part.region(seat_id(n)))]
    card = scene.tutor
    met = [(seat, at) for seat, at in panels if at.colliderect(card.rect)] if card.shown and not card.folded else []
    return [seat for seat, at in met if not card.rect.contains(at)]


def step(scene: TaskScene) -> TaskScene:
    """What a learner does who has everything shown."""
    campaign = scene.campaign
    if scene.next_leads:
        return press(scene, "ctrl+return")
    for part in looked_at(campaign.task.reached):
        if part in scene.furniture.tools:
            scene.furniture.command(part)
            rest(scene.context)
            scene.furniture.close_top()
        else:
            scene.hands.point(part)
        return rest(scene.context)
    scene.show_way()
    rest(scene.context)
    assert what_is_wrong(scene) == [], "the way that is shown is not covered"
    touched = set(scene.model.advised.way.touches()) if scene.model.advised.way is not None else set()
    lit = touched.intersection(scene.director.lit())
    assert not lit or lit.issuperset(scene.pointed()), "what is shown can be clicked"
    action = scene.model.advised.way or scene.director.bots.hint.action
    do(scene, action)
    return rest(scene.context)


def do(scene: TaskScene, action: Action) -> None:
    """By clicks, as long as there is something to be clicked."""
    before = len(scene.session)
    for component in action.touches():
        if len(scene.session) == before and component in scene.director.lit():
            scene.hands.choose(component)
            _do_it_all_the_same(scene)
    if len(scene.session) == before:
        scene.hands.hand_in((action,))


def _do_it_all_the_same(scene: TaskScene) -> None:
    """Whoever was shown the way is sure of it."""
    for question in [w for w in scene.root.children if isinstance(w, Dialog)]:
        question.buttons[-1].press()


def go_through(scene: TaskScene) -> list[str]:
    """To the end of the chapter; everything that is wrong on the way."""
    found: list[str] = []
    for _ in range(300):
        told = f"{scene.campaign.number} {scene.tutor.goal.text}"
        found += [f"{told}: {wrong}" for wrong in what_is_wrong(scene)]
        if scene.campaign.done:
            return found
        scene = step(scene)
    raise AssertionError("the chapter does not come to its end")


CAMPAIGNS = [(game, c.id) for game in CATALOGUE for c in lessons_of(game).chapters.values()]
FORMS = {
    "en": ("en", (1280, 720), 1.0),
    "de-200": ("de", (1280, 720), 2.0),
    "de-small": ("de", (1024, 576), 1.0),
    "en-150": ("en", (1920, 1080), 1.5),
}


def every_form_and_each_chapter_once() -> Iterator[Any]:
    """In the usual suite each chapter in one form and all forms in turn; the others are for the long walks."""
    for number, (game, chapter) in enumerate(CAMPAIGNS):
        for place, (name, form) in enumerate(FORMS.items()):
            long = () if place == number % len(FORMS) else (pytest.mark.long,)
            yield pytest.param(game, chapter, *form, id=f"{game}-{chapter}-{name}", marks=long)
