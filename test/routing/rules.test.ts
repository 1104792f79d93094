import { beforeAll, describe, expect, it } from "vitest";
import { freshDatabase } from "#test/support/database.ts";
import { learnFunctions, Routing } from "#test/support/routing/recorder.ts";
import { judge } from "#test/support/routing/rules.ts";

describe("a statement that a cluster can send to one machine", () => {
  it.each([
    ["restricted by a value", "select * from documents where document_id = $2 and namespace_id = $1::bigint"],
    ["restricted by a list", "select * from namespaces n where n.namespace_id = any($1::bigint[]) for no key update"],
    [
      "joined to what is restricted",
      "select 1 from documents d join answers a on a.namespace_id = d.namespace_id where d.namespace_id = $1",
    ],
    [
      "compared by rows",
      "select 1 from documents d join answers a on (a.namespace_id, a.document_id) = (d.namespace_id, d.document_id) where d.namespace_id = $1",
    ],
    [
      "joined to the rows that may have no match",
      "select 1 from documents d left join answers a on a.namespace_id = d.namespace_id where d.namespace_id = $1",
    ],
    ["restricted in the join itself", "select 1 from judgment_overrides n left join documents d on d.namespace_id = $1"],
    [
      "in a subquery that says it too",
      "select 1 from documents where namespace_id = $1 and exists (select 1 from deferred f where f.namespace_id = $1)",
    ],
    [
      "looked up one by one",
      "select 1 from unnest($2::text[]) q cross join lateral (select * from documents where namespace_id = $1 and document_id = q limit 1) d",
    ],
    [
      "within WITH",
      "with x as (select * from documents where namespace_id = $1) select * from x join answers a on a.namespace_id = $1",
    ],
    [
      "of two halves",
      "select document_id from documents where namespace_id = $1 union all select document_id from answers where namespace_id = $1",
    ],
    [
      "inserted by value",
      "insert into commits (sequence, namespace_id) values ($2, $1), ($3, $1) on conflict (namespace_id, sequence) do nothing",
    ],
    [
      "inserted from lists",
      "insert into documents (namespace_id, document_id) select q.n, q.id from unnest($1::bigint[], $2::text[]) as q(n, id)",
    ],
    [
      "inserted from records",
      "insert into documents (document_id, namespace_id) select id, n from jsonb_to_recordset($1::jsonb) as r(n bigint, id text)",
    ],
    [
      "inserted from lists side by side",
      "insert into documents (namespace_id, state) select d.n, d.s from rows from (unnest($1::bigint[]), jsonb_array_elements($2)) as d(n, s)",
    ],
    [
      "copied",
      "insert into document_history (namespace_id, document_id) select namespace_id, document_id from documents where namespace_id = $1",
    ],
    [
      "moved",
      "with gone as (delete from answers where namespace_id = $1 returning *) insert into answer_history (namespace_id, document_id) select $1, document_id from gone",
    ],
    [
      "moved with what is known of it",
      "with gone as (delete from answers where namespace_id = $1 returning namespace_id) insert into answer_history (namespace_id) select namespace_id from gone",
    ],
    [
      "changed in two tables",
      "with c as (insert into commits (namespace_id) select n from unnest($1::bigint[]) as u(n)) update namespaces set bytes = 0 where namespace_id = any($1)",
    ],
    [
      "updated from lists",
      "update deferred f set attempts = u.a from unnest($2::text[], $3::integer[]) as u(d, a) where f.namespace_id = $1 and f.document_id = u.d",
    ],
    ["deleted", "delete from deferred f using unnest($2::text[]) as s(id) where f.namespace_id = $1 and f.document_id = s.id"],
    [
      "on reference tables alone",
      "select 1 from judgments j join judgment_versions v on v.judgment_id = j.judgment_id where j.organization_id = $1",
    ],
    [
      "on a local table alone",
      "update wakeups w set lease_owner = $1 from (select namespace_id from wakeups for update skip locked) d where w.namespace_id = d.namespace_id",
    ],
    [
      "on a reference table beside it",
      "select 1 from namespaces s join judgment_overrides n on n.namespace_id = s.namespace_id where s.namespace_id = $1",
    ],
    ["on no table", "set local enable_seqscan = off"],
  ])("is one %s", (_, text) => {
    expect(judge(text).problems).toEqual([]);
  });
});

