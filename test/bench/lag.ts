/**
 * Three times from sending a write of one document: until its event is in the feed, for a caller that keeps asking; until it reaches a caller that waits in
 * a long poll; and until its delivery arrives at a receiver on loopback. All are medians, on an idle server and on one with eight writing callers.
 *
 * The floor is the same document in one row by bare `pg`, with `notify` in the same transaction. For the delivery it adds a bare undici
 * request on the notification.
 */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { Pool } from "undici";
import { type Bench, compared, inTurns, median } from "./support/bench.ts";
import { startChild } from "./support/child.ts";
import type { LoadAnswer } from "./support/load.ts";
import { NUMBER } from "./support/request-template.ts";
import { type Stage, stage } from "./support/stage.ts";

const ROUNDS = 5;
const WRITES = 12;
const CALLERS = 8;
const certificate = (name: string) => new URL(`../events/webhooks/certificates/${name}`, import.meta.url);
const NAMESPACE = "bench%2Flag";

/** Milliseconds from the beginning of a write. */
interface Lag {
  feed: number;
  delivery: number;
  follower: number;
}

export const bench: Bench = {
  about: "from a write to its event in the feed and to its delivery, idle and loaded, against a bare commit, notify and post",
  async run() {
    process.env.NODE_EXTRA_CA_CERTS = fileURLToPath(certificate("authority.pem"));
    process.env.WEBHOOK_ALLOW_PRIVATE = "true";
    const receiver = await receive();
    const place = await stage();
    const load = await startChild(new URL("support/load.ts", import.meta.url));
    try {
      const ours = await followed(place, receiver);
      const floor = await bare(place, receiver);
      const body = JSON.stringify({ upsert: [{ id: `d-${NUMBER}`, attributes: { status: "closed" } }] });
      const requests = Array.from({ length: CALLERS }, (_, n) => place.head("POST", `/namespaces/bench%2Fbeside-${n}`, body));
      const beside = async (work: () => Promise<Lag>): Promise<Lag> => {
        const loading = load.ask({
          port: place.port,
          requests,
          connections: CALLERS,
          ms: 4_000,
          pauseMs: 2,
        }) as Promise<LoadAnswer>;
        const lag = await work();
        const loaded = await loading;
        if ("fault" in loaded) throw new Error(`A write was refused: ${loaded.fault}`);
        return lag;
      };
      const measured = await inTurns(ROUNDS, {
        ours,
        floor,
        loadedOurs: () => beside(ours),
        loadedFloor: () => beside(floor),
      });
      const of = (lags: readonly Lag[], what: keyof Lag) => lags.map((lag) => lag[what]);
      const about = { target: null, better: "lower", unit: "ms, median" } as const;
      const figures = (name: string, one: readonly Lag[], other: readonly Lag[]) =>
        (["feed", "follower", "delivery"] as const).map((what) =>
          compared(`write to ${what}, ${name}`, of(one, what), of(other, what), about),
        );
      return [...figures("idle", measured.ours, measured.floor), ...figures("loaded", measured.loadedOurs, measured.loadedFloor)];
    } finally {
      await load.stop();
      await place.close();
      await receiver.close();
    }
  },
};

interface Receiver {
  origin: string;
  /** When the delivery that names this document arrives. */
  arrival(id: string): Promise<number>;
  close(): Promise<void>;
}

async function receive(): Promise<Receiver> {
  const waiting = new Map<string, (at: number) => void>();
  const options = { key: readFileSync(certificate("server.key")), cert: readFileSync(certificate("server.pem")) };
  const server = createServer(options, (request, response) => {
    const at = performance.now();
    let text = "";
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => {
      response.writeHead(204).end();
      waiting.get(JSON.parse(text).data.document_id)?.(at);
    });
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    arrival: (id) => new Promise((resolve) => waiting.set(id, resolve)),
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

let made = 0;

type Written = { feed: number; delivery: number };

/** Reads the feed in one way, then in the other, for as many writes each. */
async function medians(write: (id: string, follows: boolean) => Promise<Written>): Promise<Lag> {
  const read = async (follows: boolean) => {
    const all: Written[] = [];
    for (let n = 0; n < WRITES; n++) all.push(await write(`d-${made++}`, follows));
    return all;
  };
  const [asked, followed] = [await read(false), await read(true)];
  return {
    feed: median(asked.map(({ feed }) => feed)),
    follower: median(followed.map(({ feed }) => feed)),
    delivery: median(followed.map(({ delivery }) => delivery)),
  };
}

/** Through the service: a subscription that every document enters. */
async function followed(place: Stage, receiver: Receiver): Promise<() => Promise<Lag>> {
  const endpoint = (await place.post("/webhook-endpoints", JSON.stringify({ url: `${receiver.origin}/hook` }))) as { id: string };
  const subscription = { name: "open", filters: ["attributes.status", "Eq", "open"], endpoint: endpoint.id };
  const { id } = (await place.post(`/namespaces/${NAMESPACE}/subscriptions`, JSON.stringify(subscription))) as { id: string };
  const reader = new Pool(`http://127.0.0.1:${place.port}`, { connections: 1 });
  let after = "";
  const seen = async (documentId: string, follows: boolean): Promise<number> => {
    for (;;) {
      const path = `/v1/events?subscription=${id}${after ? `&after=${after}` : ""}${follows ? "&wait_ms=10000" : ""}`;
      const { body } = await reader.request({ method: "GET", path, headers: { authorization: `Bearer ${place.key}` } });
      const page = (await body.json()) as { events: { data: { document_id: string } }[]; last_event_id: string | null };
      after = page.last_event_id ?? after;
      if (page.events.some(({ data }) => data.document_id === documentId)) return performance.now();
    }
  };
  return () =>
    medians(async (documentId, follows) => {
      const arrived = receiver.arrival(documentId);
      const began = performance.now();
      const body = JSON.stringify({ upsert: [{ id: documentId, attributes: { status: "open" } }] });
      const written = place.post(`/namespaces/${NAMESPACE}`, body);
      const feed = (await seen(documentId, follows)) - began;
      await written;
      return { feed, delivery: (await arrived) - began };
    });
}

async function bare(place: Stage, receiver: Receiver): Promise<() => Promise<Lag>> {
  const [writer, listener] = [await place.bare(), await place.bare()];
  await writer.query("create table bare_documents (id text primary key, body jsonb)");
  await listener.query("listen bare");
  const pool = new Pool(receiver.origin, {
    connections: 1,
    connect: { ca: readFileSync(certificate("authority.pem"), "utf8") },
  });
  const headers = { "content-type": "application/json" };
  return () =>
    medians(async (id) => {
      const arrived = receiver.arrival(id);
      const heard = once(listener, "notification").then(() => performance.now());
      const began = performance.now();
      await writer.query("begin");
      await writer.query({ name: "bare", text: "insert into bare_documents values ($1, $2)", values: [id, { status: "open" }] });
      await writer.query(`notify bare, '${id}'`);
      await writer.query("commit");
      const feed = (await heard) - began;
      const body = JSON.stringify({ data: { document_id: id, about: "x".repeat(400) } });
      await (await pool.request({ method: "POST", path: "/bare", headers, body })).body.dump();
      return { feed, delivery: (await arrived) - began };
    });
}
