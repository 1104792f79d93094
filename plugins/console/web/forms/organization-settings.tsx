/** The organization's settings, for admin keys. */
import type { Organization, OrganizationUpdate } from "judgment-client";
import { useState } from "preact/hooks";
import { callOf } from "../requests/call.ts";
import { Area, Check, Select, Text } from "./fields.tsx";
import { Form } from "./form.tsx";

export const whenUsedUp = [
  ["pause", "judging pauses"],
  ["reject", "judging pauses and writes are refused"],
] as const;

export function OrganizationSettings({
  organization,
  saved,
}: {
  readonly organization: Organization;
  readonly saved: () => void;
}) {
  const [suggestions, setSuggestions] = useState(organization.suggestions);
  const [contacts, setContacts] = useState(organization.contacts.join("\n"));
  const [budget, setBudget] = useState(
    organization.budget_usd_per_month === null || organization.budget_usd_per_month === undefined
      ? ""
      : String(organization.budget_usd_per_month),
  );
  const [then, setThen] = useState<"pause" | "reject">(organization.on_exceeded ?? "pause");
  const amount = budget.trim() === "" ? null : Number(budget);
  const body: OrganizationUpdate = {
    suggestions,
    contacts: contacts.split(/[\s,]+/).filter(Boolean),
    budget_usd_per_month: amount,
    ...(amount === null ? {} : { on_exceeded: then }),
  };
  return (
    <Form
      label="Save the settings"
      call={amount === null || Number.isFinite(amount) ? callOf("organizations", "update", { body }) : null}
      done={() => {
        saved();
        return "Saved.";
      }}
    >
      <Check
        label="Samples of documents may go to the language model that proposes options and parts"
        value={suggestions}
        set={setSuggestions}
      />
      <Area
        label="Contacts, one mail address a line"
        at="/contacts"
        hint="They get a mail when an endpoint fails."
        value={contacts}
        set={setContacts}
      />
      <Text
        label="US dollars a month for all namespaces (empty: no limit)"
        at="/budget_usd_per_month"
        value={budget}
        inputMode="decimal"
        pattern="[0-9]*\.?[0-9]*"
        title="A number"
        set={setBudget}
      />
      <Select
        label="When it is used up"
        at="/on_exceeded"
        value={then}
        options={whenUsedUp}
        set={(then) => setThen(then as "pause" | "reject")}
      />
    </Form>
  );
}
