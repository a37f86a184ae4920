# Οι σελίδες στον περιηγητή: αίθουσα, τραπέζι, αναπαραγωγή, ρυθμίσεις.

web-title = Tonalli
    .page = { $page } · Tonalli
    .turn = ● Η σειρά σας: { $page } · Tonalli
web-skip = Στο κύριο μέρος
web-nav = Σελίδες
web-close = Κλείσιμο
web-menu = Μενού
web-settings = Ρυθμίσεις
web-about = Σχετικά
web-to-lobby = Στην αίθουσα
web-missing = Δεν υπάρχει τέτοια σελίδα
    .text = Ίσως η διεύθυνση έχει λάθος ή η σελίδα δεν υπάρχει πια.
web-coming = Μια στιγμή …
web-none = κανένα
web-points = πόντοι νίκης
web-unofficial = Ανεπίσημο έργο φίλων των παιχνιδιών, χωρίς σχέση με τους εκδότες ή τους σχεδιαστές τους.


## Αρχή παιχνιδιού

web-your-name = Το όνομά σας
web-seats = Θέσεις
web-seat-name = Όνομα της θέσης { $number }
web-seat-you = εσείς
web-seat-person = Παίκτης { $number }
web-seat-open = Ελεύθερη θέση { $number }
web-seat-dawn = Υπολογιστής { $number }
web-seat-morning = Υπολογιστής { $number }
web-seat-noon = Υπολογιστής { $number }
web-seat-dusk = Υπολογιστής { $number }
web-seat-night = Υπολογιστής { $number }
web-seat-random = Υπολογιστής { $number }
web-seat-greedy = Υπολογιστής { $number }
web-seat-learned = Υπολογιστής { $number }
web-seat-bot = Υπολογιστής { $number }

web-option-players = Παίκτες
web-option-players-1 = Σόλο
web-option-setup = Στήσιμο
web-option-setup-standard = Κανονικό
    .hint = Τυχαίο· όλοι κρατούν δύο από τέσσερα πλακίδια Εκκίνησης.
web-option-setup-first = Πρώτο παιχνίδι
    .hint = Το στήσιμο που προτείνει το βιβλίο κανόνων για να μάθετε.
web-option-setup-draft = Ντραφτ
    .hint = Τα πλακίδια Εκκίνησης ανοίγουν και τα παίρνετε με τη σειρά.
web-option-eclipse = Έκλειψη
web-option-eclipse-standard = Κανονική
    .hint = Όλοι έχουν έναν γύρο ακόμη.
web-option-eclipse-dark = Σκοτεινή Έκλειψη
    .hint = Έρχεται αμέσως.
web-option-modules = Ενότητες
web-option-modules-obsidian = Οψιδιανός
    .acc = Οψιδιανό
    .hint = Ένα πέμπτο αγαθό για ανταλλαγές και νέες ενέργειες.
web-option-modules-court = Αυλή
    .hint = Βασιλικά πλακίδια, το καθένα με ιδιοκτήτη, στη θέση του Παλατιού.
web-option-modules-altars = Βωμοί και Σαμάνοι
    .acc = Βωμούς και Σαμάνους
    .hint = Ο σαμάνος σας κινείται αριστερόστροφα και βοηθά σε έναν πίνακα.
web-option-modules-empire = Αυτοκρατορία
    .hint = Πολεμιστές προχωρούν στον χάρτη και τον εποικίζουν.
web-option-modules-swift_bot = Γρήγορο Teotibot
    .hint = Τέσσερα πλακίδια κατεύθυνσης λένε πόσο μακριά πηγαίνουν οι εργάτες του.
web-option-modules-tribes = Φυλές
    .hint = Κάθε θέση έχει μια φυλή με δική της ιδιότητα.
web-option-modules-prophecies = Προφητείες
    .hint = Τρεις συμφορές αλλάζουν τι μετράει.
