/**
 * One tenant's write of one document with `wait_for` while another's backfill of a million documents runs, compared with the same write
 * alone. The figure is the third slowest of two hundred. A round ends with its writes. Then its backfill is cancelled.
 */
import { type BenchJob, fill, judgment } from "./backfill.ts";
import { type Bench, compared, inTurns } from "./support/bench.ts";
import { documentOf } from "./support/documents.ts";
import { type Stage, stage } from "./support/stage.ts";

const ROUNDS = 5;
const WRITES = 200;
const DOCUMENTS = 1_000_000;
/** Written by the service; the others are made of these within the database. */
const WRITTEN = 1_000;

/** A namespace of so many documents, as writing them would leave it. */
async function multiply(place: Stage, name: string): Promise<void> {
  const client = await place.bare();
  const { rows } = await client.query("select namespace_id from namespaces where name = $1", [name]);
  const id = rows[0].namespace_id;
  await client.query(
    `insert into documents
     select namespace_id, document_id || '-' || n, revision, incarnation, created_at, updated_at, attributes, state, bytes
     from generate_series(1, $2::integer) n, documents where namespace_id = $1 order by 2`,
    [id, DOCUMENTS / WRITTEN - 1],
  );
  await client.query(`update namespaces set document_count = document_count * $2, bytes = bytes * $2 where namespace_id = $1`, [
    id,
    DOCUMENTS / WRITTEN,
  ]);
  await client.query("vacuum analyze documents");
}

export const bench: Bench = {
  about: "p99 of a write with wait_for while another tenant's backfill runs, against without",
  async run() {
    const place = await stage(new URL("support/judging-service.ts", import.meta.url), ["worker"]);
    try {
      await fill(place, "bench%2Flarge", WRITTEN);
      await multiply(place, "bench/large");
      await judgment(place, "bench%2Fsmall", "on_write");
      let written = 0;
      const slowest = async () => {
        const took: number[] = [];
        for (let n = 0; n < WRITES; n++) {
          const body = JSON.stringify({ upsert: [documentOf(written++)], wait_for: ["urgent"] });
          const started = performance.now();
          await place.post("/namespaces/bench%2Fsmall", body);
          took.push(performance.now() - started);
        }
        return took.sort((one, other) => one - other)[Math.floor(WRITES * 0.99) - 1]!;
      };
      let backfills = 0;
      const beside = async () => {
        const name = `urgent-${backfills++}`;
        await judgment(place, "bench%2Flarge", "manual", name);
        const job = (await place.post(`/namespaces/bench%2Flarge/judgments/${name}/backfill`, '{"confirm":true}')) as BenchJob;
        const p99 = await slowest();
        const { status } = (await place.get(`/jobs/${job.id}`)) as BenchJob;
        if (status !== "running") throw new Error(`The backfill was ${status} before the writes were.`);
        await place.post(`/jobs/${job.id}/cancel`, "");
        return p99;
      };
      const measured = await inTurns(ROUNDS, { ours: beside, floor: slowest });
      return [
        compared("p99 of wait_for beside a backfill of a million documents", measured.ours, measured.floor, {
          target: 3,
          better: "lower",
          unit: "ms",
        }),
      ];
    } finally {
      await place.close();
    }
  },
};
