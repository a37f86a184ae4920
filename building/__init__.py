"""What a wheel is made of: the compiled engine, the built pages, and the licences of both."""
