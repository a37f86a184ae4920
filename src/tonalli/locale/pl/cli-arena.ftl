## arena

cli-arena-help = Pozwól botom grać przeciwko sobie i oceń je.

    Każde rozdanie jest grane w każdym ustawieniu miejsc, więc wpływ szczęścia i miejsc się znosi. Gdy botów jest tyle, co
    miejsc, albo więcej, przy każdym stole siedzą różne boty; gdy mniej, jeden gra przeciwko jednakowym, każdy z każdym.
    To samo ziarno daje te same gry, niezależnie od liczby procesów.

    {"\u0008"}
    Przykłady:
    {"  "}tonalli arena noon dusk --games 100
    {"  "}tonalli arena my_bots:Planner greedy --players 4 --processes 2
    {"  "}tonalli arena Old=my_bots:Planner New=my_bots:Better greedy --resume games.jsonl
    {"  "}tonalli arena dawn morning noon dusk --game tzolkin --json results.json --plot results.html
    {"  "}tonalli arena runs/t Before=t.weights learned@40 --games 200 --plot results.png
cli-arena-title =
    { $game }, gracze: { $players }; gry: { $games }, { $deals ->
        [one] 1 rozdanie
        [few] { $deals } rozdania
       *[other] { $deals } rozdań
    }, ustawienia miejsc: { $seatings }, ziarno { $seed }
cli-arena-bot = bot
cli-arena-rating = ranking
cli-arena-sigma = ±
cli-arena-games = gry
cli-arena-wins = wygrane
cli-arena-share = wygr. %
cli-arena-between = 95%
cli-arena-margin = przewaga
cli-arena-score = wynik
cli-arena-against = wygr. % przeciwko
cli-arena-interval = { $low }–{ $high }
cli-arena-none = –
cli-arena-even = Równowaga to { $even }% i przewaga 0. { $mixed ->
        [yes] Przy stole siedzą same różne boty.
       *[no] Liczą się gry jednego bota przeciwko { $others ->
            [one] { $others } jednakowemu
           *[other] { $others } jednakowym
        }.
    }
cli-arena-intervals = Wygr. %: przedział Wilsona. Przewaga nad średnią pozostałych: przedział Studenta po rozdaniach. Ranking: openskill, ± jego odchylenie standardowe.
cli-arena-is-a-game = bots: { $name } to gra; podaj ją w --game { $name }
cli-arena-plot = plot={ $file }: dozwolony jest plik kończący się na .svg, .png lub .html
cli-arena-no-matplotlib = plot: obraz PNG wymaga biblioteki matplotlib; .svg i .html nie wymagają niczego
cli-arena-page-standings = Klasyfikacja
cli-arena-page-seats = Ile warte jest miejsce
cli-arena-seat = miejsce
cli-arena-picture-title = { $game }, gracze: { $players }
cli-arena-picture-rating = ranking, ± 2 odchylenia standardowe
cli-arena-picture-share = wygrane gry w %, z przedziałem 95%
cli-arena-picture-margin = przewaga w punktach, z przedziałem 95%
cli-arena-picture-below = Gry: { $games }, { $deals ->
        [one] 1 rozdanie
        [few] { $deals } rozdania
       *[other] { $deals } rozdań
    } w każdym ustawieniu miejsc, ziarno { $seed }. Linia przerywana to równowaga.

cli-option-bots = Kto bierze udział: dawn, morning, noon, dusk, night (poziomy), random, greedy, learned, learned@N (patrzy N razy naprzód), PLIK.weights, folder treningu albo własny bot jako package.module:Class; z nazwą: A=greedy.
cli-option-arena-games = Ile gier co najmniej; każde rozdanie jest grane we wszystkich ustawieniach miejsc.
cli-option-arena-json = Zapisz wszystko do tego pliku; - wypisuje je zamiast tabeli.
cli-option-plot = Narysuj wyniki w tym pliku: .svg, .png (z matplotlib) albo .html, stronę z obrazem i tabelami.
cli-option-resume = Przechowuj każdą grę w tym pliku i nie rozgrywaj ponownie tych, które w nim są.
