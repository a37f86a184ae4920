# Teotihuacan: City of Gods.

teotihuacan-title = Teotihuacan: City of Gods
    .name = Teotihuacan
    .about = Μετακινήστε εργάτες γύρω από οκτώ πίνακες και κτίστε την Πυραμίδα.
    .players = 1–4
    .time = 90–120 λεπτά
    .expansion = Περίοδος Επέκτασης
    .modules = η καθεμία χωριστά· οι άλλες τρεις φέρνουν μαζί τους τον Οψιδιανό
teotihuacan-typed-notation = collect
    .beginning = col αντί για collect
teotihuacan-typed-tiles = tile μάσκα ιαγουάρου, tile δάσος, tile 05

## Πίνακες

teotihuacan-board-palace = Παλάτι
    .gender = n
    .gen = Παλατιού
    .acc = το Παλάτι
    .at = στο Παλάτι
    .to = στο Παλάτι
    .short = Παλ
    .main = Χωρίς κύρια ενέργεια. Τρεις χώροι Λατρείας, ένας σε κάθε Βασιλικό πλακίδιο.
    .brief = Παλάτι
    .brief-acc = το Παλάτι
teotihuacan-board-forest = Δάσος
    .gender = n
    .gen = Δάσους
    .acc = το Δάσος
    .at = στο Δάσος
    .to = στο Δάσος
    .short = Δάσ
    .main = Ξύλο ανάλογα με τον αριθμό των εργατών και τη μικρότερη δύναμη· μετά μία αναβάθμιση.
    .table = Μικρότερη δύναμη 1 | 2–3 | 4–5. Ένας εργάτης: 1 κακάο | 1 ξύλο | 2 ξύλα. Δύο: 1 ξύλο | 2 ξύλα | 3 ξύλα + 2 κακάο. Τρεις: 2 ξύλα + 1 κακάο | 3 ξύλα + 3 κακάο | 4 ξύλα + 5 κακάο, και έως δύο αναβαθμίσεις.
    .brief = Δάσος
    .brief-acc = το Δάσος
teotihuacan-board-quarry = Λατομείο Πέτρας
    .gender = n
    .gen = Λατομείου Πέτρας
    .acc = το Λατομείο
    .at = στο Λατομείο
    .to = στο Λατομείο
    .short = Λατ
    .main = Πέτρα ανάλογα με τον αριθμό των εργατών και τη μικρότερη δύναμη· μετά μία αναβάθμιση.
    .table = Μικρότερη δύναμη 1 | 2–3 | 4–5. Ένας εργάτης: 1 ΠΝ | 1 πέτρα | 2 πέτρες. Δύο: 1 πέτρα | 2 πέτρες | 3 πέτρες + 2 ΠΝ. Τρεις: 2 πέτρες + 1 ΠΝ | 3 πέτρες + 3 ΠΝ | 4 πέτρες + 5 ΠΝ, και έως δύο αναβαθμίσεις.
    .brief = Λατομείο
    .brief-acc = το Λατομείο
teotihuacan-board-gold = Αποθέματα Χρυσού
    .gender = n
    .gen = Αποθεμάτων Χρυσού
    .acc = τα Αποθέματα Χρυσού
    .at = στα Αποθέματα Χρυσού
    .to = στα Αποθέματα Χρυσού
    .short = Χρυ
    .main = Χρυσό ανάλογα με τον αριθμό των εργατών και τη μικρότερη δύναμη· μετά μία αναβάθμιση.
    .table = Μικρότερη δύναμη 1 | 2–3 | 4–5. Ένας εργάτης: 1 ΠΝ | 1 χρυσό | 2 χρυσά. Δύο: 1 χρυσό | 2 χρυσά | 3 χρυσά + 2 ΠΝ. Τρεις: 2 χρυσά + 1 κακάο | 3 χρυσά + ένα βήμα σε ναό | 4 χρυσά + δύο βήματα σε ναούς, και έως δύο αναβαθμίσεις.
    .brief = Χρυσός
    .brief-acc = τον Χρυσό
teotihuacan-board-alchemy = Αλχημεία
    .gender = f
    .gen = Αλχημείας
    .acc = την Αλχημεία
    .at = στην Αλχημεία
    .to = στην Αλχημεία
    .short = Αλχ
    .main = Αγοράστε μια Τεχνολογία με χρυσό και προχωρήστε στον ναό της στήλης της· μετά μία αναβάθμιση.
    .table = Ένας εργάτης φτάνει στην πάνω σειρά· δύο, ή ένας με δύναμη 4 ή 5 που παραιτείται από την αναβάθμιση, και στην κάτω. Οι άλλοι που έχουν την Τεχνολογία κερδίζουν 3 ΠΝ.
    .brief = Αλχημεία
    .brief-acc = την Αλχημεία
teotihuacan-board-nobles = Ευγενείς
    .gender = m
    .gen = Ευγενών
    .acc = το Ευγενείς
    .at = στο Ευγενείς
    .to = στο Ευγενείς
    .short = Ευγ
    .main = 2 ξύλα: κτίστε ένα κτίριο για πόντους και προχωρήστε στη Λεωφόρο των Νεκρών· μετά μία αναβάθμιση.
    .table = Ένας εργάτης κτίζει στην πάνω σειρά (3 2 2 1 1 ΠΝ), δύο στη μεσαία (5 4 3 3), τρεις στην κάτω (7 6 5) με έως δύο αναβαθμίσεις.
    .brief = Ευγενείς
    .brief-acc = το Ευγενείς
