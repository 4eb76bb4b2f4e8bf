"""What every part of a table has in common: where it stands, what it is told to show, what it tells the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol, TypeVar

from pygame import Rect, Surface

from game.core.contract import Event
from game.core.names import Name
from game.table.shown import NOTHING, KeyTold, PartSpec, Shown, Told
from game.ui.animation import Script, Tween
from game.ui.widget import Widget

Point = tuple[int, int]
T = TypeVar("T")


def beyond(lit: Sequence[T], here: T | None, step: int) -> T | None:
    """The next or previous of several; from none of them the first or the last, and None behind the end."""
    if here not in lit:
        return (lit[0] if step > 0 else lit[-1]) if lit else None
    at = lit.index(here) + step
    return lit[at] if 0 <= at < len(lit) else None


def is_large(part: Widget) -> bool:
    return part.root is not None and part.root.has_look and part.grid.is_large


class Host(Protocol):
    """What a part may ask of the table."""

    leafs: bool  # through positions: what takes long to paint may follow

    def point(self, component: str, *, by_key: bool = False) -> None:
        """This is pointed at now; empty for nothing."""

    def choose(self, component: str) -> bool:
        """A click, or Enter on what has the ring. False if nothing was done."""

    def drag(self, component: str, pos: Point) -> None:
        """A piece is in the air at this pixel."""

    def drop(self, pos: Point) -> None:
        """The piece in the air is let go."""

    def carry(self, piece: str, picture: Surface | None, pos: Point) -> bool:
        """Anything else in the air at this pixel, such as `coin:5`; without a picture it is let go there. True if a
        part under it has a use for it."""

    def hide(self, hidden: bool) -> None:
        """Cover the own secrets, or show them."""

    def look(self, looks: bool) -> None:
        """At what only whoever acts may see, as long as a button is held, where the table is played openly."""

    def hold(self, component: str) -> None:
        """Take this in hand instead of what is held of its kind."""

    def draft(self, values: Mapping[str, Any]) -> None:
        """Keep what the viewer has opened or folded up for a while."""

    def put(self, what: str, on: str = "", off: str = "") -> None:
        """Something was put onto a component of a page, or taken off one."""

    def meant(self, component: str) -> str:
        """What a click there is about: a thing, or the place it lies on."""

    def visit(self, seat: int | None) -> None:
        """Show this player's things large; None comes back."""

    def to_choose(self) -> tuple[str, ...]:
        """What can be chosen once all that has happened is shown; `lit` says it of what is shown already."""

    def without_place(self, components: tuple[str, ...], asking: Part) -> tuple[str, ...]:
        """Those that no other part shows and the primary button does not stand for."""

    def lies_under(self, component: str, part: Part, rect: Rect) -> bool:
        """Whether a part below this one shows it there."""

    def text(self, key: str, **values: object) -> str: ...

    def name(self, component: str) -> str: ...

    def about(self, component: str) -> str:
        """What is printed on a component, in sentences; empty for what explains itself."""

    def player(self, seat: int) -> Name:
        """The name of whoever sits there."""


