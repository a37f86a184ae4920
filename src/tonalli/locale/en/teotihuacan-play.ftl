# Decisions, actions and events of Teotihuacan.

## What is asked: teotihuacan-ask-<pending step>

teotihuacan-ask-BuyPowerUp = Technology 13: pay 1 cocoa for one more power-up on { $board }?
teotihuacan-ask-AscensionReward = Your worker ascends and is reborn on the Palace. Which reward?
teotihuacan-ask-AvenueClaim = You reached { $heap }. Claim a discovery tile there?
teotihuacan-ask-BeforeReveal = New tiles will be turned up on { $board }. Use one of yours first, or go on?
teotihuacan-ask-BuyTempleStep = Royal tile: buy a temple step for 1 cocoa? ({ $left } left)
teotihuacan-ask-ChooseAction = Your worker arrives. Which action do you take?
teotihuacan-ask-ChooseDecoration = Which decoration do you place?
teotihuacan-ask-ChooseDecorationSpace = On which side of the pyramid does decoration { $decoration } go?
teotihuacan-ask-ChoosePlace = Where does pyramid tile { $tile } go? (level, row, column)
teotihuacan-ask-ChoosePrice = Technology 15: use its discount on this tile?
teotihuacan-ask-ChooseRow = In which row of the Nobles do you build?
teotihuacan-ask-ChooseTechnology = Which technology do you buy?
teotihuacan-ask-ChooseTile = Which pyramid tile do you build?
teotihuacan-ask-ChooseTurns = How is tile { $tile } turned on place { $place }?
teotihuacan-ask-ClaimAreaTile = Claim the discovery tile of { $board }?
teotihuacan-ask-ClaimBeside = Claim the discovery tile that came with your starting tile?
teotihuacan-ask-ClimbAny =
    { $steps ->
        [one] Which temple do you climb?
       *[other] Which temple do you climb first? ({ $steps } steps)
    }
teotihuacan-ask-ClimbBoth = You climb two temples. Which one first?
teotihuacan-ask-CocoaCost = { $due } cocoa are due. Pay, or use your tile?
teotihuacan-ask-Companion = Which second worker moves along?
teotihuacan-ask-Destination = Where does the worker go?
teotihuacan-ask-EndTurn = Your turn ends. Use a tile before that?
teotihuacan-ask-ExchangeCocoa = Royal tile: pay 1 cocoa for 1 { $first } and 1 { $second }? ({ $left } left)
teotihuacan-ask-KeepTile =
    { $left ->
        [one] Which starting tile do you keep?
       *[other] Which starting tiles do you keep? ({ $left } to choose)
    }
teotihuacan-ask-LockWorker = Which of your two workers takes the worship space?
teotihuacan-ask-MajorStep = You reached { $heap }. Claim a discovery tile there, or take the printed reward?
teotihuacan-ask-Pause = Use a tile before this takes effect, or go on?
teotihuacan-ask-PayWages = Wages: how much cocoa do you pay? Every unpaid cocoa costs 3 VP.
teotihuacan-ask-PlaceWorker = On which board does your next worker start?
teotihuacan-ask-PowerUpAnyone = Which worker is powered up? ({ $left } to go)
teotihuacan-ask-PowerUps = Which worker on { $board } is powered up? ({ $left } to go)
teotihuacan-ask-RaiseWorker = Which starting worker is powered up?
teotihuacan-ask-Sell = Royal tile: sell a resource for 2 cocoa? ({ $left } left)
teotihuacan-ask-TakeResources =
    { $amount ->
        [one] Which resource do you take?
       *[other] Which resource do you take? ({ $amount } to go)
    }
teotihuacan-ask-TradeUp = Royal tile: pay 1 cocoa and a resource for { $gained } resources?
teotihuacan-ask-Turn = Your turn. Which worker do you move?
teotihuacan-ask-WhichFirst = You paid for both. Which comes first?

## What can be done: teotihuacan-action-<kind>

teotihuacan-action-pass = Go on
    .ClaimAreaTile = Leave the tile
    .ClaimBeside = Leave the tile
    .AvenueClaim = Claim nothing
    .EndTurn = End the turn
    .ChooseTile = Build no further tile
    .PowerUps = No further power-up
    .BuyPowerUp = No further power-up
    .ExchangeCocoa = Stop exchanging
    .TradeUp = Trade nothing
    .Sell = Stop selling
    .BuyTempleStep = Buy no further step
