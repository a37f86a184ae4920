# Příkazový řádek.

cli-seat-human = Vy
cli-seat-human-number = Hráč { $number }
cli-seat-dawn = Úsvit
cli-seat-dawn-number = Úsvit { $number }
cli-seat-morning = Ráno
cli-seat-morning-number = Ráno { $number }
cli-seat-noon = Poledne
cli-seat-noon-number = Poledne { $number }
cli-seat-dusk = Soumrak
cli-seat-dusk-number = Soumrak { $number }
cli-seat-night = Noc
cli-seat-night-number = Noc { $number }
cli-seat-greedy = Nenasyta
cli-seat-greedy-number = Nenasyta { $number }
cli-seat-learned = Učenec
cli-seat-learned-number = Učenec { $number }
cli-seat-random = Náhoda
cli-seat-random-number = Náhoda { $number }
cli-seat-wrong = seats: „{ $seat }“ není žádné z { $allowed } (ani JMÉNO=DRUH, ani vlastní bot jako balík.modul:Třída)
cli-seat-twice = seats: dva se jmenují { $name }
cli-seats-count = seats: uvedených je { $seats }, ale players je { $players }

cli-error = tonalli: { $message }
cli-error-file-missing = { $file }: takový soubor neexistuje
cli-error-file-kind = { $file }: je složka nebo zařízení, ne soubor pro záznam
cli-error-file-foreign = { $file }: existuje a není to záznam Tonalli, proto se nepřepíše
cli-error-file-other = { $file }: obsahuje jinou hru; --force ji nahradí
cli-error-load-game = { $file }: je hra { $kept }, ne { $game }
cli-error-load = { $option } nelze zadat s --load: říká to záznam
cli-error-file-text = { $file }: není textový soubor
cli-error-file-record = { $file }: { $reason }
cli-error-whole = { $name }={ $value }: povoleno je celé číslo od { $least }
cli-error-no-whole = { $name }={ $value }: povoleno je celé číslo
cli-error-no-number = { $name }={ $value }: povoleno je číslo
cli-error-both = { $one } a { $other } nelze zadat zároveň
cli-error-setting = { $option }={ $given }: zadejte { $levels } nebo NASTAVENÍ=N; nastavení vypíše tonalli play --help
cli-error-option-game = { $option }: patří ke hře { $games }, a toto je { $game }
cli-error-option-players = { $option }: při players={ $players } nemá smysl
cli-error-option = { $option }: taková volba neexistuje
cli-error-value = { $option }: nebere žádnou hodnotu
cli-error-no-value = { $option }: potřebuje hodnotu
cli-error-required = { $name }: je třeba zadat
cli-error-arguments = { $arguments }: je navíc, víc zadat nelze
cli-error-command = { $command }: takový příkaz neexistuje, jen { $commands }
cli-error-fault = toto se nemělo stát: { $kind }: { $reason } (TONALLI_DEBUG=1 ukáže kde)
cli-interrupted = Přerušeno.

cli-help = Tonalli: { $games } v terminálu a engine, který je simuluje a rozebírá.

    Začněte: tonalli play
cli-help-usage = Použití:
cli-help-arguments = Argumenty
cli-help-options = Volby
cli-help-commands = Příkazy
cli-help-help = Ukázat tuto stránku a skončit.
cli-help-required = { $help } (povinné)
cli-help-default = { $help } (výchozí: { $default })
cli-value-options = {"["}VOLBY]
cli-value-command = PŘÍKAZ …
cli-value-game = HRA
cli-value-file = SOUBOR
cli-value-folder = SLOŽKA
cli-value-language = JAZYK
cli-value-address = ADRESA
cli-value-bots = BOT BOT …
cli-value-ids = ID …
cli-value-numbers = N,N
cli-value-shares = N=PODÍL,…
cli-value-names = NÁZVY
cli-value-name = NÁZEV
cli-value-device = ZAŘÍZENÍ
cli-value-setting = NASTAVENÍ=N
cli-value-seats = KDO,KDO
cli-option-tables-what = Co se s nimi udělá.
cli-help-version = Ukázat verzi a skončit.
cli-version = tonalli { $version }
cli-option-language = Jazyk, kterým se mluví, například cs nebo cs-CZ; jinak TONALLI_LANGUAGE nebo jazyk systému.
cli-error-language = language={ $language }: povoleno je { $allowed }

## words

cli-words-help = Ukáže, ve kterých jazycích jsou slova a co jazyku ještě chybí.

    Tonalli nabízí jazyk, jakmile je v něm napsána každá zpráva. Jak ho psát, říká docs/translating.md.

    {"\u0008"}
    Příklady:
    {"  "}tonalli words
    {"  "}tonalli words --missing cs
    {"  "}tonalli words --check cs
