# Generated from spec/ by `npm run generate`. Do not edit.
"""The clients: one for threads, one for asyncio."""

from __future__ import annotations

import ssl
from types import TracebackType
from typing import Optional, Type

from ._runtime.aio import AsyncCaller
from ._runtime.caller import Caller, ClientOptions
from ._runtime.response_info import OnResponse, RateLimit
from .activity import AsyncActivity, Activity
from .agreement import AsyncAgreement, Agreement
from .api_keys import AsyncApiKeys, ApiKeys
from .audit_logs import AsyncAuditLogs, AuditLogs
from .budgets import AsyncBudgets, Budgets
from .calibration import AsyncCalibration, Calibration
from .discovery import AsyncDiscovery, Discovery
from .documents import AsyncDocuments, Documents
from .drift import AsyncDrift, Drift
from .egress_addresses import AsyncEgressAddresses, EgressAddresses
from .engines import AsyncEngines, Engines
from .events import AsyncEvents, Events
from .exports import AsyncExports, Exports
from .groups import AsyncGroups, Groups
from .jobs import AsyncJobs, Jobs
from .judgments import AsyncJudgments, Judgments
from .label_queues import AsyncLabelQueues, LabelQueues
from .namespaces import AsyncNamespaces, Namespaces
from .non_production_prefixes import AsyncNonProductionPrefixes, NonProductionPrefixes
from .organizations import AsyncOrganizations, Organizations
from .outcomes import AsyncOutcomes, Outcomes
from .queries import AsyncQueries, Queries
from .request_logs import AsyncRequestLogs, RequestLogs
from .robustness import AsyncRobustness, Robustness
from .sentinels import AsyncSentinels, Sentinels
from .sessions import AsyncSessions, Sessions
from .shares import AsyncShares, Shares
from .subscriptions import AsyncSubscriptions, Subscriptions
from .system_one import AsyncSystemOne, SystemOne
from .tenant_summaries import AsyncTenantSummaries, TenantSummaries
from .usage_reports import AsyncUsageReports, UsageReports
from .webhook_endpoints import AsyncWebhookEndpoints, WebhookEndpoints
from .errors import CLASSES

_USER_AGENT = "judgment-service-client-python/1.0.0"


class _Base:
    """A client that sends requests to `base_url` with an API key.

    It keeps connections open between calls, and follows neither redirects nor the proxies of the environment. Threads may share it.

    Args:
        base_url: The service's base address, with its prefix: `https://api.example.com/v1`.
        api_key: The API key. It is sent as `Authorization: Bearer <key>`.
        timeout: The time limit of one attempt in seconds, including the response body. A call may take longer where the operation
            waits for something.
        max_retries: The number of retries after a failed attempt. The client retries 429, 503 (502 and 504 from a proxy), lost
            connections and timeouts. It retries only operations that are safe to repeat.
        user_agent: The `User-Agent` header. Defaults to the client's own.
        on_response: Called for every response before the call returns, including responses of failed attempts.
        ssl_context: For certificates of your own. Defaults to `ssl.create_default_context()`.
    """

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        timeout: float = 60.0,
        max_retries: int = 2,
        user_agent: Optional[str] = None,
        on_response: Optional[OnResponse] = None,
        ssl_context: Optional[ssl.SSLContext] = None,
    ) -> None:
        options = ClientOptions(base_url, api_key, timeout, max_retries, user_agent or _USER_AGENT, on_response, ssl_context)
        self._caller = Caller(options, CLASSES)

    @property
    def rate_limit(self) -> Optional[RateLimit]:
        """The rate limit of the key, from the last response. None before the first response."""
        return self._caller.rate_limit


