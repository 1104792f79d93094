/** `jobs watch`: shows one job, or all running jobs, with progress bars until they need user action or have ended. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Client, Job } from "#generated/client/index.ts";
import type { Command, Given } from "../command.ts";
import { clientOf } from "../connection.ts";
import { Interrupted } from "../failures.ts";
import { type Interruption, interruption } from "../interruption.ts";
import { printOne } from "../output.ts";
import { type Patience, patiently } from "../patience.ts";
import { bars, progress } from "../progress.ts";

const EVERY_MS = 500;
/** If a service is unavailable for longer, a script that waits for a job gives up. */
const AWAY_MS = 5 * 60_000;

export const watch: Command = {
  name: "jobs watch",
  takes: "[id]",
  about:
    "Follows a job, or all running jobs, until they have ended or wait for a person. Exit code 1 if one failed or was cancelled.",
  async run(given) {
    const [id] = given.words;
    return id === undefined ? watchAll(given) : ended(given, await follow(clientOf(given), given, id));
  },
};

/** Follows a job with a progress bar. */
export async function follow(client: Client, given: Given, id: string): Promise<Job> {
  let job = await client.jobs.get({ id });
  const bar = progress(given, job.estimate?.documents ?? 0, "documents");
  const stopping = interruption();
  const patience = patienceOf(stopping, `judgment jobs watch ${id}`);
  try {
    while (goesOn(job)) {
      await rest(patience);
      job = await patiently(given, patience, () => client.jobs.get({ id }));
      bar.to(job.progress.documents_done, toldOf(job));
    }
  } finally {
    stopping.end();
    bar.stop();
  }
  return job;
}

/** All jobs that are running now. Jobs that start later are not followed. */
async function watchAll(given: Given): Promise<number> {
  const client = clientOf(given);
  const left = new Set<string>();
  for (const status of ["running", "estimating", "awaiting_confirm"] as const)
    for await (const job of client.jobs.listAll({ status })) if (goesOn(job)) left.add(job.id);
  if (left.size === 0) process.stderr.write("No job is running.\n");
  const all = bars(given);
  const stopping = interruption();
  const patience = patienceOf(stopping, "judgment jobs watch");
  let code = 0;
  const over: Job[] = [];
  try {
    while (left.size > 0) {
      for (const id of left) {
        const job = await patiently(given, patience, () => client.jobs.get({ id }));
        const { documents_done: value } = job.progress;
        all.to(`${job.type} ${job.namespace}`, { value, total: job.estimate?.documents ?? 0, told: toldOf(job) });
        if (goesOn(job)) continue;
        left.delete(id);
        over.push(job);
      }
      if (left.size > 0) await rest(patience);
    }
  } finally {
    stopping.end();
    all.stop();
  }
  for (const job of over) code = Math.max(code, ended(given, job));
  return code;
}

function patienceOf({ signal }: Interruption, again: string): Patience {
  const interrupted = () => `Interrupted. The job continues. "${again}" follows it again.`;
  return { signal, interrupted, mostMs: AWAY_MS };
}

async function rest({ signal, interrupted }: Patience): Promise<void> {
  await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
  if (signal.aborted) throw new Interrupted(interrupted());
}

function toldOf({ status, spend_usd, estimated_completion_at: at }: Job): string {
  const until = at === null ? "" : `, done at about ${new Date(at).toLocaleTimeString()}`;
  return `${status}, $${spend_usd}${until}`;
}

function goesOn({ status, type, report }: Job): boolean {
  return (
    status === "running" || status === "estimating" || (status === "awaiting_confirm" && type === "shadow" && report === null)
  );
}

/** Shows the result of a job. Returns the exit code. */
export function ended(given: Given, job: Job): number {
  printOne(given, job);
  return job.status === "failed" || job.status === "cancelled" ? 1 : 0;
}
