# Kmeny: každému jeden ze dvou, tajně vybraný.

tzolkin-help-tribes = Kmeny: před prvním tahem si tajně necháte jeden ze dvou kmenů. Jeho schopnost platí jen pro vás, po celou hru; „players“ ukáže, kdo má který, „tile balam“ ukáže, co který umí. Některé kmeny přidávají další možnosti: skip přeskočí volnou pozici, exchange prodá kostičku za kukuřici.
tzolkin-term-tribe = kmen
    .gen = kmene
    .effect = Každý dostane dva kmeny a jeden si tajně nechá, spolu s destičkami počátečního jmění. Kmen mění pravidla jen pro svého majitele, od prvního tahu do posledního.
tzolkin-tribe-ah_chuy_kak = Ah Chuy Kak
    .effect = Umístíte-li v tahu { $placed } nebo více dělníků na kola, můžete pak stáhnout jednoho svého dělníka, který tam byl předtím.
tzolkin-tribe-ahau_chamahez = Ahau Chamahez
    .effect =
        { $corn ->
            [one] Když stahujete dělníka, můžete zaplatit { $corn } kukuřici a provést akci o číslo vyšší; může to být i pozice s kteroukoli akcí.
            [few] Když stahujete dělníka, můžete zaplatit { $corn } kukuřice a provést akci o číslo vyšší; může to být i pozice s kteroukoli akcí.
           *[other] Když stahujete dělníka, můžete zaplatit { $corn } kukuřic a provést akci o číslo vyšší; může to být i pozice s kteroukoli akcí.
        }
tzolkin-tribe-ahmakiq = Ahmakiq
    .effect = Můžete v tahu pasovat: neumístit ani nestáhnout.
tzolkin-tribe-bacab = Bacab
    .effect = Každý tah začínáte nejméně se { $least } kukuřicemi a žebráním jich budete mít { $begging }.
tzolkin-tribe-balam = Balam
    .effect =
        { $corn ->
            [one] Nižší akce vás nic nestojí: místo placení kroků zpět si vezmete { $corn } kukuřici, i na pozicích s kteroukoli akcí.
            [few] Nižší akce vás nic nestojí: místo placení kroků zpět si vezmete { $corn } kukuřice, i na pozicích s kteroukoli akcí.
           *[other] Nižší akce vás nic nestojí: místo placení kroků zpět si vezmete { $corn } kukuřic, i na pozicích s kteroukoli akcí.
        }
tzolkin-tribe-cit_bolon_tum = Cit-Bolon-Tum
    .effect =
        { $corn ->
            [one] Jednou za tah umístíte dělníka na kolo o { $corn } kukuřici levněji. Vaši dělníci mají na každém kole jednu pozici navíc, s kteroukoli akcí, než jsou vytlačeni.
            [few] Jednou za tah umístíte dělníka na kolo o { $corn } kukuřice levněji. Vaši dělníci mají na každém kole jednu pozici navíc, s kteroukoli akcí, než jsou vytlačeni.
           *[other] Jednou za tah umístíte dělníka na kolo o { $corn } kukuřic levněji. Vaši dělníci mají na každém kole jednu pozici navíc, s kteroukoli akcí, než jsou vytlačeni.
        }
tzolkin-tribe-huracan = Huracan
    .effect = Vaši dělníci na kolech { $pairs } mohou provést stejně očíslovanou akci kteréhokoli z obou kol.
tzolkin-tribe-itzamna = Itzamná
    .effect =
        Úrovně technologií vás stojí o kostičku méně: { $first ->
            [0] nic
           *[other] { $first }
        } za úroveň 1, { $second } za úroveň 2, { $third } za úroveň 3. Nad úroveň 3 platíte { $beyond } a vyberete si bonus kterékoli technologie.
tzolkin-tribe-ixtab = Ixtab
    .effect =
        { $kept ->
            [one] Necháte si { $kept } destičku počátečního jmění, pak sestoupíte v chrámu.
            [few] Necháte si { $kept } destičky počátečního jmění, pak sestoupíte v chrámu.
           *[other] Necháte si { $kept } destiček počátečního jmění, pak sestoupíte v chrámu.
        }
tzolkin-tribe-vacub_caquix = Vacub-Caquix
    .effect = Jednou v tahu, kdy umisťujete, mohou vaši dělníci přeskočit jednu volnou pozici kola.
tzolkin-tribe-xaman_ek = Xaman Ek
    .effect = Jednou za tah, kdykoli v něm, můžete prodat kostičku za kukuřici: dřevo za { $wood }, kámen za { $stone }, zlato za { $gold }.
tzolkin-tribe-yaluk = Yaluk
    .effect = Na začátku máte { $workers } { $workers ->
            [one] dělníka
            [few] dělníky
           *[other] dělníků
        }. Každý potřebuje v den výživy { $corn } { $corn ->
            [one] kukuřici
            [few] kukuřice
           *[other] kukuřic
        } a neuživený stojí { $loss } VB.
tzolkin-tribe-yumkaax = Yumkaax
    .effect = Umístění více dělníků vás stojí méně kukuřice: za 1 až 6 dělníků { $totals }, kromě ceny jejich pozic.
tzolkin-tribe-pair = { $gear } a { $other }
tzolkin-card-extra_space = Pozice navíc pro dělníky kmene Cit-Bolon-Tum, na niž je donese otáčení kola: kterákoli jeho akce bez placení kroků zpět.
tzolkin-note-tribe = Hraje za něj: { $colour }

