# Around the table: the lobby, the room where people wait, who is there, words, clocks, notices.

## The lobby: three questions

web-lobby-hello = Welcome to the table
    .text = Two games about stone and time. Learn one by playing it, or start right away if you know them.
web-lobby-watch = Watch a game first
    .text = Two computers, told turn by turn.
web-lobby-what = What shall we play?
web-lobby-modules-later = has modules for when you know the game.
web-lobby-whom = With whom?
web-lobby-where = Who sits where?
web-lobby-course = Your first game
    .hint = Short steps. Leave at any time, the place is kept.
web-way-learn = Learn
    .about = A guided first game
    .new = new here?
web-way-solo = Solo
    .about = Alone against the Teotibot
web-way-computers = Computer opponents
    .about =
        { $most ->
            [3] One to three, by level
            [4] One to four, by level
           *[other] Up to { $most }, by level
        }
web-way-screen = Around one screen
    .about = Pass the screen on
web-way-online = Online by link
    .about = Friends join from anywhere
web-start = Start the game
web-start-online = Open the table
web-start-lesson = Start the lesson
web-seat-colour = Colour of seat { $number }: { $colour }
web-seat-colours = Colours for seat { $number }
    .taken = { $colour }, taken
web-seat-level = Level of seat { $number }
web-lobby-seat-you = you
web-lobby-seat-here = at this screen
web-lobby-seat-open = whoever opens the link
web-lobby-seat-teotibot = the game's own opponent
web-lobby-seat-computer = Let a computer play seat { $number }, or not
web-lobby-seat-raise = Move seat { $number } up, earlier around the table
web-lobby-seat-drop = Take seat { $number } away
web-lobby-add = Add a seat
web-lobby-draw = Draw the order
web-lobby-setup = Setup
    .done = Done
web-plan-learn = guided, with one gentle opponent

## One's tables

web-tables-running = { $count } running
web-tables-solo = { $name }, solo
web-tables-turn = { $name }’s turn
web-tables-waiting = not begun
web-tables-alone = Nobody else yet
web-tables-resume = Resume
web-tables-open = Open
web-tables-review = Review
web-tables-more = More about { $title }: rename, share, leave
web-tables-rename = Rename
web-tables-leave = Leave …
web-tables-hidden = “{ $title }” is off this list.
web-tables-back = Take it back
web-leave = Leave “{ $title }”?
    .text = The table goes off this list. Your seat stays yours: the link of the table brings you back. The others wait for you, unless you resign and let a computer play on for you.
    .over = The finished game goes off this list.
    .stay = Stay
    .resign = Resign …
    .hide = Take it off the list
web-open-of = { $name }’s table
web-open-filled = { $filled } of { $seats }

## Clocks

web-clock = Clock
web-clock-minutes =
    { $minutes ->
        [0] none
        [4320] three days each
       *[other] { $minutes } minutes each
    }
web-clock-ends = a computer takes over at the end

## Computer opponents

web-bot-dawn = Dawn
    .hint = Sees what is near and little else: for a first game.
web-bot-morning = Morning
    .hint = Knows what is usually good, but misses much of what lies on the table.
web-bot-noon = Noon
    .hint = Plans for the whole game and overlooks little: a match for people who know it well.
web-bot-dusk = Dusk
    .hint = Has played against itself a thousand million decisions long, and decides at a glance: hard to beat.
web-bot-night = Night
    .hint = The same, and looks ahead thousands of times before each decision, up to a second long: the strongest there is.
web-bots-about =
    { $count ->
        [one] One level.
       *[other] { $count } levels, the gentlest first.
    }

## What would be started

web-plan-base = the base game
web-plan-modules = with { $modules }
web-plan-solo = you and the Teotibot
web-plan-you = you
web-plan-seats = { $names }
web-plan-open = { $seats } seats, by link

## The room before a game

web-room-about = { $game }, { $seats } seats.
    .seated = { $game }, { $seats } seats. Your place is kept; you may close this page and come back.
web-room-invite = Invite by link
    .text = Whoever opens it takes a free seat. No account, nothing to install.
web-room-alone = This link leads to this computer alone.
    .several = These links lead to this computer alone.
    .none = To let others in, serve at an address of your network: tonalli serve --host 0.0.0.0
    .use = Use { $address }
web-room-qr = QR code of the link
web-room-qr-show = QR code
web-room-share = Share
web-room-seats = Seats
web-room-free = Free seat
    .colour = in this colour:
web-room-colour = your colour and shape
web-room-computer = computer
web-room-you =
    { $host ->
        [host] you, host
       *[guest] you
    }
web-room-here =
    { $host ->
        [host] here, host
       *[guest] here
    }
