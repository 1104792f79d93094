/** All types of jobs of this release. A type is a file in this storey and a line below. */
import type { JobKind } from "#src/foundation/jobs/job.ts";
import { backfill } from "#src/jobs/backfill/backfill.ts";
import { periodic } from "#src/jobs/backfill/periodic.ts";
import { resync } from "#src/jobs/backfill/resync.ts";
import { discover } from "#src/jobs/discovery/discover.ts";
import { evaluationExport } from "#src/jobs/exports/evaluation-export.ts";
import { groupBuild } from "#src/jobs/groups/group-build.ts";
import { referenceIndex } from "#src/jobs/indexes/reference-index.ts";
import { namespaceDelete } from "#src/jobs/namespaces/namespace-delete.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { robustness } from "#src/jobs/robustness/robustness.ts";
import { shadow } from "#src/jobs/shadow/shadow.ts";
import { simulation } from "#src/jobs/simulation/simulation.ts";

export function jobKinds(parts: JobParts): readonly JobKind[] {
  return [
    backfill(parts),
    discover(parts),
    evaluationExport(parts),
    groupBuild(parts),
    namespaceDelete(parts),
    periodic(parts),
    referenceIndex(parts),
    resync(parts),
    robustness(parts),
    shadow(parts),
    simulation(parts),
  ];
}
