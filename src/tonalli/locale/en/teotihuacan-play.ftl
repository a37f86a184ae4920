# Decisions, actions and events of Teotihuacan.

## What is asked: teotihuacan-ask-<pending step>

teotihuacan-ask-buy-power-up = { teotihuacan-technology-13 }: pay 1 cocoa for one more power-up on { $board }?
    .title = { teotihuacan-technology-13 }
    .ask = Pay 1 cocoa for one?
    .hint = On { $board }
teotihuacan-ask-ascension-reward = Your worker ascends and is reborn on the Palace. Which reward?
    .title = Ascension
    .ask = Which reward?
teotihuacan-ask-avenue-claim = You reached { $heap }. Claim a discovery tile there?
    .title = { $heap }
    .ask = Claim a tile there?
teotihuacan-ask-before-counting = Your workers are counted now. Go on?
    .use = Your workers are counted now. Use a tile first, or go on?
    .buy-unlock = Your workers are counted now. Pay to unlock your workers first, or go on?
    .use-or-buy-unlock = Your workers are counted now. Use a tile or pay to unlock your workers first, or go on?
    .title = Before the count
    .ask = Go on?
teotihuacan-ask-before-reveal = New tiles will be turned up on { $board }. Go on?
    .use = New tiles will be turned up on { $board }. Use one of yours first, or go on?
    .buy-unlock = New tiles will be turned up on { $board }. Pay to unlock your workers first, or go on?
    .use-or-buy-unlock = New tiles will be turned up on { $board }. Use one of yours or pay to unlock your workers first, or go on?
    .title = New tiles
    .ask = Go on?
    .hint = On { $board }
teotihuacan-ask-buy-temple-step = Royal tile: buy a temple step for 1 cocoa? ({ $left } left)
    .title = Royal tile
    .ask = Buy a temple step?
    .hint = { $left } left
teotihuacan-ask-choose-action = Your worker arrives. Which action do you take?
    .title = { $at }
    .ask = What does it do?
    .hint = Power { $power } arrives
teotihuacan-ask-choose-decoration = Which decoration do you place?
    .title = Decorations
    .ask = Which decoration?
teotihuacan-ask-choose-decoration-space = On which side of the pyramid does the decoration go?
    .title = Decorations
    .ask = On which side?
teotihuacan-ask-choose-place = Where does the pyramid tile go?
    .title = Construction
    .ask = Where does it go?
teotihuacan-ask-choose-price = { teotihuacan-technology-15 }: use its discount on this tile?
    .title = { teotihuacan-technology-15 }
    .ask = Use the discount?
teotihuacan-ask-choose-row = In which row of the Nobles do you build?
    .title = Nobles
    .ask = In which row?
teotihuacan-ask-choose-technology = Which technology do you buy?
    .title = Alchemy
    .ask = Which technology?
teotihuacan-ask-choose-tile = Which pyramid tile do you build?
    .title = Construction
    .ask = Which pyramid tile?
teotihuacan-ask-choose-turns = How is the tile turned?
    .title = Construction
    .ask = How is it turned?
teotihuacan-ask-claim-area-tile = Claim the tile that lies on { $board }?
    .title = { $board }
    .ask = Claim its tile?
teotihuacan-ask-claim-beside = Claim the tile that came with your starting tile?
    .title = Starting tile
    .ask = Claim its discovery?
teotihuacan-ask-climb-any =
    { $steps ->
        [one] Which temple do you climb?
       *[other] Which temple do you climb first? ({ $steps } steps)
    }
    .title = Temple step
    .ask = On which temple?
teotihuacan-ask-climb-both = You climb two temples. Which one first?
    .title = Two temple steps
    .ask = Which one first?
teotihuacan-ask-cocoa-cost = { $due } cocoa due. Pay it?
    .use = { $due } cocoa due. Pay, or use your tile?
    .title = { $due } cocoa due
    .ask = Pay it?
