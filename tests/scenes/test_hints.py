"""What a hint shows and what can be done with it: what, where, why and what would be second; done or dropped."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pytest

from game.bots.judging import judge_for
from game.bots.onestep import Greedy
from game.bots.reasons import thought_of
from game.bots.worker import Answer, Request
from game.core.named import bare
from game.core.session import SeatSetup, Session, Setup
from game.core.text import to_text
from game.games import CATALOGUE, judge_of, rules_of
from game.scenes.table import held
from game.scenes.table.hint_signs import Ring, Tag
from game.scenes.table.names import place_of
from game.table.advising import advice
from game.table.director import Stage
from game.table.facts import AdviceRow, OtherWay
from game.table.stages import Hint
from tests.scenes import chronicle_helpers, glen_helpers, table_stage
from tests.scenes.table_helpers import QuickAsker, match
from tests.scenes.table_stage import Stand


class Adviser(QuickAsker):
    """Answers like the bots' process, by the quick order and with the same seed always, but without a process."""

    def ask(self, request: Request) -> None:
        rules, view, seat = request.rules, request.view, request.seat
        judge, options = judge_for(rules, judge_of(rules.id)), rules.options(view, seat)
        bot = Greedy(seat, judge)
        action = bot.choose(rules, view, options, random.Random(request.seed), 0.0)
        thought = thought_of(rules, judge, view, seat, action, secret=request.secret, merits=bot.weighed)
        self._answer = Answer(request.ticket, to_text(action), thought)


@pytest.fixture(autouse=True)
def adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_stage, "QuickAsker", Adviser)


def table(game: str, language: str = "en", text_scale: float = 1.0) -> Stand:
    seats = tuple(SeatSetup(name, n, "normal" if n else "") for n, name in enumerate(("Anna", "Jonas")))
    stand = Stand(
        Session(rules_of(game), Setup(game, seats, 4, {})), language=language, text_scale=text_scale, warn=False
    )
    assert stand.until_asked()
    return stand


def ask(stand: Stand) -> None:
    stand.key("t")
    stand.wait(100)
    assert stand.director.bots.hint is not None


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_key_that_asks_for_a_hint_does_it_when_it_is_pressed_again(game: str, language: str) -> None:
    """Through some turns, nothing asked first: the move is made, and the log knows that it was advised."""
    stand = table(game, language)
    for _ in range(14):
        ask(stand)
        hint, number = stand.director.bots.hint, len(stand.director.session)
        told = advice(stand.scene.model)
        assert hint is not None and told.title and told.can_do
        assert not stand.scene.furniture.hint.body.overflow()
        stand.key("t")
        assert stand.director.session.lines[number].action == hint.action
        assert stand.director.session.marks[number] == "hint"
        if not stand.until_asked():
            return


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_a_hint_names_what_is_sure_what_is_expected_and_what_would_be_second(text_scale: float) -> None:
    stand = table("rebirth", text_scale=text_scale)
    ask(stand)
    told, note = advice(stand.scene.model), stand.scene.furniture.hint
    assert told.others and (told.sure or told.expected)
    names = {row.name for row in note.rows}
    assert {"instead:2", "hint_buttons"} <= names
    for row in note.rows:
        assert note.rect.contains(row.rect), row.name
    assert stand.surface.get_rect().contains(note.rect)


def test_pointing_at_the_second_best_lights_its_place() -> None:
    stand = table("rebirth")
    ask(stand)
    row = stand.scene.root.find("instead:2")
    stand.point(row.rect.center)
    assert stand.scene.model.marked == advice(stand.scene.model).others[0].pieces != ()


def test_a_space_on_which_something_lies_bears_its_name() -> None:
    """A place that is nothing but a place is told by how far it lies; one that has been built on never is."""
    for step in range(40, 120, 16):
        stand = Stand(glen_helpers.played("pb", least=step, when=_can_walk, where="act"), warn=False)
        director, land = stand.director, stand.scene.parts["board"].view.land
        for option in (one for one in stand.director.session.options(0) if one.word == "move"):
            director.bots.hint = Hint(option, None)
            name = stand.scene.model.teller.name(land.component(land.cell(option.touches()[-1])))
            assert bare(advice(stand.scene.model).title).endswith(name)


