/** A process that stops answers the requests in hand. Meanwhile it does nothing for others, which processes beside it go on with. */
import { expect, it, onTestFinished } from "vitest";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { testService } from "#test/support/service.ts";

/** What the engine takes at once. */
const AT_ONCE = 8;

it("asks nothing more than what its requests wait for", async () => {
  const service = await testService({ role: "api", drainMs: 60_000 });
  const [held, large, late] = [freshNamespace(), freshNamespace(), freshNamespace()];
  for (const ns of [held, large, late]) {
    const definition = { name: "urgent", question: "?", type: "bool" };
    expect((await service.request("POST", at(ns, "judgments"), { body: definition })).status).toBe(201);
  }
  const stopping = await service.beside("all");
  const { engine } = stopping;
  engine.limits.concurrency = AT_ONCE;
  const gates = { held: Promise.withResolvers<void>(), others: Promise.withResolvers<void>() };
  onTestFinished(() => {
    gates.held.resolve();
    gates.others.resolve();
  });
  const asks = engine.evaluate.bind(engine);
  engine.evaluate = async (requests, signal) => {
    const answers = asks(requests, signal);
    await gates[requests[0]!.contextText.includes("held") ? "held" : "others"].promise;
    return answers;
  };
  const body = { upsert: [{ id: "a", state: { text: "held" } }], wait_for: ["urgent"], wait_timeout_ms: 10_000 };
  const waiting = stopping.request("POST", at(held), { body });
  await expect.poll(() => engine.requests.length).toBe(1);
  const upsert = Array.from({ length: 3 * AT_ONCE }, (_, n) => ({ id: `d-${n}`, state: { n } }));
  expect((await stopping.request("POST", at(large), { body: { upsert } })).status).toBe(200);
  await expect.poll(() => engine.requests.length).toBe(AT_ONCE);

  const stopped = stopping.stop();
  expect((await service.request("POST", at(late), { body: { upsert: [{ id: "b" }] } })).status).toBe(200);
  gates.others.resolve();
  const fresh = async (ns: string) => {
    const query = { filters: ["answers.urgent.freshness", "Eq", "fresh"], top_k: 100 };
    return (await service.request("POST", at(ns, "query"), { body: query })).body.rows.length;
  };
  await expect.poll(() => fresh(large)).toBe(AT_ONCE - 1);
  gates.held.resolve();
  const { status, body: answer } = await waiting;
  expect([status, answer.results[0].answers.urgent.freshness]).toEqual([200, "fresh"]);
  await stopped;
  expect(engine.requests).toHaveLength(AT_ONCE);

  await service.beside("worker");
  await expect.poll(async () => [await fresh(large), await fresh(late)], { timeout: 30_000 }).toEqual([3 * AT_ONCE, 1]);
});
