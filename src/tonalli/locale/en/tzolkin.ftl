# Tzolk'in: The Mayan Calendar. Keys are tzolkin-<group>-<name of the engine>; an attribute says more about it.

tzolkin-title = Tzolk'in: The Mayan Calendar
    .name = Tzolk'in
    .about = Set workers on turning gears and pick the right day.
    .players = 2–5
    .time = 90 min
    .expansion = Tribes & Prophecies
    .modules = each by itself; five seats need Quick actions
tzolkin-typed-notation = place:tikal
    .beginning = place:t for place:tikal
tzolkin-typed-tiles = tile mirror, tile palenque 3, tile food day

## Goods

tzolkin-good-corn = corn
tzolkin-good-wood = wood
tzolkin-good-stone = stone
tzolkin-good-gold = gold
tzolkin-good-skull = skull
tzolkin-good-block = block
tzolkin-amount =
    { $good_id ->
        [skull] { $amount ->
            [one] { $amount } skull
           *[other] { $amount } skulls
        }
        [block] { $amount ->
            [one] { $amount } block
           *[other] { $amount } blocks
        }
       *[other] { $amount } { $good }
    }
tzolkin-stock =
    { $good_id ->
        [skull] { $amount ->
            [one] skull
           *[other] skulls
        }
        [hand] { $amount ->
            [one] worker in hand
           *[other] workers in hand
        }
       *[other] { $good }
    }
tzolkin-amount-gain = +{ tzolkin-amount }
tzolkin-amount-pay = −{ tzolkin-amount }
tzolkin-amount-score = { $points } VP
tzolkin-points = { $points } VP
tzolkin-free = free

## Colours of players and of tiles

tzolkin-colour-red = red
    .letter = R
tzolkin-colour-green = green
    .letter = G
tzolkin-colour-blue = blue
    .letter = B
tzolkin-colour-yellow = yellow
    .letter = Y
tzolkin-colour-brown = brown
    .letter = N
tzolkin-colour-black = black
    .letter = K
tzolkin-colour-turquoise = turquoise
    .letter = T

## Gears and what can be done there; .cell stands below a space, .effect in an option

tzolkin-gear-palenque = Palenque
    .effect = Corn and wood. Action 1 fishes; actions 2 to 5 harvest tiles of the jungle group of their number.
tzolkin-gear-yaxchilan = Yaxchilan
    .effect = Wood, stone, gold and skulls.
tzolkin-gear-tikal = Tikal
    .effect = Technologies, buildings and monuments for wood, stone and gold.
tzolkin-gear-uxmal = Uxmal
    .effect = Temple step, market, worker, a building for corn, and the mirror of other gears.
tzolkin-gear-chichen_itza = Chichen Itza
    .effect = A skull of yours for points and a temple step. It stays there and closes that action for everybody.
tzolkin-gear-start = Starting Player Space
    .place = the Starting Player Space
    .effect = Costs 0. At the end of your turn you take all corn on the Tzolk'in gear; at the end of the round you get the marker (or pass it to your left if you have it) and may let two days pass.
tzolkin-gear-space = { $gear } { $space }
tzolkin-jungle-group = Jungle group { $group }
tzolkin-dummies = { $gear } ({ $teeth })
tzolkin-tile = "{ $tile }"
tzolkin-gear-any = any
tzolkin-gear-closed = skull

tzolkin-gear_action-palenque_1 = Palenque 1
    .cell = 3 corn
    .effect = fish for { $corn } corn
tzolkin-gear_action-palenque_2 = Palenque 2
    .cell = 4 corn
    .effect = harvest { $corn } corn
tzolkin-gear_action-palenque_3 = Palenque 3
    .cell =
        5 corn
        or 2 wood
    .effect = harvest { $corn } corn or { $wood } wood
tzolkin-gear_action-palenque_4 = Palenque 4
    .cell =
        7 corn
        or 3 wood
    .effect = harvest { $corn } corn or { $wood } wood
tzolkin-gear_action-palenque_5 = Palenque 5
    .cell =
        9 corn
        or 4 wood
    .effect = harvest { $corn } corn or { $wood } wood
tzolkin-gear_action-yaxchilan_1 = Yaxchilan 1
    .cell = 1 wood
    .effect = { $wood } wood
