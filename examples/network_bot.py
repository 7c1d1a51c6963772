"""A bot that joins a table over the network and plays: `python examples/network_bot.py http://127.0.0.1:8000 TABLE`."""

import asyncio
import random
import sys

from throneroom.client import Client


async def main(address: str, table_id: str) -> None:
    """Sit down and answer every question until the game is over."""
    async with Client(address) as client:
        await client.become_guest("Network Bot")
        async with client.table(table_id) as table:
            await table.act("sit")
            async for update in table:
                if update.over:
                    print("over:", update.room["standing"])
                    return
                if update.my_turn:
                    await table.decide(random.choice(update.legal), update.question)  # noqa: S311


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
