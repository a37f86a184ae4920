# Γύρω από το τραπέζι: η αίθουσα, το δωμάτιο αναμονής, ποιος είναι εκεί, λόγια, ρολόγια, ειδοποιήσεις.

## Η αίθουσα: τρεις ερωτήσεις

web-lobby-hello = Καλώς ήρθατε στο τραπέζι
    .text = Δύο παιχνίδια για την πέτρα και τον χρόνο. Μάθετε ένα παίζοντάς το, ή ξεκινήστε αμέσως αν τα ξέρετε.
web-lobby-watch = Δείτε πρώτα ένα παιχνίδι
    .text = Δύο υπολογιστές, με αφήγηση γύρο γύρο.
web-lobby-what = Τι θα παίξουμε;
web-lobby-modules-later = έχει ενότητες για όταν ξέρετε το παιχνίδι.
web-lobby-whom = Με ποιον;
web-lobby-where = Ποιος κάθεται πού;
web-lobby-course = Το πρώτο σας παιχνίδι
    .hint = Σύντομα βήματα. Φύγετε όποτε θέλετε, η πρόοδος διατηρείται.
web-way-learn = Μάθημα
    .about = Ένα πρώτο παιχνίδι με οδηγό
    .new = πρώτη φορά εδώ;
web-way-solo = Σόλο
    .about = Εσείς και το Teotibot
web-way-computers = Αντίπαλοι υπολογιστές
    .about =
        { $most ->
            [3] Ένας έως τρεις, με επίπεδα
            [4] Ένας έως τέσσερις, με επίπεδα
           *[other] Έως { $most }, με επίπεδα
        }
web-way-screen = Γύρω από μία οθόνη
    .about = Η οθόνη από χέρι σε χέρι
web-way-online = Διαδικτυακά με σύνδεσμο
    .about = Φίλοι μπαίνουν από παντού
web-start = Έναρξη παιχνιδιού
web-start-online = Άνοιγμα τραπεζιού
web-start-lesson = Έναρξη μαθήματος
web-seat-colour = Χρώμα της θέσης { $number }: { $colour }
web-seat-colours = Χρώματα για τη θέση { $number }
    .taken = { $colour }, πιασμένο
web-seat-level = Επίπεδο της θέσης { $number }
web-lobby-seat-you = εσείς
web-lobby-seat-here = σε αυτή την οθόνη
web-lobby-seat-open = όποιος ανοίξει τον σύνδεσμο
web-lobby-seat-teotibot = ο αντίπαλος του ίδιου του παιχνιδιού
web-lobby-seat-computer = Υπολογιστής στη θέση { $number } ή όχι
web-lobby-seat-raise = Η θέση { $number } πιο πάνω, νωρίτερα γύρω από το τραπέζι
web-lobby-seat-drop = Αφαίρεση της θέσης { $number }
web-lobby-add = Προσθήκη θέσης
web-lobby-draw = Κλήρωση σειράς
web-lobby-setup = Στήσιμο
    .done = Έτοιμο
web-plan-learn = με οδηγό και έναν ήπιο αντίπαλο

## Τα τραπέζια σας

web-tables-running = { $count } σε εξέλιξη
web-tables-solo = { $name }, σόλο
web-tables-turn = Σειρά: { $name }
web-tables-waiting = δεν άρχισε
web-tables-alone = Κανείς άλλος ακόμη
web-tables-resume = Συνέχεια
web-tables-open = Άνοιγμα
web-tables-review = Ανάλυση
web-tables-more = Περισσότερα για «{ $title }»: μετονομασία, σύνδεσμοι, αποχώρηση
web-tables-rename = Μετονομασία
web-tables-leave = Αποχώρηση …
web-tables-hidden = «{ $title }» βγήκε από αυτή τη λίστα.
web-tables-back = Επαναφορά
web-leave = Αποχώρηση από «{ $title }»;
    .text = Το τραπέζι βγαίνει από αυτή τη λίστα. Η θέση μένει δική σας: ο σύνδεσμος του τραπεζιού σας φέρνει πίσω. Οι άλλοι σας περιμένουν, εκτός αν παραιτηθείτε και παίξει στη θέση σας υπολογιστής.
    .over = Το παιχνίδι που τελείωσε βγαίνει από αυτή τη λίστα.
    .stay = Παραμονή
    .resign = Παραίτηση …
    .hide = Αφαίρεση από τη λίστα