tzolkin-gear_action-yaxchilan_2 = Yaxchilan 2
    .cell =
        1 stone
        1 corn
    .effect = { $stone } stone and { $corn } corn
tzolkin-gear_action-yaxchilan_3 = Yaxchilan 3
    .cell =
        1 gold
        2 corn
    .effect = { $gold } gold and { $corn } corn
tzolkin-gear_action-yaxchilan_4 = Yaxchilan 4
    .cell = 1 skull
    .effect =
        { $skull ->
            [one] { $skull } crystal skull
           *[other] { $skull } crystal skulls
        }
tzolkin-gear_action-yaxchilan_5 = Yaxchilan 5
    .cell =
        1 stone
        1 gold
        2 corn
    .effect = { $stone } stone, { $gold } gold and { $corn } corn
tzolkin-gear_action-tikal_1 = Tikal 1
    .cell = 1 tech
    .effect = a technology step
    .more = It costs as many blocks as its level: 1, 2, 3, and 1 beyond level 3.
tzolkin-gear_action-tikal_2 = Tikal 2
    .cell = build 1
    .effect = a building
tzolkin-gear_action-tikal_3 = Tikal 3
    .cell = 2 tech
    .effect = one or two technology steps
    .more = Each costs as many blocks as its level: 1, 2, 3, and 1 beyond level 3.
tzolkin-gear_action-tikal_4 = Tikal 4
    .cell =
        build 2
        or
        monument
    .effect = one or two buildings, or a monument
    .more = Architecture helps with one of the two buildings, never with a monument.
tzolkin-gear_action-tikal_5 = Tikal 5
    .cell =
        1 block:
        2 temple
        steps
    .effect = 1 block for a step on two temples
tzolkin-gear_action-uxmal_1 = Uxmal 1
    .cell =
        3 corn:
        temple
    .effect = { $corn } corn for a temple step
tzolkin-gear_action-uxmal_2 = Uxmal 2
    .cell = market
    .effect = trade at the market
    .more = Wood is worth 2 corn, stone 3, gold 4, both ways; sell first, then buy. Skulls are not traded.
tzolkin-gear_action-uxmal_3 = Uxmal 3
    .cell =
        one more
        worker
    .effect = one more worker
tzolkin-gear_action-uxmal_4 = Uxmal 4
    .cell =
        build
        for corn
    .effect = a building for corn
    .more = It costs 2 corn for each block; not for monuments.
tzolkin-gear_action-uxmal_5 = Uxmal 5
    .cell =
        1 corn:
        mirror
    .effect = { $corn } corn for an action of another gear
    .more = Any action 1 to 5 of Palenque, Yaxchilan, Tikal or Uxmal, which may cost more; not Chichen Itza.
tzolkin-gear_action-chichen_itza_1 = Chichen Itza 1
    .cell =
        4 VP
        Chaac
    .effect = a skull for { $points } VP, { $temple } step
tzolkin-gear_action-chichen_itza_2 = Chichen Itza 2
    .cell =
        5 VP
        Chaac
    .effect = a skull for { $points } VP, { $temple } step
tzolkin-gear_action-chichen_itza_3 = Chichen Itza 3
    .cell =
        6 VP
        Chaac
    .effect = a skull for { $points } VP, { $temple } step
tzolkin-gear_action-chichen_itza_4 = Chichen Itza 4
    .cell =
        7 VP
        Kukul
    .effect = a skull for { $points } VP, { $temple } step
tzolkin-gear_action-chichen_itza_5 = Chichen Itza 5
    .cell =
        8 VP
        Kukul
    .effect = a skull for { $points } VP, { $temple } step
tzolkin-gear_action-chichen_itza_6 = Chichen Itza 6
    .cell =
        8 VP
        Kukul
        block
    .effect = a skull for { $points } VP, { $temple } step, 1 block
tzolkin-gear_action-chichen_itza_7 = Chichen Itza 7
    .cell =
        10 VP
        Quetz
    .effect = a skull for { $points } VP, { $temple } step
tzolkin-gear_action-chichen_itza_8 = Chichen Itza 8
    .cell =
        11 VP
        Quetz
        block
    .effect = a skull for { $points } VP, { $temple } step, 1 block
