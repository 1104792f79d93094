/**
 * The questions of the query bench: each as a body of the API, and as the best hand-made SQL for the same tables. Values are drawn again
 * each time, so no cache can answer.
 */
import { scalarKey } from "#src/records/values/attribute-values.ts";
import { URGENT } from "./load.ts";

export interface Question {
  readonly name: string;
  /** Draws one. */
  ask(documents: number): Asked;
}

export interface Asked {
  readonly body: object;
  /** On the service's own tables. */
  readonly sql: Sql;
  /** On a plain table with an index for each column. `$1` is the first value. */
  readonly plain: Sql;
}

/** `$1` is the namespace; a page of 100 rows, and one to know whether there are more. */
export interface Sql {
  readonly text: string;
  readonly values: readonly unknown[];
}

const PAGE = 100;
const pick = (below: number) => Math.floor(Math.random() * below);
const customers = (documents: number) => Math.max(documents / 10, 100);

/** The rows of documents that a selection found, in its order. */
const rowsOf = (found: string, order: string) => `
  select d.document_id, d.revision from (${found}) f
  join documents d on d.namespace_id = $1 and d.document_id = f.document_id order by ${order}`;

/** A page of a plain table, whose name takes the place of `plain`. */
const plain = (where: string, order: string, ...values: unknown[]): Sql => ({
  text: `select id as document_id, revision from plain ${where} order by ${order} limit ${PAGE + 1}`,
  values,
});

const values = (attribute: string) => `attribute_values where namespace_id = $1 and attribute = '${attribute}'`;

function equal(name: string, attribute: string, value: (documents: number) => string): Question {
  return {
    name,
    ask(documents) {
      const drawn = value(documents);
      const found = `select document_id from ${values(attribute)} and value = $2::bytea order by document_id limit ${PAGE + 1}`;
      return {
        body: { filters: [`attributes.${attribute}`, "Eq", drawn], top_k: PAGE },
        sql: { text: rowsOf(found, "f.document_id"), values: [scalarKey(drawn)] },
        plain: plain(`where ${attribute} = $1`, "id", drawn),
      };
    },
  };
}

function oneOf(name: string, attribute: string, draw: (documents: number) => string[]): Question {
  return {
    name,
    ask(documents) {
      const drawn = draw(documents);
      const found = `
        select e.document_id from unnest($2::bytea[]) as wanted(value) cross join lateral (
          select document_id from ${values(attribute)} and value = wanted.value order by document_id limit ${PAGE + 1}
        ) e order by e.document_id limit ${PAGE + 1}`;
      return {
        body: { filters: [`attributes.${attribute}`, "In", drawn], top_k: PAGE },
        sql: { text: rowsOf(found, "f.document_id"), values: [drawn.map((value) => scalarKey(value))] },
        plain: plain(`where ${attribute} = any($1)`, "id", drawn),
      };
    },
  };
}

/** A stretch of the amounts, which run from 0 to 10,000. */
function between(name: string, width: number): Question {
  return {
    name,
    ask() {
      const from = pick(10_000 - width);
      const within = `${values("amount")} and value >= $2::bytea and value < $3::bytea`;
      const wide = `
        select d.document_id, d.revision from documents d
        where d.namespace_id = $1 and (d.attributes -> 'amount')::float8 >= $2 and (d.attributes -> 'amount')::float8 < $3
        order by d.document_id limit ${PAGE + 1}`;
      const narrow = rowsOf(`select document_id from ${within} order by document_id limit ${PAGE + 1}`, "f.document_id");
      const bounds = [from, from + width];
      return {
        body: {
          filters: [
            "And",
            [
              ["attributes.amount", "Gte", from],
              ["attributes.amount", "Lt", from + width],
            ],
          ],
          top_k: PAGE,
        },
        sql: width > 500 ? { text: wide, values: bounds } : { text: narrow, values: bounds.map(scalarKey) },
        plain: plain("where amount >= $1 and amount < $2", "id", ...bounds),
      };
    },
  };
}

/** The highest, those with equal values by id. */
function rankedBy(name: string, attribute: string): Question {
  const top = `select value, document_id from ${values(attribute)} and value < '\\x04' order by value desc, document_id desc limit ${PAGE + 1}`;
  const found = `
    with top as materialized (${top}), edge as (select min(value) as value from top)
    select top.value, top.document_id from top, edge where top.value > edge.value
    union all
    select edge.value, last.document_id from edge cross join lateral (
      select document_id from ${values(attribute)} and value = edge.value
      order by document_id limit ${PAGE + 1} - (select count(*) from top, edge where top.value > edge.value)) last`;
  return {
    name,
    ask: () => ({
      body: { rank_by: [`attributes.${attribute}`, "desc"], top_k: PAGE },
      sql: { text: rowsOf(found, "f.value desc, f.document_id"), values: [] },
      plain: plain("", `${attribute} desc, id`),
    }),
  };
}

