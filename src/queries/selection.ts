/**
 * The documents of a namespace that meet a condition now, for callers that process all of them. It can count them, sample them at random,
 * and page through them in order of ids.
 */
import { randomInt } from "node:crypto";
import type { Session } from "#src/foundation/db/database.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import type { Condition } from "#src/queries/filters/condition.ts";
import { BYTES_AT_ONCE, type DocumentRow, LARGE_BYTES, type StoredText, withStates } from "#src/records/documents/documents.ts";
import { conditionSql } from "./compile.ts";
import { Source } from "./source.ts";
import { statement } from "./statements.ts";

/** Consecutive selected documents. `more`: others may follow, because the page has as many as it may have, or as many bytes. */
export interface SelectedPage {
  documents: DocumentRow[];
  more: boolean;
}

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

  /** The next documents after an id, at least one. The empty string means from the start. */
  async after(session: Session, id: string, limit: number): Promise<SelectedPage> {
    const { source, from } = this.compiled();
    const { bindings } = source;
    const more = `and d.document_id > ${bindings.bind(id)}::text order by d.document_id limit ${bindings.bind(limit)}::integer`;
    const { documents, isFull } = await this.#read(session, source, `${from} ${more}`);
    return { documents, more: isFull || documents.length === limit };
  }

  /** Those of the given documents that are selected, in order of ids, at least one. `more`: not all of them. */
  async among(session: Session, ids: readonly string[]): Promise<SelectedPage> {
    if (ids.length === 0) return { documents: [], more: false };
    const { source, from } = this.compiled();
    const given = `and d.document_id = any(${source.bindings.bind([...ids])}::text[])`;
    const { documents, isFull } = await this.#read(session, source, `${from} ${given}`);
    return { documents, more: isFull };
  }

  /** Reads documents in the order of their ids, until they have as many bytes as a page may have. */
  async #read(session: Session, { bindings }: Source, from: string): Promise<{ documents: DocumentRow[]; isFull: boolean }> {
    const text = `
      select document_id, revision, incarnation, created_at, updated_at, attributes,
             case when bytes <= ${LARGE_BYTES} then state::text end as state, bytes
      from (
        select *, sum(bytes) over (order by document_id) - bytes as before
        from (
          select d.document_id, d.revision, d.incarnation, d.created_at, d.updated_at, d.attributes, d.state, d.bytes ${from}
        ) limited
      ) page
      where before < ${bindings.bind(BYTES_AT_ONCE)}::bigint
      order by document_id`;
    const rows = await session.query<StoredText>(statement(text, bindings.values));
    const bytes = rows.reduce((sum, row) => sum + row.bytes!, 0);
    return { documents: await withStates(session, this.#namespaceId, rows), isFull: bytes >= BYTES_AT_ONCE };
  }

  /** The part after `select …` of a statement over these documents (`d`). The caller may bind more values and add conditions. */
  compiled(): { source: Source; from: string } {
    const source = new Source(this.#namespaceId, this.#judgments, { is: "now" });
    const holds = this.#condition === undefined ? "" : `and ${conditionSql(this.#condition, source)}`;
    return { source, from: `from ${source.documents()} ${source.joins()} where ${source.belongs()} ${holds}` };
  }
}
