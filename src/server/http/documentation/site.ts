/**
 * The documentation under `/docs`: guides, and a reference of the contract. It needs nothing from elsewhere. A page is made when it is first
 * asked for, a part at a time, so that other requests go on.
 */
import { readFile } from "node:fs/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type Mount, type StaticFile, staticFiles, strictPageSecurity } from "typespec-koa-runtime/pages";
import type { JsonObject } from "#src/foundation/json/json.ts";
import { publishedDocument } from "#src/foundation/published-document.ts";
import { firstParagraph, guidePlaces, guideText } from "./guides.ts";
import type { Fences } from "./markdown.ts";
import { type Contents, pageOf } from "./page.ts";
import { type Resource, referenceParts, resourcesOf } from "./reference.ts";
import { tryForm } from "./try-form.ts";

let document: JsonObject | undefined;
let contents: (Contents & { resourcesByPage: ReadonlyMap<string, Resource> }) | undefined;

function known() {
  document ??= publishedDocument();
  if (contents) return { document, ...contents };
  const all = resourcesOf(document);
  const pages = all.map((resource) => ({ name: pageName(resource), title: resource.title }));
  contents = { guides: guidePlaces(), resources: pages, resourcesByPage: new Map(all.map((one) => [pageName(one), one])) };
  return { document, ...contents };
}

function pageName({ name }: Resource): string {
  return `reference-${name.replaceAll("_", "-")}`;
}

const text = (name: string, make: () => Promise<string> | string): StaticFile => ({
  name,
  read: async () => Buffer.from(await make()),
});

/** @param fences what else than code stands in fences */
async function page(name: string, source: Iterable<string>, fences: Fences | null): Promise<string> {
  const { rendered } = await import("./markdown.ts");
  const parts: string[] = [];
  const headings: { id: string; text: string }[] = [];
  let title = "";
  for (const part of source) {
    const one = rendered(part, fences ?? {});
    parts.push(one.html);
    headings.push(...one.headings);
    title ||= one.title;
    await nextTurn();
  }
  return pageOf(known(), { name, title, html: parts.join("\n"), headings, tries: fences !== null });
}

function guideFiles(): StaticFile[] {
  return guidePlaces().flatMap(({ name }) => [
    text(`${name}.html`, () => page(name, [guideText(name)], null)),
    text(`${name}.md`, () => guideText(name)),
  ]);
}

function referenceFiles(): StaticFile[] {
  const { document: published, resourcesByPage } = known();
  return [...resourcesByPage].flatMap(([name, resource]) => [
    text(`${name}.html`, () => page(name, referenceParts(published, resource, true), { try: tryForm })),
    text(`${name}.md`, () => [...referenceParts(published, resource, false)].join("\n")),
  ]);
}

/** The first page: what there is to read. */
function overview(): string {
  const { guides } = known();
  const lines = guides.map(
    ({ name, title }) => `- [${title}](${name}.md): ${firstParagraph(guideText(name)).replaceAll(/\]\([^)]*\)|\[/g, "")}`,
  );
  return `# Judgment Service\n\n${ABOUT}\n\n## Guides\n\n${lines.join("\n")}\n\n## API reference\n\nEvery operation is in the [API reference](reference.md). The document itself is [openapi.json](openapi.json).\n`;
}

const ABOUT =
  "The service stores JSON documents and keeps answers about them. You ask a question once, and every document has its answer. When a document changes, its answers are updated.";

/** Every operation, and the rules that hold for all. */
function reference(): string {
  const { document: published, resourcesByPage } = known();
  const sections = [...resourcesByPage].map(([name, { title, operations }]) => {
    const rows = operations.map((one) => `- [${one.summary}](${name}.md#${one.operationId}) \`${one.method} /v1${one.path}\``);
    return `## ${title}\n\n${rows.join("\n")}\n`;
  });
  return `# API reference\n\n${(published.info as { description: string }).description}\n\n${sections.join("\n")}`;
}

/** In the form of llmstxt.org. */
function llms(): string {
  const { guides, resources } = known();
  const list = (places: Contents["guides"]) => places.map(({ name, title }) => `- [${title}](${name}.md)`).join("\n");
  return `# Judgment Service\n\n> ${ABOUT}\n\n## Guides\n\n${list(guides)}\n\n## API reference\n\n- [All operations](reference.md)\n${list(resources)}\n\n## Optional\n\n- [OpenAPI document](openapi.json)\n`;
}

const asset = (name: string): StaticFile => ({ name, read: () => readFile(new URL(`assets/${name}`, import.meta.url)) });

/** The files are listed when the first request comes: most processes never show a page. */
let files: Mount | undefined;

export function documentationSite(at: string): Mount {
  return {
    at,
    answer(request) {
      files ??= staticFiles(
        at,
        [
          text("index.html", () => page("index", [overview()], null)),
          text("index.md", overview),
          text("reference.html", () => page("reference", [reference()], null)),
          text("reference.md", reference),
          text("llms.txt", llms),
          ...guideFiles(),
          ...referenceFiles(),
          ...["site.css", "site.js", "icon.svg"].map(asset),
        ],
        { security: strictPageSecurity },
      );
      return files.answer(request);
    },
  };
}
