"""M7 Court (X-5): in place of the Palace, with owners of its royal tiles and a Great Discovery beside them."""
