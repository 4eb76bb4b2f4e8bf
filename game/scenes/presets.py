"""Ready-made tables of the player and the table that was laid last, kept per game with the settings."""

from __future__ import annotations

from typing import Any

from game.core.names import clean_name
from game.scenes.setup_model import lays_a_table
from game.ui.context import Context


def last_table(context: Context, game: str) -> dict[str, Any] | None:
    """How the last match of this game was set up."""
    found = context.settings.last_table.get(game)
    return dict(found) if found and lays_a_table(found) else None


def remember(context: Context, game: str, plain: dict[str, Any]) -> None:
    """The table laid last stands last."""
    others = {other: table for other, table in context.settings.last_table.items() if other != game}
    context.keep(last_table={**others, game: plain})


def names_of_people(context: Context) -> list[str]:
    """What the people called themselves at the table laid last, whatever was played there."""
    tables = [table for table in context.settings.last_table.values() if lays_a_table(table)]
    seats = tables[-1]["seats"] if tables else ()
    people = [seat for seat in seats if isinstance(seat, dict) and not seat.get("bot")]
    return [name for seat in people if (name := clean_name(str(seat.get("name", ""))))]


def own(context: Context, game: str) -> dict[str, dict[str, Any]]:
    """The player's own presets of a game by name, in the order they were made."""
    return dict(context.settings.presets.get(game, {}))


def keep(context: Context, game: str, name: str, plain: dict[str, Any]) -> None:
    _write(context, game, {**own(context, game), name: plain})


def forget(context: Context, game: str, name: str) -> None:
    _write(context, game, {kept: plain for kept, plain in own(context, game).items() if kept != name})


def _write(context: Context, game: str, presets: dict[str, dict[str, Any]]) -> None:
    context.change(presets={**context.settings.presets, game: presets})
