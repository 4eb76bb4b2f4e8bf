"""What the table shows, taken from the director: facts for panels, prompt, bars, primary button. No pygame.

Everything comes from the view of the one who looks, so a forgotten line here could never tell a secret.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from game.core.contract import CHANCE, Action, Event, Seat, Sheet
from game.core.game_facts import game_facts
from game.core.recap import points_at, points_of_turn, points_shown, since_last_turn, turns_of
from game.core.session import Session
from game.core.signs import sign_of_role
from game.table.director import Director, Stage
from game.table.entries import entry, of_seats, seats_of
from game.table.figures import FIGURES
from game.table.film import Tale, tales_of
from game.table.holding import kind_of
from game.table.screen import Screen
from game.table.shown import PartSpec
from game.table.telling import Teller, signed

_FIELDS = ("tile", "gold")
"""What a status may name of an event besides who it was."""


def parts_of(session: Session, screen: Screen) -> dict[str, PartSpec]:
    """The parts of this match's table: some only come with an option of the set-up, and others make room for them."""
    known, setup = game_facts(session.rules.id).options, session.setup.options
    chosen = {name for name, option in known.items() if setup.get(name, option.default) != option.default}
    found = {name: spec for name, spec in screen.parts.items() if not spec.options or chosen & set(spec.options)}
    if not any(spec.options for spec in found.values()):
        return found
    return {
        name: msgspec.structs.replace(spec, at=spec.crowded) if spec.crowded is not None else spec
        for name, spec in found.items()
    }


def draws(session: Session, shown: int) -> bool:
    """Whether a draw is still being told: nobody is asked there."""
    return shown < len(session) and session.waiting(shown) == (CHANCE,)


def prompt(director: Director, screen: Screen, teller: Teller, looking_at: int | None, shown: int) -> str:
    """One line: who acts, and what is asked; while a draw is still being told, what happens. `shown` counts lines."""
    session = director.session
    if looking_at is not None:
        return teller.text("table.prompt.looking", n=looking_at, total=len(session))
    if draws(session, shown):
        return teller.say(session.rules.prompt(session.view(director.eyes, shown), 0))
    if director.hidden:
        return teller.text("table.prompt.hidden")
    if director.stage is Stage.OVER:
        return teller.text("table.prompt.over")
    if director.stage is Stage.CURTAIN:
        return teller.text("table.prompt.curtain", who=teller.seat(director.next_seat or 0))
    if director.stage is Stage.HAND_OVER:
        viewer, following = director.viewer, director.next_seat
        assert viewer is not None and following is not None
        return teller.text("table.prompt.hand_over", who=teller.seat(viewer), other=teller.seat(following))
    actor = 0 if director.actor is None else director.actor
    if director.stage is Stage.BOT:
        key = "table.prompt.paused" if director.bots.paused else "table.prompt.thinking"
        return teller.text(key, who=teller.seat(actor))
    phase = director.session.phase()
    asks = screen.ready if director.picker.answers() else screen.prompts
    name, page = teller.seat(actor), asks.get(phase, screen.prompts.get(phase))
    further = _asked_further(director, screen)
    if further:
        told = teller.text(further, who=name, at=teller.name(director.picker.chosen[0]))
    else:
        told = teller.text(page, who=name) if page else teller.say(director.asked(actor))
    return told.replace(name, f"*{name}*", 1)


def _asked_further(director: Director, screen: Screen) -> str:
    """What is asked of the rest once something has been clicked: the rules only know the whole question."""
    asked = screen.narrowed.get(director.session.phase(), {})
    if not asked or not director.picker.chosen:
        return ""
    kinds = {"", *(kind_of(one) for one in director.lit())}
    return next((key for kind, key in asked.items() if kind in kinds), "")