teotihuacan-ask-companion = Which second worker moves along?
    .title = Two move
    .ask = Who moves along?
teotihuacan-ask-destination = Where does the worker go?
    .title = Move
    .ask = Where does it go?
teotihuacan-ask-end-turn = Your turn ends.
    .use = Your turn ends. Use a tile before that?
    .buy-unlock = Your turn ends. Pay 3 cocoa to unlock your workers before that?
    .use-or-buy-unlock = Your turn ends. Use a tile or pay to unlock your workers before that?
    .title = Turn complete
    .ask = Press “{ teotihuacan-action-pass.end-turn }”.
    .ask-theirs = It is still to be confirmed.
teotihuacan-ask-exchange-cocoa = Royal tile: pay 1 cocoa for 1 { $first } and 1 { $second }? ({ $left } left)
    .title = Royal tile
    .ask = Exchange 1 cocoa?
    .hint = { $left } left
teotihuacan-ask-keep-tile =
    { $left ->
        [one] Which starting tile do you keep?
       *[other] Which starting tiles do you keep? ({ $left } to choose)
    }
    .title = Starting tiles
    .ask = Which do you keep?
    .ask-theirs = Which one is kept?
    .hint = { $left } to choose
teotihuacan-ask-lock-worker = Which of your two workers takes the worship space?
    .title = Worship
    .ask = Which worker stays?
teotihuacan-ask-major-step = You reached { $heap }. Claim a discovery tile there, or take the printed reward?
    .title = { $heap }
    .ask = A tile, or the reward?
teotihuacan-ask-pause = Go on?
    .use = Use a tile before this takes effect, or go on?
    .buy-unlock = Pay 3 cocoa to unlock your workers before this takes effect, or go on?
    .use-or-buy-unlock = Use a tile or pay to unlock your workers before this takes effect, or go on?
    .title = Before it takes effect
    .ask = Go on?
teotihuacan-ask-pay-wages = Wages: how much cocoa do you pay? Every unpaid cocoa costs 3 VP.
    .title = Eclipse: wages
    .ask = How much do you pay?
    .ask-theirs = How much is paid?
teotihuacan-ask-place-worker = On which board does your next worker (power { $power }) start?
    .title = Starting boards
    .ask = Where does it start?
    .hint = Power { $power }
teotihuacan-ask-power-up-anyone = Which worker is powered up? ({ $left } to go)
    .title = Power-up
    .ask = Which worker grows?
    .hint = { $left } to go
teotihuacan-ask-power-ups = Which worker on { $board } is powered up? ({ $left } to go)
    .title = Power-up
    .ask = Which worker grows?
    .hint = { $left } on { $board }
teotihuacan-ask-raise-worker = Which starting worker is powered up?
    .title = Power-up
    .ask = Which worker grows?
teotihuacan-ask-sell = Royal tile: sell a resource for 2 cocoa? ({ $left } left)
    .title = Royal tile
    .ask = Sell a resource?
    .hint = { $left } left
teotihuacan-ask-take-resources =
    { $amount ->
        [one] Which resource do you take?
       *[other] Which resource do you take? ({ $amount } to go)
    }
    .temple =
        { $amount ->
            [one] Your step on the blue temple brings a resource. Which one do you take?
           *[other] Your step on the blue temple brings resources. Which one do you take? ({ $amount } to go)
        }
    .starting =
        { $amount ->
            [one] Your starting tile brings a resource. Which one do you take?
           *[other] Your starting tile brings resources. Which one do you take? ({ $amount } to go)
        }
    .title = Resources
    .ask = Which one?
    .hint = { $amount } to take
teotihuacan-ask-trade-up = Royal tile: pay 1 cocoa and a resource for { $gained } resources?
    .title = Royal tile
    .ask = Trade a resource?
teotihuacan-ask-turn = Your turn. Which worker do you move?
    .title = Your turn
    .title-theirs = Turn
    .ask = Which worker moves?
