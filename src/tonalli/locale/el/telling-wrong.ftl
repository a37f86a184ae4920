# Τι δεν πάει καλά με επιλογές και αρχεία, στο τερματικό και στις σελίδες.

telling-wrong-allowed = { $what }: επιτρέπεται { $allowed }
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
