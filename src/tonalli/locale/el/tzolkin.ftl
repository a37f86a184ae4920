# Tzolk'in: Το Ημερολόγιο των Μάγια.

tzolkin-title = Tzolk'in: Το Ημερολόγιο των Μάγια
    .name = Tzolk'in
    .about = Βάλτε εργάτες σε γρανάζια που γυρίζουν και διαλέξτε τη σωστή ημέρα.
    .players = 2–5
    .time = 90 λεπτά
    .expansion = Φυλές και Προφητείες
    .modules = η καθεμία χωριστά· οι πέντε θέσεις χρειάζονται τις Γρήγορες ενέργειες
tzolkin-typed-notation = place:tikal
    .beginning = place:t αντί για place:tikal
tzolkin-typed-tiles = tile καθρέφτης, tile palenque 3, tile ημέρα τροφής

## Αγαθά

tzolkin-good-corn = καλαμπόκι
    .gender = n
    .gen = καλαμποκιού
tzolkin-good-wood = ξύλο
    .gender = n
    .gen = ξύλου
tzolkin-good-stone = πέτρα
    .gender = f
    .gen = πέτρας
tzolkin-good-gold = χρυσό
    .gender = n
    .gen = χρυσού
tzolkin-good-skull = κρανίο
    .gender = n
    .gen = κρανίου
tzolkin-good-block = κύβος πόρου
    .gender = m
    .gen = κύβου πόρου
    .acc = κύβο πόρου
tzolkin-amount =
    { $good_id ->
        [corn] { $amount ->
            [one] { $amount } καλαμπόκι
           *[other] { $amount } καλαμπόκια
        }
        [wood] { $amount ->
            [one] { $amount } ξύλο
           *[other] { $amount } ξύλα
        }
        [stone] { $amount ->
            [one] { $amount } πέτρα
           *[other] { $amount } πέτρες
        }
        [gold] { $amount ->
            [one] { $amount } χρυσό
           *[other] { $amount } χρυσά
        }
        [skull] { $amount ->
            [one] { $amount } κρανίο
           *[other] { $amount } κρανία
        }
        [block] { $amount ->
            [one] { $amount } κύβος πόρου
           *[other] { $amount } κύβοι πόρων
        }
       *[other] { $amount } { $good }
    }
    .acc =
        { $good_id ->
            [block] { $amount ->
                [one] { $amount } κύβο πόρου
               *[other] { $amount } κύβους πόρων
            }
           *[other] { tzolkin-amount }
        }
tzolkin-stock =
    { $good_id ->
        [corn] { $amount ->
            [one] καλαμπόκι
           *[other] καλαμπόκια
        }
        [wood] { $amount ->
            [one] ξύλο
           *[other] ξύλα
        }
        [stone] { $amount ->
            [one] πέτρα
           *[other] πέτρες
        }
        [gold] { $amount ->
            [one] χρυσό
           *[other] χρυσά
        }
        [skull] { $amount ->
            [one] κρανίο
           *[other] κρανία
        }
        [hand] { $amount ->
            [one] εργάτης στο χέρι
           *[other] εργάτες στο χέρι
        }
       *[other] { $good }
    }
tzolkin-amount-gain = +{ tzolkin-amount }
tzolkin-amount-pay = −{ tzolkin-amount }
tzolkin-amount-score = { $points } ΠΝ
tzolkin-points = { $points } ΠΝ
tzolkin-free = δωρεάν

## Χρώματα παικτών και πλακιδίων

tzolkin-colour-red = κόκκινο
    .letter = Κ
tzolkin-colour-green = πράσινο
    .letter = Π
tzolkin-colour-blue = μπλε
    .letter = Λ
tzolkin-colour-yellow = κίτρινο
    .letter = Τ
tzolkin-colour-brown = καφέ
    .letter = Φ
tzolkin-colour-black = μαύρο
    .letter = Μ
tzolkin-colour-turquoise = τιρκουάζ
    .letter = Ζ

## Γρανάζια και τι γίνεται σε αυτά

tzolkin-gear-palenque = Palenque
    .gender = n
    .acc = το Palenque
    .gen = του Palenque
    .at = στο Palenque
    .effect = Καλαμπόκι και ξύλο. Η ενέργεια 1 είναι ψάρεμα· οι ενέργειες 2 έως 5 παίρνουν πλακίδια από την ομάδα ζούγκλας με τον αριθμό τους.
tzolkin-gear-yaxchilan = Yaxchilan
    .gender = n
    .acc = το Yaxchilan
    .gen = του Yaxchilan
    .at = στο Yaxchilan
    .effect = Ξύλο, πέτρα, χρυσό και κρανία.
tzolkin-gear-tikal = Tikal
    .gender = n
    .acc = το Tikal
    .gen = του Tikal
    .at = στο Tikal
    .effect = Τεχνολογίες, κτίρια και μνημεία με ξύλο, πέτρα και χρυσό.
tzolkin-gear-uxmal = Uxmal
    .gender = n
    .acc = το Uxmal
    .gen = του Uxmal
    .at = στο Uxmal
    .effect = Σκαλοπάτι ναού, αγορά, εργάτης, ένα κτίριο με καλαμπόκι και ο καθρέφτης άλλων γραναζιών.
tzolkin-gear-chichen_itza = Chichen Itza
    .gender = n
    .acc = το Chichen Itza
    .gen = του Chichen Itza
    .at = στο Chichen Itza
    .effect = Ένα κρανίο σας για πόντους και ένα σκαλοπάτι ναού. Μένει εκεί και κλείνει την ενέργεια για όλους.
tzolkin-gear-start = Θέση πρώτου παίκτη
    .gender = f
    .acc = τη θέση πρώτου παίκτη
    .gen = της θέσης πρώτου παίκτη
    .at = στη θέση πρώτου παίκτη
    .place = θέση πρώτου παίκτη
    .place-acc = τη θέση πρώτου παίκτη
    .place-at = στη θέση πρώτου παίκτη
    .effect = Κοστίζει 0. Στο τέλος της σειράς σας παίρνετε όλο το καλαμπόκι από το γρανάζι Tzolk'in· στο τέλος του πλήρους γύρου παίρνετε τον δείκτη (ή τον δίνετε αριστερά σας, αν τον έχετε) και μπορείτε να αφήσετε να περάσουν δύο ημέρες.
tzolkin-gear-space = { $gear } { $space }
    .acc = το { $gear } { $space }
    .at = στο { $gear } { $space }
tzolkin-jungle-group = Ομάδα ζούγκλας { $group }
tzolkin-dummies = { $gear } ({ $teeth })
tzolkin-tile = «{ $tile }»
tzolkin-gear-any = όποια
tzolkin-gear-closed =
    κρα-
    νίο

tzolkin-gear_action-palenque_1 = Palenque 1
    .cell = 3 καλ.
    .effect = ψάρεμα: { $corn } { $corn ->
            [one] καλαμπόκι
           *[other] καλαμπόκια
        }
tzolkin-gear_action-palenque_2 = Palenque 2
    .cell = 4 καλ.
    .effect = συγκομιδή: { $corn } { $corn ->
            [one] καλαμπόκι
           *[other] καλαμπόκια
        }
tzolkin-gear_action-palenque_3 = Palenque 3
    .cell =
        5 καλ.
        ή 2 ξύλα
    .effect = συγκομιδή: { $corn } { $corn ->
            [one] καλαμπόκι
           *[other] καλαμπόκια
        } ή { $wood } { $wood ->
            [one] ξύλο
           *[other] ξύλα
        }
tzolkin-gear_action-palenque_4 = Palenque 4
    .cell =
        7 καλ.
        ή 3 ξύλα
    .effect = συγκομιδή: { $corn } { $corn ->
            [one] καλαμπόκι
           *[other] καλαμπόκια
        } ή { $wood } { $wood ->
            [one] ξύλο
           *[other] ξύλα
        }
tzolkin-gear_action-palenque_5 = Palenque 5
    .cell =
        9 καλ.
        ή 4 ξύλα
    .effect = συγκομιδή: { $corn } { $corn ->
            [one] καλαμπόκι
           *[other] καλαμπόκια
        } ή { $wood } { $wood ->
            [one] ξύλο
           *[other] ξύλα
        }
tzolkin-gear_action-yaxchilan_1 = Yaxchilan 1
    .cell = 1 ξύλο
    .effect = { $wood } { $wood ->
            [one] ξύλο
           *[other] ξύλα
        }
tzolkin-gear_action-yaxchilan_2 = Yaxchilan 2
    .cell =
        1 πέτρα
        1 καλ.
    .effect = { $stone } { $stone ->
            [one] πέτρα
           *[other] πέτρες
        } και { $corn } { $corn ->
            [one] καλαμπόκι
           *[other] καλαμπόκια
        }
tzolkin-gear_action-yaxchilan_3 = Yaxchilan 3
    .cell =
        1 χρυσό
        2 καλ.
    .effect = { $gold } { $gold ->
            [one] χρυσό
           *[other] χρυσά
        } και { $corn } { $corn ->
            [one] καλαμπόκι
           *[other] καλαμπόκια
        }
tzolkin-gear_action-yaxchilan_4 = Yaxchilan 4
    .cell = 1 κρανίο
    .effect =
        { $skull ->
            [one] { $skull } κρυστάλλινο κρανίο
           *[other] { $skull } κρυστάλλινα κρανία
        }
tzolkin-gear_action-yaxchilan_5 = Yaxchilan 5
    .cell =
        1 πέτρα
        1 χρυσό
        2 καλ.
    .effect = { $stone } { $stone ->
            [one] πέτρα
           *[other] πέτρες
        }, { $gold } { $gold ->
            [one] χρυσό
           *[other] χρυσά
        } και { $corn } { $corn ->
            [one] καλαμπόκι
           *[other] καλαμπόκια
        }
tzolkin-gear_action-tikal_1 = Tikal 1
    .cell = 1 τεχν.
    .effect = ένα βήμα τεχνολογίας
    .more = Κοστίζει τόσους κύβους πόρων όσο είναι το επίπεδό του: 1, 2, 3, και 1 πέρα από το επίπεδο 3.
tzolkin-gear_action-tikal_2 = Tikal 2
    .cell = 1 κτίριο
    .effect = ένα κτίριο
tzolkin-gear_action-tikal_3 = Tikal 3
    .cell = 2 τεχν.
    .effect = ένα ή δύο βήματα τεχνολογίας
    .more = Το καθένα κοστίζει τόσους κύβους πόρων όσο είναι το επίπεδό του: 1, 2, 3, και 1 πέρα από το επίπεδο 3.
tzolkin-gear_action-tikal_4 = Tikal 4
    .cell =
        2 κτίρια
        ή
        μνημείο
    .effect = ένα ή δύο κτίρια ή ένα μνημείο
    .more = Η Αρχιτεκτονική βοηθά σε ένα από τα δύο κτίρια, ποτέ σε μνημείο.
