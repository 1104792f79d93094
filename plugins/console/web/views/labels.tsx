/** What people say of a judgment's answers: queues of documents to label, agreement, and disagreements. */
import type { AgreementReport, Disagreement, IntervalEstimate, Judgment, LabelQueue } from "judgment-client";
import { useAccess } from "../access.ts";
import { Later } from "../later.tsx";
import { useDoing, useLoad } from "../load.ts";
import { Ask, Empty, Fact, Outcome, Pages, Show, Table, When } from "../parts/index.ts";
import { to, useAsked } from "../router.ts";
import { useClient } from "../session.ts";
import { count, decimal, percent, plural, spaced } from "../words.ts";
import { sayValue } from "./label-choices.ts";
import { Labelling, Progress } from "./labelling.tsx";

interface LabelsProps {
  readonly ns: string;
  readonly judgment: Judgment;
}

export function Labels({ ns, judgment }: LabelsProps) {
  const [{ queue }, ask] = useAsked({ queue: "" });
  const write = useAccess().write(ns);
  if (judgment.active_version === null) return <Empty>This judgment is deactivated, so there are no answers to compare.</Empty>;
  if (queue !== "" && write)
    return <Labelling ns={ns} judgment={judgment} queue={queue} leave={() => ask({ queue: "" }, true)} />;
  return (
    <>
      <Queues ns={ns} name={judgment.name} write={write} label={(id) => ask({ queue: id }, true)} />
      <Agreement ns={ns} name={judgment.name} />
      <Disagreements ns={ns} name={judgment.name} />
    </>
  );
}

interface QueuesProps {
  readonly ns: string;
  readonly name: string;
  readonly write: boolean;
  readonly label: (queue: string) => void;
}

function Queues({ ns, name, write, label }: QueuesProps) {
  const client = useClient();
  const doing = useDoing();
  const queues = useLoad((signal) => client.labelQueues.list({ ns, name, signal }), [ns, name]);
  const remove = (queue: string) =>
    void doing.run(async () => {
      await client.labelQueues.delete({ ns, name, queue });
      queues.reload();
      return "Deleted. Its labels remain.";
    });
  const levers = ({ id, items, progress: { done, gone } }: LabelQueue) => (
    <span class="row">
      {done + gone < items && (
        <button type="button" class="main" onClick={() => label(id)}>
          Label
        </button>
      )}
      <Ask label="Delete" tone="bad" question="The queue is deleted. Its labels remain as outcomes." onYes={() => remove(id)} />
    </span>
  );
  return (
    <>
      <h2>Queues</h2>
      <Show of={queues}>
        {(value) => (
          <Table
            caption="Label queues"
            captionHidden
            rows={value.queues}
            id={({ id }) => id}
            empty="No queues yet. Draw documents, and say what is true of them."
            columns={[
              { head: "Drawn", cell: ({ created_at }) => <When at={created_at} /> },
              {
                head: "How",
                cell: ({ strategy, near, labelers }) =>
                  [spaced(strategy), near !== null && `near ${near}`, labelers > 1 && `${labelers} people each`]
                    .filter(Boolean)
                    .join(", "),
              },
              { head: "Of", number: true, cell: ({ population }) => count(population) },
              { head: "Labelled", cell: (queue) => <Progress queue={queue} /> },
              { head: "Skips", number: true, cell: ({ progress }) => count(progress.skips) },
              ...(write ? [{ head: "Do", cell: levers }] : []),
            ]}
          />
        )}
      </Show>
      <Outcome of={doing} />
      {write && <Later form="NewLabelQueue" ns={ns} name={name} made={() => queues.reload()} />}
    </>
  );
}

const between = (of: IntervalEstimate | null, say: (value: number) => string = percent) =>
  of === null ? "–" : `${say(of.estimate)} (${say(of.low)} to ${say(of.high)})`;

function Agreement({ ns, name }: { readonly ns: string; readonly name: string }) {
  const client = useClient();
  const report = useLoad((signal) => client.agreement.get({ ns, name, signal }), [ns, name]);
  return (
    <>
      <h2>Agreement</h2>
      <Show of={report}>{(value) => (value.documents === 0 ? <Empty>No labels yet.</Empty> : <Figures report={value} />)}</Show>
    </>
  );
}

function Figures({ report }: { readonly report: AgreementReport }) {
  const { documents, epoch, agreement, kappa, commonest, previous, people, confusion } = report;
  const figure = (value: number) => decimal(value, 2);
  return (
    <>
      <p class="quiet">
        {plural(documents, "labelled document")}, answered by {epoch?.name} {epoch?.version}. In brackets, 95% intervals.
      </p>
      <dl class="facts">
        <Fact name="Agreement with labels">{between(agreement)}</Fact>
        <Fact name="Cohen's kappa">{between(kappa, figure)}</Fact>
        {commonest && <Fact name={`If it always said ${sayValue(commonest.value)}`}>{between(commonest.agreement)}</Fact>}
        {previous && <Fact name={`Version ${previous.version}`}>{between(previous.agreement)}</Fact>}
        {people && <Fact name="People with each other">{between(people.agreement)}</Fact>}
      </dl>
      <Table
        caption="Answers and labels"
        rows={confusion.slice(0, 100)}
        id={({ answer, label }) => `${answer} ${label}`}
        empty="None."
        columns={[
          { head: "Answer", cell: ({ answer }) => sayValue(answer) },
          { head: "Label", cell: ({ label }) => sayValue(label) },
          { head: "Documents", number: true, cell: (cell) => count(cell.documents) },
          { head: "Share", number: true, cell: ({ share }) => percent(share) },
        ]}
      />
    </>
  );
}

function Disagreements({ ns, name }: { readonly ns: string; readonly name: string }) {
  const client = useClient();
  return (
    <>
      <h2>Disagreements</h2>
      <p class="quiet">The surest answers first. They show what the judge does not understand, or which labels are wrong.</p>
      <Pages<Disagreement>
        on={[ns, name]}
        load={async (cursor, signal) => {
          const page = await client.agreement.disagreements({ ns, name, limit: 20, signal, ...(cursor ? { cursor } : {}) });
          return { rows: page.disagreements, next: page.next_cursor };
        }}
      >
        {(rows) => (
          <Table
            caption="Disagreements"
            captionHidden
            rows={rows}
            id={({ outcome_id }) => outcome_id}
            empty="None."
            columns={[
              {
                head: "Document",
                cell: ({ namespace, document_id }) => (
                  <a href={to("namespaces", namespace, "documents", document_id)}>{document_id}</a>
                ),
              },
              { head: "Answer", cell: ({ answer, confidence }) => `${sayValue(answer)}, ${percent(confidence)} sure` },
              { head: "Label", cell: ({ label }) => sayValue(label) },
              { head: "Who", cell: ({ labeler, comment }) => [labeler, comment].filter(Boolean).join(": ") || "–" },
              { head: "When", cell: ({ observed_at }) => <When at={observed_at} /> },
            ]}
          />
        )}
      </Pages>
    </>
  );
}
