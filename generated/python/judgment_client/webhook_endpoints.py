# Generated from spec/ by `npm run generate`. Do not edit.
"""Webhook endpoints receive signed events. Each event that an endpoint asks for is delivered at least once. A key
restricted to a part of the namespaces sees and manages only endpoints whose `namespace_prefix` lies inside that
part.

A delivery succeeds when the endpoint returns any 2xx within 15 seconds, including at most 5 seconds to connect. The
service does not follow redirects. A response of 429 or 503 pauses all deliveries to the endpoint for its
`Retry-After` (seconds or a date), up to 5 minutes. Without `Retry-After`, the pause is 5 seconds. Before each new
connection, the service resolves the host. If any of its addresses is not public, nothing is sent. Deliveries come
from the addresses that `GET /webhook-egress-addresses` lists.
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

_CREATE: Operation[types.WebhookEndpointWithSecret] = Operation(
    "webhook_endpoints_create",
    "POST",
    "/webhook-endpoints",
    (Parameter("Idempotency-Key", "header", "idempotency_key"),),
    True,
    "key",
    (201,),
)


_DELETE: Operation[None] = Operation(
    "webhook_endpoints_delete",
    "DELETE",
    "/webhook-endpoints/{id}",
    (
        Parameter("id", "path", "id"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    False,
    "key",
    (204,),
)


_GET: Operation[types.WebhookEndpoint] = Operation(
    "webhook_endpoints_get",
    "GET",
    "/webhook-endpoints/{id}",
    (Parameter("id", "path", "id"),),
    False,
    "safe",
    (200,),
)


_GET_SECRET: Operation[types.WebhookSecret] = Operation(
    "webhook_endpoints_get_secret",
    "GET",
    "/webhook-endpoints/{id}/secret",
    (Parameter("id", "path", "id"),),
    False,
    "safe",
    (200,),
)


_LIST: Listing[types.WebhookEndpointList, types.WebhookEndpoint] = Listing(
    "webhook_endpoints_list",
    "GET",
    "/webhook-endpoints",
    (
        Parameter("cursor", "query", "cursor"),
        Parameter("limit", "query", "limit"),
    ),
    False,
    "safe",
    (200,),
    member="webhook_endpoints",
    cursor="query",
)


_LIST_DELIVERIES: Listing[types.DeliveryList, types.Delivery] = Listing(
    "webhook_endpoints_list_deliveries",
    "GET",
    "/webhook-endpoints/{id}/deliveries",
    (
        Parameter("id", "path", "id"),
        Parameter("cursor", "query", "cursor"),
        Parameter("limit", "query", "limit"),
        Parameter("status", "query", "status"),
    ),
    False,
    "safe",
    (200,),
    member="deliveries",
    cursor="query",
)


_RECOVER: Operation[types.RecoverResponse] = Operation(
    "webhook_endpoints_recover",
    "POST",
    "/webhook-endpoints/{id}/recover",
    (
        Parameter("id", "path", "id"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (200,),
)


_ROTATE_SECRET: Operation[types.WebhookSecret] = Operation(
    "webhook_endpoints_rotate_secret",
    "POST",
    "/webhook-endpoints/{id}/rotate-secret",
    (
        Parameter("id", "path", "id"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (200,),
)


_TEST: Operation[types.Delivery] = Operation(
    "webhook_endpoints_test",
    "POST",
    "/webhook-endpoints/{id}/test",
    (
        Parameter("id", "path", "id"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (202,),
)


_UPDATE: Operation[types.WebhookEndpoint] = Operation(
    "webhook_endpoints_update",
    "PATCH",
    "/webhook-endpoints/{id}",
    (
        Parameter("id", "path", "id"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (200,),
)


class WebhookEndpoints:
    """Webhook endpoints receive signed events. Each event that an endpoint asks for is delivered at least once. A key
    restricted to a part of the namespaces sees and manages only endpoints whose `namespace_prefix` lies inside that
    part.

    A delivery succeeds when the endpoint returns any 2xx within 15 seconds, including at most 5 seconds to connect. The
    service does not follow redirects. A response of 429 or 503 pauses all deliveries to the endpoint for its
    `Retry-After` (seconds or a date), up to 5 minutes. Without `Retry-After`, the pause is 5 seconds. Before each new
    connection, the service resolves the host. If any of its addresses is not public, nothing is sent. Deliveries come
    from the addresses that `GET /webhook-egress-addresses` lists.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def create(
        self,
        *,
        body: types.WebhookEndpointCreate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.WebhookEndpointWithSecret:
        """Register a webhook endpoint.

        Create an endpoint. The response contains its secret. A retry with the same `Idempotency-Key` returns the first
        endpoint with its secret. Plans limit the number of endpoints: Developer 2, Team 20, Scale 100. One more is
        `plan_required`. Every plan includes webhooks, and deliveries are not billed. If the service cannot make a secret
        right now, it returns `unavailable`. Then nothing changed, and you can retry.

        `POST /webhook-endpoints`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
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
            {"idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def delete(
        self,
        id: types.EndpointId,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> None:
        """Delete a webhook endpoint.

        Delete an endpoint with its pending deliveries and its log. Subscriptions that named it keep sending events to the feed.

        `DELETE /webhook-endpoints/{id}`
        Needs a `read_write` key.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            id: The id of the endpoint. An endpoint outside the key's scope is `not_found`.
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
            {"id": id, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def get(
        self,
        id: types.EndpointId,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.WebhookEndpoint:
        """Read a webhook endpoint.

        Read an endpoint, without its secret.

        `GET /webhook-endpoints/{id}`
        Needs a `read_only` key.

        Args:
            id: The id of the endpoint. An endpoint outside the key's scope is `not_found`.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(_GET, {"id": id}, CallOptions(timeout, max_retries, on_response, cancellation))

    def get_secret(
        self,
        id: types.EndpointId,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.WebhookSecret:
        """Read a webhook secret.

        Read the current signing secret. Needs a `read_write` key that manages the endpoint.

        `GET /webhook-endpoints/{id}/secret`
        Needs a `read_write` key.

        Args:
            id: The id of the endpoint. An endpoint outside the key's scope is `not_found`.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _GET_SECRET,
            {"id": id},
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
    ) -> types.WebhookEndpointList:
        """List webhook endpoints.

        List the endpoints inside the key's scope. The list never contains secrets.

        `GET /webhook-endpoints`
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
    ) -> Pages[types.WebhookEndpointList, types.WebhookEndpoint]:
        """Every entry of `webhook_endpoints` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def list_deliveries(
        self,
        id: types.EndpointId,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        status: Optional[types.DeliveryStatus] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.DeliveryList:
        """List deliveries.

        List the deliveries to an endpoint, newest first. Deliveries are kept 30 days. Each entry has the latest attempt in
        full and a summary of all attempts.

        `GET /webhook-endpoints/{id}/deliveries`
        Needs a `read_only` key.

        Args:
            id: The id of the endpoint. An endpoint outside the key's scope is `not_found`.
            cursor: The `next_cursor` of the previous page.
            limit: The largest number of entries in one page.

                Default: `100`.
            status: Return only deliveries in this state.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _LIST_DELIVERIES,
            {"id": id, "cursor": cursor, "limit": limit, "status": status},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def list_deliveries_all(
        self,
        id: types.EndpointId,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        status: Optional[types.DeliveryStatus] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> Pages[types.DeliveryList, types.Delivery]:
        """Every entry of `deliveries` that `list_deliveries` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list_deliveries` raises.
        """
        return self._caller.pages(
            _LIST_DELIVERIES,
            {"id": id, "cursor": cursor, "limit": limit, "status": status},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def recover(
        self,
        id: types.EndpointId,
        *,
        body: types.RecoverRequest,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.RecoverResponse:
        """Recover failed deliveries.

        Queue again every `failed` or `skipped` delivery since a given time. Each one gets its full retry schedule. It is
        reset in place, and its earlier attempts are removed from the log. If you call this again, nothing is queued twice.
        Events that the endpoint may not receive any more are left out (`skipped_reason` says why).
        For a disabled endpoint, this is a `conflict`.

        `POST /webhook-endpoints/{id}/recover`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            id: The id of the endpoint. An endpoint outside the key's scope is `not_found`.
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
            _RECOVER,
            {"id": id, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def rotate_secret(
        self,
        id: types.EndpointId,
        *,
        idempotency_key: Optional[str] = None,
        body: Optional[types.Rotation] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.WebhookSecret:
        """Rotate a webhook secret.

        Create a new secret. The old secret also signs for `previous_valid_for`. In that time, every delivery has both
        signatures. At most two secrets sign at once: if you rotate again, the older one ends immediately.

        `POST /webhook-endpoints/{id}/rotate-secret`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            id: The id of the endpoint. An endpoint outside the key's scope is `not_found`.
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
            _ROTATE_SECRET,
            {"id": id, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def test(
        self,
        id: types.EndpointId,
        *,
        idempotency_key: Optional[str] = None,
        body: Optional[types.WebhookTestRequest] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Delivery:
        """Send a test event.

        Queue a test delivery to this endpoint only, independent of its `events`. The feed never lists it. For a disabled
        endpoint, this is a `conflict`.

        `POST /webhook-endpoints/{id}/test`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            id: The id of the endpoint. An endpoint outside the key's scope is `not_found`.
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
            _TEST,
            {"id": id, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def update(
        self,
        id: types.EndpointId,
        *,
        body: types.WebhookEndpointUpdate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.WebhookEndpoint:
        """Change a webhook endpoint.

        Change an endpoint, disable it or enable it again. The response never contains the secret.

        `PATCH /webhook-endpoints/{id}`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            id: The id of the endpoint. An endpoint outside the key's scope is `not_found`.
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
            {"id": id, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncWebhookEndpoints:
    """As `WebhookEndpoints`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def create(
        self,
        *,
        body: types.WebhookEndpointCreate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.WebhookEndpointWithSecret:
        """Register a webhook endpoint. As `WebhookEndpoints.create`.

        `POST /webhook-endpoints`
        """
        return await self._caller.body(
            _CREATE,
            {"idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )

    async def delete(
        self,
        id: types.EndpointId,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> None:
        """Delete a webhook endpoint. As `WebhookEndpoints.delete`.

        `DELETE /webhook-endpoints/{id}`
        """
        return await self._caller.body(
            _DELETE,
            {"id": id, "idempotency_key": idempotency_key},
            CallOptions(timeout, max_retries, on_response),
        )

    async def get(
        self,
        id: types.EndpointId,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.WebhookEndpoint:
        """Read a webhook endpoint. As `WebhookEndpoints.get`.

        `GET /webhook-endpoints/{id}`
        """
        return await self._caller.body(_GET, {"id": id}, CallOptions(timeout, max_retries, on_response))

    async def get_secret(
        self,
        id: types.EndpointId,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.WebhookSecret:
        """Read a webhook secret. As `WebhookEndpoints.get_secret`.

        `GET /webhook-endpoints/{id}/secret`
        """
        return await self._caller.body(_GET_SECRET, {"id": id}, CallOptions(timeout, max_retries, on_response))

    async def list(
        self,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.WebhookEndpointList:
        """List webhook endpoints. As `WebhookEndpoints.list`.

        `GET /webhook-endpoints`
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
    ) -> AsyncPages[types.WebhookEndpointList, types.WebhookEndpoint]:
        """Every entry of `webhook_endpoints` that `list` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list` raises.
        """
        return self._caller.pages(
            _LIST,
            {"cursor": cursor, "limit": limit},
            CallOptions(timeout, max_retries, on_response),
        )

    async def list_deliveries(
        self,
        id: types.EndpointId,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        status: Optional[types.DeliveryStatus] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.DeliveryList:
        """List deliveries. As `WebhookEndpoints.list_deliveries`.

        `GET /webhook-endpoints/{id}/deliveries`
        """
        return await self._caller.body(
            _LIST_DELIVERIES,
            {"id": id, "cursor": cursor, "limit": limit, "status": status},
            CallOptions(timeout, max_retries, on_response),
        )

    def list_deliveries_all(
        self,
        id: types.EndpointId,
        *,
        cursor: Optional[types.Cursor] = None,
        limit: Optional[int] = None,
        status: Optional[types.DeliveryStatus] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> AsyncPages[types.DeliveryList, types.Delivery]:
        """Every entry of `deliveries` that `list_deliveries` returns. Each page is fetched when its entries are needed.

        `.pages()` iterates over the pages. The iteration raises what `list_deliveries` raises.
        """
        return self._caller.pages(
            _LIST_DELIVERIES,
            {"id": id, "cursor": cursor, "limit": limit, "status": status},
            CallOptions(timeout, max_retries, on_response),
        )

    async def recover(
        self,
        id: types.EndpointId,
        *,
        body: types.RecoverRequest,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.RecoverResponse:
        """Recover failed deliveries. As `WebhookEndpoints.recover`.

        `POST /webhook-endpoints/{id}/recover`
        """
        return await self._caller.body(
            _RECOVER,
            {"id": id, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )

    async def rotate_secret(
        self,
        id: types.EndpointId,
        *,
        idempotency_key: Optional[str] = None,
        body: Optional[types.Rotation] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.WebhookSecret:
        """Rotate a webhook secret. As `WebhookEndpoints.rotate_secret`.

        `POST /webhook-endpoints/{id}/rotate-secret`
        """
        return await self._caller.body(
            _ROTATE_SECRET,
            {"id": id, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )

    async def test(
        self,
        id: types.EndpointId,
        *,
        idempotency_key: Optional[str] = None,
        body: Optional[types.WebhookTestRequest] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Delivery:
        """Send a test event. As `WebhookEndpoints.test`.

        `POST /webhook-endpoints/{id}/test`
        """
        return await self._caller.body(
            _TEST,
            {"id": id, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )

    async def update(
        self,
        id: types.EndpointId,
        *,
        body: types.WebhookEndpointUpdate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.WebhookEndpoint:
        """Change a webhook endpoint. As `WebhookEndpoints.update`.

        `PATCH /webhook-endpoints/{id}`
        """
        return await self._caller.body(
            _UPDATE,
            {"id": id, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )
