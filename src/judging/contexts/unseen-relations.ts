/**
 * Removes from an explanation what the caller may not read: documents of namespaces outside the scope of the API key. A definition of a
 * template may show such documents to engines. An attribute that the tenant writes decides which ones. So without this, `explain` would
 * show a tenant any of these documents that it names.
 */

import { parseJson } from "typespec-koa-runtime/json";
import type { JudgmentDefinition } from "#generated/types.ts";
import { covers } from "#src/accounts/scope.ts";
import { canonical, type JsonObject } from "#src/foundation/json/json.ts";

/** The names of relations that lead to namespaces outside a scope. */
export function unseenRelations({ context }: JudgmentDefinition, namespace: string, scope: string | null): string[] {
  const relations = context?.related ?? [];
  const unseen = relations.filter(
    (one) => one.namespace !== undefined && one.namespace !== namespace && !covers(scope, one.namespace),
  );
  return unseen.map(({ name }) => name);
}

/** The text of a context without some of its relations. */
export function withoutRelations(text: string, names: readonly string[]): string {
  const { related, ...rest } = parseJson(text) as JsonObject;
  const kept = Object.entries((related ?? {}) as JsonObject).filter(([name]) => !names.includes(name));
  return canonical(related === undefined ? rest : { ...rest, related: Object.fromEntries(kept) });
}
