# Generated from spec/ by `npm run generate`. Do not edit.
"""The types of what is sent to the Judgment Service, and of what it returns.

They are those of plain `dict` and `list` objects; nothing is converted and nothing is checked at run time. A response may have
members that are not listed here: a newer service adds some.
"""

from __future__ import annotations

import sys
from typing import Any, Dict, List, Literal, Mapping, Optional, Sequence, TYPE_CHECKING, Tuple, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired
elif sys.version_info >= (3, 11):
    from typing import NotRequired
else:  # Type checkers never read this; `get_type_hints` does.
    from typing import Optional as NotRequired


class ActivateRequest(TypedDict):
    """A version to activate."""

    version: VersionNumber
    """The number of the version."""

    force: NotRequired[bool]
    """Activate at once, without a shadow report.

    Default: `False`.
    """


class ActivityAnswers(TypedDict):
    """Evaluations by their result. Trials of shadow versions are not counted."""

    asked: int
    """Answers that an engine was asked for."""

    carried: int
    """Stored answers that were carried forward, because the context of the document had not changed."""

    reused: int
    """Answers that were taken from another evaluation of the same context: of another document, revision or version."""

    failed: int
    """Attempts without an answer."""


class ActivityAttempts(TypedDict):
    """Attempts to deliver events to webhook endpoints. A delivery can have several."""

    succeeded: int
    """Attempts that the endpoint accepted."""

    failed: int
    """Attempts that failed and are followed by another one."""

    given_up: int
    """Attempts that failed and were the last of their delivery."""


class ActivityFailures(TypedDict):
    """Failed attempts to get an answer, with one code."""

    code: AnswerErrorCode
    """Why they failed."""

    attempts: int
    """The number of attempts."""


class ActivityLag(TypedDict):
    """How far the service was behind, in milliseconds."""

    judging: Optional[int]
    """The longest time from a write to its answer, of the answers that were stored in the step. Requests that wait for answers, retries and jobs are not
    in it. Null when there was no such answer.
    """

    deliveries: Optional[int]
    """How late an attempt to deliver an event began at most, after it was due. Null when there was no attempt."""


class ActivityOutcomes(TypedDict):
    """Outcomes beside the answers that they are compared with, of all judgments. An outcome that is posted again counts again."""

    agreed: int
    """Outcomes that are the most probable answer."""

    disagreed: int
    """Outcomes that are not."""


class ActivityPoint(TypedDict):
    """What happened in one step."""

    at: Timestamp
    """The start of the step."""

    answers: ActivityAnswers
    """Evaluations by their result."""

    failures: List[ActivityFailures]
    """Failed attempts by code, the most frequent first. Codes without attempts are left out."""

    usage: Usage
    """What was used. Without non-production usage."""

    cost_usd: Usd
    """The cost of `usage`: what the step adds to the month, at the graduated prices of the organization's month. It has no storage and no non-production
    usage. Rounded to the micro-dollar.
    """

    attempts: ActivityAttempts
    """Attempts to deliver events."""

    lag_ms: ActivityLag
    """How far the service was behind."""

    outcomes: ActivityOutcomes
    """Outcomes beside answers."""


_ActivityReportOthers = TypedDict("_ActivityReportOthers", {"from": "Timestamp"})


class ActivityReport(_ActivityReportOthers):
    """What happened in an organization over time."""

    step: ActivityStep
    """The length of a step."""

    to: Timestamp
    """The end of the last step."""

    kept_from: Timestamp
    """Counts before this time may have been deleted."""

    points: List[ActivityPoint]
    """All steps in order, also those in which nothing happened."""


ActivityStep = Literal["hour", "day"]
"""The length of a step.

- `hour`: An hour.
- `day`: A day in UTC.
"""


AddressBlock = str
"""An IP address, or a block of them in CIDR form, for example `203.0.113.0/24` or `2001:db8::/32`."""


AggregateBands = Dict[str, "Bands"]
"""The bands of each aggregate, by its name."""


AggregateBandsInput = Mapping[str, "BandsInput"]
"""The bands of each aggregate, by its name."""


AggregateName = str
"""The name of one aggregate of a group: `count`, `count_where.<label>`, `sum.<path>`, `avg.<path>`, `min.<path>`,
`max.<path>`, or `quantiles.<path>.p50`, `.p90`, `.p99`. Example: `quantiles.attributes.amount.p90`.
"""


AggregatePath = str
"""A path to aggregate: an attribute, or a number of a plain judgment's answer: `answers.<judgment>.p`, `.score` or
`.escape_p`. Values that are not numbers are ignored.
"""


_AgreementOverTimeOthers = TypedDict("_AgreementOverTimeOthers", {"from": "Timestamp"})


class AgreementOverTime(_AgreementOverTimeOthers):
    """How often outcomes agreed with the answers of a judgment over time."""

    judgment: Name
    """The name of the judgment."""

    step: ActivityStep
    """The length of a step."""

    to: Timestamp
    """The end of the last step."""

    kept_from: Timestamp
    """Counts before this time may have been deleted."""

    points: List[AgreementPoint]
    """All steps in order, also those without outcomes."""


class AgreementPoint(TypedDict):
    """How often outcomes agreed with answers in one step."""

    at: Timestamp
    """The start of the step."""

    agreed: int
    """Outcomes that are the most probable answer. A `bool` counts as true from 0.5 on."""

    disagreed: int
    """Outcomes that are not."""

    is_complete: bool
    """False if outcomes of the step may be missing: the organization had outcomes of more than 1,000 judgments in one hour. In a namespace that inherits
    the judgment: of more than 1,000 inherited judgments, each counted once for each namespace. The first ones in the hour are counted.
    """


class AgreementReport(TypedDict):
    """How well answers agree with labels."""

    judgment: Name
    """The name of the judgment."""

    type: JudgmentType
    """The type of the judgment."""

    version: Optional[VersionNumber]
    """The active version. Null when there is none."""

    epoch: Optional[EngineVersion]
    """The current epoch, whose answers are compared: the engine version of the newest evaluation that was not carried forward. With a cascade it is one
    of its two engines. Null when the active version has answered nothing.
    """

    documents: int
    """The documents compared: those with an outcome of the current epoch. Of each, the newest counts."""

    drawn: int
    """Of these, the documents that label queues drew. All others are taken as if they were drawn at random."""

    effective_documents: float
    """How many documents of equal weight would tell as much (Kish 1965)."""

    agreement: Optional[IntervalEstimate]
    """How often the most probable answer is the label. Null without documents. Intervals of shares are those of Agresti & Coull (1998)."""

    kappa: Optional[IntervalEstimate]
    """Cohen's kappa (1960): agreement beyond chance. 1 is always, 0 is no more than chance. Its variance is the large-sample one (Fleiss, Cohen & Everitt
    1969). Null when there is no more than one value.
    """

    weighted_kappa: Optional[IntervalEstimate]
    """For a `score`: kappa weighted by squared distances of levels (Cohen 1968). Null for other types."""

    confusion: List[ConfusionCell]
    """The confusion matrix, the largest cells first, at most 1,000. Cells without documents are left out."""

    thresholds: List[ThresholdRates]
    """True rates at each threshold of the judgment. For a `score`, a document is truly positive when its label is at least the threshold.
    For a `choice`, when its label is the threshold's option.
    """

    commonest: Optional[CommonestBaseline]
    """Beside the commonest answer. Null without documents."""

    previous: Optional[PreviousBaseline]
    """Beside the version before. Null when no document has an answer of one."""

    people: Optional[PeopleAgreement]
    """People beside people, over all labels of the judgment. Null when no document has labels of two people."""

    slices: List[AgreementSlice]
    """With `by`: agreement for each value of the attribute, those with the most labels first, at most 50."""

    slices_left_out: int
    """The documents in no listed slice."""


class AgreementSlice(TypedDict):
    """Agreement among the documents with one value of an attribute."""

    value: Any
    """The value of the attribute. Null for documents without it."""

    documents: int
    """The documents with a label."""

    agreement: IntervalEstimate
    """How often the answer is the label."""

    p_value: float
    """The chance of so many mistakes if these documents were answered like all others: Fisher's exact test (1935), one-sided, adjusted for the number
    of slices (Holm 1979).
    """

    worse: bool
    """Whether it is worse than the rest: `p_value` is at most 0.05. If no slice is, the chance of any false alarm is at most 5%."""


class Allotment(TypedDict):
    """A limit of the plan, and how much of it is used. A request beyond it fails with `limit_exceeded`."""

    limit: int
    """The number that the plan allows at one time."""

    used: int
    """The number that exists now."""


class Answer(TypedDict):
    """The answer of a judgment for one document. If there is none (`unavailable`, or `pending` for the first time), it has
    only `type`, `freshness` and perhaps `warnings` and `error`. A `stale` answer contains the last answer computed in
    this incarnation of the document. So does a `pending` answer, if there is an earlier one.
    """

    type: JudgmentType
    """The type of the judgment. It determines which numbers are present."""

    freshness: Freshness
    """How the answer relates to the document's current revision."""

    version: NotRequired[VersionNumber]
    """The judgment version that gave the answer."""

    engine: NotRequired[EngineVersion]
    """The engine that computed the answer."""

    revision: NotRequired[int]
    """The newest revision of the document that the answer is valid for: computed for it, or carried forward to it."""

    evaluated_at: NotRequired[Timestamp]
    """The time when the answer was computed."""

    p: NotRequired[float]
    """`bool`: the probability of yes, 0 to 1."""

    value: NotRequired[str]
    """`choice`: the most probable option, or `none_of_the_above` when none fits."""

    score: NotRequired[float]
    """`score`: the expected level, from 0 to the number of levels minus one. It is the mean of the levels weighted by `dist`."""

    dist: NotRequired[Distribution]
    """`choice`: the probability of each option and of `none_of_the_above`. `score`: the probability of each level."""

    escape_p: NotRequired[float]
    """`choice`: the probability of `none_of_the_above`."""

    confidence: NotRequired[float]
    """`(n × peak − 1) / (n − 1)`, where peak is the largest of the n probabilities (2 for `bool`). It is 0 when all are
    equal, and 1 when one is certain.
    """

    calibrated: NotRequired[Optional[AnswerValues]]
    """The same numbers after calibration. Null when the judgment has none. Calibration needs 100 outcomes."""

    thresholds: NotRequired[Dict[str, bool]]
    """The value of each threshold. The service evaluates them at read time on the raw numbers, never on the calibrated ones."""

    parts: NotRequired[Dict[str, float]]
    """The probability of yes for each part. Composites only."""

    warnings: NotRequired[List[AnswerWarning]]
    """The warnings on this answer. Absent when there are none."""

    error: NotRequired[AnswerError]
    """The last attempt, if it failed. A later answer removes it."""


class AnswerError(TypedDict):
    """The last attempt to get an answer, which failed. If a later attempt may succeed, the service retries with growing waits."""

    code: AnswerErrorCode
    """The kind of error."""

    message: str
    """A text for people that describes the error. It never contains an address. It quotes what the engine said about the
    question.
    """

    at: Timestamp
    """The time of the attempt."""


AnswerErrorCode = Literal["engine_refused", "engine_unavailable", "invalid_reply", "engine_not_configured", "context_too_large", "context_empty", "budget_exceeded", "internal"]
"""Why an attempt to get an answer failed.

- `engine_refused`: The engine refused this question or context, or it refuses the server's requests for now.
- `engine_unavailable`: The engine could not be reached, or failed repeatedly.
- `invalid_reply`: The engine's reply was not a valid answer to the question.
- `engine_not_configured`: The engine is not configured on this server.
- `context_too_large`: The context is too large for the engine.
- `context_empty`: The document has none of the fields that the context shows. No engine was asked and nothing is billed. After a change of the document, it is judged.
- `budget_exceeded`: Reserved. While the namespace's budget is used up, judging waits, and answers are `pending` without an error.
- `internal`: An error in the server.
"""


AnswerReuse = Literal["document", "namespace", "organization"]
"""Which documents share the answers to a judgment.

- `document`: The engine is asked about each document.
- `namespace`: Equal contexts are asked once: a document gets the answer of another document of its namespace if question, engine version and compiled context are equal. The answer is marked as carried in the log, with `reused_from`, and costs nothing.
- `organization`: As `namespace`, but in all namespaces of the template that the judgment belongs to. So a tenant's log can show that another tenant had an equal context, and when. Choose `namespace` if a tenant may not learn that. Answers are never shared between organizations.  A deleted document's answers can be used as long as the log has them. A deleted namespace's answers are not used any more.
"""


class AnswerValues(TypedDict):
    """The numbers of an answer, in full precision. Raw numbers come from the engine. Calibrated numbers are computed from
    the raw ones.
    """

    p: NotRequired[float]
    """`bool`: the probability of yes, 0 to 1."""

    value: NotRequired[str]
    """`choice`: the most probable option, or `none_of_the_above` when none fits."""

    score: NotRequired[float]
    """`score`: the expected level, from 0 to the number of levels minus one. It is the mean of the levels weighted by `dist`."""

    dist: NotRequired[Distribution]
    """`choice`: the probability of each option and of `none_of_the_above`. `score`: the probability of each level."""

    escape_p: NotRequired[float]
    """`choice`: the probability of `none_of_the_above`."""


class AnswerWarning(TypedDict):
    """Something about an answer that its numbers do not show."""

    code: AnswerWarningCode
    """The kind of warning."""

    message: str
    """A text for people that describes the warning."""


AnswerWarningCode = Literal["context_cut", "group_over_cap", "reference_missing", "judgment_inactive"]
"""The kind of warning on an answer.

- `context_cut`: The context was cut to fit `max_tokens`. `explain` shows what was cut.
- `group_over_cap`: The group that the judgment reads has more than 1,000 live key values. The answer is `stale` until keys expire.
- `reference_missing`: A relation refers by id to a document that does not exist. The warning disappears when that document is written.
- `judgment_inactive`: A judgment whose answers are read is inactive now. If a relation reads it from another namespace, it was inactive when the answer was computed or carried forward.
"""


Answers = Dict[str, "Answer"]
"""Answers by judgment name."""


class ApiKey(TypedDict):
    """A key without its value. The service stores only a hash, so it shows the value only when the key is created or rotated."""

    id: KeyId
    """The id of the key. Rotation keeps it."""

    name: str
    """A name for people. It need not be unique."""

    role: KeyRole
    """The role of the key."""

    admin: bool
    """Whether the key may change the organization and its keys."""

    scope: Optional[NamespaceScope]
    """The namespaces that the key is restricted to. Null means all namespaces."""

    previous_valid_until: Optional[Timestamp]
    """The time until which the value before the last rotation is also valid. Null when only one value is valid."""

    expires_at: Optional[Timestamp]
    """The time when the key expires. Null means never."""

    allowed_addresses: Optional[List[AddressBlock]]
    """The IP addresses and CIDR blocks that may use the key. Null means all."""

    last_used_at: Optional[Timestamp]
    """The hour in which the key was last used. Null before its first use."""

    created_by: Optional[KeyId]
    """The key that created this one. Null when the operator created it."""

    person: NotRequired[Person]
    """The person whose key this is. Absent for other keys. The service makes such a key when the person first signs in, and sets its
    role and scope at each sign-in. Nobody can send it, because it has no value: only sessions of the person use it. It expires with
    them. If you revoke it, the person is signed out everywhere, and gets another key at the next sign-in.
    """

    created_at: Timestamp
    """The time when the key was created."""


class ApiKeyCreate(TypedDict):
    """A key to create."""

    name: str
    """A name for people. It need not be unique."""

    role: KeyRole
    """The role of the key."""

    admin: NotRequired[bool]
    """Whether the key may change the organization and its keys. Needs `read_write` and no `scope` (otherwise
    `invalid_request`).

    Default: `False`.
    """

    scope: NotRequired[Optional[NamespaceScope]]
    """The namespaces that the key is restricted to. Absent or null means all namespaces."""

    expires_at: NotRequired[Optional[Timestamp]]
    """The time when the key expires. It must be in the future. Absent or null means never."""

    allowed_addresses: NotRequired[Optional[Sequence[AddressBlock]]]
    """The IP addresses and CIDR blocks that may use the key, for example `203.0.113.0/24`. Absent or null means all. A
    request from another address is `forbidden`. If the service runs behind a proxy, the operator must name the proxy
    in `TRUSTED_PROXIES`. Otherwise the proxy's address counts as the caller's.
    """


class ApiKeyList(TypedDict):
    """One page of keys, oldest first."""

    api_keys: List[ApiKey]
    """The valid keys. Revoked keys are not listed."""

    next_cursor: Optional[Cursor]
    """Pass as `cursor` to get the next page. Null on the last page."""


class ApiKeyWithSecret(TypedDict):
    """A key with its value. This is shown once."""

    id: KeyId
    """The id of the key. Rotation keeps it."""

    name: str
    """A name for people. It need not be unique."""

    role: KeyRole
    """The role of the key."""

    admin: bool
    """Whether the key may change the organization and its keys."""

    scope: Optional[NamespaceScope]
    """The namespaces that the key is restricted to. Null means all namespaces."""

    previous_valid_until: Optional[Timestamp]
    """The time until which the value before the last rotation is also valid. Null when only one value is valid."""

    expires_at: Optional[Timestamp]
    """The time when the key expires. Null means never."""

    allowed_addresses: Optional[List[AddressBlock]]
    """The IP addresses and CIDR blocks that may use the key. Null means all."""

    last_used_at: Optional[Timestamp]
    """The hour in which the key was last used. Null before its first use."""

    created_by: Optional[KeyId]
    """The key that created this one. Null when the operator created it."""

    person: NotRequired[Person]
    """The person whose key this is. Absent for other keys. The service makes such a key when the person first signs in, and sets its
    role and scope at each sign-in. Nobody can send it, because it has no value: only sessions of the person use it. It expires with
    them. If you revoke it, the person is signed out everywhere, and gets another key at the next sign-in.
    """

    created_at: Timestamp
    """The time when the key was created."""

    key: str
    """The value of the key. Send it as `Authorization: Bearer <key>`. Store it: the service does not show it again."""


class AppliedCalibration(TypedDict):
    """The calibration that applies to an answer."""

    engine: EngineVersion
    """The engine version whose evaluations the calibration was fitted to."""

    method: CalibrationMethod
    """The calibration method."""

    outcomes: int
    """The number of outcomes that the calibration was fitted to."""

    fitted_at: Timestamp
    """The time of the fit."""


class AttemptSummary(TypedDict):
    """One attempt of a delivery, without the response body."""

    at: Timestamp
    """The time of the attempt."""

    status_code: Optional[int]
    """The HTTP status that the endpoint returned. Null when it returned none."""

    latency_ms: int
    """The duration of the attempt, in milliseconds."""

    error: Optional[DeliveryError]
    """Why the attempt failed. Null when it succeeded."""


AttributeMatch = Mapping[str, "MatchValue"]
"""A condition on attributes. It maps each path to the value that the attribute must equal, or to a list of allowed
values. All entries must hold. The empty object holds for every document. At most 32 paths. An attribute that is an
array never matches here.
"""


AttributeNames = Sequence["Name"]
"""Names of attributes; at most 256."""


AttributePath = str
"""The path of a document attribute: `attributes.<name>`."""


AttributeScalar = Union[str, float, bool, None]
"""The value of an attribute, or of one element of an array attribute. Numbers are finite."""


AttributeScalars = Sequence["AttributeScalar"]
"""The values of an `In`: at most 1,000."""


AttributeValue = Union[str, float, bool, Sequence["AttributeScalar"], None]
"""The value of one attribute: a string, a finite number, a boolean, null, or an array of those. A number must fit into
a double. An integer beyond 2^53 that a double would change is refused. Send it as a string.
"""


Attributes = Mapping[str, "AttributeValue"]
"""The part of a document that queries, `applies_to`, groups and joins use. At most 256 attributes, each with a Name."""


AuditAction = Literal["api_key.created", "api_key.updated", "api_key.rotated", "api_key.revoked", "api_key.refused", "session.created", "session.ended", "organization.created", "organization.updated", "namespace.updated", "budget.updated", "budget.deleted", "namespace.deleted", "judgment.created", "judgment.updated", "judgment.version_created", "judgment.activated", "judgment.deactivated", "judgment.deleted", "sentinel.updated", "sentinel.deleted", "judgment.tried", "group.created", "group.deleted", "subscription.created", "subscription.updated", "subscription.deleted", "endpoint.created", "endpoint.updated", "endpoint.deleted", "endpoint.secret_read", "endpoint.secret_rotated", "non_production_prefix.created", "non_production_prefix.deleted", "tenant_summary.created", "tenant_summary.deleted", "export.created", "export.deleted", "job.confirmed", "job.paused", "job.resumed", "job.cancelled"]
"""The action that was done. More actions may be added. Ignore those you do not know.

- `api_key.created`: An API key was created.
- `api_key.updated`: The role, scope or name of a person's key was changed, as the OpenID Connect provider told at a sign-in.
- `api_key.rotated`: An API key was rotated.
- `api_key.revoked`: An API key was revoked.
- `api_key.refused`: Requests were refused because their key was revoked or expired, or because the key may not be used from their address. There is one entry for each key, address and hour. Its `after` counts the requests and is updated within a minute. Refusals of unknown keys are recorded for the server's first organization.
- `session.created`: Someone signed in with an API key, and got a session.
- `session.ended`: Someone signed out. With `everywhere`, all sessions of the key ended.
- `organization.created`: The organization was created, at the first start of a server or by its operator.
- `organization.updated`: Settings of the organization were changed.
- `namespace.updated`: Settings of a namespace were changed, including budgets.
- `budget.updated`: The budget of a prefix was set.
- `budget.deleted`: The budget of a prefix was removed.
- `namespace.deleted`: Someone asked to delete a namespace.
- `judgment.created`: A judgment was created.
- `judgment.updated`: The thresholds or the freshness of a judgment were changed.
- `judgment.version_created`: A version of a judgment was created.
- `judgment.activated`: A version of a judgment was activated.
- `judgment.deactivated`: A judgment was deactivated.
- `judgment.deleted`: A judgment was deleted.
- `sentinel.updated`: The sentinel of a judgment was turned on, or its settings were changed.
- `sentinel.deleted`: The sentinel of a judgment was turned off.
- `judgment.tried`: A definition was tried on documents before it was saved. `after` has the definition, the documents and what was used.
- `group.created`: A group was created.
- `group.deleted`: A group was deleted.
- `subscription.created`: A subscription was created.
- `subscription.updated`: A subscription was changed.
- `subscription.deleted`: A subscription was deleted.
- `endpoint.created`: A webhook endpoint was created.
- `endpoint.updated`: A webhook endpoint was changed.
- `endpoint.deleted`: A webhook endpoint was deleted.
- `endpoint.secret_read`: The secret of a webhook endpoint was read.
- `endpoint.secret_rotated`: The secret of a webhook endpoint was rotated.
- `non_production_prefix.created`: A prefix was marked as non-production.
- `non_production_prefix.deleted`: A prefix was unmarked: it is no longer non-production.
- `tenant_summary.created`: The tenant summaries of a template were set up or changed.
- `tenant_summary.deleted`: The tenant summaries of a template were stopped.
- `export.created`: An export of evaluations was started.
- `export.deleted`: The files of an export were deleted before they expired.
- `job.confirmed`: A job was confirmed.
- `job.paused`: A job was paused.
- `job.resumed`: A job was resumed.
- `job.cancelled`: A job was cancelled.
"""


AuditActionPattern = str
"""An action, or a pattern. For example, `judgment.*` matches every action that begins with `judgment.`."""


class AuditActor(TypedDict):
    """Who made a change."""

    type: AuditActorType
    """The kind of actor."""

    key: Optional[KeyId]
    """The API key. Null when no key was used."""

    session: NotRequired[SessionId]
    """The session that was used in place of the key itself. Absent without one."""

    person: NotRequired[Person]
    """The person who signed in through OpenID Connect. Absent for others."""


AuditActorType = Literal["key", "operator", "service"]
"""The kind of actor that made a change.

- `key`: A request with an API key.
- `operator`: The operator, with the command line on the server.
- `service`: The service itself.
"""


class AuditEntry(TypedDict):
    """One change in the audit log."""

    id: AuditEntryId
    """The id of the entry. Later entries have larger ids."""

    at: Timestamp
    """The time of the change."""

    action: AuditAction
    """The action that was done."""

    actor: AuditActor
    """The actor that did it."""

    address: Optional[str]
    """The IP address of the request. Null when there was no request."""

    request_id: Optional[str]
    """The id of the request, as in the `X-Request-Id` of its response. Null when there was no request."""

    namespace: Optional[NamespaceOrTemplate]
    """The namespace or template prefix. Null for the organization."""

    subject: Optional[str]
    """The name or id of the changed resource. Null when the namespace or the organization itself was changed."""

    before: Optional[Dict[str, Any]]
    """The changed members before the change. Null when the resource was created. When they have over 16 KB, only their
    names. It never contains a secret.
    """

    after: Optional[Dict[str, Any]]
    """The changed members after the change. Null when the resource was deleted. When they have over 16 KB, only their names."""


AuditEntryId = str
"""The id of an entry."""


class AuditEntryList(TypedDict):
    """One page of the audit log, newest first."""

    entries: List[AuditEntry]
    """The entries."""

    next_cursor: Optional[Cursor]
    """Pass as `cursor` to get the next page. Null on the last page."""


class AuditRecordedEvent(TypedDict):
    """The audit log has a new entry. `data` is the entry. In the feed, only admin keys see this event. Among webhook
    endpoints, only those of the whole organization receive it. You must ask for it in `types` or `events`, as
    `audit.recorded` or `audit.*`. `*` does not include it.
    """

    id: EventId
    """The id of the event. It is also a position in the feed: pass it as `after`."""

    type: Literal["audit.recorded"]
    """The type of the event."""

    timestamp: Timestamp
    """The time of the event."""

    data: AuditEntry
    """The facts of the event, by type."""

    test: NotRequired[bool]
    """True for a test delivery. Absent otherwise."""

    truncated: NotRequired[bool]
    """True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise."""

    url: NotRequired[str]
    """The address of the whole event. Fetch it with your key. Present when `truncated`."""


class BackfillEstimate(TypedDict):
    """The expected size and cost of a backfill."""

    estimate: Estimate
    """The estimate of the backfill itself."""

    replay: Replay
    """The expected cost of keeping the answers fresh afterwards."""


BackfillFilters = Union["AttributeMatch", "Filter"]
"""The documents that a backfill covers. Send a condition on attributes (an object, as in `applies_to`) or a filter (an
array).
"""


class BackfillRequest(TypedDict):
    """A backfill to estimate or to run."""

    filters: NotRequired[BackfillFilters]
    """Restricts the backfill to some of the documents that the judgment applies to. Default: all of them."""

    confirm: NotRequired[bool]
    """True runs the backfill. False only returns the estimate.

    Default: `False`.
    """


class Band(TypedDict):
    """One band: a range of numbers and the word that stands for it."""

    label: str
    """The label of a number in this band."""

    gte: float
    """The smallest number in this band. The band ends where the next one begins."""


class BandInput(TypedDict):
    """One band: a range of numbers and the word that stands for it."""

    label: str
    """The label of a number in this band."""

    gte: float
    """The smallest number in this band. The band ends where the next one begins."""


Bands = List["Band"]
"""A list of 1 to 16 bands. Their `gte` must rise (otherwise `invalid_request`). A number gets the label of the last
band whose `gte` it reaches. A number below all bands gets the label of the first.
"""


BandsInput = Sequence["BandInput"]
"""A list of 1 to 16 bands. Their `gte` must rise (otherwise `invalid_request`). A number gets the label of the last
band whose `gte` it reaches. A number below all bands gets the label of the first.
"""


class BoolCriteria(TypedDict):
    """The meaning of yes and of no, for a `bool`. Give at least one of them."""

    true: NotRequired[InstructionText]
    """When the answer is yes."""

    false: NotRequired[InstructionText]
    """When the answer is no."""


class BoolCriteriaInput(TypedDict):
    """The meaning of yes and of no, for a `bool`. Give at least one of them."""

    true: NotRequired[InstructionText]
    """When the answer is yes."""

    false: NotRequired[InstructionText]
    """When the answer is no."""


class BoolShadowSide(TypedDict):
    """The answers of a `bool` version over the sample."""

    type: Literal["bool"]
    """The type of the version."""

    mean: float
    """The mean of `p`."""

    histogram: List[HistogramBin]
    """A histogram of `p`, with 10 bars of equal width."""


class BrierDecomposition(TypedDict):
    """The decomposition of a Brier score: `reliability` − `resolution` + `uncertainty` + `within_bins` (Murphy 1973;
    Stephenson, Coelho & Jolliffe 2008). All parts except `within_bins` are computed over the ten bins.
    """

    reliability: float
    """The mean squared distance between predicted and observed over the bins. 0 is best."""

    resolution: float
    """The mean squared distance between the observed share of each bin and that of all. Larger is better."""

    uncertainty: float
    """The variance of the outcomes. No answer can change it."""

    within_bins: float
    """The effect of different predictions within one bin. It is small. It is below 0 when these differences distinguish
    outcomes.
    """


class Budget(TypedDict):
    """A budget for a prefix: the most that the namespaces under it may cost together in a calendar month."""

    prefix: NamespaceScope
    """The namespaces that the budget covers, including namespaces created later. `shop*` is shown as `shop/*`, which
    means the same.
    """

    budget_usd_per_month: Usd
    """The most that judging, writes and queries of these namespaces may cost together in a calendar month (UTC), in US
    dollars. The budget is used up when the spending reaches it. Deleted namespaces count in the months in which they
    were used. Non-production namespaces do not count.
    """

    on_exceeded: OnExceeded
    """What happens when the budget is used up."""

    spent_usd: Usd
    """What these namespaces have cost in the current calendar month (UTC), in US dollars. The figure may be up to a second old."""

    updated_at: Timestamp
    """The time when the budget was last set."""


class BudgetExceeded(TypedDict):
    """The namespace's budget for the month does not allow this work. Nothing changed."""

    error: BudgetExceededError
    """What went wrong."""


class BudgetExceededDetails(TypedDict):
    """Details of a `budget_exceeded`."""

    namespace: NotRequired[NamespaceName]
    """The namespace whose spending has reached a budget."""

    budget_prefix: NotRequired[str]
    """The prefix whose budget is used up; `*` for the organization. Absent when it is the namespace's own budget. When
    present, the amounts of the namespace's budget are absent.
    """

    budget_usd_per_month: NotRequired[Usd]
    """The namespace's budget for the calendar month (UTC), in US dollars."""

    remaining_usd: NotRequired[Usd]
    """The part of the budget that is left, in US dollars."""

    cost_usd: NotRequired[Usd]
    """The estimated cost of the work, in US dollars. Absent when there was no estimate."""


class BudgetExceededError(TypedDict):
    """The body of `budget_exceeded`."""

    code: Literal["budget_exceeded"]
    """What went wrong. Let your program decide by this code."""

    message: str
    """A text for people: what went wrong, and what would be right."""

    details: BudgetExceededDetails
    """The facts behind the message, as named members."""


class BudgetList(TypedDict):
    """One page of budgets, sorted by prefix."""

    budgets: List[Budget]
    """The budgets inside the key's scope."""

    next_cursor: Optional[Cursor]
    """Pass as `cursor` to get the next page. Null on the last page."""


class BudgetTerms(TypedDict):
    """A budget to set."""

    budget_usd_per_month: Usd
    """The most that may be spent in a calendar month (UTC), in US dollars. A budget of 0 is used up from the beginning."""

    on_exceeded: NotRequired[OnExceeded]
    """What happens when the budget is used up. When absent, the present value stays. The initial value is `pause`."""


class CalibrationEpoch(TypedDict):
    """The outcomes of evaluations made under one engine version."""

    engine: EngineName
    """The name of the engine."""

    engine_version: str
    """The version of the engine. It defines the epoch."""

    outcomes: int
    """The number of outcomes matched with evaluations of this epoch, including several of one document."""

    documents: NotRequired[int]
    """The number of documents that have outcomes in this epoch. The limits of 100 and 1,000 refer to this number."""

    fitted: NotRequired[Optional[int]]
    """The number of outcomes that the current calibration was fitted to, one for each document. Null when there is none."""

    method: Optional[CalibrationMethod]
    """The current calibration method. Null when there is none: fewer than 100 documents have outcomes, and there was no
    earlier fit.
    """

    fitted_at: Optional[Timestamp]
    """The time of the fit. Null when there is none."""

    from_previous_epoch: bool
    """True when answers of this epoch are calibrated with the fit of the previous epoch of the same engine, because this one has no fit yet.
    Then `method` and `fitted_at` describe that fit.
    """

    raw: CalibrationMetrics
    """The metrics of raw answers. They are computed at read time over every outcome posted so far, using the newest of
    each document. Raw answers of a composite with fitted weights are cross-validated: for each fifth of the documents,
    the weights were fitted without it.
    """

    calibrated: Optional[CalibrationMetrics]
    """The metrics of calibrated answers, held out, as of `fitted_at`. Null when fewer than 100 documents in this epoch
    have outcomes. For each fifth of the documents, everything was fitted without it: a composite's weights, the choice
    of the method, and the calibration.
    """


CalibrationMethod = Literal["platt", "temperature", "isotonic"]
"""The method that turns raw answers into calibrated ones. The number of outcomes decides which methods are allowed. Of
these, the service uses the one with the lowest log loss on outcomes that it was not fitted to. Outcomes are counted
by documents: for each document, the newest one counts.

- `platt`: Platt scaling, for `bool` from 100 outcomes. Numbers below 0.0001 and above 0.9999 are set to these limits.
- `temperature`: Temperature scaling, for `choice` and `score` from 100 outcomes. With n options or levels, probabilities below 0.0001/(n−1) are set to that limit.
- `isotonic`: Isotonic regression, allowed from 1,000 outcomes. Where it would give 0 or 1, it gives 1/(n+2) or (n+1)/(n+2), where n is the number of outcomes there.
"""


