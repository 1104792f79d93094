/** Documents written through HTTP in batches of 1,000, against the same rows in one set-based statement through bare `pg`. */
import { type Bench, compared, inTurns } from "./support/bench.ts";
import { documentOf, FLOOR_TABLE } from "./support/documents.ts";
import { stage } from "./support/stage.ts";

const ROUNDS = 9;
const BATCHES = 12;
const BATCH = 1000;

const FLOOR = `
  insert into floor_documents (namespace_id, document_id, revision, incarnation, created_at, updated_at, attributes, state, bytes)
  select 1, d.id, $2, $2, $3, $3, d.a, d.s, d.b
  from jsonb_to_recordset($1::jsonb) as d(id text, a jsonb, s jsonb, b integer)`;

export const bench: Bench = {
  about: "documents a second through HTTP in batches of 1,000, against the same rows in one statement through bare pg",
  async run() {
    const { post, bare, close } = await stage();
    try {
      const client = await bare();
      await client.query(FLOOR_TABLE);
      let written = 0;
      const batches = () => Array.from({ length: BATCHES }, () => Array.from({ length: BATCH }, () => documentOf(written++)));
      const timed = async (bodies: string[], send: (body: string) => Promise<unknown>) => {
        const started = performance.now();
        for (const body of bodies) await send(body);
        return (BATCHES * BATCH * 1000) / (performance.now() - started);
      };
      const measured = await inTurns(ROUNDS, {
        ours: () =>
          timed(
            batches().map((upsert) => JSON.stringify({ upsert })),
            (body) => post("/namespaces/bench%2Fbulk", body),
          ),
        floor: () =>
          timed(
            batches().map((docs) => JSON.stringify(docs.map(({ id, attributes: a, state: s }) => ({ id, a, s, b: 550 })))),
            (body) => client.query(FLOOR, [body, 1, new Date()]),
          ),
      });
      return [
        compared("bulk write, one caller", measured.ours, measured.floor, { target: 0.7, better: "higher", unit: "documents/s" }),
      ];
    } finally {
      await close();
    }
  },
};
