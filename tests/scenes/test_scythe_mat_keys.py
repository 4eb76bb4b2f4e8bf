"""The keyboard on the mat of Scythe: from row to row, and its ring cuts no heading."""

from __future__ import annotations

from game.games.scythe.board import PLACE
from game.ui.focus_ring import WIDE
from game.ui.games.scythe.facts import load_facts
from tests.scenes.scythe_helpers import begun_with
from tests.scenes.table_stage import Stand

HEADING = 25.0
"""Where the lowest letters of a section's heading end, in units from its top."""


def at_the_mat() -> Stand:
    position = {
        "factions": ["nordic", "crimea"],
        "mats": ["engineering", "industrial"],
        "coins": [4, 3],
        "last": ["produce", "trade"],
        "stack": ["take_turn seat=0"],
    }
    return Stand(begun_with(position), curtain=False)


def test_arrows_lead_from_row_to_row_and_not_to_all_of_the_section_around_them() -> None:
    stand = at_the_mat()
    mat = stand.scene.parts["mat"]
    for one in [each for each in mat.regions if not each.startswith("section:")]:
        for key in ("up", "down", "left", "right"):
            mat._go(one)
            stand.key(key)
            assert not stand.scene.walking.place().startswith("section:"), (one, key)


def test_arrows_lead_from_section_to_section_and_down_into_it() -> None:
    stand = at_the_mat()
    mat, sections = stand.scene.parts["mat"], load_facts().mats["engineering"]
    mat._go(f"section:{sections[0].top}")
    for section in sections[1:]:
        stand.key("right")
        assert stand.scene.walking.place() == f"section:{section.top}"
    stand.key("down")
    assert not stand.scene.walking.place().startswith("section:")


def test_every_ring_around_a_row_lies_below_the_heading() -> None:
    stand = at_the_mat()
    mat, root = stand.scene.parts["mat"], stand.scene.root
    rows = [one for one in mat.regions if one.startswith("top:")]
    assert len(rows) > len(load_facts().mats["engineering"])
    for row in rows:
        mat._go(row)
        around = root.ring.place(root)
        section = min(
            (mat.region(one) for one in mat.regions if one.startswith("section:")),
            key=lambda box: not box.collidepoint(mat.region(row).center),
        )
        assert around is not None and around.y - 5 >= section.y + mat.grid.px(HEADING), row


def test_whoever_takes_a_unit_is_led_to_where_it_goes_not_to_another_unit_or_its_cargo() -> None:
    """By Enter alone one came from unit to unit: the next one stood nearer than any place."""
    position = {
        "factions": ["nordic", "crimea"],
        "mats": ["engineering", "industrial"],
        "units": {"r3c3": ["0 mech", "0 worker 3", "0 character"], "r1c4": ["0 worker"], "r7c3": ["1 character"]},
        "tokens": {"r3c3": {"metal": 2, "oil": 1}},
        "mechs": [["speed"], []],
        "stack": ["take_turn seat=0"],
    }
    stand = Stand(begun_with(position), curtain=False)
    for component in ("section:move_gain", "top:move_units"):
        stand.click_component(component)
    for unit in ("mech:r3c3", "worker:r3c3", "character:nordic"):
        stand.key("n")
        assert any(part.go_to(unit) for part in stand.scene.open_parts()), unit
        stand.key("return")
        stand.wait()
        assert stand.director.picker.chosen == (unit,)
        assert stand.scene.walking.place() in PLACE, (unit, stand.scene.walking.place())
        stand.key("escape")
    assert any(part.go_to("mech:r3c3") for part in stand.scene.open_parts())
    stand.key("return")
    assert any(part.go_to("load:metal") for part in stand.scene.open_parts())
    stand.key("return")
    assert stand.scene.walking.place() in {*PLACE, "load:metal"}, "loading goes on, or the unit leaves"


def test_a_card_says_what_a_place_is_pointed_at_for() -> None:
    """For Trade it told only the coin that is paid, and for a payment nothing at all."""
    position = {
        "factions": ["nordic", "crimea"],
        "mats": ["engineering", "industrial"],
        "coins": [4, 3],
        "units": {
            "r1c4": ["0 worker"],
            "r3c3": ["0 worker"],
            "home_nordic": ["0 character"],
            "r7c3": ["1 character"],
        },
        "tokens": {"r1c4": {"metal": 3}, "r3c3": {"metal": 3}},
        "stack": ["take_turn seat=0"],
    }
    stand = Stand(begun_with(position), curtain=False)
    stand.click_component("section:trade")
    stand.scene.model.pointing.at("r1c4")
    card, name = stand.scene.model.pointing.card, stand.scene.model.teller.name("r1c4")
    assert card.title == stand.scene.text("scythe.screen.deed.trade", what=name)
    stand.scene.hands.choose("top:gain_popularity")
    stand.scene.hands.choose("bottom:deploy")
    stand.scene.model.pointing.at("")
    stand.scene.model.pointing.at("r1c4")
    card = stand.scene.model.pointing.card
    assert card.title == stand.scene.text("scythe.screen.deed.pay", what=name)
    assert [row.value for row in card.rows if row.icon == "ingot"] == ["–1"]


def test_a_row_that_moves_units_says_so_and_gives_nothing() -> None:
    """“gives 2 now” stood under the title of Move units, without saying of what."""
    stand = at_the_mat()
    mat, text = stand.scene.parts["mat"], stand.scene.text
    assert mat.told("top:move_units").second == text("scythe.screen.mat.moves", n=2)
    assert mat.told("top:gain_power").second == text("scythe.screen.mat.gives", n=2)


def test_the_ring_around_a_hexagon_lies_on_no_panel_beside_the_land() -> None:
    """It struck out the first letter of the track, above which a hexagon ends."""
    stand = at_the_mat()
    scene, root, board = stand.scene, stand.scene.root, stand.scene.parts["board"]
    panels, wide = [scene.parts[name].rect for name in ("triumph", "bonus")], 2 * round(scene.context.grid.px(WIDE))
    root.set_focus(board.view, visible=True)
    for place in PLACE:
        board.view.move_cursor(place)
        around, whole = root.ring.place(root), board.view.rect_of(place)
        assert around is not None and whole.contains(around.inflate(wide, wide)), place
        assert whole.collidelist(panels) >= 0 or around.inflate(wide, wide).collidelist(panels) < 0, place