web-option-modules-buildings = Κτίρια
    .hint = Περισσότερα πλακίδια, και τα παλιά ανακαινίζονται.
web-option-modules-quick_actions = Γρήγορες ενέργειες
    .hint = Ένα μικρό ταμπλό με σύντομες δουλειές για 1 καλαμπόκι.
web-module-needed = Πάντα στο παιχνίδι με { $players } παίκτες.
web-option-conflict = Όχι μαζί με: { $module }.
web-option-bot = Το Teotibot
web-option-knob = { $name }: { $value }
web-level-easiest = Το πιο εύκολο
web-level-default = Κατά τους κανόνες
web-level-hardest = Το πιο δύσκολο
web-level-own = δικός σας συνδυασμός
web-level-details = Κάθε ρύθμιση χωριστά
    .hint = Το μικρότερο είναι ευκολότερο.
web-level-usual = (κανόνες)

web-my-tables = Τα τραπέζια σας
    .none = Κανένα ακόμη. Ένα τραπέζι που ανοίγετε ή όπου κάθεστε μένει εδώ ώσπου να τελειώσει, και λέει πότε είναι η σειρά σας.
web-your-turn = Η σειρά σας
web-finished = τελείωσε
web-open-tables = Ανοιχτά τραπέζια
    .hint = ανοιχτά για όλους
web-watch = Παρακολούθηση
web-replay-record = Αναπαραγωγή αρχείου
    .paste = Αφήστε εδώ ένα αρχείο ή επικολλήστε το κείμενό του.
    .file = Επιλογή αρχείου

## Στο τραπέζι

web-board = Τραπέζι
web-log = Ιστορικό
web-log-empty = Δεν έγινε τίποτα ακόμη.
web-log-whole = Εμφάνιση όλων από την αρχή
web-choice-bar = Τι αποφασίζεται
web-asked = { $name }: { $title }
web-out-of-turn = { $name }, ενώ παίζει: { $active }
web-choice-options = Επιλογές
web-choice-offers = Και στο πλάι
    .more = { $count } ακόμη
web-choice-or = ή
web-choice-then = μετά
web-closed = { $name }, όχι τώρα: { $why }
    .now = όχι τώρα
    .help = Τι θα βοηθούσε
    .rule = { $count ->
        [one] Κανόνας
       *[other] Κανόνες
    }
web-this-turn = Αυτός ο γύρος
web-placing = Τι τοποθετείται
    .left = Στροφή αριστερά
    .right = Στροφή δεξιά
    .degrees = { $degrees }°
    .where = Δείξτε μια θέση για να δείτε τι κοστίζει και τι δίνει.
    .touched = Πατήστε μια θέση για να δείτε τι κοστίζει και τι δίνει.
web-commands = Εντολές
web-choice-all = Όλες οι επιλογές ({ $count })
web-choice-held = Με αυτό τελειώνει η σειρά σας: επιβεβαιώστε ή αναιρέστε.
    .over = Μετά αποφασίζει άλλος παίκτης: επιβεβαιώστε ή αναιρέστε.
    .decision = Έτσι οριστικοποιείται η επιλογή σας: επιβεβαιώστε ή αναιρέστε.
    .reveals = Τότε αποκαλύπτεται κάτι: επιβεβαιώστε ή αναιρέστε.
    .preview = Επιβεβαιώστε ή επιλέξτε κάτι άλλο.
web-option = { $words } ({ $figures })
    .follow = { $name }: { $words }
web-thing =
    .many =
        { $count ->
            [one] { $name }: { $count } τρόπος χρήσης
           *[other] { $name }: { $count } τρόποι χρήσης
        }
web-choose-one = Επιλέξτε
web-choice-reveals = Αποκαλύπτεται κάτι: δεν αναιρείται.
web-typed = Γράψτε μια επιλογή
    .hint = Σημειογραφία ή η αρχή της
