# Lo que se cuenta igual de todas las partidas.

story-opening = Preparación
verdict-winner = Victoria: { $name } con { $points } PV ({ $reason }).
review-why = La probabilidad de ganar bajó del { $before } % al { $after } %.
    .same = La probabilidad de ganar siguió en el { $after } %.

telling-moved = { $track } { $from } → { $at }
telling-other-decision = Ahora hay que decidir otra cosa: { $ask }
telling-missing =
    { $missing ->
        [0] presente
        [one] falta { $missing }
       *[other] faltan { $missing }
    }

## Una posición en palabras

picture-seat = asiento { $seat }
picture-points =
    { $points ->
        [one] { $figure } punto
       *[other] { $figure } puntos
    }
picture-amount =
    { $amount ->
        [one] { $amount } { $what }
       *[other] { $amount } { FORM($what, "pl") }
    }
picture-chance = Ahora decide el azar.
picture-asked = Asiento { $seat }: { $question }
    .name = { $name }: { $question }
