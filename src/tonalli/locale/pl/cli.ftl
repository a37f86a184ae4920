# Wiersz poleceń.

cli-seat-human = Ty
cli-seat-human-number = Gracz { $number }
cli-seat-dawn = Świt
cli-seat-dawn-number = Świt { $number }
cli-seat-morning = Poranek
cli-seat-morning-number = Poranek { $number }
cli-seat-noon = Południe
cli-seat-noon-number = Południe { $number }
cli-seat-dusk = Zmierzch
cli-seat-dusk-number = Zmierzch { $number }
cli-seat-night = Noc
cli-seat-night-number = Noc { $number }
cli-seat-greedy = Zachłanny
cli-seat-greedy-number = Zachłanny { $number }
cli-seat-learned = Wyuczony
cli-seat-learned-number = Wyuczony { $number }
cli-seat-random = Losowy
cli-seat-random-number = Losowy { $number }
cli-seat-wrong = seats: „{ $seat }” nie należy do { $allowed } (można też IMIĘ=RODZAJ albo własny bot jako package.module:Class)
cli-seat-twice = seats: dwa miejsca nazywają się { $name }
cli-seats-count = seats: podano { $seats }, ale players to { $players }

cli-error = tonalli: { $message }
cli-error-file-missing = { $file }: nie ma takiego pliku
cli-error-file-kind = { $file }: to folder lub urządzenie, a nie plik na zapis gry
cli-error-file-foreign = { $file }: istnieje i nie jest zapisem Tonalli, więc nie zostanie nadpisany
cli-error-file-other = { $file }: zawiera inną grę; --force ją zastąpi
cli-error-load-game = { $file }: to gra { $kept }, a nie { $game }
cli-error-load = { $option } nie można podać razem z --load: to określa zapis
cli-error-file-text = { $file }: to nie jest plik tekstowy
cli-error-file-record = { $file }: { $reason }
cli-error-whole = { $name }={ $value }: dozwolona jest liczba całkowita od { $least }
cli-error-no-whole = { $name }={ $value }: dozwolona jest liczba całkowita
cli-error-no-number = { $name }={ $value }: dozwolona jest liczba
cli-error-both = { $one } i { $other } nie można podać razem
cli-error-setting = { $option }={ $given }: podaj { $levels } albo USTAWIENIE=N; tonalli play --help wymienia ustawienia
cli-error-option-game = { $option }: należy do { $games }, a to jest { $game }
cli-error-option-players = { $option }: przy players={ $players } nie ma znaczenia
cli-error-option = { $option }: nie ma takiej opcji
cli-error-value = { $option }: nie przyjmuje wartości
cli-error-no-value = { $option }: wymaga wartości
cli-error-required = { $name }: trzeba podać
cli-error-arguments = { $arguments }: zbędne, więcej nie można podać
cli-error-command = { $command }: nie ma takiego polecenia, są tylko { $commands }
cli-error-fault = to nie powinno się zdarzyć: { $kind }: { $reason } (TONALLI_DEBUG=1 pokazuje gdzie)
cli-interrupted = Zatrzymano.

cli-help = Tonalli: { $games } w terminalu oraz silnik do symulacji i analiz.

    Zacznij od: tonalli play
cli-help-usage = Użycie:
cli-help-arguments = Argumenty
cli-help-options = Opcje
cli-help-commands = Polecenia
cli-help-help = Pokaż tę stronę i zakończ.
cli-help-required = { $help } (wymagane)
cli-help-default = { $help } (domyślnie: { $default })
cli-value-options = {"["}OPCJE]
cli-value-command = POLECENIE …
cli-value-game = GRA
cli-value-file = PLIK
cli-value-folder = FOLDER
cli-value-language = JĘZYK
cli-value-address = ADRES
cli-value-bots = BOT BOT …
cli-value-ids = ID …
cli-value-numbers = N,N
cli-value-shares = N=UDZIAŁ,…
cli-value-names = NAZWY
cli-value-name = NAZWA
cli-value-device = URZĄDZENIE
cli-value-setting = USTAWIENIE=N
cli-value-seats = KTO,KTO
cli-option-tables-what = Co się z nimi robi.
cli-help-version = Pokaż wersję i zakończ.
cli-version = tonalli { $version }
cli-option-language = Język, którym mówi program, na przykład pl lub pl-PL; inaczej TONALLI_LANGUAGE albo język systemu.
cli-error-language = language={ $language }: dozwolone jest { $allowed }

## words

