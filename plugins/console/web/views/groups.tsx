/** The groups of a namespace or prefix. */
import type { Group } from "judgment-client";
import { Badge, Pages, Table } from "../parts/index.ts";
import { to } from "../router.ts";
import { useClient } from "../session.ts";
import { count } from "../words.ts";
import { MakeLink } from "./make-link.tsx";

export function Groups({ ns }: { readonly ns: string }) {
  const client = useClient();
  return (
    <>
      <MakeLink ns={ns} kind="group" label="New group" />
      <Pages<Group>
        on={[ns]}
        everyMs={10_000}
        load={async (cursor, signal) => {
          const page = await client.groups.list({ ns, limit: 200, signal, ...(cursor ? { cursor } : {}) });
          return { rows: page.groups, next: page.next_cursor };
        }}
      >
        {(rows) => (
          <Table
            caption={`Groups of ${ns}`}
            captionHidden
            rows={rows}
            id={({ name }) => name}
            empty="No groups yet."
            columns={[
              { head: "Group", cell: ({ name }) => <a href={to("namespaces", ns, "groups", name)}>{name}</a> },
              { head: "Key", cell: ({ key }) => <code>{key}</code> },
              {
                head: "State",
                cell: ({ status, warnings }) => (
                  <>
                    <Badge state={status} />{" "}
                    {warnings.includes("group_over_cap") && <span class="badge warn">over 1,000 keys</span>}
                  </>
                ),
              },
              { head: "Live keys", number: true, cell: ({ live_keys }) => (live_keys === null ? "–" : count(live_keys)) },
              { head: "Read by", cell: ({ readers }) => readers.join(", ") || "–" },
              { head: "From", cell: ({ template }) => template ?? "here" },
            ]}
          />
        )}
      </Pages>
    </>
  );
}
