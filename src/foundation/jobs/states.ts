/**
 * The statuses of a job and all transitions.
 *
 *   created ──▶ estimating ──▶ awaiting_confirm ── confirm ──▶ running (a shadow job: done)
 *     │            └────────────────────────────────────────▶ running
 *     ├──▶ awaiting_confirm (shadow: its sample is judged while it waits)
 *     └──▶ running ── last page ──▶ done
 *            │ ▲ └─── a page failed too often or cannot be done ──▶ failed
 *      pause,│ │resume; over budget: automatically
 *     budget ▼ │
 *           paused ── the page in progress at the pause was the last ──▶ done, failed
 *
 *   estimating, awaiting_confirm, running, paused ── cancel ──▶ cancelled (not namespace_delete)
 *   done, failed and cancelled are final.
 */
import type { JobStatus } from "#generated/types.ts";
import { conflict, type ServiceError } from "#src/foundation/errors.ts";
import type { Job, JobKind } from "./job.ts";

export type Action = "confirm" | "pause" | "resume" | "cancel";

const MOVES: Record<Action, Partial<Record<JobStatus, JobStatus>>> = {
  confirm: { awaiting_confirm: "running" },
  pause: { running: "paused" },
  resume: { paused: "running" },
  cancel: { estimating: "cancelled", awaiting_confirm: "cancelled", running: "cancelled", paused: "cancelled" },
};

/** Whether no status follows. */
export function isFinal(status: JobStatus): boolean {
  return status === "done" || status === "failed" || status === "cancelled";
}

/**
 * The status after a user's action.
 * @throws ServiceError `conflict` if the current status does not allow the action
 */
export function statusAfter(action: Action, job: Pick<Job, "status" | "jobId">, kind: JobKind): JobStatus {
  const status = MOVES[action][job.status];
  if (status === undefined) throw wrongStatus(action, job);
  if (action === "cancel" && kind.cannotBeCancelled !== undefined) throw conflict(kind.cannotBeCancelled, { status: job.status });
  return action === "confirm" && kind.confirm ? "done" : status;
}

function wrongStatus(action: Action, { status, jobId }: Pick<Job, "status" | "jobId">): ServiceError {
  const from = Object.keys(MOVES[action]).join(" or ");
  return conflict(`Job "${jobId}" is ${status}. You can ${action} a job only when it is ${from}.`, { status });
}
