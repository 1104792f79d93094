/**
 * `npm run test:cluster [-- [--citus <prefix>] [--name <name>] [-t <tests>] [files]]` runs the tests on a Citus cluster. It makes a
 * cluster for the run, or uses the one of the given name if that is running. Without an installation of Citus, all tests are skipped, and
 * the last line counts them.
 */
import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { parseArgs } from "node:util";
import { down, findCluster, up } from "./cluster.ts";
import { CURE, findInstallation } from "./installation.ts";

const WORKERS = 2;

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { citus: { type: "string" }, name: { type: "string" }, testNamePattern: { type: "string", short: "t" } },
});

process.exitCode = await run();

async function run(): Promise<number> {
  const installation = findInstallation(values.citus);
  if (installation === null) return skipped();
  const name = values.name ?? `suite-${process.pid}`;
  const there = findCluster(name);
  // The tests end by Ctrl-C themselves, as it reaches all of the terminal's processes; the cluster is taken down after them.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
  try {
    const { url } = await up(name, installation, there?.workers.length ?? WORKERS);
    return await tests(url, installation.prefix);
  } finally {
    if (!there) await down(name);
  }
}

function tests(url: string, prefix: string): Promise<number> {
  const pattern = values.testNamePattern === undefined ? [] : ["-t", values.testNamePattern];
  const child = spawn(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...pattern, ...files], {
    env: { ...process.env, AT_LENGTH: "1", CITUS_URL: url, CITUS_PREFIX: prefix },
    stdio: "inherit",
  });
  return new Promise((resolve) => child.on("exit", (code) => resolve(code ?? 1)));
}

function skipped(): number {
  const given = files.length === 0 ? ["test/"] : files;
  const count = globSync("test/**/*.test.ts").filter((file) => given.some((part) => file.includes(part))).length;
  console.log(`${count} files skipped for want of Citus. To run them: ${CURE}.`);
  console.log(`\n0 passed, 0 failed, ${count} skipped`);
  return 0;
}
