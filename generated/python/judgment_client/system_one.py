# Generated from spec/ by `npm run generate`. Do not edit.
"""The System One protocol, for programs that already speak it. Its calls become documents and judgments."""

from __future__ import annotations

from typing import Optional

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Operation, Parameter
from ._runtime.response_info import OnResponse

_ANSWER: Operation[types.SystemOneResult] = Operation(
    "system_one_answer",
    "POST",
    "/systemone",
    (Parameter("Judgment-Namespace", "header", "judgment_namespace"),),
    True,
    "natural",
    (200,),
)


class SystemOne:
    """The System One protocol, for programs that already speak it. Its calls become documents and judgments."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def answer(
        self,
        *,
        body: types.SystemOneRequest,
        judgment_namespace: Optional[types.NamespaceName] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.SystemOneResult:
        """Ask questions about a state (System One).

        Ask questions about a state, in the System One protocol. A client of that protocol needs this service's address as
        its base URL, and an API key of this service.

        A question becomes a judgment, and a state becomes a document, in the same namespace. A repeated question about the
        same state is answered from the store and bills nothing. Everything else is asked, billed, logged and stored like any
        judgment: it shows in queries, the evaluation log, usage, budgets and calibration. The judgments have the policy
        `on_read`, so a document is only asked the questions of its own requests.

        The namespace is `systemone`. For a key that is restricted to `<prefix>/*`, it is `<prefix>/systemone`. For a key
        that is restricted to one namespace, it is that namespace. The header `Judgment-Namespace` names another. Documents
        have the id `systemone:<hash of the state>`, and the attribute `source` with the value `systemone`. Judgments are
        named `<type>-<hash of the question and model>`. Each different question counts as one judgment of the plan
        (otherwise `limit_exceeded`), so put what varies into the state. Delete judgments that you no longer ask.

        The engine reads the state as the compiled context of its document, with the members `document` and `state` around
        it. State and longest question together may have as many tokens as the engine takes. An instruction or description
        has at most 4,000 characters. Without instructions, the question is a general one for its type.

        If an engine refuses a question, this is `invalid_request`. If an engine does not answer within 8 seconds, this is
        `unavailable`. Answers that arrived are stored. If a budget pauses judging, this is `budget_exceeded`.

        `POST /systemone`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.
        Bills `writes`, `judging`.

        Args:
            judgment_namespace: The namespace for the documents and judgments of this request. It must be inside the key's scope.

        Raises:
            BudgetExceededError, ForbiddenError, InternalError, InvalidRequestError, LimitExceededError, RateLimitedError, TooLargeError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _ANSWER,
            {"judgment_namespace": judgment_namespace, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncSystemOne:
    """As `SystemOne`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def answer(
        self,
        *,
        body: types.SystemOneRequest,
        judgment_namespace: Optional[types.NamespaceName] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.SystemOneResult:
        """Ask questions about a state (System One). As `SystemOne.answer`.

        `POST /systemone`
        """
        return await self._caller.body(
            _ANSWER,
            {"judgment_namespace": judgment_namespace, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )
