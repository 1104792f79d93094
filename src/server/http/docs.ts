/** The documentation under `/docs`: Swagger UI, offline, with the published document; and the document alone. `npm run reference` copies Swagger UI here. */
import { readFile } from "node:fs/promises";
import { publishedDocument } from "#src/foundation/published-document.ts";
import type { Mount } from "./mount.ts";
import { type StaticFile, staticFiles } from "./static-files.ts";

const read = (path: string) => () => readFile(new URL(`docs/${path}`, import.meta.url));

const own = (name: string): StaticFile => ({ name, read: read(name) });

const ofSwaggerUi = (name: string): StaticFile => ({ name, read: read(`swagger-ui/${name}`) });

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
