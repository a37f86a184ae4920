# Headings and labels of the table of Tzolk'in.

tzolkin-show-day = Day { $day } of 27
    .late = Day { $day }, after the 27th
tzolkin-show-age = Age { $age }
tzolkin-show-of-days = of { $days } days
tzolkin-show-food_day =
    { $days ->
        [0] { $number ->
            [4] last round, Food Day { $number } today
           *[other] Food Day { $number } ({ $kind }) today
        }
        [one] Food Day { $number } ({ $kind }) tomorrow
       *[other] Food Day { $number } ({ $kind }) in { $days } days
    }
tzolkin-show-food-goods = goods
tzolkin-show-food-points = points
tzolkin-show-no-food_day = the game is over
tzolkin-show-corn = corn on the gear: { $corn }
tzolkin-show-first = starting player
tzolkin-show-claimed = Starting Player Space:
tzolkin-show-claimed-free = free
tzolkin-show-gears = Gears
    .hint = ○ next free space, its number is its corn; ■ dummy; last: hidden teeth
tzolkin-show-jungle = Jungle
    .hint = open corn tiles, wood tiles on top of others; skulls in the bank: { $skulls }
tzolkin-show-jungle-group = { $number }:
tzolkin-show-temples = Temples
    .hint = goods up to your step on Food Days 1, 3; points of your step on 2, 4
tzolkin-show-temple-bonus = highest: { $first } VP at the end of Age 1, { $second } VP of Age 2
tzolkin-show-technologies = Technologies
    .hint = in brackets the blocks for the step; levels add up
tzolkin-show-level-0 = start
tzolkin-show-level-1 = level 1 (1)
tzolkin-show-level-2 = level 2 (2)
tzolkin-show-level-3 = level 3 (3)
tzolkin-show-level-4 = beyond (1)
tzolkin-show-buildings = Buildings on display
    .hint = Age { $age }; { $pile ->
        [0] the pile is empty
       *[other] { $pile } more in the pile
    }
tzolkin-show-monuments = Monuments
    .hint = built with Tikal 4, scored at the end
tzolkin-show-tile-name = name
tzolkin-show-tile-colour = colour
tzolkin-show-tile-cost = cost
tzolkin-show-tile-effect = what it brings
tzolkin-show-none = none
tzolkin-show-players = Players in order
    .hint = hand, gears, out: workers; food: corn due on a Food Day
tzolkin-show-figure-points = VP
tzolkin-show-figure-corn = corn
tzolkin-show-figure-wood = wood
tzolkin-show-figure-stone = stone
tzolkin-show-figure-gold = gold
tzolkin-show-figure-skull = skull
tzolkin-show-figure-hand = hand
tzolkin-show-figure-gears = gears
tzolkin-show-figure-reserve = out
tzolkin-show-figure-food = food
tzolkin-show-figure-chaac = Cha
tzolkin-show-figure-quetzalcoatl = Que
tzolkin-show-figure-kukulkan = Kuk
tzolkin-show-level = { $technology } { $level }
tzolkin-show-levels = { $levels }
tzolkin-show-double =
    { $light_id ->
        [yes] may double advance
       *[no] double advance used
    }
tzolkin-show-harvested = { $corn ->
        [0] { $wood ->
            [one] 1 wood tile
           *[other] { $wood } wood tiles
        }
       *[other] { $wood ->
            [0] { $corn ->
                [one] 1 corn tile
               *[other] { $corn } corn tiles
            }
           *[other] harvest tiles: { $corn } corn, { $wood } wood
        }
    }
tzolkin-show-tiles =
    { $count ->
        [one] { $tile }
       *[other] { $tile } ×{ $count }
    }
tzolkin-show-owned-buildings = buildings: { $tiles }
tzolkin-show-owned-monuments = monuments: { $tiles }
tzolkin-show-owned-farm = wealth tile with a farm
tzolkin-show-more = also: { $parts }, board, log, help

## The tracks and tiles of the pages

tzolkin-show-food_day-days =
    { $days ->
        [0] today
        [one] tomorrow
       *[other] in { $days } days
    }
tzolkin-show-has = has { $corn }
tzolkin-show-tracks = Temples, technologies and what comes next
tzolkin-show-displays = Buildings and monuments
tzolkin-show-temple-said = { $temple }: { $standing }
tzolkin-show-temple-standing = { $name } on step { $step }
tzolkin-show-feeding = { $name } owes { $due } corn and has { $corn }
tzolkin-show-pile = Age { $age } · { $pile } in pile
tzolkin-show-to_come = Still to come in Age { $age }
tzolkin-show-at_the_end = at the end
tzolkin-show-built_by = built by { $name }
tzolkin-show-bank = Bank
    .of = of { $all }
    .said = Bank: { $skulls } of { $all } skulls
