# Generated from spec/ by `npm run generate`. Do not edit.
"""Robustness says how much answers depend on how a judgment asks."""

from __future__ import annotations

from typing import Literal, Optional, Union

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Operation, Parameter
from ._runtime.reply import Reply
from ._runtime.response_info import OnResponse

_START: Operation[Union[Reply[Literal[200], types.RobustnessEstimate], Reply[Literal[202], types.Job]]] = Operation(
    "robustness_start",
    "POST",
    "/namespaces/{ns}/judgments/{name}/robustness",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (200, 202),
)


class Robustness:
    """Robustness says how much answers depend on how a judgment asks."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def start(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        body: types.RobustnessRequest,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> Union[Reply[Literal[200], types.RobustnessEstimate], Reply[Literal[202], types.Job]]:
        """Estimate or run a test of robustness.

        Ask about a sample of documents in several ways: as it is, the same again, options in the opposite order, the question negated, yes and no exchanged, and a longer
        context. Without `confirm`, the response is 200 with the estimate, and nothing is done. With `confirm: true`, it is 202 with a `robustness` job that is `running`. Its
        `robustness` says how often answers turned and by how much, with 95% intervals. A composite is only asked again and with a longer context.

        Questions are metered, billed and logged as shadow evaluations, with the way of asking as `asked_as`. They never become answers of documents. On a template prefix, documents of all namespaces under it are
        drawn. It is a `conflict` if the judgment is inactive or inherited. It fails with `budget_exceeded` if the estimate does not fit the namespace's remaining budget.

        `POST /namespaces/{ns}/judgments/{name}/robustness`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.
        Bills `judging`.
        Retries use one idempotency key. The client creates it for the call unless you give one.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            name: The name of the judgment.
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
            BudgetExceededError, ConflictError, ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, TooLargeError, UnauthorizedError, UnavailableError
        """
        return self._caller.reply(
            _START,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncRobustness:
    """As `Robustness`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def start(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        body: types.RobustnessRequest,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> Union[Reply[Literal[200], types.RobustnessEstimate], Reply[Literal[202], types.Job]]:
        """Estimate or run a test of robustness. As `Robustness.start`.

        `POST /namespaces/{ns}/judgments/{name}/robustness`
        """
        return await self._caller.reply(
            _START,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )
