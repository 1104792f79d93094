import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Api } from "../../model.ts";
import { type GeneratedFile, MARKER } from "../generated-file.ts";
import { errorName } from "./errors.ts";

const FOLDER = join(import.meta.dirname, "../client-runtime");

/** Everything in `names.ts` that differs between services. */
function names(api: Api): Record<string, string | null> {
  const { headers, pages, client } = api.settings;
  return {
    error: errorName(api),
    finalDetail: client.finalDetail,
    idempotencyKey: headers.idempotencyKey.toLowerCase(),
    requestId: headers.requestId.toLowerCase(),
    rateLimit: headers.rateLimit.toLowerCase(),
    rateLimitRemaining: headers.rateLimitRemaining.toLowerCase(),
    cursor: pages.cursor,
    nextCursor: pages.next,
  };
}

/** The hand-written part: unchanged, except for the service's names. */
export function runtimeFiles(api: Api): GeneratedFile[] {
  const files = readdirSync(FOLDER).filter((name) => /(?<!\.d)\.ts$/.test(name));
  const values = names(api);
  return files.sort().map((name) => {
    const text = readFileSync(join(FOLDER, name), "utf8");
    const own =
      name === "names.ts"
        ? text.replaceAll(/^( {2}(\w+): )[^,\n]+,$/gm, (_, start, key) => `${start}${JSON.stringify(values[key] ?? null)},`)
        : text;
    return { path: `runtime/${name}`, text: `// ${MARKER}\n${own}` };
  });
}

/** The service's own text, or a general one. */
export async function clientReadme({ settings, info }: Api, root: string): Promise<GeneratedFile> {
  const { readme } = settings.client;
  const text = await readFile(readme ? join(root, readme) : join(FOLDER, "README.md"), "utf8");
  return { path: "client/README.md", text: text.replaceAll("{title}", info.title) };
}
