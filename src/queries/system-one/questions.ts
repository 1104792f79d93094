/** Questions of the System One protocol as judgments: a definition, and a name that is the same for the same question. */

import { createHash } from "node:crypto";
import { pointerToken } from "typespec-koa-runtime/json";
import type { EngineSelection, JudgmentCreate, SystemOneQuestion, SystemOneText } from "#generated/types.ts";
import { type Issue, invalidRequest } from "#src/foundation/errors.ts";
import { canonical, type Json } from "#src/foundation/json/json.ts";
import { ESCAPE } from "#src/judging/definitions/questions.ts";

/** A question with the judgment that answers it. */
export interface Asked {
  /** The caller's id of the question. */
  readonly id: string;
  readonly question: SystemOneQuestion;
  readonly judgment: JudgmentCreate;
}

/** For questions without instructions. */
const GENERAL = {
  noul: "Is the answer yes?",
  choice: "Which option fits best?",
  score: "Which level fits best?",
} as const;

/** In characters, as of every text of a definition. */
const LONGEST_TEXT = 4_000;

/**
 * The context is the state alone. With `max_tokens`, documents that others put into the namespace are cut to fit and do not stand in the way of new
 * questions. What fits is checked before anything is stored, so nothing of this protocol is cut.
 */
const CONTEXT = { fields: ["state"], max_tokens: 32_000 };

/** @throws ServiceError `invalid_request` */
export function askedQuestions(questions: Readonly<Record<string, SystemOneQuestion>>, engine: EngineSelection): Asked[] {
  const issues: Issue[] = [];
  const asked = Object.entries(questions).map(([id, question]): Asked => {
    const path = `/questions/${pointerToken(id)}`;
    const text = (value: SystemOneText | undefined, at: string) => textOf(value, `${path}/${at}`, issues);
    return { id, question, judgment: judgmentOf(question, engine, { text, path, issues }) };
  });
  if (asked.length === 0) issues.push({ path: "/questions", message: "must have at least one question" });
  if (issues.length > 0) throw invalidRequest(issues);
  return asked;
}

type TextAt = (value: SystemOneText | undefined, at: string) => string | null;

interface Reading {
  readonly text: TextAt;
  readonly path: string;
  readonly issues: Issue[];
}

function judgmentOf(question: SystemOneQuestion, engine: EngineSelection, reading: Reading): JudgmentCreate {
  const asks = {
    question: reading.text(question.instructions, "instructions") ?? GENERAL[question.type],
    ...formOf(question, reading),
  };
  const hash = createHash("sha256")
    .update(canonical([asks, engine] as unknown as Json))
    .digest("hex");
  const name = `${question.type}-${hash.slice(0, 32)}`;
  return { name, ...asks, engine, context: CONTEXT, freshness: { policy: "on_read" } };
}

function formOf(
  question: SystemOneQuestion,
  { text, path, issues }: Reading,
): Pick<JudgmentCreate, "type" | "criteria" | "options"> {
  switch (question.type) {
    case "noul": {
      const yes = text(question.criteria?.true, "criteria/true");
      const no = text(question.criteria?.false, "criteria/false");
      if (yes === null && no === null) return { type: "bool" };
      return { type: "bool", criteria: { ...(yes === null ? {} : { true: yes }), ...(no === null ? {} : { false: no }) } };
    }
    case "choice": {
      const labels = Object.entries(question.criteria).filter(([label]) => label !== ESCAPE);
      if (labels.length < 1 || labels.length > MOST_LABELS) {
        const message = `must have 1 to ${MOST_LABELS} labels beside ${ESCAPE}, not ${labels.length}`;
        issues.push({ path: `${path}/criteria`, message });
      }
      const options = labels.map(([value, given]) => {
        const description = text(given, `criteria/${pointerToken(value)}`);
        return description === null ? { value } : { value, description };
      });
      return { type: "choice", options };
    }
    case "score": {
      const levels = question.criteria.map((level, at) => text(level, `criteria/${at}`) ?? `Level ${at}`);
      return { type: "score", criteria: levels };
    }
    default:
      return question satisfies never;
  }
}

/** A choice has 255 options at most, and `none_of_the_above` is one of them. */
const MOST_LABELS = 254;

/** Null if nothing is said. */
function textOf(value: SystemOneText | undefined, path: string, issues: Issue[]): string | null {
  if (value === undefined || value === null || value === "") return null;
  const text = typeof value === "string" ? value : canonical(value as Json);
  if (text.length > LONGEST_TEXT)
    issues.push({
      path,
      message: `must have at most ${LONGEST_TEXT} characters, not ${text.length}; put longer material into the state`,
    });
  return text;
}