class CalibrationMetrics(TypedDict):
    """How well answers match outcomes, defined as in scikit-learn. For `bool`, the metrics are over `p`. For `choice` and
    `score`, they are over the probability of the most probable option or level, and whether it was the outcome. All
    metrics except `reliability` and `measured` are null when there are no outcomes. If a document has several outcomes
    in an epoch, only the newest is measured, because together they are one observation.
    """

    measured: NotRequired[int]
    """The number of outcomes behind these figures: the newest of each document."""

    accuracy: Optional[float]
    """The share of outcomes that equal the most probable answer."""

    expected_calibration_error: Optional[float]
    """The mean distance between predicted and observed over the bins, weighted by their counts."""

    expected_calibration_error_low: NotRequired[Optional[float]]
    """The lower end of a 95% interval of the true error. The interval contains the true error in at least 95 of 100
    samples. It starts above 0 only if the gaps of the bins are larger than chance explains.
    """

    expected_calibration_error_high: NotRequired[Optional[float]]
    """Upper end of the 95% interval of the true error."""

    log_loss: Optional[float]
    """The mean negative natural logarithm of the probability that was given to the true outcome."""

    brier_score: NotRequired[Optional[float]]
    """The mean squared distance between the predicted probability and the outcome: 1 when it came true, otherwise 0. Also
    null for calibrated figures fitted by an earlier release.
    """

    brier_decomposition: NotRequired[Optional[BrierDecomposition]]
    """The parts of the Brier score. Null when the Brier score is null."""

    reliability: List[ReliabilityBin]
    """The reliability diagram: predicted against observed."""

    mean_level_distance: Optional[float]
    """For `score`: the mean distance between the expected level and the level of the outcome. Null for other types."""


class CalibrationReport(TypedDict):
    """How well the active version's answers match what really happened."""

    judgment: Name
    """The name of the judgment."""

    type: JudgmentType
    """The type of the judgment."""

    version: Optional[VersionNumber]
    """The active version. Null when there is none. Then there are no epochs."""

    outcomes: int
    """The number of outcomes matched with evaluations of this version, over all epochs."""

    unmatched: int
    """The number of this judgment's outcomes that match no evaluation."""

    epochs: List[CalibrationEpoch]
    """The epochs, newest first."""


class CallingKey(TypedDict):
    """The key that makes the request: what it may do. Interfaces for people offer only that."""

    id: KeyId
    """The id of the key."""

    role: KeyRole
    """The role of the key."""

    admin: bool
    """Whether the key may change the organization and its keys."""

    scope: Optional[NamespaceScope]
    """The namespaces that the key is restricted to. Null means all namespaces."""

    expires_at: Optional[Timestamp]
    """The time when the key expires. Null means never."""


class Cascade(TypedDict):
    """A cascade of two engines. A cheap engine is asked first. Where the `confidence` of its answer is at least a bound, its
    answer stands. Elsewhere the engine itself is asked too, and its answer stands. Both are billed. If the first engine
    fails, or a context is too large for it, the other one answers.
    """

    first: FirstEngine
    """The engine that is asked first. It must not be the same engine with the same version and settings."""

    min_confidence: NotRequired[Share]
    """The bound: the least `confidence` with which an answer of the first engine stands. Give this or `max_disagreement`."""

    max_disagreement: NotRequired[Share]
    """The largest share of documents whose answer may differ from what the engine itself would have said: another
    likeliest value, or another likeliest level. The service finds the bound that keeps it, with confidence 0.95. It
    first asks both engines about documents until 100 of them show a bound, and later about a random 2% of them. Until
    there is a bound, the engine itself answers. `GET` of the judgment shows the bound. At least 0.001, at most 0.5.
    """


class CascadeBound(TypedDict):
    """The bound of the active version's cascade with `max_disagreement`, and what it rests on: documents about which both
    engines were asked, the newest 2,000 at most, each once. The bound holds for documents like these. It is looked for at
    100 documents, and again when they have grown by a half, or by 500. It is also looked for when 100 documents in a row
    have another version of an engine. The bound then rests on the documents of that version. All looks together are wrong
    in at most 5 of 100 cascades, whatever the versions.
    """

    first: EngineVersion
    """The engine that is asked first."""

    engine: EngineVersion
    """The engine itself."""

    bound: Optional[Share]
    """The least `confidence` with which an answer of the first engine stands. Null if none keeps `max_disagreement`. Then
    the engine itself answers everything.
    """

    documents: int
    """The documents that both engines were asked about."""

    answered: Share
    """The share of these documents that the first engine answers with this bound. So about this share is not sent to the
    engine itself, less the random 2%. 0 without a bound.
    """

    disagreed: Share
    """The share of these documents that the first engine answers, and otherwise than the engine itself."""

    documents_needed: NotRequired[int]
    """Without a bound: how many documents are needed at least. Absent if there are enough, and the first engine differs too
    often even where it is most certain.
    """

    looked_at: Timestamp
    """When it was looked for."""


class CascadeExplanation(TypedDict):
    """How a cascade came to an answer."""

    reason: NotRequired[CascadeReason]
    """Which engine answered, and why. Absent when there is no answer, or the log no longer tells."""

    bound: Optional[Share]
    """The least `confidence` with which an answer of the first engine stands now. Null if none does."""

    first: NotRequired[EvaluationEngine]
    """The first engine. Its version is the one that was asked. Absent when it was not asked for this answer."""

    first_confidence: NotRequired[Share]
    """The `confidence` of its answer. Absent when it gave none."""


class CascadeInput(TypedDict):
    """A cascade of two engines. A cheap engine is asked first. Where the `confidence` of its answer is at least a bound, its
    answer stands. Elsewhere the engine itself is asked too, and its answer stands. Both are billed. If the first engine
    fails, or a context is too large for it, the other one answers.
    """

    first: FirstEngineInput
    """The engine that is asked first. It must not be the same engine with the same version and settings."""

    min_confidence: NotRequired[Share]
    """The bound: the least `confidence` with which an answer of the first engine stands. Give this or `max_disagreement`."""

    max_disagreement: NotRequired[Share]
    """The largest share of documents whose answer may differ from what the engine itself would have said: another
    likeliest value, or another likeliest level. The service finds the bound that keeps it, with confidence 0.95. It
    first asks both engines about documents until 100 of them show a bound, and later about a random 2% of them. Until
    there is a bound, the engine itself answers. `GET` of the judgment shows the bound. At least 0.001, at most 0.5.
    """


CascadeReason = Literal["certain", "uncertain", "compared", "failed", "not_asked", "reused"]
"""Which step of a cascade gave an answer, and why.

- `certain`: The first engine answered, and its confidence was at least the bound.
- `uncertain`: The first engine's confidence was below the bound. So the engine itself answered.
- `compared`: Both engines were asked to compare them: there was no bound yet, or the document was drawn. The engine itself answered.
- `failed`: The first engine failed. So the engine itself answered.
- `not_asked`: The first engine was not asked: the context was too large for it, it was not configured, or no answer of it would have stood. So the engine itself answered.
- `reused`: No engine was asked: the answer was used again.
"""


CertificationMethod = Literal["fixed_sequence", "order_statistic", "simultaneous_bound"]
"""How a promise was tested.

- `fixed_sequence`: For precision and `decide`: learn then test (Angelopoulos et al. 2021) with exact binomial tests in a fixed sequence, from few documents to many. The level is split over starts that double in documents, and a test that passes hands its level on.
- `order_statistic`: For recall and review: exact bounds from order statistics (Wilks 1941).
- `simultaneous_bound`: For costs: a bound at 16 quantiles that holds for all of them at once. It is exact where only one cost counts or both are equal. Otherwise it is Bentkus's (2004).
"""


class Certified(TypedDict):
    """A promise on documents to come. They must be like the documents with outcomes: drawn in the same way, answered by the same epoch."""

    confidence: float
    """The promise is kept in at least this share of such cases."""

    threshold: Optional[Threshold]
    """The threshold, in the form that PATCH accepts. Null when no threshold can be promised, and for `decide`."""

    promised: Optional[float]
    """What is promised: at least this precision or recall, at most this share above, or at most this mean cost. Null when
    nothing is, and for `decide`.
    """

    estimate: Optional[float]
    """The result on the outcomes themselves. The true one is often slightly worse. Null when nothing is promised, and for `decide`."""

    outcomes: int
    """The number of outcomes behind the promise. If outcomes were drawn with different probabilities, it is the number of those that
    together are like a random sample.
    """

    method: CertificationMethod
    """How it was tested."""

    labels_needed: Optional[int]
    """When nothing is promised: about how many more outcomes of random documents would change that. It was enough in 65 to 100 of 100
    simulated cases. Null when something is promised, or when no number of outcomes would help, because the judge is not good enough.
    """


class ChoiceOption(TypedDict):
    """One option of a `choice`."""

    value: str
    """The value that the answer has for this option. It is unique among the options. It must not be `none_of_the_above`,
    which is always an option.
    """

    description: NotRequired[InstructionText]
    """The meaning of the option, for the engine."""


class ChoiceOptionInput(TypedDict):
    """One option of a `choice`."""

    value: str
    """The value that the answer has for this option. It is unique among the options. It must not be `none_of_the_above`,
    which is always an option.
    """

    description: NotRequired[InstructionText]
    """The meaning of the option, for the engine."""


ChoiceOptions = List["ChoiceOption"]
"""Fixed options, 1 to 254. `none_of_the_above` is always an additional option."""


ChoiceOptionsInput = Sequence["ChoiceOptionInput"]
"""Fixed options, 1 to 254. `none_of_the_above` is always an additional option."""


class ChoiceShadowSide(TypedDict):
    """The answers of a `choice` version over the sample."""

    type: Literal["choice"]
    """The type of the version."""

    options: List[OptionShare]
    """Each option and `none_of_the_above`, in the order of the definition."""

    escape_rate: float
    """The share of the answers whose `value` is `none_of_the_above`, 0 to 1."""


class ChoiceThreshold(TypedDict):
    """A threshold of a `choice`. It is true when `dist[value]` is at least `gte`."""

    value: str
    """An option, or `none_of_the_above`."""

    gte: float
    """The smallest probability for which the threshold is true."""


class ChoiceThresholdInput(TypedDict):
    """A threshold of a `choice`. It is true when `dist[value]` is at least `gte`."""

    value: str
    """An option, or `none_of_the_above`."""

    gte: float
    """The smallest probability for which the threshold is true."""


class CommonestBaseline(TypedDict):
    """The answer that is always the same: the commonest label."""

    value: OutcomeValue
    """The commonest label."""

    agreement: IntervalEstimate
    """The share of documents with this label: what a judge reaches that always answers so."""

    gain: IntervalEstimate
    """How much more often the judge agrees. Below 0, the judge is worse than always the same answer."""


class CompositeMetrics(TypedDict):
    """How well answers match the labels, defined as in scikit-learn. Answers with fitted weights are cross-validated in 5
    folds: the weights for each fold were fitted without it.
    """

    measured: NotRequired[int]
    """The number of labelled documents behind these figures."""

    accuracy: float
    """The share of labels that the answer, cut at 0.5, predicts correctly."""

    log_loss: float
    """The mean negative natural logarithm of the probability that was given to the label."""

    expected_calibration_error: float
    """The mean distance between predicted and observed over 10 bins of equal width, weighted by their counts."""

    expected_calibration_error_low: NotRequired[float]
    """The lower end of the 95% interval of the error. It contains the true error in at least 95 of 100 samples."""

    expected_calibration_error_high: NotRequired[float]
    """The upper end of that interval."""

    brier_score: NotRequired[float]
    """The mean squared distance between the probability and the label, 1 or 0."""


class CompositeShadowReport(TypedDict):
    """A comparison of a composite version with newly fitted weights and the active version. The job fails when it has fewer
    than 50 labelled documents, or fewer than 10 of either class. Then its `error` begins with `insufficient_labels`.
    """

    documents: int
    """The number of documents in the sample."""

    labels: int
    """The number of labelled documents that the weights were fitted to."""

    weights: List[CompositeWeight]
    """The weight of each part and feature, in the order of the definition."""

    current: Optional[CompositeMetrics]
    """The metrics of the active version. If its weights were fitted, they are cross-validated like the candidate's. Null
    when the version answered none of the labelled documents.
    """

    candidate: CompositeMetrics
    """The metrics of the version that you want to activate, cross-validated."""

    threshold_flips: ThresholdFlips
    """For each threshold, the number of sampled documents whose boolean would change."""

    recompute: Estimate
    """The expected size and cost of judging every document with the version."""

    downstream: NotRequired[List[DownstreamLine]]
    """One line for each reader whose rendered band or cut flips. Absent when there is none."""


class CompositeWeight(TypedDict):
    """One weight of a composite."""

    name: str
    """The name of the part, or the path of the attribute."""

    kind: WeightKind
    """What the weight applies to."""

    current: Optional[float]
    """The weight in the active version. Null when the active version does not have it."""

    candidate: float
    """The fitted weight in the version that you want to activate."""


class CompositeWeights(TypedDict):
    """The weights of a composite's answers. The log-odds of `p` are `intercept` plus the contributions of all parts and
    features. Before the first fit, all parts have equal weights and features have none.
    """

    version: VersionNumber
    """The active version, to which the weights belong."""

    fitted_at: Optional[Timestamp]
    """The time of the fit. Null before the first fit."""

    labels: Optional[int]
    """The number of labelled documents that the weights were fitted to. Null before the first fit."""

    intercept: float
    """The constant that is added for every document."""

    parts: List[PartWeight]
    """The weights of the parts, in the order of the definition."""

    features: List[FeatureWeight]
    """The weights of the features, in the order of the definition."""


class ConditionalDelete(TypedDict):
    """A document to delete, with the revision that it must have."""

    id: DocumentId
    """The id of the document."""

    if_revision: NotRequired[int]
    """The revision that the document must have before this write. 0 means that the document must not exist. If the
    revision differs, the whole write is refused with `conflict`, and `details.documents` names each such document with
    its current revision. If several operations name one document, all of them are compared with its revision before
    the write.
    """


Confidence = float
"""How sure a promise must be, from 0.5 to 0.9999. With 0.95, at most 5 of 100 such promises are broken."""


class Conflict(TypedDict):
    """The resource's current state does not allow this request, its name is taken, or the `Idempotency-Key` was used with
    another payload before.
    """

    error: ConflictError
    """What went wrong."""


class ConflictDetails(TypedDict):
    """Details of a `conflict`."""

    documents: NotRequired[List[RevisionConflict]]
    """The documents whose revision is not the one that the write requires, in the order of the write."""

    readers: NotRequired[List[Name]]
    """The names of the judgments that still read the resource."""

    template: NotRequired[TemplatePrefix]
    """The template prefix on which you can change an inherited resource."""

    job_id: NotRequired[JobId]
    """The job that blocks the request, or whose status does not allow it."""

    idempotency_key: NotRequired[str]
    """The idempotency key that an earlier, different request used."""


class ConflictError(TypedDict):
    """The body of `conflict`."""

    code: Literal["conflict"]
    """What went wrong. Let your program decide by this code."""

    message: str
    """A text for people: what went wrong, and what would be right."""

    details: ConflictDetails
    """The facts behind the message, as named members."""


class ConfusionCell(TypedDict):
    """Documents with one answer and one label."""

    answer: OutcomeValue
    """The most probable answer. A `bool` counts as true from 0.5 on."""

    label: OutcomeValue
    """The label."""

    documents: int
    """The number of documents."""

    share: float
    """Their share of all documents, weighted by the chances of being drawn."""


Consistency = Literal["strong", "eventual"]
"""The consistency of a query.

- `strong`: The query sees every write whose response was sent before the query.
- `eventual`: The query may use the judgments, with their versions and thresholds, as they were up to 60 seconds ago. It always sees the current documents and answers.
"""


class ContextCut(TypedDict):
    """A part that was cut to fit `max_tokens`."""

    path: str
    """The place of the cut: the path of the field and the members below it, joined by `.`."""

    what: CutKind
    """What was removed."""

    dropped: int
    """How many were removed."""


ContextPath = str
"""A part of a document: `attributes`, `state`, or a path under one of them, for example `state.order.lines`. A path
cannot go into an array. A member whose name contains a `.` can be shown only with the object that contains it. If a
document does not have the part, its context leaves it out.
"""


class ContextRecipe(TypedDict):
    """The recipe of a context: what an engine sees of a document and of related data. It compiles to one JSON value with
    the members `document` (the fields, in the given order), `previous`, `related` (by relation) and `group`. The
    serialization is canonical: the same inputs always give the same bytes. While the bytes stay the same, nothing is
    judged again.

    It is `invalid_request` with `details.suggested_context` if the recipe compiles to more than the engine's maximum
    (32,000 tokens) for a sampled document. The same holds for a version without a recipe if the whole document has more
    than 8,000 tokens on average.
    """

    fields: NotRequired[List[ContextPath]]
    """The fields of the document to show, in this order. Default: all attributes and the whole state."""

    last_n: NotRequired[int]
    """Show only the last elements, up to this number, of each array among the fields."""

    window: NotRequired[Duration]
    """Show only recent elements of the arrays among the fields: those whose own `at`, `created_at` or `timestamp` is
    within this time before the judging. The value may be a date as text, or a Unix timestamp of at least 100000000, in
    seconds, milliseconds, microseconds or nanoseconds. Elements without such a time stay. Passing time alone causes no
    judging.
    """

    max_tokens: NotRequired[int]
    """The largest number of tokens of context and question together, up to 32,000. To fit, the service drops the oldest
    array elements first, then the ends of the longest strings. It never cuts the question. Default: nothing is cut,
    and a context that is too large for the engine fails with `context_too_large`. The smallest value is the tokens of
    the question plus 16 for the context. A smaller one is `invalid_request`, which says the minimum.
    """

    related: NotRequired[List[Relation]]
    """Other documents and answers to show under `related`."""

    group: NotRequired[GroupContext]
    """The population to show under `group`."""

    previous: NotRequired[PreviousContext]
    """Earlier values to show under `previous`."""


class ContextRecipeInput(TypedDict):
    """The recipe of a context: what an engine sees of a document and of related data. It compiles to one JSON value with
    the members `document` (the fields, in the given order), `previous`, `related` (by relation) and `group`. The
    serialization is canonical: the same inputs always give the same bytes. While the bytes stay the same, nothing is
    judged again.

    It is `invalid_request` with `details.suggested_context` if the recipe compiles to more than the engine's maximum
    (32,000 tokens) for a sampled document. The same holds for a version without a recipe if the whole document has more
    than 8,000 tokens on average.
    """

    fields: NotRequired[Sequence[ContextPath]]
    """The fields of the document to show, in this order. Default: all attributes and the whole state."""

    last_n: NotRequired[int]
    """Show only the last elements, up to this number, of each array among the fields."""

    window: NotRequired[Duration]
    """Show only recent elements of the arrays among the fields: those whose own `at`, `created_at` or `timestamp` is
    within this time before the judging. The value may be a date as text, or a Unix timestamp of at least 100000000, in
    seconds, milliseconds, microseconds or nanoseconds. Elements without such a time stay. Passing time alone causes no
    judging.
    """

    max_tokens: NotRequired[int]
    """The largest number of tokens of context and question together, up to 32,000. To fit, the service drops the oldest
    array elements first, then the ends of the longest strings. It never cuts the question. Default: nothing is cut,
    and a context that is too large for the engine fails with `context_too_large`. The smallest value is the tokens of
    the question plus 16 for the context. A smaller one is `invalid_request`, which says the minimum.
    """

    related: NotRequired[Sequence[RelationInput]]
    """Other documents and answers to show under `related`."""

    group: NotRequired[GroupContextInput]
    """The population to show under `group`."""

    previous: NotRequired[PreviousContextInput]
    """Earlier values to show under `previous`."""


class CostTarget(TypedDict):
    """The lowest mean cost of mistakes."""

    cost: MistakeCosts
    """The cost of each kind of mistake."""


CountWhere = Union["CountWhereCut", "CountWhereValue"]
"""A condition on the answer of one plain judgment."""


class CountWhereCut(TypedDict):
    """Counts documents whose answer passes one of the judgment's thresholds."""

    judgment: Name
    """A plain judgment: one whose context reads no answers."""

    cut: Name
    """The threshold that must be true."""


class CountWhereCutInput(TypedDict):
    """Counts documents whose answer passes one of the judgment's thresholds."""

    judgment: Name
    """A plain judgment: one whose context reads no answers."""

    cut: Name
    """The threshold that must be true."""


CountWhereInput = Union["CountWhereCutInput", "CountWhereValueInput"]
"""A condition on the answer of one plain judgment."""


CountWhereLabels = Dict[str, "CountWhere"]
"""Conditions to count by. Each has a label that you choose. At most 8."""


CountWhereLabelsInput = Mapping[str, "CountWhereInput"]
"""Conditions to count by. Each has a label that you choose. At most 8."""


class CountWhereValue(TypedDict):
    """Counts documents whose answer to a `choice` judgment has this value."""

    judgment: Name
    """A plain `choice` judgment: one whose context reads no answers."""

    value: str
    """One of its options, or `none_of_the_above`."""


class CountWhereValueInput(TypedDict):
    """Counts documents whose answer to a `choice` judgment has this value."""

    judgment: Name
    """A plain `choice` judgment: one whose context reads no answers."""

    value: str
    """One of its options, or `none_of_the_above`."""


Criteria = Union["InstructionText", "BoolCriteria", "LevelCriteria"]
"""How to decide. For a `bool`, a text, or the meaning of yes and of no. For a `choice`, a text. For a `score`, the
descriptions of its levels. A form that does not fit the type is `invalid_request`.
"""


CriteriaInput = Union["InstructionText", "BoolCriteriaInput", "LevelCriteria"]
"""How to decide. For a `bool`, a text, or the meaning of yes and of no. For a `choice`, a text. For a `score`, the
descriptions of its levels. A form that does not fit the type is `invalid_request`.
"""


Cursor = str
"""An opaque position in a list. Pass the `next_cursor` of one page to get the next page."""


CutKind = Literal["elements", "characters"]
"""What is removed from a context to make it fit.

- `elements`: Elements from the front of an array.
- `characters`: Characters (UTF-16 code units) from the end of a string.
"""


class DecideShares(TypedDict):
    """The shares that must be right on both sides. Documents between the two thresholds are left to people."""

    accept: Share
    """The share of the accepted documents that must be truly positive."""

    reject: Share
    """The share of the rejected documents that must not be truly positive."""


class DecideTarget(TypedDict):
    """Two thresholds: documents at or above `accept` are accepted, documents below `reject` are rejected, and people decide the rest. Both
    promises hold together with the confidence. The answer is in `decide`.
    """

    decide: DecideShares
    """What must be right on each side."""


class DecidedSide(TypedDict):
    """One side of two thresholds."""

    threshold: Threshold
    """The threshold, in the form that PATCH accepts."""

    promised: float
    """The share of this side's documents that is right at least, as promised."""

    estimate: float
    """The share that is right among the outcomes on this side."""

    share: HeldOutEstimate
    """The share of all documents on this side, from the outcomes."""


class Decision(TypedDict):
    """Two thresholds, and what is left between them."""

    accept: Optional[DecidedSide]
    """Documents at or above this threshold are accepted. Null when no such threshold can be promised."""

    reject: Optional[DecidedSide]
    """Documents below this threshold are rejected. Null when no such threshold can be promised."""

    review: HeldOutEstimate
    """The share of all documents left to people, with the 95% interval of Agresti & Coull (1998)."""


DeepFilter = Union["FilterCondition", Tuple[Literal["And", "Or"], Sequence[Sequence[Any]]], List[Any], Tuple[Literal["Not"], Sequence[Any]]]
"""A filter at the second level inside others. What is inside this one is also a filter and follows the same rules. The
schema does not describe it further, because common client generators cannot write a type that contains itself in an
array.
"""


class Delivery(TypedDict):
    """The delivery of one event to one endpoint. The service makes up to nine attempts over about 2.8 days. The first is
    immediate. The next ones follow after waits of 5 seconds, 5 minutes, 30 minutes, 2, 6, 12, 24 and 24 hours. Each wait
    varies by up to 20% either way. A `Retry-After` with a 429 or 503 delays the next attempt, at most until the next
    scheduled one.
    """

    event_id: EventId
    """The event. The delivery carries its id as `webhook-id`."""

    event_type: EventType
    """The type of the event."""

    endpoint: EndpointId
    """The endpoint that receives the delivery."""

    status: DeliveryStatus
    """The state of the delivery."""

    attempts: int
    """The number of attempts made."""

    next_attempt_at: Optional[Timestamp]
    """The time when the next attempt is due. Null unless `pending`."""

    last_attempt: Optional[DeliveryAttempt]
    """The latest attempt. Null before the first one."""

    attempt_history: NotRequired[List[AttemptSummary]]
    """All attempts since the delivery was queued or recovered, oldest first, including the latest. At most nine."""

    skipped_reason: NotRequired[SkippedReason]
    """Why the delivery was skipped. Present if and only if it is `skipped`."""

    created_at: Timestamp
    """The time when the delivery was queued."""


class DeliveryAttempt(TypedDict):
    """The latest attempt of a delivery."""

    at: Timestamp
    """The time of the attempt."""

    status_code: Optional[int]
    """The HTTP status that the endpoint returned. Null when it returned none."""

    latency_ms: int
    """The duration of the attempt, in milliseconds."""

    error: Optional[DeliveryError]
    """Why the attempt failed. Null when it succeeded."""

    response: Optional[str]
    """The first 1 KB of the response body as UTF-8. Invalid bytes are replaced. Null when there was no response."""


DeliveryError = Literal["timeout", "dns", "tls", "connect", "blocked_address", "http_status"]
"""Why an attempt failed.

- `timeout`: No complete response within 15 seconds, or no connection within 5.
- `dns`: The host name did not resolve.
- `tls`: The TLS handshake or the certificate failed.
- `connect`: The connection was refused or broke.
- `blocked_address`: The host resolves to an address that is not public. Nothing was sent.
- `http_status`: The endpoint returned a status other than 2xx. Redirects are not followed.
"""


class DeliveryList(TypedDict):
    """One page of deliveries, newest first."""

    deliveries: List[Delivery]
    """The deliveries. Each has the latest attempt in full and a summary of all attempts."""

    next_cursor: Optional[Cursor]
    """Pass as `cursor` to get the next page. Null on the last page."""


DeliveryRate = float
"""The largest number of deliveries per second. Any positive number: `0.2` means one delivery in five seconds."""


DeliveryStatus = Literal["pending", "succeeded", "failed", "skipped"]
"""The state of a delivery.

- `pending`: The delivery waits for its first or next attempt.
- `succeeded`: The endpoint returned a 2xx in time.
- `failed`: All nine attempts failed. Recover or redeliver queues the delivery again.
- `skipped`: The endpoint was disabled before the delivery succeeded, or it may not receive the event any more. `skipped_reason` says which. An attempt that was in progress at that time is still logged, and if it succeeds, the delivery becomes `succeeded`. Recover or redeliver queues the delivery again, if the endpoint may receive the event then.
"""


DisabledReason = Literal["failures", "request"]
"""Why an endpoint is disabled.

- `failures`: 5 days passed without a successful delivery.
- `request`: A PATCH set `enabled: false`.
"""


class Disagreement(TypedDict):
    """An answer that is not the label."""

    namespace: NamespaceName
    """The namespace of the document."""

    document_id: DocumentId
    """The document. It may have been deleted."""

    incarnation: Optional[int]
    """The incarnation of the document."""

    outcome_id: OutcomeId
    """The id of the outcome with the label."""

    answer: OutcomeValue
    """The most probable answer."""

    label: OutcomeValue
    """The label."""

    confidence: float
    """The probability that the judge gave its answer."""

    label_probability: float
    """The probability that it gave the label."""

    labeler: Optional[str]
    """The person who labelled. Null when you gave none."""

    comment: Optional[str]
    """The note. Null when you gave none."""

    observed_at: Timestamp
    """The time of the observation."""

    evaluation: MatchedEvaluation
    """The evaluation that was wrong, or right where the label is wrong."""


class DisagreementList(TypedDict):
    """One page of disagreements, the surest answers first."""

    disagreements: List[Disagreement]
    """The disagreements."""

    next_cursor: Optional[Cursor]
    """Pass as `cursor` to get the next page. Null on the last page."""


class DiscoverRequest(TypedDict):
    """Where to look for new options, and how many to propose."""

    window: NotRequired[Duration]
    """The period to sample. The sample contains documents that fit no option and were answered within this time.

    Default: `"7d"`.
    """

    count: NotRequired[int]
    """The largest number of new options to propose.

    Default: `5`.
    """


class DiscoveryOption(TypedDict):
    """An option of a proposed version."""

    value: str
    """The value that the answer has for this option."""

    description: str
    """The meaning of the option. Empty for a current option without a description."""


class DiscoveryProposal(TypedDict):
    """New options for a `choice`, with the documents that they would get. Create a version with the options you want. You
    may edit them first.
    """

    options: List[DiscoveryOption]
    """Every option of the proposed version, current ones first."""

    proposed: List[ProposedOption]
    """Only the new options."""

    sampled: int
    """The number of escape documents in the sample: those whose answer is `none_of_the_above`, or past the `escape` threshold."""

    escape_documents: int
    """The number of escape documents in the window, sampled or not."""

    unlabelled: int
    """The number of sampled documents that the proposed version still answered with `none_of_the_above`."""


Distribution = Dict[str, float]
"""Probabilities that sum to 1. For a `choice`, one for each option and `none_of_the_above`. For a `score`, one for each
level from `"0"`.
"""


class Document(TypedDict):
    """A document with its answers."""

    id: DocumentId
    """The id of the document."""

    revision: int
    """The namespace's sequence at the commit that last wrote the document. Every write of the document raises it, even
    with equal content. New answers do not change it.
    """

    incarnation: int
    """The incarnation of the document: the sequence at which it was created. If you delete a document and write it again,
    it gets a larger incarnation. Answers, group contributions and memberships of the earlier incarnation do not carry
    over.
    """

    created_at: Timestamp
    """The time when the document was created: as given, or the time of its first write."""

    updated_at: Timestamp
    """The time when the document was last written."""

    attributes: Attributes
    """The attributes of the document."""

    state: JsonObject
    """The state of the document."""

    answers: Answers
    """The answers by judgment. Their freshness is computed at read time. A judgment that is inactive or does not apply to
    the document has no answer here.
    """

    usage: NotRequired[Usage]
    """What the judging caused by this read has billed by the end of the wait. Absent when no judgment answers on read."""


class DocumentAppend(TypedDict):
    """Values to append to an array of a document."""

    id: DocumentId
    """The id of the document. If it does not exist, it is created."""

    path: str
    """The path of the array: `attributes.<name>`, or a path of at most 100 members under `state.`. Missing or null
    members on the path are created, and so is the array. If another value is there, this is `invalid_request`.
    """

    values: Sequence[Any]
    """The values to append, in this order. A value that the array already contains (equal as JSON) is skipped. Therefore
    a retried append adds nothing while its values are there. You can append only scalars to an array in the
    attributes.
    """

    if_revision: NotRequired[int]
    """The revision that the document must have before this write. 0 means that the document must not exist. If the
    revision differs, the whole write is refused with `conflict`, and `details.documents` names each such document with
    its current revision. If several operations name one document, all of them are compared with its revision before
    the write.
    """


DocumentDelete = Union["DocumentId", "ConditionalDelete"]
"""A document to delete: its id, or an object with its id and `if_revision`."""


DocumentId = str
"""The id of a document. It has 1 to 128 bytes. No segment is empty, `.` or `..`. In a path, the id is one segment: send
`/` as `%2F`.
"""


class DocumentWrite(TypedDict):
    """A document to write."""

    id: DocumentId
    """The id of the document."""

    attributes: NotRequired[Attributes]
    """The attributes of the document. An upsert replaces all of them; when absent, the document has none. A patch merges
    them (RFC 7396: null removes).
    """

    state: NotRequired[JsonObject]
    """The state of the document: any JSON object. It is not indexed. An upsert replaces it; when absent, it is `{}`. A
    patch merges it (RFC 7396: null removes).
    """

    created_at: NotRequired[GivenTimestamp]
    """The time when the document was created. Defaults to the time of its first write. A later write without it keeps it."""

    if_revision: NotRequired[int]
    """The revision that the document must have before this write. 0 means that the document must not exist. If the
    revision differs, the whole write is refused with `conflict`, and `details.documents` names each such document with
    its current revision. If several operations name one document, all of them are compared with its revision before
    the write.
    """


class DownstreamLine(TypedDict):
    """A judgment that reads another judgment, and what it will judge again because a rendered band or cut of the other
    flips. An answer counts when it is shown differently, or for the first time. For each such answer, the line counts
    one new answer for each document that shows it and that the reader's `freshness.fanout` covers. The line is 0 for a
    reader that does not answer on write: its answers become `stale`.
    """

    judgment: Name
    """The reader."""

    judgments_per_month: float
    """Answers per month (of 30 days), at the rate of the replayed history."""

    cost_usd: Usd
    """The cost of these answers per month, in US dollars."""


class DrawnWith(TypedDict):
    """How the document of a label was drawn."""

    queue: str
    """The label queue."""

    strategy: str
    """The strategy of the queue: a `LabelStrategy`."""

    probability: float
    """The document's chance of being drawn."""

    weight: float
    """How many documents of the frame the label stands for, relative to the mean label of the queue. 1 in a random queue."""


class DriftComparison(TypedDict):
    """A period beside the one before that has at least 20 documents."""

    before_first_at: Timestamp
    """The `first_at` of the period compared with."""

    before_documents: int
    """The documents of the period compared with. The comparison rests on these and on `documents`."""

    stability_index: float
    """The population stability index of both distributions of answers. For a `bool` and a `score` it is over tenths of the period before, for a `choice` over
    options; those beyond the commonest 100 count as one. By custom, below 0.1 is stable, and from 0.25 on is a large shift.
    """

    p_value: float
    """The chance of so large a difference if both periods were alike, adjusted for the number of comparisons (Holm 1979). For a `bool` and a `score`, it
    is of the two-sample test of Kolmogorov and Smirnov. For a `choice` it is of Pearson's chi-squared test.
    """

    drifted: bool
    """Whether answers have drifted: `p_value` is at most 0.05 and `stability_index` at least 0.1. If no period differs from the one before, the chance of
    any false alarm is at most 5%.
    """

    same_contexts: DriftPairs
    """The same contexts in both periods. They tell a change of the engine from a change of the documents."""


DriftEvidence = Literal["engine_version", "month", "sentinel"]
"""What showed a drift.

- `engine_version`: Answers of a version of an engine, beside those of the version before.
- `month`: Answers of a month, beside those of the month before.
- `sentinel`: The contexts of a sentinel, beside its run before. `documents` are contexts, and all of them are the same.
"""


class DriftPairs(TypedDict):
    """Contexts that were answered in this period and in the one before, word for word the same."""

    documents: int
    """The number of such contexts. Of each document and period, the newest answer counts."""

    flips: int
    """How many have another most probable answer now."""

    agreement: Optional[IntervalEstimate]
    """The share whose most probable answer is the same, with the interval of Agresti & Coull (1998). Null without such contexts."""

    kappa: Optional[IntervalEstimate]
    """Cohen's kappa (1960) of both periods. Null when there is no more than one answer, for options that are documents, and for more than 20 options."""

    thresholds: List[DriftThreshold]
    """For each threshold, how many are on its other side now."""


class DriftPeriod(TypedDict):
    """Answers of one period."""

    engine: Optional[EngineName]
    """The engine. Null for months, and when nothing was answered."""

    engine_version: Optional[str]
    """The version of the engine. Null for months, and when nothing was answered."""

    month: Optional[Month]
    """The month. Null for versions of engines."""

    first_at: Timestamp
    """The first evaluation read."""

    last_at: Timestamp
    """The last evaluation."""

    evaluations: int
    """The evaluations read in which an engine was asked."""

    documents: int
    """The documents with an answer in this period. Of each, the newest counts. The distribution of answers is that of these."""

    mean: Optional[float]
    """The mean probability of a `bool`, or the mean of a `score`. Null for a `choice`, and without answers."""

    none_of_the_above: Optional[float]
    """For a `choice`: the share of answers that are `none_of_the_above`. Null for other types, and without answers."""

    failures: float
    """The share of evaluations that failed. A failure without a version of the engine belongs to the version that answered last before it."""

    tokens: Optional[float]
    """The mean number of tokens of an evaluation that did not fail. Null when all failed."""

    compared: Optional[DriftComparison]
    """Beside the last period before it with at least 20 documents. Null when there is none, when this one has fewer, and for versions of a cascade's engines."""


DriftPeriods = Literal["engine_version", "month"]
"""What divides the evaluation log into periods.

- `engine_version`: Each version of an engine is a period: an epoch.
- `month`: Each calendar month in UTC is a period.
"""


class DriftReport(TypedDict):
    """How the answers of a version have changed over time."""

    judgment: Name
    """The name of the judgment."""

    type: JudgmentType
    """The type of the judgment."""

    version: Optional[VersionNumber]
    """The active version, whose answers are compared. Null when there is none."""

    by: DriftPeriods
    """What divides the log into periods."""

    periods: List[DriftPeriod]
    """The periods, the oldest first: the 24 newest."""

    is_complete: bool
    """Whether all evaluations in the time asked for were read. If not, then of each namespace the newest 10,000 were, and of the time before them, the newest
    200 of each hundredth. `evaluations` and `documents` say on how many each period rests. For more, ask for a shorter time.
    """


class DriftThreshold(TypedDict):
    """Contexts that moved across a threshold."""

    threshold: Name
    """The name of the threshold."""

    up: int
    """How many were below it and are at or above it now."""

    down: int
    """How many were at or above it and are below it now."""


Duration = str
"""A whole number and a unit: `s`, `m`, `h` or `d`. For example, `90m` is ninety minutes. At most 10,000 days (otherwise
`invalid_request`).
"""


DurationOrZero = str
"""A duration that may be zero, for example `0s`. At most 10,000 days (otherwise `invalid_request`)."""


class EgressAddressList(TypedDict):
    """The addresses that webhook deliveries come from."""

    addresses: List[str]
    """IPv4 and IPv6 addresses, or blocks in CIDR form, as the operator configured them. Empty when the operator publishes none."""

    next_cursor: Optional[Cursor]
    """Pass as `cursor` to get the next page. Null on the last page."""


class EndpointDisabledData(TypedDict):
    """An endpoint that no longer receives deliveries."""

    endpoint: EndpointId
    """The endpoint."""

    url: EndpointUrl
    """The URL of the endpoint."""

    reason: DisabledReason
    """Why the endpoint is disabled."""

    failing_since: Optional[Timestamp]
    """The time of the first failed attempt after the last success. Null when no attempt failed."""

    skipped: int
    """The number of pending deliveries that became `skipped`. After you enable the endpoint, recover queues them again."""


class EndpointDisabledEvent(TypedDict):
    """An endpoint is disabled. If the reason is failures, the service also mails the organization's contacts."""

    id: EventId
    """The id of the event. It is also a position in the feed: pass it as `after`."""

    type: Literal["endpoint.disabled"]
    """The type of the event."""

    timestamp: Timestamp
    """The time of the event."""

    data: EndpointDisabledData
    """The facts of the event, by type."""

    test: NotRequired[bool]
    """True for a test delivery. Absent otherwise."""

    truncated: NotRequired[bool]
    """True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise."""

    url: NotRequired[str]
    """The address of the whole event. Fetch it with your key. Present when `truncated`."""


class EndpointFailingData(TypedDict):
    """An endpoint whose deliveries all fail."""

    endpoint: EndpointId
    """The endpoint."""

    url: EndpointUrl
    """The URL of the endpoint."""

    failing_since: Timestamp
    """The time of the first failed attempt after the last success."""

    failed_attempts: int
    """The number of failed attempts since that time."""

    last_error: DeliveryError
    """Why the latest attempt failed."""


class EndpointFailingEvent(TypedDict):
    """For 24 hours no delivery to an endpoint succeeded, and at least 10 attempts failed. The service also mails the
    organization's contacts.
    """

    id: EventId
    """The id of the event. It is also a position in the feed: pass it as `after`."""

    type: Literal["endpoint.failing"]
    """The type of the event."""

    timestamp: Timestamp
    """The time of the event."""

    data: EndpointFailingData
    """The facts of the event, by type."""

    test: NotRequired[bool]
    """True for a test delivery. Absent otherwise."""

    truncated: NotRequired[bool]
    """True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise."""

    url: NotRequired[str]
    """The address of the whole event. Fetch it with your key. Present when `truncated`."""


EndpointId = str
"""The id of a webhook endpoint."""


class EndpointStats(TypedDict):
    """The recent results of an endpoint. Test deliveries count."""

    deliveries_24h: int
    """Deliveries in the last 24 hours that succeeded or finally failed."""

    success_rate_24h: Optional[float]
    """The share of those deliveries that succeeded, 0 to 1. Null when there were none."""

    attempts_24h: NotRequired[int]
    """Attempts in the last 24 hours, including those of deliveries that are still pending."""

    attempt_success_rate_24h: NotRequired[Optional[float]]
    """The share of those attempts that succeeded, 0 to 1. Null when there were none."""

    last_delivery_at: Optional[Timestamp]
    """The time of the last successful delivery. Null when there was none yet."""


EndpointStatus = Literal["active", "failing", "disabled"]
"""The health of an endpoint.

- `active`: The service sends deliveries.
- `failing`: For 24 hours no delivery succeeded, and at least 10 attempts failed. The service still sends deliveries. After any success, the endpoint is `active` again.
- `disabled`: The service sends nothing. Either 5 days passed without a success, or a PATCH set `enabled: false`. A PATCH with `enabled: true` enables it again.
"""


EndpointUrl = str
"""The URL of an endpoint: `https://` with a certificate from a public CA, without user or password. `http://` is
`invalid_request`, and addresses that are not public are `invalid_request` or fail as `blocked_address`. The operator
may allow both for development.
"""


EngineName = str
"""The name of an engine. `jev` is a System One server. `openai` is any OpenAI-compatible chat endpoint. `local` is
embedded and lexical, and needs nothing else. `embedding` is embedded too and compares meaning. `onnx` runs a model of
the operator's. The operator may add others.
"""


class EngineSelection(TypedDict):
    """The engine that answers."""

    name: EngineName
    """The name of the engine. If this server has not configured it, this is `invalid_request`, which says what to configure."""

    version: NotRequired[str]
    """The model or version to ask, as the engine names it. Default: the engine's own default, which may change over time."""

    both_orders: NotRequired[bool]
    """Whether to ask each question twice, with the options in opposite orders, and average the two answers. This removes
    the effect of the order alone. The engine gets twice the requests and tokens. The bill stays the same, unless this
    server bills by requests. Only `openai` supports it, for each type. See `orders` for any other engine. With another engine, it is `invalid_request`. Default: false.
    """

    orders: NotRequired[int]
    """In how many orders the options of a `choice` are asked: 1 to 4. The answer is the mean of the distributions. An
    engine that prefers the first or the last option does so in each order, and the mean cancels it. The second order is
    the reverse of the first, the third begins in the middle, and the fourth is the reverse of the third. So 2 and 4 put
    each option as far in front as behind. `none_of_the_above` stays last. All documents with the same options are asked
    in the same orders. Options that are documents may be too few for so many orders; then each order that there is is
    asked once.

    Each order is a request of its own that is metered and billed like an answer, so 2 costs twice as much. If one of
    them fails, there is no answer. A cascade asks its first engine in the first order alone. Every engine supports it.
    With another type, with fixed options that have fewer orders, with `learn` or with `both_orders`, more than 1 is
    `invalid_request`. Default: 1.
    """

    learn: NotRequired[bool]
    """Whether the engine learns from outcomes. It begins with 30 documents that have one, and learns again when they have
    grown by a half. What it has learned is used where answers to held-out documents are better with it. Then answers
    have an engine version of their own, such as `embedding-1.0.0+1`, and so a calibration of their own. Answers that
    are there stay as they are; run a backfill to renew them. Only `embedding` supports it, for fixed options and no
    composites. Otherwise it is `invalid_request`. Default: false.
    """

    cascade: NotRequired[Cascade]
    """Asks a cheap engine first, and this engine only where the cheap one is not certain. Not for composites, and not with
    `learn`. Default: this engine answers everything.
    """


class EngineSelectionInput(TypedDict):
    """The engine that answers."""

    name: EngineName
    """The name of the engine. If this server has not configured it, this is `invalid_request`, which says what to configure."""

    version: NotRequired[str]
    """The model or version to ask, as the engine names it. Default: the engine's own default, which may change over time."""

    both_orders: NotRequired[bool]
    """Whether to ask each question twice, with the options in opposite orders, and average the two answers. This removes
    the effect of the order alone. The engine gets twice the requests and tokens. The bill stays the same, unless this
    server bills by requests. Only `openai` supports it, for each type. See `orders` for any other engine. With another engine, it is `invalid_request`. Default: false.
    """

    orders: NotRequired[int]
    """In how many orders the options of a `choice` are asked: 1 to 4. The answer is the mean of the distributions. An
    engine that prefers the first or the last option does so in each order, and the mean cancels it. The second order is
    the reverse of the first, the third begins in the middle, and the fourth is the reverse of the third. So 2 and 4 put
    each option as far in front as behind. `none_of_the_above` stays last. All documents with the same options are asked
    in the same orders. Options that are documents may be too few for so many orders; then each order that there is is
    asked once.

    Each order is a request of its own that is metered and billed like an answer, so 2 costs twice as much. If one of
    them fails, there is no answer. A cascade asks its first engine in the first order alone. Every engine supports it.
    With another type, with fixed options that have fewer orders, with `learn` or with `both_orders`, more than 1 is
    `invalid_request`. Default: 1.
    """

    learn: NotRequired[bool]
    """Whether the engine learns from outcomes. It begins with 30 documents that have one, and learns again when they have
    grown by a half. What it has learned is used where answers to held-out documents are better with it. Then answers
    have an engine version of their own, such as `embedding-1.0.0+1`, and so a calibration of their own. Answers that
    are there stay as they are; run a backfill to renew them. Only `embedding` supports it, for fixed options and no
    composites. Otherwise it is `invalid_request`. Default: false.
    """

    cascade: NotRequired[CascadeInput]
    """Asks a cheap engine first, and this engine only where the cheap one is not certain. Not for composites, and not with
    `learn`. Default: this engine answers everything.
    """


class EngineVersion(TypedDict):
    """The engine that computed something, and its version. Each version is a calibration epoch."""

    name: EngineName
    """The engine."""

    version: str
    """The version, as the engine names it."""


ErrorCode = Literal["invalid_request", "unauthorized", "budget_exceeded", "forbidden", "plan_required", "limit_exceeded", "not_found", "method_not_allowed", "conflict", "too_large", "too_expensive", "rate_limited", "internal", "unavailable"]
"""Every error code, with the HTTP status it is sent under. New codes are defined here.

- `invalid_request`: 400. The request is malformed or breaks a rule. `details.issues` says where.
- `unauthorized`: 401. The request has no API key, or its key is unknown, expired or revoked.
- `budget_exceeded`: 402. The namespace's budget does not allow this work.
- `forbidden`: 403. The key's role or scope does not allow this request.
- `plan_required`: 403. The organization's plan does not include this. `details` names a plan that does.
- `limit_exceeded`: 403. The organization already has as many of this resource as its plan allows. `details` says how many.
- `not_found`: 404. The route or resource does not exist, or the key may not see it.
- `method_not_allowed`: 405. The route does not support this method. `details.allowed` lists the methods it supports.
- `conflict`: 409. The resource's current state does not allow this request.
- `too_large`: 413. The body is larger than the operation accepts.
- `too_expensive`: 422. The query needs more database time than the limit. `details` says what would make it cheap.
- `rate_limited`: 429. Too many requests, or a daily allowance is used up.
- `internal`: 500. An error in the server. The request id identifies it in the log.
- `unavailable`: 503. The service cannot do this right now. Nothing changed, unless `details.outcome_unknown` is true. Retry later. Sent under 501 when the operation is not served yet.
"""


ErrorDetails = Dict[str, Any]
"""Details of an error that has no members of its own. Often empty."""


class Estimate(TypedDict):
    """The expected size and cost of judging some documents. `documents` is exact. Tokens, units and cost come from a random
    sample of up to 1,000 of them. They leave out documents whose answers are fresh or whose contexts are unchanged. If
    the sample contains all documents, these figures are exact too. Otherwise, in 19 of 20 cases, they are within
    1.96·s/(m·√1000) of the true figure. Here s is the standard deviation and m the mean over the documents. If the two
    are equal, this is 6.2%.
    """

    documents: int
    """The number of documents in scope."""

    tokens: int
    """The tokens of their contexts and questions."""

    judgment_units: int
    """The judgment units. Each judgment counts by its size class, and by what else the operator's price list counts."""

    requests: NotRequired[int]
    """The most requests to the server of the engine. When the operator's price list bills requests, the units and the price
    are for this number, and answers that take fewer cost less.
    """

    reused: NotRequired[int]
    """The documents that cost nothing, because the engine has answered an equal context, or will answer it for another
    document in this scope. See `reuse` in definitions. A sample finds fewer equal contexts than all documents have. So
    this figure may be too low, and then the cost is too high. Absent when it is 0.
    """

    cost_usd: Usd
    """The price in US dollars, at graduated tiers that include what the organization already used this month."""

    duration_s: int
    """The shortest expected duration in seconds: the bulk rate plus about 2 s for each page of 256 documents."""

    downstream: NotRequired[List[DownstreamLine]]
    """One line for each reader whose rendered band or cut flips. Absent when there is none. It is based on the answers of
    the sampled documents in the last week, each compared with the one before it.
    """


class Evaluation(TypedDict):
    """One entry of the evaluation log. An engine was asked about a document, or an answer was carried forward."""

    id: str
    """The id of the evaluation. It is unique in the namespace, and later evaluations have larger ids."""

    namespace: NamespaceName
    """The namespace of the document. On a template prefix there are many."""

    document_id: DocumentId
    """The document."""

    revision: int
    """The revision of the document that was judged."""

    incarnation: int
    """The incarnation of the document."""

    version: VersionNumber
    """The version of the judgment that was asked."""

    engine: EvaluationEngine
    """The engine that was asked, or whose answer was carried forward."""

    evaluated_at: Timestamp
    """The time of the evaluation."""

    shadow: bool
    """Whether it gives the document no answer: it was made for a shadow report, a sentinel or a robustness job, or a cascade passed its
    question on to the next engine (`passed_on`).
    """

    passed_on: NotRequired[bool]
    """Whether it is of the first engine of a cascade, and the question is passed on to the next engine. The next engine's
    evaluation has the same `evaluated_at`. There is none if a job was paused or ended, or a server stopped, before the next
    engine answered. Absent otherwise.
    """

    asked_as: NotRequired[RobustnessVariant]
    """The other way in which a `robustness` job asked. The answer is logged as the engine gave it: of a `negated` question, yes means
    no. Absent when the judgment's own question was asked about the document's own context.
    """

    carried: bool
    """Whether the answer was carried forward: no engine was asked, and it cost nothing. This happens when the compiled
    context, question and engine version equal those of another answer. That answer is stored, is in the log for
    another version, or was just being computed for another revision. With `reuse` in the definition, it may also be the
    answer of another document. What a cascade's first engine answered is also carried when only the next engine is asked
    again.
    """

    reused_from: NotRequired[str]
    """The id of the evaluation that was asked and billed, when the answer was carried from another document, revision,
    version or attempt. It is in the log of the same judgment, unless its document was deleted before it was stored, or the log no
    longer keeps it. With `reuse: "organization"` it may be in another namespace. Absent when an engine was asked, and
    when the document's own stored answer was carried forward.
    """

    repeated: NotRequired[bool]
    """Whether this repeats an earlier request to the engine. A process crashed before it stored the answer. Only requests
    in flight at that moment are repeated. Retries after a failure that is in the log are not marked. Absent otherwise.
    """

    p: NotRequired[float]
    """`bool`: the probability of yes, 0 to 1."""

    value: NotRequired[str]
    """`choice`: the most probable option, or `none_of_the_above` when none fits."""

    score: NotRequired[float]
    """`score`: the expected level, from 0 to the number of levels minus one. It is the mean of the levels weighted by `dist`."""

    dist: NotRequired[Distribution]
    """`choice`: the probability of each option and of `none_of_the_above`. `score`: the probability of each level."""

    escape_p: NotRequired[float]
    """`choice`: the probability of `none_of_the_above`."""

    parts: NotRequired[Dict[str, float]]
    """The probability of yes for each part. Composites only."""

    tokens: int
    """The tokens of context and question, in all orders of `engine.orders` together. 0 when carried or failed."""

    judgment_units: int
    """The judgment units billed. 0 when carried or failed."""

    requests: NotRequired[int]
    """The number of requests to the server of the engine that the answer took. Absent when the answer was carried or
    failed, and in older evaluations.
    """

    error: NotRequired[AnswerError]
    """Why the evaluation failed. Then the numbers are absent."""


class EvaluationEngine(TypedDict):
    """The engine that was asked."""

    name: EngineName
    """The engine."""

    version: Optional[str]
    """The version that answered, as the engine names it. Null when the engine did not answer."""


class EvaluationExport(TypedDict):
    """The export of an `evaluation_export` job."""

    since: Optional[Timestamp]
    """The export contains evaluations at or after this time. Null means from the first one."""

    until: Timestamp
    """The export contains evaluations before this time. It is the time of the request if you gave no `until`, or one in
    the future.
    """

    judgments: List[Name]
    """The export contains evaluations of these judgments. Empty means all."""

    evaluations: int
    """The number of evaluations written so far."""

    files: List[ExportFile]
    """The files. Empty until the job is `done`, and after `expires_at`."""

    expires_at: Optional[Timestamp]
    """The time when the files are deleted: 7 days after the job is done, or when somebody deleted them earlier. Null
    until the job is done.
    """

    links_unavailable: bool
    """True when the service cannot make links right now. Then `files` is empty for that reason. Read the job again later."""


class EvaluationExportRequest(TypedDict):
    """The evaluations to export."""

    since: NotRequired[GivenTimestamp]
    """Export evaluations at or after this time. Defaults to the first evaluation."""

    until: NotRequired[GivenTimestamp]
    """Export all evaluations before this time. Defaults to the time of the request, which also replaces a time in the
    future. It must not be before `since`. If you pass the `until` of one export as the `since` of the next, nothing is
    missing and nothing is repeated.
    """

    judgments: NotRequired[Sequence[Name]]
    """Export only evaluations of these judgments. Defaults to all."""


class EvaluationList(TypedDict):
    """One page of the evaluation log."""

    evaluations: List[Evaluation]
    """The evaluations, newest first."""

    next_cursor: Optional[Cursor]
    """Pass as `cursor` to get the next page. Null on the last page."""


class EventDeliveries(TypedDict):
    """The deliveries of one event, the latest first."""

    deliveries: List[Delivery]
    """One for each endpoint that receives the event, and one for each time that it was sent again."""


EventId = str
"""The id of an event. It is also a position in the feed."""


class EventList(TypedDict):
    """One page of the feed, oldest first."""

    events: List[FeedEvent]
    """The events, in the order in which they became visible."""

    next_cursor: Optional[Cursor]
    """Pass as `cursor` to get the next page now. Null when you have read to the current end of the feed."""

    last_event_id: Optional[EventId]
    """The position up to which this page has read, whether or not the last events matched. Pass it as `after` to continue
    later without reading those events again. Null when you gave no `after` and there were no events to read. A
    restricted key gets the id of an event that it may see, or an id made from a time. Such an id reveals nothing about
    events outside its scope. At the end of the feed, it is five minutes ago, or the last visible event if that is
    later.
    """


EventType = Literal["subscription.entered", "subscription.exited", "subscription.synced", "job.awaiting_confirm", "job.completed", "job.failed", "job.cancelled", "job.paused", "namespace.budget_paused", "namespace.budget_resumed", "namespace.deleted", "namespace.tenant_summary_failed", "judgment.activated", "judgment.calibrated", "judgment.drift_detected", "judgment.learned", "judgment.agreement_dropped", "endpoint.failing", "endpoint.disabled", "audit.recorded", "webhook.test"]
"""The type of an event. More types may be added. Ignore those you do not know.

- `subscription.entered`: A document started to match a subscription.
- `subscription.exited`: A document stopped matching a subscription, or was deleted.
- `subscription.synced`: A bulk change of a subscription's members is complete. Read the members again.
- `job.awaiting_confirm`: A job waits for your confirmation.
- `job.completed`: A job is `done`.
- `job.failed`: A job has failed.
- `job.cancelled`: A job was cancelled.
- `job.paused`: A job was paused, by a request or by a budget.
- `namespace.budget_paused`: Judging in a namespace is paused because a budget is used up.
- `namespace.budget_resumed`: Judging in a namespace resumed after a budget pause.
- `namespace.deleted`: A namespace was deleted with everything in it.
- `namespace.tenant_summary_failed`: The template's own namespace refused the writes of a tenant summary run.
- `judgment.activated`: A version of a judgment became active.
- `judgment.calibrated`: A judgment has a new calibration.
- `judgment.drift_detected`: The answers of a judgment have drifted.
- `judgment.learned`: The engine of a judgment has learned from outcomes, or no longer uses what it had learned.
- `judgment.agreement_dropped`: A new version of the engine agrees with labels less often than the one before.
- `endpoint.failing`: For 24 hours no delivery to an endpoint succeeded, and at least 10 attempts failed.
- `endpoint.disabled`: An endpoint was disabled, after 5 days without a success or by PATCH.
- `audit.recorded`: The audit log has a new entry. You receive it only when you ask for it by name or by `audit.*`. `*` means every type except this one.
- `webhook.test`: A test delivery. The feed never lists it.
"""


EventTypePattern = str
"""An event type, or a pattern. `job.*` means every type that begins with `job.`. `*` means all types except `audit.recorded`."""


class ExcludedField(TypedDict):
    """A field that a suggested recipe leaves out."""

    path: ContextPath
    """The path of the field."""

    reason: ExclusionReason
    """The reason."""


ExclusionReason = Literal["id", "constant", "sparse", "duplicate", "large"]
"""Why a suggested recipe leaves out a field.

- `id`: It identifies things and does not describe them.
- `constant`: It is the same in every sampled document.
- `sparse`: It is missing or empty in nearly every sampled document.
- `duplicate`: It repeats another field.
- `large`: It is too long for the information it gives.
"""


class Explanation(TypedDict):
    """How an answer is computed. The context is compiled at the time of this request."""

    document_id: DocumentId
    """The document."""

    revision: int
    """The current revision of the document, from which the context is compiled."""

    judgment: Name
    """The judgment."""

    version: VersionNumber
    """The active version of the judgment."""

    answer: Answer
    """The answer, as a read returns it."""

    question: str
    """The whole text of the question, for people: with its criteria, options or levels, one per line. Its tokens are billed."""

    questions: NotRequired[List[JsonObject]]
    """The questions that the engine gets over this context, in this order: one question, or one for each part of a
    composite, or with `engine.orders` one for each order of the options. Each is exactly what the engine gets: `id`, `type`, `question` and the members of its type. These are
    `criteria`, `options` with `none_of_the_above`, or `levels`.
    """

    context: JsonObject
    """The compiled context as a JSON value."""

    context_text: NotRequired[str]
    """The compiled context, byte for byte as every engine shows it to its model. It is canonical JSON, and `context_hash`
    is its hash.
    """

    context_hash: str
    """SHA-256 of the context's canonical bytes, in hexadecimal. While it stays the same, answers are carried forward.
    With `hidden_relations`, it is the hash of what is shown here.
    """

    hidden_relations: NotRequired[List[Name]]
    """Relations that the engine sees but this key does not, because their documents are in a namespace outside its scope.
    `context`, `context_text` and the options of `questions` leave them out. Absent when there are none.
    """

    cuts: List[ContextCut]
    """The parts that were cut to fit `max_tokens`. Empty when there are none."""

    tokens: int
    """The tokens of context and question. With `engine.orders`, each order sends as many."""

    size_class: SizeClass
    """The size class, which sets the units. `extra_large` also stands for contexts that are too large for every engine."""

    judgment_units: int
    """The judgment units that one evaluation bills. 0 when no engine would be asked, for example because the context is
    too large for every engine. When the operator's price list bills requests, this is the most.
    """

    requests: NotRequired[int]
    """The most requests to the server of the engine that one evaluation takes. Usually 1, more with `engine.orders`, and
    for an engine that asks in rounds or in two orders. 0 when no engine would be asked.
    """

    requests_taken: NotRequired[int]
    """The number of requests that the present answer took. Absent when there is none, or no engine was asked for it."""

    engine: EngineSelection
    """The engine that the version uses."""

    cascade: NotRequired[CascadeExplanation]
    """Which engine of a cascade answered, and why. Absent without a cascade."""

    calibration: Optional[AppliedCalibration]
    """The calibration of this answer. Null when there is none."""

    weights: NotRequired[CompositeWeights]
    """The weights that combine the parts of the answer. Present exactly when the active version is a composite."""

    thresholds: Dict[str, ThresholdArithmetic]
    """The arithmetic of each threshold, by name. Empty while there is no answer."""


class ExportFile(TypedDict):
    """One file of an evaluation export: gzip, with one evaluation per line as JSON."""

    url: str
    """The address of the file. The link is signed and needs no key. It ends when the key that requested it is revoked or
    expires, and when the file is deleted. Follow redirects: if files are stored in a bucket, the link answers 302 with
    an address that is valid for 60 seconds.
    """

    url_expires_at: Timestamp
    """The time when the link expires. Read the job again to get a new link, as long as the file is kept."""

    evaluations: int
    """The number of evaluations in the file."""

    bytes: int
    """The compressed size in bytes."""


class FanoutChanges(TypedDict):
    """The changes to fan-out. Absent members stay as they are, and null restores the default."""

    scope: NotRequired[Optional[FanoutScopeChanges]]
    """The documents that fan-out covers. Null means all."""

    debounce_ms: NotRequired[Optional[Milliseconds]]
    """How long to wait for further changes before the documents are judged, in milliseconds. Null means 0."""

    max_wait_ms: NotRequired[Optional[Milliseconds]]
    """The longest delay that `debounce_ms` may cause, in milliseconds. Null means 60,000."""


class FanoutScope(TypedDict):
    """Which of the dependent documents are judged again after a change. The answers of the others become `stale`."""

    created_within: NotRequired[Duration]
    """Only documents whose `created_at` is within this time before the change. Default: all."""

    where: NotRequired[AttributeMatch]
    """Only documents whose attributes match. Default: no filter."""


class FanoutScopeChanges(TypedDict):
    """The changes to a fan-out scope. Absent members stay as they are, and null removes a member."""

    created_within: NotRequired[Optional[Duration]]
    """Only documents whose `created_at` is within this time before the change. Null means all."""

    where: NotRequired[Optional[AttributeMatch]]
    """Only documents whose attributes match. This replaces the former condition. Null means no filter."""


class FanoutScopeInput(TypedDict):
    """Which of the dependent documents are judged again after a change. The answers of the others become `stale`."""

    created_within: NotRequired[Duration]
    """Only documents whose `created_at` is within this time before the change. Default: all."""

    where: NotRequired[AttributeMatch]
    """Only documents whose attributes match. Default: no filter."""


class FanoutSettings(TypedDict):
    """Fan-out: how a change elsewhere causes judging again of the documents whose context shows it. The change may be in a
    related document, in an answer's band or cut, or in a group's band. There are no fan-out jobs and nothing to confirm.
    Fan-out runs within the namespace's budget.
    """

    scope: NotRequired[FanoutScopeInput]
    """The documents that fan-out covers. Default: all."""

    debounce_ms: NotRequired[Milliseconds]
    """How long to wait for further changes before the documents are judged, in milliseconds. Each change restarts the
    wait. Default 0.
    """

    max_wait_ms: NotRequired[Milliseconds]
    """The longest delay that `debounce_ms` may cause, in milliseconds. Default 60,000."""


FanoutSource = Literal["judgment", "override", "default"]
"""The origin of a fan-out setting's value.

- `judgment`: The judgment sets it. For an inherited judgment, its template sets it.
- `override`: This namespace sets it and overrides the inherited value.
- `default`: Nothing sets it, so the default applies.
"""


class FanoutSources(TypedDict):
    """The origin of each member of `freshness.fanout`."""

    scope: NotRequired[FanoutSource]
    """The origin of `scope`."""

    debounce_ms: NotRequired[FanoutSource]
    """The origin of `debounce_ms`."""

    max_wait_ms: NotRequired[FanoutSource]
    """The origin of `max_wait_ms`."""

    job_above: NotRequired[FanoutSource]
    """Retired with fan-out jobs.

    Deprecated.
    """

    confirm_jobs: NotRequired[FanoutSource]
    """Retired with fan-out jobs.

    Deprecated.
    """

    auto_daily_limit: NotRequired[FanoutSource]
    """Retired with fan-out jobs.

    Deprecated.
    """


class FeatureWeight(TypedDict):
    """The weight of one feature of a composite."""

    path: str
    """The path of the attribute."""

    weight: float
    """The factor for (value − `mean`) / `scale`. A document without the attribute adds nothing."""

    mean: float
    """The mean over the documents that the weights were fitted to."""

    scale: float
    """The standard deviation over these documents, or 1 if it is 0."""


FeedEvent = Union["SubscriptionEnteredEvent", "SubscriptionExitedEvent", "SubscriptionSyncedEvent", "JobAwaitingConfirmEvent", "JobCompletedEvent", "JobFailedEvent", "JobCancelledEvent", "JobPausedEvent", "NamespaceBudgetPausedEvent", "NamespaceBudgetResumedEvent", "NamespaceDeletedEvent", "NamespaceTenantSummaryFailedEvent", "JudgmentActivatedEvent", "JudgmentCalibratedEvent", "JudgmentDriftDetectedEvent", "JudgmentLearnedEvent", "JudgmentAgreementDroppedEvent", "EndpointFailingEvent", "EndpointDisabledEvent", "AuditRecordedEvent"]
"""Every event of the feed. `type` tells the variants apart."""


