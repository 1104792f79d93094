/** A sentinel of a cascade: two engines answer its contexts, and each has versions. */
import { expect, it, vi } from "vitest";
import type { Sentinel } from "#generated/types.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { write } from "#test/jobs/support/jobs.ts";
import { testService } from "#test/support/service.ts";
import { testEngine } from "#test/support/test-engine.ts";

const DAY_MS = 86_400_000;

it("asks again when a version of either engine is another, and not because the first engine gives most answers", {
  timeout: 60_000,
}, async () => {
  const cheap = testEngine("cheap");
  cheap.currentVersion = "cheap-1";
  cheap.answer = (_, { contextText }) => ({ type: "bool", p: JSON.parse(contextText).document.state.p });
  const service = await testService({ engines: [cheap] });
  const place = freshNamespace();
  const request = async (method: string, path: string, body?: object) => {
    const { status, body: answer } = await service.request(method, path, { body });
    expect(status, JSON.stringify(answer)).toBeLessThan(300);
    return answer;
  };
  await request("POST", at(place, "judgments"), {
    name: "urgent",
    question: "Is it urgent?",
    type: "bool",
    engine: { name: "test", cascade: { first: { name: "cheap" }, min_confidence: 0.8 } },
  });
  // The first engine is certain of three in four.
  const documents = Array.from({ length: 20 }, (_, n) => ({ id: `d-${n}`, state: { n, p: n % 4 === 0 ? 0.6 : 0.95 } }));
  await write(service, place, documents);
  await request("PUT", at(place, "judgments", "urgent", "sentinel"), { size: 20, budget_usd_a_month: 5 });
  /** The reasons of the runs, when the worker rests. */
  const reasons = async (count: number): Promise<string[]> => {
    const read = (): Promise<Sentinel> => request("GET", at(place, "judgments", "urgent", "sentinel"));
    await vi.waitUntil(
      async () => {
        await service.clock.advance(300);
        const { runs } = await read();
        if (runs.length < count || runs.some(({ ended_at }) => ended_at === null)) return false;
        const text = "select from wakeups where kind = 'sentinel' and (lease_owner is not null or due_at <= $1) limit 1";
        return (await service.fresh.database.query({ text, values: [service.clock.now()] })).length === 0;
      },
      { timeout: 20_000 },
    );
    return (await read()).runs.map(({ reason }) => reason);
  };
  expect(await reasons(2)).toEqual(["noise", "drawn"]);
  const { runs } = await request("GET", at(place, "judgments", "urgent", "sentinel"));
  expect(runs[0]).toMatchObject({ engine: "cheap", engine_version: "cheap-1", answered: 20 });
  cheap.currentVersion = "cheap-2";
  await service.clock.advance(DAY_MS);
  expect(await reasons(3)).toEqual(["engine_version", "noise", "drawn"]);
  service.engine.currentVersion = "test-2";
  await service.clock.advance(DAY_MS);
  expect(await reasons(4)).toEqual(["engine_version", "engine_version", "noise", "drawn"]);
});
