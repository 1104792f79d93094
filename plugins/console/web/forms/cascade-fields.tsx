/** A cheap engine before the one that answers, and where its answers stand. */
import type { InstalledEngine } from "judgment-client";
import { Check, Select, Text } from "./fields.tsx";
import type { Cascading, Members } from "./judgment-members.ts";

interface CascadeProps {
  readonly engines: readonly InstalledEngine[];
  readonly members: Members;
  readonly set: (change: Partial<Members>) => void;
}

const bounds = [
  ["max_disagreement", "it rarely differs; the service finds the bound"],
  ["min_confidence", "its confidence reaches a bound that I set"],
] as const;

const amounts = {
  max_disagreement: { label: "Share of documents that may differ", hint: "From 0.001 to 0.5. 0.02 is 2 of 100." },
  min_confidence: { label: "Least confidence of its answer", hint: "From 0 to 1." },
} as const;

export function CascadeFields({ engines, members: { cascade }, set }: CascadeProps) {
  const { first, version, bothOrders, bound, amount } = cascade;
  const change = (some: Partial<Cascading>) => set({ cascade: { ...cascade, ...some } });
  const chosen = engines.find(({ name }) => name === first);
  const names = engines.map(({ name }) => [name, name] as const);
  const known = first === "" || chosen ? names : [...names, [first, `${first} (not installed)`] as const];
  return (
    <>
      <div class="row">
        <Select
          label="Asked first, because it is cheaper"
          at={["/engine/cascade/first", "/engine/cascade/first/name", "/engine/cascade"]}
          value={first}
          options={[["", "no other engine"], ...known]}
          set={(first) => change({ first, version: "", bothOrders: false })}
        />
        {first !== "" && (
          <Text
            label="Its version"
            at="/engine/cascade/first/version"
            value={version}
            placeholder="the engine's default"
            code
            set={(version) => change({ version })}
          />
        )}
      </div>
      {chosen?.settings.includes("both_orders") && (
        <Check label="It is asked in both orders" value={bothOrders} set={(bothOrders) => change({ bothOrders })} />
      )}
      {first !== "" && (
        <div class="row">
          <Select
            label="Its answers stand where"
            value={bound}
            options={bounds}
            set={(bound) => change({ bound: bound as Cascading["bound"], amount: "" })}
          />
          <Text
            {...amounts[bound]}
            at={`/engine/cascade/${bound}`}
            value={amount}
            required
            inputMode="decimal"
            pattern="[01]?\.?[0-9]+"
            title="A number from 0 to 1"
            set={(amount) => change({ amount })}
          />
        </div>
      )}
    </>
  );
}
