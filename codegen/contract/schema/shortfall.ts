/** What keeps one schema from lying within another. */
import type { Json } from "../../schema.ts";
import type { Place, Side } from "./side.ts";

/**
 * One set of values that the narrower side has and the wider one has not. Members are told apart from other values because people think of
 * them by name.
 */
export type Reason =
  /** Values that the phrase names: `strings longer than 64 characters`. */
  | { readonly kind: "type" | "form" | "bound" | "pattern" | "overlap"; readonly values: string }
  | { readonly kind: "value"; readonly value: Json }
  /** Objects that carry the member. */
  | { readonly kind: "member"; readonly name: string }
  /** Objects without the member. */
  | { readonly kind: "absence"; readonly name: string }
  /** A response's member that is there no more. */
  | { readonly kind: "gone"; readonly name: string }
  /** What a member that is left out means. */
  | { readonly kind: "default"; readonly before: Json | undefined; readonly after: Json | undefined }
  /** Keywords whose meaning the comparison does not know, and that differ. */
  | { readonly kind: "unknown"; readonly keywords: readonly string[] };

export interface Shortfall {
  readonly reason: Reason;
  readonly sub: Place;
  readonly sup: Place;
  /** Whether the mode lets it pass: clients ignore it, or it takes nothing from them. */
  readonly tolerated: boolean;
}

/**
 * What the walk asks.
 * `accept`: is what a request could be still accepted? The old schema must lie within the new one.
 * `loosen`: what does a request accept that it did not? The new within the old; everything found is additive.
 * `show`: can a client read what a response may be? The new within the old; clients ignore members and enum values that they do not know.
 * `keep`: is what a response could say still said? The old within the new, as far as types, values and forms go.
 */
export type Mode = "accept" | "loosen" | "show" | "keep";

const TOLERATED: { readonly [mode in Mode]: ReadonlySet<Reason["kind"]> } = {
  accept: new Set(),
  loosen: new Set(["type", "form", "bound", "pattern", "overlap", "value", "member", "absence", "unknown"]),
  show: new Set(), // the rules say which members, values and forms are new
  keep: new Set(["bound", "pattern", "overlap", "absence"]),
};

/** What rules of the parts see of the walk. */
export interface Walk {
  readonly mode: Mode;
  within(sub: Side, sup: Side): Shortfall[];
  /** As `within`, without looking for the reasons why no form fits: for trying forms out, of which there may be many in each other. */
  readonly brief: Walk;
}

/** `tolerated` where the rule that found it knows better than the mode. */
export function shortfall(walk: Walk, sub: Side, sup: Side, reason: Reason, tolerated?: boolean): Shortfall {
  return { reason, sub: sub.place, sup: sup.place, tolerated: tolerated ?? TOLERATED[walk.mode].has(reason.kind) };
}

/** Whether the walk is about responses, where both sides are open and undeclared members are members that are not there. */
export function ofResponse(walk: Walk): boolean {
  return walk.mode === "show" || walk.mode === "keep";
}

export function fits(shortfalls: readonly Shortfall[]): boolean {
  return shortfalls.every(({ tolerated }) => tolerated);
}
