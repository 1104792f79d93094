/**
 * Sends every operation requests that are generated from its own schemas. There is never a 500, a response that breaks the contract, or a
 * logged error. A refused request changes nothing.
 *
 * `npm test` ends after a limited time. `FUZZ_RUNS=<requests for each operation>` sends all of them. `test/support/generated.ts` says how
 * seeds are chosen and repeated.
 */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "#generated/routes.ts";
import { publishedDocument } from "#src/foundation/published-document.ts";
import { exportRow, jobRow } from "#test/jobs/support/rows.ts";
import { fuzzRuns } from "#test/support/generated.ts";
import { type RawClient, type RawRequest, type RawResponse, rawClient } from "#test/support/raw-request.ts";
import { schemaArbitraries } from "#test/support/schema-arbitrary.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { at } from "./support/api.ts";
import { labelQueue, queueOf } from "./support/furnish.ts";
import { bodySchema, type FuzzedRequests, find, fuzzedRequests } from "./support/fuzzed-request.ts";
import { judgments, likelyValues } from "./support/likely-values.ts";
import { anEndpoint, anEvent } from "./support/operation-cases.ts";

const { count: RUNS, given } = fuzzRuns(40);
/**
 * An operation that has taken or refused nothing by then is sent at most so many times as much. The rarest (`discovery_simulate`) takes
 * one request of about a hundred.
 */
const PATIENCE = 25;
/** Of all operations together, in milliseconds. Not bounded where the number of runs was asked for. */
const BUDGET_MS = given ? Number.POSITIVE_INFINITY : 4_000;

const owners = ["shop", "shop/eu", "shop/*"];

let service: TestService;
let client: RawClient;
let requests: FuzzedRequests;
/** What each operation answered, by status. */
const answered = new Map<string, Set<number>>();
let started = 0;
/** Webhook endpoints that there are, and jobs that can be steered; others come in place of those that are gone or have moved on. */
const endpoints: string[] = [];
const jobs: string[] = [];
const exportIds: string[] = [];
let judgmentId: string;
const statuses = ["running", "paused", "awaiting_confirm", "done"] as const;
/** One that is done could not judge a document, and can be run again: no other is of the judgment that is there. */
const aJob = (status: (typeof statuses)[number]) =>
  jobRow(service, {
    type: "backfill",
    status,
    namespace: "shop",
    judgment: "urgent",
    ...(status === "done" ? { settings: { judgmentId }, failed: 1 } : {}),
  });

beforeAll(async () => {
  service = await testService({ logLevel: "error" }, true);
  client = rawClient(service.address);
  await service.request("PATCH", "/organization", { body: { suggestions: true } });
  await furnish();
  const { body: deletion } = await service.request("DELETE", at("shop"));
  await furnish();
  // More than requests will revoke.
  for (let n = 0; n < RUNS; n++) await service.key({ name: "fuzzed", role: "read_only" });
  const { body: made } = await service.request("GET", "/api-keys?limit=1000");
  const keyIds = made.api_keys.filter(({ name }: { name: string }) => name === "fuzzed").map(({ id }: { id: string }) => id);
  for (let n = 0; n < 5; n++) endpoints.push(await anEndpoint(service, null));
  const [urgent] = await service.fresh.database.query<{ judgmentId: string }>({
    text: `select judgment_id as "judgmentId" from judgments where owner = 'shop' and name = 'urgent'`,
  });
  judgmentId = urgent!.judgmentId;
  for (const status of statuses) {
    for (let n = 0; n < 3; n++) jobs.push(await aJob(status));
  }
  for (let n = 0; n < 3; n++) exportIds.push(await exportRow(service, "shop"));
  const keys = [service.adminKey, await service.key({ role: "read_only" }), await service.key({ scope: "shop/eu/*" })];
  requests = fuzzedRequests({
    document: publishedDocument(),
    likely: {
      ...likelyValues,
      KeyId: fc.constantFrom(...keyIds),
      JobId: fc.nat().map((n) => [deletion.id, ...exportIds, ...jobs][n % (jobs.length + exportIds.length + 1)]!),
      EventId: fc.constant(await anEvent(service, "shop")),
      LabelQueueId: fc.constantFrom(...owners.map(queueOf)),
      Labeler: fc.constantFrom("ana", "bo"),
      EndpointId: fc.nat().map((n) => endpoints[n % endpoints.length]!),
    },
    keys,
  });
  started = performance.now();
});
afterAll(async () => {
  client.close();
  await service.stop();
});

/** Waits for events go by a clock that nobody moves here: one that would be taken is for no time. */
const unhurried = (request: RawRequest): RawRequest => ({
  ...request,
  target: request.target.replace(/(?<=[?&]wait_ms=)\d+/g, (ms) => (Number(ms) <= 30_000 ? "0" : ms)),
});

