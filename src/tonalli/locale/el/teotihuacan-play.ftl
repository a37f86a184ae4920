# Αποφάσεις, ενέργειες και συμβάντα του Teotihuacan.

## Τι ρωτάει το παιχνίδι

teotihuacan-ask-buy-power-up = { teotihuacan-technology-13 }: πληρώνετε 1 κακάο για ακόμη μία αναβάθμιση { FORM($board, "at") };
    .title = { teotihuacan-technology-13 }
    .ask = Πληρωμή 1 κακάο για μία;
    .hint = { FORM($board, "at") }
teotihuacan-ask-ascension-reward = Ο εργάτης σας κάνει Ανάληψη και ξαναγεννιέται στο Παλάτι. Ποια ανταμοιβή παίρνετε;
    .title = Ανάληψη
    .ask = Ποια ανταμοιβή;
teotihuacan-ask-avenue-claim = Φτάσατε { FORM($heap, "to") }. Παίρνετε πλακίδιο Ανακάλυψης από εκεί;
    .title = { $heap }
    .ask = Απόκτηση πλακιδίου;
teotihuacan-ask-before-counting = Τώρα μετριούνται οι εργάτες σας. Συνεχίζετε;
    .use = Τώρα μετριούνται οι εργάτες σας. Χρησιμοποιείτε πρώτα πλακίδιο ή συνεχίζετε;
    .buy-unlock = Τώρα μετριούνται οι εργάτες σας. Πληρώνετε πρώτα για να τους ξεκλειδώσετε ή συνεχίζετε;
    .use-or-buy-unlock = Τώρα μετριούνται οι εργάτες σας. Χρησιμοποιείτε πρώτα πλακίδιο, πληρώνετε για να τους ξεκλειδώσετε ή συνεχίζετε;
    .title = Πριν από το μέτρημα
    .ask = Συνέχεια;
teotihuacan-ask-before-reveal = Θα αποκαλυφθούν νέα πλακίδια { FORM($board, "at") }. Συνεχίζετε;
    .use = Θα αποκαλυφθούν νέα πλακίδια { FORM($board, "at") }. Χρησιμοποιείτε πρώτα ένα δικό σας ή συνεχίζετε;
    .buy-unlock = Θα αποκαλυφθούν νέα πλακίδια { FORM($board, "at") }. Πληρώνετε πρώτα για να ξεκλειδώσετε τους εργάτες σας ή συνεχίζετε;
    .use-or-buy-unlock = Θα αποκαλυφθούν νέα πλακίδια { FORM($board, "at") }. Χρησιμοποιείτε πρώτα ένα δικό σας, πληρώνετε για να ξεκλειδώσετε τους εργάτες σας ή συνεχίζετε;
    .title = Νέα πλακίδια
    .ask = Συνέχεια;
    .hint = { FORM($board, "at") }
teotihuacan-ask-buy-temple-step = Βασιλικό πλακίδιο: αγοράζετε ένα βήμα σε ναό με 1 κακάο; (ακόμη { $left })
    .title = Βασιλικό πλακίδιο
    .ask = Αγορά βήματος σε ναό;
    .hint = ακόμη { $left }
teotihuacan-ask-choose-action = Ο εργάτης σας φτάνει. Ποια ενέργεια κάνετε;
    .title = { $at }
    .ask = Τι κάνει;
    .hint = Εργάτης με δύναμη { $power }
teotihuacan-ask-choose-decoration = Ποιο πλακίδιο Διακόσμησης τοποθετείτε;
    .title = Διακοσμήσεις
    .ask = Ποια Διακόσμηση;
teotihuacan-ask-choose-decoration-space = Σε ποια πλευρά της Πυραμίδας μπαίνει το πλακίδιο Διακόσμησης;
    .title = Διακοσμήσεις
    .ask = Σε ποια πλευρά;
teotihuacan-ask-choose-place = Πού μπαίνει το πλακίδιο Πυραμίδας;
    .title = Κατασκευές
    .ask = Πού μπαίνει;
teotihuacan-ask-choose-price = { teotihuacan-technology-15 }: χρησιμοποιείτε την έκπτωση σε αυτό το πλακίδιο;
    .title = { teotihuacan-technology-15 }
    .ask = Χρήση της έκπτωσης;
teotihuacan-ask-choose-row = Σε ποια σειρά των Ευγενών κτίζετε;
    .title = Ευγενείς
    .ask = Σε ποια σειρά;
teotihuacan-ask-choose-technology = Ποια Τεχνολογία αγοράζετε;
    .title = Αλχημεία
    .ask = Ποια Τεχνολογία;
teotihuacan-ask-choose-tile = Ποιο πλακίδιο Πυραμίδας κτίζετε;
    .title = Κατασκευές
    .ask = Ποιο πλακίδιο;
teotihuacan-ask-choose-turns = Πώς στρέφετε το πλακίδιο;
    .title = Κατασκευές
    .ask = Πώς στρέφεται;
teotihuacan-ask-claim-area-tile = Παίρνετε το πλακίδιο που βρίσκεται { FORM($board, "at") };
    .title = { $board }
    .ask = Απόκτηση του πλακιδίου;
teotihuacan-ask-claim-beside = Παίρνετε το πλακίδιο που ήρθε με το πλακίδιο Εκκίνησης;
    .title = Πλακίδιο Εκκίνησης
    .ask = Απόκτηση της Ανακάλυψης;
teotihuacan-ask-climb-any =
    { $steps ->
        [one] Σε ποιον ναό προχωράτε;
       *[other] Σε ποιον ναό προχωράτε πρώτα; ({ $steps } βήματα)
    }
    .title = Βήμα σε ναό
    .ask = Σε ποιον ναό;
teotihuacan-ask-climb-both = Προχωράτε σε δύο ναούς. Σε ποιον πρώτα;
    .title = Δύο βήματα σε ναούς
    .ask = Σε ποιον πρώτα;
teotihuacan-ask-cocoa-cost = Οφείλετε { $due } κακάο. Πληρώνετε;
    .use = Οφείλετε { $due } κακάο. Πληρώνετε ή χρησιμοποιείτε το πλακίδιό σας;
    .title = Οφείλετε { $due } κακάο
    .ask = Πληρωμή;
