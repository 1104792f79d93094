/**
 * What the statements of a query select from: the documents of a namespace as `d`, and the answers that conditions and rankings read. Each
 * answer is joined under its own alias. It counts only if it is of the current incarnation, and its judgment is active and applies.
 * Otherwise all of its fields are null, as in a document that is read.
 *
 * To read as of an earlier sequence, documents are divided in two. Those without a later commit are unchanged. They are read from the
 * current tables and found by indexes. The others are read as of that sequence: from the current row if it is old enough, else from
 * history.
 */

import { type ActiveJudgment, isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import { matchCondition } from "#src/queries/filters/attribute-match.ts";
import { READER } from "#src/records/answers/reader.ts";
import type { AsOf } from "./as-of.ts";
import { Bindings } from "./bindings.ts";
import { conditionSql } from "./compile.ts";
import type { Scope } from "./field-sql.ts";
import { answerAsOf, documentsAsOf } from "./history-sql.ts";
import type { JoinedAnswer } from "./joined-answer.ts";

/**
 * Which documents to read: all in their current state, or, as of a sequence, those that have not changed since, or those that have.
 */
export type Portion =
  | { readonly is: "now" }
  | { readonly is: "unchanged"; readonly asOf: AsOf }
  | { readonly is: "changed"; readonly asOf: AsOf };

/** The columns of an answer that conditions and rankings read, with their types. */
const READ_OF_ANSWERS = {
  incarnation: "bigint",
  attempted_revision: "bigint",
  revision: "bigint",
  version: "integer",
  engine: "text",
  engine_version: "text",
  evaluated_at: "timestamptz",
  number: "double precision",
  label: 'text collate "C"',
  escape_p: "double precision",
  dist: "jsonb",
  error: "jsonb",
  outdated: "boolean",
};
const CARRIED = Object.keys(READ_OF_ANSWERS);

/** The columns of a missing answer. A left join whose condition is always false would do the same, but a cluster refuses it. */
const NO_ANSWER = Object.entries(READ_OF_ANSWERS).map(([name, type]) => `null::${type} as ${name}`);

export class Source implements Scope {
  readonly bindings = new Bindings();
  /** The namespace of a document: a parameter, or for several namespaces the column of the document. */
  readonly namespace: string;
  readonly #belongs: string;
  readonly #judgments: ReadonlyMap<string, Judgment>;
  readonly #view: Portion;
  readonly #answers = new Map<string, { alias: string; join: string }>();
  /** The condition for an answer that an index entry carries. */
  #carriedHolds: string | null = null;

  /** @param namespaces one, or several to which the same judgments apply */
  constructor(namespaces: number | readonly number[], judgments: ReadonlyMap<string, Judgment>, view: Portion) {
    const bound = this.bindings.bind(namespaces);
    const one = typeof namespaces === "number";
    this.namespace = one ? bound : "d.namespace_id";
    this.#belongs = `d.namespace_id = ${one ? bound : `any(${bound}::bigint[])`}`;
    this.#judgments = judgments;
    this.#view = view;
  }

  /** The columns of the answer that index entries carry, to be selected with them. */
  get carried(): readonly string[] {
    return this.#carriedHolds === null ? [] : CARRIED;
  }

  /**
   * Takes a judgment's answers from the index entries, instead of looking each up again. Returns the condition for an entry to be an answer
   * that may be read.
   */
  carry(name: string, entry: string): string {
    const judgment = this.#judgments.get(name) as ActiveJudgment;
    this.#answers.set(name, { alias: entry, join: "" });
    const applies = this.#applies(judgment);
    this.#carriedHolds = `${entry}.incarnation = d.incarnation and ${entry}.revision is not null${applies === null ? "" : ` and ${applies}`}`;
    return this.#carriedHolds;
  }

  answer(name: string): JoinedAnswer {
    const judgment = this.#judgments.get(name)!;
    const alias = isActive(judgment) ? this.#joined(name, judgment) : this.#never();
    return { alias, judgment, freshness: () => (isActive(judgment) ? this.#freshness(alias, judgment) : "null::text") };
  }

  /** Whether a document has a fresh answer to each of these judgments. */
  allFresh(names: readonly string[]): string {
    const judgments = names.map((name) => this.#judgments.get(name)!);
    if (!judgments.every(isActive)) return "false";
    return `(${judgments.map((judgment) => this.#isFresh(this.#joined(judgment.name, judgment), judgment)).join(" and ")})`;
  }

  /** The documents as `d`. Except for a view that lists its documents, `belongs` selects those of the view. */
  documents(): string {
    if (this.#view.is !== "changed") return "documents d";
    const { sequence, changed } = this.#view.asOf;
    return documentsAsOf(this.namespace, this.bindings.bind(changed), this.bindings.bind(sequence));
  }

  /** The joins of answers to `d`. Call it after everything else is compiled, because compiling adds joins. */
  joins(): string {
    return [...this.#answers.values()].map(({ join }) => join).join(" ");
  }

  /** The condition for documents of the query. */
  belongs(): string {
    const unchanged = this.unchanged();
    return `${this.#belongs}${unchanged === null ? "" : ` and ${unchanged}`}`;
  }

  /** The condition for documents of the view. Null if it has all documents, or lists its own. */
  unchanged(): string | null {
    if (this.#view.is !== "unchanged" || this.#view.asOf.changed.length === 0) return null;
    return `d.document_id <> all(${this.bindings.bind(this.#view.asOf.changed)}::text[])`;
  }

  #joined(name: string, judgment: ActiveJudgment): string {
    const known = this.#answers.get(name);
    if (known) return known.alias;
    const alias = `a${this.#answers.size}`;
    const applies = this.#applies(judgment);
    const join = `left join ${this.#stored(alias, this.bindings.bind(judgment.judgmentId))}
      and ${alias}.incarnation = d.incarnation and ${alias}.revision is not null ${applies === null ? "" : `and ${applies}`}`;
    this.#answers.set(name, { alias, join });
    return alias;
  }

  /** The stored answer to `d` under an alias, up to its join conditions, to which more may be added. */
  #stored(alias: string, judgmentId: string): string {
    if (this.#view.is === "changed")
      return `lateral ${answerAsOf(this.namespace, judgmentId, this.bindings.bind(this.#view.asOf.sequence))} ${alias} on true`;
    return `answers ${alias} on ${alias}.namespace_id = ${this.namespace} and ${alias}.document_id = d.document_id
      and ${alias}.judgment_id = ${judgmentId}::text`;
  }

  /** An answer that is always null. */
  #never(): string {
    const alias = "never";
    this.#answers.set(alias, { alias, join: `cross join (select ${NO_ANSWER.join(", ")}) ${alias}` });
    return alias;
  }

  #applies({ definition }: ActiveJudgment): string | null {
    const match = matchCondition(definition.applies_to ?? {});
    return match.is === "and" && match.of.length === 0 ? null : conditionSql(match, this);
  }

  #isFresh(alias: string, { activeVersion, overCap }: ActiveJudgment): string {
    if (overCap !== undefined) return "false";
    const version = this.bindings.bind(activeVersion);
    return `((${alias}.revision >= d.revision and ${alias}.version = ${version}::integer and not ${alias}.outdated) is true)`;
  }

  /** The rule of `src/judging/asking/freshness.ts` in SQL. */
  #freshness(alias: string, judgment: ActiveJudgment): string {
    const applies = this.#applies(judgment);
    const coming = [this.#waits(judgment.judgmentId)];
    if (judgment.freshness.policy === "on_write") coming.push(`(${this.#unreached()} and not ${this.#failed(judgment)})`);
    return `(case
      ${applies === null ? "" : `when not ${applies} then null`}
      ${judgment.overCap === undefined ? "" : `when ${alias}.revision is not null then 'stale'`}
      when ${this.#isFresh(alias, judgment)} then 'fresh'
      when ${coming.join(" or ")} then 'pending'
      when ${alias}.revision is not null then 'stale'
      else 'unavailable' end)`;
  }

  /** Whether the active version was asked about the current revision and failed. */
  #failed({ judgmentId, activeVersion }: ActiveJudgment): string {
    return `exists (
      select 1 from (select 1) one join ${this.#stored("t", this.bindings.bind(judgmentId))}
      where t.incarnation = d.incarnation and t.attempted_revision >= d.revision and t.error is not null
        and t.attempted_version = ${this.bindings.bind(activeVersion)}::integer)`;
  }

  /** Whether judging of the document is deferred. */
  #waits(judgmentId: string): string {
    if (this.#view.is !== "now")
      return `d.document_id = any(${this.bindings.bind(this.#view.asOf.waiting.get(judgmentId) ?? [])}::text[])`;
    return `exists (
      select 1 from deferred f
      where f.namespace_id = ${this.namespace} and f.document_id = d.document_id
        and f.judgment_id = ${this.bindings.bind(judgmentId)}::text)`;
  }

  /** Whether catch-up has not reached the document yet. */
  #unreached(): string {
    if (this.#view.is !== "now") return `d.revision > ${this.bindings.bind(this.#view.asOf.judgedUpTo)}::bigint`;
    return `d.revision > coalesce((
      select p.position from positions p
      where p.namespace_id = ${this.namespace} and p.reader = ${this.bindings.bind(READER)}::text), 0)`;
  }
}
