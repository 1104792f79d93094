/** What the twin's contexts show, derived from the interface: one document at a time, by reading everything. */

export type Value = string | number | boolean | null | Value[] | { [member: string]: Value };

/** A relation of a definition. */
export interface Relation {
  /**
   * `self`: the document's own answers. `reference`: the document that its `ref` names. `key`: the documents that share its `key`.
   */
  by: "self" | "reference" | "key";
  /** Whether they are in the namespace `b`, whichever namespace reads them. */
  there: boolean;
  fields: readonly string[] | null;
  /** How the answer to `one` is shown. */
  answers: "cut" | "band" | null;
  last_n: number;
}

export const BANDS = [
  { label: "low", gte: 0 },
  { label: "mid", gte: 0.35 },
  { label: "high", gte: 0.7 },
];

export interface Content {
  attributes: Record<string, string | number>;
  state: Record<string, string>;
}

/** A document as others show it. */
export interface Shown extends Content {
  id: string;
  createdAt: number;
}

/** What can be shown beside the document. */
export interface Around<Document extends Shown> {
  /** The documents of a namespace. */
  documents(there: boolean): readonly Document[];
  /** A document's answer to `one`, if there is one to show, with its threshold. */
  answer(document: Document, there: boolean): { p: number; threshold: number } | null;
  isItself(one: Document): boolean;
}

export function fieldsOf(paths: readonly string[] | null, { attributes, state }: Content): Record<string, Value> {
  if (paths === null) return { attributes, state };
  const whole: Record<string, Record<string, Value>> = { attributes, state };
  const shown = paths.flatMap((path) => {
    const [root, member] = path.split(".") as [string, string];
    return member in whole[root]! ? [[path, whole[root]![member]!] as const] : [];
  });
  return Object.fromEntries(shown);
}

export function shownAs(answers: Relation["answers"], { p, threshold }: { p: number; threshold: number }): Value {
  return answers === "cut" ? p >= threshold : BANDS.findLast(({ gte }) => p >= gte)!.label;
}

function entry<Document extends Shown>(relation: Relation, document: Document, around: Around<Document>) {
  const { fields, answers, there } = relation;
  const shown: Record<string, Value> = {};
  if (fields !== null || answers === null) shown.document = fieldsOf(fields, document);
  if (answers !== null) {
    const answer = around.answer(document, there);
    const name = answers === "cut" ? "one.high" : "one";
    shown.answers = answer ? { [name]: shownAs(answers, answer) } : {};
  }
  return shown;
}

export function relatedOf<Document extends Shown>(relation: Relation, document: Document, around: Around<Document>): Value {
  if (relation.by === "self") return entry(relation, document, around);
  const all = around.documents(relation.there);
  const { key } = document.attributes;
  const found =
    relation.by === "reference"
      ? all.filter(({ id }) => id === document.attributes.ref)
      : all
          .filter((one) => key !== undefined && one.attributes.key === key && !around.isItself(one))
          .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1))
          .slice(0, relation.last_n);
  return found.map((one) => ({ id: one.id, ...entry(relation, one, around) }));
}

/** JSON with members in one order. */
export function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${sorted(member)}`).join(",")}}`;
}

/** A probability that depends only on question and context. */
export function probability(question: string, context: string): number {
  let hash = 7;
  for (const character of `${question}\n${context}`) hash = (hash * 31 + character.codePointAt(0)!) % 1_000_003;
  return hash / 1_000_003;
}