web-open-of = Τραπέζι: { $name }
web-open-filled = { $filled } από { $seats }

## Ρολόγια

web-clock = Ρολόι
web-clock-minutes =
    { $minutes ->
        [0] κανένα
        [4320] τρεις ημέρες ανά παίκτη
       *[other] { $minutes } λεπτά ανά παίκτη
    }
web-clock-ends = στο τέλος αναλαμβάνει υπολογιστής

## Αντίπαλοι υπολογιστές

web-bot-dawn = Αυγή
    .hint = Βλέπει ό,τι είναι κοντά και ελάχιστα παραπέρα: για ένα πρώτο παιχνίδι.
web-bot-morning = Πρωί
    .hint = Ξέρει τι είναι συνήθως καλό, αλλά χάνει πολλά από όσα είναι στο τραπέζι.
web-bot-noon = Μεσημέρι
    .hint = Σχεδιάζει για όλο το παιχνίδι και λίγα του ξεφεύγουν: ισάξιος με όσους το ξέρουν καλά.
web-bot-dusk = Σούρουπο
    .hint = Έχει πάρει ένα δισεκατομμύριο αποφάσεις παίζοντας με τον εαυτό του και αποφασίζει με μια ματιά: δύσκολα χάνει.
web-bot-night = Νύχτα
    .hint = Το ίδιο, και πριν από κάθε απόφαση κοιτάζει μπροστά χιλιάδες φορές, έως ένα δευτερόλεπτο: ο ισχυρότερος που υπάρχει.
web-bots-about =
    { $count ->
        [one] Ένα επίπεδο.
       *[other] { $count } επίπεδα, το πιο ήπιο πρώτο.
    }

## Τι θα άρχιζε

web-plan-base = το βασικό παιχνίδι
web-plan-modules = με { FORM($modules, "acc") }
web-plan-solo = εσείς και το Teotibot
web-plan-you = εσείς
web-plan-seats = { $names }
web-plan-open = { $seats } θέσεις, με σύνδεσμο

## Το δωμάτιο πριν το παιχνίδι

web-room-about = { $game }, { $seats } θέσεις.
    .seated = { $game }, { $seats } θέσεις. Η θέση σας διατηρείται· μπορείτε να κλείσετε τη σελίδα και να επιστρέψετε.
web-room-invite = Πρόσκληση με σύνδεσμο
    .text = Όποιος τον ανοίγει παίρνει μια ελεύθερη θέση. Χωρίς λογαριασμό, χωρίς εγκατάσταση.
web-room-alone = Αυτός ο σύνδεσμος οδηγεί μόνο σε αυτόν τον υπολογιστή.
    .several = Αυτοί οι σύνδεσμοι οδηγούν μόνο σε αυτόν τον υπολογιστή.
    .none = Για να έρθουν άλλοι, ανοίξτε τον διακομιστή σε διεύθυνση του δικτύου σας: tonalli serve --host 0.0.0.0
    .use = Χρήση: { $address }
web-room-qr = Κωδικός QR του συνδέσμου
web-room-qr-show = Κωδικός QR
web-room-share = Κοινοποίηση
web-room-seats = Θέσεις
web-room-free = Ελεύθερη θέση
    .colour = με αυτό το χρώμα:
web-room-colour = το χρώμα και το σχήμα σας
web-room-computer = υπολογιστής
web-room-you =
    { $host ->
        [host] εσείς, στο δικό σας τραπέζι
       *[guest] εσείς
    }
web-room-here =
    { $host ->
        [host] εδώ, έχει ανοίξει το τραπέζι
       *[guest] εδώ
    }
