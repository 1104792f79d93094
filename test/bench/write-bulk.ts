/**
 * Documents written through HTTP in batches of 1,000. The floor writes the same rows through bare `pg`, with one set-based statement a
 * batch. The cases are:
 * - One caller.
 * - One caller with two indexed attributes. The floor inserts their rows too.
 * - Four callers with a namespace each, compared with four connections.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { type Bench, compared, inTurns } from "./support/bench.ts";
import { type Child, startChild } from "./support/child.ts";
import { BATCH, FLOOR_TABLE, FLOOR_VALUES } from "./support/documents.ts";
import { type Stage, stage } from "./support/stage.ts";

const ROUNDS = 9;
const BATCHES = 12;
const PLAIN = ["bench/bulk"];
const INDEXED = ["bench/indexed"];
const FOUR = [1, 2, 3, 4].map((n) => `bench/bulk/${n}`);
const ATTRIBUTES = ["status", "amount"];

export const bench: Bench = {
  about: "documents a second through HTTP in batches of 1,000, against the same rows in one statement a batch through bare pg",
  async run() {
    const place = await stage();
    const children: Child[] = [];
    try {
      const client = await place.bare();
      await client.query(FLOOR_TABLE);
      await client.query(FLOOR_VALUES);
      await indexAttributes(place);
      const started = async (module: string, args: string[]) => {
        const child = await startChild(new URL(module, import.meta.url), args);
        children.push(child);
        return child;
      };
      const writer = await started("support/bulk-writer.ts", [String(place.port), place.key]);
      const floor = await started("support/bulk-floor.ts", [JSON.stringify(place.connection)]);
      let from = 0;
      const next = () => {
        from += BATCHES * BATCH;
        return from;
      };
      const ours = (namespaces: string[]) => async () =>
        (await writer.ask({ namespaces, batches: BATCHES, from: next() })) as number;
      const bare = (connections: number, indexed: string[]) => async () =>
        (await floor.ask({ connections, batches: BATCHES, from: next(), indexed })) as number;
      const measured = await inTurns(ROUNDS, {
        one: ours(PLAIN),
        oneFloor: bare(1, []),
        indexed: ours(INDEXED),
        indexedFloor: bare(1, ATTRIBUTES),
        four: ours(FOUR),
        fourFloor: bare(4, []),
      });
      const about = { target: 0.7, better: "higher", unit: "documents/s" } as const;
      return [
        compared("bulk write, one caller", measured.one, measured.oneFloor, about),
        compared("bulk write, one caller, two attributes indexed", measured.indexed, measured.indexedFloor, about),
        compared("bulk write, four callers", measured.four, measured.fourFloor, about),
      ];
    } finally {
      await Promise.all(children.map((child) => child.stop()));
      await place.close();
    }
  },
};

async function indexAttributes({ post, patch, get }: Stage): Promise<void> {
  const path = `/namespaces/${encodeURIComponent(INDEXED[0]!)}`;
  await post(path, JSON.stringify({ upsert: [{ id: "first" }] }));
  await patch(path, JSON.stringify({ indexed_attributes: ATTRIBUTES.map((name) => `attributes.${name}`) }));
  const building = async () => {
    const { indexed_attributes } = (await get(path)) as { indexed_attributes: { state: string }[] };
    return indexed_attributes.length !== ATTRIBUTES.length || indexed_attributes.some(({ state }) => state !== "ready");
  };
  while (await building()) await sleep(50);
}
