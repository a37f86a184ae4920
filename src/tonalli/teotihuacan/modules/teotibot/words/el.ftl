# Το Teotibot: η άλλη πλευρά ενός σόλο παιχνιδιού.

teotihuacan-goal-solo = Στόχος: περισσότεροι πόντοι νίκης από το Teotibot μετά την τρίτη Έκλειψη· η ισοπαλία είναι ήττα. Στη σειρά σας μετακινείτε έναν εργάτη 1 έως 3 πίνακες δεξιόστροφα και κάνετε εκεί μία ενέργεια: Συλλογή Κακάο (1, και 1 για κάθε χρώμα εκεί), Λατρεία (ο εργάτης κλειδώνεται, ενεργοποιείτε την ιδιότητα του χώρου ή παίρνετε το πλακίδιο Ανακάλυψης) ή την κύρια ενέργεια του πίνακα (κοστίζει 1 κακάο για κάθε χρώμα εκεί και αναβαθμίζει έναν εργάτη). Ο εργάτης που ξεπερνά τη δύναμη 5 κάνει Ανάληψη. Σε κάθε Έκλειψη βαθμολογούνται η Λεωφόρος, ο δρόμος της Πυραμίδας και οι μάσκες, και κάθε εργάτης θέλει κακάο ως μισθό. Μετά από κάθε γύρο σας το Teotibot ρίχνει δύο ζάρια· το άθροισμά τους επιλέγει το πλακίδιο της πυραμίδας δράσης του που ενεργεί (το «board teotibot» τη δείχνει, το «tile μαεστρία» εξηγεί ένα πλακίδιο).

## Το Teotibot

teotihuacan-solo-won = Νίκη: { $name } με { $own } ΠΝ έναντι { $other } του Teotibot.
teotihuacan-solo-lost = Ήττα: { $name } με { $own } ΠΝ έναντι { $other } του Teotibot.
teotihuacan-solo-tied = Ήττα: { $name } και Teotibot με { $own } ΠΝ, και η ισοπαλία είναι ήττα.
teotihuacan-event-die = ρίψη { $dice }: { $sum }
    .X-5-16 = ρίψη { $sum } για πέρασμα από την Αυλή
teotihuacan-event-activate = ενεργεί το πλακίδιο «{ $tile }» ({ $slot })
teotihuacan-event-fails =
    { $lacking_id ->
        [worker] κανένας εργάτης { FORM($board, "at") }
        [wood] δεν φτάνει το ξύλο ({ $board })
        [stone] δεν φτάνει η πέτρα ({ $board })
        [gold] δεν φτάνει ο χρυσός ({ $board })
        [space] δεν έμεινε θέση ({ $board })
        [tile] δεν έμεινε πλακίδιο ({ $board })
        [technology] δεν έμεινε Τεχνολογία { FORM($board, "at") }
        [building] δεν έμεινε κτίριο ({ $board })
        [mask] καμία νέα μάσκα που να μπορεί να πληρωθεί
        [action] καμία ενέργεια { FORM($board, "at") }
       *[none] τίποτα { FORM($board, "at") }
    }
teotihuacan-event-failures = δεν έγινε: { $parts }
teotihuacan-event-discard = απόρριψη του πλακιδίου «{ $discovery }» ({ $board })
teotihuacan-event-reshuffle = τα πλακίδια Ανακάλυψης που απορρίφθηκαν γίνονται νέα στοίβα
teotihuacan-event-rises = { $tile } → { $slot }
teotihuacan-event-enters = { $tile } → { $slot }
teotihuacan-event-spare = { $tile } → { $slot }
teotihuacan-event-direction = το πλακίδιο κατεύθυνσης γυρίζει σε { $face }
teotihuacan-event-refill = πυραμίδα δράσης: { $parts }

## Πηγές και αιτίες

teotihuacan-source-exchange = ανταλλαγή κακάο
teotihuacan-cause-exchange = ανταλλαγή κακάο
teotihuacan-cause-least = ό,τι έχει λιγότερο
teotihuacan-cause-fallback = εναλλακτική ενέργεια
teotihuacan-cause-mastery = Μαεστρία
teotihuacan-source-solo_goods = υπόλοιπα αγαθά του Teotibot
teotihuacan-source-solo_technologies = Τεχνολογίες του Teotibot
teotihuacan-source-solo_temples = επιβραβεύσεις ναών του Teotibot
teotihuacan-cause-solo_goods = υπόλοιπα αγαθά
teotihuacan-cause-solo_technologies = Τεχνολογίες στο τέλος
teotihuacan-cause-solo_temples = επιβραβεύσεις ναών στο τέλος

