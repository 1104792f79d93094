/**
 * What rows can be found by without looking at documents: indexes, each an order of keys with the documents that have them. Answers are
 * indexed as they are (`answers_by_number`, `answers_by_label`), attributes and times by the rows of `attribute_values` where the namespace has them.
 *
 * An index only proposes: every document that it finds is read and held against the whole condition. What it must be is complete and in
 * order, for those are not checked again.
 */
import { isCut, kindKeys, scalarKey } from "#src/documents/attribute-values.ts";
import { indexedTime } from "#src/documents/indexed-times.ts";
import { isActive, type Judgment } from "#src/judgments/judgment.ts";
import type { Bindings } from "./bindings.ts";
import type { Scalar } from "./condition.ts";
import type { AnswerPart, Field } from "./field.ts";
import type { Ranked } from "./order.ts";

export type Index =
  | { readonly is: "id" }
  | { readonly is: "attribute"; readonly name: string }
  | { readonly is: "number" | "label"; readonly judgmentId: string };

/** A key as it is bound: the text of an attribute value's bytes, or what the column of an answer holds. */
export type Key = string | number;

/** What a query may use in its namespace. */
export interface Indexes {
  readonly judgments: ReadonlyMap<string, Judgment>;
  /** Attributes whose rows are whole. */
  readonly attributes: { has(name: string): boolean };
}

/** The index that has a field's values in the order of rankings; undefined where there is none. */
export function indexOf(field: Field, { judgments, attributes }: Indexes): Index | undefined {
  if (field.is === "id") return { is: "id" };
  const kept = keptUpAs(field);
  if (kept !== undefined) return attributes.has(kept) ? { is: "attribute", name: kept } : undefined;
  if (field.is !== "answer") return undefined;
  const judgment = judgments.get(field.judgment)!;
  const is = columnOfPart(field.part);
  return is && isActive(judgment) ? { is, judgmentId: judgment.judgmentId } : undefined;
}

/** The name of the rows in `attribute_values` that a field is looked up in, where there are any; undefined for what has no such rows. */
export function keptUpAs(field: Field): string | undefined {
  if (field.is === "attribute") return field.name;
  return field.is === "created_at" || field.is === "updated_at" ? indexedTime(field.is) : undefined;
}

function columnOfPart(part: AnswerPart): "number" | "label" | undefined {
  if (part.is === "p" || part.is === "score") return "number";
  return part.is === "value" ? "label" : undefined;
}

export function sameIndex(one: Index, other: Index): boolean {
  switch (one.is) {
    case "id":
      return other.is === "id";
    case "attribute":
      return other.is === "attribute" && one.name === other.name;
    default:
      return other.is === one.is && one.judgmentId === other.judgmentId;
  }
}

/** The key of a value in an index; what is longer than keys are is one of several values under it. */
export function keyIn(index: Index, value: Exclude<Scalar, null>): Key {
  return index.is === "attribute" ? scalarKey(value) : (value as Key);
}

/** Whether a key may stand for several values. */
export function isShared(index: Index, key: Key): boolean {
  return index.is === "attribute" && isCut(key as string);
}

/** The value that a key stands for. */
export function valueAt(index: Index, key: Key): Ranked {
  if (index.is !== "attribute") return key;
  const bytes = Buffer.from((key as string).slice(2), "hex");
  switch (bytes[0]) {
    case 1:
      return numberOf(bytes.subarray(1));
    case 2:
      return bytes.toString("utf8", 1);
    default:
      return bytes[1] === 1;
  }
}

function numberOf(bytes: Buffer): number {
  const bits = Buffer.from(bytes);
  if (bits[0]! < 0x80) for (let at = 0; at < 8; at++) bits[at] = ~bits[at]!;
  else bits[0]! -= 0x80;
  return bits.readDoubleBE();
}

/** The first key of the values that rankings order, null for no bound, and the first key that is none of them. */
export function rankedKeys(index: Index): { from: Key | null; below: Key | null } {
  if (index.is !== "attribute") return { from: null, below: null };
  return { from: kindKeys("number").from, below: kindKeys("boolean").below };
}

/** The parts of a statement that reads an index. */
export interface IndexSql {
  readonly table: string;
  /** What picks the index out of its table. */
  readonly where: string;
  readonly key: string;
  /** The SQL type of keys. */
  readonly type: string;
}

export function indexSql(index: Index, namespace: string, bindings: Bindings): IndexSql {
  const mine = `namespace_id = ${namespace}`;
  switch (index.is) {
    case "id":
      return { table: "documents", where: mine, key: "document_id", type: "text" };
    case "attribute": {
      const where = `${mine} and attribute = ${bindings.bind(index.name)}::text`;
      return { table: "attribute_values", where, key: "value", type: "bytea" };
    }
    default: {
      const where = `${mine} and judgment_id = ${bindings.bind(index.judgmentId)}::text and ${index.is} is not null`;
      return { table: "answers", where, key: index.is, type: index.is === "number" ? "double precision" : "text" };
    }
  }
}
