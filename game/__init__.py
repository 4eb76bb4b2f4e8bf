"""Hearthside: strategy board games around one computer. Start reading at core/contract.py."""

import os

# what pygame and SDL read once, when the first module of ours imports them
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "hearthside")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")

TITLE = "Hearthside"
VERSION = "0.3.0"
"""Shown on the home and about pages; a test keeps pyproject.toml in step."""
