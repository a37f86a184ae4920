# The Teotibot: the other side of a solo game.

teotihuacan-goal-solo = Aim: more victory points than the Teotibot after the third eclipse; a tie is a defeat. In a turn you move one worker 1 to 3 boards clockwise and take one action there: collect cocoa (1, and 1 for each colour present), worship (the worker is locked, you get the space's ability or its discovery tile), or the board's main action (costs 1 cocoa for each colour present, and powers a worker up). A worker that passes power 5 ascends. At an eclipse the Avenue, the pyramid track and masks score, and every worker wants cocoa as wages. After each of your turns the Teotibot rolls two dice; their sum picks the tile of its action pyramid that acts (board teotibot shows it, tile mastery explains one).

## The Teotibot

teotihuacan-solo-won = { $name } won: { $own } VP against { $other } of the Teotibot.
teotihuacan-solo-lost = { $name } lost: { $own } VP against { $other } of the Teotibot.
teotihuacan-solo-tied = { $name } lost: { $own } VP each, and a tie is a defeat.
teotihuacan-event-die = rolled { $dice }: { $sum }
    .X-5-16 = rolled { $sum } for passing the Court
teotihuacan-event-activate = { $tile } acts ({ $slot })
teotihuacan-event-fails =
    { $lacking_id ->
        [worker] no worker on { $board }
        [wood] not enough wood for { $board }
        [stone] not enough stone for { $board }
        [gold] not enough gold for { $board }
        [space] no space left for { $board }
        [tile] no tile left for { $board }
        [technology] no technology left on { $board }
        [building] no building left for { $board }
        [mask] no new mask that can be paid for
        [action] no action on { $board }
       *[none] nothing on { $board }
    }
teotihuacan-event-failures = failed: { $parts }
teotihuacan-event-discard = discarded the tile "{ $discovery }" of { $board }
teotihuacan-event-reshuffle = the discarded discovery tiles are a new stack
teotihuacan-event-rises = { $tile } → { $slot }
teotihuacan-event-enters = { $tile } → { $slot }
teotihuacan-event-spare = { $tile } → { $slot }
teotihuacan-event-direction = direction tile turned to { $face }
teotihuacan-event-refill = action pyramid: { $parts }

## Sources and causes

teotihuacan-source-exchange = cocoa exchanged
teotihuacan-cause-exchange = cocoa exchanged
teotihuacan-cause-least = what it has least of
teotihuacan-cause-fallback = fallback
teotihuacan-cause-mastery = mastery
teotihuacan-source-solo_goods = Teotibot's goods left
teotihuacan-source-solo_technologies = Teotibot's technologies
teotihuacan-source-solo_temples = Teotibot's temple bonuses
teotihuacan-cause-solo_goods = goods left
teotihuacan-cause-solo_technologies = technologies at the end
teotihuacan-cause-solo_temples = temple bonuses at the end

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
    .effect = Its locked worker moves on to the next temple's worship space, unlocks a worker of yours there, and climbs its temple, on Decorations the temple on which it is highest. The discovery tile there is replaced.
teotihuacan-action_tile-mask_collection = Mask Collection
    .title = Teotibot's tile Mask Collection
    .effect = It takes and pays the rarest mask beside a worship space that it lacks and can afford. If there is none, the fallback.
teotihuacan-solo-teotibot = Teotibot
    .effect = It rolls two dice; their sum picks the tile of its action pyramid that acts. Then tiles move up into the gap, the spare enters below, the used tile is the new spare, and the upper direction tile is turned over and put below. It pays no cocoa for actions and no wages. If you displace its locked worker, that one goes on to the next free worship space of a temple.
teotihuacan-solo-fallback = fallback
    .effect = The Teotibot gains 5 cocoa; its lowest worker is powered up and moves on.
teotihuacan-solo-direction = direction tiles
    .effect = The upper one counts for a gap in the top row of the Teotibot's action pyramid, the lower one for the middle row: ↗ moves the tile at the lower left of the gap up, ↖ the one at the lower right.
teotihuacan-solo-spare = spare
    .effect = The tile beside the Teotibot's action pyramid: it enters the bottom row at the end of the turn, and the tile that acted takes its place.

## Figures as it is set

teotihuacan-note-worship-steps =
    { $steps ->
        [one] It climbs 1 step, on Decorations { $any }.
       *[other] It climbs { $steps } steps, on Decorations { $any }.
    }
teotihuacan-note-bot-points = 10 cocoa become { $exchange } VP at once. At the end it scores { $technology } VP for each technology and { $bonus } VP for each temple bonus tile it reached.

## The Teotibot's side of the table

teotihuacan-show-bot-last-die =
    { $slot_id ->
        [none] last Court die: { $die }, no royal tile
       *[other] last Court die: { $die }, { $slot } royal tile
    }
teotihuacan-show-bot-last-trail = last Trail tile: region { $region }

teotihuacan-show-no-wages = –
teotihuacan-show-teotibot = The Teotibot's action pyramid
    .hint = the sum of two dice picks the tile that acts
teotihuacan-show-slot = { $sums } · { $chance }%
teotihuacan-show-slot-never = has to move up
teotihuacan-show-spare = spare, next to enter:
teotihuacan-show-direction = a gap is filled
teotihuacan-show-bot-workers = workers
teotihuacan-show-bot-tracks = blue temple { $blue }, red { $red }, green { $green }; Avenue { $avenue }, pyramid track { $pyramid }
teotihuacan-show-bot-owns = { $owned }
teotihuacan-show-bot-discarded = discarded tiles: { $tiles }
teotihuacan-show-bot-settings = settings: { $settings }
teotihuacan-direction-right = ↗
    .from = from its lower left
teotihuacan-direction-left = ↖
    .from = from its lower right
teotihuacan-slot-T = top
teotihuacan-slot-ML = middle left
teotihuacan-slot-MR = middle right
teotihuacan-slot-BL = bottom left
teotihuacan-slot-BM = bottom middle
teotihuacan-slot-BR = bottom right
teotihuacan-slot-spare = spare

## Its settings

cli-bot-worker_power_gold = starting power on Gold Deposits
cli-bot-worker_power_nobles = starting power on Nobles
cli-bot-worker_power_construction = starting power on Construction
cli-bot-start_gold = starting gold
cli-bot-start_stone = starting stone
cli-bot-start_wood = starting wood
cli-bot-vp_per_exchange = VP for 10 cocoa
cli-bot-worship_step_change = more temple steps in Worship
cli-bot-vp_per_temple_bonus = VP at the end per temple bonus
cli-bot-vp_per_technology = VP at the end per technology