teotihuacan-ask-companion = Ποιος δεύτερος εργάτης πηγαίνει μαζί;
    .title = Μετακίνηση δύο
    .ask = Ποιος πηγαίνει μαζί;
teotihuacan-ask-destination = Πού πηγαίνει ο εργάτης;
    .title = Μετακίνηση
    .ask = Πού πηγαίνει;
teotihuacan-ask-end-turn = Η σειρά σας τελειώνει.
    .use = Η σειρά σας τελειώνει. Χρησιμοποιείτε πρώτα πλακίδιο;
    .buy-unlock = Η σειρά σας τελειώνει. Πληρώνετε πρώτα 3 κακάο για να ξεκλειδώσετε τους εργάτες σας;
    .use-or-buy-unlock = Η σειρά σας τελειώνει. Χρησιμοποιείτε πρώτα πλακίδιο ή πληρώνετε για να ξεκλειδώσετε τους εργάτες σας;
    .title = Τέλος της σειράς σας
    .ask = Πατήστε «{ teotihuacan-action-pass.end-turn }».
    .ask-theirs = Μένει η επιβεβαίωση.
teotihuacan-ask-exchange-cocoa = Βασιλικό πλακίδιο: πληρώνετε 1 κακάο για 1 { $first } και 1 { $second }; (ακόμη { $left })
    .title = Βασιλικό πλακίδιο
    .ask = Ανταλλαγή 1 κακάο;
    .hint = ακόμη { $left }
teotihuacan-ask-keep-tile =
    { $left ->
        [one] Ποιο πλακίδιο Εκκίνησης κρατάτε;
       *[other] Ποια πλακίδια Εκκίνησης κρατάτε; (επιλέξτε { $left })
    }
    .title = Πλακίδια Εκκίνησης
    .ask = Ποια μένουν;
    .ask-theirs = Ποιο μένει;
    .hint = επιλέξτε { $left }
teotihuacan-ask-lock-worker = Ποιος από τους δύο εργάτες σας μπαίνει στον χώρο Λατρείας;
    .title = Λατρεία
    .ask = Ποιος εργάτης μένει;
teotihuacan-ask-major-step = Φτάσατε { FORM($heap, "to") }. Παίρνετε πλακίδιο Ανακάλυψης από εκεί ή την τυπωμένη ανταμοιβή;
    .title = { $heap }
    .ask = Πλακίδιο ή ανταμοιβή;
teotihuacan-ask-pause = Συνεχίζετε;
    .use = Χρησιμοποιείτε πλακίδιο πριν εφαρμοστεί το αποτέλεσμα ή συνεχίζετε;
    .buy-unlock = Πληρώνετε 3 κακάο για να ξεκλειδώσετε τους εργάτες σας πριν εφαρμοστεί το αποτέλεσμα ή συνεχίζετε;
    .use-or-buy-unlock = Χρησιμοποιείτε πλακίδιο ή πληρώνετε για να ξεκλειδώσετε τους εργάτες σας πριν εφαρμοστεί το αποτέλεσμα, ή συνεχίζετε;
    .title = Πριν από το αποτέλεσμα
    .ask = Συνέχεια;
teotihuacan-ask-pay-wages = Μισθός: πόσο κακάο πληρώνετε; Κάθε απλήρωτο κακάο κοστίζει 3 ΠΝ.
    .title = Έκλειψη: μισθός
    .ask = Πόσο πληρώνετε;
    .ask-theirs = Πόσο πληρώνεται;
teotihuacan-ask-place-worker = Σε ποιον πίνακα ξεκινά ο επόμενος εργάτης σας (δύναμη { $power });
    .title = Πίνακες εκκίνησης
    .ask = Πού ξεκινά;
    .hint = Δύναμη { $power }
teotihuacan-ask-power-up-anyone = Ποιον εργάτη αναβαθμίζετε; (ακόμη { $left })
    .title = Αναβάθμιση
    .ask = Ποιος αναβαθμίζεται;
    .hint = ακόμη { $left }
teotihuacan-ask-power-ups = Ποιον εργάτη αναβαθμίζετε { FORM($board, "at") }; (ακόμη { $left })
    .title = Αναβάθμιση
    .ask = Ποιος αναβαθμίζεται;
    .hint = ακόμη { $left } { FORM($board, "at") }
teotihuacan-ask-raise-worker = Ποιον αρχικό εργάτη αναβαθμίζετε;
    .title = Αναβάθμιση
    .ask = Ποιος αναβαθμίζεται;
teotihuacan-ask-sell = Βασιλικό πλακίδιο: πουλάτε έναν πόρο για 2 κακάο; (ακόμη { $left })
    .title = Βασιλικό πλακίδιο
    .ask = Πώληση ενός πόρου;
    .hint = ακόμη { $left }
teotihuacan-ask-take-resources =
    { $amount ->
        [one] Ποιον πόρο παίρνετε;
       *[other] Ποιον πόρο παίρνετε; (ακόμη { $amount })
    }
    .temple =
        { $amount ->
            [one] Το βήμα σας στον μπλε ναό δίνει έναν πόρο. Ποιον παίρνετε;
           *[other] Το βήμα σας στον μπλε ναό δίνει πόρους. Ποιον παίρνετε; (ακόμη { $amount })
        }
    .starting =
        { $amount ->
            [one] Το πλακίδιο Εκκίνησης δίνει έναν πόρο. Ποιον παίρνετε;
           *[other] Το πλακίδιο Εκκίνησης δίνει πόρους. Ποιον παίρνετε; (ακόμη { $amount })
        }
    .title = Πόροι
    .ask = Ποιον;
    .hint = ακόμη { $amount }
teotihuacan-ask-trade-up =
    { $gained ->
        [one] Βασιλικό πλακίδιο: πληρώνετε 1 κακάο και έναν πόρο για { $gained } πόρο;
       *[other] Βασιλικό πλακίδιο: πληρώνετε 1 κακάο και έναν πόρο για { $gained } πόρους;
    }
    .title = Βασιλικό πλακίδιο
    .ask = Ανταλλαγή ενός πόρου;
