import type { JobsHandlers } from "#generated/jobs/handlers.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import { nextCursor, startOf } from "#src/foundation/cursors.ts";
import type { Retries } from "#src/jobs/backfill/retries.ts";
import type { Jobs } from "#src/jobs/management/jobs.ts";

export function jobsHandlers(jobs: Jobs, retries: Retries): JobsHandlers<RequestContext> {
  return {
    async get({ organizationId, key }, { path }) {
      return { status: 200, body: await jobs.get(organizationId, key, path.id) };
    },
    async list({ organizationId, key }, { query: { cursor, ...query } }) {
      const page = await jobs.list(organizationId, {
        ...query,
        scope: key.scope,
        shownTo: key.id,
        before: startOf("jobs", cursor),
      });
      return { status: 200, body: { jobs: page.jobs, next_cursor: nextCursor("jobs", page.more, page.jobs.at(-1)?.id) } };
    },
    async confirm({ organizationId, key }, { path }) {
      return { status: 200, body: await jobs.act(organizationId, key.scope, path.id, "confirm") };
    },
    async pause({ organizationId, key }, { path }) {
      return { status: 200, body: await jobs.act(organizationId, key.scope, path.id, "pause") };
    },
    async resume({ organizationId, key }, { path }) {
      return { status: 200, body: await jobs.act(organizationId, key.scope, path.id, "resume") };
    },
    async cancel({ organizationId, key }, { path }) {
      return { status: 200, body: await jobs.act(organizationId, key.scope, path.id, "cancel") };
    },
    async retry({ organizationId, key }, { path }) {
      return { status: 202, body: await retries.start(organizationId, key.scope, path.id) };
    },
  };
}
