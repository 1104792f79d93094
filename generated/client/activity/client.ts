// Generated from spec/ by `npm run generate`. Do not edit.
import type { Timestamp } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { ActivityReport, ActivityStep } from "./types.ts";

export interface ActivityGetOptions extends CallOptions {
  /** The first step is the one with this time. Defaults to `steps` before the end. */
  readonly from?: Timestamp;
  /**
   * The length of a step.
   *
   * @default "hour"
   */
  readonly step?: ActivityStep;
  /** The number of steps, instead of `from`. Defaults to 24 hours, or 30 days. */
  readonly steps?: number;
  /** The last step begins before this time. Defaults to the present, and later times count as the present. At most 744 steps. */
  readonly to?: Timestamp;
}

/** What happened over time, from hourly counts of the whole organization. */
export interface ActivityClient {
  /**
   * Read activity over time.
   *
   * Read what happened over time: answers, failures, usage and its cost, deliveries, lag and agreement. Needs an admin key. The server counts by hour in UTC and keeps
   * the counts for 90 days, unless its operator set another time. A step appears within ten seconds of what happened in it.
   *
   * These counts are for charts. They never have more than happened. They may lack the last seconds of a process that was killed or lost its
   * database. Exact figures are in `GET /usage`, in the evaluation log and in the deliveries of an endpoint.
   *
   * `GET /activity`
   * Needs an `admin` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  get(options?: ActivityGetOptions): Promise<ActivityReport>;
}

const getOperation: Operation = {
  id: "activity_get",
  method: "GET",
  path: "/activity",
  parameters: [
    { name: "from", in: "query", option: "from" },
    { name: "step", in: "query", option: "step" },
    { name: "steps", in: "query", option: "steps" },
    { name: "to", in: "query", option: "to" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
};

/** Calls are made by `caller`, which all resources of a client share. */
export function activityClient(caller: Caller): ActivityClient {
  return {
    get: (options) => caller.body(getOperation, options),
  };
}
