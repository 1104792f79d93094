/** What tests need that are about one database server, and cannot hold on a cluster of Citus. */
import { inject } from "vitest";
import type { Need } from "./needs.ts";

/** @param limit what Citus does otherwise */
export function oneMachine(limit: string): Need {
  return {
    what: `one database server, as Citus ${limit}`,
    there: inject("testCluster") === null,
    cure: "run them without CITUS_URL",
  };
}
