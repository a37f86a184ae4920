# The pages in the browser: lobby, table, replay, settings.

web-title = Tonalli
    .page = { $page } · Tonalli
    .turn = ● Your turn: { $page } · Tonalli
web-skip = To the main part
web-nav = Pages
web-close = Close
web-menu = Menu
web-settings = Settings
web-about = About
web-to-lobby = To the lobby
web-missing = There is no such page
    .text = The address may be mistyped, or the page is gone.
web-coming = Just a moment …
web-none = none
web-points = victory points
web-unofficial = An unofficial fan project, not connected with the publishers or designers of these games.


## Beginning a game

web-your-name = Your name
web-seats = Seats
web-seat-name = Name of seat { $number }
web-seat-you = you
web-seat-person = Player { $number }
web-seat-open = Free seat { $number }
web-seat-dawn = Computer { $number }
web-seat-morning = Computer { $number }
web-seat-noon = Computer { $number }
web-seat-dusk = Computer { $number }
web-seat-night = Computer { $number }
web-seat-random = Computer { $number }
web-seat-greedy = Computer { $number }
web-seat-learned = Computer { $number }
web-seat-bot = Computer { $number }

web-option-players = Players
web-option-players-1 = Solo
web-option-setup = Setup
web-option-setup-standard = Standard
    .hint = At random; everybody keeps two of four starting tiles.
web-option-setup-first = First game
    .hint = The setup the rulebook suggests for learning.
web-option-setup-draft = Draft
    .hint = Starting tiles are laid out and taken in turn.
web-option-eclipse = Eclipse
web-option-eclipse-standard = Standard
    .hint = Everybody has one more turn.
web-option-eclipse-dark = Dark Eclipse
    .hint = It comes at once.
web-option-modules = Modules
web-option-modules-obsidian = Obsidian
    .hint = A fifth good for trades and new actions.
web-option-modules-court = Court
    .hint = Royal tiles, each with an owner, replace the Palace.
web-option-modules-altars = Altars & Shamans
    .hint = Your Shaman walks against the ring and aids a board.
web-option-modules-empire = Empire
    .hint = Warriors march over a map and settle it.
web-option-modules-swift_bot = Swift Teotibot
    .hint = Four Direction tiles say how far its workers go.
web-option-modules-tribes = Tribes
    .hint = Each seat has a people with a power of its own.
web-option-modules-prophecies = Prophecies
    .hint = Three calamities change what counts.
web-option-modules-buildings = Buildings
    .hint = More tiles, and old ones can be renovated.
web-option-modules-quick_actions = Quick actions
    .hint = A small board of short errands for 1 corn.
web-module-needed = Always there with { $players } players.
web-option-conflict = Not with { $module }.
web-option-bot = The Teotibot
web-option-knob = { $name }: { $value }
web-level-easiest = Easiest
web-level-default = As printed
web-level-hardest = Hardest
web-level-own = your own mixture
web-level-details = Each setting by itself
    .hint = Lower is easier.
web-level-usual = (printed)

web-my-tables = Your tables
    .none = None yet. A table you start or join stays here until it is over, and says when it is your turn.
web-your-turn = Your turn
web-finished = finished
web-open-tables = Open tables
    .hint = anyone may join
web-watch = Look on
web-replay-record = Replay a record
    .paste = Drop a file here, or paste its text.
    .file = Choose a file

## At the table

web-board = Table
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-whole = Show everything from the beginning
web-choice-bar = What is to be decided
web-asked = { $name }: { $title }
web-out-of-turn = { $name }, in the turn of { $active }
web-choice-options = Options
web-choice-offers = Offers beside it
    .more = { $count } more
web-choice-or = or
web-choice-then = then
web-closed = { $name }, not now: { $why }
    .now = not now
    .help = What would help
    .rule = { $count ->
        [one] Rule
       *[other] Rules
    }
web-this-turn = This turn
web-placing = What is being placed
    .left = Turn it to the left
    .right = Turn it to the right
    .degrees = { $degrees }°
    .where = Point at a place to see what it costs and brings.
    .touched = Tap a place to see what it costs and brings.
web-commands = Commands
web-choice-all = All { $count } options
web-choice-held = It ends your turn: confirm or undo.
    .over = Another player decides next: confirm or undo.
    .decision = This settles your choice: confirm or undo.
    .reveals = Something is revealed then: confirm or undo.
    .preview = Confirm, or choose something else.
web-option = { $words } ({ $figures })
    .follow = { $name }: { $words }