cli-option-missing = Vypsat zprávy, které jazyku chybí, jednu na řádek.
cli-option-words-check = Vypsat vše, co je se slovy jazyka v nepořádku; návratový kód 2, je-li něco.
cli-words-language = jazyk
cli-words-written = napsáno
cli-words-whole = z { $messages }
cli-words-offered = nabízí se
cli-words-unknown = words={ $language }: slova jsou v { $allowed }
cli-words-fine = Nic není v nepořádku: { $language }.
cli-words-missing = { $message }: chybí
cli-words-surplus = { $message }: nikdo ji nepoužívá
cli-words-junk = { $about }: nelze přečíst
cli-words-twice = { $message }: je tam dvakrát
cli-words-reference = { $message }: odkazuje na { $about }, což tam není
cli-words-form = { $message }: žádá tvar { $about }, který neexistuje
cli-words-function = { $message }: žádá funkci { $about }, která neexistuje
cli-words-argument = { $message }: žádá ${ $about }, což angličtina nemá
cli-words-unsaid = { $message }: vynechává ${ $about }, což angličtina říká

## play

cli-play-help = Hrajte v tomto terminálu { $games }: proti botům, s jinými lidmi, nebo sólo, kde hra sólového soupeře má.

    Každá možnost má číslo a zápis; napište jedno z nich, nebo začátek zápisu. Kdykoli můžete napsat help. S --save se
    hra zapíše po každém rozhodnutí; --load v ní pokračuje a zapisuje ji dál.

    {"\u0008"}
    Příklady:
    {"  "}tonalli play
    {"  "}tonalli play tzolkin --players 3
    {"  "}tonalli play tzolkin --modules tribes,prophecies --seats human,noon
    {"  "}tonalli play --players 1 --bot easiest --bot start_gold=3
    {"  "}tonalli play --setup first --seed 7
    {"  "}tonalli play --seats Ana=human,Ben=human,dusk --save evening.tonalli
    {"  "}tonalli play --load evening.tonalli
cli-play-welcome =
    { $seed ->
        [none] { $title }. Napište číslo, nebo help.
       *[other] { $title }. Semínko { $seed }. Napište číslo, nebo help.
    }
cli-play-resumed = Hra pokračuje tahem { $turn }.
cli-play-prompt = { $name } > 
cli-play-wrong = „{ $text }“ zde není žádná možnost: napište číslo od 1 do { $count }, zápis, nebo help.
cli-play-range = Možnost { $number } neexistuje: jsou od 1 do { $count }.
cli-play-ambiguous = „{ $text }“ by mohlo znamenat { $matches }: napište z toho více.
cli-play-forced = { $name }: nic jiného není možné: { $option }
cli-play-undone = Vzato zpět.
cli-play-no-undo = Není co vzít zpět: začal tah, rozhodl jiný hráč, nebo se něco odkrylo.
cli-play-unknown-tile = Nic se zde nejmenuje „{ $name }“.
cli-play-unknown-part = Stůl nemá část „{ $part }“, jen { $parts }.
cli-play-explain-what = explain potřebuje číslo možnosti: explain 2
cli-play-tile-what = tile potřebuje název: { $examples }
cli-play-save-what = save potřebuje soubor: save evening.tonalli
cli-play-saved = Uloženo do souboru { $file }; od teď se tam zapisuje každé rozhodnutí{ $before ->
        [none] .
       *[other] {""} a do { $before } už ne.
    }
cli-play-again = (Enter ukáže možnosti znovu)
cli-play-enter = Enter, options
cli-play-replace = { $file } obsahuje jinou hru. Nahradit ji? (ano nebo ne)
cli-play-yes = ano
cli-play-not-replaced = { $file } zůstává, jak je.
cli-play-unsaved = Hra není uložená: napište quit ještě jednou a odejdete, nebo save SOUBOR a uložíte ji.
cli-play-quit = Konec hraní. { $saved ->
        [yes] Hra je uložená v souboru { $file }: tonalli play --load { $file }
       *[no] Hra uložená není.
    }
