# Προφητείες: .effect είναι η συμφορά, .counted τι μετράει η κλίμακα, .count πόσο από αυτό.

tzolkin-help-prophecies = Προφητείες: μετά από καθεμία από τις πρώτες τρεις Ημέρες Τροφής μία από αυτές ισχύει έως το τέλος της επόμενης. Η συμφορά της κάνει κάτι ακριβότερο για όλους: όπου ένα κέρδος, ένα σκαλοπάτι ναού ή ένα δωρεάν βήμα τεχνολογίας έχει επιβάρυνση, πληρώνετε γι’ αυτό ή παραιτείστε από αυτό. Στο τέλος της όλοι παίρνουν πόντους από την κλίμακά της για όσα έχουν τότε, από −5 έως +13 ΠΝ. Η εντολή «prophecies» δείχνει τη σειρά και πού βρίσκεται ο καθένας.

tzolkin-prophecy-wrathful_gods = Οργή των Θεών
    .effect = Κάθε σκαλοπάτι προς τα πάνω σε οποιονδήποτε ναό κοστίζει 1 καλαμπόκι.
    .counted = τα σκαλοπάτια σας και στους τρεις ναούς
    .count =
        { $count ->
            [one] 1 σκαλοπάτι ναού
           *[other] { $figure } σκαλοπάτια ναών
        }
tzolkin-prophecy-angry_god_chaac = Οργισμένος Θεός (Chaac)
    .effect = Κάθε σκαλοπάτι προς τα πάνω στον ναό του Chaac κοστίζει 1 κύβο πόρου.
    .counted = το σκαλοπάτι σας στον ναό του Chaac
    .count = σκαλοπάτι { $figure } στον ναό του Chaac
tzolkin-prophecy-angry_god_quetzalcoatl = Οργισμένος Θεός (Quetzalcoatl)
    .effect = Κάθε σκαλοπάτι προς τα πάνω στον ναό του Quetzalcoatl κοστίζει 1 κύβο πόρου.
    .counted = το σκαλοπάτι σας στον ναό του Quetzalcoatl
    .count = σκαλοπάτι { $figure } στον ναό του Quetzalcoatl
tzolkin-prophecy-angry_god_kukulkan = Οργισμένος Θεός (Kukulkan)
    .effect = Κάθε σκαλοπάτι προς τα πάνω στον ναό του Kukulkan κοστίζει 1 κύβο πόρου.
    .counted = το σκαλοπάτι σας στον ναό του Kukulkan
    .count = σκαλοπάτι { $figure } στον ναό του Kukulkan
tzolkin-prophecy-forest_fires = Δασικές Πυρκαγιές
    .effect = Η συγκομιδή ξύλου στο Palenque δίνει 1 ξύλο λιγότερο.
    .counted = τα πλακίδια ξύλου σας
    .count =
        { $count ->
            [one] 1 πλακίδιο ξύλου
           *[other] { $figure } πλακίδια ξύλου
        }
tzolkin-prophecy-drought = Ξηρασία
    .effect = Η συγκομιδή καλαμποκιού στο Palenque δίνει 1 καλαμπόκι λιγότερο· το ψάρεμα όχι.
    .counted = τα πλακίδια καλαμποκιού σας
    .count =
        { $count ->
            [one] 1 πλακίδιο καλαμποκιού
           *[other] { $figure } πλακίδια καλαμποκιού
        }
tzolkin-prophecy-gold_shortage = Έλλειψη Χρυσού
    .effect = Κάθε χρυσό που κερδίζετε κοστίζει 1 καλαμπόκι, και στην αγορά.
    .counted = τα χρυσά σας
    .count = χρυσά: { $figure }
tzolkin-prophecy-desecration = Βεβήλωση
    .effect = Κάθε κρυστάλλινο κρανίο που κερδίζετε σας κατεβάζει ένα σκαλοπάτι σε ναό της επιλογής σας.
    .counted = τα κρανία που έχετε στο χέρι
    .count =
        { $count ->
            [one] 1 κρανίο στο χέρι
           *[other] { $figure } κρανία στο χέρι
        }
