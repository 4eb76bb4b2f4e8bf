"""What is given up is named before it is done, with its amounts, by a question whose first answer is back."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.session import SeatSetup, Session, Setup
from game.core.words import LANGUAGES, Words
from game.games import rules_of
from game.table.director import Director
from game.table.stages import Hint
from game.table.telling import Teller
from game.ui.widgets import Dialog
from tests.scenes.table_helpers import QuickAsker
from tests.scenes.table_stage import Stand

HEART = {"factions": ["rusviet", "nordic"], "mats": ["engineering", "industrial"]}
AT_HOME = {"home_rusviet": ["0 character"], "home_nordic": ["1 character"], "r1c4": ["1 worker"]}
MANY = {**AT_HOME, "r4c6": ["0 worker 4"]}
"""Four workers on a mountain: Produce costs power."""


def begun(game: str, position: dict[str, Any], seats: int = 2, **options: Any) -> Session:
    rules = rules_of(game)
    sitting = tuple(SeatSetup(("Anna", "Jonas", "Morag")[n], n, "random" if n else "") for n in range(seats))
    return Session(rules, Setup(game, sitting, 7, options), state=rules.from_plain({"seats": seats, **position}))


def scythe(units: dict[str, Any], stack: str, *, options: dict[str, Any] | None = None, **more: Any) -> Session:
    position = {**HEART, "units": units, "stack": [stack], **more}
    if options:
        position["options"] = options
    return begun("scythe", position, **(options or {}))


def asked(session: Session, word: str, language: str = "en") -> list[str]:
    """What the table would ask before the first action with that word, in sentences."""
    director = Director(session, QuickAsker())
    action = next(one for one in director.options() if one.word == word)
    teller = Teller(Words(language), session.rules.id, session.setup.seats)
    return [teller.say(one) for one in director.warnings(action)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_top_action_that_cannot_be_paid_says_what_is_missing(language: str) -> None:
    """Produce with four workers and no power was chosen without a word, and the choice was lost."""
    session = scythe(MANY, "take_turn seat=0", power=[0, 0], coins=[0, 0])
    produce = next(one for one in session.options(0) if one.touches() == ("section:produce",))
    teller = Teller(Words(language), "scythe", session.setup.seats)
    told = [teller.say(one) for one in session.rules.warnings(session.view(0), 0, produce)]  # type: ignore[attr-defined]
    assert len(told) == 1 and {"en": "1 power", "de": "1 Stärke"}[language] in told[0]
    trade = next(one for one in session.options(0) if one.touches() == ("section:trade",))
    assert session.rules.warnings(session.view(0), 0, trade), "nobody trades without a coin"  # type: ignore[attr-defined]


def test_a_section_whose_top_action_can_be_done_asks_nothing() -> None:
    session = scythe(MANY, "take_turn seat=0", power=[3, 3], coins=[3, 3])
    for action in session.options(0):
        assert session.rules.warnings(session.view(0), 0, action) == ()  # type: ignore[attr-defined]


def test_the_card_over_it_says_so_before_the_click() -> None:
    stand = Stand(scythe(MANY, "take_turn seat=0", power=[0, 0], coins=[3, 3]))
    stand.scene.hands.point("section:produce")
    card = stand.scene.card.card
    assert "1 power" in card.text and card.foot == stand.scene.text("table.card.mouse.asks")
    lines = len(stand.director.session)
    stand.click_component("section:produce")
    assert len(stand.director.session) == lines, "it is asked first"
    assert any(isinstance(one, Dialog) for one in stand.scene.root.children)


def test_done_producing_names_the_territories_that_are_left_and_what_they_would_make() -> None:
    units = {**AT_HOME, "r4c6": ["0 worker 2"], "r3c5": ["0 worker"]}
    session = scythe(units, "take_turn seat=0", power=[3, 3])
    session.submit(0, next(one for one in session.options(0) if one.touches() == ("section:produce",)))
    session.submit(0, next(one for one in session.options(0) if "r4c6" in one.touches()))
    told = asked(session, "end_produce")
    assert len(told) == 1 and told[0].startswith("1 territory could still produce: 1 ")


@pytest.mark.parametrize("deals", [False, True])
def test_offers_of_coins_are_nothing_that_the_end_of_a_turn_gives_up(deals: bool) -> None:
    session = scythe(MANY, "finish_turn seat=0", options={"deals": True} if deals else None, coins=[4, 4])
    assert asked(session, "end_turn") == []


def test_the_end_of_a_turn_names_the_bottom_action_that_could_be_paid() -> None:
    units = {**AT_HOME, "r4c6": ["0 worker 4"]}
    tokens = {"r4c6": {"food": 5, "oil": 5, "wood": 5, "metal": 5}}
    session = scythe(units, "bottom seat=0", last=["move_gain", None], tokens=tokens)
    told = asked(session, "end_turn")
    assert len(told) == 1 and told[0].startswith("You could still pay for the bottom action: ")


def test_a_bottom_action_that_would_be_warned_of_is_not_missed_at_the_end_of_a_turn() -> None:
    """Else both answers would be asked about: nothing can be built, and Build could still be paid."""
    units = {**AT_HOME, "r4c6": ["0 worker 4"]}
    standing = {"r4c6": "0 mill", "r3c5": "0 mine", "r3c6": "0 armory", "r2c5": "0 monument"}
    tokens = {"r4c6": {"wood": 5}}
    session = scythe(units, "bottom seat=0", last=["bolster", None], tokens=tokens, structures=standing)
    bottom = next(one for one in session.options(0) if one.word == "bottom")
    assert "bottom:build" in bottom.touches() and asked(session, "bottom") and asked(session, "end_turn") == []


def glen(**position: Any) -> Session:
    return begun("glen_more", {"stack": ["act seat=0"], **position}, 3)


HOMEWARD = {
    "0,0": {"scots": 2},
    "0,-1": {"tiles": ["inshriach"], "scots": 2},
    "1,-1": {"tiles": ["easdale"], "scots": 1},
}
"""So many Scots abroad that those beside the home castle count more in it."""


@pytest.mark.parametrize("tops", [("inshriach", "easdale"), ("easdale", "lochridge")])
@pytest.mark.parametrize("home", [1, 2, 3])
def test_nobody_is_asked_to_leave_home(tops: tuple[str, str], home: int) -> None:
    """Scots who stand in the home castle count in each scoring: no question calls another place better."""
    land = {"1,0": {"scots": home}, "0,0": {"scots": 0}, "0,-1": tops[0], "1,-1": tops[1]}
    assert asked(glen(territories={0: land}, moves_left=2), "end_turn") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_movement_that_would_be_lost_is_named(language: str) -> None:
    session = glen(territories={0: HOMEWARD}, moves_left=2)
    told = asked(session, "end_turn", language)
    castle = {"en": "Castle", "de": "burg"}
    assert len(told) == 1 and "2 " in told[0]
    assert castle[language] in told[0], "where to, by a name that stands on the board"


def test_movement_that_helps_nobody_is_not_asked_about() -> None:
    """The only Scot stands where he is wanted: most turns end so, and a question each time is clicked away unread."""
    assert asked(glen(territories={0: {"0,-1": "inshriach"}}, moves_left=2), "end_turn") == []
    assert asked(glen(territories={0: {"0,-1": "inshriach"}}, may_activate=["0,0", "1,0"]), "end_turn") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_tile_is_said_to_need_room_first(language: str) -> None:
    """ "Inshriach could still be activated" sends whoever clicks it into a refusal: three goods lie there."""
    full = {"tiles": ["inshriach"], "goods": {"wood": 3}}
    session = glen(territories={0: {"0,-1": full}}, may_activate=["0,-1"], market={"wood": 2})
    told = asked(session, "end_turn", language)
    assert (
        len(told) == 1 and {"en": "sold something there first", "de": "zuerst etwas verkaufst"}[language] in told[0]
    )


def test_what_the_hint_says_is_done_without_a_question() -> None:
    session = glen(territories={0: HOMEWARD}, moves_left=2)
    director = Director(session, QuickAsker())
    action = next(one for one in director.options() if one.word == "end_turn")
    assert director.choose("end_turn").warnings
    director.bots.hint = Hint(action, None)
    assert director.choose("end_turn").action == action


def test_tiles_that_could_still_act_are_named() -> None:
    session = glen(territories={0: {"1,-1": "plockton"}}, may_activate=["0,0", "1,0", "1,-1"])
    told = asked(session, "end_turn")
    assert len(told) == 1 and "Plockton" in told[0] and "3 tiles" in told[0]


def test_a_turn_with_nothing_left_ends_without_a_question() -> None:
    assert asked(glen(territories={0: {"0,-1": "inshriach"}}), "end_turn") == []


def test_the_first_answer_of_the_question_is_back_and_has_the_ring() -> None:
    stand = Stand(glen(territories={0: HOMEWARD}, moves_left=2))
    lines = len(stand.director.session)
    stand.wait(500)
    stand.key("ctrl+return")
    dialog = next(one for one in stand.scene.root.children if isinstance(one, Dialog))
    stand.wait(500)
    assert stand.scene.root.focus is dialog.buttons[0] and stand.scene.root.focus_visible
    stand.key("return")
    assert len(stand.director.session) == lines and dialog.parent is None
    stand.key("ctrl+return")
    stand.key("n")
    stand.key("return")
    assert len(stand.director.session) > lines


def test_done_moving_asks_where_nothing_has_moved_and_no_more_once_something_has() -> None:
    session = scythe({**AT_HOME, "r4c6": ["0 worker 2"]}, "take_turn seat=0")
    session.submit(0, next(one for one in session.options(0) if one.touches() == ("section:move_gain",)))
    session.submit(0, next(one for one in session.options(0) if one.word == "move_units"))
    assert asked(session, "end_move") == ["No unit has moved yet."]
    session.submit(0, next(one for one in session.options(0) if one.word == "move"))
    assert asked(session, "end_move") == []


def with_one_move_left(encounters: list[str]) -> Session:
    """A worker has moved, the character beside it may still go."""
    units = {"home_nordic": ["1 character"], "r1c4": ["1 worker"], "r4c6": ["0 worker", "0 character"]}
    session = scythe(units, "move_units seat=0 units=2 steps=1 top=true", encounters=encounters)
    goes = (one for one in session.options(0) if one.word == "move")
    session.submit(0, next(one for one in goes if one.touches()[0].startswith("worker")))
    return session


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_encounter_within_reach_is_not_left_without_a_question(language: str) -> None:
    told = asked(with_one_move_left(["r4c5"]), "end_move", language)
    assert len(told) == 1 and {"en": "character", "de": "Anführer"}[language] in told[0]


def test_where_nothing_is_to_be_found_a_unit_may_stay_without_a_question() -> None:
    assert asked(with_one_move_left(["r1c3"]), "end_move") == []
