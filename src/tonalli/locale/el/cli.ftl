# Η γραμμή εντολών.

cli-seat-human = Εσείς
cli-seat-human-number = Παίκτης { $number }
cli-seat-dawn = Αυγή
cli-seat-dawn-number = Αυγή { $number }
cli-seat-morning = Πρωί
cli-seat-morning-number = Πρωί { $number }
cli-seat-noon = Μεσημέρι
cli-seat-noon-number = Μεσημέρι { $number }
cli-seat-dusk = Σούρουπο
cli-seat-dusk-number = Σούρουπο { $number }
cli-seat-night = Νύχτα
cli-seat-night-number = Νύχτα { $number }
cli-seat-greedy = Άπληστος
cli-seat-greedy-number = Άπληστος { $number }
cli-seat-learned = Δίκτυο
cli-seat-learned-number = Δίκτυο { $number }
cli-seat-random = Τυχαίος
cli-seat-random-number = Τυχαίος { $number }
cli-seat-wrong = seats: «{ $seat }» δεν είναι κανένα από τα { $allowed } (ή ΟΝΟΜΑ=ΕΙΔΟΣ, ή δικό σας bot ως package.module:Class)
cli-seat-twice = seats: δύο έχουν το όνομα { $name }
cli-seats-count = seats: δόθηκαν { $seats }, αλλά players είναι { $players }

cli-error = tonalli: { $message }
cli-error-file-missing = { $file }: δεν υπάρχει τέτοιο αρχείο
cli-error-file-kind = { $file }: είναι φάκελος ή συσκευή, όχι αρχείο παιχνιδιού
cli-error-file-foreign = { $file }: υπάρχει και δεν είναι αρχείο του Tonalli, γι’ αυτό δεν αντικαθίσταται
cli-error-file-other = { $file }: έχει άλλο παιχνίδι· το --force το αντικαθιστά
cli-error-load-game = { $file }: είναι παιχνίδι { $kept }, όχι { $game }
cli-error-load = { $option } δεν δίνεται μαζί με --load: το λέει το αρχείο
cli-error-file-text = { $file }: δεν είναι αρχείο κειμένου
cli-error-file-record = { $file }: { $reason }
cli-error-whole = { $name }={ $value }: επιτρέπεται ακέραιος από { $least }
cli-error-no-whole = { $name }={ $value }: επιτρέπεται ακέραιος
cli-error-no-number = { $name }={ $value }: επιτρέπεται αριθμός
cli-error-both = { $one } και { $other } δεν δίνονται μαζί
cli-error-setting = { $option }={ $given }: δώστε { $levels } ή ΡΥΘΜΙΣΗ=N· το tonalli play --help δείχνει τις ρυθμίσεις
cli-error-option-game = { $option }: ανήκει σε { $games }, και αυτό είναι { $game }
cli-error-option-players = { $option }: δεν έχει νόημα με players={ $players }
cli-error-option = { $option }: δεν υπάρχει τέτοια επιλογή
cli-error-value = { $option }: δεν παίρνει τιμή
cli-error-no-value = { $option }: χρειάζεται μια τιμή
cli-error-required = { $name }: πρέπει να δοθεί
cli-error-arguments = { $arguments }: περισσεύει, δεν δίνεται τίποτα άλλο
cli-error-command = { $command }: δεν υπάρχει τέτοια εντολή, μόνο { $commands }
cli-error-fault = αυτό δεν έπρεπε να συμβεί: { $kind }: { $reason } (το TONALLI_DEBUG=1 δείχνει πού)
cli-interrupted = Διακοπή.

cli-help = Tonalli: { $games } στο τερματικό, και μια μηχανή για προσομοίωση και ανάλυση.

    Ξεκινήστε με: tonalli play