## Τα πλακίδια δράσης και οι λέξεις του Teotibot

teotihuacan-action_tile-construction = Κατασκευές
    .title = Πλακίδιο του Teotibot: Κατασκευές
    .effect = Με εργάτη στο Κατασκευές και 2 πέτρες κτίζει το πιο αριστερό πλακίδιο Πυραμίδας: κερδίζει τους πόντους του επιπέδου και 2 ακόμη, ένα βήμα στον δρόμο της Πυραμίδας και στον ψηλότερο ναό του. Αλλιώς παίρνει 2 πέτρες αν έχει εργάτη στο Λατομείο, αλλιώς κάνει την εναλλακτική ενέργεια. Ο εργάτης αναβαθμίζεται και προχωράει.
teotihuacan-action_tile-decorations = Διακοσμήσεις
    .title = Πλακίδιο του Teotibot: Διακοσμήσεις
    .effect = Με εργάτη στο Διακοσμήσεις και 2 χρυσά τοποθετεί το πρώτο από πάνω πλακίδιο Διακόσμησης: 5 ΠΝ, ένα βήμα στον δρόμο της Πυραμίδας και στον ψηλότερο ναό του. Αλλιώς παίρνει 2 χρυσά αν έχει εργάτη στα Αποθέματα Χρυσού, αλλιώς κάνει την εναλλακτική ενέργεια. Ο εργάτης αναβαθμίζεται και προχωράει.
teotihuacan-action_tile-alchemy = Αλχημεία
    .title = Πλακίδιο του Teotibot: Αλχημεία
    .effect = Με εργάτη στην Αλχημεία και 1 χρυσό παίρνει τη χαμηλότερη Τεχνολογία που δεν έχει κανείς (αν δεν υπάρχει, τη χαμηλότερη που του λείπει) και προχωράει στον ναό της· ο εργάτης αναβαθμίζεται και προχωράει. Αλλιώς ο μικρότερος εργάτης του αναβαθμίζεται δύο φορές.
teotihuacan-action_tile-nobles = Ευγενείς
    .title = Πλακίδιο του Teotibot: Ευγενείς
    .effect = Με εργάτη στο Ευγενείς και 2 ξύλα κτίζει ένα κτίριο για τους πόντους του και κάνει ένα βήμα στη Λεωφόρο. Αλλιώς παίρνει 2 ξύλα αν έχει εργάτη στο Δάσος, αλλιώς κάνει την εναλλακτική ενέργεια. Ο εργάτης αναβαθμίζεται και προχωράει.
teotihuacan-action_tile-mastery = Μαεστρία
    .title = Πλακίδιο του Teotibot: Μαεστρία
    .effect = Ο μεγαλύτερος εργάτης του ενεργεί στον πίνακα όπου βρίσκεται ή, αν δεν γίνεται, ο επόμενος· εκείνος ο εργάτης αναβαθμίζεται και προχωράει. Αν δεν γίνεται με κανέναν, κάνει την εναλλακτική ενέργεια.
teotihuacan-action_tile-worship = Λατρεία
    .title = Πλακίδιο του Teotibot: Λατρεία
    .effect = Ο κλειδωμένος εργάτης του πηγαίνει στον χώρο Λατρείας του επόμενου ναού, ξεκλειδώνει εκεί εργάτη σας και προχωράει στον ναό του, στο Διακοσμήσεις στον ναό όπου είναι πιο ψηλά. Το πλακίδιο Ανακάλυψης εκεί αντικαθίσταται.
teotihuacan-action_tile-mask_collection = Συλλογή Μασκών
    .title = Πλακίδιο του Teotibot: Συλλογή Μασκών
    .effect = Παίρνει και πληρώνει την πιο σπάνια μάσκα δίπλα σε χώρο Λατρείας που του λείπει και μπορεί να πληρώσει. Αν δεν υπάρχει, κάνει την εναλλακτική ενέργεια.
teotihuacan-solo-teotibot = Teotibot
    .effect = Ρίχνει δύο ζάρια· το άθροισμά τους επιλέγει το πλακίδιο της πυραμίδας δράσης του που ενεργεί. Μετά πλακίδια ανεβαίνουν στο κενό, το πλακίδιο αναμονής μπαίνει από κάτω, το πλακίδιο που χρησιμοποιήθηκε γίνεται πλακίδιο αναμονής, και το πάνω πλακίδιο κατεύθυνσης γυρίζει ανάποδα και μπαίνει κάτω. Δεν πληρώνει κακάο για ενέργειες ούτε μισθό. Αν εκτοπίσετε τον κλειδωμένο εργάτη του, πηγαίνει στον επόμενο ελεύθερο χώρο Λατρείας ναού.
