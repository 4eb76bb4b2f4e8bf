"""Clicks in Scythe: a unit and a place, a cube and a square, a mech and a territory make an action.

While units move, the unit comes first: a click takes it in hand, a second one puts it back, one on another takes that
instead. What it carries is chosen around it. What is entered on a page first is in pages.py.
"""

from __future__ import annotations

from game.core.contract import Action, Reason
from game.core.picker import Meaning
from game.games.scythe.actions import ProduceAt
from game.games.scythe.actions_combat import HearOffer, OpenDeal
from game.games.scythe.actions_move import BeginMove, Drop, Load, Move, TakeInHand
from game.games.scythe.board import LAKES, PLACE
from game.games.scythe.cargo import CARGO, cargo_there, forced_cargo, unit_id
from game.games.scythe.frames.deals import SpeakUp
from game.games.scythe.frames.developing import Placement
from game.games.scythe.frames.moving import MoveUnits
from game.games.scythe.pages import Pages
from game.games.scythe.pieces import mechs_on, workers_on
from game.games.scythe.reasons import advice, kind_of, refusal
from game.games.scythe.state import CHARACTER, KINDS, MECH, WORKER

_BESIDE = frozenset(("less", "deal", "hear"))
_FIRST = ("mech", "character", "worker")
"""What a click beside the figures of a crowded hexagon takes first."""
_TALKS = ("deal", "hear")
_BEGIN = BeginMove()
CARGO_BY_NAME = "cargo"
"""Stands for taking a unit in hand. Nothing lies there to be clicked: what it could load stands around the unit."""
_ABOARD = 4
"""Where the cargo begins in a carrier."""
_LOADS, _DROPS = ("load", "load_all"), ("drop", "drop_all")


def _is_unit(component: str) -> bool:
    return component.partition(":")[0] in KINDS


