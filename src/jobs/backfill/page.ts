/**
 * The engine requests of a job's page. Results are persisted as they arrive, so a crash loses only the requests in flight. Before
 * each request, the job's row is checked. After a pause or a cancel, nothing more is sent, but the results of sent requests are
 * persisted.
 *
 *   due ── request ── its turn ── the job is active ──▶ engine ──▶ answered, permanent failure: persisted
 *                        │                                └─────▶ temporary failure: logged, and left to a later page
 *                        └ paused, cancelled, process stops, engine unavailable, budget used up: not sent
 */

import { isAtWork } from "#src/foundation/jobs/credit.ts";
import type { Obstacle } from "#src/foundation/jobs/failures.ts";
import type { Job } from "#src/foundation/jobs/job.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import type { Batch } from "#src/judging/asking/batch.ts";
import type { Due } from "#src/judging/asking/due.ts";
import type { Prepared } from "#src/judging/asking/judge.ts";
import { isWhole, type Judged } from "#src/judging/asking/judged.ts";
import { Asking } from "#src/judging/catch-up/asking.ts";
import { Lander } from "#src/judging/catch-up/lander.ts";
import type { Claim } from "#src/records/budgets/judging-gate.ts";
import type { Bulk } from "#src/records/namespaces/bulk.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { unitsOf, within } from "./budget.ts";
import { AWAY, obstacleOf } from "./engine-away.ts";
import { landForJob } from "./job-landing.ts";
import { isForNow, type Later, lastTry, laterOf } from "./later.ts";

export interface AskedPage {
  job: Job;
  namespace: NamespaceIdentity;
  due: readonly Due[];
  /** The requests, if they were prepared ahead. */
  prepared: Prepared | null;
  /** The documents of the page. Other due documents were left by earlier pages. */
  ofPage: ReadonlySet<string>;
  /** The budget's remainder in judgment units; absent without a budget. */
  unitsLeft?: number | undefined;
  /** Whether other namespaces spend from the budget, so that requests are claimed before they are sent. */
  shared?: boolean | undefined;
  bulk?: Bulk;
  signal: AbortSignal;
}

/** The result of a page. All answers have been persisted. */
export interface JudgedPage {
  /** Whether it was stopped: the process stops, or the job was paused or has ended. */
  halted: boolean;
  /** Whether a budget has prevented some requests. */
  cut: boolean;
  /** The engine is unavailable for now. */
  away: Obstacle | null;
  /** Temporary failures, and documents that wait for an index. */
  later: Later[];
  asking: Asking;
}

/** @throws Overtaken if the job is not at this page any more */
export async function judgeForJob(parts: JobParts, page: AskedPage): Promise<JudgedPage> {
  const { db, judge, clock, log, landings, cut, gate } = parts;
  const { job, namespace, due, ofPage, bulk, signal } = page;
  const off = new AbortController();
  const halt = AbortSignal.any([signal, off.signal]);
  const { settled, batches } = page.prepared ?? (await judge.prepare(namespace, due));
  let rest = within(batches, page.unitsLeft);
  let isCut = rest.length < batches.length;
  let unanswered = 0;
  let failure: { error: unknown } | null = null;
  let changed = Promise.withResolvers<void>();
  const fail = (error: unknown) => {
    failure ??= { error };
    off.abort();
  };
  const asking = await Asking.begin({
    db,
    namespaceId: namespace.namespaceId,
    asker: job.jobId,
    now: clock.now(),
    mayAsk: (session) => isAtWork(session, job, "running"),
    refused: () => off.abort(),
    failed: fail,
  });
  const lander = new Lander({
    log,
    landings,
    namespace,
    signal,
    commit: (judged) => db.transaction((tx) => landForJob(parts, tx, { job, namespace, ofPage, bulk }, judged)),
    behind: () => false,
    idle: () => unanswered === 0,
    after: (error) => {
      if (error !== undefined) fail(error);
      changed.resolve();
    },
  });
  const outcomes: Judged[] = [];
  const take = (judged: readonly Judged[], claim?: Claim) => {
    const taken = judged.map(lastTry);
    outcomes.push(...taken);
    const landed = (all: readonly Judged[]) => {
      asking.landed(all);
      claim?.landed();
    };
    const toLand = taken.filter(({ kind }) => kind !== "waiting");
    if (toLand.length > 0) lander.add({ judged: toLand, entry: null, landed });
    else claim?.landed();
  };
  if (settled.length > 0) take(settled);
  let halted = false;
  const ask = async (batch: Batch, claim?: Claim) => {
    const judged = await judge.ask(namespace, batch, "bulk", halt, { asker: asking, cut });
    unanswered -= 1;
    if (!isWhole(judged, batch.asked.length)) halted = true;
    take(judged, claim);
    lander.look();
    if (outcomes.length >= AWAY && obstacleOf(outcomes) !== null) off.abort();
  };
  const asks: Promise<void>[] = [];
  const claims: Claim[] = [];
  const send = (some: readonly Batch[], claim?: Claim) => {
    unanswered += some.length;
    asks.push(...some.map((batch) => ask(batch, claim)));
    rest = rest.slice(some.length);
  };
  if (!page.shared) send(rest);
  while (rest.length > 0 && !halt.aborted) {
    const claim = await gate.claim(namespace, rest.map(unitsOf), halt).catch(fail);
    if (!claim) break;
    claims.push(claim);
    if (claim.count === 0) break;
    send(rest.slice(0, claim.count), claim);
  }
  if (rest.length > 0) {
    if (halt.aborted) halted = true;
    else isCut = true;
  }
  await Promise.all(asks);
  for (lander.look(); lander.busy; lander.look()) {
    await changed.promise;
    changed = Promise.withResolvers<void>();
  }
  for (const claim of claims) claim.end();
  if (failure) throw (failure as { error: unknown }).error;
  if (halted) await asking.leave();
  // Of a page that a budget has cut, few may have been asked. If these all failed, the page would be asked again at once, without end.
  const away = isCut || (outcomes.length >= AWAY && ofPage.size > 0) ? obstacleOf(outcomes) : null;
  const now = clock.now();
  return {
    halted: halted && away === null,
    cut: isCut,
    away,
    later: outcomes.filter(isForNow).map((one) => laterOf(one, now)),
    asking,
  };
}
