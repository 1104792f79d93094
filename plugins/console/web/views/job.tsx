/** One job: how far it is, what it found, and its levers. */
import type { Job as JobResource } from "judgment-client";
import { Trail, useTrail } from "../charts/trail.tsx";
import { useLoad } from "../load.ts";
import { Badge, Fact, Page, Show, Table, When } from "../parts/index.ts";
import { to } from "../router.ts";
import { useClient } from "../session.ts";
import { bytes, count, plain, spaced, usd } from "../words.ts";
import { EstimateView } from "./estimate.tsx";
import { hasEnded, JobLevers } from "./job-levers.tsx";
import { Ends, Progress } from "./jobs.tsx";
import { Proposal } from "./proposal.tsx";
import { RobustnessView } from "./robustness.tsx";
import { ReportView } from "./shadow.tsx";
import { SimulationView } from "./simulation.tsx";

export function Job({ id }: { readonly id: string }) {
  const client = useClient();
  const job = useLoad((signal) => client.jobs.get({ id, signal }), [id], {
    everyMs: (value) => (hasEnded(value) ? null : 1500),
  });
  const done = useTrail(job.value, job.value?.progress.documents_done ?? null);
  return (
    <Page
      title={job.value ? `${spaced(job.value.type)} of ${job.value.judgment ?? job.value.group ?? job.value.namespace}` : id}
      crumbs={[{ label: "Jobs", href: to("jobs") }]}
    >
      <Show of={job}>
        {(value) => (
          <>
            <Facts job={value} />
            {value.error && <p class={`note ${value.status === "failed" ? "bad" : "warn"}`}>{value.error}</p>}
            <JobLevers job={value} done={job.reload} />
            {!hasEnded(value) && (
              <div class="card">
                <Trail
                  caption="Documents done, since you opened this page"
                  trail={done}
                  says={count}
                  least={value.estimate?.documents || 1}
                />
              </div>
            )}
            {value.estimate && value.estimate.documents > 0 && (
              <>
                <h2>Estimate</h2>
                <EstimateView estimate={value.estimate} />
              </>
            )}
            {value.type === "shadow" && (
              <>
                <h2>Report</h2>
                {value.report ? (
                  <ReportView report={value.report} />
                ) : (
                  <p class="empty">{hasEnded(value) ? "The job ended without a report." : "The sample is being judged."}</p>
                )}
              </>
            )}
            {value.robustness && (
              <>
                <h2>Robustness</h2>
                <RobustnessView report={value.robustness} />
              </>
            )}
            {value.simulation && (
              <>
                <h2>Simulation</h2>
                <SimulationView ns={value.namespace} report={value.simulation} />
              </>
            )}
            {value.proposal && (
              <>
                <h2>Proposed options</h2>
                <Proposal job={value} />
              </>
            )}
            {value.resync && <Resync job={value} />}
            {value.export && <Files job={value} />}
          </>
        )}
      </Show>
    </Page>
  );
}

function Facts({ job }: { readonly job: JobResource }) {
  const { namespace, judgment, group } = job;
  return (
    <dl class="facts">
      <Fact name="Status">
        <Badge state={job.status} />
      </Fact>
      <Fact name="Progress">
        <Progress job={job} />
      </Fact>
      <Fact name="In">
        <a href={to("namespaces", namespace)}>{namespace}</a>
        {judgment && (
          <>
            {" "}
            · <a href={to("namespaces", namespace, "judgments", judgment)}>{judgment}</a>
          </>
        )}
        {group && (
          <>
            {" "}
            · <a href={to("namespaces", namespace, "groups", group)}>{group}</a>
          </>
        )}
      </Fact>
      {job.attribute && (
        <Fact name="Attribute">
          <code>{job.attribute}</code>
        </Fact>
      )}
      {job.version !== undefined && <Fact name="Version">{job.version}</Fact>}
      <Fact name="Spent">{usd(job.spend_usd)}</Fact>
      <Fact name="Started">
        <When at={job.created_at} />, last changed <When at={job.updated_at} />
      </Fact>
      {job.estimated_completion_at && (
        <Fact name="Expected to end">
          <Ends job={job} />
        </Fact>
      )}
      <Fact name="Id">
        <code>{job.id}</code>
      </Fact>
    </dl>
  );
}

function Resync({ job: { namespace, resync } }: { readonly job: JobResource }) {
  if (!resync) return null;
  const { thresholds_before: before, thresholds_after: after, readers } = resync;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const say = (threshold: (typeof before)[string] | undefined) =>
    threshold === undefined
      ? "–"
      : typeof threshold === "number"
        ? plain(threshold)
        : `${threshold.value} ${plain(threshold.gte)}`;
  return (
    <>
      <h2>What changed</h2>
      <Table
        caption="Thresholds"
        rows={names}
        id={(name) => name}
        empty="No thresholds."
        columns={[
          { head: "Threshold", cell: (name) => <code>{name}</code> },
          { head: "Before", number: true, cell: (name) => say(before[name]) },
          { head: "After", number: true, cell: (name) => say(after[name]) },
        ]}
      />
      <p>
        Read by{" "}
        {readers.map((reader) => (
          <span key={reader}>
            <a href={to("namespaces", namespace, "judgments", reader)}>{reader}</a>{" "}
          </span>
        ))}
      </p>
    </>
  );
}

function Files({ job }: { readonly job: JobResource }) {
  const { export: exported } = job;
  if (!exported) return null;
  return (
    <>
      <h2>Files</h2>
      <p>
        {count(exported.evaluations)} evaluations
        {exported.expires_at && (
          <>
            ; the files are deleted <When at={exported.expires_at} />
          </>
        )}
        .
      </p>
      {exported.links_unavailable && <p class="note warn">The service cannot make links right now. Reload this page later.</p>}
      <Table
        caption="Files: gzip, one evaluation per line as JSON"
        rows={exported.files}
        id={({ url }) => url}
        empty="None yet."
        columns={[
          {
            head: "File",
            cell: ({ url }) => (
              <a href={url} download>
                {decodeURIComponent(new URL(url, location.href).pathname.split("/").at(-1) ?? "file")}
              </a>
            ),
          },
          { head: "Evaluations", number: true, cell: ({ evaluations }) => count(evaluations) },
          { head: "Size", number: true, cell: (file) => bytes(file.bytes) },
          { head: "Link expires", cell: ({ url_expires_at }) => <When at={url_expires_at} /> },
        ]}
      />
    </>
  );
}
