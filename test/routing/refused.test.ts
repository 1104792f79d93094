/** Each form was in a statement of the service once, and a Citus cluster refused the statement, or its coordinator crashed. */
import { beforeAll, describe, expect, it } from "vitest";
import { freshDatabase } from "#test/support/database.ts";
import { learnFunctions, Routing } from "#test/support/routing/recorder.ts";
import { judge } from "#test/support/routing/rules.ts";

describe("a form that a cluster refuses", () => {
  it.each([
    [
      "selects no column",
      "insert into positions (namespace_id, reader) select $1, $2 where exists (select from namespaces where namespace_id = $1)",
      "insert into positions (namespace_id, reader) select $1, $2 where exists (select 1 from namespaces where namespace_id = $1)",
      "selects no column: select 1",
    ],
    [
      "selects none in half of it",
      "select from documents where namespace_id = $1 union all select from answers where namespace_id = $1",
      "select 1 from documents where namespace_id = $1 union all select 1 from answers where namespace_id = $1",
      "selects no column: select 1",
    ],
    [
      "sets a column to an element of an array",
      "update namespaces set sequence = ($2::bigint[])[array_position($1::bigint[], namespace_id)] where namespace_id = any($1::bigint[])",
      "update namespaces set sequence = 0 + ($2::bigint[])[array_position($1::bigint[], namespace_id)] where namespace_id = any($1::bigint[])",
      "sets a column to an element of an array, which crashes a coordinator: 0 + (…)[…]",
    ],
    [
      "limits twice beside rows that it reads",
      `select e.at from namespaces s cross join lateral (
         select e.at from (select * from evaluations e where e.namespace_id = $1 and e.at > s.created_at order by e.at desc limit 256) e
         where e.version = $2 order by e.at desc limit 1
       ) e where s.namespace_id = $1 order by e.at desc limit 1`,
      `select e.at from namespaces s cross join lateral (
         select * from evaluations e where e.namespace_id = $1 and e.at > s.created_at order by e.at desc limit 256
       ) e where s.namespace_id = $1 and e.version = $2 order by e.at desc limit 1`,
      "limits within a limited lateral query that reads a row outside: once",
    ],
    [
      "has a parameter where selected rows conflict",
      `insert into deferred as held (namespace_id, document_id, due_at) select $1, d, $3 from unnest($2::text[]) d
       on conflict (namespace_id, document_id) do update set due_at = excluded.due_at where held.due_at <= $4`,
      `insert into deferred as held (namespace_id, document_id, due_at, first_at) select $1, d, $3, $4 from unnest($2::text[]) d
       on conflict (namespace_id, document_id) do update set due_at = excluded.due_at where held.due_at <= excluded.first_at`,
      "has $n on a conflict of insert … select: let the selected row carry it, and take it from excluded",
    ],
    [
      "queries where rows conflict",
      `insert into deferred (namespace_id, due_at) values ($1, $2)
       on conflict (namespace_id) do update set due_at = (select p.at from pins p where p.namespace_id = $1)`,
      "insert into deferred (namespace_id, due_at) values ($1, $2) on conflict (namespace_id) do update set due_at = excluded.due_at",
      "queries on a conflict",
    ],
    [
      "returns a row as text",
      "update namespaces set sequence = sequence + 1 where namespace_id = $1 returning row(sequence, logged_until)::text as facts",
      "update namespaces set sequence = sequence + 1 where namespace_id = $1 returning hash_record_extended(row(sequence, logged_until), 0)::text as facts",
      "writes a row as text in RETURNING",
    ],
    [
      "adds to a time in CASE",
      "update group_states set over_cap_until = case when keys > $2 then (select r.changed_at from group_rows r where r.namespace_id = $1 limit 1) + $3::bigint * interval '1 ms' end where namespace_id = $1",
      "update group_states set over_cap_until = case when keys > $2 then ((select r.changed_at at time zone 'UTC' from group_rows r where r.namespace_id = $1 limit 1) + $3::bigint * interval '1 ms') at time zone 'UTC' end where namespace_id = $1",
      "adds to a time that is not in UTC in CASE or COALESCE of a change",
    ],
    [
      "adds to a time where rows conflict",
      "insert into deferred as held (namespace_id, due_at) values ($1, $2) on conflict (namespace_id) do update set due_at = least(excluded.due_at, held.first_at + $3::integer * interval '1 ms')",
      "insert into deferred as held (namespace_id, due_at) values ($1, $2) on conflict (namespace_id) do update set due_at = least(excluded.due_at, (held.first_at at time zone 'UTC' + $3::integer * interval '1 ms') at time zone 'UTC')",
      "adds to a time that is not in UTC on a conflict",
    ],
    [
      "takes from a time in what conflicting rows must meet",
      "insert into shown_elsewhere (namespace_id, shown_at) values ($1, $2) on conflict (namespace_id) do update set shown_at = excluded.shown_at where shown_elsewhere.shown_at < excluded.shown_at - interval '1 day'",
      "insert into shown_elsewhere (namespace_id, shown_at) values ($1, $2) on conflict (namespace_id) do update set shown_at = excluded.shown_at where shown_elsewhere.shown_at at time zone 'UTC' < excluded.shown_at at time zone 'UTC' - interval '1 day'",
      "adds to a time that is not in UTC on a conflict",
    ],
    [
      "joins on false",
      "select d.document_id, never.number from documents d left join answers never on never.namespace_id = $1 and false where d.namespace_id = $1",
      "select d.document_id, never.number from documents d cross join (select null::double precision as number) never where d.namespace_id = $1",
      "joins on false: leave the join out",
    ],
    [
      "has plans made without values",
      "select set_config('work_mem', '16MB', true), set_config('plan_cache_mode', 'force_generic_plan', true)",
      "select set_config('work_mem', '16MB', true), set_config('plan_cache_mode', 'auto', true)",
      "has plans made without the values that tell a cluster where to look",
    ],
  ])("%s", (_, refused, taken, problem) => {
    expect(judge(refused).problems).toEqual([problem]);
    expect(judge(taken).problems).toEqual([]);
  });

  it("is taken where a statement is about tables of one machine alone", () => {
    expect(judge("select from wakeups where kind = $1").problems).toEqual([]);
  });
});

