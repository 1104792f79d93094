/**
 * The recommendation of a threshold over 200,000 outcomes, for a bool and for a choice with 50 options, requested through the service. The
 * floor is bare SQL that reads the same numbers and truths. The growth of the server's memory is compared with a fixed size.
 */
import { readFileSync } from "node:fs";
import type pg from "pg";
import { type Bench, compared, inTurns } from "./support/bench.ts";
import { type Stage, stage } from "./support/stage.ts";

const ROUNDS = 5;
const OUTCOMES = 200_000;
const OPTIONS = 50;
const MEMORY_MB = 300;
const KINDS = {
  urgent: { definition: { type: "bool" }, threshold: undefined },
  topic: {
    definition: {
      type: "choice",
      options: Array.from({ length: OPTIONS }, (_, n) => ({ value: `option-${n}` })),
      thresholds: { sure: { value: "option-0", gte: 0.5 } },
    },
    threshold: "sure",
  },
} as const;
type Name = keyof typeof KINDS;

export const bench: Bench = {
  about: "ms of a recommendation over 200,000 outcomes, against bare SQL that reads what it goes by; and the memory it takes",
  async run() {
    const place = await stage();
    try {
      const client = await place.bare();
      await place.post("/namespaces/bench", JSON.stringify({ upsert: [{ id: "d-0" }] }));
      for (const name of Object.keys(KINDS) as Name[]) await furnish(place, client, name);
      await client.query("analyze outcomes");
      const before = highest(place.child.pid);
      const recommend = (name: Name) => () =>
        timed(() =>
          place.post(
            `/namespaces/bench/judgments/${name}/recommend`,
            JSON.stringify({ threshold: KINDS[name].threshold, target: { precision: 0.6 } }),
          ),
        );
      const measured = await inTurns(ROUNDS, {
        bool: recommend("urgent"),
        choice: recommend("topic"),
        floorBool: () => timed(() => client.query(FLOOR_BOOL)),
        floorChoice: () => timed(() => client.query(FLOOR_CHOICE)),
      });
      const grown = highest(place.child.pid) - before;
      const about = { better: "lower", unit: "ms", target: 3 } as const;
      return [
        compared("of a bool, against bare SQL", measured.bool, measured.floorBool, about),
        compared("of a choice with 50 options, against bare SQL", measured.choice, measured.floorChoice, about),
        compared("memory at most, beside what the process had", [grown], [MEMORY_MB], { better: "lower", unit: "MB", target: 1 }),
      ];
    } finally {
      await place.close();
    }
  },
};

const of = (name: Name) => `
  from outcomes where namespace_id = (select namespace_id from namespace_names where name = 'bench')
    and judgment_id = (select judgment_id from judgments where name = '${name}') and version = 1`;
const FLOOR_BOOL = `select document_id, predicted, came_true ${of("urgent")}`;
const FLOOR_CHOICE = `
  select document_id, (answer -> 'dist' ->> 'option-0')::double precision, value = '"option-0"'::jsonb ${of("topic")}`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** The most that a process has had resident, in MB. */
function highest(pid: number): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1000;
}

/** As judging and posting would leave them. */
async function furnish(place: Stage, client: pg.Client, name: Name): Promise<void> {
  const { definition } = KINDS[name];
  const judgment = { name, question: "Is it?", freshness: { policy: "manual" }, ...definition };
  await place.post("/namespaces/bench/judgments", JSON.stringify(judgment));
  const p = "(i * 7919 % 10007) / 10007.0";
  const answer =
    name === "urgent"
      ? `jsonb_build_object('type', 'bool', 'p', ${p})`
      : `jsonb_build_object('type', 'choice', 'value', 'option-0', 'dist', (
           select jsonb_object_agg('option-' || o, case o when 0 then ${p} else (1 - ${p}) / ${OPTIONS - 1} end)
           from generate_series(0, ${OPTIONS - 1}) o))`;
  const value = name === "urgent" ? "to_jsonb(so)" : "to_jsonb(case when so then 'option-0' else 'option-1' end)";
  await client.query(
    `insert into outcomes (namespace_id, outcome_id, judgment_id, judgment, document_id, value, observed_at, created_at, version, engine,
                           engine_version, evaluated_at, answer, predicted, came_true, mass)
     select namespace_id, $1 || '-' || i, judgment_id, $1, 'd-' || i, ${value}, timestamptz '2026-02-01' + i * interval '1 second',
            timestamptz '2026-02-01', 1, 'local', 'local-1', timestamptz '2026-01-01' + i * interval '1 second', ${answer}, p, so,
            case when so then p else 1 - p end
     from (select n.namespace_id, j.judgment_id from namespace_names n, judgments j where n.name = 'bench' and j.name = $1) ids,
          generate_series(1, $2::bigint) i,
          lateral (select ${p} as p, i * 104729 % 10007 < 3000 + 4000 * (i * 7919 % 10007) / 10007 as so) drawn`,
    [name, OUTCOMES],
  );
}
