/** Walks all documents of a place that a judgment answers, in steps: counts them, and draws a sample. */
import type { Session } from "#src/foundation/db/database.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { type ActiveJudgment, isActive } from "#src/judging/definitions/judgment.ts";
import type { Condition } from "#src/queries/filters/condition.ts";
import { type NamespaceIdentity, namespaceById, namespacesOf } from "#src/records/namespaces/namespaces.ts";
import { type Counted, mostOf, NOTHING_COUNTED, together } from "./drawing.ts";
import { type DrawnAnswer, type Escapes, readStretch } from "./sql.ts";

/** The parameters of a walk. */
export interface Walked {
  organizationId: string;
  /** A namespace or template prefix. */
  place: string;
  judgmentId: string;
  /** The sample is derived from it. */
  seed: number;
  /** The maximum sample size in documents. */
  size: number;
  evenFailed: boolean;
  /** For a choice: only answers that no option fits. */
  escapesOf?(judgment: ActiveJudgment): Escapes;
  /** The documents of a namespace in scope; null for none. */
  scopeOf(judgment: ActiveJudgment): Condition | null;
  /** The note to store about a sampled document. */
  noteOf(judgment: ActiveJudgment, namespace: NamespaceIdentity, answer: DrawnAnswer): string;
}

/** The position of a walk: after the document `after` of a namespace; null means the end of the namespace. */
export interface Walk {
  namespaceId: number;
  after: string | null;
  counted: Counted;
}

export const START: Walk = { namespaceId: 0, after: null, counted: NOTHING_COUNTED };

export interface WalkParts {
  db: Session;
  applicable: ApplicableJudgments;
}

/**
 * The minimum per step, over several namespaces. With a large sample it is more, so that the stored data stays small compared
 * with the data read.
 */
const DOCUMENTS = 8_000;
const DOCUMENTS_PER_DRAWN = 16;
const NAMESPACES = 64;

/** The next step; `ended` if there is no more. */
export async function step(parts: WalkParts, asked: Walked, from: Walk): Promise<{ walk: Walk; ended: boolean }> {
  let { namespaceId, after, counted } = from;
  const stop = counted.documents + Math.max(DOCUMENTS, asked.size * DOCUMENTS_PER_DRAWN);
  const { organizationId, place } = asked;
  for (let namespaces = 0; namespaces < NAMESPACES && counted.documents < stop; namespaces++) {
    if (after === null) {
      const [next] = await namespacesOf(parts.db, organizationId, place, namespaceId, 1);
      if (next === undefined) return { walk: { namespaceId, after, counted }, ended: true };
      namespaceId = next;
      after = "";
    }
    const namespace = await namespaceById(parts.db, namespaceId);
    const stretch = namespace && (await stretchOf(parts, asked, namespace, after, { counted, limit: stop - counted.documents }));
    if (stretch) counted = together(counted, stretch.counted, asked.size);
    after = stretch?.last ?? null;
  }
  return { walk: { namespaceId, after, counted }, ended: false };
}

/** The range after a document of a namespace, and its last id; undefined if the judgment does not answer there. */
async function stretchOf(
  { db, applicable }: WalkParts,
  { judgmentId, evenFailed, size, seed, scopeOf, escapesOf, noteOf }: Walked,
  namespace: NamespaceIdentity,
  after: string,
  { counted, limit }: { counted: Counted; limit: number },
): Promise<{ counted: Counted; last: string | null } | undefined> {
  const judgments = await applicable.of(db, namespace.organizationId, namespace.name);
  const judgment = [...judgments.values()].find((one) => one.judgmentId === judgmentId);
  if (!judgment || !isActive(judgment)) return undefined;
  const scope = scopeOf(judgment);
  if (scope === null) return undefined;
  const { namespaceId: n, name } = namespace;
  const escapes = escapesOf?.(judgment) ?? null;
  const about = { namespaceId: n, namespace: name, judgmentId, scope, evenFailed, after, limit, size };
  const row = await readStretch(db, { ...about, seed, escapes, most: mostOf(counted, size) });
  const drawn = row.drawn.map((answer) => ({ h: answer.h, n, d: answer.d, note: noteOf(judgment, namespace, answer) }));
  // A range that is not full was the last one.
  return { counted: { ...row, drawn }, last: row.documents < limit ? null : row.last };
}
