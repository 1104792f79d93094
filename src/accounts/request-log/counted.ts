/** What this room counts for operators. */
import { Count } from "#src/foundation/counts/counts.ts";

export const requestsLeftOut = new Count(
  "judgment_request_log_left_out_total",
  "Requests that are not in their organization's log, by reason: `queue_full`, `failed` or `daily_limit`.",
  ["reason"],
);
