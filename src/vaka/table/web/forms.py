"""Forms that work without script."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

if TYPE_CHECKING:
    from fastapi import Request
    from fastapi.responses import Response


def with_form(page: Response) -> Response:
    """Under the policy of the other pages a browser would send a form without its origin, and it would be turned away."""
    page.headers["referrer-policy"] = "same-origin"
    return page


async def form_of(request: Request) -> dict[str, str]:
    """What was filled in; the last of each name."""
    body = (await request.body()).decode("utf-8", "replace")
    return {name: values[-1] for name, values in (await asyncio.to_thread(parse_qs, body, max_num_fields=20)).items()}
