## arena

cli-arena-help = Nechá boty hrát proti sobě a ohodnotí je.

    Každé rozdání se hraje ve všech rozesazeních, náhoda a místa se tak vyruší. Je-li botů tolik co míst nebo
    více, sedí u každého stolu různí; je-li jich méně, hraje jeden proti stejným, každý proti každému. Stejné semínko
    dá stejné hry při jakémkoli počtu procesů.

    {"\u0008"}
    Příklady:
    {"  "}tonalli arena noon dusk --games 100
    {"  "}tonalli arena my_bots:Planner greedy --players 4 --processes 2
    {"  "}tonalli arena Old=my_bots:Planner New=my_bots:Better greedy --resume games.jsonl
    {"  "}tonalli arena dawn morning noon dusk --game tzolkin --json results.json --plot results.html
    {"  "}tonalli arena runs/t Before=t.weights learned@40 --games 200 --plot results.png
cli-arena-title =
    { $game }, hráčů { $players }: her { $games }, { $deals ->
        [one] 1 rozdání
       *[other] { $deals } rozdání
    }, rozesazení { $seatings }, semínko { $seed }
cli-arena-bot = bot
cli-arena-rating = hodnocení
cli-arena-sigma = ±
cli-arena-games = hry
cli-arena-wins = výhry
cli-arena-share = výhry %
cli-arena-between = 95 %
cli-arena-margin = náskok
cli-arena-score = skóre
cli-arena-against = výhry % proti
cli-arena-interval = { $low } až { $high }
cli-arena-none = –
cli-arena-even = Vyrovnané je { $even } % a náskok 0. { $mixed ->
        [yes] U stolu je každý jiný bot.
       *[no] Počítají se hry jednoho proti stejným (soupeřů: { $others }).
    }
cli-arena-intervals = Výhry %: Wilsonův interval. Náskok před průměrem ostatních: Studentův interval přes rozdání. Hodnocení: openskill, ± jeho směrodatná odchylka.
cli-arena-is-a-game = boti: { $name } je hra; zadejte ji přes --game { $name }
cli-arena-plot = plot={ $file }: povolen je soubor, který končí na .svg, .png nebo .html
cli-arena-no-matplotlib = plot: obrázek PNG potřebuje knihovnu matplotlib; .svg a .html žádnou
cli-arena-page-standings = Pořadí
cli-arena-page-seats = Jakou hodnotu má místo
cli-arena-seat = místo
cli-arena-picture-title = { $game }, hráčů { $players }
cli-arena-picture-rating = hodnocení, ± 2 směrodatné odchylky
cli-arena-picture-share = vyhrané hry v %, s 95% intervalem
cli-arena-picture-margin = náskok v bodech, s 95% intervalem
cli-arena-picture-below = Her { $games }, { $deals ->
        [one] 1 rozdání
       *[other] { $deals } rozdání
    } ve všech rozesazeních, semínko { $seed }. Čárkovaná čára je vyrovnaný výsledek.
cli-option-bots = Kdo se účastní: dawn, morning, noon, dusk, night (úrovně), random, greedy, learned, learned@N (dívá se N-krát dopředu), SOUBOR.weights, složka trénování, nebo vlastní bot jako balík.modul:Třída; se jménem: A=greedy.
cli-option-arena-games = Kolik her nejméně; každé rozdání se hraje ve všech rozesazeních.
cli-option-arena-json = Vše zapsat do tohoto souboru; - to vypíše místo tabulky.
cli-option-plot = Výsledky nakreslit do tohoto souboru: .svg, .png (s matplotlib), nebo .html, stránka s obrázkem a tabulkami.
cli-option-resume = Každou hru uchovat v tomto souboru a žádnou, která v něm je, nehrát znovu.
