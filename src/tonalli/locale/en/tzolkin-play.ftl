# Decisions, actions and events of Tzolk'in.

## What is asked: tzolkin-ask-<pending step>

tzolkin-ask-apply-architecture = Does Architecture apply to this building, or to a second one?
    .title = Architecture
    .ask = When does it apply?
tzolkin-ask-build =
    { $in_corn ->
        [0] Which building do you build?
       *[other] Which building do you build, for { $corn_per_block } corn a block?
    }
    .optional = Build one more?
    .title = Build
    .ask = Which building?
    .ask-optional = Build one more?
tzolkin-ask-build-two = What do you build: one or two buildings, or a monument?
    .title = Build
    .ask = What do you build?
    .ask-theirs = What is built?
    .hint = one or two buildings, or a monument
tzolkin-ask-choose-action = Your worker comes from { $gear } { $space }. Which action does it do?
    .title = { $gear } { $space }
    .ask = Which action?
tzolkin-ask-choose-days = You claimed the Starting Player Space. How many days pass?
    .title = Starting player
    .ask = How many days pass?
tzolkin-ask-climb-any = On which temple do you step up?
    .title = Temple step
    .ask = On which temple?
tzolkin-ask-climb-two = You step up on two temples. Which one first?
    .title = Two temple steps
    .ask = Which one first?
tzolkin-ask-descend = The gods are angry. On which temple do you step down?
    .title = The gods are angry
    .ask = Step down where?
tzolkin-ask-drop-block = Architecture: which block do you not pay?
    .title = Architecture
    .ask = Which block is spared?
tzolkin-ask-free-study =
    { $left ->
        [one] Which technology do you advance, free of cost?
       *[other] Which technology do you advance, free of cost? ({ $left } steps)
    }
    .title = Free step
    .ask = Which technology?
tzolkin-ask-give-blocks =
    { $left ->
        [one] Which block do you give?
       *[other] Which block do you give? ({ $left } to go)
    }
    .title = Pay
    .ask = Which block?
    .hint = { $left } to go
tzolkin-ask-harvest = What do you harvest in jungle group { $group }?
    .title = Jungle { $group }
    .ask = What do you harvest?
    .ask-theirs = What is harvested?
tzolkin-ask-keep-wealth =
    { $left ->
        [one] Which other wealth tile do you keep?
       *[other] Which wealth tiles do you keep? ({ $left } to choose)
    }
    .title = Wealth tiles
    .ask = Which do you keep?
    .hint = { $left } to choose
tzolkin-ask-kept = kept: { $tiles }
tzolkin-ask-mirrored = Which action do you mirror, for { $mirror_corn } corn?
    .title = Mirror
    .ask = Which action?
    .hint = for { $mirror_corn } corn
tzolkin-ask-offering = Theology: give a block for a step on any temple?
    .title = Theology
    .ask = A block for a step?
tzolkin-ask-pick-more = Pick up another worker?
    .title = Pick up
    .ask = Another worker?
tzolkin-ask-place-more = Place another worker?
    .title = Place
    .ask = Another worker?
tzolkin-ask-study = Which technology do you advance?
    .optional = Advance one more technology?
    .title = Technology
    .ask = Which one?
    .ask-optional = One more step?
tzolkin-ask-take-blocks =
    { $left ->
        [one] Which block do you take?
       *[other] Which block do you take? ({ $left } to go)
    }
    .title = Blocks
    .ask = Which one?
    .hint = { $left } to go
tzolkin-ask-trade =
    { $buying ->
        [0] Market: what do you sell or buy? Sell before you buy.
       *[other] Market: what else do you buy?
    }
    .title = Market
    .ask = Sell or buy?
tzolkin-ask-turn = Your turn. Place workers, or pick some up?
    .beg = Your turn. Beg first, or place workers, or pick some up?
    .must-beg = You cannot pay for any worker, so you have to beg. Which god do you anger?
    .place = Your turn. Where do you place your first worker?
    .pick = Your turn. Which worker do you pick up first?
    .beg-or-place = Your turn. Beg first, or place your first worker?
    .beg-or-pick = Your turn. Beg first, or pick up a worker?
    .title = Your turn
    .title-theirs = Turn
    .ask = Place, or pick up?
    .ask-beg = Beg, place, pick up?
    .ask-must-beg = You have to beg
    .ask-theirs-must-beg = Which god is angered?
    .ask-place = Where to?
    .ask-pick = Which worker?
    .ask-beg-or-place = Beg, or place?
    .ask-beg-or-pick = Beg, or pick up?
