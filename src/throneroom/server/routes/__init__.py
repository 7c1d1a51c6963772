"""The routes under /api, one module for each resource."""

from throneroom.server.routes import (
    account,
    days,
    explorer,
    finished,
    games,
    guests,
    hall,
    my_games,
    puzzles,
    ratings,
    service,
    statistics,
    tables,
    tournaments,
)

ROUTERS = (
    guests.router, games.router, tables.router, ratings.router, finished.router, my_games.router, statistics.router,
    explorer.router, puzzles.router, account.router, days.router, hall.router, tournaments.router, service.router,
)  # fmt: skip
