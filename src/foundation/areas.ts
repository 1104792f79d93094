/** Sets of namespace names within an organization: what a key may see, or what a prefix covers. */

/** A set of names: one exact name, or all names that begin with `under` (the empty string means all). Null means none. */
export interface NameArea {
  exact: string | null;
  under: string | null;
}

/** The names that a key's scope covers. See `accounts/scope.ts`. */
export function scopeArea(scope: string | null): NameArea {
  if (scope === null) return { exact: null, under: "" };
  const root = scope.replace(/\/?\*$/, "");
  return { exact: root, under: root === scope ? null : `${root}/` };
}

/** The prefix under which budgets of the whole organization are stored. */
export const EVERYTHING = "*";

/** All prefixes that contain a namespace's name, as canonical scopes, the narrowest first. */
export function prefixesAbove(name: string): string[] {
  const parts = name.split("/");
  return [name, ...parts.map((_, at) => `${parts.slice(0, parts.length - at).join("/")}/*`), EVERYTHING];
}

/** The names that the prefix of a budget covers. */
export function prefixArea(prefix: string): NameArea {
  return prefix === EVERYTHING ? scopeArea(null) : scopeArea(prefix);
}

export function intersection(one: NameArea, other: NameArea): NameArea {
  const both = [one.under, other.under];
  const [wide, narrow] = both.sort((a, b) => (a?.length ?? -1) - (b?.length ?? -1));
  return {
    exact: [one.exact, other.exact].find((name) => name !== null && contains(one, name) && contains(other, name)) ?? null,
    under: wide != null && narrow?.startsWith(wide) ? narrow : null,
  };
}

function contains(area: NameArea, name: string): boolean {
  return area.exact === name || (area.under !== null && name.startsWith(area.under));
}
