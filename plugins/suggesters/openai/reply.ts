/** What a model replied, believed only as far as it is well formed. */
import type { EngineFailure } from "#src/judging/engines/engine.ts";

export interface Said<Member extends string> {
  suggestions: Record<Member, string>[];
}

/** The suggestions of a completion, or why it has none. Elements of a list that are no suggestions are omitted. */
export function readSuggestions<Member extends string>(
  body: unknown,
  list: string,
  members: readonly Member[],
): Said<Member> | EngineFailure {
  if (!isRecord(body)) return malformed("The reply is not a JSON object.");
  const choice: unknown = Array.isArray(body.choices) ? body.choices[0] : undefined;
  if (!isRecord(choice)) return malformed("The reply has no choice.");
  const { message, finish_reason } = choice;
  if (!isRecord(message)) return malformed("The reply has no message.");
  if (typeof message.refusal === "string" && message.refusal !== "")
    return { code: "refused", message: `The model refused to answer: ${message.refusal.slice(0, 500)}`, retryable: false };
  if (finish_reason === "content_filter")
    return { code: "refused", message: "The model's content filter stopped its answer.", retryable: false };
  if (typeof message.content !== "string") return malformed("The reply is empty.");
  const said = objectIn(message.content);
  const suggested = isRecord(said) ? said[list] : said;
  if (!Array.isArray(suggested)) return malformed(`The reply has no "${list}".`);
  const suggestions = suggested.filter((one): one is Record<Member, string> => {
    return isRecord(one) && members.every((member) => typeof one[member] === "string");
  });
  if (suggestions.length === 0 && suggested.length > 0)
    return malformed(`Elements of the reply's "${list}" lack ${members.join(" or ")}.`);
  return { suggestions: suggestions.map((one) => Object.fromEntries(members.map((m) => [m, one[m]])) as Record<Member, string>) };
}

/** The JSON of a text, also where a model has put words or a fence around it; undefined where there is none. */
function objectIn(text: string): unknown {
  const whole = parsed(text);
  if (whole !== undefined) return whole;
  const [from, to] = [text.indexOf("{"), text.lastIndexOf("}")];
  return from >= 0 && to > from ? parsed(text.slice(from, to + 1)) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function malformed(message: string): EngineFailure {
  return { code: "malformed", message, retryable: true };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
