"""Players that learn from playing themselves: ``tonalli train``. Extra ``[train]``; nothing else imports this."""
