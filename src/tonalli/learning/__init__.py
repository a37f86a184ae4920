"""What teaches a game: rules to look up, a legend of icons, what is said once of a decision, prepared lessons."""
