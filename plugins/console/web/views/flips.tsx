/** How many documents change sides at each threshold. */
import { Table } from "../parts/index.ts";
import { count, percent } from "../words.ts";

export function Flips({ flips, of }: { readonly flips: Readonly<Record<string, number>>; readonly of: number }) {
  return (
    <Table
      caption="Threshold flips"
      rows={Object.entries(flips)}
      id={([name]) => name}
      empty="No thresholds to flip."
      columns={[
        { head: "Threshold", cell: ([name]) => <code>{name}</code> },
        { head: "Flips", number: true, cell: ([, amount]) => count(amount) },
        { head: "Of the sample", number: true, cell: ([, amount]) => percent(of === 0 ? 0 : amount / of) },
      ]}
    />
  );
}
