# The table on a small screen.

web-zoom-in = Closer
web-zoom-out = Further away
web-small-map = Small map of the table
    .hint = Touch it to look elsewhere
web-rail = Seats
web-rail-seat = { $name }, { $points } points
web-rail-glows = { $count ->
    [one] one thing to choose here
   *[other] { $count } things to choose here
}
web-rail-open = Show the seat of { $name }
web-rail-next = Next seat
web-rail-back = Previous seat
web-rail-close = Back to the table
web-tabs = Parts of the table
web-tab-gears = Gears
web-tab-quick = Quick
web-tab-build = Build
web-tab-temples = Temples
web-tab-technologies = Tech
web-tab-prophecies = Prophecies
web-tab-food_day = Food Day
web-tab-glows = { $name }, { $count } to choose
web-lenses = Parts of the table at full size
web-lens-decided = Decided here
web-lens-told = Told here
web-lens-touched = Touched last
web-step-place = Place { $number } of { $count }
web-step-back = The place before
web-step-next = The next place
web-step-places = { $count } places

# The lobby on a phone.
web-lobby-others = Your other tables ({ $count })
web-lobby-open-tables = Open tables ({ $count })
web-lobby-seat-change = Seat { $number }: { $name }
# At the lower edge of a list of options that scrolls.
web-choice-below = { $count } more
