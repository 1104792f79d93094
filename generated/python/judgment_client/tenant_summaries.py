# Generated from spec/ by `npm run generate`. Do not edit.
"""Tenant summaries: one for each template prefix."""

from __future__ import annotations

from typing import Optional

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Listing, Operation, Parameter
from ._runtime.pages import AsyncPages, Pages
from ._runtime.response_info import OnResponse

_CREATE: Operation[types.TenantSummary] = Operation(
    "tenant_summaries_create",
    "POST",
    "/namespaces/{ns}/tenant_summary",
    (
        Parameter("ns", "path", "ns"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (201,),
)


_DELETE: Operation[None] = Operation(
    "tenant_summaries_delete",
    "DELETE",
    "/namespaces/{ns}/tenant_summary",
    (
        Parameter("ns", "path", "ns"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    False,
    "key",
    (204,),
)


_GET: Listing[types.TenantSummary, types.Tenant] = Listing(
    "tenant_summaries_get",
    "GET",
    "/namespaces/{ns}/tenant_summary",
    (
        Parameter("ns", "path", "ns"),
        Parameter("cursor", "query", "cursor"),
        Parameter("limit", "query", "limit"),
    ),
    False,
    "safe",
    (200,),
    member="tenants",
    cursor="query",
)


class TenantSummaries:
    """Tenant summaries: one for each template prefix."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def create(
        self,
        ns: types.TemplatePrefix,
        *,
        body: types.TenantSummarySettings,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.TenantSummary:
        """Publish a tenant summary.

        Publish the tenants of a template. Once an hour, a job reads each tenant's groups and writes one document per
        tenant into the template's own namespace (the prefix without `/*`). The document has these members:

        - `id` is the tenant's namespace.
        - `attributes.kind` is `tenant`.
        - `state.groups` has the published aggregates as the labels of their bands.
        - `state.source` has the values and their origin.
        - `state.published_at` is the time of the write.

        Only aggregates with bands leave the tenant's namespace. A tenant that has published nothing has no document. When
        a namespace is deleted, the next run deletes its document.

        `state.groups` has one array for each group, with one element per key:
        `{ "key": "c-17", "bands": { "count": "many" } }`. Elements are sorted by key. They cover the up to 1,000 keys that
        the group lists, without keys of fewer than `min_count` documents. An aggregate without a number has no label.
        `state.source` has the `namespace`, its sequence `as_of`, and `groups` with the numbers in the same places:
        `{ "key": "c-17", "values": { "count": 120 } }`.

        Only a key whose scope covers the tenant's namespace sees `state.source`. Reads and queries leave it out for other
        keys, and contexts of judgments never contain it. This rule holds for every document whose `id` is the name of a
        namespace under its own namespace.

        A tenant is `unchanged` when its labels equal those in its document, even if its numbers differ. If a document
        would exceed 1 MB, the keys with the fewest documents are left out. If a tenant has its own group of the same name,
        or one from a longer prefix, it publishes that one.

        The writes are billed as writes and stored bytes under `tenant_summary`. The first run starts within the hour.
        Until then, every tenant is `pending`. If you post again, the settings are replaced, and the published documents
        stay until the next run. After a downgrade of the plan, the summary continues. If the template's own namespace
        refuses the writes, the run ends with the event `namespace.tenant_summary_failed`. The next run tries again.

        `POST /namespaces/{ns}/tenant_summary`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.
        Bills `tenant_summary`.
        Needs the `team` plan.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            ns: The template prefix, ending in `/*`. Send `/` as `%2F`.
            idempotency_key: A string of 1 to 256 characters that identifies this request. For 24 hours, a retry with the same key returns the
                first response word for word. This holds on every node and after restarts. Two requests are the same when their
                path, query, `If-Match` and JSON body are equal. The order of members in the body does not matter. If the same operation gets
                the same key with a different request, it fails with `conflict`. Keys of other operations or other API keys are
                independent.

                - If a retry arrives while the first request is still running, it waits for that response.
                - Refusals are stored too. Responses 402, 429 and 5xx are not stored, except an `unavailable` with
                `details.outcome_unknown`. Nor are refusals because of the API key, the
                parameters or the shape of the body, which come before the work begins. In these cases, a retry with the same key
                runs the request anew.
                - The service stores the last 100,000 responses of an organization, and at most 64 MB of them.
                - If a node crashes after it did the work and before it stored the response, a retry runs the request again after
                30 seconds.
                - Repeating a document write without conditions does no harm. Only the node that handled the write keeps its
                response, as long as it has room. If the outcome is unknown, a retry writes again. A write with `if_revision` or
                `If-Match` is stored as other requests are.

        Raises:
            ConflictError, ForbiddenError, InternalError, InvalidRequestError, PlanRequiredError, RateLimitedError, TooLargeError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _CREATE,
            {"ns": ns, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def delete(
        self,
        ns: types.TemplatePrefix,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> None:
        """Delete a tenant summary.

        Stop publishing. The documents already written stay. Delete them like any other document.

        `DELETE /namespaces/{ns}/tenant_summary`
        Needs a `read_write` key.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            ns: The template prefix, ending in `/*`. Send `/` as `%2F`.
            idempotency_key: A string of 1 to 256 characters that identifies this request. For 24 hours, a retry with the same key returns the
                first response word for word. This holds on every node and after restarts. Two requests are the same when their
                path, query, `If-Match` and JSON body are equal. The order of members in the body does not matter. If the same operation gets
                the same key with a different request, it fails with `conflict`. Keys of other operations or other API keys are
                independent.

                - If a retry arrives while the first request is still running, it waits for that response.
                - Refusals are stored too. Responses 402, 429 and 5xx are not stored, except an `unavailable` with
                `details.outcome_unknown`. Nor are refusals because of the API key, the
                parameters or the shape of the body, which come before the work begins. In these cases, a retry with the same key
                runs the request anew.
                - The service stores the last 100,000 responses of an organization, and at most 64 MB of them.
                - If a node crashes after it did the work and before it stored the response, a retry runs the request again after
                30 seconds.
                - Repeating a document write without conditions does no harm. Only the node that handled the write keeps its
                response, as long as it has room. If the outcome is unknown, a retry writes again. A write with `if_revision` or
                `If-Match` is stored as other requests are.

        Raises:
            ConflictError, ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _DELETE,
            {"ns": ns, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def get(
        self,
        ns: types.TemplatePrefix,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.TenantSummary:
        """Read a tenant summary.

        Read the settings, the warnings and a page of tenants. A document is behind its tenant by one run plus paging. If
        there is no summary, this is `not_found`.

        `GET /namespaces/{ns}/tenant_summary`
        Needs a `read_only` key.

        Args:
            ns: The template prefix, ending in `/*`. Send `/` as `%2F`.
            cursor: The `next_cursor` of the previous page. Keep all other parameters the same.
            limit: The largest number of entries in one page.

                Default: `100`.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _GET,
            {"ns": ns, "cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def get_all(
        self,
        ns: types.TemplatePrefix,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> Pages[types.TenantSummary, types.Tenant]:
        """Every entry of `tenants` that `get` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `get` raises.
        """
        return self._caller.pages(
            _GET,
            {"ns": ns, "cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncTenantSummaries:
    """As `TenantSummaries`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def create(
        self,
        ns: types.TemplatePrefix,
        *,
        body: types.TenantSummarySettings,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.TenantSummary:
        """Publish a tenant summary. As `TenantSummaries.create`.

        `POST /namespaces/{ns}/tenant_summary`
        """
        return await self._caller.body(
            _CREATE,
            {"ns": ns, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )

    async def delete(
        self,
        ns: types.TemplatePrefix,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> None:
        """Delete a tenant summary. As `TenantSummaries.delete`.

        `DELETE /namespaces/{ns}/tenant_summary`
        """
        return await self._caller.body(
            _DELETE,
            {"ns": ns, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response),
        )

    async def get(
        self,
        ns: types.TemplatePrefix,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.TenantSummary:
        """Read a tenant summary. As `TenantSummaries.get`.

        `GET /namespaces/{ns}/tenant_summary`
        """
        return await self._caller.body(
            _GET,
            {"ns": ns, "cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response),
        )

    def get_all(
        self,
        ns: types.TemplatePrefix,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> AsyncPages[types.TenantSummary, types.Tenant]:
        """Every entry of `tenants` that `get` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `get` raises.
        """
        return self._caller.pages(
            _GET,
            {"ns": ns, "cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response),
        )
