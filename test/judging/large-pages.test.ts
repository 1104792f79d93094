/** How much of large documents is read at once, and how often. */
import { expect, it } from "vitest";
import type { JudgmentCreate } from "#generated/types.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { catchUp } from "#src/judging/catch-up/catch-up.ts";
import { Engines } from "#src/judging/engines/engines.ts";
import { Interactive } from "#src/judging/interactive/interactive.ts";
import { writeDocuments } from "#src/queries/documents/write.ts";
import { holdInteractive } from "#src/records/answers/holds.ts";
import { createModules } from "#src/server/modules.ts";
import { ORGANIZATION, World } from "./fanout/world.ts";
import { counting, MOST_AT_ONCE } from "./read-bytes.ts";

const name = "scans";

it.each([
  ["on write", 30, 7_000_000, {}],
  ["on write", 6, 40_000_000, {}],
  ["after a debounce", 30, 7_000_000, { debounce_ms: 1_000 }],
] as const)("judges each document once %s: %i of %i bytes", async (_, count, bytes, freshness) => {
  const world = await World.open();
  await world.judgment(name, { name: "urgent", type: "bool", question: "Urgent?", freshness } as JudgmentCreate);
  const ids = Array.from({ length: count }, (_, n) => `d-${n}`);
  await world.write(name, { upsert: ids.map((id, n) => ({ id, state: { n } })) });
  // Contents of this size would only make the test slow. What is read is decided by the size that is stored with them.
  await world.query(`update documents set bytes = ${bytes}`);
  const { namespace_id } = (await world.namespaces(name))[0]!;
  const { db, most } = counting(world.fresh.database, new Map(ids.map((id) => [id, bytes])));
  const parts = { ...world.parts, db };
  for (let visit = 0; visit < 3; visit++) {
    await catchUp(parts, namespace_id, new AbortController().signal);
    await world.clock.advance(1_000);
  }
  expect(most()).toBeGreaterThan(bytes);
  expect(most()).toBeLessThan(MOST_AT_ONCE + bytes);
  expect(world.engine.requests).toHaveLength(count);
  expect(await world.query("select 1 from answers where revision is not null")).toHaveLength(count);
  expect(await world.query("select 1 from deferred")).toHaveLength(0);
});

it("reads no state again for a write that waits for catch-up", async () => {
  const world = await World.open();
  const ids = Array.from({ length: 17 }, (_, n) => `d-${n}`);
  const { db, most } = counting(world.fresh.database, new Map(ids.map((id) => [id, 1])));
  const { clock, engine } = world;
  const modules = createModules({
    db,
    clock,
    log: createLogger({ level: "fatal" }),
    engines: new Engines([engine], new Map()),
    defaultEngine: engine.name,
    distributed: world.fresh.distributed,
  });
  await world.judgment(name, { name: "urgent", type: "bool", question: "Urgent?" });
  const upsert = ids.map((id, n) => ({ id, state: { n } }));
  const request = { upsert, wait_for: ["urgent"], wait_timeout_ms: 10_000 };
  let over = false;
  const writing = writeDocuments(modules.documents, { organizationId: ORGANIZATION, name }, request).finally(() => {
    over = true;
  });
  // The last document is judged by catch-up, which reads with another database.
  while (!over) await world.settle(name);
  const { results } = await writing;
  expect(results).toHaveLength(17);
  expect(most()).toBe(0);
  await modules.stopInteractive();
});

it("judges what a write waits for up to 64 MB, and leaves the rest to catch-up at once", async () => {
  const bytes = 7_000_000;
  const world = await World.open();
  await world.judgment(name, { name: "urgent", type: "bool", question: "Urgent?" });
  const ids = Array.from({ length: 16 }, (_, n) => `d-${n}`);
  await world.write(name, { upsert: ids.map((id, n) => ({ id, state: { n } })) });
  await world.query(`update documents set bytes = ${bytes}`);
  const [{ namespace_id: namespaceId, sequence }] = (await world.query(
    "select namespace_id, sequence from namespaces where sequence > 0",
  )) as [{ namespace_id: number; sequence: number }];
  const { db, most } = counting(world.fresh.database, new Map(ids.map((id) => [id, bytes])));
  const judgments = [...(await world.parts.applicable.of(db, ORGANIZATION, name)).values()];
  const until = new Date(world.clock.now().getTime() + 60_000);
  const held = { judgmentIds: judgments.map(({ judgmentId }) => judgmentId), documentIds: ids, until };
  await db.transaction((tx) => holdInteractive(tx, { namespaceId, sequence }, held));
  const interactive = new Interactive({ ...world.parts, db }, () => {});
  const written = { documentIds: ids, judgments, beside: [], revision: sequence, at: performance.now() };
  const judging = await interactive.judgeWritten({ namespaceId, organizationId: ORGANIZATION, name }, written);
  expect(judging).toMatchObject({ whole: false, units: 10 });
  expect(most()).toBe(10 * bytes);
  await catchUp(world.parts, namespaceId, new AbortController().signal);
  expect(world.engine.requests).toHaveLength(16);
  expect(await world.query("select 1 from answers where revision is not null")).toHaveLength(16);
  expect(await world.query("select 1 from deferred")).toHaveLength(0);
});
