/** Where a threshold should be for what somebody wants of it, by what outcomes tell. */

import type { Recommendation, RecommendTarget } from "judgment-client";
import { useState } from "preact/hooks";
import { Intervals } from "../charts/intervals.tsx";
import { useDoing } from "../load.ts";
import { Outcome } from "../parts/index.ts";
import { asking, to } from "../router.ts";
import { useClient } from "../session.ts";
import { count, decimal, plain } from "../words.ts";

type Wanted = "precision" | "recall" | "cost";

const targetOf = (wanted: Wanted, share: number, costs: readonly [number, number]): RecommendTarget => {
  if (wanted === "cost") return { cost: { false_positive: costs[0], false_negative: costs[1] } };
  return wanted === "precision" ? { precision: share } : { recall: share };
};

interface RecommendProps {
  readonly ns: string;
  readonly name: string;
  readonly thresholds: readonly string[];
}

export function Recommend({ ns, name, thresholds }: RecommendProps) {
  const client = useClient();
  const asking = useDoing();
  const [threshold, setThreshold] = useState(thresholds[0] ?? "");
  const [wanted, setWanted] = useState<Wanted>("precision");
  const [share, setShare] = useState(0.9);
  const [costs, setCosts] = useState<readonly [number, number]>([1, 5]);
  const [found, setFound] = useState<Recommendation | null>(null);
  const ask = (event: Event) => {
    event.preventDefault();
    setFound(null);
    void asking.run(async () => {
      const body = { target: targetOf(wanted, share, costs), ...(threshold ? { threshold } : {}) };
      setFound(await client.calibration.recommend({ ns, name, body }));
      return "";
    });
  };
  return (
    <section class="card" aria-label="Recommendation">
      <h2>Recommend a threshold</h2>
      <form class="row" onSubmit={ask}>
        {thresholds.length > 0 && (
          <label class="field">
            Threshold
            <select value={threshold} onChange={({ currentTarget }) => setThreshold(currentTarget.value)}>
              {thresholds.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
        )}
        <label class="field">
          Target
          <select value={wanted} onChange={({ currentTarget }) => setWanted(currentTarget.value as Wanted)}>
            <option value="precision">high precision (few false yes)</option>
            <option value="recall">high recall (few false no)</option>
            <option value="cost">lowest cost of mistakes</option>
          </select>
        </label>
        {wanted === "cost" ? (
          <>
            <Amount label="A false yes costs" value={costs[0]} most={undefined} set={(value) => setCosts([value, costs[1]])} />
            <Amount label="A false no costs" value={costs[1]} most={undefined} set={(value) => setCosts([costs[0], value])} />
          </>
        ) : (
          <Amount label="At least" value={share} most={1} set={setShare} />
        )}
        <button type="submit" disabled={asking.busy}>
          Recommend
        </button>
      </form>
      <Outcome of={asking} />
      {found && <Found ns={ns} found={found} goal={wanted === "cost" ? undefined : share} />}
    </section>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly most: number | undefined;
  readonly set: (value: number) => void;
}

function Amount({ label, value, most, set }: AmountProps) {
  return (
    <label class="field">
      {label}
      <input
        type="number"
        min={0}
        max={most}
        step="any"
        required
        value={value}
        onInput={({ currentTarget }) => set(Number(currentTarget.value))}
      />
    </label>
  );
}

/** Intervals over more than this say little of where the true value is. */
const WIDE = 0.2;

function isWide({ estimates }: Recommendation): boolean {
  if (!estimates) return false;
  return [estimates.precision, estimates.recall].some(({ low, high }) => low === null || high === null || high - low > WIDE);
}

interface FoundProps {
  readonly ns: string;
  readonly found: Recommendation;
  readonly goal: number | undefined;
}

function Found({ ns, found, goal }: FoundProps) {
  const { judgment, threshold, recommended, estimates, message, outcomes } = found;
  if (recommended === null) return <p class="note warn">{message ?? "No threshold meets the target."}</p>;
  const at = typeof recommended === "number" ? recommended : recommended.gte;
  const cost = estimates?.cost;
  return (
    <div class={`note ${isWide(found) ? "warn" : "good"}`} role="status">
      {isWide(found) && (
        <p>
          The intervals are wide: with {count(outcomes)} outcomes, much chance is in these figures. More outcomes narrow them.
        </p>
      )}
      <p>
        <strong>
          {typeof recommended === "number" ? plain(recommended) : `${recommended.value} at least ${plain(recommended.gte)}`}
        </strong>
        , based on {count(outcomes)} outcomes.{" "}
        {threshold && (
          <a href={asking(to("namespaces", ns, "judgments", judgment), { threshold, at: String(at) })}>
            Try {threshold} at this value
          </a>
        )}
      </p>
      {estimates && (
        <Intervals
          caption="Held out, with 95% intervals"
          goal={goal}
          intervals={[
            { name: "Precision", ...estimates.precision },
            { name: "Recall", ...estimates.recall },
          ]}
        />
      )}
      {cost && (
        <p>
          Mean cost of mistakes per document: {decimal(cost.estimate)} ({decimal(cost.low)} to {decimal(cost.high)}).
        </p>
      )}
    </div>
  );
}
