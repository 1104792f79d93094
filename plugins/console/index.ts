/** The console under `/console`: pages for people, over the public interface alone. It works offline; a key is typed in and stays in its tab. */
import { readFile } from "node:fs/promises";
import type { Mount } from "#src/server/http/mount.ts";
import { strictPageSecurity } from "#src/server/http/page-security.ts";
import { staticFiles } from "#src/server/http/static-files.ts";

const files = ["index.html", "console.js", "console.css", "THIRD-PARTY.txt"];

export const consolePages: Mount = staticFiles(
  "/console",
  files.map((name) => ({ name, read: () => readFile(new URL(`dist/${name}`, import.meta.url)) })),
  { security: strictPageSecurity },
);
