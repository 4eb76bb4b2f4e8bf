"""The film of others' turns at the table: it tells, it never holds anybody up, and what ends it does nothing else."""

from __future__ import annotations

import random

import pytest

from game.core.contract import CHANCE, Action
from game.core.replaying import replay
from game.core.session import Session, Setup
from game.games import CATALOGUE, rules_of
from game.table.director import Stage
from tests.scenes.table_helpers import seats
from tests.scenes.table_stage import Stand


def after_own_turn(game: str = "rebirth", *, motion: str = "normal", kinds: str = "pbb") -> Stand:
    """Somebody has just ended a turn of their own, and bots begin to play."""
    session = Session(rules_of(game), Setup(game, seats(kinds), 7, {"start": 0} if game == "rebirth" else {}))
    stand = Stand(session, motion=motion, curtain=False)
    stand.until_asked()
    own = session.turns()[0]
    while session.turns()[0] == own and session.waiting() == (0,):
        session.submit(0, session.options(0)[0])
    return stand


def until_said(stand: Stand) -> str:
    for _ in range(400):
        if stand.scene.film.caption.visible:
            return stand.scene.film.caption.text
        stand.wait()
    raise AssertionError("nothing is said")


def test_while_a_bot_plays_its_turn_stands_over_the_board_and_covers_no_place_it_speaks_of():
    stand = after_own_turn()
    assert "Jonas" in until_said(stand)
    film = stand.scene.film
    tale = stand.scene.model.news.all()[-1]
    places = [place for piece in tale.pieces() if (place := stand.scene.anchor(piece)) is not None]
    assert places and not any(film.caption.rect.collidepoint(place) for place in places)


def test_a_click_ends_the_film_and_does_nothing_else():
    stand = after_own_turn()
    until_said(stand)
    length = len(stand.director.session)
    stand.click(stand.scene.parts["board"].rect.center)
    assert not stand.scene.film.on and stand.scene.model.position >= length
    assert not stand.director.picker.chosen


@pytest.mark.parametrize("key", ["space", "return", "ctrl+return", "n"])
def test_a_key_ends_the_film_and_does_nothing_else(key: str):
    stand = after_own_turn()
    until_said(stand)
    length, ring = len(stand.director.session), stand.scene.root.focus
    stand.key(key)
    assert not stand.scene.film.on and len(stand.director.session) == length
    assert stand.scene.root.focus is ring and not stand.director.picker.chosen


def test_who_can_act_sees_the_whole_board():
    stand = after_own_turn()
    for _ in range(600):
        if stand.director.stage is Stage.PLAY and not stand.scene.motion.busy:
            break
        stand.wait()
    assert stand.scene.model.is_live and not stand.scene.film.caption.visible


@pytest.mark.parametrize("game", CATALOGUE)
def test_without_motion_nothing_is_told_and_nobody_waits(game: str):
    stand = after_own_turn(game, motion="none")
    for _ in range(400):
        if stand.director.stage is not Stage.BOT:
            break
        stand.wait()
        assert not stand.scene.motion.busy and not stand.scene.film.on
    assert stand.scene.model.position == len(stand.director.session)


def with_news(game: str, motion: str = "normal") -> Stand:
    stand = after_own_turn(game, motion=motion)
    for _ in range(800):
        stand.scene.motion.finish()
        if stand.director.stage is Stage.PLAY and stand.scene.model.is_live:
            if stand.scene.model.news.all():
                return stand
            session = stand.director.session
            session.submit(0, session.options(0)[0])
        stand.wait()
    raise AssertionError("nobody is asked any more")


@pytest.mark.parametrize("game", CATALOGUE)
def test_turns_that_are_shown_once_more_end_where_they_began(game: str):
    stand = with_news(game)
    session, before = stand.director.session, (stand.director.lit(), len(stand.director.session))
    stand.scene.film.play_all()
    stand.wait()
    assert stand.scene.model.rewound and stand.scene.model.position < len(session)
    assert not stand.scene.model.is_live
    until_it_stays(stand)
    told = stand.scene.film.caption.text
    stand.wait(30_000)
    assert stand.scene.film.caption.text == told and stand.scene.film.caption.visible, "it stays until a click"
    stand.click(stand.scene.parts["board"].rect.center)
    assert (stand.director.lit(), len(session)) == before
    assert stand.scene.model.is_live and not stand.scene.model.rewound


def until_it_stays(stand: Stand) -> None:
    """Up to the end of the last turn that is shown once more."""
    last = stand.scene.film.reel[-1]
    for _ in range(3000):
        stand.wait()
        if stand.scene.model.position == last.end and stand.scene.film.caption.visible:
            return stand.wait(20_000)
    raise AssertionError("the film does not end")


def test_a_click_amidst_a_turn_that_is_shown_once_more_comes_back_at_once():
    stand = with_news("rebirth")
    stand.scene.film.play_all()
    stand.wait(400)
    stand.click(stand.scene.parts["board"].rect.center)
    assert stand.scene.model.is_live and not stand.scene.motion.busy and not stand.director.picker.chosen


def test_a_click_on_a_line_of_the_recap_shows_that_turn_once_more():
    stand = with_news("rebirth")
    peek = stand.scene.furniture.peek
    stand.click(peek.laid().row(0, peek._rows_at()).center)
    stand.wait()
    assert stand.scene.film.reel == (peek.facts.lines[0].tale.turn,)
    assert stand.scene.model.position == peek.facts.lines[0].tale.turn.start


