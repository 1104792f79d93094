/** What a version answered in shadow beside the active one. */
import type { JobReport, ShadowReport, ShadowSide } from "judgment-client";
import { Bars } from "../charts/bars.tsx";
import { Histogram } from "../charts/histogram.tsx";
import { count, decimal, percent, spaced } from "../words.ts";
import { Composite } from "./composite.tsx";
import { EstimateView } from "./estimate.tsx";
import { Flips } from "./flips.tsx";

const series = ["active", "candidate"] as const;

export function ReportView({ report }: { readonly report: JobReport }) {
  return "weights" in report ? <Composite report={report} /> : <Shadow report={report} />;
}

function Shadow({ report }: { readonly report: ShadowReport }) {
  return (
    <>
      <p>Sample: {count(report.documents)} documents.</p>
      <div class="columns">
        <div class="card">
          <Sides current={report.current} candidate={report.candidate} />
        </div>
        <div class="card">
          <Flips flips={report.threshold_flips} of={report.documents} />
          <h3>Judging all documents with this version</h3>
          <EstimateView estimate={report.recompute} downstream={report.downstream} />
        </div>
      </div>
    </>
  );
}

function Sides({ current, candidate }: { readonly current: ShadowSide; readonly candidate: ShadowSide }) {
  if (current.type === "bool" && candidate.type === "bool")
    return (
      <>
        <Histogram
          caption="Probability of yes"
          unit="probability of yes"
          bins={current.histogram}
          second={candidate.histogram}
          series={series}
        />
        <p>
          Mean {decimal(current.mean)} active, {decimal(candidate.mean)} candidate.
        </p>
      </>
    );
  if (current.type === "score" && candidate.type === "score")
    return (
      <>
        <Bars caption="Answers by level" bars={levels(current.histogram, candidate.histogram)} says={count} series={series} />
        <p>
          Mean {decimal(current.mean, 2)} active, {decimal(candidate.mean, 2)} candidate.
        </p>
      </>
    );
  if (current.type === "choice" && candidate.type === "choice") {
    const others = new Map(current.options.map(({ value, share }) => [value, share]));
    const gone = current.options.filter(({ value }) => !candidate.options.some((option) => option.value === value));
    const bars = [
      ...candidate.options.map(({ value, share }) => ({ name: spaced(value), value: others.get(value) ?? 0, second: share })),
      ...gone.map(({ value, share }) => ({ name: spaced(value), value: share, second: 0 })),
    ];
    return (
      <>
        <Bars caption="Share of answers" bars={bars} says={percent} series={series} />
        <p>
          None of the above: {percent(current.escape_rate)} active, {percent(candidate.escape_rate)} candidate.
        </p>
      </>
    );
  }
  return null;
}

type Level = { readonly level: number; readonly count: number };

function levels(current: readonly Level[], candidate: readonly Level[]) {
  const all = [...new Set([...current, ...candidate].map(({ level }) => level))].sort((a, b) => a - b);
  const of = (side: readonly Level[], level: number) => side.find((one) => one.level === level)?.count ?? 0;
  return all.map((level) => ({ name: `level ${level}`, value: of(current, level), second: of(candidate, level) }));
}
