/**
 * The service against its twin: random definitions, relations, templates, writes, deletions, settings, activations, reads, engines that fail, moves
 * of the clock and restarts, lived by one process or two. After each of them, when nothing is left to judge, every answer is what the twin says,
 * queries find by freshness what reads show, and engines were asked as often as the twin had to. `TWIN_RUNS` says how many lives are lived.
 */
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testService } from "#test/support/service.ts";
import { type Event, life } from "./events.ts";
import { World } from "./world.ts";

const RUNS = Number(process.env.TWIN_RUNS ?? 3);
const SEED =
  process.env.TWIN_SEED === undefined ? {} : { seed: Number(process.env.TWIN_SEED), path: process.env.TWIN_PATH ?? "" };

// What is tried again varies its waits by this.
beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0.5));
afterEach(() => void vi.restoreAllMocks());

it("is what its twin is, whatever happens to both", { timeout: 60_000 + RUNS * 60_000 }, async () => {
  const base = await testService({ role: "api" });
  const lived: Partial<Record<Event["is"], number>> = {};
  await fc.assert(
    fc.asyncProperty(life, async ({ processes, events }) => {
      const world = await World.start(base, processes);
      try {
        for (const [at, event] of events.entries()) {
          lived[event.is] = (lived[event.is] ?? 0) + 1;
          await during(`${at} ${JSON.stringify(event)}`, async () => {
            await world.happen(event);
            await world.compare();
          });
        }
        await world.settle();
      } finally {
        await world.stop();
      }
    }),
    { numRuns: RUNS, ...SEED, endOnFailure: process.env.TWIN_SHRINK === undefined },
  );
  expect(Object.keys(lived).length).toBeGreaterThanOrEqual(8);
});

/** Says in which moment of a life it was that something is otherwise. */
async function during(moment: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Error) error.message = `${moment}: ${error.message}`;
    throw error;
  }
}
