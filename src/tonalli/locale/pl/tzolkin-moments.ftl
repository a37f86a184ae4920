### Punkty według Dni Żywienia

tzolkin-scores-stage = W Dni Żywienia
tzolkin-scores-by =
    { $number ->
        [1] pierwszy Dzień Żywienia
        [2] drugi Dzień Żywienia
        [3] trzeci Dzień Żywienia
        [4] czwarty Dzień Żywienia
       *[5] na koniec
    }
