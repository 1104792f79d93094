/**
 * `state.source` of a tenant's document: the numbers from which its bands were derived. They belong to the tenant. But the
 * document is in the namespace above, where keys may read that do not cover the tenant.
 *
 * Only its id makes a document a tenant's. Anyone who writes there can change its attributes and the rest of its state.
 */
import { covers } from "#src/accounts/scope.ts";
import type { JsonObject } from "#src/foundation/json/json.ts";
import { withoutMember } from "#src/foundation/json/json-members.ts";
import { State } from "./state.ts";

const SOURCE = "source";

/** Whether a document's id is the name of a namespace below the document's own namespace. */
export function isTenant(namespace: string, documentId: string): boolean {
  return documentId.startsWith(`${namespace}/`);
}

/** Whether a key of this scope may not see a document's source. */
export function hidesSource(scope: string | null, namespace: string, documentId: string): boolean {
  return isTenant(namespace, documentId) && !covers(scope, documentId);
}

/** The state without its source. The text is not parsed, because it may be megabytes. */
export function withoutSource(state: State): State {
  return State.stored(withoutMember(state.text, SOURCE));
}

/** Values by path, without those of the source. */
export function pathsWithoutSource(values: JsonObject): JsonObject {
  const kept = Object.entries(values).filter(([path]) => path !== `state.${SOURCE}` && !path.startsWith(`state.${SOURCE}.`));
  return Object.fromEntries(
    kept.map(([path, value]) => {
      if (path !== "state") return [path, value];
      const { [SOURCE]: _, ...rest } = value as JsonObject;
      return [path, rest];
    }),
  );
}
