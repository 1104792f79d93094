/**
 * An hourly run of a tenant summary where few of 1,000 or 10,000 tenants have changed. The floor is bare `pg` that reads which ones have.
 */
import { type Bench, compared, inTurns } from "./support/bench.ts";
import { openTenants } from "./tenants/tenants.ts";

const ROUNDS = 9;
const FEW = 1_000;
const MANY = 10_000;
const CHANGED = 10;

export const bench: Bench = {
  about: "an hourly run of a tenant summary in which 10 of 10,000 tenants have changed",
  async run() {
    const tenants = await openTenants([FEW, MANY]);
    try {
      // The first looks at all of them.
      const all = await tenants.run(MANY, 0);
      await tenants.run(FEW, 0);
      const runs = await inTurns(ROUNDS, {
        changed: () => tenants.run(MANY, CHANGED),
        nothing: () => tenants.run(MANY, 0),
        fewer: () => tenants.run(FEW, CHANGED),
        bare: () => tenants.floor(MANY),
      });
      const about = { better: "lower", unit: "ms a run" } as const;
      const first = Array.from({ length: ROUNDS }, () => all);
      return [
        compared("10 of 10,000 changed against all of them", runs.changed, first, { ...about, target: 0.05 }),
        compared("10 of 10,000 changed against none", runs.changed, runs.nothing, { ...about, target: null }),
        compared("10 of 10,000 changed against 10 of 1,000", runs.changed, runs.fewer, { ...about, target: null }),
        compared("none of 10,000 changed against bare pg that reads how they are", runs.nothing, runs.bare, {
          ...about,
          target: null,
        }),
      ];
    } finally {
      await tenants.close();
    }
  },
};
