/** As `oracle.test.ts`, with two processes on one database. Each takes half of the requests. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it, onTestFinished } from "vitest";
import { run } from "#test/server/operating/processes.ts";
import { freshDatabase, variableOf } from "#test/support/database.ts";
import { holds, TIMEOUT_MS } from "./holds.ts";

const KEY = "a-key-for-the-oracle-of-32-characters";

it("answers as if all happened one after the other, as two processes on one database", { timeout: TIMEOUT_MS }, async () => {
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
