/** What is asked of a namespace's documents: a filter, an order, and which attributes to show. */
import { useEffect, useState } from "preact/hooks";
import { FilterBuilder, withCondition } from "./filter-builder.tsx";

export interface Query extends Readonly<Record<string, string>> {
  /** JSON, or nothing. */
  readonly filter: string;
  readonly by: string;
  readonly direction: string;
  /** Names of attributes, separated by commas. */
  readonly show: string;
}

interface QueryFormProps {
  readonly query: Query;
  readonly fields: readonly string[];
  readonly ask: (query: Query) => void;
}

export function QueryForm({ query, fields, ask }: QueryFormProps) {
  const [typed, setTyped] = useState(query);
  const [wrong, setWrong] = useState<string | null>(null);
  const key = JSON.stringify(query);
  // What was asked elsewhere, as by the back button, is what stands here.
  useEffect(() => setTyped(query), [key]);
  const submit = (next: Query) => {
    try {
      if (next.filter.trim() !== "") JSON.parse(next.filter);
      setWrong(null);
      ask({ ...next, by: next.by.trim() || "id" });
    } catch {
      setWrong('A filter is JSON: [field, op, value], or ["And", [filters]], ["Or", [filters]], ["Not", filter].');
    }
  };
  const type = (change: Partial<Query>) => setTyped({ ...typed, ...change } as Query);
  return (
    <>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          submit(typed);
        }}
      >
        <label class="field grows">
          Filter
          <input
            class="code"
            value={typed.filter}
            placeholder={'["attributes.status", "Eq", "open"]'}
            aria-invalid={wrong !== null}
            onInput={({ currentTarget }) => type({ filter: currentTarget.value })}
          />
        </label>
        <label class="field">
          Ranked by
          <input class="code" value={typed.by} onInput={({ currentTarget }) => type({ by: currentTarget.value })} />
        </label>
        <label class="field">
          Direction
          <select value={typed.direction} onChange={({ currentTarget }) => type({ direction: currentTarget.value })}>
            <option value="asc">ascending</option>
            <option value="desc">descending</option>
          </select>
        </label>
        <label class="field">
          Attributes shown
          <input
            class="code"
            value={typed.show}
            placeholder="status, customer"
            onInput={({ currentTarget }) => type({ show: currentTarget.value })}
          />
        </label>
        <button type="submit" class="main">
          Query
        </button>
        {query.filter !== "" && (
          <button type="button" onClick={() => submit({ ...typed, filter: "" })}>
            All documents
          </button>
        )}
      </form>
      {wrong && (
        <p class="note bad" role="alert">
          {wrong}
        </p>
      )}
      <details>
        <summary>Add a condition</summary>
        <FilterBuilder
          fields={fields}
          add={(condition) => {
            try {
              submit({ ...typed, filter: withCondition(typed.filter, condition) });
            } catch {
              submit(typed);
            }
          }}
        />
      </details>
    </>
  );
}
