/** A backfill while one of its pages is at the engine: its questions, log, bill and reports. */
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { GraduatedPrice } from "#src/accounts/money/graduated-price.ts";
import { attodollars } from "#src/accounts/money/money.ts";
import { defaultPriceList, Prices } from "#src/accounts/money/prices.ts";
import { QueueWorker } from "#src/foundation/queue/worker.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { documents, eventsOf, jobWhen, judgment, write } from "./support/jobs.ts";

const ASLEEP = { ok: false, failure: { code: "overloaded", message: "The engine is asleep.", retryable: true } } as const;
const NEVER = new Promise<void>(() => undefined);

const open: (() => void)[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one();
});

/** Holds up whatever the engine is asked from now on, until what is answered is called. */
function shut(service: TestService): () => void {
  const gate = Promise.withResolvers<void>();
  service.engine.gate = gate.promise;
  open.push(gate.resolve);
  return gate.resolve;
}

async function start(service: TestService, ns: string, body: object = {}) {
  const path = at(ns, "judgments", "urgent", "backfill");
  const answer = await service.request("POST", path, { body: { confirm: true, ...body } });
  expect(answer).toMatchObject({ status: 202 });
  return answer.body;
}

const asked = (service: TestService) => expect.poll(() => service.engine.requests.length, { timeout: 30_000 });
const idsIn = (service: TestService) => service.engine.requests.map(({ context }) => idOf(context));
const idOf = (context: unknown) => /text (\d+)/.exec(JSON.stringify(context))![1]!;
const cost = async (service: TestService) => (await service.request("GET", "/usage")).body.lines.find(isJudging)?.cost_usd ?? 0;
const isJudging = ({ line }: { line: string }) => line === "judging";

/** The log of a namespace, from the database. */
async function logOf(service: TestService, namespace: string) {
  return service.fresh.database.query<{ document_id: string; version: number; repeated: boolean; failed: boolean }>({
    text: `
      select e.document_id, e.version, e.repeated, e.error is not null as failed from evaluations e
      join namespaces n on n.namespace_id = e.namespace_id where n.name = $1 order by e.evaluation_id`,
    values: [namespace],
  });
}

async function eventOf(service: TestService, jobId: string, type: string) {
  await eventsOf(service, jobId);
  const [row] = await service.fresh.database.query<{ data: Record<string, unknown> }>({
    text: "select data from events where data ->> 'job_id' = $1 and type = $2",
    values: [jobId, type],
  });
  return row!.data;
}

