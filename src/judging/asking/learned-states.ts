/** What engines have learned, by judgment, version and fit. It is read once, and kept while it is used. */
import { LRUCache } from "lru-cache";
import type { Session } from "#src/foundation/db/database.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import type { Engines } from "#src/judging/engines/engines.ts";
import { fitInUse, type LearnedFit } from "#src/judging/numbers/learned.ts";
import { readStates } from "./learned-states-sql.ts";

const MOST_BYTES = 16 * 1024 * 1024;

export interface LearnedState {
  fit: number;
  state: Uint8Array;
}

export class LearnedStates {
  readonly #kept = new LRUCache<string, Uint8Array>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength + 256,
  });

  /** By judgment. One that has learned something else meanwhile is missing: then its answers do without. */
  async of(
    session: Session,
    engines: Engines,
    judgments: Iterable<ActiveJudgment>,
  ): Promise<ReadonlyMap<ActiveJudgment, LearnedState>> {
    const fits = new Map<ActiveJudgment, LearnedFit>();
    for (const judgment of judgments) {
      const dispatch = engines.get(judgment.definition.engine!.name);
      const fit = dispatch ? fitInUse(dispatch.engine, judgment) : null;
      if (fit) fits.set(judgment, fit);
    }
    const found = new Map<ActiveJudgment, LearnedState>();
    const wanted: { judgmentId: string; version: number; fit: number }[] = [];
    for (const [{ judgmentId }, { version, fit }] of fits) {
      if (!this.#kept.has(keyOf(judgmentId, version, fit))) wanted.push({ judgmentId, version, fit });
    }
    for (const { judgmentId, version, fit, state } of wanted.length === 0 ? [] : await readStates(session, wanted)) {
      this.#kept.set(keyOf(judgmentId, version, fit), state);
    }
    for (const [judgment, { version, fit }] of fits) {
      const state = this.#kept.get(keyOf(judgment.judgmentId, version, fit));
      if (state) found.set(judgment, { fit, state });
    }
    return found;
  }
}

function keyOf(judgmentId: string, version: number, fit: number): string {
  return `${judgmentId} ${version} ${fit}`;
}