tzolkin-prophecy-teacher_shortage = Έλλειψη Δασκάλων
    .effect = Κάθε βήμα τεχνολογίας κοστίζει 1 κύβο πόρου παραπάνω, και τα δωρεάν και όσα είναι πέρα από το επίπεδο 3.
    .counted = τα επίπεδα τεχνολογίας σας
    .count =
        { $count ->
            [one] 1 επίπεδο τεχνολογίας
           *[other] { $figure } επίπεδα τεχνολογίας
        }
tzolkin-prophecy-forgotten_lore = Ξεχασμένη Γνώση
    .effect = Το επίπεδο 2 των τεχνολογιών δεν ισχύει για κανέναν· τα επίπεδα 1 και 3 ισχύουν.
    .counted = τις τεχνολογίες σας στο επίπεδο 2 ή 3
    .count =
        { $count ->
            [one] 1 τεχνολογία στο επίπεδο 2 ή 3
           *[other] { $figure } τεχνολογίες στο επίπεδο 2 ή 3
        }
tzolkin-prophecy-crowded_cities = Υπερπληθυσμός
    .effect = Κάθε κτίριο κοστίζει 1 κύβο πόρου της επιλογής σας παραπάνω, ή 2 καλαμπόκια παραπάνω αν πληρώνετε με καλαμπόκι. Τα μνημεία όχι.
    .counted = τα κτίριά σας
    .count =
        { $count ->
            [one] 1 κτίριο
           *[other] { $figure } κτίρια
        }
tzolkin-prophecy-hunger = Λιμός
    .effect = Στην Ημέρα Τροφής με την οποία λήγει, κάθε εργάτης χρειάζεται 1 καλαμπόκι παραπάνω.
    .counted = τους εργάτες που ταΐζετε τότε
    .count =
        { $count ->
            [one] 1 ταϊσμένος εργάτης
           *[other] ταϊσμένοι εργάτες: { $figure }
        }
tzolkin-prophecy-high_floodwaters = Πλημμύρες
    .effect = Κάθε εργάτης που τοποθετείτε στο Chichen Itza κοστίζει 2 καλαμπόκια παραπάνω.
    .counted = τους εργάτες σας στο Chichen Itza
    .count =
        { $count ->
            [one] 1 εργάτης στο Chichen Itza
           *[other] { $figure } εργάτες στο Chichen Itza
        }

tzolkin-term-prophecies = προφητείες
    .effect = Τρεις προφητείες βρίσκονται σε μια σειρά από την αρχή. Η πρώτη ισχύει από την επομένη της Ημέρας Τροφής 1 έως το τέλος της Ημέρας Τροφής 2, η επόμενη έως το τέλος της Ημέρας Τροφής 3, η τελευταία έως το τέλος του παιχνιδιού. Ό,τι επιβαρύνει μια προφητεία μπορείτε να το αρνηθείτε ένα προς ένα και τότε δεν πληρώνετε γι’ αυτό· ό,τι δεν μπορείτε να πληρώσετε το αρνείστε αυτόματα. Μπορείτε να πληρώσετε με όσα κερδίζετε την ίδια στιγμή. Στο τέλος της, μετά τις ανταμοιβές των ναών, όλοι παίρνουν πόντους από την κλίμακά της, που μπορεί να είναι και αρνητικοί.
tzolkin-card-corn = Με καλαμπόκι πληρώνετε την τοποθέτηση εργατών και τους ταΐζετε στις Ημέρες Τροφής. Στο τέλος 4 καλαμπόκια δίνουν 1 ΠΝ.
tzolkin-card-scale = Στο τέλος η προφητεία μετράει { $counted }. { $bands }
tzolkin-prophecy-band =
    { $width ->
        [one] { $first }
       *[other] { $first } έως { $last }
    }: { $points } ΠΝ
    .below = { $last } ή λιγότερα: { $points } ΠΝ
    .above = { $first } ή περισσότερα: { $points } ΠΝ

## Τι ρωτάει και τι γίνεται

tzolkin-ask-taxed =
    { $what_id ->
        [temple] { $prophecy }: { $pay } για το σκαλοπάτι { FORM($thing, "at") } ή παραιτείστε από αυτό;
        [technology] { $prophecy }: { $pay } για το βήμα { FORM($thing, "at") } ή παραιτείστε από αυτό;
       *[gain]
            { $left ->
                [one] { $prophecy }: { $pay } για 1 { $thing } ή παραιτείστε από αυτό;
               *[other] { $prophecy }: { $pay } για 1 { $thing } (ακόμη { $left }) ή παραιτείστε από τα υπόλοιπα;
            }
    }
    .title = { $prophecy }
    .ask = Πληρωμή για: { $thing };
