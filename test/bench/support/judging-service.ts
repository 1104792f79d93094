/**
 * The service as a child process with two more engines, `instant` and `slow` (300 ms), and without a worker. For `{ judge: <namespace> }`
 * it brings the answers of the namespace up to date and returns the time. With `worker` as last argument, it has its worker and takes no
 * requests from the bench.
 */

import { openDatabase } from "#src/foundation/db/database.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { Judge } from "#src/judging/asking/judge.ts";
import { catchUp } from "#src/judging/catch-up/catch-up.ts";
import { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { Engines } from "#src/judging/engines/engines.ts";
import { Landings } from "#src/judging/landing/landings.ts";
import { openGate } from "#src/records/budgets/judging-gate.ts";
import { createApp } from "#src/server/app.ts";
import { onLanded } from "#src/server/ports.ts";
import { benchConfig } from "./bench-config.ts";
import "./cpu.ts";
import { timedEngine } from "./timed-engine.ts";

const [databaseUrl, key, dataDir, role] = process.argv.slice(2);
const log = createLogger({ level: "warn" });
const clock = systemClock;
const config = benchConfig({ databaseUrl, key, dataDir });
const engines = [timedEngine("instant", 0), timedEngine("slow", 300)];
const app = await createApp({ config, log, clock, role: role === "worker" ? "all" : "api", engines });
process.on("SIGTERM", () => void app.stop().then(() => process.exit(0)));

const db = openDatabase({
  connection: { connectionString: databaseUrl! } as never,
  poolSize: 8,
  poolTimeoutMs: 10_000,
  statementTimeoutMs: 20_000,
  log,
});
const applicable = new ApplicableJudgments();
const judge = new Judge({ engines: new Engines(engines, new Map()), clock, log, contexts: { db, applicable } });
const parts = { db, clock, log, judge, applicable, landings: new Landings(), gate: openGate, onLanded };

process.on("message", async ({ judge: name }: { judge?: string }) => {
  if (name === undefined) return;
  const [row] = await db.query<{ namespace_id: number }>({
    text: "select namespace_id from namespace_names where name = $1",
    values: [name],
  });
  const started = performance.now();
  await catchUp(parts, row!.namespace_id, new AbortController().signal);
  process.send?.({ ms: performance.now() - started });
});
process.send?.({ port: Number(new URL(app.address).port) });
