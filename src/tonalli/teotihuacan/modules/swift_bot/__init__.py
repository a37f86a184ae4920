"""S1 Alternative Teotibot movement (X-8): four direction tiles, the top one of which says how far workers move."""