tzolkin-gear_action-tikal_5 = Tikal 5
    .cell =
        1 κύβος:
        2 σκαλ.
        ναών
    .effect = 1 κύβος πόρου για ένα σκαλοπάτι σε καθέναν από δύο ναούς
tzolkin-gear_action-uxmal_1 = Uxmal 1
    .cell =
        3 καλ.:
        ναός
    .effect = { $corn } { $corn ->
            [one] καλαμπόκι
           *[other] καλαμπόκια
        } για ένα σκαλοπάτι ναού
tzolkin-gear_action-uxmal_2 = Uxmal 2
    .cell = αγορά
    .effect = συναλλαγές στην αγορά
    .more = Το ξύλο αξίζει 2 καλαμπόκια, η πέτρα 3, ο χρυσός 4, και στις δύο κατευθύνσεις· πρώτα πουλάτε, μετά αγοράζετε. Με κρανία δεν γίνονται συναλλαγές.
tzolkin-gear_action-uxmal_3 = Uxmal 3
    .cell =
        ένας
        εργάτης
    .effect = ένας ακόμη εργάτης
tzolkin-gear_action-uxmal_4 = Uxmal 4
    .cell =
        κτίριο με
        καλαμπόκι
    .effect = ένα κτίριο με καλαμπόκι
    .more = Κοστίζει 2 καλαμπόκια για κάθε κύβο πόρου· όχι για μνημεία.
tzolkin-gear_action-uxmal_5 = Uxmal 5
    .cell =
        1 καλ.:
        καθρέφτης
    .effect = { $corn } { $corn ->
            [one] καλαμπόκι
           *[other] καλαμπόκια
        } για ενέργεια άλλου γραναζιού
    .more = Οποιαδήποτε ενέργεια 1 έως 5 του Palenque, του Yaxchilan, του Tikal ή του Uxmal, που μπορεί να έχει και δικό της κόστος· όχι του Chichen Itza.
tzolkin-gear_action-chichen_itza_1 = Chichen Itza 1
    .cell =
        4 ΠΝ
        Chaac
    .effect = ένα κρανίο για { $points } ΠΝ, σκαλοπάτι { FORM($temple, "at") }
tzolkin-gear_action-chichen_itza_2 = Chichen Itza 2
    .cell =
        5 ΠΝ
        Chaac
    .effect = ένα κρανίο για { $points } ΠΝ, σκαλοπάτι { FORM($temple, "at") }
tzolkin-gear_action-chichen_itza_3 = Chichen Itza 3
    .cell =
        6 ΠΝ
        Chaac
    .effect = ένα κρανίο για { $points } ΠΝ, σκαλοπάτι { FORM($temple, "at") }
tzolkin-gear_action-chichen_itza_4 = Chichen Itza 4
    .cell =
        7 ΠΝ
        Kukul
    .effect = ένα κρανίο για { $points } ΠΝ, σκαλοπάτι { FORM($temple, "at") }
tzolkin-gear_action-chichen_itza_5 = Chichen Itza 5
    .cell =
        8 ΠΝ
        Kukul
    .effect = ένα κρανίο για { $points } ΠΝ, σκαλοπάτι { FORM($temple, "at") }
tzolkin-gear_action-chichen_itza_6 = Chichen Itza 6
    .cell =
        8 ΠΝ
        Kukul
        κύβος
    .effect = ένα κρανίο για { $points } ΠΝ, σκαλοπάτι { FORM($temple, "at") }, 1 κύβος πόρου
tzolkin-gear_action-chichen_itza_7 = Chichen Itza 7
    .cell =
        10 ΠΝ
        Quetz
    .effect = ένα κρανίο για { $points } ΠΝ, σκαλοπάτι { FORM($temple, "at") }
tzolkin-gear_action-chichen_itza_8 = Chichen Itza 8
    .cell =
        11 ΠΝ
        Quetz
        κύβος
    .effect = ένα κρανίο για { $points } ΠΝ, σκαλοπάτι { FORM($temple, "at") }, 1 κύβος πόρου
tzolkin-gear_action-chichen_itza_9 = Chichen Itza 9
    .cell =
        13 ΠΝ
        Quetz
        κύβος
    .effect = ένα κρανίο για { $points } ΠΝ, σκαλοπάτι { FORM($temple, "at") }, 1 κύβος πόρου

## Ναοί

tzolkin-temple-chaac = Chaac
    .at = στον ναό του Chaac
    .gen = του ναού του Chaac
tzolkin-temple-quetzalcoatl = Quetzalcoatl
    .at = στον ναό του Quetzalcoatl
    .gen = του ναού του Quetzalcoatl
tzolkin-temple-kukulkan = Kukulkan
    .at = στον ναό του Kukulkan
    .gen = του ναού του Kukulkan
tzolkin-temple-any = οποιοσδήποτε ναός
    .acc = οποιονδήποτε ναό
    .at = σε οποιονδήποτε ναό
    .gen = οποιουδήποτε ναού

## Τεχνολογίες: .l1 έως .l3 τα επίπεδα, .l4 το μπόνους ενός βήματος πέρα από αυτά

tzolkin-technology-agriculture = Γεωργία
    .gender = f
    .at = στη Γεωργία
    .short = Γεω
    .l1 = +1 καλαμπόκι ανά συγκομιδή
    .l2 = +1 καλαμπόκι στο ψάρεμα· συγκομιδή καλαμποκιού χωρίς πλακίδιο
    .l3 = +2 καλαμπόκια ανά συγκομιδή
    .l4 = ένα σκαλοπάτι ναού
