/**
 * The distribution over all alternatives of one question, by as many requests as that takes. What can be told apart at once is asked at
 * once; of more, groups are asked for first, then within each group that may matter: p(alternative) = p(group) · p(alternative | group).
 */
import type { EngineFailure } from "#src/judging/engines/engine.ts";
import { type Alternative, groupsOf, together } from "./alternatives.ts";

/** What one request said, in the order of the alternatives. */
export interface Masses {
  readonly model: string;
  readonly tokens: number | null;
  readonly masses: readonly number[];
}

/** A group this unlikely is not asked about: its alternatives share what it has. */
const NEGLIGIBLE = 0.005;

export class Inquiry {
  readonly #most: number;
  readonly #ask: (alternatives: readonly Alternative[]) => Promise<Masses | EngineFailure>;
  /** Which model answered; null before one has. */
  model: string | null = null;
  /** Null where one of the replies did not say. */
  tokens: number | null = 0;
  /** That were answered. */
  requests = 0;
  /** The first thing that went wrong. */
  failure: EngineFailure | null = null;

  /** @param most alternatives that can be told apart at once */
  constructor(most: number, ask: (alternatives: readonly Alternative[]) => Promise<Masses | EngineFailure>) {
    this.#most = most;
    this.#ask = ask;
  }

  /** By value; null where it could not be had. */
  async inOrder(alternatives: readonly Alternative[]): Promise<Map<string, number> | null> {
    const found = new Map<string, number>();
    await this.#share(alternatives, 1, found);
    return this.failure === null ? found : null;
  }

  /** The mean of what is said to the alternatives in their order and in the opposite one. */
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

  /** None once something has gone wrong: the rest would be asked in vain. */
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

/** Requests that an inquiry takes at most: where no group is too unlikely to be asked about. */
export function mostRequests(alternatives: readonly Alternative[], most: number): number {
  if (alternatives.length === 1) return 0;
  if (alternatives.length <= most) return 1;
  return groupsOf(alternatives, most).reduce((sum, group) => sum + mostRequests(group, most), 1);
}

/** Two models are two epochs, and no answer may be of both. */
export function changed(from: string, to: string): EngineFailure {
  return {
    code: "malformed",
    message: `The model changed from ${from} to ${to} between two parts of the request.`,
    retryable: true,
  };
}
