/** One event in full, and its deliveries to endpoints. */
import { useLoad } from "../load.ts";
import { Json, Page, Show, Table, When } from "../parts/index.ts";
import { to } from "../router.ts";
import { useClient } from "../session.ts";
import { count } from "../words.ts";
import { DeliveryState, LastAttempt } from "./deliveries.tsx";
import { partsOf } from "./feed.tsx";

export function OneEvent({ id }: { readonly id: string }) {
  const client = useClient();
  const event = useLoad((signal) => client.events.get({ id, signal }), [id]);
  return (
    <Page title={id} crumbs={[{ label: "Events", href: to("events") }]}>
      <Show of={event}>
        {(value) => (
          <>
            <p>
              <span class="badge">{value.type}</span> <When at={value.timestamp} />
            </p>
            <p class="row">
              {partsOf(value).map(({ label, href }) => (
                <a key={href} href={href}>
                  {label}
                </a>
              ))}
            </p>
            <Json value={value} />
          </>
        )}
      </Show>
      <EventDeliveries id={id} />
    </Page>
  );
}

function EventDeliveries({ id }: { readonly id: string }) {
  const client = useClient();
  const deliveries = useLoad((signal) => client.events.deliveries({ id, signal }), [id], { everyMs: 5000 });
  return (
    <>
      <h2>Deliveries</h2>
      {!deliveries.error && (
        <Show of={deliveries}>
          {({ deliveries: rows }) => (
            <Table
              caption="Deliveries of this event, the latest first"
              captionHidden
              rows={rows}
              id={({ endpoint, created_at }) => `${endpoint} ${created_at}`}
              empty="No endpoint received it."
              columns={[
                {
                  head: "Endpoint",
                  cell: ({ endpoint }) => (
                    <a href={to("endpoints", endpoint)}>
                      <code>{endpoint}</code>
                    </a>
                  ),
                },
                { head: "State", cell: (one) => <DeliveryState of={one} /> },
                { head: "Attempts", number: true, cell: ({ attempts }) => count(attempts) },
                { head: "Last attempt", cell: (one) => <LastAttempt of={one} /> },
                { head: "Next", cell: ({ next_attempt_at }) => <When at={next_attempt_at} /> },
                { head: "Queued", cell: ({ created_at }) => <When at={created_at} /> },
              ]}
            />
          )}
        </Show>
      )}
    </>
  );
}
