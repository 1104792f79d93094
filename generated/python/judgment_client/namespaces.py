# Generated from spec/ by `npm run generate`. Do not edit.
"""Namespaces hold documents. Their names are hierarchical."""

from __future__ import annotations

from typing import List, Optional

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Listing, Operation, Parameter
from ._runtime.pages import AsyncPages, Pages
from ._runtime.response_info import OnResponse

_DELETE: Operation[types.Job] = Operation(
    "namespaces_delete",
    "DELETE",
    "/namespaces/{ns}",
    (
        Parameter("ns", "path", "ns"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    False,
    "key",
    (202,),
)


_GET: Operation[types.Namespace] = Operation(
    "namespaces_get",
    "GET",
    "/namespaces/{ns}",
    (Parameter("ns", "path", "ns"),),
    False,
    "safe",
    (200,),
)


_LEVELS: Listing[types.NamespaceLevels, types.NamespaceLevel] = Listing(
    "namespaces_levels",
    "GET",
    "/namespace-levels",
    (
        Parameter("cursor", "query", "cursor"),
        Parameter("limit", "query", "limit"),
        Parameter("prefix", "query", "prefix"),
    ),
    False,
    "safe",
    (200,),
    member="levels",
    cursor="query",
)


_LIST: Listing[types.NamespaceList, types.Namespace] = Listing(
    "namespaces_list",
    "GET",
    "/namespaces",
    (
        Parameter("cursor", "query", "cursor"),
        Parameter("limit", "query", "limit"),
        Parameter("prefix", "query", "prefix"),
    ),
    False,
    "safe",
    (200,),
    member="namespaces",
    cursor="query",
)


_UPDATE: Operation[types.NamespaceSettings] = Operation(
    "namespaces_update",
    "PATCH",
    "/namespaces/{ns}",
    (
        Parameter("ns", "path", "ns"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (200,),
)


class Namespaces:
    """Namespaces hold documents. Their names are hierarchical."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def delete(
        self,
        ns: types.NamespaceName,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Job:
        """Delete a namespace with everything in it: documents, answers, the evaluation log, and its own judgments, groups and
        subscriptions. The name is free at once. A new write to it creates a new, empty namespace, whose sequence continues
        from the old one. The `namespace_delete` job removes the old data in the background. Resources inherited from
        templates belong to the templates and stay. The service sends no `exited` events for members of the namespace's
        subscriptions.

        `DELETE /namespaces/{ns}`
        Needs a `read_write` key.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            ns: The namespace. Send `/` as `%2F`.
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
        ns: types.NamespaceName,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Namespace:
        """Get a namespace.

        Read a namespace: its size, sequence, budget and settings. A namespace exists after its first write. Before that,
        it is `not_found`.

        `GET /namespaces/{ns}`
        Needs a `read_only` key.

        Args:
            ns: The namespace. Send `/` as `%2F`.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(_GET, {"ns": ns}, CallOptions(timeout, max_retries, on_response, cancellation))

    def levels(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        prefix: Optional[types.NamespaceNamePart] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.NamespaceLevels:
        """List a level of the namespaces' names.

        List one level of the hierarchy of names. All names that begin with `prefix` are cut at the next `/`, and each
        result is listed once. Without `prefix`, this is the top level. `shop/` lists what is directly below `shop`, and
        `shop/ti` what begins with `ti` there. The work does not grow with what lies below the level.

        `GET /namespace-levels`
        Needs a `read_only` key.

        Args:
            cursor: The `next_cursor` of the previous page. Keep all other parameters the same.
            limit: The largest number of entries in one page.

                Default: `100`.
            prefix: Return only names that begin with this text. Letter case matters.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _LEVELS,
            {"cursor": cursor, "limit": limit, "prefix": prefix},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def levels_all(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        prefix: Optional[types.NamespaceNamePart] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> Pages[types.NamespaceLevels, types.NamespaceLevel]:
        """Every entry of `levels` that `levels` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `levels` raises.
        """
        return self._caller.pages(
            _LEVELS,
            {"cursor": cursor, "limit": limit, "prefix": prefix},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def list(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        prefix: Optional[types.NamespaceNamePart] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.NamespaceList:
        """List namespaces.

        List the namespaces that the key may see, sorted by name.

        `GET /namespaces`
        Needs a `read_only` key.

        Args:
            cursor: The `next_cursor` of the previous page. Keep all other parameters the same.
            limit: The largest number of entries in one page.

                Default: `100`.
            prefix: Return only namespaces whose names begin with this text. Letter case matters. End it with `/` to stay inside one
                hierarchy level.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _LIST,
            {"cursor": cursor, "limit": limit, "prefix": prefix},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def list_all(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        prefix: Optional[types.NamespaceNamePart] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> Pages[types.NamespaceList, types.Namespace]:
        """Every entry of `namespaces` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"cursor": cursor, "limit": limit, "prefix": prefix},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def update(
        self,
        ns: types.NamespaceOrTemplate,
        *,
        body: types.NamespaceUpdate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.NamespaceSettings:
        """Change a namespace's settings. On a template prefix, you can declare the attributes to index in every namespace
        under it, including namespaces created later. The response has the settings after the change. An empty body changes
        nothing and returns the settings. Use it to read the settings of a template prefix. A namespace without a first
        write is `not_found`; a template prefix never is.

        `PATCH /namespaces/{ns}`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
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
            ConflictError, ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, TooLargeError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _UPDATE,
            {"ns": ns, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncNamespaces:
    """As `Namespaces`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def delete(
        self,
        ns: types.NamespaceName,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Job:
        """Delete a namespace. As `Namespaces.delete`.

        `DELETE /namespaces/{ns}`
        """
        return await self._caller.body(
            _DELETE,
            {"ns": ns, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response),
        )

    async def get(
        self,
        ns: types.NamespaceName,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Namespace:
        """Get a namespace. As `Namespaces.get`.

        `GET /namespaces/{ns}`
        """
        return await self._caller.body(_GET, {"ns": ns}, CallOptions(timeout, max_retries, on_response))

    async def levels(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        prefix: Optional[types.NamespaceNamePart] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.NamespaceLevels:
        """List a level of the namespaces' names. As `Namespaces.levels`.

        `GET /namespace-levels`
        """
        return await self._caller.body(
            _LEVELS,
            {"cursor": cursor, "limit": limit, "prefix": prefix},
            CallOptions(timeout, max_retries, on_response),
        )

    def levels_all(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        prefix: Optional[types.NamespaceNamePart] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> AsyncPages[types.NamespaceLevels, types.NamespaceLevel]:
        """Every entry of `levels` that `levels` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `levels` raises.
        """
        return self._caller.pages(
            _LEVELS,
            {"cursor": cursor, "limit": limit, "prefix": prefix},
            CallOptions(timeout, max_retries, on_response),
        )

    async def list(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        prefix: Optional[types.NamespaceNamePart] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.NamespaceList:
        """List namespaces. As `Namespaces.list`.

        `GET /namespaces`
        """
        return await self._caller.body(
            _LIST,
            {"cursor": cursor, "limit": limit, "prefix": prefix},
            CallOptions(timeout, max_retries, on_response),
        )

    def list_all(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        prefix: Optional[types.NamespaceNamePart] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> AsyncPages[types.NamespaceList, types.Namespace]:
        """Every entry of `namespaces` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"cursor": cursor, "limit": limit, "prefix": prefix},
            CallOptions(timeout, max_retries, on_response),
        )

    async def update(
        self,
        ns: types.NamespaceOrTemplate,
        *,
        body: types.NamespaceUpdate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.NamespaceSettings:
        """Change a namespace's settings. As `Namespaces.update`.

        `PATCH /namespaces/{ns}`
        """
        return await self._caller.body(
            _UPDATE,
            {"ns": ns, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )
