/** A namespace with documents, judgments and answers, inserted row by row so that a test controls exactly what is stored. */
import { randomInt } from "node:crypto";
import { inject } from "vitest";
import type { JudgmentDefinition, QueryOptions, QueryResponse, Thresholds } from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { move, START } from "#src/foundation/db/positions.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { readAnswerViews } from "#src/judging/reading/answer-view.ts";
import type { Matchable } from "#src/queries/filters/match.ts";
import { Queries, type QueriesParts } from "#src/queries/query.ts";
import { deferRetries } from "#src/records/answers/deferred.ts";
import { READER } from "#src/records/answers/reader.ts";
import { isCombined } from "#src/records/values/combined.ts";
import { type Indexable, indexedKeys } from "#src/records/values/indexed-times.ts";
import type { Value } from "#src/records/values/value.ts";
import { groupsOverCap } from "#src/server/ports.ts";
import { type MovableClock, movableClock } from "#test/support/clock.ts";
import { watched } from "#test/support/routing/watched.ts";

export const ORGANIZATION = "org_test";

export interface StoredDocument {
  id: string;
  attributes?: Record<string, Value>;
  state?: Record<string, unknown>;
  revision?: number;
  incarnation?: number;
  createdAt?: string;
  updatedAt?: string;
}

export interface StoredJudgment {
  name: string;
  type: "bool" | "choice" | "score";
  active?: boolean;
  activeVersion?: number;
  definition?: Partial<JudgmentDefinition>;
  thresholds?: Thresholds;
  policy?: "on_write" | "on_read";
}

export interface StoredAnswer {
  document: string;
  judgment: string;
  incarnation?: number;
  sequence?: number;
  /** Null: only failed attempts so far. */
  revision?: number | null;
  version?: number;
  number?: number | null;
  label?: string | null;
  dist?: Record<string, number> | null;
}

export class World {
  readonly database: Database;
  readonly name: string;
  readonly namespaceId = randomInt(1, 2 ** 47);
  readonly clock: MovableClock = movableClock("2030-01-01T00:00:00.000Z");
  readonly applicable = new ApplicableJudgments();
  readonly queries: Queries;
  sequence = 0;

  private constructor(database: Database, name: string) {
    this.database = database;
    this.name = name;
    this.queries = this.queriesWith({});
  }

  /** Queries over the same database, with some parts replaced. */
  queriesWith(parts: Partial<QueriesParts>): Queries {
    return new Queries({
      db: watched(this.database),
      clock: this.clock,
      log: createLogger({ level: "error" }),
      applicable: this.applicable,
      cursorKey: Buffer.alloc(32, 7),
      statementTimeoutMs: 60_000,
      groupsOverCap,
      together: inject("testCluster") === null,
      learning: { note: () => {} },
      ...parts,
    });
  }

