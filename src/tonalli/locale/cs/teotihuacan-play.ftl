# Rozhodnutí, akce a události hry Teotihuacan.

## Na co se hra ptá

teotihuacan-ask-buy-power-up = { teotihuacan-technology-13 }: zaplatíte 1 kakao za další posílení { FORM($board, "at") }?
    .title = { teotihuacan-technology-13 }
    .ask = Zaplatit 1 kakao?
    .hint = { FORM($board, "at") }
teotihuacan-ask-ascension-reward = Váš pracovník je povznesen a znovu se zrodí v paláci. Kterou odměnu si vyberete?
    .title = Povznesení
    .ask = Která odměna?
teotihuacan-ask-avenue-claim = Stojíte { FORM($heap, "at") }. Vezmete si odtud dílek objevu?
    .title = { $heap }
    .ask = Vzít si dílek?
teotihuacan-ask-before-counting = Teď se počítají vaši pracovníci. Pokračovat?
    .use = Teď se počítají vaši pracovníci. Použijete nejdřív dílek, nebo pokračujete?
    .buy-unlock = Teď se počítají vaši pracovníci. Zaplatíte nejdřív za uvolnění pracovníků, nebo pokračujete?
    .use-or-buy-unlock = Teď se počítají vaši pracovníci. Použijete nejdřív dílek, zaplatíte za uvolnění pracovníků, nebo pokračujete?
    .title = Před počítáním
    .ask = Pokračovat?
teotihuacan-ask-before-reveal = Odkryjí se nové dílky { FORM($board, "at") }. Pokračovat?
    .use = Odkryjí se nové dílky { FORM($board, "at") }. Použijete nejdřív svůj dílek, nebo pokračujete?
    .buy-unlock = Odkryjí se nové dílky { FORM($board, "at") }. Zaplatíte nejdřív za uvolnění pracovníků, nebo pokračujete?
    .use-or-buy-unlock = Odkryjí se nové dílky { FORM($board, "at") }. Použijete nejdřív svůj dílek, zaplatíte za uvolnění pracovníků, nebo pokračujete?
    .title = Nové dílky
    .ask = Pokračovat?
    .hint = { FORM($board, "at") }
teotihuacan-ask-buy-temple-step = Panovnický dílek: koupíte schod chrámu za 1 kakao? (zbývá { $left })
    .title = Panovnický dílek
    .ask = Koupit schod?
    .hint = zbývá { $left }
teotihuacan-ask-choose-action = Váš pracovník dorazil. Kterou akci provedete?
    .title = { $at }
    .ask = Co udělá?
    .hint = Přichází síla { $power }
teotihuacan-ask-choose-decoration = Který dílek výzdoby umístíte?
    .title = Výzdoba
    .ask = Který dílek?
teotihuacan-ask-choose-decoration-space = Na kterou stranu pyramidy dílek výzdoby umístíte?
    .title = Výzdoba
    .ask = Na kterou stranu?
teotihuacan-ask-choose-place = Kam umístíte dílek pyramidy?
    .title = Výstavba
    .ask = Kam ho umístit?
teotihuacan-ask-choose-price = { teotihuacan-technology-15 }: využijete slevu na tento dílek?
    .title = { teotihuacan-technology-15 }
    .ask = Využít slevu?
teotihuacan-ask-choose-row = Ve které řadě postavíte budovu?
    .title = Rodiny
    .ask = Ve které řadě?
teotihuacan-ask-choose-technology = Kterou technologii koupíte?
    .title = Alchymie
    .ask = Která technologie?
teotihuacan-ask-choose-tile = Který dílek pyramidy postavíte?
    .title = Výstavba
    .ask = Který dílek?
teotihuacan-ask-choose-turns = Jak dílek otočíte?
    .title = Výstavba
    .ask = Jak ho otočit?
teotihuacan-ask-claim-area-tile = Vezmete si dílek, který leží { FORM($board, "at") }?
    .title = { $board }
    .ask = Vzít si dílek?
teotihuacan-ask-claim-beside = Vezmete si dílek, který patří k vašemu startovnímu dílku?
    .title = Startovní dílek
    .ask = Vzít si dílek?
teotihuacan-ask-climb-any =
    { $steps ->
        [one] Na kterém chrámu postoupíte?
        [few] Na kterém chrámu postoupíte nejdřív? ({ $steps } schody)
       *[other] Na kterém chrámu postoupíte nejdřív? ({ $steps } schodů)
    }
    .title = Schod chrámu
    .ask = Na kterém chrámu?
teotihuacan-ask-climb-both = Postupujete na dvou chrámech. Na kterém nejdřív?
    .title = Dva schody chrámů
    .ask = Na kterém nejdřív?
teotihuacan-ask-cocoa-cost = Máte zaplatit { $due } { $due ->
        [one] kakao
       *[other] kakaa
    }. Zaplatíte?
    .use = Máte zaplatit { $due } { $due ->
            [one] kakao
           *[other] kakaa
        }. Zaplatíte, nebo použijete svůj dílek?
    .title = { $due ->
            [one] Platí se { $due } kakao
           *[other] Platí se { $due } kakaa
        }
    .ask = Zaplatit?
