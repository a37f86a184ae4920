# M9 Empire Expansion: Warriors on the map, Conquest in the place of Nobles.

teotihuacan-region-0 = Teotihuacan
    .effect = Where Warriors come from the supply. Whoever comes pushes the Warrior that is there on to region 1, 2, 3 or 4, as its owner likes. Nobody builds here, and a Warrior here scores nothing.
teotihuacan-region-1 = Region 1
    .effect = 1 obsidian and 1 cocoa
teotihuacan-region-2 = Region 2
    .effect = a step on any temple
teotihuacan-region-3 = Region 3
    .effect = draw 3 discovery tiles and claim one of them for its cost
teotihuacan-region-4 = Region 4
    .effect = a power-up for each of three different unlocked workers
teotihuacan-region-5 = Region 5
    .effect = the golden Special Mask
teotihuacan-region-6 = Region 6
    .effect = draw 2 Great Discoveries and claim one of them for its cost
teotihuacan-region-7 = Region 7
    .effect = a free marker on the lowest technology you lack, with its temple step
teotihuacan-region-8 = Region 8
    .effect = a step on each of two different temples
teotihuacan-region-9 = Region 9
    .effect = the jade Special Mask
teotihuacan-region-10 = Region 10
    .effect = 4 obsidian
teotihuacan-region-11 = Region 11
    .effect = 1 VP for each of your workers, 2 for one of power 4 or 5, locked ones too
teotihuacan-region-12 = Region 12
    .effect = The end of both paths. It holds any number of Warriors; nobody builds here.
teotihuacan-place-region_3 = region 3
teotihuacan-place-region_5 = region 5
teotihuacan-place-region_6 = region 6
teotihuacan-place-region_9 = region 9

teotihuacan-discovery-special_mask_gold = golden Special Mask
    .effect = A mask of its own kind, for whoever builds in region 5. It is no discovery tile.
teotihuacan-discovery-special_mask_jade = jade Special Mask
    .effect = A mask of its own kind, for whoever builds in region 9. It is no discovery tile.
teotihuacan-help-empire = Conquest lies in place of the Nobles: its main action adds Warriors in Teotihuacan on the map, puts up a Building, or both, by the number of your workers and the weakest of them. A region holds one Warrior: whoever comes pushes the one there a province further, and its owner chooses where to. At every eclipse a Warrior scores the points of its province. A Building costs 2 wood and the Warrior that stands in the region, and brings points, an Avenue step and what the region gives. "empire" shows the map, "tile region 5" a region.
teotihuacan-term-warrior = Warrior
    .effect = Ten of each colour. A Warrior is added in Teotihuacan. A region holds one: whoever comes there pushes the one before it a province further, always on the same path, to a region its owner chooses. At every eclipse your Warriors score 1, 2, 3 or 5 VP by province. A Warrior in a region without a Building lets you build there and leaves the game.
teotihuacan-term-conquest = Conquest
    .main = Add Warriors or put up a Building by the number of your workers and the weakest of them, as on the resource boards; then 1 power-up, with three workers up to 2.
    .table = One worker: { $first }. Two: { $second }. Three: { $third }.
teotihuacan-conquest-cell =
    { $cell_id ->
        [warriors] power { $power }: { $warriors }
        [build] power { $power }: a Building
        [choice] power { $power }: { $warriors } or a Building
       *[both] power { $power }: { $warriors } and a Building
    }
teotihuacan-conquest-warriors =
    { $warriors ->
        [one] { $warriors } Warrior
       *[other] { $warriors } Warriors
    }
teotihuacan-term-empire_tile = Empire and build
    .title = Teotibot's tile Empire and build
    .effect = With a worker on Conquest and 2 wood it adds two Warriors and builds in its region farthest from Teotihuacan, the topmost on a tie. If it can do neither, it gathers wood and obsidian with a worker on Forest, else the fallback. The worker is powered up and moves on.

## Cards

teotihuacan-card-region = A Building here costs { $wood } wood and your Warrior. It brings { $points } VP and a step on the Avenue of the Dead; the region gives: { $effect }.
    .warriors = A Warrior here scores { $points } VP at every eclipse.
