/** Long operations, the newest first, with how far they are. */
import type { Job, JobStatus, JobTypeInput } from "judgment-client";
import { Badge, Choice, Meter, Page, Pages, Search, Table, When } from "../parts/index.ts";
import { to, useAsked } from "../router.ts";
import { useClient } from "../session.ts";
import { count, spaced, usd } from "../words.ts";

const statuses: readonly JobStatus[] = ["estimating", "awaiting_confirm", "running", "paused", "done", "failed", "cancelled"];
const types: readonly JobTypeInput[] = [
  "backfill",
  "shadow",
  "periodic",
  "namespace_delete",
  "reference_index",
  "evaluation_export",
  "resync",
  "group_build",
  "discover",
  "simulation",
  "robustness",
];
const named = (names: readonly string[]) => [["", "any"], ...names.map((name) => [name, spaced(name)] as const)] as const;

export function Progress({ job }: { readonly job: Job }) {
  const { documents_done: done } = job.progress;
  const all = job.estimate?.documents;
  return all ? (
    <Meter label={`Documents done by ${job.id}`} done={done} of={all} says={`${count(done)} of ${count(all)}`} />
  ) : (
    <>{count(done)} done</>
  );
}

/** An expectation that has passed says nothing of when. */
export function Ends({ job: { estimated_completion_at: at } }: { readonly job: Job }) {
  return at !== null && Date.parse(at) < Date.now() ? <>soon</> : <When at={at} />;
}

export function Jobs() {
  const client = useClient();
  const [asked, ask] = useAsked({ status: "", type: "", in: "" });
  return (
    <Page title="Jobs" under="Long-running operations. After a crash or a restart, a job continues from where it was.">
      <div class="row">
        <Choice label="Status" value={asked.status} options={named(statuses)} set={(status) => ask({ status })} />
        <Choice label="Type" value={asked.type} options={named(types)} set={(type) => ask({ type })} />
        <Search label="Namespace or template prefix" value={asked.in} set={(within) => ask({ in: within })} />
      </div>
      <Pages<Job>
        on={[asked.status, asked.type, asked.in]}
        everyMs={2000}
        load={async (cursor, signal) => {
          const page = await client.jobs.list({
            limit: 50,
            signal,
            ...(asked.status ? { status: asked.status as JobStatus } : {}),
            ...(asked.type ? { type: asked.type as JobTypeInput } : {}),
            ...(asked.in ? { namespace: asked.in } : {}),
            ...(cursor ? { cursor } : {}),
          });
          return { rows: page.jobs, next: page.next_cursor };
        }}
      >
        {(rows) => (
          <Table
            caption="Jobs"
            captionHidden
            rows={rows}
            id={({ id }) => id}
            empty="No jobs."
            columns={[
              { head: "Job", cell: ({ id, type }) => <a href={to("jobs", id)}>{spaced(type)}</a> },
              { head: "Progress", cell: (job) => <Progress job={job} /> },
              {
                head: "Resource",
                cell: ({ namespace, judgment, group }) => [namespace, judgment ?? group].filter(Boolean).join(" · "),
              },
              {
                head: "Status",
                cell: ({ status, error }) => (
                  <>
                    <Badge state={status} />
                    {error && <div class="quiet">{error}</div>}
                  </>
                ),
              },
              { head: "Spent", number: true, cell: ({ spend_usd }) => usd(spend_usd) },
              { head: "Started", cell: ({ created_at }) => <When at={created_at} /> },
              { head: "Ends", cell: (job) => <Ends job={job} /> },
            ]}
          />
        )}
      </Pages>
    </Page>
  );
}
