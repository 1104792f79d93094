/** What a simulation found, while it runs and after. */
import type { SimulationReport } from "judgment-client";
import { Intervals } from "../charts/intervals.tsx";
import { useLoad } from "../load.ts";
import { Badge, Show, Table } from "../parts/index.ts";
import { to } from "../router.ts";
import { useClient } from "../session.ts";
import { count, percent, usd } from "../words.ts";
import { hasEnded } from "./job-levers.tsx";

export function Simulation({ ns, id }: { readonly ns: string; readonly id: string }) {
  const client = useClient();
  const job = useLoad((signal) => client.jobs.get({ id, signal }), [id], { everyMs: (value) => (hasEnded(value) ? null : 1000) });
  return (
    <Show of={job}>
      {({ simulation, status }) =>
        simulation ? (
          <SimulationView ns={ns} report={simulation} />
        ) : (
          <p>
            <Badge state={status} />
          </p>
        )
      }
    </Show>
  );
}

export function SimulationView({ ns, report }: { readonly ns: string; readonly report: SimulationReport }) {
  return (
    <>
      <Table
        caption={`Sampled ${count(report.sampled)} of ${count(report.population)} documents`}
        rows={Object.entries(report.thresholds)}
        id={([name]) => name}
        empty="No thresholds."
        columns={[
          { head: "Threshold", cell: ([name]) => <code>{name}</code> },
          { head: "To yes", number: true, cell: ([, flips]) => count(flips.to_true) },
          { head: "To no", number: true, cell: ([, flips]) => count(flips.to_false) },
          { head: "Unchanged", number: true, cell: ([, flips]) => count(flips.unchanged) },
          {
            head: "Rate, 95% interval",
            cell: ([, { rate, low, high }]) => `${percent(rate)} (${percent(low)} to ${percent(high)})`,
          },
        ]}
      />
      <Intervals
        caption="Share of documents that would flip, with 95% intervals"
        intervals={Object.entries(report.thresholds).map(([name, { rate, low, high }]) => ({ name, estimate: rate, low, high }))}
      />
      <p>
        Left out: {count(report.excluded.failed)} documents whose last attempt failed, {count(report.excluded.out_of_scope)} that
        the judgment does not apply to. Judging the readers again would cost {usd(report.fanout.cost_usd)} (
        {count(report.fanout.documents)} documents).
        {report.larger_sample !== null && ` A sample of ${count(report.larger_sample)} would give narrower intervals.`}
      </p>
      {report.examples.length > 0 && (
        <p>
          Documents that flip:{" "}
          {report.examples.map((id) => (
            <span key={id}>
              <a href={to("namespaces", ns, "documents", id)}>{id}</a>{" "}
            </span>
          ))}
        </p>
      )}
    </>
  );
}