teotihuacan-ask-turn = Είναι η σειρά σας. Ποιον εργάτη μετακινείτε;
    .title = Η σειρά σας
    .title-theirs = Γύρος
    .ask = Ποιος μετακινείται;
teotihuacan-ask-which-first = Πληρώσατε και για τα δύο. Ποιο προηγείται;
    .title = Λατρεία
    .ask = Ποιο προηγείται;

## Τι μπορεί να γίνει

teotihuacan-action-pass = Συνέχεια
    .claim-area-tile = Αφήστε το πλακίδιο
    .claim-beside = Αφήστε το πλακίδιο
    .avenue-claim = Κανένα πλακίδιο
    .claim-from-altar = Κανένα πλακίδιο
    .altar-trade = Καμία ανταλλαγή
    .end-turn = Τέλος της σειράς
    .power-ups = Καμία άλλη αναβάθμιση
    .buy-power-up = Καμία άλλη αναβάθμιση
    .exchange-cocoa = Τέλος ανταλλαγής
    .trade-up = Καμία ανταλλαγή
    .sell = Τέλος πώλησης
teotihuacan-pass-buy-temple-step = Δεν αγοράζετε άλλο βήμα
    .name = Κανένα άλλο βήμα
teotihuacan-pass-choose-tile = Δεν κτίζετε άλλο πλακίδιο
    .name = Κανένα άλλο πλακίδιο
teotihuacan-action-abandon = Εγκαταλείψτε την ενέργεια: δεν μπορεί πια να εκτελεστεί
    .name = Εγκατάλειψη
teotihuacan-action-unlock = Ξεκλειδώστε δωρεάν όλους τους εργάτες σας, αντί για κανονικό γύρο
    .name = Δωρεάν ξεκλείδωμα
teotihuacan-action-collect = Συλλογή Κακάο
    .name = Συλλογή Κακάο
teotihuacan-action-main = Κύρια ενέργεια του πίνακα
    .name = Κύρια ενέργεια
teotihuacan-action-pay = Πληρώστε το κακάο
    .name = Πληρωμή κακάο
teotihuacan-action-reward = Πάρτε την τυπωμένη ανταμοιβή
    .name = Χωρίς πλακίδιο
teotihuacan-action-exchange = Ανταλλάξτε μία φορά
teotihuacan-action-first =
    { $choice_id ->
        [ability] Πρώτα η ιδιότητα του χώρου
       *[tile] Πρώτα το πλακίδιο Ανακάλυψης
    }
    .name =
        { $choice_id ->
            [ability] Πρώτα η ιδιότητα
           *[tile] Πρώτα το πλακίδιο
        }
    .short = Πρώτα το πλακίδιο Ανακάλυψης: τώρα δεν μπορείτε να πληρώσετε { FORM($missing, "acc") } γι’ αυτό
teotihuacan-action-worship =
    { $choice_id ->
        [ability] Λατρεία, { $space }: { $ability }
        [tile] Λατρεία, { $space }: πάρτε { FORM($tile, "acc") }
       *[both] Λατρεία, { $space }: και τα δύο, { $ability }, και πάρτε { FORM($tile, "acc") }
    }
    .name =
        { $choice_id ->
            [ability] { $slot_id ->
                [none] Λατρεία: βήμα
               *[other] Λατρεία: { $slot }
            }
            [tile] Λατρεία: πλακίδιο
           *[both] { $slot_id ->
                [none] Λατρεία: και τα δύο
               *[other] { $slot } + πλακίδιο
            }
        }
    .short = Λατρεία, { $space }: και τα δύο, { $ability }, και πάρτε { FORM($tile, "acc") }· τώρα δεν μπορείτε να πληρώσετε { FORM($missing, "acc") } για το πλακίδιο
teotihuacan-action-lock = Κλειδώστε τον εργάτη με δύναμη { $power }
    .name = Δύναμη { $power }
teotihuacan-action-move = Μετακινήστε τον εργάτη με δύναμη { $power } από { FORM($board, "acc") }
    .name = { $brief }, δύναμη { $power }
teotihuacan-action-with = Μαζί πηγαίνει ο εργάτης με δύναμη { $power }
    .name = Δύναμη { $power }
teotihuacan-action-to = Πηγαίνετε { FORM($board, "to") }
    .name = { $board }
teotihuacan-action-claim = Πάρτε το πλακίδιο «{ $discovery }» ({ $cost })
teotihuacan-action-take = Πάρτε { FORM($resource, "acc") }
teotihuacan-action-give = Δώστε { FORM($resource, "acc") }
teotihuacan-action-temple = Προχωρήστε { FORM($temple, "at") }
    .name = { $track } { $from } → { $next }
teotihuacan-action-technology = Αγοράστε «{ $technology }» με { $gold } { $gold ->
        [one] χρυσό
       *[other] χρυσά
    }: { $effect }
teotihuacan-action-row = Κτίστε { FORM($row, "at") }
teotihuacan-action-tile = Πάρτε το πλακίδιο Πυραμίδας: { $icons }
    .again = Πάρτε το άλλο πλακίδιο Πυραμίδας: { $icons }
    .name = Πλακίδιο Πυραμίδας
teotihuacan-action-place = Τοποθετήστε το: { $spot }· καλύπτει: { $covered }
    .name = { $level }
teotihuacan-action-turn =
    { $turns ->
        [0] Όπως είναι: { $icons }
        [one] Τέταρτο στροφής δεξιόστροφα: { $icons }
        [2] Μισή στροφή: { $icons }
       *[other] Τέταρτο στροφής αριστερόστροφα: { $icons }
    }
    .name =
        { $turns ->
            [0] Όπως είναι
            [one] Τέταρτο δεξιά
            [2] Μισή στροφή
           *[other] Τέταρτο αριστερά
        }
