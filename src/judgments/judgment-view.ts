/** A judgment as it is read. */
import type { Judgment as JudgmentView } from "#generated/types.ts";
import { inheritedFrom, type Judgment } from "./judgment.ts";
import type { VersionRow } from "./sql.ts";

export function judgmentView(judgment: Judgment, versions: readonly VersionRow[]): JudgmentView {
  const template = inheritedFrom(judgment);
  return {
    name: judgment.name,
    active_version: judgment.activeVersion,
    freshness: judgment.freshness,
    thresholds: judgment.thresholds,
    versions: versions.map(versionView),
    ...(template === undefined ? {} : { template, overrides: [] }),
  };
}

export function versionView({ version, created_at, definition }: VersionRow): JudgmentView["versions"][number] {
  return { version, created_at: created_at.toISOString(), definition };
}