cli-help-usage = Χρήση:
cli-help-arguments = Ορίσματα
cli-help-options = Επιλογές
cli-help-commands = Εντολές
cli-help-help = Εμφάνιση αυτής της σελίδας και τέλος.
cli-help-required = { $help } (υποχρεωτικό)
cli-help-default = { $help } (προεπιλογή: { $default })
cli-value-options = {"["}ΕΠΙΛΟΓΕΣ]
cli-value-command = ΕΝΤΟΛΗ …
cli-value-game = ΠΑΙΧΝΙΔΙ
cli-value-file = ΑΡΧΕΙΟ
cli-value-folder = ΦΑΚΕΛΟΣ
cli-value-language = ΓΛΩΣΣΑ
cli-value-address = ΔΙΕΥΘΥΝΣΗ
cli-value-bots = BOT BOT …
cli-value-ids = ID …
cli-value-numbers = N,N
cli-value-shares = N=ΜΕΡΟΣ,…
cli-value-names = ΟΝΟΜΑΤΑ
cli-value-name = ΟΝΟΜΑ
cli-value-device = ΣΥΣΚΕΥΗ
cli-value-setting = ΡΥΘΜΙΣΗ=N
cli-value-seats = ΠΟΙΟΣ,ΠΟΙΟΣ
cli-option-tables-what = Τι γίνεται με αυτά.
cli-help-version = Εμφάνιση της έκδοσης και τέλος.
cli-version = tonalli { $version }
cli-option-language = Η γλώσσα, όπως el ή el-GR· αλλιώς TONALLI_LANGUAGE ή αυτή του συστήματος.
cli-error-language = language={ $language }: επιτρέπεται { $allowed }

## words

cli-words-help = Δείχνει σε ποιες γλώσσες υπάρχουν λέξεις, και τι λείπει από μία.

    Το Tonalli προσφέρει μια γλώσσα όταν κάθε μήνυμα είναι γραμμένο σε αυτήν. Το docs/translating.md λέει πώς γράφεται μία.

    {"\u0008"}
    Παραδείγματα:
    {"  "}tonalli words
    {"  "}tonalli words --missing cs
    {"  "}tonalli words --check cs
cli-option-missing = Δείχνει τα μηνύματα που λείπουν από μια γλώσσα, ένα σε κάθε σειρά.
cli-option-words-check = Δείχνει όλα τα λάθη στις λέξεις μιας γλώσσας· κατάσταση εξόδου 2 αν υπάρχει κάτι.
cli-words-language = γλώσσα
cli-words-written = γραμμένα
cli-words-whole = από { $messages }
cli-words-offered = προσφέρεται
cli-words-unknown = words={ $language }: υπάρχουν λέξεις σε { $allowed }
cli-words-fine = Κανένα λάθος: { $language }.
cli-words-missing = { $message }: λείπει
cli-words-surplus = { $message }: κανείς δεν το ζητά
cli-words-junk = { $about }: δεν διαβάζεται
cli-words-twice = { $message }: υπάρχει δύο φορές
cli-words-reference = { $message }: αναφέρεται σε { $about }, που δεν υπάρχει
cli-words-form = { $message }: ζητά τη μορφή { $about }, που δεν υπάρχει
cli-words-function = { $message }: ζητά τη συνάρτηση { $about }, που δεν υπάρχει
cli-words-argument = { $message }: ζητά ${ $about }, που τα αγγλικά δεν έχουν
cli-words-unsaid = { $message }: παραλείπει ${ $about }, που τα αγγλικά λένε

## play

cli-play-help = Παίξτε { $games } σε αυτό το τερματικό: με bots, με άλλους ή σόλο όπου το παιχνίδι έχει δικό του αντίπαλο.

    Κάθε επιλογή έχει αριθμό και σημειογραφία· γράψτε όποιο θέλετε ή την αρχή της σημειογραφίας. Γράψτε help όποτε
    θέλετε. Με --save το παιχνίδι γράφεται μετά από κάθε απόφαση· το --load το συνεχίζει και εξακολουθεί να το γράφει.

    {"\u0008"}
    Παραδείγματα:
    {"  "}tonalli play
    {"  "}tonalli play tzolkin --players 3
    {"  "}tonalli play tzolkin --modules tribes,prophecies --seats human,noon
    {"  "}tonalli play --players 1 --bot easiest --bot start_gold=3
    {"  "}tonalli play --setup first --seed 7
    {"  "}tonalli play --seats Ana=human,Ben=human,dusk --save evening.tonalli
    {"  "}tonalli play --load evening.tonalli
