# Generated from spec/ by `npm run generate`. Do not edit.
"""The request log records the requests of the organization's API keys: who asked what, the status and the time. It has
no bodies. It keeps requests for 7 days unless the operator of the server set another time. Requests without a valid
key are in no organization's log.
"""

from __future__ import annotations

from typing import Optional

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Listing, Operation, Parameter
from ._runtime.pages import AsyncPages, Pages
from ._runtime.response_info import OnResponse

_LIST: Listing[types.RequestLogEntryList, types.RequestLogEntry] = Listing(
    "request_logs_list",
    "GET",
    "/request-log",
    (
        Parameter("cursor", "query", "cursor"),
        Parameter("key", "query", "key"),
        Parameter("limit", "query", "limit"),
        Parameter("namespace_prefix", "query", "namespace_prefix"),
        Parameter("operation", "query", "operation"),
        Parameter("request_id", "query", "request_id"),
        Parameter("since", "query", "since"),
        Parameter("status", "query", "status"),
        Parameter("until", "query", "until"),
    ),
    False,
    "safe",
    (200,),
    member="requests",
    cursor="query",
)


class RequestLogs:
    """The request log records the requests of the organization's API keys: who asked what, the status and the time. It has
    no bodies. It keeps requests for 7 days unless the operator of the server set another time. Requests without a valid
    key are in no organization's log.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        key: Optional[types.KeyId] = None,
        limit: Optional[int] = None,
        namespace_prefix: Optional[types.NamespaceScope] = None,
        operation: Optional[types.RequestLogOperation] = None,
        request_id: Optional[types.RequestLogRequestId] = None,
        since: Optional[types.Timestamp] = None,
        status: Optional[types.RequestLogStatus] = None,
        until: Optional[types.Timestamp] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.RequestLogEntryList:
        """Read the request log, newest first. Needs an admin key. A request appears about a second after its response. The
        log has the newest 100,000 requests of each day. It may miss some when very many arrive at once. `left_out` counts
        what is missing. If a node crashes, the log does not have its last second, and does not count it.

        `GET /request-log`
        Needs an `admin` key.

        Args:
            cursor: The `next_cursor` of the previous page. Keep all other parameters the same.
            key: Return only requests with this key.
            limit: The largest number of entries in one page.

                Default: `100`.
            namespace_prefix: Return only requests whose path has this namespace or one under this prefix.
            operation: Return only requests of this operation.
            request_id: Return only requests with this id.
            since: Return only requests at or after this time.
            status: Return only requests with this status, or with a status of this class.
            until: Return only requests before this time.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _LIST,
            {"cursor": cursor, "key": key, "limit": limit, "namespace_prefix": namespace_prefix, "operation": operation, "request_id": request_id, "since": since, "status": status, "until": until},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def list_all(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        key: Optional[types.KeyId] = None,
        limit: Optional[int] = None,
        namespace_prefix: Optional[types.NamespaceScope] = None,
        operation: Optional[types.RequestLogOperation] = None,
        request_id: Optional[types.RequestLogRequestId] = None,
        since: Optional[types.Timestamp] = None,
        status: Optional[types.RequestLogStatus] = None,
        until: Optional[types.Timestamp] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> Pages[types.RequestLogEntryList, types.RequestLogEntry]:
        """Every entry of `requests` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"cursor": cursor, "key": key, "limit": limit, "namespace_prefix": namespace_prefix, "operation": operation, "request_id": request_id, "since": since, "status": status, "until": until},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncRequestLogs:
    """As `RequestLogs`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def list(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        key: Optional[types.KeyId] = None,
        limit: Optional[int] = None,
        namespace_prefix: Optional[types.NamespaceScope] = None,
        operation: Optional[types.RequestLogOperation] = None,
        request_id: Optional[types.RequestLogRequestId] = None,
        since: Optional[types.Timestamp] = None,
        status: Optional[types.RequestLogStatus] = None,
        until: Optional[types.Timestamp] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.RequestLogEntryList:
        """Read the request log. As `RequestLogs.list`.

        `GET /request-log`
        """
        return await self._caller.body(
            _LIST,
            {"cursor": cursor, "key": key, "limit": limit, "namespace_prefix": namespace_prefix, "operation": operation, "request_id": request_id, "since": since, "status": status, "until": until},
            CallOptions(timeout, max_retries, on_response),
        )

    def list_all(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        key: Optional[types.KeyId] = None,
        limit: Optional[int] = None,
        namespace_prefix: Optional[types.NamespaceScope] = None,
        operation: Optional[types.RequestLogOperation] = None,
        request_id: Optional[types.RequestLogRequestId] = None,
        since: Optional[types.Timestamp] = None,
        status: Optional[types.RequestLogStatus] = None,
        until: Optional[types.Timestamp] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> AsyncPages[types.RequestLogEntryList, types.RequestLogEntry]:
        """Every entry of `requests` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"cursor": cursor, "key": key, "limit": limit, "namespace_prefix": namespace_prefix, "operation": operation, "request_id": request_id, "since": since, "status": status, "until": until},
            CallOptions(timeout, max_retries, on_response),
        )
