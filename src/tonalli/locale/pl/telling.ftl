# Co mówi się o każdej grze.

story-opening = Przygotowanie
verdict-winner = Zwycięstwo: { $name }, { $points } PZ ({ $reason }).
review-why = Szansa na zwycięstwo spadła z { $before }% do { $after }%.
    .same = Szansa na zwycięstwo się nie zmieniła: { $after }%.

telling-moved = { $track } { $from } → { $at }
telling-other-decision = Teraz trzeba zdecydować o czymś innym: { $ask }
telling-missing =
    { $missing ->
        [0] jest
       *[other] brakuje: { $missing }
    }

## Pozycja słowami

picture-seat = miejsce { $seat }
picture-points =
    { $points ->
        [one] { $figure } punkt
        [few] { $figure } punkty
        [many] { $figure } punktów
       *[other] { $figure } punktu
    }
picture-amount =
    { $amount ->
        [one] { $amount } { $what }
        [few] { $amount } { FORM($what, "pl") }
       *[other] { $amount } { FORM($what, "pl_gen") }
    }
picture-chance = Teraz decyduje los.
picture-asked = Miejsce { $seat }: { $question }
    .name = { $name }: { $question }
