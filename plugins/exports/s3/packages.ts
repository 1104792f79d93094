/** The packages of the official client. They are optional dependencies, because only a service with a bucket needs them. */
import { createRequire } from "node:module";

const PACKAGES = ["@aws-sdk/client-s3", "@aws-sdk/s3-request-presigner"];

/**
 * @param resolve finds a package, or throws
 * @throws Error with the names of missing packages and the command that installs them
 */
export function refuseMissing(resolve: (name: string) => unknown = createRequire(import.meta.url).resolve): void {
  const missing = PACKAGES.filter((name) => !isInstalled(name, resolve));
  if (missing.length === 0) return;
  throw new Error(
    `EXPORTS_S3_BUCKET is set, but the client for buckets is not installed: ${missing.join(" and ")}. Install it with "npm ci --include optional", or unset EXPORTS_S3_BUCKET to store files in DATA_DIR.`,
  );
}

function isInstalled(name: string, resolve: (name: string) => unknown): boolean {
  try {
    resolve(name);
    return true;
  } catch {
    return false;
  }
}
