/** Other ways to ask the same about a context, and how their answers are read back. */
import { createHash } from "node:crypto";
import type { JudgmentDefinition, RobustnessVariant } from "#generated/types.ts";
import type { Frozen } from "#src/jobs/sentinels/frozen.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import { questionText } from "#src/judging/definitions/questions.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { countTokens, MOST_TOKENS } from "#src/judging/engines/tokens.ts";
import { isComposite } from "#src/judging/numbers/combine.ts";

export interface Variant {
  name: RobustnessVariant;
  /** The judgment that asks so. */
  judgment: ActiveJudgment;
  /** The context as it is asked about. Null if that is not possible. */
  contextOf(given: Frozen): Frozen | null;
  /** The answer as if it had been asked as usual. */
  readBack(answer: RawAnswer): RawAnswer;
}

const same = (answer: RawAnswer) => answer;

/** The judgment as it is. Its answers are shared with nobody. */
export function asItIs(judgment: ActiveJudgment): ActiveJudgment {
  const { reuse: _, ...definition } = judgment.definition;
  return { ...judgment, definition };
}

/** @param most the most tokens that the engine takes */
export function variantsOf(judgment: ActiveJudgment, most: number): Variant[] {
  const base = asItIs(judgment);
  const repeated: Variant = { name: "repeated", judgment: base, contextOf: (given) => given, readBack: same };
  const padded: Variant = {
    name: "padded",
    judgment: base,
    contextOf: (given) => paddedContext(base.definition, given, Math.min(most, MOST_TOKENS)),
    readBack: same,
  };
  if (isComposite(base.definition)) return [repeated, padded];
  const otherwise = base.definition.type === "bool" ? [negated(base), exchanged(base)] : [reordered(base)];
  return [repeated, ...otherwise, padded];
}

function negated(base: ActiveJudgment): Variant {
  return opposite(base, "negated", (question) => `Is no the right answer to this question? ${question}`);
}

function exchanged(base: ActiveJudgment): Variant {
  return opposite(
    base,
    "exchanged",
    (question) => `Say yes where the right answer is no, and say no where the right answer is yes. ${question}`,
  );
}

function opposite(base: ActiveJudgment, name: "negated" | "exchanged", ask: (question: string) => string): Variant {
  const { question, criteria } = base.definition;
  const definition = {
    ...base.definition,
    question: ask(question),
    ...(criteria === undefined ? {} : { criteria: swapped(criteria) }),
  };
  return {
    name,
    judgment: { ...base, definition: definition as JudgmentDefinition },
    contextOf: (given) => asked(name, definition as JudgmentDefinition, given),
    readBack: (answer) => (answer.type === "bool" ? { type: "bool", p: 1 - answer.p } : answer),
  };
}

/** What makes yes right makes no right, the other way round. A text that names neither stays. */
function swapped(criteria: NonNullable<JudgmentDefinition["criteria"]>) {
  if (typeof criteria !== "object" || Array.isArray(criteria)) return criteria;
  const { true: yes, false: no } = criteria as { true?: string; false?: string };
  return { ...(no === undefined ? {} : { true: no }), ...(yes === undefined ? {} : { false: yes }) };
}

function reordered(base: ActiveJudgment): Variant {
  const { options, criteria, type } = base.definition;
  const definition = {
    ...base.definition,
    ...(Array.isArray(options) ? { options: options.toReversed() } : {}),
    ...(type === "score" ? { criteria: (criteria as string[]).toReversed() } : {}),
  } as JudgmentDefinition;
  return {
    name: "reordered",
    judgment: { ...base, definition },
    contextOf(given) {
      // Options that are documents come with the context.
      const reversed = { ...given.compiled, options: given.compiled.options?.toReversed() };
      return asked("reordered", definition, { ...given, compiled: reversed });
    },
    readBack: (answer) => (answer.type === "score" ? upsideDown(answer) : answer),
  };
}

function upsideDown({ score, dist }: Extract<RawAnswer, { type: "score" }>): RawAnswer {
  const top = Object.keys(dist).length - 1;
  return {
    type: "score",
    score: top - score,
    dist: Object.fromEntries(Object.entries(dist).map(([level, mass]) => [String(top - Number(level)), mass])),
  };
}

/** The hash names the variant, so nobody takes its answer for one to the question. */
function asked(name: RobustnessVariant, definition: JudgmentDefinition, given: Frozen): Frozen {
  const hash = createHash("sha256").update(`${name}\n${given.context}`).digest("base64");
  const tokens = countTokens(given.context) + countTokens(questionText(definition, given.compiled.options));
  return { ...given, compiled: { ...given.compiled, hash, tokens } };
}

const FILLER = "This sentence says nothing about the document. ";
const LEAST_PADDING = 200;

function paddedContext(definition: JudgmentDefinition, given: Frozen, most: number): Frozen | null {
  const room = (most - given.compiled.tokens - 20) * 4;
  const length = Math.min(Math.max(LEAST_PADDING, given.context.length), room);
  if (length < LEAST_PADDING) return null;
  const filler = FILLER.repeat(Math.ceil(length / FILLER.length)).slice(0, length);
  // The context is one JSON object.
  const context = `${given.context.slice(0, -1)},"padding":${JSON.stringify(filler)}}`;
  return asked("padded", definition, { ...given, context });
}
