/**
 * Queries of one caller in a namespace of 1,000,000 documents, beside 1,000 namespaces of 1,000 with the same values. Namespaces of 10,000
 * and 100,000 show how each question grows.
 *
 * There are two floors over one connection of bare `pg`: the best hand-made SQL for the same tables, and a plain table with an index for
 * each column. The code for queries runs in the bench's own process, as `pg` does. The time through HTTP is another figure.
 *
 * - `QUERY_BENCH_SIZES` sets the documents of the large namespaces (`10000,100000,1000000`), `QUERY_BENCH_SMALL` the number of small ones.
 * - `QUERY_BENCH_ONLY` selects questions by a part of their names.
 * - `QUERY_BENCH_PLANS=<file>` writes the plans of both to a file.
 */
import { writeFileSync } from "node:fs";
import { load } from "./query/load.ts";
import { type Measured, measure, type Times } from "./query/measure.ts";
import { plansOf } from "./query/plans.ts";
import { questions } from "./query/questions.ts";
import { openRoom } from "./query/room.ts";
import { type Bench, compared, type Figure } from "./support/bench.ts";
import { stage } from "./support/stage.ts";

const ROUNDS = 7;
const ASKS = 30;
const SOON_MS = 30;

const { QUERY_BENCH_SIZES, QUERY_BENCH_SMALL, QUERY_BENCH_ONLY, QUERY_BENCH_PLANS } = process.env;
const sizes = (QUERY_BENCH_SIZES ?? "10000,100000,1000000").split(",").map(Number);

export const bench: Bench = {
  about: "queries over 1,000,000 documents beside 1,000 namespaces of 1,000, against the best SQL for the same tables",
  async run() {
    const place = await stage();
    try {
      const client = await place.bare();
      const large = await load(client, sizes, QUERY_BENCH_SMALL === undefined ? undefined : Number(QUERY_BENCH_SMALL));
      const room = await openRoom(place.connection);
      const figures: Figure[] = [];
      const plans: string[] = [];
      for (const question of questions.filter(({ name }) => name.includes(QUERY_BENCH_ONLY ?? ""))) {
        for (const namespace of large) {
          const measured = await measure({ post: place.post, room, client }, namespace, question, { rounds: ROUNDS, asks: ASKS });
          const figure = `${question.name}, ${namespace.documents.toLocaleString("en")} documents`;
          figures.push(...figuresOf(figure, measured, namespace.documents === Math.max(...sizes)));
        }
        if (QUERY_BENCH_PLANS) plans.push(await plansOf(place.connection, client, large.at(-1)!, question));
      }
      await room.close();
      if (QUERY_BENCH_PLANS) writeFileSync(QUERY_BENCH_PLANS, plans.join("\n"));
      return figures;
    } finally {
      await place.close();
    }
  },
};

/** How many a second one caller gets answered; of the largest also what one of a hundred takes. */
function figuresOf(figure: string, { http, room, sql, plain }: Measured, largest: boolean): Figure[] {
  const against = (what: string, { medians }: Times, target: number | null, other = sql) => {
    const rates = [medians, other.medians].map((of) => of.map((ms) => 1000 / ms)) as [number[], number[]];
    return compared(`${figure}${what}`, ...rates, { target, better: "higher", unit: "queries/s" });
  };
  const rates = [
    against("", room, largest ? 0.5 : null),
    against(", against a plain table with an index a column", room, 0.6, plain),
    against(", through HTTP", http, null),
  ];
  if (!largest) return rates;
  const p99: Figure = {
    figure: `${figure}, p99 through HTTP, as a share of ${SOON_MS} ms (SQL: ${sql.p99.toFixed(1)} ms)`,
    value: http.p99,
    floor: SOON_MS,
    ratio: http.p99 / SOON_MS,
    target: sql.p99 < SOON_MS ? 1 : null,
    better: "lower",
    runs: ROUNDS * ASKS,
    unit: "ms",
  };
  return [...rates, p99];
}
