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