teotihuacan-board-decorations = Διακοσμήσεις
    .gender = f
    .gen = Διακοσμήσεων
    .acc = το Διακοσμήσεις
    .at = στο Διακοσμήσεις
    .to = στο Διακοσμήσεις
    .short = Δια
    .main = 3 χρυσά (2 με δύο εργάτες, 1 με τρεις): διακοσμήστε μια πλευρά της Πυραμίδας· μετά μία αναβάθμιση.
    .table = 3 ΠΝ, ένα βήμα στον δρόμο της Πυραμίδας, 1 ΠΝ για κάθε εικονίδιο που καλύπτει όμοιό του, και ένα βήμα σε ναό αν το εικονίδιο είναι έγχρωμο.
    .brief = Διακοσμήσεις
    .brief-acc = το Διακοσμήσεις
teotihuacan-board-construction = Κατασκευές
    .gender = f
    .gen = Κατασκευών
    .acc = το Κατασκευές
    .at = στο Κατασκευές
    .to = στο Κατασκευές
    .short = Κατ
    .main = Κτίστε ένα πλακίδιο Πυραμίδας για κάθε εργάτη εδώ (2 πέτρες το καθένα, και ξύλο στα ψηλότερα επίπεδα)· μετά μία αναβάθμιση.
    .table = Τα επίπεδα 1 έως 4 κοστίζουν 2 πέτρες και 0, 1, 2, 3 ξύλα και δίνουν 1, 3, 5, 7 ΠΝ· 1 ΠΝ για κάθε εικονίδιο που καλύπτει όμοιό του, ένα βήμα σε ναό αν είναι έγχρωμο, και ένα βήμα στον δρόμο της Πυραμίδας. Τρεις εργάτες: έως δύο αναβαθμίσεις.
    .brief = Κατασκευές
    .brief-acc = το Κατασκευές

## Αγαθά

teotihuacan-good-cocoa = κακάο
    .gender = n
    .short = κ
teotihuacan-good-wood = ξύλο
    .gender = n
    .gen = ξύλου
    .short = ξ
teotihuacan-good-stone = πέτρα
    .gender = f
    .gen = πέτρας
    .short = π
teotihuacan-good-gold = χρυσό
    .gender = n
    .gen = χρυσού
    .short = χ

## Ναοί

teotihuacan-temple-blue = μπλε ναός
    .gender = m
    .gen = μπλε ναού
    .acc = μπλε ναό
    .at = στον μπλε ναό
    .to = στον μπλε ναό
    .name = Μπλε
    .reward = Τα βήματα δίνουν πόρους της επιλογής σας, πιο πάνω πόντους.
teotihuacan-temple-red = κόκκινος ναός
    .gender = m
    .gen = κόκκινου ναού
    .acc = κόκκινο ναό
    .at = στον κόκκινο ναό
    .to = στον κόκκινο ναό
    .name = Κόκκινος
    .reward = Τα βήματα δίνουν πόντους.
teotihuacan-temple-green = πράσινος ναός
    .gender = m
    .gen = πράσινου ναού
    .acc = πράσινο ναό
    .at = στον πράσινο ναό
    .to = στον πράσινο ναό
    .name = Πράσινος
    .reward = Τα βήματα δίνουν κακάο, στην κορυφή πόντους.

## Χρώματα

teotihuacan-colour-black = μαύρο
    .letter = Μ
teotihuacan-colour-blue = μπλε
    .letter = Λ
teotihuacan-colour-yellow = κίτρινο
    .letter = Τ
teotihuacan-colour-red = κόκκινο
    .letter = Κ

## Πλακίδια Ανακάλυψης

teotihuacan-discovery-mask_1 = μάσκα ήλιου
    .gender = f
    .effect = Μάσκα, δεν ξοδεύεται ποτέ: διαφορετικές μάσκες σχηματίζουν σετ που δίνουν 1, 3, 6, 10, 15, 21, 28 ΠΝ σε κάθε Έκλειψη.
teotihuacan-discovery-mask_2 = μάσκα βροχής
    .gender = f
    .effect = Μάσκα, δεν ξοδεύεται ποτέ: διαφορετικές μάσκες σχηματίζουν σετ που δίνουν 1, 3, 6, 10, 15, 21, 28 ΠΝ σε κάθε Έκλειψη.
teotihuacan-discovery-mask_3 = μάσκα ιαγουάρου
    .gender = f
    .effect = Μάσκα, δεν ξοδεύεται ποτέ: διαφορετικές μάσκες σχηματίζουν σετ που δίνουν 1, 3, 6, 10, 15, 21, 28 ΠΝ σε κάθε Έκλειψη.
teotihuacan-discovery-mask_4 = μάσκα κρανίου
    .gender = f
    .effect = Μάσκα, δεν ξοδεύεται ποτέ: διαφορετικές μάσκες σχηματίζουν σετ που δίνουν 1, 3, 6, 10, 15, 21, 28 ΠΝ σε κάθε Έκλειψη.
teotihuacan-discovery-mask_5 = μάσκα πουλιού
    .gender = f
    .effect = Μάσκα, δεν ξοδεύεται ποτέ: διαφορετικές μάσκες σχηματίζουν σετ που δίνουν 1, 3, 6, 10, 15, 21, 28 ΠΝ σε κάθε Έκλειψη.