teotihuacan-ask-which-first = You paid for both. Which comes first?
    .title = Worship
    .ask = Which comes first?

## What can be done: teotihuacan-action-<kind>

teotihuacan-action-pass = Go on
    .claim-area-tile = Leave the tile
    .claim-beside = Leave the tile
    .avenue-claim = Claim nothing
    .claim-from-altar = Claim nothing
    .altar-trade = Trade nothing
    .end-turn = End the turn
    .power-ups = No further power-up
    .buy-power-up = No further power-up
    .exchange-cocoa = Stop exchanging
    .trade-up = Trade nothing
    .sell = Stop selling
teotihuacan-pass-buy-temple-step = Buy no further step
    .name = No further step
teotihuacan-pass-choose-tile = Build no further tile
    .name = No further tile
teotihuacan-action-abandon = Give the action up: it cannot be carried out any more
    .name = Give up
teotihuacan-action-unlock = Unlock all your workers for free; that is the whole turn
    .name = Free unlock
teotihuacan-action-collect = Collect cocoa
    .name = Collect cocoa
teotihuacan-action-main = Main action of the board
    .name = Main action
teotihuacan-action-pay = Pay the cocoa
    .name = Pay cocoa
teotihuacan-action-reward = Take the printed reward
    .name = No tile
teotihuacan-action-exchange = Exchange once
teotihuacan-action-first =
    { $choice_id ->
        [ability] First the ability of the space
       *[tile] First the discovery tile
    }
    .name =
        { $choice_id ->
            [ability] Ability first
           *[tile] Tile first
        }
    .short = First the discovery tile: you cannot pay { $missing } for it now
teotihuacan-action-worship =
    { $choice_id ->
        [ability] Worship, { $space }: { $ability }
        [tile] Worship, { $space }: claim { $tile }
       *[both] Worship, { $space }: both, { $ability }, and claim { $tile }
    }
    .name =
        { $choice_id ->
            [ability] { $slot_id ->
                [none] Worship: step
               *[other] Worship: { $slot }
            }
            [tile] Worship: tile
           *[both] { $slot_id ->
                [none] Worship: both
               *[other] { $slot } + tile
            }
        }
    .short = Worship, { $space }: both, { $ability }, and claim { $tile }; you cannot pay { $missing } for the tile now
teotihuacan-action-lock = Lock the worker of power { $power }
    .name = Power { $power }
teotihuacan-action-move = Move the worker of power { $power } from { $board }
    .name = { $brief }, power { $power }
teotihuacan-action-with = The worker of power { $power } moves along
    .name = Power { $power }
teotihuacan-action-to = Go to { $board }
    .name = { $board }
teotihuacan-action-claim = Claim { $discovery } for { $cost }
teotihuacan-action-take = Take { $resource }
teotihuacan-action-give = Give { $resource }
teotihuacan-action-temple = Climb the { $temple }
    .name = { $track } { $from } → { $next }
teotihuacan-action-technology = Buy { $technology } for { $gold } gold: { $effect }
teotihuacan-action-row = Build in the { $row }
teotihuacan-action-tile = Take the pyramid tile { $icons }
    .again = Take the other pyramid tile { $icons }
    .name = Pyramid tile
teotihuacan-action-place = On the { $spot }, covering { $covered }
    .name = { $level }
teotihuacan-action-turn =
    { $turns ->
        [0] As it lies: { $icons }
        [one] A quarter turn clockwise: { $icons }
        [2] Half a turn: { $icons }
       *[other] A quarter turn back: { $icons }
    }
    .name =
        { $turns ->
            [0] As it lies
            [one] Quarter turn
            [2] Half a turn
           *[other] Quarter turn back
        }
teotihuacan-action-price =
    { $discount_id ->
        [wood] Use the discount: 1 wood less
        [stone] Use the discount: 1 stone less
       *[none] Full price; keep the discount for another tile
    }
    .name =
        { $discount_id ->
            [wood] 1 wood less
            [stone] 1 stone less
           *[none] Full price
        }
