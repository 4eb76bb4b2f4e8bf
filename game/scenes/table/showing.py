"""What the table shows, taken from the director: facts for panels, prompt, bars, primary button. No pygame.

Everything comes from the view of the one who looks, so a forgotten line here could never tell a secret.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.contract import CHANCE, Seat, Sheet
from game.core.recap import Turn, points_at, points_of_turn, since_last_turn, turns_of
from game.scenes.table.director import Director, Stage
from game.scenes.table.preview_card import signed
from game.scenes.table.telling import Teller
from game.ui.kinds.figures import FIGURES
from game.ui.kinds.screen import Screen


def prompt(director: Director, screen: Screen, teller: Teller, looking_at: int | None) -> str:
    """One line: who acts, and what is asked."""
    if looking_at is not None:
        return teller.text("table.prompt.looking", n=looking_at, total=len(director.session))
    if director.hidden:
        return teller.text("table.prompt.hidden")
    if director.stage is Stage.OVER:
        return teller.text("table.prompt.over")
    if director.stage is Stage.HAND_OVER:
        viewer, following = director.viewer, director.next_seat
        assert viewer is not None and following is not None
        return teller.text("table.prompt.hand_over", who=teller.seat(viewer), other=teller.seat(following))
    actor = 0 if director.actor is None else director.actor
    if director.stage is Stage.BOT:
        key = "table.prompt.paused" if director.paused else "table.prompt.thinking"
        return teller.text(key, who=teller.seat(actor))
    name, page = teller.seat(actor), screen.prompts.get(_phase(director))
    told = teller.text(page, who=name) if page else teller.say(director.session.prompt(actor))
    return told.replace(name, f"*{name}*", 1)


def primary_label(director: Director, screen: Screen, teller: Teller, answered: bool = False) -> tuple[str, bool]:
    """The words of the primary button and whether it can be pressed; while it cannot, they say what is missing."""
    if director.stage is Stage.HAND_OVER and director.next_seat is not None:
        return teller.text("table.primary.hand_over", who=teller.seat(director.next_seat)), True
    if director.stage is Stage.OVER:
        return teller.text("table.primary.result"), True
    if director.stage is Stage.BOT:
        return teller.text("table.primary.resume" if director.paused else "table.primary.wait"), director.paused
    if director.hidden:
        return teller.text("table.primary.show"), True
    phase = _phase(director)
    component, label = primary_of(director, screen, phase)
    if answered or component in director.lit():
        return teller.text(label), True
    return teller.text(screen.primary.missing.get(phase, label)), False


def primary_of(director: Director, screen: Screen, phase: str) -> tuple[str, str]:
    """The component that the primary button stands for, and its label."""
    found = screen.primary.also.get(phase, {})
    lit = director.lit()
    if not found or screen.primary.component in lit:
        return screen.primary.component, screen.primary.label
    return next(((one, label) for one, label in found.items() if one in lit), next(iter(found.items())))


def phase_of(plain: Mapping[str, Any]) -> str:
    """The word of the frame that decides; empty once the match is over."""
    stack = plain.get("stack") or [""]
    return str(stack[-1]).partition(" ")[0]


def _phase(director: Director) -> str:
    return phase_of(director.session.rules.to_plain(director.session.view(director.eyes)))


def figures(screen: Screen, plain: dict[str, Any], seat: Seat) -> list[tuple[str, int]]:
    """Id and value of each public figure of a seat."""
    return [
        (name, FIGURES[spec.figure](plain, seat, spec.of, spec.kinds)) for name, spec in screen.figures.items()
    ]


def outlook(sheet: Sheet, seats: int) -> list[tuple[int, int]]:
    """For each seat: points now, and with what would be added if the game ended now; open things only."""
    return [
        (sheet.total(seat, at_end=False, private=False), sheet.total(seat, private=False)) for seat in range(seats)
    ]


def recap(director: Director) -> list[Turn]:
    """The rivals' turns since the viewer's last action; for spectators the latest round."""
    if director.viewer is not None:
        return since_last_turn(director.session, director.viewer)
    turns = [turn for turn in turns_of(director.session, None) if turn.seat != CHANCE]
    return turns[-director.session.seats:]


def recap_words(turn: Turn, teller: Teller, screen: Screen) -> tuple[str, ...]:
    """The turn in one short line, from the longest wording to the shortest."""
    for event in turn.events:
        keys = screen.peek.get(event.word)
        if keys is not None:
            said = event.say(teller.game)
            return tuple(teller.template(key, said) for key in keys)
    return (teller.event(turn.events[0]),) if turn.events else (teller.seat(turn.seat),)


def recap_points(director: Director, turn: Turn) -> str:
    return signed(points_of_turn(director.session, turn))


def score(director: Director, seat: Seat, at: int | None) -> int:
    return points_at(director.session, at)[seat]


def holds(sheet: Sheet, seat: Seat | None, screen: Screen) -> dict[str, bool]:
    """Own cards and whether each would bring points now."""
    return {
        entry.component: entry.points > 0
        for entry in sheet.entries
        if seat is not None and entry.seat == seat and entry.category in screen.secret_rows
    }
