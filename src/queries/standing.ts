/** What answers stood at when a query's first page was read, for the pages after it. */
import type { Session } from "#src/db/database.ts";
import { place } from "#src/db/positions.ts";
import { readWaiting } from "#src/judging/deferred.ts";
import { READER } from "#src/judging/reader.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { AsOf } from "./as-of.ts";

/** As it is kept with a pin. */
export interface Standing {
  judgedUpTo: number;
  /** Documents by judgment id. */
  waiting: Record<string, string[]>;
  judgments: (Omit<Judgment, "createdAt"> & { createdAt: string })[];
}

/** To be read while the namespace is held, so that it is what goes with the sequence. */
export async function readStanding(session: Session, namespaceId: number, judgments: readonly Judgment[]): Promise<Standing> {
  const ids = judgments.map(({ judgmentId }) => judgmentId);
  const [{ position }, waiting] = await Promise.all([
    place(session, namespaceId, READER),
    readWaiting(session, namespaceId, ids),
  ]);
  return {
    judgedUpTo: position,
    waiting: Object.fromEntries(waiting.map(({ judgment_id, document_ids }) => [judgment_id, document_ids.sort()])),
    judgments: judgments.map((judgment) => ({ ...judgment, createdAt: judgment.createdAt.toISOString() })),
  };
}

/** The judgments of then, by name. */
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
