import type { DocumentsHandlers } from "#generated/documents/handlers.ts";
import type { RequestContext } from "#src/http/context.ts";
import { type ReadParts, readDocument } from "./read.ts";
import { type WriteParts, writeDocuments } from "./write.ts";

export function documentsHandlers(parts: ReadParts & WriteParts): DocumentsHandlers<RequestContext> {
  return {
    async write({ organizationId }, { path, body }) {
      return { status: 200, body: await writeDocuments(parts, { organizationId, name: path.ns }, body) };
    },
    async get({ organizationId }, { path, query }) {
      return { status: 200, body: await readDocument(parts, { organizationId, name: path.ns }, path.id, query) };
    },
  };
}