tzolkin-ask-so-far =
    { $workers ->
        [one] 1 worker so far, for { $corn } corn
       *[other] { $workers } workers so far, for { $corn } corn
    }
tzolkin-ask-only = Only "{ $building }" can be paid
tzolkin-ask-last = The last round. { $question }
    .title = The last round
    .ask = Place, or pick up?

## What can be done: tzolkin-action-<kind>

tzolkin-action-pass = Go on
    .name = Go on
tzolkin-action-beg = Beg: your corn becomes { $corn }, and you step down on { $temple } to { $step }
    .name = Beg: { $temple }
tzolkin-action-place = Place on { $place }
    .name = { $place }
    .ahead = Place on { $place }; tomorrow { $next }: { $effect }
    .theology = Place on { $place }; tomorrow { $next }, and one ahead by Theology: { $effect }
    .any = Place on { $place }; tomorrow { $next }: any of its actions
    .closed = Place on { $place }; tomorrow { $next }: closed by a skull
    .off = Place on { $place }; tomorrow it is pushed off, without an action
    .last = Place on { $place }; the last round: it will do no action
    .start =
        { $corn ->
            [0] Claim the Starting Player Space
           *[other] Claim the Starting Player Space; you get the { $corn } corn on the gear when the turn ends
        }
tzolkin-hint-tomorrow =
    .closed = tomorrow closed by a skull
    .off = tomorrow pushed off
tzolkin-action-pick = Pick up from { $place }: { $effect }
    .name = { $place }
    .none = Pick up from { $place }: no action
    .any = Pick up from { $place }: any of its actions, no fee
    .lower = Pick up from { $place }: { $effect }, or a lower action
    .closed = Pick up from { $place }: closed by a skull, only a lower action
    .not-now = Pick up from { $place }: no action is possible now
    .for-corn = Pick up from { $place }: for { $corn } corn { $effect }
    .another = Pick up from { $place }: another action than that of its space
    .or-another = Pick up from { $place }: { $effect }, or another action
    .below = Pick up from { $place }: only a lower action is possible now
    .shut = Pick up from { $place }: closed by skulls, no action
    .theology = Pick up from { $place }: one ahead by Theology, { $effect }
tzolkin-action-act = { $gear_action }: { $effect }
    .name = { $gear_action }
tzolkin-action-harvest =
    { $harvest_id ->
        [corn] Take a corn tile
        [wood] Take a wood tile
        [burn] Burn a wood tile for the corn tile below it, and step down on a temple
       *[no_tile] Harvest corn without a tile (Agriculture)
    }
    .name =
        { $harvest_id ->
            [corn] Corn tile
            [wood] Wood tile
            [burn] Burn wood
           *[no_tile] No tile
        }
tzolkin-action-temple = Step up on { $temple }, to step { $step }: { $worth }
    .name = { $temple }
    .lost = Step up on { $temple }: the step is lost, its top is reached or taken
    .down = Step down on { $temple }, to step { $step }: { $worth }
    .refused = Step up on { $temple }: you cannot pay for it, so it is refused
    .moved = { $temple } { $from } → { $step }
tzolkin-action-technology = { $technology }, level { $level }: { $effect }
    .name = { $technology }
    .beyond = { $technology }, beyond level 3: { $effect }
    .refused = { $technology }: you cannot pay for it, so the step is refused
    .moved = { $technology } { $from } → { $level }
tzolkin-action-give = Give 1 { $block }
    .name = { $block }
tzolkin-action-take = Take 1 { $block }
    .name = { $block }
tzolkin-action-drop = Leave out 1 { $block }
    .name = { $block }
tzolkin-action-sell = Sell 1 { $block }
    .name = Sell { $block }
tzolkin-action-buy = Buy 1 { $block }
    .name = Buy { $block }
tzolkin-action-build = Build "{ $building }"
    .name = { $building }
tzolkin-action-monument = Build the monument "{ $monument }": { $effect }
    .name = { $monument }
