/** What can be done about a job as it stands. */
import type { Job } from "judgment-client";
import { useAccess } from "../access.ts";
import { useDoing } from "../load.ts";
import { Ask, Outcome } from "../parts/index.ts";
import { useClient } from "../session.ts";
import { count, usd } from "../words.ts";

interface LeversProps {
  readonly job: Job;
  /** Called after something was done. */
  readonly done: () => void;
}

export const hasEnded = ({ status }: Job): boolean => status === "done" || status === "failed" || status === "cancelled";

export function JobLevers({ job, done }: LeversProps) {
  const client = useClient();
  const doing = useDoing();
  const write = useAccess().write(job.namespace);
  const { id, status, type, estimate } = job;
  const pull = (what: "confirm" | "pause" | "resume" | "cancel", said: string) => () =>
    void doing.run(async () => {
      await client.jobs[what]({ id });
      done();
      return said;
    });
  const begins = estimate
    ? `The job judges ${count(estimate.documents)} documents for about ${usd(estimate.cost_usd)}.`
    : "The job starts.";
  if (!write) return null;
  return (
    <>
      <div class="row">
        {status === "awaiting_confirm" && (
          <Ask
            label="Confirm"
            tone="main"
            disabled={doing.busy}
            question={type === "shadow" ? `Version ${job.version} becomes active.` : begins}
            onYes={pull("confirm", "Confirmed.")}
          />
        )}
        {status === "running" && (
          <button type="button" disabled={doing.busy} onClick={pull("pause", "Paused.")}>
            Pause
          </button>
        )}
        {status === "paused" && (
          <button type="button" class="main" disabled={doing.busy} onClick={pull("resume", "Resumed.")}>
            Resume
          </button>
        )}
        {!hasEnded(job) && (
          <Ask
            label="Cancel"
            tone="bad"
            disabled={doing.busy}
            question={type === "shadow" ? "The active version stays as it is." : "The job ends. Its results so far stay."}
            onYes={pull("cancel", "Cancelled.")}
          />
        )}
      </div>
      <Outcome of={doing} />
    </>
  );
}
