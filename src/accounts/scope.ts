/**
 * The namespaces that a restricted key may access. A scope is one namespace (`shop`), or a namespace and everything under it
 * (`shop/*` or `shop*`, with the same meaning). It ends at a `/` boundary: `shop*` covers `shop` and `shop/eu`, never `shopping`.
 */

/** Whether a scope covers a namespace (`shop/eu`) or everything under a template prefix (`shop/eu/*`); null covers everything. */
export function covers(scope: string | null, namespaceOrPrefix: string): boolean {
  if (scope === null) return true;
  const asked = rootOf(namespaceOrPrefix);
  const own = rootOf(scope);
  if (own === scope) return namespaceOrPrefix === scope;
  return asked === own || asked.startsWith(`${own}/`);
}

/** The namespace above everything that a scope or prefix covers; for a namespace, itself. */
function rootOf(scope: string): string {
  if (scope.endsWith("/*")) return scope.slice(0, -2);
  return scope.endsWith("*") ? scope.slice(0, -1) : scope;
}

/** The maximum length of a namespace's name, in characters. */
const LONGEST_NAME = 256;

/**
 * The canonical form of a scope: `shop*` becomes `shop/*`. No name fits below a name of 255 characters. So `*` after it has no
 * meaning, and is omitted if `/*` would be too long.
 */
export function canonicalScope(scope: string): string {
  if (!scope.endsWith("*") || scope.endsWith("/*")) return scope;
  const name = scope.slice(0, -1);
  return name.length + 2 > LONGEST_NAME ? name : `${name}/*`;
}
