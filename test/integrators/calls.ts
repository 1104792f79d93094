/**
 * A representative set of calls: every built operation, with at least one success each, and errors. All requests fit the document. So the
 * rules of the service refuse them, because a validating proxy would stop any other.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, createClient, JudgmentServiceError } from "#generated/client/index.ts";
import { API_KEY } from "./background.ts";
import { labels } from "./label-calls.ts";
import { discovery, groups, outcomes } from "./standing-calls.ts";
import { subscriptions } from "./subscription-calls.ts";

/** @returns the operations that were called */
export async function makeCalls(baseUrl: string): Promise<Set<string>> {
  const called = new Set<string>();
  const clientOf = (apiKey: string) =>
    createClient({ baseUrl, apiKey, maxRetries: 0, onResponse: ({ operation }) => called.add(operation) });
  const client = clientOf(API_KEY);
  const ns = "calls/tickets";
  await judgments(client, ns);
  await documents(client, ns);
  await subscriptions(client, ns, refused);
  await namespaces(client, ns);
  await groups(client);
  await outcomes(client, ns);
  await labels(client, ns, refused);
  await discovery(client, ns);
  await jobs(client);
  await systemOne(client);
  await events(client);
  await webhooks(client);
  await keys(client, clientOf);
  await refused(clientOf("no-key-that-was-ever-made-0123456789").organizations.get(), "unauthorized");
  return called;
}

async function judgments(client: Client, ns: string): Promise<void> {
  const engine = { name: "local" } as const;
  await client.judgments.create({
    ns,
    body: { name: "urgent", question: "Is it urgent?", type: "bool", engine, thresholds: { page: 0.5 } },
  });
  const options = [
    { value: "billing", description: "Invoices and payments" },
    { value: "parcel", description: "Parcels and delivery" },
  ];
  await client.judgments.create({ ns, body: { name: "topic", question: "What is it about?", type: "choice", options, engine } });
  const criteria = ["calm", "annoyed", "furious"];
  await client.judgments.create({
    ns: "calls/*",
    body: { name: "mood", question: "How does it sound?", type: "score", criteria, engine },
  });
  await refused(client.judgments.create({ ns, body: { name: "urgent", question: "Again?", type: "bool", engine } }), "conflict");
  await refused(
    client.judgments.create({ ns, body: { name: "bare", question: "What?", type: "choice", engine } }),
    "invalid_request",
  );

  await client.judgments.get({ ns, name: "mood" });
  await client.judgments.listAll({ ns, limit: 1 }).toArray();
  await refused(client.judgments.get({ ns, name: "missing" }), "not_found");
  await client.judgments.update({ ns, name: "urgent", body: { thresholds: { page: 0.6, other: 0.9 } } });
  await client.judgments.createVersion({ ns, name: "urgent", body: { question: "Is it very urgent?", type: "bool", engine } });
  await client.judgments.activate({ ns, name: "urgent", body: { version: 2, force: true } });
  await refused(client.judgments.activate({ ns, name: "urgent", body: { version: 9 } }), "not_found", "invalid_request");
  await client.judgments.deactivate({ ns, name: "topic" });
  await client.judgments.activate({ ns, name: "topic", body: { version: 1 } });
}

