/** A write of documents: committed with those that arrive beside it, then, with `wait_for`, answered as far as the wait allows. */
import type { Answer, WriteRequest, WriteResponse } from "#generated/types.ts";
import type { Clock } from "#src/clock.ts";
import type { Database } from "#src/db/database.ts";
import { invalidRequest } from "#src/errors.ts";
import { readAnswerViews } from "#src/judging/answer-view.ts";
import type { Interactive as HeldDocuments } from "#src/judging/holds.ts";
import { INTERACTIVE_DOCUMENTS, INTERACTIVE_HOLD_MS, type Interactive } from "#src/judging/interactive.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
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

const NOTHING_BILLED = { units: 0, tokens: 0 };
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
  const judgments = await waitedFor(parts, namespace, facts.waitFor);
  const interactive = heldDocuments(facts.ids, judgments, parts.clock.now());
  const outcome = await commit(interactive);
  parts.wakeJudging();
  if (interactive.length === 0) return response(outcome, new Map(), NOTHING_BILLED);
  return answered(parts, { ...namespace, namespaceId: outcome.namespaceId }, outcome, facts, judgments);
}

/**
 * The first documents are this process's to judge. The others are catch-up's, which is told of those that it would pass over, as their
 * judgments do not answer on write.
 */
function heldDocuments(ids: readonly string[], judgments: readonly Judgment[], now: Date): HeldDocuments[] {
  if (judgments.length === 0) return [];
  const until = new Date(now.getTime() + INTERACTIVE_HOLD_MS);
  const first = {
    documentIds: ids.slice(0, INTERACTIVE_DOCUMENTS),
    judgmentIds: judgments.map(({ judgmentId }) => judgmentId),
    until,
  };
  const passedOver = judgments.filter(({ freshness }) => freshness.policy !== "on_write").map(({ judgmentId }) => judgmentId);
  const others = ids.slice(INTERACTIVE_DOCUMENTS);
  if (passedOver.length === 0 || others.length === 0) return [first];
  return [first, { documentIds: others, judgmentIds: passedOver, until: now, asked: true }];
}

/** The judgments a write waits for; refuses names that the namespace has no answering judgment under. */
async function waitedFor(
  parts: WriteParts,
  { organizationId, name }: NamespaceRef,
  names: readonly string[],
): Promise<Judgment[]> {
  if (names.length === 0) return [];
  const judgments = await parts.applicable.of(parts.db, organizationId, name);
  const issues = names.flatMap((wanted, at) => {
    const judgment = judgments.get(wanted);
    if (judgment?.definition) return [];
    const why = judgment ? "is deactivated" : "does not exist in this namespace";
    return [{ path: `/wait_for/${at}`, message: `"${wanted}" ${why}; name judgments that answer here, or leave it out` }];
  });
  if (issues.length > 0) throw invalidRequest(issues);
  return [...new Set(names)].map((wanted) => judgments.get(wanted)!);
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
  let billed = NOTHING_BILLED;
  const judgmentIds = new Set(judgments.map(({ judgmentId }) => judgmentId));
  const judging = parts.interactive.judgeWritten(namespace, first, judgmentIds, outcome.sequence).then((judged) => {
    billed = judged;
    return judged.whole;
  });
  if (timeoutMs > 0)
    await Promise.race([parts.interactive.settled(namespace, ids, judgments, timeoutMs), afterwards(judging, ids, first)]);
  const documents = await readDocuments(parts.db, namespace.namespaceId, ids);
  const answers = await readAnswerViews(parts.db, namespace.namespaceId, documents, judgments);
  return response(outcome, answers, billed);
}

/** Where all documents are judged here, the end of that is the end of the wait: no need to look again. */
async function afterwards(judging: Promise<boolean>, ids: readonly string[], first: readonly string[]): Promise<void> {
  const whole = await judging;
  if (!whole || !ids.every((id) => first.includes(id))) await new Promise(() => undefined);
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
