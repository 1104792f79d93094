/** The state of judging when a query's first page was read. Later pages use it. */
import type { Session } from "#src/foundation/db/database.ts";
import { readOffset } from "#src/foundation/db/positions.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { readWaiting } from "#src/records/answers/deferred.ts";
import { READER } from "#src/records/answers/reader.ts";
import type { AsOf } from "./as-of.ts";

/** As stored with a pin. */
export interface Standing {
  judgedUpTo: number;
  /** The deferred documents by judgment id. */
  waiting: Record<string, string[]>;
  judgments: (Omit<Judgment, "createdAt"> & { createdAt: string })[];
}

/** Read this while the namespace row is locked, or in the same snapshot as the sequence, so that both belong together. */
export async function readStanding(session: Session, namespaceId: number, judgments: readonly Judgment[]): Promise<Standing> {
  const ids = judgments.map(({ judgmentId }) => judgmentId);
  const [{ position }, waiting] = await Promise.all([
    readOffset(session, namespaceId, READER),
    readWaiting(session, namespaceId, ids),
  ]);
  return {
    judgedUpTo: position,
    waiting: Object.fromEntries(waiting.map(({ judgment_id, document_ids }) => [judgment_id, document_ids.sort()])),
    judgments: judgments.map((judgment) => ({ ...judgment, createdAt: judgment.createdAt.toISOString() })),
  };
}

/** The judgments at that time, by name. */
export function judgmentsOf(standing: Standing | null): Map<string, Judgment> {
  return new Map(
    standing?.judgments.map((judgment) => [judgment.name, { ...judgment, createdAt: new Date(judgment.createdAt) }]),
  );
}

export function asOf(sequence: number, changed: readonly string[], standing: Standing | null): AsOf {
  return {
    sequence,
    changed,
    judgedUpTo: standing?.judgedUpTo ?? 0,
    waiting: new Map(Object.entries(standing?.waiting ?? {})),
  };
}
