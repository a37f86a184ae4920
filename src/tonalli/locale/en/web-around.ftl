# Around the table: the lobby, the room where people wait, who is there, words, clocks, notices.

## Computer opponents

web-bot-random = Dawn
    .hint = Plays whatever is allowed: gentle, for a first try.
web-bot-greedy = Morning
    .hint = Takes what brings most at once, and plans nothing.
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
    .full = Everybody is here: all { $count } seats are filled.

## Ready words, for everybody in their own language

web-ready-hello = Hello
web-ready-moment = One moment
web-ready-ready = Ready
web-ready-turn = Your turn
web-ready-played = Well played

## Turn notices

web-notice-turn = It is your turn.

## How far games have come

teotihuacan-progress = Eclipse { $eclipse } of { $eclipses }
tzolkin-progress = Day { $day } of { $days }

## Refusals

web-refused-begun = The game has begun already.
web-refused-waiting = The game has not begun yet.
web-refused-not-the-host = Only whoever opened the table can do that.
web-refused-seat-kept = Whoever sits there keeps the seat for a while.
web-refused-too-few = At least two seats have to be filled.
web-refused-no-person = No person sits there.
web-refused-still-there = Whoever sits there is still there.
web-refused-resigned = This seat has resigned.
web-refused-time-up = The time of this seat is up.
web-refused-too-many-words = That was a lot at once. Please wait a moment.
web-refused-too-long = That is too long: 140 signs at most.
web-refused-no-words = Words are switched off at this table.
web-refused-no-notices = Turn notices cannot be sent to this browser.
