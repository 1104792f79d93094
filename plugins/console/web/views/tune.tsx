/** The month's search for a cheaper context recipe that decides the same. */

import type { Judgment, SuggestedCascade, SuggestedContext, TuningRun } from "judgment-client";
import { useState } from "preact/hooks";
import { Bars } from "../charts/bars.tsx";
import { useLoad } from "../load.ts";
import { Badge, Json, Show, Table } from "../parts/index.ts";
import { useClient } from "../session.ts";
import { count, decimal, percent } from "../words.ts";
import { definitionOf } from "./judgments.tsx";
import { NewVersion } from "./new-version.tsx";

const EVERY_MS = 2000;

interface TuneProps {
  readonly ns: string;
  readonly judgment: Judgment;
}

export function Tune({ ns, judgment }: TuneProps) {
  const [wanted, setWanted] = useState(false);
  return (
    <section>
      <h2>A cheaper recipe</h2>
      <p>
        Once a month, the service can try recipes with fewer fields, elements or tokens on a sample, cheapest first. It suggests
        one that decides at least 97 in 100 documents the same. It also looks for a cheaper engine that can be asked first. The
        search is free and changes nothing.
      </p>
      {wanted ? (
        <Run ns={ns} judgment={judgment} />
      ) : (
        <button type="button" class="main" onClick={() => setWanted(true)}>
          Start this month's search, or show its result
        </button>
      )}
    </section>
  );
}

/** Asking again within the month starts nothing: it says how far the search is. */
function Run({ ns, judgment }: TuneProps) {
  const client = useClient();
  const run = useLoad((signal) => client.discovery.tune({ ns, name: judgment.name, signal }), [ns, judgment.name], {
    everyMs: ({ status }) => (status === "running" ? EVERY_MS : null),
  });
  return <Show of={run}>{(value) => <Found ns={ns} judgment={judgment} run={value} />}</Show>;
}

function Found({ ns, judgment, run }: TuneProps & { readonly run: TuningRun }) {
  const definition = definitionOf(judgment);
  return (
    <div class="card">
      <p class="row middle">
        Search of {run.month} <Badge state={run.status} />
      </p>
      {run.status === "done" && run.suggested_context === null && <p class="empty">No cheaper recipe decides the same.</p>}
      {run.suggested_context && <Suggested of={run.suggested_context} />}
      {run.agreement && (
        <p>
          It decided the same for {count(run.agreement.agreed)} of {count(run.agreement.measured)} documents that were not used to
          choose it (95% interval {percent(run.agreement.low)} to {percent(run.agreement.high)}).
        </p>
      )}
      {definition && run.suggested_context && (
        <NewVersion ns={ns} label="Create a version" definition={{ ...definition, context: run.suggested_context.recipe }} />
      )}
      {run.suggested_cascade && <Cascade of={run.suggested_cascade} />}
      {definition && run.suggested_cascade && (
        <NewVersion
          ns={ns}
          label="Create a version with the cascade"
          definition={{ ...definition, engine: run.suggested_cascade.engine }}
        />
      )}
    </div>
  );
}

function Cascade({ of }: { readonly of: SuggestedCascade }) {
  return (
    <div class="columns">
      <div>
        <Bars
          caption={`Judgment units per answer, over ${count(of.documents)} documents`}
          bars={[
            { name: "this engine", value: of.present_cost_per_answer },
            { name: "cheaper engine first", value: of.cost_per_answer },
          ]}
          says={(value) => decimal(value, 2)}
        />
        <p>
          The cheaper engine would answer {percent(of.answered)} of the documents. {percent(of.disagreed)} of the sample got
          another decision, and at most {percent(of.disagreed_at_most)} of all documents will. 1,000 answers would cost{" "}
          {decimal(of.saving_usd_per_1000, 2)} USD less.
        </p>
      </div>
      <Json value={of.engine} />
    </div>
  );
}

function Suggested({ of }: { readonly of: SuggestedContext }) {
  return (
    <div class="columns">
      <div>
        <Bars
          caption={`Judgment units per answer, over ${count(of.sampled_documents)} documents`}
          bars={[
            { name: "whole document", value: of.whole_state_cost_per_answer },
            { name: "suggested recipe", value: of.cost_per_answer },
          ]}
          says={(value) => decimal(value, 2)}
        />
        <Table
          caption="Fields that it leaves out"
          rows={of.excluded}
          id={({ path }) => path}
          empty="It leaves nothing out."
          columns={[
            { head: "Field", cell: ({ path }) => <code>{path}</code> },
            { head: "Reason", cell: ({ reason }) => reason },
          ]}
        />
      </div>
      <Json value={of.recipe} />
    </div>
  );
}
