/** What a definition asks, in the words of the engine port. */
import type { JudgmentDefinition } from "#generated/types.ts";
import { isComposite } from "#src/composites/combine.ts";
import type { EngineOption, EngineQuestion } from "./engine.ts";

/** The option that always competes in a choice. */
export const ESCAPE = "none_of_the_above";

/** @param among the options of this one context, where they are not fixed */
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

/** What an engine is asked of a document: one question, or one for each part of a composite. A name has no dot. */
export function engineQuestions(name: string, definition: JudgmentDefinition, among?: readonly EngineOption[]): EngineQuestion[] {
  if (!isComposite(definition)) return [engineQuestion(name, definition, among)];
  return definition.parts.map((part) => ({ id: partId(name, part.name), type: "bool", question: part.question }));
}

export const partId = (judgment: string, part: string) => `${judgment}.${part}`;

/** Of definitions whose options are fixed: the same for every document that is asked. */
const texts = new WeakMap<JudgmentDefinition, string>();

/** All the text of a question, which counts among the tokens that are billed. */
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
