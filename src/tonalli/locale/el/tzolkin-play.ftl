# Αποφάσεις, ενέργειες και συμβάντα του Tzolk'in.

## Τι ρωτάει το παιχνίδι

tzolkin-ask-apply-architecture = Η Αρχιτεκτονική ισχύει για αυτό το κτίριο ή για ένα δεύτερο;
    .title = Αρχιτεκτονική
    .ask = Πότε ισχύει;
tzolkin-ask-build =
    { $in_corn ->
        [0] Ποιο κτίριο κτίζετε;
       *[other] Ποιο κτίριο κτίζετε, με { $corn_per_block } καλαμπόκια τον κύβο;
    }
    .optional = Κτίζετε ακόμη ένα;
    .title = Κτίσιμο
    .ask = Ποιο κτίριο;
    .ask-optional = Ακόμη ένα κτίριο;
tzolkin-ask-build-two = Τι κτίζετε: ένα ή δύο κτίρια ή ένα μνημείο;
    .title = Κτίσιμο
    .ask = Τι κτίζετε;
    .ask-theirs = Τι κτίζεται;
    .hint = ένα ή δύο κτίρια ή ένα μνημείο
tzolkin-ask-choose-action = Ο εργάτης σας έρχεται από το { $gear } { $space }. Ποια ενέργεια κάνει;
    .title = { $gear } { $space }
    .ask = Ποια ενέργεια;
tzolkin-ask-choose-days = Πήρατε τη θέση πρώτου παίκτη. Πόσες ημέρες περνούν;
    .title = Πρώτος παίκτης
    .ask = Πόσες ημέρες περνούν;
tzolkin-ask-climb-any = Σε ποιον ναό ανεβαίνετε;
    .title = Σκαλοπάτι ναού
    .ask = Σε ποιον ναό;
tzolkin-ask-climb-two = Ανεβαίνετε σε δύο ναούς. Σε ποιον πρώτα;
    .title = Δύο σκαλοπάτια ναών
    .ask = Σε ποιον πρώτα;
tzolkin-ask-descend = Οι θεοί είναι οργισμένοι. Σε ποιον ναό κατεβαίνετε;
    .title = Οι θεοί είναι οργισμένοι
    .ask = Πού γίνεται η κάθοδος;
tzolkin-ask-drop-block = Αρχιτεκτονική: ποιον κύβο πόρου δεν πληρώνετε;
    .title = Αρχιτεκτονική
    .ask = Ποιος κύβος γλιτώνει;
tzolkin-ask-free-study =
    { $left ->
        [one] Σε ποια τεχνολογία προχωράτε, χωρίς κόστος;
       *[other] Σε ποια τεχνολογία προχωράτε, χωρίς κόστος; ({ $left } βήματα)
    }
    .title = Δωρεάν βήμα
    .ask = Ποια τεχνολογία;
tzolkin-ask-give-blocks =
    { $left ->
        [one] Ποιον κύβο πόρου δίνετε;
       *[other] Ποιον κύβο πόρου δίνετε; (ακόμη { $left })
    }
    .title = Πληρωμή
    .ask = Ποιον κύβο;
    .hint = ακόμη { $left }
tzolkin-ask-harvest = Τι παίρνετε από την ομάδα ζούγκλας { $group };
    .title = Ζούγκλα { $group }
    .ask = Τι παίρνετε;
    .ask-theirs = Ποια είναι η συγκομιδή;
tzolkin-ask-keep-wealth =
    { $left ->
        [one] Ποιο άλλο πλακίδιο Αρχικού Πλούτου κρατάτε;
       *[other] Ποια πλακίδια Αρχικού Πλούτου κρατάτε; (επιλέξτε { $left })
    }
    .title = Πλακίδια Αρχικού Πλούτου
    .ask = Ποια μένουν;
    .hint = επιλέξτε { $left }
tzolkin-ask-kept = κρατάτε: { $tiles }
tzolkin-ask-mirrored = Ποια ενέργεια καθρεφτίζετε, με { $mirror_corn } { $mirror_corn ->
        [one] καλαμπόκι
       *[other] καλαμπόκια
    };
    .title = Καθρέφτης
    .ask = Ποια ενέργεια;
    .hint = με { $mirror_corn } { $mirror_corn ->
            [one] καλαμπόκι
           *[other] καλαμπόκια
        }
tzolkin-ask-offering = Θεολογία: δίνετε έναν κύβο πόρου για ένα σκαλοπάτι σε οποιονδήποτε ναό;
    .title = Θεολογία
    .ask = Κύβος για σκαλοπάτι;
tzolkin-ask-pick-more = Μαζεύετε και άλλον εργάτη;
    .title = Μάζεμα
    .ask = Και άλλον εργάτη;
tzolkin-ask-place-more = Τοποθετείτε και άλλον εργάτη;
    .title = Τοποθέτηση
    .ask = Και άλλον εργάτη;
tzolkin-ask-study = Σε ποια τεχνολογία προχωράτε;
    .optional = Προχωράτε ακόμη ένα βήμα σε τεχνολογία;
    .title = Τεχνολογία
    .ask = Ποια;
    .ask-optional = Ακόμη ένα βήμα;
