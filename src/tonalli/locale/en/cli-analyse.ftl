## analyse

cli-analyse-help = Judge a recorded game: how chances to win went, which turns cost most, and what would have been better.

    Every decision is thought about with the learned network, as far as its seat could know. What was played and the
    best that was found are then played on to the end, again and again with the same luck; only what costs clearly more
    than chance may explain is told. Costs are points of the lead at the end. The same seed and simulations give the
    same review.

    {"\u0008"}
    Examples:
    {"  "}tonalli analyse game.tonalli
    {"  "}tonalli analyse game.tonalli --seat 1 --simulations 400
    {"  "}tonalli analyse game.tonalli --json
cli-option-analyse-seat = Judge the turns of this seat only; seats are counted from 1.
cli-option-analyse-simulations = Lines that are followed at each decision; half as many games are played on. More take longer and tell more.
cli-option-analyse-seed = Luck with which choices are played on.
cli-analyse-no-seat = seat={ $value }: allowed is 1 to { $players }
cli-analyse-no-turns = the record has no turn to judge
cli-analyse-progress = turns judged
cli-analyse-chances = Chances to win
cli-analyse-first-turn = turn { $turn }
cli-analyse-last-turn = turn { $turn }
cli-analyse-costly =
    { $count ->
        [0] lost nothing that could be told from chance in { $turns } turns
        [one] lost most in this one of { $turns } turns
       *[other] lost most in these { $count } of { $turns } turns
    }
cli-analyse-turn = Turn { $turn }: { $cost } points (± { $doubt })
cli-analyse-played = played: { $steps }
cli-analyse-better = better: { $steps }
cli-analyse-measure = Points of the lead at the end; { $simulations } lines followed at each decision, half as many games played on.