teotihuacan-solo-fallback = εναλλακτική ενέργεια
    .effect = Το Teotibot κερδίζει 5 κακάο· ο μικρότερος εργάτης του αναβαθμίζεται και προχωράει.
teotihuacan-solo-direction = πλακίδια κατεύθυνσης
    .effect = Το πάνω ισχύει για κενό στην πάνω σειρά της πυραμίδας δράσης του Teotibot, το κάτω για τη μεσαία: ↗ ανεβάζει το πλακίδιο κάτω αριστερά από το κενό, ↖ αυτό κάτω δεξιά.
teotihuacan-solo-spare = πλακίδιο αναμονής
    .effect = Το πλακίδιο δίπλα στην πυραμίδα δράσης του Teotibot: μπαίνει στην κάτω σειρά στο τέλος του γύρου, και τη θέση του παίρνει το πλακίδιο που ενήργησε.

## Αριθμοί κατά τη ρύθμιση

teotihuacan-note-worship-steps =
    { $steps ->
        [one] Προχωράει 1 βήμα, στο Διακοσμήσεις { $any }.
       *[other] Προχωράει { $steps } βήματα, στο Διακοσμήσεις { $any }.
    }
teotihuacan-note-bot-points = 10 κακάο γίνονται αμέσως { $exchange } ΠΝ. Στο τέλος κερδίζει { $technology } ΠΝ για κάθε Τεχνολογία και { $bonus } ΠΝ για κάθε πλακίδιο Επιβράβευσης Ναού στο οποίο έφτασε.

## Η πλευρά του Teotibot στο τραπέζι

teotihuacan-show-bot-last-die =
    { $slot_id ->
        [none] τελευταίο ζάρι της Αυλής: { $die }, κανένα Βασιλικό πλακίδιο
       *[other] τελευταίο ζάρι της Αυλής: { $die }, { $slot } Βασιλικό πλακίδιο
    }
teotihuacan-show-bot-last-trail = τελευταίο πλακίδιο Πορείας: περιοχή { $region }

teotihuacan-show-no-wages = –
teotihuacan-show-teotibot = Η πυραμίδα δράσης του Teotibot
    .hint = το άθροισμα δύο ζαριών επιλέγει το πλακίδιο που ενεργεί
teotihuacan-show-slot = { $sums } · { $chance }%
teotihuacan-show-slot-never = πρέπει να ανεβεί
teotihuacan-show-spare = πλακίδιο αναμονής, μπαίνει επόμενο:
teotihuacan-show-direction = ένα κενό γεμίζει
teotihuacan-show-bot-workers = εργάτες
teotihuacan-show-bot-tracks = μπλε ναός { $blue }, κόκκινος { $red }, πράσινος { $green }· Λεωφόρος { $avenue }, δρόμος της Πυραμίδας { $pyramid }
teotihuacan-show-bot-owns = { $owned }
teotihuacan-show-bot-discarded = πλακίδια που απορρίφθηκαν: { $tiles }
teotihuacan-show-bot-settings = ρυθμίσεις: { $settings }
teotihuacan-direction-right = ↗
    .from = από κάτω αριστερά
teotihuacan-direction-left = ↖
    .from = από κάτω δεξιά
teotihuacan-slot-T = πάνω
teotihuacan-slot-ML = μέση αριστερά
teotihuacan-slot-MR = μέση δεξιά
teotihuacan-slot-BL = κάτω αριστερά
teotihuacan-slot-BM = κάτω στη μέση
teotihuacan-slot-BR = κάτω δεξιά
teotihuacan-slot-spare = αναμονή

## Οι ρυθμίσεις του

cli-bot-worker_power_gold = αρχική δύναμη στα Αποθέματα Χρυσού
cli-bot-worker_power_nobles = αρχική δύναμη στο Ευγενείς
cli-bot-worker_power_construction = αρχική δύναμη στο Κατασκευές
cli-bot-start_gold = αρχικός χρυσός
cli-bot-start_stone = αρχική πέτρα
cli-bot-start_wood = αρχικό ξύλο
cli-bot-vp_per_exchange = ΠΝ για 10 κακάο
cli-bot-worship_step_change = περισσότερα βήματα σε ναούς στη Λατρεία
cli-bot-vp_per_temple_bonus = ΠΝ στο τέλος ανά επιβράβευση ναού
cli-bot-vp_per_technology = ΠΝ στο τέλος ανά Τεχνολογία
