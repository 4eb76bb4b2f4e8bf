"""Scotland as a board: plan.py says what is printed, board_art.py paints it, board_view.py puts it on the table."""
