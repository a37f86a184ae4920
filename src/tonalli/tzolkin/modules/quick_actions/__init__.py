"""Quick actions: fields for a round beside the Starting Player Space, and a fifth player (P-9, P-10, P-11)."""
