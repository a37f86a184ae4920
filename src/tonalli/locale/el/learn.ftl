# Όσα λέγονται μία φορά για κάθε είδος απόφασης.

web-first = Νέο για εσάς
web-first-rule = Ο κανόνας
web-first-done = Εντάξει
web-first-never = Όχι άλλες εξηγήσεις
web-set-hints = Εξηγήσεις για ό,τι είναι νέο
    .hint = Μία ή δύο προτάσεις όταν ένα είδος απόφασης εμφανίζεται για πρώτη φορά
web-rules = Κανόνες
    .page = Κανόνες: { $game }
web-rules-keys = Πλήκτρα
web-rules-back = Πίσω στο τραπέζι
web-rules-read = Διαβάστε τον κανόνα
