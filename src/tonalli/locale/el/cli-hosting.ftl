## serve, tables

cli-serve-second = τη βάση { $database } την έχει ήδη η διεργασία { $process }· πολλοί διακομιστές χρειάζονται PostgreSQL
cli-restore-served = τη βάση { $database } την έχει η διεργασία { $process }· ένα αντίγραφο επαναφέρεται όταν δεν την έχει κανένας διακομιστής
cli-serve-unknown = { $name } δεν είναι ρύθμιση διακομιστή{ $close ->
        [no] { "" }
       *[other] · μήπως εννοείτε { $close };
    }
cli-check-no-database = Δεν υπάρχει ακόμη βάση δεδομένων { $file }· θα τη δημιουργούσε ο διακομιστής.
cli-check-no-folder = το { $file } δεν μπορεί να δημιουργηθεί: ο φάκελος { $folder } δεν γράφεται
cli-check-no-ray = καμία συστοιχία Ray δεν απαντά στη διεύθυνση { $address }
cli-backup-no-folder = δεν υπάρχει φάκελος { $folder }
cli-serve-no-postgres = η PostgreSQL χρειάζεται τη βιβλιοθήκη psycopg: pip install "tonalli[postgres]"
cli-tables-id = τραπέζι
cli-tables-changed = τελευταία αλλαγή
cli-tables-game = παιχνίδι
cli-tables-over = τέλος
cli-tables-seats = θέσεις
