/** Answers each question of a request, or fails it, by as many requests of the protocol as necessary. */
import type { EngineFailure, EngineQuestion, EngineResult } from "#src/judging/engines/engine.ts";
import type { Blame } from "./refusal.ts";
import type { Answer, Reply } from "./reply.ts";

/** Answers of one reply, or of none (`model` is null then). */
export type Part = Omit<Reply, "model"> & { model: string | null };

export type Sent = { ok: true; reply: Reply } | { ok: false; failure: EngineFailure; blame: Blame };

/**
 * Sends questions. After a refusal, it leaves out the questions that the refusal names. If it names none, it sends each question alone.
 * @param most the maximum number of questions in one request
 */
export async function settle(
  questions: readonly EngineQuestion[],
  most: number,
  send: (questions: readonly EngineQuestion[]) => Promise<Sent>,
): Promise<Part[]> {
  if (questions.length === 0) return [];
  const apart = async (groups: readonly (readonly EngineQuestion[])[]) =>
    (await Promise.all(groups.map((group) => settle(group, most, send)))).flat();
  if (questions.length > most) return apart([questions.slice(0, most), questions.slice(most)]);
  const sent = await send(questions);
  if (sent.ok) return [sent.reply];
  const { failure, blame } = sent;
  if (questions.length === 1 || blame === null || blame === "request") return [failed(questions, () => failure)];
  if (blame === "unknown") return apart(questions.map((question) => [question]));
  const refused = failed(
    questions.filter(({ id }) => blame.has(id)),
    (id) => ({ ...failure, message: blame.get(id)! }),
  );
  const others = questions.filter(({ id }) => !blame.has(id));
  return [refused, ...(await settle(others, most, send))];
}

/** Failures without a reply. */
export function failed(questions: readonly EngineQuestion[], why: (id: string) => EngineFailure): Part {
  return {
    model: null,
    tokens: 0,
    answers: new Map(questions.map(({ id }): [string, Answer] => [id, { ok: false, failure: why(id) }])),
  };
}

/**
 * Combines the parts of a divided request into one result. A result has one engine version. If the server changed its model between two
 * parts, the answers of the older model become failures that may be retried.
 * @param version the engine version if no part was answered
 */
export function merged(questions: readonly EngineQuestion[], parts: readonly Part[], version: string): EngineResult {
  const model = parts.findLast((part) => part.model !== null)?.model ?? null;
  const answers = new Map(
    parts.flatMap((part) => [...(part.model === null || part.model === model ? part : outdated(part, model!)).answers]),
  );
  const failures = questions.map(({ id }) => answers.get(id)!).map((answer) => (answer.ok ? null : answer.failure));
  const [first] = failures;
  if (first && failures.every((failure) => failure === first)) return { ok: false, failure: first };
  const tokens = parts.map((part) => part.tokens);
  return {
    ok: true,
    engineVersion: model ?? version,
    answers: Object.fromEntries(questions.map(({ id }) => [id, answers.get(id)!])),
    tokens: tokens.reduce((sum, some) => (sum === null || some === null ? null : sum + some), 0),
  };
}

function outdated(part: Part, model: string): Part {
  const message = `The model changed from ${part.model} to ${model} between two parts of the request.`;
  const failure: EngineFailure = { code: "malformed", message, retryable: true };
  return {
    ...part,
    answers: new Map([...part.answers].map(([id, answer]) => [id, answer.ok ? { ok: false, failure } : answer])),
  };
}
