/** How much of large documents is read at once, and how often. */
import { expect, it } from "vitest";
import type { JudgmentCreate } from "#generated/types.ts";
import type { Database, Session, Statement } from "#src/foundation/db/database.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { catchUp } from "#src/judging/catch-up/catch-up.ts";
import { Engines } from "#src/judging/engines/engines.ts";
import { writeDocuments } from "#src/queries/documents/write.ts";
import { createModules } from "#src/server/modules.ts";
import { ORGANIZATION, World } from "./fanout/world.ts";

const name = "scans";

/** A database that notes how many bytes of documents each transaction has read. */
function counting(database: Database, sizeOf: ReadonlyMap<string, number>): { db: Database; most: () => number } {
  let most = 0;
  const querying = (session: Session, read: Map<string, number>) => async (statement: Statement) => {
    const rows = await session.query<{ document_id?: string; state?: unknown; piece?: string }>(statement);
    for (const { document_id, state } of rows)
      if (document_id && typeof state === "string") read.set(document_id, sizeOf.get(document_id)!);
    const [, id] = (statement.values ?? []) as [unknown, string];
    if (statement.name === "documents_read_large_state") read.set(id, sizeOf.get(id)!);
    most = Math.max(
      most,
      [...read.values()].reduce((sum, bytes) => sum + bytes, 0),
    );
    return rows;
  };
  const db: Database = {
    ...database,
    query: (statement) => querying(database, new Map())(statement) as never,
    transaction: (work, options) =>
      database.transaction((tx) => work({ ...tx, query: querying(tx, new Map()) as never }), options),
  };
  return { db, most: () => most };
}

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
  expect(most()).toBeLessThan(64 * 1024 * 1024 + bytes);
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
