# Headings and labels of the table.

teotihuacan-show-none = none
teotihuacan-show-tile-number = tile { $tile }
teotihuacan-show-no-main = –
teotihuacan-show-ring = Boards, clockwise
    .hint = cost: cocoa for the main action; collecting brings one more
teotihuacan-show-board = board
teotihuacan-show-workers = workers
teotihuacan-show-colours = cost
teotihuacan-show-worship = worship (P: power there), tile ◆
teotihuacan-show-tile = ◆ { $tile }
teotihuacan-show-nobles = { $workers }: { $points }
teotihuacan-show-at-alchemy = buy a technology for gold
teotihuacan-show-at-construction = build the pyramid for stone and wood
teotihuacan-show-technologies = Technologies on Alchemy
    .hint = row 1: one worker; row 2: two, or one of power 4+
teotihuacan-show-row-1 = 1
teotihuacan-show-row-2 = 2
teotihuacan-show-calendar = light disc ● { $light } of { $dark }, eclipse { $eclipse } of 3 at ○
    .wages = eclipse { $eclipse } of 3: wages are paid
    .over = the game is over
teotihuacan-show-eclipse-due =
    { $turns ->
        [0] An eclipse follows right after this turn.
        [one] An eclipse is due: one turn after this one.
       *[other] An eclipse is due: { $turns } turns after this one.
    }
teotihuacan-show-final = The pyramid is complete: the next eclipse ends the game.
teotihuacan-show-temples = Temples
    .hint = the reward stands below each step; * tiles may be claimed instead
teotihuacan-show-bonus = at step 10 for the end: { $effect }
teotihuacan-show-heap = at step { $step }: { $tiles }
teotihuacan-step-0 = –
teotihuacan-step-1 = { $amount }res
teotihuacan-step-2 = { $amount }VP
teotihuacan-step-3 = { $amount }coc
teotihuacan-step-bonus = bonus
teotihuacan-track-avenue = Avenue
teotihuacan-track-pyramid = Pyramid
teotihuacan-show-avenue = Avenue and pyramid track
teotihuacan-show-avenue-value =
    { $buildings ->
        [one] a step is worth { $value } VP at an eclipse; 1 building left
       *[other] a step is worth { $value } VP at an eclipse; { $buildings } buildings left
    }
teotihuacan-show-level = L{ $level }
teotihuacan-show-pyramid = Pyramid from above
    .hint = right: open places by level, tiles on display
teotihuacan-show-decorations = Decorations
teotihuacan-show-legend = b idol (blue), r headdress (red), g serpent (green), n glyph. Covering the same icon scores 1 VP; a capital on the new tile also climbs its temple. Digit: height, d: decorated.
teotihuacan-show-players = Players in order
    .hint = Ave, Pyr: track steps; (K3): worker in reserve
teotihuacan-show-figure-points = VP
teotihuacan-show-figure-cocoa = cocoa
teotihuacan-show-figure-wood = wood
teotihuacan-show-figure-stone = stone
teotihuacan-show-figure-gold = gold
teotihuacan-show-figure-blue = blue
teotihuacan-show-figure-red = red
teotihuacan-show-figure-green = green
teotihuacan-show-figure-avenue = Ave
teotihuacan-show-figure-pyramid = Pyr
teotihuacan-show-figure-wages = wages
teotihuacan-show-owns = technologies { $technologies }
teotihuacan-show-tiles = tiles: { $tiles }
teotihuacan-show-used = { $count } used
