"""M9 Empire Expansion (X-7): Warriors spread over the regions of the map and settle them."""