def primary_label(
    director: Director, screen: Screen, teller: Teller, answers: tuple[Action, ...] = ()
) -> tuple[str, bool]:
    """The words of the primary button and whether it can be pressed; while it cannot, they say what is missing.

    They may name {what} a page would hand in: what its `answers` are about."""
    if director.stage is Stage.HAND_OVER and director.next_seat is not None:
        return teller.text("table.primary.hand_over", who=teller.seat(director.next_seat)), True
    if director.stage is Stage.OVER:
        return teller.text("table.primary.result"), True
    if director.stage is Stage.CURTAIN:
        return teller.text("table.primary.wait"), False
    if director.stage is Stage.BOT:
        paused = director.bots.paused
        return teller.text("table.primary.resume" if paused else "table.primary.wait"), paused
    if director.hidden:
        return teller.text("table.primary.show"), True
    phase = director.session.phase()
    component, label = primary_of(director, screen, phase)
    if answers:
        named = dict.fromkeys(one for action in answers for one in action.touches())
        return teller.text(label, what=", ".join(map(teller.name, named))), True
    if component in director.lit():
        return teller.text(label), True
    return teller.text(screen.primary.missing.get(phase, label)), False


def primary_of(director: Director, screen: Screen, phase: str) -> tuple[str, str]:
    """The component that the primary button stands for, and its label."""
    found = screen.primary.also.get(phase, {})
    lit = director.lit()
    if not found or screen.primary.component in lit:
        return screen.primary.component, screen.primary.label
    return next(((one, label) for one, label in found.items() if one in lit), next(iter(found.items())))


def deed_on(director: Director, screen: Screen, component: str) -> str:
    """What all that a click there can begin comes to, where it is that to which it is done."""
    begun = (one for one in director.picker.candidates() if component in one.touches())
    words = {(one.word, one.touches()[-1]) for one in begun}
    word, done_to = words.pop() if len(words) == 1 else ("", "")
    return screen.deeds.get(word, "") if done_to == component else ""


def signs_of(session: Session, screen: Screen, position: Any) -> tuple[int, ...]:
    """The sign of each seat: the one of its role where the game says so, else the one chosen in the set-up.

    Who has no role yet has the sign of nobody: one of the house's would be taken for somebody else's role.
    """
    chosen = tuple(seat.sign for seat in session.setup.seats)
    if screen.signs is None or position is None:
        return chosen
    roles = of_seats(position, screen.signs.of)
    if len(roles) != len(chosen):
        return chosen
    known = (role if role in screen.signs.roles else "" for role in roles)
    return tuple(sign_of_role(session.rules.id, role) for role in known)


def recent(session: Session, screen: Screen, eyes: Seat | None, at: int | None) -> tuple[Event, ...]:
    """What has happened up to a position since the event that screen.yaml names, as these eyes saw it."""
    if not screen.recent:
        return ()
    found: list[Event] = []
    for number in range((len(session) if at is None else at) - 1, -1, -1):
        events = [event for _, event in session.events(eyes, number, number + 1)]
        found[:0] = events
        if any(event.word == screen.recent for event in events):
            break
    return tuple(found)


def status(
    screen: Screen, teller: Teller, phase: str, position: Any, happened: Iterable[Event], seat: Seat, waiting: bool
) -> tuple[str, str]:
    """What somebody does in this phase or has done in it, in a few words, and which of it: acts, done or rests.

    `happened` recently, and whether the match is `waiting` for this seat.
    """
    spec = screen.status.get(phase)
    if spec is None:
        return "", "rests"
    own = [event for event in happened if getattr(event, "seat", None) == seat]
    done = next((event for event in reversed(own) if event.word in spec.done), None)
    key = spec.acts if waiting else spec.rests if done is None else spec.done[done.word]
    n = sum(event.word == spec.counted for event in own)
    left = len(of_seats(position, spec.left)[seat]) if spec.left else 0
    stated = (words for name, words in spec.stated.items() if of_seats(position, name)[seat])
    if not waiting and done is None and (words := next(stated, None)) is not None:
        return teller.text(words), "done"
    if waiting or done is None:
        return teller.text(key, n=n, total=n + left), "acts" if waiting else "rests"
    named = {
        name: teller.name(value) if isinstance(value, str) else value
        for name in _FIELDS
        if (value := getattr(done, name, None)) is not None
    }
    return teller.text(key, **{"n": n, "total": n + left, **named}), "done"


