/**
 * Catch-up: judged documents a second. There are two cases:
 * - The engine answers at once. The floor is bare `pg`, which lands the same answers and evaluations, 256 a transaction.
 * - The engine takes 300 ms and 64 concurrent requests. The floor is what that allows.
 */
import type pg from "pg";
import { type Bench, compared, type Figure, inTurns, median } from "./support/bench.ts";
import { documentOf } from "./support/documents.ts";
import { type Stage, stage } from "./support/stage.ts";
import { CONCURRENCY } from "./support/timed-engine.ts";

const ROUNDS = 7;
const DOCUMENTS = 5_120;
const PAGE = 256;
const SLOW_ROUNDS = 5;
/** Of 64 documents each, 300 ms apart. */
const SLOW_WAVES = 40;

export const bench: Bench = {
  about: "documents judged a second by catch-up, against bare pg landing the same rows, and against a slow engine's most",
  async run() {
    const place = await stage(new URL("support/judging-service.ts", import.meta.url));
    try {
      for (const engine of ["instant", "slow"]) {
        const definition = { name: "urgent", type: "bool", question: "Is it urgent?", engine: { name: engine } };
        await place.post(`/namespaces/bench%2F${engine}%2F*/judgments`, JSON.stringify(definition));
      }
      const client = await place.bare();
      const measured = await inTurns(ROUNDS, {
        ours: () => judged(place, "instant", DOCUMENTS),
        floor: () => landed(client),
      });
      const about = { better: "higher", unit: "documents/s" } as const;
      return [
        compared("catch-up, an engine that answers at once", measured.ours, measured.floor, { target: 0.6, ...about }),
        await slow(place),
      ];
    } finally {
      await place.close();
    }
  },
};

let namespaces = 0;

/** Judges a namespace of its own. */
async function judged({ post, child }: Stage, engine: string, documents: number): Promise<number> {
  const name = `bench/${engine}/${namespaces++}`;
  for (let from = 0; from < documents; from += 1_000) {
    const upsert = Array.from({ length: Math.min(1_000, documents - from) }, (_, at) => documentOf(from + at));
    await post(`/namespaces/${encodeURIComponent(name)}`, JSON.stringify({ upsert }));
  }
  const { ms } = (await child.ask({ judge: name })) as { ms: number };
  return (documents * 1000) / ms;
}

async function slow(place: Stage): Promise<Figure> {
  const most = CONCURRENCY / 0.3;
  const values: number[] = [];
  for (let round = 0; round < SLOW_ROUNDS; round++) values.push(await judged(place, "slow", CONCURRENCY * SLOW_WAVES));
  const value = median(values);
  const figure = "catch-up, an engine of 300 ms that takes 64 at once";
  return {
    figure,
    value,
    floor: most,
    ratio: value / most,
    target: 0.95,
    better: "higher",
    runs: SLOW_ROUNDS,
    unit: "documents/s",
  };
}

const ANSWERS = `
  insert into answers (namespace_id, document_id, judgment_id, incarnation, sequence, attempted_revision, revision, version,
                       engine, engine_version, evaluated_at, number, context_hash, attempted_version)
  select $1, d, 'jdg_bench', 1, 2, 1, 1, 1, 'instant', '1', $2, n, decode(h, 'base64'), 1
  from jsonb_to_recordset($3::jsonb) as r(d text, n double precision, h text)`;
const EVALUATIONS = `
  insert into evaluations (namespace_id, evaluation_id, judgment_id, version, document_id, revision, incarnation, engine,
                           engine_version, at, carried, shadow, answer, context_hash, tokens, units)
  select $1, i, 'jdg_bench', 1, d, 1, 1, 'instant', '1', $2, false, false, a, decode(h, 'base64'), 150, 1
  from jsonb_to_recordset($3::jsonb) as r(i text, d text, a jsonb, h text)`;

/** The same rows through bare `pg`, prepared beforehand: two statements and a commit for each page. */
async function landed(client: pg.Client): Promise<number> {
  const namespaceId = 1_000_000 + namespaces++;
  const pages = Array.from({ length: DOCUMENTS / PAGE }, (_, page) => {
    const rows = Array.from({ length: PAGE }, (_, at) => {
      const n = page * PAGE + at;
      const id = `evl_${String(n).padStart(26, "0")}`;
      const p = n / DOCUMENTS;
      return { d: documentOf(n).id, n: p, h: Buffer.alloc(32, n).toString("base64"), i: id, a: { type: "bool", p } };
    });
    return JSON.stringify(rows);
  });
  const at = new Date();
  const started = performance.now();
  for (const rows of pages) {
    await client.query("begin");
    await client.query({ name: "answers", text: ANSWERS, values: [namespaceId, at, rows] });
    await client.query({ name: "evaluations", text: EVALUATIONS, values: [namespaceId, at, rows] });
    await client.query("commit");
  }
  return (DOCUMENTS * 1000) / (performance.now() - started);
}
