# Others' turns, told on the table.
web-telling = What { $name } does
web-telling-said = { $name } { $words }
web-telling-pause = Pause
web-telling-pace = { $pace }×
    .said = Told { $pace ->
        [1] at an easy pace
       *[other] twice as fast
    }
    .other = Tell { $pace ->
        [1] at an easy pace
       *[other] twice as fast
    }
web-telling-skip = Skip
web-telling-back = Step back
web-telling-next = Next step
web-telling-again = again
    .said = Tell this turn of { $name } again on the table
web-telling-then = As it was then
web-thinking = { $name } is thinking
