/** Judging what is there already: what it would take first, then the job. */

import type { BackfillEstimate } from "judgment-client";
import { useState } from "preact/hooks";
import { useDoing } from "../load.ts";
import { Ask, Outcome } from "../parts/index.ts";
import { go } from "../router.ts";
import { useClient } from "../session.ts";
import { count, plural, usd } from "../words.ts";
import { EstimateView } from "./estimate.tsx";

export function Backfill({ ns, name }: { readonly ns: string; readonly name: string }) {
  const client = useClient();
  const doing = useDoing();
  const [estimated, setEstimated] = useState<BackfillEstimate | null>(null);
  const estimate = () =>
    void doing.run(async () => {
      const result = await client.judgments.backfill({ ns, name, body: {} });
      if (result.status === 200) setEstimated(result.body);
      return "";
    });
  const run = () =>
    void doing.run(async () => {
      const result = await client.judgments.backfill({ ns, name, body: { confirm: true } });
      if (result.status === 202) go("jobs", result.body.id);
      return "";
    });
  return (
    <section class="card">
      <h2>Existing documents</h2>
      <p>New and changed documents are judged automatically. A backfill judges existing documents without a fresh answer.</p>
      <button type="button" disabled={doing.busy} onClick={estimate}>
        Estimate
      </button>
      {estimated && (
        <>
          <EstimateView estimate={estimated.estimate} />
          <p class="quiet">
            At the rate of the last {plural(Math.max(1, Math.round(estimated.replay.replayed_days)), "day")}, keeping the answers
            fresh takes {estimated.replay.lower_bound && "at least "}
            {count(estimated.replay.judgments_per_month)} judgments and {usd(estimated.replay.cost_usd_per_month)} per month.
          </p>
          <Ask
            label="Start backfill"
            tone="main"
            disabled={doing.busy || estimated.estimate.documents === 0}
            question={`This judges ${count(estimated.estimate.documents)} documents for about ${usd(estimated.estimate.cost_usd)}. You can pause or cancel it.`}
            onYes={run}
          />
        </>
      )}
      <Outcome of={doing} />
    </section>
  );
}
