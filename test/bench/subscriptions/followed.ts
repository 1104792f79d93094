/** Namespaces with so many subscriptions over a server of the bench's own, and their reader in this process. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { embeddedStore } from "#plugins/stores/embedded/index.ts";
import { makeOrganization } from "#src/accounts/organizations.ts";
import { systemClock as clock } from "#src/clock.ts";
import { openDatabase } from "#src/db/database.ts";
import { migrate } from "#src/db/migrate.ts";
import { writeDocuments } from "#src/documents/write.ts";
import { Engines } from "#src/judging/engines.ts";
import { ApplicableJudgments } from "#src/judgments/applicable.ts";
import { createLogger } from "#src/log.ts";
import { createRooms } from "#src/rooms.ts";
import { ApplicableSubscriptions } from "#src/subscriptions/applicable.ts";
import { followSubscriptions } from "#src/subscriptions/reader.ts";
import { documentOf, filterOf } from "./filters.ts";

export interface Followed {
  /** Writes documents to a namespace and answers how long its reader then takes, in microseconds a document. */
  cost(subscriptions: number): Promise<number>;
  close(): Promise<void>;
}

const WRITES = 2;
const DOCUMENTS = 1_000;

/** @param counts a namespace with so many for each */
export async function openFollowed(counts: readonly number[]): Promise<Followed> {
  const dataDir = mkdtempSync(join(tmpdir(), "judgment-bench-"));
  const log = createLogger({ level: "warn" });
  const store = embeddedStore({ dataDir, log });
  const connection = await store.start();
  await migrate({ connection, clock, log });
  const db = openDatabase({ connection, poolSize: 8, poolTimeoutMs: 10_000, statementTimeoutMs: 60_000, log });
  const organizationId = await db.transaction((tx) => makeOrganization(tx, clock, "bench", "scale"));
  await db.query({ text: "insert into definition_epochs (organization_id, epoch) values ($1, 1)", values: [organizationId] });
  const rooms = createRooms({ db, clock, log, engines: new Engines([], new Map()), defaultEngine: "none" });
  const reading = { db, clock, applicable: new ApplicableJudgments(), subscriptions: new ApplicableSubscriptions() };
  for (const count of counts) {
    const filters = JSON.stringify(Array.from({ length: count }, (_, n) => filterOf(n)));
    await db.query({
      text: `
        insert into subscriptions (subscription_id, organization_id, owner, name, filters, events, include, bulk, created_at, created_epoch, epoch)
        select 'sub_' || $2 || '_' || n, $1, $2, 's' || n, f, '{entered,exited}', '{}', 'deliver', now(), 1, 1
        from jsonb_array_elements($3::jsonb) with ordinality as e(f, n)`,
      values: [organizationId, `bench/${count}`, filters],
    });
  }
  let next = 0;
  return {
    async cost(subscriptions) {
      const name = `bench/${subscriptions}`;
      for (let n = 0; n < WRITES; n++) {
        const upsert = Array.from({ length: DOCUMENTS }, (_, at) => ({
          id: `d-${at + n * DOCUMENTS}`,
          attributes: documentOf(next + at).attributes,
          state: {},
        }));
        next += DOCUMENTS;
        await writeDocuments(rooms.documents, { organizationId, name }, { upsert } as never);
      }
      const [row] = await db.query<{ namespace_id: number }>({
        text: "select namespace_id from namespace_names where organization_id = $1 and name = $2",
        values: [organizationId, name],
      });
      const began = performance.now();
      await followSubscriptions(reading, row!.namespace_id, new AbortController().signal);
      return ((performance.now() - began) * 1_000) / (WRITES * DOCUMENTS);
    },
    async close() {
      await db.close();
      await store.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