cli-play-secret = Další volba je tajná. { $name }: stiskněte Enter, až se na obrazovku nikdo jiný nedívá.
cli-play-log-what = log bere počet tahů nebo all, ne „{ $text }“: log 5
cli-play-log-empty = Zatím se nic nestalo.
cli-play-key-number = vybrat možnost jejím číslem
cli-play-key-notation = vybrat ji zápisem nebo jeho začátkem: { $beginning }
cli-play-key-undo = vzít zpět poslední rozhodnutí tohoto tahu
cli-play-key-explain = co dělá možnost N, s čísly
cli-play-key-tile = co dělá cokoli na stole: { $examples }
cli-play-key-board = nakreslit znovu celý stůl; nebo jeho část: { $parts }
cli-play-key-log = co se dělo naposledy; log 5 posledních pět tahů, log all vše
cli-play-key-options = ukázat znovu otázku a možnosti
cli-play-key-save = zapsat hru do souboru a po každém rozhodnutí ji tam zapisovat dál
cli-play-key-quit = odejít ze hry
cli-play-help-heading = Co můžete napsat
cli-play-typed =
    .tile = tile NÁZEV
    .save = save SOUBOR
cli-over = Hra skončila
cli-over-seat = původ
cli-points = { $points } VB
cli-stock =
    { $amount ->
        [one] { $amount } { $words }
        [few] { $amount } { FORM($words, "pl") }
       *[other] { $amount } { FORM($words, "pl_gen") }
    }
cli-summary = { $stock }
cli-over-total = celkem
cli-over-record = Záznam je { $file }: tonalli replay { $file }

## simulate

cli-simulate-help = Odehraje mnoho her mezi boty a shrne je.

    Stejné semínko dá stejné hry při jakémkoli počtu procesů.

    {"\u0008"}
    Příklady:
    {"  "}tonalli simulate --games 1000 --players 4
    {"  "}tonalli simulate tzolkin --games 1000
    {"  "}tonalli simulate --seats greedy,random,random --games 200 --jobs 2
    {"  "}tonalli simulate --games 50 --seed 7 --jsonl > games.jsonl
    {"  "}tonalli simulate --games 20 --records games
    {"  "}tonalli simulate --games 500 --seats greedy,greedy --dataset decisions
    {"  "}tonalli simulate --seats my_bots:Planner,greedy
cli-simulate-progress = hry
cli-simulate-title =
    { $games ->
        [one] 1 hra, semínko { $seed }
        [few] { $games } hry, semínko { $seed }
       *[other] { $games } her, semínko { $seed }
    }
cli-simulate-seat = místo
cli-simulate-wins = výhry
cli-simulate-share = výhry %
cli-simulate-mean = průměr
cli-simulate-median = medián
cli-simulate-least = min
cli-simulate-most = max
cli-simulate-sd = odch
cli-simulate-lengths = na hru tahů { $turns } a rozhodnutí { $decisions }; konec: { $endings }
cli-simulate-ending = { $ending }: { $count }
cli-simulate-speed = { $rate } her/s

## replay

cli-replay-help = Přehraje zaznamenanou hru: krok za krokem, jako průběh, nebo ji jen ověří.

    {"\u0008"}
    Příklady:
    {"  "}tonalli replay game.tonalli
    {"  "}tonalli replay game.tonalli --check
    {"  "}tonalli replay game.tonalli --log | less
    {"  "}tonalli replay game.tonalli --json
cli-replay-ok =
    { $over ->
        [yes] v pořádku: rozhodnutí { $moves }, tahů { $turns }, konečné skóre { $scores }
       *[no] v pořádku: rozhodnutí { $moves }, tahů { $turns }, nedohráno, zatím skóre { $scores }
    }
cli-replay-prompt = rozhodnutí { $at } z { $moves } > 
cli-replay-keys = Enter nebo next: o rozhodnutí dál (next 5: o pět); back: o jedno zpět; turn N: k tahu; end; board, nebo jeho část: { $parts }; tile NÁZEV; log; help; quit
cli-replay-asked = otázka: „{ $question }“
cli-replay-chose = vybráno: { $option } ({ $notation })
cli-replay-count = { $command } potřebuje počet rozhodnutí, od 1
cli-replay-no-decision = V tahu { $turn } nikdo nic nerozhoduje: toto je tah { $reached }.
cli-replay-wrong = „{ $text }“ zde není příkaz: { $keys }
cli-replay-turn = turn potřebuje číslo od 0 do { $turns }
cli-replay-at-end = Toto je konec záznamu.
cli-replay-at-start = Toto je začátek záznamu.

## bench

cli-bench-help = Změří, jak rychlá je tato instalace.

    Na stroji záleží více než na programu: něco znamenají jen poměry v rámci jednoho měření, nikdy čísla ze dvou měření
    nebo dvou strojů. Takto srovnává s jinými enginy docs/performance.md.

    {"\u0008"}
    Příklady:
    {"  "}tonalli bench
    {"  "}tonalli bench tzolkin
    {"  "}tonalli bench tzolkin --modules tribes,prophecies,buildings,quick_actions
    {"  "}tonalli bench --players 2 --seconds 1 --json
