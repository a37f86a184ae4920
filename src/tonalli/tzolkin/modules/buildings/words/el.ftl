# Νέα κτίρια: ανακαίνιση, εισοδήματα, τα πλακίδια και των δύο εποχών.

tzolkin-help-buildings = Νέα κτίρια: τέσσερα της εποχής 1 δίνουν στον κάτοχό τους κάτι σε κάθε Ημέρα Τροφής, πριν από το τάισμα. Όταν κτίζετε αργότερα, μπορείτε να κατεδαφίσετε ένα από αυτά, και το τυπωμένο κόστος του μετράει ως πληρωμένο, κύβο προς κύβο· σας ρωτά το παιχνίδι όποτε γίνεται. Η εντολή «tile ανακαίνιση» λέει περισσότερα.



tzolkin-building-a1_granary = Σιταποθήκη
    .effect = κάθε Ημέρα Τροφής 3 καλαμπόκια, πριν από το τάισμα
tzolkin-building-a1_ancestor_tomb = Τάφος των προγόνων
    .effect = κάθε Ημέρα Τροφής 1 ξύλο στην εποχή 1, 1 κρανίο στην εποχή 2
tzolkin-building-a1_gold_workshop = Χρυσοχοείο
    .effect = κάθε Ημέρα Τροφής 1 χρυσό
tzolkin-building-a1_stone_shrine = Πέτρινο ιερό
    .effect = κάθε Ημέρα Τροφής 1 πέτρα
tzolkin-building-a2_bountiful_farm = Εύφορη φάρμα
    .effect = 8 καλαμπόκια
tzolkin-building-a2_monument_yard = Αυλή μνημείων
    .effect = μπορείτε να κτίσετε ένα μνημείο· 1 ΠΝ
tzolkin-building-a2_house_of_scholars = Οίκος των λογίων
    .effect = μπορείτε να πάρετε πίσω ένα επίπεδο μιας τεχνολογίας και να προχωρήσετε σε καθεμία από τις άλλες
tzolkin-building-a2_skull_shrine = Ιερό των κρανίων
    .effect = το κρανίο του μένει πάνω του και μετράει ως τοποθετημένο· 7 ΠΝ· ένα σκαλοπάτι σε οποιονδήποτε ναό

tzolkin-card-renovatable = Ανακαινίζεται: κατεδαφίστε το όταν κτίζετε, και το κόστος του μετράει ως πληρωμένο.
tzolkin-card-monument_yard = Και το κτίριο «Αυλή μνημείων» σας επιτρέπει να κτίσετε ένα.
tzolkin-term-renovation = ανακαίνιση
    .effect = Όταν κτίζετε κτίριο ή μνημείο, μπορείτε να κατεδαφίσετε ένα δικό σας που ανακαινίζεται. Το τυπωμένο κόστος του, κύβο προς κύβο, μετράει για το νέο· ό,τι περισσεύει χάνεται, και το παλιό πλακίδιο φεύγει από το παιχνίδι.

## Αποφάσεις

tzolkin-ask-renovate =
    { $monument_id ->
        [none] Κατεδαφίζετε κάτι για να πληρώσετε το «{ $building }»;
       *[other] Κατεδαφίζετε κάτι για να πληρώσετε το μνημείο «{ $monument }»;
    }
    .title = Ανακαίνιση
    .ask = Κατεδάφιση;
tzolkin-ask-exchange-technology = Οίκος των λογίων: ποιας τεχνολογίας παίρνετε πίσω ένα επίπεδο, για να προχωρήσουν οι άλλες;
    .title = Οίκος των λογίων
    .ask = Ποια πάει πίσω;
tzolkin-ask-may-advance = Οίκος των λογίων: προχωράτε { FORM($track, "at") };
    .title = Οίκος των λογίων
    .ask = Πρόοδος { FORM($track, "at") };
tzolkin-ask-may-build-monument = Αυλή μνημείων: κτίζετε ένα μνημείο;
    .title = Αυλή μνημείων
    .ask = Κτίσιμο μνημείου;

