/**
 * `state.source` of a tenant's document: the numbers that its bands were cut from. They belong to the tenant. The document lies in the
 * namespace above it, where keys may read that do not cover the tenant.
 *
 * A document is taken for a tenant's by its id alone. Its attributes and the rest of its state can be changed by whoever writes there.
 */
import { covers } from "#src/accounts/scope.ts";
import type { JsonObject } from "#src/json.ts";
import { withoutMember } from "#src/json-members.ts";
import { State } from "./state.ts";

const SOURCE = "source";

/** Whether a document's id is the name of a namespace under the one that it lies in. */
export function isTenant(namespace: string, documentId: string): boolean {
  return documentId.startsWith(`${namespace}/`);
}

/** Whether a key of this scope may not see the source of a document. */
export function hidesSource(scope: string | null, namespace: string, documentId: string): boolean {
  return isTenant(namespace, documentId) && !covers(scope, documentId);
}

/** The state without its source. The text is not parsed: it may have megabytes. */
export function withoutSource(state: State): State {
  return State.stored(withoutMember(state.text, SOURCE));
}

/** Values by path without those of the source. */
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
