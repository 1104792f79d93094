/**
 * Cuts the texts of a sample to a total number of tokens. The longest texts are cut first, all to the same length, so that as
 * many documents as possible are included.
 */
import { wholeCharacters } from "#src/judging/contexts/context-fit.ts";
import { countTokens } from "#src/judging/engines/tokens.ts";

/** The maximum number of documents in a sample, and of tokens in their texts together. */
export const MOST_EXCERPTS = 200;
export const MOST_TOKENS = 100_000;

const BYTES_PER_TOKEN = 4;

export function excerpts(texts: readonly string[], most = MOST_TOKENS): string[] {
  const length = commonTokens(texts.map(countTokens), most);
  return texts.map((text) => (countTokens(text) <= length ? text : beginning(text, length)));
}

/** The greatest common length with which all texts fit together. */
function commonTokens(tokens: readonly number[], most: number): number {
  let left = most;
  const rising = tokens.toSorted((one, other) => one - other);
  for (const [at, length] of rising.entries()) {
    const share = Math.floor(left / (rising.length - at));
    if (length > share) return share;
    left -= length;
  }
  return Number.POSITIVE_INFINITY;
}

/** The beginning of a text with this many tokens. */
function beginning(text: string, tokens: number): string {
  const bytes = Buffer.from(text)
    .subarray(0, tokens * BYTES_PER_TOKEN)
    .toString("utf8");
  // Removes a character that was cut in two.
  const whole = bytes.replace(/\uFFFD+$/u, "");
  return wholeCharacters(text, whole.length);
}