teotihuacan-action-decoration = Take the decoration { $icons }
    .name = { $left }, { $right }
teotihuacan-action-space = On the { $space }
    .name = { $side }, { $level }
teotihuacan-action-power-up = Power up the worker of power { $power } on { $board }
    .name =
        { $anywhere_id ->
            [yes] { $brief } { $power } → { $next }
           *[no] Power { $power } → { $next }
        }
    .ascend = Power up the worker of power { $power } on { $board }: it ascends
    .ascends = Power { $power } ascends
teotihuacan-action-ascend = Reward: { $reward }
    .name = { $briefly }
teotihuacan-action-wages = Pay { $cocoa } cocoa
    .name = Pay { $cocoa }
teotihuacan-action-keep = Keep { $starting }; { $boards }
    .beside = Keep { $starting } ({ $tile }); { $boards }
    .name = { $briefly }
teotihuacan-action-raise = Power up a worker of power { $power }
    .name = Power { $power } → { $next }
teotihuacan-action-start = Start on { $board }
teotihuacan-action-buy-unlock = Pay to unlock all your workers
    .name = Unlock all
teotihuacan-action-use = Use your tile "{ $discovery }"
    .pays = Pay nothing: use your tile "{ $discovery }"
    .pays-name = Tile pays

## What an option brings

teotihuacan-amount = { $amount } { $good }
teotihuacan-amount-gain = +{ $amount } { $good }
teotihuacan-amount-pay = −{ $amount } { $good }
    .T-7-6 = −{ $amount } { $good } (fee for the worship)
    .T-10-2 = −{ $amount } { $good } (fee for the action)
teotihuacan-amount-score = { $points } VP
teotihuacan-free = free
teotihuacan-brings-points = { $figure } VP
teotihuacan-brings-temple =
    { $amount ->
        [one] a step on the { $temple }
       *[other] { $amount } steps on the { $temple }
    }
teotihuacan-brings-temple-any =
    { $amount ->
        [one] a step on any temple
       *[other] { $amount } steps on any temple
    }
teotihuacan-brings-any_resource =
    { $amount ->
        [one] +1 resource
       *[other] +{ $amount } resources
    }
teotihuacan-brings-power-up =
    { $amount ->
        [one] a power-up
       *[other] { $amount } power-ups
    }
teotihuacan-brings-may-claim = you may claim a discovery tile
teotihuacan-brings-avenue =
    { $amount ->
        [one] an Avenue step
       *[other] { $amount } Avenue steps
    }
teotihuacan-brings-pyramid_track =
    { $amount ->
        [one] a step on the pyramid track
       *[other] { $amount } steps on the pyramid track
    }
teotihuacan-brings-power = { $figure } power
teotihuacan-brings-ascension = ascension
teotihuacan-brings-unlock =
    { $amount ->
        [one] a worker unlocked
       *[other] { $amount } workers unlocked
    }
teotihuacan-brings-building = a building
teotihuacan-brings-claim = the tile "{ $discovery }"
teotihuacan-brings-beside = you may claim "{ $discovery }"
teotihuacan-brings-worker = your fourth worker

## What may come of an option

teotihuacan-hint-collect = collect { $amount } cocoa
teotihuacan-hint-main =
    { $amount ->
        [0] main action at no cost
       *[other] main action for { $amount } cocoa
    }
    .yields =
        { $amount ->
            [0] main action at no cost: { $gains }
           *[other] main action for { $amount } cocoa: { $gains }
        }
teotihuacan-hint-worship = worship
teotihuacan-hint-reach = → { $boards }
    .brief = → { $brief }
teotihuacan-hint-best = at best { $path }: { $gains }
teotihuacan-hint-owners =
    { $count ->
        [one] another player who owns it gets { $points } VP
       *[other] { $count } others who own it get { $points } VP each
    }
