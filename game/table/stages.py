"""What the director answers with: where the match stands, what a click came to, what was advised."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.bots.thoughts import Thought
from game.core.contract import Action, Reason, Say


class Stage(Enum):
    PLAY = "play"
    """The viewer is asked and may act."""
    BOT = "bot"
    """A bot thinks, or is paused."""
    HAND_OVER = "hand_over"
    """From the curtain the last viewer came back, to see what is new or to take something back."""
    CURTAIN = "curtain"
    """Nobody's secrets may be on the screen until `next_seat` says so."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Hint:
    """The move that the strongest bot would make, and why."""

    action: Action
    thought: Thought | None


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a click came to: an action was done, or `reason` says why not, or `warnings` want a yes first.

    With none of the three the click only narrowed what is open.
    """

    action: Action | None = None
    reason: Reason | None = None
    warnings: tuple[Say, ...] = ()
