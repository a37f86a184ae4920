# Teotihuacan: City of Gods. Keys are teotihuacan-<group>-<name of the engine>; an attribute says more about it.

teotihuacan-title = Teotihuacan: City of Gods
    .name = Teotihuacan
    .about = Move workers around eight boards and build the pyramid.
    .players = 1–4
    .time = 90–120 min
    .expansion = Expansion Period
    .modules = each by itself; the other three bring Obsidian with them
teotihuacan-typed-notation = collect
    .beginning = col for collect
teotihuacan-typed-tiles = tile jaguar mask, tile forest, tile 05

## Boards

teotihuacan-board-palace = Palace
    .short = Pal
    .main = No main action. Three worship spaces, one on each royal tile.
    .brief = Palace
teotihuacan-board-forest = Forest
    .short = For
    .main = Wood by number of workers and weakest power; then a power-up.
    .table = Weakest power 1 | 2–3 | 4–5. One worker: 1 cocoa | 1 wood | 2 wood. Two: 1 wood | 2 wood | 3 wood + 2 cocoa. Three: 2 wood + 1 cocoa | 3 wood + 3 cocoa | 4 wood + 5 cocoa, and up to two power-ups.
    .brief = Forest
teotihuacan-board-quarry = Stone Quarry
    .short = Qua
    .main = Stone by number of workers and weakest power; then a power-up.
    .table = Weakest power 1 | 2–3 | 4–5. One worker: 1 VP | 1 stone | 2 stone. Two: 1 stone | 2 stone | 3 stone + 2 VP. Three: 2 stone + 1 VP | 3 stone + 3 VP | 4 stone + 5 VP, and up to two power-ups.
    .brief = Quarry
teotihuacan-board-gold = Gold Deposits
    .short = Gol
    .main = Gold by number of workers and weakest power; then a power-up.
    .table = Weakest power 1 | 2–3 | 4–5. One worker: 1 VP | 1 gold | 2 gold. Two: 1 gold | 2 gold | 3 gold + 2 VP. Three: 2 gold + 1 cocoa | 3 gold + a temple step | 4 gold + two temple steps, and up to two power-ups.
    .brief = Gold
teotihuacan-board-alchemy = Alchemy
    .short = Alc
    .main = Buy a technology for gold and climb the temple of its column; then a power-up.
    .table = One worker reaches the upper row; two, or one of power 4 or 5 that gives up the power-up, also the lower. Others who own the technology score 3 VP.
    .brief = Alchemy
teotihuacan-board-nobles = Nobles
    .short = Nob
    .main = 2 wood: put up a building for points and take an Avenue step; then a power-up.
    .table = One worker builds in the top row (3 2 2 1 1 VP), two in the middle (5 4 3 3), three in the bottom row (7 6 5) with up to two power-ups.
    .brief = Nobles
teotihuacan-board-decorations = Decorations
    .short = Dec
    .main = 3 gold (2 with two workers, 1 with three): decorate a side of the pyramid; then a power-up.
    .table = 3 VP, a step on the pyramid track, 1 VP for each icon that covers its own kind, and a temple step if that icon is coloured.
    .brief = Decorations
teotihuacan-board-construction = Construction
    .short = Con
    .main = Build one pyramid tile for each worker here (2 stone each, wood on higher levels); then a power-up.
    .table = Levels 1 to 4 cost 2 stone and 0, 1, 2, 3 wood and score 1, 3, 5, 7 VP; 1 VP for each icon that covers its own kind, a temple step if it is coloured, and a step on the pyramid track. Three workers: up to two power-ups.
    .brief = Construction

## Goods

teotihuacan-good-cocoa = cocoa
    .short = c
teotihuacan-good-wood = wood
    .short = w
teotihuacan-good-stone = stone
    .short = s
teotihuacan-good-gold = gold
    .short = g

## Temples

teotihuacan-temple-blue = blue temple
    .name = Blue
    .reward = Steps give resources of your choice, later points.
teotihuacan-temple-red = red temple
    .name = Red
    .reward = Steps give points.
teotihuacan-temple-green = green temple
    .name = Green
    .reward = Steps give cocoa, at the top points.

