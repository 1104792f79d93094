/**
 * The service beside another store of objects behind HTTP: Parse Server, on the same PostgreSQL, in the same run. Each operation has the same callers and
 * the same objects, and whole objects are answered. The query selects 1% of 100,000 by one attribute and orders them by another: first on Parse Server's
 * table as it makes it, then with an index made by hand for this query. By then the service has learned one from the same query.
 *
 * Parse Server is no dependency. It is looked for in `PEERS_DIR`. Where it is missing, the bench is skipped and says on standard error how to install it.
 */
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenAnswer, OpenQuestion } from "./overload/open-load.ts";
import { type Bench, compared, type Figure, inTurns } from "./support/bench.ts";
import { type Child, startChild } from "./support/child.ts";
import { BATCH, type BenchDocument, documentOf } from "./support/documents.ts";
import { NUMBER } from "./support/request-template.ts";
import { type Stage, stage } from "./support/stage.ts";

/** The router is named because Parse Server 9.10 does not route batches with 2.3. */
const PARSE = "parse-server@9.10.0 router@2.2.0";
const ROUNDS = 5;
const MS = 1_000;
const GRACE_MS = 60_000;
const CALLERS = 16;
const DOCUMENTS = Number(process.env.PEERS_BENCH_DOCUMENTS ?? 100_000);
const GROUPS = 100;
const TOP = 100;
const MOST_ASKED = 20_000;
const FOLDER = process.env.PEERS_DIR ?? join(tmpdir(), "judgment-peers");

/** The requests of an operation, and how many callers send them. */
interface Operation {
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
  readonly callers: number;
}

/** 1% have the same group. */
function attributesOf(n: number): Record<string, unknown> {
  return { ...documentOf(n).attributes, group: n % GROUPS, amount: (n * 7919) % 100_003 };
}

const ourDocument = (n: number): BenchDocument => ({ ...documentOf(n), attributes: attributesOf(n) });
const theirObject = (n: number) => ({ ...attributesOf(n), state: documentOf(n).state });

export const bench: Bench = {
  about: "the service against Parse Server on the same PostgreSQL, where that is installed",
  async run() {
    if (!existsSync(join(FOLDER, "node_modules", "parse-server"))) {
      console.error(`Skipped. To run it: npm install --prefix ${FOLDER} --save-exact ${PARSE}, or name its folder in PEERS_DIR.`);
      return [];
    }
    const place = await stage();
    const children: Child[] = [];
    const started = async (module: string, args: readonly string[] = []) => {
      const child = await startChild(new URL(module, import.meta.url), args);
      children.push(child);
      return child;
    };
    try {
      const { user, password, host, port, database } = place.connection;
      const url = `postgres://${user}:${encodeURIComponent(String(password ?? ""))}@${encodeURIComponent(host ?? "")}:${port}/${database}`;
      const parse = await started("peers/parse-server.ts", [FOLDER, url, host ?? ""]);
      const theirs = parse.hello.port!;
      await fill(place, theirs);
      const [ourLoad, theirLoad] = [await started("overload/open-load.ts"), await started("overload/open-load.ts")];
      const measure = async (what: string, { ours, theirs: requests, callers }: Operation, objects = 1) => {
        const measured = await inTurns(ROUNDS, {
          ours: () => rateOf(ourLoad, { port: place.port, requests: ours, connections: callers }, objects),
          theirs: () => rateOf(theirLoad, { port: theirs, requests, connections: callers }, objects),
        });
        const unit = objects === 1 ? "requests/s" : "objects/s";
        if (process.env.PEERS_BENCH_ALL) console.error(what, JSON.stringify(measured));
        return compared(what, measured.ours, measured.theirs, { target: TARGETS[what]!, better: "higher", unit });
      };
      const operations = await operationsOf(place, theirs);
      const figures: Figure[] = [];
      for (const [what, operation] of Object.entries(operations))
        figures.push(await measure(what, operation, what === "batch of 1,000" ? BATCH : 1));
      const client = await place.bare();
      await client.query('create index on "Order" ("group", amount desc)');
      await client.query('vacuum analyze "Order"');
      const asked = await askedUntilLearned(place);
      if (process.env.PEERS_BENCH_ALL) console.error(`The service learned an index of both after ${asked} more queries.`);
      return [...figures, await measure(INDEXED, operations[QUERY]!)];
    } finally {
      await Promise.all(children.map((child) => child.stop()));
      await place.close();
    }
  },
};

const QUERY = "equal 1%, ordered by another, no index by hand";
const INDEXED = "equal 1%, ordered by another, with an index by hand";
const TARGETS: Readonly<Record<string, number>> = {
  "batch of 1,000": 10,
  "single create": 4,
  get: 4,
  [QUERY]: 3,
  [INDEXED]: 3,
};

async function rateOf(
  load: Child,
  question: Pick<OpenQuestion, "port" | "requests" | "connections">,
  objects: number,
): Promise<number> {
  const whole = { ...question, rate: null, ms: MS, graceMs: GRACE_MS, seed: 1 };
  const { accepted, refused, failed, unanswered, fault, ms } = (await load.ask(whole)) as OpenAnswer;
  if (refused.count + failed + unanswered > 0) throw new Error(`A request failed: ${fault ?? `${refused.count} were refused`}`);
  return (accepted.count * objects * 1_000) / ms;
}

