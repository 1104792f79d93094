/**
 * Every transition of a job, by an independent table of the interface: each action in each status, and the effect of a page's result
 * together with actions in the meantime. Jobs are rows of the table. The runner runs them with pages that the test controls.
 */
import { beforeAll, describe, expect, it } from "vitest";
import type { JobStatus } from "#generated/types.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { Courtesy } from "#src/foundation/jobs/courtesy.ts";
import type { Job, JobKind, Progress } from "#src/foundation/jobs/job.ts";
import { readJob } from "#src/foundation/jobs/job-rows.ts";
import { MOST_ATTEMPTS, runJob } from "#src/foundation/jobs/runner.ts";
import { startJob } from "#src/foundation/jobs/start.ts";
import type { Action } from "#src/foundation/jobs/states.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { act } from "#src/jobs/management/actions.ts";
import { movableClock } from "#test/support/clock.ts";
import { type FreshDatabase, freshDatabase } from "#test/support/database.ts";

const clock = movableClock();
const courtesy = new Courtesy();
const signal = new AbortController().signal;
let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await freshDatabase();
});

/** What a job is at: `paused` by hand, `held` by a budget. */
type Place = Exclude<JobStatus, "paused"> | "paused" | "held";
const PLACES: readonly Place[] = ["estimating", "awaiting_confirm", "running", "paused", "held", "done", "failed", "cancelled"];
const FINAL: readonly Place[] = ["done", "failed", "cancelled"];
const ACTIONS: readonly Action[] = ["confirm", "pause", "resume", "cancel"];

const statusOf = (place: Place): JobStatus => (place === "held" ? "paused" : place);
const placeOf = ({ status, heldBy }: Job): Place => (status === "paused" && heldBy === "budget" ? "held" : status);

const kindOf = (more: Partial<JobKind> = {}): JobKind => ({ type: "backfill", page: async () => null, ...more });

async function made(place: Place, attempts = 0): Promise<Job> {
  const { database: db } = fresh;
  const asked = { organizationId: "org", type: "backfill", namespace: "shop", judgment: null, settings: {} } as const;
  const { jobId } = await db.transaction((tx) => startJob(tx, asked, clock.now()));
  await db.query({
    text: "update jobs set status = $2, held_by = $3, attempts = $4, ended_at = $5 where job_id = $1",
    values: [
      jobId,
      statusOf(place),
      place === "held" ? "budget" : place === "paused" ? "hand" : null,
      attempts,
      FINAL.includes(place) ? clock.now() : null,
    ],
  });
  await db.query({ text: "delete from wakeups" });
  return (await readJob(db, "org", jobId))!;
}

const again = async ({ jobId }: Job) => (await readJob(fresh.database, "org", jobId))!;

/** The events of a job, in the order in which they were recorded. */
async function told({ jobId }: Job): Promise<string[]> {
  const rows = await fresh.database.query<{ type: string }>({
    text: "select type from recorded_events where data ->> 'job_id' = $1 order by recorded_at, type",
    values: [jobId],
  });
  return rows.map(({ type }) => type);
}

const TOLD: Partial<Record<Place, string>> = {
  awaiting_confirm: "job.awaiting_confirm",
  paused: "job.paused",
  held: "job.paused",
  done: "job.completed",
  failed: "job.failed",
  cancelled: "job.cancelled",
};

/** The interface's table of actions. Null: a conflict, and nothing changes. */
function after(action: Action, place: Place, kind: "plain" | "confirmed" | "kept"): Place | null {
  switch (action) {
    case "confirm":
      return place !== "awaiting_confirm" ? null : kind === "confirmed" ? "done" : "running";
    case "pause":
      return place === "running" ? "paused" : null;
    case "resume":
      return place === "paused" || place === "held" ? "running" : null;
    case "cancel":
      return FINAL.includes(place) || kind === "kept" ? null : "cancelled";
  }
}