## Colours

teotihuacan-colour-black = black
    .letter = K
teotihuacan-colour-blue = blue
    .letter = B
teotihuacan-colour-yellow = yellow
    .letter = Y
teotihuacan-colour-red = red
    .letter = R

## Discovery tiles

teotihuacan-discovery-mask_1 = sun mask
    .effect = A mask, never used up: different masks make sets that score 1, 3, 6, 10, 15, 21, 28 VP at every eclipse.
teotihuacan-discovery-mask_2 = rain mask
    .effect = A mask, never used up: different masks make sets that score 1, 3, 6, 10, 15, 21, 28 VP at every eclipse.
teotihuacan-discovery-mask_3 = jaguar mask
    .effect = A mask, never used up: different masks make sets that score 1, 3, 6, 10, 15, 21, 28 VP at every eclipse.
teotihuacan-discovery-mask_4 = skull mask
    .effect = A mask, never used up: different masks make sets that score 1, 3, 6, 10, 15, 21, 28 VP at every eclipse.
teotihuacan-discovery-mask_5 = bird mask
    .effect = A mask, never used up: different masks make sets that score 1, 3, 6, 10, 15, 21, 28 VP at every eclipse.
teotihuacan-discovery-mask_6 = banded mask
    .effect = A mask, never used up: different masks make sets that score 1, 3, 6, 10, 15, 21, 28 VP at every eclipse.
teotihuacan-discovery-mask_7 = stone mask
    .effect = A mask, never used up: different masks make sets that score 1, 3, 6, 10, 15, 21, 28 VP at every eclipse.
teotihuacan-discovery-vp_4 = 4 VP
    .effect = Use it once in your turn for 4 VP.
teotihuacan-discovery-resources_3 = 3 resources
    .effect = Use it once in your turn for 3 wood, stone or gold in any mix.
teotihuacan-discovery-resources_2 = 2 resources
    .effect = Use it once in your turn for 2 wood, stone or gold in any mix.
teotihuacan-discovery-cocoa_4 = 4 cocoa
    .effect = Use it once in your turn for 4 cocoa.
teotihuacan-discovery-avenue_step = Avenue step
    .effect = Use it once in your turn to take a step on the Avenue of the Dead.
teotihuacan-discovery-temple_any = any temple
    .effect = Use it once in your turn to climb a step on a temple of your choice.
teotihuacan-discovery-temple_blue = blue step
    .effect = Use it once in your turn to climb a step on the blue temple.
teotihuacan-discovery-temple_red = red step
    .effect = Use it once in your turn to climb a step on the red temple.
teotihuacan-discovery-temple_green = green step
    .effect = Use it once in your turn to climb a step on the green temple.
teotihuacan-discovery-power_up_2 = power up two
    .effect = Use it once for two power-ups on your unlocked workers anywhere, but not on one that is being moved.
teotihuacan-discovery-move_two = move two
    .effect = Use it right before your move: two of your workers leave the same board and travel together.
teotihuacan-discovery-move_anywhere = move anywhere
    .effect = Use it right before your move: the worker goes to any board you like.
teotihuacan-discovery-extra_worker = extra worker
    .effect = Use it during Alchemy, Nobles or Construction: the action counts one more worker, three at most.
teotihuacan-discovery-ignore_cocoa = ignore cocoa
    .effect = Use it instead of paying the cocoa of a main action, of a worship, or all wages of one eclipse.
teotihuacan-discovery-offer = { $name } ({ $cost })
teotihuacan-no-tile = no tile

## Technologies

teotihuacan-technology-01 = Palace cocoa
    .effect = +1 cocoa for a worker that moves onto or past the Palace.
teotihuacan-technology-03 = Learned court
    .effect = +3 VP for a main action on Alchemy or Nobles.
teotihuacan-technology-05 = Full baskets
    .effect = +1 wood, stone or gold on Forest, Quarry or Gold.
teotihuacan-technology-07 = Rich harvest
    .effect = +1 cocoa and +1 VP on Forest, Quarry or Gold.
teotihuacan-technology-09 = Master decorators
    .effect = +4 VP for a main action on Decorations.
