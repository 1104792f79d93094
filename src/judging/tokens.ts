/**
 * Tokens as the service meters and limits them: one for every four bytes of UTF-8, rounded up.
 *
 * Deterministic and independent of the engine, so that a price can be foretold and an answer's size class never changes with a model's
 * tokenizer. Four bytes a token is the rule of thumb that model vendors publish for English text ("one token is about four characters",
 * OpenAI, "What are tokens and how to count them?"); bytes stand in for characters because byte-pair vocabularies spend more tokens on scripts
 * that UTF-8 spends more bytes on. What an engine itself counted is recorded beside it where it says so.
 */
export const BYTES_PER_TOKEN = 4;

/** Most tokens of a context plus its question that any engine takes. */
export const MOST_TOKENS = 32_000;

/** Units that one answer costs: standard, large, extra large. */
export type SizeClass = 1 | 4 | 16;

const sizeClasses: readonly { upTo: number; units: SizeClass }[] = [
  { upTo: 2_000, units: 1 },
  { upTo: 8_000, units: 4 },
  { upTo: MOST_TOKENS, units: 16 },
];

/** Units of the largest size class. */
export const MOST_UNITS = 16;

/** Tokens of a text: bytes of its UTF-8 form divided by four, rounded up; 0 for the empty text. A lone surrogate counts as U+FFFD, 3 bytes. */
export function countTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text, "utf8") / BYTES_PER_TOKEN);
}

/**
 * Judgment units of one answer by the tokens of its compiled context plus question.
 * @returns 1 up to 2,000 tokens, 4 up to 8,000, 16 up to 32,000, null above: no engine takes it
 */
export function sizeClass(tokens: number): SizeClass | null {
  return sizeClasses.find(({ upTo }) => tokens <= upTo)?.units ?? null;
}
