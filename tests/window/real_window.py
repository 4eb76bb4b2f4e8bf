"""A real X screen of our own and the real application on it, driven by mouse and keyboard as a person would.

No test outside this folder needs a screen. `Screen` starts and stops Xvfb; `RealWindow` starts one application on it.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Self

from tests.window.cross import press_cross

ROOT = Path(__file__).resolve().parent.parent.parent
TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool", "import": "imagemagick"}
"""Programme -> Debian package."""


def lacking() -> list[str]:
    """The packages that are missing here."""
    return [package for programme, package in TOOLS.items() if shutil.which(programme) is None]


class Screen:
    """An X server which nobody sees, on whatever display number is free."""

    def __init__(self, size: tuple[int, int] = (1280, 720)) -> None:
        self.size = size
        reading, writing = os.pipe()
        self._server = subprocess.Popen(
            [
                "Xvfb",
                "-displayfd",
                str(writing),
                "-screen",
                "0",
                f"{size[0]}x{size[1]}x24",
                "-nolisten",
                "tcp",
                "-noreset",
            ],
            pass_fds=[writing],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()  # written when the server is ready; empty when it died
        assert number, "Xvfb did not start"
        self.display = f":{number}"

    def stop(self) -> None:
        self._server.terminate()
        self._server.wait(10)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class RealWindow:
    """The application in a process of its own. Leaving the `with` block ends it, however the test went.

    Window and screen coordinates agree: there is no window manager, and the window opens in the corner.
    """

    def __init__(
        self,
        screen: Screen,
        home: Path,
        *,
        command: Sequence[str] | None = None,
        language: str = "C.UTF-8",
        cwd: Path | None = None,
    ) -> None:
        self.screen = screen
        self.home = home
        home.mkdir(parents=True, exist_ok=True)
        kept = {key: value for key, value in os.environ.items() if key not in ("SDL_VIDEODRIVER", "LC_ALL")}
        self.environment = {
            **kept,
            "DISPLAY": screen.display,
            "SDL_VIDEO_WINDOW_POS": "0,0",
            "SDL_AUDIODRIVER": "dummy",
            "LANG": language,
            "HEARTHSIDE_HOME": str(home),
        }
        self._log = home / "window.log"
        with self._log.open("wb") as log:
            self.process = subprocess.Popen(
                list(command or [sys.executable, str(ROOT / "run.py")]),
                env=self.environment,
                cwd=cwd or home,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )

    # -- what a person does -------------------------------------------------------------------------------------

    def move(self, x: float, y: float) -> None:
        self._xdotool("mousemove", str(round(x)), str(round(y)))

    def click(self, x: float, y: float, button: int = 1) -> None:
        self.move(x, y)
        self._xdotool("click", str(button))

    def key(self, name: str) -> None:
        """One key or chord by its X name: Return, Escape, ctrl+z, odiaeresis."""
        self._xdotool("key", name)

    def type(self, text: str) -> None:
        self._xdotool("type", "--delay", "15", text)

    def close(self) -> None:
        """The cross in the corner of the window."""
        press_cross(self.screen.display, int(self.windows()[0]))

    # -- what a person sees -------------------------------------------------------------------------------------

    def windows(self) -> list[str]:
        """Our visible windows. By class, as xdotool finds no names in some locales."""
        found = self._tool("xdotool", "search", "--onlyvisible", "--class", "^hearthside$")
        return found.stdout.decode().split()

    def picture(self) -> bytes:
        """All pixels of the screen, three bytes each."""
        width, height = self.screen.size
        pixels = self._tool("import", "-window", "root", "-depth", "8", "rgb:-").stdout
        assert len(pixels) == width * height * 3, "the screen could not be read"
        return pixels

    def screenshot(self, path: Path) -> None:
        self._tool("import", "-window", "root", str(path))

    def settled(self) -> bytes:
        """The picture once it no longer moves; a window that has drawn nothing yet is still to come."""
        last = b""

        def same() -> bool:
            nonlocal last
            before, last = last, self.picture()
            return before == last and last.count(0) < len(last)

        self.wait_until(same, "the picture to come to rest", pause=0.15)
        return last

    # -- waiting ------------------------------------------------------------------------------------------------

    def wait_until(self, predicate: Callable[[], bool], what: str, seconds: float = 20, pause: float = 0.05) -> None:
        """Wait until the predicate holds. On failure the screen is kept beside the application's log."""
        end = time.monotonic() + seconds
        while not predicate():
            if self.process.poll() is not None:
                raise AssertionError(
                    f"Waiting for {what}: the application ended with {self.process.returncode}.\n{self.log()}"
                )
            if time.monotonic() > end:
                seen = self.home / "when-it-failed.png"
                self.screenshot(seen)
                raise AssertionError(f"Waited {seconds} s for {what}; the screen is kept in {seen}.\n{self.log()}")
            time.sleep(pause)

    def wait_for_window(self) -> None:
        self.wait_until(lambda: bool(self.windows()), "the window", 60)  # a busy machine starts slowly

    def wait_for_change(self, before: bytes) -> bytes:
        self.wait_until(lambda: self.picture() != before, "the picture to change")
        return self.settled()

    def wait_for_end(self, seconds: float = 20) -> int:
        """The exit code, once the application has ended by itself."""
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"The application still runs after {seconds} s.\n{self.log()}") from None

    def log(self) -> str:
        """What the application said."""
        return self._log.read_text("utf-8", "replace")

    def stop(self) -> None:
        """End the application, gently first."""
        if self.process.poll() is None:
            self.process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(5)
            self.process.kill()
            self.process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def _xdotool(self, *arguments: str) -> None:
        done = self._tool("xdotool", *arguments)
        assert done.returncode == 0, done.stderr.decode()

    def _tool(self, *command: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(command, env=self.environment, capture_output=True, timeout=30)