class Controller(Pages):
    # -- what is at hand --------------------------------------------------------------------------------------------

    @property
    def _moves(self) -> bool:
        return isinstance(self._frame, MoveUnits)

    @property
    def _held(self) -> str:
        """The unit that was clicked."""
        return next(filter(_is_unit, self.chosen), "")

    @property
    def _carrier(self) -> str:
        """The unit that is being loaded, or has steps left."""
        carrier = self.view.carrier if self._moves else ()
        return unit_id(self.view, self.seat, carrier[0], carrier[1]) if carrier else ""

    def _where(self, unit: str) -> tuple[int, int]:
        """Kind and place of an own unit."""
        kind, _, place = unit.partition(":")
        number = KINDS.index(kind)
        return number, self.view.character[self.seat] if number == CHARACTER else PLACE[place]

    def _own_units(self) -> list[str]:
        """Every unit of the seat that stands somewhere."""
        view, seat = self.view, self.seat
        found = [(CHARACTER, view.character[seat])]
        for place in PLACE.values():
            found += [(MECH, place)] * bool(mechs_on(view, seat, place))
            found += [(WORKER, place)] * bool(workers_on(view, seat, place))
        return [unit_id(view, seat, kind, place) for kind, place in found]

    # -- moving -----------------------------------------------------------------------------------------------------

    def lit(self) -> tuple[str, ...]:
        """While units move, places only light up for the unit at hand: all that they could reach together says
        nothing. A unit that was clicked shows what it could load, and which others could be taken instead."""
        found = self._without_partners(self._without_sums(self._without_only_place(super().lit())))
        if _BEGIN in self.options and not self.chosen:
            return (*found, *self._own_units())
        if not self._moves:
            return found
        found = tuple(one for one in found if one != CARGO_BY_NAME)
        held = self._held
        if not held:
            return (*(one for one in found if one not in PLACE or self._goes(one) is not None), *self._put_back())
        there = {PLACE[one] for one in found if one in PLACE}
        instead = [one for one in self._others() if self._where(one)[1] not in there]
        return (*found, *instead, *self._cargo(), *(self._put_back() if held == self._carrier else ()))

    def _others(self) -> tuple[str, ...]:
        """The units that could be taken instead of the one that was clicked."""
        units = dict.fromkeys(one for action in self.options for one in action.touches() if _is_unit(one))
        return tuple(one for one in units if one != self._held)

    def detours(self) -> frozenset[str]:
        """Somebody who has a unit in hand is asked where it goes, not what else it could take or who else goes."""
        found = super().detours()
        if not self._moves or not (self._held or self._carrier):
            return found
        cargo = {one for one in self.lit() if one.partition(":")[0] in (*_LOADS, *_DROPS)}
        return found | cargo | frozenset(self._others())

    @property
    def _only_place(self) -> str:
        """Where what is gained comes anyway, while it is still open what that is."""
        frame = self._frame
        place = frame.only_place(self.view) if isinstance(frame, Placement) else ""
        return place if place and len(self.candidates()) > 1 else ""

    def _without_only_place(self, found: tuple[str, ...]) -> tuple[str, ...]:
        place = self._only_place
        return tuple(one for one in found if one != place) if place else found

    def _without_sums(self, found: tuple[str, ...]) -> tuple[str, ...]:
        """How many new workers come is asked once it is said where."""
        early = {
            number
            for action in self.candidates()
            if isinstance(action, ProduceAt)
            for number in action.touches()[1:]
            if action.at not in self.chosen
        }
        return tuple(one for one in found if one not in early) if early else found

    def _without_partners(self, found: tuple[str, ...]) -> tuple[str, ...]:
        """Who is dealt with or heard is asked once that was chosen: before, a click on a player looks."""
        talks = [action for action in self.options if isinstance(action, OpenDeal | HearOffer)]
        asked = isinstance(self._frame, SpeakUp) or self._is_talking
        partners = set() if asked else {component for action in talks for component in action.touches()[1:]}
        return tuple(one for one in found if one not in partners) if partners else found

    @property
    def _is_talking(self) -> bool:
        """Whether it was said that somebody is dealt with or heard, and not yet who."""
        return any(way in self.chosen for way in _TALKS)

    def alone(self) -> dict[str, Action]:
        """What is said of the cargo on the way concerns the unit on the way, not another one that was clicked; and
        whoever is asked for a partner sees partners lit, and nothing else."""
        found = super().alone()
        if self._is_talking:
            return {}
        if self._moves and self._held not in ("", self._carrier):
            return {one: action for one, action in found.items() if not isinstance(action, Load | Drop)}
        return found

    def _somebody_goes(self, place: str) -> bool:
        return any(isinstance(action, Move) and action.to == place for action in self.options)

    def _goes(self, place: str) -> Action | None:
        """Where the unit at hand can go, a click on the place is enough."""
        going = Move(self._carrier, place)
        return going if self._carrier and place in PLACE and going in self.options else None

    def _cargo(self) -> tuple[str, ...]:
        """What a unit that was clicked could load, though it has not been taken in hand yet."""
        held, view, seat = self._held, self.view, self.seat
        if TakeInHand(held) not in self.options or (held == self._carrier and self._is_loading):
            return ()
        kind, place = self._where(held)
        there, forced = cargo_there(view, seat, kind, place), forced_cargo(view, seat, kind, place)
        left = {what: n - m for what, n, m in zip(CARGO, there, forced, strict=True)}
        return (
            *(f"load:{what}" for what in CARGO if left[what] > 0),
            *(f"load_all:{what}" for what in CARGO if left[what] > 1),
        )

    @property
    def _is_loading(self) -> bool:
        return any(isinstance(action, Load | Drop) for action in self.options)

    def _put_back(self) -> tuple[str, ...]:
        """What was loaded can be put back one by one as long as the unit has not left; on a lake all has to come."""
        carrier = self.view.carrier
        if not carrier or carrier[3] or LAKES >> carrier[1] & 1:
            return ()
        return tuple(f"drop:{what}" for what, n in zip(CARGO, carrier[_ABOARD:], strict=True) if n)

    def meant(self, component: str) -> str:
        """A click beside the figures means the unit there, until one is at hand; then it means the place."""
        if component not in PLACE or not (self._moves or _BEGIN in self.options):
            return component
        lit = self.lit()
        here = [one for one in lit if _is_unit(one) and self._where(one)[1] == PLACE[component]]
        return component if component in lit or not here else min(here, key=lambda one: _FIRST.index(kind_of(one)))

    def would(self, component: str) -> Action | None:
        if self._moves and not self._held and component in PLACE:
            return self._goes(component)
        return super().would(component)

    def beside(self) -> frozenset[str]:
        return _BESIDE

    def takes(self, component: str) -> bool:
        """The unit at hand is put back, and another one that can act is taken instead of it; of equal cards any
        can be laid, whichever of them an answer names."""
        held = self._held
        if held and _is_unit(component):
            return any(component in action.touches() for action in self.options)
        if component == CARGO_BY_NAME:
            return self._moves and TakeInHand(held) in self.options
        if self._is_talking and component in super().alone():
            return True  # the turn goes on without a deal
        return super().takes(component)

    def means(self, component: str) -> Meaning:
        if _is_unit(component):
            return self._unit_meant(component)
        if self._is_talking and (goes_on := super().alone().get(component)) is not None:
            return Meaning((goes_on,))
        kind, _, what = component.partition(":")
        if kind in _LOADS and self._moves and component in self._cargo():
            return Meaning((TakeInHand(self._held), Load(what, 1 if kind == "load" else None)))
        if kind in _DROPS and self._moves and component in self._put_back():
            return self._one_less(what)
        return super().means(component)

    def _unit_meant(self, unit: str) -> Meaning:
        if _BEGIN in self.options:
            return Meaning((_BEGIN,), (unit,))
        held = self._held
        if unit == held:
            return Meaning()
        if held and super().would(unit) is None:
            return Meaning(chosen=(unit,))
        return super().means(unit)

    def _one_less(self, what: str) -> Meaning:
        """What was loaded is taken back, and all of it but one loaded again."""
        aboard = dict(zip(CARGO, self.view.carrier[_ABOARD:], strict=True))
        aboard[what] -= 1
        again = tuple(Load(one, 1) for one, n in aboard.items() for _ in range(n))
        return Meaning(again, back_until=lambda view: not any(view.carrier[_ABOARD:]))

    # -- reasons ----------------------------------------------------------------------------------------------------

    def why_not(self, component: str) -> Reason | None:
        if self._moves and not self._held and not self._carrier and self._somebody_goes(component):
            return refusal("unit_first", "move#move", advice("take_unit"))
        if component and component == self._only_place:
            return refusal("comes_here", self._frame.word)
        return super().why_not(component)