class Client(_Base):
    __doc__ = _Base.__doc__

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        timeout: float = 60.0,
        max_retries: int = 2,
        user_agent: Optional[str] = None,
        on_response: Optional[OnResponse] = None,
        ssl_context: Optional[ssl.SSLContext] = None,
    ) -> None:
        super().__init__(
            base_url,
            api_key,
            timeout=timeout,
            max_retries=max_retries,
            user_agent=user_agent,
            on_response=on_response,
            ssl_context=ssl_context,
        )
        self.activity = Activity(self._caller)
        """What happened over time, from hourly counts of the whole organization."""
        self.agreement = Agreement(self._caller)
        """Agreement compares answers with labels, and people with each other."""
        self.api_keys = ApiKeys(self._caller)
        """API keys authenticate callers. A key is `jk_` and 43 letters and digits, so secret scanners can find it with
        `\\\\bjk_[0-9A-Za-z]{43}\\\\b`. A request sends a key as `Authorization: Bearer <key>`. Only admin keys manage keys. Keys
        belong to the whole organization.
        """
        self.audit_logs = AuditLogs(self._caller)
        """The audit log records who changed what in the organization. The service writes each entry in the same transaction as
        the change, and keeps it for a year. Each entry also makes an `audit.recorded` event.
        """
        self.budgets = Budgets(self._caller)
        """Budgets for prefixes. The spending of a namespace counts against every budget that covers it: its own
        (`PATCH /namespaces/{ns}`), those of prefixes, and the organization's (`PATCH /organization`). The budget with the
        least money left decides. Namespaces that are judged at the same time may together exceed a shared budget by less
        than one engine request.
        """
        self.calibration = Calibration(self._caller)
        """Calibration shows how reliable the answers are, and which thresholds to use."""
        self.discovery = Discovery(self._caller)
        """Discovery finds better questions and lets you test changes before you use them. None of it spends."""
        self.documents = Documents(self._caller)
        """Documents. You write them in batches and read them one at a time with their answers. To find them, use a query."""
        self.drift = Drift(self._caller)
        """Drift says whether a judge still answers as it did."""
        self.egress_addresses = EgressAddresses(self._caller)
        """The addresses that webhook deliveries come from."""
        self.engines = Engines(self._caller)
        """The engines that answer questions on this server. The operator configures them."""
        self.events = Events(self._caller)
        """The event feed: every event in recorded order, kept 30 days. Webhook endpoints receive the same events."""
        self.exports = Exports(self._caller)
        """Exports of the evaluation log."""
        self.groups = Groups(self._caller)
        """Groups are the populations that documents belong to. Judgments can read them."""
        self.jobs = Jobs(self._caller)
        """Jobs are long-running operations. Other operations start them, for example a backfill. Here you watch and control them."""
        self.judgments = Judgments(self._caller)
        """Judgments are named questions. The service keeps their answers about documents. On a template prefix, every namespace
        under it inherits the judgment, including namespaces created later. A namespace's own judgment of the same name, or
        one on a longer prefix, replaces the inherited one completely. You change an inherited judgment on its template
        prefix. Only its settings may be overridden by a namespace.
        """
        self.label_queues = LabelQueues(self._caller)
        """Label queues let people say what is true of documents. Each document has a known chance of being drawn. Labels become outcomes with
        `source: "label"`, and recommendations weigh by that chance. So a queue of hard documents does not make a judge look worse than it is.
        """
        self.namespaces = Namespaces(self._caller)
        """Namespaces hold documents. Their names are hierarchical."""
        self.non_production_prefixes = NonProductionPrefixes(self._caller)
        """Marks on prefixes whose namespaces are not for production."""
        self.organizations = Organizations(self._caller)
        """The organization of the calling key."""
        self.outcomes = Outcomes(self._caller)
        """Outcomes record what really happened to judged documents. Calibration and composite weights are fitted to them."""
        self.queries = Queries(self._caller)
        """Queries find documents of one namespace, by attributes and answers."""
        self.request_logs = RequestLogs(self._caller)
        """The request log records the requests of the organization's API keys: who asked what, the status and the time. It has
        no bodies. It keeps requests for 7 days unless the operator of the server set another time. Requests without a valid
        key are in no organization's log.
        """
        self.robustness = Robustness(self._caller)
        """Robustness says how much answers depend on how a judgment asks."""
        self.sentinels = Sentinels(self._caller)
        """A sentinel asks the same contexts again and again, so a change of the answers is a change of the engine and not of the documents. Nothing is
        judged again by itself.
        """
        self.sessions = Sessions(self._caller)
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
        self.shares = Shares(self._caller)
        """Shares say how many documents are so: as the judge says, as labels say, and corrected."""
        self.subscriptions = Subscriptions(self._caller)
        """Subscriptions are saved filters. The service keeps track of their members. Membership is level-triggered: a document
        is a member at a sequence when it matches at that sequence. The service evaluates membership at some sequences. Each
        transition between two of them is one event, exactly once in the feed.
        """
        self.system_one = SystemOne(self._caller)
        """The System One protocol, for programs that already speak it. Its calls become documents and judgments."""
        self.tenant_summaries = TenantSummaries(self._caller)
        """Tenant summaries: one for each template prefix."""
        self.usage_reports = UsageReports(self._caller)
        """Usage by month."""
        self.webhook_endpoints = WebhookEndpoints(self._caller)
        """Webhook endpoints receive signed events. Each event that an endpoint asks for is delivered at least once. A key
        restricted to a part of the namespaces sees and manages only endpoints whose `namespace_prefix` lies inside that
        part.

        A delivery succeeds when the endpoint returns any 2xx within 15 seconds, including at most 5 seconds to connect. The
        service does not follow redirects. A response of 429 or 503 pauses all deliveries to the endpoint for its
        `Retry-After` (seconds or a date), up to 5 minutes. Without `Retry-After`, the pause is 5 seconds. Before each new
        connection, the service resolves the host. If any of its addresses is not public, nothing is sent. Deliveries come
        from the addresses that `GET /webhook-egress-addresses` lists.
        """

    def close(self) -> None:
        """Closes the connections that are kept. `with Client(…) as client` does it at the end."""
        self._caller.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]) -> None:
        self.close()


