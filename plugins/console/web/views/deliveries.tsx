/** The delivery log of an endpoint, newest first: what was answered, and what is tried again when. */
import type { Delivery, DeliveryStatus, SkippedReason } from "judgment-client";
import { useDoing } from "../load.ts";
import { Badge, Choice, Outcome, Pages, Table, Verbatim, When } from "../parts/index.ts";
import { useAsked } from "../router.ts";
import { useClient } from "../session.ts";
import { count, duration, spaced } from "../words.ts";

const statuses: readonly DeliveryStatus[] = ["pending", "succeeded", "failed", "skipped"];

/** Why a delivery was skipped. A later release may have more reasons. */
const reasons: Readonly<Partial<Record<string, string>>> = {
  endpoint_disabled: "The endpoint was disabled.",
  not_covered: "The endpoint does not cover the event any more.",
  not_requested: "The endpoint does not ask for the audit log any more.",
} satisfies Record<SkippedReason, string>;

export function Deliveries({ id, usable }: { readonly id: string; readonly usable: boolean }) {
  const client = useClient();
  const doing = useDoing();
  const [{ status }, ask] = useAsked({ status: "" });
  return (
    <>
      <h2>Deliveries</h2>
      <Choice
        label="Status"
        value={status}
        options={[["", "any"], ...statuses.map((one) => [one, one] as const)]}
        set={(status) => ask({ status })}
      />
      <Outcome of={doing} />
      <Pages<Delivery>
        on={[id, status]}
        everyMs={2000}
        load={async (cursor, signal) => {
          const page = await client.webhookEndpoints.listDeliveries({
            id,
            signal,
            ...(status ? { status: status as DeliveryStatus } : {}),
            ...(cursor ? { cursor } : {}),
          });
          return { rows: page.deliveries, next: page.next_cursor };
        }}
      >
        {(rows, reload) => (
          <Table
            caption="Deliveries, newest first"
            captionHidden
            rows={rows}
            id={({ event_id, created_at }) => `${event_id} ${created_at}`}
            empty="No deliveries."
            columns={[
              {
                head: "Event",
                cell: ({ event_type, event_id }) => (
                  <>
                    {event_type}
                    <div class="quiet small">
                      <code>{event_id}</code>
                    </div>
                  </>
                ),
              },
              { head: "State", cell: (one) => <DeliveryState of={one} /> },
              { head: "Attempts", number: true, cell: ({ attempts }) => count(attempts) },
              { head: "Last attempt", cell: (one) => <LastAttempt of={one} /> },
              { head: "Next", cell: ({ next_attempt_at }) => <When at={next_attempt_at} /> },
              {
                head: "Redeliver",
                cell: ({ event_id, status }) =>
                  usable &&
                  status !== "pending" && (
                    <button
                      type="button"
                      class="link"
                      disabled={doing.busy}
                      onClick={() =>
                        void doing.run(async () => {
                          await client.events.redeliver({ id: event_id, body: { endpoint: id } });
                          reload();
                          return "Queued again with the same webhook-id.";
                        })
                      }
                    >
                      Send again
                    </button>
                  ),
              },
            ]}
          />
        )}
      </Pages>
    </>
  );
}

/** With the reason, if it was skipped. */
export function DeliveryState({ of: { status, skipped_reason: reason } }: { readonly of: Delivery }) {
  return (
    <>
      <Badge state={status} />
      {reason && <div class="quiet small">{reasons[reason] ?? spaced(reason)}</div>}
    </>
  );
}

export function LastAttempt({ of: { last_attempt: last } }: { readonly of: Delivery }) {
  if (last === null) return <>–</>;
  return (
    <>
      <When at={last.at} />: <strong>{last.status_code ?? spaced(last.error ?? "no response")}</strong> in{" "}
      {duration(last.latency_ms)}
      {last.response && (
        <details>
          <summary>Response</summary>
          <Verbatim text={last.response} />
        </details>
      )}
    </>
  );
}
