# Rozhodnutí, akce a události hry Tzolk'in.

## Na co se hra ptá

tzolkin-ask-apply-architecture = Platí Architektura pro tuto budovu, nebo pro druhou?
    .title = Architektura
    .ask = Kdy platí?
tzolkin-ask-build =
    { $in_corn ->
        [0] Kterou budovu postavíte?
       *[other] { $corn_per_block ->
            [one] Kterou budovu postavíte za { $corn_per_block } kukuřici za kostičku?
            [few] Kterou budovu postavíte za { $corn_per_block } kukuřice za kostičku?
           *[other] Kterou budovu postavíte za { $corn_per_block } kukuřic za kostičku?
        }
    }
    .optional = Postavíte ještě jednu?
    .title = Stavba
    .ask = Která budova?
    .ask-optional = Ještě jednu?
tzolkin-ask-build-two = Co postavíte: jednu či dvě budovy, nebo monument?
    .title = Stavba
    .ask = Co postavíte?
    .ask-theirs = Co se postaví?
    .hint = jedna či dvě budovy, nebo monument
tzolkin-ask-choose-action = Váš dělník přichází z pozice { $gear } { $space }. Kterou akci provede?
    .title = { $gear } { $space }
    .ask = Která akce?
tzolkin-ask-choose-days = Držíte pozici začínajícího hráče. Kolik dní uplyne?
    .title = Začínající hráč
    .ask = Kolik dní uplyne?
tzolkin-ask-climb-any = Ve kterém chrámu postoupíte?
    .title = Stupeň chrámu
    .ask = Ve kterém chrámu?
tzolkin-ask-climb-two = Postoupíte ve dvou chrámech. Ve kterém nejdřív?
    .title = Dva stupně chrámů
    .ask = Ve kterém nejdřív?
tzolkin-ask-descend = Bohové se hněvají. Ve kterém chrámu sestoupíte?
    .title = Bohové se hněvají
    .ask = Kde sestoupit?
tzolkin-ask-drop-block = Architektura: kterou kostičku nezaplatíte?
    .title = Architektura
    .ask = Která se ušetří?
tzolkin-ask-free-study =
    { $left ->
        [one] Ve které technologii zdarma postoupíte?
        [few] Ve které technologii zdarma postoupíte? ({ $left } úrovně)
       *[other] Ve které technologii zdarma postoupíte? ({ $left } úrovní)
    }
    .title = Úroveň zdarma
    .ask = Která technologie?
tzolkin-ask-give-blocks =
    { $left ->
        [one] Kterou kostičku odevzdáte?
       *[other] Kterou kostičku odevzdáte? (zbývá { $left })
    }
    .title = Platba
    .ask = Kterou kostičku?
    .hint = zbývá { $left }
tzolkin-ask-harvest = Co sklidíte v džungli { $group }?
    .title = Džungle { $group }
    .ask = Co sklidíte?
    .ask-theirs = Co se sklidí?
tzolkin-ask-keep-wealth =
    { $left ->
        [one] Kterou další destičku počátečního jmění si necháte?
       *[other] Které destičky počátečního jmění si necháte? (zbývá vybrat: { $left })
    }
    .title = Počáteční jmění
    .ask = Které si nechat?
    .hint = zbývá vybrat: { $left }
tzolkin-ask-kept = ponecháno: { $tiles }
tzolkin-ask-mirrored =
    { $mirror_corn ->
        [one] Kterou akci zrcadlíte za { $mirror_corn } kukuřici?
        [few] Kterou akci zrcadlíte za { $mirror_corn } kukuřice?
       *[other] Kterou akci zrcadlíte za { $mirror_corn } kukuřic?
    }
    .title = Zrcadlo
    .ask = Která akce?
    .hint =
        { $mirror_corn ->
            [one] za { $mirror_corn } kukuřici
            [few] za { $mirror_corn } kukuřice
           *[other] za { $mirror_corn } kukuřic
        }
tzolkin-ask-offering = Teologie: odevzdáte kostičku za stupeň v libovolném chrámu?
    .title = Teologie
    .ask = Kostičku za stupeň?
tzolkin-ask-pick-more = Stáhnete dalšího dělníka?
    .title = Stažení
    .ask = Dalšího dělníka?
tzolkin-ask-place-more = Umístíte dalšího dělníka?
    .title = Umístění
    .ask = Dalšího dělníka?
