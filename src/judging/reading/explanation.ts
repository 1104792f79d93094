/**
 * Explains how an answer came about or would come about: its compiled context and the arithmetic of its thresholds. If the answer is
 * missing or stale, it shows what would be sent now. It asks no engine and writes nothing.
 */
import { hash } from "node:crypto";
import { JsonText } from "typespec-koa-runtime/json";
import type { Answer, AppliedCalibration, Explanation } from "#generated/types.ts";
import { notFound, ServiceError } from "#src/foundation/errors.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { type Bill, type Billing, requestsAtMost, unitsAtMost } from "#src/judging/asking/billing.ts";
import { type ContextParts, compileContexts, isCompiled, type JudgedContext } from "#src/judging/contexts/compile.ts";
import { SHOWS_NOTHING } from "#src/judging/contexts/context.ts";
import { optionsFrom } from "#src/judging/contexts/options.ts";
import { unseenRelations, withoutRelations } from "#src/judging/contexts/unseen-relations.ts";
import { appliesTo } from "#src/judging/definitions/applies-to.ts";
import { type ActiveJudgment, isActive } from "#src/judging/definitions/judgment.ts";
import { type GroupsOverCap, markOverCap } from "#src/judging/definitions/over-cap.ts";
import { engineQuestions, questionText } from "#src/judging/definitions/questions.ts";
import { thresholdArithmetic } from "#src/judging/definitions/thresholds.ts";
import { weightsView } from "#src/judging/definitions/weights-view.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import type { Engines } from "#src/judging/engines/engines.ts";
import { sizeClass } from "#src/judging/engines/tokens.ts";
import { readRequests } from "#src/judging/log/evaluations.ts";
import { calibrationOf } from "#src/judging/numbers/applied.ts";
import { readAnswers } from "#src/records/answers/answers.ts";
import { readDocuments } from "#src/records/documents/documents.ts";
import type { NamespaceRef } from "#src/records/namespace-ref.ts";
import { namespaceId as findNamespaceId } from "#src/records/namespaces/namespaces.ts";
import { completeAnswerViews } from "./answer-view.ts";
import { explainCascade } from "./cascade-explanation.ts";

export interface ExplanationParts {
  clock: Clock;
  /** The same parts that judging uses. */
  contexts: ContextParts;
  billing: Billing;
  engines: Pick<Engines, "get">;
  groupsOverCap: GroupsOverCap;
}

/**
 * @param scope of the API key. The explanation hides data of other namespaces outside this scope.
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
    throw notFound(`An answer of "${name}" for document "${id}", to which "${name}" does not apply,`);
  const stored = await readAnswers(db, namespaceId, [id]);
  const marked = await markOverCap(db, parts.groupsOverCap, namespaceId, [judgment], parts.clock.now());
  const views = await completeAnswerViews(db, namespaceId, [document], marked, stored);
  const answer = views.get(id)![name]!;
  const own = stored.find((one) => one.judgment_id === judgment.judgmentId && one.incarnation === document.incarnation);
  const asked = { document, judgment, stored: own ?? null };
  const [compiled] = await compileContexts(parts.contexts, { ...ref, namespaceId }, [asked], parts.clock.now());
  if (!compiled || !isCompiled(compiled)) {
    throw new ServiceError(
      "unavailable",
      `The context of "${name}" needs an index or a group that is still being built. Its answers wait until it is ready.`,
    );
  }
  const weights = weightsView(judgment);
  const unseen = unseenRelations(definition, ref.name, scope);
  const questions = engineQuestions(name, definition, compiled.options);
  const bill = parts.billing.of(judgment, compiled.tokens, questions);
  const taken = own ? await readRequests(db, namespaceId, own) : null;
  const options = unseen.includes(optionsFrom(definition) ?? "") ? [] : compiled.options;
  return {
    document_id: id,
    revision: document.revision,
    judgment: name,
    version: judgment.activeVersion,
    answer,
    question: questionText(definition, options),
    questions: engineQuestions(name, definition, options) as unknown as NonNullable<Explanation["questions"]>,
    ...shownContext(compiled, bill),
    ...(taken === null ? {} : { requests_taken: taken }),
    ...(unseen.length === 0 ? {} : redacted(compiled, unseen)),
    engine: definition.engine!,
    ...(definition.engine!.cascade ? { cascade: await explainCascade(db, parts.engines, namespaceId, judgment, own) } : {}),
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

type Shown = Pick<
  Explanation,
  "context" | "context_text" | "context_hash" | "cuts" | "tokens" | "size_class" | "judgment_units" | "requests"
>;

function shownContext({ text, hash, cut, tokens, options }: JudgedContext, bill: Bill | null): Shown {
  // No engine is asked if the context is too large or shows nothing, or for a choice among no documents.
  const asks = options?.length === 0 || text === SHOWS_NOTHING ? null : bill;
  return {
    // As JSON text, not parsed.
    context: new JsonText(text) as unknown as Explanation["context"],
    context_text: text,
    context_hash: Buffer.from(hash, "base64").toString("hex"),
    cuts: cut,
    tokens,
    size_class: sizeClassOf(tokens),
    judgment_units: asks === null ? 0 : unitsAtMost(asks),
    requests: asks === null ? 0 : requestsAtMost(asks),
  };
}

export function sizeClassOf(tokens: number): Explanation["size_class"] {
  const units = sizeClass(tokens);
  return units === 1 ? "standard" : units === 4 ? "large" : "extra_large";
}

/** The hash covers only what is shown. With the hash of the whole context, a caller could test guesses of the hidden part. */
function redacted({ text: whole }: JudgedContext, unseen: readonly string[]): Partial<Explanation> {
  const text = withoutRelations(whole, unseen);
  return {
    context: new JsonText(text) as unknown as Explanation["context"],
    context_text: text,
    context_hash: hash("sha256", text, "hex"),
    hidden_relations: [...unseen],
  };
}

/** The numbers of an answer that exists. */
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
