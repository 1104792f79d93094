/** All types of jobs that this release works on: a type is a file here and its line below. */
import type { JobKind } from "../job.ts";
import type { JobParts } from "../parts.ts";
import { backfill } from "./backfill.ts";
import { discover } from "./discover.ts";
import { evaluationExport } from "./evaluation-export.ts";
import { groupBuild } from "./group-build.ts";
import { namespaceDelete } from "./namespace-delete.ts";
import { periodic } from "./periodic.ts";
import { referenceIndex } from "./reference-index.ts";
import { resync } from "./resync.ts";
import { shadow } from "./shadow.ts";
import { simulation } from "./simulation.ts";

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
    shadow(parts),
    simulation(parts),
  ];
}
