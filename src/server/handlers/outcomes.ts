import type { OutcomesHandlers } from "#generated/outcomes/handlers.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import type { Outcomes } from "#src/quality/outcomes/outcomes.ts";

export function outcomesHandlers(outcomes: Outcomes): OutcomesHandlers<RequestContext> {
  return {
    async create({ organizationId }, { path, body }) {
      const posted = await outcomes.create({ organizationId, name: path.ns }, body.outcomes);
      return { status: 201, body: { outcomes: posted } };
    },
    async list({ organizationId }, { path, query }) {
      return { status: 200, body: await outcomes.list({ organizationId, name: path.ns }, query) };
    },
    async delete({ organizationId }, { path }) {
      await outcomes.delete({ organizationId, name: path.ns }, path.id);
      return { status: 204, body: undefined };
    },
  };
}
