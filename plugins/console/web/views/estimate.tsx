/** What judging will take, before it is begun. */
import type { DownstreamLine, Estimate } from "judgment-client";
import { Fact, Table } from "../parts/index.ts";
import { count, duration, usd } from "../words.ts";

interface EstimateProps {
  readonly estimate: Estimate;
  /** Who reads the answers and would be judged again. */
  readonly downstream?: readonly DownstreamLine[] | undefined;
}

export function EstimateView({ estimate, downstream = estimate.downstream ?? [] }: EstimateProps) {
  return (
    <>
      <dl class="facts figures">
        <Fact name="Documents">{count(estimate.documents)}</Fact>
        <Fact name="Tokens">{count(estimate.tokens)}</Fact>
        <Fact name="Judgment units">{count(estimate.judgment_units)}</Fact>
        <Fact name="Cost">{usd(estimate.cost_usd)}</Fact>
        <Fact name="Takes about">{duration(estimate.duration_s * 1000)}</Fact>
      </dl>
      {downstream.length > 0 && (
        <Table
          caption="Judgments that read its answers, per month"
          rows={downstream}
          id={({ judgment }) => judgment}
          empty=""
          columns={[
            { head: "Reader", cell: ({ judgment }) => <code>{judgment}</code> },
            { head: "Judgments", number: true, cell: ({ judgments_per_month }) => count(judgments_per_month) },
            { head: "Cost", number: true, cell: ({ cost_usd }) => usd(cost_usd) },
          ]}
        />
      )}
    </>
  );
}
