/**
 * Starts slow files first, so that none runs alone at the end. Vitest uses the durations of the run before. A fresh clone has none and
 * would use file sizes, which say little.
 */
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Those that took the longest, longest first; one that is missing here only makes a run a little longer. The first three are the longest of
 * `npm run faults`.
 */
const SLOW = [
  "oracle/oracle",
  "oracle/processes",
  "faults/jobs/judging",
  "cluster/lost-coordinator",
  "console/pages",
  "server/operating/main",
  "soak/soak",
  "server/cli/cli",
  "api/rate-limits",
  "server/http/event-clients",
  "server/mcp/agents",
  "server/cli/backup",
  "api/fuzz",
  "api/authorization",
  "api/usage-reports",
  "codegen/published",
  "api/tunings",
  "queries/snapshots",
  "faults/suggestions",
  "stores/embedded",
  "console/hostile",
  "faults/reweighing",
  "engines/embedding",
  "security/broken-object-level-authorization",
  "cluster/lost-worker",
  "server/guides",
  "server/operating/cluster",
  "engines/embedding/learning",
  "api/isolation",
  "console/first-visit",
  "faults/durability",
  "faults/everything",
  "console/sessions",
  "server/base-path/base-path",
  "contract/lock/cli",
  "jobs/backfill",
  "quality/composites/trials",
  "tracing/opentelemetry",
  "faults/jobs/data",
  "server/cli/profiles",
  "server/mcp/authorization",
  "codegen/diagnostics",
  "contract/lock/exceptions",
  "server/operating/upgrade",
  "jobs/estimates",
  "server/operating/citus",
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
