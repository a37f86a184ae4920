# Φυλές: μία από δύο για τον καθένα, με μυστική επιλογή.

tzolkin-help-tribes = Φυλές: πριν από τον πρώτο γύρο κρατάτε κρυφά μία από δύο φυλές. Η ιδιότητά της ισχύει μόνο για εσάς, σε όλο το παιχνίδι· η εντολή «players» δείχνει ποιος έχει ποια, η «tile balam» τι κάνει μία. Μερικές φυλές δίνουν πρόσθετες κινήσεις: το skip προσπερνά μια ελεύθερη θέση, το exchange πουλάει έναν κύβο πόρου για καλαμπόκι.

tzolkin-term-tribe = φυλή
    .effect = Όλοι παίρνουν δύο φυλές και κρατούν κρυφά μία, μαζί με τα πλακίδια Αρχικού Πλούτου. Αλλάζει τους κανόνες μόνο για τον κάτοχό της, από τον πρώτο γύρο έως τον τελευταίο.

tzolkin-tribe-ah_chuy_kak = Ah Chuy Kak
    .effect = Αν τοποθετήσετε σε έναν γύρο { $placed } ή περισσότερους εργάτες σε γρανάζια, μπορείτε μετά να μαζέψετε έναν εργάτη σας που ήταν ήδη εκεί.
tzolkin-tribe-ahau_chamahez = Ahau Chamahez
    .effect = Όταν μαζεύετε έναν εργάτη, μπορείτε να πληρώσετε { $corn } { $corn ->
            [one] καλαμπόκι
           *[other] καλαμπόκια
        } για να κάνετε την ενέργεια με τον επόμενο αριθμό· μπορεί να είναι και η θέση ελεύθερης επιλογής.
tzolkin-tribe-ahmakiq = Ahmakiq
    .effect = Μπορείτε να πάτε πάσο: ούτε τοποθετείτε ούτε μαζεύετε.
tzolkin-tribe-bacab = Bacab
    .effect = Αρχίζετε κάθε γύρο με τουλάχιστον { $least } καλαμπόκια, και η ζητιανιά σας ανεβάζει στα { $begging }.
tzolkin-tribe-balam = Balam
    .effect = Μια χαμηλότερη ενέργεια δεν σας κοστίζει: παίρνετε { $corn } { $corn ->
            [one] καλαμπόκι
           *[other] καλαμπόκια
        } αντί να πληρώνετε για τα βήματα πίσω, και στις θέσεις ελεύθερης επιλογής.
tzolkin-tribe-cit_bolon_tum = Cit-Bolon-Tum
    .effect = Μία φορά στον γύρο ένας εργάτης τοποθετείται σε γρανάζι με { $corn } { $corn ->
            [one] καλαμπόκι λιγότερο
           *[other] καλαμπόκια λιγότερα
        }. Οι εργάτες σας έχουν σε κάθε γρανάζι μία θέση παραπάνω, με ελεύθερη επιλογή ενέργειας, πριν εκτοπιστούν.
tzolkin-tribe-huracan = Huracan
    .effect = Οι εργάτες σας στα { $pairs } μπορούν να κάνουν τις ενέργειες με τον ίδιο αριθμό και στα δύο γρανάζια.
tzolkin-tribe-itzamna = Itzamná
    .effect = Τα βήματα τεχνολογίας σας κοστίζουν έναν κύβο πόρου λιγότερο: { $first ->
            [0] τίποτα για το επίπεδο 1
           *[other] { $first } για το επίπεδο 1
        }, { $second } για το επίπεδο 2, { $third } για το επίπεδο 3. Πέρα από το επίπεδο 3 πληρώνετε { $beyond } και επιλέγετε το μπόνους όποιας τεχνολογίας θέλετε.
tzolkin-tribe-ixtab = Ixtab
    .effect = Κρατάτε { $kept } πλακίδια Αρχικού Πλούτου, μετά κατεβαίνετε ένα σκαλοπάτι σε έναν ναό.
