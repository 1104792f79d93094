/** The evaluation log of a judgment, newest first. */
import type { Evaluation } from "judgment-client";
import { Badge, Choice, Pages, Table, When } from "../parts/index.ts";
import { to, useAsked } from "../router.ts";
import { useClient } from "../session.ts";
import { count, decimal, percent, spaced } from "../words.ts";

export function Evaluations({ ns, name }: { readonly ns: string; readonly name: string }) {
  const client = useClient();
  const [{ which }, ask] = useAsked({ which: "all" });
  return (
    <>
      <Choice
        label="Show"
        value={which}
        options={[
          ["all", "all evaluations"],
          ["answers", "evaluations that gave answers"],
          ["shadow", "shadow evaluations"],
        ]}
        set={(which) => ask({ which })}
      />
      <Pages<Evaluation>
        on={[ns, name, which]}
        everyMs={5000}
        load={async (cursor, signal) => {
          const page = await client.judgments.evaluations({
            ns,
            name,
            limit: 50,
            signal,
            ...(which === "all" ? {} : { shadow: which === "shadow" }),
            ...(cursor ? { cursor } : {}),
          });
          return { rows: page.evaluations, next: page.next_cursor };
        }}
      >
        {(rows) => (
          <Table
            caption={`Evaluations of ${name}`}
            captionHidden
            rows={rows}
            id={({ id }) => id}
            empty="No evaluations yet."
            columns={[
              {
                head: "Document",
                cell: ({ namespace, document_id }) => (
                  <a href={to("namespaces", namespace, "documents", document_id)}>{document_id}</a>
                ),
              },
              { head: "When", cell: ({ evaluated_at }) => <When at={evaluated_at} /> },
              { head: "Revision", number: true, cell: ({ revision }) => revision },
              { head: "Version", number: true, cell: ({ version }) => version },
              {
                head: "Answer",
                cell: ({ p, value, score, error }) =>
                  error ? (
                    <>
                      <Badge state="failed" /> {error.message}
                    </>
                  ) : p !== undefined ? (
                    percent(p)
                  ) : value !== undefined ? (
                    spaced(value)
                  ) : (
                    decimal(score, 2)
                  ),
              },
              { head: "Tokens", number: true, cell: ({ tokens }) => count(tokens) },
              { head: "Units", number: true, cell: ({ judgment_units }) => judgment_units },
              {
                head: "Notes",
                cell: ({ shadow, carried, repeated }) =>
                  [shadow && "shadow", carried && "carried", repeated && "repeated"].filter(Boolean).join(", "),
              },
            ]}
          />
        )}
      </Pages>
    </>
  );
}
