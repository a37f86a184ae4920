# Το τραπέζι σε μικρή οθόνη.

web-zoom-in = Πιο κοντά
web-zoom-out = Πιο μακριά
web-small-map = Μικρός χάρτης του τραπεζιού
    .hint = Αγγίξτε τον για να δείτε αλλού
web-rail = Θέσεις
web-rail-seat = { $points ->
        [one] { $name }, { $points } πόντος
       *[other] { $name }, { $points } πόντοι
    }
web-rail-glows = { $count ->
    [one] μία επιλογή εδώ
   *[other] { $count } επιλογές εδώ
}
web-rail-open = Εμφάνιση θέσης: { $name }
web-rail-next = Επόμενη θέση
web-rail-back = Προηγούμενη θέση
web-rail-close = Πίσω στο τραπέζι
web-tabs = Μέρη του τραπεζιού
web-tab-gears = Γρανάζια
web-tab-quick = Γρήγορες
web-tab-build = Κτίρια
web-tab-temples = Ναοί
web-tab-technologies = Τεχνολογίες
web-tab-prophecies = Προφητείες
web-tab-food_day = Ημέρα Τροφής
web-tab-glows = { $name }, { $count } για επιλογή
web-lenses = Μέρη του τραπεζιού σε πλήρες μέγεθος
web-lens-decided = Εδώ αποφασίζεται
web-lens-told = Εδώ η αφήγηση
web-lens-touched = Τελευταίο άγγιγμα
web-step-place = Θέση { $number } από { $count }
web-step-back = Η προηγούμενη θέση
web-step-next = Η επόμενη θέση
web-step-places =
    { $count ->
        [one] { $count } θέση
       *[other] { $count } θέσεις
    }

# Η αίθουσα στο τηλέφωνο.
web-lobby-others = Τα άλλα τραπέζια σας ({ $count })
web-lobby-open-tables = Ανοιχτά τραπέζια ({ $count })
web-lobby-seat-change = Θέση { $number }: { $name }
# Στην κάτω άκρη μιας λίστας επιλογών που κυλάει.
web-choice-below = { $count } ακόμη
