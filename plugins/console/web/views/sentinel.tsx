/** The same contexts, asked again: runs, and what changed between them. */
import { JudgmentServiceError, type Sentinel, type SentinelAnswer, type SentinelComparison } from "judgment-client";
import { useAccess } from "../access.ts";
import { Later } from "../later.tsx";
import { useDoing, useLoad } from "../load.ts";
import { Ask, Badge, Empty, Fact, Outcome, Show, Table, When } from "../parts/index.ts";
import { useClient } from "../session.ts";
import { count, decimal, plural, spaced } from "../words.ts";
import { sayValue } from "./label-choices.ts";

interface SentinelProps {
  readonly ns: string;
  readonly name: string;
}

export function SentinelRuns({ ns, name }: SentinelProps) {
  const client = useClient();
  const doing = useDoing();
  const write = useAccess().write(ns);
  const sentinel = useLoad(
    async (signal) => ({
      is: await client.sentinels.get({ ns, name, signal }).catch((error: unknown) => {
        if (error instanceof JudgmentServiceError && error.code === "not_found") return null;
        throw error;
      }),
    }),
    [ns, name],
  );
  const remove = () =>
    void doing.run(async () => {
      await client.sentinels.delete({ ns, name });
      sentinel.reload();
      return "Turned off.";
    });
  return (
    <>
      <h2>Sentinel</h2>
      <Show of={sentinel}>
        {({ is }) => (
          <>
            {is === null ? <Empty>No sentinel. It would ask the same contexts again and again.</Empty> : <Runs sentinel={is} />}
            {write && (
              <>
                <Later form="SentinelForm" ns={ns} name={name} sentinel={is} made={() => sentinel.reload()} />
                {is && (
                  <Ask
                    label="Turn off"
                    tone="bad"
                    question="Its contexts and runs are deleted. Its evaluations stay."
                    onYes={remove}
                  />
                )}
              </>
            )}
          </>
        )}
      </Show>
      <Outcome of={doing} />
    </>
  );
}

function Runs({ sentinel }: { readonly sentinel: Sentinel }) {
  const { contexts, version, spent_usd, budget_usd_a_month, on_drift, waiting, runs } = sentinel;
  const newest = runs.find(({ compared }) => compared !== null)?.compared;
  return (
    <>
      <dl class="facts">
        <Fact name="Contexts">{version === null ? "not drawn yet" : `${count(contexts)} of version ${version}`}</Fact>
        <Fact name="Spent this month">
          ${decimal(spent_usd, 4)} of ${decimal(budget_usd_a_month, 2)}
        </Fact>
        <Fact name="After a drift">{on_drift === "pause" ? "tells, and deactivates the judgment" : "tells"}</Fact>
      </dl>
      {waiting && <p class="note">{waiting}</p>}
      <Table
        caption="Runs of the sentinel"
        captionHidden
        rows={runs}
        id={({ run }) => String(run)}
        empty="No run yet."
        columns={[
          { head: "Run", cell: ({ run, reason }) => `${run}, ${spaced(reason)}` },
          { head: "Began", cell: ({ started_at }) => <When at={started_at} /> },
          { head: "Engine", cell: ({ engine, engine_version }) => [engine, engine_version].filter(Boolean).join(" ") || "–" },
          { head: "Answers", number: true, cell: ({ answered }) => count(answered) },
          { head: "Failed", number: true, cell: ({ failed }) => count(failed) },
          { head: "Beside the run before", cell: ({ compared }) => (compared ? <Compared of={compared} /> : "–") },
        ]}
      />
      {newest && newest.largest_moves.length > 0 && (
        <Table
          caption="Largest moves of the newest comparison"
          rows={newest.largest_moves}
          id={({ namespace, document_id }) => `${namespace} ${document_id}`}
          empty="None."
          columns={[
            { head: "Document", cell: ({ document_id }) => document_id },
            { head: "Before", cell: ({ before }) => say(before) },
            { head: "Now", cell: ({ now }) => say(now) },
          ]}
        />
      )}
    </>
  );
}

const say = ({ value, number }: SentinelAnswer) => `${sayValue(value)} (${decimal(number)})`;

function Compared({ of: { drifted, changed, p_value, same_contexts } }: { readonly of: SentinelComparison }) {
  const { documents, kappa, thresholds } = same_contexts;
  return (
    <>
      <Badge state={drifted ? "drifted" : "alike"} />
      <div class="quiet small">
        {count(changed)} of {plural(documents, "context")} changed, p {p_value < 0.001 ? "below 0.001" : decimal(p_value)}
        {kappa && `, kappa ${decimal(kappa.estimate, 2)} (${decimal(kappa.low, 2)} to ${decimal(kappa.high, 2)})`}
      </div>
      {thresholds.map(({ threshold, up, down }) => (
        <div key={threshold} class="quiet small">
          {threshold}: {count(up)} up, {count(down)} down
        </div>
      ))}
    </>
  );
}