tzolkin-action-architecture =
    { $when_id ->
        [now] To this building ({ $building })
       *[later] To a second building
    }
    .name =
        { $when_id ->
            [now] This building
           *[later] A second building
        }
tzolkin-action-days =
    { $days ->
        [one] One day: it becomes day { $day }
       *[other] Two days: it becomes day { $day }, and your double advance is used
    }
    .name =
        { $days ->
            [one] One day
           *[other] Two days
        }
tzolkin-action-keep = Keep the wealth tile: { $tile }
    .name = { $short }

## What is not done, by the step that is passed; .hint says what becomes of it

tzolkin-pass-place-more = Place no more
    .name = No more
    .hint = the turn ends
tzolkin-pass-pick-more = Pick up no more
    .name = No more
    .hint = the turn ends
tzolkin-pass-choose-action = No action
    .name = No action
    .hint = take it to hand
tzolkin-pass-build = Build nothing more
    .name = Nothing more
tzolkin-pass-study = No further step
    .name = No further step
tzolkin-pass-offering = Give nothing
    .name = Give nothing
tzolkin-pass-trade = Stop trading
    .name = Stop trading
tzolkin-pass-mirrored = Mirror nothing
    .name = Nothing
tzolkin-pass-taxed = Go without
    .name = Refuse
    .hint = pay nothing

## Words that options stand behind, and lines of bills

tzolkin-group-place = place
tzolkin-group-pick = pick up
tzolkin-group-beg = beg
tzolkin-group-sell = sell
tzolkin-group-buy = buy
tzolkin-group-lower = step back
tzolkin-bill-cost = Cost
tzolkin-bill-total = You pay
tzolkin-bill-in_corn = Cost, { $corn } corn a block
tzolkin-bill-gives = Gives
tzolkin-bill-less = Less { $building }
tzolkin-bill-kept = Kept
tzolkin-bill-tile = This tile
tzolkin-bill-start = You start with
tzolkin-bill-worker = Worker { $number } of the turn

## What an option brings and costs: $figure has its sign, $amount has none

tzolkin-figure-points = { $figure } VP
tzolkin-figure-worth = now worth { $amount } VP at the end
tzolkin-figure-temple =
    { $amount ->
        [one] { $figure } step on { $temple }
       *[other] { $figure } steps on { $temple }
    }
tzolkin-figure-lost = the step on { $temple } is lost
tzolkin-figure-technology =
    { $amount ->
        [one] { $figure } step in { $technology }
       *[other] { $figure } steps in { $technology }
    }
tzolkin-figure-tile =
    { $tile_id ->
        [wood] { $amount ->
            [one] { $figure } wood tile
           *[other] { $figure } wood tiles
        }
       *[corn] { $amount ->
            [one] { $figure } corn tile
           *[other] { $figure } corn tiles
        }
    }
tzolkin-figure-worker =
    { $amount ->
        [one] { $figure } worker
       *[other] { $figure } workers
    }
tzolkin-figure-double = double advance possible again
tzolkin-figure-farm =
    { $amount ->
        [one] 1 worker needs 2 corn less
       *[other] { $amount } workers need 2 corn less each
    }
tzolkin-figure-discount = every worker needs { $amount } corn less
tzolkin-figure-may =
    { $offer_id ->
        [trade] may trade at the market
        [mirrored] may mirror an action
        [offering] may give a block for a temple step
        [monument] may build a monument
        [exchange] may take a technology back and step up on the others
       *[build] may build one more
    }

## What follows of an option

tzolkin-follow-dark = uses your double advance
tzolkin-follow-within = { $count } of { $shown } within reach
tzolkin-follow-only = only "{ $building }"
tzolkin-follow-altogether = in all
tzolkin-follow-food = food { $from } → { $at }

tzolkin-short = { $goods } missing
tzolkin-help-in_corn = Uxmal 4 builds it for { $corn } corn
tzolkin-help-beg = begging brings your corn to { $corn }
tzolkin-from-skull = Yaxchilan 4 brings a skull
tzolkin-from-corn = Palenque brings corn
tzolkin-from-wood = Yaxchilan 1 brings wood
tzolkin-from-stone = Yaxchilan 2 brings stone
tzolkin-from-gold = Yaxchilan 3 brings gold
tzolkin-from-block = Yaxchilan brings blocks

