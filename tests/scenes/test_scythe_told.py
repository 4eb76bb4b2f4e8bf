"""What the table of Scythe tells besides the rules: hidden coins, what others did, sheets that lie over the map."""

from __future__ import annotations

import itertools

import pytest

from game.core.session import Session
from game.games.scythe.rules import RULES
from game.table import showing
from game.table.tally import curves
from game.ui.games.scythe.facts import load_facts
from game.ui.games.scythe.objective_card import progress_of
from game.ui.games.scythe.parts.objective_words import objective_told
from tests.qualities.test_given_up import AT_HOME, HEART, begun, scythe
from tests.scenes.scythe_helpers import begun_with, in_phase, plain, played
from tests.scenes.table_stage import Stand
from tests.scenes.test_table_layout import overflows


def test_coins_that_may_not_be_seen_are_no_nought_on_the_score_sheet():
    stand = Stand(played("pbb", in_phase("take_turn", least=300), seed=2), curtain=False)
    assert stand.until_asked()
    stand.scene.furniture.command("scores")
    table = stand.scene.root.find("sheet").table
    coins = next(row for row in table.rows if row.key == "coins")
    others = [number for number, seat in enumerate(stand.scene.root.find("sheet").order) if seat != 0]
    assert all(coins.unknown[number] and coins.values[number] is None for number in others)
    assert all(table.totals[number] == "?" and table.later[number].endswith("+ ?") for number in others)
    own = ({0, 1, 2} - set(others)).pop()
    assert table.totals[own] == str(plain_of(stand)["coins"][0])


def plain_of(stand: Stand) -> dict:
    return RULES.to_plain(stand.director.session.view(0))


def test_each_rival_has_one_line_for_its_turn_though_combats_were_fought_in_it():
    stand = Stand(played("pbbbb", in_phase("take_turn", least=700), seed=4), curtain=False)
    assert stand.until_asked()
    turns = [line.sign for line in stand.scene.furniture.peek.facts.lines]
    order = plain(stand.director.session)["order"]
    after = [stand.scene.model.signs[seat] for seat in (*order[order.index(0) + 1 :], *order[: order.index(0)])]
    assert turns == after


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_factory_card_can_be_read_when_all_lie_there(language: str):
    position = {
        "factions": ["nordic", "crimea", "saxony", "polania", "rusviet"],
        "mats": ["engineering", "industrial", "mechanical", "agricultural", "patriotic"],
        "factory_pile": [f"F{number:02}" for number in range(1, 7)],
        "stack": ["take_turn seat=0", "choose_factory seat=0"],
    }
    stand = Stand(begun_with(position), language=language, curtain=False)
    assert len(stand.scene.parts["factory"].regions) > 6
    assert [line for line in overflows(stand) if "factory" in line] == []


def about_to_seal() -> Stand:
    """Anna attacks Jonas at the Factory's side; both have power and cards."""
    position = {
        "factions": ["nordic", "crimea"],
        "mats": ["engineering", "industrial"],
        "units": {
            "r3c3": ["0 character", "1 mech", "1 worker 2"],
            "home_crimea": ["1 character"],
            "r1c4": ["0 worker"],
        },
        "mechs": [[], ["speed"]],
        "power": [5, 4],
        "popularity": [6, 4],
        "cards": [[3, 5], [2]],
        "stack": ["take_turn seat=0", "set_dials at=r3c3 attacker=0 defender=1"],
    }
    return Stand(begun_with(position), curtain=False)


def test_a_combat_says_what_winning_and_losing_would_bring():
    stand = about_to_seal()
    assert stand.until_asked()
    odds = stand.scene.model.figures.odds
    assert odds.popularity == 2 and odds.sides[1].units == 3
    assert odds.sides[0].wins_star and odds.sides[0].cards == 1


def test_where_nothing_moves_the_end_of_a_combat_stays_until_a_click():
    stand = about_to_seal()
    assert stand.until_asked()
    sheet = stand.scene.parts["battle"]
    stand.click_component("dial:5")
    stand.press("primary")
    stand.wait(200)
    fought = plain(stand.director.session)["fought"]
    assert stand.scene.model.phase != "set_dials" and fought["power"][0] == 5
    fight = sheet._fight()
    assert sheet.visible and fight.step == 4 and fight.total(0) == 5
    lines = len(stand.director.session)
    stand.click(sheet.rect.center)
    assert not sheet.visible and len(stand.director.session) == lines


