"""Doors of the table: what it opens (curtain, result, rules, settings, menu) and how a table itself is opened.

The only module of the table that knows other scenes; they are imported when they are needed.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

from game.bots.thinker import Thinker
from game.core.contract import Say, Seat
from game.core.session import MAX_SEED, Session, Setup
from game.games import brains_of, rules_of
from game.scenes import start
from game.scenes.table import agreement, asking
from game.scenes.table.saver import Saver
from game.table.director import Director
from game.ui.context import Context, setting

if TYPE_CHECKING:
    from game.scenes.coach.kept import Findings
    from game.scenes.shelf import Match
    from game.scenes.table.furniture import Furniture
    from game.scenes.table.scene import TableScene


def thinker_of(context: Context) -> Thinker:
    """The one bot process of the application, started by the first question."""
    if getattr(context.services, "thinker", None) is None:
        from game.ui.events import wake

        context.services.thinker = Thinker(brains_of, lambda: wake("bots"))
    thinker: Thinker = context.services.thinker
    return thinker


# -- opening a table -------------------------------------------------------------------------------------------------


def start_match(context: Context, setup: Setup) -> None:
    """From set-up to the table: a match that begins now."""
    setup = replace(setup, open_hands=not setting(context.settings, "curtain", True))
    context.stack.push(first_table(context, Session(rules_of(setup.game), setup)))


def first_table(context: Context, session: Session) -> TableScene:
    """Where a match begins, all look over the land first."""
    scene = table_for(context, session)
    scene.first_look.wanted = True
    return scene


def continue_match(context: Context, match: Match) -> None:
    """A saved match goes on where it stood; raises a HearthsideError that says why it cannot."""
    loaded = start.shelf(context).take(match)
    context.stack.push(table_for(context, loaded.session, match.key, loaded.notice))


def rescue_match(context: Context, match: Match) -> None:
    """What can still be read of a damaged match goes on as a new one; the damaged file stays."""
    loaded = start.shelf(context).rescue(match)
    context.stack.push(table_for(context, loaded.session, "", loaded.notice))


def open_replay(context: Context, match: Match) -> None:
    from game.scenes.replay import ReplayScene

    context.stack.push(ReplayScene(context, start.shelf(context).open(match)))


def look_back(context: Context, match: Match) -> None:
    open_coach(context, start.shelf(context).open(match))


def start_lesson(context: Context, game: str, chapter: str) -> None:
    from game.scenes.lesson_task import lesson_table

    context.stack.push(lesson_table(context, game, chapter))


def replace_lesson(context: Context, game: str, chapter: str) -> None:
    """Another chapter at the place of this one."""
    from game.scenes.lesson_task import lesson_table

    context.stack.replace(lesson_table(context, game, chapter))


def table_for(
    context: Context,
    session: Session,
    match_id: str = "",
    notice: Say | None = None,
    kind: type[TableScene] | None = None,
) -> TableScene:
    """A table for a session; `match_id` if it is saved already, `notice` is what the people must be told first."""
    from game.scenes.table.scene import TableScene

    saver = Saver(context, match_id)
    director = Director(
        session,
        thinker_of(context),
        save=saver,
        curtain=agreement.curtain_for(context, session),
        warn=setting(context.settings, "warnings", True),
    )
    saver(session)
    scene = (kind or TableScene)(context, director)
    saver.seated(scene, notice)
    return scene


def table_again(scene: TableScene, kind: type[TableScene] | None = None) -> TableScene:
    """The same match at a fresh table, whatever became of the old one; nobody's secrets are open yet."""
    scene.session.listeners.clear()  # one of them may be what failed; the new table listens for itself
    return table_for(scene.context, scene.session, scene.match_id(), scene.notice, kind)


def branch_of(context: Context, session: Session, at: int, *, new_luck: bool) -> TableScene:
    """Go on from an earlier position as a new match; the old one stays as it is."""
    seed = random.SystemRandom().randrange(MAX_SEED) if new_luck else None
    return table_for(context, session.branch(at, seed, session.setup.seats))


def branch(scene: TableScene, at: int) -> None:
    def go_on() -> None:
        scene.context.stack.replace(branch_of(scene.context, scene.session, at, new_luck=True))

    agreement.before_branch(scene.context, scene.session, go_on, new_luck=True)