cli-play-welcome =
    { $seed ->
        [none] { $title }. Γράψτε έναν αριθμό ή help.
       *[other] { $title }. Σπόρος { $seed }. Γράψτε έναν αριθμό ή help.
    }
cli-play-resumed = Το παιχνίδι συνεχίζεται στον γύρο { $turn }.
cli-play-prompt = { $name } > 
cli-play-wrong = «{ $text }» δεν είναι επιλογή εδώ: γράψτε αριθμό από 1 έως { $count }, σημειογραφία ή help.
cli-play-range = Δεν υπάρχει επιλογή { $number }: είναι από 1 έως { $count }.
cli-play-ambiguous = «{ $text }» μπορεί να σημαίνει { $matches }: γράψτε περισσότερο.
cli-play-forced = { $name }: τίποτε άλλο δεν γίνεται: { $option }
cli-play-undone = Αναιρέθηκε.
cli-play-no-undo = Δεν υπάρχει τίποτα για αναίρεση: άρχισε γύρος, αποφάσισε άλλος παίκτης ή αποκαλύφθηκε κάτι.
cli-play-unknown-tile = Τίποτα εδώ δεν λέγεται «{ $name }».
cli-play-unknown-part = Το τραπέζι δεν έχει μέρος «{ $part }», μόνο { $parts }.
cli-play-explain-what = το explain θέλει τον αριθμό μιας επιλογής: explain 2
cli-play-tile-what = το tile θέλει ένα όνομα: { $examples }
cli-play-save-what = το save θέλει ένα αρχείο: save evening.tonalli
cli-play-saved = Αποθηκεύτηκε στο { $file }· από τώρα κάθε απόφαση γράφεται εκεί{ $before ->
        [none] .
       *[other] {""}, και όχι πια στο { $before }.
    }
cli-play-again = (το Enter δείχνει ξανά τις επιλογές)
cli-play-enter = Enter, options
cli-play-replace = Το { $file } έχει άλλο παιχνίδι. Να αντικατασταθεί; (ναι ή όχι)
cli-play-yes = ναι
cli-play-not-replaced = Το { $file } έμεινε όπως ήταν.
cli-play-unsaved = Το παιχνίδι δεν έχει αποθηκευτεί: γράψτε ξανά quit για να φύγετε, ή save ΑΡΧΕΙΟ για να το κρατήσετε.
cli-play-quit = Το παιχνίδι σταμάτησε. { $saved ->
        [yes] Είναι αποθηκευμένο στο { $file }: tonalli play --load { $file }
       *[no] Δεν αποθηκεύτηκε.
    }
cli-play-secret = Η επόμενη επιλογή είναι μυστική. { $name }, πατήστε Enter όταν βλέπετε μόνο εσείς την οθόνη.
cli-play-log-what = το log θέλει αριθμό γύρων ή all, όχι «{ $text }»: log 5
cli-play-log-empty = Δεν έγινε τίποτα ακόμη.
cli-play-key-number = επιλογή με τον αριθμό της
cli-play-key-notation = επιλογή με τη σημειογραφία της ή την αρχή της: { $beginning }
cli-play-key-undo = αναίρεση της τελευταίας απόφασης αυτού του γύρου
cli-play-key-explain = τι κάνει η επιλογή N, με αριθμούς
cli-play-key-tile = τι κάνει οτιδήποτε στο τραπέζι: { $examples }
cli-play-key-board = ξανά όλο το τραπέζι, ή ένα μέρος του: { $parts }
cli-play-key-log = τι έγινε πρόσφατα· log 5 για τους τελευταίους πέντε γύρους, log all για όλα
cli-play-key-options = ξανά η ερώτηση και οι επιλογές της
cli-play-key-save = γράφει το παιχνίδι σε αρχείο, και συνεχίζει να το γράφει μετά από κάθε απόφαση
cli-play-key-quit = τέλος του παιχνιδιού
cli-play-help-heading = Τι μπορείτε να γράψετε
cli-play-typed =
    .tile = tile ΟΝΟΜΑ
    .save = save ΑΡΧΕΙΟ
