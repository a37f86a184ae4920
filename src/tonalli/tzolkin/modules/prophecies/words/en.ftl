# Prophecies: .effect is the calamity, .counted what the scale counts, .count so much of it.

tzolkin-help-prophecies = Prophecies: after each of the first three Food Days one of them comes into force until the end of the next. Its calamity makes something dearer for everybody: where a gain, a temple step or a free technology step is taxed, you pay for it or go without. At its end everybody scores its scale by what they have then, from −5 to +13 VP. "prophecies" shows the row and how everybody stands.

tzolkin-prophecy-wrathful_gods = Wrathful Gods
    .effect = Each step up on any temple costs 1 corn.
    .counted = your steps on all three temples
    .count =
        { $count ->
            [one] 1 temple step
           *[other] { $figure } temple steps
        }
tzolkin-prophecy-angry_god_chaac = Angry God (Chaac)
    .effect = Each step up on Chaac costs 1 block.
    .counted = your step on Chaac
    .count = step { $figure } on Chaac
tzolkin-prophecy-angry_god_quetzalcoatl = Angry God (Quetzalcoatl)
    .effect = Each step up on Quetzalcoatl costs 1 block.
    .counted = your step on Quetzalcoatl
    .count = step { $figure } on Quetzalcoatl
tzolkin-prophecy-angry_god_kukulkan = Angry God (Kukulkan)
    .effect = Each step up on Kukulkan costs 1 block.
    .counted = your step on Kukulkan
    .count = step { $figure } on Kukulkan
tzolkin-prophecy-forest_fires = Forest Fires
    .effect = Harvesting wood in Palenque yields 1 wood less.
    .counted = your wood tiles
    .count =
        { $count ->
            [one] 1 wood tile
           *[other] { $figure } wood tiles
        }
tzolkin-prophecy-drought = Drought
    .effect = Harvesting corn in Palenque yields 1 corn less; fishing does not.
    .counted = your corn tiles
    .count =
        { $count ->
            [one] 1 corn tile
           *[other] { $figure } corn tiles
        }
tzolkin-prophecy-gold_shortage = Gold Shortage
    .effect = Each gold you gain costs 1 corn, on the market too.
    .counted = your gold
    .count = { $figure } gold
tzolkin-prophecy-desecration = Desecration
    .effect = Each crystal skull you gain costs a step down on a temple of your choice.
    .counted = your skulls in hand
    .count =
        { $count ->
            [one] 1 skull in hand
           *[other] { $figure } skulls in hand
        }
tzolkin-prophecy-teacher_shortage = Teacher Shortage
    .effect = Every technology step costs 1 block more, free ones and those beyond level 3 too.
    .counted = your technology levels
    .count =
        { $count ->
            [one] 1 technology level
           *[other] { $figure } technology levels
        }
tzolkin-prophecy-forgotten_lore = Forgotten Lore
    .effect = Level 2 of the technologies works for nobody; levels 1 and 3 do.
    .counted = your technologies at level 2 or 3
    .count =
        { $count ->
            [one] 1 technology at level 2 or 3
           *[other] { $figure } technologies at level 2 or 3
        }
tzolkin-prophecy-crowded_cities = Crowded Cities
    .effect = Each building costs 1 block of your choice more, or 2 corn more if you pay with corn. Monuments do not.
    .counted = your buildings
    .count =
        { $count ->
            [one] 1 building
           *[other] { $figure } buildings
        }
tzolkin-prophecy-hunger = Hunger
    .effect = On its Food Day every worker needs 1 corn more.
    .counted = the workers you feed then
    .count =
        { $count ->
            [one] 1 worker fed
           *[other] { $figure } workers fed
        }
tzolkin-prophecy-high_floodwaters = High Floodwaters
    .effect = Each worker you place on Chichen Itza costs 2 corn more.
    .counted = your workers on Chichen Itza
    .count =
        { $count ->
            [one] 1 worker on Chichen Itza
           *[other] { $figure } workers on Chichen Itza
        }