## Rozhodnutí

tzolkin-ask-choose-tribe = Který kmen si necháte?
    .title = Kmeny
    .ask = Který si nechat?
tzolkin-ask-pick-one = Ah Chuy Kak: kterého dělníka ještě stáhnete?
    .title = Ah Chuy Kak
    .ask = Koho ještě stáhnout?
tzolkin-ask-choose-bonus = Itzamná: který bonus si vezmete?
    .title = Itzamná
    .ask = Který bonus?
tzolkin-ask-descend-ixtab = Ixtab: ve kterém chrámu sestoupíte?
    .title = Ixtab
    .ask = Kde sestoupit?
tzolkin-ask-turn-free = Jste na tahu. Umístíte dělníky, stáhnete je, nebo pasujete?
    .place = Jste na tahu. Umístíte dělníky, nebo pasujete?
    .pick = Jste na tahu. Stáhnete dělníky, nebo pasujete?
    .neither = Jste na tahu. Budete žebrat, nebo pasujete?
    .title = Jste na tahu
    .title-theirs = Tah
    .ask = Umístit, stáhnout, pasovat?
    .ask-place = Umístit, nebo pasovat?
    .ask-pick = Stáhnout, nebo pasovat?
    .ask-neither = Žebrat, nebo pasovat?
tzolkin-ask-turn-sell = Nemůžete zaplatit za žádného dělníka: žebrejte, nebo nejdřív prodejte kostičku.
    .title = Jste na tahu
    .title-theirs = Tah
    .ask = Žebrat, nebo nejdřív prodat
tzolkin-action-tribe = Nechte si kmen { $tribe }. { $effect }
    .name = { $tribe }
tzolkin-action-skip = Přeskočte pozici { $place }: v tomto tahu jdou vaši dělníci až na pozici { $next }
    .name = Přeskočit { $place }
tzolkin-group-skip = Přeskočit pozici
tzolkin-group-exchange = Prodat kostičku
tzolkin-action-exchange =
    { $corn ->
        [one] Xaman Ek: prodejte 1 { FORM($block, "acc") } za { $corn } kukuřici
        [few] Xaman Ek: prodejte 1 { FORM($block, "acc") } za { $corn } kukuřice
       *[other] Xaman Ek: prodejte 1 { FORM($block, "acc") } za { $corn } kukuřic
    }
    .name = Prodat { FORM($block, "acc") }
tzolkin-action-technology-bonus = { $technology }: { $effect }
    .name = { $technology }
tzolkin-action-technology-any = { $technology }, nad úroveň 3: bonus kterékoli technologie
    .name = { $technology }
tzolkin-pass-turn = Pasovat: neumístit ani nestáhnout
    .name = Pasovat
tzolkin-pass-pick-one = Nikoho nestáhnout
    .name = Nikoho
tzolkin-hint-pair = provede i akce kola { $gear }

## Co se stalo

tzolkin-event-tribe = vybrán kmen { $tribe }
tzolkin-event-skip = v tomto tahu se přeskakuje pozice { $place }
tzolkin-cause-ahau_chamahez = Ahau Chamahez
tzolkin-cause-bacab = Bacab
tzolkin-cause-balam = Balam
tzolkin-cause-ixtab = Ixtab
tzolkin-cause-xaman_ek = Xaman Ek

## Proč něco nejde

tzolkin-why-not-dealt = Kmen { $tribe } vám nebyl rozdán.
tzolkin-why-placed-this-turn = Tento dělník byl umístěn v tomto tahu; stáhnout lze jen toho, který tam stál předtím.
tzolkin-why-has-skipped = V tomto tahu už byla pozice přeskočena.
tzolkin-why-nothing-above = { $gear }: nad nejnižší volnou pozicí není žádná další volná.
tzolkin-why-skip-unpaid = Na další pozici kola { $gear } nemáte kukuřici.
    .short = málo kukuřice
    .help = Palenque přináší kukuřici
tzolkin-why-has-exchanged = V tomto tahu už byla kostička prodána.
tzolkin-why-no-such-block = Nemáte co prodat ({ $block }).
    .help = Yaxchilan přináší kostičky surovin
tzolkin-why-not-your-turn = Xaman Ek prodává jen ve vašem vlastním tahu.
tzolkin-why-not-in-a-payment = Během placení se nic neprodává.
tzolkin-why-needed-now = Tuto kostičku ({ $block }) potřebujete na vybranou možnost.

## Terminál

tzolkin-show-tribe = kmen: { $tribe }
    .secret = zatím neznámý
tzolkin-show-tribes = Kmeny
    .hint = co který dovoluje svému majiteli
tzolkin-show-dealt = Vaše destičky počátečního jmění, z nichž budete vybírat: { $tiles }

# Co se řekne tomu, kdo druh rozhodnutí potká poprvé.

tzolkin-first-pick-one = Váš kmen dovoluje po umístění stáhnout jednoho dělníka, nebo žádného.
tzolkin-first-choose-bonus = Váš kmen dovoluje vybrat si bonus kterékoli ze čtyř technologií.
tzolkin-first-choose-tribe = Schopnost kmene trvá celou hru a patří jen vám. Vyberte ten, který se hodí k destičkám, které vám byly rozdány.
