/** Schemas without forms: by value if there are finitely many, otherwise type by type. */
import type { Json, Schema, TypeName } from "../../schema.ts";
import { arrayShortfalls } from "./arrays.ts";
import { numberReasons } from "./numbers.ts";
import { objectShortfalls } from "./objects.ts";
import { type Reason, type Shortfall, shortfall, type Walk } from "./shortfall.ts";
import type { Side } from "./side.ts";
import { stringReasons } from "./strings.ts";
import { includesType, jsonType, plural, typesOf } from "./type-names.ts";
import { accepts, finiteValues, sameValue } from "./values.ts";

export function plainShortfalls(walk: Walk, sub: Side, sup: Side): Shortfall[] {
  const [narrow, wide] = [sub.schema as Schema, sup.schema as Schema];
  const values = names(narrow) || names(wide) ? finiteValues(narrow) : null;
  if (values) return values.flatMap((value) => valueShortfalls(walk, sub, sup, value));
  if (names(wide)) {
    const listed = finiteValues(wide)!.map((value) => JSON.stringify(value));
    return [shortfall(walk, sub, sup, { kind: "bound", values: `other values than ${listed.join(", ")}` })];
  }
  return typesOf(narrow).flatMap((type) => typeShortfalls(walk, sub, sup, type));
}

function names(schema: Schema): boolean {
  return schema.const !== undefined || schema.enum !== undefined;
}

function valueShortfalls(walk: Walk, sub: Side, sup: Side, value: Json): Shortfall[] {
  const wide = sup.schema as Schema;
  if (accepts(wide, value) === "yes") return [];
  const passes =
    (walk.mode === "show" && mayGain(wide, value)) || (walk.mode === "keep" && isRetired(sub.schema as Schema, value));
  return [shortfall(walk, sub, sup, { kind: "value", value }, passes || undefined)];
}

/** A response's enumeration may gain values of its types. A constant promises one value. */
function mayGain({ enum: listed, ...rest }: Schema, value: Json): boolean {
  if (!listed || rest.const !== undefined || listed.some((member) => sameValue(member, value))) return false;
  return listed.some((member) => jsonType(member) === jsonType(value)) && accepts(rest, value) === "yes";
}

/** Servers may stop sending a retired value. */
function isRetired({ "x-retired-values": retired }: Schema, value: Json): boolean {
  return Array.isArray(retired) && retired.some((each: Json) => sameValue(each, value));
}

function typeShortfalls(walk: Walk, sub: Side, sup: Side, type: TypeName): Shortfall[] {
  const [narrow, wide] = [sub.schema as Schema, sup.schema as Schema];
  const admitted = typesOf(wide);
  const because = (reasons: readonly Reason[]) => reasons.map((reason) => shortfall(walk, sub, sup, reason));
  if (type === "number" && !admitted.includes("number") && admitted.includes("integer")) {
    return because([{ kind: "bound", values: "fractions" }, ...numberReasons(narrow, wide)]);
  }
  if (!includesType(admitted, type)) return because([{ kind: "type", values: plural(type) }]);
  switch (type) {
    case "null":
    case "boolean":
      return [];
    case "integer":
    case "number":
      return because(numberReasons(narrow, wide));
    case "string":
      return because(stringReasons(narrow, wide));
    case "array":
      return arrayShortfalls(walk, sub, sup);
    case "object":
      return objectShortfalls(walk, sub, sup);
    default:
      return type satisfies never;
  }
}