def _can_walk(session: Session) -> bool:
    return any(one.word == "move" for one in session.options(0))


@pytest.mark.parametrize("way", ["escape", "drop_hint"])
def test_a_hint_that_is_dropped_is_gone_and_can_be_asked_for_again(way: str) -> None:
    stand = Stand(match("pb"))
    stand.until_asked()
    ask(stand)
    if way == "escape":
        stand.key(way)
    else:
        stand.press(way)
    assert stand.director.bots.hint is None and not stand.scene.furniture.hint.visible
    assert stand.scene.parts["board"].view.ghost is None
    ask(stand)


def test_pressing_do_it_does_it() -> None:
    stand = Stand(match("pb"))
    stand.until_asked()
    ask(stand)
    hint, number = stand.director.bots.hint, len(stand.director.session)
    stand.press("do_hint")
    assert hint is not None and stand.director.session.lines[number].action == hint.action


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_advice_of_many_words_leaves_some_out_rather_than_its_buttons(text_scale: float) -> None:
    stand = table("isle_of_skye", "de", text_scale)
    ask(stand)
    note, row = stand.scene.furniture.hint, AdviceRow("Was ein Plättchen im Land noch bringt", "+12")
    text = "Noch ein Satz, der über mehr als eine Zeile geht, wenn die Schrift groß ist."
    others = (OtherWay("Milovaig, einmal gedreht, 1 östlich der Burg", "etwa 5 weniger"),) * 2
    note.show(replace(note.advice, lead=text, sure=(row,) * 4, expected=(row,) * 4, also=(text,) * 4, others=others))
    stand.wait(100)
    window = stand.surface.get_rect()
    assert all(window.contains(one.rect) for one in note.find("hint_buttons").children)
    assert window.contains(note.rect) and note.find("why:0").shown
    stand.scene.furniture.marks.follow(note)
    assert sum(isinstance(one, Tag) for one in stand.scene.furniture.marks.children) <= note.ways


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("text_scale", [1.0, 1.75])
def test_advice_that_comes_takes_the_ring_along_and_lies_under_no_card(game: str, text_scale: float) -> None:
    """Who plays by keys reads it, and Enter does what is read wherever the ring can stand on it."""
    stand, taken = table(game, "de", text_scale), 0
    for _ in range(6):
        stand.key("right")
        stand.wait(400)
        ask(stand)
        stand.wait(400)
        hint, scene = stand.director.bots.hint, stand.scene
        assert hint is not None
        taken += scene.model.pointing.component in hint.action.touches()
        buttons = scene.root.find("hint_buttons")
        assert not scene.card.visible or not scene.card.box().colliderect(buttons.rect), hint.action
        stand.key("t")
        if not stand.until_asked():
            break
    assert taken, "the ring never came to what was advised"


def test_advice_that_the_big_button_does_takes_the_ring_there() -> None:
    """ "End your turn" was read with the ring on a sheet of a Chronicle: Enter opened that."""
    stand = Stand(chronicle_helpers.stated("pb", {}, stack=["act seat=0"], territories={0: {"0,-1": "inshriach"}}))
    stand.scene.root.set_focus(stand.scene.furniture.tools["scores"], visible=True)
    ask(stand)
    assert stand.director.bots.hint.action.word == "end_turn"
    assert stand.scene.root.focus is stand.scene.furniture.primary


@cache
def whole_match(game: str) -> Session:
    """Played by bots."""
    rules = rules_of(game)
    judge, seats = judge_for(rules, judge_of(game)), tuple(SeatSetup(f"P{n}", n, "normal") for n in range(3))
    session, dice = Session(rules, Setup(game, seats, 21, {})), random.Random(21)
    while not session.is_over():
        seat = session.waiting()[0]
        action = Greedy(seat, judge).choose(rules, session.view(seat), session.options(seat), dice, 0.0)
        session.submit(seat, action)
    return session


