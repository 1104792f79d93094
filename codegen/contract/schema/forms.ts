/** Values of one schema against the forms of another (`anyOf`, `oneOf`): each must lie within one of them. */
import type { Json, Schema, TypeName } from "../../schema.ts";
import { disjoint } from "./disjoint.ts";
import { derivedSchema } from "./pairs.ts";
import { fits, type Shortfall, shortfall, type Walk } from "./shortfall.ts";
import { formsOf, resolve, type Side, seenAs } from "./side.ts";
import { newTag, sharesTag } from "./tag.ts";
import { plural, typesOf } from "./type-names.ts";
import { canonical, finiteValues } from "./values.ts";

/** `sub` has no forms itself. It is taken apart first, by value and by type, since its parts may lie within different forms. */
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
  // Only a server refuses what matches two forms of a oneOf. A client that reads an answer does not.
  const exclusive = walk.mode === "accept" && (sup.schema as Schema).oneOf !== undefined;
  const clear = fitting.find(({ form }) => !exclusive || forms.every((other) => other === form || disjoint(sub, other)));
  if (clear) return clear.found;
  if (fitting.length > 0)
    return [shortfall(walk, sub, sup, { kind: "overlap", values: `${describe(sub)} that match more than one form` })];

  if (newTag(sub, forms))
    return [shortfall(walk, sub, sup, { kind: "form", values: describe(sub) }, walk.mode === "show" || undefined)];
  const found = walk === walk.brief ? [] : nearest(walk, sub, forms.flatMap(leaves), type);
  // A form inside a form that is exclusive may take it, and the outer one not.
  return settles(walk, found) ? [shortfall(walk, sub, sup, { kind: "form", values: describe(sub) })] : found;
}

/** Differences from a form of which no more than this many are told: of a form with more, it is not clear that it is the one meant. */
const ALIKE = 2;

/** What tells `sub` from the form that it has become, so far as that is clear: by type, by tag or name, or because little has changed. */
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

/** Where everything found is additive, only a form without findings says that nothing is new. */
function settles(walk: Walk, found: readonly Shortfall[]): boolean {
  return walk.mode === "loosen" ? found.length === 0 : fits(found);
}

/** Whether a form is what `sub` has become, so that the differences between the two are what to tell. */
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
