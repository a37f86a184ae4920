# Proroctví: .effect je pohroma, .counted co se počítá, .count kolik toho je.

tzolkin-help-prophecies = Proroctví: po každém z prvních tří dnů výživy začne jedno z nich platit, až do konce dalšího. Jeho pohroma něco všem zdraží: kde se na zisk, stupeň chrámu nebo úroveň zdarma vztahuje dodatečný náklad, zaplatíte ho, nebo se bez toho obejdete. Na konci proroctví každý získá body podle jeho stupnice za to, co právě má, od −5 do +13 VB. „prophecies“ ukáže řadu a jak na tom kdo je.
tzolkin-prophecy-wrathful_gods = Hněv bohů
    .gen = Hněvu bohů
    .effect = Každý postup v kterémkoli chrámu stojí 1 kukuřici.
    .counted = vaše stupně ve všech třech chrámech
    .count =
        { $count ->
            [one] 1 stupeň chrámu
            [few] { $figure } stupně chrámů
           *[other] { $figure } stupňů chrámů
        }
tzolkin-prophecy-angry_god_chaac = Vzteklý bůh (Chaac)
    .effect = Každý postup v chrámu Chaac stojí 1 kostičku surovin.
    .counted = váš stupeň v chrámu Chaac
    .count = stupeň { $figure } v chrámu Chaac
tzolkin-prophecy-angry_god_quetzalcoatl = Vzteklý bůh (Quetzalcoatl)
    .effect = Každý postup v chrámu Quetzalcoatl stojí 1 kostičku surovin.
    .counted = váš stupeň v chrámu Quetzalcoatl
    .count = stupeň { $figure } v chrámu Quetzalcoatl
tzolkin-prophecy-angry_god_kukulkan = Vzteklý bůh (Kukulkan)
    .effect = Každý postup v chrámu Kukulkan stojí 1 kostičku surovin.
    .counted = váš stupeň v chrámu Kukulkan
    .count = stupeň { $figure } v chrámu Kukulkan
tzolkin-prophecy-forest_fires = Lesní požár
    .gen = Lesního požáru
    .effect = Těžba dřeva na kole Palenque přináší o 1 dřevo méně.
    .counted = vaše destičky těžby dřeva
    .count =
        { $count ->
            [one] 1 destička těžby dřeva
            [few] { $figure } destičky těžby dřeva
           *[other] { $figure } destiček těžby dřeva
        }
tzolkin-prophecy-drought = Katastrofální sucho
    .gen = Katastrofálního sucha
    .effect = Sklizeň kukuřice na kole Palenque přináší o 1 kukuřici méně; rybolov ne.
    .counted = vaše destičky úrody kukuřice
    .count =
        { $count ->
            [one] 1 destička úrody kukuřice
            [few] { $figure } destičky úrody kukuřice
           *[other] { $figure } destiček úrody kukuřice
        }
tzolkin-prophecy-gold_shortage = Nedostatek zlata
    .gen = Nedostatku zlata
    .effect = Každé získané zlato stojí 1 kukuřici, i na trhu.
    .counted = vaše zlato
    .count =
        { $figure ->
            [one] { $figure } zlato
           *[other] { $figure } zlata
        }
tzolkin-prophecy-desecration = Znesvěcení
    .effect = Každá získaná křišťálová lebka stojí sestup ve zvoleném chrámu.
    .counted = vaše lebky v ruce
    .count =
        { $count ->
            [one] 1 lebka v ruce
            [few] { $figure } lebky v ruce
           *[other] { $figure } lebek v ruce
        }
tzolkin-prophecy-teacher_shortage = Nedostatek učitelů
    .gen = Nedostatku učitelů
    .effect = Každá úroveň technologie stojí o 1 kostičku surovin více, i úrovně zdarma a kroky nad úroveň 3.
    .counted = vaše úrovně technologií
    .count =
        { $count ->
            [one] 1 úroveň technologie
            [few] { $figure } úrovně technologií
           *[other] { $figure } úrovní technologií
        }
tzolkin-prophecy-forgotten_lore = Zapomenuté umění
    .gen = Zapomenutého umění
    .effect = Druhá úroveň technologií pro nikoho neplatí; první a třetí ano.
    .counted = vaše technologie na úrovni 2 nebo 3
    .count =
        { $count ->
            [one] 1 technologie na úrovni 2 nebo 3
            [few] { $figure } technologie na úrovni 2 nebo 3
           *[other] { $figure } technologií na úrovni 2 nebo 3
        }
tzolkin-prophecy-crowded_cities = Přelidnění
    .effect = Každá budova stojí o 1 libovolnou kostičku surovin více, nebo o 2 kukuřice více, platíte-li kukuřicí. Monumenty ne.
    .counted = vaše budovy
    .count =
        { $count ->
            [one] 1 budova
            [few] { $figure } budovy
           *[other] { $figure } budov
        }
tzolkin-prophecy-hunger = Hladomor
    .gen = Hladomoru
    .effect = V jeho den výživy potřebuje každý dělník o 1 kukuřici více.
    .counted = dělníci, které tehdy uživíte
    .count =
        { $count ->
            [one] 1 uživený dělník
            [few] { $figure } uživení dělníci
           *[other] { $figure } uživených dělníků
        }
tzolkin-prophecy-high_floodwaters = Záplavy
    .gen = Záplav
    .effect = Každý dělník umístěný na kolo Chichen Itza stojí o 2 kukuřice více.
    .counted = vaši dělníci na kole Chichen Itza
    .count =
        { $count ->
            [one] 1 dělník na kole Chichen Itza
            [few] { $figure } dělníci na kole Chichen Itza
           *[other] { $figure } dělníků na kole Chichen Itza
        }