tzolkin-ask-take-blocks =
    { $left ->
        [one] Ποιον κύβο πόρου παίρνετε;
       *[other] Ποιον κύβο πόρου παίρνετε; (ακόμη { $left })
    }
    .title = Κύβοι πόρων
    .ask = Ποιον;
    .hint = ακόμη { $left }
tzolkin-ask-trade =
    { $buying ->
        [0] Αγορά: τι πουλάτε ή αγοράζετε; Πρώτα πουλάτε, μετά αγοράζετε.
       *[other] Αγορά: τι άλλο αγοράζετε;
    }
    .title = Αγορά
    .ask = Πώληση ή αγορά;
tzolkin-ask-turn = Είναι η σειρά σας. Τοποθετείτε εργάτες ή μαζεύετε;
    .beg = Είναι η σειρά σας. Ζητιανεύετε πρώτα, τοποθετείτε εργάτες ή μαζεύετε;
    .must-beg = Δεν μπορείτε να πληρώσετε για κανέναν εργάτη, γι’ αυτό πρέπει να ζητιανέψετε. Ποιον θεό οργίζετε;
    .place = Είναι η σειρά σας. Πού τοποθετείτε τον πρώτο εργάτη σας;
    .pick = Είναι η σειρά σας. Ποιον εργάτη μαζεύετε πρώτο;
    .beg-or-place = Είναι η σειρά σας. Ζητιανεύετε πρώτα ή τοποθετείτε τον πρώτο εργάτη σας;
    .beg-or-pick = Είναι η σειρά σας. Ζητιανεύετε πρώτα ή μαζεύετε έναν εργάτη;
    .title = Η σειρά σας
    .title-theirs = Γύρος
    .ask = Τοποθέτηση ή μάζεμα;
    .ask-beg = Ζητιανιά, τοποθέτηση, μάζεμα;
    .ask-must-beg = Πρέπει να ζητιανέψετε
    .ask-theirs-must-beg = Ποιος θεός οργίζεται;
    .ask-place = Πού;
    .ask-pick = Ποιον εργάτη;
    .ask-beg-or-place = Ζητιανιά ή τοποθέτηση;
    .ask-beg-or-pick = Ζητιανιά ή μάζεμα;
tzolkin-ask-so-far =
    { $workers ->
        [one] 1 εργάτης έως τώρα, καλαμπόκι: { $corn }
       *[other] { $workers } εργάτες έως τώρα, καλαμπόκι: { $corn }
    }
tzolkin-ask-only = Μπορείτε να πληρώσετε μόνο «{ $building }»
tzolkin-ask-last = Ο τελευταίος γύρος. { $question }
    .title = Ο τελευταίος γύρος
    .ask = Τοποθέτηση ή μάζεμα;

## Τι μπορεί να γίνει

tzolkin-action-pass = Συνέχεια
    .name = Συνέχεια
tzolkin-action-beg = Ζητιανέψτε: το καλαμπόκι σας γίνεται { $corn } και κατεβαίνετε { FORM($temple, "at") }, στο { $step }
    .name = Ζητιανιά: { $temple }
tzolkin-action-place = Τοποθετήστε εργάτη { FORM($place, "at") }
    .name = { $place }
    .ahead = Τοποθετήστε εργάτη { FORM($place, "at") }· αύριο στο { $next }: { $effect }
    .theology = Τοποθετήστε εργάτη { FORM($place, "at") }· αύριο στο { $next }, και μία ενέργεια παραπέρα με τη Θεολογία: { $effect }
    .any = Τοποθετήστε εργάτη { FORM($place, "at") }· αύριο στο { $next }: οποιαδήποτε ενέργειά του
    .closed = Τοποθετήστε εργάτη { FORM($place, "at") }· αύριο στο { $next }: κλειστή από κρανίο
    .off = Τοποθετήστε εργάτη { FORM($place, "at") }· αύριο εκτοπίζεται, χωρίς ενέργεια
    .last = Τοποθετήστε εργάτη { FORM($place, "at") }· τελευταίος γύρος: δεν θα κάνει ενέργεια
    .start =
        { $corn ->
            [0] Πάρτε τη θέση πρώτου παίκτη
           *[other] Πάρτε τη θέση πρώτου παίκτη· στο τέλος της σειράς παίρνετε το καλαμπόκι από το γρανάζι ({ $corn })
        }
tzolkin-hint-tomorrow =
    .closed = αύριο κλειστή από κρανίο
    .off = αύριο εκτοπίζεται
