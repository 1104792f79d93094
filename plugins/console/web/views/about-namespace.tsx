/** A namespace's size, settings and budget. */

import type { Namespace, NamespaceUpdate } from "judgment-client";
import { useAccess } from "../access.ts";
import { Overtaken, useEdited } from "../forms/edited.tsx";
import { useDoing, useLoad } from "../load.ts";
import { Fact, Meter, Outcome, Show, Table, When } from "../parts/index.ts";
import { useClient } from "../session.ts";
import { bytes, count, usd } from "../words.ts";

export function About({ ns }: { readonly ns: string }) {
  const client = useClient();
  const namespace = useLoad((signal) => client.namespaces.get({ ns, signal }), [ns], { everyMs: 10_000 });
  return (
    <Show of={namespace}>
      {(value) => {
        // Of a prefix there are settings alone; this view is not shown for one.
        if (!("document_count" in value)) return null;
        return (
          <>
            <dl class="facts">
              <Fact name="Documents">
                {count(value.document_count)}, {bytes(value.bytes)}
              </Fact>
              <Fact name="Sequence">{count(value.sequence)}</Fact>
              <Fact name="Created">
                <When at={value.created_at} />
              </Fact>
              {value.non_production && (
                <Fact name="Non-production">Its usage costs nothing and does not count against budgets.</Fact>
              )}
            </dl>
            <Budget ns={ns} value={value} saved={namespace.reload} />
            <h2>Indexed attributes</h2>
            <Table
              caption="The cost of a query on these grows with its result, not with the namespace"
              rows={value.indexed_attributes}
              id={({ attribute }) => attribute}
              empty="None. The service creates indexes when queries over larger namespaces need them."
              columns={[
                { head: "Attribute", cell: ({ attribute }) => <code>{attribute}</code> },
                { head: "State", cell: ({ state }) => state ?? "–" },
                { head: "Origin", cell: ({ origin, template }) => (template ? `${origin} on ${template}` : origin) },
              ]}
            />
          </>
        );
      }}
    </Show>
  );
}

const called = { amount: "US dollars per month", exceeded: "When it is used up" };

type Limited = Pick<Namespace, "budget_usd_per_month" | "on_exceeded">;

const typedOf = ({ budget_usd_per_month: budget, on_exceeded: exceeded }: Limited) => ({
  amount: budget === null ? "" : String(budget),
  exceeded,
});

function Budget({ ns, value, saved }: { readonly ns: string; readonly value: Namespace; readonly saved: () => void }) {
  const client = useClient();
  const saving = useDoing();
  const write = useAccess().write(ns);
  const edited = useEdited(value, typedOf);
  const { typed, set } = edited;
  const budget = typed.amount.trim() === "" ? null : Number(typed.amount);
  const body: NamespaceUpdate = {
    ...(edited.changed("amount") ? { budget_usd_per_month: budget } : {}),
    ...(edited.changed("exceeded") ? { on_exceeded: typed.exceeded } : {}),
  };
  const ready = Object.keys(body).length > 0 && Number.isFinite(budget ?? 0);
  const save = (event: Event) => {
    event.preventDefault();
    if (!ready) return;
    void saving.run(async () => {
      const now = await client.namespaces.update({ ns, body });
      edited.saved(typedOf(now));
      saved();
      return "Saved.";
    });
  };
  return (
    <section class="card">
      <h2>Monthly budget</h2>
      <p>
        {usd(value.spent_usd)} spent
        {value.budget_usd_per_month === null ? ". There is no limit." : ` of ${usd(value.budget_usd_per_month)}.`}
        {value.budget_paused && <strong> Judging is paused until the next month, or until the budget changes.</strong>}
      </p>
      {value.budget_usd_per_month !== null && (
        <p>
          <Meter label="Budget used" done={value.spent_usd} of={value.budget_usd_per_month} />
        </p>
      )}
      {write && (
        <form class="row" onSubmit={save}>
          <label class="field">
            {called.amount} (empty: no limit)
            <input
              inputMode="decimal"
              value={typed.amount}
              pattern="[0-9]*\.?[0-9]+"
              title="A number"
              onInput={({ currentTarget }) => set({ ...typed, amount: currentTarget.value })}
            />
          </label>
          <label class="field">
            {called.exceeded}
            <select
              value={typed.exceeded}
              onChange={({ currentTarget }) => set({ ...typed, exceeded: currentTarget.value as typeof typed.exceeded })}
            >
              <option value="pause">judging pauses</option>
              <option value="reject">judging pauses and writes are refused</option>
            </select>
          </label>
          <button type="submit" disabled={saving.busy || !ready}>
            Save
          </button>
        </form>
      )}
      <Overtaken of={edited} called={called} />
      <Outcome of={saving} />
    </section>
  );
}
