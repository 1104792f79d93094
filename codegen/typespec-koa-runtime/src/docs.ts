/** A documentation page: Swagger UI, offline, with the published document; and the document alone. `npm run reference` copies Swagger UI here. */
import { readFile } from "node:fs/promises";
import type { Mount } from "./mount.ts";
import { type StaticFile, staticFiles } from "./static-files.ts";

export interface Documentation {
  /** Such as `/docs`. */
  readonly at: string;
  /** The title of the page. */
  readonly title: string;
  /** The published OpenAPI document. */
  document(): object;
  /** Where the operations are, such as `/v1`. Relative to the URL of the document, so that it is right for every host, port and proxy. */
  readonly server: string;
}

const read = (path: string) => readFile(new URL(`../docs/${path}`, import.meta.url));

const asItIs = (name: string, path = name): StaticFile => ({ name, read: () => read(path) });

const ofSwaggerUi = (name: string): StaticFile => asItIs(name, `swagger-ui/${name}`);

/** The page under its path, and `openapi.json` below it. */
export function documentation({ at, title, document, server }: Documentation): Mount {
  const page = async () => Buffer.from((await read("index.html")).toString("utf8").replace("{{title}}", escaped(title)));
  const openapi = async () => Buffer.from(JSON.stringify({ ...document(), servers: [{ url: server }] }));
  return staticFiles(at, [
    { name: "index.html", read: page },
    asItIs("start.js"),
    ofSwaggerUi("swagger-ui.css"),
    ofSwaggerUi("swagger-ui-bundle.js"),
    ofSwaggerUi("favicon-32x32.png"),
    { name: "openapi.json", read: openapi },
  ]);
}

/** The document of a documentation page under another path, such as `/v1/openapi.json`, where client generators look for it. */
export function published(at: string, page: Mount): Mount {
  return { at, answer: (request) => (request.path === "" ? page.answer({ ...request, path: "/openapi.json" }) : null) };
}

/** Sends browsers that open the root URL to a page. */
export function redirected(to: string): Mount {
  return {
    at: "/",
    answer: ({ method, path }) =>
      path === "" && (method === "GET" || method === "HEAD") ? { status: 302, headers: { Location: to } } : null,
  };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