tzolkin-action-pick = Μαζέψτε εργάτη από { FORM($place, "acc") }: { $effect }
    .name = { $place }
    .none = Μαζέψτε εργάτη από { FORM($place, "acc") }: καμία ενέργεια
    .any = Μαζέψτε εργάτη από { FORM($place, "acc") }: οποιαδήποτε ενέργειά του, χωρίς επιπλέον κόστος
    .lower = Μαζέψτε εργάτη από { FORM($place, "acc") }: { $effect }, ή χαμηλότερη ενέργεια
    .closed = Μαζέψτε εργάτη από { FORM($place, "acc") }: κλειστή από κρανίο, μόνο χαμηλότερη ενέργεια
    .not-now = Μαζέψτε εργάτη από { FORM($place, "acc") }: τώρα δεν γίνεται καμία ενέργεια
    .for-corn = Μαζέψτε εργάτη από { FORM($place, "acc") }: με { $corn } { $corn ->
            [one] καλαμπόκι
           *[other] καλαμπόκια
        } { $effect }
    .another = Μαζέψτε εργάτη από { FORM($place, "acc") }: άλλη ενέργεια από αυτήν της θέσης
    .or-another = Μαζέψτε εργάτη από { FORM($place, "acc") }: { $effect }, ή άλλη ενέργεια
    .below = Μαζέψτε εργάτη από { FORM($place, "acc") }: τώρα γίνεται μόνο χαμηλότερη ενέργεια
    .shut = Μαζέψτε εργάτη από { FORM($place, "acc") }: κλειστές θέσεις από κρανία, καμία ενέργεια
    .theology = Μαζέψτε εργάτη από { FORM($place, "acc") }: μία παραπέρα με τη Θεολογία, { $effect }
tzolkin-action-act = { $gear_action }: { $effect }
    .name = { $gear_action }
tzolkin-action-harvest =
    { $harvest_id ->
        [corn] Πάρτε ένα πλακίδιο καλαμποκιού
        [wood] Πάρτε ένα πλακίδιο ξύλου
        [burn] Κάψτε ένα πλακίδιο ξύλου για το πλακίδιο καλαμποκιού από κάτω και κατεβείτε ένα σκαλοπάτι σε έναν ναό
       *[no_tile] Συγκομιδή καλαμποκιού χωρίς πλακίδιο (Γεωργία)
    }
    .name =
        { $harvest_id ->
            [corn] Πλακίδιο καλαμποκιού
            [wood] Πλακίδιο ξύλου
            [burn] Κάψιμο ξύλου
           *[no_tile] Χωρίς πλακίδιο
        }
tzolkin-action-temple = Ανεβείτε { FORM($temple, "at") }, στο σκαλοπάτι { $step }: { $worth }
    .name = { $temple }
    .lost = Ανεβείτε { FORM($temple, "at") }: το σκαλοπάτι χάνεται, είστε στην κορυφή ή η κορυφή είναι πιασμένη
    .down = Κατεβείτε { FORM($temple, "at") }, στο σκαλοπάτι { $step }: { $worth }
    .refused = Ανεβείτε { FORM($temple, "at") }: δεν μπορείτε να το πληρώσετε, άρα το αρνείστε
    .moved = { $temple } { $from } → { $step }
tzolkin-action-technology = { $technology }, επίπεδο { $level }: { $effect }
    .name = { $technology }
    .beyond = { $technology }, πέρα από το επίπεδο 3: { $effect }
    .refused = { $technology }: δεν μπορείτε να το πληρώσετε, άρα αρνείστε το βήμα
    .moved = { $technology } { $from } → { $level }
tzolkin-action-give = Δώστε 1 { $block }
    .name = { $block }
tzolkin-action-take = Πάρτε 1 { $block }
    .name = { $block }
tzolkin-action-drop = Γλιτώστε 1 { $block }
    .name = { $block }
tzolkin-action-sell = Πουλήστε 1 { $block }
    .name = Πώληση: { $block }
tzolkin-action-buy = Αγοράστε 1 { $block }
    .name = Αγορά: { $block }
tzolkin-action-build = Κτίστε «{ $building }»
    .name = { $building }
tzolkin-action-monument = Κτίστε το μνημείο «{ $monument }»: { $effect }
    .name = { $monument }
tzolkin-action-architecture =
    { $when_id ->
        [now] Σε αυτό το κτίριο ({ $building })
       *[later] Σε ένα δεύτερο κτίριο
    }
    .name =
        { $when_id ->
            [now] Αυτό το κτίριο
           *[later] Ένα δεύτερο κτίριο
        }
tzolkin-action-days =
    { $days ->
        [one] Μία ημέρα: έρχεται η ημέρα { $day }
       *[other] Δύο ημέρες: έρχεται η ημέρα { $day } και ξοδεύεται η διπλή προώθησή σας
    }
    .name =
        { $days ->
            [one] Μία ημέρα
           *[other] Δύο ημέρες
        }
tzolkin-action-keep = Κρατήστε το πλακίδιο Αρχικού Πλούτου: { $tile }
    .name = { $short }

## Τι δεν γίνεται, ανά απόφαση· το .hint λέει τι προκύπτει

tzolkin-pass-place-more = Δεν τοποθετείτε άλλον
    .name = Κανέναν άλλον
    .hint = η σειρά τελειώνει
tzolkin-pass-pick-more = Δεν μαζεύετε άλλον
    .name = Κανέναν άλλον
    .hint = η σειρά τελειώνει
