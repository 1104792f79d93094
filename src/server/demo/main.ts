/**
 * The main workflow from end to end, on a server of its own. Real texts are written, and one judgment of each type answers them.
 * A threshold moves; a document grows and its answer follows. Then the server keeps running. Everything uses the public API and
 * the generated client.
 */
import "#src/server/version-check.cjs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient, JudgmentServiceError } from "#generated/client/index.ts";
import type { JudgmentCreate } from "#generated/types.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { loadConfig } from "#src/server/config.ts";
import { addressesOf, refuseUnusable } from "#src/server/operating/listen-addresses.ts";
import { freePort } from "./free-port.ts";
import { demoJudgments } from "./judgments.ts";
import { demoKey } from "./key.ts";
import { installedPackages, type PackageDocument } from "./packages.ts";
import { showAnswers, showChange, showFlips } from "./pages.ts";
import { progressBar } from "./progress.ts";

const NAMESPACE = "demo/packages";
/** Documents per write. A few hundred are sent in several writes, so that there is progress to see. */
const BATCH = 50;

const HELP = `Usage: npm run demo -- [--exit]

Starts a server with its own database, judges the installed npm packages and shows the answers. Then it serves until Ctrl-C.

  --exit  Stop after showing the answers.
  --help  Show this help.

PORT, DATA_DIR, LOG_LEVEL and BOOTSTRAP_API_KEY have the same meaning as for the service. Without DATA_DIR, the data is in .data/demo.
`;
const given = process.argv.slice(2);
const unknown = given.find((one) => !["--exit", "--help", "-h"].includes(one));
if (given.includes("--help") || given.includes("-h")) {
  process.stdout.write(HELP);
  process.exit(0);
}
if (unknown !== undefined) {
  process.stderr.write(`"${unknown}" is not an option of the demo.\n\n${HELP}`);
  process.exit(2);
}

const root = fileURLToPath(new URL("../../../", import.meta.url));
const started = performance.now();
const say = (text: string) => process.stdout.write(`${text}\n`);

const dataDir = process.env.DATA_DIR ?? join(root, ".data", "demo");
const environment = {
  PORT: String(await freePort(8080)),
  METRICS_PORT: "off",
  LOG_LEVEL: "warn",
  RESPONSE_VALIDATION: "1",
  RESPONSE_VIOLATIONS: "answer",
  ...process.env,
  DATA_DIR: dataDir,
};
const config = loadConfig({ ...environment, BOOTSTRAP_API_KEY: process.env.BOOTSTRAP_API_KEY ?? demoKey(dataDir) });
const apiKey = config.bootstrapApiKey!;

try {
  await refuseUnusable(addressesOf(config, "all"));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

say("Starting the embedded database and the server …");
// Imported late, because help and invalid arguments do not need it.
const { createApp } = await import("#src/server/app.ts");
const app = await createApp({ config, log: createLogger({ level: config.logLevel }), clock: systemClock, role: "all" });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void app.stop().then(() => process.exit(0)));

const address = `${app.address}${config.basePath}`;
const client = createClient({ baseUrl: `${address}/v1`, apiKey });

for (const judgment of demoJudgments) await createOrReset(judgment);
const packages = await installedPackages(join(root, "node_modules"));
await write(packages);
await answered(packages.length);
await showAnswers(client, NAMESPACE, say);
await showFlips(client, NAMESPACE, say);
await showChange(client, NAMESPACE, say);

say(`
Done in ${((performance.now() - started) / 1000).toFixed(1)} s. The server runs until Ctrl-C:

  API        ${address}/v1
  Console    ${address}/console/
  Docs       ${address}/docs/
  API key    ${apiKey}

  curl -s -H "Authorization: Bearer ${apiKey}" ${address}/v1/namespaces/${encodeURIComponent(NAMESPACE)}/documents/koa
`);
if (process.argv.includes("--exit")) {
  await app.stop();
  process.exit(0);
}

/** Creates a judgment, or resets one of an earlier run. */
async function createOrReset(judgment: JudgmentCreate): Promise<void> {
  try {
    await client.judgments.create({ ns: NAMESPACE, body: judgment });
  } catch (error) {
    if (!(error instanceof JudgmentServiceError) || error.code !== "conflict") throw error;
    await client.judgments.update({ ns: NAMESPACE, name: judgment.name, body: { thresholds: judgment.thresholds ?? null } });
  }
  say(`  ${judgment.type.padEnd(6)} ${judgment.name.padEnd(14)} ${judgment.question}`);
}

async function write(documents: PackageDocument[]): Promise<void> {
  say(`\n${documents.length} installed packages: members of the manifest as attributes, the README as state.`);
  const bar = progressBar("writing", documents.length);
  for (let at = 0; at < documents.length; at += BATCH) {
    const upsert = documents.slice(at, at + BATCH);
    await client.documents.write({ ns: NAMESPACE, body: { upsert } });
    bar.add(upsert.length);
  }
  bar.stop();
}

/** Waits until every document has fresh answers to all judgments. */
async function answered(documents: number): Promise<void> {
  const bar = progressBar("judging", documents * demoJudgments.length);
  for (let fresh = 0; fresh < documents * demoJudgments.length; ) {
    const counts = await Promise.all(demoJudgments.map(({ name }) => countFresh(name)));
    const now = counts.reduce((sum, count) => sum + count, 0);
    bar.add(now - fresh);
    fresh = now;
    if (fresh < documents * demoJudgments.length) await new Promise((resolve) => setTimeout(resolve, 100));
  }
  bar.stop();
}

async function countFresh(judgment: string): Promise<number> {
  const { rows } = await client.queries.query({
    ns: NAMESPACE,
    body: { filters: [`answers.${judgment}.freshness`, "Eq", "fresh"], top_k: 1000, include: {} },
  });
  return rows.length;
}
