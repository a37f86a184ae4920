# M9 Expanze říše: bojovníci na mapě, dobývání místo rodin.

teotihuacan-region-0 = Teotihuacan
    .effect = Sem přicházejí bojovníci ze zásoby. Kdo přijde, vytlačí zdejšího bojovníka do regionu 1, 2, 3 nebo 4, podle volby jeho majitele. Nestaví se tu a bojovník zde nepřináší žádné body.
teotihuacan-region-1 = Region 1
    .effect = 1 obsidián a 1 kakao
teotihuacan-region-2 = Region 2
    .effect = schod na libovolném chrámu
teotihuacan-region-3 = Region 3
    .effect = doberte 3 dílky objevů a jeden z nich si vezměte za jeho cenu
teotihuacan-region-4 = Region 4
    .effect = posílení tří různých volných pracovníků
teotihuacan-region-5 = Region 5
    .effect = zlatá zvláštní maska
teotihuacan-region-6 = Region 6
    .effect = doberte 2 velké objevy a jeden z nich si vezměte za jeho cenu
teotihuacan-region-7 = Region 7
    .effect = zdarma nejnižší technologie, která vám chybí, i s jejím schodem chrámu
teotihuacan-region-8 = Region 8
    .effect = schod na každém ze dvou různých chrámů
teotihuacan-region-9 = Region 9
    .effect = nefritová zvláštní maska
teotihuacan-region-10 = Region 10
    .effect = 4 obsidiány
teotihuacan-region-11 = Region 11
    .effect = 1 VB za každého vašeho pracovníka, 2 VB za pracovníka o síle 4 nebo 5, i za uctívající
teotihuacan-region-12 = Region 12
    .effect = Konec obou stezek. Vejde se sem libovolný počet bojovníků; nestaví se tu.
teotihuacan-place-region_3 = region 3
    .at = v regionu 3
teotihuacan-place-region_5 = region 5
    .at = v regionu 5
teotihuacan-place-region_6 = region 6
    .at = v regionu 6
teotihuacan-place-region_9 = region 9
    .at = v regionu 9
teotihuacan-discovery-special_mask_gold = zlatá zvláštní maska
    .gender = f
    .acc = zlatou zvláštní masku
    .effect = Maska vlastního druhu pro toho, kdo postaví budovu v regionu 5. Není to dílek objevu.
teotihuacan-discovery-special_mask_jade = nefritová zvláštní maska
    .gender = f
    .acc = nefritovou zvláštní masku
    .effect = Maska vlastního druhu pro toho, kdo postaví budovu v regionu 9. Není to dílek objevu.
teotihuacan-help-empire = Místo rodin leží dobývání: jeho hlavní akce přidá na mapě do Teotihuacanu bojovníky, postaví budovu, nebo obojí, podle počtu vašich pracovníků a síly nejslabšího z nich. Do regionu se vejde jeden bojovník: kdo přijde, vytlačí zdejšího o provincii dál; kam, to vybere jeho majitel. Při každém zatmění přinese bojovník body své provincie. Budova stojí 2 dřeva a bojovníka, který v regionu stojí, a přináší body, postup na Cestě mrtvých a co dává region. „empire“ ukáže mapu, „tile region 5“ region.
teotihuacan-term-warrior = bojovník
    .effect = Deset od každé barvy. Bojovník se přidává do Teotihuacanu. Do regionu se vejde jeden: kdo tam přijde, vytlačí předchozího o provincii dál, vždy po téže stezce, do regionu, který vybere jeho majitel. Při každém zatmění přinášejí vaši bojovníci 1, 2, 3 nebo 5 VB podle provincie. Bojovník v regionu bez budovy vám dovolí tam stavět a opustí hru.
teotihuacan-term-conquest = Dobývání
    .main = Přidejte bojovníky nebo postavte budovu podle počtu svých pracovníků a síly nejslabšího z nich, jako na deskách surovin; pak 1 posílení, se třemi pracovníky až 2.
    .table = Jeden pracovník: { $first }. Dva: { $second }. Tři: { $third }.
teotihuacan-conquest-cell =
    { $cell_id ->
        [warriors] síla { $power }: { $warriors }
        [build] síla { $power }: budova
        [choice] síla { $power }: { $warriors } nebo budova
       *[both] síla { $power }: { $warriors } a budova
    }
teotihuacan-conquest-warriors =
    { $warriors ->
        [one] { $warriors } bojovník
        [few] { $warriors } bojovníci
       *[other] { $warriors } bojovníků
    }
teotihuacan-term-empire_tile = Říše a stavba
    .title = Teotibotův dílek Říše a stavba
    .effect = S pracovníkem na dobývání a 2 dřevy přidá dva bojovníky a postaví budovu ve svém regionu nejdále od Teotihuacanu, při shodě v nejvyšším. Nelze-li ani jedno, sbírá s pracovníkem v lese dřevo a obsidián, jinak náhradní akce. Pracovník je posílen a jde dál.

## Karty

