/** How right a judgment is, by what its outcomes say. */
import type { CalibrationEpoch } from "#generated/client/index.ts";
import { Reliability } from "../charts/reliability.tsx";
import { useLoad } from "../load.ts";
import { Empty, Show, Table, When } from "../parts/index.ts";
import { useClient } from "../session.ts";
import { count, decimal, percent, plural } from "../words.ts";
import { Outcomes } from "./outcomes.tsx";
import { Recommend } from "./recommend.tsx";

export function Calibration({
  ns,
  name,
  thresholds,
}: {
  readonly ns: string;
  readonly name: string;
  readonly thresholds: readonly string[];
}) {
  const client = useClient();
  const report = useLoad((signal) => client.calibration.get({ ns, name, signal }), [ns, name]);
  return (
    <Show of={report}>
      {(value) => (
        <>
          <p>
            {plural(value.outcomes, "outcome")} held against version {value.version ?? "–"}
            {value.unmatched > 0 && `, and ${count(value.unmatched)} that no evaluation fits`}.
          </p>
          {value.outcomes > 0 && <Recommend ns={ns} name={name} thresholds={thresholds} />}
          {value.epochs.length === 0 && (
            <Empty>
              POST /namespaces/…/outcomes takes what actually happened to judged documents: from 100 on answers are calibrated.
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

function Epoch({ epoch, type }: { readonly epoch: CalibrationEpoch; readonly type: string }) {
  const { raw, calibrated } = epoch;
  const measures = [
    ["Accuracy", percent(raw.accuracy), calibrated && percent(calibrated.accuracy)],
    [
      "Expected calibration error",
      decimal(raw.expected_calibration_error),
      calibrated && decimal(calibrated.expected_calibration_error),
    ],
    ["Log loss", decimal(raw.log_loss), calibrated && decimal(calibrated.log_loss)],
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
        {plural(epoch.outcomes, "outcome")};{" "}
        {epoch.method ? (
          <>
            calibrated by {epoch.method}, fitted <When at={epoch.fitted_at} />
            {epoch.from_previous_epoch && ", with the fit of the epoch before"}
          </>
        ) : (
          "not calibrated: it takes 100 outcomes"
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