cli-over = Το παιχνίδι τελείωσε
cli-over-seat = πηγή
cli-points = { $points } ΠΝ
cli-stock = { $words } { $amount }
cli-summary = { $stock }
cli-over-total = σύνολο
cli-over-record = Το αρχείο είναι { $file }: tonalli replay { $file }

## simulate

cli-simulate-help = Παίζει πολλά παιχνίδια ανάμεσα σε bots και τα συνοψίζει.

    Ο ίδιος σπόρος δίνει τα ίδια παιχνίδια, όσες και αν είναι οι διεργασίες.

    {"\u0008"}
    Παραδείγματα:
    {"  "}tonalli simulate --games 1000 --players 4
    {"  "}tonalli simulate tzolkin --games 1000
    {"  "}tonalli simulate --seats greedy,random,random --games 200 --jobs 2
    {"  "}tonalli simulate --games 50 --seed 7 --jsonl > games.jsonl
    {"  "}tonalli simulate --games 20 --records games
    {"  "}tonalli simulate --games 500 --seats greedy,greedy --dataset decisions
    {"  "}tonalli simulate --seats my_bots:Planner,greedy
cli-simulate-progress = παιχνίδια
cli-simulate-title =
    { $games ->
        [one] 1 παιχνίδι, σπόρος { $seed }
       *[other] { $games } παιχνίδια, σπόρος { $seed }
    }
cli-simulate-seat = θέση
cli-simulate-wins = νίκες
cli-simulate-share = νίκες %
cli-simulate-mean = μέσος
cli-simulate-median = διάμεσος
cli-simulate-least = ελάχ.
cli-simulate-most = μέγ.
cli-simulate-sd = τ.α.
cli-simulate-lengths = γύροι ανά παιχνίδι { $turns }, αποφάσεις { $decisions }· τέλος: { $endings }
cli-simulate-ending = { $ending }: { $count }
cli-simulate-speed = { $rate } παιχνίδια/δ.

## replay

cli-replay-help = Αναπαράγει ένα καταγεγραμμένο παιχνίδι: βήμα βήμα, ως ιστορικό ή μόνο για έλεγχο.

    {"\u0008"}
    Παραδείγματα:
    {"  "}tonalli replay game.tonalli
    {"  "}tonalli replay game.tonalli --check
    {"  "}tonalli replay game.tonalli --log | less
    {"  "}tonalli replay game.tonalli --json
cli-replay-ok =
    { $over ->
        [yes] εντάξει: αποφάσεις { $moves }, γύροι { $turns }, τελική βαθμολογία { $scores }
       *[no] εντάξει: αποφάσεις { $moves }, γύροι { $turns }, δεν τελείωσε, βαθμολογία έως τώρα { $scores }
    }
cli-replay-prompt = απόφαση { $at } από { $moves } > 
cli-replay-keys = Enter ή next: μία απόφαση μπροστά (next 5: πέντε)· back: μία πίσω· turn N: σε έναν γύρο· end· board, ή ένα μέρος του: { $parts }· tile ΟΝΟΜΑ· log· help· quit
cli-replay-asked = ερώτηση: «{ $question }»
cli-replay-chose = επιλογή: { $option } ({ $notation })
cli-replay-count = το { $command } θέλει αριθμό αποφάσεων, από 1
cli-replay-no-decision = Κανείς δεν αποφασίζει κάτι στον γύρο { $turn }: αυτός είναι ο γύρος { $reached }.
cli-replay-wrong = «{ $text }» δεν είναι εντολή εδώ: { $keys }
cli-replay-turn = το turn θέλει αριθμό από 0 έως { $turns }
cli-replay-at-end = Εδώ τελειώνει το αρχείο.
cli-replay-at-start = Εδώ αρχίζει το αρχείο.

