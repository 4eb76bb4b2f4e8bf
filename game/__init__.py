"""Hearthside: strategy board games around one computer. Start reading at core/contract.py."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # before anybody imports pygame, which greets