tzolkin-pass-choose-action = Καμία ενέργεια
    .name = Καμία ενέργεια
    .hint = πάρτε τον στο χέρι
tzolkin-pass-build = Δεν κτίζετε τίποτα άλλο
    .name = Τίποτα άλλο
tzolkin-pass-study = Κανένα άλλο βήμα
    .name = Κανένα άλλο βήμα
tzolkin-pass-offering = Δεν δίνετε τίποτα
    .name = Τίποτα
tzolkin-pass-trade = Τέλος συναλλαγών
    .name = Τέλος συναλλαγών
tzolkin-pass-mirrored = Δεν καθρεφτίζετε τίποτα
    .name = Τίποτα
tzolkin-pass-taxed = Παραιτηθείτε από αυτό
    .name = Άρνηση
    .hint = δεν πληρώνετε τίποτα

## Λέξεις πίσω από τις οποίες στέκονται επιλογές, και σειρές λογαριασμών

tzolkin-group-place = τοποθέτηση
tzolkin-group-pick = μάζεμα
tzolkin-group-beg = ζητιανιά
tzolkin-group-sell = πώληση
tzolkin-group-buy = αγορά
tzolkin-group-lower = βήμα πίσω
tzolkin-bill-cost = Κόστος
tzolkin-bill-total = Πληρώνετε
tzolkin-bill-in_corn = Κόστος, { $corn } καλαμπόκια τον κύβο
tzolkin-bill-gives = Δίνει
tzolkin-bill-less = Μείον: { $building }
tzolkin-bill-kept = Κρατάτε
tzolkin-bill-tile = Αυτό το πλακίδιο
tzolkin-bill-start = Ξεκινάτε με
tzolkin-bill-worker = Εργάτης { $number } του γύρου

## Τι δίνει και τι κοστίζει μια επιλογή

tzolkin-figure-points = { $figure } ΠΝ
tzolkin-figure-worth = τώρα αξίζει { $amount } ΠΝ στο τέλος
tzolkin-figure-temple =
    { $amount ->
        [one] { $figure } σκαλοπάτι { FORM($temple, "at") }
       *[other] { $figure } σκαλοπάτια { FORM($temple, "at") }
    }
tzolkin-figure-lost = το σκαλοπάτι { FORM($temple, "at") } χάνεται
tzolkin-figure-technology =
    { $amount ->
        [one] { $figure } βήμα { FORM($technology, "at") }
       *[other] { $figure } βήματα { FORM($technology, "at") }
    }
tzolkin-figure-tile =
    { $tile_id ->
        [wood] { $amount ->
            [one] { $figure } πλακίδιο ξύλου
           *[other] { $figure } πλακίδια ξύλου
        }
       *[corn] { $amount ->
            [one] { $figure } πλακίδιο καλαμποκιού
           *[other] { $figure } πλακίδια καλαμποκιού
        }
    }
tzolkin-figure-worker =
    { $amount ->
        [one] { $figure } εργάτης
       *[other] { $figure } εργάτες
    }
tzolkin-figure-double = ξανά δυνατή η διπλή προώθηση
tzolkin-figure-farm =
    { $amount ->
        [one] 1 εργάτης χρειάζεται 2 καλαμπόκια λιγότερα
       *[other] { $amount } εργάτες χρειάζονται 2 καλαμπόκια λιγότερα ο καθένας
    }
tzolkin-figure-discount =
    { $amount ->
        [one] κάθε εργάτης χρειάζεται { $amount } καλαμπόκι λιγότερο
       *[other] κάθε εργάτης χρειάζεται { $amount } καλαμπόκια λιγότερα
    }
tzolkin-figure-may =
    { $offer_id ->
        [trade] μπορείτε να κάνετε συναλλαγές στην αγορά
        [mirrored] μπορείτε να καθρεφτίσετε μια ενέργεια
        [offering] μπορείτε να δώσετε έναν κύβο πόρου για ένα σκαλοπάτι ναού
        [monument] μπορείτε να κτίσετε ένα μνημείο
        [exchange] μπορείτε να πάρετε πίσω μια τεχνολογία και να προχωρήσετε στις άλλες
       *[build] μπορείτε να κτίσετε ακόμη ένα
    }

## Τι ακολουθεί μια επιλογή

tzolkin-follow-dark = χρησιμοποιεί τη διπλή προώθησή σας
tzolkin-follow-within = εφικτά { $count } από { $shown }
tzolkin-follow-only = μόνο «{ $building }»
tzolkin-follow-altogether = συνολικά
tzolkin-follow-food = τροφή { $from } → { $at }

tzolkin-short = έλλειψη: { $goods }
tzolkin-help-in_corn = το Uxmal 4 το κτίζει με { $corn } { $corn ->
        [one] καλαμπόκι
       *[other] καλαμπόκια
    }
tzolkin-help-beg = η ζητιανιά ανεβάζει το καλαμπόκι σας στα { $corn }
tzolkin-from-skull = το Yaxchilan 4 δίνει κρανίο
tzolkin-from-corn = το Palenque δίνει καλαμπόκι
tzolkin-from-wood = το Yaxchilan 1 δίνει ξύλο
tzolkin-from-stone = το Yaxchilan 2 δίνει πέτρα
tzolkin-from-gold = το Yaxchilan 3 δίνει χρυσό
tzolkin-from-block = το Yaxchilan δίνει κύβους πόρων

