# Ετικέτες του τραπεζιού στον περιηγητή.

teotihuacan-table-label = Το τραπέζι: οκτώ πίνακες Δράσης γύρω από την Πυραμίδα, τρεις ναοί, τέσσερις διαδρομές
teotihuacan-table-worker = Εργάτης ({ $name }), δύναμη { $power }
teotihuacan-table-hand = Εργάτης ({ $name }), δύναμη { $power }, στο χέρι
teotihuacan-table-reserve = Τέταρτος εργάτης ({ $name }), δύναμη { $power }
teotihuacan-table-neutral = Ουδέτερος εργάτης ({ $colour })
teotihuacan-table-floor = { $board }: εργάτες
teotihuacan-table-empty-space = Κενή
teotihuacan-table-avenue = Λεωφόρος των Νεκρών, βήμα { $step }
teotihuacan-table-track = Δρόμος της Πυραμίδας, βήμα { $step }
teotihuacan-table-buildings = Κτίρια, αξία { $value }
teotihuacan-table-calendar = Ημερολόγιο, θέση { $space }
teotihuacan-table-stack =
    { $count ->
        [0] η στοίβα είναι άδεια
       *[other] { $count } στη στοίβα
    }
teotihuacan-table-used = Χρησιμοποιημένα πλακίδια Ανακάλυψης: { $tiles }
teotihuacan-table-goods = { $name }: { teotihuacan-amount }
teotihuacan-table-points = { $name }: { $points } ΠΝ

## Θέσεις

teotihuacan-table-order =
    { $order ->
        [1] 1η θέση
        [2] 2η θέση
        [3] 3η θέση
       *[other] 4η θέση
    }
    .you =
        { $order ->
            [1] εσείς · 1η θέση
            [2] εσείς · 2η θέση
            [3] εσείς · 3η θέση
           *[other] εσείς · 4η θέση
        }
teotihuacan-table-wages = μισθός { $cocoa }
teotihuacan-table-technologies = Τεχνολογίες
teotihuacan-table-discoveries = Ανακαλύψεις
teotihuacan-table-mask-sets = Μάσκες
teotihuacan-table-starting-tiles = Πλακίδια Εκκίνησης
    .laid-out = Πλακίδια Εκκίνησης για επιλογή
teotihuacan-table-seat = Θέση: { $name }

## Στροφή πλακιδίου

teotihuacan-table-turn-right = Στρέψτε το πλακίδιο δεξιόστροφα
teotihuacan-table-turn-left = Στρέψτε το πλακίδιο αριστερόστροφα

## Περίοδος Επέκτασης

teotihuacan-table-stage-pyramid = Πυραμίδα
teotihuacan-table-stage-empire = Χάρτης
teotihuacan-table-field = { $altar }, προς: { $board }
teotihuacan-table-shaman = Σαμάνος ({ $name }), όρθιος
    .lying = Σαμάνος ({ $name }), ξαπλωμένος
teotihuacan-table-warriors =
    { $count ->
        [one] { $name }: απομένει 1 πολεμιστής
       *[other] { $name }: απομένουν { $count } πολεμιστές
    }
    .left = ακόμη
teotihuacan-table-owned =
    { $count ->
        [one] { $name }: κατοχή 1 Βασιλικού πλακιδίου
       *[other] { $name }: κατοχή { $count } Βασιλικών πλακιδίων
    }
    .short =
        { $count ->
            [one] δικό
           *[other] δικά
        }
teotihuacan-table-great = Μεγάλη
teotihuacan-table-court-die = Ζάρι της Αυλής
teotihuacan-table-trail = Πορεία
