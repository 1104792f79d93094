/**
 * Draws the documents of a queue. Each document gets a number from a digest of its name and the queue's id. In each stratum, those with the lowest
 * numbers are drawn, so a document's chance depends on nothing but its stratum.
 */
import { createHash } from "node:crypto";
import type { LabelQueueCreate } from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { type Issue, invalidRequest } from "#src/foundation/errors.ts";
import { TimeSlice } from "#src/foundation/time/time-slice.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import type { Condition } from "#src/queries/filters/condition.ts";
import { parseFilter } from "#src/queries/filters/filter.ts";
import { findAmong } from "#src/queries/filters/judgment-fields.ts";
import { rawAnswer } from "#src/records/answers/answers.ts";
import { namespaceById } from "#src/records/namespaces/namespaces.ts";
import { type FrameAsked, readFrame } from "./frame-sql.ts";
import type { ItemRow } from "./queues-sql.ts";
import { allocated, BANDS, stratumOf, withoutMasses } from "./strata.ts";

const PAGE = 2_000;

interface Candidate {
  number: number;
  namespaceId: number;
  namespace: string;
  documentId: string;
  incarnation: number;
  /** Without masses. */
  answer: RawAnswer;
}

/** The documents of one stratum with the lowest numbers, and how many there are in all. */
class Stratum {
  count = 0;
  #kept: Candidate[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(candidate: Candidate): void {
    this.count += 1;
    this.#kept.push(candidate);
    if (this.#kept.length >= 2 * this.#most) this.#kept = this.lowest(this.#most);
  }

  lowest(count: number): Candidate[] {
    return this.#kept.toSorted((one, other) => one.number - other.number).slice(0, count);
  }
}

export interface DrawingParts {
  db: Database;
  applicable: ApplicableJudgments;
}

/** @throws ServiceError `invalid_request` for a filter that the namespace does not understand */
export async function draw(
  { db, applicable }: DrawingParts,
  { judgmentId, name }: Judgment,
  namespaceIds: readonly number[],
  queueId: string,
  { strategy, size, near = 0.5, where, epoch }: LabelQueueCreate & Pick<FrameAsked, "epoch">,
): Promise<{ population: number; drawn: ItemRow[] }> {
  const strata = Array.from({ length: strataOf(strategy) }, () => new Stratum(size));
  const slice = new TimeSlice();
  for (const namespaceId of namespaceIds) {
    const namespace = await namespaceById(db, namespaceId);
    if (!namespace) continue;
    const judgments = await applicable.of(db, namespace.organizationId, namespace.name);
    const judgment = judgments.get(name);
    // A judgment of the namespace's own hides the inherited one.
    if (judgment?.judgmentId !== judgmentId || !isActive(judgment)) continue;
    const condition = where === undefined ? undefined : conditionOf(where, judgments);
    const asked: FrameAsked = { judgments, judgment, condition, epoch, withOther: strategy === "disagreement" };
    for (let after = ""; ; ) {
      const rows = await readFrame(db, namespaceId, asked, after, PAGE);
      for (const { documentId, incarnation, revision, number, label, dist, other } of rows) {
        if (slice.isOver) await slice.next();
        const answer = rawAnswer(judgment.type, { revision, number, label, dist });
        if (!answer) continue;
        strata[stratumOf(strategy, { answer, other }, near)]!.add({
          number: numberOf(queueId, namespace.name, documentId),
          namespaceId,
          namespace: namespace.name,
          documentId,
          incarnation,
          answer: withoutMasses(answer),
        });
      }
      if (rows.length < PAGE) break;
      after = rows.at(-1)!.documentId;
    }
  }
  const counts = strata.map(({ count }) => count);
  return weighed(strata, allocated(strategy, counts, size), slice);
}

function strataOf(strategy: LabelQueueCreate["strategy"]): number {
  if (strategy === "stratified") return BANDS;
  return strategy === "uncertain" || strategy === "disagreement" ? 2 : 1;
}

export function conditionOf(where: NonNullable<LabelQueueCreate["where"]>, judgments: ReadonlyMap<string, Judgment>): Condition {
  const issues: Issue[] = [];
  const condition = parseFilter(where, findAmong(judgments), issues, "/where");
  if (!condition) throw invalidRequest(issues);
  return condition;
}

function numberOf(queueId: string, namespace: string, documentId: string): number {
  return createHash("sha256").update(`${queueId}\n${namespace}\n${documentId}`).digest().readUIntBE(0, 6);
}

/** A label stands for as many documents as its stratum has for each that is drawn. Weights are relative to their mean. */
async function weighed(
  strata: readonly Stratum[],
  sizes: readonly number[],
  slice: TimeSlice,
): Promise<{ population: number; drawn: ItemRow[] }> {
  const population = strata.reduce((sum, { count }) => sum + count, 0);
  const size = sizes.reduce((sum, one) => sum + one, 0);
  const drawn: Omit<ItemRow & Candidate, "item">[] = [];
  for (const [at, stratum] of strata.entries()) {
    if (slice.isOver) await slice.next();
    const probability = sizes[at]! / stratum.count;
    const weight = size / population / probability;
    drawn.push(...stratum.lowest(sizes[at]!).map((candidate) => ({ ...candidate, probability, weight })));
  }
  // In the order of their numbers, so strata are mixed, and any part of a queue is like the whole.
  drawn.sort((one, other) => one.number - other.number);
  return { population, drawn: drawn.map(({ number: _, ...one }, at) => ({ item: at + 1, ...one })) };
}
