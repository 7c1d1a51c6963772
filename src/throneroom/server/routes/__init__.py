"""The routes under /api, one module for each resource."""

from throneroom.server.routes import finished, games, guests, ratings, service, tables

ROUTERS = (guests.router, games.router, tables.router, ratings.router, finished.router, service.router)
