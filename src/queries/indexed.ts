/**
 * The indexes that queries can use. Each is a list of documents in the order of a key. Answers are indexed in their own table
 * (`answers_by_number`, `answers_by_label`). Attributes and times are indexed by the rows of `attribute_values`, if the namespace has them.
 *
 * An index only proposes candidates. Each candidate document is read and checked against the whole condition. But an index must be complete
 * and in order, because this is not checked again.
 */

import { isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import type { AnswerPart, Field } from "#src/queries/filters/field.ts";
import { isCut, kindKeys, scalarKey } from "#src/records/values/attribute-values.ts";
import { combinedKey, combinedName, combinedStart, secondKey } from "#src/records/values/combined.ts";
import { indexedTime } from "#src/records/values/indexed-times.ts";
import type { Ranked } from "#src/records/values/order.ts";
import type { Scalar } from "#src/records/values/value.ts";
import type { Bindings } from "./bindings.ts";

export type Index =
  | { readonly is: "id" }
  /** `start`: of a combined index, the beginning of the keys of the documents with one first value. They are in order of the second. */
  | { readonly is: "attribute"; readonly name: string; readonly start?: string }
  | { readonly is: "number" | "label"; readonly judgmentId: string };

/** A key as it is bound: an attribute value's bytes as text, or the value of an answer's column. */
export type Key = string | number;

/** The indexes that a query may use in its namespace. */
export interface Indexes {
  readonly judgments: ReadonlyMap<string, Judgment>;
  /** Attributes whose index is complete, and combined indexes that are. */
  readonly attributes: { has(name: string): boolean };
}

/** The index that has a field's values in ranked order. Undefined if there is none. */
export function indexOf(field: Field, { judgments, attributes }: Indexes): Index | undefined {
  if (field.is === "id") return { is: "id" };
  const kept = keptUpAs(field);
  if (kept !== undefined) return attributes.has(kept) ? { is: "attribute", name: kept } : undefined;
  if (field.is !== "answer") return undefined;
  const judgment = judgments.get(field.judgment)!;
  const is = columnOfPart(field.part);
  return is && isActive(judgment) ? { is, judgmentId: judgment.judgmentId } : undefined;
}

/** A combined index that has the documents with this key in one attribute in the order of another field. */
export function combinedIndex(first: string, key: Key, field: Field): Index | undefined {
  const second = keptUpAs(field);
  const start = combinedStart(key as string);
  if (second === undefined || second === first || start === null) return undefined;
  return { is: "attribute", name: combinedName({ first, second }), start };
}

/** The key in a combined index of a key of its second attribute. */
export function combinedWith(index: Index, key: Key): Key {
  return index.is === "attribute" && index.start !== undefined ? combinedKey(index.start, key as string) : key;
}

/** The attribute name under which a field is stored in `attribute_values`. Undefined for fields that are never stored there. */
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
      return other.is === "attribute" && one.name === other.name && one.start === other.start;
    default:
      return other.is === one.is && one.judgmentId === other.judgmentId;
  }
}

/** The key of a value in an index. Keys have a maximum length, so a long value shares its key with others. */
export function keyIn(index: Index, value: Exclude<Scalar, null>): Key {
  return index.is === "attribute" ? combinedWith(index, scalarKey(value)) : (value as Key);
}

/** Whether a key may stand for several values. */
export function isShared(index: Index, key: Key): boolean {
  return index.is === "attribute" && isCut(ownKey(index, key as string));
}

/** The value of a key. */
export function valueAt(index: Index, key: Key): Ranked {
  if (index.is !== "attribute") return key;
  const bytes = Buffer.from(ownKey(index, key as string).slice(2), "hex");
  switch (bytes[0]) {
    case 1:
      return numberOf(bytes.subarray(1));
    case 2:
      return bytes.toString("utf8", 1);
    default:
      return bytes[1] === 1;
  }
}

function ownKey({ start }: Extract<Index, { is: "attribute" }>, key: string): string {
  return start === undefined ? key : secondKey(start, key);
}

function numberOf(bytes: Buffer): number {
  const bits = Buffer.from(bytes);
  if (bits[0]! < 0x80) for (let at = 0; at < 8; at++) bits[at] = ~bits[at]!;
  else bits[0]! -= 0x80;
  return bits.readDoubleBE();
}

/** The range of keys that rankings order: the first such key (null means no bound), and the first key after them. */
export function rankedKeys(index: Index): { from: Key | null; below: Key | null } {
  if (index.is !== "attribute") return { from: null, below: null };
  return { from: combinedWith(index, kindKeys("number").from), below: combinedWith(index, kindKeys("boolean").below) };
}

/** The parts of a statement that reads an index. */
export interface IndexSql {
  readonly table: string;
  /** The condition that selects the index within its table. */
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
