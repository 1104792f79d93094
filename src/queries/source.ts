/**
 * What the statements of a query select from: the documents of a namespace as `d`, and the answers that conditions and rankings
 * read, each joined under an alias of its own. An answer is what a document read shows: of this life of the document, of a judgment
 * that is active and applies to it; otherwise there is none and all of its fields are null.
 */
import { READER } from "#src/judging/catch-up.ts";
import { type ActiveJudgment, isActive, type Judgment } from "#src/judgments/judgment.ts";
import { matchCondition } from "./attribute-match.ts";
import { Bindings } from "./bindings.ts";
import { conditionSql } from "./compile.ts";
import type { JoinedAnswer, Scope } from "./field-sql.ts";

export class Source implements Scope {
  readonly bindings = new Bindings();
  readonly #namespace: string;
  readonly #judgments: ReadonlyMap<string, Judgment>;
  readonly #asOf: number | null;
  readonly #answers = new Map<string, { alias: string; join: string }>();

  /**
   * @param asOf the sequence that a later page reads at. What has changed since is left out, which keeps rows from coming twice or
   * from after the first page; that they do not go missing needs superseded versions to be kept, and joined here to `d` and the answers.
   */
  constructor(namespaceId: number, judgments: ReadonlyMap<string, Judgment>, asOf: number | null) {
    this.#namespace = this.bindings.bind(namespaceId);
    this.#judgments = judgments;
    this.#asOf = asOf;
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
    const [ids, versions] = [judgments.map((j) => j.judgmentId), judgments.map((j) => j.activeVersion)];
    const wanted = `unnest(${this.bindings.bind(ids)}::text[], ${this.bindings.bind(versions)}::integer[]) as j(judgment_id, version)`;
    const seen = this.#asOf === null ? "" : `and a.sequence <= ${this.bindings.bind(this.#asOf)}::bigint`;
    const applying = judgments.flatMap((judgment) => this.#applies(judgment) ?? []);
    return `(${[
      ...applying,
      `not exists (
        select from ${wanted}
        left join answers a on a.namespace_id = d.namespace_id and a.document_id = d.document_id
          and a.judgment_id = j.judgment_id and a.incarnation = d.incarnation ${seen}
        where (a.version = j.version and a.revision >= d.revision) is not true)`,
    ].join(" and ")})`;
  }

  /** The tables; to be asked for when everything else has been compiled, since compiling joins answers. */
  from(): string {
    return `documents d ${[...this.#answers.values()].map(({ join }) => join).join(" ")}`;
  }

  /** Which of their rows belong to the query at all; as `from`. */
  belongs(): string {
    const mine = `d.namespace_id = ${this.#namespace}`;
    if (this.#asOf === null) return mine;
    const seen = this.bindings.bind(this.#asOf);
    const answers = [...this.#answers.values()].map(({ alias }) => `and coalesce(${alias}.sequence <= ${seen}::bigint, true)`);
    return `${mine} and d.revision <= ${seen}::bigint ${answers.join(" ")}`;
  }

  #joined(name: string, judgment: ActiveJudgment): string {
    const known = this.#answers.get(name);
    if (known) return known.alias;
    const alias = `a${this.#answers.size}`;
    const id = this.bindings.bind(judgment.judgmentId);
    const applies = this.#applies(judgment);
    const join = `
      left join answers ${alias} on ${alias}.namespace_id = d.namespace_id and ${alias}.document_id = d.document_id
        and ${alias}.judgment_id = ${id}::text and ${alias}.incarnation = d.incarnation and ${alias}.revision is not null
        ${applies === null ? "" : `and ${applies}`}`;
    this.#answers.set(name, { alias, join });
    return alias;
  }

  /** An answer that no document has. */
  #never(): string {
    const alias = "never";
    this.#answers.set(alias, { alias, join: `left join answers ${alias} on ${alias}.namespace_id = d.namespace_id and false` });
    return alias;
  }

  #applies({ definition }: ActiveJudgment): string | null {
    const match = matchCondition(definition.applies_to ?? {});
    return match.is === "and" && match.of.length === 0 ? null : conditionSql(match, this);
  }

  /** `willBeJudged` and `freshnessOf` of `src/judging/answer-view.ts`, in SQL. */
  #freshness(alias: string, judgment: ActiveJudgment): string {
    const applies = this.#applies(judgment);
    const id = this.bindings.bind(judgment.judgmentId);
    const waits = `exists (
      select from deferred f
      where f.namespace_id = d.namespace_id and f.document_id = d.document_id and f.judgment_id = ${id}::text)`;
    const failed = `exists (
      select from answers t
      where t.namespace_id = d.namespace_id and t.document_id = d.document_id and t.judgment_id = ${id}::text
        and t.incarnation = d.incarnation and t.attempted_revision >= d.revision and t.error is not null)`;
    const coming = judgment.freshness.policy === "on_write" ? `${waits} or (${this.#unreached()} and not ${failed})` : waits;
    return `(case
      ${applies === null ? "" : `when not ${applies} then null`}
      when ${alias}.revision >= d.revision and ${alias}.version = ${this.bindings.bind(judgment.activeVersion)}::integer then 'fresh'
      when ${coming} then 'pending'
      when ${alias}.revision is not null then 'stale'
      else 'unavailable' end)`;
  }

  /** Whether catch-up has yet to reach the document. */
  #unreached(): string {
    return `d.revision > coalesce((
      select p.position from positions p
      where p.namespace_id = ${this.#namespace} and p.reader = ${this.bindings.bind(READER)}::text), 0)`;
  }
}
