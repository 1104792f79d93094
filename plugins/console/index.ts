/** The console under `/console`: pages for people, over the public interface alone. It works offline; a key is typed in and stays in its tab. */
import { readFile } from "node:fs/promises";
import type { Mount } from "typespec-koa-runtime/pages";
import { staticFiles, strictPageSecurity } from "typespec-koa-runtime/pages";

const files = ["index.html", "console.js", "chunk.js", "forms.js", "console.css", "THIRD-PARTY.txt"];

export const consolePages: Mount = staticFiles(
  "/console",
  files.map((name) => ({ name, read: () => readFile(new URL(`dist/${name}`, import.meta.url)) })),
  { security: strictPageSecurity },
);
