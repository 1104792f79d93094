/**
 * `reference_index`: builds the index that a judgment's relations need, in its namespace or in all namespaces below its prefix.
 * The index worker builds it too, and each continues from the other's position. So a cancelled or paused job does not block a
 * judgment.
 */

import type { Job, JobKind } from "#src/foundation/jobs/job.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { buildIndex } from "#src/records/attributes/build-now.ts";
import { namespacesOf } from "#src/records/namespaces/namespaces.ts";

export interface ReferenceIndexSettings {
  /** Its name. */
  attribute: string;
}

interface ReferenceIndexCheckpoint {
  /** The namespace whose index is being built. */
  namespaceId: number;
  /** The number of its processed documents. */
  passed: number;
}

/** How often an index that is still being dropped is checked. */
const LOOK_AGAIN_MS = 2_000;

export function referenceIndex({ db, clock }: Pick<JobParts, "db" | "clock">): JobKind {
  return {
    type: "reference_index",
    view: ({ settings }) => ({ attribute: `attributes.${(settings as unknown as ReferenceIndexSettings).attribute}` }),
    async page(given) {
      const job = given as unknown as Job<ReferenceIndexSettings, ReferenceIndexCheckpoint>;
      const { organizationId, namespace, settings, checkpoint } = job;
      const namespaceId = checkpoint?.namespaceId ?? (await namespacesOf(db, organizationId, namespace, 0, 1))[0];
      if (namespaceId === undefined) return async () => ({ documents: 0, ended: "done" });
      const passed = checkpoint?.passed ?? 0;
      const built = await buildIndex({ db, clock }, namespaceId, settings.attribute);
      if (built.is === "dropping") return { notBefore: new Date(clock.now().getTime() + LOOK_AGAIN_MS) };
      if (built.is === "building") {
        const { documents } = built;
        return async () => ({ documents, checkpoint: { namespaceId, passed: passed + documents } });
      }
      // The index worker processed the rest of its documents.
      const documents = Math.max(0, built.documents - passed);
      const [next] = await namespacesOf(db, organizationId, namespace, namespaceId, 1);
      if (next === undefined) return async () => ({ documents, ended: "done" });
      return async () => ({ documents, checkpoint: { namespaceId: next, passed: 0 } });
    },
  };
}