const kinds = {
  plain: kindOf(),
  /** Confirming is all that is left to do, as of a shadow job. */
  confirmed: kindOf({ worksWhile: "awaiting_confirm", confirm: async () => undefined }),
  /** Nobody may cancel it, as a namespace_delete. */
  kept: kindOf({ cannotBeCancelled: "It cannot be cancelled." }),
};

describe.each(["plain", "confirmed", "kept"] as const)("of a job that is %s", (name) => {
  const table = PLACES.flatMap((place) => ACTIONS.map((action) => [action, place, after(action, place, name)] as const));

  it.each(table)("%s while it is %s leads to %s", async (action, place, to) => {
    const job = await made(place);
    const acting = act({ db: fresh.database, clock, wakeJobs: () => undefined }, kinds[name], job, action);
    if (to === null) {
      await expect(acting).rejects.toMatchObject({ code: "conflict", details: { status: statusOf(place) } });
      expect(await again(job)).toEqual(job);
      expect(await told(job)).toEqual([]);
      return;
    }
    await acting;
    const now = await again(job);
    expect([placeOf(now), now.error, now.endedAt !== null]).toEqual([to, null, FINAL.includes(to)]);
    expect(await told(job)).toEqual(TOLD[to] === undefined ? [] : [TOLD[to]]);
    // A final status is final.
    if (FINAL.includes(to))
      for (const next of ACTIONS)
        await expect(act({ db: fresh.database, clock, wakeJobs: () => undefined }, kinds[name], now, next)).rejects.toMatchObject(
          {
            code: "conflict",
          },
        );
  });
});

type Outcome = "goes on" | "is held" | "is to be tried again" | "rests" | "is the last" | "cannot be done" | "throws";
const OUTCOMES: readonly Outcome[] = [
  "goes on",
  "is held",
  "is to be tried again",
  "rests",
  "is the last",
  "cannot be done",
  "throws",
];
type Meanwhile = "nothing" | "pause" | "cancel" | "pause and resume";
const MEANWHILE: readonly Meanwhile[] = ["nothing", "pause", "cancel", "pause and resume"];

const PROGRESS: Record<Exclude<Outcome, "throws">, Progress> = {
  "goes on": { documents: 5, spentUsd: "0.25", checkpoint: { page: 1 } },
  "is held": { documents: 5, spentUsd: "0.25", checkpoint: { page: 1 }, held: "The budget is used up." },
  "is to be tried again": {
    documents: 0,
    checkpoint: { page: 0 },
    again: { code: "engine_unavailable", message: "The engine is away.", afterMs: 0 },
  },
  rests: { documents: 5, spentUsd: "0.25", rests: { found: true } },
  "is the last": { documents: 5, spentUsd: "0.25", ended: "done", result: { found: true } },
  "cannot be done": { documents: 5, spentUsd: "0.25", ended: "failed", error: "The judgment was deleted." },
};

interface Expected {
  place: Place;
  error: string | null;
  attempts: number;
  documents: number;
  events: string[];
}

/** The next status of a running job, by the result of its page and by actions during the page. */
function expected(outcome: Outcome, meanwhile: Meanwhile, attempts: number): Expected {
  const before = meanwhile === "pause" || meanwhile === "pause and resume" ? ["job.paused"] : [];
  if (meanwhile === "cancel") return { place: "cancelled", error: null, attempts: 0, documents: 0, events: ["job.cancelled"] };
  // Resuming forgets former failures; pausing does as well. The page that is under way was counted when it began.
  const place: Place = meanwhile === "pause" ? "paused" : "running";
  const stays = { place, error: null, attempts: 0, documents: 5, events: before };
  const last = attempts + 1 >= MOST_ATTEMPTS;
  switch (outcome) {
    case "goes on":
    case "rests":
      return stays;
    case "is held":
      return meanwhile === "pause"
        ? stays
        : { ...stays, place: "held", error: "The budget is used up.", events: [...before, "job.paused"] };
    case "is the last":
      return { ...stays, place: "done", events: [...before, "job.completed"] };
    case "cannot be done":
      return { ...stays, place: "failed", error: "The judgment was deleted.", events: [...before, "job.failed"] };
    case "is to be tried again":
    case "throws": {
      const error = outcome === "throws" ? "It is wrong." : "The engine is away.";
      const failed = { ...stays, place: "failed" as const, error, documents: 0, attempts: 0, events: [...before, "job.failed"] };
      return last ? failed : { ...stays, documents: 0, attempts: attempts + 1 };
    }
  }
}

