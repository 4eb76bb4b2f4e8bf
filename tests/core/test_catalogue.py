"""Every kind of mistake in a data file is told with file, line and the nearest known word, all at once."""

from __future__ import annotations

import enum
from typing import Annotated, Literal

import msgspec
import pytest

from game.core.catalogue import Problems, Record, Signed, check_known, check_sections, convert, record, records
from game.core.errors import BadData, ManyBadData
from game.core.strict_yaml import YamlFile, parse_yaml


class Terrain(enum.Enum):
    MOOR = "moor"
    COAST = "coast"


class Gain(Record, tag_field="verb", tag="gain"):
    coins: int


class Draw(Record, tag_field="verb", tag="draw"):
    cards: int


class Cost(Record):
    wood: int = 0
    stone: int = 0


class Tile(Record):
    id: str
    count: Annotated[int, msgspec.Meta(ge=1, le=9)]
    terrain: Terrain
    size: Literal["small", "large"] = "small"
    cost: Cost = Cost()
    weight: float = 1.0
    hidden: bool = False
    at: tuple[int, int] | None = None
    exits: tuple[str, ...] = ()
    prices: dict[str, int] = {}
    effects: tuple[Gain | Draw, ...] = ()
    marks: frozenset[int] = frozenset()
    parts: Annotated[tuple[Cost, ...], msgspec.Meta(max_length=2)] = ()

    def __post_init__(self) -> None:
        if self.hidden and self.exits:
            raise ValueError("a hidden tile has no exits")


GOOD = """\
tiles:
  brae:
    count: 3
    terrain: moor
    size: large
    cost:
      wood: 1
      stone: 2
    weight: 1.5
    hidden: false
    at: [1, 2]
    exits:
      - north
      - south
    prices:
      wool: 4
      hay: 5
    effects:
      - verb: gain
        coins: 2
      - {verb: draw, cards: 1}
    marks: [1, 2]
    parts:
      - wood: 1
      - stone: 1
"""


def read(text: str) -> tuple[YamlFile, Problems]:
    problems = Problems()
    return parse_yaml(text, "tiles.yaml", problems), problems


def test_a_right_file_becomes_frozen_records() -> None:
    file, problems = read(GOOD)
    tiles = records(file, "tiles", Tile, problems)
    problems.raise_if_any()
    assert tiles["brae"] == Tile(
        id="brae",
        count=3,
        terrain=Terrain.MOOR,
        size="large",
        cost=Cost(wood=1, stone=2),
        weight=1.5,
        at=(1, 2),
        exits=("north", "south"),
        prices={"wool": 4, "hay": 5},
        effects=(Gain(coins=2), Draw(cards=1)),
        marks=frozenset({1, 2}),
        parts=(Cost(wood=1), Cost(stone=1)),
    )
    with pytest.raises(AttributeError):
        tiles["brae"].count = 4  # type: ignore[misc]


@pytest.mark.parametrize(
    ("right", "wrong", "line", "said"),
    [
        ("count: 3", "count: three", 3, "count: expected a whole number, got text"),
        ("count: 3", "count: 3.5", 3, "count: expected a whole number"),
        ("count: 3", "count: 0", 3, "count: expected a whole number >= 1"),
        ("count: 3", "count:", 3, "count: expected a whole number, got nothing"),
        ("count: 3", "cuont: 3", 3, "unknown key 'cuont' (did you mean 'count'?)"),
        ("    count: 3\n", "", 2, "the key 'count' is missing"),
        ("terrain: moor", "terrain: moo", 4, "unknown word 'moo' (did you mean 'moor'?)"),
        ("terrain: moor", "terrain: [moor]", 4, "terrain: "),
        ("size: large", "size: lage", 5, "unknown word 'lage' (did you mean 'large'?)"),
        ("wood: 1\n      stone: 2", "wood: 1\n      stnoe: 2", 8, "unknown key 'stnoe' (did you mean 'stone'?)"),
        ("wood: 1\n      stone: 2", "wood: yes\n      stone: 2", 7, "wood: expected a whole number, got text"),
        ("weight: 1.5", "weight: heavy", 9, "weight: expected a number, got text"),
        ("hidden: false", "hidden: off", 10, "write true or false"),
        ("at: [1, 2]", "at: [1, x]", 11, "at: expected a whole number"),
        ("at: [1, 2]", "at: [1]", 11, "at: must have 2 entries, not 1"),
        ("at: [1, 2]", "at: 12", 11, "at: expected a list"),
        ("- south", "- 7", 14, "exits: expected text, got a whole number"),
        ("hay: 5", "hay: five", 17, "hay: expected a whole number"),
        ("hay: 5", "7: 5", 17, "key '7': expected text"),
        ("coins: 2", "cions: 2", 20, "unknown key 'cions' (did you mean 'coins'?)"),
        ("coins: 2", "coins: x", 20, "coins: expected a whole number"),
        ("verb: gain", "verb: gian", 19, "unknown verb 'gian' (did you mean 'gain'?)"),
        ("- verb: gain\n        coins: 2", "- coins: 2", 19, "the key 'verb' is missing"),
        ("marks: [1, 2]", "marks: [1, '2']", 22, "marks: expected a whole number, got text"),
        ("- stone: 1", "- stone: 1\n      - wood: 1", 2, "length <= 2"),
        ("- stone: 1", "- stone: much", 25, "stone: expected a whole number"),
        ("hidden: false", "hidden: true", 2, "a hidden tile has no exits"),
        ("brae:", "_brae:", 2, "'_brae' cannot be an id"),
        ("brae:", "12:", 2, "quote those that are numbers"),
        ("brae:", "brae:\n    id: brae", 3, "the id is written twice"),
        ("tiles:", "tile:", 1, "'tiles' must be a mapping or a list"),
    ],
)
def test_each_mistake_is_told_at_its_line(right: str, wrong: str, line: int, said: str) -> None:
    assert GOOD.count(right) == 1, "the test must know what it breaks"
    file, problems = read(GOOD.replace(right, wrong))
    found = records(file, "tiles", Tile, problems)
    assert found == {}
    assert [one.line for one in problems.found] == [line], [str(one) for one in problems.found]
    assert said in str(problems.found[0])