teotihuacan-card-region =
    { $wood ->
        [one] Budova zde stojí { $wood } dřevo a vašeho bojovníka. Přináší { $points } VB a postup na Cestě mrtvých; region dává: { $effect }.
        [few] Budova zde stojí { $wood } dřeva a vašeho bojovníka. Přináší { $points } VB a postup na Cestě mrtvých; region dává: { $effect }.
       *[other] Budova zde stojí { $wood } dřev a vašeho bojovníka. Přináší { $points } VB a postup na Cestě mrtvých; region dává: { $effect }.
    }
    .warriors = Bojovník zde přináší při každém zatmění { $points } VB.
teotihuacan-card-trail = Dílek trasy { $region }
    .effect = Pošle bojovníka Teotibota, který je vytlačen z Teotihuacanu, do regionu { $region }. Všechny čtyři jsou stejně pravděpodobné.

## Na co se hra ptá a co se dělá

teotihuacan-ask-conquer = Co si z políčka dobývání vyberete?
    .use = Co si z políčka dobývání vyberete, nebo použijete dílek?
    .buy-unlock = Co si z políčka dobývání vyberete, nebo zaplatíte za uvolnění pracovníků?
    .use-or-buy-unlock = Co si z políčka dobývání vyberete, nebo použijete dílek či zaplatíte za uvolnění pracovníků?
    .title = Dobývání
    .ask = Co si vyberete?
    .ask-theirs = Co se vybere?
teotihuacan-ask-conquer-on =
    { $warriors ->
        [0] Postavíte teď budovu?
        [one] Zbývá přidat { $warriors } bojovníka. Co bude dál?
        [few] Zbývá přidat { $warriors } bojovníky. Co bude dál?
       *[other] Zbývá přidat { $warriors } bojovníků. Co bude dál?
    }
    .title = Dobývání
    .ask = Co bude dál?
teotihuacan-ask-push-warrior =
    { $region ->
        [0] Váš bojovník je vytlačen z Teotihuacanu. Kam půjde?
       *[other] Váš bojovník je vytlačen z regionu { $region }. Kam půjde?
    }
    .title = Vytlačený bojovník
    .ask = Kam půjde?
teotihuacan-ask-climb-different =
    { $climbed_id ->
        [none] Schody na dvou různých chrámech. Na kterém nejdřív?
       *[other] Na kterém dalším chrámu postoupíte?
    }
    .title = Schody chrámů
    .ask = Na kterém chrámu?
teotihuacan-ask-power-up-different = Kterého pracovníka posílíte? Každého jen jednou. (zbývá { $left })
    .title = Posílení
    .ask = Kterého posílit?
    .hint = zbývá { $left }
teotihuacan-ask-claim-drawn = Vezmete si jeden z dílků dobraných pro region { $region }?
    .title = Region { $region }
    .ask = Vzít si dílek?
teotihuacan-action-warrior = Přidejte bojovníka do Teotihuacanu
    .name = Přidat bojovníka
teotihuacan-action-settle = Postavte budovu v regionu { $region }: { $points } VB, { $effect }, postup na Cestě mrtvých
    .name = Osídlit region { $region }
teotihuacan-action-push = Do regionu { $region }
    .name = Region { $region }
teotihuacan-pass-claim-drawn = Nic si nevzít
teotihuacan-pass-next-warrior = Přidat dalšího bojovníka
    .name = Další bojovník
teotihuacan-pass-build = Nic nestavět
teotihuacan-hint-pushes = vytlačí bojovníka ({ $colour })
teotihuacan-hint-region = budova tam: { $points } VB, postup na Cestě mrtvých, { $effect }
    .settled = budova tam už stojí
teotihuacan-hint-warrior-score = { $points } VB při každém zatmění

## Co se stalo

teotihuacan-event-warrior_added = přidán bojovník do Teotihuacanu
teotihuacan-event-warrior_moves =
    { $origin ->
        [0] bojovník vytlačen z Teotihuacanu do regionu { $to }
       *[other] bojovník vytlačen z regionu { $origin } do regionu { $to }
    }
teotihuacan-event-settle = postavena budova v regionu { $region }
teotihuacan-event-trail = dílek trasy: region { $region }
teotihuacan-event-region_discard = odhozen dílek „{ $discovery }“ dobraný pro region { $region }
teotihuacan-brings-drawn = doberou se tři dílky objevů, jeden si můžete vzít
teotihuacan-brings-drawn-great = doberou se dva velké objevy, jeden si můžete vzít
teotihuacan-brings-warrior =
    { $amount ->
        [one] { $amount } bojovník
        [few] { $amount } bojovníci
       *[other] { $amount } bojovníků
    }
teotihuacan-source-warriors = bojovníci
teotihuacan-cause-warriors = bojovníci
teotihuacan-source-empire = regiony říše
teotihuacan-cause-empire = říše
teotihuacan-cause-priest = kněz S08

## Proč něco nejde

teotihuacan-why-not-onward = Z místa, kde bojovník je, tam žádná cesta nevede.
teotihuacan-why-other-temple = Druhý schod musí být na jiném chrámu.
teotihuacan-why-named-already = Tento pracovník už posílen byl.
teotihuacan-why-no-region = Nemáte bojovníka v žádném regionu bez budovy.
    .help = nejdřív musí být bojovník v takovém regionu
