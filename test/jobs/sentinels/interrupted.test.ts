/** A sentinel's run that is interrupted goes on where it was. */
import { expect, it } from "vitest";
import type { Sentinel } from "#generated/types.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { testService } from "#test/support/service.ts";

const SIZE = 100;
/** What a page asks. */
const PAGE = 32;

it("asks again no more than a page, and compares all contexts", async () => {
  const service = await testService({ role: "api", drainMs: 0 });
  const ns = freshNamespace();
  const definition = { name: "urgent", question: "Is it?", type: "bool", freshness: { policy: "manual" } };
  expect((await service.request("POST", at(ns, "judgments"), { body: definition })).status).toBe(201);
  const upsert = Array.from({ length: SIZE }, (_, n) => ({ id: `d-${n}`, state: { n } }));
  expect((await service.request("POST", at(ns), { body: { upsert } })).status).toBe(200);
  const path = at(ns, "judgments", "urgent", "sentinel");
  const put = await service.request("PUT", path, { body: { size: SIZE, budget_usd_a_month: 5 } });
  expect(put.status).toBe(200);
  const sentinel = async () => (await service.request("GET", path)).body as Sentinel;

  await service.clock.advance(1_000);
  const first = await service.beside("worker");
  first.engine.limits.concurrency = 10;
  const asks = first.engine.evaluate.bind(first.engine);
  // Two pages are answered, and of the third a few: the others never are.
  first.engine.evaluate = (requests, signal) => {
    if (first.engine.requests.length >= 2 * PAGE + 5) first.engine.gate = new Promise(() => undefined);
    return asks(requests, signal);
  };
  await expect.poll(() => first.engine.requests.length, { timeout: 30_000 }).toBe(2 * PAGE + 15);
  await first.stop();
  const [open] = (await sentinel()).runs;
  expect(open).toMatchObject({ run: 1, ended_at: null });
  expect(open!.answered).toBeGreaterThanOrEqual(2 * PAGE);

  const second = await service.beside("worker");
  await expect
    .poll(async () => (await sentinel()).runs.filter(({ ended_at }) => ended_at !== null).length, { timeout: 30_000 })
    .toBe(2);
  expect(second.engine.requests.length).toBe(SIZE - open!.answered + SIZE);
  const { runs, spent_usd } = await sentinel();
  expect(runs).toMatchObject([
    { run: 2, answered: SIZE, compared: { changed: 0, same_contexts: { documents: SIZE } } },
    { run: 1, answered: SIZE },
  ]);
  const { body: usage } = await service.request("GET", "/usage");
  // The documents were written for a millionth of a dollar.
  expect(spent_usd).toBeCloseTo(usage.cost_usd, 4);
  const logged = await service.request("GET", `${at(ns, "judgments", "urgent", "evaluations")}?shadow=true&limit=1000`);
  expect(logged.body.evaluations).toHaveLength(2 * SIZE);
  // Those that were on their way when the process ended.
  const repeated = (logged.body.evaluations as { repeated: boolean }[]).filter((one) => one.repeated);
  expect(repeated.length).toBeGreaterThan(0);
  expect(repeated.length).toBeLessThanOrEqual(PAGE);
  await second.stop();
  await service.stop();
});
