/**
 * `npm run -s pack -- [folder]`: packs what others can take, the client, the emitter, its runtime, and the service with its command line, into a folder
 * (the present one where none is named). With `--repository <https address>`, or `REPOSITORY_URL` in the environment, their manifests carry what
 * provenance needs.
 */
import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { packClient } from "./client.ts";
import { packService } from "./service.ts";
import { packWorkspace, WORKSPACES } from "./workspace.ts";

const { values, positionals } = parseArgs({ options: { repository: { type: "string" } }, allowPositionals: true });
const [folder = "."] = positionals;
const repository = values.repository ?? process.env.REPOSITORY_URL;
await mkdir(folder, { recursive: true });
const packing = [
  packClient(folder, repository),
  ...WORKSPACES.map((name) => packWorkspace(name, folder, repository)),
  packService(folder, repository),
];
for (const { path, size, unpackedSize, files } of await Promise.all(packing))
  console.log(`${path}: ${files.length} files, ${kilobytes(size)} packed, ${kilobytes(unpackedSize)} unpacked`);

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000).toLocaleString("en-US")} kB`;
}
