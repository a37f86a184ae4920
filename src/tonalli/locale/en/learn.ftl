# The reference of the rules.

web-rules = Rules
    .page = Rules of { $game }
web-rules-keys = Keys
web-rules-back = Back to the table
web-rules-read = Read the rule
# What is said once of a kind of decision.

web-first = New to you
web-first-rule = The rule
web-first-done = Got it
web-first-never = No more hints
web-set-hints = Explain what is new
    .hint = A sentence or two when a kind of decision comes up for the first time