tzolkin-gear_action-chichen_itza_9 = Chichen Itza 9
    .cell =
        13 VP
        Quetz
        block
    .effect = a skull for { $points } VP, { $temple } step, 1 block

## Temples

tzolkin-temple-chaac = Chaac
tzolkin-temple-quetzalcoatl = Quetzalcoatl
tzolkin-temple-kukulkan = Kukulkan
tzolkin-temple-any = any temple

## Technologies: .l1 to .l3 the levels, .l4 the bonus of a step beyond

tzolkin-technology-agriculture = Agriculture
    .short = Agr
    .l1 = +1 corn per harvest
    .l2 = +1 corn fishing; harvest corn with no tile
    .l3 = +2 corn per harvest
    .l4 = a temple step
tzolkin-technology-resource_extraction = Resource Extraction
    .short = Res
    .l1 = +1 wood when a gear gives wood
    .l2 = +1 stone on Yaxchilan
    .l3 = +1 gold on Yaxchilan
    .l4 = 2 blocks you like
tzolkin-technology-architecture = Architecture
    .short = Arc
    .l1 = 1 corn per building
    .l2 = 2 VP per building
    .l3 = a building 1 block less (2 corn)
    .l4 = 3 VP
tzolkin-technology-theology = Theology
    .short = The
    .l1 = Chichen Itza: the action one ahead
    .l2 = per skull placed: 1 block for a temple step
    .l3 = +1 skull on Yaxchilan
    .l4 = 1 skull
tzolkin-technology-any = any technology

## Buildings

tzolkin-building-a1_single_farm = Single farm
    .effect = 1 worker needs 2 corn less
tzolkin-building-a1_community_farm = Community farm
    .effect = every worker needs 1 corn less
tzolkin-building-a1_agriculture = Agriculture
    .effect = Agriculture step
tzolkin-building-a1_agriculture_stone = Agriculture + stone
    .effect = Agriculture step; 1 stone
tzolkin-building-a1_extraction_corn = Extraction + corn
    .effect = Resource Extraction step; 1 corn
tzolkin-building-a1_extraction_gold = Extraction + gold
    .effect = Resource Extraction step; 1 gold
tzolkin-building-a1_chaac_quetzalcoatl = Chaac + Quetzalcoatl
    .effect = a step on Chaac and on Quetzalcoatl
tzolkin-building-a1_chaac_kukulkan = Chaac + Kukulkan
    .effect = a step on Chaac and on Kukulkan
tzolkin-building-a1_any_temple_build = Temple + building
    .effect = a step on any temple; you may build one more
tzolkin-building-a1_architecture = Architecture
    .effect = Architecture step
tzolkin-building-a1_theology_kukulkan = Theology + Kukulkan
    .effect = Theology step; a step on Kukulkan
tzolkin-building-a2_large_farm = Large farm
    .effect = 3 workers need 2 corn less each
tzolkin-building-a2_any_tech_stone = Technology + stone
    .effect = a technology step you like; 1 stone
tzolkin-building-a2_any_tech_gold = Technology + gold
    .effect = a technology step you like; 1 gold
tzolkin-building-a2_any_tech_corn = Technology + corn
    .effect = a technology step you like; 6 corn
tzolkin-building-a2_any_tech_skull = Technology + skull
    .effect = a technology step you like; 1 skull
tzolkin-building-a2_worker = Worker
    .effect = one more worker; 6 VP
tzolkin-building-a2_mirror = Mirror
    .effect = you may pay 1 corn for an action as on Uxmal 5; 2 VP
tzolkin-building-a2_three_temples = Three temples
    .effect = a step on each of the three temples; 3 VP
tzolkin-building-a2_eight_points = Eight points
    .effect = 8 VP
tzolkin-building-a2_market = Market
    .effect = you may trade as on Uxmal 2; 6 VP
tzolkin-building-a2_chaac = Chaac twice
    .effect = two steps on Chaac; 2 VP
tzolkin-building-a2_kukulkan = Kukulkan twice
    .effect = two steps on Kukulkan; 3 VP
tzolkin-building-a2_quetzalcoatl = Quetzalcoatl twice
    .effect = two steps on Quetzalcoatl; 4 VP
tzolkin-building-a2_architecture = Architecture + points
    .effect = Architecture step; 3 VP