const OURS = "/namespaces/peers%2Forder";
const THEIRS = "/parse/classes/Order";

/** A request to Parse Server as bytes. */
function head(method: "GET" | "POST", path: string, body?: string): string {
  const lines = [`${method} ${path} HTTP/1.1`, "Host: bench", "X-Parse-Application-Id: bench", "X-Parse-Master-Key: bench"];
  if (body !== undefined) lines.push("Content-Type: application/json", `Content-Length: ${Buffer.byteLength(body)}`);
  return [...lines, "", body ?? ""].join("\r\n");
}

async function asked(port: number, method: "GET" | "POST", path: string, body?: object): Promise<Record<string, unknown>> {
  const headers = { "X-Parse-Application-Id": "bench", "X-Parse-Master-Key": "bench", "Content-Type": "application/json" };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

/** 100,000 objects on both sides; theirs but the first are made by the database, as creating them would leave them. */
async function fill(place: Stage, theirs: number): Promise<void> {
  await place.post(OURS, JSON.stringify({ upsert: [ourDocument(0)] }));
  await place.patch(OURS, JSON.stringify({ indexed_attributes: ["attributes.group", "attributes.amount"] }));
  for (let from = 0; from < DOCUMENTS; from += BATCH) {
    const documents = Array.from({ length: BATCH }, (_, n) => ourDocument(from + n));
    await place.post(OURS, JSON.stringify({ upsert: documents }));
  }
  const isReady = async () => {
    const { indexed_attributes: all } = (await place.get(OURS)) as { indexed_attributes: { state: string }[] };
    return all.every(({ state }) => state === "ready");
  };
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 100));
  // The first object of a class makes its table.
  for (const name of ["Order", "New", "Batch"]) await asked(theirs, "POST", THEIRS.replace("Order", name), theirObject(0));
  const client = await place.bare();
  await client.query(
    `insert into "Order" ("objectId", "createdAt", "updatedAt", status, amount, country, vip, lines, "group", state)
     select 'o' || n, now(), now(), (array['open', 'closed', 'waiting'])[1 + n % 3], n * 7919::bigint % 100003,
            (array['de', 'fr', 'us', 'jp'])[1 + n % 4], n % 5 = 0, n % 11, n % ${GROUPS}, state
     from generate_series(1, ${DOCUMENTS - 1}) n, "Order"`,
  );
  await client.query('vacuum analyze "Order"');
}

/** Asks the query until the service has an index of both attributes. */
async function askedUntilLearned(place: Stage): Promise<number> {
  const client = await place.bare();
  const isLearned = async () => {
    const { rows } = await client.query("select 1 from combined_indexes where state = 'ready'");
    return rows.length > 0;
  };
  for (let asked = 0; asked < MOST_ASKED; asked++) {
    if (asked % 20 === 0 && (await isLearned())) return asked;
    await place.post(`${OURS}/query`, JSON.stringify(QUESTION));
  }
  throw new Error(`The service learned no index from ${MOST_ASKED} queries.`);
}

const QUESTION = { filters: ["attributes.group", "Eq", 7], rank_by: ["attributes.amount", "desc"], top_k: TOP };

/** Checks that both answer the query alike. */
async function operationsOf(place: Stage, theirs: number): Promise<Record<string, Operation>> {
  const ourQuery = JSON.stringify({ ...QUESTION, include: { attributes: true, state: true } });
  const theirQuery = `${THEIRS}?where=${encodeURIComponent('{"group":7}')}&order=-amount&limit=${TOP}`;
  const { rows } = (await place.post(`${OURS}/query`, ourQuery)) as { rows: { attributes: { amount: number } }[] };
  const { results } = (await asked(theirs, "GET", theirQuery)) as { results: { amount: number }[] };
  const [ourAmounts, theirAmounts] = [rows.map(({ attributes }) => attributes.amount), results.map(({ amount }) => amount)];
  if (JSON.stringify(ourAmounts) !== JSON.stringify(theirAmounts))
    throw new Error("The query has another answer at Parse Server.");
  const one = (n: number) => JSON.stringify({ upsert: [{ ...ourDocument(n), id: `new-${NUMBER}` }] });
  const many = Array.from({ length: BATCH }, (_, n) => ({ ...ourDocument(n), id: `batch-${n}-${NUMBER}` }));
  const requests = Array.from({ length: BATCH }, (_, n) => ({ method: "POST", path: THEIRS, body: theirObject(n) }));
  // The query is measured before the tables have grown by what is created.
  return {
    [QUERY]: { ours: [place.head("POST", `${OURS}/query`, ourQuery)], theirs: [head("GET", theirQuery)], callers: 1 },
    get: { ours: [place.head("GET", `${OURS}/documents/order-77`)], theirs: [head("GET", `${THEIRS}/o77`)], callers: CALLERS },
    "single create": {
      ours: [place.head("POST", "/namespaces/peers%2Fnew", one(7))],
      theirs: [head("POST", THEIRS.replace("Order", "New"), JSON.stringify(theirObject(7)))],
      callers: CALLERS,
    },
    "batch of 1,000": {
      ours: [place.head("POST", "/namespaces/peers%2Fbatch", JSON.stringify({ upsert: many }))],
      theirs: [head("POST", "/parse/batch", JSON.stringify({ requests }).replaceAll("classes/Order", "classes/Batch"))],
      callers: 1,
    },
  };
}