teotihuacan-ask-companion = Který druhý pracovník jde s ním?
    .title = Přesun dvou
    .ask = Kdo jde s ním?
teotihuacan-ask-destination = Kam pracovník půjde?
    .title = Přesun
    .ask = Kam půjde?
teotihuacan-ask-end-turn = Váš tah končí.
    .use = Váš tah končí. Použijete ještě předtím dílek?
    .buy-unlock = Váš tah končí. Zaplatíte předtím 3 kakaa za uvolnění pracovníků?
    .use-or-buy-unlock = Váš tah končí. Použijete předtím dílek, nebo zaplatíte za uvolnění pracovníků?
    .title = Konec tahu
    .ask = Stiskněte „{ teotihuacan-action-pass.end-turn }“.
    .ask-theirs = Zbývá potvrdit konec.
teotihuacan-ask-exchange-cocoa = Panovnický dílek: zaplatíte 1 kakao za 1 { $first } a 1 { $second }? (zbývá { $left })
    .title = Panovnický dílek
    .ask = Vyměnit 1 kakao?
    .hint = zbývá { $left }
teotihuacan-ask-keep-tile =
    { $left ->
        [one] Který startovní dílek si necháte?
       *[other] Které startovní dílky si necháte? (zbývá vybrat: { $left })
    }
    .title = Startovní dílky
    .ask = Které si nechat?
    .ask-theirs = Který zůstane?
    .hint = zbývá vybrat: { $left }
teotihuacan-ask-lock-worker = Který z vašich dvou pracovníků obsadí políčko uctívání?
    .title = Uctívání
    .ask = Který zůstane?
teotihuacan-ask-major-step = Stojíte { FORM($heap, "at") }. Vezmete si odtud dílek objevu, nebo vytištěnou odměnu?
    .title = { $heap }
    .ask = Dílek, nebo odměna?
teotihuacan-ask-pause = Pokračovat?
    .use = Použijete dílek, než se to projeví, nebo pokračujete?
    .buy-unlock = Zaplatíte 3 kakaa za uvolnění pracovníků, než se to projeví, nebo pokračujete?
    .use-or-buy-unlock = Použijete dílek nebo zaplatíte za uvolnění pracovníků, než se to projeví? Nebo pokračujete?
    .title = Než se to projeví
    .ask = Pokračovat?
teotihuacan-ask-pay-wages = Mzda: kolik kakaa zaplatíte? Každé nezaplacené kakao stojí 3 VB.
    .title = Zatmění: mzda
    .ask = Kolik zaplatíte?
    .ask-theirs = Kolik se zaplatí?
teotihuacan-ask-place-worker = Na které desce začne váš další pracovník (síla { $power })?
    .title = Startovní desky
    .ask = Kde začne?
    .hint = Síla { $power }
teotihuacan-ask-power-up-anyone = Kterého pracovníka posílíte? (zbývá { $left })
    .title = Posílení
    .ask = Kterého posílit?
    .hint = zbývá { $left }
teotihuacan-ask-power-ups = Kterého pracovníka posílíte { FORM($board, "at") }? (zbývá { $left })
    .title = Posílení
    .ask = Kterého posílit?
    .hint = { FORM($board, "at") } zbývá { $left }
teotihuacan-ask-raise-worker = Kterého počátečního pracovníka posílíte?
    .title = Posílení
    .ask = Kterého posílit?
teotihuacan-ask-sell = Panovnický dílek: prodáte surovinu za 2 kakaa? (zbývá { $left })
    .title = Panovnický dílek
    .ask = Prodat surovinu?
    .hint = zbývá { $left }
teotihuacan-ask-take-resources =
    { $amount ->
        [one] Kterou surovinu si vezmete?
       *[other] Kterou surovinu si vezmete? (zbývá { $amount })
    }
    .temple =
        { $amount ->
            [one] Váš schod na modrém chrámu přináší surovinu. Kterou si vezmete?
           *[other] Váš schod na modrém chrámu přináší suroviny. Kterou si vezmete? (zbývá { $amount })
        }
    .starting =
        { $amount ->
            [one] Váš startovní dílek přináší surovinu. Kterou si vezmete?
           *[other] Váš startovní dílek přináší suroviny. Kterou si vezmete? (zbývá { $amount })
        }
    .title = Suroviny
    .ask = Kterou?
    .hint = zbývá { $amount }
teotihuacan-ask-trade-up = Panovnický dílek: zaplatíte 1 kakao a surovinu za { $gained ->
        [one] { $gained } surovinu
        [few] { $gained } suroviny
       *[other] { $gained } surovin
    }?
    .title = Panovnický dílek
    .ask = Vyměnit surovinu?
teotihuacan-ask-turn = Jste na tahu. Kterého pracovníka přesunete?
    .title = Jste na tahu
    .title-theirs = Tah
    .ask = Kterého přesunout?
teotihuacan-ask-which-first = Zaplaceno je obojí. Co bude první?
    .title = Uctívání
    .ask = Co bude první?

