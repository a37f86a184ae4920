# The command line.

cli-seat-human = You
cli-seat-human-number = Player { $number }
cli-seat-dawn = Dawn
cli-seat-dawn-number = Dawn { $number }
cli-seat-morning = Morning
cli-seat-morning-number = Morning { $number }
cli-seat-noon = Noon
cli-seat-noon-number = Noon { $number }
cli-seat-dusk = Dusk
cli-seat-dusk-number = Dusk { $number }
cli-seat-night = Night
cli-seat-night-number = Night { $number }
cli-seat-greedy = Greedy
cli-seat-greedy-number = Greedy { $number }
cli-seat-learned = Learned
cli-seat-learned-number = Learned { $number }
cli-seat-random = Random
cli-seat-random-number = Random { $number }
cli-seat-wrong = seats: "{ $seat }" is none of { $allowed } (or NAME=KIND, or a bot of your own as package.module:Class)
cli-seat-twice = seats: two of them are called { $name }
cli-seats-count = seats: { $seats } are named, but players is { $players }

cli-error = tonalli: { $message }
cli-error-file-missing = { $file }: there is no such file
cli-error-file-kind = { $file }: is a folder or device, not a file for a record
cli-error-file-foreign = { $file }: exists and is no Tonalli record, so it is not overwritten
cli-error-file-other = { $file }: holds another game; --force replaces it
cli-error-load-game = { $file }: is a game of { $kept }, not of { $game }
cli-error-load = { $option } cannot be given with --load: the record says it
cli-error-file-text = { $file }: is no text file
cli-error-file-record = { $file }: { $reason }
cli-error-whole = { $name }={ $value }: allowed is a whole number from { $least }
cli-error-no-whole = { $name }={ $value }: allowed is a whole number
cli-error-no-number = { $name }={ $value }: allowed is a number
cli-error-both = { $one } and { $other } cannot be given together
cli-error-setting = { $option }={ $given }: give { $levels } or SETTING=N; tonalli play --help lists the settings
cli-error-option-game = { $option }: belongs to { $games }, and this is { $game }
cli-error-option-players = { $option }: has no meaning with players={ $players }
cli-error-option = { $option }: there is no such option
cli-error-value = { $option }: takes no value
cli-error-no-value = { $option }: needs a value
cli-error-required = { $name }: has to be given
cli-error-arguments = { $arguments }: too much, nothing more can be given
cli-error-command = { $command }: there is no such command, only { $commands }
cli-error-fault = this should not have happened: { $kind }: { $reason } (TONALLI_DEBUG=1 shows where)
cli-interrupted = Stopped.

cli-help = Tonalli: { $games } at the terminal, and an engine to simulate and analyse them.

    Start with: tonalli play
cli-help-usage = Usage:
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-help = Show this page and end.
cli-help-required = { $help } (required)
cli-help-default = { $help } (default: { $default })
cli-value-options = {"["}OPTIONS]
cli-value-command = COMMAND …
cli-value-game = GAME
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-language = LANGUAGE
cli-value-address = ADDRESS
cli-value-bots = BOT BOT …
cli-value-ids = ID …
cli-value-numbers = N,N
cli-value-shares = N=SHARE,…
cli-value-names = NAMES
cli-value-name = NAME
cli-value-device = DEVICE
cli-value-setting = SETTING=N
cli-value-seats = WHO,WHO
cli-option-tables-what = What is done with them.
cli-help-version = Show the version and end.
cli-version = tonalli { $version }
cli-option-language = The language that is spoken, such as cs or cs-CZ; else TONALLI_LANGUAGE or that of the system.
cli-error-language = language={ $language }: allowed is { $allowed }

## words

cli-words-help = Show which languages there are words in, and what a language still lacks.

    Tonalli offers a language once every message is written in it. docs/translating.md tells how to write one.

    {"\u0008"}
    Examples:
    {"  "}tonalli words
    {"  "}tonalli words --missing cs
    {"  "}tonalli words --check cs
cli-option-missing = List the messages that a language lacks, one a line.
cli-option-words-check = List everything that is wrong with the words of a language; exit status 2 if there is something.
cli-words-language = language
cli-words-written = written
cli-words-whole = of { $messages }
cli-words-offered = offered
cli-words-unknown = words={ $language }: there are words in { $allowed }
cli-words-fine = Nothing is wrong with { $language }.
cli-words-missing = { $message }: is missing
cli-words-surplus = { $message }: nobody asks for it
cli-words-junk = { $about }: cannot be read
cli-words-twice = { $message }: stands there twice
cli-words-reference = { $message }: refers to { $about }, which is not there
cli-words-form = { $message }: asks for the form { $about }, which is none
cli-words-function = { $message }: asks for the function { $about }, which is none
cli-words-argument = { $message }: asks for ${ $about }, which English does not have
cli-words-unsaid = { $message }: leaves out ${ $about }, which English says

