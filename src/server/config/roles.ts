/** What a claim of the provider lets a person do here: `OIDC_ROLES`. */
import type { Grant } from "#src/accounts/keys/people.ts";
import { canonicalScope } from "#src/accounts/scope.ts";
import { type Facts, Unfit, type Variable, variable } from "./variable.ts";

export interface RoleOfValue {
  /** A value of the claim; `*` is every person of the provider. */
  readonly value: string;
  readonly grant: Grant;
}

const EXPECTS =
  "pairs of a claim's value and a role, separated by commas: value=admin, value=read_write or value=read_only:shop/*, where * as a value is everybody";

const NAME = /^[A-Za-z0-9._:@-]+(?:\/[A-Za-z0-9._:@-]+)*(?:\/?\*)?$/;

export function roles(facts: Facts<readonly RoleOfValue[]>): Variable<readonly RoleOfValue[]> {
  return variable(facts, EXPECTS, (given) => given.split(",").map((one) => roleOf(one.trim())));
}

/** @throws Unfit */
function roleOf(text: string): RoleOfValue {
  const [, value, role, scope] = /^(.+)=([a-z_]+)(?::(.*))?$/.exec(text) ?? [];
  const shown = JSON.stringify(text);
  if (value === undefined) throw new Unfit(`${shown} is no pair`);
  if (role !== "admin" && role !== "read_write" && role !== "read_only")
    throw new Unfit(`${shown} names no role. Write admin, read_write or read_only`);
  if (scope === undefined)
    return { value, grant: { role: role === "admin" ? "read_write" : role, admin: role === "admin", scope: null } };
  if (role === "admin") throw new Unfit(`${shown} restricts an admin. An admin has all namespaces`);
  if (!NAME.test(scope) || scope.length > 256)
    throw new Unfit(`${shown} has no namespace after the role. Write one such as shop, or a prefix such as shop/*`);
  return { value, grant: { role, admin: false, scope: canonicalScope(scope) } };
}

/** The first entry that fits decides; null if none does. */
export function grantOf(claims: Readonly<Record<string, unknown>>, claim: string, entries: readonly RoleOfValue[]): Grant | null {
  const values = valuesOf(claims[claim]);
  return entries.find(({ value }) => value === "*" || values.has(value))?.grant ?? null;
}

/** A claim is a text, or a list of texts. Anything else says nothing. */
function valuesOf(claim: unknown): ReadonlySet<string> {
  if (typeof claim === "string") return new Set([claim]);
  return new Set(Array.isArray(claim) ? claim.filter((one) => typeof one === "string") : []);
}
