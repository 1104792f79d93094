/** What can be done with a threshold that was moved: set it, take it back, or have the service try it on all documents. */

import type { Judgment, Threshold } from "judgment-client";
import { useState } from "preact/hooks";
import { useDoing } from "../load.ts";
import { Ask, Outcome } from "../parts/index.ts";
import { to } from "../router.ts";
import { useClient } from "../session.ts";
import { plain } from "../words.ts";
import { Simulation } from "./simulation.tsx";

interface LeversProps {
  readonly ns: string;
  readonly judgment: Judgment;
  readonly name: string;
  readonly now: number;
  /** As it would be set. */
  readonly tried: Threshold;
  readonly at: number;
  readonly back: () => void;
  readonly changed: () => void;
}

export function ThresholdLevers({ ns, judgment, name, now, tried, at, back, changed }: LeversProps) {
  const client = useClient();
  const doing = useDoing();
  const [simulated, setSimulated] = useState<string | null>(null);
  const moved = at !== now;
  const set = (threshold: Threshold | null, said: string) => () =>
    void doing.run(async () => {
      await client.judgments.update({ ns, name: judgment.name, body: { thresholds: { [name]: threshold } } });
      back();
      changed();
      return said;
    });
  const simulate = () =>
    void doing.run(async () => {
      const job = await client.discovery.simulate({ ns, name: judgment.name, body: { thresholds: { [name]: tried } } });
      setSimulated(job.id);
      return "A simulation over all documents has started. It costs nothing.";
    });
  return (
    <>
      <div class="row">
        <Ask
          label="Set threshold"
          tone="main"
          disabled={!moved || doing.busy}
          question={`${name} becomes ${plain(at)} in ${ns}. This applies at once to every answer. Only judgments that read it judge again.`}
          onYes={set(tried, "Set.")}
        />
        <button type="button" disabled={!moved} onClick={back}>
          Back to {plain(now)}
        </button>
        <button type="button" disabled={!moved || doing.busy} onClick={simulate}>
          Simulate over all documents
        </button>
        <Ask
          label="Remove"
          tone="bad"
          disabled={doing.busy}
          question={`${name} is removed from ${judgment.name}. Queries that filter by it will be refused. If a judgment reads it, the removal is refused.`}
          onYes={set(null, "Removed.")}
        />
      </div>
      <Outcome of={doing} />
      {simulated && (
        <>
          <p>
            <a href={to("jobs", simulated)}>Open the simulation job</a>
          </p>
          <Simulation ns={ns} id={simulated} />
        </>
      )}
    </>
  );
}
