/**
 * Judgments that a write which waits for others has asked along with them: one request asks what would take two, of which catch-up sends the
 * second a moment later.
 */
import { isComposite } from "#src/composites/combine.ts";
import { canonical, type Json } from "#src/json.ts";
import { type ActiveJudgment, isActive, type Judgment } from "#src/judgments/judgment.ts";
import type { Engines } from "./engines.ts";

/**
 * Those whose context is that of a judgment that is waited for, of the same engine, that every write makes due at once, as far as one request has
 * room for their questions.
 */
export function askedBeside(waited: readonly Judgment[], all: Iterable<Judgment>, engines: Pick<Engines, "get">): Judgment[] {
  const room = new Map<string, number>();
  for (const judgment of waited) {
    if (!isActive(judgment)) continue;
    const request = requestOf(judgment);
    const { engine } = judgment.definition;
    const most = engines.get(engine!.name)?.engine.limits.questionsPerRequest ?? 0;
    room.set(request, (room.get(request) ?? most) - questionsOf(judgment));
  }
  const names = new Set(waited.map(({ name }) => name));
  const beside: Judgment[] = [];
  for (const judgment of all) {
    if (names.has(judgment.name) || !isActive(judgment) || !isDueAtOnce(judgment)) continue;
    const request = requestOf(judgment);
    const left = (room.get(request) ?? 0) - questionsOf(judgment);
    if (left < 0) continue;
    room.set(request, left);
    beside.push(judgment);
  }
  return beside;
}

/** Former values are each judgment's own. */
function isDueAtOnce({ freshness, definition, overCap }: ActiveJudgment): boolean {
  const { policy, debounce_ms } = freshness;
  return policy === "on_write" && debounce_ms === 0 && overCap === undefined && definition.context?.previous === undefined;
}

/** What two judgments have in common that one request may ask. */
function requestOf({ definition }: ActiveJudgment): string {
  return canonical([definition.engine, definition.context ?? {}] as unknown as Json);
}

function questionsOf({ definition }: ActiveJudgment): number {
  return isComposite(definition) ? definition.parts.length : 1;
}
