# Generated from spec/ by `npm run generate`. Do not edit.
"""Discovery finds better questions and lets you test changes before you use them. None of it spends."""

from __future__ import annotations

from typing import Optional

from . import types
from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, CallOptions
from ._runtime.cancellation import Cancellation
from ._runtime.operation import Operation, Parameter
from ._runtime.response_info import OnResponse

_DISCOVER: Operation[types.Job] = Operation(
    "discovery_discover",
    "POST",
    "/namespaces/{ns}/judgments/{name}/discover",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (202,),
)


_SIMULATE: Operation[types.Job] = Operation(
    "discovery_simulate",
    "POST",
    "/namespaces/{ns}/judgments/{name}/simulate",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (202,),
)


_SUGGEST_PARTS: Operation[types.SuggestPartsResponse] = Operation(
    "discovery_suggest_parts",
    "POST",
    "/namespaces/{ns}/judgments/{name}/suggest_parts",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
        Parameter("Idempotency-Key", "header", "idempotency_key"),
    ),
    True,
    "key",
    (200,),
)


_TUNE: Operation[types.TuningRun] = Operation(
    "discovery_tune",
    "POST",
    "/namespaces/{ns}/judgments/{name}/tune",
    (
        Parameter("ns", "path", "ns"),
        Parameter("name", "path", "name"),
    ),
    False,
    "natural",
    (200,),
)


class Discovery:
    """Discovery finds better questions and lets you test changes before you use them. None of it spends."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def discover(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        idempotency_key: Optional[str] = None,
        body: Optional[types.DiscoverRequest] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Job:
        """Discover options.

        Propose new options for a `choice` with fixed options, for the documents it answers with `none_of_the_above`. The
        job does three things:

        1. It samples up to 200 documents of the window whose answer is `none_of_the_above`, or whose `escape_p` is at or
        above the judgment's `escape` threshold. The sample is cut to 100,000 tokens together. If it is too large, the
        longest texts are cut at their ends, all to one length.
        2. It asks a general-purpose model for new options. On a server without such a model, it proposes words that the
        documents share.
        3. It runs the proposed version in shadow over the sample.

        It never creates a version. Its evaluations belong to no version, so they are not in the log.

        The request is `forbidden` until an organization admin enables `suggestions`, because the sample goes to a
        disclosed LLM subprocessor. It is free. Together with `suggest_parts`, it counts against the plan's daily allowance
        (Developer 5, Team 50, Scale 500). Beyond that, it is `rate_limited` with `details.resets_at`. Days are in UTC. A
        request does not count if it finds no documents or cannot ask the model. A `bool`, a `score` and a `choice` with
        `options.from` are `invalid_request`. A judgment without an active version, or with 254 options, is a `conflict`.

        `POST /namespaces/{ns}/judgments/{name}/discover`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.
        Uses the daily allowance `suggest_parts`.
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
            ConflictError, ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, TooLargeError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _DISCOVER,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def simulate(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        body: types.SimulateRequest,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.Job:
        """Simulate thresholds.

        Test thresholds before you set them. The job's `simulation` shows what would flip, with 95% intervals if it used a
        sample, and what the real fan-out would cost. It reads existing answers, asks no engine, spends nothing and changes
        nothing. On a template prefix, it covers every namespace under it. A namespace that sets a threshold of this name
        itself keeps its own. A threshold that does not fit the judgment's type is `invalid_request`. A judgment without an
        active version is a `conflict`.

        `POST /namespaces/{ns}/judgments/{name}/simulate`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.
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
            ConflictError, ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, TooLargeError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _SIMULATE,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def suggest_parts(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        idempotency_key: Optional[str] = None,
        body: Optional[types.SuggestPartsRequest] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.SuggestPartsResponse:
        """Suggest parts.

        Propose parts for a composite version of a `bool` judgment. The proposal is based on the judgment's question and a
        random sample of up to 200 of the documents that it applies to. The sample is cut to 100,000 tokens together. It
        shows each document with its answer and its outcome. The request never creates a version. It needs the same
        permission as `discover`, and counts against the same allowance. Other types are `invalid_request`. A judgment
        without an active version is a `conflict`. If the model does not answer within a minute, the request is
        `unavailable` and does not count.

        `POST /namespaces/{ns}/judgments/{name}/suggest_parts`
        Needs a `read_write` key.
        Accepts a body of up to 1,048,576 bytes.
        Uses the daily allowance `suggest_parts`.
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
            ConflictError, ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, TooLargeError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _SUGGEST_PARTS,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )

    def tune(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
        cancellation: Optional[Cancellation] = None,
    ) -> types.TuningRun:
        """Tune the context recipe and the engine.

        Start this month's search for the cheapest recipe whose answers on a sample of documents agree with the present
        ones. If it has already started, the response has its status. A second call in the same month starts nothing, so
        the operation takes no `Idempotency-Key`. It is free, its evaluations are not in the log, and it creates no
        version. A judgment without an active version is a `conflict`.

        The sample has up to 120 documents with an answer. One half is for choosing, the other for measuring. The search
        tries at most eight recipes with fewer fields, elements or tokens, cheapest first. It suggests the first one that
        decides at least 97 in 100 documents of the first half in the same way. What must be the same depends on the type:

        - With thresholds: their booleans.
        - `choice`: the value.
        - `score`: the level, within half a level.
        - `bool` without thresholds: the more probable side.

        The agreement of this recipe is then measured on the other half (`agreement`). The parts of a recipe that show
        relations, groups and earlier values stay.

        After that, the run looks for a cascade. It asks at most three engines that cost less than the judgment's engine
        about all documents of the sample, with the present recipe. `suggested_cascade` is the one that saves most, if at
        most 5% of documents get another decision, with confidence 0.95. That takes at least 59 documents, and more with
        several engines. An engine is asked only if its model runs in this service, or if active judgments of all sampled
        namespaces already name it. So contexts go to nobody new. There is no search for composites, with `learn`, and
        beside a cascade. Create a version with it to use it.

        `POST /namespaces/{ns}/judgments/{name}/tune`
        Needs a `read_write` key.

        Args:
            ns: The namespace, or a template prefix ending in `/*`. Send `/` as `%2F`.
            name: The name of the judgment.

        Raises:
            ConflictError, ForbiddenError, InternalError, InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError, UnavailableError
        """
        return self._caller.body(
            _TUNE,
            {"ns": ns, "name": name},
            CallOptions(timeout, max_retries, on_response, cancellation),
        )


