import type { DocumentsHandlers } from "#generated/documents/handlers.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import { type ReadParts, readDocument } from "#src/queries/documents/read.ts";
import { type WriteParts, writeDocuments } from "#src/queries/documents/write.ts";
import { revisionIn } from "#src/records/documents/conditions.ts";
import { etagOf } from "#src/records/documents/etag.ts";

export function documentsHandlers(parts: ReadParts & WriteParts): DocumentsHandlers<RequestContext> {
  return {
    async write({ organizationId }, { path, headers, body }) {
      const namespace = { organizationId, name: path.ns };
      return { status: 200, body: await writeDocuments(parts, namespace, body, revisionIn(headers["If-Match"])) };
    },
    async get({ organizationId, key }, { path, query, headers }) {
      const asked = { ...query, ifMatch: revisionIn(headers["If-Match"]), scope: key.scope };
      const document = await readDocument(parts, { organizationId, name: path.ns }, path.id, asked);
      return { status: 200, body: document, headers: { ETag: etagOf(document) } };
    },
  };
}
