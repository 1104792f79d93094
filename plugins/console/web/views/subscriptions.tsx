/** The subscriptions of a namespace or prefix, and how far behind they are. */
import type { Subscription } from "judgment-client";
import { Badge, Pages, Table } from "../parts/index.ts";
import { to } from "../router.ts";
import { useClient } from "../session.ts";
import { duration, plural } from "../words.ts";
import { MakeLink } from "./make-link.tsx";

export function sayLag({ lag_ms }: Subscription): string {
  return lag_ms === null ? "–" : lag_ms === 0 ? "up to date" : duration(lag_ms);
}

export function Subscriptions({ ns }: { readonly ns: string }) {
  const client = useClient();
  return (
    <>
      <MakeLink ns={ns} kind="subscription" label="New subscription" />
      <Pages<Subscription>
        on={[ns]}
        everyMs={3000}
        load={async (cursor, signal) => {
          const page = await client.subscriptions.list({ ns, limit: 200, signal, ...(cursor ? { cursor } : {}) });
          return { rows: page.subscriptions, next: page.next_cursor };
        }}
      >
        {(rows) => (
          <Table
            caption={`Subscriptions of ${ns}`}
            captionHidden
            rows={rows}
            id={({ name }) => name}
            empty="No subscriptions yet."
            columns={[
              { head: "Subscription", cell: ({ name }) => <a href={to("namespaces", ns, "subscriptions", name)}>{name}</a> },
              { head: "Filter", cell: ({ filters }) => <code>{JSON.stringify(filters)}</code> },
              {
                head: "State",
                cell: ({ status, warnings }) => (
                  <>
                    {status && <Badge state={status} />}{" "}
                    {warnings.length > 0 && <span class="badge warn">{plural(warnings.length, "warning")}</span>}
                  </>
                ),
              },
              { head: "Lag", number: true, cell: sayLag },
              {
                head: "Endpoint",
                cell: ({ endpoint }) => (endpoint ? <a href={to("endpoints", endpoint)}>{endpoint}</a> : "feed only"),
              },
              { head: "From", cell: ({ template }) => template ?? "here" },
            ]}
          />
        )}
      </Pages>
    </>
  );
}
