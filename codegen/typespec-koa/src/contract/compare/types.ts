/** The names of types, and what is deprecated in them. Whether values changed is found where they are used. */
import { tokenName } from "../../json-pointer.ts";
import type { Json, Schema } from "../../schema.ts";
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
  for (const [name, schema] of Object.entries(before.types)) {
    const now = after.types[name];
    const about: About = { operation: null, subject: name, position: locate.type({ type: name, pointer: "" }) };
    if (now) compareDeprecations(comparison, name, schema, now);
    else if (exported) {
      // A name that an exception kept in the lock has an heir that the lock has as well.
      const [heir] =
        (isReached(before, name) ? added : all).find(([other, candidate]) => alike(name, schema) === alike(other, candidate)) ??
        [];
      if (heir === undefined) note(comparison, "additive", about, "is the name of no type any more");
      else {
        const position = locate.type({ type: heir, pointer: "" });
        note(
          comparison,
          "type-renamed",
          { ...about, position, type: name },
          `is called ${heir} now, so that clients no longer export its name`,
        );
      }
    }
  }
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
