/** The address of a bucket, and its credentials. */
import type { Clock } from "#src/foundation/time/clock.ts";

export interface S3Options {
  bucket: string;
  /** The prefix of every key, without a slash at its end. Empty: none. */
  prefix: string;
  /** Null: from the environment, the profile or the machine. */
  region: string | null;
  /** The address of another server, with path-style addresses. Null: Amazon's. */
  endpoint: string | null;
  /** Null: from the environment, the profile or the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** The time limit of one try, in milliseconds. There are three. */
  requestMs?: number | undefined;
  clock: Clock;
}
