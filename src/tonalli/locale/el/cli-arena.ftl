## arena

cli-arena-help = Βάζει bots να παίξουν μεταξύ τους και τα βαθμολογεί.

    Κάθε μοιρασιά παίζεται με κάθε σειρά θέσεων, ώστε τύχη και θέσεις να εξουδετερώνονται. Με όσα bots είναι οι θέσεις
    ή περισσότερα, σε κάθε τραπέζι κάθονται διαφορετικά bots· με λιγότερα, ένα παίζει εναντίον πολλών ίδιων, καθένα με καθένα από τα άλλα. Ο
    ίδιος σπόρος δίνει τα ίδια παιχνίδια, όσες και αν είναι οι διεργασίες.

    {"\u0008"}
    Παραδείγματα:
    {"  "}tonalli arena noon dusk --games 100
    {"  "}tonalli arena my_bots:Planner greedy --players 4 --processes 2
    {"  "}tonalli arena Old=my_bots:Planner New=my_bots:Better greedy --resume games.jsonl
    {"  "}tonalli arena dawn morning noon dusk --game tzolkin --json results.json --plot results.html
    {"  "}tonalli arena runs/t Before=t.weights learned@40 --games 200 --plot results.png
cli-arena-title =
    { $game } για { $players }: { $games } παιχνίδια, { $deals ->
        [one] 1 μοιρασιά
       *[other] { $deals } μοιρασιές
    } σε { $seatings } σειρές θέσεων, σπόρος { $seed }
cli-arena-bot = bot
cli-arena-rating = ισχύς
cli-arena-sigma = ±
cli-arena-games = παιχνίδια
cli-arena-wins = νίκες
cli-arena-share = νίκες %
cli-arena-between = 95%
cli-arena-margin = διαφορά
cli-arena-score = βαθμολογία
cli-arena-against = νίκες % εναντίον
cli-arena-interval = { $low } έως { $high }
cli-arena-none = –
cli-arena-even = Ισόπαλο είναι { $even }% και διαφορά 0. { $mixed ->
        [yes] Σε κάθε τραπέζι κάθονται διαφορετικά bots.
       *[no] { $others ->
            [one] Μετρούν παιχνίδια ενός εναντίον ενός.
           *[other] Μετρούν παιχνίδια ενός εναντίον { $others } ίδιων.
        }
    }
cli-arena-intervals = Νίκες %: διάστημα Wilson. Διαφορά από τον μέσο όρο των άλλων: διάστημα Student στις μοιρασιές. Ισχύς: openskill, ± η τυπική απόκλισή της.
cli-arena-is-a-game = bots: το { $name } είναι παιχνίδι· δώστε το με --game { $name }
cli-arena-plot = plot={ $file }: επιτρέπεται αρχείο που τελειώνει σε .svg, .png ή .html
cli-arena-no-matplotlib = plot: μια εικόνα PNG χρειάζεται τη βιβλιοθήκη matplotlib· τα .svg και .html καμία
cli-arena-page-standings = Κατάταξη
cli-arena-page-seats = Τι αξίζει μια θέση
cli-arena-seat = θέση
cli-arena-picture-title = { $game } για { $players }
cli-arena-picture-rating = ισχύς, ± 2 τυπικές αποκλίσεις
cli-arena-picture-share = νίκες σε %, με διάστημα 95%
cli-arena-picture-margin = πόντοι προβαδίσματος, με διάστημα 95%
cli-arena-picture-below = { $games } παιχνίδια, { $deals ->
        [one] 1 μοιρασιά
       *[other] { $deals } μοιρασιές
    } σε κάθε σειρά θέσεων, σπόρος { $seed }. Η διακεκομμένη γραμμή είναι το ισόπαλο.

cli-option-bots = Ποιοι συμμετέχουν: dawn, morning, noon, dusk, night (επίπεδα), random, greedy, learned, learned@N (κοιτάζει μπροστά N φορές), ΑΡΧΕΙΟ.weights, ο φάκελος μιας εκπαίδευσης, ή δικό σας bot ως package.module:Class· με όνομα: A=greedy.
cli-option-arena-games = Πόσα παιχνίδια τουλάχιστον· κάθε μοιρασιά παίζεται με όλες τις σειρές θέσεων.
cli-option-arena-json = Γράφει τα πάντα σε αυτό το αρχείο· το - τα τυπώνει αντί για τον πίνακα.
cli-option-plot = Σχεδιάζει τα αποτελέσματα σε αυτό το αρχείο: .svg, .png (με matplotlib) ή .html, μια σελίδα με εικόνα και πίνακες.
cli-option-resume = Φυλάει κάθε παιχνίδι σε αυτό το αρχείο και δεν ξαναπαίζει όσα είναι εκεί.