## Why something is not possible: tzolkin-why-<reason>

tzolkin-why-another-gear = A worker of { $gear } does actions of that gear.
tzolkin-why-at-the-bottom = You are at the bottom of { $temple }.
    .short = at the bottom
    .help = a step up on { $temple } comes first
tzolkin-why-cannot-be-done = What a worker there has to do is not possible now.
    .short = not possible
tzolkin-why-cannot-be-paid = You cannot pay what it costs.
    .lacking = You lack { $goods }.
    .lacking-spared = You lack { $goods }; Architecture spares you only one block.
    .short = not payable
tzolkin-why-cannot-pay-tax = You could not pay what the prophecy asks for { $good }.
    .short = tax not payable
    .help = the prophecy is over after the next Food Day
tzolkin-why-chosen-already = You have stepped up on { $temple }; the second step is on another temple.
tzolkin-why-closed = A skull closes { $action }.
    .short = closed
    .help = a space of Chichen Itza without a skull
tzolkin-why-covered = No corn tile lies open there: wood tiles cover them.
    .short = covered
tzolkin-why-duty = What a worker placed in this turn has to do could not be paid any more.
    .short = not payable
    .help = enough for both: for this and for what that worker has to do
tzolkin-why-enough-corn = You have { $corn } corn; begging is for those with fewer than { $limit }.
tzolkin-why-game-over = The game is over.
tzolkin-why-has-begged = You have begged in this turn.
tzolkin-why-no-harvest-tile = No harvest tile is left there.
    .short = no tile left
tzolkin-why-no-monument-now = Monuments are built with Tikal 4, instead of buildings.
tzolkin-why-no-own-worker = No worker of yours stands there.
tzolkin-why-no-skull = You have no skull to place.
    .short = no skull
tzolkin-why-no-skull-to-gain = No skull is left in the bank.
    .short = none left
tzolkin-why-no-step-down = You are at the bottom of all temples: no god can be angered any more.
    .short = no step down
tzolkin-why-no-wood-tile = No wood tile is left there.
    .short = no wood tile
tzolkin-why-no-worker-in-hand = You have no worker in hand.
    .help = picking workers up brings them back to hand
tzolkin-why-no-worker-left = All your workers are in play.
    .short = all in play
tzolkin-why-none-to-sell = You have no { $block } to sell.
    .short = none to sell
tzolkin-why-not-in-the-row = It is not among the monuments laid out.
tzolkin-why-not-in-this-game = That is not in this game.
tzolkin-why-not-mirrored = { $action } cannot be mirrored.
tzolkin-why-not-on-display = It does not lie in the display.
tzolkin-why-not-the-cheapest = The gods' pity leads only to the cheapest space.
tzolkin-why-nothing-to-mirror = There is no action you could mirror now.
    .short = nothing to mirror
tzolkin-why-nothing-to-trade = You have nothing to trade.
    .short = nothing to trade
    .help = corn or a block to trade with
tzolkin-why-other-decision = Something else is to be decided now.
    .action = A worker of yours has to be picked up for that.
    .building = Buildings are built with Tikal 2, Tikal 4 or Uxmal 4.
    .monument = Monuments are built with Tikal 4, instead of buildings.
    .technology = Technologies advance with Tikal 1 and Tikal 3, and by tiles.
    .temple = Nothing lets you step up there now.
tzolkin-why-out-of-reach = Your worker on space { $space } has not reached { $action }.
    .help = every day carries it one space on
tzolkin-why-picking-up = You pick up workers in this turn, so you place none.
    .temple = Begging comes first in a turn, or not at all.
tzolkin-why-place-or-pick-up = A turn is for placing or for picking up; doing neither is not possible.
tzolkin-why-placing = You place workers in this turn, so you pick up none.
    .temple = Begging comes first in a turn, or not at all.
tzolkin-why-reveal-first = A tile is turned up first.
tzolkin-why-sales-first = You have bought something; what is sold is sold before that.
    .short = sales come first
tzolkin-why-sold-before = You have sold { $block } here, so you buy none.
    .short = sold before