teotihuacan-action-price =
    { $discount_id ->
        [wood] Χρησιμοποιήστε την έκπτωση: 1 ξύλο λιγότερο
        [stone] Χρησιμοποιήστε την έκπτωση: 1 πέτρα λιγότερη
       *[none] Πλήρης τιμή· η έκπτωση μένει για άλλο πλακίδιο
    }
    .name =
        { $discount_id ->
            [wood] 1 ξύλο λιγότερο
            [stone] 1 πέτρα λιγότερη
           *[none] Πλήρης τιμή
        }
teotihuacan-action-decoration = Πάρτε το πλακίδιο Διακόσμησης: { $icons }
    .name = { $left }, { $right }
teotihuacan-action-space = Τοποθετήστε το: { $space }
    .name = { $side }, { $level }
teotihuacan-action-power-up = Αναβαθμίστε τον εργάτη με δύναμη { $power } { FORM($board, "at") }
    .name =
        { $anywhere_id ->
            [yes] { $brief } { $power } → { $next }
           *[no] Δύναμη { $power } → { $next }
        }
    .ascend = Αναβαθμίστε τον εργάτη με δύναμη { $power } { FORM($board, "at") }: κάνει Ανάληψη
    .ascends = Δύναμη { $power }: Ανάληψη
teotihuacan-action-ascend = Ανταμοιβή: { $reward }
    .name = { $briefly }
teotihuacan-action-wages = Πληρώστε { $cocoa } κακάο
    .name = Πληρώστε { $cocoa }
teotihuacan-action-keep = Κρατήστε: { $starting }· { $boards }
    .beside = Κρατήστε: { $starting } ({ $tile })· { $boards }
    .name = { $briefly }
teotihuacan-action-raise = Αναβαθμίστε έναν εργάτη με δύναμη { $power }
    .name = Δύναμη { $power } → { $next }
teotihuacan-action-start = Ξεκινήστε { FORM($board, "at") }
teotihuacan-action-buy-unlock = Πληρώστε για να ξεκλειδώσετε όλους τους εργάτες σας
    .name = Ξεκλείδωμα όλων
teotihuacan-action-use = Χρησιμοποιήστε το πλακίδιό σας «{ $discovery }»
    .pays = Χρησιμοποιήστε το πλακίδιό σας «{ $discovery }» αντί να πληρώσετε
    .pays-name = Με πλακίδιο

## Τι δίνει μια επιλογή

teotihuacan-amount =
    { $good_id ->
        [wood] { $amount ->
            [one] { $amount } ξύλο
           *[other] { $amount } ξύλα
        }
        [stone] { $amount ->
            [one] { $amount } πέτρα
           *[other] { $amount } πέτρες
        }
        [gold] { $amount ->
            [one] { $amount } χρυσό
           *[other] { $amount } χρυσά
        }
        [obsidian] { $amount ->
            [one] { $amount } οψιδιανός
           *[other] { $amount } οψιδιανοί
        }
       *[other] { $amount } { $good }
    }
    .acc =
        { $good_id ->
            [obsidian] { $amount ->
                [one] { $amount } οψιδιανό
               *[other] { $amount } οψιδιανούς
            }
           *[other] { teotihuacan-amount }
        }
teotihuacan-amount-gain = +{ teotihuacan-amount }
teotihuacan-amount-pay = −{ teotihuacan-amount }
    .T-7-6 = −{ teotihuacan-amount } (για τη Λατρεία)
    .T-10-2 = −{ teotihuacan-amount } (για την ενέργεια)
teotihuacan-amount-score = { $points } ΠΝ
teotihuacan-free = δωρεάν
teotihuacan-brings-points = { $figure } ΠΝ
teotihuacan-brings-temple =
    { $amount ->
        [one] ένα βήμα { FORM($temple, "at") }
       *[other] { $amount } βήματα { FORM($temple, "at") }
    }
teotihuacan-brings-temple-any =
    { $amount ->
        [one] ένα βήμα σε οποιονδήποτε ναό
       *[other] { $amount } βήματα σε οποιουσδήποτε ναούς
    }
teotihuacan-brings-any_resource =
    { $amount ->
        [one] +1 πόρος
       *[other] +{ $amount } πόροι
    }
teotihuacan-brings-power-up =
    { $amount ->
        [one] μία αναβάθμιση
       *[other] { $amount } αναβαθμίσεις
    }
teotihuacan-brings-may-claim = μπορείτε να πάρετε πλακίδιο Ανακάλυψης
teotihuacan-brings-avenue =
    { $amount ->
        [one] ένα βήμα στη Λεωφόρο
       *[other] { $amount } βήματα στη Λεωφόρο
    }
teotihuacan-brings-pyramid_track =
    { $amount ->
        [one] ένα βήμα στον δρόμο της Πυραμίδας
       *[other] { $amount } βήματα στον δρόμο της Πυραμίδας
    }
teotihuacan-brings-power = δύναμη { $figure }
teotihuacan-brings-ascension = Ανάληψη
teotihuacan-brings-unlock =
    { $amount ->
        [one] ξεκλείδωμα ενός εργάτη
       *[other] ξεκλείδωμα { $amount } εργατών
    }
teotihuacan-brings-building = ένα κτίριο
teotihuacan-brings-claim = το πλακίδιο «{ $discovery }»
teotihuacan-brings-beside = μπορείτε να πάρετε το «{ $discovery }»
teotihuacan-brings-worker = ο τέταρτος εργάτης σας

## Τι μπορεί να προκύψει από μια επιλογή

teotihuacan-hint-collect = συλλογή { $amount } κακάο
teotihuacan-hint-main =
    { $amount ->
        [0] κύρια ενέργεια χωρίς κόστος
       *[other] κύρια ενέργεια με { $amount } κακάο
    }
    .yields =
        { $amount ->
            [0] κύρια ενέργεια χωρίς κόστος: { $gains }
           *[other] κύρια ενέργεια με { $amount } κακάο: { $gains }
        }
teotihuacan-hint-worship = Λατρεία
teotihuacan-hint-reach = → { $boards }
    .brief = → { $brief }
teotihuacan-hint-best = στην καλύτερη περίπτωση { $path }: { $gains }
teotihuacan-hint-owners =
    { $count ->
        [one] ένας άλλος παίκτης που την έχει παίρνει { $points } ΠΝ
       *[other] { $count } άλλοι παίκτες που την έχουν παίρνουν { $points } ΠΝ ο καθένας
    }
