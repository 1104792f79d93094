/** The documentation under `/docs`, and the published document. */
import { documentation, type Mount, published, redirected } from "typespec-koa-runtime/pages";
import { publishedDocument } from "#src/foundation/published-document.ts";
import { documentationSite } from "./documentation/site.ts";

/** Swagger UI, below the site, for those who are used to it. */
const swagger = documentation({ at: "/docs/swagger", title: "Judgment Service", document: publishedDocument, server: "/v1" });

const site = documentationSite("/docs");

export const docs: Mount = {
  at: "/docs",
  answer(request) {
    const { path } = request;
    if (path === "/openapi.json") return swagger.answer(request);
    const below = /^\/swagger(?=\/|$)/.test(path);
    return below ? swagger.answer({ ...request, path: path.slice("/swagger".length) }) : site.answer(request);
  },
};

/** Where client generators look for it. */
export const publishedOpenapi: Mount = published("/v1/openapi.json", docs);

/** A browser that opens the root URL gets the documentation. */
export const front: Mount = redirected("/docs/");
