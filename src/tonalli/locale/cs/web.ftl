# Stránky v prohlížeči: lobby, stůl, přehrávání, nastavení.

web-title = Tonalli
    .page = { $page } · Tonalli
    .turn = ● Jste na tahu: { $page } · Tonalli
web-skip = K hlavní části
web-nav = Stránky
web-close = Zavřít
web-menu = Nabídka
web-settings = Nastavení
web-about = O projektu
web-to-lobby = Do lobby
web-missing = Taková stránka neexistuje
    .text = V adrese je možná překlep, nebo stránka už neexistuje.
web-coming = Okamžik …
web-none = žádné
web-points = vítězné body
web-unofficial = Neoficiální projekt fanoušků, bez spojení s vydavateli a autory těchto her.


## Začátek hry

web-your-name = Vaše jméno
web-seats = Místa
web-seat-name = Jméno na místě { $number }
web-seat-you = vy
web-seat-person = Hráč { $number }
web-seat-open = Volné místo { $number }
web-seat-dawn = Počítač { $number }
web-seat-morning = Počítač { $number }
web-seat-noon = Počítač { $number }
web-seat-dusk = Počítač { $number }
web-seat-night = Počítač { $number }
web-seat-random = Počítač { $number }
web-seat-greedy = Počítač { $number }
web-seat-learned = Počítač { $number }
web-seat-bot = Počítač { $number }

web-option-players = Hráči
web-option-players-1 = Sólo
web-option-setup = Příprava hry
web-option-setup-standard = Běžná
    .hint = Náhodně; každý si nechá dva ze čtyř startovních dílků.
web-option-setup-first = První hra
    .hint = Příprava, kterou pravidla doporučují pro první hru.
web-option-setup-draft = Draft
    .hint = Startovní dílky se vyloží a hráči si je po řadě berou.
web-option-eclipse = Zatmění
web-option-eclipse-standard = Běžné
    .hint = Každý má ještě jeden tah.
web-option-eclipse-dark = Temné zatmění
    .hint = Přijde ihned.
web-option-modules = Moduly
web-option-modules-obsidian = Obsidián
    .hint = Páté zboží pro výměny a nové akce.
web-option-modules-court = Dvůr
    .hint = Panovnické dílky, každý s vlastníkem, nahradí palác.
web-option-modules-altars = Oltáře a šamani
    .hint = Váš šaman chodí proti směru kruhu a pomáhá na jedné z desek.
web-option-modules-empire = Říše
    .hint = Bojovníci táhnou po mapě a osidlují ji.
web-option-modules-swift_bot = Rychlý Teotibot
    .hint = Čtyři dílky směru určují, jak daleko jdou jeho pracovníci.
web-option-modules-tribes = Kmeny
    .hint = Každé místo má svůj kmen s vlastní schopností.
web-option-modules-prophecies = Proroctví
    .hint = Tři pohromy změní, co se počítá.
web-option-modules-buildings = Budovy
    .hint = Více destiček, a staré lze renovovat.
web-option-modules-quick_actions = Rychlé akce
    .hint = Malá deska krátkých pochůzek za 1 kukuřici.
web-module-needed = Při { $players } hráčích vždy.
web-option-conflict = Nelze spojit s modulem { $module }.
web-option-bot = Teotibot
web-option-knob = { $name }: { $value }
web-level-easiest = Nejlehčí
web-level-default = Podle pravidel
web-level-hardest = Nejtěžší
web-level-own = vlastní kombinace
web-level-details = Každé nastavení zvlášť
    .hint = Nižší je lehčí.
web-level-usual = (podle pravidel)

web-my-tables = Vaše stoly
    .none = Zatím žádné. Stůl, který založíte nebo k němuž přisednete, tu zůstane do konce hry a řekne, kdy jste na tahu.
web-your-turn = Jste na tahu
web-finished = dohráno
web-open-tables = Otevřené stoly
    .hint = přisednout může kdokoli
web-watch = Přihlížet
web-replay-record = Přehrát záznam
    .paste = Pusťte sem soubor nebo vložte jeho text.
    .file = Vybrat soubor

## U stolu

web-board = Stůl
web-log = Průběh
web-log-empty = Zatím se nic nestalo.
web-log-whole = Ukázat vše od začátku
web-choice-bar = O čem se rozhoduje
web-asked = { $name }: { $title }
web-out-of-turn = { $name } (na tahu: { $active })
web-choice-options = Možnosti
web-choice-offers = Nabídky navíc
    .more =
        { $count ->
            [one] { $count } další
            [few] { $count } další
           *[other] { $count } dalších
        }
