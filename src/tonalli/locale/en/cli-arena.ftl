## arena

cli-arena-help = Let bots play against each other and rate them.

    Every deal is played in every seating, so luck and seats cancel out. With as many bots as seats or more, different
    bots sit at every table; with fewer, one plays against equals, each against each. The same seed gives the same
    games, whatever the number of processes.

    {"\u0008"}
    Examples:
    {"  "}tonalli arena noon dusk --games 100
    {"  "}tonalli arena my_bots:Planner greedy --players 4 --processes 2
    {"  "}tonalli arena Old=my_bots:Planner New=my_bots:Better greedy --resume games.jsonl
    {"  "}tonalli arena dawn morning noon dusk --game tzolkin --json results.json --plot results.html
    {"  "}tonalli arena runs/t Before=t.weights learned@40 --games 200 --plot results.png
cli-arena-title =
    { $game } for { $players }: { $games } games, { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } in { $seatings } seatings, seed { $seed }
cli-arena-bot = bot
cli-arena-rating = rating
cli-arena-sigma = ±
cli-arena-games = games
cli-arena-wins = wins
cli-arena-share = win %
cli-arena-between = 95%
cli-arena-margin = margin
cli-arena-score = score
cli-arena-against = win % against
cli-arena-interval = { $low } to { $high }
cli-arena-none = –
cli-arena-even = Even is { $even }% and a margin of 0. { $mixed ->
        [yes] Everybody at a table is a different bot.
       *[no] Counted are games of one against { $others } equals.
    }
cli-arena-intervals = Win %: interval of Wilson. Margin, to the mean of the others: interval of Student over deals. Rating: openskill, ± its standard deviation.
cli-arena-is-a-game = bots: { $name } is a game; name it with --game { $name }
cli-arena-plot = plot={ $file }: allowed is a file that ends in .svg, .png or .html
cli-arena-no-matplotlib = plot: a picture as PNG needs the library matplotlib; .svg and .html need none
cli-arena-page-standings = Standings
cli-arena-page-seats = What a seat is worth
cli-arena-seat = seat
cli-arena-picture-title = { $game } for { $players }
cli-arena-picture-rating = rating, ± 2 standard deviations
cli-arena-picture-share = games won in %, with 95% interval
cli-arena-picture-margin = points ahead, with 95% interval
cli-arena-picture-below = { $games } games, { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } in every seating, seed { $seed }. The dashed line is even.

cli-option-bots = Who takes part: dawn, morning, noon, dusk, night (levels), random, greedy, learned, learned@N (looks ahead N times), FILE.weights, the folder of a training, or a bot of your own as package.module:Class; with a name: A=greedy.
cli-option-arena-games = How many games at least; every deal is played in all its seatings.
cli-option-arena-json = Write everything into this file; - prints it instead of the table.
cli-option-plot = Draw the results into this file: .svg, .png (with matplotlib), or .html, a page with picture and tables.
cli-option-resume = Keep every game in this file, and play none again that is there.
