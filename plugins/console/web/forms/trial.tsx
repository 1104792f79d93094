/** Tries a definition on five documents before it is saved: first what it would take, then the answers. */
import type { JudgmentCreate, Trial as Tried, TriedDocument } from "judgment-client";
import { useState } from "preact/hooks";
import { sayAnswer } from "../answer.tsx";
import { useDoing } from "../load.ts";
import { Badge, Outcome, Table, Verbatim } from "../parts/index.ts";
import { useClient } from "../session.ts";
import { count, plural, usd } from "../words.ts";
import { askTrial, type Prepared, prepareTrial } from "./trial-run.ts";

interface TrialProps {
  readonly ns: string;
  readonly definition: JudgmentCreate | null;
}

export function Trial({ ns, definition }: TrialProps) {
  const client = useClient();
  const doing = useDoing();
  // What was estimated and answered is of one definition, and is shown for it alone.
  const key = JSON.stringify([ns, definition]);
  const [estimate, setEstimate] = useState<{ of: string; definition: JudgmentCreate; prepared: Prepared } | null>(null);
  const [answers, setAnswers] = useState<{ of: string; tried: Tried } | null>(null);
  const estimated = estimate?.of === key ? estimate : null;
  const answered = answers?.of === key ? answers : null;
  const prepare = (definition: JudgmentCreate) =>
    void doing.run(async () => {
      setAnswers(null);
      const prepared = await prepareTrial(client, ns, definition);
      setEstimate(prepared && { of: key, definition, prepared });
      return prepared === null ? "There is no document to try it on. Write one first." : "";
    });
  const ask = ({ of, definition, prepared }: NonNullable<typeof estimate>) =>
    void doing.run(async () => {
      setAnswers({ of, tried: await askTrial(client, ns, definition, prepared) });
      setEstimate(null);
      return "";
    });
  return (
    <section class="card" aria-label="Trial">
      <h2>Try it first</h2>
      <p class="quiet small">A trial asks the question about five documents and stores no answer. Nothing changes in {ns}.</p>
      <button type="button" disabled={definition === null || doing.busy} onClick={() => definition && prepare(definition)}>
        Try it on five documents
      </button>
      {estimated && <Ready prepared={estimated.prepared} busy={doing.busy} ask={() => ask(estimated)} />}
      {answered && <Answers tried={answered.tried} />}
      <Outcome of={doing} />
    </section>
  );
}

interface ReadyProps {
  readonly prepared: Prepared;
  readonly busy: boolean;
  readonly ask: () => void;
}

function Ready({ prepared: { ids, most, documents }, busy, ask }: ReadyProps) {
  const all = (amount: number) => (amount * documents) / ids.length;
  const { judgment_units: units, tokens_evaluated: tokens } = most.usage;
  return (
    <>
      <p>
        The trial takes {plural(units, "judgment unit")} ({count(tokens)} tokens), about {usd(most.cost_usd)}. All{" "}
        {plural(documents, "document")} of this namespace would take about {count(all(units))} units, {usd(all(most.cost_usd))}.
      </p>
      <Contexts documents={most.documents} />
      <button type="button" class="main" disabled={busy} onClick={ask}>
        Ask about {plural(ids.length, "document")}
      </button>
    </>
  );
}

/** What the engine would read, byte for byte. */
function Contexts({ documents }: { readonly documents: readonly TriedDocument[] }) {
  return (
    <details>
      <summary>Contexts of the trial</summary>
      {documents.map(({ document_id: id, context_text: text, tokens, cuts = [] }) => (
        <div key={id}>
          <p>
            <strong>{id}</strong>: {text === undefined ? "nothing" : plural(tokens ?? 0, "token")}
            {cuts.length > 0 && `, cut at ${cuts.map(({ path }) => path).join(", ")}`}
          </p>
          {text !== undefined && <Verbatim text={text} />}
        </div>
      ))}
    </details>
  );
}

function Answers({ tried }: { readonly tried: Tried }) {
  return (
    <>
      <Table
        caption="Answers of the trial"
        rows={tried.documents}
        id={({ document_id: id }) => id}
        empty=""
        columns={[
          { head: "Document", cell: ({ document_id: id }) => id },
          {
            head: "Answer",
            cell: ({ answer }) =>
              answer === undefined ? (
                "does not apply"
              ) : (
                <>
                  {sayAnswer(answer)} {answer.freshness !== "fresh" && <Badge state={answer.freshness} />} {answer.error?.message}
                </>
              ),
          },
          {
            head: "Thresholds",
            cell: ({ answer }) =>
              Object.entries(answer?.thresholds ?? {})
                .map(([name, holds]) => `${name}: ${holds ? "yes" : "no"}`)
                .join(", ") || "–",
          },
        ]}
      />
      <p class="quiet small">
        This took {plural(tried.usage.judgment_units, "judgment unit")}, {usd(tried.cost_usd)}.
      </p>
      <Contexts documents={tried.documents} />
    </>
  );
}
