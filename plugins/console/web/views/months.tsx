/** What the last months cost, side by side. */
import { Bars } from "../charts/bars.tsx";
import { useLoad } from "../load.ts";
import { Show } from "../parts/index.ts";
import { useClient } from "../session.ts";
import { usd } from "../words.ts";

const SHOWN = 6;

/** This month and those before it, the newest first, in UTC as bills are. */
function lastMonths(now = new Date()): string[] {
  return Array.from({ length: SHOWN }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}

export function Months() {
  const client = useClient();
  const costs = useLoad(
    (signal) =>
      Promise.all(
        lastMonths().map(async (month) => {
          const { cost_usd } = await client.usageReports.get({ month, limit: 1, signal });
          return { name: month, value: cost_usd };
        }),
      ),
    [],
  );
  return (
    <>
      <h2>By month</h2>
      <Show of={costs}>
        {(bars) => (
          <div class="card">
            <Bars caption={`Cost of the last ${SHOWN} months`} bars={bars} says={usd} />
          </div>
        )}
      </Show>
    </>
  );
}