tzolkin-technology-resource_extraction = Εξόρυξη Πόρων
    .gender = f
    .at = στην Εξόρυξη Πόρων
    .short = Εξό
    .l1 = +1 ξύλο όταν ένα γρανάζι δίνει ξύλο
    .l2 = +1 πέτρα στο Yaxchilan
    .l3 = +1 χρυσό στο Yaxchilan
    .l4 = 2 κύβοι πόρων της επιλογής σας
    .l4-acc = 2 κύβους πόρων της επιλογής σας
tzolkin-technology-architecture = Αρχιτεκτονική
    .gender = f
    .at = στην Αρχιτεκτονική
    .short = Αρχ
    .l1 = 1 καλαμπόκι ανά κτίριο
    .l2 = 2 ΠΝ ανά κτίριο
    .l3 = κτίριο με 1 κύβο λιγότερο (2 καλαμπόκια)
    .l4 = 3 ΠΝ
tzolkin-technology-theology = Θεολογία
    .gender = f
    .at = στη Θεολογία
    .short = Θεο
    .l1 = Chichen Itza: η επόμενη ενέργεια
    .l2 = ανά κρανίο που τοποθετείτε: 1 κύβος πόρου για ένα σκαλοπάτι ναού
    .l3 = +1 κρανίο στο Yaxchilan
    .l4 = 1 κρανίο
tzolkin-technology-any = οποιαδήποτε τεχνολογία
    .gender = f
    .at = σε οποιαδήποτε τεχνολογία

## Κτίρια

tzolkin-building-a1_single_farm = Μικρή φάρμα
    .effect = 1 εργάτης χρειάζεται 2 καλαμπόκια λιγότερα
tzolkin-building-a1_community_farm = Κοινοτική φάρμα
    .effect = κάθε εργάτης χρειάζεται 1 καλαμπόκι λιγότερο
tzolkin-building-a1_agriculture = Γεωργία
    .effect = βήμα στη Γεωργία
tzolkin-building-a1_agriculture_stone = Γεωργία + πέτρα
    .effect = βήμα στη Γεωργία· 1 πέτρα
tzolkin-building-a1_extraction_corn = Εξόρυξη + καλαμπόκι
    .effect = βήμα στην Εξόρυξη Πόρων· 1 καλαμπόκι
tzolkin-building-a1_extraction_gold = Εξόρυξη + χρυσό
    .effect = βήμα στην Εξόρυξη Πόρων· 1 χρυσό
tzolkin-building-a1_chaac_quetzalcoatl = Chaac + Quetzalcoatl
    .effect = από ένα σκαλοπάτι στους ναούς των Chaac και Quetzalcoatl
tzolkin-building-a1_chaac_kukulkan = Chaac + Kukulkan
    .effect = από ένα σκαλοπάτι στους ναούς των Chaac και Kukulkan
tzolkin-building-a1_any_temple_build = Ναός + κτίριο
    .effect = ένα σκαλοπάτι σε οποιονδήποτε ναό· μπορείτε να κτίσετε ακόμη ένα
tzolkin-building-a1_architecture = Αρχιτεκτονική
    .effect = βήμα στην Αρχιτεκτονική
tzolkin-building-a1_theology_kukulkan = Θεολογία + Kukulkan
    .effect = βήμα στη Θεολογία· ένα σκαλοπάτι στον ναό του Kukulkan
tzolkin-building-a2_large_farm = Μεγάλη φάρμα
    .effect = 3 εργάτες χρειάζονται 2 καλαμπόκια λιγότερα ο καθένας
tzolkin-building-a2_any_tech_stone = Τεχνολογία + πέτρα
    .effect = βήμα σε τεχνολογία της επιλογής σας· 1 πέτρα
tzolkin-building-a2_any_tech_gold = Τεχνολογία + χρυσό
    .effect = βήμα σε τεχνολογία της επιλογής σας· 1 χρυσό
tzolkin-building-a2_any_tech_corn = Τεχνολογία + καλαμπόκι
    .effect = βήμα σε τεχνολογία της επιλογής σας· 6 καλαμπόκια
tzolkin-building-a2_any_tech_skull = Τεχνολογία + κρανίο
    .effect = βήμα σε τεχνολογία της επιλογής σας· 1 κρανίο
tzolkin-building-a2_worker = Εργάτης
    .effect = ένας ακόμη εργάτης· 6 ΠΝ
tzolkin-building-a2_mirror = Καθρέφτης
    .effect = μπορείτε να πληρώσετε 1 καλαμπόκι για ενέργεια όπως στο Uxmal 5· 2 ΠΝ
tzolkin-building-a2_three_temples = Τρεις ναοί
    .effect = ένα σκαλοπάτι σε καθέναν από τους τρεις ναούς· 3 ΠΝ
tzolkin-building-a2_eight_points = Οκτώ πόντοι
    .effect = 8 ΠΝ
tzolkin-building-a2_market = Αγορά
    .effect = μπορείτε να κάνετε συναλλαγές όπως στο Uxmal 2· 6 ΠΝ
tzolkin-building-a2_chaac = Chaac δύο φορές
    .effect = δύο σκαλοπάτια στον ναό του Chaac· 2 ΠΝ
tzolkin-building-a2_kukulkan = Kukulkan δύο φορές
    .effect = δύο σκαλοπάτια στον ναό του Kukulkan· 3 ΠΝ
