"""The curtain's page has room for all it says, in any size of type."""

from __future__ import annotations

import pytest

from game.core.session import Session, Setup
from game.games import rules_of
from game.scenes.curtain import CurtainScene
from game.ui.widgets import Label
from tests.scenes.table_helpers import seats
from tests.scenes.table_stage import Stand


@pytest.mark.parametrize("scale", [1.0, 1.3, 1.5, 1.75, 2.0])
def test_the_way_back_and_the_line_at_the_foot_keep_apart(scale: float) -> None:
    session = Session(rules_of("rebirth"), Setup("rebirth", seats("ppp"), 7, {"start": 0}))
    stand = Stand(session, language="de", text_scale=scale)
    stand.director.lift_curtain()
    for _ in range(2):
        session.submit(0, session.options(0)[0])
        stand.wait(2000)
    page = stand.top
    assert isinstance(page, CurtainScene)
    again = CurtainScene(page.context, page.director)
    again.way_out = lambda: None
    stand.context.stack.push(again)
    stand.frame()
    back = again.root.find("come_back")
    feet = [one for one in again.root.walk() if isinstance(one, Label) and one.rect.y > back.rect.centery + 10]
    assert feet and all(one.rect.top >= back.rect.bottom for one in feet)
    assert not again.root.find("card").rect.colliderect(again.root.find("leave").rect)