teotihuacan-technology-11 = Master builders
    .effect = +3 VP for a main action on Construction.
teotihuacan-technology-13 = Extra power-up
    .effect = After a power-up by a main action: 1 cocoa for one more.
teotihuacan-technology-15 = Helping hands
    .effect = Construction: +1 worker counted, a tile 1 wood or stone less.
teotihuacan-technology-17 = Temple builder
    .effect = A step on any temple for a main action on Construction.

## Royal tiles (P is the power of the worker locked there)

teotihuacan-royal-A04 = Royal tile (technologies)
    .name = technologies
    .effect = 2 VP × your technologies, at most as many as the power of the worker there
    .now = 2 VP × your technologies, at most { $power } of them
    .short = 2 VP × technologies, P at most
teotihuacan-royal-A05 = Royal tile (pyramid)
    .name = pyramid
    .effect = 2 VP × your pyramid track steps, at most as many as the power of the worker there
    .now = 2 VP × your pyramid track steps, at most { $power } of them
    .short = 2 VP × pyramid steps, P at most
teotihuacan-royal-A09 = Royal tile (Avenue)
    .name = Avenue
    .effect = 1 VP × your Avenue steps, at most 1 more than the power of the worker there
    .now = 1 VP × your Avenue steps, at most { $more } of them
    .short = 1 VP × Avenue steps, P+1 at most
teotihuacan-royal-B02 = Royal tile (wood, stone)
    .name = wood, stone
    .effect = at most as often as the power of the worker there: 1 cocoa → 1 wood + 1 stone
    .now =
        { $power ->
            [one] once: 1 cocoa → 1 wood + 1 stone
           *[other] up to { $power } times: 1 cocoa → 1 wood + 1 stone
        }
    .short = ≤ P×: 1 cocoa → 1 wood + 1 stone
teotihuacan-royal-B06 = Royal tile (stone, gold)
    .name = stone, gold
    .effect = at most as often as the power of the worker there: 1 cocoa → 1 stone + 1 gold
    .now =
        { $power ->
            [one] once: 1 cocoa → 1 stone + 1 gold
           *[other] up to { $power } times: 1 cocoa → 1 stone + 1 gold
        }
    .short = ≤ P×: 1 cocoa → 1 stone + 1 gold
teotihuacan-royal-B07 = Royal tile (trade)
    .name = trade
    .effect = once: 1 cocoa + 1 resource → as many resources you like as the power of the worker there
    .now = once: 1 cocoa + 1 resource → { $power } resources you like
    .short = 1 cocoa + 1 res. → P resources
teotihuacan-royal-C01 = Royal tile (cocoa)
    .name = cocoa
    .effect = 1 cocoa more than the power of the worker there
    .now = { $more } cocoa
    .short = P + 1 cocoa
teotihuacan-royal-C03 = Royal tile (sell)
    .name = sell
    .effect = at most as often as the power of the worker there: 1 resource → 2 cocoa
    .now =
        { $power ->
            [one] once: 1 resource → 2 cocoa
           *[other] up to { $power } times: 1 resource → 2 cocoa
        }
    .short = ≤ P×: 1 resource → 2 cocoa
teotihuacan-royal-C08 = Royal tile (temples)
    .name = temples
    .effect = at most once less than the power of the worker there: 1 cocoa → a step on any temple
    .now =
        { $less ->
            [0] nothing with power 1
            [one] once: 1 cocoa → a step on any temple
           *[other] up to { $less } times: 1 cocoa → a step on any temple
        }
    .short = ≤ P−1×: 1 cocoa → temple step

## Worship spaces

teotihuacan-space-palace1 = Palace, first royal tile
    .brief = first tile
teotihuacan-space-palace2 = Palace, second royal tile
    .brief = second tile
teotihuacan-space-palace3 = Palace, third royal tile
    .brief = third tile
teotihuacan-space-forest = Forest
    .effect = a step on the red temple
    .short = red step
teotihuacan-space-quarry = Stone Quarry
    .effect = a step on the green temple
    .short = green step
teotihuacan-space-gold = Gold Deposits
    .effect = a step on the blue temple
    .short = blue step
teotihuacan-space-decorations = Decorations
    .effect = a step on any temple
    .short = any step

