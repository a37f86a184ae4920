# Teotihuacan: City of Gods. Keys are teotihuacan-<group>-<name of the engine>; an attribute says more about it.

teotihuacan-title = Teotihuacan: City of Gods
teotihuacan-typed-notation = collect
    .beginning = col for collect
teotihuacan-typed-tiles = tile mask 1, tile forest, tile 05

## Boards

teotihuacan-board-palace = Palace
    .short = Pal
    .main = No main action. Three worship spaces, one on each royal tile.
teotihuacan-board-forest = Forest
    .short = For
    .main = Wood by number of workers and weakest power; then a power-up.
    .table = Weakest power 1 | 2–3 | 4–5. One worker: 1 cocoa | 1 wood | 2 wood. Two: 1 wood | 2 wood | 3 wood + 2 cocoa. Three: 2 wood + 1 cocoa | 3 wood + 3 cocoa | 4 wood + 5 cocoa, and up to two power-ups.
teotihuacan-board-quarry = Stone Quarry
    .short = Qua
    .main = Stone by number of workers and weakest power; then a power-up.
    .table = Weakest power 1 | 2–3 | 4–5. One worker: 1 VP | 1 stone | 2 stone. Two: 1 stone | 2 stone | 3 stone + 2 VP. Three: 2 stone + 1 VP | 3 stone + 3 VP | 4 stone + 5 VP, and up to two power-ups.
teotihuacan-board-gold = Gold Deposits
    .short = Gol
    .main = Gold by number of workers and weakest power; then a power-up.
    .table = Weakest power 1 | 2–3 | 4–5. One worker: 1 VP | 1 gold | 2 gold. Two: 1 gold | 2 gold | 3 gold + 2 VP. Three: 2 gold + 1 cocoa | 3 gold + a temple step | 4 gold + two temple steps, and up to two power-ups.
teotihuacan-board-alchemy = Alchemy
    .short = Alc
    .main = Buy a technology for gold and climb the temple of its column; then a power-up.
    .table = One worker reaches the upper row; two, or one of power 4 or 5 that gives up the power-up, also the lower. Others who own the technology score 3 VP.
teotihuacan-board-nobles = Nobles
    .short = Nob
    .main = 2 wood: put up a building for points and take an Avenue step; then a power-up.
    .table = One worker builds in the top row (3 2 2 1 1 VP), two in the middle (5 4 3 3), three in the bottom row (7 6 5) with up to two power-ups.
teotihuacan-board-decorations = Decorations
    .short = Dec
    .main = 3 gold (2 with two workers, 1 with three): decorate a side of the pyramid; then a power-up.
    .table = 3 VP, a step on the pyramid track, 1 VP for each icon that covers its own kind, and a temple step if that icon is coloured.
teotihuacan-board-construction = Construction
    .short = Con
    .main = Build one pyramid tile for each worker here (2 stone each, wood on higher levels); then a power-up.
    .table = Levels 1 to 4 cost 2 stone and 0, 1, 2, 3 wood and score 1, 3, 5, 7 VP; 1 VP for each icon that covers its own kind, a temple step if it is coloured, and a step on the pyramid track. Three workers: up to two power-ups.

## Goods

teotihuacan-good-cocoa = cocoa
    .short = c
teotihuacan-good-wood = wood
    .short = w
teotihuacan-good-stone = stone
    .short = s
teotihuacan-good-gold = gold
    .short = g
teotihuacan-amount = { $amount } { $good }
teotihuacan-amount-gain = +{ $amount } { $good }
teotihuacan-amount-pay = −{ $amount } { $good }
teotihuacan-free = free

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

teotihuacan-discovery-mask_1 = mask 1
    .effect = A mask, never used up: different masks make sets that score 1, 3, 6, 10, 15, 21, 28 VP at every eclipse.
teotihuacan-discovery-mask_2 = mask 2
    .effect = A mask, never used up: different masks make sets that score 1, 3, 6, 10, 15, 21, 28 VP at every eclipse.
