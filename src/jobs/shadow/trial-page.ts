/**
 * A page of a trial at the engines. What is answered is logged and billed as it comes in, and a page that is done again goes by the log, so a crash
 * costs no more than what was on its way. The job's row is asked before each request is sent: once it has been cancelled, confirmed or
 * moved nothing more is.
 */
import type { Transaction } from "#src/db/database.ts";
import { Asking } from "#src/judging/asking.ts";
import type { Due } from "#src/judging/due.ts";
import type { Batch } from "#src/judging/judge.ts";
import type { Judged } from "#src/judging/judged.ts";
import { Lander } from "#src/judging/lander.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import { isAtWork } from "../credit-sql.ts";
import type { Job } from "../job.ts";
import type { JobParts } from "../parts.ts";
import { landAsked } from "./landing.ts";
import { TrialLog } from "./trial-log.ts";

export interface TrialPage {
  /** Asks what the log of this trial does not have; without what is not sent or cut short. All that is answered has landed. */
  ask(due: readonly Due[]): Promise<Judged[]>;
  /** Nothing of the page is at an engine any more. */
  end(tx: Transaction): Promise<unknown>;
}

export interface AskedTrial {
  job: Job;
  namespace: NamespaceIdentity;
  judgmentId: string;
  documentIds: readonly string[];
  signal: AbortSignal;
}

export async function beginTrialPage(parts: JobParts, asked: AskedTrial): Promise<TrialPage> {
  const { db, judge, clock, log, landings, cut } = parts;
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
  const ask = async (due: readonly Due[]) => {
    const outcomes: Judged[] = [];
    const take = (judged: readonly Judged[]) => {
      const landed = (all: readonly Judged[]) => {
        asking.landed(all);
        outcomes.push(...all);
      };
      if (judged.length > 0) lander.add({ judged, entry: null, landed });
    };
    const { settled, batches } = await judge.prepare(namespace, due);
    const { known = [], anew = [] } = Object.groupBy(settled, (one) => (before.has(one) ? "known" : "anew"));
    outcomes.push(...known);
    take(anew);
    const rest = batches.flatMap((batch): Batch[] => {
      const known = before.answersTo(batch);
      outcomes.push(...known);
      const left = batch.asked.filter((one) => !known.some((judged) => judged.due === one.due));
      return left.length === 0 ? [] : [{ ...batch, asked: left }];
    });
    unanswered = rest.length;
    await Promise.all(
      rest.map(async (batch) => {
        take(await judge.ask(namespace, batch, "bulk", halt, { asker: asking, cut }));
        unanswered -= 1;
        lander.look();
      }),
    );
    for (lander.look(); lander.busy; lander.look()) {
      await changed.promise;
      changed = Promise.withResolvers<void>();
    }
    if (failure) throw (failure as { error: unknown }).error;
    return outcomes;
  };
  return { ask, end: (tx) => asking.end(tx) };
}