web-choice-or = nebo
web-choice-then = pak
web-closed = { $name }, teď ne: { $why }
    .now = teď ne
    .help = Co by pomohlo
    .rule =
        { $count ->
            [one] Pravidlo
           *[other] Pravidla
        }
web-this-turn = Tento tah
web-placing = Co se umisťuje
    .left = Otočit doleva
    .right = Otočit doprava
    .degrees = { $degrees }°
    .where = Ukažte na místo a uvidíte, co stojí a co přinese.
    .touched = Klepněte na místo a uvidíte, co stojí a co přinese.
web-commands = Příkazy
web-choice-all = Všechny možnosti ({ $count })
web-choice-held = Tím váš tah končí: potvrďte, nebo vezměte zpět.
    .over = Pak rozhoduje jiný hráč: potvrďte, nebo vezměte zpět.
    .decision = Tím bude vaše volba konečná: potvrďte, nebo vezměte zpět.
    .reveals = Pak se něco odkryje: potvrďte, nebo vezměte zpět.
    .preview = Potvrďte, nebo vyberte něco jiného.
web-option = { $words } ({ $figures })
    .follow = { $name }: { $words }
web-thing =
    .many =
        { $count ->
            [one] { $name }: { $count } způsob použití
            [few] { $name }: { $count } způsoby použití
           *[other] { $name }: { $count } způsobů použití
        }
web-choose-one = Vyberte jednu možnost
web-choice-reveals = Něco se odkryje: to už nelze vzít zpět.
web-typed = Napsat volbu
    .hint = Zápis nebo jeho začátek
web-typed-wrong = „{ $text }“ zde není mezi možnostmi.
web-typed-ambiguous = „{ $text }“ může znamenat { $matches }.
web-choosing = vybírá se …
web-waiting = Rozhoduje { $name } …
    .hint = Až budete na tahu, dozvíte se to.
    .away = Právě není u stolu.
    .gone = Zatím může hrát počítač: je to v nabídce.
    .undo = Do té doby můžete své rozhodnutí vzít zpět.
    .next = pak { $name }
    .you = vy
web-next-turn = Další na tahu: { $name }
web-last-turn = Poslední tah
web-meanwhile = Co ostatní udělali od vašeho posledního tahu
web-waiting-open = Toto místo zatím nikdo neobsadil: { $name }
web-watching = Přihlížíte.
web-undo = Zpět
    .hint = Vzít zpět své poslední rozhodnutí v tomto tahu, dokud nerozhodl nikdo jiný
web-restart = Znovu
    .hint = Vzít zpět všechna rozhodnutí v tomto tahu
web-confirm = Potvrdit
    .waiting = Čeká se
web-not-arrived = Nedorazilo to a nic se nezměnilo. Potvrzením to odešlete znovu.
web-not-sent = Stůl se mezitím změnil: potvrzená volba se neodeslala.
web-lost = Spojení se přerušilo.
    .title = Bez spojení.
    .kept = Váš tah zůstává.
    .watching = Co vidíte, zůstává.
    .choosing = Vybírat můžete dál; odešle se to, až se spojení obnoví.
    .waiting = Vaše volba se odešle, až se spojení obnoví.
    .retry = Další pokus za { $seconds } s
    .now = Zkusit hned
web-updated = Tonalli má novou verzi. Nic se neztratilo: pokračujte po novém načtení stránky.
    .reload = Načíst znovu
web-no-table = Zde žádný stůl není
web-hand-over = { $name }, toto je vaše tajná volba
    .text = Ostatní nesmí vidět, co vybíráte. Vezměte si obrazovku pro sebe a pokračujte.
    .ready = Zde { $name }: ukázat
web-share = Sdílet odkazy
    .seats = Pošlete každému hráči odkaz na volné místo.
web-share-seat = { $name }
web-share-watch = Přihlížet
web-share-own = Pokračovat na jiném zařízení: { $name }
    .warning = Kdo má takový odkaz, hraje za toto místo: nechte si ho pro sebe.
web-copy = Kopírovat
web-copied = Zkopírováno
web-join = Posadit se
web-join-seat = Místo
web-join-sit = Sednout si
web-join-watch = Jen přihlížet
web-join-taken = Místo z tohoto odkazu je obsazené.
web-dummy = neutrální žeton

## Konec a ohlédnutí

