/**
 * What first engines of cascades have answered before. A question that was passed on may be due again: a stop came before the other engine
 * answered, or that one failed. Then the first engine is not asked again, and not billed again.
 */
import type { Session } from "#src/foundation/db/database.ts";
import { type Compiled, isCompiled } from "#src/judging/contexts/compile.ts";
import type { Engines } from "#src/judging/engines/engines.ts";
import { type FirstEngine, firstEngineOf, firstStepOf, stands } from "./cascade.ts";
import type { Due } from "./due.ts";
import { type FirstAnswer, type FirstQuestion, readFirstAnswers } from "./first-answers-sql.ts";
import type { Logged } from "./logged-answers.ts";

export interface FirstAnswers {
  /** Those that would be passed on again. */
  passedOn: ReadonlyMap<Due, FirstAnswer>;
  /** Those that stand by the bound of now. */
  standing: ReadonlyMap<Due, Logged>;
}

/** Trials ask anew, because they compare what engines say. So do changes, of which an estimate knows only the documents before. */
export async function firstAnswers(
  session: Session,
  engines: Engines,
  namespaceId: number,
  due: readonly Due[],
  compiled: readonly (Compiled | Error)[],
): Promise<FirstAnswers> {
  const first = new Map<Due, { engine: FirstEngine; context: string }>();
  const questions = due.flatMap(({ document, judgment, alone = false, firstAnew = false }, at): FirstQuestion[] => {
    const { cascade } = judgment.definition.engine!;
    const context = compiled[at]!;
    if (!cascade || alone || firstAnew || context instanceof Error || !isCompiled(context)) return [];
    const engine = firstEngineOf(judgment, engines);
    if (!engine) return [];
    first.set(due[at]!, { engine, context: context.hash });
    const { name: e } = engine.dispatch.engine;
    const ev = engine.dispatch.engine.version(cascade.first.version);
    const { document_id: d, incarnation: i } = document;
    return [{ at, d, i, j: judgment.judgmentId, v: judgment.activeVersion, h: context.hash, e, ev }];
  });
  const passedOn = new Map<Due, FirstAnswer>();
  const standing = new Map<Due, Logged>();
  for (const found of await readFirstAnswers(session, namespaceId, questions)) {
    const one = due[found.at]!;
    const { engine, context } = first.get(one)!;
    const { id, answer, engineVersion } = found;
    const step = firstStepOf(one.judgment, engine, context);
    if (!step || !stands(answer, engineVersion, step)) passedOn.set(one, found);
    else standing.set(one, { answer, engine: step.dispatch.engine.name, engineVersion, reusedFrom: { id } });
  }
  return { passedOn, standing };
}
