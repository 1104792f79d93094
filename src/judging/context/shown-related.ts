/**
 * What relations show, before their documents are parsed. Parsing the states of large related documents takes long, so it waits until the
 * context is compiled, here or in the thread of large contexts.
 */
import { State } from "#src/documents/state.ts";
import type { Json, JsonObject } from "#src/json.ts";
import { type ContextSource, shownFields } from "../context.ts";

/** What a relation shows of one document. */
export interface ShownEntry {
  /** Absent where the document shows itself. */
  id?: string;
  /** Absent where only answers are shown. */
  document?: ContextSource & {
    /** All of it where absent. */
    fields?: readonly string[] | undefined;
  };
  answers?: JsonObject;
}

/** By relation: an array of entries, newest first, or one entry for the document itself. */
export type ShownRelated = Readonly<Record<string, ShownEntry | readonly ShownEntry[]>>;

/** The same as values. */
export function relatedValues(related: ShownRelated): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(related).map(([name, shown]): [string, Json] => {
      return [name, Array.isArray(shown) ? shown.map(entryValue) : entryValue(shown as ShownEntry)];
    }),
  );
}

/** How long the texts are that must be parsed to show documents. */
export function parsedLength(related: ShownRelated): number {
  const documents = Object.values(related)
    .flat()
    .flatMap(({ document }: ShownEntry) => document ?? []);
  return documents.reduce((sum, { fields, state }) => sum + (readsState(fields) ? stateLength(state) : 0), 0);
}

/** Of the text as the store gave it; 0 for a state that is parsed already. */
export function stateLength(state: State | JsonObject): number {
  return state instanceof State ? state.text.length : 0;
}

/** Whether any of the paths leads into the state; without paths all of a document is shown. */
export function readsState(paths: readonly string[] | undefined): boolean {
  return paths === undefined || paths.some((path) => path === "state" || path.startsWith("state."));
}

function entryValue({ document, ...entry }: ShownEntry): JsonObject {
  if (document === undefined) return entry as JsonObject;
  return { ...entry, document: Object.fromEntries(shownFields(document, document.fields)) } as JsonObject;
}
