"""The sections `film` and `spent` of screen.yaml: which events make which part of the sentence of a turn, or of what
a click has spent."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.catalogue import Record

ALWAYS = 10
"""The rank of what even the shortest line tells: it holds for all that follows."""


class ThingSpec(Record, frozen=True):
    """Something with a number in a sentence, such as "2 oil": a text that names {n}.

    The value of the field `by` ends its key: the last part of an id, or with `kind` the first. Without the field `n`
    there is one of it; where that field holds nothing, it is left out.
    """

    says: str
    by: str = ""
    kind: str = ""
    n: str = ""


class TellSpec(Record, frozen=True):
    """What is said of an event behind the name of whoever did it; without `tells` it is the sentence of the log.

    Events with the same words, seat and fields `of` are told together: the fields `sums` are added up, those in
    `each` listed, and {things} are the `things` of all of them. {n} is the sum of the field `n`, else how many there
    are.
    """

    tells: str = ""
    by: str = ""
    """The field with whose value, the last part of an id, the key of the words ends."""
    when: Mapping[str, str] = {}
    """Field -> other words where that field holds something."""
    read_as: Mapping[str, str] = {}
    """Field -> as which kind of thing its id is named: `cube:produce` as `top:produce`."""
    quotes: Mapping[str, str] = {}
    """Field -> text whose first sentence stands for it; its key may name fields: `encounter.{card}.{option}`."""
    of: tuple[str, ...] = ()
    each: tuple[str, ...] = ()
    sums: tuple[str, ...] = ()
    n: str = ""
    things: tuple[ThingSpec, ...] = ()
    at: tuple[str, ...] = ()
    """Fields with the places it speaks of, besides what the event itself lights."""
    route: tuple[str, ...] = ()
    """Fields with the places of a way, in their order."""
    goes_on: str = ""
    """The field with who goes that way: where the next way begins at the end of the one before, both are one."""
    once: str = ""
    """The field with what it is about: nothing is told where the same was told before."""
    rank: int = 5
    """What has the lowest is left out first where there is little room, what has 10 never."""
    whole: bool = False
    """The words are a sentence of their own, without a name in front."""
    apart: bool = False
    """It comes about by the turn, for several: a line of its own, nobody's, that no film says before it is seen."""
    chain: bool = False
    """Several of them share the first word: "gets 2 oil at Kamn and 1 coin"."""
    alone: bool = False
    """Only told where the turn has brought nothing else of some rank."""
    shares: str = ""
    """The field with what each seat gets at once, as in a scoring: a line of its own, and nobody's turn. The words
    name {told}. The field holds a number of the event's seat, or a number for each."""
    scores: bool = True
    """Whether these are points."""


class ChangeSpec(Record, frozen=True):
    """What a turn changes for whoever reads of it. `of` is a figure of the game: by thing a number, or the seats of
    whom it holds. The words name {seat} and {things}; numbers are told by `each`, with {thing}, {n} and {was}."""

    of: str
    tells: str
    each: str = ""
    kind: str = ""
    """As which kind of thing they are named, where the figure has no components."""
    points: bool = False
    """They would be points of rows of the sheet: where those are told, these say the same again."""


class FilmSpec(Record, frozen=True):
    closes: tuple[str, ...] = ()
    """Events with which a turn of their seat ends. Without them a turn is what one seat does in a row."""
    silent: tuple[str, ...] = ()
    """Events that need no word; those named nowhere are told with their sentence of the log."""
    parts: tuple[str, ...] = ()
    """Events with which another part of a turn begins: nothing is told together with what came before them."""
    tells: Mapping[str, TellSpec] = {}
    changes: tuple[ChangeSpec, ...] = ()
    """What matters to the others of this game, besides points; what comes first is told first."""
    stays: tuple[str, ...] = ()
    """Events that wait to be looked at once they have been told."""
    lies: tuple[str, ...] = ()
    """Those of them that nothing tells: what came lies open on the table."""
    replies: tuple[str, ...] = ()
    """Events with which another person answers whoever acts on: they are told once the table is theirs again."""
    visits: tuple[str, ...] = ()
    """Events during which the things of whoever acts are shown large."""


class SpentSpec(Record, frozen=True, rename={"along": "with"}):
    """Events `by` which a click spends more than was clicked, and others that the same sentence tells; `asked` are
    phases in which each of them is a question of its own. The words are those of the film."""

    by: tuple[str, ...] = ()
    along: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
