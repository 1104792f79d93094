/** The namespaces that have a budget, and how much of it this month has used. */
import type { Namespace } from "judgment-client";
import { useLoad } from "../load.ts";
import { Badge, Meter, Show, Table } from "../parts/index.ts";
import { to } from "../router.ts";
import { useClient } from "../session.ts";
import { percent, usd } from "../words.ts";

/** Budgets are few where namespaces are many; this many namespaces are looked through. */
const LOOKED_THROUGH = 1000;

const usedOf = ({ spent_usd, budget_usd_per_month: budget }: Namespace) =>
  budget === null ? 0 : budget === 0 ? 1 : spent_usd / budget;

export function Budgets() {
  const client = useClient();
  const namespaces = useLoad((signal) => client.namespaces.list({ limit: LOOKED_THROUGH, signal }), [], { everyMs: 15_000 });
  return (
    <>
      <h2>Budgets</h2>
      <Show of={namespaces}>
        {(page) => (
          <>
            <Table
              caption="This month's budgets, most used first"
              rows={page.namespaces
                .filter(({ budget_usd_per_month }) => budget_usd_per_month !== null)
                .toSorted((one, other) => usedOf(other) - usedOf(one))}
              id={({ name }) => name}
              empty="No namespace has a budget. You can set one in a namespace's settings."
              columns={[
                { head: "Namespace", cell: ({ name }) => <a href={to("namespaces", name, "about")}>{name}</a> },
                { head: "Spent", number: true, cell: ({ spent_usd }) => usd(spent_usd) },
                { head: "Budget", number: true, cell: ({ budget_usd_per_month }) => usd(budget_usd_per_month ?? 0) },
                {
                  head: "Used",
                  cell: (one) => (
                    <Meter label={`Budget used by ${one.name}`} done={usedOf(one)} of={1} says={percent(usedOf(one))} />
                  ),
                },
                {
                  head: "When used up",
                  cell: ({ on_exceeded, budget_paused }) => (
                    <>
                      {on_exceeded === "pause" ? "judging pauses" : "judging pauses, writes are refused"}{" "}
                      {budget_paused && <Badge state="paused" />}
                    </>
                  ),
                },
              ]}
            />
            {page.next_cursor && (
              <p class="quiet">Shows budgets of the first {LOOKED_THROUGH.toLocaleString("en")} namespaces by name.</p>
            )}
          </>
        )}
      </Show>
    </>
  );
}