tzolkin-ask-study = Ve které technologii postoupíte?
    .optional = Postoupíte ještě v jedné technologii?
    .title = Technologie
    .ask = Ve které?
    .ask-optional = Ještě úroveň?
tzolkin-ask-take-blocks =
    { $left ->
        [one] Kterou kostičku si vezmete?
       *[other] Kterou kostičku si vezmete? (zbývá { $left })
    }
    .title = Kostičky
    .ask = Kterou?
    .hint = zbývá { $left }
tzolkin-ask-trade =
    { $buying ->
        [0] Trh: co prodáte nebo koupíte? Prodává se před nákupem.
       *[other] Trh: co ještě koupíte?
    }
    .title = Trh
    .ask = Prodat, nebo koupit?
tzolkin-ask-turn = Jste na tahu. Umístíte dělníky, nebo je stáhnete?
    .beg = Jste na tahu. Budete nejdřív žebrat, umístíte dělníky, nebo je stáhnete?
    .must-beg = Nemůžete zaplatit za žádného dělníka, musíte tedy žebrat. Kterého boha rozhněváte?
    .place = Jste na tahu. Kam umístíte prvního dělníka?
    .pick = Jste na tahu. Kterého dělníka stáhnete nejdřív?
    .beg-or-place = Jste na tahu. Budete nejdřív žebrat, nebo umístíte prvního dělníka?
    .beg-or-pick = Jste na tahu. Budete nejdřív žebrat, nebo stáhnete dělníka?
    .title = Jste na tahu
    .title-theirs = Tah
    .ask = Umístit, nebo stáhnout?
    .ask-beg = Žebrat, umístit, stáhnout?
    .ask-must-beg = Musíte žebrat
    .ask-theirs-must-beg = Který bůh se rozhněvá?
    .ask-place = Kam?
    .ask-pick = Kterého dělníka?
    .ask-beg-or-place = Žebrat, nebo umístit?
    .ask-beg-or-pick = Žebrat, nebo stáhnout?
tzolkin-ask-so-far =
    { $workers ->
        [one] zatím 1 dělník za { $corn ->
            [one] { $corn } kukuřici
            [few] { $corn } kukuřice
           *[other] { $corn } kukuřic
        }
        [few] zatím { $workers } dělníci za { $corn ->
            [one] { $corn } kukuřici
            [few] { $corn } kukuřice
           *[other] { $corn } kukuřic
        }
       *[other] zatím { $workers } dělníků za { $corn ->
            [one] { $corn } kukuřici
            [few] { $corn } kukuřice
           *[other] { $corn } kukuřic
        }
    }
tzolkin-ask-only = Zaplatit lze jen budovu „{ $building }“
tzolkin-ask-last = Poslední herní kolo. { $question }
    .title = Poslední herní kolo
    .ask = Umístit, nebo stáhnout?

## Co lze udělat

tzolkin-action-pass = Pokračovat
    .name = Pokračovat
tzolkin-action-beg =
    { $corn ->
        [one] Žebrejte: budete mít { $corn } kukuřici a v chrámu { $temple } sestoupíte na { $step }
        [few] Žebrejte: budete mít { $corn } kukuřice a v chrámu { $temple } sestoupíte na { $step }
       *[other] Žebrejte: budete mít { $corn } kukuřic a v chrámu { $temple } sestoupíte na { $step }
    }
    .name = Žebrat: { $temple }
tzolkin-action-place = Umístěte dělníka: { $place }
    .name = { $place }
    .ahead = Umístěte dělníka: { $place }; zítra { $next }: { $effect }
    .theology = Umístěte dělníka: { $place }; zítra { $next } a s Teologií o jednu dál: { $effect }
    .any = Umístěte dělníka: { $place }; zítra { $next }: kterákoli akce kola
    .closed = Umístěte dělníka: { $place }; zítra { $next }: uzavřeno lebkou
    .off = Umístěte dělníka: { $place }; zítra bude vytlačen, bez akce
    .last = Umístěte dělníka: { $place }; poslední herní kolo: žádnou akci neprovede
    .start =
        { $corn ->
            [0] Obsaďte pozici začínajícího hráče
            [one] Obsaďte pozici začínajícího hráče; na konci tahu získáte { $corn } kukuřici z kola
            [few] Obsaďte pozici začínajícího hráče; na konci tahu získáte { $corn } kukuřice z kola
           *[other] Obsaďte pozici začínajícího hráče; na konci tahu získáte { $corn } kukuřic z kola
        }
