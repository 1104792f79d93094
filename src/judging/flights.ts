/**
 * Questions of this process that are under way: a context that is being asked for is not asked again, whoever else waits for it.
 *
 * A flight is one question about one context of one document's life. It begins when its request goes to the engine's queue and ends when its
 * answer has landed:
 *
 *   begun ──▶ answered ──▶ landed ──▶ forgotten
 *     └─────▶ failed: forgotten at once, so that a retry asks
 *
 * Who looked at the stored answers before it landed has not seen it there and joins it too; who looked after has, and goes by what is stored.
 */
import { hash } from "node:crypto";
import type { JudgmentDefinition } from "#generated/types.ts";
import { canonical, type Json } from "#src/json.ts";
import type { Dispatch, Lane } from "./dispatch.ts";
import type { Due } from "./due.ts";
import type { EngineQuestion, EngineRequest, EngineResult } from "./engine.ts";

/** Flights whose landing nobody has told are forgotten after so long: a landing that failed, say. */
const LONGEST_MS = 60_000;

export interface Flight {
  readonly result: Promise<EngineResult>;
  /** Has what is still queued served no later than this lane. */
  raise(lane: Lane): void;
}

interface Entry extends Flight {
  /** When it was answered, and when that landed; by the process's own time. */
  answeredAt: number;
  landedAt: number;
}

export class Flights {
  /** In the order in which they began. */
  readonly #entries = new Map<string, Entry>();

  /** A flight to join, for whoever has looked at stored answers at `knownAt`. */
  under(key: string, knownAt: number | undefined): Flight | undefined {
    const entry = this.#entries.get(key);
    return entry !== undefined && entry.landedAt >= (knownAt ?? Number.POSITIVE_INFINITY) ? entry : undefined;
  }

  begin(keys: readonly string[], dispatch: Dispatch, requests: readonly EngineRequest[], result: Promise<EngineResult>): void {
    this.#forgetOld();
    const raise = (lane: Lane) => {
      for (const request of requests) dispatch.raise(request, lane);
    };
    const never = Number.POSITIVE_INFINITY;
    for (const key of keys) this.#entries.set(key, { result, raise, answeredAt: never, landedAt: never });
  }

  /** What was answered is about to land; what failed is over. */
  answered(key: string, ok: boolean): void {
    if (!ok) this.#entries.delete(key);
    const entry = this.#entries.get(key);
    if (entry) entry.answeredAt = performance.now();
  }

  landed(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) entry.landedAt = Math.min(entry.landedAt, performance.now());
  }

  #forgetOld(): void {
    const old = performance.now() - LONGEST_MS;
    for (const [key, { answeredAt }] of this.#entries) {
      // Those behind it began later, and are looked at when it is gone.
      if (answeredAt > old) return;
      this.#entries.delete(key);
    }
  }
}

const questionKeys = new WeakMap<JudgmentDefinition, string>();

/** What tells a flight from all others. The options of a choice among documents follow from the context. */
export function flightKey(
  namespaceId: number,
  { document, judgment }: Due,
  questions: readonly EngineQuestion[],
  context: string,
): string {
  const { definition, judgmentId } = judgment;
  let question = questionKeys.get(definition);
  if (question === undefined) {
    question = hash("sha256", canonical([questions, definition.engine] as unknown as Json), "base64");
    if (definition.options === undefined || Array.isArray(definition.options)) questionKeys.set(definition, question);
  }
  return [namespaceId, document.document_id, document.incarnation, judgmentId, question, context].join("\n");
}
