"""An asynchronous client of a Throneroom server, for programs: guests, tables, and playing over a WebSocket.

    async with Client("http://127.0.0.1:8000") as client:
        await client.become_guest("My Bot")
        async with client.table(table_id) as table:
            await table.act("sit")
            async for update in table:
                if update.my_turn:
                    await table.decide(random.choice(update.legal))

docs/reference/protocol.md describes what is sent and received.
"""

from throneroom.client.client import Client, Refused, TableClient, Update
from throneroom.client.fairness import KeptDeal, Unfair, check_record

__all__ = ["Client", "KeptDeal", "Refused", "TableClient", "Unfair", "Update", "check_record"]
