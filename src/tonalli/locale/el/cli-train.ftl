## train

cli-train-help = Αφήνει ένα δίκτυο να μάθει ένα παιχνίδι παίζοντας με τον εαυτό του.

    Χρειάζεται το πρόσθετο train: pip install "tonalli[train]". Διεργασίες σε όλους τους πυρήνες παίζουν πολλά παιχνίδια
    μαζί· το δίκτυο αποφασίζει σε όλα ταυτόχρονα, σε κάρτα γραφικών αν υπάρχει, και μαθαίνει από το πώς τελειώνουν.
    Όλοι οι αριθμοί παικτών, τα σύνολα ενοτήτων και οι ρυθμίσεις του παιχνιδιού ανακατεύονται, συχνότερα με δύο παίκτες·
    τα --players και --modules τα περιορίζουν. Κάθε τόσο εξετάζεται: σε μοιρασιές με τις οποίες δεν εκπαιδεύεται ποτέ,
    από κάθε θέση, με αντίπαλο το greedy· στο σόλο με τον αντίπαλο των κανόνων.

    Όλα φυλάγονται σε έναν φάκελο: checkpoint.pt, από όπου το --resume συνεχίζει όσες φορές θέλετε, και η πορεία ως
    curve.json, curve.csv και, με matplotlib, curve.png. Το --export γράφει τα βάρη σε ένα μικρό αρχείο που παίζει
    χωρίς καμία βιβλιοθήκη, για --seats και arena με τη διαδρομή του.

    {"\u0008"}
    Παραδείγματα:
    {"  "}tonalli train teotihuacan --folder runs/t --seconds 600
    {"  "}tonalli train teotihuacan --folder runs/t --seconds 600 --resume
    {"  "}tonalli train teotihuacan --from t.weights --shares 1=6,2=2,4=2 --folder runs/solo
    {"  "}tonalli train teotihuacan --from t.weights --distil 96 --decisions 100000 --folder runs/small --export small.weights
    {"  "}tonalli train tzolkin --players 2,4 --modules none --folder runs/z
    {"  "}tonalli train tzolkin --folder runs/z --seconds 0 --resume --export z.weights
    {"  "}tonalli arena z.weights greedy --game tzolkin
cli-train-missing = train: λείπει το PyTorch· το φέρνει το pip install "tonalli[train]"
cli-train-progress = μάθηση
cli-train-rate = { $rate } αποφάσεις/δ.
cli-train-started = βάρη { $weights }, είσοδοι { $inputs }, παιχνίδια μαζί { $rows }, διεργασίες { $actors }, { $device }
cli-train-line = { $seconds } δ.  { $decisions } εκ. αποφάσεις  { $rate } χιλ./δ.  εντροπία { $entropy }  εξηγείται { $explained }%  βαθμολογία { $scores }
cli-train-exam = { $seconds } δ.  εξέταση: { $results }
cli-train-result = { $subject } νίκες { $won }% ({ $low } έως { $high }), βαθμολογία { $score }
cli-train-score = { $subject } { $score }
cli-train-kept = Φυλάγεται στο { $folder }.
cli-train-exported = Τα βάρη γράφτηκαν στο { $file }, { $size } kB.
cli-train-there = folder={ $folder }: υπάρχει ήδη σημείο ελέγχου· το --resume συνεχίζει από αυτό

cli-option-train-game = Το παιχνίδι που μαθαίνει.
cli-option-train-players = Αριθμοί παικτών για την εκπαίδευση, με κόμματα· χωρίς αυτό όλοι.
cli-option-train-modules = Ενότητες κάθε παιχνιδιού, με κόμματα, ή none· χωρίς αυτό ανακατεύονται όλα τα σύνολα.
cli-option-train-seconds = Πόση ώρα μαθαίνει· σε αυτόν τον χρόνο ο ρυθμός μάθησης πέφτει έως το τέλος του.
cli-option-train-folder = Πού φυλάγονται όλα.
cli-option-train-resume = Συνεχίζει από το σημείο ελέγχου του φακέλου.
cli-option-train-from = Αρχίζει με όσα έχει μάθει αυτό το αρχείο βαρών, αντί από το μηδέν.
cli-option-train-shares = Πόσο συχνά μοιράζονται παιχνίδια για τόσους παίκτες, όπως 1=6,2=3,4=1· χωρίς αυτό συχνότερα για δύο.
cli-error-train-shares = shares={ $value }: αριθμός παικτών, = και πόσο συχνά, όπως 2=3
cli-error-train-begin = το --from αρχίζει μια εκπαίδευση και το --resume συνεχίζει μία: μόνο ένα από τα δύο
cli-option-train-actors = Διεργασίες που παίζουν· χωρίς αυτό όσοι οι πυρήνες, πλην δύο.
cli-option-train-rows = Παιχνίδια που παίζει μαζί κάθε διεργασία, σε καθένα από δύο μισά.
cli-option-train-rate = Πόσο μακριά πηγαίνει στην αρχή κάθε βήμα της μάθησης.
cli-option-train-width = Αθροίσματα του πρώτου στρώματος· μια εκπαίδευση που συνεχίζεται κρατά τα δικά της.
cli-option-train-distil = Ένα δίκτυο με τόσα αθροίσματα μαθαίνει από όσα αποφασίζει αυτό του --from, αντί από το πώς τελειώνουν τα παιχνίδια: μικρότερο, και βλέπει λιγότερα.
cli-option-train-trim = Παίρνει από το δίκτυο του --from τόσα αθροίσματα, όσα λένε τα περισσότερα· δεν μαθαίνεται τίποτα.
cli-option-train-decisions = Με --distil: από πόσες αποφάσεις του μεγαλύτερου μαθαίνει.
cli-train-distilled = { $seconds } δ.  αποφάσεις που παρακολουθήθηκαν { $decisions }  απόκλιση πιθανοτήτων { $away }, αξίας { $off }
cli-error-train-smaller = τα --distil και --trim χρειάζονται --from: το δίκτυο από το οποίο γίνεται ένα μικρότερο
cli-option-train-exam = Δευτερόλεπτα ανάμεσα στις εξετάσεις.
cli-option-train-device = cpu, cuda ή cuda:1· χωρίς αυτό μια κάρτα γραφικών, όπου υπάρχει.
cli-option-train-export = Γράφει στο τέλος τα βάρη σε αυτό το αρχείο.