tzolkin-term-prophecies = proroctví
    .effect = Tři proroctví leží od začátku v řadě. První platí ode dne po 1. dni výživy do konce 2., další do konce 3., poslední do konce hry. Co proroctví zdražuje, můžete po jednom odmítnout a pak za to neplatíte; co nemůžete zaplatit, se odmítá samo. Platit můžete i tím, co ve stejné chvíli získáte. Na konci proroctví, po odměnách chrámů, každý získá body podle jeho stupnice; může to být i ztráta.
tzolkin-card-corn = Kukuřicí se platí umístění dělníků a ve dnech výživy se jí živí. Na konci jsou 4 kukuřice za 1 VB.
tzolkin-card-scale = Co se na jeho konci počítá: { $counted }. { $bands }
tzolkin-prophecy-band =
    { $width ->
        [one] { $first }
       *[other] { $first } až { $last }
    }: { $points } VB
    .below = { $last } nebo méně: { $points } VB
    .above = { $first } nebo více: { $points } VB

## Na co se hra ptá a co se dělá

tzolkin-ask-taxed =
    { $what_id ->
        [temple] { $prophecy }: za postup v chrámu { $thing } { $pay }, nebo se bez něj obejdete?
        [technology] { $prophecy }: za úroveň { FORM($thing, "gen") } { $pay }, nebo se bez ní obejdete?
       *[gain]
            { $left ->
                [one] { $prophecy }: za 1 { FORM($thing, "acc") } { $pay }, nebo se bez toho obejdete?
               *[other] { $prophecy }: za 1 { FORM($thing, "acc") } { $pay } (zbývá { $left }), nebo se bez zbytku obejdete?
            }
    }
    .title = { $prophecy }
    .ask = Zaplatit za { FORM($thing, "acc") }?
tzolkin-ask-levied =
    { $left ->
        [one] { $prophecy }: kterou kostičku navíc za budovu zaplatíte?
       *[other] { $prophecy }: které kostičky navíc za budovu zaplatíte? (zbývá { $left })
    }
    .title = { $prophecy }
    .ask = Kterou kostičku navíc?
tzolkin-tax-pay = zaplatíte { FORM($tax, "acc") }
    .step_down = sestoupíte v chrámu
tzolkin-action-pay = Zaplaťte { FORM($tax, "acc") }
    .name = Zaplatit { FORM($tax, "acc") }
tzolkin-tax-step_down = sestup v chrámu
    .acc = sestupem v chrámu
tzolkin-figure-refused =
    { $what_id ->
        [temple] bez postupu v chrámu { $thing }
        [technology] bez úrovně { FORM($thing, "gen") }
       *[gain] bez { FORM($thing, "gen") }
    }
tzolkin-then-taxed = { $thing }: zaplatit, nebo se bez toho obejít
tzolkin-follow-premium = { $from } → { $at } VB
    .stays = { $at } VB
tzolkin-follow-stays = { $thing } beze změny
tzolkin-follow-refused =
    { $left ->
        [one] bez { FORM($good, "gen") }
       *[other] bez { FORM($good, "gen") } (celkem { $left })
    }

## Co se stalo

tzolkin-event-foretold = proroctví: { $prophecy_list }
tzolkin-event-prophecy = od této chvíle platí: { $prophecy }
tzolkin-event-prophecy_ends = { $prophecy }: proroctví končí
tzolkin-event-premium = { $points } VB ({ $count }; proroctví { $prophecy })
tzolkin-event-refuse =
    { $what_id ->
        [temple] odmítnut postup v chrámu { $thing } ({ $cause })
        [technology] odmítnuta úroveň { FORM($thing, "gen") } ({ $cause })
       *[gain] odmítnuto: { $amount }× { $thing } ({ $cause })
    }
tzolkin-source-premium = proroctví
tzolkin-cause-premium = proroctví

## Jak je to teď

tzolkin-note-prophecy = Platí do konce { $number }. dne výživy.
    .coming = Platí po { $before }. dni výživy, do konce { $number }. dne výživy.
    .over = Už skončilo.
    .standing = { $colour }: { $count }, tedy { $points } VB
tzolkin-note-in_force = Teď platí: { $prophecy }. { $effect }
    .none = Zatím žádné neplatí.
tzolkin-note-taxed = { $prophecy }: cena každého postupu je { $tax }.
    .gain = { $prophecy }: cena každého získaného kusu je { $tax }.
    .free = { $prophecy }: cena úrovně zdarma je { $tax }.
    .forgotten = { $prophecy }: úroveň 2 neplatí.

## Terminál

tzolkin-show-prophecies = Proroctví
    .hint = ▸ platí; kolik by kdo teď získal
tzolkin-show-prophecy-days = po { $before }. dni výživy
    .now = do konce { $number }. dne výživy
    .over = skončilo
tzolkin-show-in_force = Proroctví: { $prophecy }
tzolkin-show-prophecy-standing = { $count } ({ $points } VB)
tzolkin-show-prophecy-seat = { $name }: { $count } ({ $points } VB)

## Stránky

tzolkin-show-prophecy-tab = další
    .now = platí
    .later = potom
    .over = bylo
    .days = { $first }–{ $last }
tzolkin-show-band = { $first }–{ $last }
    .one = { $first }
    .below = ≤ { $last }
    .above = { $first }+
