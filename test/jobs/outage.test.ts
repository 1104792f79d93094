import { expect, it } from "vitest";
import type { Database } from "#src/db/database.ts";
import { ServiceError } from "#src/errors.ts";
import type { Job, JobKind } from "#src/jobs/job.ts";
import type { JobParts } from "#src/jobs/parts.ts";
import { discover } from "#src/jobs/types/discover.ts";
import { simulation } from "#src/jobs/types/simulation.ts";

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