async function documents(client: Client, ns: string): Promise<void> {
  const upsert = ["1", "2", "3"].map((id) => ({
    id: `t/${id}`,
    attributes: { status: id === "3" ? "closed" : "open", weight: Number(id), tags: ["a", id], nothing: null },
    state: { text: "Urgent: my parcel never came.", notes: [] },
  }));
  await client.documents.write({ ns, body: { upsert, wait_for: ["urgent", "topic", "mood"], wait_timeout_ms: 10_000 } });
  const append = [{ id: "t/1", path: "state.notes", values: ["called", { by: "mail" }] }];
  await client.documents.write({ ns, body: { patch: [{ id: "t/2", attributes: { status: null } }], append, delete: ["t/3"] } });
  await client.documents.get({ ns, id: "t/1", judgments: ["urgent", "mood"], wait_timeout_ms: 0 });
  await client.documents.get({ ns, id: "t/2" });
  await client.judgments.explain({ ns, id: "t/1", judgment: "urgent" });
  await client.judgments.evaluationsAll({ ns, name: "urgent", document_id: "t/1", limit: 1 }).toArray();
  await client.judgments.create({ ns, body: { name: "passing", question: "For now?", type: "bool" } });
  await client.judgments.delete({ ns, name: "passing" });
  await refused(client.documents.get({ ns, id: "t/3" }), "not_found");

  const include = { attributes: ["status"], answers: ["urgent", "topic"], state: true };
  const filters = [
    "Or",
    [
      ["attributes.status", "In", ["open", "new"]],
      ["Not", ["answers.mood.score", "Lt", 0]],
    ],
  ];
  const body = { filters: filters as never, rank_by: ["answers.urgent.p", "desc"] as never, top_k: 1, include };
  await client.queries.queryAll({ ns, body }).toArray();
  await refused(client.queries.query({ ns, body: { ...body, cursor: "nonsense" } }), "invalid_request");
}

async function namespaces(client: Client, ns: string): Promise<void> {
  await client.namespaces.get({ ns });
  await client.namespaces.listAll({ prefix: "calls", limit: 1 }).toArray();
  await client.namespaces.update({ ns, body: { budget_usd_per_month: 100, on_exceeded: "pause" } });
  await refused(client.namespaces.get({ ns: "calls/none" }), "not_found");
  await client.documents.write({ ns: "calls/gone", body: { upsert: [{ id: "1" }] } });
  const { id } = await client.namespaces.delete({ ns: "calls/gone" });
  await client.jobs.get({ id });
  await client.jobs.listAll({ type: "namespace_delete" }).toArray();
  await refused(client.jobs.get({ id: "job_00000000000000000000000000" }), "not_found");
  await client.organizations.get();
  await client.organizations.update({ body: { suggestions: true, contacts: ["ops@calls.example"] } });
  await client.budgets.put({ prefix: "calls/*", body: { budget_usd_per_month: 1_000 } });
  await client.budgets.listAll({ limit: 1 }).toArray();
  await client.budgets.delete({ prefix: "calls/*" });
  await client.nonProductionPrefixes.put({ prefix: "calls/staging/*" });
  await client.nonProductionPrefixes.listAll({ limit: 1 }).toArray();
  await client.nonProductionPrefixes.delete({ prefix: "calls/staging/*" });
  await client.usageReports.getAll({ limit: 1 }).toArray();
  await client.namespaces.update({ ns, body: { budget_usd_per_month: 0, on_exceeded: "reject" } });
  await refused(client.documents.write({ ns, body: { upsert: [{ id: "late" }] } }), "budget_exceeded");
  await client.namespaces.update({ ns, body: { budget_usd_per_month: null, on_exceeded: "pause" } });
}

async function jobs(client: Client): Promise<void> {
  const ns = "calls/many";
  const engine = { name: "local" } as const;
  const freshness = { policy: "manual" } as const;
  await client.judgments.create({ ns, body: { name: "urgent", question: "Is it urgent?", type: "bool", engine, freshness } });
  for (let from = 0; from < 3_000; from += 1_000) {
    const upsert = Array.from({ length: 1_000 }, (_, n) => ({ id: `t/${from + n}`, state: { text: "My parcel never came." } }));
    await client.documents.write({ ns, body: { upsert } });
  }
  await client.judgments.backfill({ ns, name: "urgent", body: { filters: { "attributes.status": "open" } } });
  const started = await client.judgments.backfill({
    ns,
    name: "urgent",
    body: { filters: ["id", "Glob", "t/*"], confirm: true },
  });
  if (started.status !== 202) throw new Error("the backfill did not start");
  const { id } = started.body;
  await client.jobs.pause({ id });
  await refused(client.jobs.pause({ id }), "conflict");
  await client.jobs.resume({ id });
  await client.jobs.cancel({ id });
  await refused(client.jobs.retry({ id }), "conflict");
  await client.judgments.createVersion({ ns, name: "urgent", body: { question: "Is it very urgent?", type: "bool", engine } });
  const exported = await client.exports.create({ ns, body: { judgments: ["urgent"] } });
  for (let tries = 0; (await client.jobs.get({ id: exported.id })).status !== "done"; tries++) {
    if (tries === 300) throw new Error("the export never ended");
    await sleep(100);
  }
  await client.exports.delete({ id: exported.id });
  const shadow = await client.judgments.activate({ ns, name: "urgent", body: { version: 2 } });
  if (shadow.status !== 202) throw new Error("the activation asked for no confirmation");
  await client.jobs.confirm({ id: shadow.body.id });
}

