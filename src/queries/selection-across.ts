/**
 * The documents of several namespaces that meet a condition, with one statement for all. It is `selection.ts` for many small namespaces.
 */
import { randomInt } from "node:crypto";
import type { Session } from "#src/foundation/db/database.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import type { Condition } from "#src/queries/filters/condition.ts";
import { conditionSql } from "./compile.ts";
import { Source } from "./source.ts";

export class SelectionAcross {
  readonly #namespaceIds: readonly number[];
  readonly #judgments: ReadonlyMap<string, Judgment>;
  readonly #condition: Condition | undefined;

  /** @param judgments those that apply in every one of the namespaces, by name */
  constructor(namespaceIds: readonly number[], judgments: ReadonlyMap<string, Judgment>, condition: Condition | undefined) {
    this.#namespaceIds = namespaceIds;
    this.#judgments = judgments;
    this.#condition = condition;
  }

  /** The counts by namespace. A namespace without matches is left out. */
  async counts(session: Session): Promise<Map<number, number>> {
    const { source, from } = this.compiled();
    const rows = await session.query<{ namespace_id: number; count: number }>({
      text: `/* estimates_count */ select d.namespace_id, count(*) as count ${from} group by d.namespace_id`,
      values: source.bindings.values,
    });
    return new Map(rows.map(({ namespace_id, count }) => [namespace_id, count]));
  }

  /** A random sample of each namespace, or all documents if there are fewer. */
  async sample(session: Session, shares: ReadonlyMap<number, number>): Promise<{ namespace_id: number; id: string }[]> {
    const { source, from } = this.compiled();
    const { bindings } = source;
    // Orders by a hash with a random seed. With `random()`, machines that keep copies of the data would give different results.
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

  /** The part after `select …` of a statement over these documents (`d`). The caller may bind more values and add conditions. */
  compiled(): { source: Source; from: string } {
    const source = new Source(this.#namespaceIds, this.#judgments, { is: "now" });
    const holds = this.#condition === undefined ? "" : `and ${conditionSql(this.#condition, source)}`;
    return { source, from: `from ${source.documents()} ${source.joins()} where ${source.belongs()} ${holds}` };
  }
}
