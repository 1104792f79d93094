/**
 * `npm run -s pack -- [folder]`: packs what others can take, the client, the emitter, its runtime, and the service with its command line, into a folder
 * (the present one where none is named).
 */
import { mkdir } from "node:fs/promises";
import { packClient } from "./client.ts";
import { packService } from "./service.ts";
import { packWorkspace, WORKSPACES } from "./workspace.ts";

const folder = process.argv[2] ?? ".";
await mkdir(folder, { recursive: true });
const packing = [packClient(folder), ...WORKSPACES.map((name) => packWorkspace(name, folder)), packService(folder)];
for (const { path, size, unpackedSize, files } of await Promise.all(packing))
  console.log(`${path}: ${files.length} files, ${kilobytes(size)} packed, ${kilobytes(unpackedSize)} unpacked`);

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000).toLocaleString("en-US")} kB`;
}
