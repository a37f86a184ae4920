"""The Teotibot: the solo opponent, which decides nothing and follows its own rules (B-1 to B-14)."""
