/** What fitted weights would change in a sample: booleans of thresholds, and what other contexts show of the answers. */

import { type Change, type Downstream, downstreamOf, together } from "#src/jobs/estimates/downstream.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { PAGE_DOCUMENTS } from "#src/judging/asking/commits.ts";
import { dependentsOf } from "#src/judging/definitions/dependent-judgments.ts";
import { findJudgment } from "#src/judging/definitions/lookup.ts";
import { evaluateThresholds } from "#src/judging/definitions/thresholds.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import type { Inputs } from "#src/judging/numbers/combine.ts";
import type { TriedRow } from "#src/quality/composites/weights.ts";
import { rawAnswer, readAnswers } from "#src/records/answers/answers.ts";
import { readFields } from "#src/records/documents/documents.ts";
import { namespaceById } from "#src/records/namespaces/namespaces.ts";

interface Tried {
  organizationId: string;
  owner: string;
  name: string;
  judgmentId: string;
  /** The version on trial, and the one that was active. */
  version: number;
  current: number;
}

export interface Changes {
  /** By threshold, the documents that both versions answered and whose boolean would change. */
  flips: Record<string, number>;
  downstream: Downstream;
}

interface Answered {
  documentId: string;
  before: RawAnswer;
  after: RawAnswer;
}

/**
 * @param tried what both versions answered for the sample
 * @param pOf the answer with the fitted weights
 */
export async function changesBy(
  parts: JobParts,
  asked: Tried,
  tried: readonly TriedRow[],
  pOf: (inputs: Inputs) => number,
): Promise<Changes> {
  const { db, applicable } = parts;
  const { organizationId, owner, name, judgmentId } = asked;
  const { thresholds } = await findJudgment(db, organizationId, owner, name);
  const flips = new Map(Object.keys(thresholds).map((one) => [one, 0]));
  const isRead = (await dependentsOf(db, organizationId, { kind: "judgment", name, owner })).length > 0;
  let downstream: Downstream = {};
  for (const [namespaceId, rows] of Map.groupBy(tried, (row) => row.namespaceId)) {
    const namespace = await namespaceById(db, namespaceId);
    const judgment = namespace && (await applicable.of(db, organizationId, namespace.name)).get(name);
    if (!namespace || judgment?.judgmentId !== judgmentId) continue;
    const answered = await answeredBoth(db, asked, namespaceId, rows, pOf);
    for (const { before, after } of answered) {
      const [was, is] = [evaluateThresholds(judgment.thresholds, before), evaluateThresholds(judgment.thresholds, after)];
      for (const one of Object.keys(judgment.thresholds)) if (is[one] !== was[one]) flips.set(one, (flips.get(one) ?? 0) + 1);
    }
    for (let from = 0; isRead && from < answered.length; from += PAGE_DOCUMENTS) {
      const changes = await withDocuments(db, namespaceId, answered.slice(from, from + PAGE_DOCUMENTS));
      downstream = together([downstream, await downstreamOf(parts, namespace, judgment, changes)]);
    }
  }
  return { flips: Object.fromEntries(flips), downstream };
}

/** The documents of a namespace that both versions answered. */
async function answeredBoth(
  db: JobParts["db"],
  { judgmentId, version, current }: Tried,
  namespaceId: number,
  rows: readonly TriedRow[],
  pOf: (inputs: Inputs) => number,
): Promise<Answered[]> {
  const before = new Map(rows.filter((row) => row.version === current).map((row) => [row.documentId, row.answer]));
  const candidates = rows.flatMap(({ version: by, documentId, answer }) =>
    by === version && answer.type === "bool" && answer.inputs ? [{ documentId, inputs: answer.inputs }] : [],
  );
  const ids = candidates.map(({ documentId }) => documentId).filter((id) => !before.has(id));
  for (const stored of await readAnswers(db, namespaceId, ids)) {
    const raw = stored.judgment_id === judgmentId && stored.version === current ? rawAnswer("bool", stored) : undefined;
    if (raw) before.set(stored.document_id, raw);
  }
  return candidates.flatMap(({ documentId, inputs }): Answered[] => {
    const was = before.get(documentId);
    return was ? [{ documentId, before: was, after: { type: "bool", p: pOf(inputs) } }] : [];
  });
}

/** In the order of ids, without deleted documents. */
async function withDocuments(db: JobParts["db"], namespaceId: number, answered: readonly Answered[]): Promise<Change[]> {
  const known = new Map(answered.map((one) => [one.documentId, one]));
  const documents = await readFields(db, namespaceId, [...known.keys()]);
  return documents
    .map((document) => ({ document, ...known.get(document.document_id)! }))
    .sort((one, other) => (one.documentId < other.documentId ? -1 : 1));
}