web-typed-wrong = «{ $text }» δεν είναι επιλογή εδώ.
web-typed-ambiguous = «{ $text }» μπορεί να σημαίνει { $matches }.
web-choosing = επιλέγει …
web-waiting = Αποφασίζει: { $name } …
    .hint = Θα ειδοποιηθείτε όταν έρθει η σειρά σας.
    .away = Αυτή τη στιγμή λείπει από το τραπέζι.
    .gone = Στο μεταξύ μπορεί να παίξει υπολογιστής: είναι στο μενού.
    .undo = Έως τότε μπορείτε να πάρετε πίσω την απόφασή σας.
    .next = μετά: { $name }
    .you = εσείς
web-next-turn = Σειρά έχει: { $name }
web-last-turn = Τελευταίος γύρος
web-meanwhile = Τι έκαναν οι άλλοι από τον τελευταίο σας γύρο
web-waiting-open = Κανείς δεν έχει καθίσει ακόμη σε αυτή τη θέση: { $name }
web-watching = Παρακολουθείτε.
web-undo = Αναίρεση
    .hint = Παίρνετε πίσω την τελευταία σας απόφαση σε αυτόν τον γύρο, όσο κανείς άλλος δεν έχει αποφασίσει
web-restart = Από την αρχή
    .hint = Παίρνετε πίσω όλες τις αποφάσεις αυτού του γύρου
web-confirm = Επιβεβαίωση
    .waiting = Αναμονή
web-not-arrived = Δεν έφτασε και τίποτα δεν άλλαξε. Επιβεβαιώστε για να σταλεί ξανά.
web-not-sent = Το τραπέζι είχε αλλάξει στο μεταξύ: αυτό που επιβεβαιώσατε δεν στάλθηκε.
web-lost = Η σύνδεση χάθηκε.
    .title = Χωρίς σύνδεση.
    .kept = Η σειρά σας διατηρείται.
    .watching = Αυτό που βλέπετε διατηρείται.
    .choosing = Συνεχίζετε να επιλέγετε εδώ· στέλνεται όταν επιστρέψει η σύνδεση.
    .waiting = Η επιλογή σας στέλνεται όταν επιστρέψει.
    .retry = Νέα προσπάθεια σε { $seconds } δ.
    .now = Δοκιμή τώρα
web-updated = Το Tonalli ενημερώθηκε. Δεν χάθηκε τίποτα: φορτώστε ξανά τη σελίδα για να συνεχίσετε.
    .reload = Επαναφόρτωση
web-no-table = Δεν υπάρχει τραπέζι εδώ
web-hand-over = { $name }, είναι η μυστική σας επιλογή
    .text = Οι άλλοι δεν πρέπει να δουν τι επιλέγετε. Πάρτε την οθόνη προς το μέρος σας και συνεχίστε.
    .ready = Είμαι { $name }: εμφάνιση
web-share = Σύνδεσμοι
    .seats = Στείλτε σε κάθε παίκτη τον σύνδεσμο μιας ελεύθερης θέσης.
web-share-seat = { $name }
web-share-watch = Για παρακολούθηση
web-share-own = Για να συνεχίσετε ως { $name } σε άλλη συσκευή
    .warning = Όποιος έχει τέτοιον σύνδεσμο παίζει για αυτή τη θέση: κρατήστε τον για εσάς.
web-copy = Αντιγραφή
web-copied = Αντιγράφηκε
web-join = Επιλογή θέσης
web-join-seat = Θέση
web-join-sit = Καθίστε
web-join-watch = Μόνο παρακολούθηση
web-join-taken = Η θέση αυτού του συνδέσμου είναι πιασμένη.
web-dummy = ουδέτερος εργάτης

## Το τέλος και η ματιά πίσω

