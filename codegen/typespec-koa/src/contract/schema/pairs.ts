/**
 * Pairs of schemas that are being compared, or have been. A pair that recurs while it is compared is assumed to hold: that is the
 * meaning for recursive types. A result that relied on an assumption about an outer pair is not cached, because that pair may
 * still fail. Other results are cached, so that unions of unions do not take exponential time.
 */
import type { Schema } from "../../schema.ts";
import type { Shortfall } from "./shortfall.ts";

interface State {
  /** While it is being compared. */
  depth?: number;
  /** The findings, in full and in short. */
  full?: Shortfall[];
  short?: Shortfall[];
}

export class Pairs {
  readonly #states = new WeakMap<Schema, WeakMap<Schema, State>>();
  #depth = 0;
  /** The outermost pair that was assumed since the present one began. */
  #assumed = Number.POSITIVE_INFINITY;

  compare(sub: Schema, sup: Schema, extent: "full" | "short", work: () => Shortfall[]): Shortfall[] {
    const state = this.#state(sub, sup);
    const known = state.full ?? state[extent];
    if (known) return known;
    if (state.depth !== undefined) {
      this.#assumed = Math.min(this.#assumed, state.depth);
      return [];
    }
    const before = this.#assumed;
    this.#assumed = Number.POSITIVE_INFINITY;
    this.#depth += 1;
    state.depth = this.#depth;
    const found = work();
    const free = this.#assumed >= this.#depth;
    if (free) state[extent] = found;
    delete state.depth;
    this.#depth -= 1;
    this.#assumed = Math.min(before, free ? Number.POSITIVE_INFINITY : this.#assumed);
    return found;
  }

  #state(sub: Schema, sup: Schema): State {
    const states = this.#states.get(sub) ?? new WeakMap<Schema, State>();
    this.#states.set(sub, states);
    const state = states.get(sup) ?? {};
    states.set(sup, state);
    return state;
  }
}

const derived = new WeakMap<Schema, Map<string, Schema>>();

/** A schema derived from another. It is the same object each time, so that its pairs are recognized. */
export function derivedSchema(schema: Schema, name: string, make: () => Schema): Schema {
  const known = derived.get(schema) ?? new Map<string, Schema>();
  derived.set(schema, known);
  const made = known.get(name) ?? make();
  known.set(name, made);
  return made;
}
