# Nové budovy: renovace, příjmy, destičky obou epoch.

tzolkin-help-buildings = Nové budovy: čtyři budovy 1. epochy přinášejí svému majiteli něco každý den výživy, ještě před živením. Když později stavíte, můžete jednu z nich strhnout a její vytištěné náklady se počítají jako zaplacené, kostička po kostičce; hra se zeptá, kdykoli to jde. Více řekne „tile renovation“.
tzolkin-building-a1_granary = Sýpka
    .effect = každý den výživy 3 kukuřice, před živením
tzolkin-building-a1_ancestor_tomb = Hrobka předků
    .effect = každý den výživy 1 dřevo v 1. epoše, 1 lebka ve 2. epoše
tzolkin-building-a1_gold_workshop = Zlatnická dílna
    .effect = každý den výživy 1 zlato
tzolkin-building-a1_stone_shrine = Kamenná svatyně
    .effect = každý den výživy 1 kámen
tzolkin-building-a2_bountiful_farm = Úrodná farma
    .effect = 8 kukuřic
tzolkin-building-a2_monument_yard = Dvůr monumentů
    .effect = můžete postavit monument; 1 VB
tzolkin-building-a2_house_of_scholars = Dům učenců
    .effect = můžete jednu technologii vrátit o úroveň a postoupit v každé z ostatních
tzolkin-building-a2_skull_shrine = Svatyně lebek
    .effect = její lebka na ní zůstává a počítá se jako umístěná; 7 VB; stupeň v libovolném chrámu
tzolkin-card-renovatable = Lze ji renovovat: strhněte ji, když stavíte, a její náklady se počítají jako zaplacené.
tzolkin-card-monument_yard = Postavit ho dovolí i budova Dvůr monumentů.
tzolkin-term-renovation = renovace
    .effect = Když stavíte budovu nebo monument, můžete strhnout jednu svou budovu, kterou lze renovovat. Její vytištěné náklady se kostička po kostičce počítají k nové; co přebývá, propadá, a stará destička opustí hru.

## Rozhodnutí

tzolkin-ask-renovate =
    { $monument_id ->
        [none] Strhnete něco, abyste zaplatili budovu „{ $building }“?
       *[other] Strhnete něco, abyste zaplatili monument „{ $monument }“?
    }
    .title = Renovace
    .ask = Strhnout něco?
tzolkin-ask-exchange-technology = Dům učenců: kterou technologii vrátíte o úroveň, aby ostatní mohly postoupit?
    .title = Dům učenců
    .ask = Která se vrátí?
tzolkin-ask-may-advance = Dům učenců: { $track }, postoupíte o úroveň?
    .title = Dům učenců
    .ask = { $track }: postoupit?
tzolkin-ask-may-build-monument = Dvůr monumentů: postavíte monument?
    .title = Dvůr monumentů
    .ask = Postavit monument?
tzolkin-action-renovate = Strhněte budovu „{ $building }“ a zaplaťte zbytek
    .name = { $building }
tzolkin-action-lower = Vraťte { FORM($technology, "acc") } na úroveň { $level }, pak postupte v ostatních
    .name = { $technology }
tzolkin-pass-renovate = Nic nestrhnout, zaplatit vše
    .name = Nechat vše
tzolkin-pass-exchange-technology = Nechat technologie, jak jsou
    .name = Nechat být
tzolkin-pass-may-advance = { $track }: nepostoupit
    .name = Tuto ne
tzolkin-pass-may-build-monument = Nestavět monument
    .name = Žádný monument
tzolkin-follow-lost = ztráta: { $goods }
tzolkin-follow-nothing_due = platíte 0
tzolkin-hint-lost = ztratíte: { $effect }
tzolkin-hint-renovation =
    { $cost_id ->
        [none] po stržení budovy „{ $building }“ by nezbylo nic k placení
       *[other] po stržení budovy „{ $building }“ by zbývalo zaplatit { FORM($cost, "acc") }
    }
    .only = se stržením budovy „{ $building }“: jinak nelze zaplatit
    .one =
        { $cost_id ->
            [none] jen stržením budovy „{ $building }“; k placení nezbude nic
           *[other] jen stržením budovy „{ $building }“; zbude zaplatit { FORM($cost, "acc") }
        }

## Co se stalo

tzolkin-event-renovate = stržena budova „{ $building }“
tzolkin-source-income = příjem ve dnech výživy
tzolkin-cause-income = příjem v den výživy
tzolkin-cause-scholars = Dům učenců

## Proč něco nejde

tzolkin-why-only-by-renovation = Bez stržení jiné budovy to nelze zaplatit.
    .short = nelze zaplatit
tzolkin-why-not-yours = Budovu „{ $building }“ nemáte.
tzolkin-why-saves-nothing = Budova „{ $building }“ by neušetřila ani kostičku.
    .short = nic neušetří
tzolkin-why-level-0 = { $technology }: ještě nemáte žádnou úroveň.
    .short = bez úrovně
    .help = nejdřív úroveň { FORM($technology, "gen") }
tzolkin-why-in-their-order = Na technologie se hra ptá jednu po druhé; teď je to { $technology }.
tzolkin-why-asked-or-lowered = Na tuto technologii ({ $technology }) se hra už ptala, nebo je to ta, která se vrátila.

# Co se řekne tomu, kdo druh rozhodnutí potká poprvé.

tzolkin-first-exchange-technology = Jedna technologie se může vrátit o úroveň; tři ostatní pak mohou zdarma o úroveň postoupit.
tzolkin-first-may-advance = Úroveň této technologie zdarma, chcete-li ji.
tzolkin-first-may-build-monument = Zároveň můžete postavit monument za jeho vlastní náklady.
tzolkin-first-renovate = Jednu ze svých starších budov můžete strhnout: její kostičky se odečtou z nákladů, ale co vám přinášela, končí.