class Part(Widget):
    """A part of the table. Subclasses draw `self.seen`; they decide no rule and know no session."""

    leads = False
    """True for the board: the card draws a line to what is pointed at here, and the keyboard comes back to it."""
    comes_up = False
    """True for choices that come where something else lay: under the resting pointer they are read before pressed."""
    opens_itself = False
    """True for a sheet that comes to lie over the table: a card about what could be seen before goes."""
    fills = False
    """True for what takes the whole table while it can be seen: nothing below it is seen, clicked or walked to."""
    needs: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Texts that screen.yaml must name: those under "" always, the others if it gives the entry they belong to."""
    picks: ClassVar[tuple[str, ...]] = ()
    """Further texts that screen.yaml must name: the kind works out which of them it says."""

    takes: ClassVar[Mapping[str, str]] = {}
    """Settings that screen.yaml gives besides place, words and time, each with what it names: an `entry` of what is
    shown, an `entry of <another>`, a `component`, `kinds` of components, or the only word it may be. With a question
    mark it may be left out."""

    keys_told: tuple[KeyTold, ...] = ()
    """What keys do in this part that they do not do everywhere."""

    own_names: ClassVar[tuple[str, ...]] = ()
    """What `anchor` and `sprite` know although it is no component: motion may name it."""

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec.at, pin=spec.pin, name=name)
        self.spec = spec
        self.host = host
        self.seen = NOTHING

    _covered = False
    _would_be_seen = True
    """Whether it would be seen if nothing filled the table."""

    def set(self, **values: object) -> None:
        if self._covered and "visible" in values:
            self._would_be_seen = bool(values["visible"])
            values["visible"] = False
        super().set(**values)

    def cover(self, covered: bool) -> None:
        """Something fills the table now, or does so no longer."""
        if covered == self._covered:
            return
        if covered:
            self._would_be_seen = self.visible
            self.set(visible=False)
            self._covered = True
        else:
            self._covered = False
            self.set(visible=self._would_be_seen)

    @property
    def stays(self) -> bool:
        """It tells something that waits to be looked at: until then nobody goes on."""
        return False

    def hurry(self) -> bool:
        """A click or key while it tells something: it comes to its end, or goes. False where the table as a whole
        should come to its end."""
        return False

    def figures_at(self) -> tuple[Rect, ...]:
        """Where it shows figures that are needed to decide: no card lies there."""
        return ()

    def show(self, shown: Shown) -> None:
        """Takes over what is to be shown; redraws only if something it draws has changed."""
        before, self.seen = self.seen, shown
        if self.spec.phases:
            visiting = shown.visit is not None
            self.set(visible=self.spec.visits if visiting else shown.phase in self.spec.phases)
        if before.position is None or self.drawn(before) != self.drawn(shown):
            self.changed()
            self.invalidate()

    def drawn(self, shown: Shown) -> object:
        """The parts of `shown` that this part draws; only asked once there is a position."""
        return shown

    def changed(self) -> None:
        """Called before the redraw when something drawn has changed: make widgets anew."""

    def anchor(self, component: str) -> Point | None:
        """The pixel in the middle of a component, if this part shows it."""
        return None

    @property
    def covers(self) -> bool:
        """Whether it lies over other parts because of what is asked; a sheet opened to be read is closed first."""
        return False

    def region(self, component: str) -> Rect | None:
        """Where a component lies on the screen, if this part paints several things as one picture."""
        return None

    def sheets(self) -> tuple[Rect, ...]:
        """What of its place is covered, if the table shows between."""
        return (self.rect.copy(),)

    def opens(self, component: str) -> str:
        """What is clicked first to come to it, where this part only leads to what has been folded up."""
        return ""

    def command(self, name: str) -> bool:
        """A key of this part, such as turning what is held; False if it has no use for it."""
        return False

    def chord(self, chord: str) -> bool:
        """A key that stands for no command and that nobody has used, wherever the ring is; False without a use."""
        return False

    def receive(self, piece: str, pos: Point, dropped: bool) -> bool:
        """Something carried is over this part, or let go there; True if it has a use for it."""
        return False

    def story(self, event: Event) -> Script | None:
        """How this part shows by itself what has just happened, from the frame that first shows the result; whatever
        it changes is taken back by calm(), for a story may end at any moment."""
        return None

    def headline(self, event: Event) -> str:
        """What stands above the table while this part tells a story of this."""
        return ""

    def before(self, event: Event, pace: float) -> list[Tween]:
        """What moves before the new position comes; `pace` stretches the time, 0 where nothing shall move."""
        return []

    def moves(self, event: Event) -> list[Tween]:
        """How pieces of this part go where the new position has them: nothing waits to be read, unlike a story."""
        return []

    def calm(self) -> None:
        """Nothing is told any more: everything as it is."""

    def told(self, component: str) -> Told | None:
        """What this part knows of a component it shows; None if it is not its own."""
        return None

    def called(self, component: str) -> str:
        """The component by whose name it goes now: a space by that of what lies there."""
        return component

    def keeps_clear(self, component: str) -> list[Rect]:
        """What no card may lie on while this is pointed at, its place first; without a name, what is best seen."""
        return []

    def sprite(self, piece: str, seat: int) -> Surface | None:
        """The picture of a piece of that seat, for its way through the air."""
        return None

    def ring(self, component: str, old: int | None, new: int) -> Tween | None:
        """The motion in which a place changes hands."""
        return None

    def next_lit(self, step: int, *, anew: bool) -> bool:
        """The ring goes to the next (1) or previous (-1) place here, `anew` to the first or last; False beyond."""
        root, usable = self.root, self._usable()
        if root is None or not usable:
            return False
        to = beyond(usable, None if anew else root.focus, step)
        if to is not None:
            root.set_focus(to, visible=True)
        return to is not None

    def _usable(self) -> list[Widget]:
        """What can be pressed in this part now, in the order of reading."""
        seen = (one for one in self.walk() if one is not self and one.focusable and one.shown and one.rect.w)
        return sorted(filter(self._can_be_used, seen), key=lambda one: (one.rect.y, one.rect.x))

    def _can_be_used(self, widget: Widget) -> bool:
        component = getattr(widget, "component", None)
        return widget.enabled and not widget.passed_by if component is None else component in self.seen.lit

    def ring_is_lit(self) -> bool:
        """Whether the ring, which is somewhere in this part, is on something that can be done now."""
        return self.root is not None and any(one is self.root.focus for one in self._usable())

    def go_to(self, component: str) -> bool:
        """The ring goes to this component; False where it cannot."""
        root = self.root
        to = next((one for one in self._usable() if component in (one.name, getattr(one, "component", ""))), None)
        if root is None or to is None:
            return False
        root.set_focus(to, visible=True)
        return True

    def fold(self) -> bool:
        """Fold up what lies over the table for a while, at Escape; False if there is nothing to fold."""
        return False

    def think_ahead(self) -> bool:
        """A little of what may be needed soon, while nothing else is to be done; True if there is more."""
        return False

    def settle(self) -> None:
        """Finish at once what is built in steps: for pictures and tests."""

    def word(self, key: str, **values: object) -> str:
        """A text that screen.yaml names under `texts`."""
        return self.host.text(self.spec.texts[key], **values)
