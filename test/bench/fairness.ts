/** One tenant's write of one document with `wait_for` while another's backfill runs, against the same without it: the slowest of a hundred. */
import { type BenchJob, fill, judgment } from "./backfill.ts";
import { type Bench, compared, inTurns } from "./support/bench.ts";
import { documentOf } from "./support/documents.ts";
import { stage } from "./support/stage.ts";

const ROUNDS = 5;
const WRITES = 200;
/** More than a backfill judges while they are written. */
const DOCUMENTS = 40_000;

export const bench: Bench = {
  about: "p99 of a write with wait_for while another tenant's backfill runs, against without",
  async run() {
    const place = await stage(new URL("support/judging-service.ts", import.meta.url), ["worker"]);
    try {
      await fill(place, "bench%2Flarge", DOCUMENTS);
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
        compared("p99 of wait_for beside a backfill", measured.ours, measured.floor, { target: 3, better: "lower", unit: "ms" }),
      ];
    } finally {
      await place.close();
    }
  },
};
