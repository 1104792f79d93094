/** The bound of a cascade, as the API returns it. */
import type { CascadeBound } from "#generated/types.ts";
import { findsBound } from "#src/judging/numbers/cascade-bound.ts";
import type { ActiveJudgment } from "./judgment.ts";

/** Undefined if the active version has no bound to find, or it was not looked for yet. */
export function cascadeView({ definition, activeVersion, cascade: found }: ActiveJudgment): CascadeBound | undefined {
  if (!found || !findsBound(definition) || found.version !== activeVersion) return undefined;
  const { name, cascade } = definition.engine!;
  const { documents, answered, disagreed, needed } = found.report;
  return {
    first: { name: cascade!.first.name, version: found.firstVersion },
    engine: { name, version: found.engineVersion },
    bound: found.bound,
    documents,
    answered: answered / documents,
    disagreed: disagreed / documents,
    ...(needed === null ? {} : { documents_needed: needed }),
    looked_at: new Date(found.lookedAt).toISOString(),
  };
}
