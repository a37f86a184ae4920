# The legend of icons: its groups, and a name for every icon.

web-legend-goods = Goods
web-legend-temples = Temples and tracks
web-legend-workers = Workers
web-legend-tiles = Tiles
web-legend-time = Time
web-legend-obsidian = Obsidian
web-legend-court = Court
web-legend-altars = Altars and Shamans
web-legend-empire = Empire
web-legend-gears = Gears
web-legend-buildings = Buildings
web-legend-prophecies = Prophecies
web-legend-new-buildings = New buildings
web-legend-quick = Quick actions

web-legend-t-cocoa = cocoa
web-legend-t-wood = wood
web-legend-t-stone = stone
web-legend-t-gold = gold
web-legend-t-any-resource = wood, stone or gold
web-legend-t-points = victory points
web-legend-t-temple-blue = blue temple
web-legend-t-temple-red = red temple
web-legend-t-temple-green = green temple
web-legend-t-temple-any = any temple
web-legend-t-avenue = Avenue of the Dead
web-legend-t-pyramid = pyramid track
web-legend-t-worker = a worker
web-legend-t-lock = locked: worships
web-legend-t-power-up = power-up: one pip more
web-legend-t-ascension = ascension
web-legend-t-extra-worker = one worker more counts
web-legend-t-worker-neutral = neutral worker
web-legend-t-discovery = discovery tile
web-legend-t-ignore-cocoa = pay no cocoa, once
web-legend-t-move-anywhere = move to any board
web-legend-t-move-two = move two workers
web-legend-t-power-up-two = two power-ups
web-legend-t-mask-1 = mask: sets score
web-legend-t-building = building
web-legend-t-idol = idol: blue temple
web-legend-t-headdress = headdress: red temple
web-legend-t-serpent = serpent: green temple
web-legend-t-glyph = glyph: no temple
web-legend-t-calendar-light = light disc: time passed
web-legend-t-calendar-dark = dark disc: Eclipse due
web-legend-t-eclipse = Eclipse: scoring
web-legend-t-obsidian = obsidian: any resource
web-legend-t-great-discovery = Great Discovery
web-legend-t-double-resources = resources twice, once
web-legend-t-move-back = move back
web-legend-t-power-up-three = up to three power-ups
web-legend-t-refresh-two = use tiles again
web-legend-t-technology-lowest = lowest technology
web-legend-t-mask-great = mask of a Great Discovery
web-legend-t-board-court = Court: for the Palace
web-legend-t-ownership = Ownership tile
web-legend-t-owner-disc = owner of a Royal tile
web-legend-t-altar = altar
web-legend-t-shaman = Shaman, standing: helps
web-legend-t-shaman-lying = Shaman, lying: rests
web-legend-t-shaman-step = Shaman goes one altar further
web-legend-t-virtual-worker = one worker more counts
web-legend-t-unlock-all = unlock all your workers
web-legend-t-board-conquest = Conquest: for the Nobles
web-legend-t-warrior = Warrior
web-legend-t-empire = the Empire’s map
web-legend-t-settled = settled region
web-legend-t-mask-special-gold = Special Mask, gold
web-legend-t-mask-special-jade = Special Mask, jade

