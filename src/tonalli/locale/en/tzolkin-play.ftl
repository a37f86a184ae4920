# Decisions, actions and events of Tzolk'in.

## What is asked: tzolkin-ask-<pending step>

tzolkin-ask-apply-architecture = Does Architecture apply to this building, or to a second one?
tzolkin-ask-build =
    { $in_corn ->
        [0] Which building do you build?
       *[other] Which building do you build, for 2 corn a block?
    }
    .optional = Build one more?
tzolkin-ask-build-two = What do you build: one or two buildings, or a monument?
tzolkin-ask-choose-action = Your worker comes from { $gear } { $space }. Which action does it do?
tzolkin-ask-choose-days = You claimed the Starting Player Space. How many days pass?
tzolkin-ask-climb-any = On which temple do you step up?
tzolkin-ask-climb-two = You step up on two temples. Which one first?
tzolkin-ask-descend = The gods are angry. On which temple do you step down?
tzolkin-ask-drop-block = Architecture: which block do you not pay?
tzolkin-ask-free-study =
    { $left ->
        [one] Which technology do you advance, free of cost?
       *[other] Which technology do you advance, free of cost? ({ $left } steps)
    }
tzolkin-ask-give-blocks =
    { $left ->
        [one] Which block do you give?
       *[other] Which block do you give? ({ $left } to go)
    }
tzolkin-ask-harvest = What do you harvest in jungle group { $group }?
tzolkin-ask-keep-wealth =
    { $left ->
        [one] Which other wealth tile do you keep?
       *[other] Which wealth tiles do you keep? ({ $left } to choose)
    }
tzolkin-ask-mirrored = Which action do you mirror, for 1 corn?
tzolkin-ask-offering = Theology: give a block for a step on any temple?
tzolkin-ask-pick-more = Pick up another worker?
tzolkin-ask-place-more = Place another worker?
tzolkin-ask-study = Which technology do you advance?
    .optional = Advance one more technology?
tzolkin-ask-take-blocks =
    { $left ->
        [one] Which block do you take?
       *[other] Which block do you take? ({ $left } to go)
    }
tzolkin-ask-trade =
    { $buying ->
        [0] Market: what do you sell or buy? Sell before you buy.
       *[other] Market: what else do you buy?
    }
tzolkin-ask-turn = Your turn. Place workers, or pick some up?
    .beg = Your turn. Beg first, or place workers, or pick some up?
    .must-beg = You cannot pay for any worker, so you have to beg. Which god do you anger?
    .place = Your turn. Where do you place your first worker?
    .pick = Your turn. Which worker do you pick up first?
    .beg-or-place = Your turn. Beg first, or place your first worker?
    .beg-or-pick = Your turn. Beg first, or pick up a worker?
tzolkin-ask-last = The last round. { $question }

## What can be done: tzolkin-action-<kind>

tzolkin-action-pass = Go on
    .place-more = Place no more; the turn ends
    .pick-more = Pick up no more; the turn ends
    .choose-action = No action
    .build = Build nothing more
    .study = No further step
    .offering = Give nothing
    .trade = Stop trading
    .mirrored = Mirror nothing
tzolkin-action-beg = Beg: your corn becomes 3, step down on { $temple } to { $step }
tzolkin-action-place =
    { $cost ->
        [0] Place on { $place } for nothing
       *[other] Place on { $place } for { $cost } corn
    }
    .ahead =
        { $cost ->
            [0] Place on { $place } for nothing; tomorrow { $next }: { $effect }
           *[other] Place on { $place } for { $cost } corn; tomorrow { $next }: { $effect }
        }
    .any =
        { $cost ->
            [0] Place on { $place } for nothing; tomorrow { $next }: any of its actions
           *[other] Place on { $place } for { $cost } corn; tomorrow { $next }: any of its actions
        }
    .closed =
        { $cost ->
            [0] Place on { $place } for nothing; tomorrow { $next }: closed by a skull
           *[other] Place on { $place } for { $cost } corn; tomorrow { $next }: closed by a skull
        }
    .off =
        { $cost ->
            [0] Place on { $place } for nothing; tomorrow it is pushed off, without an action
           *[other] Place on { $place } for { $cost } corn; tomorrow it is pushed off, without an action
        }
    .last =
        { $cost ->
            [0] Place on { $place } for nothing; the last round: it will do no action
           *[other] Place on { $place } for { $cost } corn; the last round: it will do no action
        }
    .start =
        { $cost ->
            [0] Claim the Starting Player Space for nothing
           *[other] Claim the Starting Player Space for { $cost } corn
        }{ $corn ->
            [0] {""}
           *[other] ; you get the { $corn } corn on the gear when the turn ends
        }
tzolkin-action-pick = Pick up from { $gear } { $space }: { $effect }
    .none = Pick up from { $gear } { $space }: no action
    .any = Pick up from { $gear } { $space }: any of its actions, no fee
    .lower = Pick up from { $gear } { $space }: { $effect }, or a lower action
    .closed = Pick up from { $gear } { $space }: closed by a skull, only a lower action
    .ahead = Pick up from { $gear } { $space }: one ahead by Theology, { $effect }
