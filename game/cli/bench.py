"""`bench`: how fast everything is, told as multiples of something measured in the same run.

Each bench_<topic>.py lists its measurements; a new figure is a new function there.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from game.cli import bench_bots, bench_rules, bench_screen
from game.cli.bench_figures import Figure, Measurement
from game.core.errors import BadInput
from game.core.text import nearest

MEASUREMENTS: dict[str, Measurement] = {
    **bench_rules.MEASUREMENTS,
    **bench_bots.MEASUREMENTS,
    **bench_screen.MEASUREMENTS,
}

ABOUT = """Measures the speed of rules, bots, saves and screen; takes about two minutes.

Machines differ, so most figures stand beside a reference measured in the same run: catanatron 3.2.1 where it is
installed (else a loop of plain Python that takes as long), a blit of the whole screen, a bare pygame window."""


def add_parser(subparsers: Any) -> None:
    made = subparsers.add_parser("bench", description=ABOUT, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--json", action="store_true", help="one line with all figures instead of the table")
    made.add_argument(
        "--only",
        nargs="+",
        metavar="NAME",
        default=list(MEASUREMENTS),
        help="only these measurements: " + ", ".join(MEASUREMENTS),
    )


def run(args: argparse.Namespace) -> int:
    for name in args.only:
        if name not in MEASUREMENTS:
            hint = nearest(name, MEASUREMENTS)
            raise BadInput(f"There is no measurement '{name}'.{hint} Known: {', '.join(MEASUREMENTS)}.")
    figures: list[Figure] = []
    if not args.json:
        print(heading())
    for name in args.only:
        if sys.stderr.isatty():
            print(f"measuring {name} ...", end="\r", file=sys.stderr, flush=True)
        for figure in MEASUREMENTS[name]():
            figures.append(figure)
            if not args.json:
                print(row(figure), flush=True)
    if args.json:
        print(json.dumps({"figures": {figure.name: figure.plain() for figure in figures}}))
    return 0


def heading() -> str:
    return f"{'figure':28} {'value':>10} {'unit':12} {'ratio':>8} {'floor':>6} {'aim':>6} {'goal':7} reference"


def row(figure: Figure) -> str:
    def number(value: float | None) -> str:
        return "" if value is None else f"{value:.4g}"

    reference = f"{number(figure.reference_value)} {figure.reference}"
    return (
        f"{figure.name:28} {figure.value:10.4g} {figure.unit:12} {number(figure.ratio):>8} {number(figure.floor):>6}"
        f" {number(figure.aim):>6} {figure.verdict():7} {reference}"
    )
