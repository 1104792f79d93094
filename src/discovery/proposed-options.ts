/** Options as a suggester gave them, made into ones that a version can have. */
import type { JudgmentDefinition } from "#generated/types.ts";
import { wholeCharacters } from "#src/judging/context-fit.ts";
import { ESCAPE } from "#src/judging/questions.ts";
import type { SuggestedOption } from "./suggester.ts";

export type FixedOptions = readonly { value: string; description?: string | undefined }[];

/** The interface's limits. */
const MOST_OPTIONS = 254;
const LONGEST_VALUE = 256;
const LONGEST_DESCRIPTION = 4_000;

/** The options of a definition where they are fixed; null of any other. */
export function fixedOptions({ type, options }: Pick<JudgmentDefinition, "type" | "options">): FixedOptions | null {
  return type === "choice" && Array.isArray(options) ? options : null;
}

/** How many more a definition may have. */
export function roomFor(options: FixedOptions): number {
  return MOST_OPTIONS - options.length;
}

/** Up to `count` that are new, each once, whatever the case of their letters; what says nothing is left out. */
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

/** On one line, without what no text may have. */
export function tidy(text: unknown, longest: number): string {
  if (typeof text !== "string") return "";
  const line = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  return wholeCharacters(line, longest);
}
