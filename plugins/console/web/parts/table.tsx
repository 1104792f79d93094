/** A table that reads well aloud: a caption, headed columns, and a heading for each row. */
import type { ComponentChildren } from "preact";
import { Empty } from "./notes.tsx";
import { Wide } from "./wide.tsx";

export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ComponentChildren;
  readonly number?: boolean;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly id: (row: Row) => string;
  /** The first heads its row. */
  readonly columns: readonly Column<Row>[];
  readonly empty: ComponentChildren;
  readonly captionHidden?: boolean;
}

export function Table<Row>({ caption, rows, id, columns, empty, captionHidden = false }: TableProps<Row>) {
  if (rows.length === 0) return <Empty>{empty}</Empty>;
  return (
    <Wide label={caption}>
      <table>
        <caption class={captionHidden ? "hidden" : ""}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ head, number }) => (
              <th key={head} scope="col" class={number ? "number" : ""}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={id(row)}>
              {columns.map(({ head, cell, number }, at) =>
                at === 0 ? (
                  <th key={head} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={head} class={number ? "number" : ""}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}
