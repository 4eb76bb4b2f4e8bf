"""Settings survive: restarts, damage, hand-made nonsense and other versions of the programme."""

import json
from pathlib import Path

import pytest

from game.core.settings import Settings, load_settings, save_settings, settings_file, system_language


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def test_without_a_file_the_defaults_hold_and_nobody_is_bothered(path: Path) -> None:
    settings, troubles = load_settings(path)
    assert (settings, troubles) == (Settings(), [])
    assert settings.volume < 0.5, "quiet by default"


def test_what_was_chosen_comes_back(path: Path) -> None:
    chosen = Settings(
        language="de",
        text_scale=1.5,
        motion="none",
        key_bindings={"undo": "u"},
        last_table={"rebirth": {"seats": ["human", "hard"], "seed": 7}},
    )
    save_settings(chosen, path)
    assert load_settings(path) == (chosen, [])


def test_what_a_newer_version_wrote_survives_us(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"motion": "fast", "table_cloth": "green", "others": 3}')
    settings, troubles = load_settings(path)
    assert (settings.motion, troubles) == ("fast", [])
    save_settings(settings, path)
    content = json.loads(path.read_text())
    assert (content["table_cloth"], content["others"], content["motion"]) == ("green", 3, "fast")


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b"\xff\xfe{}", b"null", b"[" * 100_000, b"\x00" * 10])
def test_a_damaged_file_is_kept_aside_and_told(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    settings, troubles = load_settings(path)
    assert settings == Settings()
    assert [trouble.key for trouble in troubles] == ["settings.damaged"]
    assert path.with_name("settings.json.damaged").read_bytes() == content
    assert load_settings(path) == (Settings(), []), "the second start is silent"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "fr"),
        ("text_scale", 9),
        ("text_scale", "big"),
        ("motion", True),
        ("volume", -1),
        ("sound", "on"),
        ("curtain_timeout", 1.5),
        ("key_bindings", ["u"]),
        ("key_bindings", {"hint": "\u202e\u202e"}),
        ("key_bindings", {"hint": "\x00"}),
        ("key_bindings", {"hint": "x" * 10**5}),
        ("last_table", {"rebirth": 3}),
        ("colour_scheme", None),
    ],
)
def test_one_wrong_value_costs_only_that_value(path: Path, name: str, value: object) -> None:
    path.parent.mkdir()
    path.write_text(json.dumps({"fullscreen": True, name: value}))
    settings, troubles = load_settings(path)
    assert settings.fullscreen is True
    assert getattr(settings, name) == getattr(Settings(), name)
    assert [(trouble.key, trouble.values) for trouble in troubles] == [("settings.bad_value", {"setting": name})]


def test_a_file_that_is_a_folder_does_not_stop_the_start(path: Path) -> None:
    path.mkdir(parents=True)
    settings, troubles = load_settings(path)
    assert (settings, len(troubles)) == (Settings(), 1)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "de_DE"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_first_language_is_the_systems(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language


def test_the_file_lies_in_the_persons_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HEARTHSIDE_HOME", str(tmp_path))
    assert settings_file() == tmp_path / "config" / "settings.json"


def test_one_bad_entry_among_many_costs_only_that_one(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    table = {"seats": [{"name": "Anna"}]}
    path.write_text(
        json.dumps(
            {
                "language": "klingon",
                "text_scale": 1e400,
                "presets": {
                    "rebirth": {"good": table, "bad": 5, "half \ud83d": table},
                    "chess": [],
                    "other": {"good": table},
                },
                "lessons": {"rebirth": ["first", 7, "second", None], "x": "y"},
                "last_table": {"rebirth": table, "broken": "no"},
                "a newer one": "half \ud83d",
            }
        )
    )
    before = path.read_bytes()
    settings, troubles = load_settings(path)
    assert settings.presets == {"rebirth": {"good": table}, "other": {"good": table}}
    assert settings.lessons == {"rebirth": ["first", "second"]}
    assert settings.last_table == {"rebirth": table}
    assert len(troubles) == 5 and path.read_bytes() == before
    save_settings(settings, path)
    assert (tmp_path / "settings.json.damaged").read_bytes() == before, "what was left out is not lost"
    assert load_settings(path)[1] == []


def test_keys_are_kept_as_their_page_names_them(path: Path) -> None:
    path.parent.mkdir()
    keys = {"undo": "ctrl+shift+z", "hint": "page up", "log": "ö", "rules": "f1", "menu": "[5]", "lens": ","}
    path.write_text(json.dumps({"key_bindings": keys | {"scores": "\u200b"}}))
    settings, troubles = load_settings(path)
    assert settings.key_bindings == keys and [trouble.key for trouble in troubles] == ["settings.bad_part"]