cli-words-help = Pokaż, w jakich językach są słowa i czego językowi jeszcze brakuje.

    Tonalli oferuje język, gdy napisana jest w nim każda wiadomość. docs/translating.md mówi, jak go napisać.

    {"\u0008"}
    Przykłady:
    {"  "}tonalli words
    {"  "}tonalli words --missing cs
    {"  "}tonalli words --check cs
cli-option-missing = Wymień wiadomości, których językowi brakuje, po jednej w wierszu.
cli-option-words-check = Wymień wszystko, co jest nie tak ze słowami języka; kod wyjścia 2, jeśli coś jest.
cli-words-language = język
cli-words-written = napisano
cli-words-whole = z { $messages }
cli-words-offered = oferowany
cli-words-unknown = words={ $language }: słowa są w { $allowed }
cli-words-fine = { $language }: wszystko w porządku.
cli-words-missing = { $message }: brakuje
cli-words-surplus = { $message }: nikt o to nie pyta
cli-words-junk = { $about }: nie da się odczytać
cli-words-twice = { $message }: występuje dwa razy
cli-words-reference = { $message }: odwołuje się do { $about }, którego nie ma
cli-words-form = { $message }: pyta o formę { $about }, której nie ma
cli-words-function = { $message }: pyta o funkcję { $about }, której nie ma
cli-words-argument = { $message }: pyta o ${ $about }, którego nie ma w angielskim
cli-words-unsaid = { $message }: pomija ${ $about }, które jest w angielskim

## play

cli-play-help = Graj w { $games } w tym terminalu: przeciwko botom, z innymi osobami albo samodzielnie, jeśli gra ma przeciwnika do gry jednoosobowej.

    Każda możliwość ma numer i zapis; wpisz jedno albo drugie, albo początek zapisu. W każdej chwili wpisz help.
    Z --save gra jest zapisywana po każdej decyzji; --load ją kontynuuje i zapisuje dalej.

    {"\u0008"}
    Przykłady:
    {"  "}tonalli play
    {"  "}tonalli play tzolkin --players 3
    {"  "}tonalli play tzolkin --modules tribes,prophecies --seats human,noon
    {"  "}tonalli play --players 1 --bot easiest --bot start_gold=3
    {"  "}tonalli play --setup first --seed 7
    {"  "}tonalli play --seats Ana=human,Ben=human,dusk --save evening.tonalli
    {"  "}tonalli play --load evening.tonalli
cli-play-welcome =
    { $seed ->
        [none] { $title }. Wpisz numer albo help.
       *[other] { $title }. Ziarno { $seed }. Wpisz numer albo help.
    }
cli-play-resumed = Ciąg dalszy gry od tury { $turn }.
cli-play-prompt = { $name } > 
cli-play-wrong = „{ $text }” nie jest tu możliwe: wpisz numer od 1 do { $count }, zapis albo help.
cli-play-range = Nie ma możliwości { $number }: są od 1 do { $count }.
cli-play-ambiguous = „{ $text }” może znaczyć { $matches }: wpisz więcej.
cli-play-forced = { $name }: nic innego nie jest możliwe: { $option }
cli-play-undone = Cofnięto.
cli-play-no-undo = Nie ma czego cofnąć: zaczęła się tura, zdecydował inny gracz albo coś zostało odsłonięte.
cli-play-unknown-tile = Nic tu nie nazywa się „{ $name }”.
cli-play-unknown-part = Stół nie ma części „{ $part }”, tylko { $parts }.
cli-play-explain-what = explain potrzebuje numeru możliwości: explain 2
cli-play-tile-what = tile potrzebuje nazwy: { $examples }
cli-play-save-what = save potrzebuje pliku: save evening.tonalli
cli-play-saved = Zapisano w { $file }; od teraz trafia tam każda decyzja{ $before ->
        [none] .
       *[other] {""}, a już nie do { $before }.
    }
cli-play-again = (Enter znów pokazuje możliwości)
cli-play-enter = Enter, options
cli-play-replace = { $file } zawiera inną grę. Zastąpić ją? (tak lub nie)
cli-play-yes = tak
cli-play-not-replaced = { $file } pozostaje bez zmian.
cli-play-unsaved = Gra nie jest zapisana: wpisz quit jeszcze raz, aby wyjść, albo save PLIK, aby ją zachować.
cli-play-quit = Gra została przerwana. { $saved ->
        [yes] Gra jest zapisana w { $file }: tonalli play --load { $file }
       *[no] Gra nie została zapisana.
    }
