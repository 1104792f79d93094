/** Compares values of one schema with the forms of another (`anyOf`, `oneOf`): each value must be within one of them. */
import type { Json, Schema, TypeName } from "../../schema.ts";
import { disjoint } from "./disjoint.ts";
import { derivedSchema } from "./pairs.ts";
import { fits, type Shortfall, shortfall, type Walk } from "./shortfall.ts";
import { formsOf, resolve, type Side, seenAs } from "./side.ts";
import { newTag, sharesTag } from "./tag.ts";
import { plural, typesOf } from "./type-names.ts";
import { canonical, finiteValues } from "./values.ts";

/** `sub` itself has no forms. It is first split by value and by type, because its parts may be within different forms. */
export function formShortfalls(walk: Walk, sub: Side, sup: Side): Shortfall[] {
  const narrow = sub.schema as Schema;
  const values = narrow.enum && narrow.const === undefined ? finiteValues(narrow) : null;
  if (values) return values.flatMap((value) => formShortfalls(walk, seenAs(sub, only(narrow, value)), sup));
  const types = typesOf(narrow);
  if (types.length > 1) return types.flatMap((type) => formShortfalls(walk, seenAs(sub, ofType(narrow, type)), sup));
  return oneTypeShortfalls(walk, sub, sup, types[0]);
}

function only(schema: Schema, value: Json): Schema {
  return derivedSchema(schema, `const ${canonical(value)}`, () => ({ const: value }));
}

function ofType(schema: Schema, type: TypeName): Schema {
  return derivedSchema(schema, `type ${type}`, () => ({ ...schema, type }));
}

function oneTypeShortfalls(walk: Walk, sub: Side, sup: Side, type: TypeName | undefined): Shortfall[] {
  const forms = formsOf(sup);
  const attempts = forms.map((form) => ({ form, found: walk.brief.within(sub, form) }));
  const fitting = attempts.filter(({ found }) => settles(walk, found)).sort((a, b) => a.found.length - b.found.length);
  // Only a server refuses a value that matches two forms of a oneOf. A client that reads a response does not.
  const exclusive = walk.mode === "accept" && (sup.schema as Schema).oneOf !== undefined;
  const clear = fitting.find(({ form }) => !exclusive || forms.every((other) => other === form || disjoint(sub, other)));
  if (clear) return clear.found;
  if (fitting.length > 0)
    return [shortfall(walk, sub, sup, { kind: "overlap", values: `${describe(sub)} that match more than one form` })];

  if (newTag(sub, forms))
    return [shortfall(walk, sub, sup, { kind: "form", values: describe(sub) }, walk.mode === "show" || undefined)];
  const found = walk === walk.brief ? [] : nearest(walk, sub, forms.flatMap(leaves), type);
  // If a form is exclusive, an inner form may accept the value although the outer one does not.
  return settles(walk, found) ? [shortfall(walk, sub, sup, { kind: "form", values: describe(sub) })] : found;
}

/** At most this many differences from a form are reported. With more, it is unclear whether it is the intended form. */
const ALIKE = 2;

/**
 * What distinguishes `sub` from the form that it has become, if that is clear: by type, by tag or name, or because little has
 * changed.
 */
function nearest(walk: Walk, sub: Side, forms: readonly Side[], type: TypeName | undefined): Shortfall[] {
  const near = forms.filter((form) => counterpart(form, type));
  const [meant] = near.length > 1 ? near.filter((form) => sharesTag(sub, form) || sameName(sub, form)) : near;
  if (meant) return walk.within(sub, meant);
  const tried = near.map((form) => ({ form, count: walk.brief.within(sub, form).length })).sort((a, b) => a.count - b.count);
  const [first, second] = tried;
  return first && second && first.count <= ALIKE && first.count < second.count ? walk.within(sub, first.form) : [];
}

/** The forms that have no forms themselves. */
function leaves(form: Side): Side[] {
  const target = resolve(form);
  const inner = typeof target.schema === "boolean" ? [] : formsOf(target);
  return inner.length === 0 ? [target] : inner.flatMap(leaves);
}

/** If all findings are additive, only a form without findings shows that nothing is new. */
function settles(walk: Walk, found: readonly Shortfall[]): boolean {
  return walk.mode === "loosen" ? found.length === 0 : fits(found);
}

/** Whether a form is what `sub` has become, so that their differences should be reported. */
function counterpart(form: Side, type: TypeName | undefined): boolean {
  return type !== undefined && typeof form.schema === "object" && typesOf(form.schema).includes(type);
}

function sameName(sub: Side, form: Side): boolean {
  const { type, pointer } = form.place;
  return type !== null && pointer === "" && type === sub.place.type && sub.place.pointer === "";
}

function describe(sub: Side): string {
  const { type, pointer } = sub.place;
  if (type !== null && pointer === "") return type;
  const schema = sub.schema as Schema;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  return typesOf(schema).map(plural).join(" and ");
}