## play

cli-play-help = Play { $games } at this terminal: against bots, with other people, or alone where a game has a solo opponent.

    Every option has a number and a notation; type either, or the beginning of the notation. Type help at any
    time. With --save the game is written after every decision; --load goes on with it and keeps writing it.

    {"\u0008"}
    Examples:
    {"  "}tonalli play
    {"  "}tonalli play tzolkin --players 3
    {"  "}tonalli play tzolkin --modules tribes,prophecies --seats human,noon
    {"  "}tonalli play --players 1 --bot easiest --bot start_gold=3
    {"  "}tonalli play --setup first --seed 7
    {"  "}tonalli play --seats Ana=human,Ben=human,dusk --save evening.tonalli
    {"  "}tonalli play --load evening.tonalli
cli-play-welcome =
    { $seed ->
        [none] { $title }. Type a number, or help.
       *[other] { $title }. Seed { $seed }. Type a number, or help.
    }
cli-play-resumed = The game goes on at turn { $turn }.
cli-play-prompt = { $name } > 
cli-play-wrong = "{ $text }" is no option here: type a number from 1 to { $count }, a notation, or help.
cli-play-range = There is no option { $number }: they run from 1 to { $count }.
cli-play-ambiguous = "{ $text }" could mean { $matches }: type more of it.
cli-play-forced = { $name }: nothing else is possible: { $option }
cli-play-undone = Taken back.
cli-play-no-undo = Nothing to take back: a turn began, another player decided, or something was revealed.
cli-play-unknown-tile = Nothing here is called "{ $name }".
cli-play-unknown-part = The table has no part "{ $part }", only { $parts }.
cli-play-explain-what = explain needs the number of an option: explain 2
cli-play-tile-what = tile needs a name: { $examples }
cli-play-save-what = save needs a file: save evening.tonalli
cli-play-saved = Saved in { $file }; from now on every decision is written there{ $before ->
        [none] .
       *[other] {""}, and no longer into { $before }.
    }
cli-play-again = (Enter shows the options again)
cli-play-enter = Enter, options
cli-play-replace = { $file } holds another game. Replace it? (yes or no)
cli-play-yes = yes
cli-play-not-replaced = { $file } was left as it is.
cli-play-unsaved = The game is not saved: type quit again to leave it, or save FILE to keep it.
cli-play-quit = The game is left. { $saved ->
        [yes] It is saved in { $file }: tonalli play --load { $file }
       *[no] It was not saved.
    }
cli-play-secret = The next choice is secret. { $name }, press Enter when only you look at the screen.
cli-play-log-what = log takes a number of turns or all, not "{ $text }": log 5
cli-play-log-empty = Nothing has happened yet.
cli-play-key-number = choose an option by its number
cli-play-key-notation = choose it by its notation, or by the beginning of it: { $beginning }
cli-play-key-undo = take back the last decision of this turn
cli-play-key-explain = what option N does, with its figures
cli-play-key-tile = what anything on the table does: { $examples }
cli-play-key-board = draw the whole table again; or a part of it: { $parts }
cli-play-key-log = what happened lately; log 5 for the last five turns, log all for everything
cli-play-key-options = show the question and its options again
cli-play-key-save = write the game into a file, and keep writing it there after every decision
cli-play-key-quit = leave the game
cli-play-help-heading = What you can type
cli-play-typed =
    .tile = tile NAME
    .save = save FILE
cli-over = The game is over
cli-over-seat = source
cli-points = { $points } VP
cli-stock = { $amount } { $words }
cli-summary = { $stock }
cli-over-total = total
cli-over-record = The record is { $file }: tonalli replay { $file }

## simulate

cli-simulate-help = Play many games between bots and sum them up.

    The same seed gives the same games, whatever the number of jobs.

    {"\u0008"}
    Examples:
    {"  "}tonalli simulate --games 1000 --players 4
    {"  "}tonalli simulate tzolkin --games 1000
    {"  "}tonalli simulate --seats greedy,random,random --games 200 --jobs 2
    {"  "}tonalli simulate --games 50 --seed 7 --jsonl > games.jsonl
    {"  "}tonalli simulate --games 20 --records games
    {"  "}tonalli simulate --games 500 --seats greedy,greedy --dataset decisions
    {"  "}tonalli simulate --seats my_bots:Planner,greedy
