"""The way that a task shows to whoever asks, and whether it still leads anywhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.contract import Action
from game.tutorial.lines import as_if_said, is_shown, next_shown
from game.tutorial.outlook import Hope, Outlook
from game.tutorial.progress import Stage

if TYPE_CHECKING:
    from game.tutorial.campaign import Campaign


@dataclass(frozen=True)
class Shown:
    """What Show answers: the next step, if the chapter or a look ahead knows one.

    With `hope` there is none: nothing was found that leads to the goal, and a step back is left.
    """

    action: Action | None
    hope: Hope | None = None


class Guide:
    def __init__(self, campaign: Campaign) -> None:
        self._campaign = campaign
        self._outlook: Outlook | None = None
        self._at: tuple[int, int] | None = None
        self.corrects: Callable[[], bool] = lambda: False
        """Whether the learner can still mean otherwise what was said last, without a step back."""

    def look_ahead(self, steps: int = 4) -> bool:
        """A little more of the search for a way to the goal, so little that a picture is not late for it. False if
        there is nothing more to search."""
        outlook = self._of_now()
        if outlook is None or outlook.finished:
            return False
        outlook.go_on(steps)
        return True

    @property
    def is_hopeless(self) -> bool:
        """Whether nothing that the learner can still do reaches the goal, as far as that is known by now."""
        outlook = self._of_now()
        lost = outlook is not None and outlook.finished and outlook.hope is Hope.NO
        return lost and not self.corrects()

    @property
    def is_one_step(self) -> bool:
        """Whether all that is left to do reaches the goal: nothing is missing but that."""
        outlook = self._of_now()
        return outlook is not None and outlook.is_one_step

    @property
    def is_reachable(self) -> bool:
        """Whether a way to the goal has been found from here."""
        outlook = self._of_now()
        return outlook is not None and outlook.finished and outlook.hope is Hope.YES

    def _of_now(self) -> Outlook | None:
        campaign = self._campaign
        at = (campaign.number, len(campaign.session))
        if at != self._at:
            self._at = at
            open_task = campaign.stage is Stage.OPEN and campaign.task is not None
            self._outlook = Outlook(campaign) if open_task else None
        return self._outlook

    def ask(self, entered: Sequence[Action] = ()) -> Shown:
        """The next step of a way to the goal; without an action only a bot knows one. `entered` stands on a page."""
        campaign = self._campaign
        if campaign.stage not in (Stage.OPEN, Stage.MISSED):
            return Shown(None)
        campaign.help.shows += 1
        outlook, action = self._of_now(), self.way(entered)
        if outlook is None or entered or campaign.learner not in campaign.session.waiting():
            return Shown(action)
        way = outlook.of_the_way()
        if action is not None and (way is Hope.YES or (way is Hope.UNKNOWN and self._has_kept_to_it())):
            return Shown(action)
        detour = outlook.detour()
        if detour is not None:
            return Shown(detour)
        outlook.go_on()
        if outlook.hope is Hope.YES:
            return Shown(outlook.first)
        return Shown(None, outlook.hope if campaign.can_step_back else None)

    def _has_kept_to_it(self) -> bool:
        """Whether all that was done in this task is part of the way that is shown."""
        campaign = self._campaign
        assert campaign.task is not None
        return all(is_shown(campaign.task.show, one) for one in campaign.stretch().own_lines())

    def way(self, entered: Sequence[Action] = ()) -> Action | None:
        """The next line that the chapter shows."""
        campaign = self._campaign
        task = campaign.task
        if task is None or campaign.learner not in campaign.session.waiting():
            return None
        said, options = campaign.stretch().own_lines(), campaign.session.options(campaign.learner)
        if entered:
            shown = [one for one in entered if is_shown(task.show, one)]
            view = campaign.session.view(campaign.learner).copy()
            kept, options = as_if_said(campaign.rules, view, campaign.learner, shown)
            said += kept
        return next_shown(task.show, said, options)