teotihuacan-way-place = { $spot }
teotihuacan-way-turn =
    { $turns ->
        [0] όπως είναι
        [one] ένα τέταρτο στροφής δεξιόστροφα
        [2] μισή στροφή
       *[other] ένα τέταρτο στροφής αριστερόστροφα
    }
teotihuacan-way-price =
    { $discount_id ->
        [wood] με 1 ξύλο λιγότερο
       *[stone] με 1 πέτρα λιγότερη
    }
teotihuacan-way-space = { $space }
teotihuacan-unclaimed = Το πλακίδιο { FORM($board, "at") } έμεινε στη θέση του: { $tile }.

## Τι έγινε. Ακολουθεί το «Άννα:» ή το «Εσείς:» και ταιριάζει και στα δύο.

teotihuacan-heading-turn = Γύρος { $turn }
teotihuacan-heading-eclipse = Έκλειψη { $number }
teotihuacan-event-first_player = πρώτη θέση στη σειρά παικτών
teotihuacan-event-reveal = αποκάλυψη πλακιδίου ({ $place }): { $tile }
teotihuacan-event-lay_out =
    { $count ->
        [one] πλακίδιο Εκκίνησης για επιλογή: { $starting_list }
       *[other] πλακίδια Εκκίνησης για επιλογή: { $starting_list }
    }
teotihuacan-event-keep =
    { $count ->
        [one] επιλογή πλακιδίου Εκκίνησης: { $starting_list }
       *[other] επιλογή πλακιδίων Εκκίνησης: { $starting_list }
    }
teotihuacan-event-neutral =
    { $count ->
        [one] ουδέτερος εργάτης ({ $colour }) { FORM($board_list, "at") }
       *[other] ουδέτεροι εργάτες ({ $colour }) { FORM($board_list, "at") }
    }
teotihuacan-event-shuffle_back =
    { $count ->
        [one] αχρησιμοποίητο πλακίδιο επιστρέφει στη στοίβα: { $discovery_list }
       *[other] τα πλακίδια που έμειναν επιστρέφουν στη στοίβα: { $discovery_list }
    }
teotihuacan-event-place =
    { $count ->
        [one] τοποθέτηση εργάτη με δύναμη { $power } { FORM($board_list, "at") }
       *[other] τοποθέτηση εργατών με δύναμη { $power } { FORM($board_list, "at") }
    }
    .T-17-4 = τοποθέτηση του τέταρτου εργάτη, με δύναμη { $power }, { FORM($board_list, "at") }
    .B-6-11 = μετακίνηση { FORM($board_list, "to") }
teotihuacan-event-lift = μετακίνηση εργάτη με δύναμη { $power } από { FORM($board, "acc") }
teotihuacan-event-move =
    { $distance ->
        [one] μετακίνηση κατά 1 πίνακα { FORM($board, "to") }
       *[other] μετακίνηση κατά { $distance } πίνακες { FORM($board, "to") }
    }
teotihuacan-event-gain = +{ teotihuacan-amount } ({ $cause })
    .B-7-7 = εναλλακτική ενέργεια: +{ teotihuacan-amount }
    .B-8-1 = +{ teotihuacan-amount } από το Λατομείο
    .B-8-2 = +{ teotihuacan-amount } από τα Αποθέματα Χρυσού
    .B-8-4 = +{ teotihuacan-amount } από το Δάσος
    .B-8-5 =
        { $good_id ->
            [wood] +{ teotihuacan-amount } από το Δάσος
            [stone] +{ teotihuacan-amount } από το Λατομείο
           *[gold] +{ teotihuacan-amount } από τα Αποθέματα Χρυσού
        }
teotihuacan-event-pay = −{ teotihuacan-amount } ({ $cause })
teotihuacan-event-score = { $points } ΠΝ ({ $cause })
teotihuacan-event-changes = { $changes } ({ $cause })
teotihuacan-event-lock = κλείδωμα εργάτη με δύναμη { $power } στη Λατρεία ({ $space })
    .B-3-5 = εκτόπιση κλειδωμένου εργάτη προς: { $space }
    .B-8-6 = ο κλειδωμένος εργάτης του προχωράει: { $space }
teotihuacan-event-unlock =
    { $count ->
        [one] ξεκλείδωμα του εργάτη { FORM($board_list, "at") }
       *[other] ξεκλείδωμα των εργατών { FORM($board_list, "at") }
    }
    .T-4-4 =
        { $count ->
            [one] δωρεάν ξεκλείδωμα του εργάτη { FORM($board_list, "at") }
           *[other] δωρεάν ξεκλείδωμα των εργατών { FORM($board_list, "at") }
        }
    .T-7-3 = ξεκλείδωμα του εργάτη { FORM($board_list, "at") } λόγω εκτόπισης από άλλον παίκτη
    .B-3-5 = ξεκλείδωμα του εργάτη { FORM($board_list, "at") } λόγω εκτόπισης από το Teotibot
    .B-8-6 = δωρεάν ξεκλείδωμα του εργάτη { FORM($board_list, "at") } λόγω εκτόπισης από το Teotibot
teotihuacan-event-power =
    { $board_id ->
        [none] αναβάθμιση εργάτη σε δύναμη { $power }
       *[other] αναβάθμιση εργάτη { FORM($board, "at") } σε δύναμη { $power }
    }
    .X-3-11 =
        { $board_id ->
            [none] πτώση εργάτη σε δύναμη { $power }
           *[other] πτώση εργάτη { FORM($board, "at") } σε δύναμη { $power }
        }
teotihuacan-event-claim =
    { $place_id ->
        [none] λήψη του πλακιδίου «{ $discovery }»
       *[other] λήψη του πλακιδίου «{ $discovery }» ({ $place })
    }