teotihuacan-card-trail = Trail tile { $region }
    .effect = It sends a Warrior of the Teotibot that is pushed out of Teotihuacan to region { $region }. All four are equally likely.

## What is asked and done

teotihuacan-ask-conquer = What do you take of your cell of Conquest?
    .use = What do you take of your cell of Conquest, or do you use a tile?
    .buy-unlock = What do you take of your cell of Conquest, or do you pay to unlock your workers?
    .use-or-buy-unlock = What do you take of your cell of Conquest, or do you use a tile or pay to unlock your workers?
    .title = Conquest
    .ask = What do you take?
    .ask-theirs = What is taken?
teotihuacan-ask-conquer-on =
    { $warriors ->
        [0] Do you put up a Building now?
        [one] { $warriors } Warrior is still to be added. What comes next?
       *[other] { $warriors } Warriors are still to be added. What comes next?
    }
    .title = Conquest
    .ask = What comes next?
teotihuacan-ask-push-warrior =
    { $region ->
        [0] Your Warrior is pushed out of Teotihuacan. Where does it go?
       *[other] Your Warrior is pushed out of region { $region }. Where does it go?
    }
    .title = Warrior pushed
    .ask = Where does it go?
teotihuacan-ask-climb-different =
    { $climbed_id ->
        [none] Steps on two different temples. Which one first?
       *[other] Which other temple do you climb?
    }
    .title = Temple steps
    .ask = On which temple?
teotihuacan-ask-power-up-different = Which worker is powered up? Each only once. ({ $left } to go)
    .title = Power-up
    .ask = Which worker grows?
    .hint = { $left } to go
teotihuacan-ask-claim-drawn = Claim one of the tiles drawn for region { $region }?
    .title = Region { $region }
    .ask = Claim a tile?
teotihuacan-action-warrior = Add a Warrior in Teotihuacan
    .name = Add a Warrior
teotihuacan-action-settle = Build in region { $region }: { $points } VP, { $effect }, a step on the Avenue
    .name = Settle region { $region }
teotihuacan-action-push = To region { $region }
    .name = Region { $region }
teotihuacan-pass-claim-drawn = Claim nothing
teotihuacan-pass-next-warrior = Add the next Warrior
    .name = Next Warrior
teotihuacan-pass-build = Build nothing
teotihuacan-hint-pushes = pushes a Warrior on ({ $colour })
teotihuacan-hint-region = a Building there: { $points } VP, an Avenue step, { $effect }
    .settled = there is a Building already
teotihuacan-hint-warrior-score = { $points } VP at every eclipse

## What happened

teotihuacan-event-warrior_added = added a Warrior in Teotihuacan
teotihuacan-event-warrior_moves =
    { $origin ->
        [0] Warrior pushed from Teotihuacan to region { $to }
       *[other] Warrior pushed from region { $origin } to region { $to }
    }
teotihuacan-event-settle = built in region { $region }
teotihuacan-event-trail = Trail tile: region { $region }
teotihuacan-event-region_discard = discarded the tile "{ $discovery }" drawn for region { $region }
teotihuacan-brings-drawn = three discovery tiles are drawn, you may claim one
teotihuacan-brings-drawn-great = two Great Discoveries are drawn, you may claim one
teotihuacan-brings-warrior =
    { $amount ->
        [one] { $amount } Warrior
       *[other] { $amount } Warriors
    }

teotihuacan-source-warriors = Warriors
teotihuacan-cause-warriors = Warriors
teotihuacan-source-empire = regions of the Empire
teotihuacan-cause-empire = Empire
teotihuacan-cause-priest = priest S08

## Why something is not possible

teotihuacan-why-not-onward = No way leads there from where the Warrior is.
teotihuacan-why-other-temple = The second step has to be on another temple.
teotihuacan-why-named-already = That worker had its power-up.
teotihuacan-why-no-region = You have no Warrior in a region without a Building.
    .help = a Warrior has to be in such a region first
