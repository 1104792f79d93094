/** Translates a definition into questions for the engine port. */
import type { JudgmentDefinition } from "#generated/types.ts";
import type { EngineOption, EngineQuestion } from "#src/judging/engines/engine.ts";
import { isComposite } from "#src/judging/numbers/combine.ts";
import { inOrders } from "./orders.ts";

/** The option that every choice has. */
export const ESCAPE = "none_of_the_above";

/** @param among the options of this context, if the definition does not fix them */
export function engineQuestion(id: string, definition: JudgmentDefinition, among?: readonly EngineOption[]): EngineQuestion {
  const { question, criteria } = definition;
  switch (definition.type) {
    case "bool":
      return { id, type: "bool", question, criteria: criteria as string | { true?: string; false?: string } | undefined };
    case "choice": {
      const options = among ?? (Array.isArray(definition.options) ? definition.options : []);
      const all = [...options, { value: ESCAPE, description: "None of the other options fits." }];
      return { id, type: "choice", question, criteria: criteria as string | undefined, options: all };
    }
    case "score":
      return { id, type: "score", question, levels: criteria as string[] };
    default:
      return definition.type satisfies never;
  }
}

/**
 * The questions to an engine about a document: one, or one for each order of its options, or one for each part of a composite. The id of a
 * part contains a dot, which names cannot have.
 */
export function engineQuestions(name: string, definition: JudgmentDefinition, among?: readonly EngineOption[]): EngineQuestion[] {
  if (!isComposite(definition)) {
    const question = engineQuestion(name, definition, among);
    return question.type === "choice" ? inOrders(question, definition) : [question];
  }
  return definition.parts.map((part) => ({ id: partId(name, part.name), type: "bool", question: part.question }));
}

export const partId = (judgment: string, part: string) => `${judgment}.${part}`;

/** Texts of definitions with fixed options. They are the same for every document. */
const texts = new WeakMap<JudgmentDefinition, string>();

/** The full text of a question. Its tokens are billed. */
export function questionText(definition: JudgmentDefinition, among?: readonly EngineOption[]): string {
  if (isComposite(definition)) return definition.parts.map(({ question }) => question).join("\n");
  if (among !== undefined) return textOf(engineQuestion("", definition, among));
  const known = texts.get(definition);
  if (known !== undefined) return known;
  const text = textOf(engineQuestion("", definition));
  texts.set(definition, text);
  return text;
}

function textOf(asked: EngineQuestion): string {
  switch (asked.type) {
    case "bool": {
      const criteria = typeof asked.criteria === "object" ? [asked.criteria.true, asked.criteria.false] : [asked.criteria];
      return [asked.question, ...criteria].filter(Boolean).join("\n");
    }
    case "choice": {
      const options = asked.options.map(({ value, description }) => `${value} ${description ?? ""}`);
      return [asked.question, asked.criteria, ...options].filter(Boolean).join("\n");
    }
    case "score":
      return [asked.question, ...asked.levels].join("\n");
    default:
      return asked satisfies never;
  }
}
