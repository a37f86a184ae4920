# M6 Obsidian: a resource that stands for others.

teotihuacan-good-obsidian = obsidian
    .short = o
    .effect = A resource. In any payment 1 obsidian stands for 1 wood, stone or gold that is missing; you are never asked. Effects that give any resource never give obsidian, unless you own { teotihuacan-technology-01h }.
teotihuacan-show-figure-obsidian = obs
teotihuacan-help-obsidian = Obsidian is a fifth good. It comes from Forest, Stone Quarry and Gold Deposits and from other parts of the expansion. In any payment it stands for wood, stone or gold that you lack, one for one, without being asked; Great Discoveries, a second family of tiles, may cost it. "tile obsidian" says more.
teotihuacan-technology-01h = Obsidian hoard
    .short = 1½
    .effect = Whenever you gain any resource it may be obsidian.
teotihuacan-technology-03h = Obsidian coin
    .short = 3½
    .effect = In any payment of cocoa, wages too, 1 obsidian stands for 1 to 3 cocoa.
teotihuacan-technology-05h = Obsidian gifts
    .short = 5½
    .effect = +1 obsidian after collecting cocoa or worshipping at a royal tile.

teotihuacan-starting-obsidian_power_discovery = 1 obsidian, power-up, Great Discovery
teotihuacan-starting-obsidian_cocoa = 4 cocoa, 3 obsidian

teotihuacan-hint-pay-cocoa = −{ $due } cocoa, or obsidian for up to 3 of it each
teotihuacan-ask-pay-cocoa = { $due } cocoa due. Pay it in cocoa, or give 1 obsidian for up to 3 of it?
    .title = { $due } cocoa due
    .ask = How do you pay?
    .ask-theirs = How is it paid?

teotihuacan-cause-joker = obsidian in place of another resource
teotihuacan-cause-joker_cocoa = obsidian in place of cocoa
teotihuacan-source-obsidian = obsidian
teotihuacan-cause-obsidian = obsidian board

teotihuacan-why-no-obsidian = It costs { $obsidian } obsidian; you have { $held }.
teotihuacan-from-obsidian = Forest, Stone Quarry and Gold Deposits bring obsidian
teotihuacan-card-designed-board = Its figures are stand-ins until the printed board can be read.

## The Teotibot

cli-bot-harder_obsidian = harder: gathers 2 goods and 1 obsidian instead of 1 and 1
teotihuacan-why-not-any-resource = Any resource is wood, stone or gold; obsidian only with technology 1½.

## What its boards give

teotihuacan-card-cells = Weakest power 1 | 2–3 | 4–5. One worker: { $one }. Two: { $two }. Three: { $three }, and up to two power-ups.
    .row = { $weak } | { $middle } | { $strong }
teotihuacan-gives-temple_any =
    { $amount ->
        [one] a temple step
       *[other] { $amount } temple steps
    }

## What the Teotibot gathers

teotihuacan-action_tile-construction-obsidian = Construction
    .effect = With a worker on Construction and 2 stone it builds the leftmost pyramid tile: the points of the level and 2 more, a step on the pyramid track and on its highest temple. Else it gathers stone and obsidian if it has a worker on Stone Quarry, else the fallback. The worker is powered up and moves on.
teotihuacan-action_tile-decorations-obsidian = Decorations
    .effect = With a worker on Decorations and 2 gold it places the topmost decoration: 5 VP, a step on the pyramid track and on its highest temple. Else it gathers gold and obsidian if it has a worker on Gold Deposits, else the fallback. The worker is powered up and moves on.
teotihuacan-action_tile-nobles-obsidian = Nobles
    .effect = With a worker on Nobles and 2 wood it puts up a building for its points and takes an Avenue step. Else it gathers wood and obsidian if it has a worker on Forest, else the fallback. The worker is powered up and moves on.

## Longer sets of masks

teotihuacan-term-more-masks =
    .effect = Sets of different masks score at every eclipse: 1, 3, 6, 10, 15, 21, 28, 36 VP for 1 to 8 of them.
teotihuacan-term-one-of-more-masks =
    .effect = A mask, never used up: different masks make sets that score 1, 3, 6, 10, 15, 21, 28, 36 VP at every eclipse.

# What somebody is told who meets a kind of decision for the first time.

teotihuacan-first-pay-cocoa = With your technology one obsidian pays up to 3 cocoa. Decide how much of this you pay that way.
