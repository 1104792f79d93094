/**
 * Stores exported files as objects in a bucket of Amazon S3, or of a server with the same protocol. The service redirects to an address in
 * the bucket. The address is signed with AWS Signature Version 4 and valid for a minute. README.md beside this file explains the setup.
 */
import { EXPORT_KEY, type ExportStore, REDIRECT_SECONDS, savedAs } from "#src/jobs/parts/export-store.ts";
import { type Connected, connect } from "./connection.ts";
import type { S3Options } from "./options.ts";
import { refuseMissing } from "./packages.ts";

/** The number of concurrent removals. A batch deletion needs a checksum that some servers do not support. */
const AT_ONCE = 8;

/** @throws Error if the packages of the client are not installed */
export function s3Exports(options: S3Options): ExportStore {
  refuseMissing();
  const { bucket, prefix, clock } = options;
  let connected: Promise<Connected> | null = null;
  // The client is loaded with the first file, because it takes 0.2 s and 27 MB, and most processes never export.
  const connection = () => {
    connected ??= connect(options).catch((error) => {
      connected = null;
      throw error;
    });
    return connected;
  };
  const place = (key: string) => {
    if (!EXPORT_KEY.test(key)) throw new Error(`"${key}" is not the key of an exported file.`);
    return { Bucket: bucket, Key: prefix === "" ? key : `${prefix}/${key}` };
  };
  const address = async (key: string, method: "GET" | "HEAD") => {
    const object = { ...place(key), ResponseContentDisposition: `attachment; filename="${savedAs(key)}"` };
    const { sign, credentialsEnd } = await connection();
    // Signatures have a resolution of one second.
    const from = Math.floor(clock.now().getTime() / 1_000);
    const ends = Math.floor(((await credentialsEnd())?.getTime() ?? Number.POSITIVE_INFINITY) / 1_000);
    if (ends <= from) throw new Error("The credentials have expired.");
    return sign(object, method, new Date(from * 1_000), Math.min(REDIRECT_SECONDS, ends - from));
  };
  return {
    name: "s3",
    async put(key, bytes, signal) {
      const object = { ...place(key), ContentType: "application/gzip" };
      await (await connection()).put({ ...object, Body: bytes }, signal);
    },
    async check(key) {
      await address(key, "GET");
    },
    async fetch(key, method) {
      return { redirect: await address(key, method) };
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
