/** A namespace that the service itself writes and judges, so that history, attribute values and answers are real. */
import { randomInt } from "node:crypto";
import { inject } from "vitest";
import type { JudgmentCreate, WriteRequest } from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { Judge } from "#src/judging/asking/judge.ts";
import { catchUp } from "#src/judging/catch-up/catch-up.ts";
import { Engines } from "#src/judging/engines/engines.ts";
import { Landings } from "#src/judging/landing/landings.ts";
import { removeJudgment } from "#src/judging/lifecycle/removal.ts";
import { readAnswerViews } from "#src/judging/reading/answer-view.ts";
import { deleteSomeOutcomes } from "#src/quality/outcomes/ownership.ts";
import { writeDocuments } from "#src/queries/documents/write.ts";
import type { Matchable } from "#src/queries/filters/match.ts";
import { Queries, type QueriesParts } from "#src/queries/query.ts";
import { LARGE_NAMESPACE } from "#src/records/attributes/learn.ts";
import { workOnAttributes } from "#src/records/attributes/work.ts";
import { openGate } from "#src/records/budgets/judging-gate.ts";
import { updateSettings } from "#src/records/settings/settings.ts";
import { createModules, type Modules } from "#src/server/modules.ts";
import { groupsOverCap, onLanded } from "#src/server/ports.ts";
import { type MovableClock, movableClock } from "#test/support/clock.ts";
import { watched } from "#test/support/routing/watched.ts";
import { type TestEngine, testEngine } from "#test/support/test-engine.ts";

export const ORGANIZATION = "org_live";

export class Live {
  readonly db: Database;
  readonly clock: MovableClock = movableClock();
  readonly engine: TestEngine = testEngine();
  readonly modules: Modules;
  readonly queries: Queries;
  readonly name = `live-${randomInt(2 ** 47)}`;
  readonly #log = createLogger({ level: "error" });

  constructor(database: Database, parts: Partial<QueriesParts> = {}) {
    this.db = watched(database);
    this.modules = createModules({
      db: this.db,
      clock: this.clock,
      log: this.#log,
      engines: new Engines([this.engine], new Map()),
      defaultEngine: this.engine.name,
      distributed: inject("testCluster") !== null,
    });
    const { applicable, learning } = this.modules;
    this.queries = new Queries({
      db: this.db,
      clock: this.clock,
      log: this.#log,
      applicable,
      learning,
      cursorKey: Buffer.alloc(32, 7),
      statementTimeoutMs: 60_000,
      groupsOverCap,
      together: inject("testCluster") === null,
      ...parts,
    });
  }

  get ref() {
    return { organizationId: ORGANIZATION, name: this.name };
  }

  async write(request: WriteRequest): Promise<void> {
    await writeDocuments(this.modules.documents, this.ref, request);
  }

  /** The organization that owns the declarations. */
  async organization(): Promise<void> {
    await this.db.query({
      text: `insert into organizations (organization_id, name, plan, created_at) values ($1, $1, 'team', $2) on conflict do nothing`,
      values: [ORGANIZATION, this.clock.now()],
    });
  }

  async judgment(definition: JudgmentCreate): Promise<void> {
    await this.modules.judgments.create(ORGANIZATION, this.name, definition);
  }

  /** Deletes a judgment, and removes all of its answers. */
  async forget(name: string): Promise<void> {
    await this.modules.judgments.delete(ORGANIZATION, this.name, name);
    const removals = await this.db.query<{ claimId: number }>({
      text: 'select claim_id as "claimId" from judgment_removals where organization_id = $1 and owner = $2',
      values: [ORGANIZATION, this.name],
    });
    const parts = { db: this.db, clock: this.clock, deleteSomeOutcomes };
    for (const { claimId } of removals) await removeJudgment(parts, claimId, new AbortController().signal);
  }

  /** Brings answers up to date. */
  async judge(): Promise<void> {
    const { applicable } = this.modules;
    const parts = {
      db: this.db,
      clock: this.clock,
      log: createLogger({ level: "fatal" }),
      gate: openGate,
      judge: new Judge({
        engines: new Engines([this.engine], new Map()),
        clock: this.clock,
        log: createLogger({ level: "fatal" }),
        contexts: { db: this.db, applicable },
      }),
      applicable,
      landings: new Landings(),
      onLanded,
    };
    await catchUp(parts, await this.namespaceId(), new AbortController().signal);
  }

  /** Declares attributes. `build` builds their indexes; until then, commits maintain the existing part. */
  async declare(...attributes: string[]): Promise<void> {
    const parts = {
      db: this.db,
      clock: this.clock,
      budgets: this.modules.budgets,
      wakeJudging: () => undefined,
      wakeFollowers: () => undefined,
      wakeAttributes: () => {},
    };
    await updateSettings(
      parts,
      this.ref,
      { indexed_attributes: attributes.map((name) => `attributes.${name}`) },
      { admin: true, scope: null },
    );
  }

  /** Begins indexes of attributes and of times, as queries over a large namespace do. */
  async learn(...names: string[]): Promise<void> {
    const { learning } = this.modules;
    learning.note({ namespaceId: await this.namespaceId(), documents: LARGE_NAMESPACE }, [], names);
    await learning.stop();
  }

  /** Begins combined indexes, as queries do that have asked for them often enough. */
  async combine(...names: string[]): Promise<void> {
    const { learning } = this.modules;
    const namespace = { namespaceId: await this.namespaceId(), documents: LARGE_NAMESPACE };
    for (const name of names) {
      learning.note(namespace, [], [], { name, us: Number.MAX_VALUE });
      await learning.stop();
    }
  }

  async build(): Promise<void> {
    await workOnAttributes({ db: this.db, clock: this.clock }, await this.namespaceId(), new AbortController().signal);
  }

  async namespaceId(): Promise<number> {
    const [row] = await this.db.query<{ namespace_id: number }>({
      text: "select namespace_id from namespace_names where organization_id = $1 and name = $2",
      values: [ORGANIZATION, this.name],
    });
    return row!.namespace_id;
  }

  /** Every document as a read shows it now. */
  async documents(): Promise<(Matchable & { revision: number; state: unknown })[]> {
    const namespaceId = await this.namespaceId();
    const rows = await this.db.query<Parameters<typeof readAnswerViews>[2][number]>({
      text: "select document_id, revision, incarnation, created_at, updated_at, attributes, state from documents where namespace_id = $1",
      values: [namespaceId],
    });
    const judgments = await this.modules.applicable.of(this.db, ORGANIZATION, this.name);
    const answers = await readAnswerViews(this.db, namespaceId, rows, [...judgments.values()]);
    return rows.map(
      (row) =>
        ({ ...row, id: row.document_id, answers: answers.get(row.document_id) ?? {} }) as unknown as Matchable & {
          revision: number;
          state: unknown;
        },
    );
  }
}
