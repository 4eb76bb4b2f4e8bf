"""Reads data/<game>/screen.yaml: which parts a table has, where, and what the players' panels and rows show."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from game.core import places
from game.core.catalogue import Problems, Record, YamlFile, convert, read_yaml
from game.table.film_spec import FilmSpec, SpentSpec
from game.table.motion_spec import MotionSpec
from game.table.outlook_spec import OutlookSpec
from game.table.shown import At, PartSpec
from game.table.sights import SightSpec
from game.table.tally import TallySpec


class FigureSpec(Record, frozen=True):
    """One public figure of a player: a function of figures.py, what it reads, and how it is shown."""

    figure: str
    of: str
    caption: str
    icon: str
    coloured: bool = False


class CardSpec(Record, frozen=True):
    """Where the preview card lies, and whether it grows upwards or down from its place."""

    at: At
    pin: str = "left top"
    grow: str = "up"
    aside: At | None = None
    """The place instead where it would cover what is pointed at."""
    large: At | None = None
    """Its usual place with large type, which needs a wider card."""
    zero: bool = True
    """Whether an action that brings no points at once says so in large."""

    def place(self, large: bool) -> At:
        return self.large if large and self.large is not None else self.at


class TutorSpec(Record, frozen=True):
    """The note of the lessons: its corner (lower left if it grows up) and size, and parts that it may lie `over`."""

    at: tuple[float, float]
    width: float
    least: float = 0
    most: float = 1000
    over: tuple[str, ...] = ()
    pin: str = "left top"
    grow: str = "down"


class PrimarySpec(Record, frozen=True):
    """The component of the primary button; `missing` says for each phase what must be done first."""

    component: str
    label: str
    missing: Mapping[str, str]
    previews: tuple[str, ...] = ()
    """Phases in which pointing at the button tells what it would do."""
    also: Mapping[str, Mapping[str, str]] = {}
    """By phase: other components that the button stands for, each with its label; the first that can be chosen."""
    skips: tuple[str, ...] = ()
    """Those of them that leave out what could be done: while it can, the button does not shine."""
    got: Mapping[str, str] = {}
    """Events that bring somebody a thing in a turn, and the field that names it: nor while that can still be used."""

    @property
    def components(self) -> tuple[str, ...]:
        return (self.component, *(one for found in self.also.values() for one in found))


class GainSpec(Record, frozen=True):
    """A row of the preview for an event that brings something else than points.

    The value of the field `by`, if named, ends the key of the text and picks among `icons`; texts may name {n}, the
    number of the event's pieces. With `outline` these pieces get one line around them.
    """

    icon: str
    text: str
    value: str = ""
    by: str = ""
    icons: Mapping[str, str] = {}
    outline: bool = False
    what: str = ""
    """The field that names what it is: words may name {what}, and `icons` goes by it. Same things are one row."""
    mark: bool = False
    """Whether its pieces are lit while it is previewed."""
    count: str = ""
    """The field with the amount or the things to count: their sum is {n}, and the value if that is only a sign."""
    among: tuple[str, ...] = ()
    """If given, only events of whoever acts have a row, and only with these values of `by`."""


class CountsSpec(Record, frozen=True):
    """Figures of the game that previews compare: `rows` are components, `instead` the rows of the sheet replaced."""

    rows: tuple[str, ...]
    of: str
    """The figure that is compared: by component a number for each row."""
    round: str
    """The entry of what is shown with the present round."""
    names: str
    """The entry of what is shown with the name of each row, by the last part of its id."""
    named: str
    """What stands before that name in a component id."""
    short: str = ""
    """Where its shorter name stands, by the same."""
    instead: tuple[str, ...] = ()
    labels: str = ""
    """The kind of places on which it is written what they would bring."""
    later: str = ""
    """Words below a nothing there, of {n} that comes in later rounds."""
    world: str = ""
    """Whose rounds say when each row counts again."""
    worth: Mapping[str, tuple[str, str]] = {}
    """Figures by component that count at the end: field -> icon and words."""
    best: str = ""
    """The figure that says by component what that thing brings at best."""
    also: Mapping[str, str] = {}
    """Further figures, single numbers, whose change is a row of its own, each with its icon."""


class StatusSpec(Record, frozen=True):
    """What panels say in a phase: of whoever `acts`, is asked later (`rests`), or is `done`, by what was done last.

    Words may name {n}, how often the seat did `counted` recently, {total}, the same with what is `left` to it in the
    what is shown, and the fields of what was done. A match that begins in the phase tells nothing that was done:
    there a field of the player says that it is, with the words in `stated`.
    """

    acts: str
    rests: str
    done: Mapping[str, str] = {}
    counted: str = ""
    left: str = ""
    stated: Mapping[str, str] = {}


class PanelSpec(Record, frozen=True):
    """The players' panels: their heights by number of players, and the world that paints a thumbnail into each."""

    heights: Mapping[int, float]
    gaps: Mapping[int, float]
    world: str
    width: float
    start: str = ""
    """The entry of what is shown with the seat that is first in this round."""
    glance: bool = False
    """Pointing at a thumbnail is enough to see it large; a click keeps it."""


class ColumnSpec(Record, frozen=True):
    """The right column of a game whose own parts tell of the players: tools and primary button stand in one line."""

    left: float
    width: float
    tools: float
    """How far down the line of tools stands."""
    rows: Mapping[int, tuple[float, float]]
    """Where the first row begins and how far it is to the next, by number of players: points fly there."""
    peek: At | None = None
    peek_else: tuple[At, ...] = ()
    peek_free: Mapping[int, At] = {}
    """Where the recap lies until something is chosen; else where it hides less; by players where it hides nothing."""
    peek_phases: tuple[str, ...] = ()
    controls: Mapping[int, At] = {}
    """Where those of a replay lie by players, with usual type: on what can be read elsewhere, not on mat and hand."""
    large: LargeColumnSpec | None = None