tzolkin-ask-levied =
    { $left ->
        [one] { $prophecy }: ποιον κύβο πόρου πληρώνετε παραπάνω για το κτίριο;
       *[other] { $prophecy }: ποιους { $left } κύβους πόρων πληρώνετε παραπάνω για το κτίριο;
    }
    .title = { $prophecy }
    .ask = Ποιον κύβο παραπάνω;
tzolkin-tax-pay = πληρώνετε { FORM($tax, "acc") }
    .step_down = κατεβαίνετε ένα σκαλοπάτι σε ναό
tzolkin-action-pay = Πληρώστε { FORM($tax, "acc") }
    .name = Πληρώστε { FORM($tax, "acc") }
tzolkin-tax-step_down = ένα σκαλοπάτι προς τα κάτω σε ναό
tzolkin-figure-refused =
    { $what_id ->
        [temple] κανένα σκαλοπάτι { FORM($thing, "at") }
        [technology] κανένα βήμα { FORM($thing, "at") }
       *[gain] χωρίς { $thing }
    }

tzolkin-then-taxed = { $thing }: πληρωμή ή παραίτηση
tzolkin-follow-premium = { $from } → { $at } ΠΝ
    .stays = { $at } ΠΝ
tzolkin-follow-stays = { $thing }: μένει
tzolkin-follow-refused =
    { $left ->
        [one] χωρίς { $good }
       *[other] χωρίς { $good } ({ $left })
    }

## Τι έγινε

tzolkin-event-foretold = προφητείες: { $prophecy_list }
tzolkin-event-prophecy = σε ισχύ από τώρα: { $prophecy }
tzolkin-event-prophecy_ends = έληξε: { $prophecy }
tzolkin-event-premium = { $points } ΠΝ ({ $count }· προφητεία { $prophecy })
tzolkin-event-refuse =
    { $what_id ->
        [temple] άρνηση σκαλοπατιού { FORM($thing, "at") } ({ $cause })
        [technology] άρνηση βήματος { FORM($thing, "at") } ({ $cause })
       *[gain] άρνηση: { $thing } ×{ $amount } ({ $cause })
    }
tzolkin-source-premium = προφητείες
tzolkin-cause-premium = προφητεία

## Πώς έχουν τώρα τα πράγματα

tzolkin-note-prophecy = Ισχύει έως το τέλος της Ημέρας Τροφής { $number }.
    .coming = Ισχύει μετά την Ημέρα Τροφής { $before }, έως το τέλος της Ημέρας Τροφής { $number }.
    .over = Έχει λήξει.
    .standing = { $colour }: { $count }, αξίζει { $points } ΠΝ
tzolkin-note-in_force = Σε ισχύ τώρα: { $prophecy }. { $effect }
    .none = Καμία δεν ισχύει ακόμη.
tzolkin-note-taxed = { $prophecy }: κάθε σκαλοπάτι προς τα πάνω κοστίζει { FORM($tax, "acc") }.
    .gain = { $prophecy }: καθένα που κερδίζετε κοστίζει { FORM($tax, "acc") }.
    .free = { $prophecy }: ένα δωρεάν βήμα κοστίζει { FORM($tax, "acc") }.
    .forgotten = { $prophecy }: το επίπεδο 2 δεν ισχύει.

## Το τερματικό

tzolkin-show-prophecies = Προφητείες
    .hint = ▸ σε ισχύ· πόσα θα έπαιρνε τώρα ο καθένας
tzolkin-show-prophecy-days = μετά την Ημέρα Τροφής { $before }
    .now = έως το τέλος της Ημέρας Τροφής { $number }
    .over = έληξε
tzolkin-show-in_force = Προφητεία: { $prophecy }
tzolkin-show-prophecy-standing = { $count } ({ $points } ΠΝ)
tzolkin-show-prophecy-seat = { $name }: { $count } ({ $points } ΠΝ)

## Οι σελίδες

tzolkin-show-prophecy-tab = έπεται
    .now = σε ισχύ
    .later = μετά
    .over = έληξε
    .days = { $first }–{ $last }
tzolkin-show-band = { $first }–{ $last }
    .one = { $first }
    .below = ≤ { $last }
    .above = { $first }+
