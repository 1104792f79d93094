/** The service's parts without HTTP, on a database, a clock and an engine of each test's own. Their catch-up runs. */
import { afterEach, beforeEach } from "vitest";
import type { JudgmentCreate, WriteRequest } from "#generated/types.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { Engines } from "#src/judging/engines/engines.ts";
import { readDocument } from "#src/queries/documents/read.ts";
import { writeDocuments } from "#src/queries/documents/write.ts";
import { createModules, type Modules } from "#src/server/modules.ts";
import { type MovableClock, movableClock } from "#test/support/clock.ts";
import { type FreshDatabase, freshDatabase } from "#test/support/database.ts";
import { watched } from "#test/support/routing/watched.ts";
import { type TestEngine, testEngine } from "#test/support/test-engine.ts";

export const ns = { organizationId: "org_test", name: "shop/tickets" };
export const urgent: JudgmentCreate = { name: "urgent", type: "bool", question: "Is it urgent?", thresholds: { yes: 0.5 } };

export class OwnModules {
  fresh!: FreshDatabase;
  clock!: MovableClock;
  engine!: TestEngine;
  modules!: Modules;

  constructor() {
    beforeEach(async () => {
      this.fresh = await freshDatabase();
      this.clock = movableClock();
      this.engine = testEngine();
      this.modules = this.modulesOf([this.engine]);
      this.modules.judging.start();
    });
    afterEach(async () => {
      await this.modules.stopInteractive();
      await this.modules.judging.stop();
    });
  }

  /** Another process on the same database. Its catch-up does not run yet. */
  modulesOf(engines: TestEngine[]): Modules {
    return createModules({
      db: watched(this.fresh.database),
      clock: this.clock,
      log: createLogger({ level: "fatal" }),
      engines: new Engines(engines, new Map()),
      defaultEngine: "test",
      distributed: this.fresh.distributed,
    });
  }

  write(request: WriteRequest) {
    return writeDocuments(this.modules.documents, ns, request);
  }

  read(id: string) {
    return readDocument(this.modules.documents, ns, id, { scope: null });
  }

  async answer(id: string, judgment = "urgent") {
    return (await this.read(id)).answers[judgment];
  }

  /** Polls until the answer has the wanted freshness, because the worker sends no signal to the outside. */
  async until(id: string, freshness: string, judgment = "urgent") {
    for (;;) {
      const found = await this.answer(id, judgment);
      if (found?.freshness === freshness) return found;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  async evaluations() {
    return this.fresh.database.query<{
      document_id: string;
      carried: boolean;
      revision: number;
      units: number;
      error: unknown;
    }>({ text: "select document_id, carried, revision, units, error from evaluations order by evaluation_id" });
  }
}