teotihuacan-discovery-mask_3 = mask 3
    .effect = A mask, never used up: different masks make sets that score 1, 3, 6, 10, 15, 21, 28 VP at every eclipse.
teotihuacan-discovery-mask_4 = mask 4
    .effect = A mask, never used up: different masks make sets that score 1, 3, 6, 10, 15, 21, 28 VP at every eclipse.
teotihuacan-discovery-mask_5 = mask 5
    .effect = A mask, never used up: different masks make sets that score 1, 3, 6, 10, 15, 21, 28 VP at every eclipse.
teotihuacan-discovery-mask_6 = mask 6
    .effect = A mask, never used up: different masks make sets that score 1, 3, 6, 10, 15, 21, 28 VP at every eclipse.
teotihuacan-discovery-mask_7 = mask 7
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

## Technologies

teotihuacan-technology-01 = Technology 01
    .effect = +1 cocoa for a worker that moves onto or past the Palace.
teotihuacan-technology-03 = Technology 03
    .effect = +3 VP for a main action on Alchemy or Nobles.
teotihuacan-technology-05 = Technology 05
    .effect = +1 wood, stone or gold on Forest, Quarry or Gold.
teotihuacan-technology-07 = Technology 07
    .effect = +1 cocoa and +1 VP on Forest, Quarry or Gold.
teotihuacan-technology-09 = Technology 09
    .effect = +4 VP for a main action on Decorations.
teotihuacan-technology-11 = Technology 11
    .effect = +3 VP for a main action on Construction.
teotihuacan-technology-13 = Technology 13
    .effect = After a power-up by a main action: 1 cocoa for one more.
teotihuacan-technology-15 = Technology 15
    .effect = Construction: +1 worker counted, a tile 1 wood or stone less.
teotihuacan-technology-17 = Technology 17
    .effect = A step on any temple for a main action on Construction.

## Royal tiles (P is the power of the worker locked there)

teotihuacan-royal-A04 = Royal tile A04
    .effect = 2 VP × your technologies, at most P of them
    .short = 2 VP × technologies, P at most
teotihuacan-royal-A05 = Royal tile A05
    .effect = 2 VP × your pyramid track steps, at most P of them
    .short = 2 VP × pyramid steps, P at most
teotihuacan-royal-A09 = Royal tile A09
    .effect = 1 VP × your Avenue steps, at most P + 1 of them
    .short = 1 VP × Avenue steps, P+1 at most
teotihuacan-royal-B02 = Royal tile B02
    .effect = up to P times: 1 cocoa → 1 wood + 1 stone
    .short = ≤ P×: 1 cocoa → 1 wood + 1 stone
teotihuacan-royal-B06 = Royal tile B06
    .effect = up to P times: 1 cocoa → 1 stone + 1 gold
    .short = ≤ P×: 1 cocoa → 1 stone + 1 gold
teotihuacan-royal-B07 = Royal tile B07
    .effect = once: 1 cocoa + 1 resource → P resources you like
    .short = 1 cocoa + 1 res. → P resources
teotihuacan-royal-C01 = Royal tile C01
    .effect = P + 1 cocoa
    .short = P + 1 cocoa
teotihuacan-royal-C03 = Royal tile C03
    .effect = up to P times: 1 resource → 2 cocoa
    .short = ≤ P×: 1 resource → 2 cocoa
teotihuacan-royal-C08 = Royal tile C08
    .effect = up to P − 1 times: 1 cocoa → a step on any temple
    .short = ≤ P−1×: 1 cocoa → temple step

## Worship spaces

teotihuacan-space-palace1 = Palace, first royal tile
    .effect = the first royal tile
teotihuacan-space-palace2 = Palace, second royal tile
    .effect = the second royal tile
teotihuacan-space-palace3 = Palace, third royal tile
    .effect = the third royal tile
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
teotihuacan-starting-place = starting tile "{ $starting }"
teotihuacan-starting-beside = its discovery tile is { $tile }

