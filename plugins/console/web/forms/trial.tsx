/** Tries a definition on five documents before it is saved: first what it would take, then the answers. */
import type { JudgmentCreate } from "judgment-client";
import { useEffect, useRef, useState } from "preact/hooks";
import { useAccess } from "../access.ts";
import { sayAnswer } from "../answer.tsx";
import { useDoing } from "../load.ts";
import { Badge, Outcome, Table } from "../parts/index.ts";
import { useClient } from "../session.ts";
import { count, plural, usd } from "../words.ts";
import { askTrial, dropTrial, type Prepared, prepareTrial, type Tried } from "./trial-run.ts";

interface TrialProps {
  readonly ns: string;
  readonly definition: JudgmentCreate | null;
}

export function Trial({ ns, definition }: TrialProps) {
  const client = useClient();
  const access = useAccess();
  const doing = useDoing();
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const [tried, setTried] = useState<readonly Tried[] | null>(null);
  const standing = useRef<string | null>(null);
  const drop = () => {
    if (standing.current !== null) void dropTrial(client, standing.current);
    standing.current = null;
  };
  const key = JSON.stringify(definition);
  // What was estimated and answered is of this definition alone.
  useEffect(() => {
    setPrepared(null);
    setTried(null);
    return drop;
  }, [key]);
  const prepare = () =>
    void doing.run(async () => {
      setTried(null);
      drop();
      const next = await prepareTrial(client, ns, definition!);
      if (next === null) return "There is no document to try it on. Write one first.";
      standing.current = next.ns;
      setPrepared(next);
      return "";
    });
  const ask = () =>
    void doing.run(async () => {
      try {
        setTried(await askTrial(client, prepared!));
      } finally {
        setPrepared(null);
        drop();
      }
      return "";
    });
  return (
    <section class="card" aria-label="Trial">
      <h2>Try it first</h2>
      {!access.everywhere ? (
        <p>A trial needs a key for all namespaces, because it copies documents to a namespace of its own.</p>
      ) : (
        <>
          <p class="quiet small">
            A trial copies five documents to a namespace under <code>console-trials/</code>, asks the question there, and deletes
            the namespace. Nothing changes in {ns}.
          </p>
          <button type="button" disabled={definition === null || doing.busy} onClick={prepare}>
            Try it on five documents
          </button>
        </>
      )}
      {prepared && <Ready prepared={prepared} busy={doing.busy} ask={ask} />}
      {tried && <Answers tried={tried} />}
      <Outcome of={doing} />
    </section>
  );
}

interface ReadyProps {
  readonly prepared: Prepared;
  readonly busy: boolean;
  readonly ask: () => void;
}

function Ready({ prepared: { ids, estimate, documents }, busy, ask }: ReadyProps) {
  const all = (amount: number) => (amount * documents) / ids.length;
  return (
    <>
      <p>
        The trial takes {plural(estimate.judgment_units, "judgment unit")} ({count(estimate.tokens)} tokens), about{" "}
        {usd(estimate.cost_usd)}. All {plural(documents, "document")} of this namespace would take about{" "}
        {count(all(estimate.judgment_units))} units, {usd(all(estimate.cost_usd))}.
      </p>
      <button type="button" class="main" disabled={busy} onClick={ask}>
        Ask about {plural(ids.length, "document")}
      </button>
    </>
  );
}

function Answers({ tried }: { readonly tried: readonly Tried[] }) {
  return (
    <Table
      caption="Answers of the trial"
      rows={tried}
      id={({ id }) => id}
      empty=""
      columns={[
        { head: "Document", cell: ({ id }) => id },
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
  );
}
