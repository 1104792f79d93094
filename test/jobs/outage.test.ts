import { expect, it } from "vitest";
import type { Database } from "#src/foundation/db/database.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import type { Job, JobKind } from "#src/foundation/jobs/job.ts";
import { discover } from "#src/jobs/discovery/discover.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { simulation } from "#src/jobs/simulation/simulation.ts";

const away = () => Promise.reject(new ServiceError("unavailable", "The database is away."));

it.each([
  ["discover", discover],
  ["simulation", simulation],
] as [string, (parts: JobParts) => JobKind][])(
  "a %s job takes a database that is away for no judgment that is gone",
  async (_, of) => {
    const kind = of({ db: { query: away, run: away, transaction: away } as unknown as Database } as JobParts);
    const job = {
      organizationId: "org",
      namespace: "shop",
      judgment: "urgent",
      settings: { judgmentId: "none" },
      checkpoint: null,
    };
    await expect(kind.page(job as unknown as Job, new AbortController().signal)).rejects.toMatchObject({ code: "unavailable" });
  },
);