## Γιατί δεν γίνεται κάτι

tzolkin-why-another-gear = Ένας εργάτης { FORM($gear, "gen") } κάνει ενέργειες αυτού του γραναζιού.
tzolkin-why-at-the-bottom = Είστε στη βάση { FORM($temple, "gen") }.
    .short = στη βάση
    .help = πρέπει πρώτα να ανεβείτε ένα σκαλοπάτι { FORM($temple, "at") }
tzolkin-why-cannot-be-done = Τώρα δεν γίνεται αυτό που πρέπει να κάνει ένας εργάτης εκεί.
    .short = δεν γίνεται
tzolkin-why-cannot-be-paid = Δεν μπορείτε να πληρώσετε το κόστος.
    .lacking = Έλλειψη: { $goods }.
    .lacking-spared = Έλλειψη: { $goods }· με την Αρχιτεκτονική γλιτώνετε μόνο έναν κύβο πόρου.
    .short = δεν πληρώνεται
tzolkin-why-cannot-pay-tax = Δεν θα μπορούσατε να πληρώσετε ό,τι ζητά η προφητεία για αυτό: { $good }.
    .short = δεν πληρώνεται
    .help = η προφητεία λήγει μετά την επόμενη Ημέρα Τροφής
tzolkin-why-chosen-already = Ανεβήκατε ήδη { FORM($temple, "at") }· το δεύτερο σκαλοπάτι είναι σε άλλον ναό.
tzolkin-why-closed = Ένα κρανίο κλείνει το { $action }.
    .short = κλειστή
    .help = μια θέση του Chichen Itza χωρίς κρανίο
tzolkin-why-covered = Κανένα πλακίδιο καλαμποκιού δεν είναι ακάλυπτο εκεί: τα σκεπάζουν πλακίδια ξύλου.
    .short = σκεπασμένο
tzolkin-why-duty = Δεν θα μπορούσατε πια να πληρώσετε αυτό που πρέπει να κάνει ένας εργάτης που τοποθετήσατε σε αυτόν τον γύρο.
    .short = δεν πληρώνεται
    .help = χρειάζονται αρκετά και για τα δύο: για αυτό και για ό,τι πρέπει να κάνει εκείνος ο εργάτης
tzolkin-why-enough-corn = Έχετε { $corn } καλαμπόκια· ζητιανεύει όποιος έχει λιγότερα από { $limit }.
tzolkin-why-game-over = Το παιχνίδι τελείωσε.
tzolkin-why-has-begged = Ζητιανέψατε ήδη σε αυτόν τον γύρο.
tzolkin-why-no-harvest-tile = Δεν έμεινε εκεί πλακίδιο Συγκομιδής.
    .short = δεν έμεινε πλακίδιο
tzolkin-why-no-monument-now = Τα μνημεία κτίζονται στο Tikal 4, αντί για κτίρια.
tzolkin-why-no-own-worker = Εκεί δεν υπάρχει δικός σας εργάτης.
tzolkin-why-no-skull = Δεν έχετε κρανίο για τοποθέτηση.
    .short = κανένα κρανίο
tzolkin-why-no-skull-to-gain = Δεν έμεινε κρανίο στο απόθεμα.
    .short = δεν έμεινε κανένα
tzolkin-why-no-step-down = Είστε στη βάση όλων των ναών: κανένας θεός δεν μπορεί πια να οργιστεί.
    .short = καμία κάθοδος
tzolkin-why-no-wood-tile = Δεν έμεινε εκεί πλακίδιο ξύλου.
    .short = κανένα πλακίδιο ξύλου
tzolkin-why-no-worker-in-hand = Δεν έχετε εργάτη στο χέρι.
    .help = μαζεύοντας εργάτες τους φέρνετε πίσω στο χέρι
tzolkin-why-no-worker-left = Όλοι οι εργάτες σας είναι στο παιχνίδι.
    .short = όλοι στο παιχνίδι
tzolkin-why-none-to-sell = Δεν έχετε { $block } για πώληση.
    .short = τίποτα για πώληση
tzolkin-why-not-in-the-row = Δεν είναι στα μνημεία της προσφοράς.
tzolkin-why-not-in-this-game = Αυτό δεν υπάρχει σε αυτό το παιχνίδι.
tzolkin-why-not-mirrored = Δεν καθρεφτίζεται: { $action }.
tzolkin-why-not-on-display = Δεν είναι στην προσφορά.
tzolkin-why-not-the-cheapest = Το έλεος των θεών οδηγεί μόνο στη φθηνότερη θέση.
tzolkin-why-nothing-to-mirror = Δεν υπάρχει ενέργεια που να μπορείτε να καθρεφτίσετε τώρα.
    .short = τίποτα για καθρέφτη
tzolkin-why-nothing-to-trade = Δεν έχετε τίποτα για συναλλαγή.
    .short = τίποτα για συναλλαγή
    .help = καλαμπόκι ή έναν κύβο πόρου για συναλλαγή
tzolkin-why-other-decision = Τώρα αποφασίζεται κάτι άλλο.
    .action = Για αυτό πρέπει να μαζέψετε έναν εργάτη σας.
    .building = Τα κτίρια κτίζονται στο Tikal 2, στο Tikal 4 ή στο Uxmal 4.
    .monument = Τα μνημεία κτίζονται στο Tikal 4, αντί για κτίρια.
    .technology = Οι τεχνολογίες προχωρούν στο Tikal 1 και στο Tikal 3, και με πλακίδια.
    .temple = Τίποτα δεν σας ανεβάζει εκεί τώρα.
tzolkin-why-out-of-reach = Ο εργάτης σας στη θέση { $space } δεν έχει φτάσει ακόμη σε αυτή την ενέργεια: { $action }.
    .help = κάθε ημέρα προχωράει μία θέση
tzolkin-why-picking-up = Σε αυτόν τον γύρο μαζεύετε εργάτες, άρα δεν τοποθετείτε.
    .temple = Η ζητιανιά γίνεται στην αρχή της σειράς ή καθόλου.
tzolkin-why-place-or-pick-up = Στη σειρά σας τοποθετείτε ή μαζεύετε· δεν γίνεται να μην κάνετε τίποτα.
tzolkin-why-placing = Σε αυτόν τον γύρο τοποθετείτε εργάτες, άρα δεν μαζεύετε.
    .temple = Η ζητιανιά γίνεται στην αρχή της σειράς ή καθόλου.
tzolkin-why-reveal-first = Πρώτα αποκαλύπτεται ένα πλακίδιο.
tzolkin-why-sales-first = Αγοράσατε ήδη κάτι· οι πωλήσεις γίνονται πριν.
    .short = προηγούνται οι πωλήσεις
tzolkin-why-sold-before = Πουλήσατε εδώ { $block }, άρα δεν μπορείτε και να αγοράσετε.
    .short = έχει πουληθεί
tzolkin-why-taken =
    { $target_id ->
        [start] Κάποιος έχει πάρει τη θέση πρώτου παίκτη.
       *[other] Δεν υπάρχει ελεύθερη θέση: { $target }.
    }
    .own = Έχετε πάρει τη θέση πρώτου παίκτη.
    .short = πιασμένη
    .help =
        { $target_id ->
            [start] ελευθερώνεται στον επόμενο πλήρη γύρο
           *[other] κάθε ημέρα οι εργάτες προχωρούν και ελευθερώνονται θέσεις
        }
tzolkin-why-too-few-blocks =
    { $needed ->
        [one] Κοστίζει 1 κύβο πόρου· έχετε { $blocks }.
       *[other] Κοστίζει { $needed } κύβους πόρων· έχετε { $blocks }.
    }
tzolkin-why-too-little-corn = Κοστίζει { $needed } { $needed ->
        [one] καλαμπόκι
       *[other] καλαμπόκια
    }· έχετε { $corn }.

## Επικεφαλίδες του ιστορικού

tzolkin-heading-turn = Γύρος { $turn }
tzolkin-heading-day = Ημέρα { $day }
tzolkin-heading-last_day = Το ημερολόγιο προχωράει για τελευταία φορά
tzolkin-heading-food_day = Ημέρα Τροφής { $number } ({ $kind })
tzolkin-heading-final_scoring = Τελική βαθμολόγηση

## Τι έγινε. Ακολουθεί το «Άννα:» ή το «Εσείς:» και ταιριάζει και στα δύο.

tzolkin-event-marker = λήψη του δείκτη πρώτου παίκτη
    .Z-2-7 = δείκτης πρώτου παίκτη
tzolkin-event-marker_passed = ο δείκτης πρώτου παίκτη ήταν ήδη εδώ και πηγαίνει αριστερά: { $colour }
tzolkin-event-dummy = ουδέτεροι εργάτες: { $places }
tzolkin-event-keep =
    { $count ->
        [one] επιλογή πλακιδίου Αρχικού Πλούτου: { $tiles }
       *[other] επιλογή πλακιδίων Αρχικού Πλούτου: { $tiles }
    }
tzolkin-event-gain = { tzolkin-amount-gain } ({ $cause })
    .Z-4-5 = { tzolkin-amount-gain }
tzolkin-event-pay = { tzolkin-amount-pay } ({ $cause })
tzolkin-event-score = { $points } ΠΝ ({ $cause })
tzolkin-event-changes = { $changes } ({ $cause })
tzolkin-event-beg = ζητιανιά για καλαμπόκι
tzolkin-event-place =
    { $count ->
        [one] τοποθέτηση εργάτη { FORM($places, "at") }
       *[other] τοποθέτηση εργατών { FORM($places, "at") }
    }
    .Z-4-4 = με το έλεος των θεών τοποθέτηση εργάτη { FORM($places, "at") } με όσο καλαμπόκι έμεινε
