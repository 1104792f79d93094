/**
 * The documents of a namespace that meet a condition now, for callers that process all of them. It can count them, sample them at random,
 * and page through them in order of ids.
 */
import { randomInt } from "node:crypto";
import type { Session } from "#src/foundation/db/database.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import type { Condition } from "#src/queries/filters/condition.ts";
import { type DocumentRow, withState } from "#src/records/documents/documents.ts";
import { conditionSql } from "./compile.ts";
import { Source } from "./source.ts";
import { statement } from "./statements.ts";

const ROW = "d.document_id, d.revision, d.incarnation, d.created_at, d.updated_at, d.attributes, d.state::text as state, d.bytes";

export class Selection {
  readonly #namespaceId: number;
  readonly #judgments: ReadonlyMap<string, Judgment>;
  readonly #condition: Condition | undefined;

  /** @param judgments the namespace's judgments by name, including those whose answers the condition reads */
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

  /** A random sample, in order of ids. */
  async sample(session: Session, most: number): Promise<string[]> {
    const { source, from } = this.compiled();
    const { bindings } = source;
    // Orders by a hash with a random seed. With `random()`, machines that keep copies of the data would give different results.
    const seed = bindings.bind(randomInt(2 ** 47));
    const text = `
      select id from (
        select d.document_id as id ${from} order by hashtextextended(d.document_id, ${seed}::bigint) limit ${bindings.bind(most)}::integer
      ) drawn
      order by id collate "C"`;
    const rows = await session.query<{ id: string }>(statement(text, bindings.values));
    return rows.map(({ id }) => id);
  }

  /** The next documents after an id. The empty string means from the start. */
  async after(session: Session, id: string, limit: number): Promise<DocumentRow[]> {
    const { source, from } = this.compiled();
    const { bindings } = source;
    const text = `
      select ${ROW} ${from} and d.document_id > ${bindings.bind(id)}::text
      order by d.document_id limit ${bindings.bind(limit)}::integer`;
    return read(session, text, bindings);
  }

  /** Those of the given documents that are selected, in order of ids. */
  async among(session: Session, ids: readonly string[]): Promise<DocumentRow[]> {
    if (ids.length === 0) return [];
    const { source, from } = this.compiled();
    const { bindings } = source;
    const text = `
      select ${ROW} ${from} and d.document_id = any(${bindings.bind([...ids])}::text[]) order by d.document_id`;
    return read(session, text, bindings);
  }

  /** The part after `select …` of a statement over these documents (`d`). The caller may bind more values and add conditions. */
  compiled(): { source: Source; from: string } {
    const source = new Source(this.#namespaceId, this.#judgments, { is: "now" });
    const holds = this.#condition === undefined ? "" : `and ${conditionSql(this.#condition, source)}`;
    return { source, from: `from ${source.documents()} ${source.joins()} where ${source.belongs()} ${holds}` };
  }
}

/** Rows of `ROW`. Their states are texts, which contexts and engines must not get. */
async function read(session: Session, text: string, { values }: Source["bindings"]): Promise<DocumentRow[]> {
  const rows = await session.query<Omit<DocumentRow, "state"> & { state: string }>(statement(text, values));
  return withState(rows);
}
