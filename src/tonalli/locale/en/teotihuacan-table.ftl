# Labels of the table in the browser; what things are called and do is told by their cards.

teotihuacan-table-label = The table: eight action boards around the pyramid, three temples, four tracks
teotihuacan-table-worker = Worker of { $name }, power { $power }
teotihuacan-table-hand = Worker of { $name }, power { $power }, in hand
teotihuacan-table-reserve = Fourth worker of { $name }, power { $power }
teotihuacan-table-neutral = Neutral worker ({ $colour })
teotihuacan-table-floor = { $board }: workers
teotihuacan-table-empty-space = Empty
teotihuacan-table-avenue = Avenue of the Dead, step { $step }
teotihuacan-table-track = Pyramid track, step { $step }
teotihuacan-table-buildings = Buildings, value { $value }
teotihuacan-table-calendar = Calendar, space { $space }
teotihuacan-table-stack =
    { $count ->
        [0] the stack is empty
       *[other] { $count } in the stack
    }
teotihuacan-table-used = Used discovery tiles: { $tiles }
# $good_id: which good
teotihuacan-table-goods = { $name }: { $amount } { $good }
teotihuacan-table-points = { $name }: { $points } VP

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

## Turning a tile

teotihuacan-table-turn-right = Turn the tile clockwise
teotihuacan-table-turn-left = Turn the tile anticlockwise

## Expansion Period

teotihuacan-table-stage-pyramid = Pyramid
teotihuacan-table-stage-empire = Empire
# $board_id: which board
teotihuacan-table-field = { $altar }, towards { $board }
teotihuacan-table-shaman = Shaman of { $name }, standing
    .lying = Shaman of { $name }, lying
teotihuacan-table-warriors =
    { $count ->
        [one] { $name }: 1 Warrior left
       *[other] { $name }: { $count } Warriors left
    }
    .left = left
teotihuacan-table-owned =
    { $count ->
        [one] { $name }: owner of 1 Royal tile
       *[other] { $name }: owner of { $count } Royal tiles
    }
    .short = owned
teotihuacan-table-great = Great
teotihuacan-table-court-die = Court die
teotihuacan-table-trail = Trail
