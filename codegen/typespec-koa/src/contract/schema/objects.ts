import type { Schema } from "../../schema.ts";
import { ofResponse, type Shortfall, shortfall, type Walk } from "./shortfall.ts";
import { below, defaultOf, isRetired, type Node, type Side, token } from "./side.ts";
import { accepts, canonical } from "./values.ts";

/** Objects of `sub` that are not objects of `sup`. */
export function objectShortfalls(walk: Walk, sub: Side, sup: Side): Shortfall[] {
  const [narrow, wide] = [sub.schema as Schema, sup.schema as Schema];
  const names = new Set([...Object.keys(narrow.properties ?? {}), ...Object.keys(wide.properties ?? {})]);
  const found = [...names].flatMap((name) => memberShortfalls(walk, sub, sup, name));
  found.push(...presenceShortfalls(walk, sub, sup), ...nameShortfalls(walk, sub, sup), ...countShortfalls(walk, sub, sup));

  return [...found, ...otherShortfalls(walk, sub, sup)];
}

/** The members that neither side declares. */
function otherShortfalls(walk: Walk, sub: Side, sup: Side): Shortfall[] {
  const [others, allowed] = [additional(sub), additional(sup)];
  if (others.schema === false) return [];
  if (ofResponse(walk)) {
    if (allowed.schema === false || (isOpen(others.schema) && (walk.mode === "keep" || isOpen(allowed.schema)))) return [];
  } else if (allowed.schema === false) {
    return [shortfall(walk, sub, sup, { kind: "type", values: "members that it does not list" })];
  }
  return walk.within(others, allowed);
}

/** One member that either side declares. In a response, an undeclared member is absent. */
function memberShortfalls(walk: Walk, sub: Side, sup: Side, name: string): Shortfall[] {
  const [own, theirs] = [declared(sub, name), declared(sup, name)];
  if (own && theirs) return [...defaultShortfall(walk, own, theirs), ...walk.within(own, theirs)];
  return own ? extraShortfalls(walk, own, sup, name) : theirs ? lackShortfalls(walk, sub, theirs, sup, name) : [];
}

/** A member that `sup` does not declare. */
function extraShortfalls(walk: Walk, own: Side, sup: Side, name: string): Shortfall[] {
  if (walk.mode === "keep") return [];
  const others = additional(sup);
  const member = () => shortfall(walk, own, sup, { kind: "member", name }, walk.mode !== "accept");
  if (others.schema === false) return [member()];
  return walk.mode === "show" ? [member(), ...walk.within(own, others)] : walk.within(own, others);
}

/** A member that `sub` does not declare. */
function lackShortfalls(walk: Walk, sub: Side, theirs: Side, sup: Side, name: string): Shortfall[] {
  if (walk.mode === "keep") return [];
  if (walk.mode === "show") return [shortfall(walk, sub, theirs, { kind: "gone", name }, mayVanish(theirs, sup, name))];
  const others = additional(sub);
  return others.schema === false ? [] : walk.within(others, theirs);
}

/** A retired optional member may disappear: servers stop returning it. */
function mayVanish(member: Side, owner: Side, name: string): boolean {
  return isRetired(member) && !(owner.schema as Schema).required?.includes(name);
}

function defaultShortfall(walk: Walk, sub: Side, sup: Side): Shortfall[] {
  if (walk.mode !== "accept") return [];
  const [before, after] = [defaultOf(sub), defaultOf(sup)];
  return canonical(before) === canonical(after) ? [] : [shortfall(walk, sub, sup, { kind: "default", before, after })];
}

function presenceShortfalls(walk: Walk, sub: Side, sup: Side): Shortfall[] {
  const [narrow, wide] = [sub.schema as Schema, sup.schema as Schema];
  const missing = (wide.required ?? []).filter((name) => !narrow.required?.includes(name));
  return missing.flatMap((name) => {
    const [own, theirs] = [declared(sub, name), declared(sup, name)];
    // In a response: a missing member is reported, and a new one may be always present.
    if (ofResponse(walk) && !own && theirs) return [];
    const retired = walk.mode === "show" && theirs !== null && isRetired(theirs);
    return [shortfall(walk, own ?? sub, theirs ?? sup, { kind: "absence", name }, retired || undefined)];
  });
}

function nameShortfalls(walk: Walk, sub: Side, sup: Side): Shortfall[] {
  const wanted = (sup.schema as Schema).propertyNames;
  if (wanted === undefined) return [];
  const { properties = {}, propertyNames } = sub.schema as Schema;
  const unfit = Object.keys(properties).filter((name) => accepts(wanted, name) !== "yes");
  const found = unfit.map((name) => shortfall(walk, declared(sub, name)!, sup, { kind: "member", name }, false));
  if (additional(sub).schema === false) return found;
  const text = (names: Schema | undefined): Schema => ({ ...names, type: "string" });
  return [
    ...found,
    ...walk.within(below(sub, "/propertyNames", text(propertyNames)), below(sup, "/propertyNames", text(wanted))),
  ];
}

function countShortfalls(walk: Walk, sub: Side, sup: Side): Shortfall[] {
  const [narrow, wide] = [sub.schema as Schema, sup.schema as Schema];
  const listed = additional(sub).schema === false ? Object.keys(narrow.properties ?? {}).length : Number.POSITIVE_INFINITY;
  const most = Math.min(narrow.maxProperties ?? Number.POSITIVE_INFINITY, listed);
  const least = Math.max(narrow.minProperties ?? 0, narrow.required?.length ?? 0);
  const found: Shortfall[] = [];
  const bound = (values: string) => found.push(shortfall(walk, sub, sup, { kind: "bound", values }));
  if (least < (wide.minProperties ?? 0)) bound(`objects of fewer than ${wide.minProperties} members`);
  if (most > (wide.maxProperties ?? Number.POSITIVE_INFINITY)) bound(`objects of more than ${wide.maxProperties} members`);
  return found;
}

function declared(side: Side, name: string): Side | null {
  const { properties } = side.schema as Schema;
  return properties && Object.hasOwn(properties, name) ? below(side, `/properties${token(name)}`, properties[name]!) : null;
}

function additional(side: Side): Side {
  return below(side, "/additionalProperties", (side.schema as Schema).additionalProperties ?? true);
}

function isOpen(schema: Node): boolean {
  return schema === true || (typeof schema === "object" && Object.keys(schema).length === 0);
}
