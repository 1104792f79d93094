/** What services of benches are configured by, besides what the environment says. */
import { type Config, loadConfig } from "#src/server/config.ts";

export function benchConfig(given: {
  databaseUrl: string | undefined;
  key: string | undefined;
  dataDir: string | undefined;
}): Config {
  return loadConfig({
    ...process.env,
    DATABASE_URL: given.databaseUrl,
    BOOTSTRAP_API_KEY: given.key,
    DATA_DIR: given.dataDir,
    PORT: "0",
    METRICS_PORT: "off",
    RATE_LIMITS: "developer=100000000,team=100000000,scale=100000000",
  });
}
