# M7 Court: in place of the Palace, with owners of its royal tiles.

teotihuacan-term-court = Court
    .effect = It lies in place of the Palace; whatever names the Palace means it. For the effect of a royal tile your worker counts 1 power more for each of your workers in the general area. Beside it lies a Great Discovery. Where a royal tile has a marker, its holder first powers up a worker of theirs, and once in the worship you may pay 1 cocoa for a step on the temple of that royal tile, before or after its effect.

teotihuacan-help-court = The Court lies in place of the Palace. Worship there counts 1 power more for each of your workers in its general area, so that it can be above 5. Whoever first reaches the step of a temple where its Ownership tile lies owns a royal tile: at every worship there its owner powers up a worker, and whoever worships may climb that temple for 1 cocoa. "court" shows it.
teotihuacan-term-ownership = Ownership
    .effect = Whoever first reaches the Ownership tile of a temple owns a royal tile of the Court: whenever anybody worships there the owner powers up one of their unlocked workers, and the worshipper may climb that temple for 1 cocoa.
teotihuacan-term-court_die = Court die
    .effect = Whenever one of its workers passes the Court, the Teotibot rolls a die for a royal tile. If that has a marker, the Great Discovery at the Court is replaced, the Teotibot buys a step on the temple, and the holder of the marker powers a worker up.

teotihuacan-royal-A10 = Royal tile (pairs)
    .name = pairs
    .effect = 2 VP × your pairs of Great Discoveries, at most as many as the power of the worker there
    .now = 2 VP × your pairs of Great Discoveries, at most { $power } of them
    .short = 2 VP × Great Disc. pairs, P at most
teotihuacan-royal-B11 = Royal tile (obsidian)
    .name = obsidian
    .effect = once: 3 cocoa → as many obsidian as the power of the worker there
    .now = once: 3 cocoa → { $power } obsidian
    .short = 3 cocoa → P obsidian
teotihuacan-royal-C12 = Royal tile (sell obsidian)
    .name = sell obsidian
    .effect = at most as often as the power of the worker there: 1 obsidian → 1 cocoa + 2 VP
    .now =
        { $power ->
            [one] once: 1 obsidian → 1 cocoa + 2 VP
           *[other] up to { $power } times: 1 obsidian → 1 cocoa + 2 VP
        }
    .short = ≤ P×: 1 obsidian → 1 cocoa + 2 VP

teotihuacan-slot-left = left
teotihuacan-slot-middle = middle
teotihuacan-slot-right = right

teotihuacan-card-ownership = Ownership tile of the { $temple }
    .where = It lies on step { $step }. Whoever gets there first takes it, besides the usual reward, and puts a marker beside the { $slot } royal tile of the Court.
    .effect = Whenever anybody worships at that royal tile, the holder of the marker powers up one of their unlocked workers, and the worshipper may climb this temple for 1 cocoa.
teotihuacan-card-designed-slots = Which temple belongs to which royal tile is a stand-in until the printed board can be read.

teotihuacan-note-owner = Marker here: { $colour }. A worship at this royal tile brings that player a power-up, and the worshipper may climb the { $temple } for 1 cocoa.
teotihuacan-note-owns = { $slot } royal tile ({ $royal }): { $colour }
teotihuacan-note-unowned = No marker: nobody has reached the Ownership tile of the { $temple }.

## What is asked and done

teotihuacan-hint-court-power =
    { $more ->
        [0] The power that counts is { $power }
       *[other] The power that counts is { $power }: power { $own } and { $more } more
    }

teotihuacan-ask-marker = Your marker at the Court is used. Which of your workers is powered up?
    .title = Your marker
    .title-theirs = Marker
    .ask = Which worker grows?
teotihuacan-ask-temple-option = Climb the { $temple } for 1 cocoa now, or go on?
    .use = Climb the { $temple } for 1 cocoa now, use a tile, or go on?
    .title = Royal tile
    .ask = Go on?
teotihuacan-ask-worship-end = Your worship ends. Go on?
    .use = Your worship ends. Use a tile first, or go on?
    .title = Worship
    .ask = Go on?
teotihuacan-ask-buy-obsidian = Royal tile: pay 3 cocoa for { $gained } obsidian?
    .title = Royal tile
    .ask = Pay 3 cocoa?
teotihuacan-ask-sell-obsidian = Royal tile: sell 1 obsidian for 1 cocoa and 2 VP? ({ $left } left)
    .title = Royal tile
    .ask = Sell 1 obsidian?
    .hint = { $left } left
teotihuacan-action-court-step = Climb the { $temple } for 1 cocoa
    .name = Temple step

## What happened

teotihuacan-event-ownership = took the Ownership tile of the { $temple }: a marker beside the { $slot } royal tile of the Court
teotihuacan-event-royal_activated = activated the { $slot } royal tile of the Court
teotihuacan-cause-court = Court

## Why something is not possible

teotihuacan-why-no-temple-option = No temple step can be bought now: that needs a worship at a royal tile with a marker, and is possible once in it.

## The terminal

teotihuacan-show-court = Court
    .hint = a marker: a power-up for its holder, a step on its temple for 1 cocoa
teotihuacan-show-court-free = no marker
teotihuacan-show-court-tile = Great Discovery: { $tile }

## The Teotibot

cli-bot-harder_court = harder: its temple steps at the Court cost no cocoa

## What is called something else with the Court

teotihuacan-board-court = Court
    .short = Cou
    .brief = Court
teotihuacan-space-court1 = Court, left royal tile
    .brief = left tile
teotihuacan-space-court2 = Court, middle royal tile
    .brief = middle tile
teotihuacan-space-court3 = Court, right royal tile
    .brief = right tile
teotihuacan-ask-ascension-at-court = Your worker ascends and is reborn on the Court. Which reward?
    .title = Ascension
    .ask = Which reward?
teotihuacan-event-ascension-at-court = a worker ascended and was reborn on the Court
teotihuacan-ascension-worker-at-court = your fourth worker (power 3) on the Court and 2 cocoa
    .name = Fourth worker
teotihuacan-term-ascension-at-court = ascension
    .effect = A worker that passes power 5 is reborn on the Court with power 1; you take an Avenue step and a reward, and the light disc moves.
teotihuacan-term-worship-at-court =
    .effect = Your worker is locked on a worship space of the board. You get its ability or the discovery tile of the board (which has to be paid), for 1 cocoa both; at the Court always the royal tile, for 1 cocoa the Great Discovery besides. If another player is locked there, it costs 1 cocoa more, and that worker is unlocked.
teotihuacan-technology-01-at-court = Court cocoa
    .effect = +1 cocoa for a worker that moves onto or past the Court.
teotihuacan-note-court-die = 1 is the left, 2 the middle, 3 the right royal tile; 4, 5 and 6 are none.
    .s07 = With the priest S07 1–2 is the left, 3–4 the middle, 5–6 the right royal tile.

# What somebody is told who meets a kind of decision for the first time.

teotihuacan-first-buy-obsidian = This Royal tile sells obsidian for cocoa. Obsidian can stand for any wood, stone or gold.
teotihuacan-first-sell-obsidian = Each obsidian you give brings 1 cocoa and 2 points. You may stop at any time.
