/**
 * What the tests that kill a job's process share: the process, killed without warning at a page and started again; an engine that is a
 * server of the test and counts its questions; and starting, watching and checking jobs.
 */
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { keep } from "#test/server/operating/processes.ts";
import { type SystemOneServer, startSystemOneServer } from "#test/support/system-one-server.ts";
import { pause, ROUNDS, random, SEED, type Victim, Victims } from "../victims.ts";

export const PAGE = 256;
/** At the price of the first tier. */
export const ANSWER_USD = 0.002;
/** Kills of one job. */
export const MOST_KILLS = 3;
/** Within so long after a death its work goes on (the interface's figure). */
const RESUMES_MS = 30_000;

// biome-ignore lint/suspicious/noExplicitAny: a job as it comes back
export type SeenJob = any;

export interface Killing {
  victim: Victim;
  readonly victims: Victims;
  readonly engine: SystemOneServer;
  /** More of the environment of processes that are started from here on. */
  environment: Record<string, string>;
  start(): Promise<void>;
  // biome-ignore lint/suspicious/noExplicitAny: bodies are whatever comes back
  call(method: string, to: string, body?: object): Promise<any>;
  write(namespace: string, count: number, of: (n: number) => object): Promise<void>;
  untilEnded(id: string, ended?: (job: SeenJob) => boolean): Promise<SeenJob>;
  /** The newest job of a type about a namespace. */
  newest(type: string, namespace: string): Promise<SeenJob>;
  /** Kills the process when a job has come so far, and some moment later; and goes on with another. */
  interrupt(id: string, documents: number, waits?: boolean): Promise<void>;
}

export const path = (namespace: string, ...parts: string[]) =>
  ["", "namespaces", namespace, ...parts].map(encodeURIComponent).join("/");

/** For the tests of a file. What they all need is written by `fill`, to the first process. */
export function killing(fill: () => Promise<void> = async () => undefined): Killing {
  const stage = { environment: {} } as { -readonly [Name in keyof Killing]: Killing[Name] };
  stage.start = async () => {
    stage.victim = await stage.victims.start({
      TYPESAFE_API_KEY: "the-key",
      TYPESAFE_BASE_URL: stage.engine.url,
      TYPESAFE_CONCURRENCY: "64",
      TYPESAFE_REQUESTS_PER_MINUTE: "1000000",
      TYPESAFE_TOKENS_PER_SECOND: "100000000",
      ...stage.environment,
    });
    keep(stage.victim.service);
  };
  stage.call = async (method, to, body) => {
    const answer = await stage.victim.client.request(method, to, body);
    if (answer.status >= 300) throw new Error(`${method} ${to}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  stage.write = async (namespace, count, of) => {
    for (let from = 0; from < count; from += 1_000) {
      const upsert = Array.from({ length: Math.min(1_000, count - from) }, (_, n) => of(from + n));
      expect(await stage.victim.client.write(namespace, { upsert })).toBe(200);
    }
  };
  stage.untilEnded = async (id, ended = ({ status }) => status === "done") => {
    let job: SeenJob;
    const look = async () => {
      job = await stage.call("GET", `/jobs/${id}`);
      return ended(job);
    };
    await expect.poll(look, { timeout: 90_000, interval: 50 }).toBe(true);
    return job;
  };
  stage.newest = async (type, namespace) => {
    let job: SeenJob;
    const look = async () => {
      [job] = (await stage.call("GET", `/jobs?type=${type}&namespace=${encodeURIComponent(namespace)}`)).jobs;
      return job;
    };
    await expect.poll(look, { timeout: 60_000, interval: 50 }).toBeDefined();
    return job;
  };
  stage.interrupt = async (id, documents, waits = false) => {
    await comesTo(stage, id, Math.floor(random() * documents));
    await pause(random() * 60);
    await stage.victim.kill();
    const died = Date.now();
    const dead = waits ? await ownerOf(stage, id) : undefined;
    // A claim that it held runs out as if its time had passed; or it is waited for.
    if (!waits) await expireClaims(stage.victims);
    const began = Date.now();
    await stage.start();
    // The time of the start is not the service's: another process would have been there already.
    const starting = Date.now() - began;
    if (!waits) return;
    const takenUp = async () => {
      const { status, report } = await stage.call("GET", `/jobs/${id}`);
      return status === "done" || report != null || dead !== (await ownerOf(stage, id));
    };
    await expect.poll(takenUp, { timeout: 90_000, interval: 200 }).toBe(true);
    expect(Date.now() - died, `seed ${SEED}`).toBeLessThan(RESUMES_MS + starting);
  };
  beforeAll(async () => {
    stage.victims = new Victims();
    stage.engine = await startSystemOneServer("the-key");
  });
  let filled = false;
  beforeEach(async () => {
    // The last that a test has started serves the next.
    if (!filled) {
      await stage.start();
      await fill();
    }
    filled = true;
  }, 60_000);
  afterAll(async () => {
    await stage.victim.kill();
    await stage.engine.close();
    await stage.victims.remove();
  });
  return stage;
}

/** As if the time of claims that a dead process held had passed. */
const expireClaims = (victims: Victims) =>
  victims.query("update wakeups set lease_until = '-infinity' where lease_until is not null");

/** Who works on a job; undefined where nobody does. */
async function ownerOf({ victims }: Killing, id: string): Promise<string | undefined> {
  const [row] = (await victims.query(`
    select lease_owner as owner from wakeups w join jobs j on j.claim_id = w.namespace_id
    where w.kind = 'job' and w.lease_owner is not null and j.job_id = '${id}'`)) as { owner: string }[];
  return row?.owner;
}

async function comesTo({ call }: Killing, id: string, documents: number): Promise<void> {
  const open = ["running", "awaiting_confirm"];
  for (let looks = 0; looks < 3_000; looks++) {
    const job = await call("GET", `/jobs/${id}`);
    if (!open.includes(job.status) || job.report != null || job.progress.documents_done >= documents) return;
    await pause(5);
  }
}

/** Whether few rounds are asked for, as in `npm test`: then there is less of everything. */
export const SHORT = ROUNDS <= 5;

/** Rounds of kills, some a job: `work` is given a job's number, how many kills it may take, and whether to wait for the last. */
export async function rounds(work: (round: { at: number; kills: number; waits: boolean; told: string }) => Promise<void>) {
  const all = SHORT ? 1 : ROUNDS;
  for (let killed = 0, at = 0; killed < all; at++) {
    const kills = Math.min(MOST_KILLS, all - killed);
    killed += kills;
    await work({ at, kills, waits: killed === all && !SHORT, told: `seed ${SEED}, job ${at}` });
  }
}

export const timeout = 120_000 + ROUNDS * 20_000;