cli-play-secret = Następny wybór jest tajny. { $name }, naciśnij Enter, gdy nikt inny nie patrzy na ekran.
cli-play-log-what = log przyjmuje liczbę tur albo all, a nie „{ $text }”: log 5
cli-play-log-empty = Nic się jeszcze nie wydarzyło.
cli-play-key-number = wybierz możliwość po numerze
cli-play-key-notation = wybierz ją po zapisie albo jego początku: { $beginning }
cli-play-key-undo = cofnij ostatnią decyzję tej tury
cli-play-key-explain = co robi możliwość N, z liczbami
cli-play-key-tile = co robi dowolna rzecz na stole: { $examples }
cli-play-key-board = narysuj znów cały stół albo jego część: { $parts }
cli-play-key-log = co się ostatnio działo; log 5 to ostatnie pięć tur, log all wszystko
cli-play-key-options = pokaż znów pytanie i możliwości
cli-play-key-save = zapisz grę do pliku i zapisuj ją tam po każdej decyzji
cli-play-key-quit = wyjdź z gry
cli-play-help-heading = Co możesz wpisać
cli-play-typed =
    .tile = tile NAZWA
    .save = save PLIK
cli-over = Gra się skończyła
cli-over-seat = źródło
cli-points = { $points } PZ
cli-stock =
    { $amount ->
        [one] { $amount } { $words }
        [few] { $amount } { FORM($words, "pl") }
       *[other] { $amount } { FORM($words, "pl_gen") }
    }
cli-summary = { $stock }
cli-over-total = razem
cli-over-record = Zapis to { $file }: tonalli replay { $file }

## simulate

cli-simulate-help = Rozegraj wiele gier między botami i podsumuj je.

    To samo ziarno daje te same gry, niezależnie od liczby procesów.

    {"\u0008"}
    Przykłady:
    {"  "}tonalli simulate --games 1000 --players 4
    {"  "}tonalli simulate tzolkin --games 1000
    {"  "}tonalli simulate --seats greedy,random,random --games 200 --jobs 2
    {"  "}tonalli simulate --games 50 --seed 7 --jsonl > games.jsonl
    {"  "}tonalli simulate --games 20 --records games
    {"  "}tonalli simulate --games 500 --seats greedy,greedy --dataset decisions
    {"  "}tonalli simulate --seats my_bots:Planner,greedy
cli-simulate-progress = gry
cli-simulate-title =
    { $games ->
        [one] 1 gra, ziarno { $seed }
        [few] { $games } gry, ziarno { $seed }
       *[other] { $games } gier, ziarno { $seed }
    }
cli-simulate-seat = miejsce
cli-simulate-wins = wygrane
cli-simulate-share = wygr. %
cli-simulate-mean = średnia
cli-simulate-median = mediana
cli-simulate-least = min
cli-simulate-most = maks.
cli-simulate-sd = odch.
cli-simulate-lengths = na grę: tury { $turns }, decyzje { $decisions }; zakończenie: { $endings }
cli-simulate-ending = { $ending }: { $count }
cli-simulate-speed = { $rate } gier/s

## replay

cli-replay-help = Odtwórz zapisaną grę: krok po kroku, jako przebieg albo tylko dla sprawdzenia.

    {"\u0008"}
    Przykłady:
    {"  "}tonalli replay game.tonalli
    {"  "}tonalli replay game.tonalli --check
    {"  "}tonalli replay game.tonalli --log | less
    {"  "}tonalli replay game.tonalli --json
cli-replay-ok =
    { $over ->
        [yes] w porządku: decyzje { $moves }, tury { $turns }, wynik końcowy { $scores }
       *[no] w porządku: decyzje { $moves }, tury { $turns }, gra niezakończona, wynik do tej pory { $scores }
    }
cli-replay-prompt = decyzja { $at } z { $moves } > 
cli-replay-keys = Enter lub next: decyzja dalej (next 5: pięć); back: decyzja wstecz; turn N: do tury; end; board albo jego część: { $parts }; tile NAZWA; log; help; quit
cli-replay-asked = pytanie: „{ $question }”
cli-replay-chose = wybór: { $option } ({ $notation })
cli-replay-count = { $command } potrzebuje liczby decyzji, od 1
cli-replay-no-decision = W turze { $turn } nikt o niczym nie decyduje: to jest tura { $reached }.
cli-replay-wrong = „{ $text }” nie jest tu poleceniem: { $keys }
cli-replay-turn = turn potrzebuje liczby od 0 do { $turns }
cli-replay-at-end = To koniec zapisu.
cli-replay-at-start = To początek zapisu.

## bench

