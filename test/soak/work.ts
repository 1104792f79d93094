/**
 * The mixed work of a soak. Each step is one request of one kind, in a fixed order. The documents are a ring: a step that comes round again
 * writes the same ids. So the number of documents stays the same, and what grows is not data that somebody wanted to keep.
 */
import { documentOf } from "#test/bench/support/documents.ts";

export const NAMESPACE = "soak/orders";
const PATH = `/namespaces/${encodeURIComponent(NAMESPACE)}`;

/** Documents of the ring, and those that one step writes. */
const RING = 20_000;
const AT_ONCE = 10;

export interface Step {
  readonly kind: Kind;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: object;
}

const idsFrom = (from: number) => Array.from({ length: AT_ONCE }, (_, at) => (from + at) % RING);

const KINDS = {
  /** Writes documents anew, of which some exist. */
  write: (from: number, n: number) => ({ upsert: idsFrom(from).map((id) => changed(id, n)) }),
  /** Changes attributes of documents that may be there. */
  update: (from: number, n: number) => ({ upsert: idsFrom(from).map((id) => changed(id, n)) }),
  wait: (from: number, n: number) => ({ upsert: [changed(from, n)], wait_for: ["urgent"] }),
  delete: (from: number) => ({ delete: idsFrom(from).map((id) => documentOf(id).id) }),
  query: (from: number) => ({ filters: ["attributes.lines", "Eq", from % 11], top_k: 100, include: { answers: ["urgent"] } }),
  read: () => undefined,
} as const;

export type Kind = keyof typeof KINDS;
export const kinds = Object.keys(KINDS) as Kind[];

/** Half of the steps write. Updates meet documents of a hundred steps ago, and deletions those of a thousand. */
const ORDER: readonly [Kind, number][] = [
  ["write", 0],
  ["query", 0],
  ["update", 100],
  ["read", 10],
  ["wait", 5],
  ["update", 200],
  ["delete", 1_000],
  ["query", 0],
];

/** The step of this number. */
export function stepOf(n: number): Step {
  const [kind, ago] = ORDER[n % ORDER.length]!;
  const from = (Math.max(0, Math.floor(n / ORDER.length) - ago) * AT_ONCE) % RING;
  if (kind === "read") return { kind, method: "GET", path: `${PATH}/documents/${documentOf(from).id}` };
  return { kind, method: "POST", path: kind === "query" ? `${PATH}/query` : PATH, body: KINDS[kind](from, n) };
}

/** Another content every time that a document is written. */
function changed(id: number, n: number) {
  const document = documentOf(id);
  return { ...document, attributes: { ...document.attributes, lines: n % 11, seen: n } };
}

/** What the namespace has besides documents: a judgment, a subscription and a group. */
export const definitions: readonly { path: string; body: object }[] = [
  {
    path: `${PATH}/judgments`,
    body: {
      name: "urgent",
      type: "bool",
      question: "Is it urgent?",
      engine: { name: "instant" },
      freshness: { policy: "on_write" },
    },
  },
  {
    path: `${PATH}/subscriptions`,
    body: { name: "open", filters: ["attributes.status", "Eq", "open"], events: ["entered", "exited"] },
  },
  { path: `${PATH}/groups`, body: { name: "countries", key: "attributes.country", aggregate: { count: true } } },
];