cli-bench-title =
    { $players ->
        [one]
            { $modules_id ->
                [none] { $game }, sólo, { $seconds } s na měření, sestavení: { $build }
               *[some] { $game }, moduly: { $modules }, sólo, { $seconds } s na měření, sestavení: { $build }
            }
        [few]
            { $modules_id ->
                [none] { $game }, { $players } hráči, { $seconds } s na měření, sestavení: { $build }
               *[some] { $game }, moduly: { $modules }, { $players } hráči, { $seconds } s na měření, sestavení: { $build }
            }
       *[other]
            { $modules_id ->
                [none] { $game }, { $players } hráčů, { $seconds } s na měření, sestavení: { $build }
               *[some] { $game }, moduly: { $modules }, { $players } hráčů, { $seconds } s na měření, sestavení: { $build }
            }
    }
cli-bench-compiled = kompilované
cli-bench-pure = čistý Python
cli-bench-measure = co se měří
cli-bench-rate = za vteřinu
cli-bench-ratio = poměr
cli-bench-core_decisions = rozhodnutí uvnitř jádra
cli-bench-core_games = hry uvnitř jádra
cli-bench-state_decisions = rozhodnutí, po krocích přes stav
cli-bench-chance_outcomes = výsledky náhody, po krocích přes stav
cli-bench-match_decisions = rozhodnutí, po krocích přes partii
cli-bench-copies = kopie stavu

## Volby

cli-option-game = Hra: { $games }; není-li zadána, { $default }.
cli-option-players = Počet hráčů, 1 je sólo. Bez něj a bez --seats 2 v play a arena, jinde 4.
cli-option-seats-play = Kdo hraje, oddělené čárkami: human, počítač některé úrovně (dawn, morning, noon, dusk, night: každá poráží předchozí), random, nebo vlastní bot jako balík.modul:Třída; se jménem: Ana=human.
cli-option-seats = Kdo hraje, oddělené čárkami: dawn, morning, noon, dusk nebo night (úrovně, každá poráží předchozí), random, nebo vlastní bot jako balík.modul:Třída; se jménem: A=noon.
cli-option-bot = Nastaví sólového soupeře: easiest, default, hardest, nebo nastavení uvedené níže; lze zadat vícekrát.
cli-modules = Moduly hry { $game }; help ve hře vysvětlí ty, s nimiž se hraje:
cli-module-needs = Potřebuje { $modules }.
cli-settings = Nastavení pro --{ $option }, nižší je lehčí; v závorce výchozí:
cli-level-easiest = nejlehčí
cli-level-default = výchozí
cli-level-hardest = nejtěžší
cli-option-setup = Jak se hra připraví.
cli-option-eclipse = Kdy přichází zatmění.
cli-option-modules = Moduly, s nimiž se hraje, oddělené čárkami.
cli-option-allowed = { $game }: { $allowed }.
cli-option-seed = Rozdává dílky a rozhoduje shody; stejné semínko dá stejnou hru.
cli-option-load = Pokračovat v zaznamenané hře a dál ji zapisovat do jejího souboru.
cli-option-save = Po každém rozhodnutí zapsat hru do tohoto souboru.
cli-option-ask-all = Ptát se i tam, kde je jen jedna možnost.
cli-option-force = Dovolit, aby --save a save nahradily záznam jiné hry.
cli-option-games = Kolik her.
cli-option-jobs = Procesy, které si práci rozdělí.
cli-option-ray = Klastr Ray, který práci udělá místo tohoto stroje: jeho adresa, nebo auto pro ten, k němuž tento stroj patří.
cli-option-json = Vypsat jeden objekt JSON.
cli-option-jsonl = Vypsat za každou hru jeden řádek JSON.
cli-records-there = records: { $folder } už obsahuje záznamy; zadejte prázdnou složku
cli-option-records = Zapsat záznam každé hry do této složky.
cli-option-dataset = Zapsat každé rozhodnutí každé hry do této složky, jako soubory Parquet pro učení.
cli-dataset-there = dataset: { $folder } už obsahuje datovou sadu; zadejte prázdnou složku
cli-dataset-not-installed = datové sady nejsou nainstalovány (chybí { $missing }): pip install "tonalli[data]"
cli-option-check = Jen přehrát a říci, zda je záznam v pořádku.
cli-option-log = Vypsat, co se dělo, tah za tahem.
cli-option-file = Záznam.
cli-option-seconds = Vteřiny na každé měření.
cli-error-seconds = seconds={ $value }: povoleno je číslo větší než 0

