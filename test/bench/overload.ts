/**
 * The service at twice the rate that it can take. Requests are small writes, reads by id and queries by an indexed attribute, of two organizations.
 *
 * First, 64 callers who wait for each answer show what the service can take. Then each round offers, by a schedule:
 *
 * - *calm*: half of that rate, nine tenths of it from one organization;
 * - *a flood*: twice the rate from one organization, and a tenth of its fair share from the other, which is a twentieth of what the service can take;
 * - *after*: calm again, at once;
 * - *two floods*: twice the rate, half of it from each.
 *
 * The figures compare a round's floods with its calm. `OVERLOAD_BENCH_ROUNDS` says how many rounds there are.
 */
import type { OpenAnswer, OpenQuestion } from "./overload/open-load.ts";
import type { Seen } from "./overload/service.ts";
import { type Bench, compared, type Figure, median } from "./support/bench.ts";
import { type Child, startChild } from "./support/child.ts";
import { documentOf } from "./support/documents.ts";
import { NUMBER } from "./support/request-template.ts";
import { type Stage, stage } from "./support/stage.ts";

const ROUNDS = Number(process.env.OVERLOAD_BENCH_ROUNDS ?? 5);
const MS = 2_000;
/** Unanswered requests get as long as a request waits for the database. */
const GRACE_MS = 10_000;
const CALLERS = 64;
/** That each organization's proxy has open. */
const CONNECTIONS = 500;
const DOCUMENTS = 1_000;
const LONGEST_DELAY_MS = 50;

/** An organization with a key and a process that sends its requests. */
interface Sender {
  readonly requests: readonly string[];
  readonly load: Child;
}

interface Offered {
  readonly large: OpenAnswer;
  readonly small: OpenAnswer;
  readonly seen: Seen;
}

interface Round {
  readonly closed: number;
  readonly calm: Offered;
  readonly flood: Offered;
  readonly after: Offered;
  readonly floods: Offered;
}

export const bench: Bench = {
  about: "twice the rate that the service can take, by a schedule: times of what is accepted, refusals, memory, against calm",
  async run() {
    const place = await stage(new URL("overload/service.ts", import.meta.url));
    const children: Child[] = [];
    const started = async (module: string) => {
      const child = await startChild(new URL(module, import.meta.url));
      children.push(child);
      return child;
    };
    try {
      const senderOf = async (key: string): Promise<Sender> => ({
        requests: await requestsOf(place, key),
        load: await started("overload/open-load.ts"),
      });
      const large = await senderOf(place.key);
      const small = await senderOf(await otherOrganization(place));
      const rounds: Round[] = [];
      for (let round = -1; round < ROUNDS; round++) {
        const measured = await roundOf({ place, large, small }, round + 2);
        if (round >= 0) rounds.push(measured);
        if (process.env.OVERLOAD_BENCH_ALL) console.error(JSON.stringify(measured));
      }
      return figuresOf(rounds);
    } finally {
      await Promise.all(children.map((child) => child.stop()));
      await place.close();
    }
  },
};

/** A namespace with documents and an indexed attribute, and the requests to it: as many writes as reads, and half as many queries. */
async function requestsOf(place: Stage, key: string): Promise<string[]> {
  const path = `/namespaces/${encodeURIComponent(`overload/${key.slice(-4)}`)}`;
  const head = (method: "GET" | "POST", below: string, body?: unknown) =>
    place.head(method, path + below, body === undefined ? undefined : JSON.stringify(body)).replace(place.key, key);
  const documents = Array.from({ length: DOCUMENTS }, (_, n) => documentOf(n));
  await send(place, key, "POST", path, { upsert: documents });
  await send(place, key, "PATCH", path, { indexed_attributes: ["attributes.amount"] });
  const isReady = ({ indexed_attributes: all }: Shown) => all.length > 0 && all.every(({ state }) => state === "ready");
  while (!isReady(await send(place, key, "GET", path))) await new Promise((resolve) => setTimeout(resolve, 20));
  const write = head("POST", "", { upsert: [{ ...documentOf(7), id: `order-${NUMBER}` }] });
  const reads = [3, 8].map((n) => head("GET", `/documents/${documents[n]!.id}`));
  const query = head("POST", "/query", { filters: ["attributes.amount", "Eq", documents[70]!.attributes.amount], top_k: 10 });
  return [write, write, ...reads, query];
}

interface Shown {
  readonly indexed_attributes: readonly { readonly state: string }[];
}

async function send(place: Stage, key: string, method: string, path: string, body?: unknown): Promise<Shown> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const sent = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const response = await fetch(`http://127.0.0.1:${place.port}/v1${path}`, sent);
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Shown;
}

/** Moves a new key to an organization of its own. The service learns of it when it first sees the key. */
async function otherOrganization(place: Stage): Promise<string> {
  const { id, key } = (await place.post("/api-keys", JSON.stringify({ name: "other", role: "read_write" }))) as {
    id: string;
    key: string;
  };
  const client = await place.bare();
  await client.query(
    "insert into organizations (organization_id, name, plan, created_at) select 'org_other', 'other', plan, now() from organizations limit 1",
  );
  await client.query("insert into definition_epochs (organization_id, epoch) values ('org_other', 1)");
  await client.query("update api_keys set organization_id = 'org_other' where key_id = $1", [id]);
  return key;
}

interface Parts {
  readonly place: Stage;
  readonly large: Sender;
  readonly small: Sender;
}