/** A label queue that there is, asked for where it is, about its only document: by chance alone no request would name all of these. */
function inItsQueue(request: RawRequest): RawRequest {
  const owner = owners.find((one) => request.target.includes(queueOf(one)));
  if (owner === undefined) return request;
  const rest = request.target.slice(request.target.indexOf("/label_queue/")).replace(/(?<=\/items\/)[1-9]\d*/, "1");
  return { ...request, target: `/v1${at(owner, "judgments", "urgent")}${rest}` };
}

/** Whether a request that was taken is about something, however its path spells it. */
const names = ({ target }: RawRequest, id: string) => decodeURIComponent(target.split("?")[0]!).includes(id);

/** Whether others find less for it than they should. */
const removes = (id: string) =>
  [
    "namespaces_delete",
    "judgments_delete",
    "label_queues_delete",
    "sentinels_delete",
    "groups_delete",
    "outcomes_delete",
    "subscriptions_delete",
    "tenant_summaries_delete",
  ].includes(id);

/** The resources that requests use. It runs again after a request has deleted some of them. Existing ones are refused or stay the same. */
async function furnish(): Promise<void> {
  const group = { name: "status", key: "attributes.status", aggregate: { max: ["answers.urgent.p"] } };
  const version = { question: "Really?", type: "bool" };
  for (const owner of owners) {
    for (const body of judgments) await service.request("POST", at(owner, "judgments"), { body });
    await service.request("POST", at(owner, "judgments", "urgent", "versions"), { body: version });
    for (const name of ["urgent", "topic", "anger", "status"]) {
      const filters = ["answers.urgent.thresholds.page", "Eq", true];
      await service.request("POST", at(owner, "subscriptions"), { body: { name, filters } });
    }
    await service.request("POST", at(owner, "groups"), { body: group });
    await service.request("PUT", at(owner, "judgments", "urgent", "sentinel"), { body: { size: 20, budget_usd_a_month: 1 } });
    const summary = { groups: ["status"], bands: { "status.count": [{ label: "any", gte: 0 }] } };
    if (owner.endsWith("/*")) await service.request("POST", at(owner, "tenant_summary"), { body: summary });
  }
  for (const owner of owners) await labelQueue(service, owner);
  const upsert = ["t-1", "t-2", "a/b:c"].map((id, n) => ({ id, attributes: { status: "open", priority: n, tags: ["x", n] } }));
  const outcomes = ["crm-1", "crm-2"].map((id) => ({ id, document_id: "t-1", judgment: "urgent", value: true }));
  for (const owner of ["shop", "shop/eu"]) {
    await service.request("POST", at(owner), { body: { upsert } });
    await service.request("POST", at(owner, "outcomes"), { body: { outcomes } });
  }
}

/** Other requests have drawn budgets that are used up. Without this, no later request for an answer would be taken. */
async function withoutBudgets(): Promise<string> {
  const { body } = await service.request("GET", "/budgets?limit=1000");
  for (const { prefix } of body.budgets) await service.request("DELETE", `/budgets/${encodeURIComponent(prefix)}`);
  const { body: all } = await service.request("GET", "/namespaces?limit=1000");
  for (const { name } of all.namespaces) await service.request("PATCH", at(name), { body: { budget_usd_per_month: null } });
  await service.request("PATCH", "/organization", { body: { budget_usd_per_month: null } });
  return digest();
}

describe.each(operations.map(({ id }) => ({ id })))("$id", ({ id }) => {
  const { method, operation } = find(publishedDocument(), id);
  const changes = method !== "GET";
  const schema = bodySchema(operation);

  if (schema) {
    it("is sent bodies that its validator takes", () => {
      const { validate } = operations.find((one) => one.id === id)!;
      const { valid } = schemaArbitraries(publishedDocument(), likelyValues);
      fc.assert(
        fc.property(valid(schema), (body) => validate.body!(body)),
        { numRuns: 50 },
      );
    });
  }

  it("answers whatever it is sent within its contract, and a refusal changes nothing", async () => {
    const deadline = performance.now() + share(id);
    let before = changes ? await digest() : "";
    let sent = 0;
    const isEnough = () => (performance.now() > deadline || sent >= RUNS) && isTouched(id);
    // Drawn only as long as they are sent: making a request takes longer than answering it.
    const wanted = fc.constant(null).chain(() => (isEnough() ? fc.constant(null) : requests(id)));
    const property = fc.asyncProperty(wanted, async (request) => {
      if (request === null) return;
      sent += 1;
      const response = await client.send(inItsQueue(unhurried(request)));
      check(response, request);
      answered.set(id, (answered.get(id) ?? new Set()).add(response.status));
      if (!changes) return;
      if (removes(id) && response.status < 300) await furnish();
      if (id === "webhook_endpoints_delete" && response.status < 300) {
        const gone = endpoints.findIndex((one) => names(request, one));
        endpoints[gone] = await anEndpoint(service, null);
      }
      if (id.startsWith("jobs_") && response.status < 300) {
        const moved = jobs.findIndex((one) => names(request, one));
        const status = statuses[Math.floor(moved / 3)];
        if (status) jobs[moved] = await aJob(status);
      }
      const after = await digest();
      if (response.status >= 400) expect(after, "a refused request changed something").toBe(before);
      before = response.status === 402 ? await withoutBudgets() : after;
    });
    await fc.assert(property, { numRuns: RUNS * PATIENCE });
  }, 600_000);
});