tzolkin-building-a2_theology_chaac_kukulkan = Theology + temples
    .effect = Theology step; a step on Chaac and on Kukulkan
tzolkin-building-a2_two_tech = Two technologies
    .effect = two technology steps you like

## Monuments

tzolkin-monument-mon_brown_set = Brown set
    .effect = 4 VP per own brown building and monument
tzolkin-monument-mon_green_set = Green set
    .effect = 4 VP per own green building and monument
tzolkin-monument-mon_blue_set = Blue set
    .effect = 4 VP per own blue building and monument
tzolkin-monument-mon_all_tiles = All tiles
    .effect = 2 VP per own building and monument
tzolkin-monument-mon_corn_tiles = Corn tiles
    .effect = 4 VP per own corn tile
tzolkin-monument-mon_wood_tiles = Wood tiles
    .effect = 4 VP per own wood tile
tzolkin-monument-mon_all_monuments = All monuments
    .effect = { $each } VP per monument of all players
tzolkin-monument-mon_top_technologies = Top technologies
    .effect = 9, 20, 33 VP for 1, 2, 3 technologies at level 3
tzolkin-monument-mon_technology_levels = Technology levels
    .effect = 3 VP per own technology level
tzolkin-monument-mon_workers = Workers
    .effect = 6, 12, 18 VP for 4, 5, 6 workers in play
tzolkin-monument-mon_temple_points = Temple points
    .effect = the points of your three temple steps again
tzolkin-monument-mon_highest_temple = Highest temple
    .effect = 3 VP per step above 0 on your best temple
tzolkin-monument-mon_skulls = Skulls
    .effect = 3 VP per skull in Chichen Itza, anybody's

## Wealth tiles: what they bring is their name, and in short what tells them apart (.short)

tzolkin-wealth-wealth_palenque_1 = 3 corn, Quetzalcoatl step, Agriculture step
    .short = Quetzalcoatl, Agriculture
tzolkin-wealth-wealth_palenque_3 = 5 corn, 1 gold, Quetzalcoatl step
    .short = Gold, Quetzalcoatl
tzolkin-wealth-wealth_palenque_5 = 1 stone, 1 gold, Agriculture step
    .short = Gold, Agriculture
tzolkin-wealth-wealth_palenque_7 = 9 corn, 1 stone
    .short = 9 corn, stone
tzolkin-wealth-wealth_yaxchilan_1 = 1 wood, Kukulkan step, Resource Extraction step
    .short = Kukulkan, Extraction
tzolkin-wealth-wealth_yaxchilan_3 = 2 corn, 2 wood, Kukulkan step
    .short = Wood, Kukulkan
tzolkin-wealth-wealth_yaxchilan_5 = 4 corn, 1 wood, Resource Extraction step
    .short = Wood, Extraction
tzolkin-wealth-wealth_yaxchilan_7 = 3 corn, 2 wood, 1 stone
    .short = 2 wood, stone
tzolkin-wealth-wealth_tikal_1 = 2 corn, Chaac step, Architecture step
    .short = Chaac, Architecture
tzolkin-wealth-wealth_tikal_3 = 6 corn, 2 stone
    .short = 6 corn, 2 stone
tzolkin-wealth-wealth_tikal_5 = 3 corn, 1 gold, Architecture step
    .short = Gold, Architecture
tzolkin-wealth-wealth_tikal_7 = 6 corn, 1 wood, 1 stone
    .short = Wood, stone
tzolkin-wealth-wealth_uxmal_1 = 5 corn, 1 stone, Chaac step
    .short = Stone, Chaac
tzolkin-wealth-wealth_uxmal_3 = 3 corn, 1 wood, a farm: 1 worker needs 2 corn less
    .short = Farm
tzolkin-wealth-wealth_uxmal_5 = one more worker
    .short = One more worker
tzolkin-wealth-wealth_uxmal_7 = 8 corn, 1 gold
    .short = 8 corn, gold
tzolkin-wealth-wealth_chichen_itza_0 = 4 corn, 1 wood, 1 skull
    .short = Skull
tzolkin-wealth-wealth_chichen_itza_3 = 5 corn, 1 stone, Theology step
    .short = Stone, Theology
tzolkin-wealth-wealth_chichen_itza_5 = 4 corn, 3 wood
    .short = 4 corn, 3 wood
