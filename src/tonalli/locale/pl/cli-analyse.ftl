## analyse

cli-analyse-help = Oceń zapisaną grę: jak zmieniały się szanse na zwycięstwo, które tury kosztowały najwięcej i co byłoby lepsze.

    Każda decyzja jest przemyślana z wyuczoną siecią, w granicach tego, co na danym miejscu można było wiedzieć. To, co zagrano,
    i najlepsze znalezione zagranie rozgrywa się potem wiele razy do końca przy tym samym losie; podaje się tylko to, co kosztuje
    wyraźnie więcej, niż może wyjaśnić przypadek. Koszty to punkty przewagi na koniec. To samo ziarno i liczba symulacji dają
    tę samą analizę.

    {"\u0008"}
    Przykłady:
    {"  "}tonalli analyse game.tonalli
    {"  "}tonalli analyse game.tonalli --seat 1 --simulations 400
    {"  "}tonalli analyse game.tonalli --json
cli-option-analyse-seat = Oceń tury tylko tego miejsca; miejsca liczy się od 1.
cli-option-analyse-simulations = Liczba linii śledzonych przy każdej decyzji; do końca rozgrywa się o połowę mniej gier. Więcej linii trwa dłużej i mówi więcej.
cli-option-analyse-seed = Los, przy którym rozgrywa się wybory do końca.
cli-analyse-no-seat = seat={ $value }: dozwolone jest od 1 do { $players }
cli-analyse-no-turns = w zapisie nie ma tury do oceny
cli-analyse-progress = ocenione tury
cli-analyse-chances = Szanse na zwycięstwo
cli-analyse-first-turn = tura { $turn }
cli-analyse-last-turn = tura { $turn }
cli-analyse-costly =
    { $count ->
        [0] żadnych strat, które dałoby się odróżnić od przypadku (tury: { $turns })
        [one] najwięcej kosztowała ta tura (z { $turns })
        [few] najwięcej kosztowały te { $count } tury (z { $turns })
       *[other] najwięcej kosztowało tych { $count } tur (z { $turns })
    }
cli-analyse-turn = Tura { $turn }: { $cost } pkt (± { $doubt })
cli-analyse-played = zagrano: { $steps }
cli-analyse-better = lepiej: { $steps }
cli-analyse-measure = Punkty przewagi na koniec; linie śledzone przy każdej decyzji: { $simulations }, gry rozegrane do końca: połowa tej liczby.