## Stůl na webu

cli-serve-help = Spustí stůl na webu: stoly ke hraní v prohlížeči, uchované v databázi.
cli-option-host = Adresa, na níž se naslouchá; 0.0.0.0 pro celou síť. Na 127.0.0.1 odpovídá jen pod jménem localhost a pod jmény v TONALLI_HOSTS.
cli-option-port = Port, na němž se naslouchá.
cli-option-database = Kde se stoly uchovávají: adresa databáze, například sqlite:///tables.sqlite3 nebo postgresql+psycopg://...
cli-option-processes = Procesy, v nichž přemýšlejí počítačová místa.
cli-option-serve-ray = Klastr Ray, v němž přemýšlejí počítačová místa: jeho adresa, nebo auto pro ten, k němuž tento stroj patří.
cli-option-workers = Procesy serveru, které sdílejí port; více než jeden potřebuje PostgreSQL.
cli-option-browser = Otevřít lobby v prohlížeči.
cli-serve-at = Tonalli je na { $url } (Ctrl-C ho ukončí)
cli-serve-keeps = Stoly se uchovávají v { $database }
cli-serve-no-pages = Stránky nejsou sestaveny (sestaví je make play, i pip install . tam, kde je Node.js); odpovídá jen API.
cli-serve-not-installed = stůl na webu není nainstalován (chybí { $missing }): pip install "tonalli[web]"
cli-serve-database = --database={ $database }: zadejte sqlite:///SOUBOR nebo postgresql+psycopg://POČÍTAČ/NÁZEV
cli-serve-no-ray = jiné stroje potřebují knihovnu Ray: pip install "tonalli[ray]"
cli-serve-workers = --workers={ $workers }: více procesů potřebuje databázi PostgreSQL (--database postgresql+psycopg://...)
cli-serve-port = --port={ $port }: povoleno je 1 až { $last }
cli-serve-taken = { $host }:{ $port } nelze použít: { $reason }
cli-option-serve-check = Jen říci, zda by server běžel: jeho databáze, přemýšlející proces, stránky, port.
cli-check-database = Databázi lze číst i zapisovat; uchovává { $tables } { $tables ->
    [one] stůl
    [few] stoly
   *[other] stolů
}.
cli-check-thinking = Počítačová místa mohou přemýšlet.
cli-check-no-thinking = počítačová místa nemohou přemýšlet: { $reason }
cli-check-pages = Stránky jsou na místě.
cli-database-fails = databázi { $database } nelze použít: { $reason }
cli-database-file = databázi { $database } nelze použít: { $file }: { $reason }
cli-database-newer = databáze { $database } patří novějšímu Tonalli
cli-prune-help = Zapomene stoly a přehrávky, jejichž čas vypršel, podle pravidel, na něž je server nastaven.
cli-option-dry-run = Jen říci, kolik by se zapomnělo.
cli-prune-done = { $dry ->
    [yes] K zapomenutí:
   *[no] Zapomenuto:
} { $tables } { $tables ->
    [one] stůl
    [few] stoly
   *[other] stolů
}, { $replays } { $replays ->
    [one] přehrávka
    [few] přehrávky
   *[other] přehrávek
}.
cli-tables-help = Vypíše stoly, které server uchovává, vypíše záznam jednoho, nebo některé odstraní.
cli-tables-what = povoleno je tables list, tables export ID a tables remove ID ...
cli-tables-none = stůl { $table } neexistuje
cli-tables-removed = Odstraněno: { $tables } { $tables ->
    [one] stůl
    [few] stoly
   *[other] stolů
}.
cli-option-table-ids = Stoly podle názvů ve svých odkazech.
cli-backup-help = Zapíše vše, co server uchovává, do jednoho souboru, i za běhu.
cli-restore-help = Vrátí zálohu do prázdné databáze.
cli-option-backup = Soubor zálohy.
cli-backup-done = Zkopírováno: { $tables } { $tables ->
    [one] stůl
    [few] stoly
   *[other] stolů
} ({ $file }).
cli-restore-done = Vráceno: { $tables } { $tables ->
    [one] stůl
    [few] stoly
   *[other] stolů
} ({ $database }).
cli-backup-there = { $file } už existuje; zadejte nový soubor
cli-backup-none = soubor { $file } neexistuje
cli-database-none = databáze { $file } neexistuje; zadejte databázi serveru pomocí --database nebo TONALLI_DATABASE
cli-restore-not-empty = databáze není prázdná; záloha se vrací do prázdné
