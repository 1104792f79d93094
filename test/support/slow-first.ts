/**
 * Starts slow files first, so that none runs alone at the end. Vitest uses the durations of the run before. A fresh clone has none and
 * would use file sizes, which say little.
 */
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Those that took the longest, longest first; one that is missing here only makes a run a little longer. */
const SLOW = [
  "console/pages",
  "server/operating/main",
  "faults/jobs/judging",
  "soak/soak",
  "server/cli/backup",
  "stores/embedded",
  "server/cli/cli",
  "console/hostile",
  "faults/everything",
  "tracing/opentelemetry",
  "api/authorization",
  "faults/jobs/data",
  "queries/oracle",
  "api/calibration-of-types",
  "api/fuzz",
  "server/base-path/base-path",
  "api/tunings",
  "console/console",
  "faults/subscriptions",
  "queries/snapshots",
  "faults/suggestions",
  "faults/durability",
  "faults/reweighing",
  "console/first-visit",
  "api/rate-limits",
  "oracle/oracle",
  "codegen/cli",
  "stores/citus/citus",
  "security/unrestricted-resource-consumption",
  "server/guides",
  "api/calibration",
  "quality/calibration/fitting",
  "codegen/diagnostics",
  "jobs/estimates",
  "server/http/documentation",
  "jobs/simulation/fanout",
  "contract/lock/exceptions",
  "server/operating/cluster",
  "events/webhooks/delivering",
  "faults/usage",
].map((file) => `/test/${file}.test.ts`);

/** Its place among the slow ones; after all of them where it is none. */
function rank({ moduleId }: TestSpecification): number {
  const place = SLOW.findIndex((file) => moduleId.endsWith(file));
  return place < 0 ? SLOW.length : place;
}

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // Projects stay one after the other, so that files that share processes follow each other.
    const projects = Map.groupBy(sorted, ({ project }) => project.name);
    return [...projects.values()].flatMap((ofProject) => ofProject.toSorted((one, other) => rank(one) - rank(other)));
  }
}
