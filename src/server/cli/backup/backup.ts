/** `backup` and `restore`: the database in the format of pg_dump, with a manifest, and the secret in a file of its own. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { keySource, loadKeys } from "#plugins/keys/index.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { withStore } from "#src/server/app.ts";
import type { Config } from "#src/server/config.ts";
import packageJson from "../../../../package.json" with { type: "json" };
import { UsageError } from "../command.ts";
import { connected, contentsOf, differences, tableNames } from "./contents.ts";
import { checkedManifest, DUMP, dumpOf, type Manifest, writeManifest } from "./manifest.ts";
import { fingerprintOf, openKey, sealKey } from "./sealed-key.ts";
import { findTool, runTool, type Tool } from "./tools.ts";

export interface SealedFile {
  readonly path: string;
  readonly passphrase: string;
}

export interface BackupParts {
  readonly config: Config;
  readonly directory: string;
  /** Where PostgreSQL's programs are; undefined: where they usually are. */
  readonly pgBin: string | undefined;
  /** The file of the secret; null: it is kept apart by others. */
  readonly secrets: SealedFile | null;
}

const log = createLogger({ level: "fatal" });

/** @throws UsageError; Error */
export async function backUp({ config, directory, pgBin, secrets }: BackupParts): Promise<Manifest> {
  refuseCluster(config);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (readdirSync(directory).length > 0)
    throw new UsageError(`The directory "${directory}" is not empty. Name a new one for each backup.`);
  return withStore({ config, log }, (connection) =>
    connected(connection, async (client) => {
      const dump = await toolFor("pg_dump", client, pgBin);
      if (!(await tableNames(client)).includes("schema_migrations"))
        throw new Error("The database has no tables of the service. There is nothing to back up.");
      const { present } = await loadKeys(keySource(config));
      // The counts and the dump are of one snapshot, whatever is written meanwhile.
      await client.query("begin isolation level repeatable read read only");
      const { rows } = await client.query<{ snapshot: string }>("select pg_export_snapshot() as snapshot");
      const args = [
        "--format=custom",
        "--no-owner",
        "--no-privileges",
        `--snapshot=${rows[0]!.snapshot}`,
        "--file",
        join(directory, DUMP),
      ];
      await runTool(dump, args, connection);
      const contents = await contentsOf(client);
      await client.query("commit");
      if (secrets !== null) sealKey(secrets.path, present, secrets.passphrase);
      const manifest: Manifest = {
        format: 1,
        release: packageJson.version,
        made_at: systemClock.now().toISOString(),
        secrets_key: fingerprintOf(present),
        dump: await dumpOf(directory),
        contents,
      };
      // A directory without a manifest is no backup, so it comes last.
      writeManifest(directory, manifest);
      return manifest;
    }),
  );
}

/** @param replace whether the tables that are there are replaced @throws UsageError; Error */
export async function restore({ config, directory, pgBin, secrets }: BackupParts, replace: boolean): Promise<Manifest> {
  refuseCluster(config);
  const manifest = await checkedManifest(directory);
  if (secrets !== null) putKey(config, openKey(secrets.path, secrets.passphrase));
  await withStore({ config, log }, async (connection) => {
    await connected(connection, async (client) => {
      await refuseUse(client, replace);
      const tool = await toolFor("pg_restore", client, pgBin);
      const args = [
        "--no-owner",
        "--no-privileges",
        "--single-transaction",
        "--exit-on-error",
        ...(replace ? ["--clean", "--if-exists"] : []),
      ];
      await runTool(tool, [...args, join(directory, DUMP)], connection);
      const wrong = differences(manifest.contents, await contentsOf(client));
      if (wrong.length > 0) throw new Error(`The restored database is not that of the backup: ${wrong.join("; ")}.`);
      await client.query("analyze");
    });
  });
  const { present } = await loadKeys(keySource(config));
  if (fingerprintOf(present) !== manifest.secrets_key)
    throw new Error(
      "The database is restored, but SECRETS_KEY is not that of the backup, so no API key and no webhook secret can be read. Set the SECRETS_KEY of the backup before you start the service.",
    );
  return manifest;
}

async function toolFor(tool: Tool, client: pg.Client, pgBin: string | undefined): Promise<string> {
  const { rows } = await client.query<{ major: number }>("select current_setting('server_version_num')::int / 10000 as major");
  return findTool(tool, rows[0]!.major, pgBin);
}

function refuseCluster({ citusUrl }: Config): void {
  if (citusUrl !== null)
    throw new UsageError("A Citus cluster is backed up by its own tools on every machine: pg_dump sees one of them only.");
}

/** @throws UsageError if the service runs there, or tables are there that nobody wants to replace */
async function refuseUse(client: pg.Client, replace: boolean): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name like 'judgment-service%'",
  );
  if (rows[0]!.count > 0) throw new UsageError("The service uses this database now. Stop all its processes first.");
  const tables = await tableNames(client);
  if (tables.length > 0 && !replace)
    throw new UsageError(
      `The database has ${tables.length} tables. Restore into an empty one, or replace them with --replace --yes.`,
    );
}

/** @throws UsageError if another key is there */
function putKey({ dataDir, secretsKey, secretsKeyFile }: Config, key: Buffer): void {
  const other = new UsageError(
    "Another SECRETS_KEY is configured than the one of the backup. Unset it, or move the file in DATA_DIR away.",
  );
  if (secretsKeyFile !== null)
    throw new UsageError("SECRETS_KEY_FILE is set. Unset it to restore the secret into DATA_DIR, or leave --secrets out.");
  if (secretsKey !== null) {
    if (!secretsKey.equals(key)) throw other;
    return;
  }
  const path = join(dataDir, "secrets-key");
  const text = `${key.toString("hex")}\n`;
  if (existsSync(path)) {
    if (readFileSync(path, "utf8") !== text) throw other;
    return;
  }
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path, text, { mode: 0o600, flush: true });
}