web-thing =
    .many =
        { $count ->
            [one] { $name }: { $count } way to use it
           *[other] { $name }: { $count } ways to use it
        }
web-choose-one = Choose one
web-choice-reveals = Something is revealed: it cannot be taken back.
web-typed = Type a choice
    .hint = Notation or its beginning
web-typed-wrong = "{ $text }" is no option here.
web-typed-ambiguous = "{ $text }" could mean { $matches }.
web-choosing = choosing …
web-waiting = { $name } is deciding …
    .hint = You will be told when it is your turn.
    .away = Not at the table at the moment.
    .gone = The menu can let a computer play meanwhile.
    .undo = You can take your decision back until then.
    .next = then { $name }
    .you = you
web-next-turn = { $name } is next
web-last-turn = Last turn
web-meanwhile = What others did since your last turn
web-waiting-open = Nobody has taken this seat yet: { $name }
web-watching = You are looking on.
web-undo = Undo
    .hint = Take back your last decision of this turn, as long as nobody else has decided
web-restart = Restart
    .hint = Take back all decisions of this turn
web-confirm = Confirm
    .waiting = Waiting
web-not-arrived = That did not arrive, and nothing has changed. Confirm to send it again.
web-not-sent = The table had changed meanwhile: what you had confirmed was not sent.
web-lost = The connection is lost.
    .title = No connection.
    .kept = Your turn is kept.
    .watching = What you see is kept.
    .choosing = Choosing goes on here; it is sent when the line is back.
    .waiting = Your choice is sent when it is back.
    .retry = Trying again in { $seconds } s
    .now = Try now
web-updated = Tonalli was updated. Nothing is lost: reload this page to go on.
    .reload = Reload
web-no-table = There is no table here
web-hand-over = { $name }, it is your secret choice
    .text = The others must not see what you choose. Take the screen for yourself, then go on.
    .ready = I am { $name }: show it
web-share = Share links
    .seats = Send each player the link of a free seat.
web-share-seat = { $name }
web-share-watch = To look on
web-share-own = To go on as { $name } on another device
    .warning = Whoever has such a link plays for that seat: keep it to yourself.
web-copy = Copy
web-copied = Copied
web-join = Take a seat
web-join-seat = Seat
web-join-sit = Sit down
web-join-watch = Only look on
web-join-taken = The seat of this link is taken.
web-dummy = dummy worker

## The end, and looking back

web-over = The game is over
web-scores = Score sheet
web-scores-source = Points by source
web-scores-turn = In the turns
web-scores-end = At the end
web-scores-total = Total
web-chart = The course of scores
    .points = points
    .turn = turn
    .when = turn { $turn }
    .mark = { $name }, turn { $turn }
    .summary = Scores over { $turns } turns; in the end { $scores }
    .summary-marked = Scores over { $turns } turns; { $marks }; in the end { $scores }
    .score = { $name } { $points }
    .missing = The course of this game cannot be shown.
web-rematch = Rematch
web-rematch-go = To the next game
web-replay = Replay
web-log-to-turn = Go to { $turn }
web-replay-of = Replay: { $game }
web-replay-bar = Steps of the replay
web-replay-at = Turn { $turn }: { $name } decides
    .did = Turn { $turn }: { $name }
web-replay-frame = Step { $at } of { $last }
web-replay-slider = Step
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = One step back
web-replay-next = One step on
web-replay-turn-back = To the turn before
web-replay-turn-next = To the next turn
web-no-replay = There is nothing to replay
web-record = Download the record
# What is counted row by row over the table: a Food Day, the final scoring.
web-moment-count = { $at } of { $rows }
web-moment-again = From the start
web-moment-skip = Skip
web-moment-skip-to = Skip to { $row }
web-moment-next = Next: { $row }
web-moment-before = before
web-moment-on = Go on
web-moment-open = Look at it again: { $title }
web-key-space = Space

## Settings

web-language = Language
web-theme = Colours
web-theme-auto = As the device
web-theme-day = Day
web-theme-night = Night
web-motion = Motion
web-motion-auto = As the device
web-motion-less = None
web-set-confirm = Confirm the end of a turn
    .hint = A choice that ends your turn, or lets another player decide, waits until you confirm it. What reveals something always waits.
web-set-forced = Take forced steps by itself
    .hint = Where only one choice is left, it is made for you.
web-set-playback = Follow the others step by step
    .hint = After their turns, the choice bar shows what they did.
web-set-sound = Sound
    .hint = Two soft notes when it is your turn.

## About

web-about-what = What this is
    .text = Tonalli is a digital table for two board games: play alone, around one screen, or online with friends; look at games step by step; let the computer take seats.
