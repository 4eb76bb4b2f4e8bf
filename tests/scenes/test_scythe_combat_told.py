"""What the page of a combat says: ties by that word, what abilities took before, what more power would have done."""

from __future__ import annotations

from typing import Any

import pytest
from pygame import Rect, Surface

from game.core.session import SeatSetup, Session, Setup
from game.core.text import to_text
from game.games.scythe.rules import RULES
from game.games.scythe.shown import Units
from game.ui.fonts import Fonts
from game.ui.games.scythe import stacks
from game.ui.games.scythe.parts.fight import ledger
from tests.scenes.table_stage import Stand
from tests.scenes.test_scythe_combat import POSITION, page_of

FORCES = {"r3c3": ["0 character", "1 mech", "1 worker 2"], "home_crimea": ["1 character"]}
ABLE = {
    "units": {**FORCES, "r1c4": ["0 mech"], "r6c3": ["1 mech"]},
    "mechs": [["artillery"], ["scout", "speed"]],
    "cards": [[3, 5], []],
    "stack": [
        "take_turn seat=0",
        "set_dials at=r3c3 attacker=0 defender=1",
        "combat_ability seat=1 foe=0 at=r3c3",
        "combat_ability seat=0 foe=1 at=r3c3",
    ],
}


def fought(*said: str, text_scale: float = 1.0, **position: Any) -> Stand:
    """Two persons; what they say in turn, and then the page with the result stays."""
    seats = SeatSetup("Anna", 0, ""), SeatSetup("Jonas", 1, "")
    state = RULES.from_plain(POSITION | {"units": FORCES, "cards": [[], []]} | position)
    session = Session(RULES, Setup("scythe", seats, 7), state=state)
    stand = Stand(session, curtain=False, text_scale=text_scale)
    for line in said:
        stand.wait(100)
        seat = next(one for one in session.waiting() if any(to_text(a) == line for a in session.options(one)))
        session.submit(seat, next(one for one in session.options(seat) if to_text(one) == line))
    stand.wait(300)
    assert page_of(stand).stays
    return stand


def read(stand: Stand, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    words: list[str] = []
    draw = Fonts.draw

    def noted(self: Fonts, surface: Surface, text: str, *rest: Any, **more: Any) -> int:
        words.append(str(text))
        return draw(self, surface, text, *rest, **more)

    monkeypatch.setattr(Fonts, "draw", noted)
    page = page_of(stand)
    page.changed()
    page.painted(Surface(page.rect.size), Rect((0, 0), page.rect.size))
    return words


def test_a_tie_is_called_a_tie_and_the_loser_reads_what_more_would_have_done(monkeypatch: pytest.MonkeyPatch) -> None:
    words = read(fought("stake power=2 cards=", "stake power=2 cards=", power=[2, 4]), monkeypatch)
    assert "Anna wins the tie, 2 against 2" in words
    assert {"With all power: 4", "That would have won."} <= set(words), "Jonas has kept 2 power"
    assert "All power is spent." in words


@pytest.mark.parametrize(
    ("power", "said"), [(3, "That would have won."), (2, "A tie: the attacker wins it."), (1, "Too little even so.")]
)
def test_what_all_power_would_have_come_to(power: int, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert said in read(fought("stake power=2 cards=", "stake power=0 cards=", power=[2, power]), monkeypatch)


def test_a_full_dial_is_told_from_power_that_has_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """ "All power is spent" stood beside power that was left, and "2 power stays" beside five."""
    full = read(fought("stake power=7 cards=", "stake power=2 cards=", power=[9, 2]), monkeypatch)
    assert {"The dial holds no more.", "All power is spent.", "It was not enough."} <= set(full)
    spared = read(fought("stake power=5 cards=", "stake power=0 cards=", power=[10, 2]), monkeypatch)
    assert {"With a full dial: 7", "5 power stays."} <= set(spared)


def test_what_abilities_took_before_stands_with_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Artillery costs Anna a power and Jonas two; the scouts of Jonas take a card of hers."""
    stand = fought(
        "use_ability ability=artillery",
        "use_ability ability=scout",
        "stake power=1 cards=",
        "stake power=0 cards=",
        **ABLE,
    )
    page = page_of(stand)
    assert [(one.key, one.was, one.now) for one in ledger(page._fight(), page.stood, page.used, 0)] == [
        ("before", 5, 5),
        ("costs", 5, 4),
        ("robs", 2, 1),
        ("dialled", 4, 3),
        ("laid", 1, 1),
    ]
    assert [(one.key, one.was, one.now) for one in ledger(page._fight(), page.stood, page.used, 1)] == [
        ("before", 4, 4),
        ("hits", 4, 2),
        ("takes", 0, 1),
        ("dialled", 2, 2),
        ("laid", 1, 1),
    ]
    assert {"Artillery costs power", "Anna: Artillery", "Jonas: Scout takes a card"} <= set(read(stand, monkeypatch))


def test_every_unit_that_is_there_is_seen_or_counted() -> None:
    groups = [Units(0, "character", 1), Units(0, "worker", 5), Units(1, "mech", 2), Units(1, "worker", 2)]
    shown = stacks.facing(groups)
    for group in groups:
        assert sum(one.number for one in shown if one.units == group) == group.number
    assert all(one.mirror == (one.units.seat == 1) for one in shown)
    assert sum(one.units == groups[3] for one in shown) == 2, "two workers stand side by side"


@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_in_large_type_a_second_page_tells_what_had_no_room(scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    stakes = ("stake power=2 cards=", "stake power=1 cards=")
    whole = set(read(fought(*stakes, power=[2, 4]), monkeypatch))
    stand = fought(*stakes, power=[2, 4], text_scale=scale)
    page = page_of(stand)
    first = read(stand, monkeypatch)
    stand.key("return")
    assert page.stays and page.visible, "Enter turns the page"
    second = read(stand, monkeypatch)
    had = {"Anna before and in the fight", "Jonas before and in the fight", "Power before", "For the dial", "4 to 3"}
    assert had <= whole and had <= set(second), "of both sides"
    assert any(one.startswith("1/2") for one in first) and any(one.startswith("2/2") for one in second)
    stand.key("return")
    assert not page.stays, "and the next one lets it go"


@pytest.mark.parametrize(
    ("mechs", "said"), [(["seaworthy"], "your 2 units retreat"), (["speed"], "your 2 units go home")]
)
def test_whoever_may_retreat_onto_a_lake_is_not_said_to_go_home(
    mechs: list[str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    units = {**FORCES, "r3c3": ["0 character", "0 mech", "1 mech"]}
    state = RULES.from_plain(POSITION | {"mechs": [mechs, ["speed"]], "units": units})
    seats = SeatSetup("Anna", 0, ""), SeatSetup("Jonas", 1, "")
    stand = Stand(Session(RULES, Setup("scythe", seats, 7), state=state), curtain=False)
    stand.wait(500)
    words = read(stand, monkeypatch)
    assert said in words and "its unit goes home" in words
