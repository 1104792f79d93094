# Generated from spec/ by `npm run generate`. Do not edit.
"""Budgets for prefixes. The spending of a namespace counts against every budget that covers it: its own
(`PATCH /namespaces/{ns}`), those of prefixes, and the organization's (`PATCH /organization`). The budget with the
least money left decides. Namespaces that are judged at the same time may together exceed a shared budget by less
than one engine request.
"""

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
    "budgets_delete",
    "DELETE",
    "/budgets/{prefix}",
    (Parameter("prefix", "path", "prefix"),),
    False,
    "natural",
    (204,),
)


_LIST: Listing[types.BudgetList, types.Budget] = Listing(
    "budgets_list",
    "GET",
    "/budgets",
    (
        Parameter("cursor", "query", "cursor"),
        Parameter("limit", "query", "limit"),
    ),
    False,
    "safe",
    (200,),
    member="budgets",
    cursor="query",
)


_PUT: Operation[types.Budget] = Operation(
    "budgets_put",
    "PUT",
    "/budgets/{prefix}",
    (Parameter("prefix", "path", "prefix"),),
    True,
    "natural",
    (200,),
)


class Budgets:
    """Budgets for prefixes. The spending of a namespace counts against every budget that covers it: its own
    (`PATCH /namespaces/{ns}`), those of prefixes, and the organization's (`PATCH /organization`). The budget with the
    least money left decides. Namespaces that are judged at the same time may together exceed a shared budget by less
    than one engine request.
    """

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
        """Remove the budget of a prefix. If there is none, this is no error. Needs an admin key, an unrestricted key, or a
        key whose scope covers more than the prefix (otherwise `forbidden`).

        `DELETE /budgets/{prefix}`
        Needs a `read_write` key.

        Args:
            prefix: The namespaces that the budget covers. Send `/` as `%2F`.

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
    ) -> types.BudgetList:
        """List budgets.

        List the budgets of prefixes inside the key's scope.

        `GET /budgets`
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
    ) -> Pages[types.BudgetList, types.Budget]:
        """Every entry of `budgets` that `list` returns. Each page is fetched when its entries are needed.

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
        body: types.BudgetTerms,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Budget:
        """Set the budget of a prefix, or of one namespace. This budget remains when the namespace is deleted. A key whose
        scope is exactly this prefix may only lower the budget (otherwise `forbidden`). To raise it, use an admin key, an
        unrestricted key, or a key whose scope covers more. Setting the first budget counts as lowering.

        `PUT /budgets/{prefix}`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.

        Args:
            prefix: The namespaces that the budget covers. Send `/` as `%2F`.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, RateLimitedError, TooLargeError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _PUT,
            {"prefix": prefix, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncBudgets:
    """As `Budgets`, for asyncio."""

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
        """Remove the budget of a prefix. As `Budgets.delete`.

        `DELETE /budgets/{prefix}`
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
    ) -> types.BudgetList:
        """List budgets. As `Budgets.list`.

        `GET /budgets`
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
    ) -> AsyncPages[types.BudgetList, types.Budget]:
        """Every entry of `budgets` that `list` returns. Each page is fetched when its entries are needed.

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
        body: types.BudgetTerms,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Budget:
        """Set the budget of a prefix. As `Budgets.put`.

        `PUT /budgets/{prefix}`
        """
        return await self._caller.body(
            _PUT,
            {"prefix": prefix, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )
