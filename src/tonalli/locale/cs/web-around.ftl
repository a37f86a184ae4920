# Kolem stolu: lobby, místnost k čekání, kdo je tu, slova, hodiny, upozornění.

## Lobby: tři otázky

web-lobby-hello = Vítejte u stolu
    .text = Dvě hry o kameni a čase. Naučte se jednu přímo při hraní, nebo hned začněte, pokud je znáte.
web-lobby-watch = Nejdřív sledovat hru
    .text = Dva počítače, tah za tahem.
web-lobby-what = Co si zahrajeme?
web-lobby-modules-later = má moduly pro chvíli, až budete hru znát.
web-lobby-whom = S kým?
web-lobby-where = Kdo sedí kde?
web-lobby-course = Vaše první hra
    .hint = Krátké kroky. Odejděte kdykoli, místo se pamatuje.
web-way-learn = Učit se
    .about = První hra s průvodcem
    .new = poprvé zde?
web-way-solo = Sólo
    .about = Sólo hra proti Teotibotovi
web-way-computers = Počítačoví soupeři
    .about =
        { $most ->
            [3] Jeden až tři, podle úrovně
            [4] Jeden až čtyři, podle úrovně
           *[other] Až { $most }, podle úrovně
        }
web-way-screen = U jedné obrazovky
    .about = Předávejte si obrazovku
web-way-online = Po síti přes odkaz
    .about = Přátelé přisednou odkudkoli
web-start = Začít hru
web-start-online = Otevřít stůl
web-start-lesson = Začít lekci
web-seat-colour = Barva místa { $number }: { $colour }
web-seat-colours = Barvy pro místo { $number }
    .taken = { $colour }, obsazeno
web-seat-level = Úroveň místa { $number }
web-lobby-seat-you = vy
web-lobby-seat-here = u této obrazovky
web-lobby-seat-open = kdo otevře odkaz
web-lobby-seat-teotibot = vlastní soupeř hry
web-lobby-seat-computer = Nechat na místě { $number } hrát počítač, nebo ne
web-lobby-seat-raise = Posunout místo { $number } výš, dříve v pořadí u stolu
web-lobby-seat-drop = Odebrat místo { $number }
web-lobby-add = Přidat místo
web-lobby-draw = Losovat pořadí
web-lobby-setup = Příprava hry
    .done = Hotovo
web-plan-learn = s průvodcem a jedním mírným soupeřem

## Vlastní stoly

web-tables-running =
    { $count ->
        [one] { $count } běží
        [few] { $count } běží
       *[other] { $count } běží
    }
web-tables-solo = { $name }, sólo
web-tables-turn = Na tahu: { $name }
web-tables-waiting = ještě nezačala
web-tables-alone = Zatím nikdo další
web-tables-resume = Pokračovat
web-tables-open = Otevřít
web-tables-review = Rozbor
web-tables-more = Více o stolu { $title }: přejmenovat, sdílet, odejít
web-tables-rename = Přejmenovat
web-tables-leave = Odejít …
web-tables-hidden = „{ $title }“ už v tomto seznamu není.
web-tables-back = Vrátit
web-leave = Odejít od stolu „{ $title }“?
    .text = Stůl zmizí z tohoto seznamu. Vaše místo zůstává vaše: odkaz stolu vás přivede zpět. Ostatní na vás čekají, ledaže se vzdáte a necháte dohrát počítač.
    .over = Dohraná hra zmizí z tohoto seznamu.
    .stay = Zůstat
    .resign = Vzdát se …
    .hide = Odebrat ze seznamu
web-open-of = Stůl: { $name }
web-open-filled =
    { $seats ->
        [2] { $filled } ze { $seats }
        [3] { $filled } ze { $seats }
        [4] { $filled } ze { $seats }
       *[other] { $filled } z { $seats }
    }

## Hodiny

web-clock = Hodiny
web-clock-minutes =
    { $minutes ->
        [0] žádné
        [4320] tři dny pro každého
        [one] { $minutes } minuta pro každého
        [few] { $minutes } minuty pro každého
       *[other] { $minutes } minut pro každého
    }
web-clock-ends = na konci převezme hru počítač

## Počítačoví soupeři

web-bot-dawn = Úsvit
    .hint = Vidí jen to, co je nejblíž, a dál téměř nic: pro první partii.
web-bot-morning = Ráno
    .hint = Ví, co bývá dobré, ale mnohé z toho, co leží na stole, přehlédne.
