/** Attributes as rows of a name, a kind and a value, for who does not write JSON. */
import { parseExact, rawNumber } from "../exact-json.ts";
import { Select, Text } from "./fields.tsx";

export interface Row {
  readonly name: string;
  readonly kind: "text" | "number" | "yes or no" | "JSON";
  readonly value: string;
}

export const NEW_ROW: Row = { name: "", kind: "text", value: "" };

const kinds = [
  ["text", "text"],
  ["number", "number"],
  ["yes or no", "yes or no"],
  ["JSON", "JSON"],
] as const;

export function rowsOf(attributes: Readonly<Record<string, unknown>>): Row[] {
  return Object.entries(attributes).map(([name, value]): Row => {
    if (typeof value === "string") return { name, kind: "text", value };
    const number = typeof value === "number" ? String(value) : rawNumber(value);
    if (number !== null) return { name, kind: "number", value: number };
    if (typeof value === "boolean") return { name, kind: "yes or no", value: String(value) };
    return { name, kind: "JSON", value: JSON.stringify(value) };
  });
}

/** Null if a value is not of its kind. Rows without a name are left out. */
export function attributesOf(rows: readonly Row[]): Record<string, unknown> | null {
  const values: [string, unknown][] = [];
  for (const row of rows) {
    if (row.name.trim() === "") continue;
    if (wrongOf(row) !== null) return null;
    values.push([row.name.trim(), typed(row)]);
  }
  return Object.fromEntries(values);
}

function typed({ kind, value }: Row): unknown {
  if (kind === "text") return value;
  if (kind === "yes or no") return value === "true";
  return parseExact(value);
}

export function wrongOf({ kind, value }: Row): string | null {
  if (kind === "number" && !/^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(value.trim()))
    return "This must be a number, such as 12.5.";
  if (kind !== "JSON" && kind !== "number") return null;
  try {
    parseExact(value);
    return null;
  } catch (error) {
    return error instanceof SyntaxError ? 'This is not JSON. Examples: null, or ["a", "b"].' : (error as Error).message;
  }
}

interface RowsProps {
  readonly rows: readonly Row[];
  readonly set: (rows: readonly Row[]) => void;
  /** Where the attributes are in the request. */
  readonly at: string;
}

export function AttributeRows({ rows, set, at }: RowsProps) {
  const change = (index: number, changed: Partial<Row>) =>
    set(rows.map((row, one) => (one === index ? { ...row, ...changed } : row)));
  return (
    <fieldset class="rows">
      <legend>Attributes</legend>
      <p class="quiet small">Queries and groups find documents by attributes.</p>
      {rows.map((row, index) => {
        const called = row.name || `attribute ${index + 1}`;
        const place = `${at}/${row.name.trim()}`;
        return (
          <div class="row" key={index}>
            <Text
              label={<Said seen="Name" all={`Name of attribute ${index + 1}`} />}
              value={row.name}
              pattern="[A-Za-z0-9_\-]{1,128}"
              title="Letters, digits, _ and -"
              code
              set={(name) => change(index, { name })}
            />
            <Select
              label={<Said seen="Kind" all={`Kind of ${called}`} />}
              value={row.kind}
              options={kinds}
              set={(kind) => change(index, { kind: kind as Row["kind"], value: kind === "yes or no" ? "true" : row.value })}
            />
            {row.kind === "yes or no" ? (
              <Select
                label={<Said seen="Value" all={`Value of ${called}`} />}
                value={row.value}
                at={place}
                options={[
                  ["true", "yes"],
                  ["false", "no"],
                ]}
                set={(value) => change(index, { value })}
              />
            ) : (
              <Text
                label={<Said seen="Value" all={`Value of ${called}`} />}
                value={row.value}
                at={place}
                code={row.kind !== "text"}
                wrong={row.name === "" && row.value === "" ? null : wrongOf(row)}
                set={(value) => change(index, { value })}
              />
            )}
            <button type="button" onClick={() => set(rows.filter((_, one) => one !== index))}>
              Remove<span class="hidden"> {called}</span>
            </button>
          </div>
        );
      })}
      <p>
        <button type="button" onClick={() => set([...rows, NEW_ROW])}>
          Add an attribute
        </button>
      </p>
    </fieldset>
  );
}

/** A short label in sight, and which row it is of for who hears it. */
function Said({ seen, all }: { readonly seen: string; readonly all: string }) {
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <span class="hidden">{all}</span>
    </>
  );
}
