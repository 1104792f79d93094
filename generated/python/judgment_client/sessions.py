# Generated from spec/ by `npm run generate`. Do not edit.
"""Sessions let people use the service in a browser, such as in the console, without a key in the reach of scripts. A person sends
the key once. The service answers with a cookie that is `HttpOnly` and `SameSite=Strict`, and all tabs of the browser are signed
in. Programs need no session: they send their key.

A session may do what its key may do. It ends with the key, and changes with it. It also ends after `SESSION_HOURS`, and
after `SESSION_IDLE_MINUTES` without a request. A key has 100 sessions at most. One more ends the oldest.

If the operator has set `OIDC_ISSUER`, people also sign in through an OpenID Connect provider, from the console. They get the same
cookie, and a key of their own without a value. Its role and scope come from a claim of the provider.

The cookie authorizes a request only if all of these are true. Otherwise the request is `forbidden`.

- The request has no `Authorization`. With one, the cookie counts for nothing.
- The request has the header `Judgment-Session`, with any value. Pages of other origins cannot send it.
- `Sec-Fetch-Site`, if the browser sends it, is `same-origin`.
- `Origin`, if `Sec-Fetch-Site` is absent and the browser sends it, is the service's own.
"""

from __future__ import annotations

from typing import Optional

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Operation, Parameter
from ._runtime.response_info import OnResponse

_CREATE: Operation[types.SignedIn] = Operation(
    "sessions_create",
    "POST",
    "/session",
    (),
    False,
    "safe",
    (201,),
)


_DELETE: Operation[None] = Operation(
    "sessions_delete",
    "DELETE",
    "/session",
    (Parameter("everywhere", "query", "everywhere"),),
    False,
    "safe",
    (204,),
)


_GET: Operation[types.SignedIn] = Operation("sessions_get", "GET", "/session", (), False, "safe", (200,))


class Sessions:
    """Sessions let people use the service in a browser, such as in the console, without a key in the reach of scripts. A person sends
    the key once. The service answers with a cookie that is `HttpOnly` and `SameSite=Strict`, and all tabs of the browser are signed
    in. Programs need no session: they send their key.

    A session may do what its key may do. It ends with the key, and changes with it. It also ends after `SESSION_HOURS`, and
    after `SESSION_IDLE_MINUTES` without a request. A key has 100 sessions at most. One more ends the oldest.

    If the operator has set `OIDC_ISSUER`, people also sign in through an OpenID Connect provider, from the console. They get the same
    cookie, and a key of their own without a value. Its role and scope come from a claim of the provider.

    The cookie authorizes a request only if all of these are true. Otherwise the request is `forbidden`.

    - The request has no `Authorization`. With one, the cookie counts for nothing.
    - The request has the header `Judgment-Session`, with any value. Pages of other origins cannot send it.
    - `Sec-Fetch-Site`, if the browser sends it, is `same-origin`.
    - `Origin`, if `Sec-Fetch-Site` is absent and the browser sends it, is the service's own.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def create(
        self,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.SignedIn:
        """Sign in: make a session of the key that the request sends, and set its cookie. A session cannot make another one, and a page
        of another origin cannot sign anybody in: both are `forbidden`. A session that the browser had before ends.

        `POST /session`
        Needs a `read_only` key.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(_CREATE, {}, CallOptions(timeout, max_retries, on_response, cancellation))

    def delete(
        self,
        *,
        everywhere: Optional[bool] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> None:
        """Sign out: end the session of the request's cookie. In all tabs that use it, the next request is `unauthorized`, within a
        second on every node. A request that sends a key, and not `everywhere`, ends nothing.

        `DELETE /session`
        Needs a `read_only` key.

        Args:
            everywhere: End all sessions of the key, in all browsers.

                Default: `False`.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _DELETE,
            {"everywhere": everywhere},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def get(
        self,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.SignedIn:
        """Read the session.

        Read who makes the request, and when its session ends.

        `GET /session`
        Needs a `read_only` key.

        Raises:
            ForbiddenError, InternalError, InvalidRequestError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(_GET, {}, CallOptions(timeout, max_retries, on_response, cancellation))


class AsyncSessions:
    """As `Sessions`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def create(
        self,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.SignedIn:
        """Sign in. As `Sessions.create`.

        `POST /session`
        """
        return await self._caller.body(_CREATE, {}, CallOptions(timeout, max_retries, on_response))

    async def delete(
        self,
        *,
        everywhere: Optional[bool] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> None:
        """Sign out. As `Sessions.delete`.

        `DELETE /session`
        """
        return await self._caller.body(
            _DELETE,
            {"everywhere": everywhere},
            CallOptions(timeout, max_retries, on_response),
        )

    async def get(
        self,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.SignedIn:
        """Read the session. As `Sessions.get`.

        `GET /session`
        """
        return await self._caller.body(_GET, {}, CallOptions(timeout, max_retries, on_response))
