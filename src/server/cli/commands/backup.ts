/** `backup` and `restore`, for operators. */
import { resolve } from "node:path";
import { loadConfig } from "#src/server/config.ts";
import type { SealedFile } from "../backup/backup.ts";
import type { Manifest } from "../backup/manifest.ts";
import { type Command, confirmed, type Given, type Option, text, UsageError, YES } from "../command.ts";
import { printOne } from "../output.ts";

const options: Readonly<Record<string, Option>> = {
  secrets: {
    type: "string",
    value: "file",
    about: "File of SECRETS_KEY, encrypted with a passphrase. Keep it apart from the backup.",
  },
  "passphrase-file": {
    type: "string",
    value: "file",
    about: "File whose first line is the passphrase of --secrets, at least 12 characters.",
  },
  "pg-bin": {
    type: "string",
    value: "directory",
    about: "Directory of pg_dump and pg_restore. Default: the path, or /usr/lib/postgresql.",
  },
};

export const backup: Command = {
  name: "backup",
  takes: "<directory>",
  about: "Backs up the configured database into a new directory, while the service runs.",
  operates: true,
  options,
  more: [
    "The directory has database.dump, in the custom format of pg_dump, and manifest.json with hashes and counts. The database holds secrets only",
    "encrypted with SECRETS_KEY. Without that key no API key and no webhook secret can be used. So keep it apart: --secrets writes it.",
    "The embedded server's package has no pg_dump. Install the PostgreSQL client programs of its version or a later one.",
  ].join("\n"),
  async run(given) {
    const { backUp } = await import("../backup/backup.ts");
    const manifest = await backUp(await partsOf(given));
    printOne(given, { directory: given.words[0]!, ...toldOf(manifest), secrets: text(given, "secrets") ?? null });
    if (text(given, "secrets") === undefined && !given.options.json)
      process.stderr.write("SECRETS_KEY is not in the backup. Keep it apart, or write it with --secrets.\n");
    return undefined;
  },
};

export const restoreBackup: Command = {
  name: "restore",
  takes: "<directory>",
  about: "Restores a backup into the configured database, which must be empty, and compares both. Stop the service first.",
  operates: true,
  options: {
    ...options,
    replace: { type: "boolean", about: "Replace the tables that are there. Needs --yes." },
    yes: YES,
  },
  more: 'It reads the hashes before it changes anything, and the counts afterwards. A backup of an earlier release is migrated by "judgment migrate" or the next start.',
  async run(given) {
    const replace = given.options.replace === true;
    if (replace) confirmed(given, "everything in the database before the restore");
    const { restore } = await import("../backup/backup.ts");
    const manifest = await restore(await partsOf(given), replace);
    printOne(given, { directory: given.words[0]!, ...toldOf(manifest), checked: true });
    return undefined;
  },
};

async function partsOf(given: Given) {
  const { passphraseIn } = await import("../backup/sealed-key.ts");
  const path = text(given, "secrets");
  if (path === undefined && text(given, "passphrase-file") !== undefined)
    throw new UsageError("--passphrase-file is for --secrets. Give both.");
  const secrets: SealedFile | null =
    path === undefined ? null : { path: resolve(path), passphrase: passphraseIn(text(given, "passphrase-file")) };
  return { config: loadConfig(process.env), directory: resolve(given.words[0]!), pgBin: text(given, "pg-bin"), secrets };
}

function toldOf({ made_at, release, dump, contents }: Manifest) {
  const rows = Object.values(contents.tables).reduce((sum, count) => sum + Number(count), 0);
  return {
    made_at,
    release,
    bytes: dump.bytes,
    tables: Object.keys(contents.tables).length,
    rows,
    documents: Number(contents.tables.documents ?? 0),
  };
}
