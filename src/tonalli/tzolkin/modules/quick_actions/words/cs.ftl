# Rychlé akce a pátý hráč.

tzolkin-help-quick_actions = Rychlé akce: v tahu, kdy umisťujete, může jeden dělník jít za 1 kukuřici na pole rychlé akce. Jakmile umístíte všechny dělníky, provede, co říká destička dne; musíte to být schopni zaplatit a technologie nepomáhají. Po herním kole ho máte zpět v ruce. „quick_actions“ ukáže destičku i ty další.
tzolkin-gear-quick = Rychlá akce
    .place = pole rychlé akce
    .place-acc = pole rychlé akce
    .effect =
        { $corn ->
            [one] Pole stojí { $corn } kukuřici, navíc k příplatku za více dělníků. V tahu sem smí jen jeden váš dělník, a to můžete-li provést, co říká destička dne.
            [few] Pole stojí { $corn } kukuřice, navíc k příplatku za více dělníků. V tahu sem smí jen jeden váš dělník, a to můžete-li provést, co říká destička dne.
           *[other] Pole stojí { $corn } kukuřic, navíc k příplatku za více dělníků. V tahu sem smí jen jeden váš dělník, a to můžete-li provést, co říká destička dne.
        }
tzolkin-term-quick_actions = rychlé akce
    .effect = Tři pole vedle pozice začínajícího hráče; hraje-li méně než pět hráčů, blokují některá z nich neutrální žetony. Dělník tam provede ještě v témž tahu, co říká destička dne, jakmile umístíte všechny dělníky a vezmete si kukuřici z kola. Odmítnout to nelze a žádná technologie nepomáhá. Dělník se vrací na konci herního kola; v den výživy je ho třeba uživit. Destička se mění každý druhý den.
tzolkin-quick_tile-quick_corn = Kukuřice
    .effect = 3 kukuřice
tzolkin-quick_tile-quick_wood_corn = Dřevo a kukuřice
    .effect = 1 dřevo a 1 kukuřice
tzolkin-quick_tile-quick_stone = Kámen
    .effect = 1 kámen
tzolkin-quick_tile-quick_gold = Zlato
    .effect = 1 zlato
tzolkin-quick_tile-quick_technology = Technologie
    .effect = postupte o úroveň v jedné technologii za obvyklé kostičky
tzolkin-quick_tile-quick_market = Trh
    .effect = obchodujte jako akcí Uxmal 2, nejméně jednou
tzolkin-quick_tile-quick_build = Budova
    .effect = zaplaťte 1 kukuřici a postavte budovu za její kostičky, bez Architektury
tzolkin-card-quick_tile = Rychlá akce: { $effect }.
tzolkin-card-designed-monuments = V pěti hráčích se vykládá sedm monumentů; tento počet je prozatímní, dokud nebude znám vytištěný.
tzolkin-card-designed-all_monuments = V pěti hráčích jsou tyto body prozatímní, dokud nebudou známy vytištěné.
tzolkin-note-quick =
    { $free ->
        [0] Dnes: { $effect }. Žádné pole není volné.
        [one] Dnes: { $effect }. Volné je 1 pole.
        [few] Dnes: { $effect }. Volná jsou { $free } pole.
       *[other] Dnes: { $effect }. Volných je { $free } polí.
    }
tzolkin-note-quick_tile = Přijde { $days }.
    .now = Leží na desce do { $last }. dne.
    .again = Leží na desce do { $last }. dne a znovu { $days }.
    .days = od { $first }. do { $last }. dne

## Na co se hra ptá a co se dělá

tzolkin-action-place-quick = Umístěte dělníka na pole rychlé akce; až umístíte všechny dělníky: { $effect }
tzolkin-action-pass-quick = Dál neumisťovat
    .name = Už ne
    .hint = pak rychlá akce: { $effect }

## Co se stalo

tzolkin-event-quick = rychlá akce „{ $tile }“
tzolkin-event-quick_tile = rychlá akce je teď „{ $tile }“
tzolkin-event-quick_laid_out = rychlé akce 2. epochy: { $tiles }
tzolkin-quick-slot = dny { $first }–{ $last } „{ $tile }“
tzolkin-cause-quick_action = rychlá akce

## Proč něco nejde

tzolkin-why-one-quick-action = Na pole rychlé akce jde v tahu jen jeden dělník.
    .short = jeden za tah
    .help = znovu možné v příštím tahu
tzolkin-why-no-quick-field = Žádné pole rychlé akce není volné.
tzolkin-why-no-pity-on-fields = Slitování bohů nikdy nevede na pole rychlé akce.
    .short = ne slitováním

## Terminál

tzolkin-show-quick_actions = Rychlé akce
    .hint = pole za 1 kukuřici; dělník provede akci na konci vašeho tahu a v příštím herním kole je zpět
tzolkin-show-quick-today = teď: { $effect }
tzolkin-show-quick-next = dny { $first }–{ $last }: { $tile }

## Stránky

tzolkin-show-quick-action = Rychlá akce
    .until = do { $last }. dne
    .next = den { $first }
