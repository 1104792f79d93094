/**
 * A document's state as text, as a tree of values, or both. A state that is only passed on stays the stored text. Parsing and
 * encoding a state of 3.5 MB takes 0.4 s of the thread. Neither the text nor the tree is ever changed.
 */

import { PassedText, parseJson } from "typespec-koa-runtime/json";
import type { JsonObject } from "#src/foundation/json/json.ts";

export class State extends PassedText {
  static readonly EMPTY = State.of({});

  #text: string | null;
  #parts: readonly string[] | null = null;
  #tree: JsonObject | null;
  #bytes: (() => number) | number | null;

  private constructor(text: string | null, tree: JsonObject | null, bytes: (() => number) | null) {
    super();
    this.#text = text;
    this.#tree = tree;
    this.#bytes = bytes;
  }

  static of(tree: JsonObject): State {
    return new State(null, tree, null);
  }

  /** @param bytes the length of the text that `JSON.stringify` would write; computed if absent */
  static stored(text: string, bytes: (() => number) | null = null): State {
    return new State(text, null, bytes);
  }

  /** A very large text, in consecutive parts. */
  static inParts(parts: readonly string[]): State {
    const state = new State(null, null, null);
    state.#parts = parts;
    return state;
  }

  /** As JSON. The order of members and the white space are unspecified. */
  get text(): string {
    this.#text ??= this.#parts?.join("") ?? JSON.stringify(this.#tree);
    return this.#text;
  }

  /** Of the text, in UTF-16 code units. */
  get length(): number {
    return this.parts.reduce((sum, { length }) => sum + length, 0);
  }

  override get parts(): readonly string[] {
    return this.#parts ?? [this.text];
  }

  get tree(): JsonObject {
    this.#tree ??= parseJson(this.text) as JsonObject;
    return this.#tree;
  }

  /**
   * The length in bytes of the text that `JSON.stringify` writes. It counts for a document's size, whatever white space the
   * database adds.
   */
  get bytes(): number {
    if (typeof this.#bytes === "function") this.#bytes = this.#bytes();
    this.#bytes ??= Buffer.byteLength(this.#tree === null ? JSON.stringify(this.tree) : this.text);
    return this.#bytes;
  }
}

/** Replaces the state texts of a statement's rows with states. */
export function withState<Row extends { state: unknown }>(rows: readonly Row[]): (Omit<Row, "state"> & { state: State })[] {
  for (const row of rows) row.state = State.stored(row.state as string);
  return rows as unknown as (Omit<Row, "state"> & { state: State })[];
}
