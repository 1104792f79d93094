/** A group's rows: as bars of whichever aggregate is chosen, and as a table of all. */
import type { Group as GroupResource, GroupRow } from "judgment-client";
import { useAccess } from "../access.ts";
import { Bars } from "../charts/bars.tsx";
import { Later } from "../later.tsx";
import { useLoad } from "../load.ts";
import { Badge, Choice, Fact, Page, type Place, Search, Show, Table } from "../parts/index.ts";
import { asking, to, useAsked } from "../router.ts";
import { useClient } from "../session.ts";
import { count, plain } from "../words.ts";

const called = { count_where: "count of", sum: "sum of", avg: "mean of", min: "minimum of", max: "maximum of" } as const;

/** The aggregates of a row by what they are called: `sum of attributes.total`, `attributes.total p90`. */
export function aggregatesOf({ values }: GroupRow): Map<string, number | null> {
  const found = new Map<string, number | null>();
  if (values.count !== undefined) found.set("count", values.count);
  for (const kind of Object.keys(called) as (keyof typeof called)[])
    for (const [path, value] of Object.entries(values[kind] ?? {})) found.set(`${called[kind]} ${path}`, value);
  for (const [path, { p50, p90, p99 }] of Object.entries(values.quantiles ?? {}))
    for (const [name, value] of Object.entries({ p50, p90, p99 })) found.set(`${path} ${name}`, value);
  return found;
}

export function Group({ ns, name, crumbs }: { readonly ns: string; readonly name: string; readonly crumbs: readonly Place[] }) {
  const client = useClient();
  const group = useLoad((signal) => client.groups.get({ ns, name, signal }), [ns, name], { everyMs: 5000 });
  const write = useAccess().write(ns);
  return (
    <Page title={name} crumbs={crumbs}>
      <Show of={group}>
        {(value) => (
          <>
            {write && value.template === undefined && (
              <div class="row">
                <Later form="DeleteGroup" ns={ns} name={name} />
              </div>
            )}
            <Shown ns={ns} group={value} />
          </>
        )}
      </Show>
    </Page>
  );
}

function Shown({ ns, group }: { readonly ns: string; readonly group: GroupResource }) {
  return (
    <>
      <p class="row middle">
        <Badge state={group.status} />
        {group.warnings.includes("group_over_cap") && (
          <span class="badge warn">more than 1,000 live keys: readers are stale</span>
        )}
      </p>
      <dl class="facts">
        <Fact name="Key">
          <code>{group.key}</code>
        </Fact>
        {group.match && (
          <Fact name="Match">
            <code>{JSON.stringify(group.match)}</code>
          </Fact>
        )}
        {group.keep_keys && <Fact name="Keys expire after">{group.keep_keys}</Fact>}
        {group.live_keys !== null && <Fact name="Live keys">{count(group.live_keys)}</Fact>}
        {group.as_of !== undefined && <Fact name="Exact at sequence">{count(group.as_of)}</Fact>}
        <Fact name="Read by">
          {group.readers.length === 0 && "no judgment"}
          {group.readers.map((reader) => (
            <span key={reader}>
              <a href={to("namespaces", ns, "judgments", reader)}>{reader}</a>{" "}
            </span>
          ))}
        </Fact>
        {group.template && <Fact name="From">{group.template}</Fact>}
        {group.job_id && (
          <Fact name="Build job">
            <a href={to("jobs", group.job_id)}>{group.job_id}</a>
          </Fact>
        )}
      </dl>
      {group.rows ? (
        <Rows ns={ns} path={group.key} rows={group.rows} />
      ) : (
        <p class="empty">Each namespace under the prefix has its own rows.</p>
      )}
    </>
  );
}

/** A text that could be taken for a number or a boolean, or not be seen, in quotes: `1` and `"1"` are two keys. */
const named = (key: GroupRow["key"]) =>
  typeof key === "string" && (key.trim() === "" || ["true", "false", String(Number(key))].includes(key))
    ? JSON.stringify(key)
    : String(key);

/** More bars than this are better read as a table. */
const BARS = 30;

interface RowsProps {
  readonly ns: string;
  readonly path: string;
  readonly rows: readonly GroupRow[];
}

function Rows({ ns, path, rows }: RowsProps) {
  const [{ show, key: looked }, ask] = useAsked({ show: "", key: "" });
  const all = rows.map((row) => ({ key: named(row.key), of: row.key, values: aggregatesOf(row) }));
  const names = [...new Set(all.flatMap(({ values }) => [...values.keys()]))];
  const shown = names.includes(show) ? show : names[0];
  if (shown === undefined) return <p class="empty">No rows yet, because no document has the key attribute.</p>;
  const found = all.filter(({ key }) => key.toLowerCase().includes(looked.toLowerCase()));
  const bars = found
    .map(({ key, values }) => ({ name: key, value: values.get(shown) ?? 0 }))
    .toSorted((one, other) => other.value - one.value)
    .slice(0, BARS);
  const documents = (key: GroupRow["key"]) =>
    asking(to("namespaces", ns, "documents"), { filter: JSON.stringify([path, "Eq", key]) });
  return (
    <>
      <div class="row">
        <Choice label="Show" value={shown} options={names.map((name) => [name, name] as const)} set={(show) => ask({ show })} />
        <Search label="Keys with" value={looked} set={(key) => ask({ key })} />
      </div>
      <div class="card">
        <Bars caption={`${shown} by key${found.length > BARS ? `, the ${BARS} largest` : ""}`} bars={bars} says={plain} />
      </div>
      <h2>Rows</h2>
      <Table
        caption="Rows, largest count first"
        captionHidden
        rows={found}
        id={({ key }) => key}
        empty="No key matches."
        columns={[
          { head: "Key", cell: ({ key, of }) => <a href={documents(of)}>{key}</a> },
          ...names.map((name) => ({
            head: name,
            number: true,
            cell: ({ values }: (typeof all)[number]) => plain(values.get(name) ?? null),
          })),
        ]}
      />
    </>
  );
}