web-bot-noon = Poledne
    .hint = Plánuje celou partii a málo přehlédne: soupeř pro ty, kdo hru dobře znají.
web-bot-dusk = Soumrak
    .hint = Naučil se hrát proti sobě v miliardě rozhodnutí a rozhoduje na první pohled: těžko se poráží.
web-bot-night = Noc
    .hint = Hraje jako Soumrak, ale před každým rozhodnutím se až vteřinu dívá dopředu, vždy tisíckrát i víckrát: nejsilnější ze všech.
web-bots-about =
    { $count ->
        [one] Jedna úroveň.
        [few] { $count } úrovně, nejmírnější první.
       *[other] { $count } úrovní, nejmírnější první.
    }

## Co by se začalo

web-plan-base = základní hra
web-plan-modules = moduly: { $modules }
web-plan-solo = vy a Teotibot
web-plan-you = vy
web-plan-seats = { $names }
web-plan-open =
    { $seats ->
        [one] { $seats } místo s odkazem
        [few] { $seats } místa s odkazem
       *[other] { $seats } míst s odkazem
    }

## Místnost před hrou

web-room-about =
    { $seats ->
        [one] { $game }, { $seats } místo.
        [few] { $game }, { $seats } místa.
       *[other] { $game }, { $seats } míst.
    }
    .seated =
        { $seats ->
            [one] { $game }, { $seats } místo. Vaše místo zůstává; stránku můžete zavřít a vrátit se.
            [few] { $game }, { $seats } místa. Vaše místo zůstává; stránku můžete zavřít a vrátit se.
           *[other] { $game }, { $seats } míst. Vaše místo zůstává; stránku můžete zavřít a vrátit se.
        }
web-room-invite = Pozvat odkazem
    .text = Kdo ho otevře, obsadí volné místo. Bez účtu, bez instalace.
web-room-alone = Tento odkaz vede jen na tento počítač.
    .several = Tyto odkazy vedou jen na tento počítač.
    .none = Mají-li přijít další, spusťte server na adrese své sítě: tonalli serve --host 0.0.0.0
    .use = Použít { $address }
web-room-qr = QR kód odkazu
web-room-qr-show = QR kód
web-room-share = Sdílet
web-room-seats = Místa
web-room-free = Volné místo
    .colour = v této barvě:
web-room-colour = vaše barva a tvar
web-room-computer = počítač
web-room-you =
    { $host ->
        [host] vy, hostitel
       *[guest] vy
    }
web-room-here =
    { $host ->
        [host] zde, hostitel
       *[guest] zde
    }
web-room-away = pryč, naposledy zde { $since }
web-room-gone = bez spojení { $since }
web-room-sit = Sednout si sem
web-room-move = Sednout si sem
web-room-add-computer = Přidat počítač
web-room-drop = Vynechat
web-room-free-seat = Uvolnit místo: { $name }
web-room-leave = Vzdát se místa
web-room-take-over = Převzít stůl
web-room-drawn = Kdo sedí kde, se vylosuje na začátku hry; barvy zůstávají.
web-room-seated = Všichni hrají v tomto pořadí a v této barvě.
web-room-played = Co se hraje
web-room-clock =
    { $ends ->
        [computer] { $minutes ->
            [4320] Tři dny
            [one] { $minutes } minuta
            [few] { $minutes } minuty
           *[other] { $minutes } minut
        } pro každého, pak hraje dál počítač
       *[shown] { $minutes ->
            [4320] Tři dny
            [one] { $minutes } minuta
            [few] { $minutes } minuty
           *[other] { $minutes } minut
        } pro každého, jen pro zobrazení
    }
    .none = Bez hodin
web-room-watching =
    { $count ->
        [one] Přihlíží ještě { $count } osoba
        [few] Přihlížejí ještě { $count } osoby
       *[other] Přihlíží ještě { $count } osob
    }
web-room-listed = Ukázat mezi otevřenými stoly
web-room-watched = Ostatní smějí přihlížet
web-room-change = Změnit
    .title = Změnit, co se hraje
web-room-words = Hráči si smějí psát
web-room-hints = Rady pro toho, kdo rozhoduje
web-room-hinted = S radami pro toho, kdo rozhoduje
web-presence-here = zde
web-presence-away = pryč
web-presence-gone = bez spojení

## Kdo je u stolu

web-people = U stolu
web-people-back = Vzít si místo zpět
web-people-computer-me = Nechat hrát počítač za mě
web-people-computer = Nechat hrát počítač ({ $name })
web-people-resign = Vzdát se …
    .ask = Vaše místo dohraje počítač a nelze to vzít zpět.
    .no = Hrát dál
    .yes = Vzdát se
