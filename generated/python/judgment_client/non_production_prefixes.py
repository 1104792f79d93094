# Generated from spec/ by `npm run generate`. Do not edit.
"""Marks on prefixes whose namespaces are not for production."""

from __future__ import annotations

from typing import List, Optional

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Listing, Operation, Parameter
from ._runtime.pages import AsyncPages, Pages
from ._runtime.response_info import OnResponse

_DELETE: Operation[None] = Operation(
    "non_production_prefixes_delete",
    "DELETE",
    "/non-production-prefixes/{prefix}",
    (Parameter("prefix", "path", "prefix"),),
    False,
    "natural",
    (204,),
)


_LIST: Listing[types.NonProductionPrefixList, types.NonProductionPrefix] = Listing(
    "non_production_prefixes_list",
    "GET",
    "/non-production-prefixes",
    (
        Parameter("cursor", "query", "cursor"),
        Parameter("limit", "query", "limit"),
    ),
    False,
    "safe",
    (200,),
    member="non_production_prefixes",
    cursor="query",
)


_PUT: Operation[types.NonProductionPrefix] = Operation(
    "non_production_prefixes_put",
    "PUT",
    "/non-production-prefixes/{prefix}",
    (Parameter("prefix", "path", "prefix"),),
    False,
    "natural",
    (200,),
)


class NonProductionPrefixes:
    """Marks on prefixes whose namespaces are not for production."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def delete(
        self,
        prefix: types.NamespaceScope,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> None:
        """Unmark a non-production prefix.

        Remove a mark. From now on, usage counts as usual, except under another mark. If the prefix is not marked, this is
        no error.

        `DELETE /non-production-prefixes/{prefix}`
        Needs an `admin` key.

        Args:
            prefix: The namespaces to mark. Send `/` as `%2F`.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _DELETE,
            {"prefix": prefix},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def list(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.NonProductionPrefixList:
        """List non-production prefixes.

        List the marked prefixes inside the key's scope.

        `GET /non-production-prefixes`
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
    ) -> Pages[types.NonProductionPrefixList, types.NonProductionPrefix]:
        """Every entry of `non_production_prefixes` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def put(
        self,
        prefix: types.NamespaceScope,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.NonProductionPrefix:
        """Mark a non-production prefix.

        Mark a prefix. From now on, usage under it counts as `non_production`. Earlier usage stays as it was billed. A
        write or a page of answers in progress still counts as before. If a budget paused judging under the prefix, judging
        resumes. Marking a prefix again changes nothing. Nor does marking a prefix under one that is already marked. Needs
        an admin key, because the mark decides what is paid for.

        `PUT /non-production-prefixes/{prefix}`
        Needs an `admin` key.

        Args:
            prefix: The namespaces to mark. Send `/` as `%2F`.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _PUT,
            {"prefix": prefix},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncNonProductionPrefixes:
    """As `NonProductionPrefixes`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def delete(
        self,
        prefix: types.NamespaceScope,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> None:
        """Unmark a non-production prefix. As `NonProductionPrefixes.delete`.

        `DELETE /non-production-prefixes/{prefix}`
        """
        return await self._caller.body(_DELETE, {"prefix": prefix}, CallOptions(timeout, max_retries, on_response))

    async def list(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.NonProductionPrefixList:
        """List non-production prefixes. As `NonProductionPrefixes.list`.

        `GET /non-production-prefixes`
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
    ) -> AsyncPages[types.NonProductionPrefixList, types.NonProductionPrefix]:
        """Every entry of `non_production_prefixes` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response),
        )

    async def put(
        self,
        prefix: types.NamespaceScope,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.NonProductionPrefix:
        """Mark a non-production prefix. As `NonProductionPrefixes.put`.

        `PUT /non-production-prefixes/{prefix}`
        """
        return await self._caller.body(_PUT, {"prefix": prefix}, CallOptions(timeout, max_retries, on_response))
