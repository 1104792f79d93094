/** What other ways to ask the same have changed. */
import type { IntervalEstimate, RobustnessReport } from "judgment-client";
import { Table } from "../parts/index.ts";
import { count, decimal, percent, plural, spaced } from "../words.ts";

const between = (of: IntervalEstimate | null, say: (value: number) => string) =>
  of === null ? "–" : `${say(of.estimate)} (${say(of.low)} to ${say(of.high)})`;
const number = (value: number) => decimal(value, 3);

export function RobustnessView({ report: { documents, is_complete, results } }: { readonly report: RobustnessReport }) {
  return (
    <>
      <p class="quiet">
        {plural(documents, "context")}, each asked as it is and in other ways. In brackets, 95% intervals.
        {!is_complete && " The budget of the job was used up before the end of the sample."}
      </p>
      <Table
        caption="Ways of asking"
        captionHidden
        rows={results}
        id={({ variant }) => variant}
        empty="Nothing was answered."
        columns={[
          { head: "Asked", cell: ({ variant }) => spaced(variant) },
          { head: "Contexts", number: true, cell: (one) => count(one.documents) },
          { head: "Answers that turned", cell: ({ turned }) => between(turned, percent) },
          { head: "Mean change", cell: ({ change }) => between(change, number) },
          { head: "Mean size of changes", cell: ({ size }) => between(size, number) },
          { head: "Gain of the first position", cell: ({ first_position }) => between(first_position, number) },
        ]}
      />
    </>
  );
}