web-over = Το παιχνίδι τελείωσε
web-scores = Φύλλο βαθμολογίας
web-scores-source = Πόντοι ανά πηγή
web-scores-turn = Στους γύρους
web-scores-end = Στο τέλος
web-scores-total = Σύνολο
web-chart = Η πορεία της βαθμολογίας
    .points = πόντοι
    .turn = γύρος
    .when = γύρος { $turn }
    .mark = { $name }, γύρος { $turn }
    .summary = Βαθμολογία σε { $turns } γύρους· στο τέλος { $scores }
    .summary-marked = Βαθμολογία σε { $turns } γύρους· { $marks }· στο τέλος { $scores }
    .score = { $name } { $points }
    .missing = Η πορεία αυτού του παιχνιδιού δεν μπορεί να εμφανιστεί.
web-rematch = Ρεβάνς
web-rematch-go = Στο επόμενο παιχνίδι
web-replay = Αναπαραγωγή
web-log-to-turn = Μετάβαση: { $turn }
web-replay-of = Αναπαραγωγή: { $game }
web-replay-bar = Βήματα της αναπαραγωγής
web-replay-at = Γύρος { $turn }: αποφασίζει { $name }
    .did = Γύρος { $turn }: { $name }
web-replay-frame = Βήμα { $at } από { $last }
web-replay-slider = Βήμα
web-replay-play = Αναπαραγωγή
web-replay-pause = Παύση
web-replay-back = Ένα βήμα πίσω
web-replay-next = Ένα βήμα μπροστά
web-replay-turn-back = Στον προηγούμενο γύρο
web-replay-turn-next = Στον επόμενο γύρο
web-no-replay = Δεν υπάρχει τίποτα για αναπαραγωγή
web-record = Λήψη του αρχείου
# Τι μετριέται σειρά με σειρά πάνω από το τραπέζι: μια Ημέρα Τροφής, η τελική βαθμολόγηση.
web-moment-count = { $at } από { $rows }
web-moment-again = Από την αρχή
web-moment-skip = Παράλειψη
web-moment-skip-to = Μετάβαση: { $row }
web-moment-next = Επόμενο: { $row }
web-moment-before = πριν
web-moment-on = Συνέχεια
web-moment-open = Δείτε το ξανά: { $title }
web-key-space = Διάστημα

## Ρυθμίσεις

web-language = Γλώσσα
web-theme = Χρώματα
web-theme-auto = Όπως η συσκευή
web-theme-day = Ημέρα
web-theme-night = Νύχτα
web-motion = Κίνηση
web-motion-auto = Όπως η συσκευή
web-motion-less = Καμία
web-set-confirm = Επιβεβαίωση στο τέλος της σειράς
    .hint = Μια επιλογή με την οποία τελειώνει η σειρά σας ή αποφασίζει άλλος παίκτης περιμένει την επιβεβαίωσή σας. Ό,τι αποκαλύπτει κάτι περιμένει πάντα.
web-set-forced = Υποχρεωτικά βήματα αυτόματα
    .hint = Όπου μένει μόνο μία επιλογή, γίνεται για εσάς.
web-set-playback = Οι άλλοι παίκτες βήμα βήμα
    .hint = Μετά τη σειρά τους, η γραμμή επιλογών δείχνει τι έκαναν.
web-set-sound = Ήχος
    .hint = Δύο απαλές νότες όταν έρχεται η σειρά σας.

## Σχετικά

web-about-what = Τι είναι αυτό
    .text = Το Tonalli είναι ένα ψηφιακό τραπέζι για δύο επιτραπέζια παιχνίδια: παίξτε σόλο, γύρω από μία οθόνη ή διαδικτυακά με φίλους· δείτε παιχνίδια βήμα βήμα· δώστε θέσεις στον υπολογιστή.
