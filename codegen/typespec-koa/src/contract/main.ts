/** `npm run contract`. The compiler's libraries are large: the compile cache halves their loading time. */
import { readFile } from "node:fs/promises";
import { enableCompileCache } from "node:module";
import { join } from "node:path";

enableCompileCache();
const { run } = await import("./cli.ts");
const { LOCK_FILE } = await import("./lock-file.ts");
const { outputFolder, projectIn } = await import("../project.ts");

const project = await projectIn(process.cwd());
const { version } = JSON.parse(await readFile(join(project.root, "package.json"), "utf8")) as { version: string };
process.exitCode = await run(process.argv.slice(2), {
  project,
  lockFile: join(project.root, outputFolder(project), LOCK_FILE),
  version,
  today: () => new Date(),
  say: (text) => void process.stdout.write(text),
});
