"""The right column of Scythe for large type: one player, one thing in front of them, one section of a mat at a time.

What is elsewhere stands as tabs: players above, then mat, mechs, tracks and hand, and on the mat its four sections.
A tab opens; only what lies open acts. What can be done in a closed tab lights the tab up.
"""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Rect, Surface

from game.core.contract import seat_id
from game.table.shown import PartSpec, Told
from game.ui.games.scythe import desk_pages, tokens
from game.ui.games.scythe.facts import Section, load_facts
from game.ui.games.scythe.parts.mats import SECTION_KEYS, ActionMat, WarPart
from game.ui.games.scythe.parts.objective_words import objective_told
from game.ui.games.scythe.parts.seat_words import coins_told, counts_told
from game.ui.games.scythe.player_mat import MatWords
from game.ui.games.scythe.shown import WarShown
from game.ui.kinds.part import Host, Point, is_large

_TAB, _PART = "tab/", "part/"
_KINDS = {"ability": "mechs", "track": "tracks", "card": "hand", "objective": "hand"}
_NOW = ("gives", "moves", "costs", "then")
"""What an action of the mat is said to do as things stand."""
_ON_MAT = ("section", "top", "cube", "structure", "bottom", "slot", "recruit")


class WarDesk(WarPart):
    needs = {"": ("mat", "mechs", "tracks", "hand", "last", "either", "visit", "out_of")}
    picks = _NOW

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        self.visible = False
        self.tab, self.part = "mat", ""
        """What lies open: a tab, and of the mat the section with this top action."""
        self._facts_of = ActionMat(spec, host, "")
        self._moment: object = None

    # what lies open

    def show(self, shown: WarShown) -> None:
        self._facts_of.seen = shown
        moment = shown.phase, shown.viewer, shown.visit, shown.chosen
        if moment != self._moment:
            self._moment = moment
            self._open_what_is_asked(shown)
        super().show(shown)
        position = shown.position
        self.set(visible=is_large(self) and position is not None and position.has_factions)

    def _open_what_is_asked(self, shown: WarShown) -> None:
        """Where something can be done now; else the mat with the section in use."""
        self.seen = shown
        places = [place for one in shown.lit if (place := self._where(one))]
        acting = self._facts_of.acting()
        if (self.tab, self.part) not in places:
            first = ("mat", acting) if acting or not places else places[0]
            self.tab, part = first if not places or first in places else places[0]
            self.part = part or self.part
        self.part = self.part or next((one.top for one in self._sections()), "")
        self.changed()

    def _sections(self) -> tuple[Section, ...]:
        return tuple(load_facts().mats.get(self.player.mat, ()))

    def _where(self, component: str) -> tuple[str, str] | None:
        """The tab of a component, and its section."""
        kind, colon, name = component.partition(":")
        if not colon or kind not in (*_KINDS, *_ON_MAT):
            return None
        if kind in _KINDS:
            return _KINDS[kind], ""
        for one in self._sections():
            top = load_facts().tops[one.top]
            if name in (one.top, one.bottom, top.structure, *(choice.id for choice in top.choices)):
                return "mat", one.top
        return None

    def _is_open(self, component: str) -> bool:
        place = self._where(component)
        return place is None or (place[0] == self.tab and place[1] in ("", self.part))

    def drawn(self, shown: WarShown) -> object:
        return super().drawn(shown), shown.page, self.tab, self.part

    # painting

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        seen, u = self.seen, self.grid.u
        page = desk_pages.Desk(self.look, rect, u)
        names = [self.host.player(seat) for seat in range(len(seen.signs))]
        partners: set[int | None] = {seat for seat in range(len(names)) if seat_id(seat) in seen.lit}
        regions = page.players(surface, seen.position.players, names, self.seat, partners or {seen.actor})
        tabs = {
            "mat": self.word("mat"),
            "mechs": self.word("mechs"),
            "tracks": self.word("tracks"),
            "hand": self.word("hand"),
        }
        lit = {place[0] for one in seen.lit if (place := self._where(one))} if self.is_own else set()
        found = page.tabs(surface, tabs, self.tab, lit)
        regions |= {f"{_TAB}{name}": area for name, area in found.items()}
        pages = {"mat": self._mat, "mechs": self._mechs, "tracks": self._tracks, "hand": self._hand}
        return regions | pages[self.tab](surface, page)

    def _mat(self, surface: Surface, page: desk_pages.Desk) -> dict[str, Rect]:
        sections, lit = self._sections(), [self._where(one) for one in self.seen.lit] if self.is_own else []
        told = []
        for one in sections:
            last = one.top == self.player.last and not self._facts_of.acting()
            second = self.word("last") if last else self.host.name(f"bottom:{one.bottom}")
            told.append(
                desk_pages.Tab(one.top, self.host.name(f"section:{one.top}"), second, ("mat", one.top) in lit, last)
            )
        found = page.sections(surface, told, self.part)
        regions = {f"{_PART}{name}": area for name, area in found.items()}
        section = next((one for one in sections if one.top == self.part), None)
        if section is None:
            return regions
        words = MatWords(self.host.name, self.word("last"), self.word("either"))
        asks = self.is_own and not self._facts_of.is_paid(self.part)
        have = self.seen.figures.resources if asks else None
        return regions | page.section(surface, words, section, self.player, self.marked(), have)

    def _mechs(self, surface: Surface, page: desk_pages.Desk) -> dict[str, Rect]:
        faction = self.player.faction
        own = load_facts().abilities[faction]
        rows = [(own, True), *((one, one in self.player.mechs) for one in load_facts().mechs[faction])]
        told = [(one, self.host.name(f"ability:{one}"), self._short(one), there) for one, there in rows]
        return page.abilities(surface, faction, told, self.marked())

    def _short(self, ability: str) -> str:
        values = {}
        if ability == "riverwalk":
            both = load_facts().riverwalk[self.player.faction]
            values = {
                key: self.host.text(f"{self.spec.world}.terrain.{one}")
                for key, one in zip(("one", "two"), both, strict=True)
            }
        return self.host.text(f"{self.spec.world}.ability.{ability}.short", **values)

    def _tracks(self, surface: Surface, page: desk_pages.Desk) -> dict[str, Rect]:
        return page.tracks(surface, self.seen.position.players)

    def _hand(self, surface: Surface, page: desk_pages.Desk) -> dict[str, Rect]:
        hidden = self.seen.hidden or not self.is_own
        staked = self.laid
        chosen = [*staked, *(int(one.partition(":")[2]) for one in self.seen.chosen if one[:5] == "card:")]
        regions = page.cards(surface, self.player.cards, hidden=hidden, chosen=chosen)
        known = self.seen.figures.objectives
        regions |= page.objectives(surface, self.player.objectives, self.host.name, known, hidden=hidden)
        page.marks(surface, regions, self.marked())
        return regions

    # pointing and choosing

    def component_at(self, pos: Point) -> str:
        """A tab is nothing of the match."""
        found = self.region_at(pos)
        return "" if found.startswith((_TAB, _PART)) else found

    def pressed(self, component: str) -> None:
        if component.startswith((_TAB, _PART)):
            self._open(component)
        elif component.startswith("seat:"):
            self._look_at(int(component.partition(":")[2].partition("/")[0]))
        else:
            self.host.choose(component)

    def _open(self, component: str) -> None:
        if component.startswith(_TAB):
            self.tab = component.removeprefix(_TAB)
        else:
            self.part = component.removeprefix(_PART)
        self._under = ""
        self.host.point("")  # it has said what opening does
        self.changed()
        self.invalidate()

    def _look_at(self, seat: int) -> None:
        if seat_id(seat) in self.seen.lit:
            self.host.choose(seat_id(seat))
            return
        same = seat == (self.seen.visit if self.seen.visit is not None else self.seen.viewer)
        self.host.visit(None if same else seat)

    def chord(self, chord: str) -> bool:
        """1 to 4 open a section, wherever the ring is."""
        sections = self._sections()
        if chord not in SECTION_KEYS or int(chord) > len(sections):
            return False
        self.tab = "mat"
        self._open(f"{_PART}{sections[int(chord) - 1].top}")
        self.go_to(f"section:{sections[int(chord) - 1].top}")
        return True

    def _key(self, name: str) -> bool:
        on_tab = self._cursor if self._cursor.startswith((_TAB, _PART)) else ""
        if on_tab and name in ("return", "space"):
            self._open(on_tab)
            self._go_into(on_tab)
            return True
        if on_tab.startswith(_PART) and name == "down" and self._lit_behind(on_tab):
            self._open(on_tab)
            return self._go_into(on_tab)
        return super()._key(name)

    def _go_into(self, tab: str) -> bool:
        """The ring goes to what the opened tab was about, so that the next Enter does it."""
        lit = self._lit_behind(tab)
        here = next((one for one in lit if self._is_open(one)), next(iter(lit), ""))
        return bool(here) and self.go_to(here)

    def _stops(self) -> Mapping[str, Rect]:
        """Arrows walk over every tab, also those with nothing but something to read."""
        tabs = {one: rect for one, rect in self.regions.items() if one.startswith((_TAB, _PART))}
        return {**super()._stops(), **tabs}

    def _lit_behind(self, tab: str) -> list[str]:
        """What can be done in what a tab opens."""
        name = tab.removeprefix(_TAB) if tab.startswith(_TAB) else "mat"
        part = tab.removeprefix(_PART) if tab.startswith(_PART) else ""
        places = [(one, self._where(one)) for one in self.seen.lit] if self.is_own else []
        return [one for one, place in places if place and place[0] == name and part in ("", place[1])]

    def _behind(self, component: str) -> str:
        """What a tab stands for while it is pointed at: the first of what can be done behind it, as long as it is
        closed; on an open one a click does nothing."""
        if component.startswith("seat:"):
            return component.partition("/")[0]
        if not component.startswith((_TAB, _PART)):
            return component
        if component in (f"{_TAB}{self.tab}", f"{_PART}{self.part}"):
            return ""
        return next(iter(self._lit_behind(component)), "")

    def _point(self, component: str) -> None:
        super()._point(self._behind(component))

    def _go(self, component: str) -> None:
        super()._go(component)
        self.host.point(self._behind(component), by_key=True)

    def go_to(self, component: str) -> bool:
        place = self._where(component)
        if component in self.seen.lit and self.is_own and place is not None and not self._is_open(component):
            self.tab, self.part = place[0], place[1] or self.part
            self.changed()
            self.invalidate()
        return super().go_to(component)

    def lit_regions(self) -> list[str]:
        """What can be chosen here, and the tabs behind which more of it lies."""
        if not self.is_own:
            return super().lit_regions()
        closed = [place for one in self.seen.lit if not self._is_open(one) and (place := self._where(one))]
        tabs = {f"{_TAB}{tab}" if tab != self.tab else f"{_PART}{part}" for tab, part in closed}
        return [one for one in self.regions if one in self.seen.lit or one in tabs]

    def region(self, component: str) -> Rect | None:
        """What lies in a closed tab is behind that tab."""
        place = self._where(component) if self.visible else None
        if place is not None and not self._is_open(component):
            return super().region(f"{_TAB}{place[0]}" if place[0] != self.tab else f"{_PART}{place[1]}")
        return super().region(component)

    def opens(self, component: str) -> str:
        """A closed tab stands for the first of what can be done behind it."""
        place = self._where(component)
        if not self.visible or place is None or self._is_open(component) or component not in self.seen.lit:
            return ""
        return self._behind(f"{_TAB}{place[0]}" if place[0] != self.tab else f"{_PART}{place[1]}")

    def told(self, component: str) -> Told | None:
        found = super().told(component)
        if found is None:
            return Told(second=self._facts_of.now(component), opens=True) if self.opens(component) else None
        kind, _, card = component.partition(":")
        if kind == "objective":
            return objective_told(self.host, self.spec.world, card, self.seen.figures.objectives.get(card, ()))
        if component.startswith("seat:"):
            of, players = int(component.partition(":")[2].partition("/")[0]), self.seen.position.players
            rows = counts_told(self.host, self.spec.world, players[of], self.spec.texts["out_of"])
            said = self.word("visit"), *coins_told(self.host, self.spec.world, players, of)
            return Told(text=" ".join(said), rows=rows)
        return Told(second=self._facts_of.now(component)) if self.is_own else found

    def sprite(self, piece: str, seat: int) -> Surface | None:
        if not piece.startswith("cube:") or seat != self.seat:
            return None
        return tokens.sign(self.look, "cube", round(26 * self.grid.u))
