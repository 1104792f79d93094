/** How a composite's weights were fitted, and how right it is with them. */
import type { CompositeShadowReport } from "judgment-client";
import { Bars } from "../charts/bars.tsx";
import { Table } from "../parts/index.ts";
import { count, decimal, percent } from "../words.ts";
import { EstimateView } from "./estimate.tsx";
import { Flips } from "./flips.tsx";

const measures = [
  { label: "Accuracy", key: "accuracy", says: percent, more: true },
  { label: "Log loss", key: "log_loss", says: decimal, more: false },
  { label: "Expected calibration error", key: "expected_calibration_error", says: decimal, more: false },
] as const;

export function Composite({ report }: { readonly report: CompositeShadowReport }) {
  const { current, candidate } = report;
  // An active version that is no composite has no weights to draw.
  const before = report.weights.some((weight) => weight.current !== null);
  return (
    <>
      <p>
        Sample: {count(report.documents)} documents, {count(report.labels)} of them labelled.
      </p>
      <div class="columns">
        <div class="card">
          <Bars
            caption="Weights: for a part, of its log-odds; for a feature, of one standard deviation"
            bars={report.weights.map(({ name, current, candidate }) => ({
              name,
              ...(before ? { value: current ?? 0, second: candidate } : { value: candidate }),
            }))}
            says={(value) => decimal(value, 2)}
            series={before ? ["active", "candidate"] : undefined}
          />
        </div>
        <div class="card">
          <Table
            caption="Measured on outcomes that were not used for the fit"
            rows={measures}
            id={({ key }) => key}
            empty=""
            columns={[
              { head: "Measure", cell: ({ label }) => label },
              { head: "Active", number: true, cell: ({ key, says }) => (current ? says(current[key]) : "–") },
              { head: "Candidate", number: true, cell: ({ key, says }) => says(candidate[key]) },
              {
                head: "Change",
                cell: ({ key, more }) =>
                  current && current[key] !== candidate[key] && (current[key] < candidate[key] === more ? "better" : "worse"),
              },
            ]}
          />
          <Flips flips={report.threshold_flips} of={report.documents} />
          <h3>Judging all documents with this version</h3>
          <EstimateView estimate={report.recompute} downstream={report.downstream} />
        </div>
      </div>
    </>
  );
}
