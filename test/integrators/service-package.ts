/** The packed service, by `npx` in an empty folder: its command line, and the tools of agents over standard input and output. */
import { join } from "node:path";
import { API_KEY } from "./background.ts";
import { command, type Workshop } from "./workshop.ts";

/** Without the database's binaries, which a command line for a server elsewhere does not need. */
const QUICK = { npm_config_omit: "optional", npm_config_ignore_scripts: "true", npm_config_prefer_offline: "true" };

/** How a user runs it: the command, and what comes before the words of `judgment`. */
export function npx(tarball: string): readonly [string, ...string[]] {
  const settings = Object.entries(QUICK).map(([name, value]) => `${name}=${value}`);
  return ["env", ...settings, "npx", "--yes", "--package", tarball, "judgment"];
}

export async function commandLine(workshop: Workshop, tarball: string, baseUrl: string): Promise<string> {
  const folder = await workshop.emptyFolder("command-line");
  const [file, ...before] = npx(tarball);
  const judgment = (...words: string[]) => command(file, [...before, ...words, "--url", baseUrl, "--key", API_KEY], folder);
  await workshop.write(join(folder, "documents.jsonl"), `${JSON.stringify({ id: "t/1", attributes: { status: "open" } })}\n`);
  await judgment("write", "packages/npx", "documents.jsonl");
  const found = JSON.parse(await judgment("query", "packages/npx", "--json"));
  if (found.id !== "t/1") throw new Error(`the query printed ${JSON.stringify(found)}`);
  const listed = await judgment("namespaces", "list", "packages/npx");
  if (!listed.includes("packages/npx")) throw new Error(`the list printed ${listed}`);
  return "writes from a file, queries and lists";
}
