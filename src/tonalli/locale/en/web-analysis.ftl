### Hints at the table, and reviews of games.

web-hint = Hint
    .hint = What would you do? Shows the best plans for this turn.
    .title = What would you do?
    .plans =
        { $count ->
            [one] One plan for this turn.
           *[other] { $count } plans for this turn.
        }
    .measure = Your lead at the end; the band holds 8 of 10 games
    .thinking = Looking ahead …
    .play = Play plan { $number }
    .hide = Hide
    .best = best
    .even = as good
    .less = { $points } less
    .said = Plan { $number }: { $steps }. A lead of { $lead } at the end, between { $low } and { $high } in 8 of 10 games: { $less }.

web-review = Review
    .chances = Chances to win
    .after = after each turn
    .percent = { $figure }%
    .chance = { $name } { $chance }
    .curve = Chances to win over { $turns } turns; at the end { $ends }
    .sheet = Sheet
    .scores = Scores
    .turns = Turns
    .whose = Whose turns
    .turn = Turn { $turn }
    .doubt = ± { $points }
    .played = Played
    .better = Better
    .see = See it
    .costly =
        { $count ->
            [0] Turns that cost most
            [one] The turn that cost most
            [2] The two turns that cost most
           *[other] The three turns that cost most
        }
    .yours =
        { $count ->
            [0] Your turns that cost most
            [one] Your turn that cost most
            [2] Your two turns that cost most
           *[other] Your three turns that cost most
        }
    .measure = points of the lead at the end, { $simulations } lines a decision
    .thinking = Looking at every turn: { $done } of { $of }
    .failed = The review could not be finished.
    .nothing = No turn cost anything that could be told from chance.
    .won = { $name } wins, { $points } to { $others }
    .wins = { $name } wins
    .game =
        { $game }, { $players ->
            [1] solo
            [2] two players
            [3] three players
            [4] four players
           *[other] five players
        }, { $ending }. { $turns ->
            [one] One turn.
           *[other] { $turns } turns.
        }
    .page = This review
    .at-turn = Turn { $turn } in the replay
    .picture = Picture of the sheet
