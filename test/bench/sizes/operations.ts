/** What a caller asks of a namespace, one request each. Values are drawn anew, so no cache can answer. */
import { documentOf } from "../support/documents.ts";
import type { Stage } from "../support/stage.ts";
import type { Sized } from "./namespace.ts";

type Operation = (place: Stage, namespace: Sized) => Promise<unknown>;

const pick = (below: number) => Math.floor(Math.random() * below);
let fresh = 0;

/** A document that is there, with another value of an attribute. */
const changed = (n: number) => {
  const document = documentOf(n);
  return { ...document, attributes: { ...document.attributes, lines: pick(11), seen: pick(1e9) } };
};

const writing =
  (body: (documents: number) => object): Operation =>
  (place, { path, documents }) =>
    place.post(path, JSON.stringify(body(documents)));
const querying =
  (body: () => object): Operation =>
  (place, { path }) =>
    place.post(`${path}/query`, JSON.stringify({ top_k: 20, ...body() }));
const getting =
  (of: (documents: number) => string): Operation =>
  (place, { path, documents }) =>
    place.get(`${path}${of(documents)}`);

export const operations: Readonly<Record<string, Operation>> = {
  "write a new document": writing(() => ({ upsert: [{ ...documentOf(fresh), id: `new-${fresh++}` }] })),
  "change a document": writing((documents) => ({ upsert: [changed(pick(documents))] })),
  "change one and wait for its answer": writing((documents) => ({ upsert: [changed(pick(documents))], wait_for: ["urgent"] })),
  "change 100 documents": writing((documents) => {
    const from = pick(documents - 100);
    return { upsert: Array.from({ length: 100 }, (_, at) => changed(from + at)) };
  }),
  "delete a document": writing(() => ({ delete: [`new-${pick(fresh)}`] })),
  "read a document": getting((documents) => `/documents/${documentOf(pick(documents)).id}`),
  "query, equal (9%)": querying(() => ({ filters: ["attributes.lines", "Eq", pick(11)] })),
  "query, equal (9%), ranked by a number": querying(() => ({
    filters: ["attributes.lines", "Eq", pick(11)],
    rank_by: ["attributes.amount", "desc"],
  })),
  "query, by a judgment's answer, ranked by it": querying(() => ({
    filters: ["answers.urgent.p", "Gte", 0.5 + pick(400) / 1_000],
    rank_by: ["answers.urgent.p", "desc"],
  })),
  "read a group": getting(() => "/groups/countries"),
  "read the log of a judgment": getting(() => "/judgments/urgent/evaluations?limit=20"),
};
