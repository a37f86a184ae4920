# Όσα λέγονται το ίδιο για κάθε παιχνίδι.

story-opening = Στήσιμο
verdict-winner = Νίκη: { $name } με { $points } ΠΝ ({ $reason }).
review-why = Η πιθανότητα νίκης έπεσε από το { $before }% στο { $after }%.
    .same = Η πιθανότητα νίκης έμεινε στο { $after }%.

telling-moved = { $track } { $from } → { $at }
telling-other-decision = Τώρα αποφασίζεται κάτι άλλο: { $ask }
telling-missing =
    { $missing ->
        [0] υπάρχει
        [one] λείπει { $missing }
       *[other] λείπουν { $missing }
    }

## Μια κατάσταση με λόγια

picture-seat = θέση { $seat }
picture-points =
    { $points ->
        [one] { $figure } πόντος
       *[other] { $figure } πόντοι
    }
picture-amount = { $what } { $amount }
picture-chance = Αποφασίζει η τύχη.
picture-asked = Θέση { $seat }: { $question }
    .name = { $name }: { $question }