## Temple bonus tiles (scored at the end from step 10 on)

teotihuacan-bonus-masks = masks
    .effect = your best mask set once more
teotihuacan-bonus-technology = technologies
    .effect = 5 VP per technology
teotihuacan-bonus-fifteen = fifteen
    .effect = 15 VP
teotihuacan-bonus-avenue = Avenue
    .effect = 3 VP per Avenue step
teotihuacan-bonus-bonus_tiles = bonus tiles
    .effect = 9 VP per bonus tile you reached
teotihuacan-bonus-discovery = discovery tiles
    .effect = 2 VP per discovery tile that is no mask
teotihuacan-bonus-workers = workers
    .effect = 4 VP per worker, 9 with power 4 or 5

## Starting tiles

teotihuacan-starting-avenue_cocoa2_wood3 = Avenue step, 2 cocoa, 3 wood
teotihuacan-starting-green_stone2_gold3 = green step, 2 stone, 3 gold
teotihuacan-starting-blue_wood4_stone1 = blue step, 4 wood, 1 stone
teotihuacan-starting-red_cocoa5_gold2 = red step, 5 cocoa, 2 gold
teotihuacan-starting-technology_gold2 = the lowest technology with its blue step, 2 gold
teotihuacan-starting-power_wood3_gold2 = power-up, 3 wood, 2 gold
teotihuacan-starting-technology_any2 = the lowest technology with its blue step, 2 resources you like
teotihuacan-starting-blue_cocoa2_stone4 = blue step, 2 cocoa, 4 stone
teotihuacan-starting-three_temples = a step on every temple
teotihuacan-starting-red_power_cocoa5 = red step, power-up, 5 cocoa
teotihuacan-starting-green_power_cocoa5 = green step, power-up, 5 cocoa
teotihuacan-starting-blue_red_any2 = blue step, red step, 2 resources you like
teotihuacan-starting-cocoa3_wood5 = 3 cocoa, 5 wood
teotihuacan-starting-discovery_stone3_gold1 = discovery tile, 3 stone, 1 gold
teotihuacan-starting-wood1_stone2_gold3 = 1 wood, 2 stone, 3 gold
teotihuacan-starting-discovery_cocoa2_gold3 = discovery tile, 2 cocoa, 3 gold
teotihuacan-starting-cocoa3_wood2_stone3 = 3 cocoa, 2 wood, 3 stone
teotihuacan-starting-avenue_wood1_stone2 = Avenue step, 1 wood, 2 stone
teotihuacan-starting-boards = workers on { $left } or { $right }
teotihuacan-starting-twice = one or two workers on { $board }
teotihuacan-starting-briefly = { $left } or { $right }
    .twice = { $left } twice
teotihuacan-starting-place = starting tile "{ $starting }"
teotihuacan-starting-quoted = "{ $starting }"

## Ascension rewards

teotihuacan-ascension-vp = 5 VP
    .name = 5 VP
teotihuacan-ascension-cocoa = 5 cocoa
    .name = 5 cocoa
teotihuacan-ascension-temple = a step on any temple
    .name = Temple step
teotihuacan-ascension-two_temples = pay 3 cocoa for two steps on any temples
    .name = Two steps
teotihuacan-ascension-worker = your fourth worker (power 3) on the Palace and 2 cocoa
    .name = Fourth worker

## Places of discovery tiles

teotihuacan-heap-avenue_3 = Avenue step 3
teotihuacan-heap-avenue_6 = Avenue step 6
teotihuacan-heap-avenue_8 = Avenue step 8
teotihuacan-heap-blue_4 = blue step 4
teotihuacan-heap-red_5 = red step 5
teotihuacan-heap-green_3 = green step 3
teotihuacan-heap-green_6 = green step 6

teotihuacan-row-top = top row
teotihuacan-row-middle = middle row
teotihuacan-row-bottom = bottom row

## Places of the pyramid, as one sees them from above: a level, a row, a place in it