describe("a backfill that is under way", { timeout: 60_000 }, () => {
  it("is not asked beside for what it has answered and has yet to land", async () => {
    const service = await testService();
    const ns = freshNamespace();
    await write(service, ns, documents(1));
    await judgment(service, ns, "urgent", { freshness: { policy: "on_read" } });
    const id = await service.fresh.database.transaction(async (tx) => {
      const names = { text: "select namespace_id as id from namespace_names where name = $1", values: [ns] };
      const [{ id: held }] = (await tx.query(names)) as [{ id: number }];
      await tx.query({ text: "select 1 from namespaces where namespace_id = $1 for update", values: [held] });
      const { id } = await start(service, ns);
      await asked(service).toBe(1);
      // Until the time is over it has asked, or joined, or both land when this lets them.
      await service.request("GET", `${at(ns, "documents", "d-000000")}?wait_timeout_ms=300`);
      return id as string;
    });
    await jobWhen(service, id, "done");
    expect(service.engine.requests).toHaveLength(1);
  });

  it("asks nothing more once it is cancelled: what was asked lands, is billed, and is not asked by the next", async () => {
    const service = await testService();
    const ns = freshNamespace();
    await write(service, ns, documents(300));
    await judgment(service, ns, "urgent");
    const before = await cost(service);
    const release = shut(service);
    const { id } = await start(service, ns);
    const { concurrency } = service.engine.limits;
    await asked(service).toBe(concurrency);
    expect((await service.request("POST", `/jobs/${id}/cancel`)).body).toMatchObject({ status: "cancelled" });
    release();
    const told = await eventOf(service, id, "job.cancelled");
    expect(service.engine.requests).toHaveLength(concurrency);
    expect(await logOf(service, ns)).toHaveLength(concurrency);
    const rise = (await cost(service)) - before;
    expect(told).toMatchObject({ documents_done: concurrency, spend_usd: expect.closeTo(rise, 9) });
    const { body: job } = await service.request("GET", `/jobs/${id}`);
    expect(job).toMatchObject({ spend_usd: expect.closeTo(rise, 9), progress: { documents_done: concurrency }, waiting: null });
    await jobWhen(service, (await start(service, ns)).id, "done");
    expect(new Set(idsIn(service)).size).toBe(300);
    expect(service.engine.requests).toHaveLength(300);
    expect((await logOf(service, ns)).filter(({ repeated }) => repeated)).toEqual([]);
  });

  it("keeps what was answered within a page through a crash, and marks what was asked twice, and nothing else", async () => {
    const service = await testService({ role: "api", drainMs: 0 });
    const ns = freshNamespace();
    await service.request("POST", at(ns), { body: { upsert: documents(200) } });
    await judgment(service, ns, "urgent", { freshness: { policy: "manual" } });
    const { id } = await start(service, ns);
    const first = await service.beside("worker");
    const hung = hangAfter(first, 70);
    await asked(first).toBe(70 + hung);
    await jobWhen(service, id, ({ progress }) => progress.documents_done === 70);
    await first.stop();
    const second = await service.beside("worker");
    const job = await jobWhen(service, id, "done");
    expect(job).toMatchObject({ progress: { documents_done: 200 }, spend_usd: 0.4 });
    const log = await logOf(service, ns);
    expect(log).toHaveLength(200);
    const unanswered = new Set(idsIn(first).slice(70));
    expect(idsIn(second)).toHaveLength(130);
    expect(idsIn(second).filter((one) => unanswered.has(one))).toHaveLength(hung);
    const repeated = log.filter((one) => one.repeated).map(({ document_id }) => String(Number(document_id.slice(2))));
    expect(repeated.sort()).toEqual([...unanswered].sort());
  });

  it("lands what is on its way when the process stops, and leaves the rest to the next", async () => {
    const service = await testService({ role: "api" });
    const ns = freshNamespace();
    await service.request("POST", at(ns), { body: { upsert: documents(200) } });
    await judgment(service, ns, "urgent", { freshness: { policy: "manual" } });
    const { id } = await start(service, ns);
    const first = await service.beside("worker");
    const release = shut(first);
    const { concurrency } = first.engine.limits;
    await asked(first).toBe(concurrency);
    const stopping = vi.spyOn(QueueWorker.prototype, "stop");
    onTestFinished(() => stopping.mockRestore());
    const stopped = first.stop();
    await vi.waitUntil(() => stopping.mock.calls.length > 0, { timeout: 30_000 });
    release();
    await stopped;
    expect(first.engine.requests).toHaveLength(concurrency);
    expect(await logOf(service, ns)).toHaveLength(concurrency);
    const second = await service.beside("worker");
    await jobWhen(service, id, "done");
    expect(second.engine.requests).toHaveLength(200 - concurrency);
    expect((await logOf(service, ns)).filter(({ repeated }) => repeated)).toEqual([]);
  });

  it("spends what the bill rises by: across tiers, and with what it tries again", async () => {
    const judging = new GraduatedPrice([
      { upTo: 100n, price: attodollars("1") },
      { upTo: 250n, price: attodollars("0.5") },
      { upTo: null, price: attodollars("0.0000015") },
    ]);
    const service = await testService({ prices: new Prices([{ from: "", prices: { ...defaultPriceList, judging } }]) });
    const ns = freshNamespace();
    await write(service, ns, documents(300));
    await judgment(service, ns, "urgent");
    const failing = new Set(["7", "8", "290"]);
    service.engine.instead = (request) => (failing.delete(idOf(request.context)) ? ASLEEP : null);
    const { id } = await start(service, ns);
    const moving = setInterval(() => void service.clock.advance(1_500), 30);
    const job = await jobWhen(service, id, "done");
    clearInterval(moving);
    // 100 at 1 dollar, 150 at half of it, and 50 at next to nothing.
    expect(job).toMatchObject({ spend_usd: 175.000075, failed_count: 0, progress: { documents_done: 300 } });
    expect(await cost(service)).toBe(job.spend_usd);
    expect(await eventOf(service, id, "job.completed")).toMatchObject({ spend_usd: job.spend_usd });
    const log = await logOf(service, ns);
    expect(log.filter(({ failed }) => failed)).toHaveLength(3);
    expect(log.filter(({ repeated }) => repeated)).toEqual([]);
  });

  it("on a template prefix keeps to the budget of each namespace", async () => {
    const service = await testService();
    const root = freshNamespace();
    for (const name of ["a", "b", "c"]) await write(service, `${root}/${name}`, documents(200));
    await judgment(service, `${root}/*`, "urgent");
    const settings = (name: string, budget: number) =>
      service.request("PATCH", at(`${root}/${name}`), { body: { budget_usd_per_month: budget } });
    // Fifty judgment units; the writes have cost next to nothing.
    await settings("a", 0.1);
    const { id } = await start(service, `${root}/*`);
    const held = await jobWhen(service, id, "paused");
    expect(held.error).toContain(`${root}/a`);
    expect(await logOf(service, `${root}/a`)).toHaveLength(50);
    expect(await logOf(service, `${root}/b`)).toHaveLength(200);
    expect(await logOf(service, `${root}/c`)).toHaveLength(200);
    expect(held.progress.documents_done).toBe(450);
    expect((await service.request("GET", at(`${root}/a`))).body).toMatchObject({ budget_paused: true });
    await settings("a", 100);
    expect(await jobWhen(service, id, "done")).toMatchObject({ progress: { documents_done: 600 }, spend_usd: 1.2 });
    expect(service.engine.requests).toHaveLength(600);
  });

  it("tells what it could not judge, ends done, and has it run again on its own", async () => {
    const service = await testService();
    const ns = freshNamespace();
    await write(service, ns, documents(300));
    await judgment(service, ns, "urgent");
    const refused = (id: string) => Number(id) % 12 === 5;
    service.engine.answer = (_, { context }) => (refused(idOf(context)) ? null : { type: "bool", p: 0.5 });
    const { id } = await start(service, ns);
    const job = await jobWhen(service, id, "done");
    expect(job).toMatchObject({ failed_count: 25, error: null, progress: { documents_done: 300 } });
    expect(job.failures).toHaveLength(20);
    const all = documents(300).filter((one) => refused(one.id.slice(2)));
    const listed = job.failures.map(({ document_id, ...reason }: { document_id: string }) => {
      expect(reason).toEqual({ namespace: ns, code: "engine_refused" });
      return document_id;
    });
    expect(all.map((one) => one.id)).toEqual(expect.arrayContaining(listed));
    expect(await eventOf(service, id, "job.completed")).toMatchObject({ failed_count: 25 });
    service.engine.answer = () => ({ type: "bool", p: 0.5 });
    const again = await service.request("POST", `/jobs/${id}/retry`);
    expect(again).toMatchObject({ status: 202, body: { type: "backfill", retry_of: id, estimate: { documents: 25 } } });
    expect(await jobWhen(service, again.body.id, "done")).toMatchObject({
      failed_count: 0,
      progress: { documents_done: 25 },
      spend_usd: again.body.estimate.cost_usd,
    });
    expect(service.engine.requests).toHaveLength(325);
    expect(await service.request("POST", `/jobs/${again.body.id}/retry`)).toMatchObject({ status: 409 });
  });

  it("gives a document up that fails for now again and again, and goes on with the others", async () => {
    const service = await testService();
    const ns = freshNamespace();
    await write(service, ns, documents(20));
    await judgment(service, ns, "urgent");
    service.engine.instead = ({ context }) => (idOf(context) === "3" ? ASLEEP : null);
    const { id } = await start(service, ns);
    const moving = setInterval(() => void service.clock.advance(301_000), 30);
    const job = await jobWhen(service, id, "done");
    clearInterval(moving);
    expect(job).toMatchObject({ failed_count: 1, progress: { documents_done: 20 }, error: null });
    expect(job.failures).toEqual([{ document_id: "d-000003", namespace: ns, code: "engine_unavailable" }]);
    expect(idsIn(service).filter((one) => one === "3")).toHaveLength(9);
    expect(service.engine.requests).toHaveLength(19 + 9);
    // Nobody else tries it again behind the job's back.
    expect(await service.fresh.database.query({ text: "select from deferred" })).toEqual([]);
  });

  it("says that its engine is away while it is, and not when it will be done", async () => {
    const service = await testService();
    const ns = freshNamespace();
    await write(service, ns, documents(300));
    await judgment(service, ns, "urgent");
    service.engine.instead = () => ASLEEP;
    const { id } = await start(service, ns);
    const waiting = await jobWhen(service, id, (job) => job.waiting !== null);
    expect(waiting).toMatchObject({
      status: "running",
      error: null,
      estimated_completion_at: null,
      progress: { documents_done: 0 },
      waiting: { code: "engine_unavailable", message: "The engine is overloaded and accepts no more requests now." },
    });
    // It was not asked for the whole page to find out.
    expect(service.engine.requests.length).toBeLessThan(200);
    service.engine.instead = null;
    const moving = setInterval(() => void service.clock.advance(1_500), 30);
    expect(await jobWhen(service, id, "done")).toMatchObject({ waiting: null, error: null, failed_count: 0 });
    clearInterval(moving);
  });

  it("leaves nothing stale where a version is activated meanwhile", async () => {
    const service = await testService();
    const ns = freshNamespace();
    await write(service, ns, documents(300));
    await judgment(service, ns, "urgent");
    const release = shut(service);
    const { id } = await start(service, ns);
    await asked(service).toBe(service.engine.limits.concurrency);
    const versions = at(ns, "judgments", "urgent", "versions");
    await service.request("POST", versions, { body: { question: "Is it really?", type: "bool" } });
    await service.request("POST", at(ns, "judgments", "urgent", "activate"), { body: { version: 2, force: true } });
    release();
    expect(await jobWhen(service, id, "done")).toMatchObject({ progress: { documents_done: 300 }, failed_count: 0 });
    const stale = await service.fresh.database.query({
      text: `
        select a.document_id from answers a join namespaces n on n.namespace_id = a.namespace_id
        where n.name = $1 and a.version is distinct from 2`,
      values: [ns],
    });
    expect(stale).toEqual([]);
  });

  it("never counts more documents than it was to do", async () => {
    const service = await testService({ role: "api" });
    const ns = freshNamespace();
    await service.request("POST", at(ns), { body: { upsert: documents(10) } });
    await judgment(service, ns, "urgent", { freshness: { policy: "manual" } });
    const { id } = await start(service, ns);
    await service.request("POST", at(ns), { body: { upsert: documents(30) } });
    await service.beside("worker");
    expect(await jobWhen(service, id, "done")).toMatchObject({ progress: { documents_done: 10 }, estimate: { documents: 10 } });
    expect(await logOf(service, ns)).toHaveLength(30);
  });
});

/** Answers so many requests and no others; answers how many the engine is asked beside them. */
function hangAfter({ engine }: TestService, answered: number): number {
  let count = 0;
  const asks = engine.evaluate.bind(engine);
  engine.evaluate = (requests, signal) => {
    count += 1;
    if (count > answered) engine.gate = NEVER;
    return asks(requests, signal);
  };
  return engine.limits.concurrency;
}
