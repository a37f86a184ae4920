### Οι Εκλείψεις, σειρά με σειρά

teotihuacan-moment-eclipse =
    { $number ->
        [1] Πρώτη Έκλειψη
        [2] Δεύτερη Έκλειψη
       *[3] Τρίτη Έκλειψη
    }
teotihuacan-moment-each =
    { $points ->
        [one] { $points } πόντος ανά βήμα
       *[other] { $points } πόντοι ανά βήμα
    }
teotihuacan-moment-steps =
    { $steps ->
        [one] 1 βήμα
       *[other] { $steps } βήματα
    }
teotihuacan-moment-first = πρωτιά
teotihuacan-moment-pyramid_lead = 4 πόντοι για την πρωτιά
teotihuacan-moment-masks = σετ διαφορετικών μασκών
teotihuacan-moment-wages = 3 πόντοι για κάθε απλήρωτο κακάο
    .name = μισθός
teotihuacan-moment-bonus = στα ψηλότερα βήματα
teotihuacan-moment-paid = όλα πληρωμένα
teotihuacan-moment-due = οφείλει { $due }, έχει { $held }
teotihuacan-moment-then-wages = μετά ο μισθός
teotihuacan-scores-stage = Στις Εκλείψεις
teotihuacan-scores-by =
    { $number ->
        [1] πρώτη Έκλειψη
        [2] δεύτερη Έκλειψη
       *[3] τρίτη Έκλειψη
    }
