/**
 * Starts slow files first, so that none runs alone at the end. Vitest uses the durations of the run before. A fresh clone has none and
 * would use file sizes, which say little.
 */
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Those that take more than about six seconds, longest first; one that is missing here only makes a run a little longer. */
const SLOW = [
  "console/pages",
  "server/operating/main",
  "stores/embedded",
  "faults/jobs/judging",
  "api/calibration",
  "codegen/cli",
  "console/hostile",
  "server/cli/cli",
  "stores/citus/citus",
  "events/webhooks/delivering",
  "oracle/oracle",
  "console/console",
  "faults/everything",
  "faults/subscriptions",
  "faults/usage",
  "faults/reweighing",
  "faults/suggestions",
  "faults/jobs/data",
  "stores/contract",
  "api/fuzz",
  "accounts/budgets",
  "quality/calibration/fitting",
  "server/http/fuzz",
  "jobs/estimates",
  "quality/calibration/simulations",
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
