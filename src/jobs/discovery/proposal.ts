/** Counts the results of a trial of proposed options as they arrive. */
import type { DiscoveryProposal } from "#generated/types.ts";
import type { SuggestedOption } from "#src/jobs/parts/suggester.ts";
import { ESCAPE } from "#src/judging/definitions/questions.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import type { FixedOptions } from "./proposed-options.ts";

/** By value, the documents with this answer. No more documents are stored than are shown. */
export interface Trial {
  absorbed: Record<string, { count: number; ids: string[] }>;
  unlabelled: number;
}

export const NOTHING_TRIED: Trial = { absorbed: {}, unlabelled: 0 };

const MOST_SHOWN = 20;

export function tried({ absorbed, unlabelled }: Trial, answers: readonly (readonly [id: string, RawAnswer])[]): Trial {
  const all = new Map(Object.entries(absorbed));
  let left = unlabelled;
  for (const [id, answer] of answers) {
    if (answer.type !== "choice") continue;
    if (answer.value === ESCAPE) left += 1;
    const { count, ids } = all.get(answer.value) ?? { count: 0, ids: [] };
    all.set(answer.value, { count: count + 1, ids: ids.length < MOST_SHOWN ? [...ids, id] : ids });
  }
  return { absorbed: Object.fromEntries(all), unlabelled: left };
}

export function proposalOf(
  current: FixedOptions,
  proposed: readonly SuggestedOption[],
  { absorbed, unlabelled }: Trial,
  { sampled, escapes }: { sampled: number; escapes: number },
): DiscoveryProposal {
  return {
    options: [...current.map(({ value, description = "" }) => ({ value, description })), ...proposed],
    proposed: proposed.map((option) => {
      const { count, ids } = Object.hasOwn(absorbed, option.value) ? absorbed[option.value]! : { count: 0, ids: [] };
      return { ...option, absorbs: count, sample_ids: ids };
    }),
    sampled,
    escape_documents: escapes,
    unlabelled,
  };
}