## Co lze udělat

teotihuacan-action-pass = Pokračovat
    .claim-area-tile = Dílek nechat
    .claim-beside = Dílek nechat
    .avenue-claim = Nic si nevzít
    .claim-from-altar = Nic si nevzít
    .altar-trade = Nic neměnit
    .end-turn = Ukončit tah
    .power-ups = Žádné další posílení
    .buy-power-up = Žádné další posílení
    .exchange-cocoa = Dál neměnit
    .trade-up = Nic neměnit
    .sell = Dál neprodávat
teotihuacan-pass-buy-temple-step = Nekupovat další schod
    .name = Žádný další schod
teotihuacan-pass-choose-tile = Nestavět další dílek
    .name = Žádný další dílek
teotihuacan-action-abandon = Vzdejte se akce: už ji nelze provést
    .name = Vzdát se
teotihuacan-action-unlock = Uvolněte zdarma všechny své pracovníky; to je celý tah
    .name = Uvolnit zdarma
teotihuacan-action-collect = Sběr kakaa
    .name = Sběr kakaa
teotihuacan-action-main = Hlavní akce desky
    .name = Hlavní akce
teotihuacan-action-pay = Zaplaťte kakao
    .name = Zaplatit kakao
teotihuacan-action-reward = Vezměte si vytištěnou odměnu
    .name = Bez dílku
teotihuacan-action-exchange = Jednou vyměnit
teotihuacan-action-first =
    { $choice_id ->
        [ability] Nejdřív schopnost políčka
       *[tile] Nejdřív dílek objevu
    }
    .name =
        { $choice_id ->
            [ability] Nejdřív schopnost
           *[tile] Nejdřív dílek
        }
    .short = Nejdřív dílek objevu: teď vám na něj chybí { $missing }
teotihuacan-action-worship =
    { $choice_id ->
        [ability] Uctívání, { $space }: { $ability }
        [tile] Uctívání, { $space }: vezměte si { FORM($tile, "acc") }
       *[both] Uctívání, { $space }: obojí, { $ability }, a vezměte si { FORM($tile, "acc") }
    }
    .name =
        { $choice_id ->
            [ability] { $slot_id ->
                [none] Uctívání: schod
               *[other] Uctívání: { $slot }
            }
            [tile] Uctívání: dílek
           *[both] { $slot_id ->
                [none] Uctívání: obojí
               *[other] { $slot } + dílek
            }
        }
    .short = Uctívání, { $space }: obojí, { $ability }, a vezměte si { FORM($tile, "acc") }; na dílek vám teď chybí { $missing }
teotihuacan-action-lock = Uctívat bude pracovník o síle { $power }
    .name = Síla { $power }
teotihuacan-action-move = Přesuňte pracovníka o síle { $power } z { FORM($board, "gen") }
    .name = { $brief }, síla { $power }
teotihuacan-action-with = S ním jde pracovník o síle { $power }
    .name = Síla { $power }
teotihuacan-action-to = Přesuňte ho { FORM($board, "to") }
    .name = { $board }
teotihuacan-action-claim = Vezměte si dílek „{ $discovery }“ ({ $cost })
teotihuacan-action-take = Vezměte si { FORM($resource, "acc") }
teotihuacan-action-give = Odevzdejte { FORM($resource, "acc") }
teotihuacan-action-temple = Postupte { FORM($temple, "at") }
    .name = { $track } { $from } → { $next }
teotihuacan-action-technology =
    Kupte technologii „{ $technology }“ za { $gold } { $gold ->
        [one] zlato
       *[other] zlata
    }: { $effect }
teotihuacan-action-row = Postavte budovu { FORM($row, "at") }
teotihuacan-action-tile = Vezměte si dílek pyramidy: { $icons }
    .again = Vezměte si druhý takový dílek pyramidy: { $icons }
    .name = Dílek pyramidy
teotihuacan-action-place = Umístěte ho: { $spot }; překryje: { $covered }
    .name = { $level }
teotihuacan-action-turn =
    { $turns ->
        [0] Jak leží: { $icons }
        [one] O čtvrt otáčky po směru hodinových ručiček: { $icons }
        [2] O půl otáčky: { $icons }
       *[other] O čtvrt otáčky zpět: { $icons }
    }
    .name =
        { $turns ->
            [0] Jak leží
            [one] Čtvrt otáčky
            [2] Půl otáčky
           *[other] Čtvrt otáčky zpět
        }
teotihuacan-action-price =
    { $discount_id ->
        [wood] Využijte slevu: o 1 dřevo méně
        [stone] Využijte slevu: o 1 kámen méně
       *[none] Plná cena; sleva zůstane na jiný dílek
    }
    .name =
        { $discount_id ->
            [wood] O 1 dřevo méně
            [stone] O 1 kámen méně
           *[none] Plná cena
        }
teotihuacan-action-decoration = Vezměte si dílek výzdoby: { $icons }
    .name = { $left }, { $right }
