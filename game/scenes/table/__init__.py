"""The table: where people play. director.py decides whose eyes look and who is asked; scene.py shows it."""
