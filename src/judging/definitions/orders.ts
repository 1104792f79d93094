/**
 * The orders in which the options of a `choice` are asked (`engine.orders`). They depend on the options alone, so documents with the same
 * options are asked alike. `none_of_the_above` stays last, because it speaks of the other options.
 *
 *   1: as they are    2: reversed    3: rotated by a half    4: the third reversed
 *
 * The second is the order that a robustness test asks as `reordered`. In two or in four, each option stands as far in front as behind.
 */
import type { JudgmentDefinition } from "#generated/types.ts";
import type { Issue } from "#src/foundation/errors.ts";
import type { EngineQuestion } from "#src/judging/engines/engine.ts";
import type { GivenDefinition } from "./given-definition.ts";

type Choice = Extract<EngineQuestion, { type: "choice" }>;

/** Each order once: few options have few. */
export function ordersOf<Option extends { value: string }>(options: readonly Option[], orders: number): Option[][] {
  const found = new Map<string, Option[]>();
  for (let at = 0; at < orders; at++) {
    const by = at < 2 ? 0 : Math.floor(options.length / 2);
    const rotated = [...options.slice(by), ...options.slice(0, by)];
    const order = at % 2 === 0 ? rotated : rotated.toReversed();
    const key = JSON.stringify(order.map(({ value }) => value));
    if (!found.has(key)) found.set(key, order);
  }
  return [...found.values()];
}

/** The question in each order. The first keeps its id, and the others have a dot in theirs, which names cannot have. */
export function inOrders(question: Choice, { engine }: Pick<JudgmentDefinition, "engine">): Choice[] {
  const orders = engine?.orders ?? 1;
  if (orders === 1) return [question];
  const [none] = question.options.slice(-1);
  return ordersOf(question.options.slice(0, -1), orders).map((options, at) => {
    const id = at === 0 ? question.id : `${question.id}.${at + 1}`;
    return { ...question, id, options: [...options, none!] };
  });
}

export function orderIssues({ type, options, engine }: GivenDefinition): Issue[] {
  const { orders = 1, learn, both_orders } = engine ?? {};
  if (orders === 1) return [];
  const issue = (message: string) => [{ path: "/engine/orders", message: `must be absent or 1${message}` }];
  if (type !== "choice") return issue(`: a ${type} has no options that another order could show`);
  if (learn) return issue(", because this engine learns, and what it has learned minds no order; use one of both");
  if (both_orders) return issue(" beside both_orders, which asks in two orders already; use one of both");
  if (!Array.isArray(options)) return [];
  const different = ordersOf(options, orders).length;
  if (different === orders) return [];
  const most = different === 1 ? "must be absent or 1" : `must be at most ${different}`;
  return [{ path: "/engine/orders", message: `${most}: ${options.length} options can be asked in no more different orders` }];
}