describe("functions that go by settings of the session", () => {
  beforeAll(async () => learnFunctions((await freshDatabase()).database));

  const violations = (text: string) => {
    const routing = new Routing({ distributed: false });
    routing.note({ text, values: [1] });
    return routing.violations();
  };

  it.each([
    ["in RETURNING", "update namespaces set bytes = 0 where namespace_id = $1 returning to_char(created_at, 'YYYY')"],
    [
      "in CASE or COALESCE of a change",
      "update namespaces set name = case when bytes > 0 then to_char(created_at, 'YYYY') end where namespace_id = $1",
    ],
    [
      "in CASE or COALESCE of a change",
      "delete from namespaces where namespace_id = $1 and coalesce(to_char(created_at, 'YYYY'), '') = '2030'",
    ],
    ["of a column in SET", "update namespaces set name = name || to_char(created_at, 'YYYY') where namespace_id = $1"],
  ])("are refused %s", (place, text) => {
    expect(violations(text)).toEqual([expect.stringContaining(`calls to_char ${place}, where`)]);
  });

  it("are taken where rows are read", () => {
    expect(
      violations("select case when bytes > 0 then to_char(created_at, 'YYYY') end from namespaces where namespace_id = $1"),
    ).toEqual([]);
  });

  it("are taken in SET where they are given no column", () => {
    expect(violations("update namespaces set name = to_char($2::timestamptz, 'YYYY') where namespace_id = $1")).toEqual([]);
  });

  it("do not include those that turn a time into UTC", () => {
    const text = "update namespaces set deleted_at = null where namespace_id = $1 returning created_at at time zone 'UTC'";
    expect(violations(text)).toEqual([]);
  });
});
