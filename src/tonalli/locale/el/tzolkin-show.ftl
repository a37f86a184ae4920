# Επικεφαλίδες και ετικέτες του τραπεζιού του Tzolk'in.

tzolkin-show-day = Ημέρα { $day } από 27
    .late = Ημέρα { $day }, μετά την 27η
tzolkin-show-age = Εποχή { $age }
tzolkin-show-of-days = από { $days } ημέρες
tzolkin-show-food_day =
    { $days ->
        [0] { $number ->
            [4] τελευταίος γύρος, Ημέρα Τροφής { $number } σήμερα
           *[other] Ημέρα Τροφής { $number } ({ $kind }) σήμερα
        }
        [one] Ημέρα Τροφής { $number } ({ $kind }) αύριο
       *[other] Ημέρα Τροφής { $number } ({ $kind }) σε { $days } ημέρες
    }
tzolkin-show-food-goods = αγαθά
tzolkin-show-food-points = πόντοι
tzolkin-show-no-food_day = το παιχνίδι τελείωσε
tzolkin-show-corn = καλαμπόκι στο γρανάζι: { $corn }
tzolkin-show-first = πρώτος παίκτης
tzolkin-show-claimed = Θέση πρώτου παίκτη:
tzolkin-show-claimed-free = ελεύθερη
tzolkin-show-gears = Γρανάζια
    .hint = ○ επόμενη ελεύθερη θέση, ο αριθμός της είναι το κόστος της σε καλαμπόκι· ■ ουδέτερος εργάτης· τελευταία: κρυμμένα δόντια
tzolkin-show-jungle = Ζούγκλα
    .hint = ακάλυπτα πλακίδια καλαμποκιού, πλακίδια ξύλου πάνω από άλλα· κρανία στο απόθεμα: { $skulls }
tzolkin-show-jungle-group = { $number }:
tzolkin-show-temples = Ναοί
    .hint = αγαθά έως το σκαλοπάτι σας στις Ημέρες Τροφής 1, 3· πόντοι του σκαλοπατιού σας στις 2, 4
tzolkin-show-temple-bonus = ψηλότερη θέση: { $first } ΠΝ στο τέλος της εποχής 1, { $second } ΠΝ στο τέλος της εποχής 2
tzolkin-show-technologies = Τεχνολογίες
    .hint = σε παρένθεση οι κύβοι πόρων για το βήμα· τα επίπεδα αθροίζονται
tzolkin-show-level-0 = αρχή
tzolkin-show-level-1 = επίπεδο 1 (1)
tzolkin-show-level-2 = επίπεδο 2 (2)
tzolkin-show-level-3 = επίπεδο 3 (3)
tzolkin-show-level-4 = πέρα (1)
tzolkin-show-buildings = Κτίρια στην προσφορά
    .hint = Εποχή { $age }· { $pile ->
        [0] η στοίβα είναι άδεια
       *[other] { $pile } ακόμη στη στοίβα
    }
tzolkin-show-monuments = Μνημεία
    .hint = κτίζονται στο Tikal 4, βαθμολογούνται στο τέλος
tzolkin-show-tile-name = όνομα
tzolkin-show-tile-colour = χρώμα
tzolkin-show-tile-cost = κόστος
tzolkin-show-tile-effect = τι δίνει
tzolkin-show-none = κανένα
tzolkin-show-players = Παίκτες με τη σειρά
    .hint = χέρι, γραν., έξω: εργάτες· τροφή: καλαμπόκι για την Ημέρα Τροφής
tzolkin-show-figure-points = ΠΝ
tzolkin-show-figure-corn = καλ.
tzolkin-show-figure-wood = ξύλο
tzolkin-show-figure-stone = πέτρα
tzolkin-show-figure-gold = χρυσό
tzolkin-show-figure-skull = κραν.
tzolkin-show-figure-hand = χέρι
tzolkin-show-figure-gears = γραν.
tzolkin-show-figure-reserve = έξω
tzolkin-show-figure-food = τροφή
tzolkin-show-figure-chaac = Cha
tzolkin-show-figure-quetzalcoatl = Que
tzolkin-show-figure-kukulkan = Kuk
tzolkin-show-level = { $technology } { $level }
tzolkin-show-levels = { $levels }
tzolkin-show-double =
    { $light_id ->
        [yes] δυνατή η διπλή προώθηση
       *[no] έχει χρησιμοποιηθεί η διπλή προώθηση
    }
tzolkin-show-harvested = { $corn ->
        [0] { $wood ->
            [one] 1 πλακίδιο ξύλου
           *[other] { $wood } πλακίδια ξύλου
        }
       *[other] { $wood ->
            [0] { $corn ->
                [one] 1 πλακίδιο καλαμποκιού
               *[other] { $corn } πλακίδια καλαμποκιού
            }
           *[other] πλακίδια Συγκομιδής: καλαμπόκι { $corn }, ξύλο { $wood }
        }
    }
tzolkin-show-tiles =
    { $count ->
        [one] { $tile }
       *[other] { $tile } ×{ $count }
    }
tzolkin-show-owned-buildings = κτίρια: { $tiles }
tzolkin-show-owned-monuments = μνημεία: { $tiles }
tzolkin-show-owned-farm = πλακίδιο Αρχικού Πλούτου με φάρμα
tzolkin-show-more = επίσης: { $parts }, board, log, help

## Διαδρομές και πλακίδια των σελίδων

tzolkin-show-food_day-days =
    { $days ->
        [0] σήμερα
        [one] αύριο
       *[other] σε { $days } ημέρες
    }
tzolkin-show-has = έχει { $corn }
tzolkin-show-tracks = Ναοί, τεχνολογίες και τι ακολουθεί
tzolkin-show-displays = Κτίρια και μνημεία
tzolkin-show-temple-said = { $temple }: { $standing }
tzolkin-show-temple-standing = { $name } στο σκαλοπάτι { $step }
tzolkin-show-feeding = { $name }: οφειλή σε καλαμπόκι { $due }, διαθέσιμο { $corn }
tzolkin-show-pile = Εποχή { $age } · { $pile } στη στοίβα
tzolkin-show-to_come = Έρχονται ακόμη στην εποχή { $age }
tzolkin-show-at_the_end = στο τέλος
tzolkin-show-built_by = κτισμένο ({ $name })
tzolkin-show-bank = Απόθεμα
    .of = από { $all }
    .said = Απόθεμα: { $skulls } από { $all } κρανία
