"""The kernel: contract, session, saves, data. Knows no game and no screen."""
