/** Why one schema is not within another. */
import type { Json } from "../../schema.ts";
import type { Place, Side } from "./side.ts";

/**
 * A set of values that the narrower side has and the wider one does not. Members are separate from other values, because people
 * refer to them by name.
 */
export type Reason =
  /** Values that the phrase names: `strings longer than 64 characters`. */
  | { readonly kind: "type" | "form" | "bound" | "pattern" | "overlap"; readonly values: string }
  | { readonly kind: "value"; readonly value: Json }
  /** Objects with the member. */
  | { readonly kind: "member"; readonly name: string }
  /** Objects without the member. */
  | { readonly kind: "absence"; readonly name: string }
  /** A response's member that no longer exists. */
  | { readonly kind: "gone"; readonly name: string }
  /** The meaning of an omitted member. */
  | { readonly kind: "default"; readonly before: Json | undefined; readonly after: Json | undefined }
  /** Keywords that differ and whose meaning the comparison does not know. */
  | { readonly kind: "unknown"; readonly keywords: readonly string[] };

export interface Shortfall {
  readonly reason: Reason;
  readonly sub: Place;
  readonly sup: Place;
  /** Whether the mode allows it: clients ignore it, or it takes nothing from them. */
  readonly tolerated: boolean;
}

/**
 * The question of the walk.
 * - `accept`: is every old request still accepted? The old schema must be within the new one.
 * - `loosen`: which requests are newly accepted? The new schema within the old one; all findings are additive.
 * - `show`: can a client read every new response? The new schema within the old one; clients ignore members and enum values that
 *   they do not know.
 * - `keep`: can every old response still occur? The old schema within the new one, for types, values and forms.
 */
export type Mode = "accept" | "loosen" | "show" | "keep";

const TOLERATED: { readonly [mode in Mode]: ReadonlySet<Reason["kind"]> } = {
  accept: new Set(),
  loosen: new Set(["type", "form", "bound", "pattern", "overlap", "value", "member", "absence", "unknown"]),
  show: new Set(), // the rules define which members, values and forms are new
  keep: new Set(["bound", "pattern", "overlap", "absence"]),
};

/** The part of the walk that the rules see. */
export interface Walk {
  readonly mode: Mode;
  within(sub: Side, sup: Side): Shortfall[];
  /** Like `within`, without the reasons why no form fits. It is for trying forms, which may be deeply nested. */
  readonly brief: Walk;
}

/** `tolerated` is set by a rule that knows better than the mode. */
export function shortfall(walk: Walk, sub: Side, sup: Side, reason: Reason, tolerated?: boolean): Shortfall {
  return { reason, sub: sub.place, sup: sup.place, tolerated: tolerated ?? TOLERATED[walk.mode].has(reason.kind) };
}

/** Whether the walk is about responses, where both sides are open and undeclared members count as absent. */
export function ofResponse(walk: Walk): boolean {
  return walk.mode === "show" || walk.mode === "keep";
}

export function fits(shortfalls: readonly Shortfall[]): boolean {
  return shortfalls.every(({ tolerated }) => tolerated);
}
