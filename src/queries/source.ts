/**
 * What the statements of a query select from: the documents of a namespace as `d`, and the answers that conditions and rankings
 * read, each joined under an alias of its own. An answer is what a document read shows: of this life of the document, of a judgment
 * that is active and applies to it; otherwise there is none and all of its fields are null.
 *
 * Read as of an earlier sequence, documents are of two kinds. Those without a commit since are as they were, so they are read, and found by
 * indexes, where they are now. Those with one are read as of then, from what is current if it is old enough, else from history.
 */
import { READER } from "#src/judging/reader.ts";
import { type ActiveJudgment, isActive, type Judgment } from "#src/judgments/judgment.ts";
import type { AsOf } from "./as-of.ts";
import { matchCondition } from "./attribute-match.ts";
import { Bindings } from "./bindings.ts";
import { conditionSql } from "./compile.ts";
import type { JoinedAnswer, Scope } from "./field-sql.ts";
import { answerAsOf, documentsAsOf } from "./history-sql.ts";

/** Which documents: all as they are now; or, read as of a sequence, those that have not changed since, or those that have. */
export type View =
  | { readonly is: "now" }
  | { readonly is: "unchanged"; readonly asOf: AsOf }
  | { readonly is: "changed"; readonly asOf: AsOf };

/** As much of an answer as conditions and rankings read. */
const CARRIED = [
  "incarnation",
  "attempted_revision",
  "revision",
  "version",
  "engine",
  "engine_version",
  "evaluated_at",
  "number",
  "label",
  "escape_p",
  "dist",
  "error",
  "outdated",
];

export class Source implements Scope {
  readonly bindings = new Bindings();
  /** The namespace of a document: the parameter that holds it, or of several the document's own. */
  readonly namespace: string;
  readonly #belongs: string;
  readonly #judgments: ReadonlyMap<string, Judgment>;
  readonly #view: View;
  readonly #answers = new Map<string, { alias: string; join: string }>();
  /** What must hold of an answer that is carried. */
  #carriedHolds: string | null = null;

  /** @param namespaces one, or several to which the same judgments apply */
  constructor(namespaces: number | readonly number[], judgments: ReadonlyMap<string, Judgment>, view: View) {
    const bound = this.bindings.bind(namespaces);
    const one = typeof namespaces === "number";
    this.namespace = one ? bound : "d.namespace_id";
    this.#belongs = `d.namespace_id = ${one ? bound : `any(${bound}::bigint[])`}`;
    this.#judgments = judgments;
    this.#view = view;
  }

  /** More columns of the entries that documents are found by: the answer that is carried with them. */
  get carried(): readonly string[] {
    return this.#carriedHolds === null ? [] : CARRIED;
  }

  /**
   * Takes a judgment's answers from the entries that documents are found by, instead of looking each up once more: what an entry must
   * hold besides, to be of an answer that is read.
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

  /** The documents, `d`; bound to the view, which picks some of them by `belongs` where it does not list them. */
  documents(): string {
    if (this.#view.is !== "changed") return "documents d";
    const { sequence, changed } = this.#view.asOf;
    return documentsAsOf(this.namespace, this.bindings.bind(changed), this.bindings.bind(sequence));
  }

  /** The answers to join to `d`; to be asked for when everything else has been compiled, since compiling joins them. */
  joins(): string {
    return [...this.#answers.values()].map(({ join }) => join).join(" ");
  }

  /** Which documents belong to the query at all. */
  belongs(): string {
    const unchanged = this.unchanged();
    return `${this.#belongs}${unchanged === null ? "" : ` and ${unchanged}`}`;
  }

  /** Which of the namespace's documents the view has; null where it has all of them, or lists its own. */
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

  /** The stored answer to `d` under an alias, up to the conditions that join it, which may go on. */
  #stored(alias: string, judgmentId: string): string {
    if (this.#view.is === "changed")
      return `lateral ${answerAsOf(this.namespace, judgmentId, this.bindings.bind(this.#view.asOf.sequence))} ${alias} on true`;
    return `answers ${alias} on ${alias}.namespace_id = ${this.namespace} and ${alias}.document_id = d.document_id
      and ${alias}.judgment_id = ${judgmentId}::text`;
  }

  /** An answer that no document has. */
  #never(): string {
    const alias = "never";
    this.#answers.set(alias, {
      alias,
      join: `left join answers ${alias} on ${alias}.namespace_id = ${this.namespace} and false`,
    });
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

  /** The rule of `src/judging/freshness.ts` in SQL. */
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

  /** Whether the active version was asked about the present revision and failed. */
  #failed({ judgmentId, activeVersion }: ActiveJudgment): string {
    return `exists (
      select from (select) one join ${this.#stored("t", this.bindings.bind(judgmentId))}
      where t.incarnation = d.incarnation and t.attempted_revision >= d.revision and t.error is not null
        and t.attempted_version = ${this.bindings.bind(activeVersion)}::integer)`;
  }

  /** Whether judging the document is put off. */
  #waits(judgmentId: string): string {
    if (this.#view.is !== "now")
      return `d.document_id = any(${this.bindings.bind(this.#view.asOf.waiting.get(judgmentId) ?? [])}::text[])`;
    return `exists (
      select from deferred f
      where f.namespace_id = ${this.namespace} and f.document_id = d.document_id
        and f.judgment_id = ${this.bindings.bind(judgmentId)}::text)`;
  }

  /** Whether catch-up has yet to reach the document. */
  #unreached(): string {
    if (this.#view.is !== "now") return `d.revision > ${this.bindings.bind(this.#view.asOf.judgedUpTo)}::bigint`;
    return `d.revision > coalesce((
      select p.position from positions p
      where p.namespace_id = ${this.namespace} and p.reader = ${this.bindings.bind(READER)}::text), 0)`;
  }
}
