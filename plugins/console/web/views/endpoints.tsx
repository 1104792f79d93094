/** Webhook endpoints and how they fare. */
import type { WebhookEndpoint } from "judgment-client";
import { useAccess } from "../access.ts";
import { Later } from "../later.tsx";
import { useLoad } from "../load.ts";
import { Badge, Empty, Meter, Page, Pages, Show, Table, When } from "../parts/index.ts";
import { to } from "../router.ts";
import { useClient } from "../session.ts";
import { count } from "../words.ts";

export function Endpoints() {
  const client = useClient();
  const write = useAccess().write();
  return (
    <Page title="Endpoints" under="Receivers of signed events.">
      {write && (
        <a class="button" href={to("endpoints", "new")}>
          New endpoint
        </a>
      )}
      <Pages<WebhookEndpoint>
        on={[]}
        everyMs={5000}
        load={async (cursor, signal) => {
          const page = await client.webhookEndpoints.list({ limit: 100, signal, ...(cursor ? { cursor } : {}) });
          return { rows: page.webhook_endpoints, next: page.next_cursor };
        }}
      >
        {(rows) => (
          <Table
            caption="Webhook endpoints"
            captionHidden
            rows={rows}
            id={({ id }) => id}
            empty="No endpoints."
            columns={[
              { head: "Endpoint", cell: ({ id, url }) => <a href={to("endpoints", id)}>{url}</a> },
              {
                head: "State",
                cell: ({ status, failing_since }) => (
                  <>
                    <Badge state={status} />
                    {failing_since && (
                      <div class="quiet">
                        failing since <When at={failing_since} />
                      </div>
                    )}
                  </>
                ),
              },
              {
                head: "Receives",
                cell: ({ events, namespace_prefix }) =>
                  `${events.join(", ") || "events of subscriptions"}${namespace_prefix ? ` in ${namespace_prefix}` : ""}`,
              },
              { head: "Deliveries, 24 h", number: true, cell: ({ stats }) => count(stats.deliveries_24h) },
              {
                head: "Succeeded, 24 h",
                cell: ({ stats: { success_rate_24h: rate }, url }) =>
                  rate === null ? "–" : <Meter label={`Succeeded, ${url}`} done={rate} of={1} />,
              },
              { head: "Last delivery", cell: ({ stats }) => <When at={stats.last_delivery_at} /> },
            ]}
          />
        )}
      </Pages>
      <Egress />
    </Page>
  );
}

export function NewEndpoint() {
  return (
    <Page title="New endpoint" crumbs={[{ label: "Endpoints", href: to("endpoints") }]}>
      {useAccess().write() ? <Later form="NewEndpoint" /> : <p class="note warn">This key may only read.</p>}
    </Page>
  );
}

function Egress() {
  const client = useClient();
  const list = useLoad((signal) => client.egressAddresses.list({ signal, limit: 1000 }), []);
  return (
    <>
      <h2>Addresses that deliveries come from</h2>
      <Show of={list}>
        {({ addresses }) =>
          addresses.length === 0 ? (
            <Empty>The operator publishes no addresses.</Empty>
          ) : (
            <p>
              Allow all of these addresses in your firewall. The list may grow:{" "}
              {addresses.map((address) => (
                <span key={address}>
                  <code>{address}</code>{" "}
                </span>
              ))}
            </p>
          )
        }
      </Show>
    </>
  );
}
