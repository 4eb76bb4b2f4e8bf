"""A real pointer and real keys on an X screen, through the XTest extension: what they do comes by the X server."""

from __future__ import annotations

import ctypes
from typing import Any

_KEYS = {
    "escape": "Escape", "return": "Return", "space": "space", "tab": "Tab", "left": "Left", "right": "Right",
    "up": "Up", "down": "Down", "home": "Home", "end": "End", "page up": "Prior", "page down": "Next",
    "backspace": "BackSpace", "delete": "Delete", "insert": "Insert", "print screen": "Print", "[5]": "KP_5",
    "left shift": "Shift_L", "right shift": "Shift_R", "left ctrl": "Control_L", "shift": "Shift_L",
    "ctrl": "Control_L", "alt": "Alt_L", "/": "slash", ",": "comma", ".": "period", "+": "plus", "?": "question",
}  # fmt: skip
"""pygame's name -> X's; function keys and letters are alike."""
_REVERT_TO_PARENT, _POINTER_ROOT = 2, 1


class Fingers:
    """Belongs to one X screen and, for what concerns its window, to one window."""

    def __init__(self, display: str, window: int) -> None:
        self._x, self._xtest = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        x = self._x
        x.XOpenDisplay.restype = ctypes.c_void_p
        x.XStringToKeysym.restype = x.XDefaultRootWindow.restype = ctypes.c_ulong
        x.XKeysymToKeycode.restype = ctypes.c_ubyte
        self._display = ctypes.c_void_p(x.XOpenDisplay(display.encode()))
        assert self._display, "the screen does not answer"
        self._window = ctypes.c_ulong(window)

    def move(self, x: int, y: int) -> None:
        self._test("Motion", -1, x, y)

    def button(self, number: int, pressed: bool) -> None:
        self._test("Button", number, int(pressed))

    def wheel(self, x: int, y: int) -> None:
        """X knows the wheel as buttons four to seven."""
        for number, turns in ((4, y), (5, -y), (6, -x), (7, x)):
            for _ in range(min(turns, 5)):
                self.button(number, True)
                self.button(number, False)

    def key(self, chord: str) -> None:
        """One key, or several that are held together, by pygame's names."""
        names = chord.split("+") if chord != "+" else ["+"]
        codes = [code for code in map(self._code, names) if code]
        for code in codes:
            self._test("Key", code, 1)
        for code in reversed(codes):
            self._test("Key", code, 0)

    def type(self, text: str) -> None:
        """As much of it as the keyboard has keys for."""
        for letter in text:
            if letter.isascii() and (letter.isalnum() or letter in " /,."):
                self.key(f"shift+{letter.lower()}" if letter.isupper() else "space" if letter == " " else letter)

    def resize(self, width: int, height: int) -> None:
        self._do("XResizeWindow", self._window, width, height)

    def expose(self) -> None:
        """The server forgets the picture and asks for it again."""
        self._do("XClearArea", self._window, 0, 0, 0, 0, 1)

    def focus(self, given: bool) -> None:
        to = self._window if given else ctypes.c_ulong(_POINTER_ROOT)
        self._do("XSetInputFocus", to, _REVERT_TO_PARENT, ctypes.c_ulong(0))

    def _code(self, name: str) -> int:
        symbol = _KEYS.get(name, name.upper() if name[0] == "f" and name[1:].isdigit() else name)
        found = self._x.XKeysymToKeycode(self._display, ctypes.c_ulong(self._x.XStringToKeysym(symbol.encode())))
        return int(found)

    def _test(self, what: str, *values: int) -> None:
        getattr(self._xtest, f"XTestFake{what}Event")(self._display, *values, ctypes.c_ulong(0))
        self._x.XFlush(self._display)

    def _do(self, call: str, *values: Any) -> None:
        getattr(self._x, call)(self._display, *values)
        self._x.XFlush(self._display)
