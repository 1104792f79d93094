/**
 * Tokens as the service meters and limits them: one for every four bytes of UTF-8, rounded up.
 *
 * This rule is deterministic and does not depend on the engine. So prices are predictable, and a size class never changes with a model's
 * tokenizer. Four bytes per token is the rule of thumb of model vendors for English text ("one token is about four characters", OpenAI,
 * "What are tokens and how to count them?"). Bytes replace characters because byte-pair vocabularies need more tokens for scripts that need
 * more bytes in UTF-8. If an engine reports its own count, that is recorded separately.
 */
export const BYTES_PER_TOKEN = 4;

/** The most tokens of a context plus its question that any engine accepts. */
export const MOST_TOKENS = 32_000;

/** The units that one answer costs: standard, large, extra large. */
export type SizeClass = 1 | 4 | 16;

const sizeClasses: readonly { upTo: number; units: SizeClass }[] = [
  { upTo: 2_000, units: 1 },
  { upTo: 8_000, units: 4 },
  { upTo: MOST_TOKENS, units: 16 },
];

/** The units of the largest size class. */
export const MOST_UNITS = 16;

/**
 * The tokens of a text: its UTF-8 bytes divided by four, rounded up; 0 for an empty text. A lone surrogate counts as U+FFFD, 3 bytes.
 */
export function countTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text, "utf8") / BYTES_PER_TOKEN);
}

/**
 * The judgment units of one answer, from the tokens of its compiled context plus question.
 *
 * @returns 1 up to 2,000 tokens, 4 up to 8,000, 16 up to 32,000; null above, because no engine accepts more
 */
export function sizeClass(tokens: number): SizeClass | null {
  return sizeClasses.find(({ upTo }) => tokens <= upTo)?.units ?? null;
}
