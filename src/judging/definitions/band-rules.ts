/** Bands name ranges of numbers with words. */
import type { Band } from "#generated/types.ts";
import type { Issue } from "#src/foundation/errors.ts";

/** @param at the JSON pointer of the array of bands */
export function bandIssues(bands: readonly Band[], at: string): Issue[] {
  return bands.flatMap(({ gte }, index) => {
    const before = bands[index - 1];
    if (before === undefined || gte > before.gte) return [];
    return [{ path: `${at}/${index}/gte`, message: `must be greater than ${before.gte}, the start of the band before it` }];
  });
}