teotihuacan-discovery-mask_6 = ριγωτή μάσκα
    .gender = f
    .effect = Μάσκα, δεν ξοδεύεται ποτέ: διαφορετικές μάσκες σχηματίζουν σετ που δίνουν 1, 3, 6, 10, 15, 21, 28 ΠΝ σε κάθε Έκλειψη.
teotihuacan-discovery-mask_7 = πέτρινη μάσκα
    .gender = f
    .effect = Μάσκα, δεν ξοδεύεται ποτέ: διαφορετικές μάσκες σχηματίζουν σετ που δίνουν 1, 3, 6, 10, 15, 21, 28 ΠΝ σε κάθε Έκλειψη.
teotihuacan-discovery-vp_4 = 4 ΠΝ
    .effect = Χρησιμοποιήστε το μία φορά στη σειρά σας για 4 ΠΝ.
teotihuacan-discovery-resources_3 = 3 πόροι
    .acc = 3 πόρους
    .effect = Χρησιμοποιήστε το μία φορά στη σειρά σας για 3 πόρους (ξύλο, πέτρα ή χρυσό) σε όποιον συνδυασμό θέλετε.
teotihuacan-discovery-resources_2 = 2 πόροι
    .acc = 2 πόρους
    .effect = Χρησιμοποιήστε το μία φορά στη σειρά σας για 2 πόρους (ξύλο, πέτρα ή χρυσό) σε όποιον συνδυασμό θέλετε.
teotihuacan-discovery-cocoa_4 = 4 κακάο
    .effect = Χρησιμοποιήστε το μία φορά στη σειρά σας για 4 κακάο.
teotihuacan-discovery-avenue_step = βήμα στη Λεωφόρο
    .effect = Χρησιμοποιήστε το μία φορά στη σειρά σας για ένα βήμα στη Λεωφόρο των Νεκρών.
teotihuacan-discovery-temple_any = ελεύθερο βήμα
    .effect = Χρησιμοποιήστε το μία φορά στη σειρά σας για ένα βήμα σε ναό της επιλογής σας.
teotihuacan-discovery-temple_blue = μπλε βήμα
    .effect = Χρησιμοποιήστε το μία φορά στη σειρά σας για ένα βήμα στον μπλε ναό.
teotihuacan-discovery-temple_red = κόκκινο βήμα
    .effect = Χρησιμοποιήστε το μία φορά στη σειρά σας για ένα βήμα στον κόκκινο ναό.
teotihuacan-discovery-temple_green = πράσινο βήμα
    .effect = Χρησιμοποιήστε το μία φορά στη σειρά σας για ένα βήμα στον πράσινο ναό.
teotihuacan-discovery-power_up_2 = δύο αναβαθμίσεις
    .effect = Χρησιμοποιήστε το μία φορά για δύο αναβαθμίσεις ξεκλείδωτων εργατών σας οπουδήποτε, όχι όμως εργάτη που μετακινείται εκείνη τη στιγμή.
teotihuacan-discovery-move_two = μετακίνηση δύο
    .effect = Χρησιμοποιήστε το αμέσως πριν από τη μετακίνηση: δύο εργάτες σας φεύγουν από τον ίδιο πίνακα και ταξιδεύουν μαζί.
teotihuacan-discovery-move_anywhere = μετακίνηση παντού
    .effect = Χρησιμοποιήστε το αμέσως πριν από τη μετακίνηση: ο εργάτης πηγαίνει σε όποιον πίνακα θέλετε.
teotihuacan-discovery-extra_worker = επιπλέον εργάτης
    .gender = m
    .acc = επιπλέον εργάτη
    .effect = Χρησιμοποιήστε το σε Αλχημεία, Ευγενείς ή Κατασκευές: η ενέργεια μετράει έναν εργάτη παραπάνω, το πολύ τρεις.
teotihuacan-discovery-ignore_cocoa = χωρίς κακάο
    .effect = Χρησιμοποιήστε το αντί να πληρώσετε το κακάο μιας κύριας ενέργειας ή μιας Λατρείας, ή όλον τον μισθό σε μία Έκλειψη.
teotihuacan-discovery-offer = { $name } ({ $cost })
    .acc = το πλακίδιο «{ $name }» ({ $cost })
teotihuacan-no-tile = κανένα πλακίδιο

## Τεχνολογίες

teotihuacan-technology-01 = Κακάο του Παλατιού
    .effect = +1 κακάο για εργάτη που σταματά στο Παλάτι ή το προσπερνά.
teotihuacan-technology-03 = Λόγια αυλή
    .effect = +3 ΠΝ για κύρια ενέργεια σε Αλχημεία ή Ευγενείς.
teotihuacan-technology-05 = Γεμάτα καλάθια
    .effect = +1 ξύλο, πέτρα ή χρυσό σε Δάσος, Λατομείο ή Χρυσό.
teotihuacan-technology-07 = Πλούσια σοδειά
    .effect = +1 κακάο και +1 ΠΝ σε Δάσος, Λατομείο ή Χρυσό.
teotihuacan-technology-09 = Μάστορες διακοσμητές
    .effect = +4 ΠΝ για κύρια ενέργεια σε Διακοσμήσεις.
