/**
 * Builds `dist/` from `web/`: scripts, one stylesheet, and the notices of bundled packages. The same sources give the same bytes. `console.js`
 * has the pages, `chunk.js` what pages and forms share, and `forms.js` the forms, which are loaded when one is opened.
 */
import { readFile } from "node:fs/promises";
import { build } from "esbuild";
import { thirdParty } from "./third-party.ts";

const here = (path: string) => new URL(path, import.meta.url);

const root = here("../../").pathname;

/** The files of `dist/` by name. */
export async function bundle(): Promise<Map<string, Buffer>> {
  const { outputFiles, metafile } = await build({
    entryPoints: { console: here("web/main.tsx").pathname },
    outdir: here("dist/").pathname,
    bundle: true,
    splitting: true,
    chunkNames: "[name]",
    write: false,
    metafile: true,
    absWorkingDir: root,
    minify: true,
    format: "esm",
    target: ["es2022"],
    jsx: "automatic",
    jsxImportSource: "preact",
    charset: "utf8",
    legalComments: "none",
    banner: { js: "/*! Licences of what is bundled: THIRD-PARTY.txt */" },
    tsconfigRaw: {},
    logLevel: "error",
  });
  const files = outputFiles.map(({ path, contents }) => [path.slice(path.lastIndexOf("/") + 1), Buffer.from(contents)] as const);
  const page = await readFile(here("web/index.html"));
  const notices = Buffer.from(await thirdParty(root, Object.keys(metafile.inputs)));
  return new Map([...files, ["index.html", page], ["THIRD-PARTY.txt", notices]] as [string, Buffer][]);
}
