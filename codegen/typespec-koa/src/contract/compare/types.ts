/** The names of types, and what is deprecated in them. Whether values changed is found where they are used. */
import { tokenName } from "../../json-pointer.ts";
import { type Json, referenced, type Schema } from "../../schema.ts";
import type { Lock } from "../lock.ts";
import { references } from "../schema/same.ts";
import { token } from "../schema/side.ts";
import { canonical } from "../schema/values.ts";
import { type About, type Comparison, note } from "./comparison.ts";
import { placeName } from "./subject.ts";

/** Clients export types by name. So a name that goes breaks the programs that import it, though no value changed. */
const EXPORTING = ["client", "python"] as const;

export function compareTypes(comparison: Comparison): void {
  const { before, after, locate, settings } = comparison;
  const exported = EXPORTING.some((artefact) => settings.artefacts.includes(artefact));
  const all = Object.entries(after.types);
  const added = all.filter(([name]) => !(name in before.types));
  const partners = pairs(before, after);
  for (const [name, schema] of Object.entries(before.types)) {
    const now = after.types[name];
    const about: About = { operation: null, subject: name, position: locate.type({ type: name, pointer: "" }) };
    const isSame = ([other, candidate]: readonly [string, Schema]) => alike(name, schema) === alike(other, candidate);
    const others = all.filter(([other]) => partners.get(name)?.has(other));
    if (now) compareDeprecations(comparison, name, schema, now);
    if (!exported) continue;
    if (now) {
      // Both names are there, and each is of what the other was.
      const [taken] = partners.get(name)?.has(name) || isSame([name, now]) ? [] : others.filter(isSame);
      if (taken) noteRenamed(comparison, about, taken[0]);
      continue;
    }
    // A name that an exception kept in the lock has an heir that the lock has as well.
    const [heir] = [
      ...(isReached(before, name) ? added : all).filter(isSame),
      ...others.filter(([other]) => !(other in before.types)),
    ];
    if (heir) noteRenamed(comparison, about, heir[0]);
    else note(comparison, "additive", about, "is the name of no type any more");
  }
}

function noteRenamed(comparison: Comparison, about: About & { readonly subject: string }, heir: string): void {
  const position = comparison.locate.type({ type: heir, pointer: "" });
  note(
    comparison,
    "type-renamed",
    { ...about, position, type: about.subject },
    `is called ${heir} now, so that clients no longer export its name`,
  );
}

/** By the name of a type: the types that are now where it was, however much they changed. */
function pairs(before: Lock, after: Lock): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const visit = (a: unknown, b: unknown) => {
    if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return;
    const [was, is] = [referenced(a as Schema), referenced(b as Schema)];
    if (was !== null && is !== null) {
      const known = found.get(was) ?? new Set();
      if (known.has(is)) return;
      found.set(was, known.add(is));
      visit(before.types[was], after.types[is]);
    }
    // By its place alone, a member of another union says nothing.
    if (Array.isArray(a) && a.length !== (b as readonly unknown[]).length) return;
    for (const [key, inner] of Object.entries(a)) visit(inner, (b as { readonly [key: string]: unknown })[key]);
  };
  visit([before.operations, before.errors, before.webhooks], [after.operations, after.errors, after.webhooks]);
  return found;
}

/** Whether an operation still uses a type of the lock. */
function isReached({ operations, errors, webhooks = {}, types }: Lock, name: string): boolean {
  const reached = new Set(references([operations, errors, webhooks] as never));
  for (const each of reached) for (const next of references(types[each] ?? true)) reached.add(next);
  return reached.has(name);
}

/** Without its own name, which a type that refers to itself has inside. */
function alike(name: string, schema: Schema): string {
  return canonical(schema as Json).replaceAll(`"#/components/schemas/${name}"`, '"#"');
}

function compareDeprecations(comparison: Comparison, type: string, before: Schema, after: Schema): void {
  const [old, now] = [deprecations(before), deprecations(after)];
  const say = (pointer: string, message: string) => {
    const place = { type, pointer };
    const about: About = { operation: null, subject: placeName(place), position: comparison.locate.type(place) };
    note(comparison, "additive", about, message, "notice");
  };
  for (const pointer of now) if (!old.has(pointer)) say(pointer, "is deprecated now");
  for (const pointer of old) if (!now.has(pointer) && at(after, pointer)) say(pointer, "is deprecated no more");
}

/** The pointers of what is deprecated in a schema. */
function deprecations(schema: Schema): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown, pointer: string) => {
    if (typeof value !== "object" || value === null) return;
    if ((value as Schema).deprecated === true) found.add(pointer);
    for (const [key, inner] of Object.entries(value)) {
      if (key !== "enum" && key !== "const" && key !== "default") visit(inner, pointer + token(key));
    }
  };
  visit(schema, "");
  return found;
}

function at(schema: Schema, pointer: string): unknown {
  const tokens = pointer.split("/").slice(1);
  return tokens.reduce<unknown>((value, name) => (value as { [key: string]: unknown } | undefined)?.[tokenName(name)], schema);
}