teotihuacan-action-space = Umístěte ho na { FORM($space, "acc") }
    .name = { $side }, { $level }
teotihuacan-action-power-up = Posilte pracovníka o síle { $power } { FORM($board, "at") }
    .name =
        { $anywhere_id ->
            [yes] { $brief } { $power } → { $next }
           *[no] Síla { $power } → { $next }
        }
    .ascend = Posilte pracovníka o síle { $power } { FORM($board, "at") }: bude povznesen
    .ascends = Síla { $power }: povznesení
teotihuacan-action-ascend = Odměna: { $reward }
    .name = { $briefly }
teotihuacan-action-wages = Zaplaťte { $cocoa ->
        [one] { $cocoa } kakao
       *[other] { $cocoa } kakaa
    }
    .name = Zaplatit { $cocoa }
teotihuacan-action-keep = Nechte si: { $starting }; { $boards }
    .beside = Nechte si: { $starting } ({ $tile }); { $boards }
    .name = { $briefly }
teotihuacan-action-raise = Posilte pracovníka o síle { $power }
    .name = Síla { $power } → { $next }
teotihuacan-action-start = Začněte { FORM($board, "at") }
teotihuacan-action-buy-unlock = Zaplaťte za uvolnění všech svých pracovníků
    .name = Uvolnit všechny
teotihuacan-action-use = Použijte svůj dílek „{ $discovery }“
    .pays = Neplaťte nic: použijte svůj dílek „{ $discovery }“
    .pays-name = Platí dílek

## Co možnost přinese

teotihuacan-amount =
    { $good_id ->
        [cocoa] { $amount ->
            [one] { $amount } kakao
           *[other] { $amount } kakaa
        }
        [wood] { $amount ->
            [one] { $amount } dřevo
            [few] { $amount } dřeva
           *[other] { $amount } dřev
        }
        [stone] { $amount ->
            [one] { $amount } kámen
            [few] { $amount } kameny
           *[other] { $amount } kamenů
        }
        [gold] { $amount ->
            [one] { $amount } zlato
           *[other] { $amount } zlata
        }
        [obsidian] { $amount ->
            [one] { $amount } obsidián
            [few] { $amount } obsidiány
           *[other] { $amount } obsidiánů
        }
       *[other] { $amount } { $good }
    }
teotihuacan-amount-gain = +{ teotihuacan-amount }
teotihuacan-amount-pay = −{ teotihuacan-amount }
    .T-7-6 = −{ teotihuacan-amount } (za uctívání)
    .T-10-2 = −{ teotihuacan-amount } (za akci)
teotihuacan-amount-score = { $points } VB
teotihuacan-free = zdarma
teotihuacan-brings-points = { $figure } VB
teotihuacan-brings-temple =
    { $amount ->
        [one] schod { FORM($temple, "at") }
        [few] { $amount } schody { FORM($temple, "at") }
       *[other] { $amount } schodů { FORM($temple, "at") }
    }
teotihuacan-brings-temple-any =
    { $amount ->
        [one] schod na libovolném chrámu
        [few] { $amount } schody na libovolných chrámech
       *[other] { $amount } schodů na libovolných chrámech
    }
teotihuacan-brings-any_resource =
    { $amount ->
        [one] +1 surovina
        [few] +{ $amount } suroviny
       *[other] +{ $amount } surovin
    }
teotihuacan-brings-power-up =
    { $amount ->
        [one] posílení
       *[other] { $amount } posílení
    }
teotihuacan-brings-may-claim = můžete si vzít dílek objevu
teotihuacan-brings-avenue =
    { $amount ->
        [one] postup na Cestě mrtvých
        [few] { $amount } políčka na Cestě mrtvých
       *[other] { $amount } políček na Cestě mrtvých
    }
teotihuacan-brings-pyramid_track =
    { $amount ->
        [one] políčko na stupnici pyramidy
        [few] { $amount } políčka na stupnici pyramidy
       *[other] { $amount } políček na stupnici pyramidy
    }
teotihuacan-brings-power = síla { $figure }
teotihuacan-brings-ascension = povznesení
teotihuacan-brings-unlock =
    { $amount ->
        [one] uvolnění pracovníka
       *[other] uvolnění { $amount } pracovníků
    }
teotihuacan-brings-building = budova
teotihuacan-brings-claim = dílek „{ $discovery }“
teotihuacan-brings-beside = můžete si vzít dílek „{ $discovery }“
teotihuacan-brings-worker = váš čtvrtý pracovník

## Co může z možnosti vzejít

teotihuacan-hint-collect = sběr kakaa: { $amount }
teotihuacan-hint-main =
    { $amount ->
        [0] hlavní akce zdarma
        [one] hlavní akce za { $amount } kakao
       *[other] hlavní akce za { $amount } kakaa
    }
    .yields =
        { $amount ->
            [0] hlavní akce zdarma: { $gains }
            [one] hlavní akce za { $amount } kakao: { $gains }
           *[other] hlavní akce za { $amount } kakaa: { $gains }
        }
teotihuacan-hint-worship = uctívání
teotihuacan-hint-reach = → { $boards }
    .brief = → { $brief }
