"""Hearthside: strategy board games around one computer. Start reading at core/contract.py."""
