/** What the log says of questions that are asked again after a job was cancelled. Nothing has crashed, so nothing is repeated. */
import { expect, it } from "vitest";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { documents, eventsOf, jobWhen, judgment, write } from "./support/jobs.ts";

async function logOf(service: TestService, namespace: string) {
  return service.fresh.database.query<{ shadow: boolean; repeated: boolean }>({
    text: `
      select e.shadow, e.repeated from evaluations e join namespaces n on n.namespace_id = e.namespace_id where n.name = $1`,
    values: [namespace],
  });
}

async function request(service: TestService, path: string, body?: object) {
  const { status, body: answer } = await service.request("POST", path, { body });
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer;
}

/** Starts a job and cancels it while the engine works on so many questions. Returns when all of that is stored. */
async function cancelled(service: TestService, start: () => Promise<{ id: string }>, asked: number): Promise<void> {
  const { engine } = service;
  const before = engine.requests.length;
  const gate = Promise.withResolvers<void>();
  engine.gate = gate.promise;
  const { id } = await start();
  await expect.poll(() => engine.requests.length - before, { timeout: 30_000 }).toBe(asked);
  await request(service, `/jobs/${id}/cancel`);
  gate.resolve();
  expect(await eventsOf(service, id, 2)).toEqual(expect.arrayContaining(["job.cancelled"]));
}

// The engine takes 64 requests at once: all documents were asked, or some of them not.
it.each([3, 80])("a trial of %d documents after a cancelled one repeats nothing", async (count) => {
  const service = await testService();
  const ns = freshNamespace();
  await judgment(service, ns, "urgent");
  await write(service, ns, documents(count));
  await request(service, at(ns, "judgments", "urgent", "versions"), { question: "Is it really?", type: "bool" });
  const trial = () => request(service, at(ns, "judgments", "urgent", "activate"), { version: 2 });
  const first = Math.min(count, service.engine.limits.concurrency);
  await cancelled(service, trial, first);
  const { id } = await trial();
  await jobWhen(service, id, ({ report }) => report !== null);
  const log = (await logOf(service, ns)).filter(({ shadow }) => shadow);
  expect(log).toHaveLength(first + count);
  expect(log.filter(({ repeated }) => repeated)).toEqual([]);
  await expect.poll(() => service.fresh.database.query({ text: "select from asked" })).toEqual([]);
});
