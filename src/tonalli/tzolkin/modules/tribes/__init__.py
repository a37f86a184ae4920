"""Tribes (P-3): thirteen ways to bend the rules for their owner alone."""