teotihuacan-hint-best = nejlépe { $path }: { $gains }
teotihuacan-hint-owners =
    { $count ->
        [one] jiný hráč, který ji má, získá { $points } VB
        [few] { $count } další hráči, kteří ji mají, získají po { $points } VB
       *[other] { $count } dalších hráčů, kteří ji mají, získá po { $points } VB
    }
teotihuacan-way-place = { $spot }
teotihuacan-way-turn =
    { $turns ->
        [0] jak leží
        [one] o čtvrt otáčky po směru hodinových ručiček
        [2] o půl otáčky
       *[other] o čtvrt otáčky zpět
    }
teotihuacan-way-price =
    { $discount_id ->
        [wood] o 1 dřevo méně
       *[stone] o 1 kámen méně
    }
teotihuacan-way-space = { $space }
teotihuacan-unclaimed = Dílek, který leží { FORM($board, "at") }, si nikdo nevzal: { $tile } tam zůstává.

## Co se stalo

teotihuacan-heading-turn = Tah { $turn }
teotihuacan-heading-eclipse = { $number }. zatmění
teotihuacan-event-first_player = první v pořadí hráčů
teotihuacan-event-reveal = odkryto { FORM($place, "at") }: { $tile }
teotihuacan-event-lay_out =
    { $count ->
        [one] vyložen startovní dílek { $starting_list }
       *[other] vyloženy startovní dílky { $starting_list }
    }
teotihuacan-event-keep =
    { $count ->
        [one] ponechán startovní dílek { $starting_list }
       *[other] ponechány startovní dílky { $starting_list }
    }
teotihuacan-event-neutral =
    { $count ->
        [one] neutrální pracovník ({ $colour }) umístěn { FORM($board_list, "to") }
       *[other] neutrální pracovníci ({ $colour }) umístěni { FORM($board_list, "to") }
    }
teotihuacan-event-shuffle_back =
    { $count ->
        [one] nevzatý dílek zamíchán zpět: { $discovery_list }
       *[other] nevzaté dílky zamíchány zpět: { $discovery_list }
    }
teotihuacan-event-place =
    { $count ->
        [one] umístěn pracovník o síle { $power } { FORM($board_list, "to") }
       *[other] umístěni pracovníci o síle { $power } { FORM($board_list, "to") }
    }
    .T-17-4 = umístěn čtvrtý pracovník o síle { $power } { FORM($board_list, "to") }
    .B-6-11 = přesun dál { FORM($board_list, "to") }
teotihuacan-event-lift = odebrán pracovník o síle { $power } z { FORM($board, "gen") }
teotihuacan-event-move =
    { $distance ->
        [one] přesun o 1 desku { FORM($board, "to") }
        [few] přesun o { $distance } desky { FORM($board, "to") }
       *[other] přesun o { $distance } desek { FORM($board, "to") }
    }
teotihuacan-event-gain = +{ teotihuacan-amount } ({ $cause })
    .B-7-7 = náhradní akce: +{ teotihuacan-amount }
    .B-8-1 = +{ teotihuacan-amount } z kamenolomu
    .B-8-2 = +{ teotihuacan-amount } z naleziště zlata
    .B-8-4 = +{ teotihuacan-amount } z lesa
    .B-8-5 =
        { $good_id ->
            [wood] +{ teotihuacan-amount } z lesa
            [stone] +{ teotihuacan-amount } z kamenolomu
           *[gold] +{ teotihuacan-amount } z naleziště zlata
        }
teotihuacan-event-pay = −{ teotihuacan-amount } ({ $cause })
teotihuacan-event-score = { $points } VB ({ $cause })
teotihuacan-event-changes = { $changes } ({ $cause })
teotihuacan-event-lock = pracovník o síle { $power } uctívá ({ $space })
    .B-3-5 = uctívající pracovník vytlačen dál: { $space }
    .B-8-6 = jeho uctívající pracovník přesunut dál: { $space }
teotihuacan-event-unlock =
    { $count ->
        [one] uvolněn pracovník { FORM($board_list, "at") }
       *[other] uvolněni pracovníci { FORM($board_list, "at") }
    }
    .T-4-4 =
        { $count ->
            [one] zdarma uvolněn pracovník { FORM($board_list, "at") }
           *[other] zdarma uvolněni pracovníci { FORM($board_list, "at") }
        }
    .T-7-3 = uvolněn pracovník { FORM($board_list, "at") }, vytlačil ho jiný hráč
    .B-3-5 = uvolněn pracovník { FORM($board_list, "at") }, vytlačil ho Teotibot
    .B-8-6 = zdarma uvolněn pracovník { FORM($board_list, "at") }, vytlačil ho Teotibot
teotihuacan-event-power =
    { $board_id ->
        [none] pracovník posílen na sílu { $power }
       *[other] pracovník { FORM($board, "at") } posílen na sílu { $power }
    }
    .X-3-11 =
        { $board_id ->
            [none] pracovník oslaben na sílu { $power }
           *[other] pracovník { FORM($board, "at") } oslaben na sílu { $power }
        }