/** Few match: their documents are read and sorted. */
function fewRanked(name: string, attribute: string, draw: (documents: number) => string): Question {
  return {
    name,
    ask(documents) {
      const drawn = draw(documents);
      const text = `
        with found as materialized (select document_id from ${values(attribute)} and value = $2::bytea),
        read as materialized (
          select d.document_id, d.revision, (d.attributes -> 'amount')::float8 as amount
          from found join documents d on d.namespace_id = $1 and d.document_id = found.document_id)
        select * from read order by amount desc, document_id limit ${PAGE + 1}`;
      return {
        body: { filters: [`attributes.${attribute}`, "Eq", drawn], rank_by: ["attributes.amount", "desc"], top_k: PAGE },
        sql: { text, values: [scalarKey(drawn)] },
        plain: plain(`where ${attribute} = $1`, "amount desc, id", drawn),
      };
    },
  };
}

/** Some match: as many of the ranking are joined with them as are likely to hold a page (half as many again, for safety). */
function someRanked(name: string, attribute: string, draw: () => string, share: number): Question {
  return {
    name,
    ask(documents) {
      const drawn = draw();
      const block = Math.min(documents, Math.ceil(((PAGE + 1) / share) * 1.5));
      const text = `
        with found as materialized (select document_id from ${values(attribute)} and value = $2::bytea),
        top as materialized (
          select value, document_id from ${values("amount")} and value < '\\x04' order by value desc, document_id desc limit ${block}),
        met as materialized (
          select top.value, top.document_id from top join found on found.document_id = top.document_id
          order by top.value desc, top.document_id limit ${PAGE + 1})
        select d.document_id, d.revision from met join documents d on d.namespace_id = $1 and d.document_id = met.document_id
        order by met.value desc, met.document_id`;
      return {
        body: { filters: [`attributes.${attribute}`, "Eq", drawn], rank_by: ["attributes.amount", "desc"], top_k: PAGE },
        sql: { text, values: [scalarKey(drawn)] },
        plain: plain(`where ${attribute} = $1`, "amount desc, id", drawn),
      };
    },
  };
}

/** Many match: the ranking is walked, and each entry is looked for among them (an `exists` is made a join, which takes 10 times as long). */
function manyRanked(name: string, draw: () => string): Question {
  return {
    name,
    ask() {
      const drawn = draw();
      const found = `
        select w.value, w.document_id from (
          select value, document_id from ${values("amount")} and value < '\\x04' order by value desc, document_id desc) w
        where (select true from ${values("status")} and value = $2::bytea and document_id = w.document_id) limit ${PAGE + 1}`;
      return {
        body: { filters: ["attributes.status", "Eq", drawn], rank_by: ["attributes.amount", "desc"], top_k: PAGE },
        sql: { text: rowsOf(found, "f.value desc, f.document_id"), values: [scalarKey(drawn)] },
        plain: plain("where status = $1", "amount desc, id", drawn),
      };
    },
  };
}

const answers = `answers where namespace_id = $1 and judgment_id = '${URGENT}'`;

const overThreshold: Question = {
  name: "answer over a threshold, ranked by it",
  ask() {
    const least = 0.5 + pick(40) / 100;
    const found = `
      select number, document_id from ${answers} and number >= $2 order by number desc, document_id desc limit ${PAGE + 1}`;
    return {
      body: { filters: ["answers.urgent.p", "Gte", least], rank_by: ["answers.urgent.p", "desc"], top_k: PAGE },
      sql: { text: rowsOf(found, "f.number desc, f.document_id"), values: [least] },
      plain: plain("where urgent >= $1", "urgent desc, id", least),
    };
  },
};

const equalAndThreshold: Question = {
  name: "Eq 25% and answer over a threshold, ranked by it",
  ask() {
    const [least, status] = [0.5 + pick(40) / 100, ["open", "closed", "waiting", "new"][pick(4)]!];
    const found = `
      select w.number, w.document_id from (
        select number, document_id from ${answers} and number >= $2 order by number desc, document_id desc) w
      where (select true from ${values("status")} and value = $3::bytea and document_id = w.document_id) limit ${PAGE + 1}`;
    return {
      body: {
        filters: [
          "And",
          [
            ["attributes.status", "Eq", status],
            ["answers.urgent.p", "Gte", least],
          ],
        ],
        rank_by: ["answers.urgent.p", "desc"],
        top_k: PAGE,
      },
      sql: { text: rowsOf(found, "f.number desc, f.document_id"), values: [least, scalarKey(status)] },
      plain: plain("where urgent >= $1 and status = $2", "urgent desc, id", least, status),
    };
  },
};

const category = () => `category-${pick(100)}`;
const status = () => ["open", "closed", "waiting", "new"][pick(4)]!;
const customer = (documents: number) => `customer-${pick(customers(documents))}`;
const distinct = (count: number, draw: () => string) => {
  const drawn = new Set<string>();
  while (drawn.size < count) drawn.add(draw());
  return [...drawn];
};

export const questions: readonly Question[] = [
  equal("Eq, 10 documents", "customer", customer),
  equal("Eq 1%", "category", category),
  equal("Eq 25%", "status", status),
  oneOf("In, 20 values of 10 documents", "customer", (documents) => distinct(20, () => customer(documents))),
  oneOf("In, 10 values of 1%", "category", () => distinct(10, category)),
  between("range 0.1%", 10),
  between("range 1%", 100),
  between("range 30%", 3000),
  rankedBy("rank", "amount"),
  rankedBy("rank with ties", "priority"),
  fewRanked("Eq, 10 documents, ranked", "customer", customer),
  someRanked("Eq 1%, ranked", "category", category, 0.01),
  manyRanked("Eq 25%, ranked", status),
  overThreshold,
  equalAndThreshold,
];
