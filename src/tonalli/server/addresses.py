"""At which addresses others can reach this server: a link to this machine alone is of no use to them."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket

ANYWHERE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses nobody has: asking the way there sends nothing and tells which own address one would come from."""
PATIENCE = 1.0


def own_addresses() -> list[str]:
    """The addresses of this machine in its network, those of the way out first."""
    found: list[str] = []
    for goal, family in ANYWHERE:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((goal, 9))
            found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None)]
    usable = [ipaddress.ip_address(each.partition("%")[0]) for each in dict.fromkeys(found)]
    return [str(each) for each in usable if not (each.is_loopback or each.is_link_local or each.is_unspecified)]


async def answers(address: str, port: int) -> bool:
    """Whether this server listens there, and not at this machine's own address alone."""
    try:
        async with asyncio.timeout(PATIENCE):
            _reader, writer = await asyncio.open_connection(address, port)
    except (OSError, TimeoutError):
        return False
    writer.close()
    return True


async def reachable(port: int) -> list[str]:
    """Addresses at which others in the network reach a server on that port."""
    found = await asyncio.to_thread(own_addresses)
    listening = await asyncio.gather(*[answers(each, port) for each in found])
    return [each for each, is_there in zip(found, listening, strict=True) if is_there]
