/** Registers a webhook endpoint, or changes one. */
import type { WebhookEndpoint, WebhookEndpointWithSecret } from "judgment-client";
import { useState } from "preact/hooks";
import { callOf } from "../requests/call.ts";
import { go, to } from "../router.ts";
import { useSession } from "../session.ts";
import { Confirmed } from "./confirmed.tsx";
import { Text } from "./fields.tsx";
import { Form } from "./form.tsx";
import { Secret } from "./secret.tsx";

interface Typed {
  readonly url: string;
  readonly events: string;
  readonly prefix: string;
  readonly description: string;
  readonly rate: string;
}

const listed = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** The members that both operations take. */
function membersOf({ url, events, description, rate, prefix }: Typed) {
  return {
    url: url.trim(),
    events: listed(events),
    namespace_prefix: prefix.trim() === "" ? null : prefix.trim(),
    description: description.trim(),
    max_per_second: rate.trim() === "" ? null : Number(rate),
  };
}

export function NewEndpoint() {
  const scope = useSession().organization?.key?.scope ?? "";
  const [typed, setTyped] = useState<Typed>({ url: "", events: "", prefix: scope, description: "", rate: "" });
  const [made, setMade] = useState<WebhookEndpointWithSecret | null>(null);
  if (made !== null)
    return (
      <>
        <Secret
          label="Signing secret"
          value={made.secret}
          note="Store it where your receiver reads it. The receiver checks the signature of every delivery with it."
        />
        <p>
          <a href={to("endpoints", made.id)}>Open the endpoint</a>, and send a test to it.
        </p>
      </>
    );
  return (
    <Form
      label="Create the endpoint"
      call={typed.url.trim() === "" ? null : callOf("webhookEndpoints", "create", { body: membersOf(typed) })}
      done={(endpoint) => {
        setMade(endpoint);
        return "Created.";
      }}
    >
      <EndpointFields typed={typed} set={setTyped} />
    </Form>
  );
}

export function EditEndpoint({ endpoint, saved }: { readonly endpoint: WebhookEndpoint; readonly saved: () => void }) {
  const { id } = endpoint;
  const [typed, setTyped] = useState<Typed>({
    url: endpoint.url,
    events: endpoint.events.join(", "),
    prefix: endpoint.namespace_prefix ?? "",
    description: endpoint.description,
    rate: endpoint.max_per_second === null ? "" : String(endpoint.max_per_second),
  });
  return (
    <details class="card">
      <summary>Change the endpoint</summary>
      <Form
        label="Save the endpoint"
        call={typed.url.trim() === "" ? null : callOf("webhookEndpoints", "update", { id, body: membersOf(typed) })}
        done={() => {
          saved();
          return "Saved.";
        }}
      >
        <EndpointFields typed={typed} set={setTyped} />
      </Form>
    </details>
  );
}

export function DeleteEndpoint({ id, url }: { readonly id: string; readonly url: string }) {
  return (
    <Confirmed
      label="Delete the endpoint"
      consequence={`This deletes ${url} with its pending deliveries and its log. Subscriptions that name it keep sending events to the feed.`}
      call={callOf("webhookEndpoints", "delete", { id })}
      done={() => go("endpoints")}
    />
  );
}

function EndpointFields({ typed, set }: { readonly typed: Typed; readonly set: (typed: Typed) => void }) {
  return (
    <>
      <Text
        label="URL"
        at="/url"
        value={typed.url}
        required
        code
        placeholder="https://hooks.example.com/judgments"
        set={(url) => set({ ...typed, url })}
      />
      <Text
        label="Events"
        at="/events"
        hint="Types or patterns, separated by commas, such as job.*. Empty: only what subscriptions send to it."
        value={typed.events}
        code
        set={(events) => set({ ...typed, events })}
      />
      <Text
        label="Only of namespaces (empty: the whole organization)"
        at="/namespace_prefix"
        value={typed.prefix}
        code
        placeholder="shop/*"
        set={(prefix) => set({ ...typed, prefix })}
      />
      <Text
        label="Note for people"
        at="/description"
        value={typed.description}
        maxLength={256}
        set={(description) => set({ ...typed, description })}
      />
      <Text
        label="Most deliveries a second (empty: no limit)"
        at="/max_per_second"
        value={typed.rate}
        inputMode="decimal"
        pattern="[0-9]*\.?[0-9]+"
        title="A positive number"
        set={(rate) => set({ ...typed, rate })}
      />
    </>
  );
}
