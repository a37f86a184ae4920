"""Great Discovery tiles (X-3): a second family of tiles with a stack of their own, in play with module M6."""