class AsyncDiscovery:
    """As `Discovery`, for asyncio."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def discover(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        idempotency_key: Optional[str] = None,
        body: Optional[types.DiscoverRequest] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Job:
        """Discover options. As `Discovery.discover`.

        `POST /namespaces/{ns}/judgments/{name}/discover`
        """
        return await self._caller.body(
            _DISCOVER,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )

    async def simulate(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        body: types.SimulateRequest,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.Job:
        """Simulate thresholds. As `Discovery.simulate`.

        `POST /namespaces/{ns}/judgments/{name}/simulate`
        """
        return await self._caller.body(
            _SIMULATE,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )

    async def suggest_parts(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        idempotency_key: Optional[str] = None,
        body: Optional[types.SuggestPartsRequest] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.SuggestPartsResponse:
        """Suggest parts. As `Discovery.suggest_parts`.

        `POST /namespaces/{ns}/judgments/{name}/suggest_parts`
        """
        return await self._caller.body(
            _SUGGEST_PARTS,
            {"ns": ns, "name": name, "idempotency_key": idempotency_key, "body": body},
            CallOptions(timeout, max_retries, on_response),
        )

    async def tune(
        self,
        ns: types.NamespaceOrTemplate,
        name: types.Name,
        *,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        on_response: Optional[OnResponse] = None,
    ) -> types.TuningRun:
        """Tune the context recipe and the engine. As `Discovery.tune`.

        `POST /namespaces/{ns}/judgments/{name}/tune`
        """
        return await self._caller.body(
            _TUNE,
            {"ns": ns, "name": name},
            CallOptions(timeout, max_retries, on_response),
        )
