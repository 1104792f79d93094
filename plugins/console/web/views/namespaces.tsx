/** All namespaces, as the tree that their names make. */

import type { Namespace } from "judgment-client";
import { useState } from "preact/hooks";
import { Badge, Choice, Meter, Page, Pages, Search, Table } from "../parts/index.ts";
import { go, to, useAsked } from "../router.ts";
import { useClient } from "../session.ts";
import { bytes, count, percent, usd } from "../words.ts";
import { FirstVisit } from "./first-visit.tsx";
import { NamespaceTree } from "./namespace-tree.tsx";

export function Namespaces() {
  const [{ prefix, view }, ask] = useAsked({ prefix: "", view: "" });
  const [open, setOpen] = useState("");
  return (
    <Page title="Namespaces" under="Namespaces hold documents. A / in a name separates the levels of the hierarchy.">
      <div class="row">
        <Search label="Names that begin with" value={prefix} set={(prefix) => ask({ prefix })} />
        <Choice
          label="Show"
          value={view}
          options={[
            ["", "a table"],
            ["tree", "a tree"],
          ]}
          set={(view) => ask({ view })}
        />
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            go("namespaces", open.trim());
          }}
        >
          <label class="field">
            Open a namespace or template prefix
            <input value={open} placeholder="shop/*" onInput={({ currentTarget }) => setOpen(currentTarget.value)} />
          </label>
          <button type="submit" disabled={open.trim() === ""}>
            Open
          </button>
        </form>
      </div>
      {view === "tree" ? <NamespaceTree prefix={prefix} /> : <Listed prefix={prefix} />}
    </Page>
  );
}

function Listed({ prefix }: { readonly prefix: string }) {
  const client = useClient();
  return (
    <Pages
      on={[prefix]}
      everyMs={10_000}
      load={async (cursor, signal) => {
        const page = await client.namespaces.list({
          limit: 200,
          signal,
          ...(cursor ? { cursor } : {}),
          ...(prefix ? { prefix } : {}),
        });
        return { rows: page.namespaces, next: page.next_cursor };
      }}
    >
      {(rows) => (
        <>
          <Prefixes of={rows} />
          {rows.length === 0 && prefix === "" && <FirstVisit />}
          <Table
            caption="Namespaces"
            captionHidden
            rows={rows}
            id={({ name }) => name}
            empty={prefix ? `No name begins with ${prefix}.` : "None yet. The first write of a document creates one."}
            columns={[
              { head: "Name", cell: (one) => <Name of={one} among={rows} /> },
              { head: "Documents", number: true, cell: ({ document_count }) => count(document_count) },
              { head: "Size", number: true, cell: (one) => bytes(one.bytes) },
              { head: "Sequence", number: true, cell: ({ sequence }) => count(sequence) },
              {
                head: "Spent this month",
                number: true,
                cell: ({ spent_usd }) => usd(spent_usd),
              },
              {
                head: "Budget used",
                cell: ({ name, spent_usd, budget_usd_per_month: budget }) =>
                  budget === null ? (
                    "–"
                  ) : (
                    <Meter
                      label={`Budget used by ${name}`}
                      done={spent_usd}
                      of={budget}
                      says={`${percent(budget === 0 ? 1 : spent_usd / budget)} of ${usd(budget)}`}
                    />
                  ),
              },
              {
                head: "State",
                cell: ({ budget_paused, non_production }) => (
                  <>
                    {budget_paused && <Badge state="paused" />} {non_production && <span class="badge">non-production</span>}
                  </>
                ),
              },
            ]}
          />
        </>
      )}
    </Pages>
  );
}

/** Set in by how many of the listed namespaces it lies under. */
function Name({ of, among }: { readonly of: Namespace; readonly among: readonly Namespace[] }) {
  const depth = among.filter(({ name }) => of.name.startsWith(`${name}/`)).length;
  return (
    <span class="level" style={{ "--depth": depth }}>
      <a href={to("namespaces", of.name)}>{of.name}</a>
    </span>
  );
}

/** Where templates can be: the levels above the listed namespaces. */
function Prefixes({ of }: { readonly of: readonly Namespace[] }) {
  const levels = of.flatMap(({ name }) => {
    const parts = name.split("/");
    return parts.slice(1).map((_, at) => `${parts.slice(0, at + 1).join("/")}/*`);
  });
  const prefixes = [...new Set(levels)].slice(0, 40);
  if (prefixes.length === 0) return null;
  return (
    <p>
      <span class="quiet">Template prefixes above these:</span>{" "}
      {prefixes.map((prefix) => (
        <span key={prefix}>
          <a href={to("namespaces", prefix)}>{prefix}</a>{" "}
        </span>
      ))}
    </p>
  );
}
