# Generated from spec/ by `npm run generate`. Do not edit.
"""The audit log records who changed what in the organization. The service writes each entry in the same transaction as
the change, and keeps it for a year. Each entry also makes an `audit.recorded` event.
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

_LIST: Listing[types.AuditEntryList, types.AuditEntry] = Listing(
    "audit_logs_list",
    "GET",
    "/audit-log",
    (
        Parameter("action", "query", "action"),
        Parameter("cursor", "query", "cursor"),
        Parameter("key", "query", "key"),
        Parameter("limit", "query", "limit"),
        Parameter("namespace_prefix", "query", "namespace_prefix"),
        Parameter("since", "query", "since"),
        Parameter("until", "query", "until"),
    ),
    False,
    "safe",
    (200,),
    member="entries",
    cursor="query",
)


class AuditLogs:
    """The audit log records who changed what in the organization. The service writes each entry in the same transaction as
    the change, and keeps it for a year. Each entry also makes an `audit.recorded` event.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        action: Optional[types.AuditActionPattern] = None,
        cursor: Optional[types.Cursor] = None,
        key: Optional[types.KeyId] = None,
        limit: Optional[int] = None,
        namespace_prefix: Optional[types.NamespaceScope] = None,
        since: Optional[types.Timestamp] = None,
        until: Optional[types.Timestamp] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.AuditEntryList:
        """Read the audit log, newest first. Needs an admin key.

        `GET /audit-log`
        Needs an `admin` key.

        Args:
            action: Return only these actions.
            cursor: The `next_cursor` of the previous page. Keep all other parameters the same.
            key: Return only changes by this key.
            limit: The largest number of entries in one page.

                Default: `100`.
            namespace_prefix: Return only changes in this namespace or under this prefix.
            since: Return only changes at or after this time.
            until: Return only changes before this time.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _LIST,
            {"action": action, "cursor": cursor, "key": key, "limit": limit, "namespace_prefix": namespace_prefix, "since": since, "until": until},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def list_all(
        self,
        *,
        action: Optional[types.AuditActionPattern] = None,
        cursor: Optional[types.Cursor] = None,
        key: Optional[types.KeyId] = None,
        limit: Optional[int] = None,
        namespace_prefix: Optional[types.NamespaceScope] = None,
        since: Optional[types.Timestamp] = None,
        until: Optional[types.Timestamp] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> Pages[types.AuditEntryList, types.AuditEntry]:
        """Every entry of `entries` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"action": action, "cursor": cursor, "key": key, "limit": limit, "namespace_prefix": namespace_prefix, "since": since, "until": until},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncAuditLogs:
    """As `AuditLogs`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def list(
        self,
        *,
        action: Optional[types.AuditActionPattern] = None,
        cursor: Optional[types.Cursor] = None,
        key: Optional[types.KeyId] = None,
        limit: Optional[int] = None,
        namespace_prefix: Optional[types.NamespaceScope] = None,
        since: Optional[types.Timestamp] = None,
        until: Optional[types.Timestamp] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.AuditEntryList:
        """Read the audit log. As `AuditLogs.list`.

        `GET /audit-log`
        """
        return await self._caller.body(
            _LIST,
            {"action": action, "cursor": cursor, "key": key, "limit": limit, "namespace_prefix": namespace_prefix, "since": since, "until": until},
            CallOptions(timeout, max_retries, on_response),
        )

    def list_all(
        self,
        *,
        action: Optional[types.AuditActionPattern] = None,
        cursor: Optional[types.Cursor] = None,
        key: Optional[types.KeyId] = None,
        limit: Optional[int] = None,
        namespace_prefix: Optional[types.NamespaceScope] = None,
        since: Optional[types.Timestamp] = None,
        until: Optional[types.Timestamp] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> AsyncPages[types.AuditEntryList, types.AuditEntry]:
        """Every entry of `entries` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"action": action, "cursor": cursor, "key": key, "limit": limit, "namespace_prefix": namespace_prefix, "since": since, "until": until},
            CallOptions(timeout, max_retries, on_response),
        )
