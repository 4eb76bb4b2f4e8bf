"""The Chronicles in large type: lines keep off each other, and buttons that stand side by side are of one size."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest
from pygame import Rect

from game.core.words import LANGUAGES
from game.games.glen_more.chronicles.haggis.events import HaggisRolled
from game.ui.games.glen_more.chronicles.brush import Brush
from game.ui.games.glen_more.chronicles.facts import chronicle_facts
from game.ui.games.glen_more.parts.chronicle_strip import ChronicleStrip
from tests.reader.texts import ReadSurface, recording
from tests.scenes.chronicle_helpers import ALL, one, stated
from tests.scenes.lesson_helpers import at_the_table, step
from tests.scenes.shell_helpers import frame
from tests.scenes.table_stage import Stand

Written = list[tuple[Brush, str, Any, tuple[float, float]]]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """All lines that boards and chips write: words, type and place."""
    found: Written = []
    plain = Brush.text

    def text(brush: Brush, words: str, style: Any, at: tuple[float, float], *rest: Any, **named: Any) -> int:
        found.append((brush, words, style, at))
        return plain(brush, words, style, at, *rest, **named)

    monkeypatch.setattr(Brush, "text", text)
    return found


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_name_and_figure_of_a_chip_stand_clear_of_each_other(written: Written, scale: float) -> None:
    scene = at_the_table("glen_more", "single_cask", "de", scale=scale)
    frame(scene.context)
    names = [words for _, words, _, _ in written]
    at = names.index(scene.text("glen_more.chronicle.single_cask.short"))
    (brush, _, name, above), (_, _, figure, below) = written[at : at + 2]
    letters = (brush.fonts.px(name) + brush.fonts.px(figure)) / 2
    assert below[1] - above[1] >= letters


def test_buttons_side_by_side_have_letters_of_one_size(written: Written) -> None:
    scene = at_the_table("glen_more", "hammer", "de", scale=2.0)
    while scene.model.phase != "use_englishman":
        scene = step(scene)
    frame(scene.context)
    says = {scene.text(f"glen_more.chronicle.hammer.{key}") for key in ("takes", "discards")}
    sizes = {brush.fonts.px(style) for brush, words, style, _ in written if words in says}
    assert len(says) == 2 and len(sizes) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_small_window_a_board_that_asks_takes_the_room_that_nothing_else_needs(language: str) -> None:
    """A cellar can be bought too, and its chip lies beside the larger board: so all words are of 11 px."""
    cards = dict.fromkeys(("most_animals", "largest_square", "most_whisky_tiles", "most_wood_stone", "farthest_scot"))
    votes, stack = {"hard_place": {"cards": cards}}, ["act seat=0", "choose_vote seat=0"]
    forest, quarry = {"tiles": ["inshriach"], "goods": {"wood": 1}}, {"tiles": ["easdale"], "goods": {"stone": 1}}
    lands = {0: {"0,-1": forest, "1,-1": quarry}}
    session = stated("pbbb", ALL, stack=stack, chronicles=votes, territories=lands)
    stand = Stand(session, size=(1024, 768), language=language, curtain=False, text_scale=0.8)
    assert stand.until_asked()
    sheet, strip = stand.scene.parts["vote_board"], stand.scene.parts["chronicles"]
    assert sheet.at == sheet.spec.large and strip.lit_regions() == ["chronicle:single_cask"]
    with recording() as recorder:
        surface = ReadSurface(stand.context.look.grid.window.size, recorder)
        for part in (sheet, strip):
            part.changed()
        stand.context.stack.expose()
        stand.context.stack.draw(surface)
    owners = {line.owner for line in recorder.page.lines}
    assert {sheet, strip} <= owners
    assert [line.text for line in recorder.page.lines if line.owner in (sheet, strip) and line.px < 11] == []
    assert [*sheet.overflow(), *strip.overflow()] == []


def test_a_sentence_makes_room_for_the_board_that_tells_what_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    """The board comes up while the sentence of the same turn lies there already: it lay on it in large type."""
    stand = Stand(stated("pbb", one("haggis")), language="de", text_scale=1.75, curtain=False)
    assert stand.until_asked()
    scene, sheet = stand.scene, stand.scene.parts["haggis_board"]
    said: list[list[Rect]] = []
    scene.film.caption.say("*Jörg* lässt noch einmal würfeln.", 1, scene.film._board(), (), scene.film._taken())
    scene.film._room = scene.film._board(), scene.film._taken()
    scene.film._said = None, False  # type: ignore[assignment]
    monkeypatch.setattr(scene.film, "_say", lambda *_: said.append(scene.film._taken()))
    event = HaggisRolled(2)
    story = sheet.story(event)
    assert story is not None
    next(scene.motion._paced(story, event))
    assert sheet.visible and len(said) == 1 and sheet.rect in said[0]


def test_while_others_are_told_of_nothing_of_ones_own_is_taken_for_what_has_no_place() -> None:
    """Their land lies where one's own does: a tray offered 'Scots' and 'Scots', and stayed."""
    lands = {0: {"0,-1": "easdale", "0,-2": {"tiles": ["inshriach"], "scots": 1}}}
    stand = Stand(stated("pb", {}, stack=["act seat=0"], moves_left=1, territories=lands), curtain=False)
    assert stand.until_asked()
    scene, tray = stand.scene, stand.scene.parts["choices"]
    assert "scot:0,-2" in stand.director.lit() and not tray.visible
    for seat in (1, None):
        scene.model.told_of = seat
        tray.show(replace(tray.seen, lit=()))  # what is lit has just come
        scene.show_parts()
        assert (scene.anchor("scot:0,-2") is None) == (seat == 1)
        assert not tray.visible, list(tray.buttons)


