import type { GroupsHandlers } from "#generated/groups/handlers.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import { nextCursor, startOf } from "#src/foundation/cursors.ts";
import type { Groups } from "#src/standing/groups/groups.ts";

export function groupsHandlers(groups: Groups): GroupsHandlers<RequestContext> {
  return {
    async create({ organizationId }, { path, body }) {
      return { status: 201, body: await groups.create(organizationId, path.ns, body) };
    },
    async list({ organizationId }, { path, query }) {
      const page = { after: startOf("groups", query.cursor), limit: query.limit ?? 100 };
      const found = await groups.list(organizationId, path.ns, page);
      return {
        status: 200,
        body: { groups: found.groups, next_cursor: nextCursor("groups", found.more, found.groups.at(-1)?.name) },
      };
    },
    async get({ organizationId }, { path }) {
      return { status: 200, body: await groups.get(organizationId, path.ns, path.name) };
    },
    async delete({ organizationId }, { path }) {
      await groups.delete(organizationId, path.ns, path.name);
      return { status: 204, body: undefined };
    },
  };
}