describe("a statement that no cluster could send to one machine is told what is missing", () => {
  const unrestricted = (of: string, column: string) =>
    expect.stringContaining(`${of} is not restricted where it is named: it takes ${column} = $n`);

  it.each([
    [
      "nothing restricts it",
      "select * from documents where document_id = $1",
      unrestricted("documents", "documents.namespace_id"),
    ],
    [
      "only one way of two does",
      "select 1 from documents d where d.namespace_id = $1 or d.document_id = $2",
      unrestricted("documents d", "d.namespace_id"),
    ],
    [
      "another relation than equality does",
      "select 1 from documents d where d.namespace_id >= $1",
      unrestricted("documents d", "d.namespace_id"),
    ],
    [
      "only the rows joined to it are restricted",
      "select 1 from documents d left join answers a on a.namespace_id = d.namespace_id and a.namespace_id = $1",
      unrestricted("documents d", "d.namespace_id"),
    ],
    [
      "it may have no match on either side",
      "select 1 from documents d full join answers a on a.namespace_id = d.namespace_id where d.namespace_id = $1",
      unrestricted("answers a", "a.namespace_id"),
    ],
    [
      "it is joined to values alone",
      "select 1 from unnest($1::bigint[], $2::text[]) as q(n, id) join documents d on d.namespace_id = q.n",
      unrestricted("documents d", "d.namespace_id"),
    ],
    [
      "it is joined to a name alone",
      "select 1 from judgment_overrides n join namespaces s on s.namespace_id = n.namespace_id where n.name = $1",
      unrestricted("namespaces s", "s.namespace_id"),
    ],
    [
      "only the query around it is restricted",
      "select 1 from documents d where d.namespace_id = $1 and not exists (select 1 from deferred f where f.namespace_id = d.namespace_id)",
      unrestricted("deferred f", "f.namespace_id"),
    ],
    [
      "it is joined to what another query has found",
      "with x as materialized (select namespace_id from documents where namespace_id = $1) select 1 from x join answers a on a.namespace_id = x.namespace_id",
      unrestricted("answers a", "a.namespace_id"),
    ],
    [
      "one half of it is not",
      "select 1 from documents where namespace_id = $1 union all select 1 from answers",
      unrestricted("answers", "answers.namespace_id"),
    ],
    ["it is changed everywhere", "delete from deferred where due_at < $1", unrestricted("deferred", "deferred.namespace_id")],
  ])("where %s", (_, text, problem) => {
    expect(judge(text).problems).toEqual([problem]);
  });

  it.each([
    ["inserts a constant", "insert into commits (namespace_id) values (1)", "commits gets a namespace_id that is no parameter"],
    ["inserts no namespace", "insert into commits (sequence) values ($1)", "commits gets a namespace_id that is no parameter"],
    [
      "inserts one row of another kind",
      "insert into commits (namespace_id) values ($1), (default)",
      "commits gets a namespace_id that is no parameter",
    ],
    [
      "queries within VALUES",
      "insert into commits (namespace_id, sequence) values ($1, (select 1))",
      expect.stringMatching(/queries within VALUES.*use insert … select/),
    ],
    [
      "locks rows within a query",
      "update documents d set bytes = 0 from (select document_id from documents where namespace_id = $1 for update) x where d.namespace_id = $1",
      expect.stringContaining("rows are locked in a query within"),
    ],
    [
      "names a local table beside another",
      "select 1 from wakeups w join namespaces s on s.namespace_id = w.namespace_id where s.namespace_id = $1",
      "wakeups is on one machine alone, and the statement names namespaces too",
    ],
    ["names a table that has no place", "select 1 from secrets", "secrets has no place in src/foundation/db/tables.ts"],
    [
      "changes rows in WITH and joins several lists",
      "with c as (delete from commits where namespace_id = $1) update documents d set bytes = q.b from unnest($2::text[], $3::int[]) as q(i, b) where d.namespace_id = $1",
      expect.stringContaining("make it two statements"),
    ],
    [
      "says in another way than the service knows that it changes nothing",
      "select $$delete from jobs$$ from documents where namespace_id = $1",
      "the service takes it to change jobs, and it changes no table",
    ],
    ["is two", "select 1; select 2", "cannot be judged: it is 2 statements"],
    ["is of another kind", "truncate documents", "cannot be judged: it is a TruncateStmt"],
    [
      "joins by names",
      "select 1 from documents join answers using (namespace_id) where documents.namespace_id = $1",
      "cannot be judged: it joins by the names of columns",
    ],
    ["names a schema", "select 1 from public.documents", "cannot be judged: it names the schema public"],
  ])("where it %s", (_, text, problem) => {
    expect(judge(text).problems).toEqual([problem]);
  });
});

