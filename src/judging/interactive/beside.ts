/**
 * Adds more judgments to the request of a write that waits for some. Otherwise catch-up would send a second request a moment later.
 */

import { canonical, type Json } from "#src/foundation/json/json.ts";
import { type ActiveJudgment, isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import type { Engines } from "#src/judging/engines/engines.ts";
import { isComposite } from "#src/judging/numbers/combine.ts";

/**
 * Judgments that can share the request of a judgment that the write waits for. They have the same engine and the same context, every write
 * makes them due at once, and the request has room for their questions.
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

/** Excludes judgments that show previous values, because each judgment has its own. */
function isDueAtOnce({ freshness, definition, overCap }: ActiveJudgment): boolean {
  const { policy, debounce_ms } = freshness;
  return policy === "on_write" && debounce_ms === 0 && overCap === undefined && definition.context?.previous === undefined;
}

/** Judgments with the same key can share a request. */
function requestOf({ definition }: ActiveJudgment): string {
  return canonical([definition.engine, definition.context ?? {}] as unknown as Json);
}

function questionsOf({ definition }: ActiveJudgment): number {
  return isComposite(definition) ? definition.parts.length : 1;
}
