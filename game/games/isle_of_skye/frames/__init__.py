"""One file per phase of the rulebook; each frame answers for its phase."""