describe("a statement's namespaces", () => {
  const violations = (text: string, values: unknown[], options: { name?: string; distributed?: boolean } = {}) => {
    const routing = new Routing({ distributed: options.distributed ?? false });
    routing.note({ text, values, ...(options.name ? { name: options.name } : {}) });
    return routing.violations();
  };

  it.each([
    ["a list as the driver takes it", "select 1 from namespaces where namespace_id = any($1)", [[1, 2]], "$1"],
    ["a list as PostgreSQL writes it", "select 1 from namespaces where namespace_id = any($1)", ["{1,2}"], "$1"],
    [
      "lists that are inserted",
      "insert into documents (namespace_id) select n from unnest($1::bigint[]) as q(n)",
      ["{1,2,1}"],
      "$1",
    ],
    [
      "records",
      "insert into documents (namespace_id) select n from jsonb_to_recordset($1::jsonb) as r(n bigint)",
      ['[{"n":1},{"n":2}]'],
      "$1",
    ],
    ["two values", "select 1 from documents d, answers a where d.namespace_id = $1 and a.namespace_id = $2", [1, 2], "$1, $2"],
  ])("are counted in %s", (_, text, values, parameters) => {
    expect(violations(text, values)).toEqual([expect.stringContaining(`names 2 namespaces at once, in ${parameters}.`)]);
  });

  it.each([
    ["a list", "select 1 from namespaces where namespace_id = any($1)", ["{7,7}"]],
    ["an empty list", "select 1 from namespaces where namespace_id = any($1)", [[]]],
    [
      "lists and a value",
      "insert into documents (namespace_id) select n from unnest($1::bigint[]) as q(n) where n = $2",
      ["{7,7}", 7],
    ],
    ["equal values", "select 1 from documents d, answers a where d.namespace_id = $1 and a.namespace_id = $2", [7, "7"]],
  ])("may be one, as often as it likes, in %s", (_, text, values) => {
    expect(violations(text, values)).toEqual([]);
  });

  it("may be several in a merged commit, unless they lie on several machines", () => {
    const text = "select 1 from namespaces where namespace_id = any($1)";
    expect(violations(text, ["{1,2}"], { name: "namespaces_hold" })).toEqual([]);
    expect(violations(text, ["{1,2}"], { name: "namespaces_hold", distributed: true })).toEqual([
      expect.stringMatching(/^namespaces_hold: names 2 namespaces at once, in \$1\.\n {2}select 1 from/),
    ]);
  });
});

describe("functions in a statement", () => {
  beforeAll(async () => learnFunctions((await freshDatabase()).database));

  const violations = (text: string) => {
    const routing = new Routing({ distributed: false });
    routing.note({ text, values: [1] });
    return routing.violations();
  };

  it("are refused where each machine would answer otherwise", () => {
    expect(violations("update namespaces set bytes = random() where namespace_id = $1")).toEqual([
      expect.stringContaining("calls random, which each machine would answer otherwise"),
    ]);
    expect(violations("select set_config('work_mem', $1, true)")).toEqual([]);
  });

  it("are refused on a conflict where they are not immutable", () => {
    const insert = "insert into commits (namespace_id) values ($1) on conflict (namespace_id) do update set at";
    expect(violations(`${insert} = now()`)).toEqual([expect.stringContaining("calls now on a conflict")]);
    expect(violations(`${insert} = least(excluded.at, commits.at), sequence = abs(excluded.sequence)`)).toEqual([]);
  });
});

it("tells of a text that is no SQL, whoever goes on without an answer to it", () => {
  const routing = new Routing({ distributed: true });
  routing.note({ name: "nonsense", text: "with some as (select 1) select 1 from some" });
  expect(routing.violations()).toEqual([expect.stringMatching(/^nonsense: is no SQL: syntax error at or near "some"/)]);
});
