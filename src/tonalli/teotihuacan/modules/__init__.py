"""What changes the base game: a folder for each module, everything of it inside."""
