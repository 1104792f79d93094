/** A write of documents: committed with those that arrive beside it, then, with `wait_for`, answered as far as the wait allows. */
import type { Answer, WriteRequest, WriteResponse } from "#generated/types.ts";
import type { Clock } from "#src/clock.ts";
import type { Database } from "#src/db/database.ts";
import { invalidRequest } from "#src/errors.ts";
import { markOverCap } from "#src/groups/over-cap.ts";
import { freshAnswerViews, readAnswerViews } from "#src/judging/answer-view.ts";
import { readBilled } from "#src/judging/evaluations.ts";
import type { Interactive as HeldDocuments } from "#src/judging/holds.ts";
import { INTERACTIVE_DOCUMENTS, type Interactive, type Judging } from "#src/judging/interactive.ts";
import type { Whole } from "#src/judging/passing-over.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import { isActive, type Judgment } from "#src/judgments/judgment.ts";
import type { NamespaceRef } from "#src/namespaces/sequence.ts";
import { holdMs } from "#src/work/lease.ts";
import type { WriteOutcome } from "./commit.ts";
import type { Committer } from "./committer.ts";
import { longestOf, MOST_DOCUMENTS, mentioned, refuseTooMany } from "./composition.ts";
import { conditionsOf, refuseIfMatchOfSeveral } from "./conditions.ts";
import { readDocuments } from "./documents.ts";

/** A longer `wait_timeout_ms` is lowered to this. */
export const LONGEST_WAIT_MS = 10_000;

export interface WriteParts {
  db: Database;
  clock: Clock;
  committer: Committer;
  applicable: ApplicableJudgments;
  interactive: Interactive;
  /** Tells this process's worker that there is something to judge. */
  wakeJudging(): void;
  /** Tells this process's workers that those who follow changes have something to do, where a commit was not this thread's. */
  wakeFollowers(): void;
}

/** What is to be known of a write's request wherever it lies. */
export interface RequestFacts {
  /** How many documents it names. */
  documents: number;
  /** How many operations of one kind it has at most. */
  longest: number;
  /** These documents, each once, in order of first mention; none where there are too many. */
  ids: readonly string[];
  waitFor: readonly string[];
  waitTimeoutMs: number;
}

const NOTHING_BILLED: Pick<Judging, "units" | "tokens" | "answers"> = { units: 0, tokens: 0 };
const DEFAULT_WAIT_MS = 5000;
/** What clocks of two machines may differ by, and more. */
const CLOCKS_APART_MS = 300_000;

export function factsOf(request: WriteRequest): RequestFacts {
  const ids = mentioned(request);
  return {
    documents: ids.length,
    longest: longestOf(request),
    ids: ids.length > MOST_DOCUMENTS ? [] : ids,
    waitFor: request.wait_for ?? [],
    waitTimeoutMs: Math.min(request.wait_timeout_ms ?? DEFAULT_WAIT_MS, LONGEST_WAIT_MS),
  };
}

/** @param ifMatch the revision that its one document must have; null: whatever it is */
export function writeDocuments(
  parts: WriteParts,
  namespace: NamespaceRef,
  request: WriteRequest,
  ifMatch: number | null = null,
): Promise<WriteResponse> {
  const facts = factsOf(request);
  const { ids } = facts;
  return writeBy(parts, namespace, { ...facts, ifMatch }, (interactive) =>
    parts.committer.commit(namespace, { request, ids, conditions: conditionsOf(request, ids, ifMatch), interactive }),
  );
}

/** A write that is committed wherever its request lies. */
export async function writeBy(
  parts: WriteParts,
  namespace: NamespaceRef,
  facts: RequestFacts & { ifMatch: number | null },
  commit: (interactive: readonly HeldDocuments[]) => Promise<WriteOutcome>,
): Promise<WriteResponse> {
  refuseTooMany(facts);
  refuseIfMatchOfSeveral(facts.ifMatch, facts.documents);
  const { judgments, beside, whole } = await waitedFor(parts, namespace, facts.waitFor);
  const now = parts.clock.now();
  const interactive = heldDocuments(facts.ids, { judgments, beside }, whole, now);
  const at = performance.now();
  const outcome = await commit(interactive);
  if (!outcome.passedOver) parts.wakeJudging();
  if (interactive.length === 0) return response(outcome, new Map(), NOTHING_BILLED);
  return answered(parts, { ...namespace, namespaceId: outcome.namespaceId }, outcome, facts, { judgments, beside, at, now });
}

/**
 * The first documents are this process's to judge. The others are catch-up's, which is told of those that it would pass over, as their
 * judgments do not answer on write.
 */