tzolkin-tribe-vacub_caquix = Vacub-Caquix
    .effect = Μία φορά σε γύρο τοποθέτησης οι εργάτες σας μπορούν να προσπεράσουν μια ελεύθερη θέση ενός γραναζιού.
tzolkin-tribe-xaman_ek = Xaman Ek
    .effect = Μία φορά στον γύρο, όποια στιγμή θέλετε, μπορείτε να πουλήσετε έναν κύβο πόρου: ξύλο για { $wood }, πέτρα για { $stone }, χρυσό για { $gold } καλαμπόκια.
tzolkin-tribe-yaluk = Yaluk
    .effect = Αρχίζετε με { $workers } εργάτες. Καθένας χρειάζεται { $corn } { $corn ->
            [one] καλαμπόκι
           *[other] καλαμπόκια
        } σε κάθε Ημέρα Τροφής και κοστίζει { $loss } ΠΝ αν μείνει ατάιστος.
tzolkin-tribe-yumkaax = Yumkaax
    .effect = Η τοποθέτηση πολλών εργατών σας κοστίζει λιγότερο: { $totals } καλαμπόκια για 1 έως 6 εργάτες, εκτός από τις θέσεις τους.
tzolkin-tribe-pair = { $gear } και { $other }

tzolkin-card-extra_space = Μία θέση παραπάνω για τους εργάτες της φυλής Cit-Bolon-Tum, που φτάνουν εκεί με τη στροφή του γραναζιού: οποιαδήποτε ενέργειά του, χωρίς πληρωμή για βήματα πίσω.
tzolkin-note-tribe = Παίζεται από: { $colour }

## Αποφάσεις

tzolkin-ask-choose-tribe = Ποια φυλή κρατάτε;
    .title = Φυλές
    .ask = Ποια μένει;
tzolkin-ask-pick-one = Ah Chuy Kak: ποιον εργάτη μαζεύετε επίσης;
    .title = Ah Chuy Kak
    .ask = Ποιος άλλος μαζεύεται;
tzolkin-ask-choose-bonus = Itzamná: ποιο μπόνους παίρνετε;
    .title = Itzamná
    .ask = Ποιο μπόνους;
tzolkin-ask-descend-ixtab = Ixtab: σε ποιον ναό κατεβαίνετε;
    .title = Ixtab
    .ask = Πού γίνεται η κάθοδος;
tzolkin-ask-turn-free = Είναι η σειρά σας. Τοποθετείτε εργάτες, μαζεύετε ή πηγαίνετε πάσο;
    .place = Είναι η σειρά σας. Τοποθετείτε εργάτες ή πηγαίνετε πάσο;
    .pick = Είναι η σειρά σας. Μαζεύετε εργάτες ή πηγαίνετε πάσο;
    .neither = Είναι η σειρά σας. Ζητιανεύετε ή πηγαίνετε πάσο;
    .title = Η σειρά σας
    .title-theirs = Γύρος
    .ask = Τοποθέτηση, μάζεμα, πάσο;
    .ask-place = Τοποθέτηση ή πάσο;
    .ask-pick = Μάζεμα ή πάσο;
    .ask-neither = Ζητιανιά ή πάσο;
tzolkin-ask-turn-sell = Δεν μπορείτε να πληρώσετε για κανέναν εργάτη: ζητιανέψτε ή πουλήστε πρώτα έναν κύβο πόρου.
    .title = Η σειρά σας
    .title-theirs = Γύρος
    .ask = Ζητιανιά ή πώληση πρώτα

tzolkin-action-tribe = Κρατήστε τη φυλή { $tribe }. { $effect }
    .name = { $tribe }
tzolkin-action-skip = Προσπεράστε { FORM($place, "acc") }: σε αυτόν τον γύρο οι εργάτες σας πηγαίνουν στο { $next }
    .name = Προσπέραση: { $place }
