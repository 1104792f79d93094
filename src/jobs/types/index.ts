/** All types of jobs that this release works on. */
import type { JobKind } from "../job.ts";
import { namespaceDelete } from "./namespace-delete.ts";

export const jobKinds: readonly JobKind[] = [namespaceDelete];