teotihuacan-why-region-settled = There is a Building already.
teotihuacan-why-no-warrior-there = You have no Warrior there.
    .help = a Warrior of yours has to go there first
teotihuacan-why-no-warrior-left = No Warrior is left in your supply.
teotihuacan-why-next-warrior = Nothing else can be taken of your cell: passing adds the next Warrior.
teotihuacan-why-one-reward = Your cell has not got this, or no longer.
teotihuacan-why-warriors-first = All Warriors of the cell have to be added.

## Figures of things

teotihuacan-note-region = A Warrior is here: { $colour }.
    .settled = A Building stands here: { $colour }.
    .far =
        { $warriors ->
            [one] { $warriors } Warrior is here: { $colour }.
           *[other] { $warriors } Warriors are here: { $colour }.
        }
teotihuacan-note-warriors = { $colour }: { $supply } in supply, { $due } VP at the next eclipse.

## The terminal

teotihuacan-show-empire = The Empire
    .hint = letters are Warriors, ■ Buildings; a Warrior scores the VP of its province at every eclipse
teotihuacan-show-province = { $points } VP
teotihuacan-show-conquest-legend = Conquest, by your workers there: cells for the weakest power 1, 2–3, 4–5; W Warriors, B a Building, / one of the two, + both.
teotihuacan-show-conquest = { $workers }: { $cells }
teotihuacan-show-conquest-cell =
    { $cell_id ->
        [warriors] { $warriors }W
        [build] B
        [choice] { $warriors }W/B
       *[both] { $warriors }W+B
    }
teotihuacan-show-empire-side = supply { $supply }, { $due } VP at an eclipse

## Settings of the Teotibot

cli-bot-priest_s08 = priest S08: after a roll of 6 to 8 two more Warriors for 2 obsidian
teotihuacan-priest-s08 = Priest S08
    .effect = After a roll of 6, 7 or 8 and the action of that tile the Teotibot pays 2 obsidian, if it can, and adds two more Warriors.

## What is called something else with the Empire board

teotihuacan-board-conquest = Conquest
    .short = Cnq
    .brief = Conquest
teotihuacan-technology-03-empire =
    .effect = +3 VP for a main action on Alchemy or Conquest.
teotihuacan-discovery-extra_worker-empire =
    .effect = Use it during Alchemy, Conquest or Construction: the action counts one more worker, three at most.
teotihuacan-term-avenue-empire =
    .effect = Steps come from Buildings on the map, ascensions and tiles. At every eclipse each of your steps scores its value, which is 5 VP at first and sinks to 1 as buildings are put up. Steps 3, 6 and 8 let you claim a discovery tile.
teotihuacan-term-eclipse-empire =
    .effect = When the light disc reaches the dark one: the Avenue, the pyramid track, masks and Warriors score, then wages are paid. The third one ends the game.
teotihuacan-term-masks-empire =
    .effect = Sets of different masks score at every eclipse: 1, 3, 6, 10, 15, 21, 28, 36, 45, 55 VP for 1 to 10 of them.
teotihuacan-term-mask-empire =
    .effect = A mask, never used up: different masks make sets that score 1, 3, 6, 10, 15, 21, 28, 36, 45, 55 VP at every eclipse.
teotihuacan-discovery-great_mask-empire =
    .effect = A mask of its own kind, never used up: different masks make sets that score 1, 3, 6, 10, 15, 21, 28, 36, 45, 55 VP at every eclipse.

# What somebody is told who meets a kind of decision for the first time.

teotihuacan-first-climb-different = A step on each of two different temples.
teotihuacan-first-power-up-different = Three different dice become stronger, as many as you have.
teotihuacan-first-claim-drawn = One of the tiles drawn may be yours for its cost; the others go back.
teotihuacan-first-push-warrior = Your Warrior has to make room and goes one province further. Further out it scores more at every Eclipse.
teotihuacan-first-conquer = Add Warriors to the map or build: the table of the board says which of them your workers allow.
teotihuacan-first-conquer-on = What is left of the same field of the table, in any order. Building takes a Warrior off the map for its region’s reward.
