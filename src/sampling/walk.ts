/** Walks all documents of a place that a judgment answers, some at a time: counts them, and draws a sample. */
import type { Session } from "#src/db/database.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import { type ActiveJudgment, isActive } from "#src/judgments/judgment.ts";
import { type NamespaceIdentity, namespaceById, namespacesOf } from "#src/namespaces/namespaces.ts";
import type { Condition } from "#src/queries/condition.ts";
import { type Counted, mostOf, NOTHING_COUNTED, together } from "./drawing.ts";
import { type DrawnAnswer, type Escapes, readStretch } from "./sql.ts";

/** What is walked for. */
export interface Walked {
  organizationId: string;
  /** A namespace or template prefix. */
  place: string;
  judgmentId: string;
  /** What is drawn follows from it. */
  seed: number;
  /** Documents of the sample at most. */
  size: number;
  evenFailed: boolean;
  /** Of a choice, only answers that no option fits. */
  escapesOf?(judgment: ActiveJudgment): Escapes;
  /** Which documents of a namespace are in scope; null where none is. */
  scopeOf(judgment: ActiveJudgment): Condition | null;
  /** What is to be noted of a document that is drawn. */
  noteOf(judgment: ActiveJudgment, namespace: NamespaceIdentity, answer: DrawnAnswer): string;
}

/** Where a walk has come to: the document `after` of a namespace, or the end of that one where null. */
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

/** Of one step at least, across several namespaces; with a large sample more, so that what is kept of it stays small beside what is read. */
const DOCUMENTS = 8_000;
const DOCUMENTS_PER_DRAWN = 16;
const NAMESPACES = 64;

/** The next step; `ended` where there is no more. */
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

/** What follows a document in a namespace, and the last of it; undefined where the judgment does not answer there. */
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
  // A stretch that is not full was the last.
  return { counted: { ...row, drawn }, last: row.documents < limit ? null : row.last };
}
