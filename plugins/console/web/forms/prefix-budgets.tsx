/** Budgets of prefixes: set, changed and removed. */
import type { Budget } from "judgment-client";
import { useState } from "preact/hooks";
import { useAccess } from "../access.ts";
import { Meter, Pages, Table } from "../parts/index.ts";
import { callOf } from "../requests/call.ts";
import { useClient } from "../session.ts";
import { usd } from "../words.ts";
import { Confirmed } from "./confirmed.tsx";
import { Select, Text } from "./fields.tsx";
import { Form } from "./form.tsx";
import { whenUsedUp } from "./organization-settings.tsx";

export function PrefixBudgets() {
  const client = useClient();
  const access = useAccess();
  const [turn, setTurn] = useState(0);
  const changed = () => setTurn(turn + 1);
  return (
    <>
      <Pages<Budget>
        on={[turn]}
        load={async (cursor, signal) => {
          const page = await client.budgets.list({ limit: 100, signal, ...(cursor ? { cursor } : {}) });
          return { rows: page.budgets, next: page.next_cursor };
        }}
      >
        {(rows) => (
          <Table
            caption="Budgets of prefixes"
            captionHidden
            rows={rows}
            id={({ prefix }) => prefix}
            empty="No prefix has a budget."
            columns={[
              { head: "Prefix", cell: ({ prefix }) => <code>{prefix}</code> },
              { head: "Budget", number: true, cell: ({ budget_usd_per_month }) => usd(budget_usd_per_month) },
              {
                head: "Used",
                cell: ({ prefix, spent_usd, budget_usd_per_month: budget }) => (
                  <Meter label={`Budget used by ${prefix}`} done={spent_usd} of={budget} says={usd(spent_usd)} />
                ),
              },
              { head: "When used up", cell: ({ on_exceeded }) => whenUsedUp.find(([value]) => value === on_exceeded)?.[1] },
              {
                head: "Change",
                cell: ({ prefix }) =>
                  access.write(prefix) && (
                    <Confirmed
                      label={`Remove the budget of ${prefix}`}
                      consequence={`Nothing limits ${prefix} any more but the budgets of its namespaces and of the organization. Judging that this budget paused goes on, and costs.`}
                      call={callOf("budgets", "delete", { prefix })}
                      done={changed}
                    />
                  ),
              },
            ]}
          />
        )}
      </Pages>
      {access.write() && <SetBudget saved={changed} />}
    </>
  );
}

function SetBudget({ saved }: { readonly saved: () => void }) {
  const [prefix, setPrefix] = useState("");
  const [amount, setAmount] = useState("");
  const [then, setThen] = useState<"pause" | "reject">("pause");
  const body = { budget_usd_per_month: Number(amount), on_exceeded: then };
  const ready = prefix.trim() !== "" && amount.trim() !== "" && Number.isFinite(body.budget_usd_per_month);
  return (
    <>
      <h2>Set a budget</h2>
      <Form
        label="Set the budget"
        call={ready ? callOf("budgets", "put", { prefix: prefix.trim(), body }) : null}
        done={() => {
          saved();
          return "Set.";
        }}
      >
        <Text
          label="Namespaces"
          at="path/prefix"
          hint="A prefix such as shop/*, or one namespace. Namespaces that are created later count too."
          value={prefix}
          required
          code
          set={setPrefix}
        />
        <Text
          label="US dollars a month"
          at="/budget_usd_per_month"
          value={amount}
          required
          inputMode="decimal"
          pattern="[0-9]*\.?[0-9]+"
          title="A number"
          set={setAmount}
        />
        <Select
          label="When the budget is used up"
          at="/on_exceeded"
          value={then}
          options={whenUsedUp}
          set={(then) => setThen(then as "pause" | "reject")}
        />
      </Form>
    </>
  );
}
