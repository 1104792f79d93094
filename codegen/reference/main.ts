/**
 * Copies the three files of Swagger UI that `/docs` serves, with their licences. So production does not install the package.
 *
 *   npm run reference              copies them again, after an update of swagger-ui-dist
 *   npm run reference -- --check   fails if the copies differ from the installed package
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const FILES = ["favicon-32x32.png", "swagger-ui-bundle.js", "swagger-ui.css"];
const NOTICES = ["LICENSE", "NOTICE", "swagger-ui-bundle.js.LICENSE.txt"];

const from = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
const to = new URL("../typespec-koa-runtime/docs/swagger-ui/", import.meta.url);
const files = [...FILES, ...NOTICES];

if (process.argv.includes("--check")) {
  const there = await readdir(to).catch((): string[] => []);
  const differing = there.filter((name) => !files.includes(name));
  for (const name of files) {
    const copy = await readFile(new URL(name, to)).catch(() => null);
    if (!copy?.equals(await readFile(join(from, name)))) differing.push(name);
  }
  if (differing.length > 0) {
    process.stderr.write(
      `codegen/typespec-koa-runtime/docs/swagger-ui differs from the package (${differing.join(", ")}): npm run reference\n`,
    );
    process.exit(1);
  }
} else {
  await mkdir(to, { recursive: true });
  for (const name of files) await writeFile(new URL(name, to), await readFile(join(from, name)));
}
