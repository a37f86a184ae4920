# Great Discoveries: a second family of tiles with a stack of their own.

teotihuacan-discovery-great_extra_worker = great extra worker
    .effect = Use it during a main action on any board: the action counts one more worker, three at most.
teotihuacan-discovery-great_double_resources = double resources
    .effect = Use it during a main action on Forest, Quarry or Gold: the wood, stone, gold and obsidian of the cell are doubled.
teotihuacan-discovery-great_mask = great mask
    .effect = A mask of its own kind, never used up: different masks make sets that score 1, 3, 6, 10, 15, 21, 28, 36 VP at every eclipse.
teotihuacan-discovery-great_obsidian_3 = 3 obsidian
    .effect = Use it once in your turn for 3 obsidian.
teotihuacan-discovery-great_move_back = move back
    .effect = Use it once in your turn: one of your unlocked workers goes 1, 2 or 3 boards counter-clockwise, without an action and without cost.
teotihuacan-discovery-great_power_up_3 = power up three
    .effect = Use it once for one to three power-ups on your unlocked workers anywhere, but not on one that is being moved.
teotihuacan-discovery-great_refresh_2 = refresh two
    .effect = Use it once to turn two of your used discovery tiles face up again; Great Discoveries stay as they are.
teotihuacan-discovery-great_lowest_technology = lowest technology
    .effect = Use it once for a free marker on the lowest technology you lack, with its temple step; others who own it score 3 VP.
teotihuacan-discovery-great_shaman_step = Shaman's step
    .effect = Use it while you move your Shaman: it goes one altar further, and you gain 2 gold.
teotihuacan-discovery-great_shaman_stand = Shaman stands up
    .effect = Use it once in your turn: 2 cocoa, and your Shaman stands up.
    .cost = 1 power of one of your unlocked workers
teotihuacan-discovery-great_temple_blue = any + blue step
    .effect = Use it once in your turn to climb a step on a temple of your choice and one on the blue temple, in either order.
teotihuacan-discovery-great_temple_red = any + red step
    .effect = Use it once in your turn to climb a step on a temple of your choice and one on the red temple, in either order.
teotihuacan-discovery-great_temple_green = any + green step
    .effect = Use it once in your turn to climb a step on a temple of your choice and one on the green temple, in either order.

teotihuacan-term-great_discovery = Great Discovery
    .effect = A tile of a second family with its own stack. It is claimed, kept and used as a discovery tile is; nothing that counts or affects discovery tiles counts or affects it.

## What is asked and done

teotihuacan-ask-back-worker =
    { $waivable ->
        [0] Which worker goes back?
       *[other] Which worker goes back? ({ $left } to go)
    }
    .title = Move back
    .ask = Which worker?
teotihuacan-ask-back-to = How far back does the worker go?
    .title = Move back
    .ask = How far?
teotihuacan-ask-power-up-more =
    { $made ->
        [0] Which worker is powered up? (up to { $left })
       *[other] Power up another worker? (up to { $left })
    }
    .use = Power up another worker, use a tile, or leave it there? (up to { $left })
    .buy-unlock = Power up another worker, pay to unlock your workers, or leave it there? (up to { $left })
    .use-or-buy-unlock = Power up another worker, use a tile, pay to unlock your workers, or leave it there? (up to { $left })
    .title = Power-up
    .ask = Which worker grows?
    .hint = up to { $left }
teotihuacan-ask-refresh =
    { $left ->
        [one] Which used tile do you turn face up?
       *[other] Which used tiles do you turn face up? ({ $left } to choose)
    }
    .title = Refresh
    .ask = Which tile?
    .hint = { $left } to choose
teotihuacan-ask-any-and-named = A step on any temple and one on the { $temple }. Which temple do you climb first?
    .title = Temple steps
    .ask = Which one first?
teotihuacan-action-back = Move the worker of power { $power } back from { $board }
    .name = { $brief }, power { $power }
teotihuacan-action-refresh = Turn "{ $discovery }" face up
    .name = { $discovery }
teotihuacan-pass-back-worker = Nobody else goes back
    .name = Nobody else

## What happened

teotihuacan-event-refresh = turned "{ $discovery }" face up again
teotihuacan-event-great_discarded = discarded the Great Discovery "{ $discovery }" ({ $place })
teotihuacan-event-great_reshuffle = the discarded Great Discoveries are a new stack
teotihuacan-brings-back =
    { $amount ->
        [one] a worker may go back
       *[other] { $amount } workers may go back
    }
teotihuacan-brings-fresh =
    { $amount ->
        [one] a used tile turned face up
       *[other] { $amount } used tiles turned face up
    }
teotihuacan-brings-refresh = "{ $discovery }" again

teotihuacan-source-great_discovery = Great Discoveries
teotihuacan-cause-great_discovery = Great Discovery

## Why something is not possible

teotihuacan-why-must-move = A worker has to go back.
teotihuacan-why-not-used = It is not among your used tiles.
teotihuacan-card-designed-copies = How many copies there are is a stand-in until the printed tiles can be counted.

# What somebody is told who meets a kind of decision for the first time.

teotihuacan-first-back-worker = One of your dice goes back against the ring. That costs nothing and does nothing on the way, but it brings dice together again.
teotihuacan-first-back-to = How far back? Boards passed and reached have no effect now.
teotihuacan-first-power-up-more = Up to three power-ups. Only the first has to be made.
teotihuacan-first-refresh = A tile you have used is turned up again and can be used once more, without paying.
teotihuacan-first-any-and-named = Two temple steps, one of them where you like. Take the fixed one first if you want to see what it brings.