## bench

cli-bench-help = Μετράει πόσο γρήγορη είναι αυτή η εγκατάσταση.

    Το μηχάνημα μετράει περισσότερο από το πρόγραμμα: νόημα έχουν μόνο οι λόγοι μέσα σε μία εκτέλεση, ποτέ αριθμοί
    από δύο εκτελέσεις ή δύο μηχανήματα. Το docs/performance.md συγκρίνει έτσι με άλλες μηχανές.

    {"\u0008"}
    Παραδείγματα:
    {"  "}tonalli bench
    {"  "}tonalli bench tzolkin
    {"  "}tonalli bench tzolkin --modules tribes,prophecies,buildings,quick_actions
    {"  "}tonalli bench --players 2 --seconds 1 --json
cli-bench-title =
    { $players ->
        [one]
            { $modules_id ->
                [none] { $game }, σόλο, { $seconds } δ. ανά μέτρηση, έκδοση { $build }
               *[some] { $game } με { $modules }, σόλο, { $seconds } δ. ανά μέτρηση, έκδοση { $build }
            }
       *[other]
            { $modules_id ->
                [none] { $game }, { $players } παίκτες, { $seconds } δ. ανά μέτρηση, έκδοση { $build }
               *[some] { $game } με { $modules }, { $players } παίκτες, { $seconds } δ. ανά μέτρηση, έκδοση { $build }
            }
    }
cli-bench-compiled = μεταγλωττισμένη
cli-bench-pure = καθαρή Python
cli-bench-measure = μέτρηση
cli-bench-rate = ανά δευτερόλεπτο
cli-bench-ratio = λόγος
cli-bench-core_decisions = αποφάσεις μέσα στον πυρήνα
cli-bench-core_games = παιχνίδια μέσα στον πυρήνα
cli-bench-state_decisions = αποφάσεις, βήμα βήμα σε μια κατάσταση
cli-bench-chance_outcomes = τυχαία αποτελέσματα, βήμα βήμα σε μια κατάσταση
cli-bench-match_decisions = αποφάσεις, βήμα βήμα σε μια παρτίδα
cli-bench-copies = αντίγραφα μιας κατάστασης

## Επιλογές

