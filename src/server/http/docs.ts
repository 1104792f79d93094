/** The documentation under `/docs`, and the published document. */
import { documentation, type Mount, published, redirected } from "typespec-koa-runtime/pages";
import { publishedDocument } from "#src/foundation/published-document.ts";

export const docs: Mount = documentation({ at: "/docs", title: "Judgment Service", document: publishedDocument, server: "/v1" });

/** Where client generators look for it. */
export const publishedOpenapi: Mount = published("/v1/openapi.json", docs);

/** A browser that opens the root URL gets the documentation. */
export const front: Mount = redirected("/docs/");
