/**
 * Reuses old answers from the evaluation log instead of paying for them again. A document may have been last answered by another version of
 * the judgment. The log may still have an answer of this version, or of one that asks the same, for a context with the same bytes. So going
 * back to an earlier version costs nothing. If the judgment shares answers (`reuse`), answers of other documents of the namespace count too,
 * or of all namespaces of the judgment (`log/shared-answers.ts`).
 */
import type { JudgmentDefinition } from "#generated/types.ts";
import type { Session } from "#src/foundation/db/database.ts";
import { canonical, type Json } from "#src/foundation/json/json.ts";
import { type Compiled, isCompiled } from "#src/judging/contexts/compile.ts";
import { answerKey } from "#src/judging/contexts/sources.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import { versionsOf } from "#src/judging/definitions/lookup.ts";
import { engineQuestions } from "#src/judging/definitions/questions.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import type { Engines } from "#src/judging/engines/engines.ts";
import { combined, featuresOf, isComposite, partsOf } from "#src/judging/numbers/combine.ts";
import { versionNow } from "#src/judging/numbers/learned.ts";
import { firstEngineOf, stands } from "./cascade.ts";
import type { Due } from "./due.ts";
import { type LoggedAnswer, type LoggedQuestion, readLoggedAnswers } from "./logged-answers-sql.ts";
import { isShared, isSharedAcross } from "./shared.ts";

export interface Logged {
  answer: RawAnswer;
  engine: string;
  engineVersion: string;
  /** The evaluation that was asked for it. */
  reusedFrom: { id: string };
}

/** The logged answers, by the due judgment that they answer. */
export async function loggedAnswers(
  session: Session,
  engines: Engines,
  namespaceId: number,
  due: readonly Due[],
  compiled: readonly (Compiled | Error)[],
): Promise<ReadonlyMap<Due, Logged>> {
  const questions: LoggedQuestion[] = [];
  const asked = new Map<string, Due>();
  for (const [at, one] of due.entries()) {
    const context = compiled[at]!;
    if (!mayBeLogged(one) || context instanceof Error || !isCompiled(context)) continue;
    const { document, judgment } = one;
    const v = await sameQuestion(session, judgment);
    const { document_id: d, incarnation: i } = document;
    const of = { o: isByAnother(one), s: isShared(judgment.definition), a: isSharedAcross(judgment.definition) };
    for (const { e, ev } of enginesOf(judgment, engines))
      questions.push({ d, i, j: judgment.judgmentId, h: context.hash, e, ev, v, ...of });
    asked.set(answerKey(d, judgment.judgmentId), one);
  }
  const found = await readLoggedAnswers(session, namespaceId, questions);
  const answers = new Map<Due, Logged>();
  for (const row of found) {
    const one = asked.get(answerKey(row.d, row.j))!;
    if (isOfLast(one, row, engines)) answers.set(one, logged(one, row));
    else if (!answers.has(one) && standsOfFirst(one, row, engines)) answers.set(one, logged(one, row));
  }
  return answers;
}

/** The engines that may have answered, with their present versions. A cascade has two. */
function enginesOf(judgment: ActiveJudgment, engines: Engines): { e: string; ev: string | null }[] {
  const { name, cascade } = judgment.definition.engine!;
  const own = engines.get(name)?.engine;
  if (!own) return [];
  const first = firstEngineOf(judgment, engines)?.dispatch.engine;
  const last = { e: name, ev: versionNow(own, judgment) };
  return first ? [last, { e: first.name, ev: first.version(cascade!.first.version) }] : [last];
}

function isOfLast({ judgment }: Due, { e, engine_version }: LoggedAnswer, engines: Engines): boolean {
  const [last] = enginesOf(judgment, engines);
  return last?.e === e && (last.ev === null || last.ev === engine_version);
}

function standsOfFirst({ judgment }: Due, { answer, engine_version: by }: LoggedAnswer, engines: Engines): boolean {
  const first = firstEngineOf(judgment, engines);
  return first !== null && stands(answer, by, first);
}

function mayBeLogged(due: Due): boolean {
  return !due.alone && (isByAnother(due) || isShared(due.judgment.definition));
}

/** Whether another version last answered the document. */
function isByAnother({ judgment, stored }: Due): boolean {
  return stored !== null && stored.version !== null && stored.version !== judgment.activeVersion;
}

/** A composite is recombined with its current weights and features. */
function logged({ judgment, document }: Due, { id, answer, e: engine, engine_version }: LoggedAnswer): Logged {
  const from = { engine, engineVersion: engine_version, reusedFrom: { id } };
  const { definition, weights } = judgment;
  if (!isComposite(definition) || answer.type !== "bool" || !answer.inputs) return { answer, ...from };
  const inputs = { ...featuresOf(definition, document.attributes), ...partsOf(answer.inputs) };
  return { answer: { type: "bool", p: combined(definition, weights, inputs), inputs }, ...from };
}

const same = new WeakMap<JudgmentDefinition, Promise<number[]>>();

/** The versions that ask the same question as the active one. Their thresholds and contexts may differ. */
function sameQuestion(session: Session, { judgmentId, definition }: ActiveJudgment): Promise<number[]> {
  const known = same.get(definition);
  if (known) return known;
  const wanted = asks(definition);
  const reading = versionsOf(session, judgmentId).then((versions) =>
    versions.filter((one) => asks(one.definition) === wanted).map(({ version }) => version),
  );
  same.set(definition, reading);
  reading.catch(() => same.delete(definition));
  return reading;
}

function asks(definition: JudgmentDefinition): string {
  const { type, engine, options } = definition;
  const asked = engine ? { orders: 1, ...engine } : null;
  return canonical([type, asked, options ?? null, engineQuestions("", definition)] as unknown as Json);
}
