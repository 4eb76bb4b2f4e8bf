"""The command line. Each command is a file here with `add_parser(subparsers)` and `run(args) -> int`.

Only the chosen one is imported, so that `--help` is instant and nothing opens a window without need.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import os
import sys
from collections.abc import Sequence

from game.core.errors import BadInput, HearthsideError
from game.core.text import nearest

COMMANDS = {
    "open": "open the application; the same as no command at all",
    "play": "start a match at once, with the seats you name",
    "resume": "go on with a saved match",
    "replay": "look through a saved match step by step",
    "scenario": "play stories of rules and tell what differs",
    "arena": "let bots play each other, and count who wins",
    "ladder": "play each level of bots against the one below, and write the table of docs/BOTS.md",
    "shot": "a scene or a position as a picture, without a window",
    "train": "let bots learn how much the parts of a position weigh",
    "bench": "measure how fast everything is",
    "monkey": "click and type at everything without knowing anything, and tell what breaks",
    "check-data": "read all data files and texts and list every mistake with file and line",
}
"""Each with one line of help, in its order."""

OPEN = "open"
"""The command that is meant when none is given."""

DONE, FAILED, REFUSED, INTERRUPTED = 0, 1, 2, 130
"""Exit codes: all well; the answer is no (wrong data, a failing scenario); wrong use or an error; Ctrl+C."""


def run(arguments: Sequence[str]) -> int:
    """Run one command line and return the exit code. Errors meant for people are one sentence, no traceback."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # old consoles lack some letters
    try:
        code = _dispatch(list(arguments))
        sys.stdout.flush()
        return code
    except HearthsideError as error:
        print(error, file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # the reader (head, less) has seen enough; Python must not complain about it once more while leaving
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE


def _dispatch(arguments: list[str]) -> int:
    name = arguments[0] if arguments else OPEN
    if name in ("-h", "--help", "help"):
        _parser().print_help()
        return DONE
    if name.startswith("-"):
        name, arguments = OPEN, [OPEN, *arguments]
    if name not in COMMANDS:
        raise BadInput(
            f"There is no command '{name}'.{nearest(name, COMMANDS)} 'python3 run.py --help' lists them all."
        )
    module = importlib.import_module(f"game.cli.{name.replace('-', '_')}")
    parser = argparse.ArgumentParser(prog="run.py")
    module.add_parser(parser.add_subparsers(dest="command", required=True))
    chosen = parser.parse_args(arguments or [OPEN])
    return int(module.run(chosen))


def _parser() -> argparse.ArgumentParser:
    """All commands with one line each, without importing any."""
    parser = argparse.ArgumentParser(
        prog="run.py",
        usage="run.py [command] [options]",
        add_help=False,
        description="Hearthside: strategy board games around one computer. Without a command the window opens.",
        epilog="'run.py COMMAND --help' tells more about one of them.",
        formatter_class=lambda prog: argparse.HelpFormatter(prog, max_help_position=24, width=110),
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name, line in COMMANDS.items():
        commands.add_parser(name, help=line)
    commands.add_parser("test", help="run the tests; everything behind it goes to pytest")
    return parser