teotihuacan-technology-11 = Μάστορες κτίστες
    .effect = +3 ΠΝ για κύρια ενέργεια σε Κατασκευές.
teotihuacan-technology-13 = Επιπλέον αναβάθμιση
    .effect = Μετά από αναβάθμιση με κύρια ενέργεια: 1 κακάο για ακόμη μία.
teotihuacan-technology-15 = Χέρι βοηθείας
    .effect = Κατασκευές: μετράει +1 εργάτης, ένα πλακίδιο κοστίζει 1 ξύλο ή 1 πέτρα λιγότερο.
teotihuacan-technology-17 = Κτίστης ναών
    .effect = Ένα βήμα σε οποιονδήποτε ναό για κύρια ενέργεια σε Κατασκευές.

## Βασιλικά πλακίδια (Δ είναι η δύναμη του κλειδωμένου εργάτη)

teotihuacan-royal-A04 = Βασιλικό πλακίδιο (Τεχνολογίες)
    .name = Τεχνολογίες
    .effect = 2 ΠΝ × Τεχνολογίες σας, το πολύ Δ
    .now = 2 ΠΝ × Τεχνολογίες σας, το πολύ { $power }
    .short = 2 ΠΝ × Τεχνολογίες, το πολύ Δ
teotihuacan-royal-A05 = Βασιλικό πλακίδιο (Πυραμίδα)
    .name = Πυραμίδα
    .effect = 2 ΠΝ × βήματά σας στον δρόμο της Πυραμίδας, το πολύ Δ
    .now = 2 ΠΝ × βήματά σας στον δρόμο της Πυραμίδας, το πολύ { $power }
    .short = 2 ΠΝ × βήματα Πυραμίδας, το πολύ Δ
teotihuacan-royal-A09 = Βασιλικό πλακίδιο (Λεωφόρος)
    .name = Λεωφόρος
    .effect = 1 ΠΝ × βήματά σας στη Λεωφόρο, το πολύ Δ + 1
    .now = 1 ΠΝ × βήματά σας στη Λεωφόρο, το πολύ { $more }
    .short = 1 ΠΝ × βήματα Λεωφόρου, το πολύ Δ+1
teotihuacan-royal-B02 = Βασιλικό πλακίδιο (ξύλο, πέτρα)
    .name = ξύλο, πέτρα
    .effect = έως Δ φορές: 1 κακάο → 1 ξύλο + 1 πέτρα
    .now =
        { $power ->
            [one] μία φορά: 1 κακάο → 1 ξύλο + 1 πέτρα
           *[other] έως { $power } φορές: 1 κακάο → 1 ξύλο + 1 πέτρα
        }
    .short = ≤ Δ×: 1 κακάο → 1 ξύλο + 1 πέτρα
teotihuacan-royal-B06 = Βασιλικό πλακίδιο (πέτρα, χρυσό)
    .name = πέτρα, χρυσό
    .effect = έως Δ φορές: 1 κακάο → 1 πέτρα + 1 χρυσό
    .now =
        { $power ->
            [one] μία φορά: 1 κακάο → 1 πέτρα + 1 χρυσό
           *[other] έως { $power } φορές: 1 κακάο → 1 πέτρα + 1 χρυσό
        }
    .short = ≤ Δ×: 1 κακάο → 1 πέτρα + 1 χρυσό
teotihuacan-royal-B07 = Βασιλικό πλακίδιο (ανταλλαγή)
    .name = ανταλλαγή
    .effect = μία φορά: 1 κακάο + 1 πόρος → Δ πόροι της επιλογής σας
    .now =
        { $power ->
            [one] μία φορά: 1 κακάο + 1 πόρος → { $power } πόρος της επιλογής σας
           *[other] μία φορά: 1 κακάο + 1 πόρος → { $power } πόροι της επιλογής σας
        }
    .short = 1 κακάο + 1 πόρος → Δ πόροι
teotihuacan-royal-C01 = Βασιλικό πλακίδιο (κακάο)
    .name = κακάο
    .effect = Δ + 1 κακάο
    .now = { $more } κακάο
    .short = Δ + 1 κακάο
teotihuacan-royal-C03 = Βασιλικό πλακίδιο (πώληση)
    .name = πώληση
    .effect = έως Δ φορές: 1 πόρος → 2 κακάο
    .now =
        { $power ->
            [one] μία φορά: 1 πόρος → 2 κακάο
           *[other] έως { $power } φορές: 1 πόρος → 2 κακάο
        }
    .short = ≤ Δ×: 1 πόρος → 2 κακάο
teotihuacan-royal-C08 = Βασιλικό πλακίδιο (ναοί)
    .name = ναοί
    .effect = έως Δ − 1 φορές: 1 κακάο → ένα βήμα σε οποιονδήποτε ναό
    .now =
        { $less ->
            [0] τίποτα με δύναμη 1
            [one] μία φορά: 1 κακάο → ένα βήμα σε οποιονδήποτε ναό
           *[other] έως { $less } φορές: 1 κακάο → ένα βήμα σε οποιονδήποτε ναό
        }
    .short = ≤ Δ−1×: 1 κακάο → βήμα σε ναό

## Χώροι Λατρείας

teotihuacan-space-palace1 = Παλάτι, πρώτο Βασιλικό πλακίδιο
    .brief = πρώτο πλακίδιο
teotihuacan-space-palace2 = Παλάτι, δεύτερο Βασιλικό πλακίδιο
    .brief = δεύτερο πλακίδιο