class LargeColumnSpec(Record, frozen=True, rename={"least": "from"}):
    """From a text size on tools and primary button lie below each other, as wide as the column: top and height."""

    least: float
    tools: tuple[float, float]
    primary: tuple[float, float]


class SignsSpec(Record, frozen=True):
    """Roles with emblems of their own: the field of each player with the role, and all that there are."""

    of: str
    roles: tuple[str, ...]


class BesideSpec(Record, frozen=True):
    """Where a part of the table stands while a match is looked back at; with a `kind` only that page has it."""

    at: At
    pin: str = "wide high"
    kind: str = ""
    world: str = ""


class Screen(Record, frozen=True):
    parts: dict[str, PartSpec]
    figures: dict[str, FigureSpec]
    card: CardSpec
    primary: PrimarySpec
    outlook: OutlookSpec
    icons: dict[str, str]
    """Row of the score sheet -> icon."""
    motion: dict[str, MotionSpec]
    gains: dict[str, GainSpec]
    secret_rows: tuple[str, ...]
    """Rows of the score sheet that are secret until the end, revealed card by card there."""
    hold: Mapping[str, tuple[str, ...]] = {}
    """By phase: kinds of components of which one is always held, at first the first that is offered."""
    badges: Mapping[str, str] = {}
    """Row of the score sheet -> letter or number that it bears in place of its icon there."""
    tries: Mapping[str, tuple[str, ...]] = {}
    """By phase: kinds, or one of each, that somebody will try to use even while none of them can be."""
    specify: Mapping[str, tuple[str, ...]] = {}
    """Kind of component ("" for places without one) -> kinds of held ones that why_not is told as well."""
    titles: Mapping[str, str] = {}
    """Kind of component -> the title of its preview, for things without a name of their own."""
    deeds: Mapping[str, str] = {}
    """Word of an action -> the title of its preview, where the thing clicked is not what it is about."""
    prompts: Mapping[str, str] = {}
    """By phase: what is asked on a page with several questions, instead of the first of them."""
    ready: Mapping[str, str] = {}
    """By phase: what is asked once the page can be handed in."""
    narrowed: Mapping[str, Mapping[str, str]] = {}
    """By phase and kind of component ("" for any): what is asked once {at} was clicked and such things are left."""
    advised: Mapping[str, str] = {}
    """Word of an action -> what is said before its place in advice, where the place alone does not tell the deed."""
    goes: Mapping[str, Mapping[str, str]] = {}
    """By word of an action and kind of what goes ("" for any): how advice says that {what} goes {to} a place."""
    sooner: Mapping[str, str] = {}
    """Row of the score sheet -> when it is paid, with {n}, if that is before the end of the match."""
    no_secrets: tuple[str, ...] = ()
    """Phases in which nobody has a secret yet: one after the other decides without a curtain."""
    openly: tuple[str, ...] = ()
    """Phases that people at one screen play openly, without a curtain: own secrets show while a key is held."""
    paid: tuple[str, ...] = ()
    """Rows of the score sheet that are spent on purpose: losing them needs no warning."""
    spent: SpentSpec = SpentSpec()
    advice: tuple[str, ...] = ()
    """Fields of the figures that are hints, and not shown where hints are switched off."""
    counts: CountsSpec | None = None
    panels: PanelSpec | None = None
    column: ColumnSpec | None = None
    signs: SignsSpec | None = None
    standing: tuple[str, str] | None = None
    """A public number of each player and its words, for a saved match where points only come at the end."""
    tally: TallySpec | None = None
    """How the end is counted up on the table; without it the result comes at once."""
    looking_back: Mapping[str, BesideSpec] = {}
    """The parts that are seen while the match is looked back at, with their places there."""
    status: Mapping[str, StatusSpec] = {}
    """By phase: what a player's panel says of whoever acts, is done, or waits."""
    tutor: TutorSpec = TutorSpec(at=(24, 62), width=268)
    ambience: str = ""
    """What is heard around the table; empty for silence."""

    def cues(self) -> list[str]:
        """The sounds of everything that can happen here."""
        return list(dict.fromkeys(spec.sound for spec in self.motion.values() if spec.sound))

    @property
    def hides_now(self) -> bool:
        """Whether points may be hidden that count already, not only what comes at the end."""
        return any(row not in self.secret_rows for row in self.veiled)

    recent: str = ""
    """The event with which begins what parts are told as recent."""
    film: FilmSpec = FilmSpec()
    first_look: tuple[SightSpec, ...] = ()
    """What a match begins with, after a way over the map where there is one."""
    quiet: tuple[str, ...] = ()
    """Events that happen in every turn: the log leaves them out where there is anything else to tell."""
    veiled: Mapping[str, str] = {}
    """Row of the score sheet -> entry of a player that is None, or holds a None for each thing, if it is unknown."""


@cache
def screen_of(game: str) -> Screen:
    problems = Problems()
    screen = read_screen(places.DATA / game / "screen.yaml", problems)[1]
    problems.raise_if_any()
    assert screen is not None
    return screen


def read_screen(path: Path, problems: Problems) -> tuple[YamlFile, Screen | None]:
    """The file with its records; whether the words in it mean anything to the game is asked by check-data."""
    before = len(problems.found)
    file = read_yaml(path, problems, name=places.shown(path))
    return file, None if len(problems.found) > before else convert(file, (), Screen, problems)
