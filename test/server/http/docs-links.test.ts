/** Follows every link of every page of the documentation, in both of its forms. */
import { beforeAll, describe, expect, it } from "vitest";
import { docs, front, publishedOpenapi } from "#src/server/http/docs.ts";
import { staticFiles } from "../../../codegen/typespec-koa-runtime/src/static-files.ts";
import { type TestServer, testServer } from "./support/server.ts";

interface Page {
  status: number;
  links: string[];
  ids: Set<string>;
}

let server: TestServer;
const known = new Map<string, Promise<Page>>();

beforeAll(async () => {
  const index = { name: "index.html", read: async () => Buffer.from("<title>console</title>") };
  server = await testServer({ mounts: [docs, publishedOpenapi, front, staticFiles("/console", [index], { fallback: true })] });
});

function page(path: string): Promise<Page> {
  const before = known.get(path);
  if (before) return before;
  const asked = read(path);
  known.set(path, asked);
  return asked;
}

async function read(path: string): Promise<Page> {
  const response = await fetch(server.url + path);
  const text = await response.text();
  const type = response.headers.get("content-type") ?? "";
  const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!));
  return {
    status: response.status,
    links: type.includes("html") ? hrefs(text) : type.includes("markdown") ? targets(text) : [],
    ids,
  };
}

const hrefs = (html: string) => [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link]) => link!.replaceAll("&amp;", "&"));

/** Code has brackets of its own. */
const targets = (markdown: string) =>
  [...markdown.replaceAll(/^```[\s\S]*?^```|`[^`\n]*`/gm, "").matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);

/** What is wrong with the links of all pages that can be reached from the first. */
async function broken(first: string): Promise<{ broken: string[]; pages: number }> {
  const found: string[] = [];
  const seen = new Set([first]);
  for (const path of seen) {
    for (const link of (await page(path)).links) {
      const target = new URL(link, `http://here${path}`);
      if (target.host !== "here") {
        if (target.protocol !== "https:") found.push(`${path}: ${link} is no https address`);
        continue;
      }
      const { status, ids } = await page(target.pathname);
      if (status !== 200) found.push(`${path}: ${link} answers ${status}`);
      const anchor = decodeURIComponent(target.hash.slice(1));
      if (anchor !== "" && !target.pathname.endsWith(".md") && !ids.has(anchor))
        found.push(`${path}: ${link} has no such anchor`);
      if (/^\/docs\/(?:[\w-]+\.(?:html|md))?$/.test(target.pathname)) seen.add(target.pathname);
    }
  }
  return { broken: found, pages: seen.size };
}

describe("every link of the documentation", () => {
  it.each([
    ["pages", "/docs/"],
    ["pages as Markdown", "/docs/index.md"],
  ])("leads to something that this server has: %s", async (_, first) => {
    const { broken: wrong, pages } = await broken(first);
    expect(wrong).toEqual([]);
    expect(pages).toBeGreaterThan(30);
  });

  it("leads to no other page than it says", async () => {
    const { links } = await page("/docs/generating-a-client.html");
    expect(links.length).toBeGreaterThan(20);
    expect((await page("/docs/generating-a-client.md")).links.filter((link) => link.startsWith("../"))).toEqual([]);
  });
});