tzolkin-building-a2_quetzalcoatl = Quetzalcoatl δύο φορές
    .effect = δύο σκαλοπάτια στον ναό του Quetzalcoatl· 4 ΠΝ
tzolkin-building-a2_architecture = Αρχιτεκτονική + πόντοι
    .effect = βήμα στην Αρχιτεκτονική· 3 ΠΝ
tzolkin-building-a2_theology_chaac_kukulkan = Θεολογία + ναοί
    .effect = βήμα στη Θεολογία· από ένα σκαλοπάτι στους ναούς των Chaac και Kukulkan
tzolkin-building-a2_two_tech = Δύο τεχνολογίες
    .effect = δύο βήματα σε τεχνολογίες της επιλογής σας

## Μνημεία

tzolkin-monument-mon_brown_set = Καφέ σετ
    .effect = 4 ΠΝ ανά δικό σας καφέ κτίριο και μνημείο
tzolkin-monument-mon_green_set = Πράσινο σετ
    .effect = 4 ΠΝ ανά δικό σας πράσινο κτίριο και μνημείο
tzolkin-monument-mon_blue_set = Μπλε σετ
    .effect = 4 ΠΝ ανά δικό σας μπλε κτίριο και μνημείο
tzolkin-monument-mon_all_tiles = Όλα τα πλακίδια
    .effect = 2 ΠΝ ανά δικό σας κτίριο και μνημείο
tzolkin-monument-mon_corn_tiles = Πλακίδια καλαμποκιού
    .effect = 4 ΠΝ ανά δικό σας πλακίδιο καλαμποκιού
tzolkin-monument-mon_wood_tiles = Πλακίδια ξύλου
    .effect = 4 ΠΝ ανά δικό σας πλακίδιο ξύλου
tzolkin-monument-mon_all_monuments = Όλα τα μνημεία
    .effect = { $each } ΠΝ ανά μνημείο όλων των παικτών
tzolkin-monument-mon_top_technologies = Κορυφαίες τεχνολογίες
    .effect = 9, 20, 33 ΠΝ για 1, 2, 3 τεχνολογίες στο επίπεδο 3
tzolkin-monument-mon_technology_levels = Επίπεδα τεχνολογίας
    .effect = 3 ΠΝ ανά επίπεδο τεχνολογίας σας
tzolkin-monument-mon_workers = Εργάτες
    .effect = 6, 12, 18 ΠΝ για 4, 5, 6 εργάτες στο παιχνίδι
tzolkin-monument-mon_temple_points = Πόντοι ναών
    .effect = ξανά οι πόντοι των σκαλοπατιών σας στους τρεις ναούς
tzolkin-monument-mon_highest_temple = Ψηλότερος ναός
    .effect = 3 ΠΝ ανά σκαλοπάτι πάνω από το 0 στον καλύτερο ναό σας
tzolkin-monument-mon_skulls = Κρανία
    .effect = 3 ΠΝ ανά κρανίο στο Chichen Itza, οποιουδήποτε παίκτη

## Πλακίδια Αρχικού Πλούτου

tzolkin-wealth-wealth_palenque_1 = 3 καλαμπόκια, σκαλοπάτι στον ναό του Quetzalcoatl, βήμα στη Γεωργία
    .short = Quetzalcoatl, Γεωργία
tzolkin-wealth-wealth_palenque_3 = 5 καλαμπόκια, 1 χρυσό, σκαλοπάτι στον ναό του Quetzalcoatl
    .short = Χρυσό, Quetzalcoatl
tzolkin-wealth-wealth_palenque_5 = 1 πέτρα, 1 χρυσό, βήμα στη Γεωργία
    .short = Χρυσό, Γεωργία
tzolkin-wealth-wealth_palenque_7 = 9 καλαμπόκια, 1 πέτρα
    .short = 9 καλαμπόκια, πέτρα
tzolkin-wealth-wealth_yaxchilan_1 = 1 ξύλο, σκαλοπάτι στον ναό του Kukulkan, βήμα στην Εξόρυξη Πόρων
    .short = Kukulkan, Εξόρυξη
tzolkin-wealth-wealth_yaxchilan_3 = 2 καλαμπόκια, 2 ξύλα, σκαλοπάτι στον ναό του Kukulkan
    .short = Ξύλο, Kukulkan
tzolkin-wealth-wealth_yaxchilan_5 = 4 καλαμπόκια, 1 ξύλο, βήμα στην Εξόρυξη Πόρων
    .short = Ξύλο, Εξόρυξη
tzolkin-wealth-wealth_yaxchilan_7 = 3 καλαμπόκια, 2 ξύλα, 1 πέτρα
    .short = 2 ξύλα, πέτρα
tzolkin-wealth-wealth_tikal_1 = 2 καλαμπόκια, σκαλοπάτι στον ναό του Chaac, βήμα στην Αρχιτεκτονική
    .short = Chaac, Αρχιτεκτονική
tzolkin-wealth-wealth_tikal_3 = 6 καλαμπόκια, 2 πέτρες
    .short = 6 καλαμπόκια, 2 πέτρες
tzolkin-wealth-wealth_tikal_5 = 3 καλαμπόκια, 1 χρυσό, βήμα στην Αρχιτεκτονική
    .short = Χρυσό, Αρχιτεκτονική
tzolkin-wealth-wealth_tikal_7 = 6 καλαμπόκια, 1 ξύλο, 1 πέτρα
    .short = Ξύλο, πέτρα
tzolkin-wealth-wealth_uxmal_1 = 5 καλαμπόκια, 1 πέτρα, σκαλοπάτι στον ναό του Chaac
    .short = Πέτρα, Chaac
