/** The documentation under `/docs`, and the published document. */
import { documentation, type Mount, published, redirected } from "typespec-koa-runtime/pages";
import { publishedDocument } from "#src/foundation/published-document.ts";
import { documentationSite } from "./documentation/site.ts";

interface DocumentationPages {
  readonly docs: Mount;
  /** Where client generators look for it. */
  readonly publishedOpenapi: Mount;
  /** A browser that opens the root URL gets the documentation. */
  readonly front: Mount;
}

/** @param basePath the prefix of all public paths, such as `/judgments`; empty for none */
export function documentationPages(basePath: string): DocumentationPages {
  // Swagger UI is below the site, for those who are used to it.
  const server = `${basePath}/v1`;
  const swagger = documentation({ at: "/docs/swagger", title: "Judgment Service", document: publishedDocument, server });
  const site = documentationSite("/docs");
  const docs: Mount = {
    at: "/docs",
    answer(request) {
      const { path } = request;
      if (path === "/openapi.json") return swagger.answer(request);
      const below = /^\/swagger(?=\/|$)/.test(path);
      return below ? swagger.answer({ ...request, path: path.slice("/swagger".length) }) : site.answer(request);
    },
  };
  return { docs, publishedOpenapi: published("/v1/openapi.json", docs), front: redirected(`${basePath}/docs/`) };
}

/** Those of a server without a prefix. */
export const { docs, publishedOpenapi, front } = documentationPages("");