teotihuacan-space-palace3 = Παλάτι, τρίτο Βασιλικό πλακίδιο
    .brief = τρίτο πλακίδιο
teotihuacan-space-forest = Δάσος
    .effect = ένα βήμα στον κόκκινο ναό
    .short = κόκκινο βήμα
teotihuacan-space-quarry = Λατομείο Πέτρας
    .effect = ένα βήμα στον πράσινο ναό
    .short = πράσινο βήμα
teotihuacan-space-gold = Αποθέματα Χρυσού
    .effect = ένα βήμα στον μπλε ναό
    .short = μπλε βήμα
teotihuacan-space-decorations = Διακοσμήσεις
    .effect = ένα βήμα σε οποιονδήποτε ναό
    .short = ελεύθερο βήμα

## Πλακίδια Επιβράβευσης Ναών (βαθμολογούνται στο τέλος από το βήμα 10 και πάνω)

teotihuacan-bonus-masks = μάσκες
    .effect = το καλύτερο σετ μασκών σας άλλη μία φορά
teotihuacan-bonus-technology = Τεχνολογίες
    .effect = 5 ΠΝ ανά Τεχνολογία
teotihuacan-bonus-fifteen = δεκαπέντε
    .effect = 15 ΠΝ
teotihuacan-bonus-avenue = Λεωφόρος
    .effect = 3 ΠΝ ανά βήμα στη Λεωφόρο
teotihuacan-bonus-bonus_tiles = πλακίδια Επιβράβευσης
    .effect = 9 ΠΝ ανά πλακίδιο Επιβράβευσης στο οποίο φτάσατε
teotihuacan-bonus-discovery = πλακίδια Ανακάλυψης
    .effect = 2 ΠΝ ανά πλακίδιο Ανακάλυψης που δεν είναι μάσκα
teotihuacan-bonus-workers = εργάτες
    .effect = 4 ΠΝ ανά εργάτη, 9 με δύναμη 4 ή 5

## Πλακίδια Εκκίνησης

teotihuacan-starting-avenue_cocoa2_wood3 = βήμα στη Λεωφόρο, 2 κακάο, 3 ξύλα
teotihuacan-starting-green_stone2_gold3 = πράσινο βήμα, 2 πέτρες, 3 χρυσά
teotihuacan-starting-blue_wood4_stone1 = μπλε βήμα, 4 ξύλα, 1 πέτρα
teotihuacan-starting-red_cocoa5_gold2 = κόκκινο βήμα, 5 κακάο, 2 χρυσά
teotihuacan-starting-technology_gold2 = η χαμηλότερη Τεχνολογία με το μπλε βήμα της, 2 χρυσά
    .acc = τη χαμηλότερη Τεχνολογία με το μπλε βήμα της, 2 χρυσά
teotihuacan-starting-power_wood3_gold2 = αναβάθμιση, 3 ξύλα, 2 χρυσά
teotihuacan-starting-technology_any2 = η χαμηλότερη Τεχνολογία με το μπλε βήμα της, 2 πόροι της επιλογής σας
    .acc = τη χαμηλότερη Τεχνολογία με το μπλε βήμα της, 2 πόρους της επιλογής σας
teotihuacan-starting-blue_cocoa2_stone4 = μπλε βήμα, 2 κακάο, 4 πέτρες
teotihuacan-starting-three_temples = ένα βήμα σε κάθε ναό
teotihuacan-starting-red_power_cocoa5 = κόκκινο βήμα, αναβάθμιση, 5 κακάο
teotihuacan-starting-green_power_cocoa5 = πράσινο βήμα, αναβάθμιση, 5 κακάο
teotihuacan-starting-blue_red_any2 = μπλε βήμα, κόκκινο βήμα, 2 πόροι της επιλογής σας
    .acc = μπλε βήμα, κόκκινο βήμα, 2 πόρους της επιλογής σας
teotihuacan-starting-cocoa3_wood5 = 3 κακάο, 5 ξύλα
teotihuacan-starting-discovery_stone3_gold1 = πλακίδιο Ανακάλυψης, 3 πέτρες, 1 χρυσό
teotihuacan-starting-wood1_stone2_gold3 = 1 ξύλο, 2 πέτρες, 3 χρυσά
teotihuacan-starting-discovery_cocoa2_gold3 = πλακίδιο Ανακάλυψης, 2 κακάο, 3 χρυσά
teotihuacan-starting-cocoa3_wood2_stone3 = 3 κακάο, 2 ξύλα, 3 πέτρες
teotihuacan-starting-avenue_wood1_stone2 = βήμα στη Λεωφόρο, 1 ξύλο, 2 πέτρες
teotihuacan-starting-boards = εργάτες { FORM($left, "at") } ή { FORM($right, "at") }
teotihuacan-starting-twice = ένας ή δύο εργάτες { FORM($board, "at") }
teotihuacan-starting-briefly = { $left } ή { $right }
    .twice = { $left } δύο φορές
teotihuacan-starting-place = πλακίδιο Εκκίνησης «{ $starting }»
teotihuacan-starting-quoted = «{ $starting }»

## Ανταμοιβές Ανάληψης

teotihuacan-ascension-vp = 5 ΠΝ
    .name = 5 ΠΝ
teotihuacan-ascension-cocoa = 5 κακάο
    .name = 5 κακάο
