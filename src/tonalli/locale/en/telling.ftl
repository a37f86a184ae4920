# What is told of every game alike.

story-opening = Setup
verdict-winner = Winner: { $name } with { $points } VP ({ $reason }).
review-why = The chance to win fell from { $before }% to { $after }%.
    .same = The chance to win stayed at { $after }%.

telling-moved = { $track } { $from } → { $at }
telling-other-decision = Something else is decided now: { $ask }
telling-missing =
    { $missing ->
        [0] there
       *[other] { $missing } missing
    }

## A position in words

picture-seat = seat { $seat }
picture-points =
    { $points ->
        [one] { $figure } point
       *[other] { $figure } points
    }
picture-amount = { $amount } { $what }
picture-chance = Chance is to decide.
picture-asked = Seat { $seat }: { $question }
    .name = { $name }: { $question }
