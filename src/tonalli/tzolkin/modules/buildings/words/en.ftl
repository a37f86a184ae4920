# New buildings: renovation, incomes, the tiles of both ages.

tzolkin-help-buildings = New buildings: four of Age 1 bring their owner something on every Food Day, before feeding. When you build later you may tear one of them down, and its printed cost counts as paid, block by block; you are asked whenever that is possible. "tile renovation" says more.



tzolkin-building-a1_granary = Granary
    .effect = every Food Day 3 corn, before feeding
tzolkin-building-a1_ancestor_tomb = Ancestor tomb
    .effect = every Food Day 1 wood in Age 1, 1 skull in Age 2
tzolkin-building-a1_gold_workshop = Gold workshop
    .effect = every Food Day 1 gold
tzolkin-building-a1_stone_shrine = Stone shrine
    .effect = every Food Day 1 stone
tzolkin-building-a2_bountiful_farm = Bountiful farm
    .effect = 8 corn
tzolkin-building-a2_monument_yard = Monument yard
    .effect = you may build a monument; 1 VP
tzolkin-building-a2_house_of_scholars = House of scholars
    .effect = you may take one technology back a level and step up on each of the others
tzolkin-building-a2_skull_shrine = Skull shrine
    .effect = its skull stays on it and counts as placed; 7 VP; a step on any temple

tzolkin-card-renovatable = It can be renovated: tear it down when you build, and its cost counts as paid.
tzolkin-card-monument_yard = The building Monument yard lets you build one, too.
tzolkin-term-renovation = Renovation
    .effect = When you build a building or a monument you may tear down one of your own that can be renovated. Its printed cost, block by block, counts towards the new one; what is too much is lost, and the old tile leaves the game.

## Decisions

tzolkin-ask-renovate =
    { $monument_id ->
        [none] Do you tear something down to pay for "{ $building }"?
       *[other] Do you tear something down to pay for the monument "{ $monument }"?
    }
    .title = Renovation
    .ask = Tear something down?
tzolkin-ask-exchange-technology = House of scholars: which technology do you take back a level, so that the others can step up?
    .title = House of scholars
    .ask = Which one goes back?
tzolkin-ask-may-advance = House of scholars: do you step up on { $track }?
    .title = House of scholars
    .ask = Step up on { $track }?
tzolkin-ask-may-build-monument = Monument yard: do you build a monument?
    .title = Monument yard
    .ask = Build a monument?

tzolkin-action-renovate = Tear down "{ $building }" and pay the rest
    .name = { $building }
tzolkin-action-lower = Take { $technology } back to level { $level }, then step up on the others
    .name = { $technology }
tzolkin-pass-renovate = Tear nothing down, pay everything
    .name = Keep all
tzolkin-pass-exchange-technology = Leave the technologies as they are
    .name = Leave it
tzolkin-pass-may-advance = Do not step up on { $track }
    .name = Not this one
tzolkin-pass-may-build-monument = Build no monument
    .name = No monument
tzolkin-follow-lost = loses { $goods }
tzolkin-follow-nothing_due = 0 to pay
tzolkin-hint-lost = you lose: { $effect }
tzolkin-hint-renovation =
    { $cost_id ->
        [none] tearing down "{ $building }" would leave nothing to pay
       *[other] tearing down "{ $building }" would leave { $cost }
    }
    .only = tears down "{ $building }": you cannot pay it otherwise
    .one =
        { $cost_id ->
            [none] only by tearing down "{ $building }", which leaves nothing to pay
           *[other] only by tearing down "{ $building }", which leaves { $cost }
        }

## What happened

tzolkin-event-renovate = tore down "{ $building }"

tzolkin-source-income = Food Day income
tzolkin-cause-income = Food Day income
tzolkin-cause-scholars = House of scholars

## Why not

tzolkin-why-only-by-renovation = You cannot pay for it without tearing something down.
    .short = not payable
tzolkin-why-not-yours = You do not own { $building }.
tzolkin-why-saves-nothing = { $building } would not save a single block.
    .short = saves nothing
tzolkin-why-level-0 = You have not begun { $technology }.
    .short = not begun
    .help = a step in { $technology } comes first
tzolkin-why-in-their-order = The technologies are asked one after the other; it is { $technology } now.
tzolkin-why-asked-or-lowered = { $technology } was asked before, or is the one you took back.

# What somebody is told who meets a kind of decision for the first time.

tzolkin-first-exchange-technology = One technology may go back a level; then the three others may each go up one, for nothing.
tzolkin-first-may-advance = A free step on this technology, if you want it.
tzolkin-first-may-build-monument = You may build a monument along with it, at its own cost.
tzolkin-first-renovate = One of your older buildings may be torn down: its blocks are taken off the cost, but what it gave you ends.