Filter = Union["FilterCondition", Tuple[Literal["And", "Or"], Sequence["NestedFilter"]], List[Any], Tuple[Literal["Not"], "NestedFilter"]]
"""A condition on documents: `[field, operator, value]`, `["And" | "Or", [filters]]` or `["Not", filter]`. A filter has
at most 64 conditions and is at most 8 levels deep. A single condition has depth 1.

Fields: `id`, `created_at`, `updated_at`, `attributes.<name>`. Fields of an answer: `answers.<judgment>.p`, `.value`,
`.score`, `.escape_p`, `.freshness`, `.dist.<option or level>`, `.thresholds.<name>`, `.calibrated.p` and
`.calibrated.score`. It is `invalid_request` to name a judgment that the namespace neither has nor inherits, or a
part that its answers do not have.

Values are compared within one JSON type: `5` neither equals nor precedes `"5"`. A missing attribute or answer equals
null.

| Operator | Value | True when |
|---|---|---|
| `Eq`, `NotEq` | a scalar, or an array for an attribute | the two are equal; arrays are compared element by element |
| `In`, `NotIn` | an array of up to 1,000 scalars | one of them is equal |
| `Lt`, `Lte`, `Gt`, `Gte` | a number, a string, or a timestamp for a time field | both have the same type and are in that order; strings by code point |
| `Glob`, `NotGlob`, `IGlob`, `NotIGlob` | a pattern of up to 1,024 characters: `*` matches any text, `?` one character, `[a-z]` and `[!a-z]` one character in or not in the set, `\\\\` escapes; at most 64 characters between two `*` if `?` or brackets are among them; a string of more than 500,000 bytes matches no pattern; `I` ignores the case of A to Z | the whole string matches |
| `Contains` | a scalar | the attribute is an array with an equal element |
| `ContainsAny` | an array of up to 1,000 scalars | the attribute is an array with one of them |

An operator with `Not`, and `["Not", filter]`, are true exactly when the positive form is false. Therefore a missing
value matches `Eq null`, `NotEq x`, `NotIn` and `NotGlob`. Otherwise it matches only lists that contain null:
`In [null]` is true for it, and `NotIn [null]` is false.
"""


FilterCondition = Union[Tuple[str, Literal["Eq", "NotEq", "In", "NotIn", "Lt", "Lte", "Gt", "Gte", "Glob", "NotGlob", "IGlob", "NotIGlob", "Contains", "ContainsAny"], Union[str, float, bool, Sequence[Union[str, float, bool, None]], None]], List[Any]]
"""One condition: a field, an operator and a value, as described in `Filter`."""


FilterText = str
"""A `Filter` as JSON text, for a query string."""


class FirstEngine(TypedDict):
    """The engine that a cascade asks first. Its members mean the same as in `engine`."""

    name: EngineName
    """The name of the engine."""

    version: NotRequired[str]
    """The model or version to ask."""

    both_orders: NotRequired[bool]
    """Whether to ask each question twice, with the options in opposite orders."""


class FirstEngineInput(TypedDict):
    """The engine that a cascade asks first. Its members mean the same as in `engine`."""

    name: EngineName
    """The name of the engine."""

    version: NotRequired[str]
    """The model or version to ask."""

    both_orders: NotRequired[bool]
    """Whether to ask each question twice, with the options in opposite orders."""


class Forbidden(TypedDict):
    """The key's role or scope does not allow this request. Nothing changed."""

    error: ForbiddenError
    """What went wrong."""


class ForbiddenDetails(TypedDict):
    """Details of a `forbidden`."""

    required_role: NotRequired[Literal["read_write", "admin"]]
    """The role that the operation needs. Present when the key's role is not sufficient."""

    scope: NotRequired[str]
    """The key's scope. Present when the namespace lies outside it."""

    namespace: NotRequired[NamespaceOrTemplate]
    """The namespace or template prefix that lies outside the scope."""


class ForbiddenError(TypedDict):
    """The body of `forbidden`."""

    code: Literal["forbidden"]
    """What went wrong. Let your program decide by this code."""

    message: str
    """A text for people: what went wrong, and what would be right."""

    details: ForbiddenDetails
    """The facts behind the message, as named members."""


Freshness = Literal["fresh", "pending", "stale", "unavailable"]
"""How an answer relates to the document's current revision. The service computes it from the stored answer at read time.

- `fresh`: The active version computed the answer for the current revision, or for one with the same compiled context, question and engine version.
- `pending`: The document is being judged, or will be soon. The answer was not ready within the wait.
- `stale`: The answer belongs to an earlier revision or version. The judgment's policy will not judge the current one by itself.
- `unavailable`: This incarnation of the document was never judged.
"""


class FreshnessChanges(TypedDict):
    """The freshness settings to change, as a JSON merge patch (RFC 7396). Absent members stay as they are. Null restores
    the default. On a namespace that inherits the judgment, null removes the override, so that the template's value
    applies.
    """

    policy: NotRequired[Optional[FreshnessPolicy]]
    """The policy. Null means `on_write`."""

    debounce_ms: NotRequired[Optional[Milliseconds]]
    """How long a document must stay unchanged before it is judged, in milliseconds. Null means 0."""

    interval: NotRequired[Optional[Duration]]
    """The time between two runs. Send null when you change the policy from `periodic` to another."""

    max_wait_ms: NotRequired[Optional[Milliseconds]]
    """The longest delay that `debounce_ms` may cause, in milliseconds. Null means 60,000."""

    fanout: NotRequired[Optional[FanoutChanges]]
    """How a change elsewhere causes judging again. Null restores all defaults."""


FreshnessPolicy = Literal["on_write", "on_read", "periodic", "manual"]
"""When a judgment answers. Under every policy, if a write leaves the context unchanged, the answer is carried forward
at no cost.

The same holds after a change elsewhere that the context shows, unless `fanout.scope` excludes the document. With
`manual` and `periodic`, the context is compiled. If it is different, the answer becomes `stale`. With `on_read`, the
answer is `stale` until it is read.

A change of policy or times applies to later writes. Documents that already wait are judged at the time planned
before.

- `on_write`: After every write of the document, unless the compiled context equals one that was judged before. The default.
- `on_read`: When the document is read, or when a write waits for the answer. Queries and subscriptions cannot wait for it. A query shows the stored answers. In the background, it then causes judging for those of its rows that are not fresh. That covers the rows of the page and the judgments that the query includes, filters by or ranks by. Each answer costs as after a write. It is not in the query's own `usage`. What an engine has refused is not asked again until its context or the version changes.
- `periodic`: Every `interval`, by a `periodic` job. Between runs, written documents are `stale`. The first run comes one interval after the policy was set. It covers all documents, and so does the first run of another version. Later runs cover documents that were written, or whose context shows something that changed. What an engine has refused is not asked again until something changes. On a template prefix, a namespace whose budget is used up is left to the next run, and the others continue.
- `manual`: Only by a backfill, or when a write waits for the answer. After other writes, the answer is `stale`.
"""


class FreshnessSettings(TypedDict):
    """When a judgment answers. This is a setting: it belongs to the judgment, not to a version."""

    policy: NotRequired[FreshnessPolicy]
    """The policy. Default `on_write`."""

    debounce_ms: NotRequired[Milliseconds]
    """How long a document must stay unchanged before it is judged after a write, in milliseconds, counted from its last
    write. Default 0: at once. Requests that wait for an answer do not wait for this time.
    """

    interval: NotRequired[Duration]
    """The time between two runs, at least `1m`. `periodic` needs it, and no other policy accepts it (otherwise
    `invalid_request`).
    """

    max_wait_ms: NotRequired[Milliseconds]
    """The longest delay that `debounce_ms` may cause, in milliseconds, counted from the first write that has no answer
    yet. Default 60,000.
    """

    fanout: NotRequired[FanoutSettings]
    """How a change elsewhere causes judging again."""


GivenEndpointUrl = str
"""The URL of an endpoint in a request. It must be an `https://` URL. Letter case does not matter, and the host may
contain letters outside ASCII. The service stores and shows it normalized: scheme and host in lower case, the host in
Punycode, the path percent-encoded. Anything else is `invalid_request`.
"""


GivenTimestamp = str
"""A point in time in a request: RFC 3339 in UTC (`2026-01-31T09:00:00Z`, or with `+00:00` instead of `Z`). Digits after
the milliseconds are dropped. The service refuses a day that the month does not have, a leap second, and any other
offset.
"""


class Group(TypedDict):
    """Aggregates of a namespace's documents for each value of a key attribute. The service updates them when documents and
    answers change.
    """

    name: Name
    """The name of the group. It is unique in the namespace or on the template prefix."""

    key: AttributePath
    """The attribute whose value partitions the group. Documents with an equal value share a row. A document belongs to no
    row if its value is missing, null or an array.
    """

    aggregate: GroupAggregate
    """The aggregates to keep for each key value. At least one aggregate, and at most 8 paths in total."""

    keep_keys: NotRequired[Duration]
    """How long a key value stays live after the last change to any of its documents or their answers. After that time,
    its whole row leaves the group. The next change to one of its documents brings the whole row back. When a row
    leaves in this way, nothing is judged again. Answers whose context had the row stay until another part of their
    context changes. When absent, a key is live as long as it has a document.
    """

    match: NotRequired[AttributeMatch]
    """Restricts the group to matching documents. It maps an attribute path to a value, or to a list of allowed values.
    All entries must hold.
    """

    status: GroupStatus
    """Whether the rows can be read. On a template prefix path, it is `building` while the job still processes the namespaces."""

    created_at: Timestamp
    """The time when the group was created."""

    template: NotRequired[TemplatePrefix]
    """The template prefix that the group is inherited from. Absent when it belongs to the namespace itself."""

    job_id: NotRequired[JobId]
    """The `group_build` job, while it runs."""

    readers: List[Name]
    """The names of the judgments whose context recipe reads the group. While there are any, you cannot delete the group."""

    live_keys: Optional[int]
    """The number of live key values. More than 1,000 cause the warning `group_over_cap`. Null on a template prefix path."""

    warnings: List[GroupWarning]
    """The problems of the group. Empty when there are none."""

    as_of: NotRequired[int]
    """The sequence of the namespace at which the rows are exact. Absent from lists and on a template prefix path."""

    rows: NotRequired[Optional[List[GroupRow]]]
    """Up to 1,000 rows, largest count first, then sorted by key. Null on a template prefix path, absent from lists."""


class GroupAggregate(TypedDict):
    """The aggregates to keep for each key value. At least one aggregate, and at most 8 paths in total over all members.
    Each label of `count_where` counts as one path. `count` counts as none.
    """

    count: NotRequired[bool]
    """Count the documents. Rows are sorted by this count even when it is not reported."""

    count_where: NotRequired[CountWhereLabels]
    """Count the documents whose answers meet a condition, by label."""

    sum: NotRequired[List[AttributePath]]
    """The sum of each attribute. 0 when there are no numbers. A path over answers is `invalid_request`."""

    avg: NotRequired[List[AttributePath]]
    """The mean of each attribute. Null when there are no numbers. A path over answers is `invalid_request`."""

    min: NotRequired[List[AggregatePath]]
    """The smallest value of each path. Null when there are no numbers."""

    max: NotRequired[List[AggregatePath]]
    """The largest value of each path. Null when there are no numbers."""

    quantiles: NotRequired[List[AggregatePath]]
    """A mergeable sketch of each path. It reports p50, p90 and p99 with a relative error of at most 1%."""


class GroupAggregateInput(TypedDict):
    """The aggregates to keep for each key value. At least one aggregate, and at most 8 paths in total over all members.
    Each label of `count_where` counts as one path. `count` counts as none.
    """

    count: NotRequired[bool]
    """Count the documents. Rows are sorted by this count even when it is not reported.

    Default: `True`.
    """

    count_where: NotRequired[CountWhereLabelsInput]
    """Count the documents whose answers meet a condition, by label."""

    sum: NotRequired[Sequence[AttributePath]]
    """The sum of each attribute. 0 when there are no numbers. A path over answers is `invalid_request`."""

    avg: NotRequired[Sequence[AttributePath]]
    """The mean of each attribute. Null when there are no numbers. A path over answers is `invalid_request`."""

    min: NotRequired[Sequence[AggregatePath]]
    """The smallest value of each path. Null when there are no numbers."""

    max: NotRequired[Sequence[AggregatePath]]
    """The largest value of each path. Null when there are no numbers."""

    quantiles: NotRequired[Sequence[AggregatePath]]
    """A mergeable sketch of each path. It reports p50, p90 and p99 with a relative error of at most 1%."""


class GroupContext(TypedDict):
    """The row of a group for this document's key: the population that the document belongs to."""

    name: Name
    """The name of the group. It must exist in the namespace of the judgment."""

    aggregates: NotRequired[List[AggregateName]]
    """The aggregates to show. Default: all that the group keeps."""

    bands: NotRequired[AggregateBands]
    """Aggregates to show as labels of bands instead of numbers. A number changes with nearly every write, and a label
    seldom does. Bands therefore avoid unnecessary judging.
    """


class GroupContextInput(TypedDict):
    """The row of a group for this document's key: the population that the document belongs to."""

    name: Name
    """The name of the group. It must exist in the namespace of the judgment."""

    aggregates: NotRequired[Sequence[AggregateName]]
    """The aggregates to show. Default: all that the group keeps."""

    bands: NotRequired[AggregateBandsInput]
    """Aggregates to show as labels of bands instead of numbers. A number changes with nearly every write, and a label
    seldom does. Bands therefore avoid unnecessary judging.
    """


class GroupCreate(TypedDict):
    """A group to create."""

    name: Name
    """The name of the group. It is unique in the namespace or on the template prefix."""

    key: AttributePath
    """The attribute whose value partitions the group. Documents with an equal value share a row. A document belongs to no
    row if its value is missing, null or an array.
    """

    aggregate: GroupAggregateInput
    """The aggregates to keep for each key value. At least one aggregate, and at most 8 paths in total."""

    keep_keys: NotRequired[Duration]
    """How long a key value stays live after the last change to any of its documents or their answers. After that time,
    its whole row leaves the group. The next change to one of its documents brings the whole row back. When a row
    leaves in this way, nothing is judged again. Answers whose context had the row stay until another part of their
    context changes. When absent, a key is live as long as it has a document.
    """

    match: NotRequired[AttributeMatch]
    """Restricts the group to matching documents. It maps an attribute path to a value, or to a list of allowed values.
    All entries must hold.
    """


GroupKey = Union[str, float, bool]
"""The value of a group's key attribute."""


class GroupList(TypedDict):
    """One page of groups, sorted by name."""

    groups: List[Group]
    """The groups, without `rows` and `as_of`."""

    next_cursor: Optional[Cursor]
    """Pass as `cursor` to get the next page. Null on the last page."""


class GroupRow(TypedDict):
    """One key value and its aggregates."""

    key: GroupKey
    """The value of the key attribute."""

    values: GroupValues
    """The aggregates of this key value."""


GroupStatus = Literal["building", "ready"]
"""Whether the rows of a group can be read yet.

- `building`: The `group_build` job computes the first aggregates. Judgments that read the group wait.
- `ready`: Every change updates the rows.
"""


class GroupValues(TypedDict):
    """The aggregates of one key value. They are exact at the group's `as_of`. Each member is present when the group keeps it."""

    count: NotRequired[int]
    """The number of documents."""

    count_where: NotRequired[Dict[str, int]]
    """The number of documents that meet each labelled condition."""

    sum: NotRequired[Dict[str, float]]
    """The sums, by path."""

    avg: NotRequired[Dict[str, Optional[float]]]
    """The means, by path. Null when there are no numbers."""

    min: NotRequired[Dict[str, Optional[float]]]
    """The smallest values, by path. Null when there are no numbers."""

    max: NotRequired[Dict[str, Optional[float]]]
    """The largest values, by path. Null when there are no numbers."""

    quantiles: NotRequired[Dict[str, Quantiles]]
    """The quantiles, by path."""


GroupWarning = Literal["group_over_cap", "judgment_inactive", "threshold_missing", "field_missing"]
"""A problem that keeps a group from doing its work.

- `group_over_cap`: The group has more than 1,000 live key values. Answers of judgments that read it are `stale` until keys expire after `keep_keys`.
- `judgment_inactive`: A judgment that the group aggregates is deleted or inactive here. It counts no documents and gives no numbers.
- `threshold_missing`: A threshold that the group counts by is no longer set. It counts no documents.
- `field_missing`: The group aggregates a field that a judgment's answers do not have here. Examples are an option of another version, or a part of another type. A namespace may have its own judgment of that name, with another type. The field gives no numbers, and new answers are not counted by it.
"""


class HeldOutEstimate(TypedDict):
    """An estimate on outcomes that the recommendation did not use, with its 95% interval. For each fifth of the documents,
    a threshold is chosen on the others and tested on it. Shares have the interval of Agresti & Coull (1998).
    """

    estimate: float
    """The estimate."""

    low: float
    """The lower end of the interval."""

    high: float
    """The upper end of the interval."""


class HistogramBin(TypedDict):
    """One bar of a histogram over 0 to 1."""

    lower: float
    """The lower end of the bar. The bar includes it."""

    upper: float
    """The upper end of the bar. Only the last bar includes it."""

    count: int
    """The number of answers in the bar."""


IncludedAttributes = Union["AttributeNames", bool]
"""The names of the attributes; `true` for all attributes of the document; `false` for none."""


IndexOrigin = Literal["declared", "learned"]
"""Why an attribute has an index.

- `declared`: It was declared: by the namespace's settings, by a template, or by a resource that needs it (a subscription, a group's key, a relation).
- `learned`: The service learned it from a query that filtered or ranked a large namespace by this attribute. It is removed when no query has used it for some time.
"""


IndexState = Literal["building", "ready"]
"""Whether queries use the index of an attribute.

- `building`: The index is being built. Until it is ready, queries on the attribute scan the documents.
- `ready`: Queries use the index, and every write updates it.
"""


class IndexedAttribute(TypedDict):
    """An attribute with an index. The cost of filters, ranks and ranges on it grows with the result, not with the size of
    the namespace.
    """

    attribute: AttributePath
    """The attribute."""

    state: Optional[IndexState]
    """Whether queries use the index. Null on a template prefix path."""

    origin: IndexOrigin
    """Why the attribute has an index."""

    template: NotRequired[TemplatePrefix]
    """The template prefix that declares the index, if one does."""


class InstalledEngine(TypedDict):
    """An engine that definitions may name on this server."""

    name: EngineName
    """The name, for `engine.name` of a definition."""

    is_default: bool
    """Whether definitions that name no engine get this one."""

    versions: Optional[List[str]]
    """The versions that a definition may name. Null when only the engine's server knows them."""

    default_version: Optional[str]
    """The version of a definition that names none. Null when only the engine's server knows it. It may change over time."""

    allowed_versions: Optional[List[str]]
    """Patterns of the versions that the operator allows, where `*` stands for any characters. Null when all are allowed."""

    settings: List[str]
    """The members of a definition's `engine` that it takes beside `name` and `version`."""


class InstalledEngineList(TypedDict):
    """One page of engines."""

    engines: List[InstalledEngine]
    """The engines, sorted by name."""

    next_cursor: Optional[Cursor]
    """Pass as `cursor` to get the next page. Null on the last page."""


InstructionText = str
"""A text for the engine, 1 to 4,000 characters."""


class Internal(TypedDict):
    """An error in the server. It is unknown whether anything changed. Retry with the same `Idempotency-Key`."""

    error: InternalError
    """What went wrong."""


class InternalError(TypedDict):
    """The body of `internal`."""

    code: Literal["internal"]
    """What went wrong. Let your program decide by this code."""

    message: str
    """A text for people: what went wrong, and what would be right."""

    details: ErrorDetails
    """The facts behind the message, as named members."""


class IntervalEstimate(TypedDict):
    """A figure with its 95% interval."""

    estimate: float
    """The figure."""

    low: float
    """The lower end of the interval."""

    high: float
    """The upper end of the interval."""


class InvalidRequest(TypedDict):
    """The request is malformed or breaks a rule. Examples: unknown members, wrong types, malformed JSON, a content type
    other than `application/json`. Nothing changed. `details.issues` says where.
    """

    error: InvalidRequestError
    """What went wrong."""


class InvalidRequestDetails(TypedDict):
    """Details of an `invalid_request`."""

    issues: NotRequired[List[Issue]]
    """Up to 20 of the problems in the request."""

    suggested_context: NotRequired[SuggestedContext]
    """A recipe that fits, when a judgment's context is too large."""


class InvalidRequestError(TypedDict):
    """The body of `invalid_request`."""

    code: Literal["invalid_request"]
    """What went wrong. Let your program decide by this code."""

    message: str
    """A text for people: what went wrong, and what would be right."""

    details: InvalidRequestDetails
    """The facts behind the message, as named members."""


class Issue(TypedDict):
    """One problem in a request."""

    path: str
    """Where the problem is: a JSON pointer into the body (`/upsert/0/id`), or `path/<name>`, `query/<name>`,
    `header/<name>`. Empty for the whole body.
    """

    message: str
    """What is wrong there, and what would be right."""


class Job(TypedDict):
    """A long-running operation."""

    id: JobId
    """The id of the job."""

    type: JobType
    """The type of the job."""

    status: JobStatus
    """The status of the job."""

    namespace: NamespaceOrTemplate
    """The namespace of the job. For a template job, the prefix."""

    judgment: NotRequired[Name]
    """The judgment of the job, if there is one."""

    estimate: Optional[Estimate]
    """The estimate of the work. Null until it is computed, and when the job judges nothing. A `resync` job judges nothing
    itself. Its `documents` are those whose answers it checks. Its `downstream` lines show what the readers of the
    changed thresholds will judge again.
    """

    spend_usd: Usd
    """The cost of judging that this job has caused so far, in US dollars: the increase of the cost in `GET /usage`. It
    includes retries after a failure. If several jobs store answers at the moment when a tier of the price list ends,
    each counts as if it were the only one.
    """

    progress: JobProgress
    """The progress of the job."""

    estimated_completion_at: Optional[Timestamp]
    """The expected end at the current rate. Null when it is not known, while nothing moves, and after the end."""

    error: Optional[str]
    """Why the job failed, or which budget paused it, for people. Null otherwise, also when a request paused it. A composite's shadow job fails with
    `insufficient_labels: …` when it has fewer than 50 labelled documents, or fewer than 10 of either class.
    """

    failed_count: NotRequired[int]
    """The number of documents that a `backfill` or `periodic` job could not judge. Either the engine refused them, their
    context does not fit, or the engine failed 9 times for them within some minutes. The job continues with the other
    documents and ends as `done`. `POST /jobs/{id}/retry` runs them again.
    """

    failures: NotRequired[List[JobFailure]]
    """The first of the failed documents, up to 20."""

    waiting: NotRequired[Optional[JobWaiting]]
    """Why a running job makes no progress, for example because its engine is not reachable. Null while it makes progress,
    and when it is not running.
    """

    retry_of: NotRequired[JobId]
    """The job whose failed documents this `backfill` runs again. Present only in such a job."""

    attribute: Optional[AttributePath]
    """The attribute of a `reference_index` job. Null for other jobs."""

    referenced: NotRequired[Optional[JobReference]]
    """Retired with fan-out jobs: null or absent.

    Deprecated.
    """

    resync: NotRequired[JobResync]
    """What a `resync` job renders again. Present only in such a job."""

    group: NotRequired[Name]
    """The group of a `group_build` job. Present only in such a job."""

    proposal: NotRequired[Optional[DiscoveryProposal]]
    """The proposal of a `discover` job. Null until the job is `done`. Present only in such a job."""

    simulation: NotRequired[Optional[SimulationReport]]
    """The result of a `simulation` job. Null until the job is `done`. Present only in such a job."""

    robustness: NotRequired[Optional[RobustnessReport]]
    """The result of a `robustness` job. Null until the job is `done`. Present only in such a job."""

    version: NotRequired[VersionNumber]
    """The version that a `shadow` job may activate. Present only in such a job."""

    report: NotRequired[Optional[JobReport]]
    """The report of a `shadow` job. Null while the sample runs. Present only in such a job."""

    export: NotRequired[EvaluationExport]
    """The export of an `evaluation_export` job. Present only in such a job."""

    created_at: Timestamp
    """The time when the job was created."""

    updated_at: Timestamp
    """The time of the last change to the job."""


class JobAwaitingConfirmEvent(TypedDict):
    """A job waits for your confirmation."""

    id: EventId
    """The id of the event. It is also a position in the feed: pass it as `after`."""

    type: Literal["job.awaiting_confirm"]
    """The type of the event."""

    timestamp: Timestamp
    """The time of the event."""

    data: JobEventData
    """The facts of the event, by type."""

    test: NotRequired[bool]
    """True for a test delivery. Absent otherwise."""

    truncated: NotRequired[bool]
    """True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise."""

    url: NotRequired[str]
    """The address of the whole event. Fetch it with your key. Present when `truncated`."""


class JobCancelledEvent(TypedDict):
    """A job was cancelled."""

    id: EventId
    """The id of the event. It is also a position in the feed: pass it as `after`."""

    type: Literal["job.cancelled"]
    """The type of the event."""

    timestamp: Timestamp
    """The time of the event."""

    data: JobEventData
    """The facts of the event, by type."""

    test: NotRequired[bool]
    """True for a test delivery. Absent otherwise."""

    truncated: NotRequired[bool]
    """True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise."""

    url: NotRequired[str]
    """The address of the whole event. Fetch it with your key. Present when `truncated`."""


class JobCompletedEvent(TypedDict):
    """A job is `done`."""

    id: EventId
    """The id of the event. It is also a position in the feed: pass it as `after`."""

    type: Literal["job.completed"]
    """The type of the event."""

    timestamp: Timestamp
    """The time of the event."""

    data: JobEventData
    """The facts of the event, by type."""

    test: NotRequired[bool]
    """True for a test delivery. Absent otherwise."""

    truncated: NotRequired[bool]
    """True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise."""

    url: NotRequired[str]
    """The address of the whole event. Fetch it with your key. Present when `truncated`."""


class JobEventData(TypedDict):
    """The job at the time of the event. `GET /jobs/{id}` returns all of it, including reports and proposals."""

    job_id: JobId
    """The job."""

    job_type: JobType
    """The type of the job."""

    status: JobStatus
    """The status of the job after the event."""

    namespace: NamespaceOrTemplate
    """The namespace of the job, or the prefix of a template job."""

    judgment: Optional[Name]
    """The judgment of the job. Null when the job has none."""

    estimate: Optional[Estimate]
    """The estimate of the job. Null when there was no estimate."""

    spend_usd: Usd
    """The cost of judging billed by the job so far."""

    documents_done: int
    """The number of documents that the job has finished."""

    error: Optional[str]
    """Why the job failed or was paused. Null otherwise."""

    failed_count: NotRequired[int]
    """The number of documents that the job could not judge."""


class JobFailedEvent(TypedDict):
    """A job has failed. `error` says why."""

    id: EventId
    """The id of the event. It is also a position in the feed: pass it as `after`."""

    type: Literal["job.failed"]
    """The type of the event."""

    timestamp: Timestamp
    """The time of the event."""

    data: JobEventData
    """The facts of the event, by type."""

    test: NotRequired[bool]
    """True for a test delivery. Absent otherwise."""

    truncated: NotRequired[bool]
    """True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise."""

    url: NotRequired[str]
    """The address of the whole event. Fetch it with your key. Present when `truncated`."""


class JobFailure(TypedDict):
    """A document that a job could not judge."""

    document_id: DocumentId
    """The document."""

    namespace: NamespaceName
    """The namespace of the document."""

    code: AnswerErrorCode
    """The reason. The error of the document's answer says more."""


JobId = str
"""The id of a job."""


class JobList(TypedDict):
    """One page of jobs."""

    jobs: List[Job]
    """The jobs, newest first."""

    next_cursor: Optional[Cursor]
    """Pass as `cursor` to get the next page. Null on the last page."""


class JobPausedEvent(TypedDict):
    """A job was paused, by a request or by a budget. If a budget paused it, `error` says so, and the job resumes by itself
    when the budget allows.
    """

    id: EventId
    """The id of the event. It is also a position in the feed: pass it as `after`."""

    type: Literal["job.paused"]
    """The type of the event."""

    timestamp: Timestamp
    """The time of the event."""

    data: JobEventData
    """The facts of the event, by type."""

    test: NotRequired[bool]
    """True for a test delivery. Absent otherwise."""

    truncated: NotRequired[bool]
    """True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise."""

    url: NotRequired[str]
    """The address of the whole event. Fetch it with your key. Present when `truncated`."""


class JobProgress(TypedDict):
    """The progress of a job."""

    documents_done: int
    """The number of documents done, including failed ones. A backfill counts the documents in its scope (the judgment's
    `applies_to` and the backfill's `filters`). The number rises to `estimate.documents` and never exceeds it.
    Documents written after the start are judged but not counted. The count restarts at 0 if another version is
    activated meanwhile. An `evaluation_export` counts the evaluations written.
    """


class JobReference(TypedDict):
    """The document whose change caused the fan-out. Retired with fan-out jobs."""

    relation: Name
    """The relation that shows the document."""

    document_id: DocumentId
    """The document."""

    revision: int
    """The revision of the document at that time."""


JobReport = Union["ShadowReport", "CompositeShadowReport"]
"""The report of a shadow job. The report of a composite version has `weights`."""


class JobResync(TypedDict):
    """What a `resync` job renders again."""

    thresholds_before: Thresholds
    """The thresholds before the change."""

    thresholds_after: Thresholds
    """The thresholds after the change."""

    readers: List[Name]
    """The judgments whose contexts show booleans of these thresholds."""


JobStatus = Literal["estimating", "awaiting_confirm", "running", "paused", "done", "failed", "cancelled"]
"""The status of a job. A `shadow` job begins as `awaiting_confirm` while its sample runs. A backfill and the other jobs
begin as `running`, or as `estimating` if they are estimated first. A job may change between `running` and `paused`.
`done`, `failed` and `cancelled` are final.

- `estimating`: The estimate is being computed. After that, the job is `awaiting_confirm` or `running`.
- `awaiting_confirm`: The job waits for `confirm`.
- `running`: The job processes pages of 256 documents. After a crash, it continues from where it was. Only requests that were in flight to an engine are sent again.
- `paused`: The job is paused: by a request until someone resumes it, or by a budget until that allows it. `error` names the budget, and is null after a request.
- `done`: The job has finished its work.
- `failed`: The job has failed. `error` says why.
- `cancelled`: The job was ended by `cancel`.
"""


JobType = Literal["backfill", "shadow", "periodic", "namespace_delete", "reference_index", "fanout", "evaluation_export", "resync", "group_build", "discover", "simulation", "robustness"]
"""The type of a job.

- `backfill`: Judges existing documents.
- `shadow`: Judges a sample with a version that you want to activate. Then it waits for `confirm`, which activates the version.
- `periodic`: One run of a periodic judgment.
- `namespace_delete`: Removes the data of a deleted namespace.
- `reference_index`: Builds the index that an entity judgment's relations need.
- `fanout`: Retired. A change elsewhere now causes judging again without a job.
- `evaluation_export`: Writes the evaluation log to files. It never spends.
- `resync`: Renders the readers of a changed threshold again.
- `group_build`: Computes the first aggregates of a new group. It judges nothing.
- `discover`: Proposes options for a `choice`. It never spends.
- `simulation`: Computes what new thresholds would change. It never spends.
- `robustness`: Asks the same in other ways: how much answers depend on the order of options, on negation and on length. Its answers are logged as shadow evaluations and become no answers of documents. It goes in pages of 16 documents. If you cancel it, answers on their way are still billed.
"""


JobTypeInput = Literal["backfill", "shadow", "periodic", "namespace_delete", "reference_index", "evaluation_export", "resync", "group_build", "discover", "simulation", "robustness"]
"""The type of a job.

- `backfill`: Judges existing documents.
- `shadow`: Judges a sample with a version that you want to activate. Then it waits for `confirm`, which activates the version.
- `periodic`: One run of a periodic judgment.
- `namespace_delete`: Removes the data of a deleted namespace.
- `reference_index`: Builds the index that an entity judgment's relations need.
- `evaluation_export`: Writes the evaluation log to files. It never spends.
- `resync`: Renders the readers of a changed threshold again.
- `group_build`: Computes the first aggregates of a new group. It judges nothing.
- `discover`: Proposes options for a `choice`. It never spends.
- `simulation`: Computes what new thresholds would change. It never spends.
- `robustness`: Asks the same in other ways: how much answers depend on the order of options, on negation and on length. Its answers are logged as shadow evaluations and become no answers of documents. It goes in pages of 16 documents. If you cancel it, answers on their way are still billed.
"""


class JobWaiting(TypedDict):
    """Why a running job makes no progress. The job retries by itself."""

    code: AnswerErrorCode
    """The kind of problem."""

    message: str
    """A text for people that describes the problem."""

    since: Timestamp
    """The time of the job's last progress."""

    retry_at: Timestamp
    """The time of the next attempt. Waits grow from 1 second to 5 minutes. After 12 failed attempts in a row, about 20
    minutes, the job fails.
    """


JoinPath = str
"""A field to join on: `id` or an attribute."""


JsonObject = Mapping[str, Any]
"""A JSON object with any members. Member names must be unique. In a request body, objects and arrays may be nested at
most 100 levels deep.

Numbers keep their values digit by digit: `12345678901234567890` stays the same. A number has at most 1,000 digits
and must be in the range of a double. `1.0` may come back as `1`, and `1e3` as `1000`.
"""


