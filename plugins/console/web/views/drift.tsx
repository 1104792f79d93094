/** Whether the judge still answers as it did: versions of the engine, or months, each beside the one before. */
import type { DriftPairs, DriftPeriod, DriftReport } from "judgment-client";
import { useLoad } from "../load.ts";
import { Badge, Choice, Show, Table, When } from "../parts/index.ts";
import { useAsked } from "../router.ts";
import { useClient } from "../session.ts";
import { count, decimal, percent } from "../words.ts";
import { SentinelRuns } from "./sentinel.tsx";

export function Drift({ ns, name }: { readonly ns: string; readonly name: string }) {
  const client = useClient();
  const [{ by }, ask] = useAsked({ by: "engine_version" });
  const months = by === "month";
  const report = useLoad(
    (signal) => client.drift.get({ ns, name, by: months ? "month" : "engine_version", signal }),
    [ns, name, months],
  );
  return (
    <>
      <p class="quiet">
        Raw answers of the active version, each period beside the one before. No label is needed, and no engine is asked. The feed
        tells of a drift as judgment.drift_detected.
      </p>
      <Choice
        label="Compare"
        value={by}
        options={[
          ["engine_version", "versions of the engine"],
          ["month", "months"],
        ]}
        set={(by) => ask({ by })}
      />
      <Show of={report}>{(value) => <Periods report={value} />}</Show>
      <SentinelRuns ns={ns} name={name} />
    </>
  );
}

function Periods({ report: { type, periods, is_complete } }: { readonly report: DriftReport }) {
  return (
    <>
      <Table
        caption="Periods"
        captionHidden
        rows={periods.toReversed()}
        id={({ first_at }) => first_at}
        empty="Nothing was answered yet."
        columns={[
          { head: "Period", cell: (period) => <Named period={period} /> },
          { head: "Documents", number: true, cell: ({ documents }) => count(documents) },
          {
            head: type === "choice" ? "None of the above" : "Mean",
            number: true,
            cell: ({ mean, none_of_the_above }) => (type === "choice" ? percent(none_of_the_above) : decimal(mean)),
          },
          { head: "Failed", number: true, cell: ({ failures }) => percent(failures) },
          { head: "Tokens", number: true, cell: ({ tokens }) => (tokens === null ? "–" : count(Math.round(tokens))) },
          { head: "Drift", cell: (period) => <Verdict period={period} /> },
          {
            head: "Same contexts",
            cell: ({ compared }) => (compared ? <Same pairs={compared.same_contexts} /> : "–"),
          },
        ]}
      />
      {!is_complete && <p class="note">The log is long, so a part of it was read. The documents of a period say how many.</p>}
    </>
  );
}

function Named({ period: { engine, engine_version, month, first_at } }: { readonly period: DriftPeriod }) {
  return (
    <>
      {month ?? ([engine, engine_version].filter(Boolean).join(" ") || "no answer")}
      <div class="quiet small">
        since <When at={first_at} />
      </div>
    </>
  );
}

function Verdict({ period: { compared } }: { readonly period: DriftPeriod }) {
  if (compared === null) return <>–</>;
  const { drifted, stability_index, p_value } = compared;
  return (
    <>
      <Badge state={drifted ? "drifted" : "alike"} />
      <div class="quiet small">
        index {decimal(stability_index, 2)}, p {p_value < 0.001 ? "below 0.001" : decimal(p_value)}
      </div>
    </>
  );
}

/** They tell a change of the engine from a change of the documents. */
function Same({ pairs: { documents, flips, thresholds } }: { readonly pairs: DriftPairs }) {
  if (documents === 0) return <>none</>;
  return (
    <>
      {count(flips)} of {count(documents)} flipped
      {thresholds.map(({ threshold, up, down }) => (
        <div key={threshold} class="quiet small">
          {threshold}: {count(up)} up, {count(down)} down
        </div>
      ))}
    </>
  );
}