teotihuacan-level-1 = ground level
teotihuacan-level-2 = second level
teotihuacan-level-3 = third level
teotihuacan-level-4 = top level
teotihuacan-down-first = top row
teotihuacan-down-second = second row from the top
teotihuacan-down-third = third row from the top
teotihuacan-down-middle = middle row
teotihuacan-down-last = bottom row
teotihuacan-across-first = on the left
teotihuacan-across-second = second from the left
teotihuacan-across-third = third from the left
teotihuacan-across-middle = in the middle
teotihuacan-across-last = on the right
teotihuacan-spot = { $level }, { $row }, { $column }
    .top = { $level }

teotihuacan-side-top = top
teotihuacan-side-right = right
teotihuacan-side-bottom = bottom
teotihuacan-side-left = left
teotihuacan-decoration-space = { $side } side, { $level }

# The short names hold the numbers by which tiles are asked for in a terminal.
teotihuacan-pyramid-tile = pyramid tile: { $icons }
    .short = pyramid tile { $tile }
teotihuacan-decoration-tile = decoration: { $icons }
    .short = decoration { $tile }
teotihuacan-tile-icons = { $a }, { $b } over { $c }, { $d }
teotihuacan-decoration-icons = { $left }, { $right }

## Icons of the pyramid

teotihuacan-icon-b = idol
    .coloured = coloured idol
    .effect = An icon of the pyramid, b; a coloured one (B) climbs the blue temple when it covers another idol.
teotihuacan-icon-r = headdress
    .coloured = coloured headdress
    .effect = An icon of the pyramid, r; a coloured one (R) climbs the red temple when it covers another headdress.
teotihuacan-icon-g = serpent
    .coloured = coloured serpent
    .effect = An icon of the pyramid, g; a coloured one (G) climbs the green temple when it covers another serpent.
teotihuacan-icon-n = glyph
    .effect = An icon of the pyramid, n; it scores when it covers another glyph, but climbs no temple.

## Words of the game

teotihuacan-term-collect = collect cocoa
    .effect = 1 cocoa, and 1 more for each colour of unlocked workers on the board you moved to.
teotihuacan-term-worship = worship
    .effect = Your worker is locked on a worship space of the board. You get its ability or the discovery tile of the board (which has to be paid), for 1 cocoa both. If another player is locked there, it costs 1 cocoa more, and that worker is unlocked.
teotihuacan-term-main = main action
    .effect = 1 cocoa for each colour of unlocked workers on the board, then what the board does with all your workers there, then a power-up.
teotihuacan-term-power_up = power-up
    .effect = A worker gains 1 power; past 5 it ascends.
teotihuacan-term-ascension = ascension
    .effect = A worker that passes power 5 is reborn on the Palace with power 1; you take an Avenue step and a reward, and the light disc moves.
teotihuacan-term-unlock = unlocking
    .effect = Instead of a turn all your locked workers are unlocked for free; at other times of your turn for 3 cocoa.
teotihuacan-term-eclipse = eclipse
    .effect = When the light disc reaches the dark one: the Avenue, the pyramid track and masks score, then wages are paid. The third one ends the game.
teotihuacan-term-wages = wages
    .effect = At an eclipse 1 cocoa for each of your workers, 2 for power 4 or 5. Every unpaid cocoa costs 3 VP.
teotihuacan-term-discovery = discovery tile
    .effect = Claimed by worship, on the Avenue and on temples, for its cost (in brackets). A mask is kept; any other tile is used once, at most times of your turn.
teotihuacan-term-avenue = Avenue of the Dead
    .effect = Steps come from Nobles, ascensions and tiles. At every eclipse each of your steps scores its value, which is 5 VP at first and sinks to 1 as buildings are put up. Steps 3, 6 and 8 let you claim a discovery tile.
teotihuacan-term-pyramid_track = pyramid track
    .effect = A step for every pyramid tile and decoration you place. At an eclipse it scores, most for whoever is furthest, and goes back to the start.
teotihuacan-term-bonus_tile = bonus tile
    .effect = One lies at the top of each temple. At the end everybody on step 10 or 11 of that temple scores it.
teotihuacan-term-dark_eclipse = Dark Eclipse
    .effect = An eclipse is resolved right after the turn in which the light disc reaches the dark one; the last tie-break goes to the later player.
