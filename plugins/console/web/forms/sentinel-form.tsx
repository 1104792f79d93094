/** Turns on a sentinel, or changes its settings. */
import type { Sentinel, SentinelUpdate } from "judgment-client";
import { useState } from "preact/hooks";
import { callOf } from "../requests/call.ts";
import { Select, Text } from "./fields.tsx";
import { Form } from "./form.tsx";

const intervals: readonly (readonly [NonNullable<SentinelUpdate["every"]>, string])[] = [
  ["weekly", "weekly, and for another version of the engine"],
  ["on_new_version", "only for another version of the engine"],
];
const actions: readonly (readonly [NonNullable<SentinelUpdate["on_drift"]>, string])[] = [
  ["notify", "tell"],
  ["pause", "tell, and deactivate the judgment"],
];

interface SentinelFormProps {
  readonly ns: string;
  readonly name: string;
  readonly sentinel: Sentinel | null;
  readonly made: () => void;
}

export function SentinelForm({ ns, name, sentinel, made }: SentinelFormProps) {
  const [size, setSize] = useState(String(sentinel?.size ?? 100));
  const [budget, setBudget] = useState(String(sentinel?.budget_usd_a_month ?? 5));
  const [every, setEvery] = useState<string>(sentinel?.every ?? "weekly");
  const [action, setAction] = useState<string>(sentinel?.on_drift ?? "notify");
  const body = {
    size: Number(size),
    budget_usd_a_month: Number(budget),
    every: every as SentinelUpdate["every"],
    on_drift: action as SentinelUpdate["on_drift"],
  } as SentinelUpdate;
  const ready = size.trim() !== "" && budget.trim() !== "";
  return (
    <details class="card">
      <summary>{sentinel ? "Change the sentinel" : "Turn on a sentinel"}</summary>
      <Form
        label={sentinel ? "Change" : "Turn on"}
        call={ready ? callOf("sentinels", "put", { ns, name, body }) : null}
        done={() => {
          made();
          return "Set. Its next run begins by itself.";
        }}
      >
        <Text label="Contexts" at="/size" value={size} set={setSize} inputMode="numeric" hint="Another number draws anew." />
        <Text label="Dollars a month, at most" at="/budget_usd_a_month" value={budget} set={setBudget} inputMode="decimal" />
        <Select label="Asked" at="/every" value={every} options={intervals} set={setEvery} />
        <Select label="When answers have drifted" at="/on_drift" value={action} options={actions} set={setAction} />
      </Form>
    </details>
  );
}
