"""The first scene, and the way from any page to any other. Pages and tables are imported when somebody goes there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from game.core.errors import HearthsideError
from game.ui.context import Context
from game.ui.scene import Scene

if TYPE_CHECKING:
    from game.core.session import Setup
    from game.scenes.shelf import Match, Shelf


def first_scene(context: Context) -> Scene:
    """Welcome at the very first start, home ever after."""
    if not getattr(context.settings, "first_start_done", True):
        from game.scenes.welcome import WelcomeScene

        return WelcomeScene(context)
    return home(context)


def home(context: Context) -> Scene:
    from game.scenes.home import HomeScene

    return HomeScene(context)


def shelf(context: Context) -> Shelf:
    """The saved matches: those of `services.saves`, the folder that the application was started with."""
    from game.scenes.shelf import StoreShelf

    found: Shelf | None = getattr(context.services, "shelf", None)
    if found is None:
        found = context.services.shelf = StoreShelf(getattr(context.services, "saves", None), partial(told, context))
    return found


def told(context: Context, error: HearthsideError) -> str:
    """An error as a sentence in the language of the screen; English where nobody wrote it down."""
    return context.words(error.key, **error.values) if error.key else error.message


def open_setup(context: Context, game: str) -> None:
    from game.scenes.setup import SetupScene

    context.stack.push(SetupScene(context, game))


def open_lessons(context: Context, game: str) -> None:
    from game.scenes.lesson_list import LessonListScene

    context.stack.push(LessonListScene(context, game))


def open_rules(context: Context, game: str, place: str = "") -> None:
    """The rules browser, over a running match too; `place` is a page, a section or empty."""
    from game.scenes.rules_browser import RulesScene

    context.stack.push(RulesScene(context, game, place))


def open_saved(context: Context, finished: bool = False) -> None:
    from game.scenes.saved_games import SavedGamesScene

    context.stack.push(SavedGamesScene(context, finished))


def open_settings(context: Context) -> None:
    from game.scenes.settings_scene import SettingsScene

    context.stack.push(SettingsScene(context))


def open_gallery(context: Context) -> None:
    from game.scenes.gallery import GalleryScene

    context.stack.push(GalleryScene(context))


def open_about(context: Context) -> None:
    from game.scenes.about import AboutScene

    context.stack.push(AboutScene(context))


def start_match(context: Context, setup: Setup, instead_of: Scene | None = None) -> None:
    """From set-up to the table. Who leaves the table comes home, not to the set-up page again."""
    _table(context).start_match(context, setup)
    scenes = context.stack.scenes
    if instead_of is not None and instead_of in scenes[:-1]:
        scenes.remove(instead_of)
        instead_of.leave()


def continue_match(context: Context, match: Match) -> None:
    _table(context).continue_match(context, match)


def rescue_match(context: Context, match: Match) -> None:
    _table(context).rescue_match(context, match)


def open_replay(context: Context, match: Match) -> None:
    _table(context).open_replay(context, match)


def look_back(context: Context, match: Match) -> None:
    _table(context).look_back(context, match)


def start_lesson(context: Context, game: str, chapter: str) -> None:
    _table(context).start_lesson(context, game, chapter)


def start_next_lesson(context: Context, game: str) -> None:
    """What was left in its middle, else the first chapter that has not been finished; the list when none is left."""
    from game.scenes.lesson_progress import next_lesson

    following = next_lesson(context, game)
    if following:
        start_lesson(context, game, following)
    else:
        open_lessons(context, game)


def _table(context: Context) -> Any:
    """Who opens tables: an object in the services (tests put their own there), or the table's module."""
    opener = getattr(context.services, "tables", None)
    if opener is None:
        from game.scenes.table import opening as opener
    return opener