cli-bench-help = Zmierz, jak szybka jest ta instalacja.

    Komputer znaczy więcej niż program: sens mają tylko stosunki w obrębie jednego przebiegu, nigdy liczby z dwóch
    przebiegów lub dwóch komputerów. docs/performance.md porównuje w ten sposób z innymi silnikami.

    {"\u0008"}
    Przykłady:
    {"  "}tonalli bench
    {"  "}tonalli bench tzolkin
    {"  "}tonalli bench tzolkin --modules tribes,prophecies,buildings,quick_actions
    {"  "}tonalli bench --players 2 --seconds 1 --json
cli-bench-title =
    { $players ->
        [one]
            { $modules_id ->
                [none] { $game }, gra jednoosobowa, { $seconds } s na pomiar, wersja: { $build }
               *[some] { $game } z modułami { $modules }, gra jednoosobowa, { $seconds } s na pomiar, wersja: { $build }
            }
       *[other]
            { $modules_id ->
                [none] { $game }, { $players } graczy, { $seconds } s na pomiar, wersja: { $build }
               *[some] { $game } z modułami { $modules }, { $players } graczy, { $seconds } s na pomiar, wersja: { $build }
            }
    }
cli-bench-compiled = skompilowana
cli-bench-pure = czysty Python
cli-bench-measure = pomiar
cli-bench-rate = na sekundę
cli-bench-ratio = stosunek
cli-bench-core_decisions = decyzje wewnątrz rdzenia
cli-bench-core_games = gry wewnątrz rdzenia
cli-bench-state_decisions = decyzje, krok po kroku przez stan
cli-bench-chance_outcomes = wyniki losowe, krok po kroku przez stan
cli-bench-match_decisions = decyzje, krok po kroku przez rozgrywkę
cli-bench-copies = kopie stanu

## Opcje

cli-option-game = Gra: { $games }; { $default }, jeśli żadnej nie podano.
cli-option-players = Liczba graczy, 1 to gra jednoosobowa. Bez niej i bez --seats 2 w play i arena, 4 gdzie indziej.
cli-option-seats-play = Kto gra, po przecinku: human, komputer danego poziomu (dawn, morning, noon, dusk, night: każdy pokonuje poprzedni), random albo własny bot jako package.module:Class; z imieniem: Ana=human.
cli-option-seats = Kto gra, po przecinku: dawn, morning, noon, dusk lub night (poziomy, każdy pokonuje poprzedni), random albo własny bot jako package.module:Class; z imieniem: A=noon.
cli-option-bot = Ustawia przeciwnika gry jednoosobowej: easiest, default, hardest albo ustawienie z listy poniżej; można podać kilka razy.
cli-modules = Moduły gry { $game }; help w grze wyjaśnia te, które są w użyciu:
cli-module-needs = Wymaga: { $modules }.
cli-settings = Ustawienia --{ $option }, mniej znaczy łatwiej; w nawiasie wartość domyślna:
cli-level-easiest = najłatwiejszy
cli-level-default = domyślny
cli-level-hardest = najtrudniejszy
cli-option-setup = Jak przygotowana jest gra.
cli-option-eclipse = Kiedy następuje Zaćmienie.
cli-option-modules = Moduły w grze, po przecinku.
cli-option-allowed = { $game }: { $allowed }.
cli-option-seed = Rozdaje płytki i rozstrzyga remisy; to samo ziarno daje tę samą grę.
cli-option-load = Kontynuuj zapisaną grę i zapisuj ją dalej do jej pliku.
cli-option-save = Zapisuj grę do tego pliku po każdej decyzji.
cli-option-ask-all = Pytaj nawet wtedy, gdy jest tylko jedna możliwość.
cli-option-force = Pozwól --save i save zastąpić zapis innej gry.
cli-option-games = Ile gier.
cli-option-jobs = Procesy, które dzielą się pracą.
cli-option-ray = Klaster Ray, który pracuje zamiast tego komputera: jego adres albo auto dla tego, do którego należy ten komputer.
cli-option-json = Wypisz jeden obiekt JSON.
cli-option-jsonl = Wypisz jeden wiersz JSON na każdą grę.
cli-records-there = records: { $folder } zawiera już zapisy; podaj pusty folder
cli-option-records = Zapisz każdą grę do tego folderu.
cli-option-dataset = Zapisz każdą decyzję każdej gry do tego folderu, jako pliki Parquet do uczenia.
cli-dataset-there = dataset: { $folder } zawiera już zbiór danych; podaj pusty folder
cli-dataset-not-installed = zbiory danych nie są zainstalowane (brakuje { $missing }): pip install "tonalli[data]"
cli-option-check = Tylko odtwórz i powiedz, czy zapis jest poprawny.
cli-option-log = Wypisz, co się działo, tura po turze.
cli-option-file = Zapis.
cli-option-seconds = Sekundy na każdy pomiar.
cli-error-seconds = seconds={ $value }: dozwolona jest liczba większa od 0

