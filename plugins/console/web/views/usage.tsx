/** What a month used and cost, by line and by namespace. */
import type { UsageLine } from "judgment-client";
import { Bars } from "../charts/bars.tsx";
import { useLoad } from "../load.ts";
import { Page, Pages, Show, Table, When } from "../parts/index.ts";
import { to, useAsked } from "../router.ts";
import { useClient } from "../session.ts";
import { bytes, count, spaced, usd } from "../words.ts";
import { Budgets } from "./budgets.tsx";
import { Months } from "./months.tsx";
import { usageTabs } from "./usage-tabs.ts";

const thisMonth = () => new Date().toISOString().slice(0, 7);

const quantity = ({ line, judgment_units, bytes_written, bytes_scanned, bytes_stored }: UsageLine): string => {
  if (judgment_units > 0) return `${count(judgment_units)} judgment units`;
  return bytes(line === "queries" ? bytes_scanned : line === "storage" ? bytes_stored : bytes_written);
};

export function Usage() {
  const client = useClient();
  const [{ month }, ask] = useAsked({ month: thisMonth() });
  const report = useLoad((signal) => client.usageReports.get({ month, limit: 1, signal }), [month], { everyMs: 15_000 });
  return (
    <Page title="Usage" under="Usage and cost by calendar month (UTC)." tabs={usageTabs("month")}>
      <label class="field" style={{ maxWidth: "12rem" }}>
        Month
        <input
          type="month"
          value={month}
          max={thisMonth()}
          onChange={({ currentTarget }) => /^\d{4}-\d{2}$/.test(currentTarget.value) && ask({ month: currentTarget.value })}
        />
      </label>
      <Show of={report}>
        {({ lines, cost_usd, as_of }) => (
          <>
            <p>
              <strong style={{ fontSize: "1.6rem" }}>{usd(cost_usd)}</strong>{" "}
              <span class="quiet">
                as of <When at={as_of} />
              </span>
            </p>
            <div class="columns">
              <div class="card">
                <Bars
                  caption="Cost by line"
                  bars={lines.map(({ line, cost_usd }) => ({ name: spaced(line), value: cost_usd }))}
                  says={usd}
                />
              </div>
              <div class="card">
                <Table
                  caption="Lines"
                  rows={lines}
                  id={({ line }) => line}
                  empty="No usage."
                  columns={[
                    { head: "Line", cell: ({ line }) => spaced(line) },
                    { head: "Quantity", number: true, cell: quantity },
                    { head: "Cost", number: true, cell: ({ cost_usd }) => usd(cost_usd) },
                  ]}
                />
              </div>
            </div>
          </>
        )}
      </Show>
      <Months />
      <Budgets />
      <h2>By namespace</h2>
      <Pages
        on={[month]}
        load={async (cursor, signal) => {
          const page = await client.usageReports.get({ month, limit: 100, signal, ...(cursor ? { cursor } : {}) });
          return { rows: page.namespaces, next: page.next_cursor };
        }}
      >
        {(rows) => (
          <Table
            caption="Namespaces"
            captionHidden
            rows={rows}
            id={({ namespace }) => namespace}
            empty="No usage."
            columns={[
              { head: "Namespace", cell: ({ namespace }) => <a href={to("namespaces", namespace, "about")}>{namespace}</a> },
              { head: "Used", cell: ({ lines }) => lines.map((line) => `${spaced(line.line)} ${quantity(line)}`).join(", ") },
              { head: "Cost", number: true, cell: ({ cost_usd }) => usd(cost_usd) },
            ]}
          />
        )}
      </Pages>
    </Page>
  );
}