web-legend-z-corn = corn
web-legend-z-wood = wood
web-legend-z-stone = stone
web-legend-z-gold = gold
web-legend-z-block = any block
web-legend-z-skull = crystal skull
web-legend-z-points = victory points
web-legend-z-worker-any = a worker
web-legend-z-worker-plus = one worker more
web-legend-z-dummy = dummy: blocks a tooth
web-legend-z-step-back = lower action: 1 corn a step
web-legend-z-free-choice = any action of the gear
web-legend-z-starting-player = starting player
web-legend-z-double-advance = two days, once
web-legend-z-gear-palenque = Palenque: corn and wood
web-legend-z-gear-yaxchilan = Yaxchilan: blocks and skulls
web-legend-z-gear-tikal = Tikal: study and build
web-legend-z-gear-uxmal = Uxmal: trade and mirror
web-legend-z-gear-chichen = Chichen Itza: skulls for gods
web-legend-z-gear-tzolkin = the calendar
web-legend-z-fish = fish for corn
web-legend-z-harvest-corn = corn tile
web-legend-z-harvest-wood = wood tile
web-legend-z-burn = burn wood for its corn
web-legend-z-market = market
web-legend-z-mirror = do another gear’s action
web-legend-z-temple-chaac = Chaac
web-legend-z-temple-quetzalcoatl = Quetzalcoatl
web-legend-z-temple-kukulkan = Kukulkan
web-legend-z-temple-any = any temple
web-legend-z-tech-agriculture = Agriculture
web-legend-z-tech-extraction = Resource Extraction
web-legend-z-tech-architecture = Architecture
web-legend-z-tech-theology = Theology
web-legend-z-tech-any = any technology
web-legend-z-building = building
web-legend-z-building-green = green: technologies
web-legend-z-building-brown = brown: temples
web-legend-z-building-blue = blue: learning
web-legend-z-monument = monument: scores at the end
web-legend-z-farm = farm: a worker needs no corn
web-legend-z-farm-all = farm: all need 1 less
web-legend-z-food-resource = Food Day with goods
web-legend-z-food-points = Food Day with points
web-legend-z-in-force = prophecy in force
web-legend-z-passed = prophecy over
web-legend-z-tax = pay for it
web-legend-z-refuse = do without it
web-legend-z-renovation = renovation
web-legend-z-food-income = income on Food Days
web-legend-z-quick = quick action: 1 corn

# The reference of the rules.

web-rules = Rules
    .page = Rules of { $game }
web-rules-text = Text
web-rules-icons = Icons
    .beside = Point at an icon: everything on the table that carries it glows. A click opens its clause.
    .hint = A click on an icon opens its clause.
web-rules-keys = Keys
web-rules-search = Search the rules
web-rules-where = Where you are now
web-rules-here = This is what is being decided
web-rules-from-card = You came from its card
web-rules-contents = Contents
web-rules-section = section { $number }
web-rules-others = Not in this game ({ $count })
web-rules-sources = About the sources ({ $count })
web-rules-nothing = Nothing found. Try another word, or a number such as 14.3.
web-rules-back = Back to the table
web-rules-read = Read the rule
web-rules-missing = The rules could not be fetched.
web-rules-found = { $count ->
    [one] one hit
   *[other] { $count } hits
}

# What can be pressed at a table.

web-keys-or = or
web-keys-answer = Choose the answer with that figure
web-keys-offer = Take the offer at the side with that letter
web-keys-confirm = Confirm, or end the turn
web-keys-undo = Take back the last choice
web-keys-close = Close what lies uppermost, or let go of a choice
web-keys-tab = Go on to the next part: choice bar, board, seats
web-keys-arrows = Go to the next thing that can be chosen
web-keys-anything = Go to the next thing, whatever it is
web-keys-turn = Turn a pyramid tile, one way or the other
web-keys-moment = Go on with what is being told
web-keys-type = Type a move; in the rules: search
web-keys-try = Without a connection: try at once
web-keys-rules = Open the rules

# What is said once of a kind of decision.

web-first = New to you
web-first-rule = The rule
web-first-done = Got it
web-first-never = No more hints
web-set-hints = Explain what is new
    .hint = A sentence or two when a kind of decision comes up for the first time

# The guided first game.

web-lesson = Your first game
web-lesson-count = { $step } of { $steps }
web-lesson-skip = Skip the lesson
web-lesson-skip-ask = Leave the lesson and play on by yourself?
web-lesson-skip-yes = Play on
web-lesson-skip-no = Stay
web-lesson-back = Back
web-lesson-next = Next
web-lesson-on = Play on from here
web-lesson-equals = =
web-lesson-waits = The other seat is playing …
web-lesson-opening = The table is being laid …
