import type { DiscoveryHandlers } from "#generated/discovery/handlers.ts";
import type { RequestContext } from "#src/http/context.ts";
import type { Simulations } from "#src/simulation/simulations.ts";
import type { Tunings } from "#src/tuning/tunings.ts";
import type { Discoveries } from "./discoveries.ts";
import type { PartSuggestions } from "./part-suggestions.ts";

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