teotihuacan-event-claim =
    { $place_id ->
        [none] vzat dílek „{ $discovery }“
       *[other] vzat dílek „{ $discovery }“ { FORM($place, "at") }
    }
teotihuacan-event-use = použit dílek „{ $discovery }“
teotihuacan-event-temple = { $temple }, schod { $step } ({ $cause })
teotihuacan-event-step_lost =
    { $track_id ->
        [none] { $steps ->
            [one] žádný chrám nemá volný schod: postup propadl
            [few] žádný chrám nemá volný schod: { $steps } schody propadly
           *[other] žádný chrám nemá volný schod: { $steps } schodů propadlo
        }
        [avenue] postup na Cestě mrtvých propadl: konec je dosažen
       *[temple] schod propadl ({ $track }): vrchol je dosažen nebo obsazen
    }
teotihuacan-event-avenue = Cesta mrtvých, políčko { $step } ({ $cause })
teotihuacan-event-pyramid_track = stupnice pyramidy, políčko { $step }
teotihuacan-event-technology = získána technologie „{ $technology }“
teotihuacan-event-building = postavena budova ({ $row }, políčko { $column })
teotihuacan-event-build = postaven dílek pyramidy ({ $spot }): { $icons }
teotihuacan-event-decorate = umístěn dílek výzdoby ({ $space }): { $icons }
teotihuacan-event-main_action = hlavní akce { FORM($board, "at") }
teotihuacan-event-abandon = hlavní akce { FORM($board, "at") } vzdána
teotihuacan-event-ascension = pracovník povznesen a znovu zrozen v paláci
teotihuacan-event-light_disc = světlý disk posunut na { $step }
teotihuacan-event-dark_disc = tmavý disk posunut na { $step }, světlý disk zpět na 0
teotihuacan-event-eclipse_triggered =
    { $turns_left ->
        [0] hned po tomto tahu nastane zatmění
        [one] po jednom dalším tahu nastane zatmění
        [few] po { $turns_left } dalších tazích nastane zatmění
       *[other] po { $turns_left } dalších tazích nastane zatmění
    }
teotihuacan-event-pyramid_complete = pyramida je dokončena: příští zatmění ukončí hru
teotihuacan-event-bonus = { $points } VB (chrámová výhoda: { $bonus })

## Původ bodů a příčiny změn

teotihuacan-source-avenue = Cesta mrtvých
teotihuacan-source-pyramid_lead = vedení na pyramidě
teotihuacan-source-pyramid_steps = stupnice pyramidy
teotihuacan-source-masks = masky
teotihuacan-source-wages = nezaplacená mzda
teotihuacan-source-temples = schody chrámů
teotihuacan-source-construction = výstavba
teotihuacan-source-decorations = výzdoba
teotihuacan-source-nobles = rodiny
teotihuacan-source-technologies = technologie
teotihuacan-source-technology_owner = technologie ostatních
teotihuacan-source-worship = uctívání
teotihuacan-source-boards = desky surovin
teotihuacan-source-discovery = dílky objevů
teotihuacan-source-ascension = povznesení
teotihuacan-source-bonus = chrámové výhody
teotihuacan-source-setup = příprava hry
teotihuacan-source-other = ostatní

teotihuacan-cause-avenue = Cesta mrtvých
teotihuacan-cause-pyramid_lead = nejdále na stupnici pyramidy
teotihuacan-cause-pyramid_steps = stupnice pyramidy
teotihuacan-cause-masks = masky
teotihuacan-cause-wages = mzda
teotihuacan-cause-unpaid = nezaplacená mzda
teotihuacan-cause-temples = schod chrámu
teotihuacan-cause-construction = výstavba
teotihuacan-cause-icons = shodné ikony
teotihuacan-cause-decorations = výzdoba
teotihuacan-cause-nobles = budova
teotihuacan-cause-technologies = technologie
teotihuacan-cause-technology_owner = vlastnictví technologie, kterou získal někdo jiný
teotihuacan-cause-worship = uctívání
teotihuacan-cause-boards = hlavní akce
teotihuacan-cause-discovery = dílek objevu
teotihuacan-cause-ascension = povznesení
teotihuacan-cause-bonus = chrámová výhoda
teotihuacan-cause-setup = příprava hry
teotihuacan-cause-collect = sběr kakaa
teotihuacan-cause-cocoa = cena hlavní akce
teotihuacan-cause-worship_cost = cena uctívání
teotihuacan-cause-unlock = uvolnění
teotihuacan-cause-choice = vlastní volba
teotihuacan-cause-cost = cena dílku objevu
teotihuacan-cause-other = pravidlo { $clause }

teotihuacan-over-stages = Podle zatmění, { $name }: { $points }
teotihuacan-ending-eclipse = třetí zatmění
teotihuacan-ending-pyramid = dokončená pyramida
teotihuacan-tie-points = nejvíce bodů
teotihuacan-tie-cocoa = shoda v bodech, nejvíce zbylého kakaa
teotihuacan-tie-order = shoda v bodech i kakau, dříve v pořadí hráčů
    .T-22-5 = shoda v bodech i kakau, později v pořadí hráčů (temné zatmění)

