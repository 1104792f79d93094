/** An endpoint: its state, its delivery log, and what can be done about both. */
import type { WebhookEndpoint } from "judgment-client";
import { useAccess } from "../access.ts";
import { Later } from "../later.tsx";
import { useDoing, useLoad } from "../load.ts";
import { Ask, Badge, Fact, Outcome, Page, Show, When } from "../parts/index.ts";
import { to } from "../router.ts";
import { useClient } from "../session.ts";
import { percent, plural } from "../words.ts";
import { Deliveries } from "./deliveries.tsx";

const DAY_MS = 24 * 3_600_000;

export function Endpoint({ id }: { readonly id: string }) {
  const client = useClient();
  const endpoint = useLoad((signal) => client.webhookEndpoints.get({ id, signal }), [id], { everyMs: 5000 });
  const access = useAccess();
  const write = access.write(endpoint.value?.namespace_prefix ?? undefined);
  return (
    <Page
      title={endpoint.value?.url ?? id}
      under={endpoint.value?.description || undefined}
      crumbs={[{ label: "Endpoints", href: to("endpoints") }]}
    >
      <Show of={endpoint}>
        {(value) => (
          <>
            <Facts value={value} />
            {write && (
              <>
                <Levers value={value} done={endpoint.reload} />
                <Later form="EditEndpoint" endpoint={value} saved={endpoint.reload} />
                <Later form="EndpointSecret" id={id} changed={endpoint.reload} />
                <div class="row">
                  <Later form="DeleteEndpoint" id={id} url={value.url} />
                </div>
              </>
            )}
            <Deliveries id={id} usable={value.status !== "disabled"} />
          </>
        )}
      </Show>
    </Page>
  );
}

function Facts({ value }: { readonly value: WebhookEndpoint }) {
  return (
    <dl class="facts">
      <Fact name="State">
        <Badge state={value.status} />
        {value.failing_since && (
          <span class="quiet">
            {" "}
            failing since <When at={value.failing_since} />
          </span>
        )}
      </Fact>
      <Fact name="Receives">
        {value.events.join(", ") || "events of subscriptions"}
        {value.namespace_prefix && ` in ${value.namespace_prefix}`}
      </Fact>
      <Fact name="Last 24 hours">
        {plural(value.stats.deliveries_24h, "delivery", "deliveries")}, {percent(value.stats.success_rate_24h)} succeeded
      </Fact>
      <Fact name="Last delivery">
        <When at={value.stats.last_delivery_at} />
      </Fact>
      <Fact name="Rate limit">{value.max_per_second === null ? "none" : `${value.max_per_second} per second`}</Fact>
      {value.previous_secret_expires_at && (
        <Fact name="Previous secret signs until">
          <When at={value.previous_secret_expires_at} />
        </Fact>
      )}
      <Fact name="Id">
        <code>{value.id}</code>
      </Fact>
    </dl>
  );
}

function Levers({ value, done }: { readonly value: WebhookEndpoint; readonly done: () => void }) {
  const client = useClient();
  const doing = useDoing();
  const { id, enabled } = value;
  const run = (work: () => Promise<string>) => () =>
    void doing.run(async () => {
      const said = await work();
      done();
      return said;
    });
  return (
    <>
      <div class="row">
        <button
          type="button"
          disabled={doing.busy || !enabled}
          onClick={run(async () => {
            await client.webhookEndpoints.test({ id, body: {} });
            return "A test delivery is queued. The delivery log will show the response.";
          })}
        >
          Send a test
        </button>
        <Ask
          label="Recover the last day"
          disabled={doing.busy || !enabled}
          question="This queues again every delivery of the last 24 hours that failed or was skipped."
          onYes={run(
            async () =>
              `${plural((await client.webhookEndpoints.recover({ id, body: { since: new Date(Date.now() - DAY_MS).toISOString() } })).queued, "delivery", "deliveries")} queued again.`,
          )}
        />
        <Ask
          label={enabled ? "Disable" : "Enable"}
          tone={enabled ? "bad" : ""}
          disabled={doing.busy}
          question={
            enabled
              ? "The service sends nothing more to this endpoint. Pending deliveries are skipped."
              : "The service sends to this endpoint again and clears its failure count."
          }
          onYes={run(async () => {
            await client.webhookEndpoints.update({ id, body: { enabled: !enabled } });
            return enabled ? "Disabled." : "Enabled.";
          })}
        />
      </div>
      <Outcome of={doing} />
    </>
  );
}
