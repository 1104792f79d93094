/**
 * What of an explanation an asker may not read: documents of namespaces outside the scope of the key. A definition that a template hands down may
 * show such documents to engines, and which of them is found by an attribute that the tenant writes. So `explain` would show a tenant any of
 * them that it names.
 */
import type { JudgmentDefinition } from "#generated/types.ts";
import { covers } from "#src/accounts/scope.ts";
import { canonical, type JsonObject } from "#src/json.ts";
import { parseJson } from "#src/json-text.ts";

/** The relations, by name, that lead to namespaces outside a scope. */
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
