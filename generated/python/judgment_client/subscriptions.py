# Generated from spec/ by `npm run generate`. Do not edit.
"""Subscriptions are saved filters. The service keeps track of their members. Membership is level-triggered: a document
is a member at a sequence when it matches at that sequence. The service evaluates membership at some sequences. Each
transition between two of them is one event, exactly once in the feed.
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

_CREATE: Operation[types.Subscription] = Operation(
    "subscriptions_create",
    "POST",
    "/namespaces/{ns}/subscriptions",
    (
        Parameter("ns", "path", "ns"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (201,),
)


_DELETE: Operation[None] = Operation(
    "subscriptions_delete",
    "DELETE",
    "/namespaces/{ns}/subscriptions/{name}",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    False,
    "key",
    (204,),
)


_GET: Operation[types.Subscription] = Operation(
    "subscriptions_get",
    "GET",
    "/namespaces/{ns}/subscriptions/{name}",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
    ),
    False,
    "safe",
    (200,),
)


_LIST: Listing[types.SubscriptionList, types.Subscription] = Listing(
    "subscriptions_list",
    "GET",
    "/namespaces/{ns}/subscriptions",
    (
        Parameter("ns", "path", "ns"),
        Parameter("cursor", "query", "cursor"),
        Parameter("limit", "query", "limit"),
    ),
    False,
    "safe",
    (200,),
    member="subscriptions",
    cursor="query",
)


_QUERY: Listing[types.QueryResponse, types.QueryRow] = Listing(
    "subscriptions_query",
    "POST",
    "/namespaces/{ns}/subscriptions/{name}/query",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
    ),
    True,
    "safe",
    (200,),
    member="rows",
    cursor="body",
)


_UPDATE: Operation[types.Subscription] = Operation(
    "subscriptions_update",
    "PATCH",
    "/namespaces/{ns}/subscriptions/{name}",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (200,),
)


class Subscriptions:
    """Subscriptions are saved filters. The service keeps track of their members. Membership is level-triggered: a document
    is a member at a sequence when it matches at that sequence. The service evaluates membership at some sequences. Each
    transition between two of them is one event, exactly once in the feed.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def create(
        self,
        ns: types.NamespaceOrTemplate,
        *,
        body: types.SubscriptionCreate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Subscription:
        """Create a subscription. It is `syncing` until its first membership is computed. On a template prefix, every
        namespace under it inherits the subscription, including namespaces created later. A name that is taken on the same
        namespace or prefix is a `conflict`. The request is `invalid_request` if the filter or `include` names an unknown
        judgment. The same holds for an endpoint that does not exist or does not cover the namespace. The namespace need
        not have a first write. A plan limits the number of subscriptions; one more is `limit_exceeded`.

        The filters of all subscriptions of one namespace, or of one prefix, may have 32 MB of JSON together. One more is
        `invalid_request`, unless its filter has at most 256 bytes. Those inherited from prefixes count there.

        The service indexes the attributes in filters for queries, as long as the namespace has fewer than 32 indexed
        attributes.

        `POST /namespaces/{ns}/subscriptions`
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
            ConflictError, ForbiddenError, InternalError, InvalidRequestError, LimitExceededError, RateLimitedError, TooLargeError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _CREATE,
            {"ns": ns, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def delete(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> None:
        """Delete a subscription. On a template prefix, this deletes it for every namespace under the prefix. The service
        sends no `exited` events for its members. You can delete an inherited subscription only on its template prefix.
        Otherwise it is a `conflict`, and `details.template` names the prefix.

        `DELETE /namespaces/{ns}/subscriptions/{name}`
        Needs a `read_write` key.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            name: The name of the subscription.
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
            {"ns": ns, "name": name, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def get(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Subscription:
        """Read a subscription with its progress in this namespace.

        `GET /namespaces/{ns}/subscriptions/{name}`
        Needs a `read_only` key.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            name: The name of the subscription.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _GET,
            {"ns": ns, "name": name},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def list(
        self,
        ns: types.NamespaceOrTemplate,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.SubscriptionList:
        """List subscriptions.

        List the subscriptions of a namespace, including inherited ones, or those created on a template prefix.

        `GET /namespaces/{ns}/subscriptions`
        Needs a `read_only` key.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            cursor: The `next_cursor` of the previous page. Keep all other parameters the same.
            limit: The largest number of entries in one page.

                Default: `100`.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _LIST,
            {"ns": ns, "cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def list_all(
        self,
        ns: types.NamespaceOrTemplate,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> Pages[types.SubscriptionList, types.Subscription]:
        """Every entry of `subscriptions` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"ns": ns, "cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def query(
        self,
        ns: types.NamespaceName,
        name: types.Name,
        *,
        body: types.QueryOptions,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.QueryResponse:
        """Query a subscription's members.

        Run the subscription's filter as a query. You choose the ranking, page size, cursor and fields. It is billed like a
        query. Use it to load a receiver for the first time, and to read the members again after `subscription.synced`. For
        a template's subscription, call it on the namespace that an event names.

        `POST /namespaces/{ns}/subscriptions/{name}/query`
        Needs a `read_only` key.
        Accepts a body of up to 1,048,576 bytes.
        Bills `queries`.

        Args:
            ns: The namespace. Send `/` as `%2F`.
            name: The name of the subscription.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, LimitExceededError, NotFoundError, RateLimitedError, TooExpensiveError, TooLargeError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _QUERY,
            {"ns": ns, "name": name, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def query_all(
        self,
        ns: types.NamespaceName,
        name: types.Name,
        *,
        body: types.QueryOptions,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> Pages[types.QueryResponse, types.QueryRow]:
        """Every entry of `rows` that `query` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `query` raises.
        """
        return self._caller.pages(
            _QUERY,
            {"ns": ns, "name": name, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def update(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        body: types.SubscriptionUpdate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Subscription:
        """Change a subscription.

        Change what a subscription sends and where it sends it. Members stay as they are. You can change an inherited
        subscription only on its template prefix. Otherwise it is a `conflict`, and `details.template` names the prefix.

        `PATCH /namespaces/{ns}/subscriptions/{name}`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            name: The name of the subscription.
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
            {"ns": ns, "name": name, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncSubscriptions:
    """As `Subscriptions`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def create(
        self,
        ns: types.NamespaceOrTemplate,
        *,
        body: types.SubscriptionCreate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Subscription:
        """Create a subscription. As `Subscriptions.create`.

        `POST /namespaces/{ns}/subscriptions`
        """
        return await self._caller.body(
            _CREATE,
            {"ns": ns, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )

    async def delete(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> None:
        """Delete a subscription. As `Subscriptions.delete`.

        `DELETE /namespaces/{ns}/subscriptions/{name}`
        """
        return await self._caller.body(
            _DELETE,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response),
        )

    async def get(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Subscription:
        """Read a subscription. As `Subscriptions.get`.

        `GET /namespaces/{ns}/subscriptions/{name}`
        """
        return await self._caller.body(_GET, {"ns": ns, "name": name}, CallOptions(timeout, max_retries, on_response))

    async def list(
        self,
        ns: types.NamespaceOrTemplate,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.SubscriptionList:
        """List subscriptions. As `Subscriptions.list`.

        `GET /namespaces/{ns}/subscriptions`
        """
        return await self._caller.body(
            _LIST,
            {"ns": ns, "cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response),
        )

    def list_all(
        self,
        ns: types.NamespaceOrTemplate,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> AsyncPages[types.SubscriptionList, types.Subscription]:
        """Every entry of `subscriptions` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"ns": ns, "cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response),
        )

    async def query(
        self,
        ns: types.NamespaceName,
        name: types.Name,
        *,
        body: types.QueryOptions,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.QueryResponse:
        """Query a subscription's members. As `Subscriptions.query`.

        `POST /namespaces/{ns}/subscriptions/{name}/query`
        """
        return await self._caller.body(
            _QUERY,
            {"ns": ns, "name": name, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )

    def query_all(
        self,
        ns: types.NamespaceName,
        name: types.Name,
        *,
        body: types.QueryOptions,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> AsyncPages[types.QueryResponse, types.QueryRow]:
        """Every entry of `rows` that `query` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `query` raises.
        """
        return self._caller.pages(
            _QUERY,
            {"ns": ns, "name": name, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )

    async def update(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        body: types.SubscriptionUpdate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Subscription:
        """Change a subscription. As `Subscriptions.update`.

        `PATCH /namespaces/{ns}/subscriptions/{name}`
        """
        return await self._caller.body(
            _UPDATE,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )
