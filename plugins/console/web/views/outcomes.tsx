/** What really happened to judged documents, the newest observed first. */
import type { Outcome } from "judgment-client";
import { Choice, Pages, Table, When } from "../parts/index.ts";
import { to, useAsked } from "../router.ts";
import { useClient } from "../session.ts";

export function Outcomes({ ns, name }: { readonly ns: string; readonly name: string }) {
  const client = useClient();
  const [{ matched }, ask] = useAsked({ matched: "" });
  return (
    <>
      <h2>Outcomes</h2>
      <Choice
        label="Show"
        value={matched}
        options={[
          ["", "all"],
          ["true", "matched"],
          ["false", "unmatched"],
        ]}
        set={(value) => ask({ matched: value })}
      />
      <Pages<Outcome>
        on={[ns, name, matched]}
        load={async (cursor, signal) => {
          const page = await client.outcomes.list({
            ns,
            judgment: name,
            limit: 20,
            signal,
            ...(matched ? { matched: matched === "true" } : {}),
            ...(cursor ? { cursor } : {}),
          });
          return { rows: page.outcomes, next: page.next_cursor };
        }}
      >
        {(rows) => (
          <Table
            caption={`Outcomes for ${name}`}
            captionHidden
            rows={rows}
            id={({ id }) => id}
            empty="None."
            columns={[
              {
                head: "Document",
                cell: ({ document_id }) => <a href={to("namespaces", ns, "documents", document_id)}>{document_id}</a>,
              },
              { head: "Outcome", cell: ({ value }) => (value === true ? "yes" : value === false ? "no" : String(value)) },
              { head: "Observed", cell: ({ observed_at }) => <When at={observed_at} /> },
              {
                head: "Matched evaluation",
                cell: ({ evaluation }) =>
                  evaluation ? (
                    <>
                      version {evaluation.version}, {evaluation.engine_version}, <When at={evaluation.evaluated_at} />
                    </>
                  ) : (
                    <span class="badge warn">unmatched</span>
                  ),
              },
              { head: "From", cell: ({ source, comment }) => [source, comment].filter(Boolean).join(": ") || "–" },
            ]}
          />
        )}
      </Pages>
    </>
  );
}
