"""The routes under /api, one module for each resource."""

from throneroom.server.routes import (
    account,
    days,
    explorer,
    finished,
    games,
    guests,
    hall,
    lessons,
    moderation,
    my_games,
    puzzles,
    ratings,
    safety,
    service,
    statistics,
    tables,
    tournaments,
)

ROUTERS = (
    guests.router, games.router, tables.router, ratings.router, finished.router, my_games.router, statistics.router,
    explorer.router, puzzles.router, lessons.router, account.router, days.router, hall.router, tournaments.router,
    safety.router, moderation.router, service.router,
)  # fmt: skip