tzolkin-hint-tomorrow =
    .closed = zítra uzavřeno lebkou
    .off = zítra bude vytlačen
tzolkin-action-pick = Stáhněte dělníka ({ $place }): { $effect }
    .name = { $place }
    .none = Stáhněte dělníka ({ $place }): bez akce
    .any = Stáhněte dělníka ({ $place }): kterákoli akce kola, bez poplatku
    .lower = Stáhněte dělníka ({ $place }): { $effect }, nebo nižší akce
    .closed = Stáhněte dělníka ({ $place }): uzavřeno lebkou, jen nižší akce
    .not-now = Stáhněte dělníka ({ $place }): teď není možná žádná akce
    .for-corn =
        { $corn ->
            [one] Stáhněte dělníka ({ $place }): za { $corn } kukuřici { $effect }
            [few] Stáhněte dělníka ({ $place }): za { $corn } kukuřice { $effect }
           *[other] Stáhněte dělníka ({ $place }): za { $corn } kukuřic { $effect }
        }
    .another = Stáhněte dělníka ({ $place }): jiná akce než ta u jeho pozice
    .or-another = Stáhněte dělníka ({ $place }): { $effect }, nebo jiná akce
    .below = Stáhněte dělníka ({ $place }): teď je možná jen nižší akce
    .shut = Stáhněte dělníka ({ $place }): uzavřeno lebkami, bez akce
    .theology = Stáhněte dělníka ({ $place }): s Teologií o jednu dál, { $effect }
tzolkin-action-act = { $gear_action }: { $effect }
    .name = { $gear_action }
tzolkin-action-harvest =
    { $harvest_id ->
        [corn] Vezměte si destičku úrody kukuřice
        [wood] Vezměte si destičku těžby dřeva
        [burn] Vypalte destičku těžby dřeva kvůli kukuřici pod ní a sestupte v chrámu
       *[no_tile] Skliďte kukuřici bez destičky (Zemědělství)
    }
    .name =
        { $harvest_id ->
            [corn] Destička kukuřice
            [wood] Destička dřeva
            [burn] Vypálit dřevo
           *[no_tile] Bez destičky
        }
tzolkin-action-temple = Postupte { FORM($temple, "at") } na stupeň { $step }: { $worth }
    .name = { $temple }
    .lost = Postup { FORM($temple, "at") }: propadá, vrchol je dosažen nebo obsazen
    .down = Sestupte { FORM($temple, "at") } na stupeň { $step }: { $worth }
    .refused = Postup { FORM($temple, "at") }: nemůžete ho zaplatit, proto se odmítá
    .moved = { $temple } { $from } → { $step }
tzolkin-action-technology = { $technology }, úroveň { $level }: { $effect }
    .name = { $technology }
    .beyond = { $technology }, nad úroveň 3: { $effect }
    .refused = { $technology }: nemůžete ji zaplatit, proto se postup odmítá
    .moved = { $technology } { $from } → { $level }
tzolkin-action-give = Odevzdejte 1 { FORM($block, "acc") }
    .name = { $block }
tzolkin-action-take = Vezměte si 1 { FORM($block, "acc") }
    .name = { $block }
tzolkin-action-drop = Vynechte 1 { FORM($block, "acc") }
    .name = { $block }
tzolkin-action-sell = Prodejte 1 { FORM($block, "acc") }
    .name = Prodat { FORM($block, "acc") }
tzolkin-action-buy = Kupte 1 { FORM($block, "acc") }
    .name = Koupit { FORM($block, "acc") }
tzolkin-action-build = Postavte budovu „{ $building }“
    .name = { $building }
tzolkin-action-monument = Postavte monument „{ $monument }“: { $effect }
    .name = { $monument }
tzolkin-action-architecture =
    { $when_id ->
        [now] Pro tuto budovu ({ $building })
       *[later] Pro druhou budovu
    }
    .name =
        { $when_id ->
            [now] Tato budova
           *[later] Druhá budova
        }
tzolkin-action-days =
    { $days ->
        [one] Jeden den: nastane den { $day }
       *[other] Dva dny: nastane den { $day } a váš dvojitý posun je využit
    }
    .name =
        { $days ->
            [one] Jeden den
           *[other] Dva dny
        }
