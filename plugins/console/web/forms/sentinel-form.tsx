/** Turns on a sentinel, or changes its settings. */
import type { Sentinel, SentinelUpdate } from "judgment-client";
import { callOf } from "../requests/call.ts";
import { Overtaken, useEdited } from "./edited.tsx";
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

const called = {
  size: "Contexts",
  budget: "Dollars a month, at most",
  every: "Asked",
  action: "When answers have drifted",
};

const typedOf = (sentinel: Sentinel | null) => ({
  size: String(sentinel?.size ?? 100),
  budget: String(sentinel?.budget_usd_a_month ?? 5),
  every: sentinel?.every ?? "weekly",
  action: sentinel?.on_drift ?? "notify",
});

/** Its settings are put as a whole. So what was not touched here is what was loaded last. */
export function SentinelForm({ ns, name, sentinel, made }: SentinelFormProps) {
  const edited = useEdited(sentinel, typedOf);
  const { typed, set } = edited;
  const body: SentinelUpdate = {
    size: Number(typed.size),
    budget_usd_a_month: Number(typed.budget),
    every: typed.every,
    on_drift: typed.action,
  };
  const numbers = [typed.size, typed.budget].every((text) => text.trim() !== "" && Number.isFinite(Number(text)));
  return (
    <details class="card">
      <summary>{sentinel ? "Change the sentinel" : "Turn on a sentinel"}</summary>
      <Form
        label={sentinel ? "Change" : "Turn on"}
        call={numbers ? callOf("sentinels", "put", { ns, name, body }) : null}
        done={(now) => {
          edited.saved(typedOf(now));
          made();
          return "Set. Its next run begins by itself.";
        }}
      >
        <Text
          label={called.size}
          at="/size"
          value={typed.size}
          set={(size) => set({ ...typed, size })}
          inputMode="numeric"
          hint="Another number draws anew."
        />
        <Text
          label={called.budget}
          at="/budget_usd_a_month"
          value={typed.budget}
          set={(budget) => set({ ...typed, budget })}
          inputMode="decimal"
        />
        <Select
          label={called.every}
          at="/every"
          value={typed.every}
          options={intervals}
          set={(every) => set({ ...typed, every: every as Sentinel["every"] })}
        />
        <Select
          label={called.action}
          at="/on_drift"
          value={typed.action}
          options={actions}
          set={(action) => set({ ...typed, action: action as Sentinel["on_drift"] })}
        />
        <Overtaken of={edited} called={called} />
      </Form>
    </details>
  );
}
