## train

cli-train-help = Let a network learn a game by playing against itself.

    Needs the extra train: pip install "tonalli[train]". Processes on all cores play many games at once; the network
    decides in all of them together, on a graphics card if there is one, and learns from how they end. All player
    counts, sets of modules and settings of the game are mixed, two players most often; --players and --modules
    narrow that down. From time to time it is examined: on deals that it is never trained on, from every seat,
    against greedy; alone against the opponent of the rules.

    Everything is kept in a folder: checkpoint.pt, from which --resume goes on as often as you like, and how it went
    as curve.json, curve.csv and, with matplotlib, curve.png. --export writes the weights as a small file that plays
    without any library, for --seats and arena by its path.

    {"\u0008"}
    Examples:
    {"  "}tonalli train teotihuacan --folder runs/t --seconds 600
    {"  "}tonalli train teotihuacan --folder runs/t --seconds 600 --resume
    {"  "}tonalli train teotihuacan --from t.weights --shares 1=6,2=2,4=2 --folder runs/solo
    {"  "}tonalli train teotihuacan --from t.weights --distil 96 --decisions 100000 --folder runs/small --export small.weights
    {"  "}tonalli train tzolkin --players 2,4 --modules none --folder runs/z
    {"  "}tonalli train tzolkin --folder runs/z --seconds 0 --resume --export z.weights
    {"  "}tonalli arena z.weights greedy --game tzolkin
cli-train-missing = train: PyTorch is missing; pip install "tonalli[train]" brings it
cli-train-progress = learning
cli-train-rate = { $rate } decisions/s
cli-train-started = { $weights } weights, { $inputs } inputs, { $rows } games at once on { $actors } { $actors ->
        [one] process
       *[other] processes
    }, { $device }
cli-train-line = { $seconds } s  { $decisions } M decisions  { $rate } k/s  entropy { $entropy }  explained { $explained }%  scores { $scores }
cli-train-exam = { $seconds } s  exam: { $results }
cli-train-result = { $subject } { $won }% won ({ $low } to { $high }), score { $score }
cli-train-score = { $subject } { $score }
cli-train-kept = Kept in { $folder }.
cli-train-exported = Weights written to { $file }, { $size } kB.
cli-train-there = folder={ $folder }: there is a checkpoint already; --resume goes on from it

cli-option-train-game = The game that is learned.
cli-option-train-players = Numbers of players to train for, with commas between; all of them without this.
cli-option-train-modules = Modules of every game, with commas between, or none; without this all sets are mixed.
cli-option-train-seconds = How long to learn; the learning rate falls to its end over this time.
cli-option-train-folder = Where everything is kept.
cli-option-train-resume = Go on from the checkpoint in the folder.
cli-option-train-from = Begin with what this file of weights has learned, instead of nothing.
cli-option-train-shares = How often games for so many players are dealt, as 1=6,2=3,4=1; without this two most often.
cli-error-train-shares = shares={ $value }: a number of players, = and how often, as 2=3
cli-error-train-begin = --from begins a run and --resume goes on with one: only one of them
cli-option-train-actors = Processes that play; without this as many as there are cores, less two.
cli-option-train-rows = Games that each process plays at once, in each of two halves.
cli-option-train-rate = How far each step of learning goes at the beginning.
cli-option-train-width = Sums of the first layer; a resumed run keeps its own.
cli-option-train-distil = Let a network of so many sums learn from what that of --from decides, instead of from how games end: smaller, and it sees less.
cli-option-train-trim = Take of the network of --from so many sums, those that say most; nothing is learned.
cli-option-train-decisions = With --distil: from so many decisions of the larger one it learns.
cli-train-distilled = { $seconds } s  { $decisions } decisions watched  odds away by { $away }, value by { $off }
cli-error-train-smaller = --distil and --trim need --from: the network that a smaller one is made from
cli-option-train-exam = Seconds between exams.
cli-option-train-device = cpu, cuda or cuda:1; without this a graphics card where there is one.
cli-option-train-export = Write the weights into this file at the end.
