/**
 * The calibration report of a judgment with 1,000,000 evaluations and 100,000 outcomes, requested through the service. The floor is bare
 * SQL that reads the same outcomes through the same index and sums two columns.
 *
 * Other figures show the cost of ten times the outcomes, and of ten times the evaluations, which a report does not read.
 */
import type pg from "pg";
import { type Bench, compared, inTurns } from "./support/bench.ts";
import { type Stage, stage } from "./support/stage.ts";

const ROUNDS = 7;
const SIZES = {
  whole: { evaluations: 1_000_000, outcomes: 100_000 },
  tenth: { evaluations: 1_000_000, outcomes: 10_000 },
  least: { evaluations: 100_000, outcomes: 10_000 },
} as const;
type Name = keyof typeof SIZES;

export const bench: Bench = {
  about: "ms of a calibration report over 1,000,000 evaluations and 100,000 outcomes, against bare SQL over the same rows",
  async run() {
    const place = await stage();
    try {
      const client = await place.bare();
      await place.post("/namespaces/bench", JSON.stringify({ upsert: [{ id: "d-0" }] }));
      for (const name of Object.keys(SIZES) as Name[]) await furnish(place, client, name);
      await client.query("analyze outcomes, evaluations");
      const report = (name: Name) => () => timed(() => place.get(`/namespaces/bench/judgments/${name}/calibration`));
      const measured = await inTurns(ROUNDS, {
        whole: report("whole"),
        tenth: report("tenth"),
        least: report("least"),
        floor: () => timed(() => client.query(FLOOR, ["whole"])),
      });
      const about = { better: "lower", unit: "ms" } as const;
      return [
        compared("a report over 100,000 outcomes, against bare SQL", measured.whole, measured.floor, { ...about, target: 3 }),
        compared("100,000 outcomes, against 10,000", measured.whole, measured.tenth, { ...about, target: 12 }),
        compared("1,000,000 evaluations, against 100,000", measured.tenth, measured.least, { ...about, target: 1.2 }),
      ];
    } finally {
      await place.close();
    }
  },
};

const FLOOR = `
  select count(*), sum(predicted), sum(mass) from outcomes
  where namespace_id = (select namespace_id from namespace_names where name = 'bench')
    and judgment_id = (select judgment_id from judgments where name = $1) and version = 1`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** As judging and posting would leave them. */
async function furnish(place: Stage, client: pg.Client, name: Name): Promise<void> {
  await place.post(
    "/namespaces/bench/judgments",
    JSON.stringify({ name, type: "bool", question: "Is it urgent?", freshness: { policy: "manual" } }),
  );
  const ids = "select n.namespace_id, j.judgment_id from namespace_names n, judgments j where n.name = 'bench' and j.name = $1";
  const { evaluations, outcomes } = SIZES[name];
  const of = "jsonb_build_object('type', 'bool', 'p', (i * 7919 % 10007) / 10007.0)";
  await client.query(
    `insert into evaluations (namespace_id, evaluation_id, judgment_id, version, document_id, revision, incarnation, engine, engine_version,
                              at, carried, shadow, repeated, answer, tokens, units)
     select namespace_id, 'evl_' || lpad(i::text, 26, '0'), judgment_id, 1, 'd-' || i, 1, 1, 'local', 'local-1',
            timestamptz '2026-01-01' + i * interval '1 second', false, false, false, ${of}, 100, 1
     from (${ids}) ids, generate_series(1, $2::bigint) i`,
    [name, evaluations],
  );
  await client.query(
    `insert into outcomes (namespace_id, outcome_id, judgment_id, judgment, document_id, value, observed_at, created_at, version, engine,
                           engine_version, evaluated_at, answer, predicted, came_true, mass)
     select namespace_id, $1 || '-' || i, judgment_id, $1, 'd-' || i, to_jsonb(so), timestamptz '2026-02-01' + i * interval '1 second',
            timestamptz '2026-02-01', 1, 'local', 'local-1', timestamptz '2026-01-01' + i * interval '1 second', ${of}, p, so,
            case when so then p else 1 - p end
     from (${ids}) ids, generate_series(1, $2::bigint) i,
          lateral (select (i * 7919 % 10007) / 10007.0 as p, i * 104729 % 10007 < 3000 + 4000 * (i * 7919 % 10007) / 10007 as so) drawn`,
    [name, outcomes],
  );
}
