# Generated from spec/ by `npm run generate`. Do not edit.
"""The event feed: every event in recorded order, kept 30 days. Webhook endpoints receive the same events."""

from __future__ import annotations

from typing import List, Optional, Sequence

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Listing, Operation, Parameter
from ._runtime.pages import AsyncPages, Pages
from ._runtime.response_info import OnResponse

_DELIVERIES: Operation[types.EventDeliveries] = Operation(
    "events_deliveries",
    "GET",
    "/events/{id}/deliveries",
    (Parameter("id", "path", "id"),),
    False,
    "safe",
    (200,),
)


_GET: Operation[types.WebhookEvent] = Operation(
    "events_get",
    "GET",
    "/events/{id}",
    (Parameter("id", "path", "id"),),
    False,
    "safe",
    (200,),
)


_LIST: Listing[types.EventList, types.FeedEvent] = Listing(
    "events_list",
    "GET",
    "/events",
    (
        Parameter("after", "query", "after"),
        Parameter("cursor", "query", "cursor"),
        Parameter("limit", "query", "limit"),
        Parameter("namespace_prefix", "query", "namespace_prefix"),
        Parameter("since", "query", "since"),
        Parameter("subscription", "query", "subscription"),
        Parameter("types", "query", "types"),
        Parameter("until", "query", "until"),
        Parameter("wait_ms", "query", "wait_ms"),
    ),
    False,
    "safe",
    (200,),
    member="events",
    cursor="query",
)