teotihuacan-action-abandon = Give the action up: it cannot be carried out any more
teotihuacan-action-unlock = Unlock all your workers for free; that is the whole turn
teotihuacan-action-collect = Collect cocoa
teotihuacan-action-main = Main action of the board
teotihuacan-action-pay = Pay the cocoa
teotihuacan-action-reward = Take the printed reward
teotihuacan-action-exchange = Exchange once
teotihuacan-action-first =
    { $choice_id ->
        [ability] First the ability of the space
       *[tile] First the discovery tile
    }
teotihuacan-action-worship =
    { $choice_id ->
        [ability] Worship, { $space }: { $ability }
        [tile] Worship, { $space }: claim { $tile }
       *[both] Worship, { $space }: both, { $ability }, and claim { $tile }
    }
teotihuacan-action-lock = Lock the worker of power { $power }
teotihuacan-action-move = Move power { $power } from { $board }
teotihuacan-action-with = The worker of power { $power } moves along
teotihuacan-action-to = Go to { $board }
teotihuacan-action-claim = Claim { $discovery } for { $cost }
teotihuacan-action-take = Take 1 { $resource }
teotihuacan-action-give = Give 1 { $resource }
teotihuacan-action-temple = Climb the { $temple }
teotihuacan-action-technology = Buy { $technology } for { $gold } gold: { $effect }
teotihuacan-action-row = Build in the { $row }
teotihuacan-action-tile = Take pyramid tile { $tile }
teotihuacan-action-place = Level { $level }, place { $place }
teotihuacan-action-turn =
    { $turns ->
        [0] As it lies: { $icons }
        [one] A quarter turn clockwise: { $icons }
        [2] Half a turn: { $icons }
       *[other] A quarter turn back: { $icons }
    }
teotihuacan-action-price =
    { $discount_id ->
        [wood] Use the discount: 1 wood less
        [stone] Use the discount: 1 stone less
       *[none] Full price; keep the discount for another tile
    }
teotihuacan-action-decoration = Take decoration { $decoration }: { $icons }
teotihuacan-action-space = On the { $space }
teotihuacan-action-power-up = Power up the worker of power { $power } on { $board }
    .ascend = Power up the worker of power { $power } on { $board }: it ascends
teotihuacan-action-ascend = Reward: { $reward }
teotihuacan-action-wages = Pay { $cocoa } cocoa
teotihuacan-action-keep = Keep: { $starting } — { $boards }
    .beside = Keep: { $starting } ({ $tile }) — { $boards }
teotihuacan-action-raise = Power up a worker of power { $power }
teotihuacan-action-start = Start on { $board }
teotihuacan-action-buy-unlock = Pay 3 cocoa to unlock all your workers
teotihuacan-action-use = Use your tile "{ $discovery }"

## What an option brings

teotihuacan-brings-points = { $points } VP
teotihuacan-brings-temple = { $temple } step { $step }
teotihuacan-brings-avenue = Avenue step { $step }
teotihuacan-brings-pyramid = pyramid track { $step }
teotihuacan-brings-power = power { $power }
teotihuacan-brings-collect = collect { $amount } cocoa
teotihuacan-brings-main = main action for { $amount } cocoa
teotihuacan-brings-main-free = main action at no cost
teotihuacan-brings-worship = worship
teotihuacan-brings-reach = → { $boards }
teotihuacan-brings-best = at best { $path }: { $gains }

## What happened: teotihuacan-event-<kind>

teotihuacan-event-turn = Turn { $amount }
teotihuacan-event-first_player = is the first player
teotihuacan-event-board = slot { $amount }: { $board }
teotihuacan-event-royal = royal tile { $what } lies on the Palace
teotihuacan-event-technology_tile = technology { $what } lies on Alchemy
teotihuacan-event-bonus_tile = bonus tile { $bonus } lies on a temple
teotihuacan-event-pattern = the pyramid begins with tile { $what } on place { $where }
teotihuacan-event-reveal = turned up: { $tile } ({ $place })
teotihuacan-event-lay_out = laid out: { $starting }
teotihuacan-event-keep = keeps a starting tile: { $starting }
teotihuacan-event-neutral_tile = neutral { $colour } draws: { $starting }
teotihuacan-event-neutral = a neutral { $colour } worker stands on { $board }
teotihuacan-event-place = puts a worker of power { $amount } on { $board }
teotihuacan-event-lift = lifts a worker of power { $amount } from { $board }
teotihuacan-event-move =
    { $amount ->
        [one] moves 1 board on to { $board }
       *[other] moves { $amount } boards on to { $board }
    }
teotihuacan-event-gain = +{ $amount } { $good } ({ $cause })
teotihuacan-event-pay = −{ $amount } { $good } ({ $cause })
teotihuacan-event-score = { $points } VP ({ $cause })
teotihuacan-event-lock = worships with power { $amount } ({ $space })
teotihuacan-event-unlock = a worker on { $board } is unlocked ({ $cause })
teotihuacan-event-power =
    { $board ->
        [none] a worker rises to power { $amount }
       *[other] a worker on { $board } rises to power { $amount }
    }
teotihuacan-event-claim = claims { $discovery } ({ $cause })
teotihuacan-event-use = uses { $discovery }
teotihuacan-event-temple = { $temple } step { $amount } ({ $cause })
teotihuacan-event-avenue = Avenue step { $amount } ({ $cause })
teotihuacan-event-pyramid_track =
    { $amount ->
        [0] the pyramid track marker goes back to 0
       *[other] pyramid track { $amount }
    }
teotihuacan-event-technology = owns technology { $what }
teotihuacan-event-building = building in the { $row }, space { $amount }
teotihuacan-event-build =
    { $amount ->
        [0] builds tile { $what } on place { $where }
       *[other] builds tile { $what } on place { $where }, turned { $amount }×
    }
teotihuacan-event-decorate = decoration { $what } on the { $space }
teotihuacan-event-main_action = main action on { $board }
teotihuacan-event-abandon = gives the main action on { $board } up
teotihuacan-event-ascension = a worker ascends and is reborn on the Palace
teotihuacan-event-light_disc = the light disc moves to { $amount }
teotihuacan-event-dark_disc = the dark disc moves to { $amount }, the light disc back to 0
teotihuacan-event-eclipse_triggered =
    { $amount ->
        [0] an eclipse is due right after this turn
        [one] an eclipse is due: one more turn, then it is scored
       *[other] an eclipse is due: { $amount } more turns, then it is scored
    }
teotihuacan-event-eclipse = Eclipse { $amount }
teotihuacan-event-pyramid_complete = the pyramid is complete: the next eclipse ends the game
teotihuacan-event-bonus = bonus tile { $bonus }: { $amount } VP
teotihuacan-event-end = The game is over.

## Sources of points and causes of changes

teotihuacan-source-avenue = Avenue
teotihuacan-source-pyramid_lead = pyramid lead
teotihuacan-source-pyramid_steps = pyramid steps
teotihuacan-source-masks = masks
teotihuacan-source-wages = unpaid wages
teotihuacan-source-temples = temple steps
teotihuacan-source-construction = construction
teotihuacan-source-decorations = decorations
teotihuacan-source-nobles = nobles
teotihuacan-source-technologies = technologies
teotihuacan-source-technology_owner = others' technologies
teotihuacan-source-worship = worship
teotihuacan-source-boards = resource boards
teotihuacan-source-discovery = discovery tiles
teotihuacan-source-ascension = ascension
teotihuacan-source-bonus = bonus tiles
teotihuacan-source-setup = setup
teotihuacan-source-other = other
teotihuacan-source-total = total

teotihuacan-cause-avenue = Avenue
teotihuacan-cause-pyramid_lead = furthest on the pyramid track
teotihuacan-cause-pyramid_steps = pyramid track
teotihuacan-cause-masks = masks
teotihuacan-cause-wages = wages
teotihuacan-cause-temples = temple step
teotihuacan-cause-construction = construction
teotihuacan-cause-decorations = decoration
teotihuacan-cause-nobles = nobles
teotihuacan-cause-technologies = technology
teotihuacan-cause-technology_owner = others acquired its technology
teotihuacan-cause-worship = worship
teotihuacan-cause-boards = main action
teotihuacan-cause-discovery = discovery tile
teotihuacan-cause-ascension = ascension
teotihuacan-cause-bonus = bonus tile
teotihuacan-cause-setup = setup
teotihuacan-cause-collect = collected
teotihuacan-cause-cocoa = to act
teotihuacan-cause-unlock = unlocking
teotihuacan-cause-choice = chosen
teotihuacan-cause-displaced = displaced
teotihuacan-cause-cost = cost of the tile
teotihuacan-cause-other = rule

teotihuacan-ending-eclipse = third eclipse
teotihuacan-ending-pyramid = completed pyramid
teotihuacan-tie-points = most points
teotihuacan-tie-cocoa = tied on points, most cocoa left
teotihuacan-tie-order =
    { $dark ->
        [yes] tied on points and cocoa, later in player order (Dark Eclipse)
       *[no] tied on points and cocoa, earlier in player order
    }
