/** The documents of a namespace, found by a filter and ranked, with their answers. */

import { type Filter, type Judgment, JudgmentServiceError, type QueryRow, type RankBy } from "judgment-client";
import { useState } from "preact/hooks";
import { AnswerShort } from "../answer.tsx";
import { useLoad } from "../load.ts";
import { Pages, Show, Table } from "../parts/index.ts";
import { go, to, useAsked } from "../router.ts";
import { useClient } from "../session.ts";
import { MissingNamespace } from "./first-visit.tsx";
import { definitionOf } from "./judgments.tsx";
import { MakeLink } from "./make-link.tsx";
import { type Query, QueryForm } from "./query-form.tsx";

/** More columns than this are no table any more. */
const [ANSWERS, ATTRIBUTES] = [8, 3];

const usual = { filter: "", by: "id", direction: "asc", show: "" };

export function Documents({ ns }: { readonly ns: string }) {
  const client = useClient();
  const judgments = useLoad((signal) => client.judgments.list({ ns, limit: 1000, signal }), [ns]);
  // What is indexed is what somebody goes by.
  const indexed = useLoad(
    async (signal) => {
      const namespace = await client.namespaces.get({ ns, signal });
      return namespace.indexed_attributes.map(({ attribute }) => attribute.slice("attributes.".length));
    },
    [ns],
  );
  const isMissing = indexed.error instanceof JudgmentServiceError && indexed.error.code === "not_found";
  const [query, ask] = useAsked<Query>(usual);
  return (
    <Show of={judgments}>
      {({ judgments }) => {
        const answering = judgments.filter(({ active_version }) => active_version !== null);
        const names = answering.map(({ name }) => name).slice(0, ANSWERS);
        const shown = query.show
          .split(",")
          .map((name) => name.trim())
          .filter(Boolean);
        const attributes = shown.length > 0 ? shown : (indexed.value ?? []).slice(0, ATTRIBUTES);
        return (
          <>
            <QueryForm
              query={query}
              fields={["id", ...(indexed.value ?? []).map((name) => `attributes.${name}`), ...answering.flatMap(fieldsOf)]}
              ask={(next) => ask(next, true)}
            />
            <div class="row">
              <Find ns={ns} />
              <MakeLink ns={ns} kind="document" label="Write a document" />
              <MakeLink ns={ns} kind="subscription" label="Subscribe to this query" asked={{ filter: query.filter }} />
            </div>
            {isMissing && <MissingNamespace ns={ns} />}
            {!isMissing && (indexed.value !== null || indexed.error !== null) && (
              <Found ns={ns} query={query} names={names} attributes={attributes} />
            )}
          </>
        );
      }}
    </Show>
  );
}

/** What can be asked of a judgment's answers. */
function fieldsOf(judgment: Judgment): string[] {
  const { name, thresholds } = judgment;
  const type = definitionOf(judgment)?.type;
  const number = type === "choice" ? "value" : type === "score" ? "score" : "p";
  const members = [number, "freshness", ...Object.keys(thresholds).map((threshold) => `thresholds.${threshold}`)];
  return members.map((member) => `answers.${name}.${member}`);
}

function Find({ ns }: { readonly ns: string }) {
  const [id, setId] = useState("");
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        go("namespaces", ns, "documents", id.trim());
      }}
    >
      <label class="field">
        Document by id
        <input value={id} onInput={({ currentTarget }) => setId(currentTarget.value)} />
      </label>
      <button type="submit" disabled={id.trim() === ""}>
        Open
      </button>
    </form>
  );
}

interface FoundProps {
  readonly ns: string;
  readonly query: Query;
  readonly names: readonly string[];
  readonly attributes: readonly string[];
}

function Found({ ns, query, names, attributes }: FoundProps) {
  const client = useClient();
  const { filter, by, direction } = query;
  return (
    <Pages<QueryRow>
      on={[ns, filter, by, direction, names, attributes]}
      load={async (cursor, signal) => {
        const body = {
          ...(filter ? { filters: JSON.parse(filter) as Filter } : {}),
          rank_by: [by, direction] as RankBy,
          top_k: 50,
          include: { answers: [...names], attributes: [...attributes] },
          ...(cursor ? { cursor } : {}),
        };
        const page = await client.queries.query({ ns, body, signal });
        return { rows: page.rows, next: page.next_cursor };
      }}
    >
      {(rows) => (
        <Table
          caption={`Documents of ${ns}`}
          captionHidden
          rows={rows}
          id={({ id }) => id}
          empty={filter ? "No document matches." : "No documents yet. Write documents to this namespace to see them here."}
          columns={[
            { head: "Document", cell: ({ id }) => <a href={to("namespaces", ns, "documents", id)}>{id}</a> },
            { head: "Revision", number: true, cell: ({ revision }) => revision },
            ...attributes.map((name) => ({
              head: `attributes.${name}`,
              cell: ({ attributes }: QueryRow) => <Value of={attributes?.[name]} />,
            })),
            ...names.map((name) => ({ head: name, cell: ({ answers }: QueryRow) => <AnswerShort answer={answers?.[name]} /> })),
          ]}
        />
      )}
    </Pages>
  );
}

const LONGEST = 60;

function Value({ of }: { readonly of: unknown }) {
  if (of === undefined || of === null) return <span class="quiet">–</span>;
  const text = typeof of === "string" ? of : JSON.stringify(of);
  return <span title={text}>{text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}</span>;
}