_REDELIVER: Operation[types.Delivery] = Operation(
    "events_redeliver",
    "POST",
    "/events/{id}/redeliver",
    (
        Parameter("id", "path", "id"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (200,),
)


class Events:
    """The event feed: every event in recorded order, kept 30 days. Webhook endpoints receive the same events."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def deliveries(
        self,
        id: types.EventId,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.EventDeliveries:
        """List the deliveries of an event.

        List the deliveries of one event to the endpoints that the key may see, the latest first. These are at most the latest
        100 of the last 30 days. An event that no endpoint receives has none.

        `GET /events/{id}/deliveries`
        Needs a `read_only` key.

        Args:
            id: The id of the event. An event outside the key's scope is `not_found`.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _DELIVERIES,
            {"id": id},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def get(
        self,
        id: types.EventId,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.WebhookEvent:
        """Read an event.

        Read one event in full. It includes what was left out of a webhook body over 64 KB. You can also read a test
        delivery by its id.

        `GET /events/{id}`
        Needs a `read_only` key.

        Args:
            id: The id of the event. An event outside the key's scope is `not_found`.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(_GET, {"id": id}, CallOptions(timeout, max_retries, on_response, cancellation))

    def list(
        self,
        *,
        after: Optional[types.EventId] = None,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        namespace_prefix: Optional[types.NamespaceScope] = None,
        since: Optional[types.GivenTimestamp] = None,
        subscription: Optional[types.SubscriptionId] = None,
        types: Optional[Sequence[types.EventTypePattern]] = None,
        until: Optional[types.GivenTimestamp] = None,
        wait_ms: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.EventList:
        """Follow the event feed.

        Follow the feed, oldest first. A reader that passes `after` sees every event exactly once and misses none, because
        ids are assigned in the order in which events become visible. A restricted key sees the events of the namespaces
        inside its scope, and the events of its endpoints.

        If events after your `after` have already left the feed, the request is `invalid_request`. You may have missed
        some, so begin again with `since`. For a restricted key, this applies to any `after` that is more than 30 days old.

        There are two ways to follow the feed without polling all the time:

        - Long poll: `wait_ms` waits for the first events that match.
        - Stream: `Accept: text/event-stream` opens a stream of server-sent events.

        The stream sends each event as `id:` and `data:`. The data is the event as JSON. There is no `event:` field, so the
        `onmessage` of an `EventSource` receives all types. The stream begins after `Last-Event-ID`, or else where the
        query says. A client that reconnects with the last id it has seen misses nothing and receives nothing twice. When
        there is nothing else to send, a comment comes every 15 seconds. `limit` and `wait_ms` have no effect on a stream.
        A stream ends when the key is revoked or the process stops.

        A key may have at most 10 such requests open on one process, and an organization 100. One more is `rate_limited`.

        `GET /events`
        Needs a `read_only` key.

        Args:
            after: Return only events after this one. When absent, the feed is read from its start.
            cursor: The `next_cursor` of the previous page, or the id of any event. You cannot combine it with `after`.
            limit: The largest number of entries in one page.

                Default: `100`.
            namespace_prefix: Return only events of these namespaces. Namespaces outside the key's scope are `forbidden`.
            since: Return only events at or after this time.
            subscription: Return only events of this subscription.
            types: Return only these types: event types or patterns, separated by commas. Defaults to all types except
                `audit.recorded`. A value that matches no type is `invalid_request`. `audit.*` needs an admin key.
            until: Return only events before this time.
            wait_ms: How long to wait when no event matches yet, in milliseconds. The response comes with the first events that match,
                or without events when the time is over. Up to 30 seconds. 0 returns at once.

                Default: `0`.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _LIST,
            {"after": after, "cursor": cursor, "limit": limit, "namespace_prefix": namespace_prefix, "since": since, "subscription": subscription, "types": types, "until": until, "wait_ms": wait_ms},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def list_all(
        self,
        *,
        after: Optional[types.EventId] = None,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        namespace_prefix: Optional[types.NamespaceScope] = None,
        since: Optional[types.GivenTimestamp] = None,
        subscription: Optional[types.SubscriptionId] = None,
        types: Optional[Sequence[types.EventTypePattern]] = None,
        until: Optional[types.GivenTimestamp] = None,
        wait_ms: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> Pages[types.EventList, types.FeedEvent]:
        """Every entry of `events` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"after": after, "cursor": cursor, "limit": limit, "namespace_prefix": namespace_prefix, "since": since, "subscription": subscription, "types": types, "until": until, "wait_ms": wait_ms},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def redeliver(
        self,
        id: types.EventId,
        *,
        body: types.RedeliverRequest,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Delivery:
        """Deliver an event again.

        Queue a new delivery of an event, with the same `webhook-id`. For a disabled endpoint, this is a `conflict`.

        `POST /events/{id}/redeliver`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            id: The id of the event. An event outside the key's scope is `not_found`.
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
            _REDELIVER,
            {"id": id, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncEvents:
    """As `Events`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def deliveries(
        self,
        id: types.EventId,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.EventDeliveries:
        """List the deliveries of an event. As `Events.deliveries`.

        `GET /events/{id}/deliveries`
        """
        return await self._caller.body(_DELIVERIES, {"id": id}, CallOptions(timeout, max_retries, on_response))

    async def get(
        self,
        id: types.EventId,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.WebhookEvent:
        """Read an event. As `Events.get`.

        `GET /events/{id}`
        """
        return await self._caller.body(_GET, {"id": id}, CallOptions(timeout, max_retries, on_response))

    async def list(
        self,
        *,
        after: Optional[types.EventId] = None,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        namespace_prefix: Optional[types.NamespaceScope] = None,
        since: Optional[types.GivenTimestamp] = None,
        subscription: Optional[types.SubscriptionId] = None,
        types: Optional[Sequence[types.EventTypePattern]] = None,
        until: Optional[types.GivenTimestamp] = None,
        wait_ms: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.EventList:
        """Follow the event feed. As `Events.list`.

        `GET /events`
        """
        return await self._caller.body(
            _LIST,
            {"after": after, "cursor": cursor, "limit": limit, "namespace_prefix": namespace_prefix, "since": since, "subscription": subscription, "types": types, "until": until, "wait_ms": wait_ms},
            CallOptions(timeout, max_retries, on_response),
        )

    def list_all(
        self,
        *,
        after: Optional[types.EventId] = None,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        namespace_prefix: Optional[types.NamespaceScope] = None,
        since: Optional[types.GivenTimestamp] = None,
        subscription: Optional[types.SubscriptionId] = None,
        types: Optional[Sequence[types.EventTypePattern]] = None,
        until: Optional[types.GivenTimestamp] = None,
        wait_ms: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> AsyncPages[types.EventList, types.FeedEvent]:
        """Every entry of `events` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"after": after, "cursor": cursor, "limit": limit, "namespace_prefix": namespace_prefix, "since": since, "subscription": subscription, "types": types, "until": until, "wait_ms": wait_ms},
            CallOptions(timeout, max_retries, on_response),
        )

    async def redeliver(
        self,
        id: types.EventId,
        *,
        body: types.RedeliverRequest,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Delivery:
        """Deliver an event again. As `Events.redeliver`.

        `POST /events/{id}/redeliver`
        """
        return await self._caller.body(
            _REDELIVER,
            {"id": id, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )
