/** The outcomes of an epoch, read a page at a time so that a process that also serves requests goes on doing so. */
import type { JudgmentDefinition } from "#generated/types.ts";
import type { Session } from "#src/db/database.ts";
import { MOST_RELATED } from "#src/judging/context/relations.ts";
import { type Example, foldOf } from "./fit.ts";
import { readCutoff, readExamples } from "./outcomes-sql.ts";
import type { EpochKey } from "./sql.ts";

/** Of more, those that were evaluated last. */
export const MOST_FITTED = 200_000;
/**
 * Masses of options or levels that one map is fitted to: with many options fewer outcomes are. A million took isotonic regression 1.4 s of processor
 * time, in which a process serves nobody, and each is held as a member of an object.
 */
const MOST_MASSES = 200_000;
const PAGE = 5_000;

/** Outcomes of an epoch of this definition that are fitted at most. */
export function mostFitted({ type, options, criteria }: Pick<JudgmentDefinition, "type" | "options" | "criteria">): number {
  const widths = {
    bool: () => 1,
    choice: () => 1 + (Array.isArray(options) ? options.length : MOST_RELATED),
    score: () => (Array.isArray(criteria) ? criteria.length : 1),
  };
  return Math.min(MOST_FITTED, Math.floor(MOST_MASSES / widths[type]()));
}

/** @param postedBy the time of a fit, where later outcomes are none of it */
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
