# Quick actions, and a fifth player.

tzolkin-help-quick_actions = Quick actions: in a placing turn one worker may go to a quick action field for 1 corn. Once all your workers are placed it does what the tile of the day says, which you have to be able to pay; technologies do not help. It is back in hand after the round. "quick_actions" shows the tile and those to come.

tzolkin-gear-quick = Quick action
    .place = a quick action field
    .effect = A field costs { $corn } corn, besides what several workers cost. One worker of yours in a turn, and only if you can do what the tile of the day says.
tzolkin-term-quick_actions = quick actions
    .effect = Three fields beside the Starting Player Space, some of them blocked by dummies if fewer than five play. A worker there does what the tile of the day says, in the same turn, once you have placed all your workers and taken the corn of the gear. It cannot be declined, and no technology helps. The worker comes back at the end of the round; on a Food Day it eats. The tile changes every second day.

tzolkin-quick_tile-quick_corn = Corn
    .effect = 3 corn
tzolkin-quick_tile-quick_wood_corn = Wood and corn
    .effect = 1 wood and 1 corn
tzolkin-quick_tile-quick_stone = Stone
    .effect = 1 stone
tzolkin-quick_tile-quick_gold = Gold
    .effect = 1 gold
tzolkin-quick_tile-quick_technology = Technology
    .effect = advance one technology, for its usual blocks
tzolkin-quick_tile-quick_market = Market
    .effect = trade as on Uxmal 2, one exchange at least
tzolkin-quick_tile-quick_build = Building
    .effect = pay 1 corn and build a building for its blocks, without Architecture

tzolkin-card-quick_tile = Quick action: { $effect }.
tzolkin-card-designed-monuments = With five players seven monuments are laid out; that number is a stand-in until the printed one is known.
tzolkin-card-designed-all_monuments = With five players these points are a stand-in until the printed ones are known.

tzolkin-note-quick =
    { $free ->
        [0] Today: { $effect }. No field is free.
        [one] Today: { $effect }. 1 field is free.
       *[other] Today: { $effect }. { $free } fields are free.
    }
tzolkin-note-quick_tile = It comes { $days }.
    .now = It lies on the board until day { $last }.
    .again = It lies on the board until day { $last }, and again { $days }.
    .days = from day { $first } to day { $last }

## What is asked and done

tzolkin-action-place-quick = Place on a quick action field; when you have placed all workers: { $effect }
tzolkin-action-pass-quick = Place no more
    .name = No more
    .hint = then the quick action: { $effect }

## What happened

tzolkin-event-quick = quick action "{ $tile }"
tzolkin-event-quick_tile = the quick action is now "{ $tile }"
tzolkin-event-quick_laid_out = quick actions of Age 2: { $tiles }
tzolkin-quick-slot = days { $first }–{ $last } "{ $tile }"
tzolkin-cause-quick_action = quick action

## Why something is not possible

tzolkin-why-one-quick-action = Only one worker of a turn goes to a quick action field.
    .short = one a turn
    .help = possible again in your next turn
tzolkin-why-no-quick-field = No quick action field is free.
tzolkin-why-no-pity-on-fields = The gods' pity never leads to a quick action field.
    .short = not by pity

## The terminal

tzolkin-show-quick_actions = Quick actions
    .hint = fields for 1 corn; the worker acts at the end of your turn and is back for the next round
tzolkin-show-quick-today = now: { $effect }
tzolkin-show-quick-next = days { $first }–{ $last }: { $tile }

## The pages

tzolkin-show-quick-action = Quick action
    .until = to day { $last }
    .next = day { $first }