tzolkin-why-taken =
    { $target_id ->
        [start] Somebody has claimed the Starting Player Space.
       *[other] { $target } has no free space.
    }
    .own = You have claimed the Starting Player Space.
    .short = taken
    .help =
        { $target_id ->
            [start] it is free again in the next round
           *[other] every day carries workers on, and frees spaces
        }
tzolkin-why-too-few-blocks =
    { $needed ->
        [one] It costs 1 block; you have { $blocks }.
       *[other] It costs { $needed } blocks; you have { $blocks }.
    }
tzolkin-why-too-little-corn = It costs { $needed } corn; you have { $corn }.

## Headings of the story: tzolkin-heading-<kind>

tzolkin-heading-turn = Turn { $turn }
tzolkin-heading-day = Day { $day }
tzolkin-heading-last_day = The calendar advances for the last time
tzolkin-heading-food_day = Food Day { $number } ({ $kind })
tzolkin-heading-final_scoring = Final scoring

## What happened: tzolkin-event-<kind>
## They follow "Ana:" or "You:", so their verbs have to suit both. An attribute words one clause of its own.

tzolkin-event-marker = got the starting player marker
    .Z-2-7 = starting player
tzolkin-event-marker_passed = had the starting player marker already, so it goes on to the left, to { $colour }
tzolkin-event-dummy = dummies on { $places }
tzolkin-event-keep =
    { $count ->
        [one] kept the wealth tile { $tiles }
       *[other] kept the wealth tiles { $tiles }
    }
tzolkin-event-gain = { tzolkin-amount-gain } ({ $cause })
    .Z-4-5 = { tzolkin-amount-gain }
tzolkin-event-pay = { tzolkin-amount-pay } ({ $cause })
tzolkin-event-score = { $points } VP ({ $cause })
tzolkin-event-changes = { $changes } ({ $cause })
tzolkin-event-beg = begged for corn
tzolkin-event-place =
    { $count ->
        [one] placed a worker on { $places }
       *[other] placed workers on { $places }
    }
    .Z-4-4 = by the gods' pity placed a worker on { $places } for all the corn left
tzolkin-event-take_up = picked up from { $places }
    .Z-12-5 =
        { $count ->
            [one] a worker was pushed off { $places }, without an action
           *[other] workers were pushed off { $places }, without an action
        }
tzolkin-event-no_action = no action
tzolkin-event-act = used { $action }
    .Z-7-17 = mirrored { $action }
tzolkin-event-worker = one more worker in play
tzolkin-event-temple = { $temple } step { $step } ({ $cause })
    .Z-4-5 = down to step { $step } on { $temple }
    .Z-7-3 = down to step { $step } on { $temple } ({ $cause })
    .P-5-6 = down to step { $step } on { $temple } ({ $cause })
tzolkin-event-step_lost = a step on { $temple } was lost: its top is reached or taken
tzolkin-event-board =
    { $side_id ->
        [light] the board shows its light side again: double advance possible
       *[dark] two days pass, the board turns dark
    }
tzolkin-event-technology = { $technology } level { $level } ({ $cause })
    .Z-7-8 = { $technology } level { $level }
tzolkin-event-build = built "{ $building }"
tzolkin-event-monument = built the monument "{ $monument }"
tzolkin-event-corn_tile = took a corn tile of group { $space }
tzolkin-event-wood_tile = took a wood tile of group { $space }
tzolkin-event-burn = burned a wood tile of group { $space }
tzolkin-event-skull = placed a skull on { $action }
tzolkin-event-reveal = turned up: { $tiles }
tzolkin-event-gear_corn = { $corn } corn on the Tzolk'in gear
tzolkin-event-feed =
    { $workers ->
        [0] fed nobody
        [one] fed 1 worker
       *[other] fed { $workers } workers
    }
tzolkin-event-age = Age { $age } begins with new buildings
tzolkin-event-monument_scores = { $points } VP (monument "{ $monument }")
tzolkin-event-end = The game is over.

## Food Days and the final scoring, row by row

tzolkin-moment-food_day =
    { $number ->
        [1] First Food Day
        [2] Second Food Day
        [3] Third Food Day
       *[4] Fourth Food Day
    }
tzolkin-moment-gives =
    { $kind_id ->
        [points] temples give points
       *[goods] temples give goods
    }