class Judgment(TypedDict):
    """A judgment: a named question. The question has versions; the settings belong to no version."""

    name: Name
    """The name of the judgment."""

    active_version: Optional[VersionNumber]
    """The version that answers. Null after deactivation."""

    freshness: JudgmentFreshness
    """When the judgment answers: the settings that apply here."""

    thresholds: Thresholds
    """The thresholds that apply here."""

    versions: List[JudgmentVersion]
    """The versions, oldest first."""

    template: NotRequired[TemplatePrefix]
    """The template prefix that the judgment is inherited from. Absent when it belongs to the namespace itself."""

    overrides: NotRequired[List[JudgmentOverride]]
    """The settings that this namespace overrides. Present exactly when the judgment is inherited."""

    fanout_sources: NotRequired[FanoutSources]
    """The origin of each value of `freshness.fanout`. Present exactly when `freshness.fanout` is."""

    weights: NotRequired[CompositeWeights]
    """The weights in use. Present exactly when the active version is a composite."""

    learned: NotRequired[LearnedAnswers]
    """What its engine has learned for the active version. Absent until it has."""

    cascade: NotRequired[CascadeBound]
    """The bound of its cascade with `max_disagreement`. Absent until it was looked for."""

    warnings: NotRequired[List[JudgmentWarning]]
    """Points to check in the definition. Absent when there are none."""


class JudgmentActivatedData(TypedDict):
    """A version that an activation made active. Creating a judgment sends no such event, although its first version is
    active at once.
    """

    namespace: NamespaceOrTemplate
    """The namespace, or the template prefix for a template's judgment."""

    judgment: Name
    """The judgment."""

    version: VersionNumber
    """The version that is active now."""

    previous_version: Optional[VersionNumber]
    """The version that was active before. Null when there was none."""

    job_id: Optional[JobId]
    """The shadow job that led to the activation. Null when there was none."""


class JudgmentActivatedEvent(TypedDict):
    """A version of a judgment was activated."""

    id: EventId
    """The id of the event. It is also a position in the feed: pass it as `after`."""

    type: Literal["judgment.activated"]
    """The type of the event."""

    timestamp: Timestamp
    """The time of the event."""

    data: JudgmentActivatedData
    """The facts of the event, by type."""

    test: NotRequired[bool]
    """True for a test delivery. Absent otherwise."""

    truncated: NotRequired[bool]
    """True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise."""

    url: NotRequired[str]
    """The address of the whole event. Fetch it with your key. Present when `truncated`."""


class JudgmentAgreementDroppedData(TypedDict):
    """A version of the engine whose answers agree with labels less often."""

    namespace: NamespaceOrTemplate
    """The namespace, or the template prefix for a template's judgment."""

    judgment: Name
    """The judgment."""

    version: VersionNumber
    """The version whose answers were compared."""

    engine: EngineName
    """The engine."""

    engine_version: str
    """The version of the engine that answers now."""

    documents: int
    """The documents with an outcome that this version of the engine has answered."""

    agreement: IntervalEstimate
    """The share of these whose most probable answer is the outcome, with the interval of Agresti & Coull (1998). Outcomes of label queues weigh as in reports."""

    before_engine: EngineName
    """The engine before."""

    before_engine_version: str
    """The version of the engine before."""

    before_documents: int
    """The documents with an outcome that the version before has answered."""

    before_agreement: IntervalEstimate
    """The same share for these."""

    p_value: float
    """The chance of so large a drop without any, adjusted for the number of comparisons of this version: Fisher's exact test (1935)."""


class JudgmentAgreementDroppedEvent(TypedDict):
    """A new version of the engine agrees with outcomes less often than the last version before it that has 20 documents with outcomes. The service compares when 20 documents of the new
    version have outcomes, and again whenever these have doubled: soon after the outcomes arrive, and at the latest in the next night. If agreement has not changed, the
    chance of this event is at most 5% for each new version of the engine. The engines of a cascade answer different documents and are not compared.
    """

    id: EventId
    """The id of the event. It is also a position in the feed: pass it as `after`."""

    type: Literal["judgment.agreement_dropped"]
    """The type of the event."""

    timestamp: Timestamp
    """The time of the event."""

    data: JudgmentAgreementDroppedData
    """The facts of the event, by type."""

    test: NotRequired[bool]
    """True for a test delivery. Absent otherwise."""

    truncated: NotRequired[bool]
    """True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise."""

    url: NotRequired[str]
    """The address of the whole event. Fetch it with your key. Present when `truncated`."""


class JudgmentCalibratedData(TypedDict):
    """A new calibration."""

    namespace: NamespaceOrTemplate
    """The namespace, or the template prefix for a template's judgment."""

    judgment: Name
    """The judgment."""

    version: VersionNumber
    """The version that was calibrated."""

    engine: EngineName
    """The engine whose evaluations the calibration was fitted on."""

    engine_version: str
    """The version of the engine whose evaluations the calibration was fitted on: the epoch."""

    method: CalibrationMethod
    """The calibration method."""

    outcomes: int
    """The number of outcomes that the calibration was fitted on."""


class JudgmentCalibratedEvent(TypedDict):
    """A judgment has a new calibration."""

    id: EventId
    """The id of the event. It is also a position in the feed: pass it as `after`."""

    type: Literal["judgment.calibrated"]
    """The type of the event."""

    timestamp: Timestamp
    """The time of the event."""

    data: JudgmentCalibratedData
    """The facts of the event, by type."""

    test: NotRequired[bool]
    """True for a test delivery. Absent otherwise."""

    truncated: NotRequired[bool]
    """True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise."""

    url: NotRequired[str]
    """The address of the whole event. Fetch it with your key. Present when `truncated`."""


class JudgmentCreate(TypedDict):
    """A judgment to create, with its first version."""

    name: Name
    """The name of the judgment. It is unique in the namespace or on the template prefix."""

    question: InstructionText
    """The question to ask of each document."""

    type: JudgmentType
    """The type of the answer. All versions of a judgment have the same type. Another type is `invalid_request`."""

    criteria: NotRequired[CriteriaInput]
    """How to decide. A `score` needs it, because it contains the levels."""

    options: NotRequired[OptionsInput]
    """The options of a `choice`. A `choice` needs them, and no other type accepts them (otherwise `invalid_request`)."""

    context: NotRequired[ContextRecipeInput]
    """What the engine sees. Default: all attributes and the whole state of the document."""

    engine: NotRequired[EngineSelectionInput]
    """The engine that answers. Default: the server's default engine."""

    horizon: NotRequired[DurationOrZero]
    """The time from an answer until its outcome is known. An outcome is compared with the newest evaluation made at or
    before its `observed_at` minus this time.

    Default: `"0s"`.
    """

    reuse: NotRequired[AnswerReuse]
    """Which documents share answers. Default: `document`."""

    applies_to: NotRequired[AttributeMatch]
    """The documents that the judgment applies to. Other documents have no answer to it. Default: every document."""

    thresholds: NotRequired[ThresholdsInput]
    """Thresholds by name. They are a setting of the judgment, not of a version. The thresholds of the first version
    become the setting, and PATCH changes it. Thresholds in a later version are stored with its definition and change
    nothing.
    """

    parts: NotRequired[Sequence[PartInput]]
    """Makes a `bool` a composite. Each part is asked as a `bool` over the same context. The answer is a logistic
    combination of the parts' log-odds and the `features`. The shadow job and a nightly run fit the weights to
    outcomes. Before the first fit, they are equal. Only a `bool` accepts parts, and then it accepts no `criteria`. A
    composite is billed as one judgment whose question is the text of all parts.
    """

    features: NotRequired[Sequence[AttributePath]]
    """Attributes, numbers or booleans, that a composite combines with its parts. Only with `parts`. A missing attribute
    counts as its mean. Before the first fit, features have no weight.
    """

    freshness: NotRequired[FreshnessSettings]
    """When the judgment answers. Default: after every write."""


class JudgmentDefinition(TypedDict):
    """The definition of a version, as it was given. It never changes."""

    name: Name
    """The name of the judgment."""

    question: InstructionText
    """The question to ask of each document."""

    type: JudgmentType
    """The type of the answer. All versions of a judgment have the same type. Another type is `invalid_request`."""

    criteria: NotRequired[Criteria]
    """How to decide. A `score` needs it, because it contains the levels."""

    options: NotRequired[Options]
    """The options of a `choice`. A `choice` needs them, and no other type accepts them (otherwise `invalid_request`)."""

    context: NotRequired[ContextRecipe]
    """What the engine sees. Default: all attributes and the whole state of the document."""

    reuse: NotRequired[AnswerReuse]
    """Which documents share answers. Default: `document`."""

    applies_to: NotRequired[AttributeMatch]
    """The documents that the judgment applies to. Other documents have no answer to it. Default: every document."""

    thresholds: NotRequired[Thresholds]
    """Thresholds by name. They are a setting of the judgment, not of a version. The thresholds of the first version
    become the setting, and PATCH changes it. Thresholds in a later version are stored with its definition and change
    nothing.
    """

    parts: NotRequired[List[Part]]
    """Makes a `bool` a composite. Each part is asked as a `bool` over the same context. The answer is a logistic
    combination of the parts' log-odds and the `features`. The shadow job and a nightly run fit the weights to
    outcomes. Before the first fit, they are equal. Only a `bool` accepts parts, and then it accepts no `criteria`. A
    composite is billed as one judgment whose question is the text of all parts.
    """

    features: NotRequired[List[AttributePath]]
    """Attributes, numbers or booleans, that a composite combines with its parts. Only with `parts`. A missing attribute
    counts as its mean. Before the first fit, features have no weight.
    """

    engine: EngineSelection
    """The engine that answers. If none was named, it is the server's default at that time."""

    horizon: DurationOrZero
    """The time from an answer until its outcome is known. `0s` when none was given."""


class JudgmentDriftDetectedData(TypedDict):
    """A period of answers that differs from the one before it."""

    namespace: NamespaceOrTemplate
    """The namespace, or the template prefix for a template's judgment."""

    judgment: Name
    """The judgment."""

    version: VersionNumber
    """The version whose answers were compared."""

    by: DriftEvidence
    """What was compared."""

    engine: Optional[EngineName]
    """The engine. Null for months."""

    engine_version: Optional[str]
    """The version of the engine that answers now. Null for months."""

    month: Optional[Month]
    """The month that was compared with the one before it. Null for versions of engines."""

    documents: int
    """The documents with an answer in this period. Of each, the newest counts."""

    before_documents: int
    """The documents of the period before."""

    stability_index: float
    """The population stability index, as in the drift report."""

    p_value: float
    """The chance of so large a difference if both periods were alike, adjusted for the number of comparisons of this period."""

    same_contexts: int
    """The contexts that were answered in both periods, word for word the same."""

    flips: int
    """How many of these have another most probable answer now."""

    sentinel_run: NotRequired[int]
    """The run of the sentinel. Absent if no sentinel found it."""


class JudgmentDriftDetectedEvent(TypedDict):
    """The answers of a judgment have drifted: `p_value` is at most 0.05 and `stability_index` at least 0.1. The service compares by itself, and asks no
    engine. It compares a new version of the engine with the one before after an hour, a day and a week, and each month with the one before
    when the next month begins. It needs 20 documents in both. If nothing has changed, the chance of this event is at most 5% for each new
    version of the engine, and for each month. For a template's judgment, at most 200 namespaces are read, drawn by chance. Nothing is judged
    again by itself. Read the drift report for details. A sentinel compares the same contexts instead. Its chance of a false alarm is at most 1% for each run.
    """

    id: EventId
    """The id of the event. It is also a position in the feed: pass it as `after`."""

    type: Literal["judgment.drift_detected"]
    """The type of the event."""

    timestamp: Timestamp
    """The time of the event."""

    data: JudgmentDriftDetectedData
    """The facts of the event, by type."""

    test: NotRequired[bool]
    """True for a test delivery. Absent otherwise."""

    truncated: NotRequired[bool]
    """True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise."""

    url: NotRequired[str]
    """The address of the whole event. Fetch it with your key. Present when `truncated`."""


class JudgmentFanout(TypedDict):
    """The fan-out settings that apply, including defaults."""

    scope: NotRequired[FanoutScope]
    """The documents that fan-out covers. Default: all."""

    debounce_ms: NotRequired[Milliseconds]
    """How long to wait for further changes before the documents are judged, in milliseconds. Each change restarts the
    wait. Default 0.
    """

    max_wait_ms: NotRequired[Milliseconds]
    """The longest delay that `debounce_ms` may cause, in milliseconds. Default 60,000."""

    job_above: NotRequired[int]
    """Retired with fan-out jobs. It has no effect. This server does not return it, and requests that set it are refused.

    Deprecated.
    """

    confirm_jobs: NotRequired[bool]
    """Retired with fan-out jobs. It has no effect. This server does not return it, and requests that set it are refused.

    Deprecated.
    """

    auto_daily_limit: NotRequired[int]
    """Retired with fan-out jobs. It has no effect. This server does not return it, and requests that set it are refused.

    Deprecated.
    """


class JudgmentFreshness(TypedDict):
    """When a judgment answers: the settings that apply here. They combine the defaults, the template's settings and this
    namespace's overrides.
    """

    policy: FreshnessPolicy
    """The policy."""

    debounce_ms: Milliseconds
    """How long a document must stay unchanged before it is judged, in milliseconds."""

    interval: NotRequired[Duration]
    """The time between two runs. Present exactly when `policy` is `periodic`."""

    max_wait_ms: Milliseconds
    """The longest delay that `debounce_ms` may cause, in milliseconds."""

    fanout: NotRequired[JudgmentFanout]
    """How a change elsewhere causes judging again. Absent when it was never set. Then the defaults apply."""


class JudgmentLearnedData(TypedDict):
    """What an engine has learned. Figures are means over documents, each of them held out of what was learned."""

    namespace: NamespaceOrTemplate
    """The namespace, or the template prefix for a template's judgment."""

    judgment: Name
    """The judgment."""

    version: VersionNumber
    """The version of the judgment."""

    engine: EngineName
    """The engine."""

    engine_version: str
    """The version of the engine that answers from now on."""

    documents: int
    """The documents that it learned from."""

    log_loss: float
    """The log loss with what was learned, in nats."""

    log_loss_before: float
    """The log loss without, calibrated if that is better."""

    accuracy: Share
    """The share of documents whose likeliest answer is right, with what was learned."""

    accuracy_before: Share
    """The same without."""


class JudgmentLearnedEvent(TypedDict):
    """The engine of a judgment with `learn` has learned from outcomes, and new answers use it. If later outcomes show that answers are no better with
    it, it is no longer used. Then `engine_version` is that of the engine alone. Nothing is judged again by itself: run a backfill.
    """

    id: EventId
    """The id of the event. It is also a position in the feed: pass it as `after`."""

    type: Literal["judgment.learned"]
    """The type of the event."""

    timestamp: Timestamp
    """The time of the event."""

    data: JudgmentLearnedData
    """The facts of the event, by type."""

    test: NotRequired[bool]
    """True for a test delivery. Absent otherwise."""

    truncated: NotRequired[bool]
    """True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise."""

    url: NotRequired[str]
    """The address of the whole event. Fetch it with your key. Present when `truncated`."""


class JudgmentList(TypedDict):
    """One page of judgments."""

    judgments: List[Judgment]
    """The judgments, sorted by name."""

    next_cursor: Optional[Cursor]
    """Pass as `cursor` to get the next page. Null on the last page."""


JudgmentOverride = Literal["thresholds", "freshness"]
"""A setting of a template that a namespace may override.

- `thresholds`: The thresholds.
- `freshness`: The freshness settings.
"""


JudgmentType = Literal["bool", "choice", "score"]
"""The type of a judgment's answer.

- `bool`: Yes or no. The answer is a probability `p`.
- `choice`: One of several options. The answer is a distribution over them.
- `score`: A level of an ordered scale. The answer is the expected level.
"""


class JudgmentUpdate(TypedDict):
    """The settings to change, as a JSON merge patch (RFC 7396). Absent members stay as they are."""

    thresholds: NotRequired[Optional[ThresholdChanges]]
    """The thresholds to set. Null as a value removes that threshold. Null instead of the object removes all of them. On a
    namespace that inherits the judgment, it restores the template's thresholds.
    """

    freshness: NotRequired[Optional[FreshnessChanges]]
    """The freshness settings to change. Null instead of the object restores the defaults. On a namespace that inherits
    the judgment, it restores the template's settings.
    """


class JudgmentVersion(TypedDict):
    """One version of a judgment. It never changes. It is kept as long as the judgment exists."""

    version: VersionNumber
    """The number of the version. Numbers start at 1."""

    created_at: Timestamp
    """The time when the version was created."""

    definition: JudgmentDefinition
    """The definition: what the version asks, and how."""


JudgmentWarning = Literal["tenants_choose_related"]
"""Something in a definition that may be a mistake.

- `tenants_choose_related`: A version on a template prefix has a relation to documents of one `namespace`, and finds them by an attribute that tenants write. So a tenant chooses which of those documents the engine sees, and its answers may reveal their content. `explain` shows them only to keys whose scope covers their namespace.
"""


KeyId = str
"""The id of an API key."""


KeyRole = Literal["read_only", "read_write"]
"""The role of a key: what it may do.

- `read_only`: Every GET that shows no secret, the query routes, and signing in and out.
- `read_write`: Everything except what needs an admin key.
"""


class LabelClaim(TypedDict):
    """Who wants to label."""

    labeler: Labeler
    """The person."""

    lease: NotRequired[Duration]
    """How long nobody else gets the document. Defaults to `10m`, at most `24h`."""

    blind: NotRequired[bool]
    """Whether the answer is hidden. Defaults to true, because people who see an answer tend to agree with it."""


class LabelClaimed(TypedDict):
    """The next document."""

    item: Optional[LabelItem]
    """Null when there is none for this person at present: each is labelled, skipped by this person, or leased by others."""


class LabelGiven(TypedDict):
    """A label."""

    labeler: Labeler
    """The person, who must have claimed the document."""

    value: OutcomeValue
    """The true value. A value that does not fit the judgment's type is `invalid_request`."""

    comment: NotRequired[str]
    """A note."""


class LabelItem(TypedDict):
    """A document to label."""

    item: int
    """Its number in the queue, from 1."""

    namespace: NamespaceName
    """The namespace of the document."""

    document_id: DocumentId
    """The document."""

    incarnation: int
    """The incarnation that was drawn."""

    attributes: Dict[str, Any]
    """Its attributes."""

    state: Dict[str, Any]
    """Its state."""

    answer: Optional[OutcomeValue]
    """The most probable answer as it was drawn. Null when it is hidden."""

    probability: float
    """Its chance of being drawn."""

    leased_until: Timestamp
    """Until when nobody else gets it."""


class LabelProgress(TypedDict):
    """How far a queue is."""

    done: int
    """Documents that as many people have labelled as asked."""

    labels: int
    """Labels given."""

    skips: int
    """Times that a person skipped a document."""

    gone: int
    """Documents that were deleted or replaced since they were drawn, and those of a namespace that has its own judgment of this name since then. Nobody
    is asked about them.
    """


class LabelQueue(TypedDict):
    """A queue of documents to label."""

    id: LabelQueueId
    """The id of the queue."""

    judgment: Name
    """The name of the judgment."""

    strategy: LabelStrategy
    """How the documents were drawn."""

    labelers: int
    """How many people label each document."""

    near: Optional[float]
    """For `uncertain`: the probability around which documents are hard. Otherwise null."""

    population: int
    """The number of documents that could be drawn: those that match and have an answer of the active version."""

    items: int
    """The number of documents that were drawn."""

    progress: LabelProgress
    """How far it is."""

    created_at: Timestamp
    """The time when the documents were drawn."""


class LabelQueueCreate(TypedDict):
    """The queue to make."""

    strategy: LabelStrategy
    """How documents are drawn."""

    size: int
    """The number of documents to draw. There may be fewer. A small queue may have more, up to ten: each stratum that has documents gives at least one, so
    that every document has a chance.
    """

    near: NotRequired[float]
    """For `uncertain`: the probability around which documents are hard. Defaults to 0.5. `invalid_request` with other strategies."""

    labelers: NotRequired[int]
    """How many people label each document. Defaults to 1. With 2 or more, people can be compared with each other."""

    where: NotRequired[Filter]
    """Draw only from documents that match this filter."""


LabelQueueId = str
"""The id of a label queue."""


class LabelQueueList(TypedDict):
    """The queues of a judgment, newest first."""

    queues: List[LabelQueue]
    """The queues. A judgment keeps up to 100."""


class LabelSkip(TypedDict):
    """A skip."""

    labeler: Labeler
    """The person, who must have claimed the document."""

    reason: str
    """Why."""


LabelStrategy = Literal["random", "stratified", "uncertain", "disagreement", "new_epoch"]
"""How the documents of a queue are drawn. Every document of the frame has a chance above 0.

- `random`: Every document has the same chance. Use it for the fairest figures.
- `stratified`: The same number from each tenth of the probability: `p` of a `bool`, that of the most probable answer of a `choice`, the share of the highest level of a `score`.
- `uncertain`: Four fifths within 0.15 of `near`, one fifth from all others. Use it to move a threshold.
- `disagreement`: Four fifths of documents that another version or engine, shadow ones included, last answered otherwise. One fifth from all others.
- `new_epoch`: Only documents answered by the newest engine version, each with the same chance.
"""


Labeler = str
"""The name of a person who labels: you choose it, for example an address or a user's id."""


class LearnedAnswers(TypedDict):
    """What the engine has last learned from outcomes for the active version, and how much better answers are with it. All figures are means over
    documents with outcomes, each of them held out of what was learned, in five parts. A document counts if it has not changed since its
    outcome was observed, less the horizon.
    """

    engine: EngineVersion
    """The engine, with the version of answers that use it."""

    in_use: bool
    """Whether new answers use it: the log loss is smaller with it, by more than chance explains. The intervals of 95% of the differences to the
    answers as they are, and to calibrated ones, are above 0.
    """

    learned_at: Timestamp
    """When it was learned."""

    labels: int
    """The documents that had outcomes. It learns again when they have grown by a half."""

    documents: int
    """The documents that it learned from: those with the newest outcomes, at most 1,000."""

    log_loss: float
    """The log loss with what was learned, in nats."""

    log_loss_before: float
    """The log loss without, calibrated if that is better."""

    accuracy: Share
    """The share of documents whose likeliest answer is right, with what was learned."""

    accuracy_before: Share
    """The same without."""


class LevelCount(TypedDict):
    """The number of answers of one level."""

    level: int
    """The level. The lowest level is 0."""

    count: int
    """The number of answers whose most probable level this is."""


LevelCriteria = Sequence["InstructionText"]
"""The levels of a `score`: 2 to 10, lowest first. The first is level 0."""


class LimitExceeded(TypedDict):
    """The organization already has as many of this resource as its plan allows. Nothing changed. `GET /organization` shows
    all limits.
    """

    error: LimitExceededError
    """What went wrong."""


class LimitExceededDetails(TypedDict):
    """Details of a `limit_exceeded`."""

    resource: NotRequired[LimitedResource]
    """The resource that has reached its limit."""

    limit: NotRequired[int]
    """The number that the plan allows."""

    used: NotRequired[int]
    """The number that exists now."""

    plan: NotRequired[PlanName]
    """A plan that allows more, if there is one."""


class LimitExceededError(TypedDict):
    """The body of `limit_exceeded`."""

    code: Literal["limit_exceeded"]
    """What went wrong. Let your program decide by this code."""

    message: str
    """A text for people: what went wrong, and what would be right."""

    details: LimitExceededDetails
    """The facts behind the message, as named members."""


LimitedResource = Literal["namespaces", "judgments", "subscriptions", "groups", "api_keys", "webhook_endpoints", "open_cursors"]
"""The resources that plans limit.

- `namespaces`: Namespaces.
- `judgments`: Judgments of all namespaces and template prefixes. An inherited judgment counts once, where it was created.
- `subscriptions`: Subscriptions, counted like judgments.
- `groups`: Groups, counted like judgments.
- `api_keys`: API keys that are not revoked.
- `webhook_endpoints`: Webhook endpoints.
- `open_cursors`: Snapshots of namespaces that open query cursors still read. Queries that begin within moments of each other share one snapshot.
"""


MailAddress = str
"""A mail address."""


MatchValue = Union[str, float, bool, "AttributeScalars", None]
"""The value that the attribute must equal, or a list of values. With a list, the attribute must equal one of them. Null
equals a missing attribute.
"""


class MatchedEvaluation(TypedDict):
    """The evaluation that an outcome is compared with."""

    version: VersionNumber
    """The judgment's version that was evaluated."""

    engine: EngineName
    """The engine that answered."""

    engine_version: str
    """The version of the engine: the calibration epoch."""

    evaluated_at: Timestamp
    """The time of the evaluation."""


class MeasuredAgreement(TypedDict):
    """How often the suggested recipe gave the same decision as the present one, on documents that it was not chosen by.
    `low` and `high` are the 95% interval of the share (Agresti & Coull 1998) over all documents that have an answer.
    """

    measured: int
    """The number of documents that the present recipe decided. If the suggested recipe leaves a document undecided, that
    is no agreement.
    """

    agreed: int
    """The number of documents with the same decision."""

    estimate: Share
    """The share of documents with the same decision."""

    low: Share
    """The lower end of the interval."""

    high: Share
    """The upper end of the interval."""


Milliseconds = int
"""Milliseconds, 0 to 86,400,000 (one day)."""


class MistakeCosts(TypedDict):
    """The cost of the two kinds of mistake, in any one unit. At least one must not be 0."""

    false_positive: float
    """The cost of a document above the threshold that is not truly positive."""

    false_negative: float
    """The cost of a document below the threshold that is truly positive."""

    at_most: NotRequired[float]
    """The highest mean cost per document that you accept, in the same unit. With it, `certified` has a threshold only if the mean
    cost stays at or below this number. Without it, `certified` tells the lowest cost that can be promised.
    """


Month = str
"""A calendar month in UTC (`2026-01`)."""


Name = str
"""The name of a judgment, attribute, threshold, group or subscription. It has 1 to 128 characters and never contains a `.`."""


class Namespace(TypedDict):
    """A namespace."""

    name: NamespaceName
    """The name of the namespace. It is unique in the organization."""

    document_count: int
    """The number of documents in the namespace."""

    bytes: int
    """The size of the documents in bytes: attributes and state as compact JSON."""

    sequence: int
    """The sequence of the namespace. Every commit of documents and every batch of stored answers raises it. It never
    falls. Concurrent writes may share a commit, so the sequence counts neither writes nor commits. You may rely on two
    rules. A larger revision is later. Two writes that change the same document never give it the same revision. Writes
    of different documents may have the same revision.

    The sequence begins at 0. If a namespace of the same name was deleted before, it continues from the last sequence
    of that one.
    """

    budget_usd_per_month: Optional[Usd]
    """The most that judging, writes and queries may cost in a calendar month (UTC), in US dollars. Null means no limit.
    The budget is used up when the spending reaches it. A budget of 0 is used up from the beginning. Work that has
    already begun continues: a page of documents (256), and what requests wait for.
    """

    on_exceeded: OnExceeded
    """What happens when the budget is used up."""

    indexed_attributes: List[IndexedAttribute]
    """The attributes with an index, sorted by name. At most 32."""

    spent_usd: Usd
    """The cost of judging, writes and queries in the current calendar month (UTC) so far, in US dollars. The budget is
    compared with this amount. Prices are graduated over the organization's month. A namespace pays the average price
    of the organization.
    """

    budget_paused: bool
    """Whether judging is paused because a budget is used up. A pause begins when there is something to judge. It ends
    when the month or the budget changes, or when a non-production prefix comes to cover the namespace.
    """

    non_production: bool
    """Whether a non-production prefix covers the namespace. If so, its usage costs 0 and does not count against budgets."""

    created_at: Timestamp
    """The time when the first write created the namespace."""

    as_of: NotRequired[Timestamp]
    """The time of these figures. Only in a list, and only while a machine that stores namespaces does not answer: the figures are then some seconds
    older than the request, and a namespace that was created within these seconds may be missing.
    """


class NamespaceBudgetData(TypedDict):
    """A budget and the spending against it."""

    namespace: NamespaceName
    """The namespace of the budget."""

    month: Month
    """The calendar month (UTC) of the budget."""

    budget_usd_per_month: Optional[Usd]
    """The namespace's own budget in US dollars. Null when it has none."""

    spend_usd: Usd
    """The spending of the namespace when the event was recorded, in US dollars."""

    budget_prefix: NotRequired[str]
    """The prefix whose budget is used up; `*` for the organization. Absent when it is the namespace's own budget, and
    when judging resumes.
    """


class NamespaceBudgetPausedEvent(TypedDict):
    """Judging in a namespace is paused because a budget is used up. Writes continue unless `on_exceeded` is `reject`. Sent
    once for each pause.
    """

    id: EventId
    """The id of the event. It is also a position in the feed: pass it as `after`."""

    type: Literal["namespace.budget_paused"]
    """The type of the event."""

    timestamp: Timestamp
    """The time of the event."""

    data: NamespaceBudgetData
    """The facts of the event, by type."""

    test: NotRequired[bool]
    """True for a test delivery. Absent otherwise."""

    truncated: NotRequired[bool]
    """True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise."""

    url: NotRequired[str]
    """The address of the whole event. Fetch it with your key. Present when `truncated`."""


class NamespaceBudgetResumedEvent(TypedDict):
    """Judging resumed: a new month began, the budget was raised or removed, or budgets no longer cover the namespace. Sent
    once for each pause. After a new month, it is sent when there is something to judge.
    """

    id: EventId
    """The id of the event. It is also a position in the feed: pass it as `after`."""

    type: Literal["namespace.budget_resumed"]
    """The type of the event."""

    timestamp: Timestamp
    """The time of the event."""

    data: NamespaceBudgetData
    """The facts of the event, by type."""

    test: NotRequired[bool]
    """True for a test delivery. Absent otherwise."""

    truncated: NotRequired[bool]
    """True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise."""

    url: NotRequired[str]
    """The address of the whole event. Fetch it with your key. Present when `truncated`."""


class NamespaceDeletedData(TypedDict):
    """A deleted namespace."""

    namespace: NamespaceName
    """The name of the namespace. It is free again."""

    job_id: JobId
    """The `namespace_delete` job that deleted it."""


class NamespaceDeletedEvent(TypedDict):
    """A namespace was deleted with everything in it."""

    id: EventId
    """The id of the event. It is also a position in the feed: pass it as `after`."""

    type: Literal["namespace.deleted"]
    """The type of the event."""

    timestamp: Timestamp
    """The time of the event."""

    data: NamespaceDeletedData
    """The facts of the event, by type."""

    test: NotRequired[bool]
    """True for a test delivery. Absent otherwise."""

    truncated: NotRequired[bool]
    """True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise."""

    url: NotRequired[str]
    """The address of the whole event. Fetch it with your key. Present when `truncated`."""


class NamespaceLevel(TypedDict):
    """A place in the hierarchy of names: a namespace, namespaces below it, or both."""

    name: NamespaceName
    """The name up to the next `/`."""

    exists: bool
    """Whether there is a namespace of exactly this name that the key may see."""

    below: bool
    """Whether there are namespaces below it. List them with this name and a `/` as `prefix`."""


class NamespaceLevels(TypedDict):
    """One page of a level."""

    levels: List[NamespaceLevel]
    """The places, each once, in the order of the first namespace of each."""

    next_cursor: Optional[Cursor]
    """Pass as `cursor` to get the next page. Null on the last page."""


class NamespaceList(TypedDict):
    """One page of namespaces."""

    namespaces: List[Namespace]
    """The namespaces, sorted by name."""

    next_cursor: Optional[Cursor]
    """Pass as `cursor` to get the next page. Null on the last page."""


NamespaceName = str
"""The name of a namespace. It has 1 to 256 bytes, and `/` separates the levels of the hierarchy. No segment is empty,
`.` or `..`. In a path, the name is one segment: send `/` as `%2F`.
"""


NamespaceNamePart = str
"""The first part of a namespace name."""


NamespaceOrTemplate = str
"""A namespace, or a template prefix ending in `/*` (sent as `%2F*` or `%2F%2A`)."""


NamespaceScope = str
"""A set of namespaces in an organization. A name alone means that one namespace. `<name>/*` and `<name>*` both mean
that namespace and everything under `<name>/`. A prefix ends at a `/` boundary: `shop*` covers `shop` and `shop/eu`,
but never `shopping`.
"""


class NamespaceSettings(TypedDict):
    """The settings of a namespace, or of a template prefix. A template prefix has no budget here."""

    budget_usd_per_month: Optional[Usd]
    """The most that judging, writes and queries may cost in a calendar month (UTC), in US dollars. Null means no limit.
    The budget is used up when the spending reaches it. A budget of 0 is used up from the beginning. Work that has
    already begun continues: a page of documents (256), and what requests wait for.
    """

    on_exceeded: OnExceeded
    """What happens when the budget is used up."""

    indexed_attributes: List[IndexedAttribute]
    """The attributes with an index, sorted by name. At most 32."""


class NamespaceTenantSummaryFailedEvent(TypedDict):
    """The template's own namespace refused the writes of a tenant summary run. For example, it was over its limits with
    `on_exceeded: reject`.
    """

    id: EventId
    """The id of the event. It is also a position in the feed: pass it as `after`."""

    type: Literal["namespace.tenant_summary_failed"]
    """The type of the event."""

    timestamp: Timestamp
    """The time of the event."""

    data: TenantSummaryFailedData
    """The facts of the event, by type."""

    test: NotRequired[bool]
    """True for a test delivery. Absent otherwise."""

    truncated: NotRequired[bool]
    """True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise."""

    url: NotRequired[str]
    """The address of the whole event. Fetch it with your key. Present when `truncated`."""


