# Stůl na malé obrazovce.

web-zoom-in = Blíž
web-zoom-out = Dál
web-small-map = Malá mapa stolu
    .hint = Dotkněte se jí a podívejte se jinam
web-rail = Místa
web-rail-seat =
    { $points ->
        [one] { $name }, { $points } bod
        [few] { $name }, { $points } body
        [many] { $name }, { $points } bodu
       *[other] { $name }, { $points } bodů
    }
web-rail-glows =
    { $count ->
        [one] jedna možnost zde
        [few] { $count } možnosti zde
       *[other] { $count } možností zde
    }
web-rail-open = Ukázat místo: { $name }
web-rail-next = Další místo
web-rail-back = Předchozí místo
web-rail-close = Zpět ke stolu
web-tabs = Části stolu
web-tab-gears = Kola
web-tab-quick = Rychlé
web-tab-build = Stavba
web-tab-temples = Chrámy
web-tab-technologies = Techn.
web-tab-prophecies = Proroctví
web-tab-food_day = Výživa
web-tab-glows = { $name }, možností: { $count }
web-lenses = Části stolu v plné velikosti
web-lens-decided = Zde se rozhoduje
web-lens-told = Zde se to děje
web-lens-touched = Naposledy použito
web-step-place =
    { $count ->
        [2] Místo { $number } ze { $count }
        [3] Místo { $number } ze { $count }
        [4] Místo { $number } ze { $count }
        [6] Místo { $number } ze { $count }
        [7] Místo { $number } ze { $count }
       *[other] Místo { $number } z { $count }
    }
web-step-back = Předchozí místo
web-step-next = Další místo
web-step-places =
    { $count ->
        [one] { $count } místo
        [few] { $count } místa
       *[other] { $count } míst
    }
web-lobby-others = Vaše další stoly ({ $count })
web-lobby-open-tables = Otevřené stoly ({ $count })
web-lobby-seat-change = Místo { $number }: { $name }
web-choice-below =
    { $count ->
        [one] { $count } další
        [few] { $count } další
       *[other] { $count } dalších
    }
