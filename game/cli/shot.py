"""`shot`: any scene or position as a picture, without a window."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from game.core.errors import BadInput
from game.core.words import LANGUAGES
from game.games import CATALOGUE

LARGEST = 7680


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("shot", help="a scene or a position as a picture, without a window")
    parser.add_argument(
        "what",
        metavar="SCENE|SAVE",
        help="home, setup, table, curtain, result, tally, replay, coach, settings, rules, gallery,"
        " style (our own sheet), drawings (all of a game), or a saved match",
    )
    parser.add_argument("--game", default=CATALOGUE[0], help=f"whose table, rules, gallery: {', '.join(CATALOGUE)}")
    parser.add_argument("--size", default="1920x1080", help="width x height in pixels (1920x1080)")
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help=f"language ({LANGUAGES[0]})")
    parser.add_argument("--seat", type=int, help="whose eyes look at a table: 0, 1, ...")
    parser.add_argument("--scheme", choices=("standard", "colour_safe", "high_contrast"), default="standard")
    parser.add_argument("--text-scale", type=float, default=1.0, help="size of type, 0.8 to 2.0 (1.0)")
    parser.add_argument("-o", "--out", default="shot.png", metavar="FILE", help="the picture to write (shot.png)")


def read_size(text: str) -> tuple[int, int]:
    width, sign, height = text.lower().partition("x")
    if not sign or not width.isdecimal() or not height.isdecimal():
        raise BadInput(f"'{text}' is no size; write it like 1920x1080.")
    from game.ui.grid import MINIMUM_SIZE

    size = int(width), int(height)
    if size[0] < MINIMUM_SIZE[0] or size[1] < MINIMUM_SIZE[1] or max(size) > LARGEST:
        raise BadInput(f"Sizes go from {MINIMUM_SIZE[0]}x{MINIMUM_SIZE[1]} to {LARGEST} pixels a side.")
    return size


def run(args: argparse.Namespace) -> int:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    if not 0.8 <= args.text_scale <= 2.0:
        raise BadInput("--text-scale goes from 0.8 to 2.0.")
    size = read_size(args.size)
    from game.core.settings import Settings
    from game.scenes.staged import save_picture, scene_called

    settings = Settings(
        language=args.lang,
        colour_scheme=args.scheme,
        text_scale=args.text_scale,
        motion="none",
        volume=0.0,
        first_start_done=True,
    )
    make = scene_called(args.what, args.seat, args.game)
    save_picture(make, size, settings, Path(args.out))
    print(f"{args.out} {size[0]}x{size[1]}")
    return 0