class AsyncClient(_Base):
    """As `Client`, for asyncio.

    Calls run in threads of the loop's default executor, which bounds how many run at once. A cancelled task ends its call.
    `on_response` is called in the call's thread.
    """

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        timeout: float = 60.0,
        max_retries: int = 2,
        user_agent: Optional[str] = None,
        on_response: Optional[OnResponse] = None,
        ssl_context: Optional[ssl.SSLContext] = None,
    ) -> None:
        super().__init__(
            base_url,
            api_key,
            timeout=timeout,
            max_retries=max_retries,
            user_agent=user_agent,
            on_response=on_response,
            ssl_context=ssl_context,
        )
        caller = AsyncCaller(self._caller)
        self.activity = AsyncActivity(caller)
        """What happened over time, from hourly counts of the whole organization."""
        self.agreement = AsyncAgreement(caller)
        """Agreement compares answers with labels, and people with each other."""
        self.api_keys = AsyncApiKeys(caller)
        """API keys authenticate callers. A key is `jk_` and 43 letters and digits, so secret scanners can find it with
        `\\\\bjk_[0-9A-Za-z]{43}\\\\b`. A request sends a key as `Authorization: Bearer <key>`. Only admin keys manage keys. Keys
        belong to the whole organization.
        """
        self.audit_logs = AsyncAuditLogs(caller)
        """The audit log records who changed what in the organization. The service writes each entry in the same transaction as
        the change, and keeps it for a year. Each entry also makes an `audit.recorded` event.
        """
        self.budgets = AsyncBudgets(caller)
        """Budgets for prefixes. The spending of a namespace counts against every budget that covers it: its own
        (`PATCH /namespaces/{ns}`), those of prefixes, and the organization's (`PATCH /organization`). The budget with the
        least money left decides. Namespaces that are judged at the same time may together exceed a shared budget by less
        than one engine request.
        """
        self.calibration = AsyncCalibration(caller)
        """Calibration shows how reliable the answers are, and which thresholds to use."""
        self.discovery = AsyncDiscovery(caller)
        """Discovery finds better questions and lets you test changes before you use them. None of it spends."""
        self.documents = AsyncDocuments(caller)
        """Documents. You write them in batches and read them one at a time with their answers. To find them, use a query."""
        self.drift = AsyncDrift(caller)
        """Drift says whether a judge still answers as it did."""
        self.egress_addresses = AsyncEgressAddresses(caller)
        """The addresses that webhook deliveries come from."""
        self.engines = AsyncEngines(caller)
        """The engines that answer questions on this server. The operator configures them."""
        self.events = AsyncEvents(caller)
        """The event feed: every event in recorded order, kept 30 days. Webhook endpoints receive the same events."""
        self.exports = AsyncExports(caller)
        """Exports of the evaluation log."""
        self.groups = AsyncGroups(caller)
        """Groups are the populations that documents belong to. Judgments can read them."""
        self.jobs = AsyncJobs(caller)
        """Jobs are long-running operations. Other operations start them, for example a backfill. Here you watch and control them."""
        self.judgments = AsyncJudgments(caller)
        """Judgments are named questions. The service keeps their answers about documents. On a template prefix, every namespace
        under it inherits the judgment, including namespaces created later. A namespace's own judgment of the same name, or
        one on a longer prefix, replaces the inherited one completely. You change an inherited judgment on its template
        prefix. Only its settings may be overridden by a namespace.
        """
        self.label_queues = AsyncLabelQueues(caller)
        """Label queues let people say what is true of documents. Each document has a known chance of being drawn. Labels become outcomes with
        `source: "label"`, and recommendations weigh by that chance. So a queue of hard documents does not make a judge look worse than it is.
        """
        self.namespaces = AsyncNamespaces(caller)
        """Namespaces hold documents. Their names are hierarchical."""
        self.non_production_prefixes = AsyncNonProductionPrefixes(caller)
        """Marks on prefixes whose namespaces are not for production."""
        self.organizations = AsyncOrganizations(caller)
        """The organization of the calling key."""
        self.outcomes = AsyncOutcomes(caller)
        """Outcomes record what really happened to judged documents. Calibration and composite weights are fitted to them."""
        self.queries = AsyncQueries(caller)
        """Queries find documents of one namespace, by attributes and answers."""
        self.request_logs = AsyncRequestLogs(caller)
        """The request log records the requests of the organization's API keys: who asked what, the status and the time. It has
        no bodies. It keeps requests for 7 days unless the operator of the server set another time. Requests without a valid
        key are in no organization's log.
        """
        self.robustness = AsyncRobustness(caller)
        """Robustness says how much answers depend on how a judgment asks."""
        self.sentinels = AsyncSentinels(caller)
        """A sentinel asks the same contexts again and again, so a change of the answers is a change of the engine and not of the documents. Nothing is
        judged again by itself.
        """
        self.sessions = AsyncSessions(caller)
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
        self.shares = AsyncShares(caller)
        """Shares say how many documents are so: as the judge says, as labels say, and corrected."""
        self.subscriptions = AsyncSubscriptions(caller)
        """Subscriptions are saved filters. The service keeps track of their members. Membership is level-triggered: a document
        is a member at a sequence when it matches at that sequence. The service evaluates membership at some sequences. Each
        transition between two of them is one event, exactly once in the feed.
        """
        self.system_one = AsyncSystemOne(caller)
        """The System One protocol, for programs that already speak it. Its calls become documents and judgments."""
        self.tenant_summaries = AsyncTenantSummaries(caller)
        """Tenant summaries: one for each template prefix."""
        self.usage_reports = AsyncUsageReports(caller)
        """Usage by month."""
        self.webhook_endpoints = AsyncWebhookEndpoints(caller)
        """Webhook endpoints receive signed events. Each event that an endpoint asks for is delivered at least once. A key
        restricted to a part of the namespaces sees and manages only endpoints whose `namespace_prefix` lies inside that
        part.

        A delivery succeeds when the endpoint returns any 2xx within 15 seconds, including at most 5 seconds to connect. The
        service does not follow redirects. A response of 429 or 503 pauses all deliveries to the endpoint for its
        `Retry-After` (seconds or a date), up to 5 minutes. Without `Retry-After`, the pause is 5 seconds. Before each new
        connection, the service resolves the host. If any of its addresses is not public, nothing is sent. Deliveries come
        from the addresses that `GET /webhook-egress-addresses` lists.
        """

    async def close(self) -> None:
        """Closes the connections that are kept. `async with AsyncClient(…) as client` does it at the end."""
        self._caller.close()

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]) -> None:
        await self.close()