teotihuacan-event-use = χρήση του πλακιδίου «{ $discovery }»
teotihuacan-event-temple = { $temple }, βήμα { $step } ({ $cause })
teotihuacan-event-step_lost =
    { $track_id ->
        [none] { $steps ->
            [one] κανένας ναός δεν έχει άλλο βήμα: το βήμα χάθηκε
           *[other] κανένας ναός δεν έχει άλλο βήμα: χάθηκαν { $steps } βήματα
        }
        [avenue] χάθηκε ένα βήμα στη Λεωφόρο: ο δείκτης είναι ήδη στο τέλος της
       *[temple] χάθηκε ένα βήμα { FORM($track, "at") }: ο δείκτης είναι ήδη στην κορυφή ή η κορυφή είναι πιασμένη
    }
teotihuacan-event-avenue = Λεωφόρος, βήμα { $step } ({ $cause })
teotihuacan-event-pyramid_track = δρόμος της Πυραμίδας, βήμα { $step }
teotihuacan-event-technology = απόκτηση Τεχνολογίας: { $technology }
teotihuacan-event-building = κτίσιμο κτιρίου ({ $row }, θέση { $column })
teotihuacan-event-build = κτίσιμο πλακιδίου Πυραμίδας ({ $spot }): { $icons }
teotihuacan-event-decorate = τοποθέτηση πλακιδίου Διακόσμησης ({ $space }): { $icons }
teotihuacan-event-main_action = κύρια ενέργεια { FORM($board, "at") }
teotihuacan-event-abandon = εγκατάλειψη της κύριας ενέργειας { FORM($board, "at") }
teotihuacan-event-ascension = Ανάληψη εργάτη, που ξαναγεννιέται στο Παλάτι
teotihuacan-event-light_disc = ο λευκός δίσκος στο { $step }
teotihuacan-event-dark_disc = ο μαύρος δίσκος στο { $step }, ο λευκός πίσω στο 0
teotihuacan-event-eclipse_triggered =
    { $turns_left ->
        [0] ακολουθεί Έκλειψη αμέσως μετά από αυτόν τον γύρο
        [one] ακολουθεί Έκλειψη μετά από έναν ακόμη γύρο
       *[other] ακολουθεί Έκλειψη μετά από { $turns_left } ακόμη γύρους
    }
teotihuacan-event-pyramid_complete = η Πυραμίδα ολοκληρώθηκε: με την επόμενη Έκλειψη τελειώνει το παιχνίδι
teotihuacan-event-bonus = { $points } ΠΝ (πλακίδιο Επιβράβευσης: { $bonus })

## Πηγές πόντων και αιτίες αλλαγών

teotihuacan-source-avenue = Λεωφόρος
teotihuacan-source-pyramid_lead = πρωτιά στην Πυραμίδα
teotihuacan-source-pyramid_steps = βήματα Πυραμίδας
teotihuacan-source-masks = μάσκες
teotihuacan-source-wages = απλήρωτος μισθός
teotihuacan-source-temples = βήματα στους ναούς
teotihuacan-source-construction = Κατασκευές
teotihuacan-source-decorations = Διακοσμήσεις
teotihuacan-source-nobles = Ευγενείς
teotihuacan-source-technologies = Τεχνολογίες
teotihuacan-source-technology_owner = Τεχνολογίες άλλων
teotihuacan-source-worship = Λατρεία
teotihuacan-source-boards = πίνακες πόρων
teotihuacan-source-discovery = πλακίδια Ανακάλυψης
teotihuacan-source-ascension = Ανάληψη
teotihuacan-source-bonus = πλακίδια Επιβράβευσης
teotihuacan-source-setup = στήσιμο
teotihuacan-source-other = άλλα

teotihuacan-cause-avenue = Λεωφόρος
teotihuacan-cause-pyramid_lead = πρωτιά στον δρόμο της Πυραμίδας
teotihuacan-cause-pyramid_steps = δρόμος της Πυραμίδας
teotihuacan-cause-masks = μάσκες
teotihuacan-cause-wages = μισθός
teotihuacan-cause-unpaid = απλήρωτος μισθός
teotihuacan-cause-temples = βήμα σε ναό
teotihuacan-cause-construction = Κατασκευές
teotihuacan-cause-icons = όμοια εικονίδια
teotihuacan-cause-decorations = Διακόσμηση
teotihuacan-cause-nobles = κτίριο
teotihuacan-cause-technologies = Τεχνολογία
teotihuacan-cause-technology_owner = κατοχή Τεχνολογίας που αποκτά άλλος
teotihuacan-cause-worship = Λατρεία
teotihuacan-cause-boards = κύρια ενέργεια
teotihuacan-cause-discovery = πλακίδιο Ανακάλυψης
teotihuacan-cause-ascension = Ανάληψη
teotihuacan-cause-bonus = πλακίδιο Επιβράβευσης
teotihuacan-cause-setup = στήσιμο
teotihuacan-cause-collect = Συλλογή Κακάο
teotihuacan-cause-cocoa = κόστος της κύριας ενέργειας
teotihuacan-cause-worship_cost = κόστος της Λατρείας
teotihuacan-cause-unlock = ξεκλείδωμα
teotihuacan-cause-choice = ελεύθερη επιλογή
teotihuacan-cause-cost = κόστος του πλακιδίου Ανακάλυψης
teotihuacan-cause-other = κανόνας { $clause }

teotihuacan-over-stages = Ανά Έκλειψη, { $name }: { $points }
teotihuacan-ending-eclipse = τρίτη Έκλειψη
teotihuacan-ending-pyramid = ολοκληρωμένη Πυραμίδα
teotihuacan-tie-points = περισσότεροι πόντοι
teotihuacan-tie-cocoa = ισοπαλία στους πόντους, περισσότερο κακάο στο τέλος
teotihuacan-tie-order = ισοπαλία σε πόντους και κακάο, νωρίτερα στη σειρά παικτών
    .T-22-5 = ισοπαλία σε πόντους και κακάο, αργότερα στη σειρά παικτών (Σκοτεινή Έκλειψη)

## Τι ακολουθεί μια επιλογή

teotihuacan-follow-leaves = φεύγει
teotihuacan-follow-collect = συλλογή { $cocoa }
teotihuacan-follow-main = κύρια ενέργεια { $cocoa }
teotihuacan-follow-wages = μισθός { $from } → { $at }
    .stay = ο μισθός μένει { $at }