web-seat-stood-in = hraje počítač
web-seat-resigned = hra vzdána, hraje počítač
web-stood-in = { $name }: teď hraje počítač.
    .resigned = { $name }: hra vzdána; do konce hraje počítač.

## Slova

web-words = Zprávy u stolu
web-words-none = Nikdo zatím nic nenapsal.
web-words-say = Napište něco krátkého
web-words-send = Odeslat
web-words-quiet = Zprávy u stolů se vám nezobrazují.
    .show = Zobrazit je
    .hide = Nezobrazovat mi zprávy

web-room-start =
    { $count ->
        [2] Začít ve dvou
        [3] Začít ve třech
        [4] Začít ve čtyřech
        [5] Začít v pěti
       *[other] Začít, hráčů: { $count }
    }
    .alone = Začít
web-room-host-starts = Hru začne { $name }
web-room-says =
    { $free ->
        [one] Začněte, nebo počkejte ještě na { $free } osobu.
        [few] Začněte, nebo počkejte ještě na { $free } osoby.
       *[other] Začněte, nebo počkejte ještě na { $free } osob.
    }
    .alone = Ještě jedno místo je třeba obsadit: někým s odkazem, nebo počítačem.
    .guest =
        { $free ->
            [one] Hra může začít hned, nebo počkat ještě na { $free } osobu.
            [few] Hra může začít hned, nebo počkat ještě na { $free } osoby.
           *[other] Hra může začít hned, nebo počkat ještě na { $free } osob.
        }
    .full = Všichni jsou zde: žádné místo není volné.

## Hotová slova

web-room-joined = Ke stolu přichází { $name }
web-room-left = Od stolu odchází { $name }
web-room-stood-in = { $name }: teď hraje počítač
web-room-back = { $name } hraje zase
web-room-resigned = { $name }: hra vzdána, do konce hraje počítač
web-ready-hello = Dobrý den
web-ready-moment = Okamžik
web-ready-ready = Můžeme
web-ready-turn = Jste na tahu
web-ready-played = Pěkná hra

## Upozornění na tah

web-notices = Upozorňovat mě na tah
    .hint = I když není otevřená žádná stránka, upozorněním tohoto prohlížeče.
    .impossible = Tento prohlížeč nelze upozornit: je potřeba bezpečná adresa (https) a upozornění.
    .none = Tento server upozornění neposílá.
    .denied = Tento prohlížeč odtud upozornění nedovoluje.
web-notice-turn = Jste na tahu.

## Jak daleko hry došly

teotihuacan-progress = { $eclipse }. zatmění ze { $eclipses }
tzolkin-progress = { $day }. den z { $days }

## Odmítnutí

web-refused-begun = Hra už začala.
web-refused-waiting = Hra ještě nezačala.
web-refused-not-the-host = To může jen ten, kdo stůl otevřel.
web-refused-seat-kept = Kdo tam sedí, má místo ještě chvíli pro sebe.
web-refused-host-kept = Kdo stůl otevřel, má na návrat čtvrt hodiny.
web-refused-no-such-colour = Hra takovou barvu nemá.
web-refused-colour-taken = Tuto barvu už někdo má.
web-refused-too-few = Obsazena musí být aspoň dvě místa.
web-refused-no-person = Tam nesedí žádný člověk.
web-refused-still-there = Kdo tam sedí, je stále zde.
web-refused-resigned = Na tomto místě byla hra vzdána.
web-refused-time-up = Čas tohoto místa vypršel.
web-refused-too-many-words = To bylo mnoho najednou. Počkejte prosím chvíli.
web-refused-too-long = To je příliš dlouhé: nejvýše 140 znaků.
web-refused-no-hints = Rady jsou u tohoto stolu vypnuté.
web-refused-hints-agreed = Sedí tu už i jiní: rady se zapínají dřív, než si někdo další sedne, aby s nimi všichni souhlasili.
web-refused-no-thought = Teď se žádný plán nenašel. Zkuste to prosím znovu.
web-refused-no-review = O rozbor této hry zatím nikdo nepožádal.
web-refused-no-words = Zprávy jsou u tohoto stolu vypnuté.
web-refused-no-onlookers = Tento stůl smějí vidět jen ti, kdo hrají.
web-refused-no-notices = Tomuto prohlížeči nelze posílat upozornění na tah.
