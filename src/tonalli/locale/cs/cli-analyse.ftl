## analyse

cli-analyse-help = Posoudí zaznamenanou hru: jak se vyvíjely šance na výhru, které tahy stály nejvíce a co by bylo lepší.

    O každém rozhodnutí přemýšlí naučená síť s tím, co jeho místo mohlo vědět. Co se zahrálo a to nejlepší, co se našlo,
    se pak mnohokrát dohraje až do konce se stejnou náhodou; řekne se jen to, co stojí zřetelně více, než vysvětlí
    náhoda. Ceny jsou body z náskoku na konci. Stejné semínko a stejný počet simulací dají stejný rozbor.

    {"\u0008"}
    Příklady:
    {"  "}tonalli analyse game.tonalli
    {"  "}tonalli analyse game.tonalli --seat 1 --simulations 400
    {"  "}tonalli analyse game.tonalli --json
cli-option-analyse-seat = Posoudit jen tahy tohoto místa; místa se počítají od 1.
cli-option-analyse-simulations = Kolik pokračování se u každého rozhodnutí sleduje; dohraje se poloviční počet her. Více jich trvá déle a řekne více.
cli-option-analyse-seed = Náhoda, s níž se volby dohrávají.
cli-analyse-no-seat = seat={ $value }: povoleno je 1 až { $players }
cli-analyse-no-turns = záznam nemá tah, který by šlo posoudit
cli-analyse-progress = posouzené tahy
cli-analyse-chances = Šance na výhru
cli-analyse-first-turn = tah { $turn }
cli-analyse-last-turn = tah { $turn }
cli-analyse-costly =
    { $count ->
        [0] žádná ztráta, kterou by šlo odlišit od náhody (tahů: { $turns })
        [one] největší ztráta v tomto tahu (z { $turns })
        [few] největší ztráty v těchto { $count } tazích (z { $turns })
       *[other] největší ztráty v těchto { $count } tazích (z { $turns })
    }
cli-analyse-turn = Tah { $turn }: { $cost } VB (± { $doubt })
cli-analyse-played = zahráno: { $steps }
cli-analyse-better = lepší: { $steps }
cli-analyse-measure = Body z náskoku na konci; u každého rozhodnutí sledováno pokračování: { $simulations }, dohráno her: o polovinu méně.