tzolkin-wealth-wealth_uxmal_3 = 3 καλαμπόκια, 1 ξύλο, μία φάρμα: 1 εργάτης χρειάζεται 2 καλαμπόκια λιγότερα
    .short = Φάρμα
tzolkin-wealth-wealth_uxmal_5 = ένας ακόμη εργάτης
    .short = Ένας ακόμη εργάτης
tzolkin-wealth-wealth_uxmal_7 = 8 καλαμπόκια, 1 χρυσό
    .short = 8 καλαμπόκια, χρυσό
tzolkin-wealth-wealth_chichen_itza_0 = 4 καλαμπόκια, 1 ξύλο, 1 κρανίο
    .short = Κρανίο
tzolkin-wealth-wealth_chichen_itza_3 = 5 καλαμπόκια, 1 πέτρα, βήμα στη Θεολογία
    .short = Πέτρα, Θεολογία
tzolkin-wealth-wealth_chichen_itza_5 = 4 καλαμπόκια, 3 ξύλα
    .short = 4 καλαμπόκια, 3 ξύλα
tzolkin-wealth-wealth_chichen_itza_7 = 2 καλαμπόκια, 2 ξύλα, βήμα στη Θεολογία
    .short = Ξύλο, Θεολογία
tzolkin-wealth-wealth_chichen_itza_10 = 7 καλαμπόκια, 2 ξύλα
    .short = 7 καλαμπόκια, 2 ξύλα

## Λέξεις του παιχνιδιού

tzolkin-term-turn = γύρος
    .effect = Μπορείτε πρώτα να ζητιανέψετε. Μετά τοποθετείτε έναν ή περισσότερους εργάτες ή μαζεύετε έναν ή περισσότερους: πάντα το ένα, ποτέ και τα δύο.
tzolkin-term-place = τοποθέτηση
    .effect = Ένας εργάτης πηγαίνει στη χαμηλότερη ελεύθερη θέση ενός γραναζιού. Κοστίζει σε καλαμπόκι τον αριθμό της θέσης, και 0, 1, 2, 3, 4, 5 παραπάνω για τον πρώτο, δεύτερο, τρίτο … εργάτη του γύρου. Εκεί δεν γίνεται ακόμη τίποτα: τα γρανάζια τον μεταφέρουν μία θέση την ημέρα.
tzolkin-term-pick_up = μάζεμα
    .effect = Παίρνετε εργάτες από τα γρανάζια έναν έναν. Καθένας κάνει την ενέργεια της θέσης του ή, με 1 καλαμπόκι για κάθε βήμα πίσω, μια χαμηλότερη του ίδιου γραναζιού, ή καμία. Ο εργάτης που εκτοπίζεται από γρανάζι δεν κάνει τίποτα.
tzolkin-term-free_choice = όλες (ελεύθερη επιλογή)
    .effect = Οι θέσεις 6 και 7 ενός γραναζιού (10 του Chichen Itza) σας επιτρέπουν να κάνετε οποιαδήποτε ενέργειά του χωρίς να πληρώσετε για βήματα πίσω. Το κόστος της ίδιας της ενέργειας το πληρώνετε.
tzolkin-term-beg = ζητιανιά
    .effect = Στην αρχή της σειράς σας, με λιγότερα από 3 καλαμπόκια: το καλαμπόκι σας γίνεται 3 και κατεβαίνετε ένα σκαλοπάτι σε ναό της επιλογής σας. Μία φορά στον γύρο.
tzolkin-term-pity = έλεος των θεών
    .effect = Όποιος δεν έχει εργάτη στα γρανάζια, δεν μπορεί να πληρώσει τοποθέτηση και δεν μπορεί να ζητιανέψει τοποθετεί έναν εργάτη σε μια από τις φθηνότερες θέσεις με όσο καλαμπόκι έχει.
tzolkin-term-food_day = Ημέρα Τροφής
    .effect = Στο τέλος των ημερών 8, 14, 21 και 27. Κάθε εργάτης στο παιχνίδι χρειάζεται 2 καλαμπόκια· κάθε ατάιστος κοστίζει 3 ΠΝ. Η πρώτη και η τρίτη δίνουν μετά τα αγαθά των σκαλοπατιών σας στους ναούς, η δεύτερη και η τέταρτη τους πόντους τους, και όποιος είναι ψηλότερα σε έναν ναό παίρνει το μπόνους του. Αν το ημερολόγιο προσπεράσει μια Ημέρα Τροφής, αυτή γίνεται μία ημέρα αργότερα.
tzolkin-term-double_advance = διπλή προώθηση
    .effect = Όποιος παίρνει τη θέση πρώτου παίκτη μπορεί μία φορά να αφήσει να περάσουν δύο ημέρες (το ταμπλό γυρίζει στη σκοτεινή πλευρά), εκτός αν η δεύτερη ημέρα θα εκτόπιζε εργάτη κάποιου. Όποιος φτάνει στην κορυφή ναού μπορεί να την κάνει ξανά.
tzolkin-term-dummy = ουδέτερος εργάτης
    .effect = Εργάτης που δεν ανήκει σε κανέναν. Πιάνει το δόντι του και γυρίζει με το γρανάζι για πάντα.
