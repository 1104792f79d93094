/**
 * What a key restricted to a part of the namespaces reaches. A scope is one namespace (`shop`), or a namespace and everything under
 * it (`shop/*` and `shop*` alike). It ends at a `/` boundary: `shop*` covers `shop` and `shop/eu`, never `shopping`.
 */

/** Whether a scope covers a namespace (`shop/eu`) or all that a template prefix stands for (`shop/eu/*`); null covers everything. */
export function covers(scope: string | null, namespaceOrPrefix: string): boolean {
  if (scope === null) return true;
  const asked = rootOf(namespaceOrPrefix);
  const own = rootOf(scope);
  if (own === scope) return namespaceOrPrefix === scope;
  return asked === own || asked.startsWith(`${own}/`);
}

/** The namespace above all that a scope or prefix stands for; a namespace is its own. */
function rootOf(scope: string): string {
  if (scope.endsWith("/*")) return scope.slice(0, -2);
  return scope.endsWith("*") ? scope.slice(0, -1) : scope;
}

/** Most characters of a namespace's name. */
const LONGEST_NAME = 256;

/**
 * The one way to write a part of the namespaces: `shop*` is `shop/*`. Under a name of 255 characters nothing can lie, so `*` after one says
 * nothing, and it is left out where `/*` would be too long.
 */
export function canonicalScope(scope: string): string {
  if (!scope.endsWith("*") || scope.endsWith("/*")) return scope;
  const name = scope.slice(0, -1);
  return name.length + 2 > LONGEST_NAME ? name : `${name}/*`;
}