web-about-unofficial = Ανεπίσημο
    .text =
        Το Tonalli είναι ανεπίσημο έργο φίλων των παιχνιδιών. Δεν έχει σχέση με τους σχεδιαστές, τους εικονογράφους ή τους εκδότες των Teotihuacan: City of Gods και Tzolk'in: Το Ημερολόγιο των Μάγια, ούτε την έγκριση ή την υποστήριξή τους. Όλα τα ονόματα ανήκουν στους δικαιούχους τους· εδώ δεν χρησιμοποιείται εικονογράφηση των παιχνιδιών.
        Αν σας αρέσει ένα παιχνίδι, αγοράστε το: τίποτα δεν αντικαθιστά το τραπέζι στο σπίτι.
web-about-free = Ελεύθερο
    .text = Το πρόγραμμα είναι ελεύθερο λογισμικό με άδεια MIT. Μπορείτε να έχετε δικό σας διακομιστή.
web-about-privacy = Τι αποθηκεύεται
    .text = Δεν υπάρχουν λογαριασμοί. Τις θέσεις σας τις κρατούν μυστικά κλειδιά που φυλάει αυτός ο περιηγητής· ο διακομιστής φυλάει τις κινήσεις κάθε παιχνιδιού και τα ονόματα που γράφετε, και τίποτε άλλο για εσάς.
web-about-keys = Πλήκτρα
    .text = Στην αναπαραγωγή: βέλη βήμα βήμα, με Shift γύρο γύρο· Home, End, διάστημα

## Αρνήσεις: web-refused-<κωδικός>

web-refused-failed = Κάτι πήγε στραβά στον διακομιστή. Δοκιμάστε ξανά.
web-refused-unreachable = Ο διακομιστής δεν απαντά.
web-refused-changed = Το τραπέζι είχε αλλάξει στο μεταξύ: έτσι είναι τώρα.
web-refused-illegal = Αυτό δεν μπορεί να επιλεγεί τώρα.
web-refused-not-your-decision = Τώρα αποφασίζει άλλος.
web-refused-over = Το παιχνίδι έχει ήδη τελειώσει.
web-refused-nothing-to-undo = Δεν υπάρχει τίποτα για αναίρεση: άρχισε νέος γύρος, αποφάσισε άλλος ή αποκαλύφθηκε κάτι.
web-refused-no-such-table = Δεν υπάρχει τέτοιο τραπέζι ή αφαιρέθηκε.
web-refused-no-such-seat = Δεν υπάρχει τέτοια θέση.
web-refused-seat-taken = Κάποιος κάθεται ήδη εκεί.
web-refused-not-at-the-table = Μόνο όποιος κάθεται στο τραπέζι μπορεί να το κάνει αυτό.
web-refused-not-over = Το παιχνίδι δεν τελείωσε ακόμη.
web-refused-secret = Όχι όσο εκκρεμούν μυστικές επιλογές: δοκιμάστε ξανά όταν επιλέξουν όλοι.
web-refused-broken-record = Αυτό δεν είναι αρχείο που μπορεί να αναπαραχθεί.
web-refused-no-such-frame = Η αναπαραγωγή δεν έχει τέτοιο βήμα.
web-refused-old-record = Αυτό το παιχνίδι παίχτηκε με άλλους κανόνες και δεν μπορεί να συνεχιστεί.
web-refused-unknown-game = Αυτό το παιχνίδι δεν είναι γνωστό εδώ.
web-refused-unknown-seat = Τέτοιος παίκτης δεν είναι γνωστός εδώ.
web-refused-option = Αυτές οι επιλογές δεν ταιριάζουν μεταξύ τους.
web-refused-bad-request = Ο διακομιστής δεν το κατάλαβε.
web-refused-bad-message = Ο διακομιστής δεν το κατάλαβε.
web-refused-too-fast = Αυτό ήταν πολύ γρήγορο. Περιμένετε μια στιγμή.
web-refused-too-slow = Πήρε πολλή ώρα. Δοκιμάστε ξανά.
web-refused-too-many-browsers = Παρακολουθούν ήδη πολλοί. Δοκιμάστε ξανά αργότερα.
web-refused-too-large = Αυτό είναι πολύ μεγάλο.
web-refused-seed-shared = Ο σπόρος είναι για τραπέζια όπου δεν κάθεται άλλος.
web-refused-no-such-method = Ο διακομιστής δεν το κατάλαβε.
web-refused-too-many-tables = Ανοίξατε πάρα πολλά για την ώρα. Δοκιμάστε ξανά αργότερα.
web-refused-not-kept = Ο διακομιστής δεν μπόρεσε να το αποθηκεύσει και τίποτα δεν άλλαξε. Δοκιμάστε ξανά.
web-refused-unknown = Δεν είναι γνωστό αν ο διακομιστής το αποθήκευσε. Δείτε το τραπέζι πριν συνεχίσετε.
web-refused-full = Ο διακομιστής έχει αυτή τη στιγμή πάρα πολλά τραπέζια.
web-refused-no-such-language = Δεν υπάρχουν λέξεις σε αυτή τη γλώσσα.
web-refused-no-such-page = Δεν υπάρχει τέτοια σελίδα.

