/** Texts of a sample, cut to so many tokens together: the longest first, all to one length, so that as many documents as possible are seen. */
import { wholeCharacters } from "#src/judging/context-fit.ts";
import { countTokens } from "#src/judging/tokens.ts";

/** Documents of a sample, and tokens of their texts together, at most. */
export const MOST_DOCUMENTS = 200;
export const MOST_TOKENS = 100_000;

const BYTES_PER_TOKEN = 4;

export function excerpts(texts: readonly string[], most = MOST_TOKENS): string[] {
  const length = commonTokens(texts.map(countTokens), most);
  return texts.map((text) => (countTokens(text) <= length ? text : beginning(text, length)));
}

/** The greatest length to which all can be cut so that they fit together. */
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

/** As much of the beginning as has so many tokens. */
function beginning(text: string, tokens: number): string {
  const bytes = Buffer.from(text)
    .subarray(0, tokens * BYTES_PER_TOKEN)
    .toString("utf8");
  // A character that was cut in two is no character any more.
  const whole = bytes.replace(/\uFFFD+$/u, "");
  return wholeCharacters(text, whole.length);
}