class NamespaceUpdate(TypedDict):
    """The settings to change. Absent members stay as they are."""

    budget_usd_per_month: NotRequired[Optional[Usd]]
    """The budget for a calendar month (UTC), in US dollars. Null means no limit. A key whose scope is this namespace
    alone may only lower it (otherwise `forbidden`). To raise or remove it, use an admin key, an unrestricted key, or a
    key whose scope covers more. Not for a template prefix (otherwise `invalid_request`): there,
    `PUT /budgets/{prefix}` sets one budget for all namespaces under it.
    """

    on_exceeded: NotRequired[OnExceeded]
    """What happens when the budget is used up. A change from `reject` to `pause` counts as raising the budget, and needs
    the same keys. Not for a template prefix (otherwise `invalid_request`).
    """

    indexed_attributes: NotRequired[Sequence[AttributePath]]
    """The attributes to declare. They replace those declared here before. Learned attributes stay, and so do those that a
    template, subscription, group or relation needs. Together there are at most 32 (otherwise `invalid_request`).
    Learned ones are removed first to make room.
    """


class NamespaceUsage(TypedDict):
    """A month's usage of one namespace."""

    namespace: NamespaceName
    """The namespace. Deleted namespaces stay in the months in which they were used."""

    lines: List[UsageLine]
    """The lines of the namespace. Lines without usage are left out."""

    cost_usd: Usd
    """The sum of the lines."""


NestedFilter = Union["FilterCondition", Tuple[Literal["And", "Or"], Sequence["DeepFilter"]], List[Any], Tuple[Literal["Not"], "DeepFilter"]]
"""A filter inside another."""


NoRecommendation = Literal["inactive", "too_few_outcomes", "one_sided", "unreachable", "refuted", "uncertified"]
"""Why no threshold is recommended.

- `inactive`: No version is active.
- `too_few_outcomes`: Fewer than 100 documents have outcomes matched with the active version's evaluations of the current epoch. With `confidence`: none has.
- `one_sided`: All outcomes are on one side: every document is truly positive, or none is.
- `unreachable`: No threshold meets the target.
- `refuted`: A threshold meets the target on the outcomes it was chosen on. But on other outcomes, the 95% interval of its result lies below the target.
- `uncertified`: With `confidence`, and for `decide`: no threshold can be promised. `certified` says about how many more outcomes could change that.
"""


class NonProductionPrefix(TypedDict):
    """A prefix whose namespaces are not for production. Their usage is recorded as `non_production`, costs 0, and does not
    count against budgets.
    """

    prefix: NamespaceScope
    """The namespaces that the mark covers. `staging*` is shown as `staging/*`, which means the same."""

    created_at: Timestamp
    """The time when the prefix was marked."""


class NonProductionPrefixList(TypedDict):
    """One page of marked prefixes, sorted by prefix."""

    non_production_prefixes: List[NonProductionPrefix]
    """The marked prefixes inside the key's scope."""

    next_cursor: Optional[Cursor]
    """Pass as `cursor` to get the next page. Null on the last page."""


class NotFound(TypedDict):
    """The resource does not exist, or the key may not see it."""

    error: NotFoundError
    """What went wrong."""


class NotFoundError(TypedDict):
    """The body of `not_found`."""

    code: Literal["not_found"]
    """What went wrong. Let your program decide by this code."""

    message: str
    """A text for people: what went wrong, and what would be right."""

    details: ErrorDetails
    """The facts behind the message, as named members."""


OnExceeded = Literal["pause", "reject"]
"""What happens when the budget for the month is used up.

- `pause`: Writes continue. Judging pauses, and resumes by itself when the budget allows. The service sends `namespace.budget_paused` and `.budget_resumed`.
- `reject`: Writes are refused with `budget_exceeded`. Judging pauses too.
"""


class OptionShare(TypedDict):
    """The share of one option among the answers."""

    value: str
    """The option, or `none_of_the_above`."""

    share: float
    """The share of the answers whose `value` is this option, 0 to 1."""

    mean_mass: float
    """The mean probability of this option in `dist`, 0 to 1."""


Options = Union["ChoiceOptions", "OptionsFrom"]
"""The options of a `choice`."""


_OptionsFromOthers = TypedDict("_OptionsFromOthers", {"from": "Name"})


class OptionsFrom(_OptionsFromOthers):
    """Options that are documents. The judgment decides which document of a blocking relation is meant. The answer's `value`
    is the id of one of them, or `none_of_the_above`. The engine sees an option as the beginning of what the relation
    shows of its document. If no document shares the key, no engine is asked. Such an entity judgment needs an index on
    its key attribute. Creating the judgment starts the `reference_index` job. Its answers are `pending` until that job
    is done.
    """


_OptionsFromInputOthers = TypedDict("_OptionsFromInputOthers", {"from": "Name"})


class OptionsFromInput(_OptionsFromInputOthers):
    """Options that are documents. The judgment decides which document of a blocking relation is meant. The answer's `value`
    is the id of one of them, or `none_of_the_above`. The engine sees an option as the beginning of what the relation
    shows of its document. If no document shares the key, no engine is asked. Such an entity judgment needs an index on
    its key attribute. Creating the judgment starts the `reference_index` job. Its answers are `pending` until that job
    is done.
    """


OptionsInput = Union["ChoiceOptionsInput", "OptionsFromInput"]
"""The options of a `choice`."""


class Organization(TypedDict):
    """The organization that a key belongs to. Operators create organizations and set their name and plan."""

    id: str
    """The id of the organization."""

    name: str
    """The name of the organization."""

    plan: PlanName
    """The plan, which sets the limits."""

    suggestions: bool
    """Whether the service may send samples of documents to a disclosed LLM subprocessor, to propose options and parts."""

    contacts: List[MailAddress]
    """The owners and admins. They get a mail when a webhook endpoint fails or is disabled. Only admin keys see them. For
    other keys, the list is empty.
    """

    budget_usd_per_month: NotRequired[Optional[Usd]]
    """The most that judging, writes and queries of all namespaces may cost in a calendar month (UTC), in US dollars. Null
    means no limit. Absent for keys that are restricted to a part of the namespaces.
    """

    on_exceeded: NotRequired[OnExceeded]
    """What happens when the budget is used up. Absent for restricted keys."""

    limits: NotRequired[OrganizationLimits]
    """The limits of the plan, and how much of each is used. Absent for restricted keys."""

    key: NotRequired[CallingKey]
    """The key that made this request."""

    created_at: Timestamp
    """The time when the organization was created."""


class OrganizationLimits(TypedDict):
    """The limits of the plan."""

    namespaces: Allotment
    """Namespaces."""

    judgments: Allotment
    """Judgments of all namespaces and template prefixes. An inherited judgment counts once, where it was created."""

    subscriptions: Allotment
    """Subscriptions, counted like judgments."""

    groups: Allotment
    """Groups, counted like judgments."""

    api_keys: Allotment
    """API keys that are not revoked."""

    webhook_endpoints: Allotment
    """Webhook endpoints. A request beyond this limit fails with `plan_required`."""

    open_cursors: Allotment
    """Snapshots of namespaces that open query cursors still read. Queries that begin within moments of each other share
    one snapshot. A snapshot is released within minutes after its last cursor has expired.
    """

    retained_bytes: Allotment
    """The bytes of former versions of documents and answers that open query cursors retain. They are counted in the
    background. Beyond this limit no request fails, but the cursors of the namespace that changed end: their next page
    is `invalid_request`.
    """


class OrganizationUpdate(TypedDict):
    """The settings to change. Absent members stay as they are."""

    suggestions: NotRequired[bool]
    """Allow or stop proposals of options and parts. To make proposals, the service sends samples of documents to a
    disclosed LLM subprocessor.
    """

    contacts: NotRequired[Sequence[MailAddress]]
    """Replaces the whole of `contacts`."""

    budget_usd_per_month: NotRequired[Optional[Usd]]
    """The budget of all namespaces together for a calendar month (UTC), in US dollars. Null means no limit. The spending
    of a namespace counts against this budget, those of prefixes (`PUT /budgets/{prefix}`) and its own. The budget with
    the least money left decides.
    """

    on_exceeded: NotRequired[OnExceeded]
    """What happens when the budget is used up. The initial value is `pause`. Removing the budget sets it back to `pause`."""


class Outcome(TypedDict):
    """An outcome: what really happened to a judged document."""

    id: OutcomeId
    """The id of the outcome. You chose it, or the server made it."""

    document_id: DocumentId
    """The document."""

    incarnation: NotRequired[Optional[int]]
    """The incarnation of the document that the outcome is about. Null when it is not known: when the outcome was posted,
    no document of this id existed, and none had been judged.
    """

    judgment: Name
    """The judgment that the outcome is about."""

    value: OutcomeValue
    """The true value."""

    observed_at: Timestamp
    """The time of the observation."""

    source: Optional[str]
    """The origin of the outcome. Null when you gave none."""

    comment: Optional[str]
    """The note. Null when you gave none."""

    labeler: NotRequired[Optional[str]]
    """The person who said so. Null when you gave none."""

    drawn_with: NotRequired[Optional[DrawnWith]]
    """How the document was drawn, for a label of a label queue. Otherwise null."""

    evaluation: Optional[MatchedEvaluation]
    """The evaluation that the outcome is compared with. It is the newest one made at or before `observed_at` minus the
    version's `horizon`. Shadow and failed evaluations do not count, carried ones do. Null while there is none. Then
    the outcome is kept and reported as `unmatched`.
    """

    created_at: Timestamp
    """The time when the outcome was first posted."""


OutcomeId = str
"""The id of an outcome. You choose it, or the server makes one of the form `out_…`. It is unique in its namespace. `.`
and `..` are `invalid_request`.
"""


OutcomeLevel = int
"""A level of a `score`, from 0."""


class OutcomeList(TypedDict):
    """One page of outcomes, newest observed first."""

    outcomes: List[Outcome]
    """The outcomes that pass the filters."""

    next_cursor: Optional[Cursor]
    """Pass as `cursor` to get the next page. Null on the last page."""


OutcomeOption = str
"""An option of a `choice`, or `none_of_the_above`."""


OutcomeValue = Union[bool, "OutcomeOption", "OutcomeLevel"]
"""The true value. A boolean for a `bool` judgment, an option or `none_of_the_above` for a `choice`, a whole level from
0 for a `score`.
"""


class OutcomeWrite(TypedDict):
    """An outcome to post: what really happened to a judged document."""

    id: NotRequired[OutcomeId]
    """The id of the outcome. It replaces the outcome of the same id in this namespace. When absent, the server makes an
    id, and a retry stores the outcome a second time.
    """

    document_id: DocumentId
    """The document. It may have been deleted."""

    incarnation: NotRequired[int]
    """The incarnation of the document that the outcome is about: the document's `incarnation` at that time. Defaults to
    the current one. If the document does not exist, it is the last one that was judged. The outcome is matched only
    with evaluations of this incarnation.
    """

    judgment: Name
    """The judgment that the outcome is about."""

    value: OutcomeValue
    """The true value. A value that does not fit the judgment's type is `invalid_request`."""

    observed_at: NotRequired[GivenTimestamp]
    """The time of the observation. Defaults to the time of the request."""

    source: NotRequired[str]
    """The origin of the outcome, for your own use."""

    comment: NotRequired[str]
    """A note, for your own use."""

    labeler: NotRequired[str]
    """The person who said so."""


class OutcomesCreate(TypedDict):
    """Outcomes to post."""

    outcomes: Sequence[OutcomeWrite]
    """Up to 1,000 outcomes. If several have the same id, the last one counts. Either all of them are stored or none."""


class OutcomesCreated(TypedDict):
    """The outcomes as stored."""

    outcomes: List[Outcome]
    """One outcome for each posted one, in the same order."""


class Part(TypedDict):
    """One part of a composite: a yes-or-no question over the same context."""

    name: Name
    """The name of the part in the answer's `parts`. It is unique in the definition."""

    question: InstructionText
    """The question of the part."""


class PartInput(TypedDict):
    """One part of a composite: a yes-or-no question over the same context."""

    name: Name
    """The name of the part in the answer's `parts`. It is unique in the definition."""

    question: InstructionText
    """The question of the part."""


class PartWeight(TypedDict):
    """The weight of one part of a composite."""

    name: str
    """The name of the part."""

    weight: float
    """The factor for the part's log-odds. Log-odds beyond −9.21 or 9.21 are set to these limits."""


class PeopleAgreement(TypedDict):
    """How well people agree with each other. No judge can be expected to agree with them more than that."""

    documents: int
    """The documents that at least two people have labelled. Of each, two labels count: those of the first two names."""

    agreement: IntervalEstimate
    """How often two people agree."""

    kappa: Optional[IntervalEstimate]
    """Kappa of two people, who are taken as equals (Scott 1955). Null when all labels are the same."""


class Person(TypedDict):
    """A person who signs in through the OpenID Connect provider of the operator."""

    issuer: str
    """The provider, by its issuer."""

    subject: str
    """The provider's id of the person."""

    name: Optional[str]
    """The name of the person. Null when the provider does not tell it."""

    email: Optional[str]
    """The mail address of the person. Null when the provider does not tell it."""


PlanName = Literal["developer", "team", "scale"]
"""The plan of an organization. It sets rate limits, daily allowances and the number of webhook endpoints.

- `developer`: 600 requests a minute for each key, 2 webhook endpoints, 5 proposals a day.
- `team`: 6,000 requests a minute for each key, 20 webhook endpoints, 50 proposals a day, and tenant summaries.
- `scale`: 60,000 requests a minute for each key, 100 webhook endpoints, 500 proposals a day.
"""


class PlanRequired(TypedDict):
    """The organization's plan does not include this. `details.plan` names a plan that does."""

    error: PlanRequiredError
    """What went wrong."""


class PlanRequiredDetails(TypedDict):
    """Details of a `plan_required`."""

    limit: NotRequired[int]
    """The number that the plan allows. Present when the limit is a number."""

    used: NotRequired[int]
    """The number that exists now. Present when the limit is a number."""

    plan: NotRequired[PlanName]
    """The smallest plan that allows it."""


class PlanRequiredError(TypedDict):
    """The body of `plan_required`."""

    code: Literal["plan_required"]
    """What went wrong. Let your program decide by this code."""

    message: str
    """A text for people: what went wrong, and what would be right."""

    details: PlanRequiredDetails
    """The facts behind the message, as named members."""


class PrecisionTarget(TypedDict):
    """A minimum precision. Among thresholds that reach it, the one with the highest recall is recommended."""

    precision: Share
    """The share of the documents above the threshold that must be truly positive."""


PreviousAnchor = Literal["last_answer", "created"]
"""The time whose values count as previous.

- `last_answer`: The time when the judgment last answered an earlier revision of the document. Before the first answer, there are no previous values. When a revision is judged again, it shows the same previous values.
- `created`: The time when the document was created. If the document was changed before the judgment was created, there are no previous values. If these are larger than 32,000 bytes, the fields beyond that are left out.
"""


class PreviousBaseline(TypedDict):
    """The version that answered before, on the documents that both have answered."""

    version: VersionNumber
    """The version before: of earlier versions, the one with the last answers to most of the documents."""

    documents: int
    """The documents with an answer of it, of the 5,000 newest labels at most."""

    agreement: IntervalEstimate
    """How often it agreed with the labels of these documents."""

    gain: IntervalEstimate
    """How much more often the active version agrees with them (Bonett & Price 2012)."""


class PreviousContext(TypedDict):
    """Earlier values of fields. At most 8,000 tokens of them are stored with an answer. They are cut as with `max_tokens`."""

    fields: List[ContextPath]
    """The fields whose earlier values to show."""

    anchor: NotRequired[PreviousAnchor]
    """The time whose values count as previous."""


class PreviousContextInput(TypedDict):
    """Earlier values of fields. At most 8,000 tokens of them are stored with an answer. They are cut as with `max_tokens`."""

    fields: Sequence[ContextPath]
    """The fields whose earlier values to show."""

    anchor: NotRequired[PreviousAnchor]
    """The time whose values count as previous.

    Default: `"last_answer"`.
    """


class ProposedOption(TypedDict):
    """A new option that discovery proposes."""

    value: str
    """The value that the answer has for this option."""

    description: str
    """The meaning of the option. Empty for a current option without a description."""

    absorbs: int
    """The number of sampled documents that the proposed version answered with this option."""

    sample_ids: List[DocumentId]
    """Up to 20 of these documents."""


class Quantiles(TypedDict):
    """Three quantiles of one path, each within 1% of the true value. Null when there are no numbers."""

    p50: Optional[float]
    """Half of the values are at most this."""

    p90: Optional[float]
    """Nine tenths of the values are at most this."""

    p99: Optional[float]
    """Ninety-nine hundredths of the values are at most this."""


QueryAnswers = Literal["any", "fresh_only"]
"""Selects rows by the freshness of their answers.

- `any`: All rows that match.
- `fresh_only`: Only rows whose included answers are all `fresh`. A row without one of the included answers is left out. If the query includes no answers, all rows are returned.
"""


class QueryInclude(TypedDict):
    """The fields of each row in addition to id and revision."""

    attributes: NotRequired[IncludedAttributes]
    """The names of the attributes, or `true` for all of them."""

    answers: NotRequired[Sequence[Name]]
    """The judgments whose answers to return. A judgment that the namespace neither has nor inherits is `invalid_request`."""

    state: NotRequired[bool]
    """Whether each row contains the whole state.

    Default: `False`.
    """


class QueryOptions(TypedDict):
    """All options of a query except its filter."""

    rank_by: NotRequired[RankBy]
    """The order of the rows. Default `["id", "asc"]`."""

    top_k: NotRequired[int]
    """The largest number of rows in one page.

    Default: `500`.
    """

    cursor: NotRequired[Cursor]
    """The `next_cursor` of the previous page. Send everything else unchanged except `top_k` (otherwise
    `invalid_request`). All pages of a query read one snapshot: the contents and answers at the time of the first page.
    Later writes, deletions of documents, answers and changes of judgments do not affect them. A cursor is valid for 10 minutes
    after it was issued, for any number of requests. It ends at most one hour after the query's first page, and earlier where
    changes of its namespace exceed `limits.retained_bytes` of `GET /organization`. It ends at once if a judgment is deleted
    whose answers the query reads. After its end, it is `invalid_request`.
    """

    include: NotRequired[QueryInclude]
    """The fields of each row in addition to id and revision. Default: none."""

    answers: NotRequired[QueryAnswers]
    """Selects rows by the freshness of their answers.

    Default: `"any"`.
    """

    consistency: NotRequired[Consistency]
    """The consistency of the first page. Later pages always read the snapshot of the first page.

    Default: `"strong"`.
    """

    timeout_ms: NotRequired[int]
    """The time limit of one database statement for this page, in milliseconds. Beyond it, the query fails with
    `too_expensive`, which says what would make it cheap. The default is the server's configured limit, initially 60
    seconds. It is also the maximum. Time spent waiting for a database connection does not count.
    """


class QueryRequest(TypedDict):
    """A query."""

    filters: NotRequired[Filter]
    """The filter that documents must match. Default: all documents."""

    rank_by: NotRequired[RankBy]
    """The order of the rows. Default `["id", "asc"]`."""

    top_k: NotRequired[int]
    """The largest number of rows in one page.

    Default: `500`.
    """

    cursor: NotRequired[Cursor]
    """The `next_cursor` of the previous page. Send everything else unchanged except `top_k` (otherwise
    `invalid_request`). All pages of a query read one snapshot: the contents and answers at the time of the first page.
    Later writes, deletions of documents, answers and changes of judgments do not affect them. A cursor is valid for 10 minutes
    after it was issued, for any number of requests. It ends at most one hour after the query's first page, and earlier where
    changes of its namespace exceed `limits.retained_bytes` of `GET /organization`. It ends at once if a judgment is deleted
    whose answers the query reads. After its end, it is `invalid_request`.
    """

    include: NotRequired[QueryInclude]
    """The fields of each row in addition to id and revision. Default: none."""

    answers: NotRequired[QueryAnswers]
    """Selects rows by the freshness of their answers.

    Default: `"any"`.
    """

    consistency: NotRequired[Consistency]
    """The consistency of the first page. Later pages always read the snapshot of the first page.

    Default: `"strong"`.
    """

    timeout_ms: NotRequired[int]
    """The time limit of one database statement for this page, in milliseconds. Beyond it, the query fails with
    `too_expensive`, which says what would make it cheap. The default is the server's configured limit, initially 60
    seconds. It is also the maximum. Time spent waiting for a database connection does not count.
    """


class QueryResponse(TypedDict):
    """One page of query results."""

    rows: List[QueryRow]
    """The documents, in order."""

    next_cursor: Optional[Cursor]
    """Pass as `cursor` to get the next page. Null on the last page."""

    more: bool
    """Whether there is a next page."""

    usage: Usage
    """What this page billed."""


class QueryRow(TypedDict):
    """A document that matches a query."""

    id: DocumentId
    """The id of the document."""

    revision: int
    """The revision of the document."""

    attributes: NotRequired[Attributes]
    """The included attributes that the document has. Absent when `include` names none."""

    answers: NotRequired[Answers]
    """The answers to the included judgments that apply to the document. Absent when `include` names none."""

    state: NotRequired[JsonObject]
    """The state of the document. Absent unless included."""


RankBy = Union[Tuple[str, Literal["asc", "desc"]], List[Any]]
"""A field, named as in filters, and a direction. Ascending order is: numbers, then strings (by code point), then
booleans. `desc` is the reverse. Documents with no value or an array come last in both directions. Ties are sorted by
id, ascending. Default `["id", "asc"]`.
"""


class RateLimited(TypedDict):
    """The key sent more requests than it may in a minute, too many requests wait for the database, or a daily allowance is
    used up. Nothing changed.
    """

    error: RateLimitedError
    """What went wrong."""


class RateLimitedDetails(TypedDict):
    """Details of a `rate_limited`."""

    retry_after: NotRequired[int]
    """Seconds to wait before a retry, for the limit per minute. Also in `Retry-After`."""

    resets_at: NotRequired[Timestamp]
    """The time when a daily allowance renews. Absent for the limit per minute, where `Retry-After` gives the wait."""


class RateLimitedError(TypedDict):
    """The body of `rate_limited`."""

    code: Literal["rate_limited"]
    """What went wrong. Let your program decide by this code."""

    message: str
    """A text for people: what went wrong, and what would be right."""

    details: RateLimitedDetails
    """The facts behind the message, as named members."""


class RecallTarget(TypedDict):
    """A minimum recall. Among thresholds that reach it, the one with the highest precision is recommended."""

    recall: Share
    """The share of the truly positive documents that must be above the threshold."""


class RecommendRequest(TypedDict):
    """The threshold, the target and the confidence."""

    threshold: NotRequired[Name]
    """The threshold to improve. For a `choice`, it says which option is meant. For a `score`, a document is truly
    positive when the level of its outcome is at least the present number of the threshold. Both types need it
    (otherwise `invalid_request`). A `bool` may leave it out.
    """

    target: RecommendTarget
    """The target that the threshold should meet."""

    confidence: NotRequired[Confidence]
    """How sure the promise in `certified` must be. Defaults to 0.95. If you send it, `recommended` is the certified threshold too, or
    null with the reason `uncertified`. If you do not, `recommended` is the threshold that meets the target best on the outcomes so far, without
    a promise.
    """


RecommendTarget = Union["PrecisionTarget", "RecallTarget", "CostTarget", "ReviewTarget", "DecideTarget"]
"""The target of a threshold: one of `precision`, `recall`, `cost`, `review` and `decide`."""


class Recommendation(TypedDict):
    """The threshold that meets a target, or the reason why none does."""

    judgment: Name
    """The name of the judgment."""

    version: Optional[VersionNumber]
    """The active version, whose evaluations are used. Null when there is none."""

    threshold: Optional[Name]
    """The threshold in the request. Null when there was none."""

    recommended: Optional[Threshold]
    """The recommended value, over raw answers and in the form that PATCH accepts. Null when no threshold meets the target, and for
    `decide`. With `confidence` in the request, it is that of `certified`.
    """

    outcomes: int
    """The number of outcomes used: those of the current epoch, the newest of each document. If they were drawn with different
    probabilities, it is the number of those that together are like a random sample.
    """

    epoch: NotRequired[Optional[EngineVersion]]
    """The current epoch: the engine version of the newest evaluation that was not carried forward. Outcomes of earlier epochs are not used. With a
    cascade it is one of its two engines, and the other one's answers are not considered. Null when the active version has evaluated nothing.
    """

    estimates: Optional[RecommendationEstimates]
    """The expected results. Null when nothing is recommended."""

    reason: Optional[NoRecommendation]
    """Why nothing is recommended. Null otherwise."""

    message: Optional[str]
    """A text for people: what is missing, or the best possible result. Null when there is nothing to say."""

    certified: NotRequired[Optional[Certified]]
    """The promise on documents to come. Null when no version is active or no document has outcomes."""

    decide: NotRequired[Optional[Decision]]
    """The two thresholds of a `decide` target. Null for other targets, and where `certified` is null."""


class RecommendationEstimates(TypedDict):
    """The expected results of the recommended threshold."""

    precision: HeldOutEstimate
    """The share of the documents above the threshold that are truly positive."""

    recall: HeldOutEstimate
    """The share of the truly positive documents that are above the threshold."""

    cost: Optional[HeldOutEstimate]
    """The mean cost of mistakes per document. Null without a cost target."""


class RecoverRequest(TypedDict):
    """The period to recover."""

    since: GivenTimestamp
    """Recover the deliveries queued since this time. It must be at most 30 days ago and not in the future (otherwise
    `invalid_request`).
    """


class RecoverResponse(TypedDict):
    """The result of a recovery."""

    queued: int
    """The number of deliveries queued again. 0 when there was nothing to recover, or when it was recovered before."""


class RedeliverRequest(TypedDict):
    """The endpoint that receives the event again."""

    endpoint: EndpointId
    """An endpoint that covers the event's namespace. A test delivery can go again only to the endpoint that it tested.
    Otherwise `invalid_request`.
    """


class RelatedAnswer(TypedDict):
    """An answer to show. It is never shown as a number: a threshold cuts it, or bands render it. Set exactly one of the two
    (otherwise `invalid_request`).
    """

    judgment: Name
    """A plain judgment: one whose own context reads no answers. It must exist in the namespace of the related documents."""

    cut: NotRequired[Name]
    """Show the boolean of this threshold, under `<judgment>.<threshold>`."""

    band: NotRequired[Bands]
    """Show the label of the band of its `p` or `score`, under the judgment's name. Not for a `choice`."""


class RelatedAnswerInput(TypedDict):
    """An answer to show. It is never shown as a number: a threshold cuts it, or bands render it. Set exactly one of the two
    (otherwise `invalid_request`).
    """

    judgment: Name
    """A plain judgment: one whose own context reads no answers. It must exist in the namespace of the related documents."""

    cut: NotRequired[Name]
    """Show the boolean of this threshold, under `<judgment>.<threshold>`."""

    band: NotRequired[BandsInput]
    """Show the label of the band of its `p` or `score`, under the judgment's name. Not for a `choice`."""


class Relation(TypedDict):
    """Documents to show, and answers about them. With `join`, the context has an array of `{id, document, answers}`.
    `document` has the fields, and `answers` has the answers that exist. Without `join`, it has one such object without
    `id`. Documents that do not exist are left out. The recipe's `last_n` and `window` limit arrays in the fields. When
    the rendering of a shown answer changes, or a shown field, the documents that show it are judged again as
    `freshness.fanout` says.
    """

    name: Name
    """The name of the member of `related` that has the documents. It is unique in the recipe. `options.from` refers to it."""

    join: NotRequired[RelationJoin]
    """How to find the documents. Without it, the relation is this document itself, for its answers."""

    namespace: NotRequired[NamespaceName]
    """The namespace of the related documents. Default: the same namespace. A key scope that covers the judgment must also
    cover this namespace (otherwise `forbidden`).
    """

    fields: NotRequired[List[ContextPath]]
    """The fields to show. Default: all attributes and the whole state. With `answers`, the default is no fields."""

    last_n: NotRequired[int]
    """The largest number of documents of a blocking relation. Default 50."""

    answers: NotRequired[List[RelatedAnswer]]
    """The answers about these documents to show."""


class RelationInput(TypedDict):
    """Documents to show, and answers about them. With `join`, the context has an array of `{id, document, answers}`.
    `document` has the fields, and `answers` has the answers that exist. Without `join`, it has one such object without
    `id`. Documents that do not exist are left out. The recipe's `last_n` and `window` limit arrays in the fields. When
    the rendering of a shown answer changes, or a shown field, the documents that show it are judged again as
    `freshness.fanout` says.
    """

    name: Name
    """The name of the member of `related` that has the documents. It is unique in the recipe. `options.from` refers to it."""

    join: NotRequired[RelationJoinInput]
    """How to find the documents. Without it, the relation is this document itself, for its answers."""

    namespace: NotRequired[NamespaceName]
    """The namespace of the related documents. Default: the same namespace. A key scope that covers the judgment must also
    cover this namespace (otherwise `forbidden`).
    """

    fields: NotRequired[Sequence[ContextPath]]
    """The fields to show. Default: all attributes and the whole state. With `answers`, the default is no fields."""

    last_n: NotRequired[int]
    """The largest number of documents of a blocking relation. Default 50."""

    answers: NotRequired[Sequence[RelatedAnswerInput]]
    """The answers about these documents to show."""


class RelationJoin(TypedDict):
    """How a relation finds its documents: their field must equal this document's attribute."""

    theirs: JoinPath
    """The field of the related documents.

    - `id` (a referenced document): the document whose id equals this document's attribute.
    - An attribute (a blocking relation): the documents that share the key, as their value or as an element of their
    array. At most 50 documents, newest first by `created_at`, ties by id. It never includes the document itself.
    """

    mine: AttributePath
    """The attribute of this document. If it is missing or null, the relation has no documents. An array joins by each of
    its values. An array with more than 64 different values joins by none.
    """


class RelationJoinInput(TypedDict):
    """How a relation finds its documents: their field must equal this document's attribute."""

    theirs: JoinPath
    """The field of the related documents.

    - `id` (a referenced document): the document whose id equals this document's attribute.
    - An attribute (a blocking relation): the documents that share the key, as their value or as an element of their
    array. At most 50 documents, newest first by `created_at`, ties by id. It never includes the document itself.
    """

    mine: AttributePath
    """The attribute of this document. If it is missing or null, the relation has no documents. An array joins by each of
    its values. An array with more than 64 different values joins by none.
    """


class ReliabilityBin(TypedDict):
    """One of ten bins of equal width over the predicted probability."""

    lower: float
    """The lower end of the bin. The bin includes it."""

    upper: float
    """The upper end of the bin. Only the last bin includes it."""

    count: int
    """The number of outcomes in the bin."""

    mean_predicted: Optional[float]
    """The mean predicted probability in the bin. Null in an empty bin."""

    observed: Optional[float]
    """The share of outcomes in the bin that came true. Null in an empty bin."""

    observed_low: NotRequired[Optional[float]]
    """The lower end of the 95% interval of this share (Agresti & Coull 1998). Null in an empty bin."""

    observed_high: NotRequired[Optional[float]]
    """The upper end of the 95% interval of this share. Null in an empty bin."""


class Replay(TypedDict):
    """The expected cost of keeping the answers fresh. The service replays the last week of commits under the judgment's
    policy, for documents that are in scope now:

    - `on_write` counts one answer per change. Changes that `debounce_ms` joins count as one.
    - `periodic` counts one answer for each `interval` in which the document changed.
    - `on_read` and `manual` count none.

    A history of less than a day counts as a day, so that documents loaded a moment ago do not look like a constant
    stream. All figures are 0 when there is no history.
    """

    replayed_days: float
    """The number of days that were replayed. At most 7."""

    entities: float
    """The number of documents that changed in these days."""

    judgments_per_month: float
    """Answers per month at this rate."""

    judgment_units_per_month: float
    """Judgment units per month at this rate."""

    cost_usd_per_month: Usd
    """The cost per month at this rate, in US dollars."""

    bulk_pool_share: float
    """The share of the server's bulk judging capacity that this needs. Above 1, the server cannot keep up."""

    lower_bound: bool
    """Whether the figures are a lower bound, because something is left out."""

    excludes: List[ReplayExclusion]
    """What the figures leave out."""


ReplayExclusion = Literal["fanout"]
"""What a replay leaves out.

- `fanout`: Judging again because of changes elsewhere.
"""


class RequestLogEntry(TypedDict):
    """One request in the request log."""

    id: RequestLogEntryId
    """The id of the entry."""

    at: Timestamp
    """The time of the response."""

    request_id: str
    """The id of the request, as in the `X-Request-Id` of its response. A client may send the same id several times."""

    key: RequestLogKey
    """The API key that was used."""

    session: NotRequired[SessionId]
    """The session that was used in place of the key itself. Absent without one."""

    address: str
    """The IP address of the client."""

    operation: str
    """The id of the operation, as in this document."""

    method: str
    """The HTTP method."""

    path: str
    """The path of the operation, with the names of its parameters and without their values."""

    namespace: Optional[NamespaceOrTemplate]
    """The namespace or template prefix in the path. Null when the path has none."""

    status: Optional[int]
    """The status of the response. Null when the client disconnected before it."""

    error: Optional[ErrorCode]
    """The code of the error. Null without an error."""

    duration_ms: int
    """The time from the request to its response, in milliseconds."""

    bytes_in: Optional[int]
    """The size of the request body as sent. Null when the client did not say it."""

    bytes_out: Optional[int]
    """The size of the response body as sent. Null for an event stream, and without a response."""


RequestLogEntryId = str
"""The id of an entry."""


class RequestLogEntryList(TypedDict):
    """One page of the request log, newest first."""

    requests: List[RequestLogEntry]
    """The requests."""

    left_out: List[RequestLogGap]
    """The days of which the log does not have all requests, newest first. It does not depend on the filters."""

    next_cursor: Optional[Cursor]
    """Pass as `cursor` to get the next page. Null on the last page."""


