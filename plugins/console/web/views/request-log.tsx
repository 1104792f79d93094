/** Which key asked what, and how it was answered, the newest first. For admin keys: other keys see that they need one. */
import type { RequestLogEntry, RequestLogGap } from "judgment-client";
import { useState } from "preact/hooks";
import { Choice, Day, Page, Pages, Search, startOf, Table, When } from "../parts/index.ts";
import { useAsked } from "../router.ts";
import { useClient } from "../session.ts";
import { bytes, count } from "../words.ts";

const statuses = [
  ["", "any"],
  ["2xx", "2xx: answered"],
  ["4xx", "4xx: refused"],
  ["5xx", "5xx: failed here"],
  ["401", "401: no valid key"],
  ["403", "403: not allowed"],
  ["404", "404: not found"],
  ["409", "409: conflict"],
  ["429", "429: too many"],
] as const;
/** What the service accepts. */
const KEY = /^key_[0-9a-z]{26}$/;
const OPERATION = /^[a-z][a-z0-9_]{0,63}$/;
const REQUEST = /^[A-Za-z0-9._:/+=-]{1,128}$/;

export function RequestLog() {
  const client = useClient();
  const [gaps, setGaps] = useState<readonly RequestLogGap[]>([]);
  const [asked, ask] = useAsked({ status: "", operation: "", key: "", in: "", request: "", since: "", until: "" });
  const { status, operation, key, request, since, until } = asked;
  const wrong = wrongIn(asked);
  return (
    <Page title="Request log" under="Which key asked what, in the last days. Needs an admin key.">
      <div class="row">
        <Choice label="Status" value={status} options={statuses} set={(status) => ask({ status })} />
        <Search label="Operation" value={operation} placeholder="documents_write" set={(operation) => ask({ operation })} />
        <Search label="Namespace or prefix" value={asked.in} set={(within) => ask({ in: within })} />
        <Search label="API key" value={key} placeholder="key_…" set={(key) => ask({ key })} />
        <Search label="Request id" value={request} set={(request) => ask({ request })} />
        <Day label="From" value={since} set={(since) => ask({ since })} />
        <Day label="Before" value={until} set={(until) => ask({ until })} />
      </div>
      {wrong && <p role="alert">{wrong}</p>}
      <LeftOut gaps={gaps} />
      <Pages<RequestLogEntry>
        on={[status, operation, key, asked.in, request, since, until]}
        load={async (cursor, signal) => {
          if (wrong) return { rows: [], next: null };
          const page = await client.requestLogs.list({
            limit: 50,
            signal,
            ...(status ? { status } : {}),
            ...(operation ? { operation } : {}),
            ...(key ? { key } : {}),
            ...(asked.in ? { namespace_prefix: asked.in } : {}),
            ...(request ? { request_id: request } : {}),
            ...(since ? { since: startOf(since) } : {}),
            ...(until ? { until: startOf(until) } : {}),
            ...(cursor ? { cursor } : {}),
          });
          setGaps(page.left_out);
          return { rows: page.requests, next: page.next_cursor };
        }}
      >
        {(rows) => (
          <Table
            caption="Requests"
            captionHidden
            rows={rows}
            id={({ id }) => id}
            empty="No requests."
            columns={[
              { head: "When", cell: ({ at }) => <When at={at} /> },
              { head: "Status", cell: (entry) => <Answer entry={entry} /> },
              { head: "Operation", cell: (entry) => <Asked entry={entry} /> },
              { head: "Namespace", cell: ({ namespace }) => namespace ?? "–" },
              { head: "Who", cell: (entry) => <Who entry={entry} /> },
              { head: "Time", number: true, cell: ({ duration_ms }) => `${count(duration_ms)} ms` },
              { head: "In", number: true, cell: ({ bytes_in }) => size(bytes_in) },
              { head: "Out", number: true, cell: ({ bytes_out }) => size(bytes_out) },
            ]}
          />
        )}
      </Pages>
    </Page>
  );
}

/** What is wrong with the filters, or null. */
function wrongIn({ operation, key, request }: { operation: string; key: string; request: string }): string | null {
  if (operation !== "" && !OPERATION.test(operation)) return "Enter the id of an operation, such as documents_write.";
  if (key !== "" && !KEY.test(key)) return "Enter the id of an API key: key_ and 26 letters or digits.";
  if (request !== "" && !REQUEST.test(request)) return "Enter the X-Request-Id of a response.";
  return null;
}

const size = (value: number | null) => (value === null ? "–" : bytes(value));

function LeftOut({ gaps }: { readonly gaps: readonly RequestLogGap[] }) {
  if (gaps.length === 0) return null;
  return (
    <p class="note">
      The log does not have all requests. Missing: {gaps.map(({ day, requests }) => `${count(requests)} of ${day}`).join(", ")}.
    </p>
  );
}

function Answer({ entry: { status, error } }: { readonly entry: RequestLogEntry }) {
  if (status === null) return <>the client left</>;
  return (
    <>
      <span class={`badge ${status >= 500 ? "bad" : status >= 400 ? "warn" : "good"}`}>{status}</span>
      {error && <div class="small">{error}</div>}
    </>
  );
}

function Asked({ entry: { operation, method, path, request_id } }: { readonly entry: RequestLogEntry }) {
  return (
    <>
      {operation}
      <div class="quiet small">
        {method} {path}
      </div>
      <div class="quiet small">request {request_id}</div>
    </>
  );
}

function Who({ entry: { key, address } }: { readonly entry: RequestLogEntry }) {
  return (
    <>
      {key.name ?? "a deleted key"} <code class="small">{key.id}</code>
      <div class="quiet small">from {address}</div>
    </>
  );
}