tzolkin-action-keep = Nechte si destičku počátečního jmění: { $tile }
    .name = { $short }

## Co se neudělá

tzolkin-pass-place-more = Dál neumisťovat
    .name = Už ne
    .hint = tah končí
tzolkin-pass-pick-more = Dál nestahovat
    .name = Už ne
    .hint = tah končí
tzolkin-pass-choose-action = Žádná akce
    .name = Žádná akce
    .hint = vezmete ho do ruky
tzolkin-pass-build = Nic dalšího nestavět
    .name = Nic dalšího
tzolkin-pass-study = Žádná další úroveň
    .name = Žádná další
tzolkin-pass-offering = Nic neodevzdat
    .name = Nic neodevzdat
tzolkin-pass-trade = Dál neobchodovat
    .name = Konec obchodu
tzolkin-pass-mirrored = Nic nezrcadlit
    .name = Nic
tzolkin-pass-taxed = Obejít se bez toho
    .name = Odmítnout
    .hint = nic neplatit

## Slova, za nimiž stojí možnosti, a řádky účtů

tzolkin-group-place = umístit
tzolkin-group-pick = stáhnout
tzolkin-group-beg = žebrat
tzolkin-group-sell = prodat
tzolkin-group-buy = koupit
tzolkin-group-lower = krok zpět
tzolkin-bill-cost = Náklady
tzolkin-bill-total = Platíte
tzolkin-bill-in_corn =
    Náklady: { $corn ->
        [one] { $corn } kukuřice
        [few] { $corn } kukuřice
       *[other] { $corn } kukuřic
    } za kostičku
tzolkin-bill-gives = Přináší
tzolkin-bill-less = Sleva: { $building }
tzolkin-bill-kept = Ponecháno
tzolkin-bill-tile = Tato destička
tzolkin-bill-start = Na začátku máte
tzolkin-bill-worker = { $number }. dělník tahu

## Co možnost přináší a stojí

tzolkin-figure-points = { $figure } VB
tzolkin-figure-worth = zatím { $amount } VB na konci
tzolkin-figure-temple =
    { $amount ->
        [one] { $figure } stupeň { FORM($temple, "at") }
        [few] { $figure } stupně { FORM($temple, "at") }
       *[other] { $figure } stupňů { FORM($temple, "at") }
    }
tzolkin-figure-lost = stupeň { FORM($temple, "at") } propadá
tzolkin-figure-technology =
    { $amount ->
        [one] { $figure } úroveň { FORM($technology, "gen") }
        [few] { $figure } úrovně { FORM($technology, "gen") }
       *[other] { $figure } úrovní { FORM($technology, "gen") }
    }
tzolkin-figure-tile =
    { $tile_id ->
        [wood] { $amount ->
            [one] { $figure } destička těžby dřeva
            [few] { $figure } destičky těžby dřeva
           *[other] { $figure } destiček těžby dřeva
        }
       *[corn] { $amount ->
            [one] { $figure } destička úrody kukuřice
            [few] { $figure } destičky úrody kukuřice
           *[other] { $figure } destiček úrody kukuřice
        }
    }
tzolkin-figure-worker =
    { $amount ->
        [one] { $figure } dělník
        [few] { $figure } dělníci
       *[other] { $figure } dělníků
    }
tzolkin-figure-double = dvojitý posun je zase možný
tzolkin-figure-farm =
    { $amount ->
        [one] 1 dělník potřebuje o 2 kukuřice méně
        [few] { $amount } dělníci potřebují každý o 2 kukuřice méně
       *[other] { $amount } dělníků potřebuje každý o 2 kukuřice méně
    }
tzolkin-figure-discount =
    { $amount ->
        [one] každý dělník potřebuje o { $amount } kukuřici méně
        [few] každý dělník potřebuje o { $amount } kukuřice méně
       *[other] každý dělník potřebuje o { $amount } kukuřic méně
    }
tzolkin-figure-may =
    { $offer_id ->
        [trade] můžete obchodovat na trhu
        [mirrored] můžete zrcadlit akci
        [offering] můžete odevzdat kostičku za stupeň chrámu
        [monument] můžete postavit monument
        [exchange] můžete vrátit jednu technologii a postoupit v ostatních
       *[build] můžete postavit ještě jednu budovu
    }

## Co z možnosti plyne

