# Generated from spec/ by `npm run generate`. Do not edit.
"""The organization of the calling key."""

from __future__ import annotations

from typing import Optional

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Operation, Parameter
from ._runtime.response_info import OnResponse

_GET: Operation[types.Organization] = Operation(
    "organizations_get",
    "GET",
    "/organization",
    (),
    False,
    "safe",
    (200,),
)


_UPDATE: Operation[types.Organization] = Operation(
    "organizations_update",
    "PATCH",
    "/organization",
    (Parameter("Idempotency-Key", "header", "idempotency_key"),),
    True,
    "key",
    (200,),
)


class Organizations:
    """The organization of the calling key."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def get(
        self,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Organization:
        """Read the organization of the calling key.

        `GET /organization`
        Needs a `read_only` key.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(_GET, {}, CallOptions(timeout, max_retries, on_response, cancellation))

    def update(
        self,
        *,
        body: types.OrganizationUpdate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Organization:
        """Change the organization's settings. Only the operator can change the name and the plan. Needs an admin key.

        `PATCH /organization`
        Needs an `admin` key.
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
            ConflictError, ForbiddenError, InternalError, InvalidRequestError, RateLimitedError, TooLargeError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _UPDATE,
            {"idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncOrganizations:
    """As `Organizations`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get(
        self,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Organization:
        """Read the organization. As `Organizations.get`.

        `GET /organization`
        """
        return await self._caller.body(_GET, {}, CallOptions(timeout, max_retries, on_response))

    async def update(
        self,
        *,
        body: types.OrganizationUpdate,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Organization:
        """Change the organization. As `Organizations.update`.

        `PATCH /organization`
        """
        return await self._caller.body(
            _UPDATE,
            {"idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )
