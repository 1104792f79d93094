/**
 * Exported files as objects of a bucket, of Amazon S3 or of any server that speaks its protocol, under links that are signed with AWS Signature
 * Version 4: whoever has one fetches the file from there, and this service serves none of it. How it is set up: README.md beside this file.
 */
import type { Clock } from "#src/clock.ts";
import { EXPORT_KEY, type ExportStore, savedAs } from "#src/exports/export-store.ts";
import { type Connected, connect } from "./connection.ts";

export interface S3Options {
  bucket: string;
  /** Before every key, without a slash at its end; empty: none. */
  prefix: string;
  /** Null: what the environment, the profile or the machine says. */
  region: string | null;
  /** Of another server than Amazon's, which is then addressed by path; null: Amazon's. */
  endpoint: string | null;
  /** Null: what the environment, the profile or the machine gives. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  clock: Clock;
}

/** Removals under way at once. Deletions of many at once need a checksum that not every server knows. */
const AT_ONCE = 8;

export function s3Exports(options: S3Options): ExportStore {
  const { bucket, prefix, clock } = options;
  let connected: Promise<Connected> | null = null;
  // The client is loaded with the first file: it takes 0.2 s and 27 MB, and most processes never export anything.
  const connection = () => {
    connected ??= connect(options).catch((error) => {
      connected = null;
      throw error;
    });
    return connected;
  };
  const place = (key: string) => {
    if (!EXPORT_KEY.test(key)) throw new Error(`"${key}" is no key of an exported file.`);
    return { Bucket: bucket, Key: prefix === "" ? key : `${prefix}/${key}` };
  };
  return {
    name: "s3",
    async put(key, bytes) {
      const object = { ...place(key), ContentType: "application/gzip" };
      await (await connection()).put({ ...object, Body: bytes });
    },
    async link(key, until) {
      const { sign, credentialsEnd } = await connection();
      // Signatures know whole seconds.
      const from = Math.floor(clock.now().getTime() / 1_000);
      const ends = await credentialsEnd();
      const to = Math.floor(Math.min(until.getTime(), ends?.getTime() ?? Number.POSITIVE_INFINITY) / 1_000);
      if (to <= from) throw new Error("The credentials have run out.");
      const attachment = `attachment; filename="${savedAs(key)}"`;
      const url = await sign({ ...place(key), ResponseContentDisposition: attachment }, new Date(from * 1_000), to - from);
      return { url, until: new Date(to * 1_000) };
    },
    async remove(keys) {
      const { remove } = await connection();
      const left = keys.values();
      const worker = async () => {
        for (const key of left) await remove(place(key));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
    },
  };
}