  static async create(database: Database, name = `ns-${randomInt(2 ** 47)}`): Promise<World> {
    const world = new World(database, name);
    const at = world.clock.now();
    await world.#sql("insert into namespace_names (organization_id, name, namespace_id) values ($1, $2, $3)", [
      ORGANIZATION,
      name,
      world.namespaceId,
    ]);
    await world.#sql("insert into namespaces (namespace_id, organization_id, name, created_at) values ($1, $2, $3, $4)", [
      world.namespaceId,
      ORGANIZATION,
      name,
      at,
    ]);
    return world;
  }

  /** Writes documents in one commit. A given revision may differ from the commit's sequence. */
  async put(...documents: StoredDocument[]): Promise<void> {
    this.sequence = Math.max(this.sequence + 1, ...documents.map(({ revision }) => revision ?? 0));
    const sequence = this.sequence;
    const records = documents.map((document) => ({
      d: document.id,
      r: document.revision ?? sequence,
      i: document.incarnation ?? sequence,
      c: document.createdAt ?? this.clock.now(),
      u: document.updatedAt ?? this.clock.now(),
      a: document.attributes ?? {},
      s: document.state ?? {},
      b: sizeOf(document),
    }));
    await this.#supersede(documents.map(({ id }) => id));
    await this.#sql(
      `insert into documents (namespace_id, document_id, revision, incarnation, created_at, updated_at, attributes, state, bytes)
       select $1, d, r, i, c, u, a, s, b
       from jsonb_to_recordset($2::jsonb) as x(d text, r bigint, i bigint, c timestamptz, u timestamptz, a jsonb, s jsonb, b integer)
       on conflict (namespace_id, document_id) do update set revision = excluded.revision, incarnation = excluded.incarnation,
         created_at = excluded.created_at, updated_at = excluded.updated_at, attributes = excluded.attributes, state = excluded.state,
         bytes = excluded.bytes`,
      [this.namespaceId, JSON.stringify(records)],
    );
    await this.#sql(
      `update namespaces set sequence = $2, bytes = (select sum(bytes) from documents where namespace_id = $1),
         document_count = (select count(*) from documents where namespace_id = $1)
       where namespace_id = $1`,
      [this.namespaceId, sequence],
    );
  }

  /** Deletes documents and their answers in one commit. */
  async delete(...ids: string[]): Promise<void> {
    this.sequence += 1;
    await this.#supersede(ids);
    await this.#supersedeAnswers(ids, null);
    for (const table of ["documents", "answers"]) {
      await this.#sql(`delete from ${table} where namespace_id = $1 and document_id = any($2)`, [this.namespaceId, ids]);
    }
    await this.#sql("update namespaces set sequence = $2 where namespace_id = $1", [this.namespaceId, this.sequence]);
  }

  /** Does what a commit does before it changes documents: moves their old state to history, and records them as changed. */
  async #supersede(ids: readonly string[]): Promise<void> {
    await this.#sql(
      `insert into document_history (namespace_id, document_id, revision, superseded, incarnation, created_at, updated_at,
                                     attributes, state, bytes)
       select namespace_id, document_id, revision, $3, incarnation, created_at, updated_at, attributes, state, bytes
       from documents where namespace_id = $1 and document_id = any($2) and revision < $3`,
      [this.namespaceId, ids, this.sequence],
    );
    await this.#commit("documents", ids);
  }

  async #supersedeAnswers(ids: readonly string[], judgmentId: string | null): Promise<void> {
    await this.#sql(
      `insert into answer_history
       select namespace_id, document_id, judgment_id, sequence, $3, incarnation, attempted_revision, revision, version, engine,
              engine_version, evaluated_at, number, label, escape_p, dist, context_hash, error
       from answers
       where namespace_id = $1 and document_id = any($2) and sequence < $3 and judgment_id = coalesce($4, judgment_id)`,
      [this.namespaceId, ids, this.sequence, judgmentId],
    );
  }

  async #commit(kind: "documents" | "answers", ids: readonly string[]): Promise<void> {
    await this.#sql(
      `insert into commits (namespace_id, sequence, kind, at, document_ids) values ($1, $2, $3, $4, $5)
       on conflict (namespace_id, sequence) do update set document_ids = commits.document_ids || excluded.document_ids`,
      [this.namespaceId, this.sequence, kind, this.clock.now(), ids],
    );
  }

  async judgments(...judgments: StoredJudgment[]): Promise<void> {
    for (const { name, type, active = true, activeVersion = 1, definition, thresholds = {}, policy = "on_write" } of judgments) {
      const id = this.judgmentId(name);
      await this.#sql(
        `insert into judgments (judgment_id, organization_id, owner, name, type, active_version, thresholds, freshness, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          id,
          ORGANIZATION,
          this.name,
          name,
          type,
          active ? activeVersion : null,
          JSON.stringify(thresholds),
          JSON.stringify({ policy, debounce_ms: 0, max_wait_ms: 60_000 }),
          this.clock.now(),
        ],
      );
      const whole = { name, type, question: "?", engine: { name: "local" }, ...definition };
      await this.#sql("insert into judgment_versions (judgment_id, version, definition, created_at) values ($1, $2, $3, $4)", [
        id,
        activeVersion,
        JSON.stringify(whole),
        this.clock.now(),
      ]);
    }
    await this.#sql(
      `insert into definition_epochs (organization_id, epoch) values ($1, 1)
       on conflict (organization_id) do update set epoch = definition_epochs.epoch + 1`,
      [ORGANIZATION],
    );
  }

  get ref() {
    return { organizationId: ORGANIZATION, name: this.name };
  }

  judgmentId(name: string): string {
    return `${this.namespaceId}-${name}`;
  }

  /** Stores answers in their own commit. */
  async land(...answers: StoredAnswer[]): Promise<void> {
    this.sequence += 1;
    for (const { document, judgment } of answers) await this.#supersedeAnswers([document], this.judgmentId(judgment));
    await this.answers(...answers);
    await this.#commit(
      "answers",
      answers.map(({ document }) => document),
    );
    await this.#sql("update namespaces set sequence = $2 where namespace_id = $1", [this.namespaceId, this.sequence]);
  }

  /** Stores answers, by default of the first version, incarnation and revision. */
  async answers(...answers: StoredAnswer[]): Promise<void> {
    const records = answers.map(({ document, judgment, ...answer }) => {
      const revision = answer.revision === undefined ? 1 : answer.revision;
      return {
        d: document,
        j: this.judgmentId(judgment),
        i: answer.incarnation ?? 1,
        q: answer.sequence ?? this.sequence,
        r: revision,
        v: revision === null ? null : (answer.version ?? 1),
        n: answer.number ?? null,
        l: answer.label ?? null,
        x: answer.dist?.none_of_the_above ?? (answer.label == null ? null : 0),
        p: answer.dist ?? null,
      };
    });
    await this.#sql(
      `insert into answers (namespace_id, document_id, judgment_id, incarnation, sequence, attempted_revision, revision, version,
                            engine, engine_version, evaluated_at, number, label, escape_p, dist)
       select $1, d, j, i, q, coalesce(r, 1), r, v, 'local', '1', $3, n, l, x, p
       from jsonb_to_recordset($2::jsonb)
         as y(d text, j text, i bigint, q bigint, r bigint, v integer, n double precision, l text, x double precision, p jsonb)
       on conflict (namespace_id, document_id, judgment_id) do update set sequence = excluded.sequence, revision = excluded.revision,
         number = excluded.number, label = excluded.label, escape_p = excluded.escape_p, dist = excluded.dist`,
      [this.namespaceId, JSON.stringify(records), this.clock.now()],
    );
  }

  /** Builds complete indexes of attributes, times and two of them combined from the current documents. Later documents are not indexed. */
  async index(...attributes: string[]): Promise<void> {
    const documents = await this.#sql<Indexable & { document_id: string }>(
      `select document_id, attributes, created_at as "createdAt", updated_at as "updatedAt" from documents where namespace_id = $1`,
      [this.namespaceId],
    );
    const rows = documents.flatMap((document) =>
      attributes.flatMap((a) => indexedKeys(document, a).map((v) => ({ d: document.document_id, a, v }))),
    );
    await this.#sql("delete from attribute_values where namespace_id = $1", [this.namespaceId]);
    await this.#sql(
      `insert into attribute_values (namespace_id, attribute, value, document_id)
       select $1, a, v::bytea, d from jsonb_to_recordset($2::jsonb) as r(a text, v text, d text)`,
      [this.namespaceId, JSON.stringify(rows)],
    );
    await this.#sql(
      `insert into indexed_attributes (namespace_id, attribute, state, origin, created_at, last_used_at)
       select $1, a, 'ready', 'declared', $3, $3 from unnest($2::text[]) as w(a) on conflict (namespace_id, attribute) do nothing`,
      [this.namespaceId, attributes.filter((name) => !isCombined(name)), this.clock.now()],
    );
    await this.#sql(
      `insert into combined_indexes (namespace_id, attribute, state, created_at, last_used_at)
       select $1, a, 'ready', $3, $3 from unnest($2::text[]) as w(a) on conflict (namespace_id, attribute) do nothing`,
      [this.namespaceId, attributes.filter(isCombined), this.clock.now()],
    );
    await this.#sql("update namespaces set combined_sequence = sequence where namespace_id = $1", [this.namespaceId]);
  }

  /** Records that a judgment's answers to these documents wait for a retry. */
  async deferred(judgment: string, documents: readonly string[]): Promise<void> {
    const dueAt = this.clock.now();
    const retries = documents.map((documentId) => ({
      documentId,
      judgmentId: this.judgmentId(judgment),
      revision: 1,
      dueAt,
      attempts: 1,
    }));
    await this.database.transaction((tx) => deferRetries(tx, this.namespaceId, retries));
  }

  /** Records how far judging has come. */
  async judgedUpTo(position: number): Promise<void> {
    await this.database.transaction((tx) => move(tx, this.namespaceId, READER, START, { position, within: 0 }));
  }

  run(filters: unknown, options: QueryOptions = {}): Promise<QueryResponse> {
    return this.queries.run({ ...this.ref, scope: null }, filters, options);
  }

  /** The ids that a query finds on one page, in order. */
  async ids(filters: unknown, options: QueryOptions = {}): Promise<string[]> {
    return (await this.run(filters, options)).rows.map(({ id }) => id);
  }

  /** Every document as a read would show it. This is the input of the matcher in memory. */
  async documents(): Promise<Matchable[]> {
    const rows = await this.database.query<Parameters<typeof readAnswerViews>[2][number]>({
      text: "select document_id, revision, incarnation, created_at, updated_at, attributes, state from documents where namespace_id = $1",
      values: [this.namespaceId],
    });
    const judgments = await this.applicable.of(this.database, ORGANIZATION, this.name);
    const answers = await readAnswerViews(this.database, this.namespaceId, rows, [...judgments.values()]);
    return rows.map(
      (row) => ({ ...row, id: row.document_id, answers: answers.get(row.document_id) ?? {} }) as unknown as Matchable,
    );
  }

  async billed(): Promise<number> {
    await this.queries.settled();
    const [row] = await this.#sql<{ bytes: number }>(
      "select coalesce(sum(bytes), 0)::bigint as bytes from usage_lines where namespace_id = $1 and line = 'queries'",
      [this.namespaceId],
    );
    return row!.bytes;
  }

  #sql<Row>(text: string, values: unknown[]): Promise<Row[]> {
    return this.database.query<Row>({ text, values });
  }
}

/** The size that the fixture stores for a document. */
export function sizeOf({ id, attributes = {}, state = {} }: StoredDocument): number {
  return Buffer.byteLength(JSON.stringify([id, attributes, state]));
}

/** This many documents, whose ids and attribute `n` count from 0. */
export function numbered(count: number, more: (n: number) => Partial<StoredDocument> = () => ({})): StoredDocument[] {
  return Array.from({ length: count }, (_, n) => ({ id: `d${String(n).padStart(4, "0")}`, attributes: { n }, ...more(n) }));
}
