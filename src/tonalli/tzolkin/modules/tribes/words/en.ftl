# Tribes: one of two for everybody, chosen in secret.

tzolkin-help-tribes = Tribes: before the first turn you keep one of two tribes, in secret. Its ability holds for you alone, all game long; "players" shows who has which, "tile balam" what one does. Some tribes bring moves beside the others: skip passes a free space, exchange sells a block for corn.

tzolkin-term-tribe = tribe
    .effect = Everybody is dealt two tribes and keeps one, in secret and together with the wealth tiles. It bends the rules for its owner alone, from the first turn to the last.

tzolkin-tribe-ah_chuy_kak = Ah Chuy Kak
    .effect = If you place { $placed } or more workers on gears in a turn, you may then pick up one of your workers that was there before.
tzolkin-tribe-ahau_chamahez = Ahau Chamahez
    .effect = When you pick up a worker you may pay { $corn } corn to do the action one number higher; that may be the space with any action.
tzolkin-tribe-ahmakiq = Ahmakiq
    .effect = You may pass your turn: neither place nor pick up.
tzolkin-tribe-bacab = Bacab
    .effect = You begin every turn with { $least } corn at least, and begging brings you up to { $begging }.
tzolkin-tribe-balam = Balam
    .effect = A lower action costs you nothing: you take { $corn } corn instead of paying for the steps back, also on spaces with any action.
tzolkin-tribe-cit_bolon_tum = Cit-Bolon-Tum
    .effect = Once a turn a worker is placed on a gear for { $corn } corn less. Your workers have one more space on every gear, with any action, before they are pushed off.
tzolkin-tribe-huracan = Huracan
    .effect = Your workers on { $pairs } may use the same-numbered actions of either gear.
tzolkin-tribe-itzamna = Itzamná
    .effect = Technology steps cost you a block less: { $first ->
            [0] nothing for level 1
           *[other] { $first } for level 1
        }, { $second } for level 2, { $third } for level 3. Beyond level 3 you pay { $beyond } and choose the bonus of any technology.
tzolkin-tribe-ixtab = Ixtab
    .effect = You keep { $kept } wealth tiles, then step down on a temple.
tzolkin-tribe-vacub_caquix = Vacub-Caquix
    .effect = Once a turn in which you place, your workers may pass over one free space of a gear.
tzolkin-tribe-xaman_ek = Xaman Ek
    .effect = Once a turn, at any moment, you may sell a block: wood for { $wood }, stone for { $stone }, gold for { $gold } corn.
tzolkin-tribe-yaluk = Yaluk
    .effect = You begin with { $workers } workers. Each needs { $corn } corn on a Food Day, and costs { $loss } VP if it is not fed.
tzolkin-tribe-yumkaax = Yumkaax
    .effect = Placing several workers costs you less: { $totals } corn for 1 to 6 workers, besides their spaces.
tzolkin-tribe-pair = { $gear } and { $other }

tzolkin-card-extra_space = One more space for workers of Cit-Bolon-Tum, who get there by the turning of the gear: any action of it, without paying for steps back.
tzolkin-note-tribe = Played by: { $colour }

## Decisions

tzolkin-ask-choose-tribe = Which tribe do you keep?
    .title = Tribes
    .ask = Which do you keep?
tzolkin-ask-pick-one = Ah Chuy Kak: which worker do you also pick up?
    .title = Ah Chuy Kak
    .ask = Who else is picked?
tzolkin-ask-choose-bonus = Itzamná: which bonus do you take?
    .title = Itzamná
    .ask = Which bonus?
tzolkin-ask-descend-ixtab = Ixtab: on which temple do you step down?
    .title = Ixtab
    .ask = Step down where?
tzolkin-ask-turn-free = Your turn. Place workers, pick some up, or pass?
    .place = Your turn. Place workers, or pass?
    .pick = Your turn. Pick workers up, or pass?
    .neither = Your turn. Beg, or pass?
    .title = Your turn
    .title-theirs = Turn
    .ask = Place, pick up, pass?
    .ask-place = Place, or pass?
    .ask-pick = Pick up, or pass?
    .ask-neither = Beg, or pass?
tzolkin-ask-turn-sell = You cannot pay for any worker: beg, or sell a block first.
    .title = Your turn
    .title-theirs = Turn
    .ask = Beg, or sell first

tzolkin-action-tribe = Keep { $tribe }. { $effect }
    .name = { $tribe }
tzolkin-action-skip = Pass over { $place }: in this turn your workers go on to { $next }
    .name = Skip { $place }
tzolkin-group-skip = Skip a space
tzolkin-group-exchange = Sell a block
tzolkin-action-exchange = Xaman Ek: sell 1 { $block } for { $corn } corn
    .name = Sell { $block }
tzolkin-action-technology-bonus = { $technology }: { $effect }
    .name = { $technology }
tzolkin-action-technology-any = { $technology }, beyond level 3: the bonus of any technology
    .name = { $technology }
tzolkin-pass-turn = Pass: neither place nor pick up
    .name = Pass
tzolkin-pass-pick-one = Pick up nobody
    .name = Nobody
tzolkin-hint-pair = also does actions of { $gear }

## What happened

tzolkin-event-tribe = chose the tribe { $tribe }
tzolkin-event-skip = passes over { $place } in this turn
tzolkin-cause-ahau_chamahez = Ahau Chamahez
tzolkin-cause-bacab = Bacab
tzolkin-cause-balam = Balam
tzolkin-cause-ixtab = Ixtab
tzolkin-cause-xaman_ek = Xaman Ek

## Why something is not possible

tzolkin-why-not-dealt = { $tribe } was not dealt to you.
tzolkin-why-placed-this-turn = That worker was placed in this turn; only one that stood there before is picked up.
tzolkin-why-has-skipped = You have passed over a space in this turn.
tzolkin-why-nothing-above = { $gear } has no free space above its lowest.
tzolkin-why-skip-unpaid = You could not pay for the next space of { $gear }.
    .short = too little corn
    .help = Palenque brings corn
tzolkin-why-has-exchanged = You have sold a block in this turn.
tzolkin-why-no-such-block = You have no { $block } to sell.
    .help = Yaxchilan brings blocks
tzolkin-why-not-your-turn = Xaman Ek sells only in a turn of your own.
tzolkin-why-not-in-a-payment = Nothing is sold while something is being paid.
tzolkin-why-needed-now = You need that { $block } for what you have chosen.

## The terminal

tzolkin-show-tribe = tribe: { $tribe }
    .secret = not known yet
tzolkin-show-tribes = Tribes
    .hint = what each lets its owner do
tzolkin-show-dealt = Your wealth tiles, of which you choose next: { $tiles }

# What somebody is told who meets a kind of decision for the first time.

tzolkin-first-pick-one = Your tribe lets you take back one worker after placing, or none.
tzolkin-first-choose-bonus = Your tribe lets you choose the bonus of any of the four technologies.
tzolkin-first-choose-tribe = Your tribe’s power lasts all game and is yours alone. Take the one that fits the tiles you were dealt.
