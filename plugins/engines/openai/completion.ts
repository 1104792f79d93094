/** Checks a reply of the chat completions endpoint. */
import type { EngineFailure } from "#src/judging/engines/engine.ts";
import { bare, type Candidate } from "./label-masses.ts";

export interface Completion {
  /** The resolved model. */
  model: string;
  /** The candidates for the first token. */
  candidates: Candidate[];
  /** Input tokens. Null if the reply does not have them. */
  tokens: number | null;
}

/** Probabilities are rounded and may be summed over several spellings of a token. */
const ROUNDING = 0.02;
/** The longest tokens of common vocabularies are runs of 128 spaces. */
const LONGEST_TOKEN = 256;
/** The most characters of what a server says that a message repeats. */
const LONGEST_SAID = 500;

/** The completion, or its fault. */
export function readCompletion(body: unknown): Completion | EngineFailure {
  if (!isRecord(body)) return malformed("The reply is not a JSON object.");
  const { model, choices, usage } = body;
  if (typeof model !== "string" || model === "") return malformed("The reply does not name its model.");
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  if (!isRecord(choice)) return malformed("The reply has no choice.");
  const refusal = refusalOf(choice);
  if (refusal !== null) return { code: "refused", message: `The model refused to answer: ${refusal}`, retryable: false };
  const content = isRecord(choice.logprobs) ? choice.logprobs.content : undefined;
  if (!Array.isArray(content) || content.length === 0) {
    const message = `${model} returned no log-probabilities, which answers are computed from. Use a model and a server that return them.`;
    return { code: "malformed", message, retryable: false };
  }
  const candidates = candidatesOf(content);
  if (typeof candidates === "string") return malformed(candidates);
  const tokens = isRecord(usage) ? usage.prompt_tokens : null;
  return {
    model,
    candidates,
    tokens: typeof tokens === "number" && tokens >= 0 && Number.isFinite(tokens) ? tokens : null,
  };
}

function refusalOf({ message, finish_reason }: Record<string, unknown>): string | null {
  if (isRecord(message) && typeof message.refusal === "string" && message.refusal !== "") {
    return message.refusal.slice(0, LONGEST_SAID);
  }
  return finish_reason === "content_filter" ? "its content filter stopped it." : null;
}

/** The candidates for the first token that is not empty, or their fault. */
function candidatesOf(content: readonly unknown[]): Candidate[] | string {
  const said = content.find((one) => isRecord(one) && typeof one.token === "string" && bare(one.token) !== "") ?? content[0];
  const listed: unknown = isRecord(said) ? said.top_logprobs : undefined;
  if (!Array.isArray(listed) || listed.length === 0) return "The reply lists only the token that the model chose.";
  const candidates: Candidate[] = [];
  let sum = 0;
  for (const one of listed as unknown[]) {
    if (!isRecord(one) || typeof one.token !== "string") return "The reply lists something that is not a token.";
    if (one.token.length > LONGEST_TOKEN) return `The reply lists a token of ${one.token.length} characters.`;
    // JSON has no infinity. An impossible token has null, or a number far below all others.
    const logprob = one.logprob ?? Number.NEGATIVE_INFINITY;
    if (typeof logprob !== "number" || !(Math.exp(logprob) <= 1 + ROUNDING)) {
      return `The reply gives a token the log-probability ${JSON.stringify(one.logprob).slice(0, LONGEST_SAID)}.`;
    }
    const probability = Math.min(1, Math.exp(logprob));
    sum += probability;
    candidates.push({ token: one.token, probability });
  }
  return sum <= 1 + ROUNDING ? candidates : `The reply lists tokens whose probabilities sum to ${sum}.`;
}

function malformed(message: string): EngineFailure {
  return { code: "malformed", message, retryable: true };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
