/** The documents of several namespaces for which a condition holds, with one statement for all: `selection.ts` for many small namespaces. */
import { randomInt } from "node:crypto";
import type { Session } from "#src/db/database.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import { conditionSql } from "./compile.ts";
import type { Condition } from "./condition.ts";
import { Source } from "./source.ts";

export class SelectionAcross {
  readonly #namespaceIds: readonly number[];
  readonly #judgments: ReadonlyMap<string, Judgment>;
  readonly #condition: Condition | undefined;

  /** @param judgments what applies in every one of the namespaces, by name */
  constructor(namespaceIds: readonly number[], judgments: ReadonlyMap<string, Judgment>, condition: Condition | undefined) {
    this.#namespaceIds = namespaceIds;
    this.#judgments = judgments;
    this.#condition = condition;
  }

  /** By namespace; one without any is left out. */
  async counts(session: Session): Promise<Map<number, number>> {
    const { source, from } = this.compiled();
    const rows = await session.query<{ namespace_id: number; count: number }>({
      text: `/* estimates_count */ select d.namespace_id, count(*) as count ${from} group by d.namespace_id`,
      values: source.bindings.values,
    });
    return new Map(rows.map(({ namespace_id, count }) => [namespace_id, count]));
  }

  /** Some of each namespace, drawn at random; fewer where it has no more. */
  async sample(session: Session, shares: ReadonlyMap<number, number>): Promise<{ namespace_id: number; id: string }[]> {
    const { source, from } = this.compiled();
    const { bindings } = source;
    // By a hash with a seed of its own, since `random()` would be answered otherwise by each machine that keeps a copy.
    const seed = bindings.bind(randomInt(2 ** 47));
    const most = bindings.bind(JSON.stringify(Object.fromEntries(shares)));
    return session.query({
      text: `/* estimates_sample */
        select namespace_id, id from (
          select d.namespace_id, d.document_id as id,
                 row_number() over (partition by d.namespace_id order by hashtextextended(d.document_id, ${seed}::bigint)) as place
          ${from}
        ) drawn
        where place <= (${most}::jsonb ->> namespace_id::text)::bigint`,
      values: bindings.values,
    });
  }

  /** What follows `select …` in a statement over them, `d`; more may be bound and added. */
  compiled(): { source: Source; from: string } {
    const source = new Source(this.#namespaceIds, this.#judgments, { is: "now" });
    const holds = this.#condition === undefined ? "" : `and ${conditionSql(this.#condition, source)}`;
    return { source, from: `from ${source.documents()} ${source.joins()} where ${source.belongs()} ${holds}` };
  }
}
