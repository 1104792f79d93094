# Generated from spec/ by `npm run generate`. Do not edit.
"""Usage by month."""

from __future__ import annotations

from typing import Optional

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Listing, Operation, Parameter
from ._runtime.pages import AsyncPages, Pages
from ._runtime.response_info import OnResponse

_GET: Listing[types.UsageReport, types.NamespaceUsage] = Listing(
    "usage_reports_get",
    "GET",
    "/usage",
    (
        Parameter("cursor", "query", "cursor"),
        Parameter("limit", "query", "limit"),
        Parameter("month", "query", "month"),
    ),
    False,
    "safe",
    (200,),
    member="namespaces",
    cursor="query",
)


class UsageReports:
    """Usage by month."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def get(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        month: Optional[types.Month] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.UsageReport:
        """Read a month's usage, in total and by namespace. A restricted key sees the namespaces inside its scope, and totals
        over those.

        `GET /usage`
        Needs a `read_only` key.

        Args:
            cursor: The `next_cursor` of the previous page. Keep all other parameters the same.
            limit: The largest number of entries in one page.

                Default: `100`.
            month: The month, in UTC. Defaults to the current month.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _GET,
            {"cursor": cursor, "limit": limit, "month": month},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def get_all(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        month: Optional[types.Month] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> Pages[types.UsageReport, types.NamespaceUsage]:
        """Every entry of `namespaces` that `get` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `get` raises.
        """
        return self._caller.pages(
            _GET,
            {"cursor": cursor, "limit": limit, "month": month},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncUsageReports:
    """As `UsageReports`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        month: Optional[types.Month] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.UsageReport:
        """Read a month's usage. As `UsageReports.get`.

        `GET /usage`
        """
        return await self._caller.body(
            _GET,
            {"cursor": cursor, "limit": limit, "month": month},
            CallOptions(timeout, max_retries, on_response),
        )

    def get_all(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        month: Optional[types.Month] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> AsyncPages[types.UsageReport, types.NamespaceUsage]:
        """Every entry of `namespaces` that `get` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `get` raises.
        """
        return self._caller.pages(
            _GET,
            {"cursor": cursor, "limit": limit, "month": month},
            CallOptions(timeout, max_retries, on_response),
        )
