/**
 * The documents of a namespace for which a condition holds, as they are now, for whoever works through all of them: how many there are, some
 * of them at random, and page after page in the order of their ids.
 */
import { randomInt } from "node:crypto";
import type { Session } from "#src/db/database.ts";
import { type DocumentRow, withState } from "#src/documents/documents.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import { conditionSql } from "./compile.ts";
import type { Condition } from "./condition.ts";
import { Source } from "./source.ts";
import { statement } from "./statements.ts";

const ROW = "d.document_id, d.revision, d.incarnation, d.created_at, d.updated_at, d.attributes, d.state::text as state, d.bytes";

export class Selection {
  readonly #namespaceId: number;
  readonly #judgments: ReadonlyMap<string, Judgment>;
  readonly #condition: Condition | undefined;

  /** @param judgments the namespace's, by name: those whose answers the condition reads are among them */
  constructor(namespaceId: number, judgments: ReadonlyMap<string, Judgment>, condition: Condition | undefined) {
    this.#namespaceId = namespaceId;
    this.#judgments = judgments;
    this.#condition = condition;
  }

  async count(session: Session): Promise<number> {
    const { source, from } = this.compiled();
    const [row] = await session.query<{ count: number }>(statement(`select count(*) as count ${from}`, source.bindings.values));
    return row!.count;
  }

  /** Up to so many of them, drawn at random; in the order of their ids. */
  async sample(session: Session, most: number): Promise<string[]> {
    const { source, from } = this.compiled();
    const { bindings } = source;
    // By a hash with a seed of its own, since `random()` would be answered otherwise by each machine that keeps a copy.
    const seed = bindings.bind(randomInt(2 ** 47));
    const text = `
      select id from (
        select d.document_id as id ${from} order by hashtextextended(d.document_id, ${seed}::bigint) limit ${bindings.bind(most)}::integer
      ) drawn
      order by id collate "C"`;
    const rows = await session.query<{ id: string }>(statement(text, bindings.values));
    return rows.map(({ id }) => id);
  }

  /** The next of them after an id, the empty string for the first. */
  async after(session: Session, id: string, limit: number): Promise<DocumentRow[]> {
    const { source, from } = this.compiled();
    const { bindings } = source;
    const text = `
      select ${ROW} ${from} and d.document_id > ${bindings.bind(id)}::text
      order by d.document_id limit ${bindings.bind(limit)}::integer`;
    const rows = await session.query<Omit<DocumentRow, "state"> & { state: string }>(statement(text, bindings.values));
    return withState(rows);
  }

  /** Those of some documents that are among them, in the order of their ids. */
  async among(session: Session, ids: readonly string[]): Promise<DocumentRow[]> {
    if (ids.length === 0) return [];
    const { source, from } = this.compiled();
    const { bindings } = source;
    const text = `
      select ${ROW} ${from} and d.document_id = any(${bindings.bind([...ids])}::text[]) order by d.document_id`;
    return session.query<DocumentRow>(statement(text, bindings.values));
  }

  /** What follows `select …` in a statement over them, `d`; more may be bound and added. */
  compiled(): { source: Source; from: string } {
    const source = new Source(this.#namespaceId, this.#judgments, { is: "now" });
    const holds = this.#condition === undefined ? "" : `and ${conditionSql(this.#condition, source)}`;
    return { source, from: `from ${source.documents()} ${source.joins()} where ${source.belongs()} ${holds}` };
  }
}
