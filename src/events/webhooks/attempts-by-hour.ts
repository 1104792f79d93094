/** What hours count of attempts: each one, not only how deliveries end. */
import type { Counted } from "#src/foundation/counts/hour-counts.ts";
import type { Ended } from "./attempted.ts";

/** `failed` attempts are followed by another one. With `given_up` the delivery has failed. */
export type AttemptEnd = "succeeded" | "failed" | "given_up";

const ENDS: Record<Ended["attempted"]["status"], AttemptEnd> = { succeeded: "succeeded", pending: "failed", failed: "given_up" };

export function attemptedInHour(organizationId: string, ended: readonly Ended[], at: Date): Counted[] {
  if (ended.length === 0) return [];
  const lag = Math.max(...ended.map(({ lateMs }) => lateMs));
  return [
    ...ended.map(
      ({ attempted }): Counted => ({ organizationId, at, measure: "attempts", name: ENDS[attempted.status], value: 1 }),
    ),
    { organizationId, at, measure: "lag", name: "deliveries", value: lag, largest: true },
  ];
}