def test_several_mistakes_of_one_record_and_of_others_come_together() -> None:
    file, problems = read("tiles:\n  a: {count: x, terrain: sea}\n  b: {count: 1, terrain: moor}\n  c: 5\n")
    found = records(file, "tiles", Tile, problems)
    check_known(file, ("tiles", "b"), "brea", {"brae", "loch"}, "tile", problems)
    with pytest.raises(ManyBadData) as caught:
        problems.raise_if_any()
    assert list(found) == ["b"]
    assert str(caught.value).splitlines() == [
        "tiles.yaml:2: count: expected a whole number, got text",
        "tiles.yaml:2: terrain: unknown word 'sea' (known are: coast, moor)",
        "tiles.yaml:4: c: expected a mapping (key: value), got a whole number",
        "tiles.yaml:3: there is no tile 'brea' (did you mean 'brae'?)",
    ]


def test_records_of_a_list_need_ids_and_keep_them_unique() -> None:
    file, problems = read(
        "costs:\n  - {id: a, count: 1, terrain: moor}\n  - {count: 2, terrain: moor}\n"
        "  - {id: a, count: 3, terrain: moor}\n  - 4\n"
    )
    found = records(file, "costs", Tile, problems)
    assert {name: tile.count for name, tile in found.items()} == {"a": 1}
    assert [(one.line, one.problem) for one in problems.found] == [
        (3, "a record of a list needs an id"),
        (5, "a record of a list needs an id"),
        (4, "the id 'a' is there twice"),
    ]


def test_sections_nobody_reads_are_refused() -> None:
    file, problems = read("cost: {wood: 1}\ntilse: {}\n")
    check_sections(file, {"cost", "tiles"}, problems)
    assert [str(one) for one in problems.found] == ["tiles.yaml:2: unknown key 'tilse' (did you mean 'tiles'?)"]
    assert record(file, "cost", Cost, problems) == Cost(wood=1)
    assert record(file, "tiles", Cost, problems) is None
    assert problems.found[-1].problem == "the key 'tiles' is missing"


@pytest.mark.parametrize("text", ["", "- a\n", "word\n"])
def test_a_file_which_is_no_mapping_is_refused(text: str) -> None:
    file, problems = read(text)
    check_sections(file, {"cost"}, problems)
    with pytest.raises(BadData, match=r"tiles\.yaml:1: must be a mapping with the keys cost"):
        problems.raise_if_any()


def test_any_value_can_be_converted_in_place() -> None:
    file, problems = read("setup:\n  rows:\n    - [1, 2]\n    - [3]\n")
    assert convert(file, ("setup", "rows"), list[list[int]], problems) == [[1, 2], [3]]
    assert convert(file, ("setup", "rows"), list[tuple[int, int]], problems) is None
    assert problems.found[0].line == 4


class Span(Record):
    min: int
    max: int
    debt: Signed = 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a: {min: -1, max: 3}", "x.yaml:1: min: -1 is below 0"),
        ("a: {min: 4, max: 3}", "x.yaml:1: min: min is 4, more than max, which is 3"),
    ],
)
def test_numbers_are_not_below_zero_and_min_is_not_above_max(text: str, said: str) -> None:
    problems = Problems()
    assert record(parse_yaml(text, "x.yaml"), "a", Span, problems) is None
    assert [str(problem) for problem in problems.found] == [said]


def test_a_number_may_be_below_zero_where_its_record_says_so() -> None:
    problems = Problems()
    found = record(parse_yaml("a: {min: 3, max: 3, debt: -5}", "x.yaml"), "a", Span, problems)
    assert found == Span(min=3, max=3, debt=-5) and not problems
