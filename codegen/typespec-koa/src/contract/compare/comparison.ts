/** The input of every part of the comparison: both contracts, and a list for findings. */
import type { Position } from "../../model.ts";
import type { Schema } from "../../schema.ts";
import type { Settings } from "../../settings.ts";
import type { Locator } from "../locator.ts";
import type { Lock } from "../lock.ts";
import type { Mode, Reason, Shortfall } from "../schema/shortfall.ts";
import { type Node, type Place, type Side, token } from "../schema/side.ts";
import { within } from "../schema/within.ts";
import { sentence } from "../schema/words.ts";
import type { Change, Kind } from "./change.ts";
import { type Rule, schemaRule } from "./rules.ts";
import { placeName } from "./subject.ts";

/** The subject of a finding: the operation, or null for all that share it, and the place below it. */
export interface About {
  readonly operation: string | null;
  /** `documents_write request`. */
  readonly subject: string;
  /** The position of anything that does not belong to a named type. */
  readonly position: Position | null;
  /** The named type in which it was found. */
  readonly type?: string | null;
}

export interface Comparison {
  readonly before: Lock;
  readonly after: Lock;
  readonly locate: Locator;
  readonly found: Change[];
  /** The day of the comparison, `2026-01-31`: what was announced for it may be gone. */
  readonly today: string;
  readonly settings: Pick<Settings, "roles" | "facts" | "artefacts">;
}

/** @param verdict `additive`, or the rule that is broken */
export function note(
  comparison: Comparison,
  verdict: "additive" | Rule,
  about: About,
  message: string,
  kind: Kind = "change",
): void {
  const { operation, subject, position, type = null } = about;
  const judged = verdict === "additive" ? ({ verdict, rule: null } as const) : ({ verdict: "breaking", rule: verdict } as const);
  comparison.found.push({ ...judged, kind, subject, message, operations: operation === null ? [] : [operation], type, position });
}

/** Compares what a request accepts. Old values must still be accepted, and new ones may be. */
export function compareRequest(comparison: Comparison, about: About, before: Schema, after: Schema): void {
  const [old, now] = sides(comparison, before, after);
  const refused = within("accept", old, now);
  noteSchema(comparison, "accept", about, refused);
  // A changed pattern both refuses and accepts; one report is enough.
  const said = new Set(
    refused.filter(({ reason }) => reason.kind === "pattern" || reason.kind === "unknown").map(({ sup }) => key(sup)),
  );
  const accepted = within("loosen", now, old).filter(
    ({ reason, sub }) => !((reason.kind === "pattern" || reason.kind === "unknown") && said.has(key(sub))),
  );
  noteSchema(comparison, "loosen", about, accepted);
}

/**
 * Compares what a response contains. Clients of the old contract must be able to read new values, and the old ones must still
 * occur.
 */
export function compareResponse(comparison: Comparison, about: About, before: Schema, after: Schema): void {
  const [old, now] = sides(comparison, before, after);
  const shown = within("show", now, old);
  noteSchema(comparison, "show", about, shown);
  const said = new Set(shown.filter(({ tolerated }) => !tolerated).map(({ sup, reason }) => key(sup) + reason.kind));
  const kept = within("keep", old, now).filter(({ reason, sub }) => !said.has(key(sub) + reason.kind) || !ONCE.has(reason.kind));
  noteSchema(comparison, "keep", about, kept);
}

const ONCE = new Set(["pattern", "unknown"]);

function key({ type, pointer }: { type: string | null; pointer: string }): string {
  return `${type} ${pointer} `;
}

function sides({ before, after }: Comparison, old: Node, now: Node): [Side, Side] {
  const place = { type: null, pointer: "" };
  return [
    { schema: old, types: before.types, place },
    { schema: now, types: after.types, place },
  ];
}

function noteSchema(comparison: Comparison, mode: Mode, about: About, shortfalls: readonly Shortfall[]): void {
  for (const { reason, sub, sup, tolerated } of shortfalls) {
    const [old, now] = mode === "accept" || mode === "keep" ? [sub, sup] : [sup, sub];
    const shared = sharedPlace(old, now);
    const place = owner(shared, reason);
    const name = placeName(place);
    const subject = place.type === null ? about.subject + name : name;
    const position = (shared.type === null ? null : comparison.locate.type(shared)) ?? about.position;
    const verdict = tolerated ? "additive" : schemaRule(mode, reason.kind);
    note(comparison, verdict, { ...about, subject, position, type: place.type }, sentence(mode, reason));
  }
}

/**
 * The place of a difference. Where one side is in a type that the other did not reach by the same way, the difference is not in that type but
 * in what refers to it: `Holder.plain`, which was a `Thing` and is a `Cat` now.
 */
function sharedPlace(old: Place, now: Place): Place {
  const types = new Set(chain(old).map(({ type }) => type));
  let inside = "";
  for (const place of chain(now)) {
    inside = place.pointer + inside;
    if (types.has(place.type)) return { type: place.type, pointer: inside };
  }
  return now;
}

/** The innermost place first. */
function chain(place: Place): Place[] {
  return place.via ? [place, ...chain(place.via)] : [place];
}

/** An added or removed member is reported for its object. */
function owner(place: Place, reason: Reason): Place {
  if (!("name" in reason)) return place;
  const own = `/properties${token(reason.name)}`;
  return place.pointer.endsWith(own) ? { ...place, pointer: place.pointer.slice(0, -own.length) } : place;
}
