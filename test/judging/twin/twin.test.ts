/**
 * The service against its twin: random definitions, templates, writes, settings, activations, reads, moves of the clock and restarts. After each
 * of them, when nothing is left to judge, every answer is what the twin says, queries find by freshness what reads show, and engines were
 * asked as often as the twin had to. `TWIN_RUNS` says how many lives are lived.
 */
import fc from "fast-check";
import { expect, it } from "vitest";
import { testService } from "#test/support/service.ts";
import { type Event, life } from "./events.ts";
import { World } from "./world.ts";

const RUNS = Number(process.env.TWIN_RUNS ?? 4);

it("is what its twin is, whatever happens to both", { timeout: 60_000 + RUNS * 60_000 }, async () => {
  const base = await testService({ role: "api" });
  const lived: Partial<Record<Event["is"], number>> = {};
  await fc.assert(
    fc.asyncProperty(life, async (events) => {
      const world = await World.start(base);
      try {
        for (const event of events) {
          lived[event.is] = (lived[event.is] ?? 0) + 1;
          await world.happen(event);
          await world.compare();
        }
      } finally {
        await world.stop();
      }
    }),
    { numRuns: RUNS, endOnFailure: process.env.TWIN_SHRINK === undefined },
  );
  expect(Object.keys(lived).length).toBeGreaterThanOrEqual(8);
});
