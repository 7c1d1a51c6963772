"""The server: HTTP and WebSockets around live tables, their storage, guests, bot processes, limits."""