def midway(game: str, at: float) -> Stand:
    """A table in the midst of that match, with a person at it."""
    session = whole_match(game)
    people = (SeatSetup("Anna", 0), *session.setup.seats[1:])
    stand = Stand(session.branch(round(at * len(session)), None, people), language="de", warn=False)
    assert asked_again(stand)
    return stand


def asked_again(stand: Stand) -> bool:
    """What was told and waits to be looked at is clicked away."""
    while stand.director.stage is Stage.BOT:
        stand.wait()
        held.hurry(stand.scene)
    return stand.until_asked()


def check_marks(stand: Stand) -> bool:
    """The ring is where the last click goes, in the window, under nothing; the discs lie beside it."""
    scene = stand.scene
    marks, note = scene.furniture.marks, scene.furniture.hint.rect
    rings = [one for one in marks.children if isinstance(one, Ring)]
    discs = [one.rect for one in marks.children if isinstance(one, Tag)]
    hint = stand.director.bots.hint
    assert hint is not None
    if not rings:
        assert all(place_of(scene, one) is None for one in hint.action.touches()), hint.action
        return False
    place = rings[-1].rect
    assert rings[-1].strong and stand.surface.get_rect().contains(place), hint.action
    assert not note.collidepoint(place.center), hint.action
    assert not any(place.collidepoint(disc.center) for disc in discs), hint.action
    assert all(one.collidelist(discs[number + 1 :]) < 0 for number, one in enumerate(discs))
    return True


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_number_of_another_way_leaves_what_is_written_there_free(text_scale: float) -> None:
    """On a card, a tab or a section of a mat it stands on the edge, not between two; nothing lies over it."""
    stand, seen = table("scythe", "de", text_scale), 0
    scene, root = stand.scene, stand.scene.root
    for _ in range(5):
        ask(stand)
        others = advice(scene.model).others
        for disc in (one for one in scene.furniture.marks.children if isinstance(one, Tag)):
            above = root.children[root.children.index(scene.furniture.marks) + 1 :]
            assert not any(one.shown and one.rect.colliderect(disc.rect) for one in above if one.name != "hint_note")
            component = others[disc.number - 2].pieces[-1]
            for at in filter(None, (part.region(component) for part in scene.open_parts())):
                assert not at.inflate(-disc.rect.w - 4, -disc.rect.h - 4).colliderect(disc.rect), component
                assert sorted(disc.rect.clip(at).size)[1] > 0.7 * disc.rect.w, f"{component}, or its neighbour?"
                seen += 1
        stand.key("t")
        if not stand.until_asked():
            break
    assert seen


def check_truth(stand: Stand) -> None:
    """What it calls sure, row by row, is what a preview of the move says; and what it praises is a gain."""
    director, hint = stand.director, stand.director.bots.hint
    viewer = director.viewer
    assert hint is not None and viewer is not None
    changes = director.session.preview(viewer, hint.action).changes
    counted = {(c.entry.when, c.entry.category): 0 for c in changes if c.entry.seat == viewer}
    for change in changes:
        if change.entry.seat == viewer:
            counted[change.entry.when, change.entry.category] += change.points
    thought = hint.thought
    assert thought is not None
    for fact in thought.facts:
        row = fact.what.key.rpartition(".")[2]
        if fact.what.key.startswith(f"{director.session.rules.id}.sheet."):
            assert counted.get((fact.when, row)) == fact.figure, (hint.action, fact)
    told = advice(stand.scene.model)
    assert not told.lead or any(row.is_gain for row in told.expected), hint.action


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("at", [0.3, 0.8])
def test_every_hint_of_a_match_is_seen_on_the_table_and_is_true(game: str, at: float) -> None:
    stand, seen, asked = midway(game, at), 0, 0
    for _ in range(10):
        ask(stand)
        stand.wait(100)
        seen, asked = seen + check_marks(stand), asked + 1
        check_truth(stand)
        told = advice(stand.scene.model)
        ways = [told.title, *(one.name for one in told.others)]
        assert len(set(ways)) == len(ways), "two ways that nobody can tell apart"
        stand.key("t")
        if not asked_again(stand):
            break
    assert seen >= 0.9 * asked, "hints that are nowhere on the table"
