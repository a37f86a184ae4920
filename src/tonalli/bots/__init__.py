"""Players that need no person: one class a file, by name in ``registry``."""
