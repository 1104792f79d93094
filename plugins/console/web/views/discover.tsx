/** New options for what a choice leaves to none of its own, found and tried by a job. */
import type { Judgment } from "judgment-client";
import { useDoing, useLoad } from "../load.ts";
import { Badge, Choice, Outcome, Show, When } from "../parts/index.ts";
import { to, useAsked } from "../router.ts";
import { useClient } from "../session.ts";
import { spaced } from "../words.ts";
import { definitionOf } from "./judgments.tsx";
import { NewVersion } from "./new-version.tsx";
import { Proposal } from "./proposal.tsx";

export function Discover({ ns, judgment }: { readonly ns: string; readonly judgment: Judgment }) {
  const client = useClient();
  const doing = useDoing();
  const [{ window }, ask] = useAsked({ window: "7d" });
  const found = useLoad(
    (signal) => client.jobs.list({ namespace: ns, type: "discover", limit: 50, signal }),
    [ns, judgment.name],
    { everyMs: 3000 },
  );
  const discover = () =>
    void doing.run(async () => {
      await client.discovery.discover({ ns, name: judgment.name, body: { window } });
      found.reload();
      return "The search for options has started. It costs nothing.";
    });
  const definition = definitionOf(judgment);
  return (
    <section>
      <h2>Options for documents that fit none</h2>
      <p>
        The service samples documents answered {spaced("none_of_the_above")}. It proposes options for them and tries these on the
        sample.
      </p>
      <div class="row">
        <Choice
          label="Answers of the last"
          value={window}
          options={[
            ["1d", "day"],
            ["7d", "7 days"],
            ["30d", "30 days"],
          ]}
          set={(window) => ask({ window })}
        />
        <button type="button" class="main" disabled={doing.busy} onClick={discover}>
          Discover options
        </button>
      </div>
      <Outcome of={doing} />
      <Show of={found}>
        {({ jobs }) =>
          jobs
            .filter((job) => job.judgment === judgment.name)
            .map((job) => (
              <section key={job.id} class="card">
                <p class="row middle">
                  <a href={to("jobs", job.id)}>
                    Found <When at={job.created_at} />
                  </a>{" "}
                  <Badge state={job.status} />
                </p>
                {job.error && <p class="note bad">{job.error}</p>}
                <Proposal job={job} />
                {definition && job.proposal && job.proposal.proposed.length > 0 && (
                  <NewVersion ns={ns} label="Create a version" definition={{ ...definition, options: job.proposal.options }} />
                )}
              </section>
            ))
        }
      </Show>
    </section>
  );
}