UPGRADING = {
    "factions": ["nordic", "crimea"],
    "mats": ["engineering", "industrial"],
    "factory_cards": ["F03", None],
    "stack": ["take_turn seat=0", "upgrade seat=0"],
}


def test_a_cube_and_a_cost_say_what_an_upgrade_would_make_of_them():
    stand = Stand(begun_with(UPGRADING), curtain=False)
    mat, figures = stand.scene.parts["mat"], stand.scene.model.figures
    assert mat.told("cube:gain_power").second.split()[-1] == str(figures.yields["gain_power"] + 1)
    stand.click_component("cube:gain_power")
    slot = next(one for one in stand.director.lit() if one.startswith("slot:"))
    assert mat.told(slot).second.split()[-1] == str(figures.costs[slot.partition(":")[2]] - 1)


def test_a_star_says_how_far_one_is_and_the_own_factory_card_lies_beside_the_map():
    stand = Stand(begun_with(UPGRADING), curtain=False)
    assert stand.scene.parts["triumph"].told("star:mechs").second == "0 of 4"
    plate = stand.scene.parts["factory_section"]
    assert plate.visible and "section:factory" in plate.regions
    stand.scene.hands.visit(1)
    assert not plate.visible, "the other has none"


@pytest.mark.parametrize("lens", ["held", "attacks", "factory"])
def test_the_map_shows_who_holds_what_and_who_could_come(lens: str):
    stand = Stand(played("pbb", in_phase("take_turn", least=700), seed=2), curtain=False)
    view, figures = stand.scene.parts["board"].view, stand.scene.model.figures
    stand.press(f"lens_{lens}")
    assert figures.holders and view.control == (figures.holders if lens == "held" else {})
    if lens == "attacks":
        assert view.reached == (figures.attackers, True)
    if lens == "factory":
        assert view.reached[0].get("r4c3", ()) == figures.factory_visitors
    stand.press(f"lens_{lens}")
    assert not view.control and not view.reached[0]


def test_one_click_on_a_coin_makes_an_offer_or_a_demand():
    position = {
        "factions": ["nordic", "crimea", "saxony"],
        "mats": ["engineering", "industrial", "mechanical"],
        "coins": [4, 3, 2],
        "options": {"deals": True},
        "stack": ["take_turn seat=0", "make_deal seat=0 other=2"],
    }
    stand = Stand(begun_with(position), curtain=False)
    sheet, before = stand.scene.parts["deal"], len(stand.director.session)
    assert "offer:4" in sheet.regions and "offer:5" not in sheet.regions and "ask:10" in sheet.regions
    stand.click(sheet.regions["ask:3"].move(sheet.rect.topleft).center)
    assert str(stand.director.session.lines[before].action) == "AskCoins(coins=3)"
    assert not stand.scene.parts["choices"].visible


def test_the_curve_of_the_result_shows_what_each_had_with_its_own_eyes():
    session = played("ppb", lambda session: False, seed=2)
    values = curves(session, veiled=True)
    assert [points[-1] for points in values] == list(session.result().points)
    assert all(sum(points[1:-1]) > 0 for points in values), "coins that were hidden from others count"


# -- questions and small figures -------------------------------------------------------------------------------------


def question(stand: Stand) -> str:
    model = stand.scene.model
    return showing.prompt(stand.director, model.screen, model.teller, None, len(stand.director.session))


@pytest.mark.parametrize(
    ("frame", "first", "then"),
    [
        ("deploy seat=0", "ability:speed", "where does the mech with Speed come"),
        ("deploy seat=0", "r4c6", "which mech comes to Tigertooth"),
        ("build seat=0", "structure:mill", "where do you build the mill"),
        ("enlist seat=0", "bonus:power", "which recruit brings it"),
        ("enlist seat=0", "recruit:build", "which one-time bonus"),
        ("upgrade seat=0", "cube:gain_power", "on which cost"),
        ("upgrade seat=0", "slot:enlist", "which cube"),
    ],
)
def test_after_the_first_click_only_the_rest_is_asked(frame: str, first: str, then: str):
    units = {**AT_HOME, "r4c6": ["0 worker 2"], "r3c6": ["0 worker"]}
    session = begun("scythe", {**HEART, "units": units, "stack": ["take_turn seat=0", frame], "turns": [2, 2]})
    stand = Stand(session, curtain=False)
    assert stand.until_asked()
    whole = question(stand)
    stand.click_component(first)
    assert then in question(stand) and question(stand) != whole