teotihuacan-way-place = on the { $spot }
teotihuacan-way-turn =
    { $turns ->
        [0] as it lies
        [one] a quarter turn clockwise
        [2] half a turn
       *[other] a quarter turn back
    }
teotihuacan-way-price =
    { $discount_id ->
        [wood] with 1 wood less
       *[stone] with 1 stone less
    }
teotihuacan-way-space = on the { $space }
teotihuacan-unclaimed = The tile of { $board } was not claimed: { $tile } stays there.

## What happened: teotihuacan-event-<kind>
## They follow "Ana:" or "You:", so their verbs have to suit both. An attribute words one clause of its own.

teotihuacan-heading-turn = Turn { $turn }
teotihuacan-heading-eclipse = Eclipse { $number }
teotihuacan-event-first_player = first in player order
teotihuacan-event-reveal = turned up for { $place }: { $tile }
teotihuacan-event-lay_out =
    { $count ->
        [one] starting tile laid out: { $starting_list }
       *[other] starting tiles laid out: { $starting_list }
    }
teotihuacan-event-keep =
    { $count ->
        [one] kept the starting tile { $starting_list }
       *[other] kept the starting tiles { $starting_list }
    }
teotihuacan-event-neutral =
    { $count ->
        [one] neutral { $colour } worker put on { $board_list }
       *[other] neutral { $colour } workers put on { $board_list }
    }
teotihuacan-event-shuffle_back =
    { $count ->
        [one] unclaimed tile shuffled back: { $discovery_list }
       *[other] unclaimed tiles shuffled back: { $discovery_list }
    }
teotihuacan-event-place =
    { $count ->
        [one] put a worker of power { $power } on { $board_list }
       *[other] put workers of power { $power } on { $board_list }
    }
    .T-17-4 = put the fourth worker, of power { $power }, on { $board_list }
    .B-6-11 = it moved on to { $board_list }
teotihuacan-event-lift = took a worker of power { $power } from { $board }
teotihuacan-event-move =
    { $distance ->
        [one] moved 1 board to { $board }
       *[other] moved { $distance } boards to { $board }
    }
teotihuacan-event-gain = +{ $amount } { $good } ({ $cause })
    .B-7-7 = fallback: +{ $amount } { $good }
    .B-8-1 = +{ $amount } { $good } from Stone Quarry
    .B-8-2 = +{ $amount } { $good } from Gold Deposits
    .B-8-4 = +{ $amount } { $good } from Forest
    .B-8-5 =
        { $good_id ->
            [wood] +{ $amount } { $good } from Forest
            [stone] +{ $amount } { $good } from Stone Quarry
           *[gold] +{ $amount } { $good } from Gold Deposits
        }
teotihuacan-event-pay = −{ $amount } { $good } ({ $cause })
teotihuacan-event-score = { $points } VP ({ $cause })
teotihuacan-event-changes = { $changes } ({ $cause })
teotihuacan-event-lock = locked a worker of power { $power } in worship ({ $space })
    .B-3-5 = locked worker displaced, on to { $space }
    .B-8-6 = its locked worker moved on to { $space }
teotihuacan-event-unlock =
    { $count ->
        [one] unlocked the worker on { $board_list }
       *[other] unlocked the workers on { $board_list }
    }
    .T-4-4 =
        { $count ->
            [one] unlocked the worker on { $board_list } for free
           *[other] unlocked the workers on { $board_list } for free
        }
    .T-7-3 = worker on { $board_list } unlocked, displaced by another player
    .B-3-5 = worker on { $board_list } unlocked, displaced by the Teotibot
    .B-8-6 = worker on { $board_list } unlocked for free, displaced by the Teotibot
teotihuacan-event-power =
    { $board_id ->
        [none] a worker rose to power { $power }
       *[other] a worker on { $board } rose to power { $power }
    }
    .X-3-11 =
        { $board_id ->
            [none] a worker fell to power { $power }
           *[other] a worker on { $board } fell to power { $power }
        }