teotihuacan-follow-paid = δεν χάνεται τίποτα
teotihuacan-follow-or_tile = ή πλακίδιο
teotihuacan-follow-price = μετά πληρωμή: { $amount }
teotihuacan-follow-nothing = τίποτα τώρα
teotihuacan-follow-no_tile = κανένα πλακίδιο χωρίς { FORM($amount, "acc") }
teotihuacan-follow-keep = κρατάτε { FORM($amount, "acc") }
teotihuacan-follow-within =
    { $kind_id ->
        [technology]
            { $count ->
                [one] 1 εφικτή Τεχνολογία
               *[other] { $count } εφικτές Τεχνολογίες
            }
        [tile]
            { $count ->
                [one] 1 εφικτό πλακίδιο
               *[other] { $count } εφικτά πλακίδια
            }
       *[other]
            { $count ->
                [one] 1 εφικτό
               *[other] { $count } εφικτά
            }
    }
teotihuacan-short = έλλειψη: { $goods }
teotihuacan-help-workers =
    { $workers ->
        [one] με 1 εργάτη εδώ: { $gold } { $gold ->
            [one] χρυσό
           *[other] χρυσά
        }
       *[other] με { $workers } εργάτες εδώ: { $gold } { $gold ->
            [one] χρυσό
           *[other] χρυσά
        }
    }
teotihuacan-from-cocoa = ένας εργάτης μπορεί να κάνει Συλλογή Κακάο σε κάθε πίνακα
teotihuacan-from-wood = το Δάσος δίνει ξύλο
teotihuacan-from-stone = το Λατομείο δίνει πέτρα
teotihuacan-from-gold = τα Αποθέματα Χρυσού δίνουν χρυσό
teotihuacan-from-worker = ένας ακόμη δικός σας εργάτης εδώ
teotihuacan-help-power = τη φτάνει και ένας μόνο εργάτης με δύναμη 4 ή 5
teotihuacan-ask-held = οφείλετε { $due }, έχετε { $held }
teotihuacan-ask-means =
    { $workers ->
        [one] { $gold } { $gold ->
            [one] χρυσό
           *[other] χρυσά
        }, 1 εργάτης
       *[other] { $gold } { $gold ->
            [one] χρυσό
           *[other] χρυσά
        }, { $workers } εργάτες
    }
teotihuacan-ask-from = Δύναμη { $power }, από { FORM($board, "acc") }
teotihuacan-ask-built =
    { $built ->
        [0] { $most ->
            [1] Ένα πλακίδιο
           *[other] Το πρώτο, έως { $most } συνολικά
        }
       *[other] Κτισμένα { $built }, έως { $most }
    }

## Γιατί δεν γίνεται κάτι

teotihuacan-why-ability-needed = Εδώ δεν μπορείτε να πάρετε μόνο το πλακίδιο: ενεργοποιείτε και την ιδιότητα του χώρου.
teotihuacan-why-already-kept = Κάποιος έχει ήδη κρατήσει αυτό το πλακίδιο.
teotihuacan-why-already-yours = Έχετε ήδη αυτή την Τεχνολογία.
    .short = την έχετε
teotihuacan-why-cannot-pay = Δεν μπορείτε να πληρώσετε το κόστος.
    .short = πολύ ακριβό
teotihuacan-why-cannot-pay-both = Δεν μπορείτε να πληρώσετε και για τα δύο.
    .short = πολύ ακριβό
    .help = ένα μόνο από τα δύο κοστίζει λιγότερο
teotihuacan-why-chance = Τώρα αποφασίζει η τύχη.
teotihuacan-why-covered = Εκεί υπάρχει ήδη κάτι.
teotihuacan-why-free-unlock = Σε αυτόν τον γύρο ξεκλειδώνετε δωρεάν τους εργάτες σας.
teotihuacan-why-just-moved = Αυτός ο εργάτης μόλις μετακινήθηκε.
teotihuacan-why-mask = Η μάσκα δεν χρησιμοποιείται: δίνει πόντους σε κάθε Έκλειψη.
teotihuacan-why-minimum = Δεν μπορείτε να κάνετε ούτε το ελάχιστο που ζητά η ενέργεια.
    .short = δεν γίνεται
teotihuacan-why-minimum-possible = Η ενέργεια μπορεί να εκτελεστεί, γι’ αυτό δεν μπορείτε να την εγκαταλείψετε.
teotihuacan-why-must-power-up = Πρέπει να αναβαθμιστεί ένας εργάτης.
teotihuacan-why-no-building = Δεν έμεινε κανένα κτίριο.
    .short = δεν έμεινε κανένα
teotihuacan-why-no-cocoa = Κοστίζει { $cocoa } κακάο· έχετε { $held }.
teotihuacan-why-no-wood = Κοστίζει { $wood } { $wood ->
        [one] ξύλο
       *[other] ξύλα
    }· έχετε { $held }.
teotihuacan-why-no-wood-to-save = Ένα πλακίδιο αυτού του επιπέδου δεν κοστίζει ξύλο.
teotihuacan-why-no-stone = Κοστίζει { $stone } { $stone ->
        [one] πέτρα
       *[other] πέτρες
    }· έχετε { $held }.
teotihuacan-why-no-gold = Κοστίζει { $gold } { $gold ->
        [one] χρυσό
       *[other] χρυσά
    }· έχετε { $held }.
teotihuacan-why-no-effect = Τώρα δεν θα έκανε τίποτα.
teotihuacan-why-no-main-action = Αυτός ο πίνακας δεν έχει κύρια ενέργεια.
teotihuacan-why-no-place = Δεν υπάρχει στην Πυραμίδα διαθέσιμη θέση για πλακίδιο που μπορείτε να πληρώσετε.
    .short = καμία θέση
    .help = με περισσότερη πέτρα και ξύλο πληρώνετε ψηλότερα επίπεδα
teotihuacan-why-no-reserve = Ο τέταρτος εργάτης σας είναι ήδη στο παιχνίδι.
    .short = ήδη στο παιχνίδι