tzolkin-follow-dark = využije váš dvojitý posun
tzolkin-follow-within =
    { $shown ->
        [2] na dosah { $count } ze { $shown }
        [3] na dosah { $count } ze { $shown }
        [4] na dosah { $count } ze { $shown }
        [6] na dosah { $count } ze { $shown }
        [7] na dosah { $count } ze { $shown }
       *[other] na dosah { $count } z { $shown }
    }
tzolkin-follow-only = jen „{ $building }“
tzolkin-follow-altogether = dohromady
tzolkin-follow-food = výživa { $from } → { $at }

tzolkin-short = chybí { $goods }
tzolkin-help-in_corn =
    Uxmal 4 ji postaví za { $corn ->
        [one] { $corn } kukuřici
        [few] { $corn } kukuřice
       *[other] { $corn } kukuřic
    }
tzolkin-help-beg =
    žebráním budete mít { $corn ->
        [one] { $corn } kukuřici
        [few] { $corn } kukuřice
       *[other] { $corn } kukuřic
    }
tzolkin-from-skull = Yaxchilan 4 přináší lebku
tzolkin-from-corn = Palenque přináší kukuřici
tzolkin-from-wood = Yaxchilan 1 přináší dřevo
tzolkin-from-stone = Yaxchilan 2 přináší kámen
tzolkin-from-gold = Yaxchilan 3 přináší zlato
tzolkin-from-block = Yaxchilan přináší kostičky surovin

## Proč něco nejde

tzolkin-why-another-gear = Dělník z kola { $gear } provádí akce tohoto kola.
tzolkin-why-at-the-bottom = V chrámu { $temple } jste úplně dole.
    .short = úplně dole
    .help = nejdřív postup v chrámu { $temple }
tzolkin-why-cannot-be-done = To, co má tamní dělník udělat, teď nejde.
    .short = není možné
tzolkin-why-cannot-be-paid = Nemůžete zaplatit náklady.
    .lacking = Chybí vám { $goods }.
    .lacking-spared = Chybí vám { $goods }; Architektura ušetří jen jednu kostičku.
    .short = nelze zaplatit
tzolkin-why-cannot-pay-tax = Nemáte na to, co proroctví žádá ({ $good }).
    .short = dodatek nelze zaplatit
    .help = proroctví skončí po příštím dni výživy
tzolkin-why-chosen-already = V chrámu { $temple } už postup máte; druhý stupeň je v jiném chrámu.
tzolkin-why-closed = Akci { $action } uzavírá lebka.
    .short = uzavřeno
    .help = pozice kola Chichen Itza bez lebky
tzolkin-why-covered = Neleží tam odkrytá destička úrody kukuřice: překrývá ji dřevo.
    .short = zakryto
tzolkin-why-duty = To, co má udělat dělník umístěný v tomto tahu, by už nešlo zaplatit.
    .short = nelze zaplatit
    .help = dost na obojí: na toto i na to, co má dělník udělat
tzolkin-why-enough-corn =
    { $corn ->
        [one] Máte { $corn } kukuřici; žebrat smí jen ten, kdo má méně než { $limit }.
        [few] Máte { $corn } kukuřice; žebrat smí jen ten, kdo má méně než { $limit }.
       *[other] Máte { $corn } kukuřic; žebrat smí jen ten, kdo má méně než { $limit }.
    }
tzolkin-why-game-over = Hra skončila.
tzolkin-why-has-begged = V tomto tahu už žebrání proběhlo.
tzolkin-why-no-harvest-tile = Nezbývá tam žádná destička sklizně.
    .short = žádná destička
tzolkin-why-no-monument-now = Monumenty se stavějí akcí Tikal 4 místo budov.
tzolkin-why-no-own-worker = Nestojí tam váš dělník.
tzolkin-why-no-skull = Nemáte lebku k umístění.
    .short = žádná lebka
tzolkin-why-no-skull-to-gain = V bance nezbývá lebka.
    .short = žádná nezbývá
tzolkin-why-no-step-down = Ve všech chrámech jste úplně dole: žádného boha už nelze rozhněvat.
    .short = nelze sestoupit
tzolkin-why-no-wood-tile = Nezbývá tam destička těžby dřeva.
    .short = žádné dřevo
tzolkin-why-no-worker-in-hand = Nemáte dělníka v ruce.
    .help = stažení dělníků je vrátí do ruky
