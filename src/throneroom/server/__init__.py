"""The server: HTTP and WebSocket around live tables, their storage, guests, bots at work, limits."""