async function systemOne(client: Client): Promise<void> {
  const questions = {
    billing: { type: "noul", instructions: "Is this about billing?" },
    topic: { type: "choice", instructions: "What is it about?", criteria: { refund: "Wants money back.", delivery: null } },
    anger: { type: "score", criteria: ["Calm.", "Furious."] },
  } as const;
  const body = {
    model: "local",
    state: "I was charged twice.",
    questions: { ...questions, anger: { ...questions.anger, criteria: [...questions.anger.criteria] } },
  };
  await client.systemOne.answer({ judgmentNamespace: "calls/asked", body });
  await refused(client.systemOne.answer({ body: { ...body, model: "nobody" } }), "invalid_request");
}

async function events(client: Client): Promise<void> {
  // The relay puts it there right after the job's end.
  for (let tries = 0; tries < 100; tries++) {
    const [event] = (await client.events.list({ types: ["namespace.*"], namespace_prefix: "calls/*" })).events;
    if (event) return void (await client.events.get({ id: event.id }));
    await sleep(100);
  }
  throw new Error("the feed never had the deletion's event");
}

async function webhooks(client: Client): Promise<void> {
  await client.egressAddresses.list();
  // Nobody listens there.
  const url = "https://127.0.0.1:9/judgments";
  const { id } = await client.webhookEndpoints.create({ body: { url, events: ["job.*"], namespace_prefix: "calls/*" } });
  await client.webhookEndpoints.listAll().toArray();
  await client.webhookEndpoints.get({ id });
  await client.webhookEndpoints.getSecret({ id });
  await client.webhookEndpoints.rotateSecret({ id, body: { previous_valid_for: "1h" } });
  await client.webhookEndpoints.update({ id, body: { enabled: false } });
  await refused(client.webhookEndpoints.test({ id }), "conflict");
  await client.webhookEndpoints.update({ id, body: { enabled: true, max_per_second: 0.001 } });
  const { event_id } = await client.webhookEndpoints.test({ id, body: { type: "job.completed" } });
  await client.webhookEndpoints.listDeliveriesAll({ id }).toArray();
  await client.events.redeliver({ id: event_id, body: { endpoint: id } });
  await client.webhookEndpoints.recover({ id, body: { since: new Date(Date.now() - 60_000).toISOString() } });
  await client.webhookEndpoints.delete({ id });
  await refused(client.webhookEndpoints.get({ id }), "not_found");
}

async function keys(client: Client, clientOf: (apiKey: string) => Client): Promise<void> {
  const made = await client.apiKeys.create({ body: { name: "reader", role: "read_only", scope: "calls/*" } });
  await client.apiKeys.listAll().toArray();
  const reader = clientOf(made.key);
  await reader.namespaces.listAll().toArray();
  await refused(reader.documents.write({ ns: "calls/tickets", body: { delete: ["t/1"] } }), "forbidden");
  await refused(reader.namespaces.get({ ns: "elsewhere" }), "forbidden", "not_found");
  await client.apiKeys.rotate({ id: made.id, body: { previous_valid_for: "1h" } });
  await client.apiKeys.delete({ id: made.id });
  await client.auditLogs.list({ limit: 1 });
  await client.requestLogs.list({ limit: 1, status: "4xx" });
  await refused(client.apiKeys.delete({ id: made.id }), "not_found", "conflict");
}

/** A call that has to be refused, with one of these codes. */
async function refused(call: Promise<unknown>, ...codes: string[]): Promise<void> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof JudgmentServiceError)) throw error ?? new Error(`was not refused with ${codes.join(" or ")}`);
  if (!codes.includes(error.code)) throw error;
}