tzolkin-term-jungle = ζούγκλα
    .effect = Πλακίδια Συγκομιδής για το Palenque 2 έως 5. Στις ομάδες 3 έως 5 το ξύλο σκεπάζει το καλαμπόκι: πάρτε το ξύλο, ή κάψτε το για το καλαμπόκι από κάτω και κατεβείτε ένα σκαλοπάτι σε έναν ναό. Με τη Γεωργία 2 κάνετε συγκομιδή καλαμποκιού ακόμη και όπου κανένα πλακίδιο δεν είναι ακάλυπτο.
tzolkin-term-skull = κρυστάλλινο κρανίο
    .effect = Υπάρχουν 13. Παίρνετε ένα στο Yaxchilan 4, με τη Θεολογία και από πλακίδια. Κάθε ενέργεια του Chichen Itza θέλει ένα δικό σας, που μένει εκεί. Καθένα που σας μένει δίνει 3 ΠΝ στο τέλος. Δεν είναι κύβος πόρου και δεν ανταλλάσσεται ποτέ.
tzolkin-term-harvest = συγκομιδή
    .effect = Palenque 2 έως 5: πάρτε ένα πλακίδιο καλαμποκιού ή ξύλου από την ομάδα ζούγκλας με αυτόν τον αριθμό, και τα αγαθά που λέει η ενέργεια. Το πλακίδιο μένει σε εσάς: ορισμένα μνημεία το μετρούν.
tzolkin-term-age = εποχή
    .effect = Με τη δεύτερη Ημέρα Τροφής τελειώνει η εποχή 1: τα κτίριά της φεύγουν από το παιχνίδι και μπαίνουν αυτά της εποχής 2. Με την τέταρτη τελειώνουν η εποχή 2 και το παιχνίδι. Και στις δύο, όποιος είναι ψηλότερα σε έναν ναό παίρνει μπόνους.
tzolkin-term-market = αγορά
    .effect = Uxmal 2, και ένα κτίριο με αυτό το όνομα: το ξύλο αξίζει 2 καλαμπόκια, η πέτρα 3, ο χρυσός 4, και στις δύο κατευθύνσεις· πρώτα πουλάτε, μετά αγοράζετε. Με κρανία δεν γίνονται συναλλαγές.
tzolkin-term-mirror = καθρέφτης
    .effect = Uxmal 5, και ένα κτίριο με αυτό το όνομα: με 1 καλαμπόκι οποιαδήποτε ενέργεια 1 έως 5 του Palenque, του Yaxchilan, του Tikal ή του Uxmal, που μπορεί να έχει και δικό της κόστος· όχι του Chichen Itza.
tzolkin-term-monument = μνημείο
    .effect = Κτίζεται στο Tikal 4 με κύβους πόρων, χωρίς τη βοήθεια της Αρχιτεκτονικής. Βαθμολογείται στο τέλος του παιχνιδιού, για όσα αναφέρει.
tzolkin-term-wealth = πλακίδιο Αρχικού Πλούτου
    .effect = Όλοι παίρνουν τέσσερα πριν αρχίσει το παιχνίδι και κρατούν κρυφά δύο. Δίνουν ό,τι είναι τυπωμένο πάνω τους πριν από τον πρώτο γύρο· ένα από αυτά είναι φάρμα και ισχύει σε κάθε Ημέρα Τροφής.
tzolkin-term-block = κύβος πόρου
    .effect = Ένα ξύλο, μία πέτρα ή ένα χρυσό. Το καλαμπόκι και τα κρανία δεν είναι κύβοι πόρων.
tzolkin-term-final_scoring = τελική βαθμολόγηση
    .effect = Ξύλο, πέτρα και χρυσό μετρούν ως 2, 3 και 4 καλαμπόκια· 4 καλαμπόκια είναι 1 ΠΝ, τα υπόλοιπα μετρούν σε τέταρτα. Ένα κρανίο σας είναι 3 ΠΝ. Μετά βαθμολογούνται τα μνημεία.

## Κάρτες: τι είναι τυπωμένο, σε σειρές

tzolkin-card-effect = { $effect }.
tzolkin-card-action = { $number }: { $effect }.
tzolkin-card-no-action = Καμία ενέργεια: ένας εργάτης εδώ περιμένει να γυρίσει το γρανάζι.
tzolkin-card-space = Θέση { $space } { FORM($gear, "gen") }
tzolkin-label-space = Θέση { $space } { FORM($gear, "gen") }: { $does }
    .worker = Θέση { $space } { FORM($gear, "gen") }, { $colour }: { $does }
    .dummy = Θέση { $space } { FORM($gear, "gen") }, ουδέτερος εργάτης: { $does }
tzolkin-card-jungle = Palenque { $group }: { $effect }.
tzolkin-card-building = Κτίριο της εποχής { $age }, { $colour }: { $cost }.
tzolkin-card-monument = Μνημείο, { $colour }: { $cost }.
tzolkin-card-step = { $step }: { $points } ΠΝ.
    .item = { $step }: { $points } ΠΝ και { $item }.
tzolkin-card-highest = Όποιος είναι ψηλότερα: { $first } ΠΝ στο τέλος της εποχής 1, { $second } ΠΝ στο τέλος της εποχής 2. Στην κορυφή χωράει μόνο ένας παίκτης.
tzolkin-card-level-title = { $technology } { $level }
    .beyond = { $technology }, πέρα από το επίπεδο 3
tzolkin-card-level =
    { $blocks ->
        [one] Επίπεδο { $level } (1 κύβος πόρου): { $effect }.
       *[other] Επίπεδο { $level } ({ $blocks } κύβοι πόρων): { $effect }.
    }
    .beyond =
        { $blocks ->
            [one] Κάθε βήμα πέρα από αυτό (1 κύβος πόρου): { $effect }.
           *[other] Κάθε βήμα πέρα από αυτό ({ $blocks } κύβοι πόρων): { $effect }.
        }
