import type { NamespacesHandlers } from "#generated/namespaces/handlers.ts";
import { nextCursor, startOf } from "#src/cursors.ts";
import type { RequestContext } from "#src/http/context.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import { type DeletionParts, deleteNamespace } from "./deletion.ts";
import { getNamespace, listNamespaceViews, type ViewParts } from "./namespace-view.ts";
import { type SettingsParts, updateSettings } from "./settings.ts";

export type NamespacesParts = SettingsParts & DeletionParts & ViewParts & { jobs: Jobs };

export function namespacesHandlers(parts: NamespacesParts): NamespacesHandlers<RequestContext> {
  return {
    async list({ organizationId, key }, { query }) {
      const page = { prefix: query.prefix, scope: key.scope, after: startOf(query.cursor), limit: query.limit };
      const { namespaces, more } = await listNamespaceViews(parts, organizationId, page);
      return { status: 200, body: { namespaces, next_cursor: nextCursor(more, namespaces.at(-1)?.name) } };
    },
    async get({ organizationId }, { path }) {
      return { status: 200, body: await getNamespace(parts, organizationId, path.ns) };
    },
    async update({ organizationId }, { path, body }) {
      return { status: 200, body: await updateSettings(parts, { organizationId, name: path.ns }, body) };
    },
    async delete({ organizationId }, { path }) {
      return { status: 202, body: parts.jobs.view(await deleteNamespace(parts, { organizationId, name: path.ns })) };
    },
  };
}
