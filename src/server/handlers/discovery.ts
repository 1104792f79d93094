import type { DiscoveryHandlers } from "#generated/discovery/handlers.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import type { Discoveries } from "#src/jobs/discovery/discoveries.ts";
import type { PartSuggestions } from "#src/jobs/discovery/part-suggestions.ts";
import type { Simulations } from "#src/jobs/simulation/simulations.ts";
import type { Tunings } from "#src/jobs/tuning/tunings.ts";

export interface DiscoveryParts {
  discoveries: Discoveries;
  partSuggestions: PartSuggestions;
  simulations: Simulations;
  tunings: Tunings;
}

export function discoveryHandlers({
  discoveries,
  partSuggestions,
  simulations,
  tunings,
}: DiscoveryParts): DiscoveryHandlers<RequestContext> {
  return {
    async discover({ organizationId }, { path, body }) {
      const asked = { organizationId, namespace: path.ns, judgment: path.name };
      return { status: 202, body: await discoveries.start(asked, body) };
    },
    async suggestParts({ organizationId }, { path, body }) {
      const asked = { organizationId, namespace: path.ns, judgment: path.name };
      return { status: 200, body: await partSuggestions.suggest(asked, body) };
    },
    async simulate({ organizationId }, { path, body }) {
      const asked = { organizationId, namespace: path.ns, judgment: path.name };
      return { status: 202, body: await simulations.start(asked, body) };
    },
    async tune({ organizationId }, { path }) {
      const asked = { organizationId, namespace: path.ns, judgment: path.name };
      return { status: 200, body: await tunings.run(asked) };
    },
  };
}