def place_in_order(screen: Screen, position: Any, seat: Seat) -> int:
    """1 for whoever is first in this round, and so on; 0 where there is no such order."""
    start = entry(position, screen.panels.start) if screen.panels is not None and screen.panels.start else None
    return 0 if start is None else (seat - start) % seats_of(position) + 1


def figures(screen: Screen, position: Any, seat: Seat) -> list[tuple[str, int]]:
    """Id and value of each public figure of a seat."""
    return [(name, FIGURES[spec.figure](position, seat, spec.of)) for name, spec in screen.figures.items()]


def hidden_of(screen: Screen, position: Any, row: str, seat: Seat) -> int:
    """How many things of a seat in a row of the score sheet are unknown to the one who looks."""
    if position is None or row not in screen.veiled:
        return 0
    held = of_seats(position, screen.veiled[row])[seat]
    return held.count(None) if isinstance(held, tuple) else int(held is None)


def recap(director: Director, screen: Screen) -> tuple[Tale, ...]:
    """What the rivals did since the viewer's last turn, and what was shared out since; for all who look
    on the latest round."""
    if director.reader is not None:
        news = tales_of(since_last_turn(director.session, director.reader, screen.film.closes), screen.film)
        news = tuple(tale for tale in news if not _is_own(tale, director.reader))
        return tuple(tale for tale in news if tale.matters) or news
    return latest(director, screen)


def latest(director: Director, screen: Screen, until: int | None = None) -> tuple[Tale, ...]:
    """The latest round, or the one that led to a past position."""
    turns = turns_of(director.session, director.reader, closes=screen.film.closes)
    told = [turn for turn in turns if turn.seat != CHANCE and (until is None or turn.end <= until)]
    return tales_of(told[-director.session.seats :], screen.film)


def _is_own(tale: Tale, seat: Seat) -> bool:
    """What comes right after a turn of one's own, and is about nobody else, such as a card that is drawn."""
    return tale.turn.seat == CHANCE and all(clause.seat == seat for clause in tale.clauses)


def recap_points(director: Director, tale: Tale) -> str:
    """What the turn brought its own seat, if anything: a bare 0 would puzzle. What was shared out in it is a tale of
    its own."""
    if tale.seat == CHANCE:
        return ""
    shared = sum(clause.shares(director.session.seats)[tale.seat] for clause in tale.shared if clause.spec.scores)
    points = points_of_turn(director.session, tale.turn) - shared
    if shared and tale.turn.end == len(director.session):  # what the end shares out lies on no track
        points += points_shown(director.session)[tale.seat] - points_at(director.session)[tale.seat]
    return signed(points) if points else ""


def score(director: Director, seat: Seat, at: int | None) -> int:
    return points_shown(director.session, at)[seat]


def tallies(sheet: Sheet, seat: Seat | None, screen: Screen, teller: Teller) -> dict[str, str]:
    """What the score sheet says of each own card."""
    own = [entry for entry in sheet.entries if seat is not None and entry.seat == seat]
    return {
        entry.component: teller.say(entry.detail)
        for entry in own
        if entry.category in screen.secret_rows and entry.detail is not None
    }


def foreseen(director: Director, action: Action) -> Any:
    """What an action that can be done now would make of the position, as whoever is asked would see it."""
    session, viewer = director.session, director.viewer
    if viewer is None or action not in director.options():
        return None
    return session.rules.shown(session.preview(viewer, action).after)


def holds(sheet: Sheet, seat: Seat | None, screen: Screen) -> dict[str, bool]:
    """Own cards and whether each would bring points now."""
    return {
        entry.component: entry.points > 0
        for entry in sheet.entries
        if seat is not None and entry.seat == seat and entry.category in screen.secret_rows
    }
