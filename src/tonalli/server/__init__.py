"""The web table: an ASGI application that keeps tables as records and speaks to browsers."""