@pytest.mark.parametrize("game", CATALOGUE)
def test_before_the_first_own_turn_nothing_is_said_of_a_last_one(game: str):
    stand = Stand(Session(rules_of(game), Setup(game, seats("pbb"), 7, {})), motion="none", curtain=False)
    assert stand.until_asked()
    first = stand.scene.furniture.peek.facts
    assert (first.title, first.nothing) == tuple(
        map(stand.scene.text, ("table.peek.latest", "table.peek.nothing_yet"))
    )
    later = with_news(game, "none").scene
    assert later.furniture.peek.facts.title == later.text("table.peek.since")


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_turn_that_brought_nothing_has_no_figure_beside_it(game: str):
    lines = with_news(game, "none").scene.furniture.peek.facts.lines
    assert lines and not any(line.points in ("0", "+0") for line in lines)


def test_without_motion_a_line_of_the_recap_shows_how_things_stood_then():
    stand = with_news("rebirth", "none")
    line = stand.scene.furniture.peek.facts.lines[0]
    stand.scene.film.play([line.tale])
    assert stand.scene.model.looking_at == line.position
    assert stand.scene.film.caption.visible
    stand.press("primary")
    assert stand.scene.model.is_live and not stand.scene.film.caption.visible


def test_a_line_that_is_pointed_at_is_said_in_full_and_lights_its_places():
    stand = with_news("rebirth")
    peek = stand.scene.furniture.peek
    stand.point(peek.laid().row(0, peek._rows_at()).center)
    assert stand.scene.film.caption.visible and stand.scene.model.marked
    stand.point(stand.scene.parts["board"].rect.midbottom)
    assert not stand.scene.film.caption.visible and not stand.scene.model.marked


def test_nothing_runs_on_behind_the_menu():
    stand = after_own_turn()
    until_said(stand)
    position = stand.scene.model.position
    stand.scene.furniture.command("menu")
    stand.wait(9000)
    assert stand.scene.model.position == position


def before_a_scoring(*, by_bot: bool = False) -> tuple[Stand, Action]:
    """Anna is about to do what ends a round of Isle of Skye, with two bots; or one of them is."""
    rules = rules_of("isle_of_skye")
    for seed in range(20):
        played = Session(rules, Setup("isle_of_skye", seats("ppp"), seed, {}))
        while not any(event.word == "slot_scored" for _, event in played.events(None, len(played) - 3)):
            seat = played.waiting()[0]
            played.submit(seat, played.options(seat)[0])
        scored = next(n for n, event in played.events(None) if event.word == "slot_scored")
        last = max(n for n in range(scored) if played.lines[n].seat != CHANCE)
        if (played.lines[last].seat != 0) == by_bot:
            setup = Setup("isle_of_skye", seats("pbb"), seed, {})
            return Stand(replay(rules, setup, played.lines[:last]), motion="normal"), played.lines[last].action
    raise AssertionError("nobody ends a round")


def while_it_is_told(stand: Stand) -> None:
    for _ in range(300):
        stand.wait()
        if stand.scene.motion.go_on():
            stand.scene.motion._waits = True
            return
    raise AssertionError("nothing waits")


def test_a_scoring_stays_until_somebody_goes_on():
    stand, last = before_a_scoring()
    stand.director.session.submit(0, last)
    while_it_is_told(stand)
    position = stand.scene.model.position
    stand.wait(20_000)
    assert stand.scene.model.is_told and stand.scene.model.position == position
    assert stand.scene.furniture.primary.text == stand.scene.text("table.primary.go_on")
    stand.press("primary")
    stand.wait(500)
    assert not stand.scene.model.is_told and stand.scene.model.position > position


def test_after_a_scoring_the_turn_before_it_is_not_told_again():
    """The table had long moved on to the next prices, and the sentence of the last builder lay over the purse."""
    stand, _ = before_a_scoring(by_bot=True)
    while_it_is_told(stand)
    stand.press("primary")
    for _ in range(200):
        stand.wait()
        assert not stand.scene.film.caption.visible or stand.scene.model.phase != "set_prices"
        if stand.director.stage is Stage.PLAY and not stand.scene.motion.busy:
            break


def test_after_as_many_seconds_as_the_settings_say_it_goes_by_itself():
    stand, last = before_a_scoring()
    stand.context.settings.stay_seconds = 5
    stand.director.session.submit(0, last)
    while_it_is_told(stand)
    stand.wait(4_000)
    assert stand.scene.model.is_told
    stand.wait(2_000)
    assert not stand.scene.model.is_told


def test_what_somebody_else_meets_can_be_read_and_stays_until_somebody_goes_on():
    rules = rules_of("scythe")
    played = next(
        session
        for seed in range(9)
        if (session := until_others_meet(Session(rules, Setup("scythe", seats("pbb"), seed, {})), seed)) is not None
    )
    last = max(number for number, line in enumerate(played.lines) if line.seat != CHANCE)
    stand = Stand(replay(rules, played.setup, played.lines[:last]), motion="normal", curtain=False)
    stand.director.session.submit(played.lines[last].seat, played.lines[last].action)
    while_it_is_told(stand)
    assert stand.scene.parts["encounter"].visible
    caption, sheet = stand.scene.film.caption, stand.scene.parts["encounter"]
    assert not caption.visible or not caption.rect.colliderect(sheet.rect)
    stand.press("primary")
    stand.wait(100)
    assert not stand.scene.model.is_told


def until_others_meet(session: Session, seed: int) -> Session | None:
    """Up to the line in which a bot meets somebody."""
    dice = random.Random(seed)
    while not session.is_over() and len(session) < 600:
        seat = session.waiting()[0]
        session.submit(seat, dice.choice(session.options(seat)))
        met = [event for _, event in session.events(None, len(session) - 1) if event.word == "encounter_met"]
        if met and met[0].seat != 0:
            return session
    return None
