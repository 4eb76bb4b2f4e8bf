"""Boards from Tiled: what the map says comes through, and what would be lost is refused with its line."""

from __future__ import annotations

import base64
import struct
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from game.core.errors import BadData, Problems
from game.core.tiled import TiledMap, TileProps, read_map

BOARD = """\
<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" tiledversion="1.10.2" orientation="hexagonal" renderorder="right-down" width="3" height="2" \
tilewidth="104" tileheight="120" infinite="0" hexsidelength="60" staggeraxis="y" staggerindex="odd" \
nextlayerid="4" nextobjectid="6">
 <properties>
  <property name="board_id" value="brae"/>
 </properties>
 <tileset firstgid="1" name="terrain" tilewidth="104" tileheight="120" tilecount="4" columns="2">
  <image source="terrain.png" width="208" height="240"/>
  <tile id="0" type="sea"/>
  <tile id="1" class="land">
   <properties>
    <property name="terrain" value="moor"/>
    <property name="height_m" type="int" value="344"/>
    <property name="windy" type="bool" value="true"/>
    <property name="note" value=""/>
   </properties>
  </tile>
 </tileset>
 <objectgroup id="3" name="below" />
 <layer id="1" name="hexes" width="3" height="2">
  <data encoding="csv">
1,2,0,
2,3,1
</data>
 </layer>
 <objectgroup id="2" name="places">
  <object id="1" name="glen_còrn" type="town" x="52" y="60">
   <properties>
    <property name="town_id" value="corn"/>
   </properties>
   <point/>
  </object>
  <object id="2" name="river" class="river" x="10" y="20">
   <polyline points="0,0 5,7 -3,9"/>
  </object>
  <object id="3" name="area" x="1" y="2">
   <polygon points="0,0 5,0 5,5"/>
  </object>
  <object id="4" name="box" x="1" y="2" width="30" height="40"/>
  <object id="5" name="lake" x="1" y="2" width="30" height="40">
   <ellipse/>
  </object>
 </objectgroup>
</map>
"""
CSV = '<data encoding="csv">\n1,2,0,\n2,3,1\n</data>'


@pytest.fixture(autouse=True)
def picture(tmp_path: Path) -> None:
    """The drawing of the tiles, which Tiled shows and nothing of ours reads."""
    (tmp_path / "terrain.png").touch()


def load(tmp_path: Path, text: str = BOARD, **others: str) -> TiledMap:
    path = tmp_path / "board.tmx"
    path.write_text(text, encoding="utf-8")
    for stem, content in others.items():
        (tmp_path / f"{stem}.tsx").write_text(content, encoding="utf-8")
    board = read_map(path, name="board.tmx")
    assert board is not None
    return board


def test_tiles_carry_what_the_tileset_says(tmp_path: Path) -> None:
    board = load(tmp_path)
    assert (board.width, board.height, board.side) == (3, 2, 60)
    assert board.tiles[0, 0] == TileProps(0, "sea", {})
    assert (
        board.tiles[1, 0]
        == board.tiles[0, 1]
        == TileProps(1, "land", {"terrain": "moor", "height_m": 344, "windy": True, "note": ""})
    )
    assert board.tiles[1, 1] == TileProps(2, "", {}), "a tile without any words in the tileset"
    assert (2, 0) not in board.tiles, "an empty cell"
    assert dict(board.properties) == {"board_id": "brae"}


def test_objects_keep_name_kind_shape_and_place(tmp_path: Path) -> None:
    board = load(tmp_path)
    told = [(one.id, one.name, one.kind, one.layer, one.shape) for one in board.objects]
    assert told == [
        (1, "glen_còrn", "town", "places", "point"),
        (2, "river", "river", "places", "polyline"),
        (3, "area", "", "places", "polygon"),
        (4, "box", "", "places", "rectangle"),
        (5, "lake", "", "places", "ellipse"),
    ]
    assert board.objects[0].properties == {"town_id": "corn"}
    assert board.objects[1].points == ((10, 20), (15, 27), (7, 29))
    assert (board.objects[3].x, board.objects[3].y, board.objects[3].width) == (1, 2, 30)
    assert board.on("places") == board.objects
    assert board.on("below") == ()
    assert BOARD.splitlines()[board.lines[2] - 1].lstrip().startswith('<object id="2"')