tzolkin-event-take_up = μάζεμα από { FORM($places, "acc") }
    .Z-12-5 =
        { $count ->
            [one] εκτόπιση εργάτη από { FORM($places, "acc") }, χωρίς ενέργεια
           *[other] εκτόπιση εργατών από { FORM($places, "acc") }, χωρίς ενέργεια
        }
tzolkin-event-no_action = καμία ενέργεια
tzolkin-event-act = ενέργεια { $action }
    .Z-7-17 = καθρέφτης: { $action }
tzolkin-event-worker = ένας ακόμη εργάτης στο παιχνίδι
tzolkin-event-temple = { $temple }, σκαλοπάτι { $step } ({ $cause })
    .Z-4-5 = κάθοδος στο σκαλοπάτι { $step } { FORM($temple, "gen") }
    .Z-7-3 = κάθοδος στο σκαλοπάτι { $step } { FORM($temple, "gen") } ({ $cause })
    .P-5-6 = κάθοδος στο σκαλοπάτι { $step } { FORM($temple, "gen") } ({ $cause })
tzolkin-event-step_lost = χάθηκε ένα σκαλοπάτι { FORM($temple, "at") }: ο δείκτης είναι ήδη στην κορυφή ή η κορυφή είναι πιασμένη
tzolkin-event-board =
    { $side_id ->
        [light] το ταμπλό δείχνει ξανά τη φωτεινή πλευρά: δυνατή η διπλή προώθηση
       *[dark] περνούν δύο ημέρες, το ταμπλό γυρίζει στη σκοτεινή πλευρά
    }
tzolkin-event-technology = { $technology }, επίπεδο { $level } ({ $cause })
    .Z-7-8 = { $technology }, επίπεδο { $level }
tzolkin-event-build = κτίσιμο: «{ $building }»
tzolkin-event-monument = κτίσιμο του μνημείου «{ $monument }»
tzolkin-event-corn_tile = λήψη πλακιδίου καλαμποκιού από την ομάδα { $space }
tzolkin-event-wood_tile = λήψη πλακιδίου ξύλου από την ομάδα { $space }
tzolkin-event-burn = κάψιμο πλακιδίου ξύλου της ομάδας { $space }
tzolkin-event-skull = τοποθέτηση κρανίου στο { $action }
tzolkin-event-reveal = αποκάλυψη: { $tiles }
tzolkin-event-gear_corn =
    { $corn ->
        [one] { $corn } καλαμπόκι στο γρανάζι Tzolk'in
       *[other] { $corn } καλαμπόκια στο γρανάζι Tzolk'in
    }
tzolkin-event-feed =
    { $workers ->
        [0] κανένας εργάτης δεν ταΐζεται
        [one] τάισμα 1 εργάτη
       *[other] τάισμα { $workers } εργατών
    }
tzolkin-event-age = η εποχή { $age } αρχίζει με νέα κτίρια
tzolkin-event-monument_scores = { $points } ΠΝ (μνημείο «{ $monument }»)
tzolkin-event-end = Το παιχνίδι τελείωσε.

## Ημέρες Τροφής και τελική βαθμολόγηση, σειρά με σειρά

tzolkin-moment-food_day =
    { $number ->
        [1] Πρώτη Ημέρα Τροφής
        [2] Δεύτερη Ημέρα Τροφής
        [3] Τρίτη Ημέρα Τροφής
       *[4] Τέταρτη Ημέρα Τροφής
    }
tzolkin-moment-gives =
    { $kind_id ->
        [points] οι ναοί δίνουν πόντους
       *[goods] οι ναοί δίνουν αγαθά
    }
tzolkin-moment-age = Εποχή { $age }
tzolkin-moment-income = Εισόδημα
tzolkin-moment-food = Τροφή
tzolkin-moment-left = Υπόλοιπο καλαμπόκι και κύβοι πόρων
tzolkin-moment-skulls = Υπόλοιπα κρανία
tzolkin-moment-monument = μνημείο
tzolkin-moment-fed =
    { $unfed ->
        [0] όλοι ταϊσμένοι
       *[other] ταϊσμένοι { $fed }, ατάιστοι { $unfed }
    }
tzolkin-moment-fed-how = { $fed }: { $how }
tzolkin-moment-each =
    { $corn ->
        [one] { $corn } καλαμπόκι ο καθένας
       *[other] { $corn } καλαμπόκια ο καθένας
    }
tzolkin-moment-farms =
    { $corn ->
        [one] με τις φάρμες γλιτώνετε { $corn } καλαμπόκι
       *[other] με τις φάρμες γλιτώνετε { $corn } καλαμπόκια
    }
tzolkin-moment-from-buildings = από κτίρια
tzolkin-moment-below = το σκαλοπάτι και όλα από κάτω
tzolkin-moment-highest = ψηλότερη θέση { $points }
tzolkin-moment-is-highest = ψηλότερη θέση
# Τι οφείλεται πριν μετρηθεί.
tzolkin-moment-due =
    .workers =
        { $workers ->
            [one] { $workers } εργάτης
           *[other] { $workers } εργάτες
        }
    .step = σκαλοπάτι { $step }
    .corn =
        { $corn ->
            [one] αξίζουν { $corn } καλαμπόκι
           *[other] αξίζουν { $corn } καλαμπόκια
        }
    .skulls =
        { $skulls ->
            [one] { $skulls } κρανίο
           *[other] { $skulls } κρανία
        }
    .built = κτισμένο