it("has had requests taken and refused by every operation that is built", () => {
  const untouched = operations.filter(({ id }) => !isTouched(id));
  expect(untouched.map(({ id }) => [id, ...(answered.get(id) ?? [])])).toEqual([]);
});

function isTouched(id: string): boolean {
  const statuses = [...(answered.get(id) ?? [])];
  const { unbuilt } = operations.find((operation) => operation.id === id)!;
  return unbuilt || (statuses.some((status) => status < 300) && statuses.includes(400));
}

/** An even share of the remaining time for each remaining operation. */
function share(id: string): number {
  const left = operations.length - operations.findIndex((operation) => operation.id === id);
  return Math.max(50, (BUDGET_MS - (performance.now() - started)) / left);
}

/** What holds for every response. That its body fits the operation's contract the service checks itself, and answers 500 if not. */
function check({ status, headers, text }: RawResponse, request: RawRequest): void {
  const told = `${request.method} ${request.target} was answered ${status}: ${text.slice(0, 500)}`;
  expect(status, told).not.toBe(500);
  expect(service.logged, told).toEqual([]);
  for (const name of ["x-request-id", "x-ratelimit-limit", "x-ratelimit-remaining"])
    expect(headers[name], `${name}: ${told}`).toBeTruthy();
  if (status === 204) {
    expect(text).toBe("");
    return;
  }
  expect(headers["content-type"], told).toBe("application/json");
  const body = JSON.parse(text);
  if (status < 400) return;
  expect(body, told).toEqual({ error: { code: expect.any(String), message: expect.any(String), details: expect.any(Object) } });
  expect(Object.keys(body.error.details).length <= 20).toBe(true);
  if (status === 400) expect(body.error.details.issues.length, told).toSatisfy((count: number) => count >= 1 && count <= 20);
}

/** Not of a namespace that is gone: a job removes those behind its deletion. */
const living = "exists (select from namespaces s where s.namespace_id = d.namespace_id and s.deleted_at is null)";

/** Of everything that requests change and judging does not, save when a key was used last. */
async function digest(): Promise<string> {
  const [row] = await service.fresh.database.query<{ digest: string }>({
    name: "fuzz_digest",
    text: `
      select concat_ws(' ',
        (select sum(hashtext(d::text)::bigint) from documents d where ${living}),
        (select sum(hashtext(n::text)::bigint) from namespace_names n),
        (select sum(hashtext(concat_ws(' ', n.name, n.document_count, n.bytes, n.budget_usd_per_month, n.on_exceeded))::bigint) from namespaces n),
        (select count(*) from commits d where kind = 'documents' and ${living}),
        (select sum(hashtext(j::text)::bigint) from judgments j),
        (select sum(hashtext(v::text)::bigint) from judgment_versions v),
        (select sum(hashtext(o::text)::bigint) from judgment_overrides o),
        (select sum(hashtext(s::text)::bigint) from subscriptions s),
        (select sum(hashtext(s::text)::bigint) from subscription_attributes s),
        (select sum(hashtext(concat_ws(' ', d.outcome_id, d.document_id, d.value, d.observed_at))::bigint) from outcomes d where ${living}),
        (select sum(hashtext(concat_ws(' ', g.owner, g.name, g.definition))::bigint) from groups g),
        (select sum(hashtext(concat_ws(' ', s.template, s.groups, s.bands))::bigint) from tenant_summaries s),
        (select sum(hashtext(concat_ws(' ', s.judgment_id, s.size, s.every, s.budget_usd, s.on_drift))::bigint) from sentinels s),
        (select sum(hashtext((to_jsonb(k) - 'last_used_at')::text)::bigint) from api_keys k),
        (select sum(hashtext(o::text)::bigint) from organizations o)) as digest`,
  });
  return row!.digest;
}
