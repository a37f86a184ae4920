### Rady u stolu a rozbory her.

web-hint = Rada
    .hint = Jak dál? Ukáže nejlepší plány pro tento tah.
    .title = Jak dál?
    .plans =
        { $count ->
            [one] Jeden plán pro tento tah.
            [few] { $count } plány pro tento tah.
           *[other] { $count } plánů pro tento tah.
        }
    .measure = Váš náskok na konci; v pásmu je 8 z 10 her
    .thinking = Promýšlí se …
    .play = Zahrát plán { $number }
    .hide = Skrýt
    .best = nejlepší
    .even = stejně dobrý
    .less = o { $points } méně
    .said = Plán { $number }: { $steps }. Náskok na konci { $lead }, v 8 z 10 her mezi { $low } a { $high }: { $less }.
web-review = Rozbor
    .chances = Šance na výhru
    .after = po každém tahu
    .percent = { $figure } %
    .chance = { $name } { $chance }
    .curve = Šance na výhru, tahů: { $turns }; na konci { $ends }
    .sheet = Vyhodnocení
    .scores = Body
    .turns = Tahy
    .whose = Čí tahy
    .turn = Tah { $turn }
    .doubt = ± { $points }
    .played = Zahráno
    .better = Lepší
    .see = Ukázat
    .costly =
        { $count ->
            [0] Tahy, které stály nejvíce
            [one] Tah, který stál nejvíce
            [2] Dva tahy, které stály nejvíce
           *[other] Tři tahy, které stály nejvíce
        }
    .yours =
        { $count ->
            [0] Vaše tahy, které stály nejvíce
            [one] Váš tah, který stál nejvíce
            [2] Vaše dva tahy, které stály nejvíce
           *[other] Vaše tři tahy, které stály nejvíce
        }
    .measure = body náskoku na konci, { $simulations } pokračování na rozhodnutí
    .thinking = Prohlíží se každý tah: { $done } z { $of }
    .failed = Rozbor se nepodařilo dokončit.
    .nothing = Žádný tah nestál nic, co by šlo odlišit od náhody.
    .won = Vyhrává { $name }, { $points } ku { $others }
    .wins = Vyhrává { $name }
    .game =
        { $game }, { $players ->
            [1] sólo
            [2] ve dvou
            [3] ve třech
            [4] ve čtyřech
           *[other] v pěti
        }, { $ending }. { $turns ->
            [one] { $turns } tah.
            [few] { $turns } tahy.
           *[other] { $turns } tahů.
        }
    .page = Tento rozbor
    .at-turn = Tah { $turn } v přehrání
    .picture = Obrázek vyhodnocení