cli-option-game = Το παιχνίδι: { $games }· { $default } αν δεν δοθεί.
cli-option-players = Αριθμός παικτών, όπου 1 είναι σόλο. Χωρίς αυτό και χωρίς --seats: 2 σε play και arena, 4 αλλού.
cli-option-seats-play = Ποιος παίζει, με κόμματα: human, υπολογιστής ενός επιπέδου (dawn, morning, noon, dusk, night: καθένα νικά το προηγούμενο), random, ή δικό σας bot ως package.module:Class· με όνομα: Ana=human.
cli-option-seats = Ποιος παίζει, με κόμματα: dawn, morning, noon, dusk ή night (επίπεδα, καθένα νικά το προηγούμενο), random, ή δικό σας bot ως package.module:Class· με όνομα: A=noon.
cli-option-bot = Ρυθμίζει τον αντίπαλο του σόλο: easiest, default, hardest, ή μια ρύθμιση από τις παρακάτω· μπορεί να δοθεί πολλές φορές.
cli-modules = Ενότητες του { $game }· το help στο παιχνίδι εξηγεί όσες παίζονται:
cli-module-needs = Χρειάζεται: { $modules }.
cli-settings = Ρυθμίσεις για --{ $option }, το μικρότερο είναι ευκολότερο· σε παρένθεση η προεπιλογή:
cli-level-easiest = το πιο εύκολο
cli-level-default = προεπιλογή
cli-level-hardest = το πιο δύσκολο
cli-option-setup = Πώς στήνεται το παιχνίδι.
cli-option-eclipse = Πότε έρχεται μια Έκλειψη.
cli-option-modules = Ενότητες που παίζονται, με κόμματα.
cli-option-allowed = { $game }: { $allowed }.
cli-option-seed = Μοιράζει τα πλακίδια και λύνει ισοπαλίες· ο ίδιος σπόρος δίνει το ίδιο παιχνίδι.
cli-option-load = Συνεχίζει ένα καταγεγραμμένο παιχνίδι και εξακολουθεί να το γράφει στο αρχείο του.
cli-option-save = Γράφει το παιχνίδι σε αυτό το αρχείο μετά από κάθε απόφαση.
cli-option-ask-all = Ρωτάει ακόμη και όπου υπάρχει μόνο μία επιλογή.
cli-option-force = Επιτρέπει στα --save και save να αντικαταστήσουν το αρχείο άλλου παιχνιδιού.
cli-option-games = Πόσα παιχνίδια.
cli-option-jobs = Διεργασίες που μοιράζονται τη δουλειά.
cli-option-ray = Συστοιχία Ray που κάνει τη δουλειά αντί για αυτό το μηχάνημα: η διεύθυνσή της, ή auto για αυτήν όπου ανήκει το μηχάνημα.
cli-option-json = Τυπώνει ένα αντικείμενο JSON.
cli-option-jsonl = Τυπώνει μία σειρά JSON για κάθε παιχνίδι.
cli-records-there = records: ο φάκελος { $folder } έχει ήδη αρχεία· δώστε έναν άδειο φάκελο
cli-option-records = Γράφει το αρχείο κάθε παιχνιδιού σε αυτόν τον φάκελο.
cli-option-dataset = Γράφει κάθε απόφαση κάθε παιχνιδιού σε αυτόν τον φάκελο, ως αρχεία Parquet για μάθηση.
cli-dataset-there = dataset: ο φάκελος { $folder } έχει ήδη δεδομένα· δώστε έναν άδειο φάκελο
cli-dataset-not-installed = τα σύνολα δεδομένων δεν είναι εγκατεστημένα (λείπει { $missing }): pip install "tonalli[data]"
cli-option-check = Μόνο αναπαραγωγή και έλεγχος αν το αρχείο είναι σωστό.
cli-option-log = Τυπώνει τι έγινε, γύρο γύρο.
cli-option-file = Το αρχείο.
cli-option-seconds = Δευτερόλεπτα για κάθε μέτρηση.
cli-error-seconds = seconds={ $value }: επιτρέπεται αριθμός πάνω από 0

## Το τραπέζι στον περιηγητή