class RequestLogGap(TypedDict):
    """A day of which the log does not have all requests."""

    day: str
    """The day in UTC."""

    requests: int
    """The number of requests that are not in the log."""


class RequestLogKey(TypedDict):
    """The API key of a request."""

    id: KeyId
    """The id of the key."""

    name: Optional[str]
    """The name of the key. Null when the key no longer exists."""


RequestLogOperation = str
"""The id of an operation."""


RequestLogRequestId = str
"""The id of a request."""


RequestLogStatus = str
"""A status, such as `404`, or a class of statuses, such as `4xx`."""


class ReviewTarget(TypedDict):
    """The largest share of all documents at or above the threshold, for example of those that people must review. Among thresholds that meet it,
    the one with the highest recall is recommended: the lowest.
    """

    review: Share
    """The largest share of all documents that may be at or above the threshold."""


class RevisionConflict(TypedDict):
    """A document whose revision is not the one that a write requires."""

    id: DocumentId
    """The document."""

    if_revision: int
    """The revision that the write requires. 0 means that the document must not exist."""

    revision: int
    """The document's current revision. 0 means that it does not exist."""


class RobustnessEstimate(TypedDict):
    """The expected size and cost of a robustness job."""

    estimate: Estimate
    """Each document is asked once as it is, and once in each other way."""


class RobustnessReport(TypedDict):
    """How much answers depend on how a judgment asks."""

    documents: int
    """The contexts that were asked."""

    is_complete: bool
    """Whether the whole sample was asked. It is not if the budget of the job was used up before."""

    results: List[RobustnessResult]
    """By way of asking."""


class RobustnessRequest(TypedDict):
    """What to try."""

    sample: NotRequired[int]
    """The number of documents to draw by chance. Defaults to 100."""

    budget_usd: float
    """The most that the job may cost. `invalid_request` if the estimate is higher, with `confirm: true`. The job ends where the next page could cost more than is left."""

    confirm: NotRequired[bool]
    """Whether to start the job. Without it, the response is an estimate."""


class RobustnessResult(TypedDict):
    """What another way to ask has changed, over all contexts that were answered both ways."""

    variant: RobustnessVariant
    """The way of asking."""

    documents: int
    """The contexts that were answered both ways."""

    turned: Optional[IntervalEstimate]
    """The share whose most probable answer turned, with the interval of Agresti & Coull (1998). Null without contexts."""

    change: Optional[IntervalEstimate]
    """The mean change: of the probability of a `bool`, of a `score` in levels, and for a `choice` of the probability of the answer that was most probable before. For
    `padded` it is the bias by length. Null without contexts. The interval is Student's, with two changes added that were not seen: as large as can be, one in each direction.
    """

    size: Optional[IntervalEstimate]
    """The mean size of changes in the same unit, whatever their direction. Null without contexts."""

    first_position: Optional[IntervalEstimate]
    """For a `choice` that is `reordered`, the bias by position: how much probability an option gains by being listed first and not last. Null otherwise. It is the mean of the
    first and the last option.
    """


RobustnessVariant = Literal["repeated", "reordered", "negated", "exchanged", "padded"]
"""Another way to ask the same.

- `repeated`: Word for word the same. It tells how often the engine changes an answer by itself.
- `reordered`: Of a `choice`, the options in the opposite order. Of a `score`, the highest level first; the score is read back.
- `negated`: Of a `bool`: whether the right answer is no. The probability is read back.
- `exchanged`: Of a `bool`: with the words yes and no exchanged. The probability is read back.
- `padded`: The context with a text added that says nothing, as long as the context, and at least 200 characters.
"""


class Rotation(TypedDict):
    """Options for rotating a secret or a key."""

    previous_valid_for: NotRequired[DurationOrZero]
    """How long the old secret or key stays valid beside the new one. At most 7 days (`7d`, `168h`); a longer time is
    `invalid_request`. `0s` ends the old one at once.

    Default: `"24h"`.
    """


class ScoreShadowSide(TypedDict):
    """The answers of a `score` version over the sample."""

    type: Literal["score"]
    """The type of the version."""

    mean: float
    """The mean of `score`."""

    histogram: List[LevelCount]
    """The number of answers for each level, from 0."""


class Sentinel(TypedDict):
    """A sentinel and what it found."""

    judgment: Name
    """The name of the judgment."""

    size: int
    """How many contexts to draw."""

    every: SentinelInterval
    """How often the contexts are asked again."""

    budget_usd_a_month: float
    """The most that its questions may cost in a calendar month."""

    on_drift: SentinelAction
    """What happens when answers have drifted."""

    version: Optional[VersionNumber]
    """The version of the judgment that the contexts were drawn for. Another version draws anew. Null before the first draw."""

    contexts: int
    """The contexts that are left. Those of deleted documents are removed within a day."""

    drawn_at: Optional[Timestamp]
    """The time of the draw. Null before it."""

    spent_usd: float
    """What its questions have cost in this calendar month."""

    waiting: Optional[str]
    """Why nothing is asked at present, although a run is due or open. Null otherwise."""

    created_at: Timestamp
    """The time when it was turned on."""

    runs: List[SentinelRun]
    """Its runs, newest first. The newest 100 are kept."""


SentinelAction = Literal["notify", "pause"]
"""What the service does by itself when answers have drifted.

- `notify`: Only the event `judgment.drift_detected`.
- `pause`: The event, and the judgment is deactivated in the same transaction. It asks nothing more until you activate a version. Answers, versions and settings stay.
"""


class SentinelAnswer(TypedDict):
    """An answer to a context."""

    value: OutcomeValue
    """The most probable answer."""

    number: float
    """The probability of a `bool`, the score of a `score`, the probability of `value` for a `choice`."""


class SentinelComparison(TypedDict):
    """A run beside the one before it."""

    before_run: int
    """The run compared with: the last one before with at least 20 answers to these contexts."""

    before_engine: EngineName
    """The engine of that run."""

    before_engine_version: str
    """The version of the engine of that run."""

    same_contexts: DriftPairs
    """The same contexts in both runs."""

    changed: int
    """How many contexts have another most probable answer, or are on another side of a threshold."""

    p_value: float
    """The chance of so large a difference if both runs were answered alike, from two tests adjusted by Holm. The first asks whether answers move in
    one direction: a randomization test of the moves' signs. The second asks whether more contexts changed than between the last two runs of one version without a drift:
    Fisher's exact test, one-sided. For a cascade these are its first two runs.
    """

    drifted: bool
    """Whether answers have drifted: `p_value` is at most 0.01, and at least 2 of 100 contexts changed. If the engine answers as before, the chance of a false alarm
    is at most 1% for each run.
    """

    largest_moves: List[SentinelMove]
    """The contexts whose answers moved most, at most 10."""


SentinelInterval = Literal["weekly", "on_new_version"]
"""How often the contexts are asked again where the engine's version does not change.

- `weekly`: Seven days after the last run began.
- `on_new_version`: Only when another version of the engine answers.
"""


class SentinelMove(TypedDict):
    """A context whose answer moved."""

    namespace: NamespaceName
    """The namespace of the document."""

    document_id: DocumentId
    """The document. Its context is as it was when it was drawn."""

    before: SentinelAnswer
    """The answer before."""

    now: SentinelAnswer
    """The answer now."""

    distance: float
    """How far they are apart, from 0 to 1: the difference of probabilities or of scores by the highest level, for a `choice` the total variation distance."""


SentinelReason = Literal["drawn", "noise", "engine_version", "interval"]
"""Why a run began.

- `drawn`: The contexts were drawn.
- `noise`: Directly after the first run: it tells how often the engine changes an answer by itself.
- `engine_version`: Another version of the engine answers.
- `interval`: The interval has passed.
"""


class SentinelRun(TypedDict):
    """One time that the contexts were asked."""

    run: int
    """Its number, from 1."""

    reason: SentinelReason
    """Why it began."""

    version: VersionNumber
    """The version of the judgment."""

    started_at: Timestamp
    """The time when it began."""

    ended_at: Optional[Timestamp]
    """The time when its last question was answered. Null while it runs."""

    engine: Optional[EngineName]
    """The engine that gave most answers. Null while it runs, and without answers."""

    engine_version: Optional[str]
    """The version of the engine that gave most answers. Null while it runs, and without answers."""

    answered: int
    """The contexts with an answer."""

    failed: int
    """The contexts that the engine could not answer."""

    cost_usd: float
    """What its questions cost."""

    compared: Optional[SentinelComparison]
    """Beside the run before. Null while it runs, and when nothing can be compared."""


class SentinelUpdate(TypedDict):
    """The sentinel to set."""

    size: int
    """How many contexts to draw. There are fewer if there are fewer documents, or if they have more than 8 MB together."""

    every: NotRequired[SentinelInterval]
    """How often the contexts are asked again. Defaults to `weekly`."""

    budget_usd_a_month: float
    """The most that its questions may cost in a calendar month. A run that would cost more waits for the next month. Budgets of namespaces
    apply too.
    """

    on_drift: NotRequired[SentinelAction]
    """What happens when answers have drifted. Defaults to `notify`."""


class Session(TypedDict):
    """A session of a browser."""

    id: SessionId
    """The id of the session."""

    created_at: Timestamp
    """The time of the sign-in."""

    expires_at: Timestamp
    """The time when the session ends, however much it is used."""

    idle_expires_at: Timestamp
    """The time when the session ends if no request uses it until then."""


SessionId = str
"""The id of a session. It is no secret: only the cookie's value opens the session."""


class ShadowReport(TypedDict):
    """A comparison of a version with the active one over the same sample. Shadow evaluations are in the evaluation log and
    give no answers.
    """

    documents: int
    """The number of documents in the sample: 1,000 at random, or all if there are fewer."""

    current: ShadowSide
    """The answers of the active version."""

    candidate: ShadowSide
    """The shadow evaluations of the version that you want to activate."""

    threshold_flips: ThresholdFlips
    """For each threshold, the number of sampled documents whose boolean would change."""

    recompute: Estimate
    """The expected size and cost of judging every document with the version."""

    downstream: NotRequired[List[DownstreamLine]]
    """One line for each reader whose rendered band or cut differs between the two versions' answers to the sampled
    documents. Absent when there is none. The monthly number assumes that documents are judged as often as in the last
    week.
    """


ShadowSide = Union["BoolShadowSide", "ChoiceShadowSide", "ScoreShadowSide"]
"""The answers of one version over the sample, by type."""


Share = float
"""A share between 0 and 1."""


class ShareEngine(TypedDict):
    """Documents that one engine version has answered."""

    engine: EngineName
    """The name of the engine."""

    engine_version: str
    """The version of the engine."""

    documents: int
    """The documents whose answers it gave."""


class ShareFigures(TypedDict):
    """Shares, and what they rest on."""

    documents: int
    """The documents that match and have an answer of the active version. The shares are about these."""

    labels: int
    """The labels used: outcomes of these documents, the newest of each. A label counts when it was observed after the last change of the
    document, or of what the answer was given from, and after the version's `horizon`. It may be older than the engine's present version. If the engine has learned from outcomes, a label counts when the document
    had none before it was answered.
    """

    drawn: int
    """Of these, the labels from label queues. All others are taken as if their documents were drawn at random."""

    effective_labels: float
    """How many labels of equal weight would tell as much (Kish 1965)."""

    values: List[ShareValue]
    """For a `bool` and a `score` one value. For a `choice`, the options, the likeliest first: at most 100."""


class ShareGroup(TypedDict):
    """The shares among documents that have one value of an attribute."""

    value: Any
    """The value of the attribute. Null for documents without it."""

    documents: int
    """The documents that match and have an answer of the active version. The shares are about these."""

    labels: int
    """The labels used: outcomes of these documents, the newest of each. A label counts when it was observed after the last change of the
    document, or of what the answer was given from, and after the version's `horizon`. It may be older than the engine's present version. If the engine has learned from outcomes, a label counts when the document
    had none before it was answered.
    """

    drawn: int
    """Of these, the labels from label queues. All others are taken as if their documents were drawn at random."""

    effective_labels: float
    """How many labels of equal weight would tell as much (Kish 1965)."""

    values: List[ShareValue]
    """For a `bool` and a `score` one value. For a `choice`, the options, the likeliest first: at most 100."""


ShareMethod = Literal["ppi_plus_plus"]
"""How corrected figures are computed.

- `ppi_plus_plus`: Prediction-powered inference with power tuning (Angelopoulos, Duchi & Zrnic 2023), weighted by the chances of being drawn.
"""


class ShareReport(TypedDict):
    """The share of yes, the mix of a choice or the mean of a score."""

    judgment: Name
    """The name of the judgment."""

    type: JudgmentType
    """The type of the judgment."""

    version: Optional[VersionNumber]
    """The active version. Null when there is none. Then there are no documents."""

    method: ShareMethod
    """How corrected figures are computed."""

    engines: List[ShareEngine]
    """The engine versions behind the answers, those with the most documents first."""

    all: ShareFigures
    """Among all documents that match."""

    groups: List[ShareGroup]
    """With `by`: among the documents with each value of the attribute, the most frequent values first, at most 100. Only strings of up to 256
    bytes, numbers, booleans and missing values make groups.
    """

    groups_left_out: int
    """The documents in no listed group."""


class ShareValue(TypedDict):
    """How often one value is true, or the mean of a score."""

    value: Optional[OutcomeValue]
    """`true` for a `bool`, an option or `none_of_the_above` for a `choice`. Null for a `score`, whose figures are mean levels."""

    judge: Optional[IntervalEstimate]
    """As the judge says: the mean of its probabilities, or of its scores. Its interval is about which documents there are. It
    says nothing about mistakes of the judge. Null when no document has an answer.
    """

    labels: Optional[IntervalEstimate]
    """As labels say, weighted by the chances of being drawn. Intervals of shares are those of Agresti & Coull (1998) with the effective number of labels.
    Null with fewer than 10 labels.
    """

    corrected: Optional[IntervalEstimate]
    """As the judge says, corrected by labels. Of the three, use this one. Null with fewer than 10 labels. The interval contains the true figure in at least
    about 95 of 100 cases, also where the judge is wrong. Each value has its own interval.
    """

    power: Optional[float]
    """How much of the judge's answers the corrected figure uses, from 0 (labels alone) to 1. Null without a corrected figure."""


class SignedIn(TypedDict):
    """Who makes the request."""

    organization: str
    """The id of the organization."""

    key: CallingKey
    """The key that the request uses. A session may do what its key may do."""

    session: Optional[Session]
    """The session of the request's cookie. Null for a request that sends a key."""

    person: NotRequired[Person]
    """The person who signed in through OpenID Connect. Absent for others."""


SigningSecret = str
"""A signing secret: `whsec_` and base64. To get the HMAC-SHA256 key, base64-decode the part after the prefix."""


class SimulateRequest(TypedDict):
    """The thresholds to try."""

    thresholds: ThresholdsInput
    """Thresholds in the form that PATCH accepts. Thresholds that you do not name stay as they are. At least one."""

    sample: NotRequired[int]
    """The largest number of documents to look at, for example the `larger_sample` of an earlier report. The choice of
    documents depends only on the judgment. All simulations of one judgment look at the same documents as long as these
    exist. A larger sample contains every document of a smaller one.

    Default: `1000`.
    """


class SimulatedFlips(TypedDict):
    """The effect of changing one threshold, on the sample and on all documents."""

    to_true: int
    """The number of sampled documents whose boolean would become true. For a new threshold: those for which it would be true."""

    to_false: int
    """The number of sampled documents whose boolean would become false."""

    unchanged: int
    """The number of sampled documents whose boolean would stay the same."""

    rate: float
    """The share of documents that would flip, 0 to 1."""

    low: float
    """The lower end of its 95% interval, exact for samples without replacement. Equals `rate` when every document was
    looked at.
    """

    high: float
    """The upper end of its 95% interval, exact for samples without replacement. Equals `rate` when every document was
    looked at.
    """


class SimulationExclusions(TypedDict):
    """Documents that are not part of a simulation's `population`."""

    failed: int
    """The number of documents whose last attempt failed, even if an earlier answer is still shown."""

    out_of_scope: int
    """The number of documents that the judgment does not apply to."""


class SimulationReport(TypedDict):
    """The effect of setting thresholds."""

    population: int
    """The number of documents that have an answer, fresh or not, and are not `excluded`."""

    sampled: int
    """The number of these documents that were looked at."""

    thresholds: Dict[str, SimulatedFlips]
    """For each threshold, what would flip."""

    examples: List[DocumentId]
    """Up to 20 of the sampled documents with at least one boolean that would flip."""

    excluded: SimulationExclusions
    """The documents that were left out."""

    fanout: Estimate
    """The expected cost of judging the readers again if you set the thresholds. It covers contexts that would show
    another boolean, of documents in the scope of their judgment's `freshness.fanout`. It is exact if a reader has
    answered up to 1,000 documents there. Otherwise, it comes from a sample of that size. Its `downstream` has a line
    for each reader whose cut flips, by the change itself or in last week's answers under the new thresholds. From
    those answers, the line gives what the reader would judge again per month.
    """

    larger_sample: Optional[int]
    """A sample size that would make every interval narrow enough to use, at most 0.05 wide. Null when this sample does
    so, or when all documents were looked at. Pass it as `sample`.
    """


SizeClass = Literal["standard", "large", "extra_large"]
"""The size class of a compiled context plus question. It sets the judgment units.

- `standard`: Up to 2,000 tokens: 1 unit.
- `large`: Up to 8,000 tokens: 4 units.
- `extra_large`: Up to 32,000 tokens: 16 units.
"""


SkippedReason = Literal["endpoint_disabled", "not_covered", "not_requested"]
"""Why a delivery was skipped.

- `endpoint_disabled`: The endpoint was disabled before the delivery succeeded.
- `not_covered`: The event is about a namespace, or about the whole organization, that the endpoint does not cover any more.
- `not_requested`: The event is of the audit log, and the endpoint's `events` do not include `audit.recorded` any more.
"""


class Subscription(TypedDict):
    """A saved filter. It sends an event when a document starts or stops matching."""

    id: SubscriptionId
    """The id of the subscription. It is the same in every namespace that inherits the subscription."""

    name: Name
    """The name of the subscription."""

    filters: Filter
    """The filter. Documents that match it are members."""

    events: List[SubscriptionTransition]
    """The transitions that are sent."""

    include: SubscriptionInclude
    """The fields that events carry in addition to those that the filter reads."""

    endpoint: Optional[EndpointId]
    """The webhook endpoint that receives the events. Null when there is none, or when it was deleted. Then events are in
    the feed only.
    """

    bulk: SubscriptionBulk
    """How transitions caused by bulk changes are sent."""

    status: Optional[SubscriptionStatus]
    """The status in this namespace. Null on a template prefix path."""

    live_at: Optional[Timestamp]
    """The time when the subscription became `live` in this namespace. Null before that, and on a template prefix path."""

    lag_ms: Optional[int]
    """The lag in milliseconds: how long the oldest change that was not evaluated yet has waited. 0 when the subscription
    is up to date. A moved threshold counts as evaluated when all documents were compared again. Null
    while `syncing` and on a template prefix path. A subscription without changes records its progress about once a
    minute.
    """

    warnings: List[SubscriptionWarning]
    """The problems of the subscription. Empty when there are none."""

    created_at: Timestamp
    """The time when the subscription was created."""

    template: NotRequired[TemplatePrefix]
    """The template prefix that the subscription is inherited from. Absent when it belongs to the namespace itself."""


SubscriptionBulk = Literal["summary", "deliver"]
"""How to send transitions caused by a bulk change. Bulk changes are a backfill, the first sync, and a resync after a
threshold edit, an activation or new composite weights.

- `summary`: The service updates membership without events and sends one `subscription.synced` at the end.
- `deliver`: The service sends every transition, with its cause.
"""


class SubscriptionCreate(TypedDict):
    """A subscription to create."""

    name: Name
    """The name of the subscription. It is unique in the namespace or on the template prefix."""

    filters: Filter
    """The filter. Documents that match it are members. Fields of a judgment with policy `on_read` are `invalid_request`.
    If a judgment becomes `on_read` later, or loses what the filter names, the filter sees only what the stored answers
    contain.

    A document is evaluated when it or one of its answers changes. All documents are evaluated when a judgment's
    version or thresholds change. An answer may also turn from `pending` to `stale`, or back, for another reason. That
    alone starts no evaluation: a condition on `.freshness` sees it at the next change.
    """

    events: NotRequired[Sequence[SubscriptionTransition]]
    """The transitions to send.

    Default: `["entered","exited"]`.
    """

    include: NotRequired[SubscriptionIncludeInput]
    """The fields that events carry in addition to those that the filter reads."""

    endpoint: NotRequired[EndpointId]
    """The webhook endpoint that receives the events. Without one, events are in the feed only."""

    bulk: NotRequired[SubscriptionBulk]
    """How to send transitions caused by bulk changes.

    Default: `"summary"`.
    """


class SubscriptionEnteredEvent(TypedDict):
    """A document started to match a subscription."""

    id: EventId
    """The id of the event. It is also a position in the feed: pass it as `after`."""

    type: Literal["subscription.entered"]
    """The type of the event."""

    timestamp: Timestamp
    """The time of the event."""

    data: SubscriptionTransitionData
    """The facts of the event, by type."""

    test: NotRequired[bool]
    """True for a test delivery. Absent otherwise."""

    truncated: NotRequired[bool]
    """True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise."""

    url: NotRequired[str]
    """The address of the whole event. Fetch it with your key. Present when `truncated`."""


class SubscriptionExitedEvent(TypedDict):
    """A document stopped matching a subscription, or was deleted."""

    id: EventId
    """The id of the event. It is also a position in the feed: pass it as `after`."""

    type: Literal["subscription.exited"]
    """The type of the event."""

    timestamp: Timestamp
    """The time of the event."""

    data: SubscriptionTransitionData
    """The facts of the event, by type."""

    test: NotRequired[bool]
    """True for a test delivery. Absent otherwise."""

    truncated: NotRequired[bool]
    """True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise."""

    url: NotRequired[str]
    """The address of the whole event. Fetch it with your key. Present when `truncated`."""


SubscriptionId = str
"""The id of a subscription."""


class SubscriptionInclude(TypedDict):
    """The fields that an event carries in addition to those that the filter reads, which are always included. `state` is
    never included. At most 24 fields in total, counting those that the filter reads.
    """

    attributes: NotRequired[List[Name]]
    """The names of attributes to include."""

    answers: NotRequired[List[Name]]
    """The judgments whose answers to include. A judgment with policy `on_read` is `invalid_request`."""


class SubscriptionIncludeInput(TypedDict):
    """The fields that an event carries in addition to those that the filter reads, which are always included. `state` is
    never included. At most 24 fields in total, counting those that the filter reads.
    """

    attributes: NotRequired[Sequence[Name]]
    """The names of attributes to include."""

    answers: NotRequired[Sequence[Name]]
    """The judgments whose answers to include. A judgment with policy `on_read` is `invalid_request`."""


class SubscriptionList(TypedDict):
    """One page of subscriptions, sorted by name."""

    subscriptions: List[Subscription]
    """The subscriptions, including inherited ones."""

    next_cursor: Optional[Cursor]
    """Pass as `cursor` to get the next page. Null on the last page."""


SubscriptionStatus = Literal["syncing", "live"]
"""The status of a subscription in one namespace.

- `syncing`: The service computes the first membership. Until that is complete, only `bulk: deliver` sends events.
- `live`: The subscription follows every change.
"""


class SubscriptionSyncedData(TypedDict):
    """A bulk change of members that is complete."""

    subscription: SubscriptionId
    """The subscription."""

    subscription_name: Name
    """The name of the subscription. Use it in the subscription's query."""

    namespace: NamespaceName
    """The namespace whose members are now up to date."""

    sequence: int
    """The sequence of the namespace that membership is computed up to."""

    cause: TransitionCause
    """The cause of the change: `backfill`, `sync`, `threshold`, `activation`, `weights` or `calibration`. With `delete`,
    the namespace was deleted and `members` is 0.
    """

    members: int
    """The number of members now."""

    entered: int
    """The number of documents that started matching in the change. If `bulk` of the subscription was switched
    meanwhile, those with an event of their own are not counted. An earlier change that ends with
    this one is counted too.
    """

    exited: int
    """The number of documents that stopped matching in the change. They are counted like `entered`."""


class SubscriptionSyncedEvent(TypedDict):
    """A bulk change of a subscription's members is complete. Read them again with the subscription's query."""

    id: EventId
    """The id of the event. It is also a position in the feed: pass it as `after`."""

    type: Literal["subscription.synced"]
    """The type of the event."""

    timestamp: Timestamp
    """The time of the event."""

    data: SubscriptionSyncedData
    """The facts of the event, by type."""

    test: NotRequired[bool]
    """True for a test delivery. Absent otherwise."""

    truncated: NotRequired[bool]
    """True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise."""

    url: NotRequired[str]
    """The address of the whole event. Fetch it with your key. Present when `truncated`."""


SubscriptionTransition = Literal["entered", "exited"]
"""A change of membership that a subscription can send.

- `entered`: A document starts to match. The event is `subscription.entered`.
- `exited`: A document stops matching or is deleted. The event is `subscription.exited`.
"""


class SubscriptionTransitionData(TypedDict):
    """A document that started or stopped matching."""

    subscription: SubscriptionId
    """The subscription."""

    subscription_name: Name
    """The name of the subscription. Use it in the subscription's query."""

    namespace: NamespaceName
    """The namespace of the document. For a template's subscription, it is the tenant's namespace."""

    document_id: DocumentId
    """The document."""

    revision: int
    """The revision of the document at that sequence. For a deleted document, it is the last revision that the
    subscription evaluated.
    """

    incarnation: int
    """The incarnation of the document. It changes when a deleted document is written again."""

    sequence: int
    """The sequence of the commit or the stored answers that changed membership. For a deleted document, it is the
    sequence of the deletion. It grows with each change in the namespace, even when the namespace was deleted and
    written again. In one subscription, a document never has two events with the same sequence. Keep the event with the
    highest sequence you have seen.
    """

    cause: TransitionCause
    """Why the document started or stopped matching."""

    attributes: NotRequired[Attributes]
    """The attributes that the filter reads and that `include` names. Left out of a truncated event and for a deleted document."""

    answers: NotRequired[Answers]
    """The answers that the filter reads and that `include` names. Left out of a truncated event and for a deleted document."""


class SubscriptionUpdate(TypedDict):
    """The members to change. You cannot change the filter. To follow another filter, create another subscription."""

    events: NotRequired[Sequence[SubscriptionTransition]]
    """Replaces the whole of `events`."""

    include: NotRequired[Optional[SubscriptionIncludeInput]]
    """Replaces the whole of `include`. Null removes it."""

    endpoint: NotRequired[Optional[EndpointId]]
    """The endpoint that receives events recorded from now on. Null means the feed only."""

    bulk: NotRequired[SubscriptionBulk]
    """How to send transitions caused by bulk changes from now on. It also applies to a change in progress. If that had
    transitions without events until now, one `subscription.synced` tells of them at the end.
    """


class SubscriptionWarning(TypedDict):
    """A problem that keeps a subscription from doing its work."""

    code: SubscriptionWarningCode
    """The kind of problem. Let your program decide by this code."""

    message: str
    """A text for people: the problem and its solution."""

    judgment: NotRequired[Name]
    """The judgment with the problem, if there is one."""


SubscriptionWarningCode = Literal["judgment_inactive", "judgment_on_read", "field_missing", "endpoint_disabled", "endpoint_not_covering"]
"""Why a subscription may not do its work.

- `judgment_inactive`: The filter or `include` reads a judgment that has no active version.
- `judgment_on_read`: The filter or `include` reads a judgment that was later set to `on_read`. Its answers change only when somebody reads them.
- `field_missing`: The filter reads a field that the judgment's answers do not have. Examples are a removed threshold, an option of another version, or a part of another type. A namespace may have its own judgment of that name, with another type. Every document counts as if this field were null. Or the filter compares a choice's `value` with something that is no option of the active version. Then only answers of another version can match.
- `endpoint_disabled`: The endpoint is disabled. Until it is enabled, events go only to the feed.
- `endpoint_not_covering`: The endpoint's `namespace_prefix` was narrowed. Events about namespaces outside it go only to the feed.
"""


class SuggestPartsRequest(TypedDict):
    """How many parts to propose."""

    count: NotRequired[int]
    """The largest number of parts to propose.

    Default: `5`.
    """


class SuggestPartsResponse(TypedDict):
    """Parts proposed for a composite version of the judgment."""

    parts: List[SuggestedPart]
    """The parts to choose from. Empty when there is no proposal."""

    sampled: int
    """The number of documents that were read."""


class SuggestedCascade(TypedDict):
    """A cascade that decides nearly the same and costs less. The price of an answer depends on the engine where the operator's
    price list says so. Costs are what each engine is billed at most.
    """

    engine: EngineSelection
    """The `engine` of a version with the cascade. `min_confidence` is the bound that was found. With `max_disagreement` in
    its place, the service finds and watches a bound by itself.
    """

    documents: int
    """The number of documents that both engines decided or could not answer."""

    answered: Share
    """The share of them that the first engine answers."""

    disagreed: float
    """The share of them that get another decision: the expected loss of agreement."""

    disagreed_at_most: float
    """The largest share of documents that get another decision, with confidence 0.95."""

    cost_per_answer: float
    """The average cost of one answer with the cascade over the sample, in judgment units: of both engines together."""

    present_cost_per_answer: float
    """The average cost of one answer of the judgment's engine alone, in judgment units."""

    saving: Share
    """The share of the cost that the cascade saves."""

    saving_usd_per_1000: Usd
    """What 1,000 answers cost less, on top of this month's usage. 0 where judging has no price."""


class SuggestedContext(TypedDict):
    """A recipe that fits. The service computes it from a sample of up to 200 documents that the judgment applies to. These
    are the ones that changed last, and the first by id. The sample has about 4 MB at most, and of a larger state the
    service reads the first 1,048,576 characters as the database stores it. The recipe shows the fields that carry
    information, nearest to the root and smallest first. It stays within the standard size class if the question leaves
    room for that. Costs are in judgment units, because no response contains prices.
    """

    recipe: ContextRecipe
    """The recipe."""

    cost_per_answer: float
    """The average cost of one answer with this recipe over the sample, in judgment units by size class alone."""

    whole_state_cost_per_answer: float
    """The average cost of one answer with the whole document over the sample, in judgment units by size class alone."""

    sampled_documents: int
    """The number of sampled documents."""

    excluded: List[ExcludedField]
    """The fields that the recipe leaves out, and why."""


class SuggestedPart(TypedDict):
    """A proposed part."""

    name: Name
    """A name for the part."""

    question: InstructionText
    """A yes-or-no question that can be asked of each document."""


SystemOneAnswer = Union["SystemOneNoulAnswer", "SystemOneChoiceAnswer", "SystemOneScoreAnswer"]
"""An answer, of the kind of its question."""


class SystemOneChoice(TypedDict):
    """A question that chooses one of several labels."""

    type: Literal["choice"]
    """The kind of question."""

    instructions: NotRequired[SystemOneText]
    """The question."""

    criteria: SystemOneLabels
    """The labels. 1 to 254, and in addition `none_of_the_above`, which means the option of that name that every choice of
    this service has.
    """


class SystemOneChoiceAnswer(TypedDict):
    """The answer to a `choice`."""

    type: Literal["choice"]
    """The kind of question."""

    choice: str
    """The most probable label."""

    confidence: float
    """`(n × peak − 1) / (n − 1)` over the n labels. 1 for a single label."""

    probabilities: Dict[str, float]
    """The probability of each label. The judgment also has the option `none_of_the_above`. Where the question does not
    name it, its probability is shared out among the labels in proportion.
    """


SystemOneLabels = Mapping[str, "SystemOneText"]
"""The labels of a choice, each with its description or null."""


class SystemOneNoul(TypedDict):
    """A question with the answer yes or no."""

    type: Literal["noul"]
    """The kind of question."""

    instructions: NotRequired[SystemOneText]
    """The question."""

    criteria: NotRequired[Optional[SystemOneNoulCriteria]]
    """What yes and no mean."""


class SystemOneNoulAnswer(TypedDict):
    """The answer to a `noul`."""

    type: Literal["noul"]
    """The kind of question."""

    noul: float
    """The probability of yes, 0 to 1."""


class SystemOneNoulCriteria(TypedDict):
    """Descriptions of yes and no."""

    true: NotRequired[SystemOneText]
    """When the answer is yes."""

    false: NotRequired[SystemOneText]
    """When the answer is no."""


SystemOneQuestion = Union["SystemOneNoul", "SystemOneChoice", "SystemOneScore"]
"""A question. `type` says which kind it is."""


SystemOneQuestions = Mapping[str, "SystemOneQuestion"]
"""The questions by their ids. The caller chooses the ids. They are not stored."""


class SystemOneRequest(TypedDict):
    """Questions about one state."""

    model: NotRequired[str]
    """The model. Absent or `jev-latest`: the engine `jev` where it is configured, otherwise the service's default engine.
    `jev-<version>` is a version of `jev`. Any other value is an engine's name, or `<engine>:<version>`. The response
    names the version that answered.
    """

    state: SystemOneText
    """What the questions are about. It is stored as the state of a document. An object is stored unchanged, a text as
    `text`, an array as `items`, and null as `value`.
    """

    questions: SystemOneQuestions
    """1 to 64 questions."""


