// Generated from spec/ by `npm run generate`. Do not edit.
/**
 * A set of namespaces in an organization. A name alone means that one namespace. `<name>/*` and `<name>*` both mean
 * that namespace and everything under `<name>/`. A prefix ends at a `/` boundary: `shop*` covers `shop` and `shop/eu`,
 * but never `shopping`.
 */
export type NamespaceScope = string;