teotihuacan-event-claim =
    { $place_id ->
        [none] claimed the tile "{ $discovery }"
       *[other] claimed the tile "{ $discovery }" ({ $place })
    }
teotihuacan-event-use = used the tile "{ $discovery }"
teotihuacan-event-temple = { $temple } step { $step } ({ $cause })
teotihuacan-event-step_lost =
    { $track_id ->
        [none] { $steps ->
            [one] no temple has a step left: the step was lost
           *[other] no temple has a step left: { $steps } steps were lost
        }
        [avenue] a step on the Avenue was lost: its end is reached
       *[temple] a step on the { $track } was lost: its top is reached or taken
    }
teotihuacan-event-avenue = Avenue step { $step } ({ $cause })
teotihuacan-event-pyramid_track = pyramid track step { $step }
teotihuacan-event-technology = acquired { $technology }
teotihuacan-event-building = put up a building ({ $row }, space { $column })
teotihuacan-event-build = built a pyramid tile on the { $spot }: { $icons }
teotihuacan-event-decorate = placed a decoration ({ $space }): { $icons }
teotihuacan-event-main_action = main action on { $board }
teotihuacan-event-abandon = gave up the main action on { $board }
teotihuacan-event-ascension = a worker ascended and was reborn on the Palace
teotihuacan-event-light_disc = the light disc moved to { $step }
teotihuacan-event-dark_disc = the dark disc moved to { $step }, the light disc back to 0
teotihuacan-event-eclipse_triggered =
    { $turns_left ->
        [0] an eclipse follows right after this turn
        [one] an eclipse follows after one more turn
       *[other] an eclipse follows after { $turns_left } more turns
    }
teotihuacan-event-pyramid_complete = the pyramid is complete: the next eclipse ends the game
teotihuacan-event-bonus = { $points } VP (bonus tile: { $bonus })

## Sources of points and causes of changes

teotihuacan-source-avenue = Avenue
teotihuacan-source-pyramid_lead = pyramid lead
teotihuacan-source-pyramid_steps = pyramid steps
teotihuacan-source-masks = masks
teotihuacan-source-wages = unpaid wages
teotihuacan-source-temples = temple steps
teotihuacan-source-construction = construction
teotihuacan-source-decorations = decorations
teotihuacan-source-nobles = nobles
teotihuacan-source-technologies = technologies
teotihuacan-source-technology_owner = others' technologies
teotihuacan-source-worship = worship
teotihuacan-source-boards = resource boards
teotihuacan-source-discovery = discovery tiles
teotihuacan-source-ascension = ascension
teotihuacan-source-bonus = bonus tiles
teotihuacan-source-setup = setup
teotihuacan-source-other = other

teotihuacan-cause-avenue = Avenue
teotihuacan-cause-pyramid_lead = furthest on the pyramid track
teotihuacan-cause-pyramid_steps = pyramid track
teotihuacan-cause-masks = masks
teotihuacan-cause-wages = wages
teotihuacan-cause-unpaid = unpaid wages
teotihuacan-cause-temples = temple step
teotihuacan-cause-construction = construction
teotihuacan-cause-icons = matching icons
teotihuacan-cause-decorations = decoration
teotihuacan-cause-nobles = building
teotihuacan-cause-technologies = technology
teotihuacan-cause-technology_owner = owner of a technology somebody else acquires
teotihuacan-cause-worship = worship
teotihuacan-cause-boards = main action
teotihuacan-cause-discovery = discovery tile
teotihuacan-cause-ascension = ascension
teotihuacan-cause-bonus = bonus tile
teotihuacan-cause-setup = setup
teotihuacan-cause-collect = collected
teotihuacan-cause-cocoa = cost of the main action
teotihuacan-cause-worship_cost = cost of the worship
teotihuacan-cause-unlock = unlocking
teotihuacan-cause-choice = own choice
teotihuacan-cause-cost = cost of the discovery tile
teotihuacan-cause-other = rule { $clause }

