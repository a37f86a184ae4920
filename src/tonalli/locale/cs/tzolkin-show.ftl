# Nadpisy a popisky stolu hry Tzolk'in.

tzolkin-show-day = Den { $day } z 27
    .late = Den { $day }, po 27.
tzolkin-show-age = { $age }. epocha
tzolkin-show-of-days = z { $days } dnů
tzolkin-show-food_day =
    { $days ->
        [0] { $number ->
            [4] poslední herní kolo, dnes { $number }. den výživy
           *[other] dnes { $number }. den výživy ({ $kind })
        }
        [one] zítra { $number }. den výživy ({ $kind })
        [few] za { $days } dny { $number }. den výživy ({ $kind })
       *[other] za { $days } dnů { $number }. den výživy ({ $kind })
    }
tzolkin-show-food-goods = zdroje
tzolkin-show-food-points = body
tzolkin-show-no-food_day = hra skončila
tzolkin-show-corn = kukuřice na kole: { $corn }
tzolkin-show-first = začínající hráč
tzolkin-show-claimed = Pozice začínajícího hráče:
tzolkin-show-claimed-free = volná
tzolkin-show-gears = Kola
    .hint = ○ další volná pozice, její číslo je cena v kukuřici; ■ neutrální žeton; nakonec skryté zuby
tzolkin-show-jungle = Džungle
    .hint = odkryté destičky kukuřice, na jiných destičky dřeva; lebky v bance: { $skulls }
tzolkin-show-jungle-group = { $number }:
tzolkin-show-temples = Chrámy
    .hint = 1. a 3. den výživy zdroje až po váš stupeň; 2. a 4. body vašeho stupně
tzolkin-show-temple-bonus = kdo je nejvýše: { $first } VB na konci 1. epochy, { $second } VB na konci 2.
tzolkin-show-technologies = Technologie
    .hint = v závorce kostičky za úroveň; úrovně se sčítají
tzolkin-show-level-0 = začátek
tzolkin-show-level-1 = úroveň 1 (1)
tzolkin-show-level-2 = úroveň 2 (2)
tzolkin-show-level-3 = úroveň 3 (3)
tzolkin-show-level-4 = nad 3 (1)
tzolkin-show-buildings = Budovy v nabídce
    .hint = { $age }. epocha; { $pile ->
        [0] sloupeček je prázdný
       *[other] ve sloupečku ještě { $pile }
    }
tzolkin-show-monuments = Monumenty
    .hint = stavějí se akcí Tikal 4, přinášejí body na konci
tzolkin-show-tile-name = název
tzolkin-show-tile-colour = barva
tzolkin-show-tile-cost = náklady
tzolkin-show-tile-effect = co přináší
tzolkin-show-none = nic
tzolkin-show-players = Hráči v pořadí
    .hint = ruka, kola, mimo: dělníci; jídlo: kukuřice pro den výživy
tzolkin-show-figure-points = VB
tzolkin-show-figure-corn = kukuř.
tzolkin-show-figure-wood = dřevo
tzolkin-show-figure-stone = kámen
tzolkin-show-figure-gold = zlato
tzolkin-show-figure-skull = lebka
tzolkin-show-figure-hand = ruka
tzolkin-show-figure-gears = kola
tzolkin-show-figure-reserve = mimo
tzolkin-show-figure-food = jídlo
tzolkin-show-figure-chaac = Cha
tzolkin-show-figure-quetzalcoatl = Que
tzolkin-show-figure-kukulkan = Kuk
tzolkin-show-level = { $technology } { $level }
tzolkin-show-levels = { $levels }
tzolkin-show-double =
    { $light_id ->
        [yes] dvojitý posun možný
       *[no] dvojitý posun využit
    }
tzolkin-show-harvested = { $corn ->
        [0] { $wood ->
            [one] 1 destička těžby dřeva
            [few] { $wood } destičky těžby dřeva
           *[other] { $wood } destiček těžby dřeva
        }
       *[other] { $wood ->
            [0] { $corn ->
                [one] 1 destička úrody kukuřice
                [few] { $corn } destičky úrody kukuřice
               *[other] { $corn } destiček úrody kukuřice
            }
           *[other] destičky sklizně: kukuřice { $corn }, dřevo { $wood }
        }
    }
tzolkin-show-tiles =
    { $count ->
        [one] { $tile }
       *[other] { $tile } ×{ $count }
    }
tzolkin-show-owned-buildings = budovy: { $tiles }
tzolkin-show-owned-monuments = monumenty: { $tiles }
tzolkin-show-owned-farm = destička počátečního jmění s farmou
tzolkin-show-more = také: { $parts }, board, log, help

## Stupnice a destičky stránek

tzolkin-show-food_day-days =
    { $days ->
        [0] dnes
        [one] zítra
        [few] za { $days } dny
       *[other] za { $days } dnů
    }
tzolkin-show-has = má { $corn }
tzolkin-show-tracks = Chrámy, technologie a co přijde
tzolkin-show-displays = Budovy a monumenty
tzolkin-show-temple-said = { $temple }: { $standing }
tzolkin-show-temple-standing = { $name } na stupni { $step }
tzolkin-show-feeding = { $name }: potřeba kukuřice { $due }, k dispozici { $corn }
tzolkin-show-pile = { $age }. epocha · ve sloupečku { $pile }
tzolkin-show-to_come =
    { $age ->
        [2] Co ve { $age }. epoše ještě přijde
       *[other] Co v { $age }. epoše ještě přijde
    }
tzolkin-show-at_the_end = na konci
tzolkin-show-built_by = postaveno: { $name }
tzolkin-show-bank = Banka
    .of = z { $all }
    .said = Banka: { $skulls } z { $all } lebek
