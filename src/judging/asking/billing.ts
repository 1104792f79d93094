/**
 * Computes how many judgment units an answer is billed. The price depends on the size class of the context and on the model. Some rules of
 * the price list also bill per request. Before a question is asked only the maximum is known. Budgets reserve this maximum, and estimates
 * report it.
 */
import type { JudgmentDefinition } from "#generated/types.ts";
import { type JudgingRule, unitsOf } from "#src/accounts/money/judging-rule.ts";
import { monthOf, type Prices } from "#src/accounts/money/prices.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { optionsFrom } from "#src/judging/contexts/options.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import { engineQuestions } from "#src/judging/definitions/questions.ts";
import type { EngineOption, EngineQuestion, EngineRequest, EngineResult } from "#src/judging/engines/engine.ts";
import type { Engines } from "#src/judging/engines/engines.ts";
import { MOST_UNITS, sizeClass } from "#src/judging/engines/tokens.ts";
import { withoutCascade } from "./cascade.ts";
import { firstOf, ordersIn } from "./rounds.ts";

/** How one answer is billed. */
export interface Bill {
  /** The most requests that the answer can take. */
  readonly requests: number;
  /** Units per answer in all its orders, or per request: see `by`. */
  readonly units: number;
  readonly by: JudgingRule["by"];
  /** In how many orders context and question are sent (`engine.orders`). Each is billed. */
  readonly orders: number;
  /** What the first engine of a cascade is billed. It is asked before, or alone. */
  readonly first?: Bill;
}

type Selection = Omit<NonNullable<JudgmentDefinition["engine"]>, "cascade">;
type Asked = Pick<ActiveJudgment, "name" | "definition">;

/** A choice has at most this many options. */
const MOST_OPTIONS: readonly EngineOption[] = Array.from({ length: 254 }, (_, at) => ({ value: String(at) }));

export class Billing {
  readonly #engines: Engines;
  readonly #prices: Prices;
  readonly #clock: Clock;

  constructor(engines: Engines, prices: Prices, clock: Clock) {
    this.#engines = engines;
    this.#prices = prices;
    this.#clock = clock;
  }

  /**
   * Uses the price list of the current month.
   *
   * @returns null if no engine accepts so many tokens
   */
  of(judgment: Asked, tokens: number, questions: readonly EngineQuestion[]): Bill | null {
    const units = sizeClass(tokens);
    return units === null ? null : this.#of(judgment, units, questions);
  }

  /** The most units that one answer to each of these judgments is billed in total. */
  mostUnits(judgments: Iterable<Asked>): number {
    let most = 0;
    for (const judgment of judgments) {
      const { name, definition } = judgment;
      const among = optionsFrom(definition) === undefined ? undefined : MOST_OPTIONS;
      most += unitsAtMost(this.#of(judgment, MOST_UNITS, engineQuestions(name, definition, among)));
    }
    return most;
  }

  #of({ definition }: Asked, size: number, questions: readonly EngineQuestion[]): Bill {
    const own = this.#billOf(withoutCascade(definition.engine!), size, questions);
    const first = definition.engine!.cascade?.first;
    return first ? { ...own, first: this.#billOf(first, size, firstOf(questions)) } : own;
  }

  #billOf({ name, orders: _, ...settings }: Selection, size: number, questions: readonly EngineQuestion[]): Bill {
    const rule = this.#prices.judgingRule(monthOf(this.#clock.now()));
    const engine = this.#engines.get(name)?.engine;
    const orders = ordersIn(questions);
    const own = questions.reduce((sum, one) => {
      const most = engine?.mostRequests?.(one, settings as EngineRequest["settings"]) ?? 0;
      return sum + (orders > 1 ? Math.max(1, most) : most);
    }, 0);
    const shared = Math.ceil(questions.length / (engine?.limits.questionsPerRequest ?? questions.length));
    const units = size * unitsOf(rule, name, settings.version ?? engine?.defaultVersion ?? "");
    return { requests: Math.max(own, shared), units: rule.by === "answers" ? units * orders : units, by: rule.by, orders };
  }
}

/** The tokens that are sent, at most. Of a cascade, to both engines together. */
export function tokensAtMost({ orders, first }: Bill, tokens: number): number {
  return tokens * orders + (first ? tokensAtMost(first, tokens) : 0);
}

/** Of a cascade, both engines' together. */
export function unitsAtMost({ by, units, requests, first }: Bill): number {
  return (by === "requests" ? units * requests : units) + (first ? unitsAtMost(first) : 0);
}

/** The most requests that an answer takes. Of a cascade, to both engines together. */
export function requestsAtMost({ requests, first }: Bill): number {
  return requests + (first ? requestsAtMost(first) : 0);
}

/** Units for an answer of one engine that took this many requests. Never more than the maximum that was computed before. */
export function unitsFor({ first: _, requests: most, ...bill }: Bill, requests: number): number {
  return unitsAtMost({ ...bill, requests: Math.min(most, requests) });
}

/** How many requests the questions with these ids took: their own requests, or the ones that they shared. */
export function requestsTaken({ answers, parts = 1 }: Extract<EngineResult, { ok: true }>, ids: readonly string[]): number {
  const own = ids.reduce((sum, id) => {
    const answer = answers[id];
    return sum + (answer?.ok ? (answer.requests ?? 0) : 0);
  }, 0);
  return Math.max(own, parts);
}
