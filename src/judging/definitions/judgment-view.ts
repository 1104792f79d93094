/** A judgment as the API returns it. */
import type { JudgmentOverride, Judgment as JudgmentView } from "#generated/types.ts";
import { cascadeView } from "./cascade-view.ts";
import { isActive, type Judgment } from "./judgment.ts";
import { learnedView } from "./learned-view.ts";
import type { VersionRow } from "./sql.ts";
import { weightsView } from "./weights-view.ts";

/** @param seenFrom the namespace or template prefix that the request names. It owns or inherits the judgment. */
export function judgmentView(judgment: Judgment, versions: readonly VersionRow[], seenFrom: string): JudgmentView {
  const inherited = judgment.owner !== seenFrom;
  const weights = isActive(judgment) ? weightsView(judgment) : undefined;
  const learned = isActive(judgment) ? learnedView(judgment) : undefined;
  const cascade = isActive(judgment) ? cascadeView(judgment) : undefined;
  return {
    name: judgment.name,
    active_version: judgment.activeVersion,
    freshness: judgment.freshness,
    thresholds: judgment.thresholds,
    versions: versions.map(versionView),
    ...(inherited ? { template: judgment.owner, overrides: overridden(judgment) } : {}),
    ...(judgment.fanoutSources ? { fanout_sources: judgment.fanoutSources } : {}),
    ...(weights ? { weights } : {}),
    ...(learned ? { learned } : {}),
    ...(cascade ? { cascade } : {}),
    ...(letsTenantsChoose(judgment, versions) ? { warnings: ["tenants_choose_related"] } : {}),
  };
}

function overridden({ overrides }: Judgment): JudgmentOverride[] {
  return (["thresholds", "freshness"] as const).filter((setting) => Object.keys(overrides[setting]).length > 0);
}

/** Whether a template's relation looks into a fixed namespace for a value that a tenant's document chooses. */
function letsTenantsChoose({ owner }: Judgment, versions: readonly VersionRow[]): boolean {
  const relations = versions.flatMap(({ definition }) => definition.context?.related ?? []);
  return owner.endsWith("/*") && relations.some(({ namespace, join }) => namespace !== undefined && join !== undefined);
}

export function versionView({ version, created_at, definition }: VersionRow): JudgmentView["versions"][number] {
  return { version, created_at: created_at.toISOString(), definition };
}
