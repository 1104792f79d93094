/** All findings of `doctor`, in the order in which a start would meet their subjects. */

import { endpointUrls } from "#src/events/webhooks/endpoint-urls.ts";
import { openDatabase } from "#src/foundation/db/database.ts";
import type { ConnectionSettings } from "#src/foundation/db/store.ts";
import { createLogger, type Logger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { type Config, ConfigError, loadConfig } from "#src/server/config.ts";
import { databaseFindings } from "./database.ts";
import { diskFinding } from "./disk.ts";
import { type Finding, fault, faultOf, ok } from "./finding.ts";
import { engineFindings, signInFinding, webhookFindings } from "./network.ts";
import { secretsFinding, secretsUnder } from "./secrets.ts";

export async function diagnose(environment: Readonly<Record<string, string | undefined>>): Promise<Finding[]> {
  let config: Config;
  try {
    config = loadConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((problem) => fault("configuration", problem));
  }
  const [engines, ofDatabase, signIn] = await Promise.all([
    engineFindings(environment),
    inDatabase(config),
    signInFinding(config.oidc),
  ]);
  return [
    ok("configuration", "The environment has no errors."),
    diskFinding(config.dataDir),
    ...ofDatabase,
    ...engines,
    ...(signIn === null ? [] : [signIn]),
  ];
}

async function inDatabase(config: Config): Promise<Finding[]> {
  const { withStore } = await import("#src/server/app.ts");
  const log = createLogger({ level: "fatal" });
  try {
    return await withStore({ config, log }, async (connection) => {
      const { findings, isCurrent } = await databaseFindings(connection, config.databasePoolSize, () =>
        systemClock.now().getTime(),
      );
      return isCurrent ? [...findings, ...(await inTables(connection, config, log))] : [...findings];
    });
  } catch (error) {
    return [faultOf("database", error)];
  }
}

/** What needs the tables of this release. */
async function inTables(connection: ConnectionSettings, config: Config, log: Logger): Promise<Finding[]> {
  const {
    databasePoolSize: poolSize,
    databasePoolTimeoutMs: poolTimeoutMs,
    databaseStatementTimeoutMs: statementTimeoutMs,
  } = config;
  const db = openDatabase({ connection, poolSize, poolTimeoutMs, statementTimeoutMs, log });
  try {
    const keys = await secretsUnder(db, config, { anew: false }).then(secretsFinding, (error: unknown) => faultOf("keys", error));
    return [keys, ...(await webhookFindings(await endpointUrls(db), { allowPrivate: config.webhookAllowPrivate }))];
  } finally {
    await db.close();
  }
}
