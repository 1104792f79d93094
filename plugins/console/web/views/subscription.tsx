/** A subscription: what it follows, how far it is, its members, and where its transitions are. */
import type { QueryRow } from "judgment-client";
import { useAccess } from "../access.ts";
import { Trail, useTrail } from "../charts/trail.tsx";
import { Later } from "../later.tsx";
import { useLoad } from "../load.ts";
import { Badge, Fact, Page, Pages, type Place, Show, Table, When } from "../parts/index.ts";
import { asking, to } from "../router.ts";
import { useClient } from "../session.ts";
import { duration } from "../words.ts";
import { sayLag } from "./subscriptions.tsx";

export function Subscription({
  ns,
  name,
  crumbs,
}: {
  readonly ns: string;
  readonly name: string;
  readonly crumbs: readonly Place[];
}) {
  const client = useClient();
  const subscription = useLoad((signal) => client.subscriptions.get({ ns, name, signal }), [ns, name], { everyMs: 3000 });
  const access = useAccess();
  const lags = useTrail(subscription.value, subscription.value?.lag_ms ?? null);
  return (
    <Page title={name} crumbs={crumbs}>
      <Show of={subscription}>
        {(value) => (
          <>
            <dl class="facts">
              <Fact name="State">
                {value.status ? <Badge state={value.status} /> : "–"}
                {value.live_at && (
                  <span class="quiet">
                    {" "}
                    since <When at={value.live_at} />
                  </span>
                )}
              </Fact>
              <Fact name="Lag">{sayLag(value)}</Fact>
              <Fact name="Filter">
                <code>{JSON.stringify(value.filters)}</code>
              </Fact>
              <Fact name="Sends">
                {value.events.join(" and ")}; bulk changes: {value.bulk === "summary" ? "a summary" : "every transition"}
              </Fact>
              <Fact name="Endpoint">
                {value.endpoint ? (
                  <a href={to("endpoints", value.endpoint)}>{value.endpoint}</a>
                ) : (
                  "none; its events are only in the feed"
                )}
              </Fact>
              {value.template && <Fact name="From">{value.template}</Fact>}
              <Fact name="Id">
                <code>{value.id}</code>
              </Fact>
            </dl>
            {value.warnings.map(({ code, message, judgment }) => (
              <p key={`${code} ${judgment}`} class="note warn">
                {message}
              </p>
            ))}
            {access.write(ns) && value.template === undefined && (
              <div class="row">
                <a class="button" href={to("namespaces", ns, "edit", "subscription", name)}>
                  Change
                </a>
                <Later form="DeleteSubscription" ns={ns} name={name} />
              </div>
            )}
            <p>
              <a href={asking(to("events"), { subscription: value.id })}>Follow its events</a>
            </p>
            {value.status && (
              <div class="card">
                <Trail caption="Lag since you opened this page" trail={lags} says={duration} least={1000} />
              </div>
            )}
            {value.status === null && <p class="empty">Each namespace under the prefix has its own members and lag.</p>}
            {value.status && <Members ns={ns} name={name} />}
          </>
        )}
      </Show>
    </Page>
  );
}

function Members({ ns, name }: { readonly ns: string; readonly name: string }) {
  const client = useClient();
  return (
    <>
      <h2>Members</h2>
      <Pages<QueryRow>
        on={[ns, name]}
        load={async (cursor, signal) => {
          const page = await client.subscriptions.query({ ns, name, body: { top_k: 50, ...(cursor ? { cursor } : {}) }, signal });
          return { rows: page.rows, next: page.next_cursor };
        }}
      >
        {(rows) => (
          <Table
            caption="Documents that match now"
            rows={rows}
            id={({ id }) => id}
            empty="No document matches."
            columns={[
              { head: "Document", cell: ({ id }) => <a href={to("namespaces", ns, "documents", id)}>{id}</a> },
              { head: "Revision", number: true, cell: ({ revision }) => revision },
            ]}
          />
        )}
      </Pages>
    </>
  );
}
