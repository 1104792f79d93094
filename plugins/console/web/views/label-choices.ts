/** What may be said of a document, and by which key. */
import type { Judgment, OutcomeValue } from "judgment-client";
import { spaced } from "../words.ts";
import { definitionOf } from "./judgments.tsx";

export interface LabelChoice {
  readonly key: string;
  readonly value: OutcomeValue;
  readonly called: string;
}

/** In the order of options and levels. `s` skips. */
const KEYS = "123456789abcdefghijklmnopqrtuvwxyz";
const NONE = "none_of_the_above";

/** Null where the options are documents, or more than there are keys. */
export function choicesOf(judgment: Judgment): readonly LabelChoice[] | null {
  const definition = definitionOf(judgment);
  switch (definition?.type) {
    case "bool":
      return [
        { key: "y", value: true, called: "yes" },
        { key: "n", value: false, called: "no" },
      ];
    case "score": {
      const { criteria } = definition;
      if (!Array.isArray(criteria)) return null;
      return criteria.map((called, level) => ({ key: String(level), value: level, called }));
    }
    case "choice": {
      const { options } = definition;
      if (!Array.isArray(options) || options.length >= KEYS.length) return null;
      const all = [...options.map(({ value, description }) => ({ value, description })), { value: NONE, description: undefined }];
      return all.map(({ value, description }, at) => ({
        key: KEYS[at]!,
        value,
        called: description && description !== value ? `${spaced(value)}: ${description}` : spaced(value),
      }));
    }
    default:
      return null;
  }
}

/** What a label or an answer is called. */
export function sayValue(value: OutcomeValue): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? `level ${value}` : spaced(value);
}