teotihuacan-over-stages = By eclipse, { $name }: { $points }
teotihuacan-ending-eclipse = third eclipse
teotihuacan-ending-pyramid = completed pyramid
teotihuacan-tie-points = most points
teotihuacan-tie-cocoa = tied on points, most cocoa left
teotihuacan-tie-order = tied on points and cocoa, earlier in player order
    .T-22-5 = tied on points and cocoa, later in player order (Dark Eclipse)

## What follows of an option

teotihuacan-follow-leaves = leaves
teotihuacan-follow-collect = collect { $cocoa }
teotihuacan-follow-main = main action { $cocoa }
teotihuacan-follow-wages = wages { $from } → { $at }
    .stay = wages stay { $at }
teotihuacan-follow-paid = nothing lost
teotihuacan-follow-or_tile = or a tile
teotihuacan-follow-price = then pay { $amount }
teotihuacan-follow-nothing = nothing now
teotihuacan-follow-no_tile = no tile without { $amount }
teotihuacan-follow-keep = keep { $amount }
teotihuacan-follow-within =
    { $kind_id ->
        [technology]
            { $count ->
                [one] 1 technology within reach
               *[other] { $count } technologies within reach
            }
        [tile]
            { $count ->
                [one] 1 tile within reach
               *[other] { $count } tiles within reach
            }
       *[other]
            { $count ->
                [one] 1 within reach
               *[other] { $count } within reach
            }
    }
teotihuacan-short = { $goods } missing
teotihuacan-help-workers =
    { $workers ->
        [one] with 1 worker here: { $gold } gold
       *[other] with { $workers } workers here: { $gold } gold
    }
teotihuacan-from-cocoa = a worker can collect cocoa on any board
teotihuacan-from-wood = the Forest brings wood
teotihuacan-from-stone = the Stone Quarry brings stone
teotihuacan-from-gold = the Gold Deposits bring gold
teotihuacan-from-worker = one more worker of yours here
teotihuacan-help-power = a worker of power 4 or 5 alone reaches it too
teotihuacan-ask-held = { $due } due, you hold { $held }
teotihuacan-ask-means =
    { $workers ->
        [one] { $gold } gold, 1 worker
       *[other] { $gold } gold, { $workers } workers
    }
teotihuacan-ask-from = Power { $power } from { $board }
teotihuacan-ask-built =
    { $built ->
        [0] { $most ->
            [1] One tile
           *[other] The first of up to { $most }
        }
       *[other] { $built } built, up to { $most }
    }

## Why something is not possible: teotihuacan-why-<reason>

teotihuacan-why-ability-needed = The tile alone cannot be taken here: the ability of the space comes with it.
teotihuacan-why-already-kept = Somebody keeps that tile already.
teotihuacan-why-already-yours = You have that technology already.
    .short = yours already
teotihuacan-why-cannot-pay = You cannot pay what it costs.
    .short = too dear
teotihuacan-why-cannot-pay-both = You cannot pay for both.
    .short = too dear
    .help = one of the two alone costs less
teotihuacan-why-chance = Chance decides now.
teotihuacan-why-covered = Something lies there already.
teotihuacan-why-free-unlock = You unlock your workers for free in this turn.
teotihuacan-why-just-moved = That worker has just been moved.
teotihuacan-why-mask = A mask is never used: it scores at every eclipse.
teotihuacan-why-minimum = You cannot carry out the least the action asks for.
    .short = not possible
teotihuacan-why-minimum-possible = It can be carried out, so it cannot be given up.
teotihuacan-why-must-power-up = A worker has to be powered up.
teotihuacan-why-no-building = No building is left.
    .short = none left