## Πηγές πόντων και αιτίες αλλαγών

tzolkin-source-temples = σκαλοπάτια ναών
tzolkin-source-highest = ψηλότερη θέση σε ναούς
tzolkin-source-chichen_itza = Chichen Itza
tzolkin-source-buildings = κτίρια
tzolkin-source-architecture = Αρχιτεκτονική
tzolkin-source-bonus = πέρα από τεχνολογία
tzolkin-source-unfed = ατάιστοι εργάτες
tzolkin-source-corn_left = υπόλοιπο καλαμπόκι και κύβοι
tzolkin-source-skulls_left = υπόλοιπα κρανία
tzolkin-source-monuments = μνημεία
tzolkin-source-other = άλλα

tzolkin-cause-temples = ναοί
    .temple = { $temple }
tzolkin-cause-highest = ψηλότερη θέση σε ναό
    .temple = ψηλότερη θέση { FORM($temple, "at") }
tzolkin-cause-chichen_itza = Chichen Itza
tzolkin-cause-buildings = κτίριο
tzolkin-cause-architecture = Αρχιτεκτονική
tzolkin-cause-bonus = πέρα από το επίπεδο 3
tzolkin-cause-unfed = ατάιστοι εργάτες
tzolkin-cause-corn_left = υπόλοιπο καλαμπόκι και κύβοι πόρων
tzolkin-cause-skulls_left = υπόλοιπα κρανία
tzolkin-cause-monuments = μνημείο
tzolkin-cause-wealth = πλακίδια Αρχικού Πλούτου
tzolkin-cause-setup = στήσιμο
tzolkin-cause-begging = ζητιανιά
tzolkin-cause-pity = έλεος των θεών
tzolkin-cause-gear_corn = θέση πρώτου παίκτη
tzolkin-cause-placing = τοποθέτηση
tzolkin-cause-step_back = βήμα πίσω
tzolkin-cause-fishing = ψάρεμα
tzolkin-cause-harvest = συγκομιδή
tzolkin-cause-burning = το καμένο ξύλο
tzolkin-cause-yaxchilan = Yaxchilan
tzolkin-cause-study = βήμα τεχνολογίας
tzolkin-cause-tikal_5 = Tikal 5
tzolkin-cause-uxmal_1 = Uxmal 1
tzolkin-cause-market = αγορά
tzolkin-cause-mirror = καθρέφτης
tzolkin-cause-worker = Uxmal 3
tzolkin-cause-building_for_corn = κτίριο με καλαμπόκι
tzolkin-cause-theology = Θεολογία
tzolkin-cause-feeding = τροφή
tzolkin-cause-calendar = ημερολόγιο
tzolkin-cause-prophecy = προφητεία
tzolkin-cause-other = κανόνας { $clause }

tzolkin-status =
    { $days ->
        [0] Ημέρα { $day } · τροφή σήμερα
        [one] Ημέρα { $day } · τροφή αύριο
       *[other] Ημέρα { $day } · τροφή σε { $days } ημέρες
    }
    .over = Το παιχνίδι τελείωσε
tzolkin-over-stages = Ανά Ημέρα Τροφής και στο τέλος, { $name }: { $points }
tzolkin-ending-fourth-food-day = τέταρτη Ημέρα Τροφής
tzolkin-tie-points = περισσότεροι πόντοι
tzolkin-tie-workers-on-gears = ισοπαλία στους πόντους, περισσότεροι εργάτες στα γρανάζια
tzolkin-tie-shared = Κοινή νίκη: { $names } με { $points } ΠΝ και ίσο αριθμό εργατών στα γρανάζια.

## Για τι είναι το παιχνίδι

tzolkin-goal = Στόχος: οι περισσότεροι πόντοι νίκης μετά από 27 ημέρες. Στη σειρά σας είτε τοποθετείτε εργάτες στα γρανάζια είτε μαζεύετε μερικούς. Ένας εργάτης πηγαίνει στη χαμηλότερη ελεύθερη θέση ενός γραναζιού, με όσο καλαμπόκι λέει ο αριθμός της· κάθε ημέρα τα γρανάζια μεταφέρουν όλους τους εργάτες μία θέση, και όταν μαζεύετε έναν, κάνει την ενέργεια της θέσης όπου έφτασε (ή μια χαμηλότερη, με 1 καλαμπόκι το βήμα). Τις ημέρες 8, 14, 21 και 27 κάθε εργάτης χρειάζεται 2 καλαμπόκια, και οι ναοί δίνουν αγαθά ή πόντους. Κτίρια, τεχνολογίες και κρανία στο Chichen Itza δίνουν περισσότερα· τα μνημεία βαθμολογούνται στο τέλος.
