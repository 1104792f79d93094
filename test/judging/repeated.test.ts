/** What the log says of questions that were asked twice because a process crashed before it stored the answers. */
import { expect, it } from "vitest";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { documents, judgment } from "#test/jobs/support/jobs.ts";
import { type TestService, testService } from "#test/support/service.ts";

const idsIn = ({ engine }: TestService) => engine.requests.map(({ context }) => /text (\d+)/.exec(JSON.stringify(context))![1]!);

/** Answers this many requests, and none after them. */
function hangAfter({ engine }: TestService, answered: number): void {
  const asks = engine.evaluate.bind(engine);
  let count = 0;
  engine.evaluate = (requests, signal) => {
    count += 1;
    if (count > answered) engine.gate = new Promise(() => undefined);
    return asks(requests, signal);
  };
}

async function logOf(service: TestService, namespace: string) {
  return service.fresh.database.query<{ document_id: string; repeated: boolean }>({
    text: `
      select e.document_id, e.repeated from evaluations e join namespaces n on n.namespace_id = e.namespace_id
      where n.name = $1 order by e.document_id`,
    values: [namespace],
  });
}

it("marks what catch-up had sent when it crashed, and nothing that was only queued", { timeout: 60_000 }, async () => {
  const service = await testService({ role: "api", drainMs: 0 });
  const ns = freshNamespace();
  await judgment(service, ns, "urgent");
  await service.request("POST", at(ns), { body: { upsert: documents(400) } });
  const first = await service.beside("worker");
  hangAfter(first, 100);
  const { concurrency } = first.engine.limits;
  await expect.poll(() => first.engine.requests.length, { timeout: 30_000 }).toBe(100 + concurrency);
  await expect.poll(async () => (await logOf(service, ns)).length, { timeout: 30_000 }).toBe(100);
  await first.stop();
  const second = await service.beside("worker");
  await expect.poll(async () => (await logOf(service, ns)).length, { timeout: 30_000 }).toBe(400);
  const unanswered = new Set(idsIn(first).slice(100));
  expect(idsIn(second)).toHaveLength(300);
  expect(idsIn(second).filter((id) => unanswered.has(id))).toHaveLength(concurrency);
  const repeated = (await logOf(service, ns)).filter((one) => one.repeated);
  expect(repeated.map(({ document_id }) => String(Number(document_id.slice(2)))).sort()).toEqual([...unanswered].sort());
  // Nothing of it is left: a question that is asked later is not repeated.
  await expect.poll(() => service.fresh.database.query({ text: "select from asked" })).toEqual([]);
});

it("does not mark retries of a failure that the log has", { timeout: 60_000 }, async () => {
  const service = await testService({ role: "api", drainMs: 0 });
  const ns = freshNamespace();
  await judgment(service, ns, "urgent");
  await service.request("POST", at(ns), { body: { upsert: documents(100) } });
  const first = await service.beside("worker");
  const failure = { code: "overloaded", message: "The engine is asleep.", retryable: true } as const;
  // Beside them one request hangs, so the process crashes with a row that names them all.
  hangAfter(first, 40);
  first.engine.instead = () => ({ ok: false, failure });
  await expect.poll(async () => (await logOf(service, ns)).length, { timeout: 30_000 }).toBe(40);
  await first.stop();
  const second = await service.beside("worker");
  const moving = setInterval(() => void service.clock.advance(2_000), 30);
  await expect.poll(async () => (await logOf(service, ns)).length, { timeout: 30_000 }).toBe(140);
  clearInterval(moving);
  expect(second.engine.requests).toHaveLength(100);
  expect((await logOf(service, ns)).filter(({ repeated }) => repeated)).toHaveLength(60);
});