describe.each(MEANWHILE)("where %s is done meanwhile", (meanwhile) => {
  const table = OUTCOMES.flatMap((outcome) => [0, MOST_ATTEMPTS - 1].map((attempts) => [outcome, attempts] as const));

  it.each(table)("a page that %s, after %d failures, leaves a running job as it should", async (outcome, attempts) => {
    const { database: db } = fresh;
    const job = await made("running", attempts);
    const stop = new AbortController();
    const kind = kindOf({
      async page() {
        const acting = { db, clock, wakeJobs: () => undefined };
        for (const action of meanwhile === "nothing" ? [] : (meanwhile.split(" and ") as Action[])) {
          await clock.advance(1);
          await act(acting, kind, await again(job), action);
        }
        await clock.advance(1);
        stop.abort();
        if (outcome === "throws") throw new ServiceError("invalid_request", "It is wrong.");
        return async () => PROGRESS[outcome];
      },
    });
    const parts = { db, clock, log: createLogger({ level: "fatal" }), kinds: [kind], courtesy };
    await runJob(parts, job.claimId, stop.signal);
    const now = await again(job);
    const { place, error, attempts: after_, documents, events } = expected(outcome, meanwhile, attempts);
    expect({ place: placeOf(now), error: now.error, documents: now.documentsDone }).toEqual({ place, error, documents });
    if (!FINAL.includes(place)) expect(now.attempts).toBe(after_);
    expect(now.spendUsd).toBe(documents === 0 ? 0 : 0.25);
    expect(now.endedAt !== null).toBe(FINAL.includes(place));
    expect(await told(job)).toEqual(events);
    expect(now.result).toEqual(
      place !== "failed" && documents > 0 && ["rests", "is the last"].includes(outcome) ? { found: true } : null,
    );
  });
});

describe("a job that a budget holds", () => {
  const held = (reason: string | null) => kindOf({ heldBack: async () => reason });

  it("goes on by itself where the budget allows it, and not before", async () => {
    const job = await made("held");
    const parts = (reason: string | null) => ({
      db: fresh.database,
      clock,
      log: createLogger({ level: "fatal" }),
      kinds: [held(reason)],
      courtesy,
    });
    expect(await runJob(parts("It is used up."), job.claimId, signal)).toBeInstanceOf(Date);
    expect(placeOf(await again(job))).toBe("held");
    const allowed = held(null);
    const stop = new AbortController();
    const kind: JobKind = {
      ...allowed,
      async page() {
        stop.abort();
        return null;
      },
    };
    await runJob({ ...parts(null), kinds: [kind] }, job.claimId, stop.signal);
    expect(placeOf(await again(job))).toBe("running");
  });

  it.each(["estimating", "awaiting_confirm", "done", "failed", "cancelled", "paused"] as const)(
    "is worked on no more while it is %s",
    async (place) => {
      const job = await made(place);
      const kind = kindOf({ page: () => Promise.reject(new Error("It was worked on.")) });
      await runJob(
        { db: fresh.database, clock, log: createLogger({ level: "fatal" }), kinds: [kind], courtesy },
        job.claimId,
        signal,
      );
      expect(await again(job)).toEqual(job);
    },
  );

  it("is not resumed by hand against the budget, and is cancelled all the same", async () => {
    const job = await made("held");
    const parts = { db: fresh.database, clock, wakeJobs: () => undefined };
    await expect(act(parts, held("It is used up."), job, "resume")).rejects.toMatchObject({ code: "budget_exceeded" });
    expect(await again(job)).toEqual(job);
    await act(parts, held("It is used up."), job, "cancel");
    expect(placeOf(await again(job))).toBe("cancelled");
  });
});