cli-serve-help = Ανοίγει το διαδικτυακό τραπέζι: τραπέζια για παιχνίδι στον περιηγητή, σε βάση δεδομένων.
cli-option-host = Η διεύθυνση που ακούει· 0.0.0.0 για όλο το δίκτυο. Στη 127.0.0.1 απαντά μόνο στο localhost και στα ονόματα του TONALLI_HOSTS.
cli-option-port = Η θύρα που ακούει.
cli-option-database = Πού φυλάγονται τα τραπέζια: διεύθυνση βάσης όπως sqlite:///tables.sqlite3 ή postgresql+psycopg://...
cli-option-processes = Διεργασίες όπου σκέφτονται οι θέσεις υπολογιστή.
cli-option-serve-ray = Συστοιχία Ray όπου σκέφτονται οι θέσεις υπολογιστή: η διεύθυνσή της, ή auto για αυτήν όπου ανήκει το μηχάνημα.
cli-option-workers = Διεργασίες διακομιστή που μοιράζονται τη θύρα· περισσότερες από μία χρειάζονται PostgreSQL.
cli-option-browser = Ανοίγει την αίθουσα στον περιηγητή.
cli-serve-at = Το Tonalli είναι στο { $url } (τέλος με Ctrl-C)
cli-serve-keeps = Τα τραπέζια φυλάγονται στο { $database }
cli-serve-no-pages = Οι σελίδες δεν έχουν φτιαχτεί (τις φτιάχνει το make play, και το pip install . όπου υπάρχει Node.js)· απαντά μόνο το API.
cli-serve-not-installed = το διαδικτυακό τραπέζι δεν είναι εγκατεστημένο (λείπει { $missing }): pip install "tonalli[web]"
cli-serve-database = --database={ $database }: δώστε sqlite:///ΑΡΧΕΙΟ ή postgresql+psycopg://ΥΠΟΛΟΓΙΣΤΗΣ/ΟΝΟΜΑ
cli-serve-no-ray = άλλα μηχανήματα χρειάζονται τη βιβλιοθήκη Ray: pip install "tonalli[ray]"
cli-serve-workers = --workers={ $workers }: πολλές διεργασίες χρειάζονται βάση PostgreSQL (--database postgresql+psycopg://...)
cli-serve-port = --port={ $port }: επιτρέπεται 1 έως { $last }
cli-serve-taken = { $host }:{ $port } δεν μπορεί να χρησιμοποιηθεί: { $reason }
cli-option-serve-check = Λέει μόνο αν θα λειτουργούσε ένας διακομιστής: η βάση του, μια διεργασία σκέψης, οι σελίδες, η θύρα.
cli-check-database = Η βάση δεδομένων διαβάζεται και γράφεται· φυλάει { $tables } { $tables ->
    [one] τραπέζι
   *[other] τραπέζια
}.
cli-check-thinking = Οι θέσεις υπολογιστή μπορούν να σκεφτούν.
cli-check-no-thinking = οι θέσεις υπολογιστή δεν μπορούν να σκεφτούν: { $reason }
cli-check-pages = Οι σελίδες υπάρχουν.
cli-database-fails = η βάση δεδομένων { $database } δεν μπορεί να χρησιμοποιηθεί: { $reason }
cli-database-file = η βάση δεδομένων { $database } δεν μπορεί να χρησιμοποιηθεί: { $file }: { $reason }
cli-database-newer = η βάση δεδομένων { $database } ανήκει σε νεότερη έκδοση του Tonalli
cli-prune-help = Διαγράφει τα τραπέζια και τις αναπαραγωγές που έληξαν, σύμφωνα με τους κανόνες του διακομιστή.
cli-option-dry-run = Λέει μόνο πόσα θα διαγράφονταν.
cli-prune-done = { $dry ->
    [yes] Θα διαγραφούν:
   *[no] Διαγράφηκαν:
} { $tables } { $tables ->
    [one] τραπέζι
   *[other] τραπέζια
}, { $replays } { $replays ->
    [one] αναπαραγωγή
   *[other] αναπαραγωγές
}.
cli-tables-help = Δείχνει τα τραπέζια ενός διακομιστή, τυπώνει το αρχείο ενός ή αφαιρεί μερικά.
cli-tables-what = επιτρέπεται tables list, tables export ID και tables remove ID ...
cli-tables-none = δεν υπάρχει τραπέζι { $table }
cli-tables-removed = Αφαιρέθηκαν: { $tables } { $tables ->
    [one] τραπέζι
   *[other] τραπέζια
}.
cli-option-table-ids = Τα τραπέζια, με τα ονόματα των συνδέσμων τους.
cli-backup-help = Γράφει ό,τι φυλάει ένας διακομιστής σε ένα αρχείο, όσο λειτουργεί.
cli-restore-help = Επαναφέρει ένα αντίγραφο ασφαλείας σε άδεια βάση δεδομένων.
cli-option-backup = Το αρχείο του αντιγράφου.
cli-backup-done = Αντιγράφηκαν: { $tables } { $tables ->
    [one] τραπέζι
   *[other] τραπέζια
} ({ $file }).
cli-restore-done = Επαναφέρθηκαν: { $tables } { $tables ->
    [one] τραπέζι
   *[other] τραπέζια
} ({ $database }).
cli-backup-there = το { $file } υπάρχει ήδη· δώστε νέο αρχείο
cli-backup-none = δεν υπάρχει αρχείο { $file }
cli-database-none = δεν υπάρχει βάση δεδομένων { $file }· δώστε αυτήν του διακομιστή με --database ή TONALLI_DATABASE
cli-restore-not-empty = η βάση δεδομένων δεν είναι άδεια· ένα αντίγραφο επαναφέρεται σε άδεια