tzolkin-moment-age = Age { $age }
tzolkin-moment-income = Income
tzolkin-moment-food = Food
tzolkin-moment-left = Corn and blocks left
tzolkin-moment-skulls = Skulls left
tzolkin-moment-monument = monument
tzolkin-moment-fed =
    { $unfed ->
        [0] all fed
       *[other] { $fed } fed, { $unfed } hungry
    }
tzolkin-moment-fed-how = { $fed }: { $how }
tzolkin-moment-each = { $corn } corn each
tzolkin-moment-farms = farms save { $corn } corn
tzolkin-moment-from-buildings = from buildings
tzolkin-moment-below = step and all below
tzolkin-moment-highest = highest { $points }
tzolkin-moment-is-highest = highest
# What is due before it is counted.
tzolkin-moment-due =
    .workers =
        { $workers ->
            [one] { $workers } worker
           *[other] { $workers } workers
        }
    .step = step { $step }
    .corn = worth { $corn } corn
    .skulls =
        { $skulls ->
            [one] { $skulls } skull
           *[other] { $skulls } skulls
        }
    .built = built

## Sources of points and causes of changes

tzolkin-source-temples = temple steps
tzolkin-source-highest = highest on temples
tzolkin-source-chichen_itza = Chichen Itza
tzolkin-source-buildings = buildings
tzolkin-source-architecture = Architecture
tzolkin-source-bonus = beyond a technology
tzolkin-source-unfed = unfed workers
tzolkin-source-corn_left = corn and blocks left
tzolkin-source-skulls_left = skulls left
tzolkin-source-monuments = monuments
tzolkin-source-other = other

tzolkin-cause-temples = temples
    .temple = { $temple }
tzolkin-cause-highest = highest on a temple
    .temple = highest on { $temple }
tzolkin-cause-chichen_itza = Chichen Itza
tzolkin-cause-buildings = building
tzolkin-cause-architecture = Architecture
tzolkin-cause-bonus = beyond level 3
tzolkin-cause-unfed = unfed workers
tzolkin-cause-corn_left = corn and blocks left
tzolkin-cause-skulls_left = skulls left
tzolkin-cause-monuments = monument
tzolkin-cause-wealth = wealth tiles
tzolkin-cause-setup = setup
tzolkin-cause-begging = begging
tzolkin-cause-pity = pity
tzolkin-cause-gear_corn = Starting Player Space
tzolkin-cause-placing = placing
tzolkin-cause-step_back = step back
tzolkin-cause-fishing = fishing
tzolkin-cause-harvest = harvest
tzolkin-cause-burning = the burned wood
tzolkin-cause-yaxchilan = Yaxchilan
tzolkin-cause-study = technology step
tzolkin-cause-tikal_5 = Tikal 5
tzolkin-cause-uxmal_1 = Uxmal 1
tzolkin-cause-market = market
tzolkin-cause-mirror = mirror
tzolkin-cause-worker = Uxmal 3
tzolkin-cause-building_for_corn = building for corn
tzolkin-cause-theology = Theology
tzolkin-cause-feeding = food
tzolkin-cause-calendar = calendar
tzolkin-cause-prophecy = prophecy
tzolkin-cause-other = rule { $clause }

tzolkin-status =
    { $days ->
        [0] Day { $day } · food today
        [one] Day { $day } · food tomorrow
       *[other] Day { $day } · food in { $days } days
    }
    .over = The game is over
tzolkin-over-stages = By Food Day and at the end, { $name }: { $points }
tzolkin-ending-fourth-food-day = fourth Food Day
tzolkin-tie-points = most points
tzolkin-tie-workers-on-gears = tied on points, most workers on the gears
tzolkin-tie-shared = Shared victory: { $names } with { $points } VP, and as many workers on the gears.

## What a game is about

tzolkin-goal = Aim: most victory points after 27 days. In a turn you either place workers on gears or pick some up. A worker goes to the lowest free space of a gear, for as much corn as its number says; every day the gears carry all workers one space on, and when you pick one up it does the action of the space it has reached (or a lower one, for 1 corn a step). On days 8, 14, 21 and 27 workers want 2 corn each, and temples give goods or points. Buildings, technologies and skulls in Chichen Itza bring more; monuments score at the end.
