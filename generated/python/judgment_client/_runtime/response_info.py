# Generated from spec/ by `npm run generate`. Do not edit.
"""What a response says beside its body."""

import re
from dataclasses import dataclass
from email.message import Message
from typing import Callable, Optional

from . import names


@dataclass(frozen=True)
class RateLimit:
    """The rate limit of the key."""

    limit: int
    """The number of requests that the key may make in one minute."""

    remaining: int
    """The number of requests left in the current minute."""


@dataclass(frozen=True)
class ResponseInfo:
    """The facts of a response in addition to its body."""

    operation: str
    """The operation's id: ``documents_write``."""

    attempt: int
    """1 for the first attempt."""

    status: int

    headers: Message
    """Names in any case: ``headers["X-Request-Id"]``."""

    request_id: Optional[str]
    """The id of the request in the server's log. None when the response did not come from the service."""

    rate_limit: Optional[RateLimit]


OnResponse = Callable[[ResponseInfo], None]


def response_info(operation: str, attempt: int, status: int, headers: Message) -> ResponseInfo:
    return ResponseInfo(operation, attempt, status, headers, headers.get(names.REQUEST_ID), _rate_limit(headers))


def _rate_limit(headers: Message) -> Optional[RateLimit]:
    limit = _whole_number(headers.get(names.RATE_LIMIT))
    remaining = _whole_number(headers.get(names.RATE_LIMIT_REMAINING))
    return None if limit is None or remaining is None else RateLimit(limit, remaining)


def _whole_number(text: Optional[str]) -> Optional[int]:
    return int(text) if text is not None and re.fullmatch(r"[0-9]{1,15}", text) else None
