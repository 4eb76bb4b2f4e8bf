"""Isle of Skye by mouse and by keyboard: what a player does in each phase, for tests of the table."""

from __future__ import annotations

from game.scenes.curtain import CurtainScene
from game.table.director import Stage
from game.ui.events import Pointer
from tests.scenes.skye_helpers import phase, played
from tests.scenes.table_stage import Stand


def cards(stand: Stand) -> list:
    return stand.scene.parts["prices"].cards


def click_widget(stand: Stand, widget) -> None:
    stand.click(widget.rect.center)


def tiles_of(stand: Stand, seat: int) -> list[str]:
    land = stand.director.session.rules.to_plain(stand.director.session.view(None))["lands"][seat]
    return [f"tile:{told.split()[0]}" for told in land.values()]


def set_prices_by_mouse(stand: Stand) -> None:
    first, *others = cards(stand)
    click_widget(stand, first.face)
    for card in others:
        click_widget(stand, card.plus)
    stand.press("primary")


def buy_by_mouse(stand: Stand) -> None:
    tiles = [one for one in stand.director.lit() if one.startswith("tile:")]
    if tiles:
        stand.click_component(tiles[0])
    else:
        stand.press("pass")


def build_by_mouse(stand: Stand) -> None:
    places = [one for one in stand.director.lit() if one.startswith("place:")]
    if places:
        stand.click_component(places[len(stand.director.session) % len(places)])
    elif "end_turn" in stand.director.lit() or "bag" in stand.director.lit():
        stand.press("primary")
    else:
        stand.key("r")


def turn_castle(stand: Stand) -> None:
    stand.click_component("turn:1")


BY_MOUSE = {
    "set_prices": set_prices_by_mouse,
    "buy_tile": buy_by_mouse,
    "build_tiles": build_by_mouse,
    "place_castle": turn_castle,
}


def play_by_mouse(stand: Stand, most: int = 900) -> int:
    """Until the match is over; how often the curtain fell."""
    curtains = 0
    for _ in range(most):
        if stand.director.stage is Stage.OVER:
            break
        if stand.director.stage is Stage.CURTAIN:
            assert isinstance(stand.top, CurtainScene) and stand.director.eyes is None
            curtains += 1
            stand.press("i_am")
        elif stand.director.stage is Stage.HAND_OVER:
            stand.press("primary")
        elif stand.director.stage is Stage.BOT:
            stand.wait()
        else:
            BY_MOUSE[phase(stand.director.session)](stand)
    return curtains


def by_keyboard(stand: Stand) -> None:
    where = phase(stand.director.session)
    if where == "set_prices":
        first, *others = cards(stand)
        stand.scene.root.set_focus(first.face, visible=True)
        stand.key("x")
        for card in others:
            stand.scene.root.set_focus(card.face, visible=True)
            stand.key("+")
            stand.key("+")
        stand.key("ctrl+return")
        if stand.director.stage is Stage.PLAY and phase(stand.director.session) == "set_prices":
            stand.scene.furniture.command("primary")
    elif where == "buy_tile" or [one for one in stand.director.lit() if one.startswith("place:")]:
        stand.key("n")
        stand.key("return")
    elif "end_turn" in stand.director.lit() or "bag" in stand.director.lit():
        stand.key("ctrl+return")
    else:
        stand.key("r")


def at_table(kinds: str, number: int, where: str, *, motion: str = "none", curtain: bool = False) -> Stand:
    stand = Stand(played(kinds, {"round": number, "phase": where}), curtain=curtain, motion=motion)
    assert stand.until_asked()
    stand.scene.motion.finish()
    return stand


def drag(stand: Stand, start: tuple[int, int], *way: tuple[int, int]) -> None:
    handle = stand.context.stack.handle
    stand.point(start)
    handle(Pointer("down", start, 1))
    for pos in way:
        handle(Pointer("drag", pos, 1))
    handle(Pointer("drop", way[-1], 1))
