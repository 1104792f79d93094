/**
 * Signed deliveries a second to a receiver on loopback over kept TLS connections. The floor is a bare undici loop that posts the same
 * bodies with the same concurrency.
 *
 * A second case has eight endpoints, and one of them hangs in every other round.
 */
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Pool } from "undici";
import { type Bench, compared, inTurns } from "./support/bench.ts";
import { type Child, startChild } from "./support/child.ts";
import { type Stage, stage } from "./support/stage.ts";

const ROUNDS = 5;
const EVENTS = 6_000;
const IN_FLIGHT = 16;
const AUTHORITY = new URL("../events/webhooks/certificates/authority.pem", import.meta.url);

export const bench: Bench = {
  about:
    "signed deliveries a second over kept TLS connections, against a bare undici loop; and with one endpoint of eight hanging",
  async run() {
    process.env.NODE_EXTRA_CA_CERTS = fileURLToPath(AUTHORITY);
    process.env.WEBHOOK_ALLOW_PRIVATE = "true";
    const place = await stage();
    const receiver = await startChild(new URL("support/receiver.ts", import.meta.url));
    const origin = `https://localhost:${receiver.hello.port}`;
    try {
      const recorder = await recorderOf(place);
      const one = await endpoint(place, `${origin}/one`, "one");
      const eight: string[] = [];
      for (let n = 0; n < 8; n++) eight.push(await endpoint(place, `${origin}/eight/${n}`, "eight"));
      const rate = async (namespace: string, times: number) => {
        const before = await received(receiver);
        await recorder(namespace, EVENTS / times);
        return perSecond(receiver, before, EVENTS);
      };
      const hanging = async () => {
        await place.patch(`/webhook-endpoints/${one}`, JSON.stringify({ url: `${origin}/hang`, namespace_prefix: "eight" }));
        const value = await rate("eight", 8);
        await place.patch(`/webhook-endpoints/${one}`, JSON.stringify({ enabled: false }));
        await place.patch(
          `/webhook-endpoints/${one}`,
          JSON.stringify({ enabled: true, url: `${origin}/one`, namespace_prefix: "one" }),
        );
        return value;
      };
      const measured = await inTurns(ROUNDS, {
        ours: () => rate("one", 1),
        bare: () => bare(receiver, origin),
        eight: () => rate("eight", 8),
        hanging,
      });
      const about = { better: "higher", unit: "deliveries/s" } as const;
      return [
        compared("deliveries to one endpoint", measured.ours, measured.bare, { ...about, target: 0.5 }),
        compared("deliveries to eight endpoints beside one that hangs", measured.hanging, measured.eight, {
          ...about,
          target: 0.9,
        }),
      ];
    } finally {
      await receiver.stop();
      await place.close();
    }
  },
};

async function endpoint(place: Stage, url: string, covers: string): Promise<string> {
  const body = JSON.stringify({ url, events: ["namespace.*"], namespace_prefix: covers });
  return ((await place.post("/webhook-endpoints", body)) as { id: string }).id;
}

/** Records events about a namespace, as what causes events does, all in one transaction. */
async function recorderOf(place: Stage): Promise<(namespace: string, count: number) => Promise<void>> {
  const client = await place.bare();
  const { rows } = await client.query("select organization_id from organizations");
  let made = 0;
  return async (namespace, count) => {
    await client.query("begin");
    await client.query(
      `insert into recorded_events (namespace_id, record_id, organization_id, namespace, type, data, recorded_at)
       select 1, 'evt_' || lpad(($4 + n)::text, 26, '0'), $1, $2, 'namespace.deleted',
              jsonb_build_object('namespace', $2::text, 'job_id', 'job_' || lpad(n::text, 26, '0'), 'about', repeat('x', 300)), now()
       from generate_series(1, $3::integer) n`,
      [rows[0].organization_id, namespace, count, made],
    );
    await client.query(
      `insert into wakeups (kind, namespace_id, due_at) values ('events', 1, now())
       on conflict (kind, namespace_id) do update set due_at = least(wakeups.due_at, now()), generation = wakeups.generation + 1`,
    );
    await client.query("commit");
    made += count;
  };
}

async function received(receiver: Child): Promise<number> {
  return ((await receiver.ask("received")) as { received: number }).received;
}

/** From the first that arrives to the last: how long events take to the feed is not what is measured. */
async function perSecond(receiver: Child, before: number, count: number): Promise<number> {
  const deadline = performance.now() + 120_000;
  let first: { at: number; received: number } | null = null;
  for (;;) {
    const now = (await received(receiver)) - before;
    if (now > 0) first ??= { at: performance.now(), received: now };
    if (now >= count) return ((count - first!.received) / (performance.now() - first!.at)) * 1_000;
    if (performance.now() > deadline) throw new Error(`Of ${count} deliveries ${now} arrived in two minutes.`);
    await sleep(5);
  }
}

async function bare(receiver: Child, origin: string): Promise<number> {
  const before = await received(receiver);
  const pool = new Pool(origin, { connections: IN_FLIGHT, pipelining: 1, connect: { ca: readFileSync(AUTHORITY, "utf8") } });
  const body = JSON.stringify({ id: `evt_${"0".repeat(26)}`, type: "namespace.deleted", data: { about: "x".repeat(400) } });
  const headers = {
    "content-type": "application/json",
    "webhook-id": "evt_1",
    "webhook-timestamp": "1",
    "webhook-signature": "v1,x",
  };
  let left = EVENTS;
  const loop = async () => {
    while (left-- > 0) await (await pool.request({ method: "POST", path: "/bare", headers, body })).body.dump();
  };
  const sending = Promise.all(Array.from({ length: IN_FLIGHT }, loop));
  const rate = await perSecond(receiver, before, EVENTS);
  await sending;
  await pool.close();
  return rate;
}
