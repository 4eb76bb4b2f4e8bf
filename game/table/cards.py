"""The words of a card, as data: what something would do, why it cannot be, what it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class CardRow:
    """What happens: icon, badge letter or sign, words, value ("+5"), when ("now"), tone gain, refuse or ink."""

    what: str
    value: str = ""
    when: str = ""
    icon: str = ""
    badge: str = ""
    sign: int | None = None
    tone: str = ""
    boxes: tuple[tuple[str, bool], ...] = ()
    """Small figures behind the value, such as rounds; the lit ones count now."""
    dim: bool = False
    """The badge is not copper: it counts later."""
    shorter: tuple[str, ...] = ()
    """Other words, ever shorter, for where those have no room."""

    @property
    def colour(self) -> str:
        if self.tone:
            return {"gain": "gain_text", "refuse": "refuse_text"}.get(self.tone, self.tone)
        if self.value.startswith("+"):
            return "gain_text"
        return "refuse_text" if self.value.startswith(("–", "-")) else "muted"


@dataclass(frozen=True)
class Card:
    """The words of a card; figures are the difference of two states, never computed here.

    With `reason` it is a refusal: the sentence, and `way_out` if there is one. With `text` it explains something;
    a card without `foot` offers nothing to do and has no copper.
    """

    title: str
    second: str = ""
    result: str = ""
    result_tone: str = ""
    rows: tuple[CardRow, ...] = ()
    text: str = ""
    reason: str = ""
    way_out: str = ""
    foot: str = ""
    foot_right: str = ""

    @property
    def refused(self) -> bool:
        return bool(self.reason)

    @property
    def quiet(self) -> bool:
        """It only explains: nothing can be done here now."""
        return not self.reason and not self.foot


def said_once(told: Sequence[CardRow], counted: Sequence[CardRow]) -> list[CardRow]:
    """What lies there, and what the score sheet counts for it: of a player with one of each they are one row."""
    rows, left = list(told), list(counted)
    for at, row in enumerate(rows):
        own = [one for one in left if one.sign == row.sign]
        if row.sign is not None and not row.value and len(own) == 1 == sum(one.sign == row.sign for one in rows):
            rows[at] = replace(own[0], what=row.what)
            left.remove(own[0])
    return rows + left
