// Generated from spec/ by `npm run generate`. Do not edit.
import type { Timestamp } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { ActivityReport, ActivityStep } from "./types.ts";

export interface ActivityGetRequest {
  path: {};
  query: { from?: Timestamp; step: ActivityStep; steps?: number; to?: Timestamp };
  headers: {};
  body: undefined;
}

export type ActivityGetReply = Reply<200, ActivityReport>;

/** What happened over time, from hourly counts of the whole organization. */
export interface ActivityHandlers<Context> {
  /**
   * Read what happened over time: answers, failures, usage and its cost, deliveries, lag and agreement. Needs an admin key. The server counts by hour in UTC and keeps
   * the counts for 90 days, unless its operator set another time. A step appears within ten seconds of what happened in it.
   *
   * These counts are for charts. They never have more than happened. They may lack the last seconds of a process that was killed or lost its
   * database. Exact figures are in `GET /usage`, in the evaluation log and in the deliveries of an endpoint.
   */
  get(context: Context, request: ActivityGetRequest): Promise<ActivityGetReply>;
}
