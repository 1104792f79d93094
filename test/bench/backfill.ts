/**
 * A backfill with an engine that answers at once, compared with catch-up over as many documents. Each has one worker and a namespace of
 * its own.
 */
import { type Bench, compared, inTurns } from "./support/bench.ts";
import { documentOf } from "./support/documents.ts";
import { type Stage, stage } from "./support/stage.ts";

const ROUNDS = 5;
const DOCUMENTS = 5_120;

export const bench: Bench = {
  about: "documents judged a second by a backfill, against catch-up",
  async run() {
    const service = new URL("support/judging-service.ts", import.meta.url);
    const working = await stage(service, ["worker"]);
    const idle = await stage(service);
    try {
      await judgment(idle, "bench%2F*", "on_write");
      const measured = await inTurns(ROUNDS, { ours: () => backfilled(working), floor: () => caughtUp(idle) });
      const about = { target: 0.9, better: "higher", unit: "documents/s" } as const;
      return [compared("backfill, an engine that answers at once", measured.ours, measured.floor, about)];
    } finally {
      await working.close();
      await idle.close();
    }
  },
};

let namespaces = 0;

export async function judgment({ post }: Stage, owner: string, policy: string, name = "urgent"): Promise<void> {
  const definition = { name, type: "bool", question: "Is it urgent?", engine: { name: "instant" }, freshness: { policy } };
  await post(`/namespaces/${owner}/judgments`, JSON.stringify(definition));
}

export async function fill({ post }: Stage, namespace: string, documents: number): Promise<void> {
  for (let from = 0; from < documents; from += 1_000) {
    const upsert = Array.from({ length: Math.min(1_000, documents - from) }, (_, at) => documentOf(from + at));
    await post(`/namespaces/${namespace}`, JSON.stringify({ upsert }));
  }
}

export interface BenchJob {
  id: string;
  status: string;
  created_at: string;
  updated_at: string;
}

/** By the job's own times, from its row to its end. */
async function backfilled(place: Stage): Promise<number> {
  const namespace = `bench%2Fbackfilled-${namespaces++}`;
  await fill(place, namespace, DOCUMENTS);
  await judgment(place, namespace, "manual");
  let job = (await place.post(`/namespaces/${namespace}/judgments/urgent/backfill`, '{"confirm":true}')) as BenchJob;
  while (job.status === "running") {
    await new Promise((resolve) => setTimeout(resolve, 50));
    job = (await place.get(`/jobs/${job.id}`)) as BenchJob;
  }
  if (job.status !== "done") throw new Error(`The backfill is ${job.status}.`);
  return (DOCUMENTS * 1000) / (Date.parse(job.updated_at) - Date.parse(job.created_at));
}

async function caughtUp(place: Stage): Promise<number> {
  const name = `bench/caught-up-${namespaces++}`;
  await fill(place, encodeURIComponent(name), DOCUMENTS);
  const { ms } = (await place.child.ask({ judge: name })) as { ms: number };
  return (DOCUMENTS * 1000) / ms;
}
