/**
 * The engine requests of a trial's page. Answers are logged and billed as they arrive. A repeated page uses the log, so a crash
 * loses only the requests in flight. The job's row is checked before each request: after it was cancelled, confirmed or moved,
 * nothing more is sent. What budgets do not allow now is not sent either, and is left to a later page.
 */
import { isAtWork } from "#src/foundation/jobs/credit.ts";
import type { Job } from "#src/foundation/jobs/job.ts";
import { allowanceOf, unitsOf, within } from "#src/jobs/backfill/budget.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import type { Batch } from "#src/judging/asking/batch.ts";
import type { Due } from "#src/judging/asking/due.ts";
import { isHalfway, type Judged } from "#src/judging/asking/judged.ts";
import { Asking } from "#src/judging/catch-up/asking.ts";
import { Lander } from "#src/judging/catch-up/lander.ts";
import type { Claim } from "#src/records/budgets/judging-gate.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { landAsked } from "./landing.ts";
import { TrialLog } from "./trial-log.ts";

export interface TrialPage {
  /**
   * Requests what this trial's log does not have, as far as budgets allow: document by document, so that what is paid is of documents
   * with all their answers. Results without those that were not sent or were aborted. All answers have been persisted.
   *
   * @param due of each version
   */
  ask(due: readonly (readonly Due[])[]): Promise<Judged[]>;
  /** Whether a budget has prevented some requests. */
  isCut(): boolean;
  /** No request of the page is in flight any more. Its write may still be refused, because the trial was cancelled. */
  end(): Promise<void>;
}

export interface AskedTrial {
  job: Job;
  namespace: NamespaceIdentity;
  judgmentId: string;
  documentIds: readonly string[];
  signal: AbortSignal;
}

export async function beginTrialPage(parts: JobParts, asked: AskedTrial): Promise<TrialPage> {
  const { db, judge, clock, log, landings, cut, gate } = parts;
  const { job, namespace, signal } = asked;
  const off = new AbortController();
  const halt = AbortSignal.any([signal, off.signal]);
  let failure: { error: unknown } | null = null;
  const fail = (error: unknown) => {
    failure ??= { error };
    off.abort();
  };
  const asking = await Asking.begin({
    db,
    namespaceId: namespace.namespaceId,
    asker: job.jobId,
    now: clock.now(),
    mayAsk: (session) => isAtWork(session, job, "awaiting_confirm"),
    refused: () => off.abort(),
    failed: fail,
  });
  const before = await TrialLog.read(db, namespace.namespaceId, { ...asked, since: job.createdAt });
  let isCut = false;
  let unanswered = 0;
  let changed = Promise.withResolvers<void>();
  const lander = new Lander({
    log,
    landings,
    namespace,
    signal,
    commit: (judged) => landAsked(parts, job, namespace, judged),
    behind: () => false,
    idle: () => unanswered === 0,
    after: (error) => {
      if (error !== undefined) fail(error);
      changed.resolve();
    },
  });
  const ask = async (due: readonly (readonly Due[])[]) => {
    const outcomes: Judged[] = [];
    const take = (judged: readonly Judged[], claim?: Claim) => {
      const landed = (all: readonly Judged[]) => {
        asking.landed(all);
        claim?.landed();
        outcomes.push(...all.filter((one) => !isHalfway(one)));
      };
      if (judged.length > 0) lander.add({ judged, entry: null, landed });
      else claim?.landed();
    };
    const all: Batch[] = [];
    const anew: Judged[] = [];
    // One version after another: questions of two versions cannot be in one request.
    for (const ofVersion of due) {
      const { settled, batches } = await judge.prepare(namespace, ofVersion);
      for (const one of settled) (before.has(one) ? outcomes : anew).push(one);
      for (const batch of batches) {
        const known = before.answersTo(batch);
        outcomes.push(...known);
        const { left = [], answered = [] } = Object.groupBy(batch.asked, (one) =>
          known.some((judged) => judged.due === one.due) ? "answered" : "left",
        );
        asking.answered(answered);
        if (left.length > 0) all.push({ ...batch, asked: left });
      }
    }
    const placeOf = placesOf(due);
    all.sort((one, other) => placeOf(one) - placeOf(other));
    const leave = all.length === 0 ? { reason: null } : await allowanceOf(parts, namespace);
    let rest = leave.reason === null ? within(all, leave.unitsLeft) : [];
    isCut ||= rest.length < all.length;
    take(anew);
    const asks: Promise<void>[] = [];
    const claims: Claim[] = [];
    const askOne = async (batch: Batch, claim?: Claim) => {
      take(await judge.ask(namespace, batch, "bulk", halt, { asker: asking, cut }), claim);
      unanswered -= 1;
      lander.look();
    };
    const send = (some: readonly Batch[], claim?: Claim) => {
      unanswered += some.length;
      asks.push(...some.map((batch) => askOne(batch, claim)));
      rest = rest.slice(some.length);
    };
    if (!leave.shared) send(rest);
    while (rest.length > 0 && !halt.aborted) {
      const claim = await gate.claim(namespace, rest.map(unitsOf), halt).catch(fail);
      if (!claim) break;
      claims.push(claim);
      if (claim.count === 0) break;
      send(rest.slice(0, claim.count), claim);
    }
    isCut ||= rest.length > 0 && !halt.aborted;
    await Promise.all(asks);
    for (lander.look(); lander.busy; lander.look()) {
      await changed.promise;
      changed = Promise.withResolvers<void>();
    }
    for (const claim of claims) claim.end();
    if (failure) throw (failure as { error: unknown }).error;
    return outcomes;
  };
  return { ask, isCut: () => isCut, end: () => asking.leave() };
}

/** Where the documents of requests are among all. */
function placesOf(due: readonly (readonly Due[])[]): (batch: Batch) => number {
  const ids = new Set(
    due
      .flat()
      .map(({ document }) => document.document_id)
      .sort(),
  );
  const places = new Map([...ids].map((id, at) => [id, at]));
  return ({ asked: [one] }) => places.get(one!.due.document.document_id)!;
}
