"""Every other label of the primary button is really met, and pressed, at a running table.

The moments come from the stories of the rules: the first in which the button is offered.
"""

from __future__ import annotations

from functools import cache

import pytest

from game.core.contract import CHANCE, Action
from game.core.game_facts import game_facts
from game.core.session import SeatSetup, Session, Setup
from game.games import CATALOGUE, rules_of
from game.table.screen import screen_of
from tests.reader.check_texts import overlaps
from tests.reader.texts import ReadSurface, recording
from tests.scenes.stories import played_stories
from tests.scenes.table_stage import Stand

PAGES = frozenset({"seal", "take"})
"""Such a button hands in a page on which something was entered or chosen; in Scythe no action names it."""
NAMES = ("Anna", "Jonas", "Morag", "Ewan", "Isla")
BUTTONS = [
    (game, phase, component)
    for game in CATALOGUE
    for phase, labels in screen_of(game).primary.also.items()
    for component in labels
]


@cache
def moments(game: str) -> dict[tuple[str, str], tuple[Session, int, Action]]:
    """For each button a session, a position of it and the action that the button stands for."""
    rules = rules_of(game)
    wanted = {(phase, component) for each, phase, component in BUTTONS if each == game}
    found: dict[tuple[str, str], tuple[Session, int, Action]] = {}
    pages: dict[tuple[str, str], tuple[Session, int, Action]] = {}
    for session in played_stories(game):
        for at, state in enumerate(session._course.states):
            seats = [seat for seat in rules.waiting(state) if seat != CHANCE]
            phase = str(state.stack[-1].word) if seats else ""
            for component in screen_of(game).primary.also.get(phase, ()):
                for action in rules.options(state, seats[0]):
                    on = found if component in action.touches() else pages
                    on.setdefault((phase, component), (session, at, action))
        if found.keys() == wanted:
            break
    return {**{one: moment for one, moment in pages.items() if one[1] in PAGES}, **found}


def table_at(session: Session, at: int) -> tuple[Stand, int]:
    """All are persons, and whoever is asked looks."""
    rules, state = session.rules, session._course.states[at]
    seats = tuple(SeatSetup(name, n) for n, name in enumerate(NAMES[: session.seats]))
    setup = Setup(rules.id, seats, 7, dict(session.setup.options))
    opened = Session(rules, setup, state=state.copy())
    stand = Stand(opened, curtain=False, warn=False)
    stand.until_asked()
    return stand, len(opened)


@pytest.mark.parametrize(("game", "phase", "component"), BUTTONS, ids=[" ".join(one) for one in BUTTONS])
def test_the_button_can_be_pressed_at_a_table(game: str, phase: str, component: str) -> None:
    assert (phase, component) in moments(game), "no story offers it"
    session, at, action = moments(game)[phase, component]
    stand, before = table_at(session, at)
    for touched in action.touches():
        if touched != component:
            stand.click_component(touched)
    button, key = stand.scene.furniture.primary, screen_of(game).primary.also[phase][component]
    chosen = ", ".join(map(stand.scene.model.teller.name, action.touches()))
    assert button.enabled and button.text == stand.scene.text(key, what=chosen)
    stand.press("primary")
    assert stand.director.session.lines[before].action.word == action.word


@pytest.mark.parametrize("scale", [1.0, 1.3, 1.6, 2.0])
@pytest.mark.parametrize("size", [(1024, 576), (1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("game", CATALOGUE)
def test_its_key_stands_below_its_words_at_every_type_size(game: str, size: tuple[int, int], scale: float) -> None:
    with recording() as recorder:
        stand = Stand(new_match(game), size=size, language="de", text_scale=scale)
        button, surface = stand.scene.furniture.primary, ReadSurface(size, recorder)
        for label in ("Zug beenden", "Übergib die Bögen"):
            button.set(text=label, kind="primary")
            button.set_enabled(True)
            recorder.page.lines.clear()
            recorder.page.covers.clear()
            button.paint(surface, surface.get_rect())
            words, key = recorder.page.lines
            assert (words.text, key.text) == (label, "Strg+Enter")
            assert list(overlaps(recorder.page)) == []
            rounded = button.rect.inflate(0, 2)
            assert rounded.contains(words.box) and rounded.contains(key.box)


def new_match(game: str) -> Session:
    seats = tuple(SeatSetup(name, n) for n, name in enumerate(NAMES[: game_facts(game).players.min]))
    return Session(rules_of(game), Setup(game, seats, 7))
