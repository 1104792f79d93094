/** Options that were proposed for what fits none, beside what became of the sample when they were tried. */
import type { Job } from "judgment-client";
import { Bars } from "../charts/bars.tsx";
import { Table } from "../parts/index.ts";
import { to } from "../router.ts";
import { count, spaced } from "../words.ts";
import { NONE } from "./held-against.ts";

export function Proposal({ job }: { readonly job: Job }) {
  const { proposal } = job;
  if (!proposal) return null;
  const { proposed, sampled, escape_documents, unlabelled } = proposal;
  const absorbed = proposed.reduce((sum, { absorbs }) => sum + absorbs, 0);
  const others = sampled - absorbed - unlabelled;
  const bars = [
    ...proposed.map(({ value, absorbs }) => ({ name: spaced(value), value: 0, second: absorbs })),
    ...(others > 0 ? [{ name: "existing options", value: 0, second: others }] : []),
    { name: spaced(NONE), value: sampled, second: unlabelled },
  ];
  if (sampled === 0) return <p class="empty">In this period, every document fits an option, so there is nothing to propose.</p>;
  return (
    <>
      <p>
        Sampled {count(sampled)} of {count(escape_documents)} documents that fit no option. With the proposed options,{" "}
        {count(unlabelled)} of them would still fit none.
      </p>
      <div class="columns">
        <div class="card">
          <Bars caption="Sampled documents by answer" bars={bars} says={count} series={["now", "with the proposed options"]} />
        </div>
        <div class="card">
          <Table
            caption="Proposed options"
            rows={proposed}
            id={({ value }) => value}
            empty="No better options were found."
            columns={[
              { head: "Option", cell: ({ value }) => <code>{value}</code> },
              { head: "Means", cell: ({ description }) => description },
              { head: "Documents", number: true, cell: ({ absorbs }) => count(absorbs) },
              {
                head: "Examples",
                cell: ({ sample_ids }) =>
                  sample_ids.slice(0, 4).map((id) => (
                    <span key={id}>
                      <a href={to("namespaces", job.namespace, "documents", id)}>{id}</a>{" "}
                    </span>
                  )),
              },
            ]}
          />
        </div>
      </div>
    </>
  );
}
