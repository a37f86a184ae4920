# Co se říká o každé hře stejně.

story-opening = Příprava hry
verdict-winner = Vyhrává { $name }: { $points } VB ({ $reason }).
review-why = Šance na výhru klesla z { $before } % na { $after } %.
    .same = Šance na výhru zůstala na { $after } %.

telling-moved = { $track } { $from } → { $at }
telling-other-decision = Teď se rozhoduje o něčem jiném: { $ask }
telling-missing =
    { $missing ->
        [0] je
       *[other] chybí { $missing }
    }

## Pozice slovy

picture-seat = místo { $seat }
picture-points =
    { $points ->
        [one] { $figure } bod
        [few] { $figure } body
        [many] { $figure } bodu
       *[other] { $figure } bodů
    }
picture-amount =
    { $amount ->
        [one] { $amount } { $what }
        [few] { $amount } { FORM($what, "pl") }
       *[other] { $amount } { FORM($what, "pl_gen") }
    }
picture-chance = Rozhoduje náhoda.
picture-asked = Místo { $seat }: { $question }
    .name = { $name }: { $question }
