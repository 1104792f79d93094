/** Registers a webhook endpoint, or changes one. */
import type { WebhookEndpoint, WebhookEndpointWithSecret } from "judgment-client";
import { useState } from "preact/hooks";
import { callOf } from "../requests/call.ts";
import { go, to } from "../router.ts";
import { useSession } from "../session.ts";
import { Confirmed } from "./confirmed.tsx";
import { Overtaken, useEdited } from "./edited.tsx";
import { Text } from "./fields.tsx";
import { Form } from "./form.tsx";
import { Secret } from "./secret.tsx";

type Typed = Readonly<Record<"url" | "events" | "prefix" | "description" | "rate", string>>;

const called: Typed = {
  url: "URL",
  events: "Events",
  prefix: "Only of namespaces",
  description: "Note for people",
  rate: "Most deliveries a second",
};

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
  const body = membersOf(typed);
  const ready = body.url !== "" && Number.isFinite(body.max_per_second ?? 0);
  return (
    <Form
      label="Create the endpoint"
      call={ready ? callOf("webhookEndpoints", "create", { body }) : null}
      done={(endpoint) => {
        setMade(endpoint);
        return "Created.";
      }}
    >
      <EndpointFields typed={typed} set={setTyped} />
    </Form>
  );
}

const typedOf = ({ url, events, namespace_prefix, description, max_per_second: rate }: WebhookEndpoint): Typed => ({
  url,
  events: events.join(", "),
  prefix: namespace_prefix ?? "",
  description,
  rate: rate === null ? "" : String(rate),
});

export function EditEndpoint({ endpoint, saved }: { readonly endpoint: WebhookEndpoint; readonly saved: () => void }) {
  const { id } = endpoint;
  const edited = useEdited(endpoint, typedOf);
  const all = membersOf(edited.typed);
  const body = {
    ...(edited.changed("url") ? { url: all.url } : {}),
    ...(edited.changed("events") ? { events: all.events } : {}),
    ...(edited.changed("prefix") ? { namespace_prefix: all.namespace_prefix } : {}),
    ...(edited.changed("description") ? { description: all.description } : {}),
    ...(edited.changed("rate") ? { max_per_second: all.max_per_second } : {}),
  };
  const ready = Object.keys(body).length > 0 && all.url !== "" && Number.isFinite(all.max_per_second ?? 0);
  return (
    <details class="card">
      <summary>Change the endpoint</summary>
      <Form
        label="Save the endpoint"
        call={ready ? callOf("webhookEndpoints", "update", { id, body }) : null}
        done={(now) => {
          edited.saved(typedOf(now));
          saved();
          return "Saved.";
        }}
      >
        <EndpointFields typed={edited.typed} set={edited.set} />
        <Overtaken of={edited} called={called} />
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
        label={called.url}
        at="/url"
        value={typed.url}
        required
        code
        placeholder="https://hooks.example.com/judgments"
        set={(url) => set({ ...typed, url })}
      />
      <Text
        label={called.events}
        at="/events"
        hint="Types or patterns, separated by commas, such as job.*. Empty: only what subscriptions send to it."
        value={typed.events}
        code
        set={(events) => set({ ...typed, events })}
      />
      <Text
        label={`${called.prefix} (empty: the whole organization)`}
        at="/namespace_prefix"
        value={typed.prefix}
        code
        placeholder="shop/*"
        set={(prefix) => set({ ...typed, prefix })}
      />
      <Text
        label={called.description}
        at="/description"
        value={typed.description}
        maxLength={256}
        set={(description) => set({ ...typed, description })}
      />
      <Text
        label={`${called.rate} (empty: no limit)`}
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
