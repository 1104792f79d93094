/** How right a judgment is, by what its outcomes say. */
import type { CalibrationEpoch, CalibrationMetrics, Judgment } from "judgment-client";
import { Reliability } from "../charts/reliability.tsx";
import { useLoad } from "../load.ts";
import { Empty, Show, Table, When } from "../parts/index.ts";
import { useClient } from "../session.ts";
import { count, decimal, percent, plural } from "../words.ts";
import { AgreementOverTime } from "./agreement-over-time.tsx";
import { Cascade } from "./cascade.tsx";
import { definitionOf } from "./judgments.tsx";
import { Learned } from "./learned.tsx";
import { Outcomes } from "./outcomes.tsx";
import { Recommend } from "./recommend.tsx";

export function Calibration({ ns, judgment }: { readonly ns: string; readonly judgment: Judgment }) {
  const { name, learned, cascade } = judgment;
  const thresholds = Object.keys(judgment.thresholds);
  const engine = definitionOf(judgment)?.engine;
  const client = useClient();
  const report = useLoad((signal) => client.calibration.get({ ns, name, signal }), [ns, name]);
  return (
    <Show of={report}>
      {(value) => (
        <>
          <p>
            {plural(value.outcomes, "outcome")} matched with version {value.version ?? "–"}
            {value.unmatched > 0 && `, and ${count(value.unmatched)} without a matching evaluation`}.
          </p>
          <AgreementOverTime ns={ns} name={name} />
          {engine && <Cascade engine={engine} found={cascade} />}
          {learned && <Learned learned={learned} />}
          {value.outcomes > 0 && <Recommend ns={ns} name={name} thresholds={thresholds} />}
          {value.epochs.length === 0 && (
            <Empty>
              Post what really happened to judged documents with POST /namespaces/…/outcomes. Calibration begins at 100 outcomes.
            </Empty>
          )}
          {value.epochs.map((epoch) => (
            <Epoch key={`${epoch.engine} ${epoch.engine_version}`} epoch={epoch} type={value.type} />
          ))}
          {!ns.endsWith("/*") && <Outcomes ns={ns} name={name} />}
        </>
      )}
    </Show>
  );
}

function errorOf({
  expected_calibration_error: error,
  expected_calibration_error_low: low,
  expected_calibration_error_high: high,
}: CalibrationMetrics): string {
  return error === null || low == null || high == null
    ? decimal(error)
    : `${decimal(error)} (${decimal(low)} to ${decimal(high)})`;
}

function Epoch({ epoch, type }: { readonly epoch: CalibrationEpoch; readonly type: string }) {
  const { raw, calibrated } = epoch;
  const measures = [
    ["Accuracy", percent(raw.accuracy), calibrated && percent(calibrated.accuracy)],
    ["Expected calibration error (95% interval)", errorOf(raw), calibrated && errorOf(calibrated)],
    ["Log loss", decimal(raw.log_loss), calibrated && decimal(calibrated.log_loss)],
    ["Brier score", decimal(raw.brier_score ?? null), calibrated && decimal(calibrated.brier_score ?? null)],
    ["Outcomes measured", count(raw.measured ?? 0), calibrated && count(calibrated.measured ?? 0)],
    ...(type === "score"
      ? [
          [
            "Mean distance in levels",
            decimal(raw.mean_level_distance),
            calibrated && decimal(calibrated.mean_level_distance),
          ] as const,
        ]
      : []),
  ] as const;
  return (
    <section class="card">
      <h2>
        {epoch.engine} {epoch.engine_version}
      </h2>
      <p class="quiet">
        {plural(epoch.outcomes, "outcome")} of {plural(epoch.documents ?? 0, "document")};{" "}
        {epoch.method ? (
          <>
            calibrated by {epoch.method}, fitted to {plural(epoch.fitted ?? 0, "outcome")} <When at={epoch.fitted_at} />
            {epoch.from_previous_epoch && ", with the fit of the previous epoch"}
          </>
        ) : (
          "not calibrated: calibration needs outcomes of 100 documents"
        )}
        .
      </p>
      <div class="columns">
        <Reliability raw={raw.reliability} calibrated={calibrated?.reliability ?? null} />
        <Table
          caption="Measures"
          rows={measures}
          id={([label]) => label}
          empty=""
          columns={[
            { head: "Measure", cell: ([label]) => label },
            { head: "Raw", number: true, cell: ([, one]) => one },
            { head: "Calibrated, held out", number: true, cell: ([, , one]) => one ?? "–" },
          ]}
        />
      </div>
    </section>
  );
}
