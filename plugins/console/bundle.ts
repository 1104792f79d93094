/** Makes `dist/` of what is in `web/`: one script and one stylesheet. The same sources give the same bytes. */
import { readFile } from "node:fs/promises";
import { build } from "esbuild";

const here = (path: string) => new URL(path, import.meta.url);

/** What the bundle carries of others, as their licences ask. */
async function notice(): Promise<string> {
  const licence = await readFile(here("../../node_modules/preact/LICENSE"), "utf8");
  return `/*! Preact, https://preactjs.com\n\n${licence.trim()}\n*/`;
}

/** The files of `dist/` by name. */
export async function bundle(): Promise<Map<string, Buffer>> {
  const { outputFiles } = await build({
    entryPoints: { console: here("web/main.tsx").pathname },
    outdir: here("dist/").pathname,
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: ["es2022"],
    jsx: "automatic",
    jsxImportSource: "preact",
    charset: "utf8",
    legalComments: "none",
    banner: { js: await notice() },
    tsconfigRaw: {},
    logLevel: "error",
  });
  const files = outputFiles.map(({ path, contents }) => [path.slice(path.lastIndexOf("/") + 1), Buffer.from(contents)] as const);
  const page = await readFile(here("web/index.html"));
  return new Map<string, Buffer>([...files, ["index.html", page]].map(([name, bytes]) => [name as string, bytes as Buffer]));
}
