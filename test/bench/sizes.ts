/**
 * What operations cost as a namespace grows, and what its rows take on the disk. Every namespace has two judgments, ten subscriptions, a
 * group and five attributes in use. Each operation is one request of one caller, and meets the sizes in turns.
 *
 * `SIZES_BENCH` sets the sizes (`10000,100000,1000000`). The first one is the floor of the others.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { bytesOnDisk } from "./sizes/bytes.ts";
import { fill, type Sized } from "./sizes/namespace.ts";
import { operations } from "./sizes/operations.ts";
import { type Bench, type Figure, median } from "./support/bench.ts";
import { stage } from "./support/stage.ts";

const ROUNDS = 200;
/** Rounds before the first that counts. */
const WARMING = 20;
/** Nothing may grow with what did not change. Twice is what caches and a deeper tree may cost. */
const MOST = 2;
const SERVICE = new URL("support/judging-service.ts", import.meta.url);
const sizes = (process.env.SIZES_BENCH ?? "10000,100000,1000000").split(",").map(Number);

export const bench: Bench = {
  about: "what operations cost in namespaces of 10,000, 100,000 and 1,000,000 documents, and what these take on the disk",
  async run() {
    const place = await stage(SERVICE, ["worker"]);
    try {
      const client = await place.bare();
      const namespaces: Sized[] = [];
      for (const documents of sizes) namespaces.push(await fill(place, client, documents));
      // As an hour later: statistics and the visibility of pages are those of the rows.
      await client.query("vacuum analyze");
      const figures = namespaces.flatMap(fillingOf);
      figures.push(...(await bytesOnDisk(client)));
      for (const [name, operation] of Object.entries(operations)) {
        const times = namespaces.map((): number[] => []);
        for (let round = -WARMING; round < ROUNDS; round++)
          for (const at of round % 2 === 0 ? namespaces.keys() : [...namespaces.keys()].reverse()) {
            const begun = performance.now();
            await operation(place, namespaces[at]!);
            if (round >= 0) times[at]!.push(performance.now() - begun);
            // What a write causes later is another's time.
            await sleep(2);
          }
        figures.push(...namespaces.flatMap(({ documents }, at) => figuresOf(name, documents, times[at]!, times[0]!)));
      }
      return figures;
    } finally {
      await place.close();
    }
  },
};

function fillingOf({ documents, stored, settled }: Sized): Figure[] {
  const about = { floor: documents, target: null, better: "lower", unit: "s", runs: 1 } as const;
  const figure = `${documents.toLocaleString("en")} documents`;
  return [
    { figure: `${figure} stored`, value: stored, ratio: stored / documents, ...about },
    { figure: `${figure} judged by two, counted and told`, value: settled, ratio: settled / documents, ...about },
  ];
}

function figuresOf(name: string, documents: number, ours: readonly number[], least: readonly number[]): Figure[] {
  const p99 = (times: readonly number[]) => times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1]!;
  const about = { better: "lower", unit: "ms", runs: ours.length } as const;
  const figure = (what: string, of: (times: readonly number[]) => number, target: number | null): Figure => ({
    figure: `${name}, ${documents.toLocaleString("en")} documents, ${what}`,
    value: of(ours),
    floor: of(least),
    ratio: of(ours) / of(least),
    target: ours === least ? null : target,
    ...about,
  });
  return [figure("median", median, MOST), figure("p99", p99, null)];
}
