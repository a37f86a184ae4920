"""New buildings (P-7): four that can be renovated and give an income on Food Days, four of age 2."""