## Stół w przeglądarce.

cli-serve-help = Uruchom serwer stołów: gra się przy nich w przeglądarce, a przechowuje je baza danych.
cli-option-host = Adres, na którym nasłuchuje serwer; 0.0.0.0 dla całej sieci. Pod 127.0.0.1 odpowiada tylko na localhost i na nazwy z TONALLI_HOSTS.
cli-option-port = Port, na którym nasłuchuje serwer.
cli-option-database = Gdzie przechowywane są stoły: adres bazy danych, na przykład sqlite:///tables.sqlite3 lub postgresql+psycopg://...
cli-option-processes = Procesy, w których myślą miejsca komputerowe.
cli-option-serve-ray = Klaster Ray, w którym myślą miejsca komputerowe: jego adres albo auto dla tego, do którego należy ten komputer.
cli-option-workers = Procesy serwera, które dzielą port; więcej niż jeden wymaga PostgreSQL.
cli-option-browser = Otwórz lobby w przeglądarce.
cli-serve-at = Tonalli działa pod { $url } (Ctrl-C kończy)
cli-serve-keeps = Stoły są przechowywane w { $database }
cli-serve-no-pages = Strony nie zostały zbudowane (robi to make play, a także pip install . tam, gdzie jest Node.js); odpowiada tylko API.
cli-serve-not-installed = stół w przeglądarce nie jest zainstalowany (brakuje { $missing }): pip install "tonalli[web]"
cli-serve-database = --database={ $database }: podaj sqlite:///PLIK albo postgresql+psycopg://KOMPUTER/NAZWA
cli-serve-no-ray = inne komputery wymagają biblioteki Ray: pip install "tonalli[ray]"
cli-serve-workers = --workers={ $workers }: kilka procesów wymaga bazy danych PostgreSQL (--database postgresql+psycopg://...)
cli-serve-port = --port={ $port }: dozwolone jest od 1 do { $last }
cli-serve-taken = { $host }:{ $port } nie da się użyć: { $reason }
cli-option-serve-check = Tylko powiedz, czy serwer by działał: jego baza danych, proces myślący, strony, port.
cli-check-database = Bazę danych można odczytać i zapisać; przechowuje { $tables } { $tables ->
    [one] stół
    [few] stoły
   *[other] stołów
}.
cli-check-thinking = Miejsca komputerowe mogą myśleć.
cli-check-no-thinking = miejsca komputerowe nie mogą myśleć: { $reason }
cli-check-pages = Strony są na miejscu.
cli-database-fails = bazy danych { $database } nie da się użyć: { $reason }
cli-database-file = bazy danych { $database } nie da się użyć: { $file }: { $reason }
cli-database-newer = baza danych { $database } należy do nowszej wersji Tonalli
cli-prune-help = Usuń stoły i odtworzenia, których czas minął, według ustawień serwera.
cli-option-dry-run = Tylko powiedz, ile zostałoby usunięte.
cli-prune-done = { $dry ->
    [yes] Do usunięcia:
   *[no] Usunięto:
} { $tables } { $tables ->
    [one] stół
    [few] stoły
   *[other] stołów
}, { $replays } { $replays ->
    [one] odtworzenie
    [few] odtworzenia
   *[other] odtworzeń
}.
cli-tables-help = Wymień stoły, które przechowuje serwer, wypisz zapis jednego albo usuń niektóre.
cli-tables-what = dozwolone jest tables list, tables export ID i tables remove ID ...
cli-tables-none = nie ma stołu { $table }
cli-tables-removed = Usunięto: { $tables } { $tables ->
    [one] stół
    [few] stoły
   *[other] stołów
}.
cli-option-table-ids = Stoły, według nazw w ich linkach.
cli-backup-help = Zapisz wszystko, co przechowuje serwer, do jednego pliku, podczas jego pracy.
cli-restore-help = Przywróć kopię zapasową do pustej bazy danych.
cli-option-backup = Plik kopii zapasowej.
cli-backup-done = Skopiowano: { $tables } { $tables ->
    [one] stół
    [few] stoły
   *[other] stołów
} ({ $file }).
cli-restore-done = Przywrócono: { $tables } { $tables ->
    [one] stół
    [few] stoły
   *[other] stołów
} ({ $database }).
cli-backup-there = { $file } już istnieje; podaj nowy plik
cli-backup-none = nie ma pliku { $file }
cli-database-none = nie ma bazy danych { $file }; podaj bazę serwera przez --database lub TONALLI_DATABASE
cli-restore-not-empty = baza danych nie jest pusta; kopię przywraca się do pustej