web-about-unofficial = Unofficial
    .text =
        Tonalli is an unofficial project made by fans. It is not connected with, endorsed or supported by the designers, artists or publishers of Teotihuacan: City of Gods and Tzolk'in: The Mayan Calendar. All names belong to their owners; no artwork of the games is used here.
        If you like a game, buy it: nothing replaces the table at home.
web-about-free = Free
    .text = The program is free software under the MIT licence. You may run your own server.
web-about-privacy = What is kept
    .text = There are no accounts. Your seats are held by secret tokens that this browser keeps; the server keeps the moves of each game and the names you type, and nothing else about you.
web-about-keys = Keys
    .text = In a replay: arrows step by step, with Shift turn by turn; Home, End, Space

## Refusals: web-refused-<code>

web-refused-failed = Something went wrong on the server. Please try again.
web-refused-unreachable = The server does not answer.
web-refused-changed = The table had changed meanwhile: this is how it is now.
web-refused-illegal = That cannot be chosen now.
web-refused-not-your-decision = Somebody else decides now.
web-refused-over = The game is over already.
web-refused-nothing-to-undo = Nothing to take back: a turn began, somebody else decided, or something was revealed.
web-refused-no-such-table = There is no such table, or it was removed.
web-refused-no-such-seat = There is no such seat.
web-refused-seat-taken = Somebody sits there already.
web-refused-not-at-the-table = Only who sits at the table can do that.
web-refused-not-over = The game is not over yet.
web-refused-secret = Not while secret choices are pending: try again when all have chosen.
web-refused-broken-record = This is no record that can be replayed.
web-refused-no-such-frame = The replay has no such step.
web-refused-old-record = This game was played with other rules and cannot go on.
web-refused-unknown-game = This game is not known here.
web-refused-unknown-seat = Such a player is not known here.
web-refused-option = These options do not go together.
web-refused-bad-request = The server did not understand this.
web-refused-bad-message = The server did not understand this.
web-refused-too-fast = That was very fast. Please wait a moment.
web-refused-too-slow = That took too long. Please try again.
web-refused-too-many-browsers = Too many look on already. Please try again later.
web-refused-too-large = That is too large.
web-refused-seed-shared = A seed is for tables that nobody else joins.
web-refused-no-such-method = The server did not understand this.
web-refused-too-many-tables = You have opened too many of these for now. Please try again later.
web-refused-not-kept = The server could not keep this, and nothing has changed. Please try again.
web-refused-unknown = It is not known whether the server kept this. Please look at the table before you go on.
web-refused-full = The server has too many tables at the moment.
web-refused-no-such-language = There are no words in this language.
web-refused-no-such-page = There is no such page.

## Fields of a table shown in panels

web-seat-order =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-seat-first = Starting player
web-seat-points = { $points } victory points
web-seat-wealth = { $name }. Wealth tiles: { $tiles }
web-seat-workers-hand =
    { $count ->
        [0] No worker in hand
        [one] { $count } worker in hand
       *[other] { $count } workers in hand
    }
web-seat-workers-gears =
    { $count ->
        [one] { $count } worker on the gears
       *[other] { $count } workers on the gears
    }
web-seat-workers-quick =
    { $count ->
        [one] { $count } worker at a quick action; it comes home by itself
       *[other] { $count } workers at quick actions; they come home by themselves
    }
web-seat-workers-reserve =
    { $count ->
        [one] { $count } worker still to come
       *[other] { $count } workers still to come
    }
web-seat-corn_tiles =
    { $count ->
        [one] { $count } corn tile harvested
       *[other] { $count } corn tiles harvested
    }
web-seat-wood_tiles =
    { $count ->
        [one] { $count } wood tile harvested
       *[other] { $count } wood tiles harvested
    }
web-seat-corn-due = { $corn } corn due on the next Food Day
web-seat-income = Income on the next Food Day: { $goods }
web-opening = Before the first turn
web-opening-tribes = Your tribe
web-opening-wealth = Your wealth tiles
web-opening-left =
    { $left ->
        [one] One wealth tile still to choose.
       *[other] { $left } wealth tiles still to choose.
    }
    .tribe = One of two tribes to choose.
web-opening-wait = The others are still choosing.
web-opening-backs =
    { $count ->
        [one] { $name }: { $count } wealth tile, face down
       *[other] { $name }: { $count } wealth tiles, face down
    }
web-field-buildings = Buildings
web-field-monuments = Monuments
web-field-kept = Kept
