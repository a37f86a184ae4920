# What somebody is told who meets a kind of decision for the first time.

tzolkin-first-turn = Either you put workers on gears, or you take some off and do what stands beside them; never both. Every day the gears turn and carry your workers to better actions, so wait a little before you take them back.
tzolkin-first-place-more = Another worker may follow in the same turn, but each further one costs 1 corn more than the one before. Stop when you like.
tzolkin-first-pick-more = You may take back more workers, one after the other. What one brings can already pay for the next.
tzolkin-first-choose-action = The action of the space where the worker stood, or a lower one of the same gear for 1 corn a step, or none.
tzolkin-first-climb-any = You choose the temple. Temples give goods and points on Food Days, the more the higher you stand.
tzolkin-first-climb-two = A step on each of two different temples.
tzolkin-first-descend = A god is angry: one of your temples loses a step. Choose the one where it hurts least on the next Food Day.
tzolkin-first-harvest = Take corn or wood of the jungle. Corn under wood can be had by burning the wood, which costs a step on a temple.
tzolkin-first-take-blocks = Wood, stone or gold, as you like, one by one. Gold is worth most at the market.
tzolkin-first-build = Buildings give something at once or feed workers on Food Days. They cost blocks.
tzolkin-first-build-two = One or two buildings, or one monument. Monuments score at the end for what you did all game.
tzolkin-first-trade = Sell blocks for corn and buy others for corn: wood 2, stone 3, gold 4. First all sales, then all purchases.
tzolkin-first-mirrored = For 1 corn you do any action of the four small gears, as if a worker of yours had stood there. It costs what it costs there.
tzolkin-first-taxed = A prophecy makes you pay for this. Pay, or do without it; the rest of what you get stays yours.
tzolkin-first-study = A technology helps whenever its actions are done. The first step costs 1 block, the next 2, then 3.
tzolkin-first-free-study = This step costs nothing. Choose the technology whose actions you mean to do often.
tzolkin-first-offering = Theology lets you pay a block for a step on any temple. You need not.
tzolkin-first-give-blocks = Any blocks will do. Keep what you need for the next building.
tzolkin-first-apply-architecture = Architecture helps with one of the two buildings. Use it now, or keep it for the second.
tzolkin-first-drop-block = Architecture takes one block off the cost. Let it be the one you can least spare.
tzolkin-first-choose-days = Whoever stood on the starting player space decides: one day as always, or two, once, if nobody is pushed off a gear by the second.
tzolkin-first-keep-wealth = Two of these tiles are your start. Corn lets you place more workers at once; blocks and steps work for you later.
