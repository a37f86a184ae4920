## train

cli-train-help = Pozwól sieci uczyć się gry przez grę przeciwko sobie.

    Wymaga dodatku train: pip install "tonalli[train]". Procesy na wszystkich rdzeniach grają wiele gier naraz; sieć
    decyduje we wszystkich razem, na karcie graficznej, jeśli jest, i uczy się z tego, jak się kończą. Mieszane są
    wszystkie liczby graczy, zestawy modułów i ustawienia gry, najczęściej dwóch graczy; --players i --modules to
    zawężają. Co pewien czas sieć zdaje egzamin: na rozdaniach, na których nigdy się nie uczy, z każdego miejsca,
    przeciwko greedy; w grze jednoosobowej przeciwko przeciwnikowi z zasad.

    Wszystko jest przechowywane w folderze: checkpoint.pt, od którego --resume kontynuuje ile razy zechcesz, i przebieg
    jako curve.json, curve.csv oraz, z matplotlib, curve.png. --export zapisuje wagi jako mały plik, który gra bez
    żadnej biblioteki, podawany w --seats i arena jako ścieżka.

    {"\u0008"}
    Przykłady:
    {"  "}tonalli train teotihuacan --folder runs/t --seconds 600
    {"  "}tonalli train teotihuacan --folder runs/t --seconds 600 --resume
    {"  "}tonalli train teotihuacan --from t.weights --shares 1=6,2=2,4=2 --folder runs/solo
    {"  "}tonalli train teotihuacan --from t.weights --distil 96 --decisions 100000 --folder runs/small --export small.weights
    {"  "}tonalli train tzolkin --players 2,4 --modules none --folder runs/z
    {"  "}tonalli train tzolkin --folder runs/z --seconds 0 --resume --export z.weights
    {"  "}tonalli arena z.weights greedy --game tzolkin
cli-train-missing = train: brakuje PyTorch; zainstaluje go pip install "tonalli[train]"
cli-train-progress = nauka
cli-train-rate = { $rate } decyzji/s
cli-train-started = wagi: { $weights }, wejścia: { $inputs }, gry naraz: { $rows }, procesy: { $actors }, { $device }
cli-train-line = { $seconds } s  decyzje { $decisions } mln  { $rate } tys./s  entropia { $entropy }  wyjaśnione { $explained }%  wyniki { $scores }
cli-train-exam = { $seconds } s  egzamin: { $results }
cli-train-result = { $subject } { $won }% wygranych ({ $low }–{ $high }), wynik { $score }
cli-train-score = { $subject } { $score }
cli-train-kept = Przechowano w { $folder }.
cli-train-exported = Wagi zapisano w { $file }, { $size } kB.
cli-train-there = folder={ $folder }: jest tam już checkpoint; --resume kontynuuje od niego

cli-option-train-game = Gra, której uczy się sieć.
cli-option-train-players = Liczby graczy do nauki, po przecinku; bez tego wszystkie.
cli-option-train-modules = Moduły każdej gry, po przecinku, albo none; bez tego mieszane są wszystkie zestawy.
cli-option-train-seconds = Jak długo trwa nauka; w tym czasie tempo uczenia spada do wartości końcowej.
cli-option-train-folder = Gdzie wszystko jest przechowywane.
cli-option-train-resume = Kontynuuj od checkpointu w folderze.
cli-option-train-from = Zacznij od tego, czego nauczył się ten plik wag, zamiast od zera.
cli-option-train-shares = Jak często rozdawane są gry dla tylu graczy, jako 1=6,2=3,4=1; bez tego najczęściej dla dwóch.
cli-error-train-shares = shares={ $value }: liczba graczy, = i jak często, na przykład 2=3
cli-error-train-begin = --from zaczyna przebieg, a --resume go kontynuuje: tylko jedno z nich
cli-option-train-actors = Procesy, które grają; bez tego tyle, ile jest rdzeni, minus dwa.
cli-option-train-rows = Gry, które każdy proces gra naraz, w każdej z dwóch połówek.
cli-option-train-rate = Jak daleko sięga na początku każdy krok nauki.
cli-option-train-width = Sumy pierwszej warstwy; wznowiony przebieg zachowuje swoje.
cli-option-train-distil = Niech sieć o tylu sumach uczy się z decyzji tej z --from, zamiast z końca gier: mniejsza i widzi mniej.
cli-option-train-trim = Weź z sieci z --from tyle sum, te, które mówią najwięcej; niczego się nie uczy.
cli-option-train-decisions = Z --distil: liczba decyzji większej sieci, z których się uczy.
cli-train-distilled = { $seconds } s  obejrzane decyzje { $decisions }  szanse odbiegają o { $away }, wartość o { $off }
cli-error-train-smaller = --distil i --trim wymagają --from: sieci, z której powstaje mniejsza
cli-option-train-exam = Sekundy między egzaminami.
cli-option-train-device = cpu, cuda lub cuda:1; bez tego karta graficzna, jeśli jest.
cli-option-train-export = Na koniec zapisz wagi do tego pliku.