teotihuacan-ascension-temple = ένα βήμα σε οποιονδήποτε ναό
    .name = Βήμα σε ναό
teotihuacan-ascension-two_temples = πληρώστε 3 κακάο για δύο βήματα σε οποιουσδήποτε ναούς
    .name = Δύο βήματα
teotihuacan-ascension-worker = ο τέταρτος εργάτης σας (δύναμη 3) στο Παλάτι και 2 κακάο
    .name = Τέταρτος εργάτης

## Θέσεις των πλακιδίων Ανακάλυψης

teotihuacan-heap-avenue_3 = Λεωφόρος, βήμα 3
    .to = στο βήμα 3 της Λεωφόρου
teotihuacan-heap-avenue_6 = Λεωφόρος, βήμα 6
    .to = στο βήμα 6 της Λεωφόρου
teotihuacan-heap-avenue_8 = Λεωφόρος, βήμα 8
    .to = στο βήμα 8 της Λεωφόρου
teotihuacan-heap-blue_4 = μπλε ναός, βήμα 4
    .to = στο βήμα 4 του μπλε ναού
teotihuacan-heap-red_5 = κόκκινος ναός, βήμα 5
    .to = στο βήμα 5 του κόκκινου ναού
teotihuacan-heap-green_3 = πράσινος ναός, βήμα 3
    .to = στο βήμα 3 του πράσινου ναού
teotihuacan-heap-green_6 = πράσινος ναός, βήμα 6
    .to = στο βήμα 6 του πράσινου ναού

teotihuacan-row-top = πάνω σειρά
    .gender = f
    .at = στην πάνω σειρά
teotihuacan-row-middle = μεσαία σειρά
    .gender = f
    .at = στη μεσαία σειρά
teotihuacan-row-bottom = κάτω σειρά
    .gender = f
    .at = στην κάτω σειρά

## Θέσεις της Πυραμίδας όπως φαίνονται από πάνω: επίπεδο, σειρά, θέση σε αυτήν

teotihuacan-level-1 = πρώτο επίπεδο
teotihuacan-level-2 = δεύτερο επίπεδο
teotihuacan-level-3 = τρίτο επίπεδο
teotihuacan-level-4 = κορυφή
teotihuacan-down-first = πάνω σειρά
teotihuacan-down-second = δεύτερη σειρά από πάνω
teotihuacan-down-third = τρίτη σειρά από πάνω
teotihuacan-down-middle = μεσαία σειρά
teotihuacan-down-last = κάτω σειρά
teotihuacan-across-first = αριστερά
teotihuacan-across-second = δεύτερη θέση από αριστερά
teotihuacan-across-third = τρίτη θέση από αριστερά
teotihuacan-across-middle = στη μέση
teotihuacan-across-last = δεξιά
teotihuacan-spot = { $level }, { $row }, { $column }
    .top = { $level }

teotihuacan-side-top = πάνω
teotihuacan-side-right = δεξιά
teotihuacan-side-bottom = κάτω
teotihuacan-side-left = αριστερή
teotihuacan-decoration-space = { $side } πλευρά, { $level }

# Τα σύντομα ονόματα έχουν τους αριθμούς με τους οποίους ζητούνται τα πλακίδια σε τερματικό.
teotihuacan-pyramid-tile = πλακίδιο Πυραμίδας: { $icons }
    .short = πλακίδιο Πυραμίδας { $tile }
teotihuacan-decoration-tile = Διακόσμηση: { $icons }
    .short = Διακόσμηση { $tile }
teotihuacan-tile-icons = { $a }, { $b } πάνω από { $c }, { $d }
teotihuacan-decoration-icons = { $left }, { $right }

## Εικονίδια της Πυραμίδας

teotihuacan-icon-b = είδωλο
    .coloured = έγχρωμο είδωλο
    .effect = Εικονίδιο της Πυραμίδας, b· το έγχρωμο (B) προχωράει στον μπλε ναό όταν καλύπτει άλλο είδωλο.
teotihuacan-icon-r = κάλυμμα κεφαλής
    .coloured = έγχρωμο κάλυμμα κεφαλής
    .effect = Εικονίδιο της Πυραμίδας, r· το έγχρωμο (R) προχωράει στον κόκκινο ναό όταν καλύπτει άλλο κάλυμμα κεφαλής.
teotihuacan-icon-g = φίδι
    .coloured = έγχρωμο φίδι
    .effect = Εικονίδιο της Πυραμίδας, g· το έγχρωμο (G) προχωράει στον πράσινο ναό όταν καλύπτει άλλο φίδι.
teotihuacan-icon-n = ιερογλυφικό
    .effect = Εικονίδιο της Πυραμίδας, n· δίνει πόντο όταν καλύπτει άλλο ιερογλυφικό, αλλά δεν προχωράει σε ναό.

## Λέξεις του παιχνιδιού

teotihuacan-term-collect = Συλλογή Κακάο
    .effect = 1 κακάο, και 1 ακόμη για κάθε χρώμα ξεκλείδωτων εργατών στον πίνακα όπου φτάνετε.