## Ascension rewards

teotihuacan-ascension-vp = 5 VP
teotihuacan-ascension-cocoa = 5 cocoa
teotihuacan-ascension-temple = a step on any temple
teotihuacan-ascension-two_temples = pay 3 cocoa for two steps on any temples
teotihuacan-ascension-worker = your fourth worker (power 3) on the Palace and 2 cocoa

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

teotihuacan-side-top = top
teotihuacan-side-right = right
teotihuacan-side-bottom = bottom
teotihuacan-side-left = left
teotihuacan-decoration-space = { $side } side, level { $level }

## Icons of the pyramid

teotihuacan-icon-b = idol
    .effect = An icon of the pyramid, b; a coloured one (B) climbs the blue temple when it covers another idol.
teotihuacan-icon-r = headdress
    .effect = An icon of the pyramid, r; a coloured one (R) climbs the red temple when it covers another headdress.
teotihuacan-icon-g = serpent
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

## The Teotibot's action tiles and words

teotihuacan-action_tile-construction = Construction
    .title = Teotibot's tile Construction
    .effect = With a worker on Construction and 2 stone it builds the leftmost pyramid tile: the points of the level and 2 more, a step on the pyramid track and on its highest temple. Else 2 stone if it has a worker on Stone Quarry, else the fallback. The worker is powered up and moves on.
teotihuacan-action_tile-decorations = Decorations
    .title = Teotibot's tile Decorations
    .effect = With a worker on Decorations and 2 gold it places the topmost decoration: 5 VP, a step on the pyramid track and on its highest temple. Else 2 gold if it has a worker on Gold Deposits, else the fallback. The worker is powered up and moves on.
teotihuacan-action_tile-alchemy = Alchemy
    .title = Teotibot's tile Alchemy
    .effect = With a worker on Alchemy and 1 gold it takes the lowest technology nobody has (if there is none, the lowest it lacks) and climbs its temple; the worker is powered up and moves on. Else its lowest worker is powered up twice.
teotihuacan-action_tile-nobles = Nobles
    .title = Teotibot's tile Nobles
    .effect = With a worker on Nobles and 2 wood it puts up a building for its points and takes an Avenue step. Else 2 wood if it has a worker on Forest, else the fallback. The worker is powered up and moves on.
teotihuacan-action_tile-mastery = Mastery
    .title = Teotibot's tile Mastery
    .effect = Its highest worker acts on the board where it stands, if that fails the next one; that worker is powered up and moves on. If all fail, the fallback.
teotihuacan-action_tile-worship = Worship
    .title = Teotibot's tile Worship
    .effect = Its locked worker moves on to the next temple's worship space, unlocks a worker of yours there, and climbs 2 steps on its temple, on Decorations 3 on its highest. The discovery tile there is replaced.
teotihuacan-action_tile-mask_collection = Mask Collection
    .title = Teotibot's tile Mask Collection
    .effect = It takes and pays the rarest mask beside a worship space that it lacks and can afford. If there is none, the fallback.
teotihuacan-solo-teotibot = Teotibot
    .effect = It rolls two dice; their sum picks the tile of its action pyramid that acts. Then tiles move up into the gap, the spare enters below, the used tile is the new spare, and the upper direction tile is turned over and put below. 10 cocoa become points. It pays no cocoa for actions and no wages. If you displace its locked worker, that one goes on to the next free worship space of a temple.
teotihuacan-solo-fallback = fallback
    .effect = The Teotibot gains 5 cocoa; its lowest worker is powered up and moves on.
teotihuacan-solo-direction = direction tiles
    .effect = The upper one counts for a gap in the top row of the Teotibot's action pyramid, the lower one for the middle row: ↗ moves the tile at the lower left of the gap up, ↖ the one at the lower right.
teotihuacan-solo-spare = spare
    .effect = The tile beside the Teotibot's action pyramid: it enters the bottom row at the end of the turn, and the tile that acted takes its place.
