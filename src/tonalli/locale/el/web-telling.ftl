# Οι γύροι των άλλων, όπως λέγονται στο τραπέζι.
web-telling = Τι κάνει: { $name }
web-telling-said = { $name }: { $words }
web-telling-pause = Παύση
web-telling-pace = { $pace }×
    .said = Αφήγηση { $pace ->
        [1] με άνετο ρυθμό
       *[other] με διπλή ταχύτητα
    }
    .other = Αλλαγή: αφήγηση { $pace ->
        [1] με άνετο ρυθμό
       *[other] με διπλή ταχύτητα
    }
web-telling-skip = Παράλειψη
web-telling-back = Βήμα πίσω
web-telling-next = Επόμενο βήμα
web-telling-again = ξανά
    .said = Αφήγηση ξανά στο τραπέζι για αυτόν τον γύρο: { $name }
web-telling-then = Όπως ήταν τότε
web-thinking = Σκέφτεται: { $name }
