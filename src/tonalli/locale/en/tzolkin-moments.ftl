### Points by Food Day

tzolkin-scores-stage = On Food Days
tzolkin-scores-by =
    { $number ->
        [1] first Food Day
        [2] second Food Day
        [3] third Food Day
        [4] fourth Food Day
       *[5] at the end
    }