teotihuacan-term-worship = Λατρεία
    .effect = Ο εργάτης σας κλειδώνεται σε χώρο Λατρείας του πίνακα. Ενεργοποιείτε την ιδιότητά του ή παίρνετε το πλακίδιο Ανακάλυψης του πίνακα (πληρώνοντας το κόστος του)· με 1 κακάο κάνετε και τα δύο. Αν είναι κλειδωμένος εκεί εργάτης άλλου παίκτη, πληρώνετε 1 κακάο παραπάνω και εκείνος ξεκλειδώνεται.
teotihuacan-term-main = κύρια ενέργεια
    .effect = 1 κακάο για κάθε χρώμα ξεκλείδωτων εργατών στον πίνακα, μετά ό,τι κάνει ο πίνακας με όλους τους εργάτες σας εκεί, μετά μία αναβάθμιση.
teotihuacan-term-power_up = αναβάθμιση
    .effect = Η δύναμη ενός εργάτη αυξάνεται κατά 1· όταν ξεπεράσει το 5, ο εργάτης κάνει Ανάληψη.
teotihuacan-term-ascension = Ανάληψη
    .effect = Ο εργάτης που ξεπερνά τη δύναμη 5 ξαναγεννιέται στο Παλάτι με δύναμη 1· κάνετε ένα βήμα στη Λεωφόρο, παίρνετε μια ανταμοιβή και ο λευκός δίσκος προχωράει.
teotihuacan-term-unlock = ξεκλείδωμα
    .effect = Αντί για κανονικό γύρο ξεκλειδώνετε δωρεάν όλους τους κλειδωμένους εργάτες σας· σε κανονικό γύρο αυτό κοστίζει 3 κακάο.
teotihuacan-term-eclipse = Έκλειψη
    .effect = Όταν ο λευκός δίσκος φτάσει τον μαύρο: βαθμολογούνται η Λεωφόρος, ο δρόμος της Πυραμίδας και οι μάσκες, μετά πληρώνεται ο μισθός. Με την τρίτη τελειώνει το παιχνίδι.
teotihuacan-term-wages = μισθός
    .effect = Σε κάθε Έκλειψη 1 κακάο για κάθε εργάτη σας, 2 για δύναμη 4 ή 5. Κάθε απλήρωτο κακάο κοστίζει 3 ΠΝ.
teotihuacan-term-discovery = πλακίδιο Ανακάλυψης
    .effect = Το παίρνετε με Λατρεία, στη Λεωφόρο και στους ναούς, με το κόστος του (σε παρένθεση). Η μάσκα μένει· κάθε άλλο πλακίδιο χρησιμοποιείται μία φορά, σχεδόν όποτε θέλετε στη σειρά σας.
teotihuacan-term-avenue = Λεωφόρος των Νεκρών
    .effect = Βήματα δίνουν οι Ευγενείς, οι Αναλήψεις και πλακίδια. Σε κάθε Έκλειψη κάθε βήμα σας δίνει την αξία του, που είναι 5 ΠΝ στην αρχή και πέφτει έως το 1 όσο κτίζονται κτίρια. Τα βήματα 3, 6 και 8 σας επιτρέπουν να πάρετε πλακίδιο Ανακάλυψης.
teotihuacan-term-pyramid_track = δρόμος της Πυραμίδας
    .effect = Ένα βήμα για κάθε πλακίδιο Πυραμίδας και Διακόσμησης που τοποθετείτε. Σε κάθε Έκλειψη δίνει πόντους, τους περισσότερους σε όποιον είναι πιο μπροστά, και οι δείκτες γυρίζουν στην αρχή.
teotihuacan-term-bonus_tile = πλακίδιο Επιβράβευσης Ναού
    .effect = Ένα βρίσκεται στην κορυφή κάθε ναού. Στο τέλος το βαθμολογούν όσοι είναι στο βήμα 10 ή 11 του ναού.
teotihuacan-term-dark_eclipse = Σκοτεινή Έκλειψη
    .effect = Η Έκλειψη γίνεται αμέσως μετά τον γύρο στον οποίο ο λευκός δίσκος φτάνει τον μαύρο· αν η ισοπαλία παραμένει, κερδίζει όποιος είναι αργότερα στη σειρά παικτών.
teotihuacan-term-worker = εργάτης
    .effect = Ένα ζάρι που δεν ρίχνεται ποτέ: μετακινείται 1 έως 3 πίνακες δεξιόστροφα και μετράει στις κύριες ενέργειες όσο είναι ξεκλείδωτο.
teotihuacan-term-locked = κλειδωμένος εργάτης
    .effect = Κλειδωμένος στη Λατρεία. Ούτε μετράει ούτε μετακινείται ώσπου να ξεκλειδωθεί· όποιος τον εκτοπίζει πληρώνει 1 κακάο παραπάνω.
teotihuacan-term-reserve = τέταρτος εργάτης
    .effect = Μπαίνει στο παιχνίδι ως ανταμοιβή Ανάληψης.
teotihuacan-term-neutral = ουδέτερος εργάτης
    .effect = Δεν ανήκει σε κανέναν. Μετράει ως χρώμα για τη Συλλογή Κακάο και για το κόστος των κύριων ενεργειών.
teotihuacan-term-buildings = κτίρια
    .effect = Ο μικρότερος αριθμός που φαίνεται στη σειρά τους δείχνει πόσο αξίζει ένα βήμα στη Λεωφόρο σε κάθε Έκλειψη.
teotihuacan-term-masks = μάσκες
    .effect = Τα σετ διαφορετικών μασκών δίνουν σε κάθε Έκλειψη 1, 3, 6, 10, 15, 21, 28 ΠΝ για 1 έως 7 μάσκες.