def test_layers_are_named_in_the_order_of_drawing(tmp_path: Path) -> None:
    assert load(tmp_path).layers == ("below", "hexes", "places")


@pytest.mark.parametrize(("stagger", "first", "second"), [("odd", 52, 104), ("even", 104, 52)])
def test_hexagons_and_pixels_agree_in_both_directions(tmp_path: Path, stagger: str, first: int, second: int) -> None:
    board = load(tmp_path, BOARD.replace('staggerindex="odd"', f'staggerindex="{stagger}"'))
    assert board.hex_centre((0, 0)) == (first, 60)
    assert board.hex_centre((0, 1)) == (second, 150), "every second row is shifted right"
    for col in range(3):
        for row in range(2):
            x, y = board.hex_centre((col, row))
            for dx, dy in ((0, 0), (50, 0), (-50, 0), (0, 58), (0, -58), (45, 30), (-45, -30)):
                assert board.hex_at(x + dx, y + dy) == (col, row)
    assert board.hex_at(-60, 60) is None
    assert board.hex_at(52, 400) is None


@pytest.mark.parametrize("compression", ["zlib", "gzip", None])
def test_packed_layers_are_the_same_board(tmp_path: Path, compression: str | None) -> None:
    import gzip

    raw = struct.pack("<6I", 1, 2, 0, 2, 3, 1)
    packed = {"zlib": zlib.compress, "gzip": gzip.compress, None: bytes}[compression](raw)
    attribute = f' compression="{compression}"' if compression else ""
    data = f'<data encoding="base64"{attribute}>{base64.b64encode(packed).decode()}</data>'
    assert load(tmp_path, BOARD.replace(CSV, data)).tiles == load(tmp_path).tiles


def test_a_tileset_in_its_own_file_and_a_second_one(tmp_path: Path) -> None:
    inner = BOARD[BOARD.index(" <tileset") : BOARD.index("</tileset>") + 10]
    outside = ' <tileset firstgid="1" source="first.tsx"/>\n <tileset firstgid="5" source="second.tsx"/>\n'
    second = (
        '<tileset name="second" tilewidth="1" tileheight="1" tilecount="1" columns="1">'
        '<tile id="0" type="loch"/></tileset>'
    )
    text = BOARD.replace(inner, outside).replace("2,3,1", "2,3,5")
    board = load(tmp_path, text, first=inner.replace(' firstgid="1"', ""), second=second)
    assert board.tiles[1, 0].kind == "land"
    assert board.tiles[2, 1] == TileProps(0, "loch", {})


OBJECTS_ONLY = """\
<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="2" height="1" tilewidth="100" tileheight="100" infinite="0">
 <objectgroup id="1" name="roads">
  <object id="1" name="a b" type="road" x="10" y="20">
   <properties>
    <property name="coins" type="int" value="2"/>
   </properties>
   <polyline points="0,0 30,40"/>
  </object>
 </objectgroup>
</map>
"""


def test_a_board_may_be_made_of_objects_alone(tmp_path: Path) -> None:
    board = load(tmp_path, OBJECTS_ONLY)
    assert board.tiles == {} and board.layers == ("roads",)
    (road,) = board.on("roads")
    assert road.points == ((10.0, 20.0), (40.0, 60.0)) and road.properties == {"coins": 2}


def test_a_board_without_hexagons_is_orthogonal(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="it must be orthogonal"):
        load(tmp_path, OBJECTS_ONLY.replace("orthogonal", "isometric"))


PROPERTY = '<property name="town_id" value="corn"/>'
TILE_PROPERTY = '<property name="terrain" value="moor"/>'