class SystemOneResult(TypedDict):
    """The answers to all questions."""

    model: str
    """The engine version that gave the answers."""

    answers: Dict[str, SystemOneAnswer]
    """The answers, by the ids of the questions."""

    usage: SystemOneUsage
    """What was evaluated for this request."""


class SystemOneScore(TypedDict):
    """A question that places the state on a scale."""

    type: Literal["score"]
    """The kind of question."""

    instructions: NotRequired[SystemOneText]
    """The question."""

    criteria: Sequence[SystemOneText]
    """The descriptions of the levels, lowest first. The first is level 0."""


class SystemOneScoreAnswer(TypedDict):
    """The answer to a `score`."""

    type: Literal["score"]
    """The kind of question."""

    score: float
    """The expected level, from 0."""

    confidence: float
    """`(n × peak − 1) / (n − 1)` over the n levels."""

    legend: Dict[str, SystemOneText]
    """The descriptions of the levels, by level."""

    probabilities: Dict[str, float]
    """The probability of each level."""


SystemOneText = Union[str, "JsonObject", Sequence[Any], None]
"""A text, a JSON object or an array. The engine reads an object or an array as JSON text. Null says nothing."""


class SystemOneUsage(TypedDict):
    """The tokens of a request."""

    input_tokens: int
    """The tokens of contexts and questions that an engine evaluated for this request. 0 when every answer was stored before."""

    output_tokens: int
    """Always 0."""


TemplatePrefix = str
"""A template prefix. It ends in `/*` and covers every namespace under the part before it. 3 to 256 bytes."""


class Tenant(TypedDict):
    """One tenant of a summary: a namespace under the template prefix."""

    namespace: NamespaceName
    """The tenant's namespace. It is also the id of the tenant's document."""

    status: TenantStatus
    """The result of the last run for this tenant."""

    published_at: Optional[Timestamp]
    """The time when the tenant's document was last written. Null before that."""

    source_as_of: Optional[int]
    """The tenant's sequence at which its document was computed. Null before that."""

    reason: Optional[TenantSkipReason]
    """Why the tenant was skipped. Null otherwise."""


TenantBands = Dict[str, "Bands"]
"""The bands to publish, by `<group>.<aggregate>`: `by-customer.count`, `by-customer.avg.attributes.amount`,
`by-customer.quantiles.attributes.amount.p90`. An aggregate without bands is not published.
"""


TenantBandsInput = Mapping[str, "BandsInput"]
"""The bands to publish, by `<group>.<aggregate>`: `by-customer.count`, `by-customer.avg.attributes.amount`,
`by-customer.quantiles.attributes.amount.p90`. An aggregate without bands is not published.
"""


TenantKeys = Literal["plain", "hashed"]
"""How to publish the keys of groups.

- `plain`: Keys are published unchanged.
- `hashed`: Each key is published as a hash of 22 characters. Equal keys of all tenants have the same hash. In another summary, the hash is different. Nobody can derive the key from it.
"""


TenantSkipReason = Literal["deleting", "building", "empty", "too_long"]
"""Why a run skipped a tenant.

- `deleting`: The namespace is being deleted.
- `building`: A group that the tenant publishes is still building.
- `empty`: In every published group, the tenant has no key with `min_count` documents. If the tenant had a document, it is deleted, because its bands would no longer be true.
- `too_long`: The name has more than 128 bytes, which is too long for a document id.
"""


TenantStatus = Literal["published", "unchanged", "skipped", "pending"]
"""The result of the last hourly run for one tenant.

- `published`: The run wrote the tenant's document.
- `unchanged`: The bands of the tenant's groups equal those in its document. The run wrote nothing.
- `skipped`: The run skipped the tenant. `reason` says why.
- `pending`: No run has processed the tenant yet.
"""


class TenantSummary(TypedDict):
    """A tenant summary. The tenants under a template prefix publish aggregates about themselves, as bands, into the
    template's own namespace.
    """

    template: TemplatePrefix
    """The template prefix of the summary."""

    groups: List[Name]
    """The template's groups that each tenant publishes. All of them must exist on the template prefix."""

    bands: TenantBands
    """The bands of each published aggregate. Every key must name an aggregate of one of `groups`."""

    min_count: NotRequired[int]
    """The smallest number of documents that a key must have to be published. Figures over very few documents would reveal
    each of them. A key with fewer documents appears neither in `state.groups` nor in `state.source`. Summaries created
    before this setting existed have 1 until you post them again.
    """

    keys: NotRequired[TenantKeys]
    """How keys appear in `state.groups`. In `state.source` they are always plain."""

    created_at: Timestamp
    """The time when the summary was created."""

    warnings: List[TenantSummaryWarning]
    """The problems of the summary. Empty when there are none."""

    last_run_at: Optional[Timestamp]
    """The time when the last run ended. Null before the first one."""

    tenants: List[Tenant]
    """One page of tenants, sorted by namespace."""

    next_cursor: Optional[Cursor]
    """Pass as `cursor` to get the next page of tenants. Null on the last page."""


class TenantSummaryFailedData(TypedDict):
    """A tenant summary run whose writes were refused."""

    namespace: NamespaceName
    """The template's own namespace, which refused the writes."""

    template: TemplatePrefix
    """The template prefix of the summary."""

    code: ErrorCode
    """The error code of the refused writes."""

    message: str
    """The reason, for people."""


class TenantSummarySettings(TypedDict):
    """The settings of a tenant summary."""

    groups: Sequence[Name]
    """The template's groups that each tenant publishes. All of them must exist on the template prefix."""

    bands: TenantBandsInput
    """The bands of each published aggregate. Every key must name an aggregate of one of `groups`."""

    min_count: NotRequired[int]
    """The smallest number of documents that a key must have to be published. Figures over very few documents would reveal
    each of them. A key with fewer documents appears neither in `state.groups` nor in `state.source`. Summaries created
    before this setting existed have 1 until you post them again.

    Default: `5`.
    """

    keys: NotRequired[TenantKeys]
    """How keys appear in `state.groups`. In `state.source` they are always plain.

    Default: `"plain"`.
    """


TenantSummaryWarning = Literal["tenant_summary_failed"]
"""A problem that keeps a tenant summary from doing its work.

- `tenant_summary_failed`: The template's own namespace refused the writes of the last run. For example, it was over its limits with `on_exceeded: reject`.
"""


Threshold = Union["ThresholdNumber", "ChoiceThreshold"]
"""One threshold. For a `bool`, a number for `p`. For a `score`, a number for `score`. For a `choice`, an option and its
smallest probability. A `choice` may also have a threshold named `escape`, which is a number for `escape_p`. A
threshold that does not fit its judgment is `invalid_request`.
"""


class ThresholdArithmetic(TypedDict):
    """The arithmetic of one threshold: `result` is `number >= gte`."""

    field: str
    """The raw number that the threshold compares: `p`, `score`, `escape_p` or `dist.<value>`."""

    number: float
    """The value of that number."""

    gte: float
    """The smallest value for which the threshold is true."""

    result: bool
    """Whether the number is at least `gte`."""


ThresholdChange = Union["ThresholdNumber", "ChoiceThresholdInput", None]
"""A threshold to set, or null to remove it."""


ThresholdChanges = Mapping[str, "ThresholdChange"]
"""Thresholds by name. A value sets the threshold, and null removes it. Thresholds that you do not name stay as they are."""


ThresholdFlips = Dict[str, int]
"""For each threshold, the number of sampled documents whose boolean would change."""


ThresholdInput = Union["ThresholdNumber", "ChoiceThresholdInput"]
"""One threshold. For a `bool`, a number for `p`. For a `score`, a number for `score`. For a `choice`, an option and its
smallest probability. A `choice` may also have a threshold named `escape`, which is a number for `escape_p`. A
threshold that does not fit its judgment is `invalid_request`.
"""


ThresholdNumber = float
"""A threshold number. The threshold is true when the answer's number is at least this. It is from 0 to 1 for `p` and
`escape_p`, and from 0 to the highest level for `score`. A number outside this range is `invalid_request`.
"""


class ThresholdRates(TypedDict):
    """How well a threshold tells documents apart."""

    threshold: Name
    """The name of the threshold."""

    true_positive_rate: Optional[IntervalEstimate]
    """The share of the truly positive documents at or above it: recall, or sensitivity. Null when there are none."""

    true_negative_rate: Optional[IntervalEstimate]
    """The share of the other documents below it: specificity. Null when there are none."""


Thresholds = Dict[str, "Threshold"]
"""Thresholds by name, at most 32. The service evaluates them at read time, always on the raw numbers of the answer. So
a change applies at once to every answer. Only judgments that read the thresholds' booleans judge again.
"""


ThresholdsInput = Mapping[str, "ThresholdInput"]
"""Thresholds by name, at most 32. The service evaluates them at read time, always on the raw numbers of the answer. So
a change applies at once to every answer. Only judgments that read the thresholds' booleans judge again.
"""


Timestamp = str
"""A point in time: RFC 3339 in UTC with milliseconds (`2026-01-31T09:00:00.000Z`)."""


class TooExpensive(TypedDict):
    """The query needs more database time than the limit. Do not repeat the same query: it will fail again. `details` says
    what would make it cheap.
    """

    error: TooExpensiveError
    """What went wrong."""


class TooExpensiveDetails(TypedDict):
    """Details of a `too_expensive`."""

    timeout_ms: NotRequired[int]
    """The database time limit of the query, in milliseconds."""

    documents: NotRequired[int]
    """The number of documents in the namespace."""

    attributes: NotRequired[List[str]]
    """The attributes that the query filters or ranks by and that have no ready index. With indexes on them, the query
    reads less.
    """


class TooExpensiveError(TypedDict):
    """The body of `too_expensive`."""

    code: Literal["too_expensive"]
    """What went wrong. Let your program decide by this code."""

    message: str
    """A text for people: what went wrong, and what would be right."""

    details: TooExpensiveDetails
    """The facts behind the message, as named members."""


class TooLarge(TypedDict):
    """The body is larger than the operation accepts: 1 MB unless the operation says otherwise."""

    error: TooLargeError
    """What went wrong."""


class TooLargeDetails(TypedDict):
    """Details of a `too_large`."""

    limit_bytes: NotRequired[int]
    """The largest size in bytes: of the operation's body when the body is too large, or of a document when that would be
    too large.
    """

    document_id: NotRequired[DocumentId]
    """The document that would be too large."""

    bytes: NotRequired[int]
    """The size in bytes that the document would have."""

    documents: NotRequired[int]
    """The number of operations in the write. Present when there are too many."""

    maximum: NotRequired[int]
    """The most operations that a write may have. Present when there are too many."""


class TooLargeError(TypedDict):
    """The body of `too_large`."""

    code: Literal["too_large"]
    """What went wrong. Let your program decide by this code."""

    message: str
    """A text for people: what went wrong, and what would be right."""

    details: TooLargeDetails
    """The facts behind the message, as named members."""


TransitionCause = Literal["write", "answer", "backfill", "sync", "threshold", "activation", "weights", "calibration", "delete"]
"""Why a document started or stopped matching.

- `write`: The document was written.
- `answer`: A new answer was stored.
- `backfill`: A backfill changed an answer.
- `sync`: The first sync of the subscription. Also used when a more specific subscription of the same name hides this one in a namespace. Its members then leave, and they enter again when it returns.
- `threshold`: A threshold was changed.
- `activation`: A version of a judgment was activated.
- `weights`: A composite judgment got new weights.
- `calibration`: A judgment whose calibrated numbers the filter reads got a new calibration.
- `delete`: The document or its namespace was deleted.
"""


class Trial(TypedDict):
    """What a definition answered on trial."""

    documents: List[TriedDocument]
    """The documents, in the order of the request."""

    engine: EngineSelection
    """The engine that was asked."""

    usage: Usage
    """What the trial used. With `dry_run`, the most that it would use."""

    cost_usd: Usd
    """The price in US dollars, at graduated tiers that include what the organization already used this month."""


class TrialRequest(TypedDict):
    """A definition to try, and the documents to try it on."""

    name: Name
    """The name of the judgment. It is unique in the namespace or on the template prefix."""

    question: InstructionText
    """The question to ask of each document."""

    type: JudgmentType
    """The type of the answer. All versions of a judgment have the same type. Another type is `invalid_request`."""

    criteria: NotRequired[CriteriaInput]
    """How to decide. A `score` needs it, because it contains the levels."""

    options: NotRequired[OptionsInput]
    """The options of a `choice`. A `choice` needs them, and no other type accepts them (otherwise `invalid_request`)."""

    context: NotRequired[ContextRecipeInput]
    """What the engine sees. Default: all attributes and the whole state of the document."""

    engine: NotRequired[EngineSelectionInput]
    """The engine that answers. Default: the server's default engine."""

    horizon: NotRequired[DurationOrZero]
    """The time from an answer until its outcome is known. An outcome is compared with the newest evaluation made at or
    before its `observed_at` minus this time.

    Default: `"0s"`.
    """

    reuse: NotRequired[AnswerReuse]
    """Which documents share answers. Default: `document`."""

    applies_to: NotRequired[AttributeMatch]
    """The documents that the judgment applies to. Other documents have no answer to it. Default: every document."""

    thresholds: NotRequired[ThresholdsInput]
    """Thresholds by name. They are a setting of the judgment, not of a version. The thresholds of the first version
    become the setting, and PATCH changes it. Thresholds in a later version are stored with its definition and change
    nothing.
    """

    parts: NotRequired[Sequence[PartInput]]
    """Makes a `bool` a composite. Each part is asked as a `bool` over the same context. The answer is a logistic
    combination of the parts' log-odds and the `features`. The shadow job and a nightly run fit the weights to
    outcomes. Before the first fit, they are equal. Only a `bool` accepts parts, and then it accepts no `criteria`. A
    composite is billed as one judgment whose question is the text of all parts.
    """

    features: NotRequired[Sequence[AttributePath]]
    """Attributes, numbers or booleans, that a composite combines with its parts. Only with `parts`. A missing attribute
    counts as its mean. Before the first fit, features have no weight.
    """

    freshness: NotRequired[FreshnessSettings]
    """When the judgment answers. Default: after every write."""

    document_ids: Sequence[DocumentId]
    """The documents, each once. All of them must exist in the namespace."""

    dry_run: NotRequired[bool]
    """True compiles the contexts and asks no engine. Units and cost are then the most that the trial would take.

    Default: `False`.
    """


class TriedDocument(TypedDict):
    """What a trial shows of one document."""

    document_id: DocumentId
    """The document."""

    revision: int
    """Its current revision, from which the context was compiled."""

    applies: bool
    """Whether the definition applies to it. If not, only the members above this one are present."""

    answer: NotRequired[Answer]
    """The answer. It is stored nowhere, so it has no `version`. If there is none, `freshness` is `unavailable`, and `error`
    says why. Absent with `dry_run`.
    """

    question: NotRequired[str]
    """The whole text of the question, for people: with its criteria, options or levels, one per line."""

    context_text: NotRequired[str]
    """The compiled context, byte for byte as every engine shows it to its model."""

    context_hash: NotRequired[str]
    """SHA-256 of the context's bytes, in hexadecimal."""

    cuts: NotRequired[List[ContextCut]]
    """The parts that were cut to fit `max_tokens`. Empty when there are none."""

    tokens: NotRequired[int]
    """The tokens of context and question."""

    size_class: NotRequired[SizeClass]
    """The size class, which sets the units."""

    judgment_units: NotRequired[int]
    """The judgment units that were billed. 0 when there is no answer of an engine. With `dry_run`, the most that it would bill."""


class TuningRun(TypedDict):
    """This month's search for a cheaper recipe."""

    month: Month
    """The calendar month (UTC) of the run."""

    status: TuningStatus
    """The status of the run."""

    suggested_context: Optional[SuggestedContext]
    """The cheapest recipe whose answers on the sample agree with the present ones. Null while the run is searching, and
    when there is no cheaper one.
    """

    agreement: NotRequired[Optional[MeasuredAgreement]]
    """How often the suggested recipe gave the same decision, on documents that it was not chosen by. Null without a
    suggestion, and when only one document had an answer.
    """

    suggested_cascade: NotRequired[Optional[SuggestedCascade]]
    """The cascade that saves most and that keeps its promise, measured with the present recipe. Null while the run is
    searching, and when there is none.
    """


TuningStatus = Literal["running", "done", "failed"]
"""The status of a tuning run.

- `running`: The run is searching.
- `done`: The run is complete. `suggested_context` has the cheaper recipe, or is null when there is none.
- `failed`: The run failed. Another run is possible next month.
"""


class Unauthorized(TypedDict):
    """`Authorization: Bearer <API_KEY>` is missing, or the key is unknown, expired or revoked."""

    error: UnauthorizedError
    """What went wrong."""


class UnauthorizedError(TypedDict):
    """The body of `unauthorized`."""

    code: Literal["unauthorized"]
    """What went wrong. Let your program decide by this code."""

    message: str
    """A text for people: what went wrong, and what would be right."""

    details: ErrorDetails
    """The facts behind the message, as named members."""


class Unavailable(TypedDict):
    """The service cannot do this right now, or has more requests in hand than it can answer soon. Retry after a moment.

    Nothing changed, with one exception: if the database is lost before it has confirmed a change, it is not known whether
    the change was made. The message says so, and `details.outcome_unknown` is true. A retry with the same
    `Idempotency-Key` returns this response again and changes nothing. Look whether the change is there. If it is not, send
    the request with another key.
    """

    error: UnavailableError
    """What went wrong."""


class UnavailableDetails(TypedDict):
    """Details of an `unavailable`."""

    retry_after: NotRequired[int]
    """Seconds to wait before a retry, when known. Also in `Retry-After`."""

    outcome_unknown: NotRequired[Literal[True]]
    """True if it is not known whether the change was made, because the database was lost before it had confirmed it. Absent
    otherwise: nothing changed.
    """


class UnavailableError(TypedDict):
    """The body of `unavailable`."""

    code: Literal["unavailable"]
    """What went wrong. Let your program decide by this code."""

    message: str
    """A text for people: what went wrong, and what would be right."""

    details: UnavailableDetails
    """The facts behind the message, as named members."""


class Usage(TypedDict):
    """What was used by one operation, or in one line of a month's usage. It never contains prices."""

    bytes_written: int
    """Bytes of documents written: attributes and state as compact JSON."""

    bytes_scanned: int
    """Bytes of documents, index rows and answers that were read to answer a query."""

    judgment_units: int
    """Judgment units. A compiled context plus question counts 1 up to 2,000 tokens, 4 up to 8,000, and 16 up to 32,000. The operator's price list may
    count some models as several times that. It may also bill each request to an engine instead of each answer.
    """

    tokens_evaluated: int
    """Tokens of the contexts and questions that were evaluated."""


class UsageLine(TypedDict):
    """One line of a month's usage. The members that the line is billed by have values, the others are 0. Prices appear
    nowhere except in `cost_usd`.
    """

    line: UsageLineName
    """The name of the line."""

    bytes_written: int
    """Bytes of documents written: attributes and state as compact JSON."""

    bytes_scanned: int
    """Bytes of documents, index rows and answers that were read to answer a query."""

    judgment_units: int
    """Judgment units. A compiled context plus question counts 1 up to 2,000 tokens, 4 up to 8,000, and 16 up to 32,000. The operator's price list may
    count some models as several times that. It may also bill each request to an engine instead of each answer.
    """

    tokens_evaluated: int
    """Tokens of the contexts and questions that were evaluated."""

    bytes_stored: int
    """Bytes stored, averaged over the whole month so far. Storage is billed by this figure, in gigabyte-months."""

    cost_usd: Usd
    """The cost of the line, at the graduated prices of the whole organization's month. It is a share, by quantity, of
    what the line costs the organization. Rounded to the micro-dollar.
    """


UsageLineName = Literal["judging", "writes", "storage", "queries", "tenant_summary", "non_production"]
"""The lines that usage is billed under.

- `judging`: Evaluations, billed by judgment units.
- `writes`: Documents written, billed by bytes.
- `storage`: Documents stored, billed by bytes and time. Does not count against budgets.
- `queries`: Queries, billed by bytes read.
- `tenant_summary`: The writes and stored bytes of tenant summaries.
- `non_production`: All usage under a non-production prefix. It costs 0.
"""


class UsageReport(TypedDict):
    """A month's usage."""

    month: Month
    """The month, in UTC."""

    as_of: Timestamp
    """Usage is counted up to this time. New usage appears within a minute. While a machine that stores namespaces does not answer, its namespaces are
    reported as they were last seen.
    """

    lines: List[UsageLine]
    """The lines over all namespaces that the key may see. Lines without usage are left out."""

    cost_usd: Usd
    """The sum of the lines: the cost of the month so far."""

    namespaces: List[NamespaceUsage]
    """One page of namespaces with usage, sorted by name."""

    next_cursor: Optional[Cursor]
    """Pass as `cursor` to get the next page of namespaces. Null on the last page."""


Usd = float
"""US dollars."""


class VersionCreate(TypedDict):
    """A version to create. Send the whole definition, not only the differences."""

    name: NotRequired[Name]
    """The judgment's name, as in the path. You may leave it out, but it must not differ."""

    question: InstructionText
    """The question to ask of each document."""

    type: JudgmentType
    """The type of the answer. All versions of a judgment have the same type. Another type is `invalid_request`."""

    criteria: NotRequired[CriteriaInput]
    """How to decide. A `score` needs it, because it contains the levels."""

    options: NotRequired[OptionsInput]
    """The options of a `choice`. A `choice` needs them, and no other type accepts them (otherwise `invalid_request`)."""

    context: NotRequired[ContextRecipeInput]
    """What the engine sees. Default: all attributes and the whole state of the document."""

    engine: NotRequired[EngineSelectionInput]
    """The engine that answers. Default: the server's default engine."""

    horizon: NotRequired[DurationOrZero]
    """The time from an answer until its outcome is known. An outcome is compared with the newest evaluation made at or
    before its `observed_at` minus this time.

    Default: `"0s"`.
    """

    reuse: NotRequired[AnswerReuse]
    """Which documents share answers. Default: `document`."""

    applies_to: NotRequired[AttributeMatch]
    """The documents that the judgment applies to. Other documents have no answer to it. Default: every document."""

    thresholds: NotRequired[ThresholdsInput]
    """Thresholds by name. They are a setting of the judgment, not of a version. The thresholds of the first version
    become the setting, and PATCH changes it. Thresholds in a later version are stored with its definition and change
    nothing.
    """

    parts: NotRequired[Sequence[PartInput]]
    """Makes a `bool` a composite. Each part is asked as a `bool` over the same context. The answer is a logistic
    combination of the parts' log-odds and the `features`. The shadow job and a nightly run fit the weights to
    outcomes. Before the first fit, they are equal. Only a `bool` accepts parts, and then it accepts no `criteria`. A
    composite is billed as one judgment whose question is the text of all parts.
    """

    features: NotRequired[Sequence[AttributePath]]
    """Attributes, numbers or booleans, that a composite combines with its parts. Only with `parts`. A missing attribute
    counts as its mean. Before the first fit, features have no weight.
    """


VersionNumber = int
"""The number of a judgment's version. Numbers start at 1."""


class WebhookEndpoint(TypedDict):
    """A receiver of signed events. A separate route reads its secret."""

    id: EndpointId
    """The id of the endpoint."""

    url: EndpointUrl
    """The URL of the endpoint."""

    events: List[EventTypePattern]
    """The event types and patterns that the endpoint receives, in addition to what subscriptions send to it."""

    namespace_prefix: Optional[NamespaceScope]
    """The namespaces that the endpoint covers. Null means the whole organization."""

    description: str
    """A note for people. Empty when there is none."""

    max_per_second: Optional[DeliveryRate]
    """The largest number of deliveries per second. Null means no limit."""

    status: EndpointStatus
    """The health of the endpoint."""

    enabled: bool
    """Whether the endpoint is enabled. PATCH sets it. It is false exactly when `status` is `disabled`."""

    failing_since: Optional[Timestamp]
    """The time of the first failed attempt after the last success. It is updated at each attempt. Null while deliveries
    succeed.
    """

    previous_secret_expires_at: Optional[Timestamp]
    """The time until which the secret before the last rotation also signs. Null when only one secret signs."""

    stats: EndpointStats
    """The recent results of the endpoint."""

    created_at: Timestamp
    """The time when the endpoint was created."""


class WebhookEndpointCreate(TypedDict):
    """An endpoint to create."""

    url: GivenEndpointUrl
    """The URL that receives the events."""

    events: NotRequired[Sequence[EventTypePattern]]
    """The events to send, by type or pattern (`job.*`). A pattern is `invalid_request` if it matches nothing, or only
    subscription events or `webhook.test`. `*` means every event except those and `audit.recorded`. Subscriptions name
    their endpoint themselves. Without `events`, the endpoint receives only what subscriptions send to it.

    `audit.*` needs an admin key (otherwise `forbidden`). After that, every change of the endpoint and every reading of
    its secret also needs an admin key. The endpoint must be for the whole organization.

    Default: `[]`.
    """

    namespace_prefix: NotRequired[Optional[NamespaceScope]]
    """The namespaces whose events the endpoint receives. A subscription may name the endpoint when its namespace or
    template prefix lies inside. Defaults to the key's scope. A prefix outside that scope is `forbidden`. Null means
    the whole organization.
    """

    description: NotRequired[str]
    """A note for people, up to 256 characters.

    Default: `""`.
    """

    max_per_second: NotRequired[Optional[DeliveryRate]]
    """The largest number of deliveries per second. Absent or null means no limit. In every case, at most 16 deliveries
    are in flight at once.
    """


class WebhookEndpointList(TypedDict):
    """One page of endpoints, oldest first."""

    webhook_endpoints: List[WebhookEndpoint]
    """The endpoints inside the key's scope."""

    next_cursor: Optional[Cursor]
    """Pass as `cursor` to get the next page. Null on the last page."""


class WebhookEndpointUpdate(TypedDict):
    """The members to change. Absent members stay as they are."""

    url: NotRequired[GivenEndpointUrl]
    """The URL that receives the events, from the next attempt on."""

    events: NotRequired[Sequence[EventTypePattern]]
    """Replaces the whole of `events`, for events recorded from now on. The same rules apply as at creation. Deliveries of
    `audit.recorded` that are still pending are skipped if `events` do not include that type any more.
    """

    namespace_prefix: NotRequired[Optional[NamespaceScope]]
    """The namespaces whose events the endpoint receives from now on. This includes events of subscriptions that name it.
    Pending deliveries about other namespaces are skipped. A prefix outside the key's scope is `forbidden`. Null means
    the whole organization.
    """

    description: NotRequired[str]
    """A note for people, up to 256 characters. An empty string removes it."""

    max_per_second: NotRequired[Optional[DeliveryRate]]
    """The largest number of deliveries per second. Null removes the limit."""

    enabled: NotRequired[bool]
    """False disables the endpoint, and its pending deliveries become `skipped`. True enables it again and clears its
    failure count.
    """


class WebhookEndpointWithSecret(TypedDict):
    """An endpoint with its secret: the response to its creation."""

    id: EndpointId
    """The id of the endpoint."""

    url: EndpointUrl
    """The URL of the endpoint."""

    events: List[EventTypePattern]
    """The event types and patterns that the endpoint receives, in addition to what subscriptions send to it."""

    namespace_prefix: Optional[NamespaceScope]
    """The namespaces that the endpoint covers. Null means the whole organization."""

    description: str
    """A note for people. Empty when there is none."""

    max_per_second: Optional[DeliveryRate]
    """The largest number of deliveries per second. Null means no limit."""

    status: EndpointStatus
    """The health of the endpoint."""

    enabled: bool
    """Whether the endpoint is enabled. PATCH sets it. It is false exactly when `status` is `disabled`."""

    failing_since: Optional[Timestamp]
    """The time of the first failed attempt after the last success. It is updated at each attempt. Null while deliveries
    succeed.
    """

    previous_secret_expires_at: Optional[Timestamp]
    """The time until which the secret before the last rotation also signs. Null when only one secret signs."""

    stats: EndpointStats
    """The recent results of the endpoint."""

    created_at: Timestamp
    """The time when the endpoint was created."""

    secret: SigningSecret
    """The secret that verifies the signatures of deliveries. Store it. `GET /webhook-endpoints/{id}/secret` shows it again."""


WebhookEvent = Union["SubscriptionEnteredEvent", "SubscriptionExitedEvent", "SubscriptionSyncedEvent", "JobAwaitingConfirmEvent", "JobCompletedEvent", "JobFailedEvent", "JobCancelledEvent", "JobPausedEvent", "NamespaceBudgetPausedEvent", "NamespaceBudgetResumedEvent", "NamespaceDeletedEvent", "NamespaceTenantSummaryFailedEvent", "JudgmentActivatedEvent", "JudgmentCalibratedEvent", "JudgmentDriftDetectedEvent", "JudgmentLearnedEvent", "JudgmentAgreementDroppedEvent", "EndpointFailingEvent", "EndpointDisabledEvent", "AuditRecordedEvent", "WebhookTestEvent"]
"""The body of every webhook delivery: the events of the feed and the test delivery. `type` tells the variants apart. A
body has at most 64 KB. If an event is larger, `attributes` and `answers` are left out, `truncated` is true, and
`url` fetches the whole event with your key.

Deliveries are `POST` requests with `content-type: application/json`. Each event is delivered at least once, in no
particular order. Deliveries are signed by the Standard Webhooks scheme:

- `webhook-id` is the id of the event. It is the same on every retry and redelivery.
- `webhook-timestamp` is the Unix second when this attempt was signed. Refuse it when it is more than 5 minutes from
your clock.
- `webhook-signature` contains `v1,` and the base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The
HMAC key is the base64-decoded part of the secret after `whsec_`. During a rotation there are two such entries,
separated by a space. Accept the delivery when any entry equals yours. Compare in constant time.
- `user-agent` names the sender.
"""


class WebhookSecret(TypedDict):
    """The secret of an endpoint."""

    secret: SigningSecret
    """The current signing secret."""

    previous_secret_expires_at: Optional[Timestamp]
    """The time until which the previous secret also signs. Null when only one secret signs."""


class WebhookTestData(TypedDict):
    """The endpoint that is tested."""

    endpoint: EndpointId
    """The endpoint."""


class WebhookTestEvent(TypedDict):
    """A test delivery: `test` is true. The feed never lists it."""

    id: EventId
    """The id of the event. It is also a position in the feed: pass it as `after`."""

    type: Literal["webhook.test"]
    """The type of the event."""

    timestamp: Timestamp
    """The time of the event."""

    data: WebhookTestData
    """The facts of the event, by type."""

    test: NotRequired[bool]
    """True for a test delivery. Absent otherwise."""

    truncated: NotRequired[bool]
    """True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise."""

    url: NotRequired[str]
    """The address of the whole event. Fetch it with your key. Present when `truncated`."""


class WebhookTestRequest(TypedDict):
    """What to send as a test."""

    type: NotRequired[EventType]
    """The event type of the test. With a type other than `webhook.test`, the service sends an example of that type, with
    `test: true`.

    Default: `"webhook.test"`.
    """


WeightKind = Literal["part", "feature"]
"""What a weight applies to.

- `part`: The log-odds of a part.
- `feature`: An attribute.
"""


class WriteRequest(TypedDict):
    """A write. The service applies its operations in the order upsert, patch, append, delete. All of them commit together,
    or none does. Two operations on one document apply one after the other in that order. A write names at most 1,000
    different documents and has at most 1,000 operations of each kind (otherwise `too_large`). A write without operations
    is valid. It creates the namespace if there is none, raises its sequence, and has no results.
    """

    upsert: NotRequired[Sequence[DocumentWrite]]
    """Documents to create or replace. At most 1,000."""

    patch: NotRequired[Sequence[DocumentWrite]]
    """Documents to merge into (RFC 7396). A document that does not exist is created. At most 1,000."""

    append: NotRequired[Sequence[DocumentAppend]]
    """Values to append to arrays. At most 1,000 documents."""

    delete: NotRequired[Sequence[DocumentDelete]]
    """Documents to delete, by id or with a condition. A document that does not exist is no error. At most 1,000."""

    wait_for: NotRequired[Sequence[Name]]
    """The judgments to wait for. The write waits until each has answered each document, for the revision of this write or
    a later one. The first 16 documents are judged at interactive priority. The others are judged with ordinary
    priority, so their answers are usually `pending`. An empty list equals an absent one. A judgment that is inactive,
    or that the namespace neither has nor inherits, is `invalid_request`, and nothing is written.
    """

    wait_timeout_ms: NotRequired[int]
    """The longest wait, in milliseconds. A value above 10,000 is lowered to 10,000. After this time, the write still
    stands, and missing answers are `pending`.

    Default: `5000`.
    """


class WriteResponse(TypedDict):
    """The result of a write."""

    results: List[WriteResult]
    """Each document once, in the order in which the write first names it."""

    usage: Usage
    """What the write billed, plus the judging that it waited for. That is every evaluation of its documents, at its
    revision, by the judgments in `wait_for`, if it was billed before the response. When several requests commit
    together and name the same document, each of them reports its evaluation. It is billed once.
    """


class WriteResult(TypedDict):
    """The result for one document of a write."""

    id: DocumentId
    """The id of the document."""

    revision: int
    """The document's revision after this write. It is a position in the namespace's sequence. For a deleted document, it
    is the position of the deletion. No other write gives the document the same revision, so you can use it as
    `if_revision` of the next write.
    """

    incarnation: int
    """The incarnation of the document: the sequence at which it was created. For a deleted document, it is the
    incarnation that ended, or 0 if there was none.
    """

    answers: Answers
    """The document's answers to the judgments of `wait_for` that apply to it. Empty without `wait_for`."""
