/** Where a bucket is. */
import type { Clock } from "#src/foundation/time/clock.ts";

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
