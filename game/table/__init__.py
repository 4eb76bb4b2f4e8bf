"""What a table shows and what is done at it, as data: who looks, what is asked, what things say. No pygame here."""
