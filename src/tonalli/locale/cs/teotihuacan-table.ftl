# Popisky stolu v prohlížeči.

teotihuacan-table-label = Stůl: osm desek akcí kolem pyramidy, tři chrámy, čtyři stupnice
teotihuacan-table-worker = Pracovník ({ $name }), síla { $power }
teotihuacan-table-hand = Pracovník v ruce ({ $name }), síla { $power }
teotihuacan-table-reserve = Čtvrtý pracovník ({ $name }), síla { $power }
teotihuacan-table-neutral = Neutrální pracovník ({ $colour })
teotihuacan-table-floor = { $board }: pracovníci
teotihuacan-table-empty-space = Volné
teotihuacan-table-avenue = Cesta mrtvých, políčko { $step }
teotihuacan-table-track = Stupnice pyramidy, políčko { $step }
teotihuacan-table-buildings = Budovy, hodnota { $value }
teotihuacan-table-calendar = Kalendář, políčko { $space }
teotihuacan-table-stack =
    { $count ->
        [0] sloupeček je prázdný
       *[other] { $count } ve sloupečku
    }
teotihuacan-table-used = Použité dílky objevů: { $tiles }
teotihuacan-table-goods = { $name }: { teotihuacan-amount }
teotihuacan-table-points = { $name }: { $points } VB

## Místa

teotihuacan-table-order =
    { $order ->
        [1] 1. v pořadí
        [2] 2. v pořadí
        [3] 3. v pořadí
       *[other] 4. v pořadí
    }
    .you =
        { $order ->
            [1] vy · 1. v pořadí
            [2] vy · 2. v pořadí
            [3] vy · 3. v pořadí
           *[other] vy · 4. v pořadí
        }
teotihuacan-table-wages = mzda { $cocoa }
teotihuacan-table-technologies = Technologie
teotihuacan-table-discoveries = Objevy
teotihuacan-table-mask-sets = Masky
teotihuacan-table-starting-tiles = Startovní dílky
    .laid-out = Startovní dílky na výběr
teotihuacan-table-seat = Místo: { $name }

## Otáčení dílku

teotihuacan-table-turn-right = Otočit dílek po směru hodinových ručiček
teotihuacan-table-turn-left = Otočit dílek proti směru hodinových ručiček

## Období expanze

teotihuacan-table-stage-pyramid = Pyramida
teotihuacan-table-stage-empire = Říše
teotihuacan-table-field = { $altar }, směrem { FORM($board, "to") }
teotihuacan-table-shaman = Stojící šaman ({ $name })
    .lying = Ležící šaman ({ $name })
teotihuacan-table-warriors =
    { $count ->
        [one] { $name }: zbývá 1 bojovník
        [few] { $name }: zbývají { $count } bojovníci
       *[other] { $name }: zbývá { $count } bojovníků
    }
    .left =
        { $count ->
            [few] zbývají
           *[other] zbývá
        }
teotihuacan-table-owned =
    { $count ->
        [one] { $name }: vlastní 1 panovnický dílek
        [few] { $name }: vlastní { $count } panovnické dílky
       *[other] { $name }: vlastní { $count } panovnických dílků
    }
    .short = vlastní
teotihuacan-table-great = Velké
teotihuacan-table-court-die = Kostka dvora
teotihuacan-table-trail = Trasa
