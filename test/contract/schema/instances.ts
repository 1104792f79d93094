/**
 * Random instances of a schema, made by following it with a seed, near its bounds. Some are invalid, so that the oracle sees both kinds.
 */

import type { Types } from "../../../codegen/typespec-koa/src/contract/schema/side.ts";
import { typesOf } from "../../../codegen/typespec-koa/src/contract/schema/type-names.ts";
import type { Json, Schema } from "../../../codegen/typespec-koa/src/schema.ts";
import { referenced } from "../../../codegen/typespec-koa/src/schema.ts";

const NOISE: readonly Json[] = [
  null,
  true,
  0,
  1,
  2.5,
  -1,
  7,
  "",
  "a",
  "d",
  "x1",
  "abcab",
  [],
  ["a", "a"],
  {},
  { kind: "new" },
  { kind: "b" },
  { a: 1 },
];
const DEEPEST = 7;

export function instances(schema: Schema, types: Types, seed: number, count: number): Json[] {
  const chance = mulberry32(seed);
  return Array.from({ length: count }, () => sample(schema, types, chance, 0));
}

function sample(schema: Schema | boolean, types: Types, chance: () => number, depth: number): Json {
  const pick = <Of>(values: readonly Of[]): Of => values[Math.floor(chance() * values.length)]!;
  if (typeof schema === "boolean" || chance() < 0.04 || depth > DEEPEST) return pick(NOISE);
  const name = referenced(schema);
  if (name !== null) return sample(types[name]!, types, chance, depth + 1);
  const forms = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (forms.length > 0) return sample(pick(forms), types, chance, depth + 1);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum);
  const near = (low = 0, high = low + 2) => Math.max(0, pick([low, high, low + 1, high - 1]));
  switch (pick(typesOf(schema))) {
    case "null":
      return null;
    case "boolean":
      return chance() < 0.5;
    case "integer":
      return Math.round(numberNear(schema, pick)) * pick([1, schema.multipleOf ?? 1]);
    case "number":
      return numberNear(schema, pick) + pick([0, 0, 0.5]);
    case "string": {
      const letters = pick(["ab", "x", "1", "xyz"]);
      return Array.from({ length: near(schema.minLength, schema.maxLength) }, () => pick([...letters])).join("");
    }
    case "array": {
      const length = near(Math.max(schema.minItems ?? 0, pick([0, schema.prefixItems?.length ?? 0])), schema.maxItems);
      return Array.from({ length }, (_, index) =>
        sample(schema.prefixItems?.[index] ?? schema.items ?? true, types, chance, depth + 1),
      );
    }
    default:
      return object(schema, types, chance, depth, pick);
  }
}

function object(
  schema: Schema,
  types: Types,
  chance: () => number,
  depth: number,
  pick: <Of>(values: readonly Of[]) => Of,
): Json {
  const members: { [name: string]: Json } = {};
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const needed = schema.required?.includes(name) ?? false;
    if (chance() < (needed ? 0.98 : depth > 3 ? 0.2 : 0.6)) members[name] = sample(member, types, chance, depth + 1);
  }
  const others = schema.additionalProperties;
  if (others === false) return members;
  const extra = (schema.required ?? []).filter((name) => !(name in members) && !(name in (schema.properties ?? {})));
  if (chance() < 0.4) extra.push(pick(["a", "b", "kind", "c1", "zzz"]));
  for (const name of extra) if (!(name in members)) members[name] = sample(others ?? true, types, chance, depth + 1);
  return members;
}

function numberNear(
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema,
  pick: <Of>(values: readonly Of[]) => Of,
): number {
  const bounds = [minimum, maximum, exclusiveMinimum, exclusiveMaximum].filter((bound) => bound !== undefined);
  return (bounds.length > 0 ? pick(bounds) : pick([0, 1, 6])) + pick([0, 1, -1, 2]);
}

/** A small, well-spread generator of numbers from 0 to 1: the same for the same seed. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
