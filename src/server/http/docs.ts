/** The documentation under `/docs`: Swagger UI from its package, offline, with the published document; and the document alone. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { publishedDocument } from "#src/foundation/published-document.ts";
import type { Mount } from "./mount.ts";
import { type StaticFile, staticFiles } from "./static-files.ts";

const swaggerUi = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));

const ofSwaggerUi = (name: string): StaticFile => ({ name, read: () => readFile(join(swaggerUi, name)) });

const own = (name: string): StaticFile => ({ name, read: () => readFile(new URL(`docs/${name}`, import.meta.url)) });

const openapi: StaticFile = {
  name: "openapi.json",
  // Relative to the URL of the document, so that it is right for every host, port and proxy.
  read: async () => Buffer.from(JSON.stringify({ ...publishedDocument(), servers: [{ url: "/v1" }] })),
};

export const docs: Mount = staticFiles("/docs", [
  own("index.html"),
  own("start.js"),
  ofSwaggerUi("swagger-ui.css"),
  ofSwaggerUi("swagger-ui-bundle.js"),
  ofSwaggerUi("favicon-32x32.png"),
  openapi,
]);

/** `/v1/openapi.json`, where client generators look for it. */
export const publishedOpenapi: Mount = {
  at: "/v1/openapi.json",
  answer: (request) => (request.path === "" ? docs.answer({ ...request, path: "/openapi.json" }) : null),
};

/** A browser that opens the root URL gets the documentation. */
export const front: Mount = {
  at: "/",
  answer: ({ method, path }) =>
    path === "" && (method === "GET" || method === "HEAD") ? { status: 302, headers: { Location: "/docs/" } } : null,
};