web-over = Konec hry
web-scores = Vyhodnocení
web-scores-source = Body podle původu
web-scores-turn = V tazích
web-scores-end = Na konci
web-scores-total = Celkem
web-chart = Vývoj bodů
    .points = body
    .turn = tah
    .when = tah { $turn }
    .mark = { $name }, tah { $turn }
    .summary = Vývoj bodů, počet tahů: { $turns }; na konci { $scores }
    .summary-marked = Vývoj bodů, počet tahů: { $turns }; { $marks }; na konci { $scores }
    .score = { $name } { $points }
    .missing = Vývoj této hry nelze ukázat.
web-rematch = Odveta
web-rematch-go = K další hře
web-replay = Přehrát
web-log-to-turn = Přejít: { $turn }
web-replay-of = Přehrávání: { $game }
web-replay-bar = Kroky přehrávání
web-replay-at = Tah { $turn }: rozhoduje { $name }
    .did = Tah { $turn }: { $name }
web-replay-frame = Krok { $at } z { $last }
web-replay-slider = Krok
web-replay-play = Přehrát
web-replay-pause = Zastavit
web-replay-back = O krok zpět
web-replay-next = O krok dál
web-replay-turn-back = K předchozímu tahu
web-replay-turn-next = K dalšímu tahu
web-no-replay = Není co přehrát
web-record = Stáhnout záznam
web-moment-count =
    { $rows ->
        [2] { $at } ze { $rows }
        [3] { $at } ze { $rows }
        [4] { $at } ze { $rows }
        [6] { $at } ze { $rows }
        [7] { $at } ze { $rows }
        [14] { $at } ze { $rows }
        [16] { $at } ze { $rows }
        [17] { $at } ze { $rows }
       *[other] { $at } z { $rows }
    }
web-moment-again = Od začátku
web-moment-skip = Přeskočit
web-moment-skip-to = Přeskočit na: { $row }
web-moment-next = Dále: { $row }
web-moment-before = předtím
web-moment-on = Pokračovat
web-moment-open = Ukázat znovu: { $title }
web-key-space = Mezerník

## Nastavení

web-language = Jazyk
web-theme = Barvy
web-theme-auto = Podle zařízení
web-theme-day = Den
web-theme-night = Noc
web-motion = Pohyb
web-motion-auto = Podle zařízení
web-motion-less = Žádný
web-set-confirm = Potvrzovat konec tahu
    .hint = Volba, kterou váš tah končí nebo po níž rozhoduje jiný hráč, počká na potvrzení. Co něco odkryje, čeká vždy.
web-set-forced = Vynucené kroky provádět automaticky
    .hint = Kde zbývá jediná možnost, vybere se za vás.
web-set-playback = Sledovat ostatní krok za krokem
    .hint = Po jejich tazích lišta ukáže, co se stalo.
web-set-sound = Zvuk
    .hint = Dva tiché tóny, když jste na tahu.

## O projektu

web-about-what = Co to je
    .text = Tonalli je digitální stůl pro dvě deskové hry: hrajte sólo, u jedné obrazovky nebo po síti s přáteli; procházejte hry krok za krokem; nechte hrát počítač.
web-about-unofficial = Neoficiální
    .text =
        Tonalli je neoficiální projekt fanoušků. Není spojen s autory, výtvarníky ani vydavateli her Teotihuacan: Město bohů a Tzolk'in: Mayský kalendář a nemá jejich podporu. Všechny názvy patří svým vlastníkům; žádné výtvarné dílo z her zde není použito.
        Pokud se vám hra líbí, kupte si ji: stůl doma nic nenahradí.
web-about-free = Svobodný
    .text = Program je svobodný software s licencí MIT. Můžete provozovat vlastní server.
web-about-privacy = Co se uchovává
    .text = Nejsou zde žádné účty. Vaše místa drží tajné klíče v tomto prohlížeči; server uchovává tahy každé hry a jména, která napíšete, a nic jiného o vás.
web-about-keys = Klávesy
    .text = Při přehrávání: šipky po krocích, se Shiftem po tazích; Home, End, mezerník

## Odmítnutí