## Πεδία ενός τραπεζιού στα πλαίσια

web-seat-order = { $place }η
web-seat-first = Πρώτος παίκτης
web-seat-points =
    { $points ->
        [one] { $points } πόντος νίκης
       *[other] { $points } πόντοι νίκης
    }
web-seat-wealth = { $name }. Πλακίδια Αρχικού Πλούτου: { $tiles }
web-seat-workers-hand =
    { $count ->
        [0] Κανένας εργάτης στο χέρι
        [one] { $count } εργάτης στο χέρι
       *[other] { $count } εργάτες στο χέρι
    }
web-seat-workers-gears =
    { $count ->
        [one] { $count } εργάτης στα γρανάζια
       *[other] { $count } εργάτες στα γρανάζια
    }
web-seat-workers-quick =
    { $count ->
        [one] { $count } εργάτης σε γρήγορη ενέργεια· επιστρέφει μόνος του
       *[other] { $count } εργάτες σε γρήγορες ενέργειες· επιστρέφουν μόνοι τους
    }
web-seat-workers-reserve =
    { $count ->
        [one] { $count } εργάτης ακόμη εκτός παιχνιδιού
       *[other] { $count } εργάτες ακόμη εκτός παιχνιδιού
    }
web-seat-corn_tiles =
    { $count ->
        [one] { $count } πλακίδιο καλαμποκιού
       *[other] { $count } πλακίδια καλαμποκιού
    }
web-seat-wood_tiles =
    { $count ->
        [one] { $count } πλακίδιο ξύλου
       *[other] { $count } πλακίδια ξύλου
    }
web-seat-corn-due =
    { $corn ->
        [one] { $corn } καλαμπόκι για την επόμενη Ημέρα Τροφής
       *[other] { $corn } καλαμπόκια για την επόμενη Ημέρα Τροφής
    }
web-seat-income = Εισόδημα στην επόμενη Ημέρα Τροφής: { $goods }
web-opening = Πριν από τον πρώτο γύρο
web-opening-tribes = Η φυλή σας
web-opening-wealth = Τα πλακίδια Αρχικού Πλούτου σας
web-opening-left =
    { $left ->
        [one] Μένει να επιλέξετε ένα πλακίδιο Αρχικού Πλούτου.
       *[other] Μένει να επιλέξετε { $left } πλακίδια Αρχικού Πλούτου.
    }
    .tribe = Επιλέξτε μία από δύο φυλές.
web-opening-wait = Οι άλλοι επιλέγουν ακόμη.
web-opening-backs =
    { $count ->
        [one] { $name }: { $count } πλακίδιο Αρχικού Πλούτου, με την όψη προς τα κάτω
       *[other] { $name }: { $count } πλακίδια Αρχικού Πλούτου, με την όψη προς τα κάτω
    }
web-field-buildings = Κτίρια
web-field-monuments = Μνημεία
web-field-kept = Κρατημένα