## Co z možnosti plyne

teotihuacan-follow-leaves = odchází
teotihuacan-follow-collect = sběr { $cocoa }
teotihuacan-follow-main = hlavní akce { $cocoa }
teotihuacan-follow-wages = mzda { $from } → { $at }
    .stay = mzda zůstává { $at }
teotihuacan-follow-paid = nic se neztratí
teotihuacan-follow-or_tile = nebo dílek
teotihuacan-follow-price = pak zaplatit { FORM($amount, "acc") }
teotihuacan-follow-keep = zůstane: { $amount }
teotihuacan-follow-nothing = teď nic
teotihuacan-follow-no_tile = bez dílku: chybí { $amount }
teotihuacan-follow-within =
    { $kind_id ->
        [technology]
            { $count ->
                [one] 1 technologie na dosah
                [few] { $count } technologie na dosah
               *[other] { $count } technologií na dosah
            }
        [tile]
            { $count ->
                [one] 1 dílek na dosah
                [few] { $count } dílky na dosah
               *[other] { $count } dílků na dosah
            }
       *[other]
            { $count ->
                [one] 1 na dosah
               *[other] { $count } na dosah
            }
    }
teotihuacan-short = chybí { $goods }
teotihuacan-help-workers =
    { $workers ->
        [one] s 1 pracovníkem zde: { $gold } { $gold ->
            [one] zlato
           *[other] zlata
        }
       *[other] se { $workers } pracovníky zde: { $gold } { $gold ->
            [one] zlato
           *[other] zlata
        }
    }
teotihuacan-from-cocoa = pracovník může sbírat kakao na každé desce
teotihuacan-from-wood = les přináší dřevo
teotihuacan-from-stone = kamenolom přináší kámen
teotihuacan-from-gold = naleziště zlata přináší zlato
teotihuacan-from-worker = ještě jeden váš pracovník zde
teotihuacan-help-power = dosáhne tam i jediný pracovník o síle 4 nebo 5
teotihuacan-ask-held = má se zaplatit { $due }, máte { $held }
teotihuacan-ask-means =
    { $workers ->
        [one] { $gold } { $gold ->
            [one] zlato
           *[other] zlata
        }, 1 pracovník
        [few] { $gold } { $gold ->
            [one] zlato
           *[other] zlata
        }, { $workers } pracovníci
       *[other] { $gold } { $gold ->
            [one] zlato
           *[other] zlata
        }, { $workers } pracovníků
    }
teotihuacan-ask-from = Síla { $power } z { FORM($board, "gen") }
teotihuacan-ask-built =
    { $built ->
        [0] { $most ->
            [1] Jeden dílek
           *[other] První z nejvýše { $most }
        }
       *[other] Postaveno { $built }, nejvýše { $most }
    }

## Proč něco nejde

teotihuacan-why-ability-needed = Samotný dílek si zde nelze vzít: patří k němu schopnost políčka.
teotihuacan-why-already-kept = Tento dílek si už někdo nechal.
teotihuacan-why-already-yours = Tuto technologii už máte.
    .short = už máte
teotihuacan-why-cannot-pay = Nemůžete zaplatit cenu.
    .short = příliš drahé
teotihuacan-why-cannot-pay-both = Nemůžete zaplatit obojí.
    .short = příliš drahé
    .help = jen jedno z obou stojí méně
teotihuacan-why-chance = Teď rozhoduje náhoda.
teotihuacan-why-covered = Tam už něco leží.
teotihuacan-why-free-unlock = V tomto tahu uvolňujete pracovníky zdarma.
teotihuacan-why-just-moved = Tento pracovník byl právě přesunut.
teotihuacan-why-mask = Maska se nikdy nepoužívá: přináší body při každém zatmění.
teotihuacan-why-minimum = Nemůžete provést ani to nejmenší, co akce vyžaduje.
    .short = není možné
teotihuacan-why-minimum-possible = Lze ji provést, proto se jí nelze vzdát.
teotihuacan-why-must-power-up = Některý pracovník musí být posílen.
teotihuacan-why-no-building = Nezbývá žádná budova.
    .short = žádná nezbývá
teotihuacan-why-no-cocoa = Stojí to { $cocoa } { $cocoa ->
        [one] kakao
       *[other] kakaa
    }; máte { $held }.
teotihuacan-why-no-wood = Stojí to { $wood } { $wood ->
        [one] dřevo
        [few] dřeva
       *[other] dřev
    }; máte { $held }.
teotihuacan-why-no-wood-to-save = Dílek tohoto patra nestojí žádné dřevo.
teotihuacan-why-no-stone = Stojí to { $stone } { $stone ->
        [one] kámen
        [few] kameny
       *[other] kamenů
    }; máte { $held }.
teotihuacan-why-no-gold = Stojí to { $gold } { $gold ->
        [one] zlato
       *[other] zlata
    }; máte { $held }.
