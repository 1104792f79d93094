/** Reads the outcomes of an epoch, a page at a time, so that the process can still serve requests. */
import type { JudgmentDefinition } from "#generated/types.ts";
import type { Session } from "#src/foundation/db/database.ts";
import { MOST_RELATED } from "#src/judging/contexts/relations.ts";
import type { EpochKey } from "#src/quality/due/epoch-key.ts";
import type { Example } from "#src/quality/fits/fit.ts";
import { foldOf } from "#src/quality/fits/folds.ts";
import { readCutoff, readExamples } from "./outcomes-sql.ts";

/** If there are more, the last evaluated ones. */
export const MOST_FITTED = 200_000;
/**
 * The maximum number of masses in a map's fit. With many options, fewer outcomes are used. For a million masses, isotonic
 * regression took 1.4 s of processor time in which the process served nobody. Each mass is also a member of an object in memory.
 */
const MOST_MASSES = 200_000;
const PAGE = 5_000;

/** The maximum number of outcomes of an epoch that a fit of this definition uses. */
export function mostFitted({ type, options, criteria }: Pick<JudgmentDefinition, "type" | "options" | "criteria">): number {
  const widths = {
    bool: () => 1,
    choice: () => 1 + (Array.isArray(options) ? options.length : MOST_RELATED),
    score: () => (Array.isArray(criteria) ? criteria.length : 1),
  };
  return Math.min(MOST_FITTED, Math.floor(MOST_MASSES / widths[type]()));
}

/** @param postedBy the time of a fit; later outcomes are not part of it */
export async function examplesOf(
  session: Session,
  judgmentId: string,
  epoch: EpochKey,
  namespaceIds: readonly number[],
  { outcomes, most, postedBy = null }: { outcomes: number; most: number; postedBy?: Date | null },
): Promise<Example[]> {
  const cutoff = outcomes > most ? await readCutoff(session, judgmentId, epoch, namespaceIds, most) : undefined;
  const examples: Example[] = [];
  for (const namespaceId of namespaceIds) {
    let after: { at: Date; id: string } | null = null;
    for (;;) {
      const rows = await readExamples(session, namespaceId, judgmentId, epoch, { after, cutoff: cutoff ?? null, postedBy }, PAGE);
      for (const { documentId, answer, value } of rows) examples.push({ fold: foldOf(namespaceId, documentId), answer, value });
      const last = rows.at(-1);
      if (rows.length < PAGE || !last) break;
      after = { at: last.observedAt, id: last.id };
    }
  }
  return examples;
}
