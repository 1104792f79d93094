# Generated from spec/ by `npm run generate`. Do not edit.
"""The addresses that webhook deliveries come from."""

from __future__ import annotations

from typing import List, Optional

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Listing, Operation, Parameter
from ._runtime.pages import AsyncPages, Pages
from ._runtime.response_info import OnResponse

_LIST: Listing[types.EgressAddressList, str] = Listing(
    "egress_addresses_list",
    "GET",
    "/webhook-egress-addresses",
    (
        Parameter("cursor", "query", "cursor"),
        Parameter("limit", "query", "limit"),
    ),
    False,
    "safe",
    (200,),
    member="addresses",
    cursor="query",
)


class EgressAddresses:
    """The addresses that webhook deliveries come from."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.EgressAddressList:
        """List egress addresses.

        List the addresses to allow in your firewall. Allow all of them, because the list may grow without notice.

        `GET /webhook-egress-addresses`
        Needs a `read_only` key.

        Args:
            cursor: The `next_cursor` of the previous page. Keep all other parameters the same.
            limit: The largest number of entries in one page.

                Default: `100`.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _LIST,
            {"cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def list_all(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> Pages[types.EgressAddressList, str]:
        """Every entry of `addresses` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncEgressAddresses:
    """As `EgressAddresses`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def list(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.EgressAddressList:
        """List egress addresses. As `EgressAddresses.list`.

        `GET /webhook-egress-addresses`
        """
        return await self._caller.body(
            _LIST,
            {"cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response),
        )

    def list_all(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> AsyncPages[types.EgressAddressList, str]:
        """Every entry of `addresses` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response),
        )
