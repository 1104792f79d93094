"""What differs between services."""

from typing import Optional

FINAL_DETAIL: Optional[str] = "resets_at"
"""The member of an error's details that says that a retry is of no use before that time."""

IDEMPOTENCY_KEY: str = "idempotency-key"

REQUEST_ID: str = "x-request-id"

RATE_LIMIT: str = "x-ratelimit-limit"

RATE_LIMIT_REMAINING: str = "x-ratelimit-remaining"

CURSOR: str = "cursor"
"""Takes a cursor."""

NEXT_CURSOR: str = "next_cursor"
"""The member of a page with the next cursor."""
