/**
 * How an answer came about, or would: its context compiled as judging compiles it, and the arithmetic of its thresholds. Of an answer that is
 * missing or stale, what would be sent now. Asks no engine and writes nothing.
 */
import { hash } from "node:crypto";
import type { Answer, AppliedCalibration, Explanation } from "#generated/types.ts";
import { calibrationOf } from "#src/calibration/applied.ts";
import type { Clock } from "#src/clock.ts";
import { weightsView } from "#src/composites/weights-view.ts";
import { readDocuments } from "#src/documents/documents.ts";
import { notFound, ServiceError } from "#src/errors.ts";
import { markOverCap } from "#src/groups/over-cap.ts";
import { appliesTo } from "#src/judgments/applies-to.ts";
import { type ActiveJudgment, isActive } from "#src/judgments/judgment.ts";
import { thresholdArithmetic } from "#src/judgments/thresholds.ts";
import { namespaceId as findNamespaceId } from "#src/namespaces/namespaces.ts";
import type { NamespaceRef } from "#src/namespaces/sequence.ts";
import { JsonText } from "#src/passed-text.ts";
import { completeAnswerViews } from "./answer-view.ts";
import { readAnswers } from "./answers.ts";
import { type ContextParts, compileContexts, isCompiled, type JudgedContext } from "./context/compile.ts";
import { optionsFrom } from "./context/options.ts";
import { SHOWS_NOTHING } from "./context.ts";
import type { RawAnswer } from "./engine.ts";
import { engineQuestions, questionText } from "./questions.ts";
import { sizeClass } from "./tokens.ts";
import { unseenRelations, withoutRelations } from "./unseen-relations.ts";

export interface ExplanationParts {
  clock: Clock;
  /** The same as judging has. */
  contexts: ContextParts;
}

/**
 * @param scope of the key that asks, which is shown nothing of other namespaces that it does not cover
 * @throws ServiceError `not_found`; `unavailable` while an index that the context needs is being built
 */
export async function explain(
  parts: ExplanationParts,
  ref: NamespaceRef,
  { id, judgment: name }: { id: string; judgment: string },
  scope: string | null,
): Promise<Explanation> {
  const { db, applicable } = parts.contexts;
  const namespaceId = await findNamespaceId(db, ref.organizationId, ref.name);
  const [document] = await readDocuments(db, namespaceId, [id]);
  if (!document) throw notFound(`Document "${id}" of namespace "${ref.name}"`);
  const judgment = (await applicable.of(db, ref.organizationId, ref.name)).get(name);
  if (!judgment || !isActive(judgment)) throw notFound(`An active judgment "${name}" of namespace "${ref.name}"`);
  const { definition } = judgment;
  if (!appliesTo(definition, document.attributes))
    throw notFound(`An answer of "${name}" to document "${id}", to which it does not apply,`);
  const stored = await readAnswers(db, namespaceId, [id]);
  const marked = await markOverCap(db, namespaceId, [judgment], parts.clock.now());
  const views = await completeAnswerViews(db, namespaceId, [document], marked, stored);
  const answer = views.get(id)![name]!;
  const own = stored.find((one) => one.judgment_id === judgment.judgmentId && one.incarnation === document.incarnation);
  const asked = { document, judgment, stored: own ?? null };
  const [compiled] = await compileContexts(parts.contexts, { ...ref, namespaceId }, [asked], parts.clock.now());
  if (!compiled || !isCompiled(compiled)) {
    throw new ServiceError(
      "unavailable",
      `The context of "${name}" needs an index or a group that is being built; its answers wait for it.`,
    );
  }
  const weights = weightsView(judgment);
  const unseen = unseenRelations(definition, ref.name, scope);
  const options = unseen.includes(optionsFrom(definition) ?? "") ? [] : compiled.options;
  return {
    document_id: id,
    revision: document.revision,
    judgment: name,
    version: judgment.activeVersion,
    answer,
    question: questionText(definition, options),
    questions: engineQuestions(name, definition, options) as unknown as NonNullable<Explanation["questions"]>,
    ...shownContext(compiled),
    ...(unseen.length === 0 ? {} : redacted(compiled, unseen)),
    engine: definition.engine!,
    calibration: answer.evaluated_at === undefined ? null : appliedCalibration(judgment, answer),
    ...(weights ? { weights } : {}),
    thresholds: answer.evaluated_at === undefined ? {} : thresholdArithmetic(judgment.thresholds, rawOf(answer)),
  };
}

function appliedCalibration({ calibrations }: ActiveJudgment, answer: Answer): AppliedCalibration | null {
  const { version: judged, engine: by, evaluated_at } = answer;
  const evaluated = { version: judged!, engine: by!.name, engineVersion: by!.version, evaluatedAt: Date.parse(evaluated_at!) };
  const found = calibrationOf(calibrations, evaluated);
  if (!found) return null;
  const { engine: name, engineVersion: version, method, outcomes, fittedAt } = found;
  return { engine: { name, version }, method, outcomes, fitted_at: new Date(fittedAt).toISOString() };
}

type Shown = Pick<Explanation, "context" | "context_text" | "context_hash" | "cuts" | "tokens" | "size_class" | "judgment_units">;

function shownContext({ text, hash, cut, tokens, options }: JudgedContext): Shown {
  const units = sizeClass(tokens);
  return {
    // As the text that it is, not parsed.
    context: new JsonText(text) as unknown as Explanation["context"],
    context_text: text,
    context_hash: Buffer.from(hash, "base64").toString("hex"),
    cuts: cut,
    tokens,
    size_class: units === 1 ? "standard" : units === 4 ? "large" : "extra_large",
    // What is too large is not asked, nor is a context that shows nothing, nor a choice among no documents.
    judgment_units: options?.length === 0 || text === SHOWS_NOTHING ? 0 : (units ?? 0),
  };
}

/** The hash is of what is shown: by that of the whole, guesses of the rest could be tried. */
function redacted({ text: whole }: JudgedContext, unseen: readonly string[]): Partial<Explanation> {
  const text = withoutRelations(whole, unseen);
  return {
    context: new JsonText(text) as unknown as Explanation["context"],
    context_text: text,
    context_hash: hash("sha256", text, "hex"),
    hidden_relations: [...unseen],
  };
}

/** The numbers of an answer that is there. */
function rawOf({ type, p, value, score, dist }: Answer): RawAnswer {
  switch (type) {
    case "bool":
      return { type, p: p! };
    case "choice":
      return { type, value: value!, dist: dist! };
    case "score":
      return { type, score: score!, dist: dist! };
    default:
      return type satisfies never;
  }
}
