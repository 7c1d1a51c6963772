"""`throneroom verify`: check a record file, where its key came from, and a head that a player kept."""

from __future__ import annotations

import re
from pathlib import Path

from rich.console import Console

from throneroom.cli import files
from throneroom.cli.console import console
from throneroom.engine import transcript
from throneroom.engine.errors import SettingsError
from throneroom.engine.fairness import HEX, Proof
from throneroom.engine.match import Match

KEPT_HEAD = re.compile(r"[0-9a-f]{16,64}")
"""A head that a player kept, or at least its first 16 digits."""


def verify_record(file: Path, chance: bool, head: str | None, contribution: str | None) -> None:
    """Check a record file and print what was checked; a head or a contribution that is not in it is an error."""
    match, script = files.read(file), files.read_script(file)
    kept = _kept(head, script) if head is not None else None
    if contribution is not None:
        _check_contribution(contribution.lower(), script.proof)
    out = console()
    out.print(f"{match.game.title}, rules {match.game.version}, {match.players} players: the record is in order")
    out.print(f"  commitment  {match.commitment}: it is the SHA-256 of the key", soft_wrap=True)
    start = "arranged from its parts" if match.parts is not None else "dealt from the key"
    out.print(f"  start       {start}")
    out.print(f"  decisions   {match.ply}, all legal")
    out.print(f"  result      {result(match, script.proof)}")
    _print_proof(out, script.proof)
    if kept is not None:
        out.print(f"  your head   is on the chain: {kept}", soft_wrap=True)
    if contribution is not None:
        out.print("  your share  your contribution is in the key")
    if chance:
        for happening in match.chance():
            out.print(f"  {happening.name}: {', '.join(happening.outcome)}", soft_wrap=True)


def _print_proof(out: Console, proof: Proof | None) -> None:
    if proof is None:
        out.print("  key         whoever dealt chose it: no player contributed, and there is no log", soft_wrap=True)
        return
    seats = ", ".join(seat for seat, _ in proof.contributions) or "nobody"
    out.print(f"  secret      it belongs to the server's commitment {proof.commitment}", soft_wrap=True)
    out.print(f"  key         from the server's secret and contributions of {seats}", soft_wrap=True)
    out.print(f"  log         {len(proof.entries)} entries, which lead to these decisions and this result")
    out.print(f"  head        {proof.head}", soft_wrap=True)


def _kept(head: str, script: transcript.Script) -> str:
    """Where on the chain a head is that a player kept; refused if it is not there."""
    head = head.strip().lower()
    if not KEPT_HEAD.fullmatch(head):
        raise SettingsError("a head has 64 hexadecimal digits; its first 16 are enough")
    if script.proof is None:
        raise SettingsError("this record has no log: no head can be on its chain")
    entries = len(script.proof.entries)
    for place, found in enumerate(script.proof.heads(script.header_lines)):
        if found.startswith(head):
            return "before the start" if place == 0 else f"after {place - 1} of {entries} entries of the log"
    raise SettingsError(
        "this head is not on the chain of the record: the record is not that of the game in which you saw the head, "
        "or the server's secret, a contribution, the key or the log has been changed since then"
    )


def _check_contribution(contribution: str, proof: Proof | None) -> None:
    if not HEX.fullmatch(contribution):
        raise SettingsError("a contribution has 64 hexadecimal digits")
    if proof is None or contribution not in dict(proof.contributions).values():
        raise SettingsError("this contribution is not in the record: the key was made without it")


def result(match: Match, proof: Proof | None) -> str:
    """Who won, by the rules or because others gave up."""
    if match.standing is None and proof is None:
        return "not over yet"
    *standing, reason = proof.entries[-1].split(" ")[1:] if proof else (*map(str, match.standing or ()), "rules")
    winners = [seat for seat, won in zip(match.seats, standing, strict=True) if won != "0"]
    told = f"{' and '.join(winners)} won" if winners else "nobody won"
    return told if reason == "rules" else f"{told} ({reason.replace('_', ' ')})"