teotihuacan-why-no-cocoa = It costs { $cocoa } cocoa; you have { $held }.
teotihuacan-why-no-wood = It costs { $wood } wood; you have { $held }.
teotihuacan-why-no-wood-to-save = A tile of this level costs no wood.
teotihuacan-why-no-stone = It costs { $stone } stone; you have { $held }.
teotihuacan-why-no-gold = It costs { $gold } gold; you have { $held }.
teotihuacan-why-no-effect = It would do nothing now.
teotihuacan-why-no-main-action = This board has no main action.
teotihuacan-why-no-place = No place of the pyramid is open for a tile you can pay.
    .short = no place open
    .help = more stone and wood pay for higher levels
teotihuacan-why-no-reserve = Your fourth worker is in play already.
    .short = in play already
teotihuacan-why-no-second-worker = There is no second worker of yours to move along.
teotihuacan-why-no-space = No side of the pyramid is open for a decoration.
    .short = no side open
    .help = tiles built on the pyramid open the next space of a side
teotihuacan-why-no-support = What has to lie below it is not built yet.
    .help = tiles on the level below come first
teotihuacan-why-no-tile = No tile lies there.
teotihuacan-why-no-worker = You have no such worker there.
    .help = a worker of yours has to go there first
teotihuacan-why-normal-turn = You have begun a normal turn.
teotihuacan-why-not-due = Your wages are { $cocoa } cocoa.
teotihuacan-why-not-in-hand = You have no such tile.
teotihuacan-why-not-now = That is not possible at this moment.
teotihuacan-why-not-offered = That tile is not offered to you.
teotihuacan-why-not-on-display = It is not on display.
teotihuacan-why-not-on-the-board = It does not lie on the board.
teotihuacan-why-not-shown = None of your two tiles shows that board.
teotihuacan-why-not-there = It does not lie there.
teotihuacan-why-not-your-turn = Tiles are used in your own turn.
teotihuacan-why-nothing-locked = None of your workers is locked.
teotihuacan-why-occupied-by-own = A worker of yours is locked there.
    .short = your worker is there
    .help = unlocking that worker frees the space
teotihuacan-why-one-at-least = One tile has to be built.
teotihuacan-why-one-worker-a-board = Your workers start on different boards, equal ones in the order of the boards.
teotihuacan-why-other-board = That belongs to { $board }.
teotihuacan-why-other-decision = Something else is to be decided now.
teotihuacan-why-other-turn = This turn is no normal one.
teotihuacan-why-other-row =
    { $workers ->
        [one] With 1 worker another row is yours.
       *[other] With { $workers } workers another row is yours.
    }
    .short = other row
    .help = 1 worker builds in the top row, 2 in the middle one, 3 in the bottom one
teotihuacan-why-over = The game is over.
teotihuacan-why-row-full = The row is full.
    .short = row full
    .help = the building goes to a row that has an empty space
teotihuacan-why-rows-full = All rows within your reach are full.
    .short = rows full
    .help = more workers of yours here reach a lower row
teotihuacan-why-tile-placed = A tile has been built already.
teotihuacan-why-too-far = It is { $distance } boards away; a worker moves at most { $most }.
teotihuacan-why-too-few-workers =
    { $workers ->
        [one] It needs 1 worker.
       *[other] It needs { $workers } workers.
    }
    .short = too few workers
teotihuacan-why-top-step = The top of that temple is reached or taken.
    .short = top reached
teotihuacan-why-worshipping = Not while a worker worships.

## What a game is about

teotihuacan-goal = Aim: most victory points after the third eclipse. In a turn you move one worker 1 to 3 boards clockwise and take one action there: collect cocoa (1, and 1 for each colour present), worship (the worker is locked, you get the space's ability or its discovery tile), or the board's main action (costs 1 cocoa for each colour present, and powers a worker up). A worker that passes power 5 ascends. At an eclipse the Avenue, the pyramid track and masks score, and every worker wants cocoa as wages.

teotihuacan-status =
    { $phase_id ->
        [over] Turn { $turn }
        [due] Turn { $turn } · eclipse { $eclipse } is due
       *[ahead] Turn { $turn } · eclipse { $eclipse } in { $spaces }
    }
