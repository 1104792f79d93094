/** Converts a suggester's options into valid options of a version. */
import type { JudgmentDefinition } from "#generated/types.ts";
import type { SuggestedOption } from "#src/jobs/parts/suggester.ts";
import { wholeCharacters } from "#src/judging/contexts/context-fit.ts";
import { ESCAPE } from "#src/judging/definitions/questions.ts";

export type FixedOptions = readonly { value: string; description?: string | undefined }[];

/** The limits of the interface. */
const MOST_OPTIONS = 254;
const LONGEST_VALUE = 256;
const LONGEST_DESCRIPTION = 4_000;

/** The options of a definition if they are fixed; otherwise null. */
export function fixedOptions({ type, options }: Pick<JudgmentDefinition, "type" | "options">): FixedOptions | null {
  return type === "choice" && Array.isArray(options) ? options : null;
}

/** How many more options a definition may have. */
export function roomFor(options: FixedOptions): number {
  return MOST_OPTIONS - options.length;
}

/** Up to `count` new options, each once, ignoring the case of letters. Empty ones are omitted. */
export function newOptions(given: readonly SuggestedOption[], current: FixedOptions, count: number): SuggestedOption[] {
  const taken = new Set([ESCAPE, ...current.map(({ value }) => value)].map(keyOf));
  const fresh: SuggestedOption[] = [];
  for (const one of given) {
    const value = tidy(one.value, LONGEST_VALUE);
    const description = tidy(one.description, LONGEST_DESCRIPTION);
    if (value === "" || description === "" || taken.has(keyOf(value)) || fresh.length >= count) continue;
    taken.add(keyOf(value));
    fresh.push({ value, description });
  }
  return fresh;
}

function keyOf(value: string): string {
  return value.toLowerCase().replaceAll(/[\s_-]+/g, " ");
}

/** On one line, without characters that no text may contain. */
export function tidy(text: unknown, longest: number): string {
  if (typeof text !== "string") return "";
  const line = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  return wholeCharacters(line, longest);
}
