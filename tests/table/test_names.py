"""Names in texts lead to what they name: in hints, in the log, in what lessons say, in every game."""

from __future__ import annotations

import re
from types import SimpleNamespace

import pytest

from game.core.named import bare, capital, named, names_in, only
from game.core.session import SeatSetup, Session, Setup
from game.games import CATALOGUE, rules_of
from game.scenes.lesson_progress import lessons_of
from game.scenes.lesson_task import lesson_table
from game.scenes.table.log_book import LogBook, LogRow, show_land
from game.scenes.table.names import place_of
from game.scenes.table.prose import found_in
from game.table.advising import advice
from game.table.telling import paragraph
from game.ui.widgets import Paragraph
from tests.scenes import table_stage
from tests.scenes.table_helpers import QuickAsker
from tests.scenes.table_stage import Stand
from tests.scenes.test_hints import Adviser, asked_again
from tests.table.test_tally import over

RAW = re.compile(r"-?\d+,-?\d+|\br\d+c\d+\b|\b[a-z_]+:[a-z0-9_-]+\b")
"""What no text that people read has in it: co-ordinates and ids."""


TENTHS = re.compile(r"\d[.,]\d")
"""An expectation is told in whole points: a tenth of a point means nothing to anybody."""


@pytest.fixture(autouse=True)
def adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_stage, "QuickAsker", Adviser)


def table(game: str, language: str = "en") -> Stand:
    seats = tuple(SeatSetup(name, n, "normal" if n else "") for n, name in enumerate(("Anna", "Jonas")))
    stand = Stand(Session(rules_of(game), Setup(game, seats, 4, {})), language=language, warn=False)
    assert stand.until_asked()
    return stand


def test_a_name_knows_its_component_and_is_read_without_it() -> None:
    text = f"To {named('place:1,2', 'the hill')} and {named('wood', 'wood')}"
    assert bare(text) == "To the hill and wood"
    assert names_in(text) == (("place:1,2", "the hill"), ("wood", "wood"))
    assert bare(only(text, lambda one: one == "wood")) == bare(text)
    assert names_in(only(text, lambda one: one == "wood")) == (("wood", "wood"),)
    assert bare(capital(named("wood", "wood"))) == "Wood"


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("language", ["en", "de"])
def test_names_of_hints_and_log_lead_somewhere_and_nothing_reads_like_an_id(game: str, language: str) -> None:
    """By the hints' own hand through some turns; a name that leads lights a place, and the others are plain words."""
    stand, led = table(game, language), 0
    scene, model = stand.scene, stand.scene.model
    for _ in range(10):
        stand.key("t")
        stand.wait(100)
        told = advice(model)
        rows = (*told.sure, *told.expected)
        said = [told.title, told.lead, *told.also, *(one.what for one in rows), *(one.name for one in told.others)]
        said += [one.figure for one in (*rows, *told.others)]
        said += [words for line in scene.model.moment().peek.lines for words in line.words]
        texts = [one.text for one in scene.furniture.hint.walk() if isinstance(one, Paragraph)]
        spoken = {place for one in told.others for place in one.pieces if scene.anchor(place) is not None}
        beside = [one for one in spoken if not scene.furniture.hint.rect.collidepoint(scene.anchor(one))]
        assert len(beside) * 2 >= len(spoken), "the advice lies on most of what it would do instead"
        scene.furniture.toggle(LogBook)
        rows_of_log = [one for one in scene.root.walk() if isinstance(one, LogRow)]
        texts += [one.text for one in rows_of_log]
        for text in (*said, *texts):
            assert not RAW.search(bare(text)), bare(text)
            assert not TENTHS.search(bare(text)), bare(text)
        elsewhere = set[str]()
        for row in rows_of_log:
            elsewhere |= row.elsewhere
            show_land(scene, row.turn.seat if row.elsewhere else None)
            assert all(place_of(scene, one) is not None for one in row.elsewhere), bare(row.text)
        show_land(scene, None)
        for text in texts:
            for component, name in names_in(text):
                here = component in elsewhere or place_of(scene, component) is not None
                assert here, f"{name} ({component}) lies nowhere"
                led += 1
        scene.furniture.close_top()
        stand.key("t")
        if not stand.until_asked():
            break
    assert led > 10, "hardly any name leads to its place"


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_name_in_the_log_lights_its_place_while_it_is_pointed_at(game: str) -> None:
    stand = table(game)
    scene = stand.scene
    for _ in range(6):
        stand.key("t")
        stand.wait(100)
        stand.key("t")
        assert stand.until_asked()
    stand.click((1, 719))  # who opens the log by a key has a ring in it, which lights a name as well
    scene.furniture.toggle(LogBook)
    found = [
        (row, rect, component)
        for row in scene.root.walk()
        if isinstance(row, LogRow) and scene.root.find("log_list").rect.contains(row.rect)
        for rect, component in row.block().names
    ]
    assert found
    row, rect, component = found[-1]
    x = row.rect.x + row.grid.px(row._text_x)
    stand.point((x + rect.centerx, row.rect.y + row.grid.px(3) + rect.centery))
    assert scene.model.marked == (component,)
    place, inset = place_of(scene, component), scene.furniture.inset
    assert place is not None and scene.pulse.component == component
    covered = scene.furniture.opened.rect.collidepoint(place.center)
    assert scene.pulse.visible == (not covered) and inset.visible == covered, "under the log no ring is seen"
    stand.point((1, 719))
    assert not scene.pulse.visible and not inset.visible


@pytest.mark.parametrize("game", ["glen_more", "isle_of_skye"])
def test_a_name_in_the_log_lights_what_lies_in_anothers_land(game: str) -> None:
    """Names of rivals' tiles were plain words there, though the recap led to them."""
    session = over(game)
    people = SeatSetup("Anna", 0), *session.setup.seats[1:]
    stand = Stand(session.branch(round(0.6 * len(session)), None, people), warn=False)
    assert asked_again(stand)
    scene = stand.scene
    scene.furniture.toggle(LogBook)
    seen = scene.root.find("log_list").rect
    found = [
        (row, (row.rect.x + row.grid.px(row._text_x) + at.centerx, row.rect.y + row.grid.px(3) + at.centery), name)
        for row in scene.root.walk()
        if isinstance(row, LogRow)
        for at, name in row.block().names
        if name in row.elsewhere
    ]
    found = [one for one in found if seen.collidepoint(one[1])]
    assert len(found) >= 2
    for row, at, name in found:
        stand.point(at)
        assert scene.model.glanced == row.turn.seat and scene.model.marked == (name,)
        assert place_of(scene, name) is not None and scene.pulse.component in ("", name)
        assert scene.pulse.visible or scene.furniture.inset.components == (name,)
    stand.point((1, 719))
    assert scene.model.glanced is None
    stand.point(found[0][1])
    scene.furniture.close_top()
    assert scene.model.glanced is None, "closed under the pointer"


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_a_lesson_calls_by_name_leads_to_its_place(game: str) -> None:
    stand, led = table(game), 0
    stand.context.services = SimpleNamespace(thinker=QuickAsker())
    for chapter in lessons_of(game).chapters:
        scene = lesson_table(stand.context, game, chapter)
        stand.context.stack.replace(scene)
        stand.settle(scene)
        stand.wait(50)
        for text in (scene.tutor.goal.text, scene.tutor.body.text):
            for component, name in names_in(text):
                assert place_of(scene, component) is not None, f"{name} ({component}) lies nowhere"
                led += 1
    assert led or game == "rebirth", "only its lessons begin without a name that one thing alone bears"


def test_prose_calls_only_what_bears_its_name_alone() -> None:
    scene = table("rebirth").scene
    model = scene.model
    alone = next(
        one
        for one in scene.session.rules.components(scene.session.view(0))
        if ":" not in one and len(model.teller.name(one)) > 3 and names_in(found_in(scene, model.teller.name(one)))
    )
    name = model.teller.name(alone)
    assert names_in(found_in(scene, f"Look at {name}!")) == ((alone, name),)
    assert names_in(found_in(scene, f"{name}shire")) == ()


def test_the_log_as_it_is_read_is_the_same_with_and_without_leading_names() -> None:
    stand = table("glen_more")
    for _ in range(4):
        stand.key("t")
        stand.wait(100)
        stand.key("t")
        assert stand.until_asked()
    teller, session = stand.scene.model.teller, stand.director.session
    events = [event for _, event in session.events(0, 0, len(session))]
    assert bare(paragraph(teller.leading(), events, 0)) == paragraph(teller, events, 0)


@pytest.mark.parametrize(("language", "sides"), [
    ("en", {"north": (0, -1), "south": (0, 1), "east": (1, 0), "west": (-1, 0)}),
    ("de", {"Nord": (0, -1), "Süd": (0, 1), "ost": (1, 0), "west": (-1, 0)}),
])  # fmt: skip
def test_advice_says_which_of_several_places_of_one_name(language: str, sides: dict[str, tuple[int, int]]) -> None:
    """By the side on which it lies of the others that are open; a name that one place bears stands alone."""
    stand, several, alone = table("rebirth", language), 0, 0
    model, anchor = stand.scene.model, stand.scene.anchor
    for _ in range(24):
        stand.key("t")
        stand.wait(100)
        hint = stand.director.bots.hint
        place = hint.action.touches()[-1] if hint is not None and hint.action.touches() else ""
        name, title = str(model.teller.name(place)), bare(advice(model).title)
        others = [one for one in stand.director.lit() if str(model.teller.name(one)) == name and one != place]
        side = title.rpartition(name)[2].casefold()
        if place and anchor(place) is not None and others:
            assert side, title
            for axis in (0, 1):
                middle = sum(anchor(one)[axis] for one in others) / len(others)
                for word, way in sides.items():
                    assert (
                        word.casefold() not in side or not way[axis] or (anchor(place)[axis] - middle) * way[axis] > 0
                    )
            several += 1
        elif place:
            assert not side, title
            alone += 1
        stand.key("t")
        if not stand.until_asked():
            break
    assert several and alone