teotihuacan-why-no-effect = Teď by to nemělo žádný účinek.
teotihuacan-why-no-main-action = Tato deska nemá hlavní akci.
teotihuacan-why-no-place = V pyramidě není volné místo pro dílek, který můžete zaplatit.
    .short = žádné volné místo
    .help = s více kameny a dřevem zaplatíte vyšší patra
teotihuacan-why-no-reserve = Váš čtvrtý pracovník už je ve hře.
    .short = už ve hře
teotihuacan-why-no-second-worker = Nemáte tam druhého pracovníka, který by šel s ním.
teotihuacan-why-no-space = Žádná strana pyramidy není volná pro výzdobu.
    .short = žádná volná strana
    .help = dílky postavené v pyramidě otevírají další políčko strany
teotihuacan-why-no-support = Co má ležet pod ním, ještě není postaveno.
    .help = nejdřív dílky o patro níž
teotihuacan-why-no-tile = Neleží tam žádný dílek.
teotihuacan-why-no-worker = Takového pracovníka tam nemáte.
    .help = nejdřív tam musí dojít váš pracovník
teotihuacan-why-normal-turn = Běžný tah už začal.
teotihuacan-why-not-due = Vaše mzda je { $cocoa } { $cocoa ->
        [one] kakao
       *[other] kakaa
    }.
teotihuacan-why-not-in-hand = Takový dílek nemáte.
teotihuacan-why-not-now = V této chvíli to nejde.
teotihuacan-why-not-offered = Tento dílek se vám nenabízí.
teotihuacan-why-not-on-display = Není v nabídce.
teotihuacan-why-not-on-the-board = Neleží na desce.
teotihuacan-why-not-shown = Žádný z vašich dvou dílků tuto desku neukazuje.
teotihuacan-why-not-there = Neleží tam.
teotihuacan-why-not-your-turn = Dílky se používají ve vlastním tahu.
teotihuacan-why-nothing-locked = Žádný z vašich pracovníků neuctívá.
teotihuacan-why-occupied-by-own = Uctívá tam váš pracovník.
    .short = je tam váš pracovník
    .help = políčko se uvolní uvolněním toho pracovníka
teotihuacan-why-one-at-least = Jeden dílek se postavit musí.
teotihuacan-why-one-worker-a-board = Vaši pracovníci začínají na různých deskách, stejně silní v pořadí desek.
teotihuacan-why-other-board = To patří k jiné desce: { $board }.
teotihuacan-why-other-decision = Teď se rozhoduje o něčem jiném.
teotihuacan-why-other-turn = Tento tah není běžný.
teotihuacan-why-other-row =
    { $workers ->
        [one] S 1 pracovníkem stavíte v jiné řadě.
       *[other] Se { $workers } pracovníky stavíte v jiné řadě.
    }
    .short = jiná řada
    .help = 1 pracovník staví v horní řadě, 2 v prostřední, 3 v dolní
teotihuacan-why-over = Hra skončila.
teotihuacan-why-row-full = Řada je plná.
    .short = plná řada
    .help = budova patří do řady, která má volné políčko
teotihuacan-why-rows-full = Všechny řady, na které dosáhnete, jsou plné.
    .short = plné řady
    .help = více vašich pracovníků zde dosáhne na nižší řadu
teotihuacan-why-tile-placed = Dílek už byl postaven.
teotihuacan-why-too-far =
    { $distance ->
        [one] Je to { $distance } deska daleko; pracovník jde nejvýše o { $most }.
        [few] Jsou to { $distance } desky; pracovník jde nejvýše o { $most }.
       *[other] Je to { $distance } desek; pracovník jde nejvýše o { $most }.
    }
teotihuacan-why-too-few-workers =
    { $workers ->
        [one] Je potřeba 1 pracovník.
        [few] Jsou potřeba { $workers } pracovníci.
       *[other] Je potřeba { $workers } pracovníků.
    }
    .short = málo pracovníků
teotihuacan-why-top-step = Vrchol tohoto chrámu je dosažen nebo obsazen.
    .short = vrchol dosažen
teotihuacan-why-worshipping = Ne během uctívání.

## O čem hra je

teotihuacan-goal = Cíl: nejvíce vítězných bodů po třetím zatmění. V tahu přesunete jednoho pracovníka o 1 až 3 desky po směru hodinových ručiček a tam provedete jednu akci: sběr kakaa (1 a 1 za každou přítomnou barvu), uctívání (pracovník tam zůstane, vy získáte schopnost políčka nebo jeho dílek objevu), nebo hlavní akci desky (stojí 1 kakao za každou přítomnou barvu a posílí pracovníka). Pracovník, který překročí sílu 5, je povznesen. Při zatmění se boduje Cesta mrtvých, stupnice pyramidy a masky a každý pracovník chce kakao jako mzdu.

teotihuacan-status =
    { $phase_id ->
        [over] Tah { $turn }
        [due] Tah { $turn } · nastává { $eclipse }. zatmění
       *[ahead] Tah { $turn } · { $eclipse }. zatmění za { $spaces }
    }
