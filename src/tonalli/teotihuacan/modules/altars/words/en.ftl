# M8 Altars and Shamans: a fourth kind of turn, and one more worker.

teotihuacan-altar_space-a12 = altar 1–2
teotihuacan-altar_space-a81 = altar 8–1
teotihuacan-altar_space-a56 = altar 5–6
teotihuacan-altar_space-a45 = altar 4–5
teotihuacan-place-a12 = altar 1–2
teotihuacan-place-a81 = altar 8–1
teotihuacan-place-a56 = altar 5–6
teotihuacan-place-a45 = altar 4–5
teotihuacan-hand-hand = in hand

teotihuacan-altar-altar_trade = Altar of trade
    .rear = claim a Great Discovery
    .front = you may pay 2 cocoa for 4 obsidian
teotihuacan-altar-altar_unlock = Altar of release
    .rear = claim a Great Discovery
    .front = 1 obsidian, and all your workers are unlocked
teotihuacan-altar-altar_retreat = Altar of retreat
    .rear = 1 obsidian, and twice one of your unlocked workers may go 1 or 2 boards back
    .front = claim a Great Discovery
teotihuacan-altar-altar_obsidian = Altar of obsidian
    .rear = 2 obsidian
    .front = claim a Great Discovery
teotihuacan-altar-none-left = nothing, no Great Discovery is left here
teotihuacan-card-altar = On the field towards the earlier board, clockwise: { $rear }. Towards the later one: { $front }.
teotihuacan-card-altar-space = It lies between the boards on spaces { $first } and { $second } of the ring, which is counted clockwise from the { $board } on 1. Each of its two fields points to one of them.
teotihuacan-card-field = { $altar }, field towards space { $space }

teotihuacan-help-altars = Shamans: between spaces 1–2, 8–1, 5–6 and 4–5 of the ring lie altars, each with a field towards either board. Instead of a normal turn you may type activate: your Shaman goes on to the next altar, counter-clockwise, you choose its field and take what that gives, mostly a Great Discovery or obsidian. While it stands (▲) it counts as one more worker for the main action of the board it points to; then it lies (△) until it moves again. "altars" shows them.
teotihuacan-term-shaman = Shaman
    .effect = Instead of a normal turn you may activate your Shaman: it goes counter-clockwise to the next altar and stands on either field, whose benefit you take; a Shaman that was there goes on to the next altar, where its owner chooses a field. While your Shaman stands, the main action of the board it points to counts one more worker, three at most; then it lies down until it moves, is displaced or a tile stands it up.

## What is asked and done

teotihuacan-ask-place-shaman = On which field of an altar does your Shaman begin?
    .title = Shaman
    .ask = Where does it begin?
teotihuacan-ask-move-shaman = Your Shaman goes on. To which field?
    .use = Your Shaman goes on. To which field, or does a tile send it further first?
    .title = Shaman
    .ask = To which field?
teotihuacan-ask-displaced-shaman = Your Shaman is displaced. Which field of the next altar does it go to?
    .title = Shaman displaced
    .ask = To which field?
teotihuacan-ask-claim-from-altar = Claim a Great Discovery from { $altar }?
    .title = { $altar }
    .ask = Claim a discovery?
teotihuacan-ask-altar-trade = Pay 2 cocoa for 4 obsidian?
    .title = Altar
    .ask = Trade 2 cocoa?
teotihuacan-ask-weaken = Which worker loses 1 power for the tile?
    .title = Price of the tile
    .ask = Who loses 1 power?
teotihuacan-action-activate = Activate your Shaman: it goes on to the next altar; that is the whole turn
    .name = Activate Shaman
teotihuacan-action-shaman = Towards { $board } ({ $altar })
    .benefit = Towards { $board }: { $benefit } ({ $altar })
    .name = Towards { $brief }
teotihuacan-action-weaken =
    { $board_id ->
        [hand] A starting worker of power { $power } loses 1 power
       *[other] The worker of power { $power } on { $board } loses 1 power
    }
    .name = { $brief }, power { $power }