## Τι άλλο λένε οι κάρτες

teotihuacan-card-cost =
    { $free_id ->
        [yes] Είναι δωρεάν.
       *[no] Κοστίζει { FORM($cost, "acc") }.
    }
teotihuacan-card-owners = Όποιος την αποκτά δίνει { $points } ΠΝ σε κάθε άλλον που την έχει.
teotihuacan-card-step = { $temple } ναός, βήμα { $step }
    .gives = Το βήμα δίνει { FORM($gives, "acc") }.
    .nothing = Η αρχή του ναού.
    .top = Η κορυφή: μόνο ένας δείκτης μπορεί να σταθεί εδώ.
teotihuacan-gives-cocoa = { $amount } κακάο
teotihuacan-gives-points = { $amount } ΠΝ
teotihuacan-gives-any_resource =
    { $amount ->
        [one] 1 πόρος της επιλογής σας
       *[other] { $amount } πόροι της επιλογής σας
    }
    .acc =
        { $amount ->
            [one] 1 πόρο της επιλογής σας
           *[other] { $amount } πόρους της επιλογής σας
        }
teotihuacan-card-starting = Παίρνετε ό,τι δείχνουν τα πλακίδια Εκκίνησης· στους πίνακές τους μπορούν να ξεκινήσουν οι εργάτες σας.
teotihuacan-card-space = Λατρεία: { $space }
teotihuacan-card-row = Ευγενείς, { $row }: { $points }
    .effect = Ένα κτίριο εδώ καλύπτει την πιο αριστερή διαθέσιμη θέση και δίνει τους πόντους της.
teotihuacan-card-place = Πυραμίδα: { $spot }
    .effect =
        { $wood ->
            [0] { $stone } πέτρες· { $points } ΠΝ για το επίπεδο.
            [one] { $stone } πέτρες και { $wood } ξύλο· { $points } ΠΝ για το επίπεδο.
           *[other] { $stone } πέτρες και { $wood } ξύλα· { $points } ΠΝ για το επίπεδο.
        }
teotihuacan-card-pyramid = Πάνω σειρά / κάτω σειρά.
    .effect = Κάθε εικονίδιο που καλύπτει όμοιό του δίνει 1 ΠΝ· το έγχρωμο προχωράει και στον ναό του.
teotihuacan-card-decoration = Αριστερά και δεξιά από το βέλος.
    .effect = { $points } ΠΝ, ένα βήμα στον δρόμο της Πυραμίδας, 1 ΠΝ για κάθε εικονίδιο που καλύπτει όμοιό του, και ένα βήμα σε ναό αν το εικονίδιο είναι έγχρωμο.

## Πώς έχουν τώρα τα πράγματα

teotihuacan-note-board = Με τα χρώματα που είναι τώρα εδώ η Συλλογή Κακάο δίνει { $collect } κακάο και η κύρια ενέργεια κοστίζει { $colours }· αν έρθει νέο χρώμα, μετράει κι αυτό.
teotihuacan-note-royal = Βασιλικό πλακίδιο: { $royal }
teotihuacan-note-locked = Κλειδωμένοι εργάτες εδώ: { $colours }. Όποιος εκτοπίζει εργάτη πληρώνει 1 κακάο παραπάνω.
teotihuacan-note-free = Κανένας εργάτης δεν είναι κλειδωμένος εδώ.
teotihuacan-note-technology = Όποιος την αγοράζει προχωράει και { FORM($temple, "at") }.
teotihuacan-note-owned = Ανήκει σε: { $colours }
teotihuacan-note-bonus = Τώρα θα σας έδινε { $points } ΠΝ.
teotihuacan-note-bonus-tile = Το πλακίδιο Επιβράβευσης στο βήμα 10: στο τέλος, { $effect }.
teotihuacan-note-step-tiles = Αντί γι’ αυτό μπορείτε να πάρετε ένα από τα πλακίδια Ανακάλυψης εδώ: { $tiles }
teotihuacan-note-here = Εδώ: { $colours }
teotihuacan-note-tiles =
    { $count ->
        [0] Δεν έμεινε εδώ πλακίδιο Ανακάλυψης.
       *[other] Πλακίδια Ανακάλυψης εδώ: { $tiles }
    }
teotihuacan-note-covered = Ένα πλακίδιο εδώ καλύπτει: { $icons }.
teotihuacan-note-beside = Το πλακίδιο Ανακάλυψής του είναι το «{ $tile }»· το παίρνετε πληρώνοντας το κόστος του.
teotihuacan-note-avenue = Κάθε βήμα αξίζει τώρα { $value } ΠΝ σε μια Έκλειψη.
teotihuacan-note-buildings =
    { $buildings ->
        [one] Απομένει 1 κτίριο.
       *[other] Απομένουν { $buildings } κτίρια.
    }
teotihuacan-note-pyramid = Όποιος είναι πιο μπροστά κερδίζει { $lead } ΠΝ παραπάνω.
teotihuacan-note-discs = Ο λευκός δίσκος είναι στο { $light }, ο μαύρος στο { $dark }.
teotihuacan-note-eclipses = Εκλείψεις έως τώρα: { $eclipses } από { $last }.
teotihuacan-note-wages = Ο μισθός σας είναι τώρα { $cocoa } κακάο.
