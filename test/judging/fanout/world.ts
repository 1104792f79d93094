/** The judging modules over their own database. The test advances them step by step. The engine records its questions. */

import type { JudgmentCreate, WriteRequest } from "#generated/types.ts";
import { defaultPrices } from "#src/accounts/money/prices.ts";
import { Spending } from "#src/accounts/money/spending.ts";
import { Courtesy } from "#src/foundation/jobs/courtesy.ts";
import { runJob } from "#src/foundation/jobs/runner.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { jobKinds } from "#src/jobs/kinds.ts";
import { noExports } from "#src/jobs/parts/kept-files.ts";
import { noSuggester } from "#src/jobs/parts/suggester.ts";
import { Judge } from "#src/judging/asking/judge.ts";
import { catchUp } from "#src/judging/catch-up/catch-up.ts";
import type { CatchUpParts } from "#src/judging/catch-up/catch-up-parts.ts";
import { noGroups } from "#src/judging/definitions/group-reads.ts";
import type { EngineRequest, RawAnswer } from "#src/judging/engines/engine.ts";
import { Engines } from "#src/judging/engines/engines.ts";
import { Landings } from "#src/judging/landing/landings.ts";
import { writeDocuments } from "#src/queries/documents/write.ts";
import { workOnAttributes } from "#src/records/attributes/work.ts";
import { openGate } from "#src/records/budgets/judging-gate.ts";
import { createModules, type Modules } from "#src/server/modules.ts";
import { dependents, onLanded } from "#src/server/ports.ts";
import { ApplicableGroups } from "#src/standing/groups/applicable.ts";
import { type MovableClock, movableClock } from "#test/support/clock.ts";
import { type FreshDatabase, freshDatabase } from "#test/support/database.ts";
import { type TestEngine, testEngine } from "#test/support/test-engine.ts";

export const ORGANIZATION = "org_test";
const log = createLogger({ level: "fatal" });

export class World {
  readonly fresh: FreshDatabase;
  readonly clock: MovableClock = movableClock();
  readonly engine: TestEngine = testEngine();
  readonly modules: Modules;
  readonly parts: CatchUpParts;

  private constructor(fresh: FreshDatabase) {
    this.fresh = fresh;
    const engines = new Engines([this.engine], new Map());
    const { database: db, distributed } = fresh;
    const { clock } = this;
    this.modules = createModules({ db, clock, log, engines, defaultEngine: this.engine.name, distributed });
    const { applicable, budgets: gate } = this.modules;
    const judge = new Judge({ engines, clock, log, contexts: { db, applicable } });
    this.parts = { db, clock, log, judge, applicable, landings: new Landings(), gate, onLanded };
  }

  static async open(): Promise<World> {
    return new World(await freshDatabase());
  }

  async judgment(place: string, definition: JudgmentCreate): Promise<void> {
    await this.modules.judgments.create(ORGANIZATION, place, definition);
  }

  async write(name: string, request: WriteRequest): Promise<void> {
    await writeDocuments(this.modules.documents, { organizationId: ORGANIZATION, name }, request);
  }

  /** Works until nothing is left to do at this moment in namespaces with this prefix, however often one task leads to another. */
  async settle(beginning = ""): Promise<void> {
    const { signal } = new AbortController();
    for (let round = 0; round < 30; round++) {
      await this.jobs(signal);
      const namespaces = await this.namespaces(beginning);
      for (const { namespace_id } of namespaces) {
        await workOnAttributes(this.parts, namespace_id, signal);
        await catchUp(this.parts, namespace_id, signal);
      }
      if (!(await this.#busy(namespaces.map(({ namespace_id }) => namespace_id)))) return;
    }
    const left = await Promise.all([
      this.query("select * from deferred"),
      this.query("select * from fanouts"),
      this.query("select * from changed_sources"),
    ]);
    throw new Error(`It does not come to rest: ${JSON.stringify(left)}`);
  }

  /** Works on jobs until each has had ten pages. */
  async jobs(signal: AbortSignal): Promise<void> {
    const kinds = jobKinds({
      ...this.parts,
      engines: new Engines([], new Map()),
      contexts: { db: this.parts.db, applicable: this.parts.applicable },
      prices: defaultPrices,
      spending: new Spending(defaultPrices),
      budgets: { ...openGate, allowance: async () => null },
      groups: noGroups,
      dependents,
      appliedGroups: new ApplicableGroups(),
      exports: noExports,
      suggester: noSuggester,
      wakeJudging() {},
      wakeAttributes() {},
      wakeJobs() {},
    });
    // Each job yields to others after a page.
    for (let page = 0; page < 10; page++) {
      const running = await this.query<{ claim_id: number }>("select claim_id from jobs where status = 'running'");
      if (running.length === 0) return;
      for (const { claim_id } of running) await runJob({ ...this.parts, kinds, courtesy: new Courtesy() }, claim_id, signal);
    }
  }

  /** Whether something could be done now. */
  async #busy(ids: readonly number[]): Promise<boolean> {
    const mine = `namespace_id in (${ids.join(",")})`;
    if (ids.length === 0) return false;
    const now = this.clock.now().toISOString();
    for (const what of [`deferred where due_at <= '${now}' and`, "fanouts where", "changed_sources where"]) {
      if ((await this.query(`select 1 from ${what} ${mine} limit 1`)).length > 0) return true;
    }
    return false;
  }

  async namespaces(beginning: string): Promise<{ namespace_id: number; name: string }[]> {
    return this.query(
      `select namespace_id, name from namespaces where deleted_at is null and starts_with(name, '${beginning}') order by name`,
    );
  }

  async query<Row>(text: string): Promise<Row[]> {
    return this.fresh.database.query<Row>({ text });
  }
}

/** An engine's answer that depends only on the context. */
export function answerOf(request: EngineRequest): RawAnswer {
  let hash = 7;
  for (let at = 0; at < request.contextText.length; at++) hash = (hash * 31 + request.contextText.charCodeAt(at)) % 1_000_003;
  return { type: "bool", p: (hash % 1_000) / 1_000 };
}