web-refused-failed = Na serveru se něco pokazilo. Zkuste to prosím znovu.
web-refused-unreachable = Server neodpovídá.
web-refused-changed = Stůl se mezitím změnil: takto je to teď.
web-refused-illegal = To teď nelze vybrat.
web-refused-not-your-decision = Teď rozhoduje někdo jiný.
web-refused-over = Hra už skončila.
web-refused-nothing-to-undo = Není co vzít zpět: začal tah, rozhodl někdo jiný, nebo se něco odkrylo.
web-refused-no-such-table = Takový stůl neexistuje, nebo byl odstraněn.
web-refused-no-such-seat = Takové místo neexistuje.
web-refused-seat-taken = Tam už někdo sedí.
web-refused-not-at-the-table = To může jen ten, kdo sedí u stolu.
web-refused-not-over = Hra ještě neskončila.
web-refused-secret = Ne během tajných voleb: zkuste to, až všichni vyberou.
web-refused-broken-record = To není záznam, který lze přehrát.
web-refused-no-such-frame = Přehrávání nemá takový krok.
web-refused-old-record = Tato hra se hrála s jinými pravidly a nemůže pokračovat.
web-refused-unknown-game = Tuto hru zde neznáme.
web-refused-unknown-seat = Takového hráče zde neznáme.
web-refused-option = Tyto volby nejdou dohromady.
web-refused-bad-request = Server tomu nerozuměl.
web-refused-bad-message = Server tomu nerozuměl.
web-refused-too-fast = To bylo příliš rychle. Počkejte prosím chvíli.
web-refused-too-slow = Trvalo to příliš dlouho. Zkuste to prosím znovu.
web-refused-too-many-browsers = Přihlíží už příliš mnoho lidí. Zkuste to prosím později.
web-refused-too-large = To je příliš velké.
web-refused-seed-shared = Semínko náhody je jen pro stoly, k nimž nikdo jiný nepřisedne.
web-refused-no-such-method = Server tomu nerozuměl.
web-refused-too-many-tables = Otevřeno jich je prozatím příliš mnoho. Zkuste to prosím později.
web-refused-not-kept = Server to nemohl uložit a nic se nezměnilo. Zkuste to prosím znovu.
web-refused-unknown = Není jisté, zda to server uložil. Než budete pokračovat, podívejte se prosím na stůl.
web-refused-full = Server má teď příliš mnoho stolů.
web-refused-no-such-language = Tento jazyk zde není.
web-refused-no-such-page = Taková stránka neexistuje.

## Panely u stolu

web-seat-order = { $place }.
web-seat-first = Začínající hráč
web-seat-points =
    { $points ->
        [one] { $points } vítězný bod
        [few] { $points } vítězné body
        [many] { $points } vítězného bodu
       *[other] { $points } vítězných bodů
    }
web-seat-wealth = { $name }. Destičky počátečního jmění: { $tiles }
web-seat-workers-hand =
    { $count ->
        [0] Žádný dělník v ruce
        [one] { $count } dělník v ruce
        [few] { $count } dělníci v ruce
       *[other] { $count } dělníků v ruce
    }
web-seat-workers-gears =
    { $count ->
        [one] { $count } dělník na kolech
        [few] { $count } dělníci na kolech
       *[other] { $count } dělníků na kolech
    }
web-seat-workers-quick =
    { $count ->
        [one] { $count } dělník na rychlé akci; vrátí se sám
        [few] { $count } dělníci na rychlých akcích; vrátí se sami
       *[other] { $count } dělníků na rychlých akcích; vrátí se sami
    }
web-seat-workers-reserve =
    { $count ->
        [one] { $count } dělník teprve přijde
        [few] { $count } dělníci teprve přijdou
       *[other] { $count } dělníků teprve přijde
    }
web-seat-corn_tiles =
    { $count ->
        [one] { $count } destička úrody kukuřice
        [few] { $count } destičky úrody kukuřice
       *[other] { $count } destiček úrody kukuřice
    }
web-seat-wood_tiles =
    { $count ->
        [one] { $count } destička těžby dřeva
        [few] { $count } destičky těžby dřeva
       *[other] { $count } destiček těžby dřeva
    }
web-seat-corn-due =
    { $corn ->
        [one] Na příští den výživy: { $corn } kukuřice
        [few] Na příští den výživy: { $corn } kukuřice
       *[other] Na příští den výživy: { $corn } kukuřic
    }
web-seat-income = Příjem v příštím dni výživy: { $goods }
web-opening = Před prvním tahem
web-opening-tribes = Váš kmen
web-opening-wealth = Vaše destičky počátečního jmění
web-opening-left =
    { $left ->
        [one] Zbývá vybrat jednu destičku počátečního jmění.
        [few] Zbývá vybrat { $left } destičky počátečního jmění.
       *[other] Zbývá vybrat { $left } destiček počátečního jmění.
    }
    .tribe = Vyberte jeden ze dvou kmenů.
web-opening-wait = Ostatní ještě vybírají.
web-opening-backs =
    { $count ->
        [one] { $name }: { $count } destička počátečního jmění lícem dolů
        [few] { $name }: { $count } destičky počátečního jmění lícem dolů
       *[other] { $name }: { $count } destiček počátečního jmění lícem dolů
    }
web-field-buildings = Budovy
web-field-monuments = Monumenty
web-field-kept = Ponecháno
