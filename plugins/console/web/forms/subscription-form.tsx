/** Makes a subscription from a filter, or changes one. */
import type { Filter, Subscription, SubscriptionTransition, SubscriptionUpdate } from "judgment-client";
import { useState } from "preact/hooks";
import { useLoad } from "../load.ts";
import { Show } from "../parts/index.ts";
import { callOf } from "../requests/call.ts";
import { go } from "../router.ts";
import { useClient } from "../session.ts";
import { Confirmed } from "./confirmed.tsx";
import { useEdited } from "./edited.tsx";
import { EndpointField } from "./endpoint-field.tsx";
import { Area, Check, read, Select, Text } from "./fields.tsx";
import { Form } from "./form.tsx";

const bulks = [
  ["summary", "one event that says it is done"],
  ["deliver", "an event for each document"],
] as const;

interface PlaceProps {
  readonly ns: string;
}

/** @param filter of the query that somebody looks at, as JSON */
export function NewSubscription({ ns, filter }: PlaceProps & { readonly filter: string }) {
  const [name, setName] = useState("");
  const [filters, setFilters] = useState(filter);
  const [settings, setSettings] = useState<Settings>({
    entered: true,
    exited: true,
    endpoint: "",
    bulk: "summary",
    attributes: "",
  });
  const parsed = read(filters);
  const events = eventsOf(settings);
  const body = {
    name: name.trim(),
    filters: parsed.value as Filter,
    events,
    bulk: settings.bulk,
    ...(settings.endpoint === "" ? {} : { endpoint: settings.endpoint }),
    ...includeOf(settings),
  };
  const ready = body.name !== "" && filters.trim() !== "" && parsed.wrong === null && events.length > 0;
  return (
    <Form
      label="Create the subscription"
      call={ready ? callOf("subscriptions", "create", { ns, body }) : null}
      done={() => {
        go("namespaces", ns, "subscriptions", body.name);
        return "Created.";
      }}
    >
      <p>
        A subscription follows the documents that match a filter. It sends an event when a document starts or stops matching. It
        judges nothing by itself.
      </p>
      <Text
        label="Name"
        at="/name"
        value={name}
        required
        pattern="[A-Za-z0-9_\-]{1,128}"
        title="Letters, digits, _ and -"
        code
        set={setName}
      />
      <Area
        label="Filter (JSON)"
        at="/filters"
        value={filters}
        required
        code
        placeholder={'["attributes.status", "Eq", "open"]'}
        wrong={filters.trim() === "" ? null : parsed.wrong}
        set={setFilters}
      />
      <SettingFields ns={ns} settings={settings} set={setSettings} />
    </Form>
  );
}

export function EditSubscription({ ns, name }: PlaceProps & { readonly name: string }) {
  const client = useClient();
  const subscription = useLoad((signal) => client.subscriptions.get({ ns, name, signal }), [ns, name]);
  return <Show of={subscription}>{(value) => <Change ns={ns} subscription={value} />}</Show>;
}

function Change({ ns, subscription }: PlaceProps & { readonly subscription: Subscription }) {
  const { name, include } = subscription;
  const edited = useEdited(subscription, settingsOf);
  const { typed } = edited;
  const events = eventsOf(typed);
  const answers = include.answers ? { answers: include.answers } : {};
  const body: SubscriptionUpdate = {
    ...(edited.changed("entered", "exited") ? { events } : {}),
    ...(edited.changed("bulk") ? { bulk: typed.bulk } : {}),
    ...(edited.changed("endpoint") ? { endpoint: typed.endpoint === "" ? null : typed.endpoint } : {}),
    ...(edited.changed("attributes") ? { include: { ...answers, ...includeOf(typed).include } } : {}),
  };
  return (
    <Form
      label="Save"
      call={events.length > 0 && Object.keys(body).length > 0 ? callOf("subscriptions", "update", { ns, name, body }) : null}
      done={() => {
        go("namespaces", ns, "subscriptions", name);
        return "Saved.";
      }}
    >
      <p>The filter cannot change. To follow another filter, create another subscription.</p>
      <SettingFields ns={ns} settings={typed} set={edited.set} />
    </Form>
  );
}

export function DeleteSubscription({ ns, name }: PlaceProps & { readonly name: string }) {
  return (
    <Confirmed
      label="Delete the subscription"
      consequence={`This ends ${name}${ns.endsWith("/*") ? " in every namespace under the prefix" : ""}. It sends nothing more, and its list of members is lost. Events that it has sent stay in the feed.`}
      call={callOf("subscriptions", "delete", { ns, name })}
      done={() => go("namespaces", ns, "subscriptions")}
    />
  );
}

type Settings = {
  readonly entered: boolean;
  readonly exited: boolean;
  readonly endpoint: string;
  readonly bulk: "summary" | "deliver";
  /** Names of attributes, separated by commas. */
  readonly attributes: string;
};

const settingsOf = ({ events, endpoint, bulk, include }: Subscription): Settings => ({
  entered: events.includes("entered"),
  exited: events.includes("exited"),
  endpoint: endpoint ?? "",
  bulk,
  attributes: include.attributes?.join(", ") ?? "",
});

const eventsOf = ({ entered, exited }: Settings): SubscriptionTransition[] => [
  ...(entered ? (["entered"] as const) : []),
  ...(exited ? (["exited"] as const) : []),
];

function includeOf({ attributes }: Settings): { include?: { attributes: string[] } } {
  const names = attributes.split(/[\s,]+/).filter(Boolean);
  return names.length === 0 ? {} : { include: { attributes: names } };
}

interface SettingsProps extends PlaceProps {
  readonly settings: Settings;
  readonly set: (settings: Settings) => void;
}

function SettingFields({ ns, settings, set }: SettingsProps) {
  const { entered, exited, endpoint, bulk, attributes } = settings;
  return (
    <>
      <fieldset class="row middle plain">
        <legend>Send an event when a document</legend>
        <Check label="starts to match" value={entered} set={(entered) => set({ ...settings, entered })} />
        <Check label="stops matching" value={exited} set={(exited) => set({ ...settings, exited })} />
      </fieldset>
      <EndpointField ns={ns} value={endpoint} set={(endpoint) => set({ ...settings, endpoint })} />
      <Select
        label="After a bulk change, send"
        at="/bulk"
        hint="A backfill, the first sync, or an edit of a threshold changes many documents at once."
        value={bulk}
        options={bulks}
        set={(bulk) => set({ ...settings, bulk: bulk as Settings["bulk"] })}
      />
      <Text
        label="More attributes in the event"
        at="/include"
        hint="Names, separated by commas. What the filter reads is always there."
        value={attributes}
        code
        set={(attributes) => set({ ...settings, attributes })}
      />
    </>
  );
}
