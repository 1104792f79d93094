/**
 * What relations show, with documents still unparsed. Parsing large related documents is slow. So it waits until the context is compiled,
 * here or in a thread for large contexts.
 */

import type { Json, JsonObject } from "#src/foundation/json/json.ts";
import { State } from "#src/records/documents/state.ts";
import { type ContextSource, shownFields } from "./context.ts";

/** What a relation shows of one document. */
export interface ShownEntry {
  /** Absent if the document shows itself. */
  id?: string;
  /** Absent if only answers are shown. */
  document?: ContextSource & {
    /** If absent, the whole document. */
    fields?: readonly string[] | undefined;
  };
  answers?: JsonObject;
}

/** By relation: an array of entries, newest first, or one entry for the document itself. */
export type ShownRelated = Readonly<Record<string, ShownEntry | readonly ShownEntry[]>>;

/** The parsed values of what relations show. */
export function relatedValues(related: ShownRelated): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(related).map(([name, shown]): [string, Json] => {
      return [name, Array.isArray(shown) ? shown.map(entryValue) : entryValue(shown as ShownEntry)];
    }),
  );
}

/** How many characters must be parsed to show the documents. */
export function parsedLength(related: ShownRelated): number {
  const documents = Object.values(related)
    .flat()
    .flatMap(({ document }: ShownEntry) => document ?? []);
  return documents.reduce((sum, { fields, state }) => sum + (readsState(fields) ? stateLength(state) : 0), 0);
}

/** The length of the text as stored; 0 if the state is parsed already. */
export function stateLength(state: State | JsonObject): number {
  return state instanceof State ? state.length : 0;
}

/** Whether any of the paths leads into the state. Without paths, the whole document is shown. */
export function readsState(paths: readonly string[] | undefined): boolean {
  return paths === undefined || paths.some((path) => path === "state" || path.startsWith("state."));
}

function entryValue({ document, ...entry }: ShownEntry): JsonObject {
  if (document === undefined) return entry as JsonObject;
  return { ...entry, document: Object.fromEntries(shownFields(document, document.fields)) } as JsonObject;
}
