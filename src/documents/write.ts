/** A write of documents: committed with those that arrive beside it, then, with `wait_for`, answered as far as the wait allows. */
import type { Answer, WriteRequest, WriteResponse } from "#generated/types.ts";
import type { Clock } from "#src/clock.ts";
import type { Database } from "#src/db/database.ts";
import { invalidRequest } from "#src/errors.ts";
import { markOverCap } from "#src/groups/over-cap.ts";
import { freshAnswerViews, readAnswerViews } from "#src/judging/answer-view.ts";
import type { Interactive as HeldDocuments } from "#src/judging/holds.ts";
import { INTERACTIVE_DOCUMENTS, INTERACTIVE_HOLD_MS, type Interactive, type Judging } from "#src/judging/interactive.ts";
import type { Whole } from "#src/judging/passing-over.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import { isActive, type Judgment } from "#src/judgments/judgment.ts";
import type { NamespaceRef } from "#src/namespaces/sequence.ts";
import type { WriteOutcome } from "./commit.ts";
import type { Committer } from "./committer.ts";
import { MOST_DOCUMENTS, mentioned, operationsOf, refuseTooMany } from "./composition.ts";
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
  /** How many, together. */
  operations: number;
  /** The documents it names, each once, in order of first mention; none where there are too many operations. */
  ids: readonly string[];
  waitFor: readonly string[];
  waitTimeoutMs: number;
}

const NOTHING_BILLED: Pick<Judging, "units" | "tokens" | "answers"> = { units: 0, tokens: 0 };
const DEFAULT_WAIT_MS = 5000;

export function factsOf(request: WriteRequest): RequestFacts {
  const operations = operationsOf(request);
  return {
    operations,
    ids: operations > MOST_DOCUMENTS ? [] : mentioned(request),
    waitFor: request.wait_for ?? [],
    waitTimeoutMs: Math.min(request.wait_timeout_ms ?? DEFAULT_WAIT_MS, LONGEST_WAIT_MS),
  };
}

export function writeDocuments(parts: WriteParts, namespace: NamespaceRef, request: WriteRequest): Promise<WriteResponse> {
  const facts = factsOf(request);
  return writeBy(parts, namespace, facts, (interactive) =>
    parts.committer.commit(namespace, { request, ids: facts.ids, interactive }),
  );
}

/** A write that is committed wherever its request lies. */
export async function writeBy(
  parts: WriteParts,
  namespace: NamespaceRef,
  facts: RequestFacts,
  commit: (interactive: readonly HeldDocuments[]) => Promise<WriteOutcome>,
): Promise<WriteResponse> {
  refuseTooMany(facts.operations);
  const { judgments, whole } = await waitedFor(parts, namespace, facts.waitFor);
  const interactive = heldDocuments(facts.ids, judgments, whole, parts.clock.now());
  const outcome = await commit(interactive);
  if (!outcome.passedOver) parts.wakeJudging();
  if (interactive.length === 0) return response(outcome, new Map(), NOTHING_BILLED);
  return answered(parts, { ...namespace, namespaceId: outcome.namespaceId }, outcome, facts, judgments);
}

/**
 * The first documents are this process's to judge. The others are catch-up's, which is told of those that it would pass over, as their
 * judgments do not answer on write.
 */
function heldDocuments(
  ids: readonly string[],
  judgments: readonly Judgment[],
  whole: Whole | undefined,
  now: Date,
): HeldDocuments[] {
  if (judgments.length === 0) return [];
  const until = new Date(now.getTime() + INTERACTIVE_HOLD_MS);
  const first = {
    documentIds: ids.slice(0, INTERACTIVE_DOCUMENTS),
    judgmentIds: judgments.map(({ judgmentId }) => judgmentId),
    until,
    ...(whole && ids.length <= INTERACTIVE_DOCUMENTS ? { whole } : {}),
  };
  const passedOver = judgments.filter(({ freshness }) => freshness.policy !== "on_write").map(({ judgmentId }) => judgmentId);
  const others = ids.slice(INTERACTIVE_DOCUMENTS);
  if (passedOver.length === 0 || others.length === 0) return [first];
  return [first, { documentIds: others, judgmentIds: passedOver, until: now, asked: true }];
}

/**
 * The judgments a write waits for, and whether those are all that answer in the namespace; refuses names that it has no answering judgment
 * under.
 */
async function waitedFor(
  parts: WriteParts,
  { organizationId, name }: NamespaceRef,
  names: readonly string[],
): Promise<{ judgments: Judgment[]; whole?: Whole }> {
  if (names.length === 0) return { judgments: [] };
  const epoch = await parts.applicable.epoch(parts.db, organizationId);
  const judgments = await parts.applicable.at(parts.db, organizationId, name, epoch);
  const issues = names.flatMap((wanted, at) => {
    const judgment = judgments.get(wanted);
    if (judgment?.definition) return [];
    const why = judgment ? "is deactivated" : "does not exist in this namespace";
    return [{ path: `/wait_for/${at}`, message: `"${wanted}" ${why}; name judgments that answer here, or leave it out` }];
  });
  if (issues.length > 0) throw invalidRequest(issues);
  const waited = new Set(names);
  const isWhole = [...judgments.values()].every((judgment) => waited.has(judgment.name) || !isActive(judgment));
  return {
    judgments: [...waited].map((wanted) => judgments.get(wanted)!),
    ...(isWhole ? { whole: { organizationId, epoch } } : {}),
  };
}

/** Judges the first documents here and now, waits for the others, and reads what there is when the wait ends. */
async function answered(
  parts: WriteParts,
  namespace: NamespaceRef & { namespaceId: number },
  outcome: WriteOutcome,
  { ids: named, waitTimeoutMs: timeoutMs }: RequestFacts,
  judgments: Judgment[],
): Promise<WriteResponse> {
  const first = named.slice(0, INTERACTIVE_DOCUMENTS);
  const ids = outcome.results.filter(({ deleted }) => !deleted).map(({ id }) => id);
  const { sequence: revision, waited } = outcome;
  const judging = parts.interactive
    .judgeWritten(namespace, { documentIds: first, judgments, revision, waited })
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
  return response(outcome, answers, billed);
}

function response(
  outcome: WriteOutcome,
  answers: ReadonlyMap<string, Record<string, Answer>>,
  billed: { units: number; tokens: number },
): WriteResponse {
  return {
    results: outcome.results.map(({ id, incarnation }) => ({
      id,
      revision: outcome.sequence,
      incarnation,
      answers: answers.get(id) ?? {},
    })),
    usage: { bytes_written: outcome.bytes, bytes_scanned: 0, judgment_units: billed.units, tokens_evaluated: billed.tokens },
  };
}
