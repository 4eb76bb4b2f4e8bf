"""A18: no account and no network. Nothing of ours asks for a connection, and nothing is asked for while playing."""

from __future__ import annotations

import ast
import subprocess
import sys

from game.core.places import ROOT

NETWORK = {"socket", "ssl", "http", "urllib", "ftplib", "smtplib", "socketserver", "xmlrpc", "requests", "aiohttp"}

OFFLINE = """
import socket
class Refused(socket.socket):
    def connect(self, address):
        assert self.family == socket.AF_UNIX, f"somebody calls {address}"
        return super().connect(address)
socket.socket = Refused
def nobody(*names, **more):
    raise AssertionError(f"somebody asks for {names}")
socket.getaddrinfo = socket.create_connection = nobody
from tests.scenes.table_helpers import match
from tests.scenes.table_stage import Stand
from game.scenes import application, start
stand = Stand(match("pb"))
application.prepare(stand.context)
stand.context.stack.push(start.home(stand.context))
stand.wait(500)
stand.context.stack.pop()
while stand.until_asked():
    stand.play_turn()
print("played", len(stand.director.session))
"""


def test_no_module_of_ours_imports_anything_that_connects() -> None:
    found = []
    for path in sorted((ROOT / "game").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            found += [f"{path.relative_to(ROOT)}: {name}" for name in names if name.split(".")[0] in NETWORK]
    assert found == []


def test_a_match_is_played_where_every_connection_is_refused(tmp_path) -> None:
    environment = {
        "HEARTHSIDE_HOME": str(tmp_path),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PATH": "/usr/bin:/bin",
        "PYTHONPATH": str(ROOT),
    }
    done = subprocess.run(
        [sys.executable, "-c", OFFLINE], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0 and "played" in done.stdout, done.stderr
