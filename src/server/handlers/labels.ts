import type { LabelQueuesHandlers } from "#generated/label-queues/handlers.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import type { LabelQueues } from "#src/quality/labels/queues.ts";

export function labelQueuesHandlers(queues: LabelQueues): LabelQueuesHandlers<RequestContext> {
  return {
    async create({ organizationId }, { path, body }) {
      return { status: 201, body: await queues.create(organizationId, path.ns, path.name, body) };
    },
    async list({ organizationId }, { path }) {
      return { status: 200, body: { queues: await queues.list(organizationId, path.ns, path.name) } };
    },
    async get({ organizationId }, { path }) {
      return { status: 200, body: await queues.get(organizationId, path) };
    },
    async delete({ organizationId }, { path }) {
      await queues.delete(organizationId, path);
      return { status: 204, body: undefined };
    },
    async claim({ organizationId }, { path, body }) {
      return { status: 200, body: await queues.claim(organizationId, path, body) };
    },
    async label({ organizationId }, { path, body }) {
      return { status: 200, body: await queues.label(organizationId, path, body) };
    },
    async skip({ organizationId }, { path, body }) {
      return { status: 200, body: await queues.skip(organizationId, path, body) };
    },
  };
}
