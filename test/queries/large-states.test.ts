/** Very large states on the pages of a query: they are read in pieces, on later pages too. */
import { beforeAll, expect, it } from "vitest";
import type { QueryOptions } from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { LARGE_BYTES, type State } from "#src/records/documents/documents.ts";
import { freshDatabase } from "#test/support/database.ts";
import { World } from "./world.ts";

let database: Database;
beforeAll(async () => {
  ({ database } = await freshDatabase());
});

it("are read in pieces on the first page and on later ones, whether they have changed since or not", async () => {
  const world = await World.create(database);
  const large = (letter: string) => ({ text: letter.repeat(LARGE_BYTES) });
  await world.put(...["a", "b", "c"].map((id) => ({ id, state: large(id) })), { id: "d", state: { text: "small" } });
  const options: QueryOptions = { top_k: 1, include: { state: true } };
  const stateOf = async (cursor?: string) => {
    const { rows, next_cursor } = await world.run(undefined, cursor === undefined ? options : { ...options, cursor });
    return { state: rows[0]!.state as unknown as State, next: next_cursor! };
  };
  const first = await stateOf();
  await world.put({ id: "b", state: { text: "b" } }, { id: "d", state: large("d") });
  const changed = await stateOf(first.next);
  const unchanged = await stateOf(changed.next);
  for (const [{ state }, letter] of [
    [first, "a"],
    [changed, "b"],
    [unchanged, "c"],
  ] as const) {
    expect(Math.max(...state.parts.map(({ length }) => length))).toBeLessThanOrEqual(1024 * 1024);
    expect((state.tree as { text: string }).text === large(letter).text).toBe(true);
  }
  expect((await stateOf(unchanged.next)).state.tree).toEqual({ text: "small" });
});
