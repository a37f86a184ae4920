# Tzolk'in: Mayský kalendář.

tzolkin-title = Tzolk'in: Mayský kalendář
    .name = Tzolk'in
    .about = Umístěte dělníky na otáčející se kola a stáhněte je v pravý den.
    .players = 2–5
    .time = 90 min
    .expansion = Kmeny a proroctví
    .modules = každý zvlášť; pět míst vyžaduje Rychlé akce
tzolkin-typed-notation = place:tikal
    .beginning = place:t místo place:tikal
tzolkin-typed-tiles = tile zrcadlo, tile palenque 3, tile den výživy

## Zdroje

tzolkin-good-corn = kukuřice
    .gender = f
    .acc = kukuřici
tzolkin-good-wood = dřevo
    .gender = n
    .gen = dřeva
tzolkin-good-stone = kámen
    .gender = m
    .gen = kamene
tzolkin-good-gold = zlato
    .gender = n
    .gen = zlata
tzolkin-good-skull = lebka
    .gender = f
    .gen = lebky
    .acc = lebku
tzolkin-good-block = kostička surovin
    .gender = f
    .gen = kostičky surovin
    .acc = kostičku surovin
tzolkin-amount =
    { $good_id ->
        [corn] { $amount ->
            [one] { $amount } kukuřice
            [few] { $amount } kukuřice
           *[other] { $amount } kukuřic
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
        [skull] { $amount ->
            [one] { $amount } lebka
            [few] { $amount } lebky
           *[other] { $amount } lebek
        }
        [block] { $amount ->
            [one] { $amount } kostička surovin
            [few] { $amount } kostičky surovin
           *[other] { $amount } kostiček surovin
        }
       *[other] { $amount } { $good }
    }
    .acc =
        { $amount ->
            [one] { $amount } { FORM($good, "acc") }
           *[other] { tzolkin-amount }
        }
tzolkin-stock =
    { $good_id ->
        [corn] { $amount ->
            [one] kukuřice
            [few] kukuřice
           *[other] kukuřic
        }
        [wood] { $amount ->
            [one] dřevo
            [few] dřeva
           *[other] dřev
        }
        [stone] { $amount ->
            [one] kámen
            [few] kameny
           *[other] kamenů
        }
        [gold] { $amount ->
            [one] zlato
           *[other] zlata
        }
        [skull] { $amount ->
            [one] lebka
            [few] lebky
           *[other] lebek
        }
        [hand] { $amount ->
            [one] dělník v ruce
            [few] dělníci v ruce
           *[other] dělníků v ruce
        }
       *[other] { $good }
    }
tzolkin-amount-gain = +{ tzolkin-amount }
tzolkin-amount-pay = −{ tzolkin-amount }
tzolkin-amount-score = { $points } VB
tzolkin-points = { $points } VB
tzolkin-free = zdarma

## Barvy hráčů a destiček

tzolkin-colour-red = červená
    .letter = R
tzolkin-colour-green = zelená
    .letter = Z
tzolkin-colour-blue = modrá
    .letter = M
tzolkin-colour-yellow = žlutá
    .letter = Ž
tzolkin-colour-brown = hnědá
    .letter = H
tzolkin-colour-black = černá
    .letter = Č
tzolkin-colour-turquoise = tyrkysová
    .letter = T

## Kola a co se na nich dělá

tzolkin-gear-palenque = Palenque
    .effect = Kukuřice a dřevo. Akce 1 je rybolov; akcemi 2 až 5 sklízíte destičky ze skupiny džungle téhož čísla.
tzolkin-gear-yaxchilan = Yaxchilan
    .effect = Dřevo, kámen, zlato a lebky.
tzolkin-gear-tikal = Tikal
    .effect = Technologie, budovy a monumenty za dřevo, kámen a zlato.
tzolkin-gear-uxmal = Uxmal
    .effect = Stupeň chrámu, trh, dělník, budova za kukuřici a zrcadlo ostatních kol.
tzolkin-gear-chichen_itza = Chichen Itza
    .effect = Vaše lebka za body a stupeň chrámu. Zůstane tam a tuto akci všem uzavře.
tzolkin-gear-start = Pozice začínajícího hráče
    .place = pozice začínajícího hráče
    .place-acc = pozici začínajícího hráče
    .effect = Stojí 0. Na konci tahu si vezmete všechnu kukuřici z kola Tzolk'in; na konci herního kola získáte žeton (nebo ho předáte doleva, máte-li ho) a můžete nechat uplynout dva dny.
tzolkin-gear-space = { $gear } { $space }
tzolkin-jungle-group = Džungle { $group }
tzolkin-dummies = { $gear } ({ $teeth })
tzolkin-tile = „{ $tile }“
tzolkin-gear-any = lib.
tzolkin-gear-closed = lebka

tzolkin-gear_action-palenque_1 = Palenque 1
    .cell = 3 kukuřice
    .effect =
        { $corn ->
            [one] { $corn } kukuřice
            [few] { $corn } kukuřice
           *[other] { $corn } kukuřic
        } z rybolovu
tzolkin-gear_action-palenque_2 = Palenque 2
    .cell = 4 kukuřice
    .effect =
        { $corn ->
            [one] { $corn } kukuřice
            [few] { $corn } kukuřice
           *[other] { $corn } kukuřic
        } ze sklizně
tzolkin-gear_action-palenque_3 = Palenque 3
    .cell =
        5 kukuřic
        nebo 2 dřeva
    .effect =
        { $corn ->
            [one] { $corn } kukuřice
            [few] { $corn } kukuřice
           *[other] { $corn } kukuřic
        } nebo { $wood ->
            [one] { $wood } dřevo
            [few] { $wood } dřeva
           *[other] { $wood } dřev
        } ze sklizně
tzolkin-gear_action-palenque_4 = Palenque 4
    .cell =
        7 kukuřic
        nebo 3 dřeva
    .effect =
        { $corn ->
            [one] { $corn } kukuřice
            [few] { $corn } kukuřice
           *[other] { $corn } kukuřic
        } nebo { $wood ->
            [one] { $wood } dřevo
            [few] { $wood } dřeva
           *[other] { $wood } dřev
        } ze sklizně
tzolkin-gear_action-palenque_5 = Palenque 5
    .cell =
        9 kukuřic
        nebo 4 dřeva
    .effect =
        { $corn ->
            [one] { $corn } kukuřice
            [few] { $corn } kukuřice
           *[other] { $corn } kukuřic
        } nebo { $wood ->
            [one] { $wood } dřevo
            [few] { $wood } dřeva
           *[other] { $wood } dřev
        } ze sklizně
tzolkin-gear_action-yaxchilan_1 = Yaxchilan 1
    .cell = 1 dřevo
    .effect =
        { $wood ->
            [one] { $wood } dřevo
            [few] { $wood } dřeva
           *[other] { $wood } dřev
        }
tzolkin-gear_action-yaxchilan_2 = Yaxchilan 2
    .cell =
        1 kámen
        1 kukuřice
    .effect =
        { $stone ->
            [one] { $stone } kámen
            [few] { $stone } kameny
           *[other] { $stone } kamenů
        } a { $corn ->
            [one] { $corn } kukuřice
            [few] { $corn } kukuřice
           *[other] { $corn } kukuřic
        }
tzolkin-gear_action-yaxchilan_3 = Yaxchilan 3
    .cell =
        1 zlato
        2 kukuřice
    .effect =
        { $gold ->
            [one] { $gold } zlato
            [few] { $gold } zlata
           *[other] { $gold } zlata
        } a { $corn ->
            [one] { $corn } kukuřice
            [few] { $corn } kukuřice
           *[other] { $corn } kukuřic
        }
tzolkin-gear_action-yaxchilan_4 = Yaxchilan 4
    .cell = 1 lebka
    .effect =
        { $skull ->
            [one] { $skull } křišťálová lebka
            [few] { $skull } křišťálové lebky
           *[other] { $skull } křišťálových lebek
        }
tzolkin-gear_action-yaxchilan_5 = Yaxchilan 5
    .cell =
        1 kámen
        1 zlato
        2 kukuřice
    .effect =
        { $stone ->
            [one] { $stone } kámen
            [few] { $stone } kameny
           *[other] { $stone } kamenů
        }, { $gold ->
            [one] { $gold } zlato
            [few] { $gold } zlata
           *[other] { $gold } zlata
        } a { $corn ->
            [one] { $corn } kukuřice
            [few] { $corn } kukuřice
           *[other] { $corn } kukuřic
        }
tzolkin-gear_action-tikal_1 = Tikal 1
    .cell = 1 tech
    .effect = úroveň technologie
    .more = Stojí tolik kostiček surovin, jaká je její úroveň: 1, 2, 3; krok nad úroveň 3 stojí 1.
tzolkin-gear_action-tikal_2 = Tikal 2
    .cell = stavba 1
    .effect = budova
tzolkin-gear_action-tikal_3 = Tikal 3
    .cell = 2 tech
    .effect = jedna nebo dvě úrovně technologií
    .more = Každá stojí tolik kostiček surovin, jaká je její úroveň: 1, 2, 3; krok nad úroveň 3 stojí 1.
tzolkin-gear_action-tikal_4 = Tikal 4
    .cell =
        stavba 2
        nebo
        monument
    .effect = jedna nebo dvě budovy, nebo monument
    .more = Architektura pomáhá s jednou z obou budov, nikdy s monumentem.
tzolkin-gear_action-tikal_5 = Tikal 5
    .cell =
        1 kostička:
        2 stupně
        chrámů
    .effect = 1 kostička surovin za stupeň ve dvou chrámech
tzolkin-gear_action-uxmal_1 = Uxmal 1
    .cell =
        3 kukuřice:
        chrám
    .effect =
        { $corn ->
            [one] { $corn } kukuřice
            [few] { $corn } kukuřice
           *[other] { $corn } kukuřic
        } za stupeň chrámu
tzolkin-gear_action-uxmal_2 = Uxmal 2
    .cell = trh
    .effect = obchod na trhu
    .more = Dřevo má cenu 2 kukuřic, kámen 3, zlato 4, oběma směry; nejdřív prodej, pak nákup. Lebky se neobchodují.
tzolkin-gear_action-uxmal_3 = Uxmal 3
    .cell =
        další
        dělník
    .effect = ještě jeden dělník
tzolkin-gear_action-uxmal_4 = Uxmal 4
    .cell =
        stavba
        za kukuřici
    .effect = budova za kukuřici
    .more = Stojí 2 kukuřice za každou kostičku; ne pro monumenty.
tzolkin-gear_action-uxmal_5 = Uxmal 5
    .cell =
        1 kukuřice:
        zrcadlo
    .effect =
        { $corn ->
            [one] { $corn } kukuřice
            [few] { $corn } kukuřice
           *[other] { $corn } kukuřic
        } za akci jiného kola
    .more = Kterákoli akce 1 až 5 kol Palenque, Yaxchilan, Tikal nebo Uxmal, která může stát více; ne Chichen Itza.
tzolkin-gear_action-chichen_itza_1 = Chichen Itza 1
    .cell =
        4 VB
        Chaac
    .effect = lebka za { $points } VB, stupeň v chrámu { $temple }
tzolkin-gear_action-chichen_itza_2 = Chichen Itza 2
    .cell =
        5 VB
        Chaac
    .effect = lebka za { $points } VB, stupeň v chrámu { $temple }
tzolkin-gear_action-chichen_itza_3 = Chichen Itza 3
    .cell =
        6 VB
        Chaac
    .effect = lebka za { $points } VB, stupeň v chrámu { $temple }
tzolkin-gear_action-chichen_itza_4 = Chichen Itza 4
    .cell =
        7 VB
        Kukul
    .effect = lebka za { $points } VB, stupeň v chrámu { $temple }
tzolkin-gear_action-chichen_itza_5 = Chichen Itza 5
    .cell =
        8 VB
        Kukul
    .effect = lebka za { $points } VB, stupeň v chrámu { $temple }
tzolkin-gear_action-chichen_itza_6 = Chichen Itza 6
    .cell =
        8 VB
        Kukul
        kost.
    .effect = lebka za { $points } VB, stupeň v chrámu { $temple }, 1 kostička surovin
tzolkin-gear_action-chichen_itza_7 = Chichen Itza 7
    .cell =
        10 VB
        Quetz
    .effect = lebka za { $points } VB, stupeň v chrámu { $temple }
tzolkin-gear_action-chichen_itza_8 = Chichen Itza 8
    .cell =
        11 VB
        Quetz
        kost.
    .effect = lebka za { $points } VB, stupeň v chrámu { $temple }, 1 kostička surovin
tzolkin-gear_action-chichen_itza_9 = Chichen Itza 9
    .cell =
        13 VB
        Quetz
        kost.
    .effect = lebka za { $points } VB, stupeň v chrámu { $temple }, 1 kostička surovin

## Chrámy

tzolkin-temple-chaac = Chaac
    .at = v chrámu Chaac
tzolkin-temple-quetzalcoatl = Quetzalcoatl
    .at = v chrámu Quetzalcoatl
tzolkin-temple-kukulkan = Kukulkan
    .at = v chrámu Kukulkan
tzolkin-temple-any = libovolný chrám
    .at = v libovolném chrámu

## Technologie

tzolkin-technology-agriculture = Zemědělství
    .short = Zem
    .l1 = +1 kukuřice za sklizeň
    .l2 = +1 kukuřice za rybolov; sklizeň kukuřice bez destičky
    .l3 = +2 kukuřice za sklizeň
    .l4 = stupeň chrámu
tzolkin-technology-resource_extraction = Dobývání surovin
    .short = Dob
    .l1 = +1 dřevo, kdykoli kolo dává dřevo
    .l2 = +1 kámen na kole Yaxchilan
    .l3 = +1 zlato na kole Yaxchilan
    .l4 = 2 libovolné kostičky surovin
tzolkin-technology-architecture = Architektura
    .gen = Architektury
    .acc = Architekturu
    .short = Arc
    .l1 = 1 kukuřice za budovu
    .l2 = 2 VB za budovu
    .l3 = budova o 1 kostičku levněji (2 kukuřice)
    .l4 = 3 VB
tzolkin-technology-theology = Teologie
    .acc = Teologii
    .short = Teo
    .l1 = Chichen Itza: akce o jednu dál
    .l2 = za umístěnou lebku: 1 kostička za stupeň chrámu
    .l3 = +1 lebka na kole Yaxchilan
    .l4 = 1 lebka
tzolkin-technology-any = libovolná technologie
    .gen = libovolné technologie
    .acc = libovolnou technologii

## Slova hry

tzolkin-term-turn = tah
    .effect = Nejdřív můžete žebrat. Pak umístěte jednoho nebo více dělníků, nebo jednoho či více stáhněte: nikdy obojí, nikdy nic.
tzolkin-term-place = umístění
    .effect = Dělník jde na nejnižší volnou pozici kola. Stojí tolik kukuřice, jaké je její číslo, a 0, 1, 2, 3, 4, 5 navíc za prvního, druhého, třetího … dělníka tahu. Zatím se tam nic nestane: kola ho ponesou dál, o pozici denně.
tzolkin-term-pick_up = stažení
    .effect = Berte dělníky z kol jednoho po druhém. Každý provede akci své pozice, nižší akci téhož kola za 1 kukuřici za krok zpět, nebo žádnou. Dělník vytlačený z kola neudělá nic.
tzolkin-term-beg = žebrání
    .effect = Na začátku tahu, máte-li méně než 3 kukuřice: budete mít 3 kukuřice a sestoupíte ve zvoleném chrámu. Jednou za tah.
tzolkin-term-food_day = den výživy
    .effect = Na konci dnů 8, 14, 21 a 27. Každý dělník ve hře potřebuje 2 kukuřice; každý neuživený stojí 3 VB. První a třetí pak přinášejí zdroje vašich stupňů chrámů, druhý a čtvrtý jejich body a kdo je v chrámu nejvýše, získá jeho bonus. Přeskočený den výživy se koná o den později.
tzolkin-term-double_advance = dvojitý posun
    .effect = Kdo obsadí pozici začínajícího hráče, může jednou nechat uplynout dva dny (deska ztmavne), pokud druhý den nikoho nevytlačí. Dosažením vrcholu chrámu je to opět možné.
tzolkin-term-skull = křišťálová lebka
    .effect = Je jich 13. Získáte je akcí Yaxchilan 4, Teologií a z destiček. Každá akce kola Chichen Itza bere jednu vaši, která tam zůstane. Každá, která vám zbude, jsou na konci 3 VB. Není to kostička a nikdy se neobchoduje.
tzolkin-term-monument = monument
    .effect = Staví se akcí Tikal 4 za kostičky surovin, bez pomoci Architektury. Na konci hry přináší body za to, co je na něm uvedeno.
tzolkin-term-block = kostička surovin
    .effect = Dřevo, kámen nebo zlato. Kukuřice a lebky ne.

## Budovy

tzolkin-building-a1_single_farm = Malá farma
    .effect = 1 dělník potřebuje o 2 kukuřice méně
tzolkin-building-a1_community_farm = Obecní farma
    .effect = každý dělník potřebuje o 1 kukuřici méně
tzolkin-building-a1_agriculture = Zemědělství
    .effect = úroveň Zemědělství
tzolkin-building-a1_agriculture_stone = Zemědělství + kámen
    .effect = úroveň Zemědělství; 1 kámen
tzolkin-building-a1_extraction_corn = Dobývání + kukuřice
    .effect = úroveň Dobývání surovin; 1 kukuřice
tzolkin-building-a1_extraction_gold = Dobývání + zlato
    .effect = úroveň Dobývání surovin; 1 zlato
tzolkin-building-a1_chaac_quetzalcoatl = Chaac + Quetzalcoatl
    .effect = po jednom stupni v chrámech Chaac a Quetzalcoatl
tzolkin-building-a1_chaac_kukulkan = Chaac + Kukulkan
    .effect = po jednom stupni v chrámech Chaac a Kukulkan
tzolkin-building-a1_any_temple_build = Chrám + budova
    .effect = stupeň v libovolném chrámu; můžete postavit ještě jednu budovu
tzolkin-building-a1_architecture = Architektura
    .effect = úroveň Architektury
tzolkin-building-a1_theology_kukulkan = Teologie + Kukulkan
    .effect = úroveň Teologie; stupeň v chrámu Kukulkan
tzolkin-building-a2_large_farm = Velká farma
    .effect = 3 dělníci potřebují každý o 2 kukuřice méně
tzolkin-building-a2_any_tech_stone = Technologie + kámen
    .effect = úroveň libovolné technologie; 1 kámen
tzolkin-building-a2_any_tech_gold = Technologie + zlato
    .effect = úroveň libovolné technologie; 1 zlato
tzolkin-building-a2_any_tech_corn = Technologie + kukuřice
    .effect = úroveň libovolné technologie; 6 kukuřic
tzolkin-building-a2_any_tech_skull = Technologie + lebka
    .effect = úroveň libovolné technologie; 1 lebka
tzolkin-building-a2_worker = Dělník
    .effect = ještě jeden dělník; 6 VB
tzolkin-building-a2_mirror = Zrcadlo
    .effect = můžete zaplatit 1 kukuřici za akci jiného kola jako u Uxmal 5; 2 VB
tzolkin-building-a2_three_temples = Tři chrámy
    .effect = stupeň v každém ze tří chrámů; 3 VB
tzolkin-building-a2_eight_points = Osm bodů
    .effect = 8 VB
tzolkin-building-a2_market = Trh
    .effect = můžete obchodovat jako akcí Uxmal 2; 6 VB
tzolkin-building-a2_chaac = Dvakrát Chaac
    .effect = dva stupně v chrámu Chaac; 2 VB
tzolkin-building-a2_kukulkan = Dvakrát Kukulkan
    .effect = dva stupně v chrámu Kukulkan; 3 VB
tzolkin-building-a2_quetzalcoatl = Dvakrát Quetzalcoatl
    .effect = dva stupně v chrámu Quetzalcoatl; 4 VB
tzolkin-building-a2_architecture = Architektura + body
    .effect = úroveň Architektury; 3 VB
tzolkin-building-a2_theology_chaac_kukulkan = Teologie + chrámy
    .effect = úroveň Teologie; po jednom stupni v chrámech Chaac a Kukulkan
tzolkin-building-a2_two_tech = Dvě technologie
    .effect = dvě úrovně libovolných technologií

## Monumenty

tzolkin-monument-mon_brown_set = Hnědá sada
    .effect = 4 VB za vlastní hnědou budovu a monument
tzolkin-monument-mon_green_set = Zelená sada
    .effect = 4 VB za vlastní zelenou budovu a monument
tzolkin-monument-mon_blue_set = Modrá sada
    .effect = 4 VB za vlastní modrou budovu a monument
tzolkin-monument-mon_all_tiles = Všechny destičky
    .effect = 2 VB za vlastní budovu a monument
tzolkin-monument-mon_corn_tiles = Destičky kukuřice
    .effect = 4 VB za vlastní destičku úrody kukuřice
tzolkin-monument-mon_wood_tiles = Destičky dřeva
    .effect = 4 VB za vlastní destičku těžby dřeva
tzolkin-monument-mon_all_monuments = Všechny monumenty
    .effect = { $each } VB za každý monument všech hráčů
tzolkin-monument-mon_top_technologies = Vrcholy technologií
    .effect = 9, 20, 33 VB za 1, 2, 3 technologie na úrovni 3
tzolkin-monument-mon_technology_levels = Úrovně technologií
    .effect = 3 VB za vlastní úroveň technologie
tzolkin-monument-mon_workers = Dělníci
    .effect = 6, 12, 18 VB za 4, 5, 6 dělníků ve hře
tzolkin-monument-mon_temple_points = Body chrámů
    .effect = body vašich tří stupňů chrámů ještě jednou
tzolkin-monument-mon_highest_temple = Nejvyšší chrám
    .effect = 3 VB za stupeň nad 0 ve vašem nejlepším chrámu
tzolkin-monument-mon_skulls = Lebky
    .effect = 3 VB za lebku na kole Chichen Itza, ať patří komukoli

## Destičky počátečního jmění

tzolkin-wealth-wealth_palenque_1 = 3 kukuřice, stupeň v chrámu Quetzalcoatl, úroveň Zemědělství
    .short = Quetzalcoatl, Zemědělství
tzolkin-wealth-wealth_palenque_3 = 5 kukuřic, 1 zlato, stupeň v chrámu Quetzalcoatl
    .short = Zlato, Quetzalcoatl
tzolkin-wealth-wealth_palenque_5 = 1 kámen, 1 zlato, úroveň Zemědělství
    .short = Zlato, Zemědělství
tzolkin-wealth-wealth_palenque_7 = 9 kukuřic, 1 kámen
    .short = 9 kukuřic, kámen
tzolkin-wealth-wealth_yaxchilan_1 = 1 dřevo, stupeň v chrámu Kukulkan, úroveň Dobývání surovin
    .short = Kukulkan, Dobývání
tzolkin-wealth-wealth_yaxchilan_3 = 2 kukuřice, 2 dřeva, stupeň v chrámu Kukulkan
    .short = Dřevo, Kukulkan
tzolkin-wealth-wealth_yaxchilan_5 = 4 kukuřice, 1 dřevo, úroveň Dobývání surovin
    .short = Dřevo, Dobývání
tzolkin-wealth-wealth_yaxchilan_7 = 3 kukuřice, 2 dřeva, 1 kámen
    .short = 2 dřeva, kámen
tzolkin-wealth-wealth_tikal_1 = 2 kukuřice, stupeň v chrámu Chaac, úroveň Architektury
    .short = Chaac, Architektura
tzolkin-wealth-wealth_tikal_3 = 6 kukuřic, 2 kameny
    .short = 6 kukuřic, 2 kameny
tzolkin-wealth-wealth_tikal_5 = 3 kukuřice, 1 zlato, úroveň Architektury
    .short = Zlato, Architektura
tzolkin-wealth-wealth_tikal_7 = 6 kukuřic, 1 dřevo, 1 kámen
    .short = Dřevo, kámen
tzolkin-wealth-wealth_uxmal_1 = 5 kukuřic, 1 kámen, stupeň v chrámu Chaac
    .short = Kámen, Chaac
tzolkin-wealth-wealth_uxmal_3 = 3 kukuřice, 1 dřevo, farma: 1 dělník potřebuje o 2 kukuřice méně
    .short = Farma
tzolkin-wealth-wealth_uxmal_5 = ještě jeden dělník
    .short = Další dělník
tzolkin-wealth-wealth_uxmal_7 = 8 kukuřic, 1 zlato
    .short = 8 kukuřic, zlato
tzolkin-wealth-wealth_chichen_itza_0 = 4 kukuřice, 1 dřevo, 1 lebka
    .short = Lebka
tzolkin-wealth-wealth_chichen_itza_3 = 5 kukuřic, 1 kámen, úroveň Teologie
    .short = Kámen, Teologie
tzolkin-wealth-wealth_chichen_itza_5 = 4 kukuřice, 3 dřeva
    .short = 4 kukuřice, 3 dřeva
tzolkin-wealth-wealth_chichen_itza_7 = 2 kukuřice, 2 dřeva, úroveň Teologie
    .short = Dřevo, Teologie
tzolkin-wealth-wealth_chichen_itza_10 = 7 kukuřic, 2 dřeva
    .short = 7 kukuřic, 2 dřeva

## Další slova hry

tzolkin-term-free_choice = kterákoli (svobodná volba)
    .effect = Pozice 6 a 7 kola (10 u kola Chichen Itza) dovolují provést kteroukoli jeho akci bez placení kroků zpět. Cena samotné akce se platí.
tzolkin-term-pity = slitování bohů
    .effect = Kdo nemá dělníka na kolech, nemůže zaplatit umístění a nemůže žebrat, umístí jednoho dělníka na nejlevnější pozici za všechnu kukuřici, kterou má.
tzolkin-term-dummy = neutrální žeton
    .effect = Dělník, který nepatří nikomu. Blokuje svůj zub a otáčí se s kolem navždy.
tzolkin-term-jungle = džungle
    .effect = Destičky sklizně pro Palenque 2 až 5. Ve skupinách 3 až 5 leží dřevo na kukuřici: vezměte dřevo, nebo ho vypalte kvůli kukuřici pod ním a sestupte v chrámu. Se Zemědělstvím 2 sklidíte kukuřici i tam, kde žádná destička není odkrytá.
tzolkin-term-harvest = sklizeň
    .effect = Palenque 2 až 5: vezměte si destičku úrody kukuřice nebo těžby dřeva z džungle toho čísla a zdroje, které akce říká. Destička vám zůstane: mohou ji počítat monumenty.
tzolkin-term-age = epocha
    .effect = Druhý den výživy ukončí 1. epochu: její budovy opustí hru a vyloží se budovy 2. epochy. Čtvrtý ukončí 2. epochu i hru. Při obou získá bonus, kdo je v chrámu nejvýše.
tzolkin-term-market = trh
    .effect = Uxmal 2 a budova toho jména: dřevo má cenu 2 kukuřic, kámen 3, zlato 4, oběma směry; nejdřív prodej, pak nákup. Lebky se neobchodují.
tzolkin-term-mirror = zrcadlo
    .effect = Uxmal 5 a budova toho jména: za 1 kukuřici kterákoli akce 1 až 5 kol Palenque, Yaxchilan, Tikal nebo Uxmal, která může stát více; ne Chichen Itza.
tzolkin-term-wealth = destička počátečního jmění
    .effect = Každý dostane před začátkem hry čtyři a dvě si tajně nechá. Přinesou, co je na nich vytištěno, před prvním tahem; jedna z nich je farma a platí každý den výživy.
tzolkin-term-final_scoring = závěrečné bodování
    .effect = Dřevo, kámen a zlato se počítají jako 2, 3 a 4 kukuřice; 4 kukuřice jsou 1 VB, zbytek se počítá po čtvrtinách. Vaše lebka jsou 3 VB. Pak se bodují monumenty.

## Karty

tzolkin-card-effect = { $effect }.
tzolkin-card-action = { $number }: { $effect }.
tzolkin-card-no-action = Žádná akce: dělník zde čeká, až se kolo otočí.
tzolkin-card-space = { $gear }, pozice { $space }
tzolkin-label-space = { $gear }, pozice { $space }: { $does }
    .worker = { $gear }, pozice { $space }, { $colour }: { $does }
    .dummy = { $gear }, pozice { $space }, neutrální žeton: { $does }
tzolkin-card-jungle = Palenque { $group }: { $effect }.
tzolkin-card-building = Budova { $age }. epochy ({ $colour }): { $cost }.
tzolkin-card-monument = Monument ({ $colour }): { $cost }.
tzolkin-card-step = { $step }: { $points } VB.
    .item = { $step }: { $points } VB a { $item }.
tzolkin-card-highest = Kdo je nejvýše: { $first } VB na konci 1. epochy, { $second } VB na konci 2. epochy. Na vrchol se vejde jen jeden hráč.
tzolkin-card-level-title = { $technology } { $level }
    .beyond = { $technology }, nad úroveň 3
tzolkin-card-level =
    { $blocks ->
        [one] Úroveň { $level } (1 kostička surovin): { $effect }.
        [few] Úroveň { $level } ({ $blocks } kostičky surovin): { $effect }.
       *[other] Úroveň { $level } ({ $blocks } kostiček surovin): { $effect }.
    }
    .beyond =
        { $blocks ->
            [one] Každý krok nad úroveň 3 (1 kostička surovin): { $effect }.
            [few] Každý krok nad úroveň 3 ({ $blocks } kostičky surovin): { $effect }.
           *[other] Každý krok nad úroveň 3 ({ $blocks } kostiček surovin): { $effect }.
        }
tzolkin-card-wealth = Destička počátečního jmění, vybraná na začátku.
tzolkin-card-block =
    Kostička surovin. Na trhu a v závěrečném bodování má cenu { $corn ->
        [one] { $corn } kukuřice
        [few] { $corn } kukuřic
       *[other] { $corn } kukuřic
    }.

## Poznámky

tzolkin-note-tiles =
    { $wood ->
        [0] { $corn ->
            [0] Nezbývá žádná destička.
            [one] Zbývá 1 destička úrody kukuřice.
            [few] Zbývají { $corn } destičky úrody kukuřice.
           *[other] Zbývá { $corn } destiček úrody kukuřice.
        }
       *[other] { $corn ->
            [0] Zbývá dřevo: { $wood }, žádná odkrytá kukuřice.
           *[other] Zbývá dřevo: { $wood }, odkrytá kukuřice: { $corn }.
        }
    }
tzolkin-note-harvest = Sklizeň by přinesla { FORM($goods, "acc") }.
    .burning =
        Sklizeň by přinesla { FORM($goods, "acc") }, nebo po vypálení dřeva { $corn ->
            [one] { $corn } kukuřici
            [few] { $corn } kukuřice
           *[other] { $corn } kukuřic
        }, což stojí sestup v chrámu.
    .nothing = Není tu nic, co by šlo sklidit.
tzolkin-note-place =
    { $corn ->
        [0] Dalšího dělníka umístíte zdarma: { $place }.
        [one] Dalšího dělníka umístíte za { $corn } kukuřici: { $place }.
        [few] Dalšího dělníka umístíte za { $corn } kukuřice: { $place }.
       *[other] Dalšího dělníka umístíte za { $corn } kukuřic: { $place }.
    }
    .last =
        { $corn ->
            [0] Dalšího dělníka umístíte zdarma: { $place }; v tomto posledním herním kole neprovede žádnou akci.
            [one] Dalšího dělníka umístíte za { $corn } kukuřici: { $place }; v tomto posledním herním kole neprovede žádnou akci.
            [few] Dalšího dělníka umístíte za { $corn } kukuřice: { $place }; v tomto posledním herním kole neprovede žádnou akci.
           *[other] Dalšího dělníka umístíte za { $corn } kukuřic: { $place }; v tomto posledním herním kole neprovede žádnou akci.
        }
tzolkin-note-full = Žádná pozice není volná.
tzolkin-note-closed = Uzavřeno lebkou.
tzolkin-note-step = Váš další stupeň je { $step }: { $worth }.
    .lost = Váš stupeň by propadl: vrchol je dosažen nebo obsazen.
tzolkin-note-for-you = S vašimi technologiemi: { $effect }.
tzolkin-note-level-reached = Máte ji.
    .idle = Máte ji; teď neplatí.
tzolkin-note-level-next =
    { $blocks ->
        [0] Váš další krok, zdarma.
        [one] Váš další krok, za 1 kostičku surovin.
        [few] Váš další krok, za { $blocks } kostičky surovin.
       *[other] Váš další krok, za { $blocks } kostiček surovin.
    }
tzolkin-note-architecture =
    { $level ->
        [1] Architektura vám přináší 1 kukuřici.
        [2] Architektura vám přináší 1 kukuřici a 2 VB.
       *[other] Architektura vám přináší 1 kukuřici a 2 VB a ušetří kostičku (při akci Uxmal 4 2 kukuřice).
    }
tzolkin-note-level =
    { $blocks ->
        [one] Vaše další úroveň je { $level }, za 1 kostičku surovin: { $effect }.
        [few] Vaše další úroveň je { $level }, za { $blocks } kostičky surovin: { $effect }.
       *[other] Vaše další úroveň je { $level }, za { $blocks } kostiček surovin: { $effect }.
    }
    .beyond =
        { $blocks ->
            [one] Jste na úrovni 3; krok nad ni za 1 kostičku surovin přináší: { $effect }.
            [few] Jste na úrovni 3; krok nad ni za { $blocks } kostičky surovin přináší: { $effect }.
           *[other] Jste na úrovni 3; krok nad ni za { $blocks } kostiček surovin přináší: { $effect }.
        }
tzolkin-note-payable =
    { $payable_id ->
        [both] Lze zaplatit kostičkami nebo, akcí Uxmal 4, kukuřicí.
        [blocks] Lze zaplatit kostičkami.
        [corn] Lze zaplatit kukuřicí, akcí Uxmal 4.
        [covered] Lze zaplatit jen se stržením jiné budovy.
       *[neither] Teď nelze zaplatit.
    }
tzolkin-note-dealt = Rozdány vám byly: { $tiles }.
tzolkin-note-worth = Kdyby se bodovalo teď, přinesl by vám { $points } VB.
