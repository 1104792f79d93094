import type { NamespacesHandlers } from "#generated/namespaces/handlers.ts";
import { nextCursor, startOf } from "#src/cursors.ts";
import type { RequestContext } from "#src/http/context.ts";
import { getNamespace, listNamespaceViews } from "./namespace-view.ts";
import { type SettingsParts, updateSettings } from "./settings.ts";

export function namespacesHandlers(parts: SettingsParts): NamespacesHandlers<RequestContext> {
  return {
    async list({ organizationId, key }, { query }) {
      const page = { prefix: query.prefix, scope: key.scope, after: startOf(query.cursor), limit: query.limit };
      const { namespaces, more } = await listNamespaceViews(parts.db, organizationId, page);
      return { status: 200, body: { namespaces, next_cursor: nextCursor(more, namespaces.at(-1)?.name) } };
    },
    async get({ organizationId }, { path }) {
      return { status: 200, body: await getNamespace(parts.db, organizationId, path.ns) };
    },
    async update({ organizationId }, { path, body }) {
      return { status: 200, body: await updateSettings(parts, { organizationId, name: path.ns }, body) };
    },
  };
}
