/** The judgments that apply in a namespace, its own and inherited ones. */
import type { Judgment } from "judgment-client";
import { Badge, Pages, Table } from "../parts/index.ts";
import { to } from "../router.ts";
import { useClient } from "../session.ts";
import { plain, spaced } from "../words.ts";
import { MakeLink } from "./make-link.tsx";

/** The definition of the active version; of the newest where none is. */
export function definitionOf({ versions, active_version }: Judgment) {
  return (versions.find(({ version }) => version === active_version) ?? versions.at(-1))?.definition;
}

/** What the levels of a score are called, lowest first. */
export function levelsOf(judgment: Judgment): readonly string[] {
  const criteria = definitionOf(judgment)?.criteria;
  return Array.isArray(criteria) ? criteria : [];
}

export function sayThresholds({ thresholds }: Judgment): string {
  return (
    Object.entries(thresholds)
      .map(([name, at]) => `${name} ${typeof at === "number" ? plain(at) : `${at.value} ${plain(at.gte)}`}`)
      .join(", ") || "–"
  );
}

export function Judgments({ ns }: { readonly ns: string }) {
  const client = useClient();
  return (
    <>
      <MakeLink ns={ns} kind="judgment" label="New judgment" />
      <Pages<Judgment>
        on={[ns]}
        load={async (cursor, signal) => {
          const page = await client.judgments.list({ ns, limit: 200, signal, ...(cursor ? { cursor } : {}) });
          return { rows: page.judgments, next: page.next_cursor };
        }}
      >
        {(rows) => (
          <Table
            caption={`Judgments of ${ns}`}
            captionHidden
            rows={rows}
            id={({ name }) => name}
            empty="No judgments yet."
            columns={[
              { head: "Judgment", cell: ({ name }) => <a href={to("namespaces", ns, "judgments", name)}>{name}</a> },
              { head: "Type", cell: (one) => definitionOf(one)?.type },
              { head: "Question", cell: (one) => definitionOf(one)?.question },
              {
                head: "Version",
                cell: ({ active_version, versions }) =>
                  active_version === null ? <Badge state="disabled" /> : `${active_version} of ${versions.length}`,
              },
              {
                head: "Judged",
                cell: ({ freshness }) => `${spaced(freshness.policy)}${freshness.interval ? ` every ${freshness.interval}` : ""}`,
              },
              { head: "Thresholds", cell: sayThresholds },
              {
                head: "From",
                cell: ({ template, overrides = [] }) =>
                  template ? `${template}${overrides.length > 0 ? `, overriding ${overrides.join(" and ")}` : ""}` : "here",
              },
            ]}
          />
        )}
      </Pages>
    </>
  );
}
