import type { NamespacesHandlers } from "#generated/namespaces/handlers.ts";
import { nextCursor, startOf } from "#src/cursors.ts";
import type { Database } from "#src/db/database.ts";
import type { RequestContext } from "#src/http/context.ts";
import { namespaceView } from "./namespace-view.ts";
import { listNamespaces, namespaceByName } from "./namespaces.ts";

export function namespacesHandlers(db: Database): NamespacesHandlers<RequestContext> {
  return {
    async list({ organizationId, key }, { query }) {
      const page = { prefix: query.prefix, scope: key.scope, after: startOf(query.cursor), limit: query.limit ?? 100 };
      const { rows, more } = await listNamespaces(db, organizationId, page);
      return { status: 200, body: { namespaces: rows.map(namespaceView), next_cursor: nextCursor(more, rows.at(-1)?.name) } };
    },
    async get({ organizationId }, { path }) {
      return { status: 200, body: namespaceView(await namespaceByName(db, organizationId, path.ns)) };
    },
  };
}
