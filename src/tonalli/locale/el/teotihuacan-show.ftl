# Επικεφαλίδες και ετικέτες του τραπεζιού.

teotihuacan-show-none = κανένα
teotihuacan-show-tile-number = πλ. { $tile }
teotihuacan-show-no-main = –
teotihuacan-show-ring = Πίνακες, δεξιόστροφα
    .hint = κόστος: κακάο για την κύρια ενέργεια· η Συλλογή Κακάο δίνει 1 παραπάνω
teotihuacan-show-board = πίνακας
teotihuacan-show-workers = εργάτες
teotihuacan-show-colours = κόστος
teotihuacan-show-worship = Λατρεία (Δ: δύναμη εκεί), πλακίδιο ◆
teotihuacan-show-tile = ◆ { $tile }
teotihuacan-show-nobles = { $workers }: { $points }
teotihuacan-show-at-alchemy = αγοράστε μια Τεχνολογία με χρυσό
teotihuacan-show-at-construction = κτίστε την Πυραμίδα με πέτρα και ξύλο
teotihuacan-show-technologies = Τεχνολογίες στην Αλχημεία
    .hint = σειρά 1: ένας εργάτης· σειρά 2: δύο, ή ένας με δύναμη 4+
teotihuacan-show-row-1 = 1
teotihuacan-show-row-2 = 2
teotihuacan-show-calendar = λευκός δίσκος ● { $light } από { $dark }, Έκλειψη { $eclipse } από 3 στο ○
    .wages = Έκλειψη { $eclipse } από 3: πληρώνεται ο μισθός
    .over = το παιχνίδι τελείωσε
teotihuacan-show-eclipse-due =
    { $turns ->
        [0] Ακολουθεί Έκλειψη αμέσως μετά από αυτόν τον γύρο.
        [one] Έρχεται Έκλειψη: έναν γύρο μετά από αυτόν.
       *[other] Έρχεται Έκλειψη: { $turns } γύρους μετά από αυτόν.
    }
teotihuacan-show-final = Η Πυραμίδα ολοκληρώθηκε: με την επόμενη Έκλειψη τελειώνει το παιχνίδι.
teotihuacan-show-temples = Ναοί
    .hint = η ανταμοιβή είναι κάτω από κάθε βήμα· στα * μπορείτε να πάρετε πλακίδιο αντί γι’ αυτήν
teotihuacan-show-bonus = στο βήμα 10 για το τέλος: { $effect }
teotihuacan-show-heap = στο βήμα { $step }: { $tiles }
teotihuacan-step-0 = –
teotihuacan-step-1 = { $amount }πόρ
teotihuacan-step-2 = { $amount }ΠΝ
teotihuacan-step-3 = { $amount }κακ
teotihuacan-step-bonus = μπόν
teotihuacan-track-avenue = Λεωφ.
teotihuacan-track-pyramid = Πυραμ.
teotihuacan-show-avenue = Λεωφόρος και δρόμος της Πυραμίδας
teotihuacan-show-avenue-value =
    { $buildings ->
        [one] ένα βήμα αξίζει { $value } ΠΝ σε μια Έκλειψη· απομένει 1 κτίριο
       *[other] ένα βήμα αξίζει { $value } ΠΝ σε μια Έκλειψη· απομένουν { $buildings } κτίρια
    }
teotihuacan-show-level = Ε{ $level }
teotihuacan-show-pyramid = Η Πυραμίδα από πάνω
    .hint = δεξιά: διαθέσιμες θέσεις ανά επίπεδο, πλακίδια στην προσφορά
teotihuacan-show-decorations = Διακοσμήσεις
teotihuacan-show-legend = b είδωλο (μπλε), r κάλυμμα κεφαλής (κόκκινο), g φίδι (πράσινο), n ιερογλυφικό. Όποιο εικονίδιο καλύπτει όμοιό του δίνει 1 ΠΝ· κεφαλαίο στο νέο πλακίδιο προχωράει και στον ναό του. Ψηφίο: ύψος, d: διακοσμημένο.
teotihuacan-show-players = Παίκτες με τη σειρά
    .hint = Λεω, Πυρ: βήματα στις διαδρομές· (Μ3): εργάτης σε αναμονή
teotihuacan-show-figure-points = ΠΝ
teotihuacan-show-figure-cocoa = κακάο
teotihuacan-show-figure-wood = ξύλο
teotihuacan-show-figure-stone = πέτρα
teotihuacan-show-figure-gold = χρυσό
teotihuacan-show-figure-blue = μπλε
teotihuacan-show-figure-red = κόκ.
teotihuacan-show-figure-green = πράσ.
teotihuacan-show-figure-avenue = Λεω
teotihuacan-show-figure-pyramid = Πυρ
teotihuacan-show-figure-wages = μισθ.
teotihuacan-show-owns = Τεχνολογίες { $technologies }
teotihuacan-show-tiles = πλακίδια: { $tiles }
teotihuacan-show-used = χρησιμοποιημένα: { $count }