def test_every_mobster_has_room_for_the_name_in_the_smallest_window_and_largest_type() -> None:
    names = [*chronicle_facts("penny_mobs")["mobsters"]]
    for first in range(0, len(names), 6):
        mobs = {"penny_mobs": {"prison": dict.fromkeys(names[first : first + 6], 0)}}
        session = stated("pb", one("penny_mobs"), stack=["act seat=0", "prison seat=0"], chronicles=mobs)
        stand = Stand(session, size=(1024, 768), text_scale=2.0, curtain=False)
        assert stand.until_asked()
        stand.frame()
        assert stand.scene.parts["prison_board"].overflow() == []


def test_what_a_closed_sheet_uncovers_is_offered_in_no_tray() -> None:
    """The chip of the cellar lay under the lands of others; once they were closed the tray still offered it."""
    forest, quarry = {"tiles": ["inshriach"], "goods": {"wood": 1}}, {"tiles": ["easdale"], "goods": {"stone": 1}}
    lands = {0: {"0,-1": forest, "1,-1": quarry}, 1: {"0,-1": "ballachulish"}}
    stack = ["act seat=0", "activate_foreign seat=0 n=2 used="]
    options = one("dubious_tome") | one("single_cask")
    stand = Stand(stated("pb", options, stack=stack, territories=lands), curtain=False)
    assert stand.until_asked()
    tray = stand.scene.parts["choices"]
    assert stand.scene.parts["lands"].visible and "cellar:second" in tray.buttons
    stand.key("escape")
    assert not stand.scene.parts["lands"].visible
    assert stand.scene.anchor("cellar:second") is not None and "cellar:second" not in tray.buttons


def test_dots_of_a_chip_grow_with_the_type_and_an_open_board_shows_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """They stayed as small as for small type; no chip ever looked open."""
    gang = {"chronicles": {"penny_mobs": {"prison": {"joe_mcduff": 1, "bruce_mcmail": 0}}}}
    steps = []
    for scale in (1.0, 1.75):
        drawn: list[float] = []
        monkeypatch.setattr(ChronicleStrip, "_dots", lambda self, brush, dots, x, y, step, to=drawn: to.append(step))
        stand = Stand(stated("pb", one("penny_mobs"), stack=["act seat=0"], **gang), curtain=False, text_scale=scale)
        assert stand.until_asked()
        stand.frame()
        steps.append(drawn[-1])
    assert steps[1] > steps[0]
    strip = stand.scene.parts["chronicles"]
    chip = strip.regions["chronicle:penny_mobs"].move(strip.rect.topleft).inflate(-20, -20)
    closed = pygame.image.tobytes(stand.surface.subsurface(chip), "RGB")
    strip.pressed("chronicle:penny_mobs")
    stand.wait(600)
    stand.frame()
    assert pygame.image.tobytes(stand.surface.subsurface(chip), "RGB") != closed


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_a_chip_has_room_however_many_are_played(language: str, count: int) -> None:
    """With five of them and the largest type one name ran out of its chip."""
    played = dict([*ALL.items()][-count:])
    stand = Stand(stated("pbb", played), curtain=False, language=language, text_scale=2.0)
    stand.frame()
    assert not stand.scene.parts["chronicles"].overflow()
