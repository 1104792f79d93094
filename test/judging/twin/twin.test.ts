/**
 * The service against its twin. One or two processes live random lives of these events:
 *
 * - definitions, relations, templates, settings and activations
 * - writes, deletions and reads
 * - engines that fail, moves of the clock, and restarts
 *
 * After each event, when nothing is left to judge, every answer is what the twin says. Queries by freshness find what reads show. Engines
 * were asked as often as the twin required.
 *
 * An ordinary run lives the same lives each time. `npm run faults` draws others (`TWIN_RUNS` of them). `TWIN_SEED` and `TWIN_PATH` repeat one
 * that failed.
 */
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type TestService, testService } from "#test/support/service.ts";
import { type Event, life } from "./events.ts";
import type { Definition, Freshness } from "./records.ts";
import { World } from "./world.ts";

const RUNS = Number(process.env.TWIN_RUNS ?? 3);
const SEED =
  process.env.TWIN_SEED === undefined ? {} : { seed: Number(process.env.TWIN_SEED), path: process.env.TWIN_PATH ?? "" };

// The jitter of retries depends on this.
beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0.5));
afterEach(() => void vi.restoreAllMocks());

let base: TestService;
beforeAll(async () => {
  base = await testService({ role: "api" }, true);
});
afterAll(() => base.stop());

/** Lives that once failed, by their subject. */
const related = { by: "key", there: false, fields: ["state.text"], answers: null, last_n: 1 } as const;
const showing: Definition = { question: "Is it ours?", fields: ["state.text"], kind: null, related: [related], previous: null };
const atOnce: Freshness = { policy: "on_write", debounce_ms: 0, max_wait_ms: 7_000, fanout_ms: 0 };
const write = (id: string, key: string, text: string, seen = 0): Event => {
  const documents = [{ id, attributes: { key, seen }, state: { text } }];
  return { is: "write", namespace: "b", documents, waitFor: [] };
};
const ofKind = (kind: string, text: string, waitFor: "one"[] = []): Event => {
  const documents = [{ id: "d1", attributes: { kind, seen: 0 }, state: { text } }];
  return { is: "write", namespace: "b", documents, waitFor };
};
const referring = (namespace: "a" | "b"): Event => {
  const documents = [{ id: "d1", attributes: { kind: "x", seen: 0, ref: "d3" }, state: { text: "hello" } }];
  return { is: "write", namespace, documents, waitFor: [] };
};
const LIVES: Record<string, readonly Event[]> = {
  "a failure for now waits for its retry where its context is the same, and for nothing where it is another": [
    { is: "create", place: "*", name: "one", definition: showing, freshness: atOnce, threshold: 0.5 },
    write("d1", "k", "thanks"),
    { is: "engine", engine: { is: "away", forMs: 3_000 } },
    write("d1", "k", "hello"),
    write("d2", "k", "help"),
    write("d2", "k", "help", 1),
  ],
  "a failure for good is asked again where what it shows has changed, and stands where it is the same": [
    { is: "create", place: "*", name: "one", definition: showing, freshness: atOnce, threshold: 0.5 },
    { is: "engine", engine: { is: "refusing" } },
    write("d1", "k", "thanks"),
    write("d2", "k", "help"),
    { is: "pass", ms: 20_000 },
    write("d2", "k", "help", 1),
    write("d2", "l", "help", 1),
  ],
  "a failure for good of an answer on read is asked again behind a query only where its context is another one": [
    { is: "create", place: "*", name: "one", definition: showing, freshness: { ...atOnce, policy: "on_read" }, threshold: 0.5 },
    { is: "engine", engine: { is: "refusing" } },
    write("d1", "k", "thanks"),
    { is: "query", namespace: "b", name: "one" },
    write("d2", "k", "help"),
    { is: "query", namespace: "b", name: "one" },
    write("d2", "k", "help", 1),
    { is: "query", namespace: "b", name: "one" },
    { is: "engine", engine: { is: "well" } },
    { is: "query", namespace: "b", name: "one" },
    write("d2", "k", "hello"),
    { is: "query", namespace: "b", name: "one" },
  ],
  "an answer that shows another is compared after that one is there, and waits for its own debounce": [
    {
      is: "create",
      place: "*",
      name: "one",
      definition: { question: "Is it late?", fields: ["state.text"], kind: "x", related: [], previous: null },
      freshness: atOnce,
      threshold: 0.5,
    },
    {
      is: "create",
      place: "*",
      name: "three",
      definition: {
        ...showing,
        related: [{ by: "self", there: false, fields: null, answers: "band", last_n: 1 }],
      },
      freshness: { ...atOnce, debounce_ms: 5_000 },
      threshold: 0.5,
    },
    ofKind("y", "hello", ["one"]),
    ofKind("x", "hello"),
    { is: "pass", ms: 5_000 },
    ofKind("x", "hello"),
  ],
  "the deletion of a document that is not there leaves fresh what refers to it": [
    {
      is: "create",
      place: "*",
      name: "one",
      definition: { ...showing, related: [{ by: "reference", there: true, fields: null, answers: null, last_n: 1 }] },
      freshness: { ...atOnce, fanout_ms: 10_000 },
      threshold: 0.5,
    },
    referring("a"),
    referring("b"),
    { is: "delete", namespace: "b", id: "d3" },
  ],
};

it.each(Object.entries(LIVES))("%s", async (_, events) => live(await World.start(base), events));

async function live(world: World, events: readonly Event[], lived: (event: Event) => void = () => {}): Promise<void> {
  try {
    for (const [at, event] of events.entries()) {
      lived(event);
      await during(`${at} ${JSON.stringify(event)}`, async () => {
        await world.happen(event);
        await world.compare();
      });
    }
    await world.settle();
  } finally {
    await world.stop();
  }
}

it("is the same as its twin, whatever happens to both", { timeout: 60_000 + RUNS * 60_000 }, async () => {
  const lived: Partial<Record<Event["is"], number>> = {};
  await fc.assert(
    fc.asyncProperty(life, async ({ processes, events }) => {
      await live(await World.start(base, processes), events, ({ is }) => {
        lived[is] = (lived[is] ?? 0) + 1;
      });
    }),
    { numRuns: RUNS, ...SEED, endOnFailure: process.env.TWIN_SHRINK === undefined },
  );
  expect(Object.keys(lived).length).toBeGreaterThanOrEqual(8);
});

/** Adds to an error the event at which the two differed. */
async function during(moment: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Error) error.message = `${moment}: ${error.message}`;
    throw error;
  }
}