cli-simulate-progress = games
cli-simulate-title =
    { $games ->
        [one] 1 game, seed { $seed }
       *[other] { $games } games, seed { $seed }
    }
cli-simulate-seat = seat
cli-simulate-wins = wins
cli-simulate-share = win %
cli-simulate-mean = mean
cli-simulate-median = median
cli-simulate-least = min
cli-simulate-most = max
cli-simulate-sd = sd
cli-simulate-lengths = { $turns } turns and { $decisions } decisions a game; ended by { $endings }
cli-simulate-ending = { $ending }: { $count }
cli-simulate-speed = { $rate } games/s

## replay

cli-replay-help = Replay a recorded game: step by step, as a log, or only to check it.

    {"\u0008"}
    Examples:
    {"  "}tonalli replay game.tonalli
    {"  "}tonalli replay game.tonalli --check
    {"  "}tonalli replay game.tonalli --log | less
    {"  "}tonalli replay game.tonalli --json
cli-replay-ok =
    { $over ->
        [yes] ok: { $moves } decisions, { $turns } turns, final scores { $scores }
       *[no] ok: { $moves } decisions, { $turns } turns, not finished, scores so far { $scores }
    }
cli-replay-prompt = decision { $at } of { $moves } > 
cli-replay-keys = Enter or next: one decision on (next 5: five); back: one back; turn N: to a turn; end; board, or a part of it: { $parts }; tile NAME; log; help; quit
cli-replay-asked = is asked: "{ $question }"
cli-replay-chose = chose: { $option } ({ $notation })
cli-replay-count = { $command } needs a number of decisions, from 1
cli-replay-no-decision = Nobody decides anything in turn { $turn }: this is turn { $reached }.
cli-replay-wrong = "{ $text }" is no command here: { $keys }
cli-replay-turn = turn needs a number from 0 to { $turns }
cli-replay-at-end = This is the end of the record.
cli-replay-at-start = This is the beginning of the record.

## bench

cli-bench-help = Measure how fast this installation is.

    The machine matters more than the program: only ratios within one run mean something, never figures of two
    runs or two machines. docs/performance.md compares with other engines that way.

    {"\u0008"}
    Examples:
    {"  "}tonalli bench
    {"  "}tonalli bench tzolkin
    {"  "}tonalli bench tzolkin --modules tribes,prophecies,buildings,quick_actions
    {"  "}tonalli bench --players 2 --seconds 1 --json
cli-bench-title =
    { $players ->
        [one]
            { $modules_id ->
                [none] { $game }, solo, { $seconds } s a measure, { $build } build
               *[some] { $game } with { $modules }, solo, { $seconds } s a measure, { $build } build
            }
       *[other]
            { $modules_id ->
                [none] { $game }, { $players } players, { $seconds } s a measure, { $build } build
               *[some] { $game } with { $modules }, { $players } players, { $seconds } s a measure, { $build } build
            }
    }
cli-bench-compiled = compiled
cli-bench-pure = pure Python
cli-bench-measure = measure
cli-bench-rate = a second
cli-bench-ratio = ratio
cli-bench-core_decisions = decisions inside the core
cli-bench-core_games = games inside the core
cli-bench-state_decisions = decisions, stepped through a state
cli-bench-chance_outcomes = chance outcomes, stepped through a state
cli-bench-match_decisions = decisions, stepped through a match
cli-bench-copies = copies of a state

## Options

cli-option-game = The game: { $games }; { $default } if none is given.
cli-option-players = Number of players, where 1 is solo. Without it and --seats 2 in play and arena, 4 elsewhere.
cli-option-seats-play = Who plays, comma separated: human, a computer of a level (dawn, morning, noon, dusk, night: each beats the one before it), random, or a bot of your own as package.module:Class; with a name: Ana=human.
cli-option-seats = Who plays, comma separated: dawn, morning, noon, dusk or night (levels, each beats the one before it), random, or a bot of your own as package.module:Class; with a name: A=noon.
cli-option-bot = Sets the solo opponent: easiest, default, hardest, or a setting listed below; may be given several times.
cli-modules = Modules of { $game }; help in the game explains those in play:
cli-module-needs = Needs { $modules }.
cli-settings = Settings for --{ $option }, lower is easier; the default stands in brackets:
cli-level-easiest = easiest
cli-level-default = default
cli-level-hardest = hardest
cli-option-setup = How the game is set up.
cli-option-eclipse = When an eclipse comes.
cli-option-modules = Modules to play with, comma separated.
cli-option-allowed = { $game }: { $allowed }.
cli-option-seed = Deals tiles and breaks ties; the same seed gives the same game.
cli-option-load = Go on with a recorded game, and keep writing it into its file.
cli-option-save = Write the game into this file after every decision.
cli-option-ask-all = Ask even where there is only one option.
cli-option-force = Let --save and save replace the record of another game.
cli-option-games = How many games.
cli-option-jobs = Processes that share the work.
cli-option-ray = A Ray cluster that does the work instead of this machine: its address, or auto for the one this machine belongs to.
cli-option-json = Print one JSON object.
cli-option-jsonl = Print one line of JSON for each game.
cli-records-there = records: { $folder } holds records already; name an empty folder
cli-option-records = Write the record of every game into this folder.
cli-option-dataset = Write every decision of every game into this folder, as Parquet files for learners.
cli-dataset-there = dataset: { $folder } holds a dataset already; name an empty folder
cli-dataset-not-installed = datasets are not installed ({ $missing } is missing): pip install "tonalli[data]"
cli-option-check = Only replay and say whether the record is sound.
cli-option-log = Print what happened, turn by turn.
cli-option-file = The record.
cli-option-seconds = Seconds for each measure.
cli-error-seconds = seconds={ $value }: allowed is a number above 0

