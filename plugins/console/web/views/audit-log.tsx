/** Who changed what, the newest first. For admin keys: other keys see that they need one. */
import type { AuditEntry } from "judgment-client";
import { Choice, Day, Json, Page, Pages, Search, startOf, Table, When } from "../parts/index.ts";
import { useAsked } from "../router.ts";
import { useClient } from "../session.ts";
import { spaced } from "../words.ts";

/** What may be asked for; each name is the beginning of several actions. */
const kinds = [
  ["api_key", "API keys"],
  ["organization", "organization"],
  ["namespace", "namespaces"],
  ["budget", "budgets"],
  ["judgment", "judgments"],
  ["group", "groups"],
  ["subscription", "subscriptions"],
  ["endpoint", "endpoints"],
  ["non_production_prefix", "non-production prefixes"],
  ["tenant_summary", "tenant summaries"],
  ["export", "exports"],
  ["job", "jobs"],
] as const;
const KEY = /^key_[0-9a-z]{26}$/;

export function AuditLog() {
  const client = useClient();
  const [asked, ask] = useAsked({ action: "", key: "", in: "", since: "", until: "" });
  const { action, key, since, until } = asked;
  const wrong = key !== "" && !KEY.test(key);
  return (
    <Page title="Audit log" under="Who changed what, in the last year. Needs an admin key.">
      <div class="row">
        <Choice
          label="What"
          value={action}
          options={[["", "anything"], ...kinds.map(([kind, called]) => [`${kind}.*`, called] as const)]}
          set={(action) => ask({ action })}
        />
        <Search label="Namespace or prefix" value={asked.in} set={(within) => ask({ in: within })} />
        <Search label="API key" value={key} placeholder="key_…" set={(key) => ask({ key })} />
        <Day label="From" value={since} set={(since) => ask({ since })} />
        <Day label="Before" value={until} set={(until) => ask({ until })} />
      </div>
      {wrong && <p role="alert">Enter the id of an API key: key_ and 26 letters or digits.</p>}
      <Pages<AuditEntry>
        on={[action, key, asked.in, since, until]}
        load={async (cursor, signal) => {
          if (wrong) return { rows: [], next: null };
          const page = await client.auditLogs.list({
            limit: 50,
            signal,
            ...(action ? { action } : {}),
            ...(key ? { key } : {}),
            ...(asked.in ? { namespace_prefix: asked.in } : {}),
            ...(since ? { since: startOf(since) } : {}),
            ...(until ? { until: startOf(until) } : {}),
            ...(cursor ? { cursor } : {}),
          });
          return { rows: page.entries, next: page.next_cursor };
        }}
      >
        {(rows) => (
          <Table
            caption="Changes"
            captionHidden
            rows={rows}
            id={({ id }) => id}
            empty="No changes."
            columns={[
              { head: "When", cell: ({ at }) => <When at={at} /> },
              { head: "What", cell: ({ action }) => spaced(action.replace(".", ": ")) },
              {
                head: "Resource",
                cell: ({ namespace, subject }) => [namespace, subject].filter(Boolean).join(" · ") || "the organization",
              },
              { head: "Who", cell: (entry) => <Who entry={entry} /> },
              { head: "Before and after", cell: (entry) => <Sides entry={entry} /> },
            ]}
          />
        )}
      </Pages>
    </Page>
  );
}

function Who({ entry: { actor, address, request_id } }: { readonly entry: AuditEntry }) {
  return (
    <>
      {actor.key === null ? actor.type === "key" ? "an unknown key" : `the ${actor.type}` : <code>{actor.key}</code>}
      {address && <div class="quiet small">from {address}</div>}
      {request_id && <div class="quiet small">request {request_id}</div>}
    </>
  );
}

function Sides({ entry: { before, after } }: { readonly entry: AuditEntry }) {
  if (before === null && after === null) return <>–</>;
  return (
    <details>
      <summary>{Object.keys({ ...before, ...after }).join(", ") || "nothing"}</summary>
      {before && (
        <>
          <p class="quiet small">Before</p>
          <Json value={before} />
        </>
      )}
      {after && (
        <>
          <p class="quiet small">After</p>
          <Json value={after} />
        </>
      )}
    </details>
  );
}
