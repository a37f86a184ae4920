# What is told of every game alike.

story-opening = Setup
verdict-winner = Winner: { $name } with { $points } VP ({ $reason }).
