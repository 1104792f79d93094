/** The organization's settings, for admin keys. */
import type { Organization, OrganizationUpdate } from "judgment-client";
import { callOf } from "../requests/call.ts";
import { Overtaken, useEdited } from "./edited.tsx";
import { Area, Check, Select, Text } from "./fields.tsx";
import { Form } from "./form.tsx";

export const whenUsedUp = [
  ["pause", "judging pauses"],
  ["reject", "judging pauses and writes are refused"],
] as const;

const called = {
  suggestions: "Samples of documents may go to the language model that proposes options and parts",
  contacts: "Contacts",
  budget: "US dollars a month for all namespaces",
  exceeded: "When it is used up",
};

const typedOf = ({ suggestions, contacts, budget_usd_per_month: budget, on_exceeded }: Organization) => ({
  suggestions,
  contacts: contacts.join("\n"),
  budget: budget === null || budget === undefined ? "" : String(budget),
  exceeded: on_exceeded ?? "pause",
});

interface SettingsProps {
  readonly organization: Organization;
  readonly saved: () => void;
}

export function OrganizationSettings({ organization, saved }: SettingsProps) {
  const edited = useEdited(organization, typedOf);
  const { typed, set } = edited;
  const amount = typed.budget.trim() === "" ? null : Number(typed.budget);
  const body: OrganizationUpdate = {
    ...(edited.changed("suggestions") ? { suggestions: typed.suggestions } : {}),
    ...(edited.changed("contacts") ? { contacts: typed.contacts.split(/[\s,]+/).filter(Boolean) } : {}),
    ...(edited.changed("budget") ? { budget_usd_per_month: amount } : {}),
    ...(edited.changed("exceeded") && amount !== null ? { on_exceeded: typed.exceeded } : {}),
  };
  const ready = Object.keys(body).length > 0 && Number.isFinite(amount ?? 0);
  return (
    <Form
      label="Save the settings"
      call={ready ? callOf("organizations", "update", { body }) : null}
      done={(now) => {
        edited.saved(typedOf(now));
        saved();
        return "Saved.";
      }}
    >
      <Check label={called.suggestions} value={typed.suggestions} set={(suggestions) => set({ ...typed, suggestions })} />
      <Area
        label={`${called.contacts}, one mail address a line`}
        at="/contacts"
        hint="They get a mail when an endpoint fails."
        value={typed.contacts}
        set={(contacts) => set({ ...typed, contacts })}
      />
      <Text
        label={`${called.budget} (empty: no limit)`}
        at="/budget_usd_per_month"
        value={typed.budget}
        inputMode="decimal"
        pattern="[0-9]*\.?[0-9]+"
        title="A number"
        set={(budget) => set({ ...typed, budget })}
      />
      <Select
        label={called.exceeded}
        at="/on_exceeded"
        value={typed.exceeded}
        options={whenUsedUp}
        set={(exceeded) => set({ ...typed, exceeded: exceeded as "pause" | "reject" })}
      />
      <Overtaken of={edited} called={called} />
    </Form>
  );
}
