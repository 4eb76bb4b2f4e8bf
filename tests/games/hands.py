"""A table without a screen, for tests of what clicks mean: whole sequences of them lead to lines of the log."""

from __future__ import annotations

from game.core.contract import Action
from game.core.picker import Picker
from game.core.session import Session
from game.core.text import to_text
from game.table import doing
from game.table.director import Director
from game.table.stages import Chosen
from tests.scenes.table_helpers import QuickAsker


def click(picker: Picker, component: str) -> Action | None:
    """What a click on it says at once; else it stays half chosen."""
    found = picker.means(component)
    picker.hold(found.chosen)
    return found.said[0] if found.said else None


class Hands:
    """What one person does at a match in which others are persons too and nothing is covered."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.director = Director(session, QuickAsker(), curtain=False, warn=False)

    def click(self, *components: str) -> Chosen:
        """Each of them means something; what the last one came to."""
        chosen = Chosen()
        for component in components:
            chosen = self.director.choose(component)
            assert chosen.reason is None, f"{component}: {chosen.reason}"
        return chosen

    def refusal(self, component: str) -> str:
        """The last word of the key of the reason why nothing comes of a click."""
        before = len(self.session), self.chosen
        reason = self.director.choose(component).reason
        assert reason is not None and (len(self.session), self.chosen) == before
        return reason.say.key.rpartition(".")[2]

    def hand_in(self) -> Chosen:
        return doing.hand_in(self.director, self.director.picker.answers())

    @property
    def chosen(self) -> tuple[str, ...]:
        return self.director.picker.chosen

    @property
    def lit(self) -> tuple[str, ...]:
        return self.director.lit()

    def said(self, start: int = 0) -> list[str]:
        return [to_text(line.action) for line in self.session.lines[start:]]