teotihuacan-why-region-settled = Budova tam už stojí.
teotihuacan-why-no-warrior-there = Nemáte tam bojovníka.
    .help = nejdřív tam musí přijít váš bojovník
teotihuacan-why-no-warrior-left = Ve vaší zásobě nezbývá žádný bojovník.
teotihuacan-why-next-warrior = Z vašeho políčka už nelze vybrat nic jiného: pokračováním přidáte dalšího bojovníka.
teotihuacan-why-one-reward = To vaše políčko nemá, nebo už ne.
teotihuacan-why-warriors-first = Všichni bojovníci z políčka se musí přidat.

## Jak je to teď

teotihuacan-note-region = Je tu bojovník: { $colour }.
    .settled = Stojí tu budova: { $colour }.
    .far =
        { $warriors ->
            [one] Je tu { $warriors } bojovník: { $colour }.
            [few] Jsou tu { $warriors } bojovníci: { $colour }.
           *[other] Je tu { $warriors } bojovníků: { $colour }.
        }
teotihuacan-note-warriors = { $colour }: v zásobě { $supply }, při příštím zatmění { $due } VB.

## Terminál

teotihuacan-show-empire = Říše
    .hint = písmena jsou bojovníci, ■ budovy; bojovník přináší při každém zatmění VB své provincie
teotihuacan-show-province = { $points } VB
teotihuacan-show-conquest-legend = Dobývání podle vašich pracovníků tam: políčka pro nejmenší sílu 1, 2–3, 4–5; b bojovníci, ■ budova, / jedno z obou, + obojí.
teotihuacan-show-conquest = { $workers }: { $cells }
teotihuacan-show-conquest-cell =
    { $cell_id ->
        [warriors] { $warriors }b
        [build] ■
        [choice] { $warriors }b/■
       *[both] { $warriors }b+■
    }
teotihuacan-show-empire-side = zásoba { $supply }, při zatmění { $due } VB

## Nastavení Teotibota

cli-bot-priest_s08 = kněz S08: po hodu 6 až 8 další dva bojovníci za 2 obsidiány
teotihuacan-priest-s08 = Kněz S08
    .effect = Po hodu 6, 7 nebo 8 a akci toho dílku zaplatí Teotibot 2 obsidiány, má-li je, a přidá další dva bojovníky.

## Co se s deskou říše jmenuje jinak

teotihuacan-board-conquest = Dobývání
    .gender = n
    .gen = dobývání
    .acc = dobývání
    .at = na dobývání
    .to = na dobývání
    .short = Dob
    .brief = Dobývání

teotihuacan-technology-03-empire =
    .effect = +3 VB za hlavní akci na alchymii nebo dobývání.
teotihuacan-discovery-extra_worker-empire =
    .effect = Použijte ho při alchymii, dobývání nebo výstavbě: akce se vyhodnotí, jako byste tu měli o jednoho pracovníka více, nejvýše však tři.
teotihuacan-term-avenue-empire =
    .effect = Postup přinášejí budovy na mapě, povznesení a dílky. Při každém zatmění přinese každé vaše políčko svou hodnotu, která je zprvu 5 VB a s postavenými budovami klesá až na 1. Na políčkách 3, 6 a 8 si můžete vzít dílek objevu.
teotihuacan-term-eclipse-empire =
    .effect = Když světlý disk dosáhne tmavého: bodují se Cesta mrtvých, stupnice pyramidy, masky a bojovníci, pak se platí mzda. Třetí zatmění ukončí hru.
teotihuacan-term-masks-empire =
    .effect = Sady různých masek přinášejí při každém zatmění 1, 3, 6, 10, 15, 21, 28, 36, 45, 55 VB za 1 až 10 masek.
teotihuacan-term-mask-empire =
    .effect = Maska, nikdy se nespotřebuje: různé masky tvoří sady, které při každém zatmění přinášejí 1, 3, 6, 10, 15, 21, 28, 36, 45, 55 VB.
teotihuacan-discovery-great_mask-empire =
    .effect = Maska vlastního druhu, nikdy se nespotřebuje: různé masky tvoří sady, které při každém zatmění přinášejí 1, 3, 6, 10, 15, 21, 28, 36, 45, 55 VB.

# Co se řekne tomu, kdo druh rozhodnutí potká poprvé.

teotihuacan-first-climb-different = Schod na každém ze dvou různých chrámů.
teotihuacan-first-power-up-different = Zesílí tři různé kostky, máte-li jich tolik.
teotihuacan-first-claim-drawn = Jeden z dobraných dílků může být za svou cenu váš; ostatní se vrátí.
teotihuacan-first-push-warrior = Váš bojovník musí uhnout a jde o provincii dál. Čím dál je, tím více při každém zatmění přináší.
teotihuacan-first-conquer = Přidejte bojovníky na mapu, nebo stavte: tabulka desky říká, co z toho vaši pracovníci dovolí.
teotihuacan-first-conquer-on = Co z téhož políčka tabulky zbývá, v libovolném pořadí. Stavba vezme z mapy bojovníka za odměnu jeho regionu.
