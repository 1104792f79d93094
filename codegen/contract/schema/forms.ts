/** Values of one schema against the forms of another (`anyOf`, `oneOf`): each must lie within one of them. */
import type { Schema, TypeName } from "../../schema.ts";
import { disjoint } from "./disjoint.ts";
import { fits, type Shortfall, shortfall, type Walk } from "./shortfall.ts";
import { formsOf, resolve, type Side, seenAs } from "./side.ts";
import { newTag, sharesTag } from "./tag.ts";
import { plural, typesOf } from "./type-names.ts";
import { finiteValues } from "./values.ts";

/** `sub` has no forms itself. It is taken apart first, by value and by type, since its parts may lie within different forms. */
export function formShortfalls(walk: Walk, sub: Side, sup: Side): Shortfall[] {
  const narrow = sub.schema as Schema;
  const values = narrow.enum && narrow.const === undefined ? finiteValues(narrow) : null;
  if (values) return values.flatMap((value) => formShortfalls(walk, seenAs(sub, { const: value }), sup));
  const types = typesOf(narrow);
  if (types.length > 1) return types.flatMap((type) => formShortfalls(walk, seenAs(sub, { ...narrow, type }), sup));
  return oneTypeShortfalls(walk, sub, sup, types[0]);
}

function oneTypeShortfalls(walk: Walk, sub: Side, sup: Side, type: TypeName | undefined): Shortfall[] {
  const forms = formsOf(sup);
  const attempts = forms.map((form) => ({ form, found: walk.within(sub, form) }));
  const fitting = attempts.filter(({ found }) => fits(found)).sort((a, b) => a.found.length - b.found.length);
  // Only a server refuses what matches two forms of a oneOf. A client that reads an answer does not.
  const exclusive = walk.mode === "accept" && (sup.schema as Schema).oneOf !== undefined;
  const clear = fitting.find(({ form }) => !exclusive || forms.every((other) => other === form || disjoint(sub, other)));
  if (clear) return clear.found;
  if (fitting.length > 0)
    return [shortfall(walk, sub, sup, { kind: "overlap", values: `${describe(sub)} that match more than one form` })];

  if (newTag(sub, forms))
    return [shortfall(walk, sub, sup, { kind: "form", values: describe(sub) }, walk.mode === "show" || undefined)];
  const near = attempts.filter(({ form }) => counterpart(form, type));
  const [nearest] = near.length > 1 ? near.filter(({ form }) => sharesTag(sub, form) || sameName(sub, form)) : near;
  return nearest ? nearest.found : [shortfall(walk, sub, sup, { kind: "form", values: describe(sub) })];
}

/** Whether a form is what `sub` has become, so that the differences between the two are what to tell. */
function counterpart(form: Side, type: TypeName | undefined): boolean {
  const { schema } = resolve(form);
  if (typeof schema === "boolean" || schema.anyOf || schema.oneOf) return false;
  return type !== undefined && typesOf(schema).includes(type);
}

function sameName(sub: Side, form: Side): boolean {
  const { type, pointer } = resolve(form).place;
  return type !== null && pointer === "" && type === sub.place.type && sub.place.pointer === "";
}

function describe(sub: Side): string {
  const { type, pointer } = sub.place;
  if (type !== null && pointer === "") return type;
  const schema = sub.schema as Schema;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  return typesOf(schema).map(plural).join(" and ");
}