tzolkin-group-skip = Προσπέραση θέσης
tzolkin-group-exchange = Πώληση κύβου πόρου
tzolkin-action-exchange = Xaman Ek: πουλήστε 1 { $block } για { $corn } καλαμπόκια
    .name = Πώληση: { $block }
tzolkin-action-technology-bonus = { $technology }: { $effect }
    .name = { $technology }
tzolkin-action-technology-any = { $technology }, πέρα από το επίπεδο 3: το μπόνους οποιασδήποτε τεχνολογίας
    .name = { $technology }
tzolkin-pass-turn = Πάσο: ούτε τοποθετείτε ούτε μαζεύετε
    .name = Πάσο
tzolkin-pass-pick-one = Δεν μαζεύετε κανέναν
    .name = Κανέναν
tzolkin-hint-pair = κάνει και ενέργειες { FORM($gear, "gen") }

## Τι έγινε

tzolkin-event-tribe = επιλογή φυλής: { $tribe }
tzolkin-event-skip = προσπέραση σε αυτόν τον γύρο: { $place }
tzolkin-cause-ahau_chamahez = Ahau Chamahez
tzolkin-cause-bacab = Bacab
tzolkin-cause-balam = Balam
tzolkin-cause-ixtab = Ixtab
tzolkin-cause-xaman_ek = Xaman Ek

## Γιατί δεν γίνεται κάτι

tzolkin-why-not-dealt = Δεν σας μοιράστηκε αυτή η φυλή: { $tribe }.
tzolkin-why-placed-this-turn = Αυτός ο εργάτης τοποθετήθηκε σε αυτόν τον γύρο· μαζεύετε μόνο έναν που ήταν ήδη εκεί.
tzolkin-why-has-skipped = Προσπεράσατε ήδη μια θέση σε αυτόν τον γύρο.
tzolkin-why-nothing-above = { $gear }: καμία ελεύθερη θέση πάνω από τη χαμηλότερη.
tzolkin-why-skip-unpaid = Δεν θα μπορούσατε να πληρώσετε την επόμενη θέση { FORM($gear, "gen") }.
    .short = λίγο καλαμπόκι
    .help = το Palenque δίνει καλαμπόκι
tzolkin-why-has-exchanged = Πουλήσατε ήδη έναν κύβο πόρου σε αυτόν τον γύρο.
tzolkin-why-no-such-block = Δεν έχετε { $block } για πώληση.
    .help = το Yaxchilan δίνει κύβους πόρων
tzolkin-why-not-your-turn = Η φυλή Xaman Ek πουλάει μόνο στη δική σας σειρά.
tzolkin-why-not-in-a-payment = Τίποτα δεν πουλιέται όσο πληρώνεται κάτι.
tzolkin-why-needed-now = Χρειάζεστε αυτόν τον κύβο ({ $block }) για ό,τι επιλέξατε.

## Το τερματικό

tzolkin-show-tribe = φυλή: { $tribe }
    .secret = άγνωστη ακόμη
tzolkin-show-tribes = Φυλές
    .hint = τι επιτρέπει η καθεμία στον κάτοχό της
tzolkin-show-dealt = Τα πλακίδια Αρχικού Πλούτου σας, από τα οποία επιλέγετε μετά: { $tiles }

# Όσα λέγονται την πρώτη φορά για ένα είδος απόφασης.

tzolkin-first-pick-one = Η φυλή σας επιτρέπει να μαζέψετε έναν εργάτη μετά την τοποθέτηση, ή κανέναν.
tzolkin-first-choose-bonus = Η φυλή σας επιτρέπει να επιλέξετε το μπόνους οποιασδήποτε από τις τέσσερις τεχνολογίες.
tzolkin-first-choose-tribe = Η ιδιότητα της φυλής σας ισχύει σε όλο το παιχνίδι και μόνο για εσάς. Κρατήστε αυτή που ταιριάζει στα πλακίδια που σας μοιράστηκαν.
