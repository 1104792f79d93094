/** The judging rooms over a database of their own, moved on step by step, with an engine that notes what it was asked. */

import type { JudgmentCreate, WriteRequest } from "#generated/types.ts";
import { defaultPrices } from "#src/accounts/prices.ts";
import { Spending } from "#src/accounts/spending.ts";
import { workOnAttributes } from "#src/attributes/work.ts";
import { noSuggester } from "#src/discovery/suggester.ts";
import { writeDocuments } from "#src/documents/write.ts";
import { noExports } from "#src/exports/export-store.ts";
import { ApplicableGroups } from "#src/groups/applicable.ts";
import { runJob } from "#src/jobs/runner.ts";
import { jobKinds } from "#src/jobs/types/index.ts";
import { type CatchUpParts, catchUp } from "#src/judging/catch-up.ts";
import { Courtesy } from "#src/judging/courtesy.ts";
import type { EngineRequest, RawAnswer } from "#src/judging/engine.ts";
import { Engines } from "#src/judging/engines.ts";
import { Judge } from "#src/judging/judge.ts";
import { Landings } from "#src/judging/landings.ts";
import { noGroups } from "#src/judgments/group-reads.ts";
import { createLogger } from "#src/log.ts";
import { createRooms, type Rooms } from "#src/rooms.ts";
import { type MovableClock, movableClock } from "#test/support/clock.ts";
import { type FreshDatabase, freshDatabase } from "#test/support/database.ts";
import { type TestEngine, testEngine } from "#test/support/test-engine.ts";

export const ORGANIZATION = "org_test";
const log = createLogger({ level: "fatal" });

export class World {
  readonly fresh: FreshDatabase;
  readonly clock: MovableClock = movableClock();
  readonly engine: TestEngine = testEngine();
  readonly rooms: Rooms;
  readonly parts: CatchUpParts;

  private constructor(fresh: FreshDatabase) {
    this.fresh = fresh;
    const engines = new Engines([this.engine], new Map());
    const { database: db } = fresh;
    const { clock } = this;
    this.rooms = createRooms({ db, clock, log, engines, defaultEngine: this.engine.name });
    const { applicable, budgets: gate } = this.rooms;
    const judge = new Judge({ engines, clock, log, contexts: { db, applicable } });
    this.parts = { db, clock, log, judge, applicable, landings: new Landings(), gate };
  }

  static async open(): Promise<World> {
    return new World(await freshDatabase());
  }

  async judgment(place: string, definition: JudgmentCreate): Promise<void> {
    await this.rooms.judgments.create(ORGANIZATION, place, definition);
  }

  async write(name: string, request: WriteRequest): Promise<void> {
    await writeDocuments(this.rooms.documents, { organizationId: ORGANIZATION, name }, request);
  }

  /** Goes on until nothing is left to do at this moment in namespaces that begin so, however often one thing leads to another. */
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
      budgets: { mayJudge: async () => ({ may: true }), allowance: async () => null },
      groups: noGroups,
      appliedGroups: new ApplicableGroups(),
      exports: noExports,
      suggester: noSuggester,
      wakeJudging() {},
      wakeAttributes() {},
      wakeJobs() {},
    });
    // Each lets others go on after a page.
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
    const [row] = await this.query<{ busy: boolean }>(`
      select exists (select from deferred where due_at <= '${now}' and ${mine})
        or exists (select from fanouts where ${mine}) or exists (select from changed_sources where ${mine}) as busy`);
    return row!.busy;
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

/** An engine's answer that depends on what it is shown and on nothing else. */
export function answerOf(request: EngineRequest): RawAnswer {
  let hash = 7;
  for (let at = 0; at < request.contextText.length; at++) hash = (hash * 31 + request.contextText.charCodeAt(at)) % 1_000_003;
  return { type: "bool", p: (hash % 1_000) / 1_000 };
}
