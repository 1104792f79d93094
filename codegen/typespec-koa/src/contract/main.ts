/** `npm run contract`. The compiler's libraries are large: the compile cache halves their loading time. */
import { readFile } from "node:fs/promises";
import { enableCompileCache } from "node:module";
import { join } from "node:path";

enableCompileCache();
const { run } = await import("./cli.ts");
const { LOCK_FILE } = await import("./lock-file.ts");

const root = process.cwd();
const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { version: string };
process.exitCode = await run(process.argv.slice(2), {
  root,
  entry: join(root, "spec/main.tsp"),
  lockFile: join(root, LOCK_FILE),
  version,
  today: () => new Date(),
  say: (text) => void process.stdout.write(text),
});