tzolkin-action-renovate = Κατεδαφίστε το «{ $building }» και πληρώστε τα υπόλοιπα
    .name = { $building }
tzolkin-action-lower = { $technology }: πίσω στο επίπεδο { $level }, μετά προχωρήστε στις άλλες
    .name = { $technology }
tzolkin-pass-renovate = Δεν κατεδαφίζετε τίποτα, πληρώνετε όλο το κόστος
    .name = Τίποτα
tzolkin-pass-exchange-technology = Αφήστε τις τεχνολογίες όπως είναι
    .name = Όπως είναι
tzolkin-pass-may-advance = Δεν προχωράτε { FORM($track, "at") }
    .name = Όχι αυτήν
tzolkin-pass-may-build-monument = Κανένα μνημείο
    .name = Κανένα μνημείο
tzolkin-follow-lost = χάνετε { FORM($goods, "acc") }
tzolkin-follow-nothing_due = πληρώνετε 0
tzolkin-hint-lost = χάνετε: { $effect }
tzolkin-hint-renovation =
    { $cost_id ->
        [none] με κατεδάφιση του «{ $building }» δεν θα έμενε τίποτα για πληρωμή
       *[other] με κατεδάφιση του «{ $building }» θα έμενε προς πληρωμή: { $cost }
    }
    .only = κατεδαφίζει το «{ $building }»: αλλιώς δεν μπορείτε να το πληρώσετε
    .one =
        { $cost_id ->
            [none] μόνο με κατεδάφιση του «{ $building }», και τότε δεν μένει τίποτα για πληρωμή
           *[other] μόνο με κατεδάφιση του «{ $building }», και τότε μένει προς πληρωμή: { $cost }
        }

## Τι έγινε

tzolkin-event-renovate = κατεδάφιση: «{ $building }»

tzolkin-source-income = εισόδημα Ημέρας Τροφής
tzolkin-cause-income = εισόδημα Ημέρας Τροφής
tzolkin-cause-scholars = Οίκος των λογίων

## Γιατί όχι

tzolkin-why-only-by-renovation = Δεν μπορείτε να το πληρώσετε χωρίς να κατεδαφίσετε κάτι.
    .short = δεν πληρώνεται
tzolkin-why-not-yours = Δεν έχετε αυτό το κτίριο: { $building }.
tzolkin-why-saves-nothing = { $building }: δεν θα γλίτωνε ούτε έναν κύβο πόρου.
    .short = δεν γλιτώνει τίποτα
tzolkin-why-level-0 = Δεν έχετε αρχίσει αυτή την τεχνολογία: { $technology }.
    .short = δεν άρχισε
    .help = χρειάζεται πρώτα ένα βήμα { FORM($technology, "at") }
tzolkin-why-in-their-order = Αποφασίζετε για τις τεχνολογίες τη μία μετά την άλλη· τώρα για: { $technology }.
tzolkin-why-asked-or-lowered = { $technology }: έχετε ήδη αποφασίσει γι’ αυτήν ή είναι αυτή που πήρατε πίσω.

# Όσα λέγονται την πρώτη φορά για ένα είδος απόφασης.

tzolkin-first-exchange-technology = Μία τεχνολογία μπορεί να πάει ένα επίπεδο πίσω· τότε οι τρεις άλλες μπορούν να προχωρήσουν από ένα επίπεδο, δωρεάν.
tzolkin-first-may-advance = Ένα δωρεάν βήμα σε αυτή την τεχνολογία, αν το θέλετε.
tzolkin-first-may-build-monument = Μπορείτε να κτίσετε μαζί ένα μνημείο, με το δικό του κόστος.
tzolkin-first-renovate = Ένα παλιότερο κτίριό σας μπορεί να κατεδαφιστεί: οι κύβοι του αφαιρούνται από το κόστος, αλλά ό,τι σας έδινε σταματά.
