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

it("a trial after one that a crash interrupted repeats nothing that had its outcome before", async () => {
  const service = await testService({ role: "api", drainMs: 0 });
  const ns = freshNamespace();
  const dying = await service.beside("worker");
  await judgment(service, ns, "urgent");
  await write(service, ns, documents(3));
  const question = "Is it really?";
  await request(service, at(ns, "judgments", "urgent", "versions"), { question, type: "bool" });
  const trial = () => request(service, at(ns, "judgments", "urgent", "activate"), { version: 2 });
  const asked = ({ engine }: TestService) =>
    engine.requests.filter(({ questions }) => questions[0]!.question.includes(question)).length;
  const asks = dying.engine.evaluate.bind(dying.engine);
  const gate = Promise.withResolvers<void>();
  // The third question is never answered.
  dying.engine.evaluate = (requests, signal) => {
    dying.engine.gate = requests[0]!.contextText.includes("text 2") ? new Promise(() => undefined) : gate.promise;
    return asks(requests, signal);
  };
  const { id } = await trial();
  await expect.poll(() => asked(dying), { timeout: 30_000 }).toBe(3);
  const { database } = service.fresh;
  const [before] = await database.query<{ questions: Buffer; checkpoint: object; pages: number; documents_done: number }>({
    text: "select questions, checkpoint, pages, documents_done from asked join jobs on job_id = asker where asker = $1",
    values: [id],
  });
  // The log tells what was answered since the trial began.
  await service.clock.advance(1_000);
  gate.resolve();
  const shadow = async () => (await logOf(service, ns)).filter((one) => one.shadow);
  await expect.poll(async () => (await shadow()).length, { timeout: 30_000 }).toBe(2);
  await dying.stop();
  // What a crash leaves: nobody has written these since the questions were sent.
  const { questions, checkpoint, pages, documents_done } = before!;
  const rows = await database.query({
    text: `
      with job as (update jobs set checkpoint = $2, pages = $3, documents_done = $4 where job_id = $1 returning job_id)
      update asked set questions = $5 from job where asker = job_id returning 1`,
    values: [id, JSON.stringify(checkpoint), pages, documents_done, questions],
  });
  expect(rows).toHaveLength(1);
  const next = await service.beside("worker");
  await jobWhen(service, id, ({ report }) => report !== null);
  expect([asked(next), (await shadow()).filter(({ repeated }) => repeated).length]).toEqual([1, 1]);
  await request(service, `/jobs/${id}/cancel`);
  expect(await eventsOf(service, id, 2)).toEqual(expect.arrayContaining(["job.cancelled"]));
  const { id: other } = await trial();
  await jobWhen(service, other, ({ report }) => report !== null);
  const log = await shadow();
  expect([log.length, log.filter(({ repeated }) => repeated).length]).toEqual([6, 1]);
  await expect.poll(() => database.query({ text: "select from asked" })).toEqual([]);
  await next.stop();
  await service.stop();
});
