/** What makes a package of the modules: the runtime, `pyproject.toml`, `py.typed`. */
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Api } from "../../model.ts";
import { type GeneratedFile, MARKER } from "../generated-file.ts";
import { packageName } from "./names.ts";
import { stringText } from "./text.ts";

const FOLDER = join(import.meta.dirname, "../python-runtime");

/** Everything in `names.py` that differs between services. */
function names(api: Api): Record<string, string | null> {
  const { headers, pages, client } = api.settings;
  return {
    FINAL_DETAIL: client.finalDetail,
    IDEMPOTENCY_KEY: headers.idempotencyKey.toLowerCase(),
    REQUEST_ID: headers.requestId.toLowerCase(),
    RATE_LIMIT: headers.rateLimit.toLowerCase(),
    RATE_LIMIT_REMAINING: headers.rateLimitRemaining.toLowerCase(),
    CURSOR: pages.cursor,
    NEXT_CURSOR: pages.next,
  };
}

/** The hand-written part: unchanged, except for the service's names. */
export function pythonRuntime(api: Api): GeneratedFile[] {
  const values = names(api);
  const value = (name: string) => (values[name] == null ? "None" : stringText(values[name]));
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".py"));
  return files.sort().map((name) => {
    const text = readFileSync(join(FOLDER, name), "utf8");
    const own =
      name === "names.py" ? text.replaceAll(/^(([A-Z_]+): [^=]+ = ).+$/gm, (_, start, key) => start + value(key)) : text;
    return { path: `_runtime/${name}`, text: `# ${MARKER}\n${own}` };
  });
}

export function projectFile(api: Api): string {
  const name = packageName(api);
  const { title, version, license } = api.info as {
    title: string;
    version: string;
    license?: { name?: string; identifier?: string };
  };
  const licensed = license?.identifier ?? license?.name;
  return `[build-system]
requires = ["setuptools>=61"]
build-backend = "setuptools.build_meta"

[project]
name = ${stringText(name.replaceAll("_", "-"))}
version = ${stringText(version)}
description = ${stringText(`A typed client of the ${title}, without dependencies.`)}
readme = "README.md"
requires-python = ">=3.9"
dependencies = []
${licensed ? `license = { text = ${stringText(licensed)} }\n` : ""}classifiers = ["Programming Language :: Python :: 3", "Typing :: Typed"]

[tool.setuptools]
packages = [${stringText(name)}, ${stringText(`${name}._runtime`)}]

[tool.setuptools.package-data]
${name} = ["py.typed"]
`;
}

/** The service's own text, or a general one. */
export async function pythonReadme(api: Api, root: string): Promise<GeneratedFile> {
  const { readme } = api.settings.python;
  const text = await readFile(readme ? join(root, readme) : join(FOLDER, "README.md"), "utf8");
  return { path: "python/README.md", text: text.replaceAll("{title}", api.info.title).replaceAll("{package}", packageName(api)) };
}
