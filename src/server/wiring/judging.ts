/**
 * Judging: contexts, engines, catch-up, and interactive judging. Definitions come last, because they notify the storeys above.
 */
import { Judge } from "#src/judging/asking/judge.ts";
import type { CatchUpParts } from "#src/judging/catch-up/catch-up-parts.ts";
import type { ContextParts } from "#src/judging/contexts/compile.ts";
import type { GroupRows } from "#src/judging/contexts/group.ts";
import type { LargeContexts } from "#src/judging/contexts/large-contexts.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import type { Engines } from "#src/judging/engines/engines.ts";
import { Behind } from "#src/judging/interactive/behind.ts";
import { Interactive } from "#src/judging/interactive/interactive.ts";
import { Landings } from "#src/judging/landing/landings.ts";
import { REMOVAL } from "#src/judging/lifecycle/deletion.ts";
import { type JudgmentParts, Judgments } from "#src/judging/lifecycle/judgments.ts";
import type { TrialParts, TrialTime } from "#src/judging/lifecycle/trial.ts";
import type { ExplanationParts } from "#src/judging/reading/explanation.ts";
import { JUDGING } from "#src/records/answers/wakeups.ts";
import { Bounded } from "#src/records/templates/bounded.ts";
import { readableGroups } from "#src/standing/groups/readable.ts";
import { dependents, groupsOverCap, onLanded } from "../ports.ts";
import type { AccountsStorey } from "./accounts.ts";
import type { Ground } from "./ground.ts";
import type { RecordsStorey } from "./records.ts";

/** Pairs of namespaces and judgments that show answers. Forgetting one costs a wait for a transaction that persists answers. */
const MOST_KNOWN = 200_000;

export interface JudgingSettings {
  engines: Engines;
  /** The engine of a definition that names none. */
  defaultEngine: string;
  /** Compiles the contexts of large documents in other threads. If absent, this thread does it. */
  largeContexts?: LargeContexts;
  /** Aborts engine requests in flight. */
  cut?: AbortSignal;
  /** How long the engine of a trial has. */
  trialTime?: TrialTime;
}

export interface JudgingStorey {
  readonly applicable: ApplicableJudgments;
  readonly contexts: ContextParts;
  readonly judge: Judge;
  /** For definitions that are not saved. */
  readonly trying: Omit<TrialParts, "judgments">;
  readonly catchUp: CatchUpParts;
  /** Judges for clients that wait. */
  readonly interactive: Interactive;
  /** Judges in the background after queries. */
  readonly behind: Behind;
  readonly explanations: ExplanationParts;
}

/** @param groups shows rows of groups in contexts; it belongs to a storey above, and uses the same `applicable` */
export function wireJudging(
  ground: Ground,
  below: AccountsStorey & RecordsStorey,
  { applicable, groups }: { applicable: ApplicableJudgments; groups: GroupRows },
  { engines, largeContexts, cut, trialTime }: JudgingSettings,
): JudgingStorey {
  const { db, clock, log, wake } = ground;
  const { prices, budgets, committer } = below;
  const contexts: ContextParts = { db, applicable, groups, known: new Bounded(MOST_KNOWN), large: largeContexts };
  const judge = new Judge({ engines, clock, log, contexts, prices });
  const passing = new Judge({ engines, clock, log, contexts: { ...contexts, passing: true }, prices });
  const catchUp = {
    db,
    clock,
    log,
    judge,
    applicable,
    landings: new Landings(),
    gate: budgets,
    onLanded,
    ...(cut ? { cut } : {}),
  };
  return {
    applicable,
    contexts,
    judge,
    trying: { db, clock, judge: passing, budgets, spending: below.spending, trialTime, ...(cut ? { cut } : {}) },
    catchUp,
    interactive: new Interactive(catchUp, (namespaceId, sequence) => committer.landed(namespaceId, sequence)),
    behind: new Behind({ db, clock, log, wakeJudging: () => wake(JUDGING) }),
    explanations: { clock, contexts, groupsOverCap, billing: judge.billing, engines: judge.engines },
  };
}

/** Definitions of judgments and their changes. A change may start a shadow job. */
export function wireDefinitions(
  { db, clock, wake }: Ground,
  { engines, defaultEngine, largeContexts }: JudgingSettings,
  shadowJobs: JudgmentParts["shadowJobs"],
): Judgments {
  return new Judgments({
    db,
    clock,
    engines,
    defaultEngine,
    groups: readableGroups,
    dependents,
    shadowJobs,
    large: largeContexts,
    wakeRemoval: () => wake(REMOVAL),
  });
}