web-room-away = λείπει, τελευταία φορά εδώ { $since }
web-room-gone = χωρίς σύνδεση { $since }
web-room-sit = Καθίστε εδώ
web-room-move = Καθίστε εδώ
web-room-add-computer = Προσθήκη υπολογιστή
web-room-drop = Αφαίρεση
web-room-free-seat = Ελευθερώστε τη θέση: { $name }
web-room-leave = Αφήστε αυτή τη θέση
web-room-take-over = Αναλάβετε το τραπέζι
web-room-drawn = Το ποιος κάθεται πού κληρώνεται στην έναρξη· τα χρώματα μένουν.
web-room-seated = Όλοι παίζουν με αυτή τη σειρά και αυτά τα χρώματα.
web-room-played = Τι παίζεται
web-room-clock =
    { $ends ->
        [computer] { $minutes ->
            [4320] Τρεις ημέρες ανά παίκτη, μετά συνεχίζει υπολογιστής
           *[other] { $minutes } λεπτά ανά παίκτη, μετά συνεχίζει υπολογιστής
        }
       *[shown] { $minutes ->
            [4320] Τρεις ημέρες ανά παίκτη, μόνο ένδειξη
           *[other] { $minutes } λεπτά ανά παίκτη, μόνο ένδειξη
        }
    }
    .none = Χωρίς ρολόι
web-room-watching =
    { $count ->
        [one] Παρακολουθεί ακόμη 1 άτομο
       *[other] Παρακολουθούν ακόμη { $count } άτομα
    }
web-room-listed = Εμφάνιση στα ανοιχτά τραπέζια
web-room-watched = Επιτρέπεται η παρακολούθηση
web-room-change = Αλλαγή
    .title = Αλλαγή του τι παίζεται
web-room-hints = Υποδείξεις για όποιον αποφασίζει
web-room-hinted = Με υποδείξεις για όποιον αποφασίζει
web-room-words = Επιτρέπονται τα μηνύματα
web-presence-here = εδώ
web-presence-away = λείπει
web-presence-gone = χωρίς σύνδεση

## Ποιος είναι στο τραπέζι

web-people = Στο τραπέζι
web-people-back = Επιστροφή στη θέση
web-people-computer-me = Να παίξει υπολογιστής για μένα
web-people-computer = Να παίξει υπολογιστής στη θέση: { $name }
web-people-resign = Παραίτηση …
    .ask = Ένας υπολογιστής παίζει τη θέση σας έως το τέλος, και δεν μπορείτε να την πάρετε πίσω.
    .no = Συνέχεια παιχνιδιού
    .yes = Παραίτηση
web-seat-stood-in = παίζει υπολογιστής
web-seat-resigned = παραίτηση, παίζει υπολογιστής
web-stood-in = Παίζει υπολογιστής στη θέση: { $name }.
    .resigned = Παραίτηση: { $name }. Έως το τέλος παίζει υπολογιστής.

## Λόγια

web-words = Μηνύματα στο τραπέζι
web-words-none = Κανείς δεν είπε κάτι ακόμη.
web-words-say = Πείτε κάτι σύντομο
web-words-send = Αποστολή
web-words-quiet = Δεν διαβάζετε μηνύματα στα τραπέζια.
    .show = Εμφάνιση
    .hide = Χωρίς μηνύματα

web-room-start = Έναρξη με { $count ->
        [2] δύο
        [3] τρεις
        [4] τέσσερις
        [5] πέντε
       *[other] { $count }
    }
    .alone = Έναρξη
web-room-host-starts = Το παιχνίδι το αρχίζει: { $name }
web-room-says = { $free ->
        [one] Αρχίστε τώρα ή περιμένετε ακόμη 1 άτομο.
       *[other] Αρχίστε τώρα ή περιμένετε ακόμη { $free } άτομα.
    }
    .alone = Πρέπει να γεμίσει ακόμη μία θέση: με κάποιον που έχει τον σύνδεσμο ή με υπολογιστή.
    .guest = { $free ->
        [one] Το παιχνίδι μπορεί να αρχίσει τώρα ή να περιμένει ακόμη 1 άτομο.
       *[other] Το παιχνίδι μπορεί να αρχίσει τώρα ή να περιμένει ακόμη { $free } άτομα.
    }
    .full = Είναι όλοι εδώ: καμία θέση δεν είναι ελεύθερη.

