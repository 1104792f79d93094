// Generated from spec/ by `npm run generate`. Do not edit.
/**
 * A part of an organization's namespaces. A bare name is that one namespace; `<name>/*` and `<name>*` are both that namespace
 * and everything under `<name>/`. A prefix ends at a `/` boundary: `shop*` covers `shop` and `shop/eu`, never `shopping`.
 */
export type NamespaceScope = string;
