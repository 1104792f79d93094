/**
 * The service compared with a plain model of its rules. Several clients write, delete, declare, read and query the same few documents and
 * hold cursors open. One run has one process, and another has two, each with half of the requests.
 *
 * An ordinary run draws the same programs each time. `npm run faults` draws others, thousands of them (`ORACLE_RUNS`). The overlap of
 * requests is not drawn, so a failure prints its whole history. `ORACLE_SEED` and `ORACLE_PATH` repeat its programs, `ORACLE_RUNS` times.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { run } from "#test/server/operating/processes.ts";
import { freshDatabase, variableOf } from "#test/support/database.ts";
import { seedOf } from "#test/support/generated.ts";
import { testService } from "#test/support/service.ts";
import { type Client, histories, told } from "./clients.ts";
import { isMerged } from "./history.ts";
import { contradiction } from "./linearize.ts";
import { programs } from "./programs.ts";

const RUNS = Number(process.env.ORACLE_RUNS ?? 6);
const SEED = seedOf("ORACLE_SEED");
const PATH = process.env.ORACLE_PATH;
const KEY = "a-key-for-the-oracle-of-32-characters";

async function holds(client: Client): Promise<void> {
  let [merged, paged] = [0, 0];
  const property = fc.asyncProperty(programs, async (drawn) => {
    for (const history of await histories(client, drawn)) {
      const found = contradiction(history);
      if (found) throw new Error(told(history, found));
      if (isMerged(history)) merged += 1;
      if (history.some(({ what }) => what.is === "page")) paged += 1;
    }
  });
  // With a path, what it leads to is done again and again, since requests may overlap otherwise each time.
  for (let n = 0; n < (PATH ? RUNS : 1); n++) {
    await fc.assert(property, { numRuns: PATH ? 1 : RUNS, seed: SEED, endOnFailure: true, ...(PATH ? { path: PATH } : {}) });
  }
  // Where nothing meets, agreement says little.
  if (!PATH) expect([merged > 0, paged > 0]).toEqual([true, true]);
}

it("answers as if all happened one after the other, whatever several clients do at once", {
  timeout: 60_000 + RUNS * 2_000,
}, async () => {
  const service = await testService();
  await holds((method, path, body) => service.request(method, path, { body }));
});

it("does so too as two processes on one database, each doing half", { timeout: 60_000 + RUNS * 2_000 }, async () => {
  const database = variableOf(await freshDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), "judgment-oracle-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const limits = { RATE_LIMITS: "developer=100000000,team=100000000,scale=100000000" };
  const env = { ...database, DATA_DIR: dataDir, PORT: "0", METRICS_PORT: "off", BOOTSTRAP_API_KEY: KEY, ...limits };
  // One after the other, so that one makes the secrets that both go by.
  const addresses: string[] = [];
  for (const _ of [0, 1]) addresses.push((await run("src/server/main.ts", [], env).says("Ready.")).api);
  await holds(async (method, path, body, count) => {
    const response = await fetch(`${addresses[count % 2]}${path}`, {
      method,
      headers: { Authorization: `Bearer ${KEY}`, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  });
});