@pytest.mark.parametrize(
    ("right", "wrong", "marker", "said"),
    [
        ('orientation="hexagonal"', 'orientation="orthogonal"', "<map", "orientation is orthogonal"),
        ('staggeraxis="y"', 'staggeraxis="x"', "<map", "staggeraxis is x, it must be y"),
        ('staggerindex="odd"', 'staggerindex="none"', "<map", "staggerindex is none, it must be odd or even"),
        (' staggerindex="odd"', "", "<map", "staggerindex is missing"),
        ('infinite="0"', 'infinite="1"', "<map", "infinite"),
        (PROPERTY, '<property name="name" value="x"/>', '<property name="name"', "must not be called 'name'"),
        (TILE_PROPERTY, '<property name="type" value="x"/>', '<property name="type"', "must not be called 'type'"),
        (PROPERTY, '<property name="town_id" type="class" propertytype="T"/>', 'type="class"', "is a class"),
        (PROPERTY, PROPERTY + "\n" + PROPERTY.replace("corn", "x"), 'value="x"', "is there twice"),
        ('<object id="4" name="box"', '<object id="4" template="a.tx" name="box"', '<object id="4"', "template"),
        (
            '<object id="4" name="box"',
            '<object id="4" gid="2" name="box"',
            '<object id="4"',
            "'box' is a tile object",
        ),
        (
            '<object id="4" name="box"',
            '<object id="4" rotation="15" name="box"',
            '<object id="4"',
            "'box' is rotated",
        ),
        ("<ellipse/>", "<text>Loch</text>", "<text>", "text objects"),
        ('name="places">', 'offsetx="3" name="places">', 'offsetx="3"', "is shifted"),
        ('<objectgroup id="2" name="places">', '<objectgroup id="2">', '<objectgroup id="2"', "no name"),
        ("2,3,1", "2,3,268435457", '<layer id="1"', "column 2, row 1 is turned"),
        ("2,3,1", "2,3,2147483649", '<layer id="1"', "column 2, row 1 is turned"),
        ("2,3,1", "2,3,9", '<layer id="1"', "column 2, row 1 is in no tileset"),
        ("2,3,1", "2,3", '<layer id="1"', "does not have 3 columns and 2 rows"),
        ('<data encoding="csv">', "<data>", "<data>", "layer format XML"),
        ('<data encoding="csv">', '<data encoding="base64" compression="zstd">', "<data", "zstd is not read"),
        (
            ' <layer id="1"',
            '<layer id="9" width="3" height="2">' + CSV + '</layer>\n <layer id="1"',
            "<map",
            "has 2 tile layers",
        ),
        ("</map>", "", None, "is not a Tiled map"),
    ],
)
def test_what_would_be_lost_is_refused_with_its_line(
    tmp_path: Path, right: str, wrong: str, marker: str | None, said: str
) -> None:
    assert right in BOARD
    text = BOARD.replace(right, wrong, 1)
    with pytest.raises(BadData) as caught:
        load(tmp_path, text)
    assert said in str(caught.value)
    lines = text.splitlines()
    line = len(lines) + 1 if marker is None else next(i for i, one in enumerate(lines, 1) if marker in one)
    assert caught.value.line == line, str(caught.value)


def test_files_that_are_missing_are_named(tmp_path: Path) -> None:
    problems = Problems()
    assert read_map(tmp_path / "none.tmx", problems, name="none.tmx") is None
    with pytest.raises(BadData, match=r"gone\.tsx: cannot be read: No such file"):
        load(
            tmp_path,
            BOARD.replace(
                '<tileset firstgid="1"', '<tileset firstgid="90" source="gone.tsx"/>\n<tileset firstgid="1"'
            ),
        )
    assert [str(one) for one in problems.found] == ["none.tmx: cannot be read: No such file or directory"]


def test_numbers_that_are_none_are_told_and_never_a_traceback(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="cannot be read"):
        load(tmp_path, BOARD.replace("2,3,1", "2,three,1"))


def test_all_troubles_of_a_map_come_at_once(tmp_path: Path) -> None:
    path = tmp_path / "board.tmx"
    path.write_text(BOARD.replace('infinite="0"', 'infinite="1"').replace("<ellipse/>", "<text>x</text>"))
    problems = Problems()
    assert read_map(path, problems) is None
    assert len(problems.found) == 2


def test_a_map_is_read_without_any_screen(tmp_path: Path) -> None:
    """A bot's process reads boards too and must not pay for loading pygame."""
    (tmp_path / "board.tmx").write_text(BOARD, encoding="utf-8")
    code = (
        "import sys; from pathlib import Path; from game.core.tiled import read_map\n"
        "read_map(Path(sys.argv[1])); assert 'pygame' not in sys.modules; import pygame"
    )
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path / "board.tmx")], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_picture_that_is_not_there_is_named_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"board\.tmx:7: there is no picture hills\.png"):
        load(tmp_path, BOARD.replace("terrain.png", "hills.png"))


def test_a_map_with_a_doctype_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"board\.tmx:2: has a DOCTYPE"):
        load(tmp_path, BOARD.replace("<map ", '<!DOCTYPE map SYSTEM "map.dtd">\n<map ', 1))
