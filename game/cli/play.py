"""`play`: straight to a table, with the seats named on the command line."""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.cli.options import quoted, read_options
from game.core.errors import BadInput
from game.core.text import nearest
from game.games import CATALOGUE

if TYPE_CHECKING:
    from game.core.session import Setup

PERSON_WORDS = ("you", "person")


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("play", help="start a match at once")
    parser.add_argument("game", metavar="GAME", help=f"which game: {', '.join(CATALOGUE)}")
    parser.add_argument(
        "--seats",
        default="you,normal,normal",
        metavar="LIST",
        help="who plays, with commas: you, easy, normal, hard, expert; with names: you=Anna,hard=Morag"
        " (you,normal,normal)",
    )
    parser.add_argument("--seed", type=int, help="the same seed and moves give the same match")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="as in set-up; repeatable")


def read_seats(text: str) -> list[tuple[str, str]]:
    """Bot id (empty for a person) and name (empty for the usual one) of each seat."""
    from game.bots.levels import LEVELS

    known = (*PERSON_WORDS, *(level.id for level in LEVELS))
    seats = []
    for part in text.split(","):
        who, _, name = part.strip().partition("=")
        if who not in known:
            raise BadInput(f"{quoted(who)} cannot take a seat.{nearest(who, known)} Known: {', '.join(known)}.")
        seats.append(("" if who in PERSON_WORDS else who, name.strip()))
    return seats


def setup_from(args: argparse.Namespace, words: Any) -> Setup:
    """Refuses in one sentence what cannot be played, before a window opens."""
    from game.bots.levels import LEVELS
    from game.core.game_facts import game_facts
    from game.core.session import MAX_SEED
    from game.games import rules_of
    from game.scenes.setup_model import TablePlan

    rules = rules_of(args.game)
    seats = read_seats(args.seats)
    facts = game_facts(args.game)
    fewest, most = facts.players.min, facts.players.max
    if not fewest <= len(seats) <= most:
        raise BadInput(f"{words(f'{args.game}.title')} is for {fewest} to {most} players, not {len(seats)}.")
    if args.seed is not None and not 0 <= args.seed < MAX_SEED:
        raise BadInput(f"--seed must be from 0 to {MAX_SEED - 1}.")
    people, bots = words("setup.default_names").split(","), words("setup.bot_names").split(",")
    plan = TablePlan(facts, [level.id for level in LEVELS], people, bots)
    for bot, name in seats:
        plan.add(bot, name)
    if args.seed is not None:
        plan.seed_text = str(args.seed)
    setup = plan.to_setup()
    options = {**setup.options, **read_options(args.option)}
    rules.new(options, len(seats))
    return replace(setup, options=options)


def run(args: argparse.Namespace) -> int:
    from game.core.settings import load_settings
    from game.core.words import Words

    setup = setup_from(args, Words(load_settings()[0].language))
    from game.core.session import Session
    from game.games import rules_of
    from game.scenes.application import open_window
    from game.scenes.table.opening import first_table

    return open_window(lambda context: first_table(context, Session(rules_of(setup.game), setup)))
