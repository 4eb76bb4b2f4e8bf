"""The pictures of Scythe's showpieces: painted by the painters of the table, small or large."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.core.speaker import Speaker
from game.games.scythe.shown import Player
from game.ui.games.scythe import cards, factory_cards, little_board, tokens, tracks
from game.ui.games.scythe.dial import Dial
from game.ui.games.scythe.faction_mat import SIZE as PLATE
from game.ui.games.scythe.faction_mat import FactionMat, FactionWords
from game.ui.games.scythe.facts import load_facts
from game.ui.games.scythe.little_records import LittleBoard
from game.ui.games.scythe.objective_card import SIZE as OBJECTIVE
from game.ui.games.scythe.objective_card import draw_objective
from game.ui.games.scythe.player_mat import SIZE as MAT
from game.ui.games.scythe.player_mat import MatWords, PlayerMat
from game.ui.games.scythe.scenes import scene
from game.ui.look import Look
from game.ui.showpieces import Size, side_by_side, with_shadow, within

_COARSE_FROM = 150
"""Pixels from which edges are seen, so that a figure is painted larger still."""


def picture(look: Look, say: Speaker, component: str, room: Size) -> Surface:
    kind, _, name = component.partition(":")
    if kind.startswith("home_"):
        return _land(look, "home:" + kind.removeprefix("home_"), room)
    return _PAINTERS[kind](look, say, name or kind, room)


def _is_large(look: Look, room: Size) -> bool:
    """Whether small type on a card can be read."""
    wide = look.grid.px(320 * max(1.0, look.grid.text_scale))
    return room[0] >= wide and room[1] >= wide // 2


def _fine(make: Callable[[int], Surface], px: int) -> Surface:
    """A large one is painted larger still: its edges come out better."""
    if px < _COARSE_FROM:
        return make(px)
    made = make(2 * px)
    return pygame.transform.smoothscale(made, (made.get_width() // 2, made.get_height() // 2))


def _figure(look: Look, kind: str, faction: str, high: int) -> Surface:
    return _fine(lambda px: tokens.figure(look, kind, faction, px), high)


def _mark(look: Look, faction: str, px: int) -> Surface:
    return _fine(lambda px: tokens.emblem(look, faction, px), px)


def _faction(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    """Emblem and leader; below them, where it can be read, the plate with all abilities."""
    large = _is_large(look, room) and max(look.grid.u, room[0] / PLATE[0]) >= 1
    above = (room[0], room[1] - (round(room[0] * PLATE[1] / PLATE[0]) + look.grid.px(24) if large else 0))
    high = round(min(above[1] * 0.92, above[0] * 0.5))
    top = side_by_side((_mark(look, name, round(high * 0.8)), _figure(look, "character", name, high)), above, 0.1)
    if not large:
        return top
    whole, place = with_shadow(look, room, *room)
    whole.blit(top, top.get_rect(midtop=(room[0] // 2, 0)))
    low = Rect(place.x, above[1] + look.grid.px(12), place.w, round(place.w * PLATE[1] / PLATE[0]))
    FactionMat(look, low, FactionWords(say.name, lambda one: _short(say, one, name))).draw(whole, Player(name))
    return whole


def _short(say: Speaker, ability: str, faction: str) -> str:
    lands = load_facts().riverwalk[faction] if ability == "riverwalk" else ("", "")
    one, two = (say.words(f"scythe.terrain.{land}") if land else "" for land in lands)
    return say.words(f"scythe.ability.{ability}.short", one=one, two=two)


def _ability(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    """The leader of the nation whose own it is, or the mechs that have it."""
    facts, high = load_facts(), round(room[1] * 0.86)
    for faction, own in facts.abilities.items():
        if own == name:
            figures = _mark(look, faction, high // 2), _figure(look, "character", faction, high)
            return side_by_side(figures, room)
    factions = [faction for faction, four in facts.mechs.items() if name in four]
    if len(factions) == 1:
        return side_by_side((_mark(look, factions[0], high // 2), _figure(look, "mech", factions[0], high)), room)
    return _row(look, "mech", factions, room)


def _row(look: Look, kind: str, factions: list[str], room: Size) -> Surface:
    high = round(min(room[1] * 0.8, room[0] / len(factions) * 1.1))
    return side_by_side((_figure(look, kind, faction, high) for faction in factions), room, 0.02)


def _unit(look: Look, say: Speaker, kind: str, room: Size) -> Surface:
    return _row(look, kind, list(load_facts().abilities), room)


def _character(look: Look, say: Speaker, faction: str, room: Size) -> Surface:
    return _figure(look, "character", faction, round(min(room[1] * 0.96, room[0] * 0.8)))


def _mat(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    whole, place = with_shadow(look, room, *MAT)
    words = MatWords(say.name if _is_large(look, room) else _silent, "", "")
    PlayerMat(look, place, words).draw(whole, Player("nordic", name))
    return whole


def _silent(component: str) -> str:
    """Too small to be read."""
    return ""


def _section(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    """Cut out of a mat that is as large as the section needs."""
    if name == "factory_pile":
        return _pile(look, room)
    mat = next(iter(load_facts().mats))
    high = room[1] / 0.96
    large = Rect(0, 0, round(high * MAT[0] / MAT[1]), round(high))
    whole = Surface(large.size, pygame.SRCALPHA)
    words = MatWords(say.name if _is_large(look, room) else _silent, "", "")
    regions = PlayerMat(look, large, words).draw(whole, Player("nordic", mat))
    return whole.subsurface(regions[f"section:{name}"].clip(whole.get_rect())).copy()


def _pile(look: Look, room: Size) -> Surface:
    whole, place = with_shadow(look, (round(room[0] * 0.9), round(room[1] * 0.9)), *cards.FACTORY)
    factory_cards.draw_factory_card(look, whole, place, cards.HIDDEN, _silent, "")
    return whole


def _sign(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    return tokens.sign(look, name, round(min(room) * 0.66))


def _structure(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    return _figure(look, name, "saxony", round(min(room) * 0.86))


def _bottom(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    """The resource it costs and what it does."""
    done = {"upgrade": "upgrade", "deploy": "mech", "build": "structure", "enlist": "recruit"}[name]
    px = round(min(room[0] * 0.36, room[1] * 0.6))
    paid = tokens.sign(look, load_facts().bottoms[name].resource, px)
    return side_by_side((paid, tokens.sign(look, done, px)), room)


def _recruit(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    px = round(min(room[0] * 0.36, room[1] * 0.6))
    gain = load_facts().bottoms[name].ongoing
    return side_by_side((tokens.sign(look, "recruit", px), tokens.sign(look, gain, px)), room)


def _upgrade(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    return tokens.sign(look, "cube" if name == "cube" else "upgrade", round(min(room) * 0.6))


def _combat_card(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    whole, place = with_shadow(look, room, *cards.COMBAT)
    cards.draw_combat_card(look, whole, place, int(name))
    return whole


def _dial(look: Look, say: Speaker, faction: str, room: Size) -> Surface:
    whole, place = with_shadow(look, room, 1, 1)
    Dial(look, place, faction).draw(whole, 3, load_facts().dial)
    return whole


def _objective(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    if not _is_large(look, room):
        return tokens.sign(look, "objective", round(min(room) * 0.66))
    whole, place = with_shadow(look, room, *OBJECTIVE)
    draw_objective(look, whole, place, name, say.name)
    return whole


def _encounter(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    """The whole card where its words can be read, else its scene."""
    if not _is_large(look, room):
        return scene(look, name, within(room, 292, 172))
    whole, place = with_shadow(look, room, *cards.ENCOUNTER)
    words = cards.EncounterWords(
        say.name,
        lambda card: say.words(f"scythe.encounter.{card}.story"),
        lambda card, pick: say.words(f"scythe.encounter.{card}.{pick}"),
        say.words("scythe.screen.encounter.free"),
        say.words("scythe.screen.encounter.again"),
    )
    cards.draw_encounter(look, whole, place, name, words)
    return whole


def _factory(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    if not _is_large(look, room):
        return scene(look, name, within(room, 204, 110), 0.9)
    whole, place = with_shadow(look, room, *cards.FACTORY)
    factory_cards.draw_factory_card(look, whole, place, name, say.name, say.words("scythe.screen.mat.either"))
    return whole


def _tile(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    if not _is_large(look, room):
        px = round(min(room[0] * 0.3, room[1] * 0.5))
        return side_by_side((tokens.sign(look, one, px) for one in (*tracks.BONUS_SIGNS[name], "structure")), room)
    whole, place = with_shadow(look, room, *tracks.BONUS)
    tracks.draw_bonus(look, whole, place, name, say.words("scythe.screen.bonus"), say.name)
    return whole


def _star(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    """The star, and the sign of what earns it."""
    px = round(min(room[0] * 0.36, room[1] * 0.62))
    return side_by_side((tokens.star(look, "polania", px), tokens.sign(look, name, round(px * 0.8))), room)


def _track(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    """Both rows are painted, and the one that is meant is cut out."""
    wide = room[0]
    rect = Rect(0, 0, wide, round(wide * tracks.TRACKS[1] / tracks.TRACKS[0]))
    whole = Surface(rect.size, pygame.SRCALPHA)
    regions = tracks.Tracks(look, rect).draw(whole, (Player("nordic", power=3, popularity=3),))
    return whole.subsurface(regions[f"track:{name}"].clip(rect)).copy()


def _terrain(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    return _land(look, name, room)


def _land(look: Look, cell: str, room: Size) -> Surface:
    """One hexagon of the map."""
    board = LittleBoard(rows=((cell,),))
    size = little_board.size(board)
    scale = min(room[0] / size[0], room[1] / size[1])
    return little_board.paint(look, board, scale)


_PAINTERS: dict[str, Callable[[Look, Speaker, str, Size], Surface]] = {
    "faction": _faction,
    "ability": _ability,
    "character": _character,
    "mech": _unit,
    "worker": _unit,
    "mat": _mat,
    "section": _section,
    "factory_pile": _section,
    "top": _sign,
    "bottom": _bottom,
    "structure": _structure,
    "recruit": _recruit,
    "bonus": _sign,
    "cube": _upgrade,
    "slot": _upgrade,
    "resource": _sign,
    "good": _sign,
    "card": _combat_card,
    "dial": _dial,
    "objective": _objective,
    "encounter": _encounter,
    "factory": _factory,
    "tile": _tile,
    "star": _star,
    "track": _track,
    "terrain": _terrain,
    "sign": _sign,
}
