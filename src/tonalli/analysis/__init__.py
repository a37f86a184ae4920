"""What would have been better: plans for a turn and reviews of games, by looking ahead with a learned network."""
