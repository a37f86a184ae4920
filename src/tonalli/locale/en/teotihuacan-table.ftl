# What the table in the browser shows besides the names and effects of things.

teotihuacan-table-label = The table: eight action boards around the pyramid, three temples, four tracks
teotihuacan-table-list = { $list }, { $item }
teotihuacan-table-coloured = coloured { $icon }
teotihuacan-table-things = { $name }: { $effect }

## Things and what a card says of them

teotihuacan-table-worker = Worker of { $name }, power { $power }
    .effect = A die that is never rolled: it moves 1 to 3 boards clockwise and counts for main actions while it is unlocked.
    .locked = Locked in worship. It neither counts nor moves until it is unlocked.
    .moving = On its way.
teotihuacan-table-hand = Worker of { $name }, power { $power }, in hand
    .effect = Not on a board at the moment.
teotihuacan-table-reserve = Fourth worker of { $name }, power { $power }
    .effect = It comes into play as the reward of an ascension.
teotihuacan-table-neutral = Neutral worker ({ $colour })
    .effect = Nobody's. It counts as a colour present, for collecting cocoa and for the cost of main actions.
teotihuacan-table-floor = { $board }: workers
    .effect = Unlocked workers stand here. Every colour here makes the main action 1 cocoa dearer, and collecting 1 cocoa better.
teotihuacan-table-space = Worship: { $space }
    .locked = { $name } is locked here; whoever displaces that worker pays 1 cocoa more.
    .free = Nobody is locked here.
teotihuacan-table-empty-space = Empty
teotihuacan-table-cost = Cost: { $cost }
teotihuacan-table-technology = { $gold } gold, and a step on the { $temple }.
    .owned = Has it: { $names }
    .owner = Everybody else who has it scores { $points } VP.
teotihuacan-table-temple = { $temple }, step { $step }
    .gives = The step gives { $gives }.
    .nothing = The start of the temple.
    .bonus = The bonus tile: at the end, { $effect }.
    .top = The top: only one marker may stand here.
    .tiles = Instead one of the discovery tiles here may be claimed: { $tiles }
    .here = Here: { $names }
teotihuacan-table-gain-cocoa = { $amount } cocoa
teotihuacan-table-gain-points = { $amount } VP
teotihuacan-table-gain-any_resource =
    { $amount ->
        [one] 1 resource of your choice
       *[other] { $amount } resources of your choice
    }
teotihuacan-table-avenue = Avenue of the Dead, step { $step }
    .effect = At an eclipse every step is worth { $value } VP now. Each building put up makes a step cheaper.
    .tiles = Whoever arrives may claim one of these: { $tiles }
teotihuacan-table-track = Pyramid track, step { $step }
    .effect = At an eclipse everybody scores for steps taken, whoever is furthest { $lead } VP more; then all go back to the start.
teotihuacan-table-buildings = Buildings, value { $value }
    .effect = { $buildings ->
        [one] 1 building is left.
       *[other] { $buildings } buildings are left.
    } The lowest open space says what an Avenue step is worth at an eclipse.
teotihuacan-table-calendar = Calendar, space { $space }
    .effect = The light disc is on { $light }, the dark one on { $dark }. When the light disc reaches the dark one, an eclipse follows.
    .eclipses = Eclipses so far: { $eclipses } of { $last }.
teotihuacan-table-row = Nobles, { $row }: { $points }
    .effect = A building here covers the leftmost open space and scores its points.
teotihuacan-table-place = Pyramid, level { $level }
    .effect = { $stone } stone and { $wood } wood; { $points } VP for the level.
    .covered = Lies on { $icons }.
teotihuacan-table-pyramid-tile = Pyramid tile: { $icons }
    .effect = Each icon that covers its own kind scores 1 VP; a coloured one also climbs its temple.
teotihuacan-table-decoration = Decoration: { $icons }
    .effect = { $points } VP, a step on the pyramid track, 1 VP for each icon that covers its own kind, and a temple step if that icon is coloured.
teotihuacan-table-stack = { $count ->
        [0] the stack is empty
       *[other] { $count } in the stack
    }
teotihuacan-table-starting = Starting tile
    .effect = You get what your tiles show; their boards are where your workers may start.
teotihuacan-table-used = Used discovery tiles: { $tiles }
teotihuacan-table-goods = { $name }: { $amount } { $good }
teotihuacan-table-points = { $name }: { $points } VP
teotihuacan-table-masks = Mask sets of { $name } are worth { $points } VP at an eclipse

## Seats

teotihuacan-table-order =
    { $order ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }
    .you =
        { $order ->
            [1] you · first
            [2] you · second
            [3] you · third
           *[other] you · fourth
        }
teotihuacan-table-wages = wages { $cocoa }
teotihuacan-table-technologies = Technologies
teotihuacan-table-discoveries = Discoveries
teotihuacan-table-mask-sets = Masks
teotihuacan-table-starting-tiles = Starting tiles
    .laid-out = Starting tiles to choose from
teotihuacan-table-seat = Seat of { $name }

## Turning and choosing

teotihuacan-table-turn-right = Turn the tile clockwise
teotihuacan-table-turn-left = Turn the tile anticlockwise
teotihuacan-table-choose-one = Choose one