tzolkin-wealth-wealth_chichen_itza_7 = 2 corn, 2 wood, Theology step
    .short = Wood, Theology
tzolkin-wealth-wealth_chichen_itza_10 = 7 corn, 2 wood
    .short = 7 corn, 2 wood

## Words of the game

tzolkin-term-turn = turn
    .effect = You may beg first. Then place one or more workers, or pick up one or more of them: never both, never neither.
tzolkin-term-place = placing
    .effect = A worker goes to the lowest free space of a gear. It costs the number of that space in corn, and 0, 1, 2, 3, 4, 5 more for the first, second, third … worker of the turn. Nothing happens there yet: the gears carry it on, one space a day.
tzolkin-term-pick_up = picking up
    .effect = Take workers from the gears one by one. Each does the action of its space, a lower one of the same gear for 1 corn a step back, or none. A worker pushed off a gear does nothing.
tzolkin-term-free_choice = any (free choice)
    .effect = Spaces 6 and 7 of a gear (10 of Chichen Itza) let you do any of its actions without paying for steps back. What the action itself costs is due.
tzolkin-term-beg = begging
    .effect = At the start of your turn, with fewer than 3 corn: your corn becomes 3, and you step down on a temple of your choice. Once a turn.
tzolkin-term-pity = pity
    .effect = Who has no worker on the gears, cannot pay for a placement and cannot beg places one worker on a cheapest space for all the corn there is.
tzolkin-term-food_day = Food Day
    .effect = At the end of days 8, 14, 21 and 27. Every worker in play needs 2 corn; each one unfed costs 3 VP. The first and third then give the goods of your temple steps, the second and fourth their points, and the highest on a temple gets its bonus. A Food Day that is jumped over is held a day late.
tzolkin-term-double_advance = double advance
    .effect = Who claims the Starting Player Space may let two days pass, once (the board turns dark), unless the second day would push somebody's worker off. Reaching the top of a temple makes it possible again.
tzolkin-term-dummy = dummy
    .effect = A worker of nobody's. It blocks its tooth and turns with the gear for ever.
tzolkin-term-jungle = jungle
    .effect = Harvest tiles for Palenque 2 to 5. In groups 3 to 5 wood lies on the corn: take the wood, or burn it for the corn below and step down on a temple. With Agriculture 2 you harvest corn even where no tile is open.
tzolkin-term-skull = crystal skull
    .effect = There are 13. You get one on Yaxchilan 4, by Theology and from tiles. Every action of Chichen Itza takes one of yours, which stays there. Each one left with you is 3 VP at the end. It is no block, and never traded.
tzolkin-term-harvest = harvest
    .effect = Palenque 2 to 5: take a corn or wood tile of the jungle group of that number, and the goods that the action says. The tile stays with you: monuments may count it.
tzolkin-term-age = age
    .effect = The second Food Day ends Age 1: its buildings leave the game, and those of Age 2 are laid out. The fourth ends Age 2 and the game. At both the highest on a temple gets a bonus.
tzolkin-term-market = market
    .effect = Uxmal 2, and a building of that name: wood is worth 2 corn, stone 3, gold 4, both ways; sell first, then buy. Skulls are not traded.
tzolkin-term-mirror = mirror
    .effect = Uxmal 5, and a building of that name: for 1 corn any action 1 to 5 of Palenque, Yaxchilan, Tikal or Uxmal, which may cost more; not Chichen Itza.
tzolkin-term-monument = monument
    .effect = Built with Tikal 4 for blocks, without help of Architecture. It scores at the end of the game, for what it names.
tzolkin-term-wealth = wealth tile
    .effect = Everybody is dealt four before the game begins and keeps two, in secret. They bring what is printed on them before the first turn; one of them is a farm and works on every Food Day.
tzolkin-term-block = block
    .effect = A wood, stone or gold. Corn and skulls are none.
tzolkin-term-final_scoring = final scoring
    .effect = Wood, stone and gold count as 2, 3 and 4 corn; 4 corn are 1 VP, what is left counts in quarters. A skull of yours is 3 VP. Then monuments score.

## Cards: what is printed, in lines

