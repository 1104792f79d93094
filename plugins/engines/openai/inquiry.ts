/**
 * Finds the distribution over all alternatives of one question, by as many requests as necessary. A reply can distinguish a limited number
 * of alternatives. If a question has more, the engine first asks for groups, then within each likely group: p(alternative) = p(group) ·
 * p(alternative | group).
 */
import type { EngineFailure } from "#src/judging/engines/engine.ts";
import { type Alternative, groupsOf, together } from "./alternatives.ts";

/** The result of one request, in the order of the alternatives. */
export interface Masses {
  readonly model: string;
  readonly tokens: number | null;
  readonly masses: readonly number[];
}

/** A group below this probability is not asked about. Its alternatives share its probability. */
const NEGLIGIBLE = 0.005;

export class Inquiry {
  readonly #most: number;
  readonly #ask: (alternatives: readonly Alternative[]) => Promise<Masses | EngineFailure>;
  /** The model that answered. Null before the first answer. */
  model: string | null = null;
  /** Null if a reply did not have it. */
  tokens: number | null = 0;
  /** The number of answered requests. */
  requests = 0;
  /** The first failure. */
  failure: EngineFailure | null = null;

  /** @param most the number of alternatives that one reply can distinguish */
  constructor(most: number, ask: (alternatives: readonly Alternative[]) => Promise<Masses | EngineFailure>) {
    this.#most = most;
    this.#ask = ask;
  }

  /** By value. Null after a failure. */
  async inOrder(alternatives: readonly Alternative[]): Promise<Map<string, number> | null> {
    const found = new Map<string, number>();
    await this.#share(alternatives, 1, found);
    return this.failure === null ? found : null;
  }

  /** The mean of the results for the alternatives in their order and in the reverse order. */
  async bothOrders(alternatives: readonly Alternative[]): Promise<Map<string, number> | null> {
    const [one, other] = await Promise.all([this.inOrder(alternatives), this.inOrder(alternatives.toReversed())]);
    return one && other && new Map(alternatives.map(({ value }) => [value, (one.get(value)! + other.get(value)!) / 2]));
  }

  /** Divides a mass among alternatives. */
  async #share(alternatives: readonly Alternative[], mass: number, found: Map<string, number>): Promise<void> {
    if (alternatives.length === 1 || mass < NEGLIGIBLE) {
      for (const { value } of alternatives) found.set(value, mass / alternatives.length);
      return;
    }
    if (alternatives.length <= this.#most) {
      const masses = await this.#masses(alternatives);
      alternatives.forEach(({ value }, at) => {
        found.set(value, mass * (masses[at] ?? 0));
      });
      return;
    }
    const groups = groupsOf(alternatives, this.#most);
    const masses = await this.#masses(groups.map(together));
    await Promise.all(groups.map((group, at) => this.#share(group, mass * (masses[at] ?? 0), found)));
  }

  /** Sends none after a failure, because the rest would be useless. */
  async #masses(alternatives: readonly Alternative[]): Promise<readonly number[]> {
    if (this.failure) return [];
    const said = await this.#ask(alternatives);
    if ("code" in said) {
      this.failure ??= said;
      return [];
    }
    this.requests += 1;
    if (this.model !== null && this.model !== said.model) this.failure ??= changed(this.model, said.model);
    this.model = said.model;
    this.tokens = this.tokens === null || said.tokens === null ? null : this.tokens + said.tokens;
    return said.masses;
  }
}

/** The maximum number of requests of an inquiry: if every group is likely enough to be asked about. */
export function mostRequests(alternatives: readonly Alternative[], most: number): number {
  if (alternatives.length === 1) return 0;
  if (alternatives.length <= most) return 1;
  return groupsOf(alternatives, most).reduce((sum, group) => sum + mostRequests(group, most), 1);
}

/** Two models are two epochs. No answer may combine both. */
export function changed(from: string, to: string): EngineFailure {
  return {
    code: "malformed",
    message: `The model changed from ${from} to ${to} between two parts of the request.`,
    retryable: true,
  };
}
