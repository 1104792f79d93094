/** The limits of the System One protocol, and how its servers say that one was passed. */

export type WireQuestion =
  | { type: "noul"; instructions?: unknown; criteria?: { true?: unknown; false?: unknown } | null }
  | { type: "choice"; instructions?: unknown; criteria: Record<string, unknown> }
  | { type: "score"; instructions?: unknown; criteria: unknown[] };

export interface SystemOneBody {
  model: string;
  state: unknown;
  questions: Record<string, WireQuestion>;
}

export interface WireIssue {
  loc: (string | number)[];
  msg: string;
  type: string;
}

const MOST_QUESTIONS = 10;
const MOST_LABELS = 255;
const LEVELS = { least: 2, most: 10 };
/** For the state and the longest question. */
const MOST_TOKENS = 32_000;

/** FastAPI's `detail` list; empty for a sound request. */
export function issuesOf(body: SystemOneBody): WireIssue[] {
  const issues: WireIssue[] = [];
  const issue = (loc: (string | number)[], msg: string): void =>
    void issues.push({ loc: ["body", ...loc], msg, type: "value_error" });
  if (typeof body.model !== "string" || body.model === "") issue(["model"], "Input should be a valid string");
  if (typeof body.state === "number" || typeof body.state === "boolean" || body.state === undefined) {
    issue(["state"], "Input should be a string, an object, an array or null");
  }
  const questions = Object.entries(body.questions ?? {});
  if (questions.length === 0) issue(["questions"], "At least one question is required");
  if (questions.length > MOST_QUESTIONS) issue(["questions"], `At most ${MOST_QUESTIONS} questions are allowed`);
  for (const [id, question] of questions)
    for (const msg of faults(question)) issue(["questions", id, question.type, "criteria"], msg);
  const longest = Math.max(0, ...questions.map(([, question]) => tokens(question)));
  if (tokens(body.state) + longest > MOST_TOKENS) issue(["state"], `State and question exceed ${MOST_TOKENS} tokens`);
  return issues;
}

function faults(question: WireQuestion): string[] {
  switch (question.type) {
    case "noul": {
      const odd = Object.keys(question.criteria ?? {}).filter((name) => name !== "true" && name !== "false");
      return odd.map((name) => `Unknown outcome ${name}`);
    }
    case "choice": {
      const count = Object.keys(question.criteria).length;
      return count > MOST_LABELS ? [`At most ${MOST_LABELS} labels are allowed, got ${count}`] : [];
    }
    case "score": {
      const count = question.criteria.length;
      return count < LEVELS.least || count > LEVELS.most
        ? [`Between ${LEVELS.least} and ${LEVELS.most} levels are allowed, got ${count}`]
        : [];
    }
    default:
      return ["Input tag should be one of noul, choice, score"];
  }
}

function tokens(value: unknown): number {
  return Math.ceil(Buffer.byteLength(JSON.stringify(value) ?? "") / 4);
}
