/** The versions of a judgment, newest first, and the trials of those that were to become active. */
import type { Judgment, JudgmentVersion } from "judgment-client";
import { useAccess } from "../access.ts";
import { Later } from "../later.tsx";
import { useDoing, useLoad } from "../load.ts";
import { Ask, Badge, Outcome, Show, When } from "../parts/index.ts";
import { to } from "../router.ts";
import { useClient } from "../session.ts";
import { Backfill } from "./backfill.tsx";
import { Definition } from "./definition.tsx";
import { JobLevers } from "./job-levers.tsx";
import { Progress } from "./jobs.tsx";
import { ReportView } from "./shadow.tsx";

interface VersionsProps {
  readonly ns: string;
  readonly judgment: Judgment;
  readonly changed: () => void;
}

export function Versions({ ns, judgment, changed }: VersionsProps) {
  const client = useClient();
  const activating = useDoing();
  // An inherited judgment is changed on its prefix.
  const access = useAccess();
  const write = access.write(ns) && judgment.template === undefined;
  const trials = useLoad(
    (signal) => client.jobs.list({ namespace: judgment.template ?? ns, type: "shadow", limit: 100, signal }),
    [ns, judgment.name],
    { everyMs: 2000 },
  );
  const activate = ({ version }: JudgmentVersion) =>
    void activating.run(async () => {
      const result = await client.judgments.activate({ ns, name: judgment.name, body: { version } });
      changed();
      trials.reload();
      return result.status === 202
        ? `A shadow run of version ${version} has started. Confirm its job to activate the version.`
        : `Version ${version} is active.`;
    });
  const active = judgment.versions.find(({ version }) => version === judgment.active_version);
  return (
    <>
      {write && (
        <div class="row">
          <a class="button" href={to("namespaces", ns, "edit", "judgment", judgment.name)}>
            New version
          </a>
          <Later form="JudgmentLevers" ns={ns} name={judgment.name} active={judgment.active_version !== null} changed={changed} />
        </div>
      )}
      <Outcome of={activating} />
      {judgment.active_version === null && (
        <p class="note warn">This judgment is deactivated. It judges nothing and has no answers.</p>
      )}
      {judgment.versions.toReversed().map((one) => (
        <section class="card" key={one.version}>
          <div class="row middle">
            <h2 style={{ margin: 0 }}>Version {one.version}</h2>
            {one.version === judgment.active_version && <Badge state="active" />}
            <span class="quiet">
              created <When at={one.created_at} />
            </span>
            {write && one.version !== judgment.active_version && (
              <Ask
                label="Activate"
                disabled={activating.busy}
                question={`If version ${one.version} differs, a shadow run compares it with the active one. Confirm that job to activate it.`}
                onYes={() => activate(one)}
              />
            )}
          </div>
          <p>{one.definition.question}</p>
          <Definition
            definition={one.definition}
            beside={one.version === judgment.active_version ? undefined : active?.definition}
          />
        </section>
      ))}
      <h2>Shadow runs</h2>
      <Show of={trials}>
        {({ jobs }) => {
          const own = jobs.filter((job) => job.judgment === judgment.name);
          if (own.length === 0) return <p class="empty">None yet. Activate a version that differs to start one.</p>;
          return own.map((job) => (
            <section key={job.id} class="trial" aria-label={`Shadow run of version ${job.version}`}>
              <p class="row middle">
                <a href={to("jobs", job.id)}>Version {job.version}</a> <Badge state={job.status} />{" "}
                <span class="quiet">
                  <When at={job.created_at} />
                </span>
              </p>
              {job.error && <p class="note bad">{job.error}</p>}
              {job.report ? (
                <ReportView report={job.report} />
              ) : (
                job.status === "awaiting_confirm" && (
                  <p>
                    The sample is being judged: <Progress job={job} />
                  </p>
                )
              )}
              <JobLevers
                job={job}
                done={() => {
                  trials.reload();
                  changed();
                }}
              />
            </section>
          ));
        }}
      </Show>
      {judgment.active_version !== null && access.write(ns) && <Backfill ns={ns} name={judgment.name} />}
    </>
  );
}
