/**
 * Writes documents. A write is committed together with concurrent writes (group commit). With `wait_for`, it then waits for answers.
 */
import type { Answer, WriteRequest, WriteResponse } from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { invalidRequest } from "#src/foundation/errors.ts";
import { holdMs } from "#src/foundation/queue/lease.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import { type GroupsOverCap, markOverCap } from "#src/judging/definitions/over-cap.ts";
import { INTERACTIVE_DOCUMENTS, type Interactive, type Judging } from "#src/judging/interactive/interactive.ts";
import { readBilled } from "#src/judging/log/evaluations.ts";
import { freshAnswerViews, readAnswerViews } from "#src/judging/reading/answer-view.ts";
import type { Interactive as HeldDocuments } from "#src/records/answers/holds.ts";
import type { Whole } from "#src/records/answers/passing-over.ts";
import type { WriteOutcome } from "#src/records/documents/commit.ts";
import type { Committer } from "#src/records/documents/committer.ts";
import { longestOf, MOST_IN_REQUEST, mentioned, refuseTooMany } from "#src/records/documents/composition.ts";
import { conditionsOf, refuseIfMatchOfSeveral } from "#src/records/documents/conditions.ts";
import { readFields } from "#src/records/documents/documents.ts";
import type { NamespaceRef } from "#src/records/namespace-ref.ts";

/** A longer `wait_timeout_ms` is reduced to this. */
export const LONGEST_WAIT_MS = 10_000;

export interface WriteParts {
  db: Database;
  clock: Clock;
  committer: Committer;
  applicable: ApplicableJudgments;
  interactive: Interactive;
  groupsOverCap: GroupsOverCap;
  /** Tells this process's worker that there is something to judge. */
  wakeJudging(): void;
  /** Tells this process's workers that consumers of the change feed have work, if another thread made the commit. */
  wakeFollowers(): void;
}

/** Facts about a write request, known even if the request itself is in another thread. */
export interface RequestFacts {
  /** How many documents it names. */
  documents: number;
  /** The largest number of operations of one kind. */
  longest: number;
  /** The documents, each once, in order of first mention. Empty if there are too many. */
  ids: readonly string[];
  waitFor: readonly string[];
  waitTimeoutMs: number;
}

const NOTHING_BILLED: Pick<Judging, "units" | "tokens" | "answers"> = { units: 0, tokens: 0 };
const DEFAULT_WAIT_MS = 5000;
/** More than the clocks of two machines may differ. */
const CLOCKS_APART_MS = 300_000;

export function factsOf(request: WriteRequest): RequestFacts {
  const ids = mentioned(request);
  return {
    documents: ids.length,
    longest: longestOf(request),
    ids: ids.length > MOST_IN_REQUEST ? [] : ids,
    waitFor: request.wait_for ?? [],
    waitTimeoutMs: Math.min(request.wait_timeout_ms ?? DEFAULT_WAIT_MS, LONGEST_WAIT_MS),
  };
}

/** @param ifMatch the revision that its only document must have; null accepts any */
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

/** A write whose commit may run in another thread. */
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
 * This process judges the first documents itself. Catch-up judges the others. It would skip judgments with other policies than `on_write`,
 * so these get rows in `deferred`.
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
 * The judgments that a write waits for, and those that share their requests. `whole` is set if these are all active judgments of the
 * namespace. Refuses names without an active judgment.
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
    return [
      { path: `/wait_for/${at}`, message: `"${wanted}" ${why}; name judgments that answer in this namespace, or leave it out` },
    ];
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

/** Judges the first documents now, waits for the others, and reads the answers when the wait ends. */
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
    // Catch-up judges the others.
    .then((judged) => ({ ...judged, whole: judged.whole && ids.every((id) => first.includes(id)) }));
  const judged =
    timeoutMs === 0 ? null : await parts.interactive.ended(judging, namespace, { documentIds: ids, judgments }, timeoutMs);
  const { answers: landed, ...billed } = judged ?? NOTHING_BILLED;
  if (waited && landed && ids.length === waited.documents.length) {
    return response(outcome, freshAnswerViews(waited.documents, judgments, landed), billed);
  }
  const documents = await readFields(parts.db, namespace.namespaceId, ids);
  const marked = await markOverCap(parts.db, parts.groupsOverCap, namespace.namespaceId, judgments, parts.clock.now());
  const answers = await readAnswerViews(parts.db, namespace.namespaceId, documents, marked);
  // If it also waited for others, such as catch-up, the log tells what they were billed.
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