tzolkin-action-act = { $gear_action }: { $effect }
tzolkin-action-harvest =
    { $harvest_id ->
        [corn] Take a corn tile
        [wood] Take a wood tile
        [burn] Burn a wood tile for the corn below it, and step down on a temple
       *[no_tile] Harvest corn without a tile (Agriculture)
    }
tzolkin-action-temple = Step up on { $temple }, to step { $step }: { $worth }
    .lost = Step up on { $temple }: the step is lost, its top is reached or taken
    .down = Step down on { $temple }, to step { $step }: { $worth }
tzolkin-action-technology =
    { $blocks ->
        [0] { $technology }, level { $level }: { $effect }
        [one] { $technology }, level { $level }, for 1 block: { $effect }
       *[other] { $technology }, level { $level }, for { $blocks } blocks: { $effect }
    }
    .beyond =
        { $blocks ->
            [0] { $technology }, beyond level 3: { $effect }
           *[other] { $technology }, beyond level 3, for 1 block: { $effect }
        }
tzolkin-action-give = Give 1 { $block }
tzolkin-action-take = Take 1 { $block }
tzolkin-action-drop = Leave out 1 { $block }
tzolkin-action-sell = Sell 1 { $block } for { $corn } corn
tzolkin-action-buy = Buy 1 { $block } for { $corn } corn
tzolkin-action-build = Build "{ $building }" ({ $cost }): { $effect }
tzolkin-action-monument = Build the monument "{ $monument }" ({ $cost }): { $effect }
tzolkin-action-architecture =
    { $when_id ->
        [now] To this building ({ $building })
       *[later] To a second building
    }
tzolkin-action-days =
    { $days ->
        [one] One day: it becomes day { $day }
       *[other] Two days: it becomes day { $day }; your board turns dark
    }
tzolkin-action-keep = Keep: { $wealth }

## What an option brings

tzolkin-brings-points = { $points } VP
tzolkin-brings-pay = { $cost }
    .Z-6-4 = step back { $cost }
    .Z-5-4 = {""}
tzolkin-brings-temple = { $temple } step { $step }
tzolkin-brings-technology = { $technology } level { $level }
tzolkin-brings-lost = the { $temple } step is lost
tzolkin-brings-worth = now worth { $points } VP at the end

## What happened: tzolkin-event-<kind>
## They follow "Ana:" or "You:", so their verbs have to suit both. An attribute words one clause of its own.

tzolkin-event-turn = Turn { $amount }
tzolkin-event-day = Day { $amount }.
tzolkin-event-last_day = The calendar advances for the last time.
tzolkin-event-food_day = Food Day { $amount }
tzolkin-event-final_scoring = Final scoring
tzolkin-event-marker = got the starting player marker
    .Z-2-7 = starting player
tzolkin-event-marker_passed = got the starting player marker: whoever claimed it had it already, so it goes on to the left
tzolkin-event-dummy = dummies on { $places }
tzolkin-event-keep = kept the wealth tiles: { $wealth }
tzolkin-event-gain = { $change } ({ $cause })
    .Z-4-5 = { $change }
tzolkin-event-pay = { $change } ({ $cause })
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
    .Z-12-3 = the worker came back from the Starting Player Space
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
tzolkin-event-step_lost = a step on { $temple } was lost: its top is reached or taken
tzolkin-event-board =
    { $what ->
        [light] the board shows its light side again: double advance possible
       *[dark] two days pass, the board turns dark
    }
tzolkin-event-technology = { $technology } level { $amount } ({ $cause })
    .Z-7-8 = { $technology } level { $amount }
tzolkin-event-build = built "{ $building }"
tzolkin-event-monument = built the monument "{ $monument }"
tzolkin-event-corn_tile = took a corn tile of group { $amount }
tzolkin-event-wood_tile = took a wood tile of group { $amount }
tzolkin-event-burn = burned a wood tile of group { $amount }
tzolkin-event-skull = placed a skull on { $action }
tzolkin-event-reveal = turned up: { $tiles }
tzolkin-event-gear_corn = { $amount } corn on the Tzolk'in gear
tzolkin-event-feed =
    { $amount ->
        [0] fed nobody
        [one] fed 1 worker
       *[other] fed { $amount } workers
    }
tzolkin-event-age = Age { $amount } begins with new buildings
tzolkin-event-monument_scores = { $points } VP (monument "{ $monument }")
tzolkin-event-end = The game is over.

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
tzolkin-cause-other = rule { $clause }

tzolkin-over-stages = By Food Day and at the end, { $name }: { $points }
tzolkin-ending-food_day = fourth Food Day
tzolkin-tie-points = most points
tzolkin-tie-workers = tied on points, most workers on the gears
tzolkin-tie-shared = Shared victory: { $names } with { $points } VP, and as many workers on the gears.

## What a game is about

tzolkin-goal = Aim: most victory points after 27 days. In a turn you either place workers on gears or pick some up. A worker goes to the lowest free space of a gear, for as much corn as its number says; every day the gears carry all workers one space on, and when you pick one up it does the action of the space it has reached (or a lower one, for 1 corn a step). On days 8, 14, 21 and 27 workers want 2 corn each, and temples give goods or points. Buildings, technologies and skulls in Chichen Itza bring more; monuments score at the end.
