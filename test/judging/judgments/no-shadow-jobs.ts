/** For tests of activation without jobs: a version that would first need a trial is refused. */
import type { ShadowJobs } from "#src/judging/lifecycle/activation.ts";

export const noShadowJobs: ShadowJobs = {
  underWay: async () => null,
  prepare: async () => null,
  async start() {
    throw new Error("There are no shadow jobs here.");
  },
  started() {},
};