## The web table.

cli-serve-help = Serve the web table: tables to play at in the browser, kept in a database.
cli-option-host = The address to listen on; 0.0.0.0 for the whole network. At 127.0.0.1 it answers only to localhost and the names in TONALLI_HOSTS.
cli-option-port = The port to listen on.
cli-option-database = Where tables are kept: a database URL such as sqlite:///tables.sqlite3 or postgresql+psycopg://...
cli-option-processes = Processes in which computer seats think.
cli-option-serve-ray = A Ray cluster in which computer seats think: its address, or auto for the one this machine belongs to.
cli-option-workers = Server processes that share the port; more than one need PostgreSQL.
cli-option-browser = Open the lobby in the browser.
cli-serve-at = Tonalli is at { $url } (Ctrl-C ends it)
cli-serve-keeps = Tables are kept in { $database }
cli-serve-no-pages = The pages were not built (make play builds them, so does pip install . where Node.js is); only the API answers.
cli-serve-not-installed = the web table is not installed ({ $missing } is missing): pip install "tonalli[web]"
cli-serve-database = --database={ $database }: give sqlite:///FILE or postgresql+psycopg://HOST/NAME
cli-serve-no-ray = other machines need the library Ray: pip install "tonalli[ray]"
cli-serve-workers = --workers={ $workers }: several processes need a PostgreSQL database (--database postgresql+psycopg://...)
cli-serve-port = --port={ $port }: allowed is 1 to { $last }
cli-serve-taken = { $host }:{ $port } cannot be used: { $reason }
cli-option-serve-check = Only say whether a server would run: its database, a thinking process, the pages, the port.
cli-check-database = The database can be read and written; it keeps { $tables } { $tables ->
    [one] table
   *[other] tables
}.
cli-check-thinking = Computer seats can think.
cli-check-no-thinking = computer seats cannot think: { $reason }
cli-check-pages = The pages are there.
cli-database-fails = the database { $database } cannot be used: { $reason }
cli-database-file = the database { $database } cannot be used: { $file }: { $reason }
cli-database-newer = the database { $database } belongs to a newer Tonalli
cli-prune-help = Forget the tables and replays whose time is over, by the rules a server is set to.
cli-option-dry-run = Only say how much would be forgotten.
cli-prune-done = { $dry ->
    [yes] To be forgotten:
   *[no] Forgotten:
} { $tables } { $tables ->
    [one] table
   *[other] tables
}, { $replays } { $replays ->
    [one] replay
   *[other] replays
}.
cli-tables-help = List the tables a server keeps, print the record of one, or remove some.
cli-tables-what = allowed is tables list, tables export ID and tables remove ID ...
cli-tables-none = there is no table { $table }
cli-tables-removed = Removed: { $tables } { $tables ->
    [one] table
   *[other] tables
}.
cli-option-table-ids = The tables, by the names in their links.
cli-backup-help = Write everything a server keeps into one file, while it runs.
cli-restore-help = Put a backup back into an empty database.
cli-option-backup = The file of the backup.
cli-backup-done = Copied: { $tables } { $tables ->
    [one] table
   *[other] tables
} ({ $file }).
cli-restore-done = Put back: { $tables } { $tables ->
    [one] table
   *[other] tables
} ({ $database }).
cli-backup-there = { $file } is there already; name a new file
cli-backup-none = there is no file { $file }
cli-database-none = there is no database { $file }; name the one of the server by --database or TONALLI_DATABASE
cli-restore-not-empty = the database is not empty; a backup is put back into an empty one
