/** The parts of a body of `multipart/form-data`, by name. The values of JSON and text are compared as those of any request. */
import type { Schema } from "../../schema.ts";
import type { LockedBody, LockedOperation, LockedPart } from "../lock.ts";
import { type About, type Comparison, compareRequest, note } from "./comparison.ts";

/** A part with what the rest of its operation says of it. */
interface Seen extends LockedPart {
  readonly required: boolean;
  readonly schema: Schema;
  /** Bytes of the whole body. */
  readonly bodyLimit: number;
}

const KINDS = { file: "a file", json: "JSON", text: "text" } as const satisfies { readonly [kind in LockedPart["kind"]]: string };

export function compareParts(comparison: Comparison, about: About, before: LockedOperation, after: LockedOperation): void {
  const [old, now] = [seen(before), seen(after)];
  for (const name of [...new Set([...old.keys(), ...now.keys()])].sort()) {
    const position = comparison.locate.part(about.operation ?? "", name);
    comparePart(comparison, { ...about, subject: `${about.subject} part ${name}`, position }, old.get(name), now.get(name));
  }
}

function seen({ body, bodyLimit }: LockedOperation): Map<string, Seen> {
  const { schema, parts = {} } = body as LockedBody;
  const all = Object.entries(parts).map(([name, part]): [string, Seen] => {
    const required = schema.required?.includes(name) ?? false;
    return [name, { ...part, bodyLimit, required, schema: schema.properties?.[name] ?? {} }];
  });
  return new Map(all);
}

function comparePart(comparison: Comparison, about: About, before: Seen | undefined, after: Seen | undefined): void {
  if (before && after) {
    if (before.required !== after.required) noteNeed(comparison, about, after.required);
    compareCounts(comparison, about, before, after);
    if (before.kind !== after.kind)
      note(comparison, "part-kind", about, `is ${KINDS[after.kind]} now; it was ${KINDS[before.kind]}`);
    else if (after.kind === "file") compareFiles(comparison, about, before, after);
    else compareValues(comparison, about, before, after);
  } else if (after?.required) noteNeed(comparison, about, true);
  else note(comparison, after ? "additive" : "part-removed", about, after ? "is accepted now" : "is no longer accepted");
}

function noteNeed(comparison: Comparison, about: About, needed: boolean): void {
  note(comparison, needed ? "part-required" : "additive", about, needed ? "is needed now" : "is no longer needed");
}

/** How often a part comes. Where it may come several times, the bounds are those of its array. */
function compareCounts(comparison: Comparison, about: About, before: Seen, after: Seen): void {
  const [[least, most], [leastNow, mostNow]] = [counts(before), counts(after)];
  if (leastNow > least && leastNow > 1) note(comparison, "part-count", about, `has to come ${times(leastNow)} at least now`);
  else if (leastNow < least && least > 1) note(comparison, "additive", about, `may come fewer than ${times(least)} now`);
  if (mostNow < most) note(comparison, "part-count", about, `may come ${times(mostNow)} at most now`);
  else if (mostNow > most)
    note(
      comparison,
      "additive",
      about,
      mostNow === Number.POSITIVE_INFINITY ? "may come any number of times now" : `may come ${times(mostNow)} now`,
    );
}

function counts({ several, schema }: Seen): [least: number, most: number] {
  return several ? [schema.minItems ?? 0, schema.maxItems ?? Number.POSITIVE_INFINITY] : [1, 1];
}

function times(count: number): string {
  return count === 1 ? "once" : `${count} times`;
}

function compareFiles(comparison: Comparison, about: About, before: Seen, after: Seen): void {
  const [old, now] = [before.contentTypes, after.contentTypes];
  const lost = old && now ? old.filter((type) => !isTaken(type, now)) : [];
  const gained = old && now ? now.filter((type) => !isTaken(type, old)) : [];
  if (now && !old) note(comparison, "part-content-type", about, `takes ${now.join(", ")} only now; it took any content type`);
  if (old && !now) note(comparison, "additive", about, "takes any content type now");
  for (const type of lost) note(comparison, "part-content-type", about, `no longer takes ${type}`);
  for (const type of gained) note(comparison, "additive", about, `takes ${type} now`);
  compareLimits(comparison, about, before, after);
}

/** Also within a media range, such as `image/*`. */
function isTaken(type: string, taken: readonly string[]): boolean {
  return taken.some((range) => range === type || (range.endsWith("/*") && type.startsWith(range.slice(0, -1))));
}

/** The limit of the body limits a file without its own. Where that one changed, it is said of the operation. */
function compareLimits(comparison: Comparison, about: About, before: Seen, after: Seen): void {
  const most = ({ maxBytes = Number.POSITIVE_INFINITY }: Seen) => maxBytes;
  const taken = Math.min(most(before), before.bodyLimit);
  if (most(after) < taken)
    note(comparison, "part-limit-lowered", about, `refuses files over ${most(after)} bytes now; it took ${taken}`);
  else if (most(after) > most(before)) {
    const now = after.maxBytes === undefined ? "of any size that the body may have" : `up to ${after.maxBytes} bytes`;
    note(comparison, "additive", about, `takes files ${now} now; it took ${most(before)}`);
  }
}

/** Their number is compared already. */
function compareValues(comparison: Comparison, about: About, before: Seen, after: Seen): void {
  const values = before.several && after.several ? uncounted : single;
  compareRequest(comparison, about, values(before), values(after));
}

function uncounted({ schema: { minItems: _least, maxItems: _most, ...schema } }: Seen): Schema {
  return schema;
}

function single({ several, schema }: Seen): Schema {
  return several ? schema.items || {} : schema;
}
