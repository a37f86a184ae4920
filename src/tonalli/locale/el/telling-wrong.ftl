# Τι δεν πάει καλά με επιλογές και αρχεία, στο τερματικό και στις σελίδες.

telling-wrong-allowed = { $what }: επιτρέπεται { $allowed }
telling-wrong-like = { $what }: δώστε κάτι όπως { $examples }
telling-wrong-whole = { $what }: επιτρέπεται ακέραιος από { $least }
telling-wrong-whole-within = { $what }: επιτρέπεται ακέραιος από { $least } έως { $most }
telling-wrong-finite = { $what }: επιτρέπεται πεπερασμένος αριθμός από { $least }
telling-wrong-above-zero = { $what }: επιτρέπεται πεπερασμένος αριθμός πάνω από 0
telling-wrong-foreign = το { $file } δεν περιέχει τραπέζια του Tonalli
telling-wrong-among = { $what }: { $item } δεν είναι κανένα από τα { $allowed }
telling-wrong-only-with = { $what }: επιτρέπεται μόνο με { $needed }
telling-wrong-not-with = { $what }: δεν επιτρέπεται με { $other }
telling-wrong-no-bot = bot={ $bot }: επιτρέπεται { $allowed }, learned@N (κοιτάζει μπροστά N φορές), ή δικό σας ως package.module:Class ή ΑΡΧΕΙΟ.weights
telling-wrong-bot-import = bot={ $bot }: δεν εισάγεται: { $reason }
telling-wrong-bot-missing = bot={ $bot }: δεν υπάρχει { $name } στο { $module }
telling-wrong-bot-twice = bots: δύο έχουν το όνομα { $bot }· δώστε τους ονόματα: { $example }
telling-wrong-two-bots = bots: παίζουν μεταξύ τους τουλάχιστον δύο
telling-wrong-arena-players = players={ $players }: σε μια αρένα παίζουν μεταξύ τους τουλάχιστον { $least }
telling-wrong-arena-none = { $file }: δεν έχει παιχνίδια αρένας, γι’ αυτό δεν γράφεται τίποτα εκεί
telling-wrong-arena-other = { $file }: έχει παιχνίδια άλλου αγώνα: διαφέρει { $name }
telling-wrong-arena-line = { $file }: η γραμμή { $line } δεν είναι παιχνίδι αυτού του αγώνα
telling-wrong-no-record = αυτό δεν είναι αρχείο του Tonalli: η πρώτη γραμμή του πρέπει να είναι «{ $title }»
telling-wrong-record-header = γραμμή { $line }: αναμενόταν κεφαλίδα όπως «players: 3», χωρίς επανάληψη, βρέθηκε «{ $found }»
telling-wrong-record-turn = γραμμή { $line }: ένας γύρος έχει τον αριθμό, τη θέση και τις κινήσεις του, όπως «12 0  unlock»
telling-wrong-record-value = γραμμή { $line }: { $name } δεν διαβάζεται: { $found }
telling-wrong-record-no-game = το αρχείο δεν λέει ποιο παιχνίδι είναι
telling-wrong-record-game = το αρχείο είναι του παιχνιδιού { $game }· γνωστά είναι { $known }
telling-wrong-record-rules = το αρχείο έχει τους κανόνες { $rules } του { $game }· αυτό το πρόγραμμα γνωρίζει { $known }
telling-wrong-record-options = οι επιλογές του αρχείου δεν γίνονται δεκτές: { $reason }
telling-wrong-record-position = η κατάσταση του αρχείου δεν γίνεται δεκτή: { $reason }
telling-wrong-record-unknown = γραμμή { $line }: δεν υπάρχει κίνηση «{ $move }»
telling-wrong-record-illegal = γραμμή { $line }: «{ $move }» δεν είναι δυνατό εκεί
telling-wrong-record-filed = γραμμή { $line }: «{ $move }» ανήκει στον γύρο { $turn } της θέσης { $seat }
telling-wrong-record-end = το αρχείο λέει { $name } { $found }, από τις κινήσεις του προκύπτει κάτι άλλο
telling-wrong-field-missing = { $field }: λείπει
telling-wrong-field-unknown = { $field }: δεν υπάρχει τέτοιο πεδίο
telling-wrong-field-value = { $field }: αυτή η τιμή δεν είναι δυνατή
telling-wrong-position-field = { $field }: δεν ταιριάζει με την υπόλοιπη κατάσταση (στα αγγλικά: { $detail })
telling-wrong-position-mapping = { $field }: { $value } δεν είναι πεδία με τιμές
telling-wrong-position-flag = { $field }: { $value } δεν είναι ούτε true ούτε false
telling-wrong-position-null = { $field }: δεν μπορεί να είναι null
telling-wrong-position-list = { $field }: { $value } δεν είναι λίστα με { $longest } το πολύ
telling-wrong-position-twice = { $field }: { $name } υπάρχει δύο φορές
telling-wrong-position-number = { $field }: { $value } δεν είναι ακέραιος αριθμός
telling-wrong-position-within = { $field }: { $value } δεν είναι από { $lowest } έως { $highest }
telling-wrong-position-none-of = { $field }: { $value } δεν είναι κάτι από αυτά: { $known }
telling-wrong-position-text = { $field }: { $value } δεν είναι κείμενο
telling-wrong-position-step = { $field }: { $value } δεν είναι βήμα που μπορεί να εκκρεμεί
telling-wrong-position-step-fields = { $field }: τα πεδία του { $step } είναι: { $known }
telling-wrong-position-options = options: { $reason }
telling-wrong-position-active = active: δηλώστε ποιος παίζει ή τι εκκρεμεί
telling-wrong-record-other-options = η κατάσταση του αρχείου έχει άλλες επιλογές από το αρχείο
telling-wrong-bot-together = bot={ $bot }: σε πολλές διεργασίες τρέχει μόνο όποιος κοιτάζει μπροστά
telling-wrong-bot-times = bot={ $bot }: μετά το { $sign } γράφεται πόσες φορές κοιτάζει μπροστά, 1 έως { $most }
telling-wrong-bot-processes = bot={ $bot }: μετά το { $sign } γράφεται σε πόσες διεργασίες κοιτάζει μπροστά, 1 έως { $most }
telling-wrong-bot-unmade = bot={ $bot }: δεν δημιουργείται με σπόρο: { $reason }
telling-wrong-bot-chooses-not = bot={ $bot }: αυτό που δημιουργεί δεν έχει μέθοδο choose(state)
telling-wrong-bot-failed = bot={ $bot }: απέτυχε να επιλέξει: { $reason }
telling-wrong-bot-illegal = bot={ $bot }: επέλεξε { $chosen }, που δεν είναι επιτρεπτή ενέργεια
telling-wrong-bot-makes-none = bot={ $bot }: δεν δημιουργεί bot
telling-wrong-bot-other-game = bot: έχει μάθει { $learned }, όχι { $game }
telling-wrong-bot-ended = bot={ $bot }: μια διεργασία που κοίταζε μπροστά τερματίστηκε
telling-wrong-weights-cut = είναι ελλιπές
telling-wrong-weights-part = ανήκει σε άλλο { $whole }
telling-wrong-weights-none = δεν περιέχει βάρη
telling-wrong-weights-old = από τότε άλλαξε αυτό που βλέπει ένας παίκτης
telling-wrong-file = { $file }: { $reason }
telling-wrong-file-read = { $file }: δεν διαβάζεται ({ $reason })
telling-wrong-file-write = { $file }: δεν γράφεται ({ $reason })
telling-wrong-system-missing = δεν υπάρχει τέτοιο αρχείο ή φάκελος
telling-wrong-system-forbidden = δεν επιτρέπεται
telling-wrong-system-full = δεν υπάρχει ελεύθερος χώρος
telling-wrong-system-folder = είναι φάκελος
telling-wrong-system-no-folder = ένα μέρος της διαδρομής δεν είναι φάκελος
telling-wrong-system-read-only = ο δίσκος είναι μόνο για ανάγνωση
telling-wrong-system-name = το όνομα είναι πολύ μεγάλο
telling-wrong-system-address = εκεί ακούει ήδη άλλο πρόγραμμα
telling-wrong-system-no-address = αυτός ο υπολογιστής δεν έχει τέτοια διεύθυνση