function heldDocuments(
  ids: readonly string[],
  { judgments, beside }: { judgments: readonly Judgment[]; beside: readonly Judgment[] },
  whole: Whole | undefined,
  now: Date,
): HeldDocuments[] {
  if (judgments.length === 0) return [];
  const until = new Date(now.getTime() + holdMs());
  const first = {
    documentIds: ids.slice(0, INTERACTIVE_DOCUMENTS),
    judgmentIds: [...judgments, ...beside].map(({ judgmentId }) => judgmentId),
    until,
    ...(whole && ids.length <= INTERACTIVE_DOCUMENTS ? { whole } : {}),
  };
  const passedOver = judgments.filter(({ freshness }) => freshness.policy !== "on_write").map(({ judgmentId }) => judgmentId);
  const others = ids.slice(INTERACTIVE_DOCUMENTS);
  if (passedOver.length === 0 || others.length === 0) return [first];
  return [first, { documentIds: others, judgmentIds: passedOver, until: now, asked: true }];
}

/**
 * The judgments a write waits for, those that are asked along with them, and whether these are all that answer in the namespace; refuses names
 * that it has no answering judgment under.
 */
async function waitedFor(
  parts: WriteParts,
  { organizationId, name }: NamespaceRef,
  names: readonly string[],
): Promise<{ judgments: Judgment[]; beside: Judgment[]; whole?: Whole }> {
  if (names.length === 0) return { judgments: [], beside: [] };
  const epoch = await parts.applicable.epoch(parts.db, organizationId);
  const judgments = await parts.applicable.at(parts.db, organizationId, name, epoch);
  const issues = names.flatMap((wanted, at) => {
    const judgment = judgments.get(wanted);
    if (judgment?.definition) return [];
    const why = judgment ? "is deactivated" : "does not exist in this namespace";
    return [{ path: `/wait_for/${at}`, message: `"${wanted}" ${why}; name judgments that answer here, or leave it out` }];
  });
  if (issues.length > 0) throw invalidRequest(issues);
  const waited = [...new Set(names)].map((wanted) => judgments.get(wanted)!);
  const beside = parts.interactive.beside(waited, judgments.values());
  const asked = new Set([...waited, ...beside]);
  const isWhole = [...judgments.values()].every((judgment) => asked.has(judgment) || !isActive(judgment));
  return {
    judgments: waited,
    beside,
    ...(isWhole ? { whole: { organizationId, epoch } } : {}),
  };
}

/** Judges the first documents here and now, waits for the others, and reads what there is when the wait ends. */
async function answered(
  parts: WriteParts,
  namespace: NamespaceRef & { namespaceId: number },
  outcome: WriteOutcome,
  { ids: named, waitTimeoutMs: timeoutMs }: RequestFacts,
  { judgments, beside, at, now }: { judgments: Judgment[]; beside: Judgment[]; at: number; now: Date },
): Promise<WriteResponse> {
  const first = named.slice(0, INTERACTIVE_DOCUMENTS);
  const ids = outcome.results.filter(({ deleted }) => !deleted).map(({ id }) => id);
  const { sequence: revision, waited } = outcome;
  const judging = parts.interactive
    .judgeWritten(namespace, { documentIds: first, judgments, beside, revision, waited, at })
    // The others are catch-up's.
    .then((judged) => ({ ...judged, whole: judged.whole && ids.every((id) => first.includes(id)) }));
  const judged =
    timeoutMs === 0 ? null : await parts.interactive.ended(judging, namespace, { documentIds: ids, judgments }, timeoutMs);
  const { answers: landed, ...billed } = judged ?? NOTHING_BILLED;
  if (waited && landed && ids.length === waited.documents.length) {
    return response(outcome, freshAnswerViews(waited.documents, judgments, landed), billed);
  }
  const documents = await readDocuments(parts.db, namespace.namespaceId, ids);
  const marked = await markOverCap(parts.db, namespace.namespaceId, judgments, parts.clock.now());
  const answers = await readAnswerViews(parts.db, namespace.namespaceId, documents, marked);
  // Where it has waited for others too, as for catch-up with more documents than are judged here, the log knows what they have billed.
  if (timeoutMs === 0 || judged?.whole) return response(outcome, answers, billed);
  const judgmentIds = judgments.map(({ judgmentId }) => judgmentId);
  const since = new Date(now.getTime() - CLOCKS_APART_MS);
  return response(
    outcome,
    answers,
    await readBilled(parts.db, namespace.namespaceId, { documentIds: ids, judgmentIds, revision, since }),
  );
}

function response(
  outcome: WriteOutcome,
  answers: ReadonlyMap<string, Record<string, Answer>>,
  billed: { units: number; tokens: number },
): WriteResponse {
  return {
    results: outcome.results.map(({ id, revision, incarnation }) => ({
      id,
      revision,
      incarnation,
      answers: answers.get(id) ?? {},
    })),
    usage: { bytes_written: outcome.bytes, bytes_scanned: 0, judgment_units: billed.units, tokens_evaluated: billed.tokens },
  };
}
