"""The few errors of ours that may reach a person. Each carries one clear sentence.

Mistakes of our own code are plain asserts; these classes are for what players, data files and saves can do.
"""

from __future__ import annotations

from pathlib import Path


class HearthsideError(Exception):
    """Something a person should read: the message is a whole sentence, never a code.

    `message` is English and serves the command line. Where a screen shows the error, `key` names the
    sentence in data/text/ and `values` fills it, so that the player reads it in their own language.
    """

    def __init__(self, message: str, *, key: str | None = None, **values: object) -> None:
        super().__init__(message)
        self.message = message
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return self.message


class NotAllowed(HearthsideError):
    """The rules do not permit what a player tried; the message says why."""


class BadInput(HearthsideError):
    """What somebody typed or chose (an argument, a seed, a file name) makes no sense."""


class BadData(HearthsideError):
    """A data file, map or text catalogue of ours is wrong at one line."""

    def __init__(self, file: str | Path, line: int | None, message: str, hint: str | None = None) -> None:
        self.file = str(file)
        self.line = line
        self.problem = message
        self.hint = hint
        place = self.file if line is None else f"{self.file}:{line}"
        super().__init__(f"{place}: {message}" + (f" ({hint})" if hint else ""))


class ManyBadData(HearthsideError):
    """Everything that is wrong in all data files which were read, so that nobody mends one line at a time."""

    def __init__(self, problems: tuple[BadData, ...]) -> None:
        assert problems, "an empty list of problems is not an error"
        self.problems = problems
        super().__init__("\n".join(problem.message for problem in problems))


class Problems:
    """Collects what is wrong in data files while loading goes on, to be raised at once at the end."""

    def __init__(self) -> None:
        self.found: list[BadData] = []

    def add(self, file: str | Path, line: int | None, message: str, hint: str | None = None) -> None:
        self.found.append(BadData(file, line, message, hint))

    def keep(self, error: BadData | ManyBadData) -> None:
        """Take over an error that somebody else raised."""
        self.found.extend(error.problems if isinstance(error, ManyBadData) else (error,))

    def __bool__(self) -> bool:
        return bool(self.found)

    def raise_if_any(self) -> None:
        if len(self.found) == 1:
            raise self.found[0]
        if self.found:
            raise ManyBadData(tuple(self.found))