tzolkin-card-wealth = Πλακίδιο Αρχικού Πλούτου, επιλεγμένο στην αρχή.
tzolkin-card-block = Κύβος πόρου. Αξίζει { $corn } καλαμπόκια στην αγορά και στην τελική βαθμολόγηση.

## Σημειώσεις: τι σημαίνει τώρα για έναν παίκτη

tzolkin-note-tiles =
    { $wood ->
        [0] { $corn ->
            [0] Δεν έμεινε πλακίδιο.
            [one] Απομένει 1 πλακίδιο καλαμποκιού.
           *[other] Απομένουν { $corn } πλακίδια καλαμποκιού.
        }
       *[other] { $corn ->
            [0] Απομένουν πλακίδια: ξύλου { $wood }, ακάλυπτα καλαμποκιού κανένα.
           *[other] Απομένουν πλακίδια: ξύλου { $wood }, ακάλυπτα καλαμποκιού { $corn }.
        }
    }
tzolkin-note-harvest = Θα παίρνατε { FORM($goods, "acc") }.
    .burning = Θα παίρνατε { FORM($goods, "acc") }, ή { $corn } { $corn ->
            [one] καλαμπόκι
           *[other] καλαμπόκια
        } καίγοντας ξύλο και κατεβαίνοντας ένα σκαλοπάτι σε ναό.
    .nothing = Δεν υπάρχει τίποτα για συγκομιδή.
tzolkin-note-place =
    { $corn ->
        [0] Ο επόμενος εργάτης σας πηγαίνει { FORM($place, "at") }, δωρεάν.
        [one] Ο επόμενος εργάτης σας πηγαίνει { FORM($place, "at") }, με { $corn } καλαμπόκι.
       *[other] Ο επόμενος εργάτης σας πηγαίνει { FORM($place, "at") }, με { $corn } καλαμπόκια.
    }
    .last =
        { $corn ->
            [0] Ο επόμενος εργάτης σας πηγαίνει { FORM($place, "at") }, δωρεάν· σε αυτόν τον τελευταίο γύρο δεν θα κάνει ενέργεια.
            [one] Ο επόμενος εργάτης σας πηγαίνει { FORM($place, "at") }, με { $corn } καλαμπόκι· σε αυτόν τον τελευταίο γύρο δεν θα κάνει ενέργεια.
           *[other] Ο επόμενος εργάτης σας πηγαίνει { FORM($place, "at") }, με { $corn } καλαμπόκια· σε αυτόν τον τελευταίο γύρο δεν θα κάνει ενέργεια.
        }
tzolkin-note-full = Καμία θέση δεν είναι ελεύθερη.
tzolkin-note-closed = Κλειστή από κρανίο.
tzolkin-note-step = Το επόμενο σκαλοπάτι σας είναι το { $step }: { $worth }.
    .lost = Ένα σκαλοπάτι σας θα χανόταν: είστε στην κορυφή ή η κορυφή είναι πιασμένη.
tzolkin-note-for-you = Με τις τεχνολογίες σας: { $effect }.
tzolkin-note-level-reached = Το έχετε.
    .idle = Το έχετε· τώρα δεν ισχύει.
tzolkin-note-level-next =
    { $blocks ->
        [0] Το επόμενο βήμα σας, χωρίς κόστος.
        [one] Το επόμενο βήμα σας, με 1 κύβο πόρου.
       *[other] Το επόμενο βήμα σας, με { $blocks } κύβους πόρων.
    }
tzolkin-note-architecture =
    { $level ->
        [1] Η Αρχιτεκτονική σας δίνει 1 καλαμπόκι.
        [2] Η Αρχιτεκτονική σας δίνει 1 καλαμπόκι και 2 ΠΝ.
       *[other] Η Αρχιτεκτονική σας δίνει 1 καλαμπόκι και 2 ΠΝ, και σας γλιτώνει έναν κύβο πόρου (στο Uxmal 4, 2 καλαμπόκια).
    }
tzolkin-note-level =
    { $blocks ->
        [one] Το επόμενο επίπεδό σας είναι το { $level }, με 1 κύβο πόρου: { $effect }.
       *[other] Το επόμενο επίπεδό σας είναι το { $level }, με { $blocks } κύβους πόρων: { $effect }.
    }
    .beyond =
        { $blocks ->
            [one] Είστε στο επίπεδο 3· ένα βήμα πέρα από αυτό, με 1 κύβο πόρου, δίνει: { $effect }.
           *[other] Είστε στο επίπεδο 3· ένα βήμα πέρα από αυτό, με { $blocks } κύβους πόρων, δίνει: { $effect }.
        }
tzolkin-note-payable =
    { $payable_id ->
        [both] Μπορείτε να το πληρώσετε, με κύβους πόρων ή, στο Uxmal 4, με καλαμπόκι.
        [blocks] Μπορείτε να το πληρώσετε με κύβους πόρων.
        [corn] Μπορείτε να το πληρώσετε με καλαμπόκι, στο Uxmal 4.
        [covered] Μπορείτε να το πληρώσετε μόνο αν κατεδαφίσετε κάτι.
       *[neither] Τώρα δεν μπορείτε να το πληρώσετε.
    }
tzolkin-note-dealt = Σας μοιράστηκαν: { $tiles }.
tzolkin-note-worth = Αν βαθμολογούνταν τώρα, θα σας έδινε { $points } ΠΝ.
