# Stół na małym ekranie.

web-zoom-in = Bliżej
web-zoom-out = Dalej
web-small-map = Mała mapa stołu
    .hint = Dotknij, aby spojrzeć gdzie indziej
web-rail = Miejsca
web-rail-seat =
    { $points ->
        [one] { $name }, { $points } punkt
        [few] { $name }, { $points } punkty
        [many] { $name }, { $points } punktów
       *[other] { $name }, { $points } punktu
    }
web-rail-glows = { $count ->
    [one] jedna rzecz do wyboru tutaj
    [few] { $count } rzeczy do wyboru tutaj
   *[other] { $count } rzeczy do wyboru tutaj
}
web-rail-open = Pokaż miejsce gracza { $name }
web-rail-next = Następne miejsce
web-rail-back = Poprzednie miejsce
web-rail-close = Z powrotem do stołu
web-tabs = Części stołu
web-tab-gears = Koła
web-tab-quick = Szybkie
web-tab-build = Budowa
web-tab-temples = Świątynie
web-tab-technologies = Techn.
web-tab-prophecies = Przepowiednie
web-tab-food_day = Żywienie
web-tab-glows = { $name }, do wyboru: { $count }
web-lenses = Części stołu w pełnym rozmiarze
web-lens-decided = Tu zapada decyzja
web-lens-told = Tu coś się dzieje
web-lens-touched = Ostatnio dotknięte
web-step-place = Miejsce { $number } z { $count }
web-step-back = Poprzednie miejsce
web-step-next = Następne miejsce
web-step-places =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[other] { $count } miejsc
    }

web-lobby-others = Twoje inne stoły ({ $count })
web-lobby-open-tables = Otwarte stoły ({ $count })
web-lobby-seat-change = Miejsce { $number }: { $name }
web-choice-below = jeszcze { $count }
