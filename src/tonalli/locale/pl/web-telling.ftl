# Tury innych, opowiadane na stole.
web-telling = Co robi { $name }
web-telling-said = { $name }: { $words }
web-telling-pause = Wstrzymaj
web-telling-pace = { $pace }×
    .said = { $pace ->
        [1] Pokaz w spokojnym tempie
       *[other] Pokaz dwa razy szybszy
    }
    .other = Pokazuj { $pace ->
        [1] w spokojnym tempie
       *[other] dwa razy szybciej
    }
web-telling-skip = Pomiń
web-telling-back = Krok wstecz
web-telling-next = Następny krok
web-telling-again = jeszcze raz
    .said = Pokaż tę turę jeszcze raz na stole: { $name }
web-telling-then = Tak było wtedy
web-thinking = { $name } myśli