tzolkin-why-no-worker-left = Všichni vaši dělníci jsou ve hře.
    .short = všichni ve hře
tzolkin-why-none-to-sell = Nemáte co prodat ({ $block }).
    .short = není co prodat
tzolkin-why-not-in-the-row = Není mezi vyloženými monumenty.
tzolkin-why-not-in-this-game = To v této hře není.
tzolkin-why-not-mirrored = Akci { $action } nelze zrcadlit.
tzolkin-why-not-on-display = Neleží v nabídce.
tzolkin-why-not-the-cheapest = Slitování bohů vede jen na nejlevnější pozici.
tzolkin-why-nothing-to-mirror = Teď není žádná akce, kterou lze zrcadlit.
    .short = není co zrcadlit
tzolkin-why-nothing-to-trade = Nemáte s čím obchodovat.
    .short = není s čím obchodovat
    .help = kukuřice nebo kostička k obchodu
tzolkin-why-other-decision = Teď se rozhoduje o něčem jiném.
    .action = K tomu je třeba stáhnout dělníka.
    .building = Budovy se stavějí akcemi Tikal 2, Tikal 4 nebo Uxmal 4.
    .monument = Monumenty se stavějí akcí Tikal 4 místo budov.
    .technology = Technologie se posouvají akcemi Tikal 1 a Tikal 3 a destičkami.
    .temple = Teď vám nic nedovoluje tam postoupit.
tzolkin-why-out-of-reach = Váš dělník na pozici { $space } ještě nedosáhl akce { $action }.
    .help = každý den ho posune o pozici dál
tzolkin-why-picking-up = V tomto tahu stahujete dělníky, proto žádné neumisťujete.
    .temple = Žebrá se na začátku tahu, nebo vůbec ne.
tzolkin-why-place-or-pick-up = V tahu se buď umisťuje, nebo stahuje; neudělat nic nelze.
tzolkin-why-placing = V tomto tahu umisťujete dělníky, proto žádné nestahujete.
    .temple = Žebrá se na začátku tahu, nebo vůbec ne.
tzolkin-why-reveal-first = Nejdřív se odkryje destička.
tzolkin-why-sales-first = Nakupování už začalo; prodává se před ním.
    .short = nejdřív se prodává
tzolkin-why-sold-before = Toto zde bylo prodáno ({ $block }), proto to nelze koupit.
    .short = už prodáno
tzolkin-why-taken =
    { $target_id ->
        [start] Pozici začínajícího hráče už někdo obsadil.
       *[other] { $target }: žádná volná pozice.
    }
    .own = Pozici začínajícího hráče už máte.
    .short = obsazeno
    .help =
        { $target_id ->
            [start] v příštím herním kole je zase volná
           *[other] každý den posune dělníky a uvolní pozice
        }
tzolkin-why-too-few-blocks =
    { $needed ->
        [one] Stojí to 1 kostičku surovin; máte { $blocks }.
        [few] Stojí to { $needed } kostičky surovin; máte { $blocks }.
       *[other] Stojí to { $needed } kostiček surovin; máte { $blocks }.
    }
tzolkin-why-too-little-corn =
    { $needed ->
        [one] Stojí to { $needed } kukuřici; máte { $corn }.
        [few] Stojí to { $needed } kukuřice; máte { $corn }.
       *[other] Stojí to { $needed } kukuřic; máte { $corn }.
    }

## Nadpisy průběhu hry

tzolkin-heading-turn = Tah { $turn }
tzolkin-heading-day = Den { $day }
tzolkin-heading-last_day = Kalendář se naposledy posune
tzolkin-heading-food_day = { $number }. den výživy ({ $kind })
tzolkin-heading-final_scoring = Závěrečné bodování

## Co se stalo

tzolkin-event-marker = získán žeton začínajícího hráče
    .Z-2-7 = začínající hráč
tzolkin-event-marker_passed = žeton začínajícího hráče už v držení, předává se tedy doleva: { $colour }
tzolkin-event-dummy = neutrální žetony: { $places }
tzolkin-event-keep =
    { $count ->
        [one] ponechána destička počátečního jmění { $tiles }
       *[other] ponechány destičky počátečního jmění { $tiles }
    }
tzolkin-event-gain = { tzolkin-amount-gain } ({ $cause })
    .Z-4-5 = { tzolkin-amount-gain }
