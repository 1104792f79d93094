/** What a backup has: its files with their hashes, and what the database had at its snapshot. */
import { createHash } from "node:crypto";
import { createReadStream, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { UsageError } from "../command.ts";
import type { Contents } from "./contents.ts";

export const DUMP = "database.dump";
const MANIFEST = "manifest.json";

export interface Manifest {
  readonly format: 1;
  readonly release: string;
  readonly made_at: string;
  /** Tells whether a SECRETS_KEY is the one of this backup. */
  readonly secrets_key: string;
  readonly dump: { readonly bytes: number; readonly sha256: string };
  readonly contents: Contents;
}

export async function dumpOf(directory: string): Promise<Manifest["dump"]> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(join(directory, DUMP)), hash);
  return { bytes: statSync(join(directory, DUMP)).size, sha256: hash.digest("hex") };
}

export function writeManifest(directory: string, manifest: Manifest): void {
  writeFileSync(join(directory, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @throws UsageError unless the backup is whole */
export async function checkedManifest(directory: string): Promise<Manifest> {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(readFileSync(join(directory, MANIFEST), "utf8"));
  } catch (error) {
    throw new UsageError(`"${directory}" is no backup: ${(error as Error).message}.`);
  }
  if (manifest.format !== 1)
    throw new UsageError(`The backup has the format ${manifest.format}, which this release does not know. Use a newer one.`);
  const found = await dumpOf(directory).catch((error: Error) => {
    throw new UsageError(`"${directory}" is no whole backup: ${error.message}.`);
  });
  if (found.bytes !== manifest.dump.bytes || found.sha256 !== manifest.dump.sha256)
    throw new UsageError(
      `${DUMP} in "${directory}" is damaged: it has not the size or the hash of the manifest. Use another backup.`,
    );
  return manifest;
}