teotihuacan-term-worker = worker
    .effect = A die that is never rolled: it moves 1 to 3 boards clockwise and counts for main actions while it is unlocked.
teotihuacan-term-locked = locked worker
    .effect = Locked in worship. It neither counts nor moves until it is unlocked; whoever displaces it pays 1 cocoa more.
teotihuacan-term-reserve = fourth worker
    .effect = It comes into play as the reward of an ascension.
teotihuacan-term-neutral = neutral worker
    .effect = Nobody's. It counts as a colour present, for collecting cocoa and for the cost of main actions.
teotihuacan-term-buildings = buildings
    .effect = The lowest open space of their row says what an Avenue step is worth at an eclipse.
teotihuacan-term-masks = masks
    .effect = Sets of different masks score at every eclipse: 1, 3, 6, 10, 15, 21, 28 VP for 1 to 7 of them.

## What cards say besides

teotihuacan-card-cost =
    { $free_id ->
        [yes] It is free.
       *[no] It costs { $cost }.
    }
teotihuacan-card-owners = Whoever acquires it brings everybody else who owns it { $points } VP.
teotihuacan-card-step = { $temple } temple, step { $step }
    .gives = The step gives { $gives }.
    .nothing = The start of the temple.
    .top = The top: only one marker may stand here.
teotihuacan-gives-cocoa = { $amount } cocoa
teotihuacan-gives-points = { $amount } VP
teotihuacan-gives-any_resource =
    { $amount ->
        [one] 1 resource of your choice
       *[other] { $amount } resources of your choice
    }
teotihuacan-card-starting = You get what your starting tiles show; their boards are where your workers may start.
teotihuacan-card-space = Worship: { $space }
teotihuacan-card-row = Nobles, { $row }: { $points }
    .effect = A building here covers the leftmost open space and scores its points.
teotihuacan-card-place = Pyramid: { $spot }
    .effect =
        { $wood ->
            [0] { $stone } stone; { $points } VP for the level.
           *[other] { $stone } stone and { $wood } wood; { $points } VP for the level.
        }
teotihuacan-card-pyramid = Upper row / lower row.
    .effect = Each icon that covers its own kind scores 1 VP; a coloured one also climbs its temple.
teotihuacan-card-decoration = Left and right of its arrow.
    .effect = { $points } VP, a step on the pyramid track, 1 VP for each icon that covers its own kind, and a temple step if that icon is coloured.

## Figures as they are now

teotihuacan-note-board = With the colours here now collecting brings { $collect } cocoa and the main action costs { $colours }; a new colour that comes counts too.
teotihuacan-note-royal = Royal tile: { $royal }
teotihuacan-note-locked = Locked here: { $colours }. Whoever displaces that worker pays 1 cocoa more.
teotihuacan-note-free = Nobody is locked here.
teotihuacan-note-technology = Whoever buys it also climbs the { $temple }.
teotihuacan-note-owned =
    { $count ->
        [one] Has it: { $colours }
       *[other] Have it: { $colours }
    }
teotihuacan-note-bonus = It would score { $points } VP for you now.
teotihuacan-note-bonus-tile = The bonus tile at step 10: at the end, { $effect }.
teotihuacan-note-step-tiles = Instead one of the discovery tiles here may be claimed: { $tiles }
teotihuacan-note-here = Here: { $colours }
teotihuacan-note-tiles =
    { $count ->
        [0] No discovery tile is left here.
       *[other] Discovery tiles here: { $tiles }
    }
teotihuacan-note-covered = A tile here lies on { $icons }.
teotihuacan-note-beside = Its discovery tile is { $tile }, which has to be paid.
teotihuacan-note-avenue = At an eclipse every step is worth { $value } VP now.
teotihuacan-note-buildings =
    { $buildings ->
        [one] 1 building is left.
       *[other] { $buildings } buildings are left.
    }
teotihuacan-note-pyramid = Whoever is furthest scores { $lead } VP more.
teotihuacan-note-discs = The light disc is on { $light }, the dark one on { $dark }.
teotihuacan-note-eclipses = Eclipses so far: { $eclipses } of { $last }.
teotihuacan-note-wages = Your wages are { $cocoa } cocoa now.
