import type { JudgmentsHandlers } from "#generated/judgments/handlers.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import { nextCursor, startOf } from "#src/foundation/cursors.ts";
import type { Database } from "#src/foundation/db/database.ts";
import type { Backfills } from "#src/jobs/backfill/backfills.ts";
import { versionView } from "#src/judging/definitions/judgment-view.ts";
import type { Judgments } from "#src/judging/lifecycle/judgments.ts";
import { type TrialParts, tryDefinition } from "#src/judging/lifecycle/trial.ts";
import { evaluationLog } from "#src/judging/reading/evaluation-log.ts";
import { type ExplanationParts, explain } from "#src/judging/reading/explanation.ts";

export interface JudgmentsParts {
  db: Database;
  judgments: Judgments;
  explanations: ExplanationParts;
  backfills: Backfills;
  trying: Omit<TrialParts, "judgments">;
}

export function judgmentsHandlers(parts: JudgmentsParts): JudgmentsHandlers<RequestContext> {
  const { db, judgments, explanations, backfills, trying } = parts;
  return {
    async create({ organizationId, key }, { path, body }) {
      return { status: 201, body: await judgments.create(organizationId, path.ns, body, key.scope) };
    },
    async tryOut({ organizationId, key }, { path, body }) {
      const place = { organizationId, name: path.ns };
      return { status: 200, body: await tryDefinition({ ...trying, judgments }, place, body, key.scope) };
    },
    async list({ organizationId }, { path, query }) {
      const page = { after: startOf("judgments", query.cursor), limit: query.limit ?? 100 };
      const found = await judgments.list(organizationId, path.ns, page);
      const next_cursor = nextCursor("judgments", found.more, found.judgments.at(-1)?.name);
      return { status: 200, body: { judgments: found.judgments, next_cursor } };
    },
    async get({ organizationId }, { path }) {
      return { status: 200, body: await judgments.get(organizationId, path.ns, path.name) };
    },
    async delete({ organizationId }, { path }) {
      await judgments.delete(organizationId, path.ns, path.name);
      return { status: 204, body: undefined };
    },
    async evaluations({ organizationId }, { path, query }) {
      return { status: 200, body: await evaluationLog(db, organizationId, path.ns, path.name, query) };
    },
    async explain({ organizationId, key }, { path }) {
      return { status: 200, body: await explain(explanations, { organizationId, name: path.ns }, path, key.scope) };
    },
    async createVersion({ organizationId, key }, { path, body }) {
      const version = await judgments.createVersion(organizationId, path.ns, path.name, body, key.scope);
      return { status: 201, body: versionView(version) };
    },
    async update({ organizationId }, { path, body }) {
      return { status: 200, body: await judgments.update(organizationId, path.ns, path.name, body) };
    },
    async deactivate({ organizationId }, { path }) {
      return { status: 200, body: await judgments.deactivate(organizationId, path.ns, path.name) };
    },
    async activate({ organizationId }, { path, body }) {
      const request = { version: body.version, force: body.force ?? false };
      const activation = await judgments.activate(organizationId, path.ns, path.name, request);
      return "job" in activation ? { status: 202, body: activation.job } : { status: 200, body: activation.judgment };
    },
    async backfill({ organizationId }, { path, body }) {
      const asked = { organizationId, namespace: path.ns, judgment: path.name, filters: body?.filters };
      return body?.confirm === true
        ? { status: 202, body: await backfills.start(asked) }
        : { status: 200, body: await backfills.estimate(asked) };
    },
  };
}