tzolkin-term-prophecies = prophecies
    .effect = Three prophecies lie in a row from the start. The first is in force from the day after Food Day 1 to the end of Food Day 2, the next to the end of Food Day 3, the last to the end of the game. What a prophecy taxes you may refuse piece by piece, and then pay nothing for it; what you cannot pay is refused by itself. You may pay with what you gain in the same moment. At its end, after the temple rewards, everybody scores its scale, which may give a loss.
tzolkin-card-corn = Corn pays for placing workers and feeds them on Food Days. At the end 4 corn make 1 VP.
tzolkin-card-scale = At its end it counts { $counted }. { $bands }
tzolkin-prophecy-band =
    { $width ->
        [one] { $first }
       *[other] { $first } to { $last }
    }: { $points } VP
    .below = { $last } or less: { $points } VP
    .above = { $first } or more: { $points } VP

## What is asked and done

tzolkin-ask-taxed =
    { $what_id ->
        [temple] { $prophecy }: { $pay } for the step up on { $thing }, or go without?
        [technology] { $prophecy }: { $pay } for the step in { $thing }, or go without?
       *[gain]
            { $left ->
                [one] { $prophecy }: { $pay } for 1 { $thing }, or go without?
               *[other] { $prophecy }: { $pay } for 1 { $thing } ({ $left } to go), or go without the rest?
            }
    }
    .title = { $prophecy }
    .ask = Pay for { $thing }?
tzolkin-ask-levied =
    { $left ->
        [one] { $prophecy }: which block more do you pay for the building?
       *[other] { $prophecy }: which { $left } blocks more do you pay for the building?
    }
    .title = { $prophecy }
    .ask = Which block more?
tzolkin-tax-pay = pay { $tax }
    .step_down = step down on a temple
tzolkin-action-pay = Pay { $tax }
    .name = Pay { $tax }
tzolkin-tax-step_down = a step down on a temple
tzolkin-figure-refused =
    { $what_id ->
        [temple] no step on { $thing }
        [technology] no step in { $thing }
       *[gain] no { $thing }
    }

tzolkin-then-taxed = { $thing }: pay or go without
tzolkin-follow-premium = { $from } → { $at } VP
    .stays = { $at } VP
tzolkin-follow-stays = { $thing } stays
tzolkin-follow-refused =
    { $left ->
        [one] no { $good }
       *[other] none of { $left } { $good }
    }

## What happened

tzolkin-event-foretold = prophecies: { $prophecy_list }
tzolkin-event-prophecy = in force from now on: { $prophecy }
tzolkin-event-prophecy_ends = { $prophecy } is over
tzolkin-event-premium = { $points } VP ({ $count }; prophecy { $prophecy })
tzolkin-event-refuse =
    { $what_id ->
        [temple] went without a step on { $thing } ({ $cause })
        [technology] went without a step in { $thing } ({ $cause })
       *[gain] went without { $amount } { $thing } ({ $cause })
    }
tzolkin-source-premium = prophecies
tzolkin-cause-premium = prophecy

## Figures of things

tzolkin-note-prophecy = In force until the end of Food Day { $number }.
    .coming = In force after Food Day { $before }, until the end of Food Day { $number }.
    .over = It is over.
    .standing = { $colour }: { $count }, worth { $points } VP
tzolkin-note-in_force = In force now: { $prophecy }. { $effect }
    .none = None is in force yet.
tzolkin-note-taxed = { $prophecy }: each step up costs { $tax }.
    .gain = { $prophecy }: each one you gain costs { $tax }.
    .free = { $prophecy }: a free step costs { $tax }.
    .forgotten = { $prophecy }: level 2 does not work.

## The terminal

tzolkin-show-prophecies = Prophecies
    .hint = ▸ in force; what everybody would score now
tzolkin-show-prophecy-days = after Food Day { $before }
    .now = until the end of Food Day { $number }
    .over = over
tzolkin-show-in_force = Prophecy: { $prophecy }
tzolkin-show-prophecy-standing = { $count } ({ $points } VP)
tzolkin-show-prophecy-seat = { $name }: { $count } ({ $points } VP)

## The pages

tzolkin-show-prophecy-tab = next
    .now = in force
    .later = later
    .over = over
    .days = { $first }–{ $last }
tzolkin-show-band = { $first }–{ $last }
    .one = { $first }
    .below = ≤ { $last }
    .above = { $first }+