tzolkin-card-effect = { $effect }.
tzolkin-card-action = { $number }: { $effect }.
tzolkin-card-no-action = No action: a worker here waits for the gear to turn.
tzolkin-card-space = Space { $space } of { $gear }
tzolkin-label-space = Space { $space } of { $gear }: { $does }
    .worker = Space { $space } of { $gear }, { $colour }: { $does }
    .dummy = Space { $space } of { $gear }, a dummy: { $does }
tzolkin-card-jungle = Palenque { $group }: { $effect }.
tzolkin-card-building = Building of Age { $age }, { $colour }: { $cost }.
tzolkin-card-monument = Monument, { $colour }: { $cost }.
tzolkin-card-step = { $step }: { $points } VP.
    .item = { $step }: { $points } VP and { $item }.
tzolkin-card-highest = Highest: { $first } VP at the end of Age 1, { $second } VP at the end of Age 2. Only one player fits on the top.
tzolkin-card-level-title = { $technology } { $level }
    .beyond = { $technology }, beyond level 3
tzolkin-card-level =
    { $blocks ->
        [one] Level { $level } (1 block): { $effect }.
       *[other] Level { $level } ({ $blocks } blocks): { $effect }.
    }
    .beyond =
        { $blocks ->
            [one] Each step beyond (1 block): { $effect }.
           *[other] Each step beyond ({ $blocks } blocks): { $effect }.
        }
tzolkin-card-wealth = Wealth tile, chosen at the start.
tzolkin-card-block = A block. Worth { $corn } corn on the market and in the final scoring.

## Notes: what it comes to for a player now

tzolkin-note-tiles =
    { $wood ->
        [0] { $corn ->
            [0] No tile is left.
            [one] 1 corn tile is left.
           *[other] { $corn } corn tiles are left.
        }
       *[other] { $corn ->
            [0] Left: { $wood } wood, no corn uncovered.
           *[other] Left: { $wood } wood, { $corn } corn uncovered.
        }
    }
tzolkin-note-harvest = You would harvest { $goods }.
    .burning = You would harvest { $goods }, or { $corn } corn by burning wood, which costs a step down a temple.
    .nothing = There is nothing that you could harvest.
tzolkin-note-place =
    { $corn ->
        [0] Your next worker goes to { $place }, for nothing.
       *[other] Your next worker goes to { $place }, for { $corn } corn.
    }
    .last =
        { $corn ->
            [0] Your next worker goes to { $place }, for nothing; in this last round it will do no action.
           *[other] Your next worker goes to { $place }, for { $corn } corn; in this last round it will do no action.
        }
tzolkin-note-full = No space is free.
tzolkin-note-closed = Closed by a skull.
tzolkin-note-step = Your next step is { $step }: { $worth }.
    .lost = A step of yours would be lost: the top is reached or taken.
tzolkin-note-for-you = With your technologies: { $effect }.
tzolkin-note-level-reached = You have it.
    .idle = You have it; it does not work now.
tzolkin-note-level-next =
    { $blocks ->
        [0] Your next step, at no cost.
        [one] Your next step, for 1 block.
       *[other] Your next step, for { $blocks } blocks.
    }
tzolkin-note-architecture =
    { $level ->
        [1] Architecture brings you 1 corn.
        [2] Architecture brings you 1 corn and 2 VP.
       *[other] Architecture brings you 1 corn and 2 VP, and spares a block (with Uxmal 4, 2 corn).
    }
tzolkin-note-level =
    { $blocks ->
        [one] Your next level is { $level }, for 1 block: { $effect }.
       *[other] Your next level is { $level }, for { $blocks } blocks: { $effect }.
    }
    .beyond =
        { $blocks ->
            [one] You are at level 3; a step beyond it, for 1 block, brings { $effect }.
           *[other] You are at level 3; a step beyond it, for { $blocks } blocks, brings { $effect }.
        }
tzolkin-note-payable =
    { $payable_id ->
        [both] You could pay it, in blocks or, with Uxmal 4, in corn.
        [blocks] You could pay it in blocks.
        [corn] You could pay it in corn, with Uxmal 4.
        [covered] You could pay it only by tearing something down.
       *[neither] You could not pay it now.
    }
tzolkin-note-dealt = You were dealt { $tiles }.
tzolkin-note-worth = Worth { $points } VP to you if it were scored now.