web-room-away = away, last here { $since }
web-room-gone = not connected { $since }
web-room-sit = Sit here
web-room-move = Sit here
web-room-add-computer = Add a computer
web-room-drop = Leave out
web-room-free-seat = Free the seat of { $name }
web-room-leave = Give up this seat
web-room-take-over = Take over the table
web-room-drawn = Who sits where is drawn when the game starts; colours stay.
web-room-seated = Everybody plays in this order and colour.
web-room-played = What is played
web-room-clock =
    { $ends ->
        [computer] { $minutes ->
            [4320] Three days each, then a computer plays on
           *[other] { $minutes } minutes each, then a computer plays on
        }
       *[shown] { $minutes ->
            [4320] Three days each, shown only
           *[other] { $minutes } minutes each, shown only
        }
    }
    .none = No clock
web-room-watching =
    { $count ->
        [one] One more looks on
       *[other] { $count } more look on
    }
web-room-listed = Show among the open tables
web-room-watched = Others may watch
web-room-change = Change
    .title = Change what is played
web-room-hints = Hints for whoever decides
web-room-hinted = With hints for whoever decides
web-room-words = People may talk
web-presence-here = here
web-presence-away = away
web-presence-gone = not connected

## Who is at the table

web-people = At the table
web-people-back = Take the seat back
web-people-computer-me = Let a computer play for me
web-people-computer = Let a computer play for { $name }
web-people-resign = Resign …
    .ask = A computer plays your seat to the end, and you cannot take it back.
    .no = Play on
    .yes = Resign
web-seat-stood-in = a computer plays
web-seat-resigned = resigned, a computer plays
web-stood-in = A computer plays for { $name }.
    .resigned = { $name } has resigned; a computer plays to the end.

## Words

web-words = Words at the table
web-words-none = Nobody has said anything yet.
web-words-say = Say something short
web-words-send = Send
web-words-quiet = You read no words at tables.
    .show = Show them
    .hide = Show me no words

web-room-start = Start with { $count ->
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] { $count }
    }
    .alone = Start
web-room-host-starts = { $name } starts the game
web-room-says = { $free ->
        [one] Start now, or wait for one more.
       *[other] Start now, or wait for { $free } more.
    }
    .alone = One more seat has to be filled: by somebody with the link, or by a computer.
    .guest = { $free ->
        [one] The game can start now, or wait for one more.
       *[other] The game can start now, or wait for { $free } more.
    }
    .full = Everybody is here: no seat is free.

## Ready words, for everybody in their own language

web-room-joined = { $name } has come to the table
web-room-left = { $name } has left the table
web-room-stood-in = A computer plays for { $name }
web-room-back = { $name } plays again
web-room-resigned = { $name } has resigned, and a computer plays to the end
web-ready-hello = Hello
web-ready-moment = One moment
web-ready-ready = Ready
web-ready-turn = Your turn
web-ready-played = Well played

## Turn notices

web-notices = Tell me of my turns
    .hint = Also while no page is open, by a notice of this browser.
    .impossible = This browser cannot be told: it needs a secure address (https) and notices.
    .none = This server sends no notices.
    .denied = This browser does not allow notices from here.
web-notice-turn = It is your turn.

## How far games have come

teotihuacan-progress = Eclipse { $eclipse } of { $eclipses }
tzolkin-progress = Day { $day } of { $days }

## Refusals

web-refused-begun = The game has begun already.
web-refused-waiting = The game has not begun yet.
web-refused-not-the-host = Only whoever opened the table can do that.
web-refused-seat-kept = Whoever sits there keeps the seat for a while.
web-refused-host-kept = Whoever opened the table has a quarter of an hour to come back.
web-refused-no-such-colour = The game has no such colour.
web-refused-colour-taken = Somebody has that colour already.
web-refused-too-few = At least two seats have to be filled.
web-refused-no-person = No person sits there.
web-refused-still-there = Whoever sits there is still there.
web-refused-resigned = This seat has resigned.
web-refused-time-up = The time of this seat is up.
web-refused-too-many-words = That was a lot at once. Please wait a moment.
web-refused-too-long = That is too long: 140 signs at most.
web-refused-no-hints = Hints are switched off at this table.
web-refused-hints-agreed = Others sit here already: hints are switched on before anybody else sits down, so that all agree.
web-refused-no-thought = No plan was found just now. Please try again.
web-refused-no-review = Nobody has asked for a review of this game yet.
web-refused-no-words = Words are switched off at this table.
web-refused-no-onlookers = Only those who play may see this table.
web-refused-no-notices = Turn notices cannot be sent to this browser.
