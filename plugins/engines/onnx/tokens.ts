/** Texts as the numbers of tokens that a model takes, never more of them than it can. */

/** What is used of `@huggingface/tokenizers`. */
export interface Tokenizer {
  encode(
    text: string,
    options: { text_pair?: string | null; add_special_tokens?: boolean; return_token_type_ids: true },
  ): { ids: number[]; token_type_ids?: number[] };
}

export interface Tokens {
  ids: number[];
  /** 0 in the first text, and 1 in the second. */
  types: number[];
}

/** Without the tokens that mark beginnings and ends. */
export function countTokens(tokenizer: Tokenizer, text: string): number {
  return tokenizer.encode(text.toWellFormed(), { add_special_tokens: false, return_token_type_ids: true }).ids.length;
}

/**
 * The text is cut until it fits. Tokens at the end are no reliable place to cut, because a model may end texts with marks.
 * @param pair the second text, which is not cut
 */
export function encodeWithin(tokenizer: Tokenizer, text: string, pair: string | null, most: number): Tokens {
  let left = text.toWellFormed();
  while (true) {
    const { ids, token_type_ids } = tokenizer.encode(left, { text_pair: pair, return_token_type_ids: true });
    if (ids.length <= most || left === "") {
      const types = token_type_ids ?? ids.map(() => 0);
      return { ids: ids.slice(0, most), types: types.slice(0, most) };
    }
    // In proportion, and by one character at least.
    left = left.slice(0, Math.min(left.length - 1, Math.floor((left.length * most) / ids.length))).toWellFormed();
  }
}

/** A text of at most so many tokens, without those that mark beginnings and ends. */
export function cutTo(tokenizer: Tokenizer, text: string, most: number): string {
  let left = text.toWellFormed();
  for (let count = countTokens(tokenizer, left); count > most && left !== ""; count = countTokens(tokenizer, left)) {
    left = left.slice(0, Math.min(left.length - 1, Math.floor((left.length * most) / count))).toWellFormed();
  }
  return left;
}
