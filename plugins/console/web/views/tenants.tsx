/** A template prefix's tenant summary: what tenants publish, and which have. */
import type { Tenant } from "judgment-client";
import { JudgmentServiceError } from "judgment-client";
import { useLoad } from "../load.ts";
import { Badge, Empty, Fact, Pages, Show, Table, When } from "../parts/index.ts";
import { to } from "../router.ts";
import { useClient } from "../session.ts";
import { count } from "../words.ts";

export function Tenants({ ns }: { readonly ns: string }) {
  const client = useClient();
  const summary = useLoad(
    (signal) =>
      client.tenantSummaries.get({ ns, signal }).catch((error) => {
        if (error instanceof JudgmentServiceError && error.code === "not_found") return "none" as const;
        throw error;
      }),
    [ns],
    { everyMs: 30_000 },
  );
  return (
    <Show of={summary}>
      {(value) =>
        value === "none" ? (
          <Empty>No tenant summary yet. With a tenant summary, tenants publish their groups as bands once an hour.</Empty>
        ) : (
          <>
            <dl class="facts">
              <Fact name="Groups">{value.groups.join(", ")}</Fact>
              <Fact name="Bands">
                {Object.entries(value.bands)
                  .map(([name, bands]) => `${name}: ${bands.map(({ label, gte }) => `${label} from ${gte}`).join(", ")}`)
                  .join("; ") || "none"}
              </Fact>
              <Fact name="Last run">
                {value.last_run_at ? <When at={value.last_run_at} /> : "none yet; the first run starts within the hour"}
              </Fact>
            </dl>
            {value.warnings.includes("tenant_summary_failed") && (
              <p class="note warn">The last run could not write to {ns.slice(0, -2)}.</p>
            )}
            <Pages<Tenant>
              on={[ns]}
              load={async (cursor, signal) => {
                const page = await client.tenantSummaries.get({ ns, signal, ...(cursor ? { cursor } : {}) });
                return { rows: page.tenants, next: page.next_cursor };
              }}
            >
              {(rows) => (
                <Table
                  caption="Tenants by name"
                  rows={rows}
                  id={({ namespace }) => namespace}
                  empty="No namespace under the prefix yet."
                  columns={[
                    { head: "Tenant", cell: ({ namespace }) => <a href={to("namespaces", namespace)}>{namespace}</a> },
                    {
                      head: "State",
                      cell: ({ status, reason }) => (
                        <>
                          <Badge state={status} /> {reason}
                        </>
                      ),
                    },
                    { head: "Published", cell: ({ published_at }) => <When at={published_at} /> },
                    {
                      head: "At sequence",
                      number: true,
                      cell: ({ source_as_of }) => (source_as_of === null ? "–" : count(source_as_of)),
                    },
                  ]}
                />
              )}
            </Pages>
          </>
        )
      }
    </Show>
  );
}