tzolkin-event-pay = { tzolkin-amount-pay } ({ $cause })
tzolkin-event-score = { $points } VB ({ $cause })
tzolkin-event-changes = { $changes } ({ $cause })
tzolkin-event-beg = žebrání o kukuřici
tzolkin-event-place =
    { $count ->
        [one] umístěn dělník: { $places }
       *[other] umístěni dělníci: { $places }
    }
    .Z-4-4 = slitováním bohů umístěn dělník za všechnu zbylou kukuřici: { $places }
tzolkin-event-take_up = staženo: { $places }
    .Z-12-5 =
        { $count ->
            [one] dělník vytlačen bez akce: { $places }
           *[other] dělníci vytlačeni bez akce: { $places }
        }
tzolkin-event-no_action = žádná akce
tzolkin-event-act = akce { $action }
    .Z-7-17 = zrcadlena akce { $action }
tzolkin-event-worker = ještě jeden dělník ve hře
tzolkin-event-temple = { $temple }, stupeň { $step } ({ $cause })
    .Z-4-5 = sestup v chrámu { $temple } na stupeň { $step }
    .Z-7-3 = sestup v chrámu { $temple } na stupeň { $step } ({ $cause })
    .P-5-6 = sestup v chrámu { $temple } na stupeň { $step } ({ $cause })
tzolkin-event-step_lost = stupeň v chrámu { $temple } propadl: vrchol je dosažen nebo obsazen
tzolkin-event-board =
    { $side_id ->
        [light] deska je zase světlou stranou nahoru: dvojitý posun možný
       *[dark] uplynou dva dny, deska se otočí tmavou stranou nahoru
    }
tzolkin-event-technology = { $technology }, úroveň { $level } ({ $cause })
    .Z-7-8 = { $technology }, úroveň { $level }
tzolkin-event-build = postavena budova „{ $building }“
tzolkin-event-monument = postaven monument „{ $monument }“
tzolkin-event-corn_tile = vzata destička úrody kukuřice, džungle { $space }
tzolkin-event-wood_tile = vzata destička těžby dřeva, džungle { $space }
tzolkin-event-burn = vypálena destička těžby dřeva, džungle { $space }
tzolkin-event-skull = umístěna lebka: { $action }
tzolkin-event-reveal = odkryto: { $tiles }
tzolkin-event-gear_corn =
    { $corn ->
        [one] { $corn } kukuřice
        [few] { $corn } kukuřice
       *[other] { $corn } kukuřic
    } na kole Tzolk'in
tzolkin-event-feed =
    { $workers ->
        [0] nikdo neuživen
        [one] uživen 1 dělník
        [few] uživeni { $workers } dělníci
       *[other] uživeno { $workers } dělníků
    }
tzolkin-event-age = začíná { $age }. epocha s novými budovami
tzolkin-event-monument_scores = { $points } VB (monument „{ $monument }“)
tzolkin-event-end = Hra skončila.

## Dny výživy a závěrečné bodování, řádek po řádku

tzolkin-moment-food_day =
    { $number ->
        [1] První den výživy
        [2] Druhý den výživy
        [3] Třetí den výživy
       *[4] Čtvrtý den výživy
    }
tzolkin-moment-gives =
    { $kind_id ->
        [points] chrámy přinášejí body
       *[goods] chrámy přinášejí zdroje
    }
tzolkin-moment-age = { $age }. epocha
tzolkin-moment-income = Příjem
tzolkin-moment-food = Výživa
tzolkin-moment-left = Zbylá kukuřice a kostičky
tzolkin-moment-skulls = Zbylé lebky
tzolkin-moment-monument = monument
tzolkin-moment-fed =
    { $unfed ->
        [0] všichni uživeni
       *[other] uživeno { $fed }, hladoví { $unfed }
    }
tzolkin-moment-fed-how = { $fed }: { $how }
tzolkin-moment-each =
    { $corn ->
        [one] na každého { $corn } kukuřici
        [few] na každého { $corn } kukuřice
       *[other] na každého { $corn } kukuřic
    }
tzolkin-moment-farms =
    { $corn ->
        [one] farmy ušetří { $corn } kukuřici
        [few] farmy ušetří { $corn } kukuřice
       *[other] farmy ušetří { $corn } kukuřic
    }
