/** For tests of activation that have no jobs: a version that would be tried first is refused. */
import type { ShadowJobs } from "#src/judgments/activation.ts";

export const noShadowJobs: ShadowJobs = {
  underWay: async () => null,
  prepare: async () => null,
  async start() {
    throw new Error("There are no shadow jobs here.");
  },
  started() {},
};