def play_on(context: Context, session: Session, at: int) -> None:
    """A match that is over goes on from there with the same luck, as a new one in the place of its table."""

    def go_on() -> None:
        table = branch_of(context, session, at, new_luck=False)
        context.stack.over_first(table)

    agreement.before_branch(context, session, go_on, new_luck=False)


def open_coach(context: Context, session: Session, seat: Seat | None = None) -> None:
    from game.scenes.coach.scene import CoachScene

    context.stack.push(CoachScene(context, session, seat))


def looked_back(context: Context, session: Session, seat: Seat) -> Findings:
    """What was found out about a match before, be it by an earlier run of the application."""
    from game.scenes.coach.kept import Findings, key_of

    known: dict[str, Findings] | None = getattr(context.services, "looked_back", None)
    if known is None:
        known = context.services.looked_back = {}
    key = key_of(session, seat)
    if key not in known:
        known[key] = Findings(session, seat)
    return known[key]


def trial_of(context: Context, session: Session, at: int, seat: Seat) -> TableScene:
    """Go on from an earlier turn of that seat with the same luck, as a new match whose table leads back; a person
    takes the seat."""
    from game.scenes.coach.trial import TrialTable

    seats = tuple(replace(one, bot="") if n == seat else one for n, one in enumerate(session.setup.seats))
    return table_for(context, session.branch(at, None, seats), kind=TrialTable)


def restart(scene: TableScene) -> None:
    """The same seats, options and seed from the beginning, as a new match.

    While several people still play it they get new luck, or one of them would know what is drawn next.
    """
    if scene.session.setup.is_shared and not scene.session.is_over():
        rematch(scene)
        return
    _begin(scene, replace(scene.session.setup, was_shared=False, played=()))


def _begin(scene: TableScene, setup: Setup) -> None:
    scene.context.stack.replace(first_table(scene.context, Session(scene.session.rules, setup)))


def go_home(context: Context) -> None:
    """Back to where the table was opened from; a table opened from the command line goes to the home page."""
    if len(context.stack.scenes) > 1:
        context.stack.pop()
        return
    context.stack.reset(start.home(context))


def go_to_lessons(context: Context, game: str) -> None:
    """Back to the list of lessons, wherever the lesson was begun."""
    from game.scenes.lesson_list import LessonListScene

    below = context.stack.scenes[-2:-1]
    if below and isinstance(below[0], LessonListScene):
        context.stack.pop()
    elif below:
        context.stack.replace(LessonListScene(context, game))
    else:
        context.stack.reset(start.home(context))
        context.stack.push(LessonListScene(context, game))


def rematch(scene: TableScene) -> None:
    """The same people and options once more, with new luck."""
    seed = random.SystemRandom().randrange(MAX_SEED)
    _begin(scene, replace(scene.session.setup, seed=seed, reseeds=(), was_shared=False, played=()))


# -- what a table opens ----------------------------------------------------------------------------------------------


def raise_curtain(scene: TableScene) -> None:
    from game.scenes.curtain import CurtainScene

    context = scene.context
    curtain = CurtainScene(context, scene.director)
    curtain.way_out = lambda: asking.ask_to_leave(scene, lambda: context.stack.reset(start.home(context)), curtain)
    context.stack.push(curtain)


def show_end(scene: TableScene) -> None:
    """The count on the table, if the game has one and things shall move; else the result at once."""
    from game.scenes.tally.scene import TallyScene

    if scene.model.screen.tally is None or scene.context.motion <= 0:
        scene.show_result()
    else:
        scene.context.stack.push(TallyScene(scene.context, scene))


def show_result(scene: TableScene) -> None:
    from game.scenes.result import ResultScene

    scene.context.stack.push(ResultScene(scene.context, scene))


def show_rules(scene: TableScene, page: str) -> None:
    start.open_rules(scene.context, scene.session.rules.id, page)


def show_settings(scene: TableScene) -> None:
    start.open_settings(scene.context)


def open_seats(scene: TableScene) -> None:
    from game.scenes.table.menu import SeatsPanel

    scene.furniture.open(SeatsPanel(scene))


def open_panel(furniture: Furniture, name: str) -> None:
    from game.scenes.table.menu import KeyList, TableMenu

    furniture.open(TableMenu(furniture.scene) if name == "menu" else KeyList(furniture.scene))