tzolkin-moment-from-buildings = z budov
tzolkin-moment-below = stupeň a vše pod ním
tzolkin-moment-highest = nejvyšší { $points }
tzolkin-moment-is-highest = nejvýše
tzolkin-moment-due =
    .workers =
        { $workers ->
            [one] { $workers } dělník
            [few] { $workers } dělníci
           *[other] { $workers } dělníků
        }
    .step = stupeň { $step }
    .corn = hodnota v kukuřici: { $corn }
    .skulls =
        { $skulls ->
            [one] { $skulls } lebka
            [few] { $skulls } lebky
           *[other] { $skulls } lebek
        }
    .built = postaveno

## Původ bodů a příčiny změn

tzolkin-source-temples = stupně chrámů
tzolkin-source-highest = nejvýše v chrámech
tzolkin-source-chichen_itza = Chichen Itza
tzolkin-source-buildings = budovy
tzolkin-source-architecture = Architektura
tzolkin-source-bonus = bonusy nad úroveň 3
tzolkin-source-unfed = neuživení dělníci
tzolkin-source-corn_left = zbylá kukuřice a kostičky
tzolkin-source-skulls_left = zbylé lebky
tzolkin-source-monuments = monumenty
tzolkin-source-other = ostatní

tzolkin-cause-temples = chrámy
    .temple = { $temple }
tzolkin-cause-highest = nejvýše v chrámu
    .temple = nejvýše v chrámu { $temple }
tzolkin-cause-chichen_itza = Chichen Itza
tzolkin-cause-buildings = budova
tzolkin-cause-architecture = Architektura
tzolkin-cause-bonus = nad úroveň 3
tzolkin-cause-unfed = neuživení dělníci
tzolkin-cause-corn_left = zbylá kukuřice a kostičky
tzolkin-cause-skulls_left = zbylé lebky
tzolkin-cause-monuments = monument
tzolkin-cause-wealth = destičky počátečního jmění
tzolkin-cause-setup = příprava hry
tzolkin-cause-begging = žebrání
tzolkin-cause-pity = slitování
tzolkin-cause-gear_corn = pozice začínajícího hráče
tzolkin-cause-placing = umístění
tzolkin-cause-step_back = krok zpět
tzolkin-cause-fishing = rybolov
tzolkin-cause-harvest = sklizeň
tzolkin-cause-burning = vypálené dřevo
tzolkin-cause-yaxchilan = Yaxchilan
tzolkin-cause-study = úroveň technologie
tzolkin-cause-tikal_5 = Tikal 5
tzolkin-cause-uxmal_1 = Uxmal 1
tzolkin-cause-market = trh
tzolkin-cause-mirror = zrcadlo
tzolkin-cause-worker = Uxmal 3
tzolkin-cause-building_for_corn = budova za kukuřici
tzolkin-cause-theology = Teologie
tzolkin-cause-feeding = výživa
tzolkin-cause-calendar = kalendář
tzolkin-cause-prophecy = proroctví
tzolkin-cause-other = pravidlo { $clause }

tzolkin-status =
    { $days ->
        [0] Den { $day } · výživa dnes
        [one] Den { $day } · výživa zítra
        [few] Den { $day } · výživa za { $days } dny
       *[other] Den { $day } · výživa za { $days } dnů
    }
    .over = Konec hry
tzolkin-over-stages = Podle dnů výživy a na konci, { $name }: { $points }
tzolkin-ending-fourth-food-day = čtvrtý den výživy
tzolkin-tie-points = nejvíce bodů
tzolkin-tie-workers-on-gears = shoda v bodech, nejvíce dělníků na kolech
tzolkin-tie-shared = Společné vítězství: { $names }, { $points } VB a stejný počet dělníků na kolech.

## O čem hra je

tzolkin-goal = Cíl: nejvíce vítězných bodů po 27 dnech. V tahu buď umístíte dělníky na kola, nebo některé stáhnete. Dělník jde na nejnižší volnou pozici kola za tolik kukuřic, kolik říká její číslo; každý den kola posunou všechny dělníky o pozici dál, a když dělníka stáhnete, provede akci pozice, které dosáhl (nebo nižší, za 1 kukuřici za krok). Ve dnech 8, 14, 21 a 27 chtějí dělníci po 2 kukuřicích a chrámy přinášejí zdroje nebo body. Budovy, technologie a lebky na kole Chichen Itza přinášejí více; monumenty přinášejí body na konci.