teotihuacan-hint-displaces = displaces a Shaman ({ $colour })

## What happened

teotihuacan-event-shaman = the Shaman came to { $altar }, towards { $board }
    .X-6-4 = put the Shaman on { $altar }, towards { $board }
    .X-6-6 = activated the Shaman: on to { $altar }, towards { $board }
    .X-6-9 = displaced Shaman on to { $altar }, towards { $board }
    .X-6-16 = its Shaman begins on { $altar }, towards { $board }
    .X-6-17 = its Shaman went on to { $altar }, towards { $board }
teotihuacan-event-shaman_lies = the Shaman was laid down
teotihuacan-event-shaman_stands = the Shaman was stood up
teotihuacan-event-shaman_tile = starting tile for the Shaman: { $starting }
teotihuacan-brings-may-claim-great = you may claim a Great Discovery
teotihuacan-brings-shaman_stands = your Shaman stands up

teotihuacan-cause-altars = altar

## Why something is not possible

teotihuacan-why-other-altar = Your Shaman does not go there now.
teotihuacan-why-field-taken = Another Shaman is there already.
teotihuacan-why-no-strong-worker = None of your unlocked workers has power to lose.
    .help = a power-up gives a worker power to lose
teotihuacan-why-too-weak = A worker of power 1 has none to lose.
    .short = power 1
    .help = a power-up gives it power to lose

## Figures of things

teotihuacan-note-altar = It lies on { $altar }: the earlier board is { $earlier }, the later one { $later }.
    .pile =
        { $count ->
            [0] No Great Discovery is left there.
           *[other] Great Discoveries there: { $tiles }.
        }
    .field = Towards { $board }: { $benefit }.
    .stands = A Shaman stands on the field towards { $board }: { $colour }.
    .lies = A Shaman lies on the field towards { $board }: { $colour }.
teotihuacan-note-shaman-at-court = A Shaman that stands and points here adds 1 power to a worship of its owner, then it lies down.
teotihuacan-note-shaman-tile = Then its Shaman goes on to the next altar, displaces yours, and takes a mask there that it lacks, else it discards the top tile; where no tile is left it gains 2 obsidian. It always lies.

## The terminal

teotihuacan-show-altars = Altars, in the order of the Shamans
    .hint = named by the spaces beside them; ▲ stands and helps on the board it points to, △ lies
teotihuacan-show-altar-field = → { $board }: { $benefit }

## Settings of the Teotibot

cli-bot-harder_altars = harder: 1 obsidian for each tile it discards from an altar
cli-bot-priest_s07 = priest S07: its Shaman also moves after Worship, every Court die hits
teotihuacan-priest-s07 = Priest S07
    .effect = The Teotibot's Shaman also goes on after its tile Worship, as after Mask Collection; and every roll of the Court die hits a royal tile: 1–2 left, 3–4 middle, 5–6 right.

## What is called something else with Shamans

teotihuacan-action_tile-mask_collection-shaman = Masks and Shaman
    .title = Teotibot's tile Mask Collection and Shaman

# What somebody is told who meets a kind of decision for the first time.

teotihuacan-first-claim-from-altar = One of the Great Discoveries of this altar, for the cost it shows, or none.
teotihuacan-first-altar-trade = This altar changes 2 cocoa into 4 obsidian, if you like.
teotihuacan-first-place-shaman = Your Shaman begins on an altar, pointing to a board. When you do that board’s main action, the Shaman counts as one more worker, once, and then lies down.
teotihuacan-first-move-shaman = The Shaman walks against the ring to the next altar, stands up and brings what the field shows. The board it points to then has a helper.
teotihuacan-first-displaced-shaman = Your Shaman was driven away: put it on a field of the next altar. You choose which board it points to.
teotihuacan-first-weaken = Something has to be paid with power: one of your dice becomes 1 weaker.