teotihuacan-why-no-second-worker = Δεν υπάρχει δεύτερος εργάτης σας για να πάει μαζί.
teotihuacan-why-no-space = Δεν υπάρχει στην Πυραμίδα διαθέσιμη πλευρά για πλακίδιο Διακόσμησης.
    .short = καμία πλευρά
    .help = όσα πλακίδια κτίζονται στην Πυραμίδα ανοίγουν την επόμενη θέση μιας πλευράς
teotihuacan-why-no-support = Δεν έχει κτιστεί ακόμη αυτό που πρέπει να είναι από κάτω.
    .help = χρειάζονται πρώτα πλακίδια στο επίπεδο από κάτω
teotihuacan-why-no-tile = Δεν υπάρχει πλακίδιο εκεί.
teotihuacan-why-no-worker = Δεν έχετε τέτοιον εργάτη εκεί.
    .help = πρέπει πρώτα να πάει εκεί εργάτης σας
teotihuacan-why-normal-turn = Έχετε αρχίσει κανονικό γύρο.
teotihuacan-why-not-due = Ο μισθός σας είναι { $cocoa } κακάο.
teotihuacan-why-not-in-hand = Δεν έχετε τέτοιο πλακίδιο.
teotihuacan-why-not-now = Αυτό δεν γίνεται αυτή τη στιγμή.
teotihuacan-why-not-offered = Αυτό το πλακίδιο δεν σας προσφέρεται.
teotihuacan-why-not-on-display = Δεν είναι στην προσφορά.
teotihuacan-why-not-on-the-board = Δεν είναι στον πίνακα.
teotihuacan-why-not-shown = Κανένα από τα δύο πλακίδιά σας δεν δείχνει αυτόν τον πίνακα.
teotihuacan-why-not-there = Δεν είναι εκεί.
teotihuacan-why-not-your-turn = Τα πλακίδια χρησιμοποιούνται στη δική σας σειρά.
teotihuacan-why-nothing-locked = Κανένας εργάτης σας δεν είναι κλειδωμένος.
teotihuacan-why-occupied-by-own = Εκεί είναι κλειδωμένος δικός σας εργάτης.
    .short = είναι εκεί εργάτης σας
    .help = το ξεκλείδωμα αυτού του εργάτη ελευθερώνει τον χώρο
teotihuacan-why-one-at-least = Πρέπει να κτιστεί ένα πλακίδιο.
teotihuacan-why-one-worker-a-board = Οι εργάτες σας ξεκινούν σε διαφορετικούς πίνακες, όσοι έχουν ίση δύναμη με τη σειρά των πινάκων.
teotihuacan-why-other-board = Αυτό ανήκει σε άλλον πίνακα: { $board }.
teotihuacan-why-other-decision = Τώρα αποφασίζεται κάτι άλλο.
teotihuacan-why-other-turn = Αυτός δεν είναι κανονικός γύρος.
teotihuacan-why-other-row =
    { $workers ->
        [one] Με 1 εργάτη κτίζετε σε άλλη σειρά.
       *[other] Με { $workers } εργάτες κτίζετε σε άλλη σειρά.
    }
    .short = άλλη σειρά
    .help = 1 εργάτης κτίζει στην πάνω σειρά, 2 στη μεσαία, 3 στην κάτω
teotihuacan-why-over = Το παιχνίδι τελείωσε.
teotihuacan-why-row-full = Η σειρά είναι γεμάτη.
    .short = γεμάτη σειρά
    .help = το κτίριο μπαίνει σε σειρά με κενή θέση
teotihuacan-why-rows-full = Όλες οι σειρές που φτάνετε είναι γεμάτες.
    .short = γεμάτες σειρές
    .help = περισσότεροι εργάτες σας εδώ φτάνουν σε χαμηλότερη σειρά
teotihuacan-why-tile-placed = Έχει ήδη κτιστεί πλακίδιο.
teotihuacan-why-too-far =
    { $distance ->
        [one] Απέχει { $distance } πίνακα· ένας εργάτης μετακινείται το πολύ { $most }.
       *[other] Απέχει { $distance } πίνακες· ένας εργάτης μετακινείται το πολύ { $most }.
    }
teotihuacan-why-too-few-workers =
    { $workers ->
        [one] Χρειάζεται 1 εργάτης.
       *[other] Χρειάζονται { $workers } εργάτες.
    }
    .short = πολύ λίγοι εργάτες
teotihuacan-why-top-step = Είστε ήδη στην κορυφή αυτού του ναού ή η κορυφή είναι πιασμένη.
    .short = στην κορυφή
teotihuacan-why-worshipping = Όχι όσο ένας εργάτης κάνει Λατρεία.

## Για τι είναι το παιχνίδι

teotihuacan-goal = Στόχος: οι περισσότεροι πόντοι νίκης μετά την τρίτη Έκλειψη. Στη σειρά σας μετακινείτε έναν εργάτη 1 έως 3 πίνακες δεξιόστροφα και κάνετε εκεί μία ενέργεια: Συλλογή Κακάο (1, και 1 για κάθε χρώμα εκεί), Λατρεία (ο εργάτης κλειδώνεται, ενεργοποιείτε την ιδιότητα του χώρου ή παίρνετε το πλακίδιο Ανακάλυψης) ή την κύρια ενέργεια του πίνακα (κοστίζει 1 κακάο για κάθε χρώμα εκεί και αναβαθμίζει έναν εργάτη). Ο εργάτης που ξεπερνά τη δύναμη 5 κάνει Ανάληψη. Σε κάθε Έκλειψη βαθμολογούνται η Λεωφόρος, ο δρόμος της Πυραμίδας και οι μάσκες, και κάθε εργάτης θέλει κακάο ως μισθό.

teotihuacan-status =
    { $phase_id ->
        [over] Γύρος { $turn }
        [due] Γύρος { $turn } · έρχεται η Έκλειψη { $eclipse }
       *[ahead] Γύρος { $turn } · Έκλειψη { $eclipse } σε { $spaces } { $spaces ->
            [one] θέση
           *[other] θέσεις
        }
    }