async function roundOf({ place, large, small }: Parts, seed: number): Promise<Round> {
  const ask = ({ requests, load }: Sender, more: Pick<OpenQuestion, "rate" | "connections">) =>
    load.ask({
      port: place.port,
      requests,
      ms: MS,
      graceMs: GRACE_MS,
      seed,
      ...more,
    } satisfies OpenQuestion) as Promise<OpenAnswer>;
  const { accepted, fault } = await ask(large, { rate: null, connections: CALLERS });
  if (accepted.count === 0) throw new Error(`The callers who wait were not answered: ${fault}`);
  const rate = (accepted.count * 1_000) / MS;
  const offered = async (ofLarge: number, ofSmall: number): Promise<Offered> => {
    await place.child.ask({ watchLoad: true });
    const [one, other] = await Promise.all([
      ask(large, { rate: rate * ofLarge, connections: CONNECTIONS }),
      ask(small, { rate: rate * ofSmall, connections: CONNECTIONS }),
    ]);
    const seen = (await place.child.ask({ watchLoad: false })) as Seen;
    return { large: one, small: other, seen };
  };
  const calm = await offered(0.45, 0.05);
  const flood = await offered(1.95, 0.05);
  const after = await offered(0.45, 0.05);
  return { closed: rate, calm, flood, after, floods: await offered(1, 1) };
}

function figuresOf(rounds: readonly Round[]): Figure[] {
  const of = (what: (round: Round) => number) => rounds.map(what);
  const calm = of((round) => round.calm.large.accepted.p99);
  const calmSmall = of((round) => round.calm.small.accepted.p99);
  const times = { target: 3, better: "lower", unit: "ms" } as const;
  const parts = { target: null, better: "lower", unit: "" } as const;
  const refused = ({ large, small }: Offered) => large.refused.count + small.refused.count;
  const told = ({ large, small }: Offered) => large.refused.withRetryAfter + small.refused.withRetryAfter;
  const asked = ({ accepted, refused: { count }, failed, unanswered }: OpenAnswer) =>
    accepted.count + count + failed + unanswered;
  const rate = ({ large, small }: Offered) =>
    ((large.accepted.count + small.accepted.count) * 1_000) / Math.max(large.ms, small.ms);
  const lost = ({ large, small }: Offered) => large.failed + large.unanswered + small.failed + small.unanswered;
  const most = (what: (seen: Seen) => number) => of(({ flood, floods }) => Math.max(what(flood.seen), what(floods.seen)));
  const closed = of((round) => round.closed);
  const offered = of(({ flood }) => asked(flood.large) + asked(flood.small));
  return [
    compared(
      "p99 of a small organization beside a flood",
      of(({ flood }) => flood.small.accepted.p99),
      calmSmall,
      times,
    ),
    compared(
      "p99 of what is accepted of the flood",
      of(({ flood }) => flood.large.accepted.p99),
      calm,
      times,
    ),
    compared(
      "p99 of two floods, the slower",
      of(({ floods: { large, small } }) => Math.max(large.accepted.p99, small.accepted.p99)),
      calm,
      times,
    ),
    compared(
      "p99 of calm after the flood",
      of(({ after }) => after.large.accepted.p99),
      calm,
      { ...times, target: 1.5 },
    ),
    compared(
      "accepted a second, beside what callers who wait get",
      of(({ flood }) => rate(flood)),
      closed,
      { target: null, better: "higher", unit: "requests/s" },
    ),
    compared(
      "refused of the small organization",
      of(({ flood }) => flood.small.refused.count),
      of(({ flood }) => asked(flood.small)),
      { ...parts, target: 0, unit: "requests" },
    ),
    compared(
      "refused of the flood",
      of(({ flood }) => refused(flood)),
      offered,
      { ...parts, unit: "requests" },
    ),
    compared(
      "accepted of the larger of two floods",
      of(({ floods: { large, small } }) => Math.max(large.accepted.count, small.accepted.count)),
      of(({ floods: { large, small } }) => Math.min(large.accepted.count, small.accepted.count)),
      { ...parts, target: 1.2, unit: "requests" },
    ),
    compared(
      "p99 of a refusal",
      of(({ flood }) => flood.large.refused.p99),
      calm,
      times,
    ),
    compared(
      "refusals with Retry-After",
      of(({ flood, floods }) => told(flood) + told(floods)),
      of(({ flood, floods }) => Math.max(1, refused(flood) + refused(floods))),
      { target: 1, better: "higher", unit: "requests" },
    ),
    compared(
      "failed or unanswered",
      of(({ flood, floods }) => lost(flood) + lost(floods)),
      offered,
      { ...parts, target: 0, unit: "requests" },
    ),
    compared(
      "resident size",
      most(({ residentMb }) => residentMb),
      of((round) => round.calm.seen.residentMb),
      { ...parts, target: 1.5, unit: "MB" },
    ),
    compared(
      "sockets",
      most(({ sockets }) => sockets),
      of((round) => round.calm.seen.sockets),
      { ...parts, unit: "sockets" },
    ),
    compared(
      "p99 of the event loop's delay",
      most(({ delayMs }) => delayMs),
      rounds.map(() => LONGEST_DELAY_MS),
      { ...parts, target: 1, unit: "ms" },
    ),
    {
      figure: "calm",
      value: median(calm),
      floor: median(calmSmall),
      ratio: median(calm) / median(calmSmall),
      runs: rounds.length,
      ...parts,
      unit: "ms",
    },
  ];
}