@pytest.mark.parametrize("scale", [1.0, 1.75])
def test_the_card_of_a_row_names_its_small_figures(scale: float):
    stand = Stand(scythe({**AT_HOME, "r4c6": ["0 worker 2"]}, "take_turn seat=0"), text_scale=scale, curtain=False)
    assert stand.until_asked()
    stand.point(stand.scene.anchor("seat:0"))
    stand.wait(400)
    rows = {row.what: (row.value, row.icon) for row in stand.scene.card.card.rows}
    assert rows["Workers"] == ("2 of 8", "worker") and rows["Upgrades"] == ("0 of 6", "cube_up")
    assert {"Mechs", "Structures", "Recruits"} <= set(rows)


def test_goods_on_a_card_have_their_pictures():
    units = {**AT_HOME, "r4c6": ["0 worker"]}
    session = scythe(units, "take_turn seat=0", tokens={"r4c6": {"metal": 2, "oil": 1}})
    stand = Stand(session, curtain=False)
    assert stand.until_asked()
    stand.scene.model.pointing.at("r4c6")
    stand.wait(400)
    icons = {row.icon for row in stand.scene.card.card.rows}
    assert {"ingot", "oil_drop"} <= icons and "dot" not in icons


def test_the_ring_goes_to_what_is_asked_and_not_to_the_little_buttons_on_the_map():
    def asked(session: Session) -> bool:
        offered = (
            {one for action in session.options(0) for one in action.touches()} if 0 in session.waiting() else set()
        )
        return {"less", "end_turn"} < offered

    stand = Stand(played("pbb", asked), curtain=False)
    assert stand.until_asked()
    scene = stand.scene
    scene.root.at_hand = scene.parts["board"].asides["less"].rect.copy()
    assert scene.walking.to_nearest() and scene.root.focus not in scene.parts["board"].asides.values()


@pytest.mark.parametrize("card", sorted(load_facts().objectives))
def test_the_marks_of_an_objective_look_done_exactly_when_it_is(card: str) -> None:
    """Every condition has its mark, whether it asks for a least or for a most."""
    conditions = load_facts().objectives[card]
    bounds = [
        {0, *(n + off for n in (one.least, one.most) if n is not None for off in (-1, 0, 1))} for one in conditions
    ]
    for measured in itertools.product(*bounds):
        holds = all(
            (one.least is None or have >= one.least) and (one.most is None or have <= one.most)
            for one, have in zip(conditions, measured, strict=True)
        )
        marks = progress_of(card, measured)
        assert len(marks) == len(conditions) and all(one.done for one in marks) == holds


@pytest.mark.parametrize("scale", [1.0, 1.75])
def test_the_card_of_an_objective_says_what_is_missing_and_what_is_too_much(scale: float) -> None:
    position = {
        "factions": ["nordic", "crimea"],
        "mats": ["engineering", "industrial"],
        "popularity": [6, 4],
        "objectives": [["O08"], []],
        "coins": [11, 4],
        "stack": ["take_turn seat=0"],
    }
    stand = Stand(begun_with(position), curtain=False, language="de", text_scale=scale)
    assert stand.until_asked()
    part = stand.scene.parts["hand" if scale == 1.0 else "desk"]
    if scale > 1.0:
        part.pressed("tab/hand")
        stand.frame()
    told = part.told("objective:O08")
    assert told is not None and told.text.endswith(
        "Münzen: 11, höchstens 2. Arbeiter auf dem Plan: 2 von 4. Ansehen: 6 von 7."
    ), "each number stands once"


@pytest.mark.parametrize(("language", "scale"), [("de", 1.0), ("en", 1.0), ("de", 1.75)])
def test_every_objective_has_room_on_its_card_with_nothing_of_it_done(
    language: str, scale: float, monkeypatch
) -> None:
    position = {
        "factions": ["nordic", "crimea"],
        "mats": ["engineering", "industrial"],
        "objectives": [["O08"], []],
        "stack": ["take_turn seat=0"],
    }
    stand = Stand(begun_with(position), curtain=False, language=language, text_scale=scale)
    part, cut = stand.scene.parts["hand" if scale == 1.0 else "desk"], []
    if scale > 1.0:
        part.pressed("tab/hand")
        stand.frame()
    for card, conditions in load_facts().objectives.items():
        told = objective_told(part.host, "scythe", card, [99 if one.least is None else 0 for one in conditions])
        monkeypatch.setattr(part, "told", lambda component, told=told: told)
        stand.scene.model.pointing.at("")
        stand.scene.model.pointing.at("objective:O08")
        stand.wait(300)
        cut += [(card, said) for said in overflows(stand)]
    assert cut == []
