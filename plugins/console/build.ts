/** `npm run console`: writes `dist/`; with `--check` says instead whether it is what the sources give. */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { bundle } from "./bundle.ts";

const dist = new URL("dist/", import.meta.url);
const files = await bundle();

if (process.argv.includes("--check")) {
  const there = await readdir(dist).catch((): string[] => []);
  const stale = [...files].map(async ([name, bytes]) => {
    const present = there.includes(name) ? await readFile(new URL(name, dist)) : null;
    return present?.equals(bytes) ? null : name;
  });
  const differing = [...(await Promise.all(stale)), ...there.filter((name) => !files.has(name))].filter((name) => name !== null);
  if (differing.length > 0) {
    process.stderr.write(`plugins/console/dist is not what its sources give (${differing.join(", ")}): npm run console\n`);
    process.exit(1);
  }
} else {
  await mkdir(dist, { recursive: true });
  for (const [name, bytes] of files) {
    await writeFile(new URL(name, dist), bytes);
    const [plain, packed] = [bytes.length, gzipSync(bytes).length].map((size) => `${(size / 1000).toFixed(1)} kB`);
    process.stdout.write(`${name.padEnd(14)} ${plain}, ${packed} with gzip\n`);
  }
}