## Έτοιμα λόγια, για όλους στη γλώσσα τους

web-room-joined = Ήρθε στο τραπέζι: { $name }
web-room-left = Έφυγε από το τραπέζι: { $name }
web-room-stood-in = Παίζει υπολογιστής στη θέση: { $name }
web-room-back = Παίζει ξανά: { $name }
web-room-resigned = Παραίτηση: { $name }. Έως το τέλος παίζει υπολογιστής
web-ready-hello = Γεια σας
web-ready-moment = Μια στιγμή
web-ready-ready = Πάμε
web-ready-turn = Η σειρά σας
web-ready-played = Ωραίο παιχνίδι

## Ειδοποιήσεις για τη σειρά σας

web-notices = Ειδοποίηση όταν έρχεται η σειρά μου
    .hint = Και χωρίς ανοιχτή σελίδα, με ειδοποίηση αυτού του περιηγητή.
    .impossible = Αυτός ο περιηγητής δεν μπορεί να ειδοποιηθεί: χρειάζεται ασφαλή διεύθυνση (https) και ειδοποιήσεις.
    .none = Αυτός ο διακομιστής δεν στέλνει ειδοποιήσεις.
    .denied = Αυτός ο περιηγητής δεν επιτρέπει ειδοποιήσεις από εδώ.
web-notice-turn = Είναι η σειρά σας.

## Πόσο έχουν προχωρήσει τα παιχνίδια

teotihuacan-progress = Έκλειψη { $eclipse } από { $eclipses }
tzolkin-progress = Ημέρα { $day } από { $days }

## Αρνήσεις

web-refused-begun = Το παιχνίδι έχει ήδη αρχίσει.
web-refused-waiting = Το παιχνίδι δεν άρχισε ακόμη.
web-refused-not-the-host = Μόνο όποιος άνοιξε το τραπέζι μπορεί να το κάνει αυτό.
web-refused-seat-kept = Όποιος κάθεται εκεί κρατά τη θέση για λίγο.
web-refused-host-kept = Όποιος άνοιξε το τραπέζι έχει ένα τέταρτο της ώρας για να επιστρέψει.
web-refused-no-such-colour = Το παιχνίδι δεν έχει τέτοιο χρώμα.
web-refused-colour-taken = Κάποιος έχει ήδη αυτό το χρώμα.
web-refused-too-few = Πρέπει να γεμίσουν τουλάχιστον δύο θέσεις.
web-refused-no-person = Δεν κάθεται άνθρωπος εκεί.
web-refused-still-there = Όποιος κάθεται εκεί είναι ακόμη εκεί.
web-refused-resigned = Αυτή η θέση έχει παραιτηθεί.
web-refused-time-up = Ο χρόνος αυτής της θέσης τελείωσε.
web-refused-too-many-words = Αυτά ήταν πολλά μαζί. Περιμένετε μια στιγμή.
web-refused-too-long = Αυτό είναι πολύ μεγάλο: το πολύ 140 χαρακτήρες.
web-refused-no-hints = Οι υποδείξεις είναι κλειστές σε αυτό το τραπέζι.
web-refused-hints-agreed = Κάθονται ήδη και άλλοι: οι υποδείξεις ανοίγουν πριν καθίσει κάποιος άλλος, ώστε να συμφωνούν όλοι.
web-refused-no-thought = Δεν βρέθηκε σχέδιο αυτή τη στιγμή. Δοκιμάστε ξανά.
web-refused-no-review = Κανείς δεν έχει ζητήσει ακόμη ανάλυση αυτού του παιχνιδιού.
web-refused-no-words = Τα μηνύματα είναι κλειστά σε αυτό το τραπέζι.
web-refused-no-onlookers = Μόνο όσοι παίζουν μπορούν να δουν αυτό το τραπέζι.
web-refused-no-notices = Σε αυτόν τον περιηγητή δεν μπορούν να σταλούν ειδοποιήσεις.
