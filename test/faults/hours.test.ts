/**
 * Activity over time of two processes. Where both stop, it is what usage says. Where one is killed, it lacks no more than what that one had
 * not written, and has nothing twice.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { KEY, type Victim, Victims } from "./victims.ts";

const NAMESPACES = ["hours/a", "hours/b"];

let victims: Victims;
beforeAll(() => {
  victims = new Victims();
});
afterAll(() => victims.remove());

// biome-ignore lint/suspicious/noExplicitAny: whatever comes back
async function call({ address }: Victim, method: string, path: string, body?: object): Promise<any> {
  const response = await fetch(`${address}/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${KEY}`, ...(body ? { "Content-Type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

const at = (namespace: string, ...parts: string[]) =>
  ["", "namespaces", ...[namespace, ...parts].map(encodeURIComponent)].join("/");

interface Used {
  units: number;
  tokens: number;
  bytes: number;
}

/** Of the months of the last day. */
async function usage(asked: Victim): Promise<Used> {
  const { from, to } = await call(asked, "GET", "/activity");
  const used = { units: 0, tokens: 0, bytes: 0 };
  for (const month of new Set([from.slice(0, 7), to.slice(0, 7)])) {
    for (const { judgment_units, tokens_evaluated, bytes_written } of (await call(asked, "GET", `/usage?month=${month}`)).lines) {
      used.units += judgment_units;
      used.tokens += tokens_evaluated;
      used.bytes += bytes_written;
    }
  }
  return used;
}

async function activity(asked: Victim): Promise<Used & { asked: number }> {
  const { points } = await call(asked, "GET", "/activity");
  const sum = { units: 0, tokens: 0, bytes: 0, asked: 0 };
  for (const { usage, answers } of points) {
    sum.units += usage.judgment_units;
    sum.tokens += usage.tokens_evaluated;
    sum.bytes += usage.bytes_written;
    sum.asked += answers.asked;
  }
  return sum;
}

/** So many writes, to either in turn; each waits for its answers at the process that got it, and says what became of one document. */
async function write(processes: readonly Victim[], from: number, count: number): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const upsert = [1, 2].map((part) => ({ id: `d-${from + n}-${part}`, state: { text: `${from + n} ${part}` } }));
      const to = processes[n % processes.length]!;
      const namespace = NAMESPACES[n % 3 === 0 ? 0 : 1]!;
      await call(to, "POST", at(namespace), { upsert, wait_for: ["urgent"] });
      const outcomes = [{ document_id: upsert[0]!.id, judgment: "urgent", value: true }];
      await call(to, "POST", at(namespace, "outcomes"), { outcomes });
    }),
  );
}

/** How many outcomes were compared: in the organization, with the judgment, and in its namespaces. */
async function compared(asked: Victim): Promise<number[]> {
  type Point = Record<"agreed" | "disagreed", number>;
  const sum = (points: readonly Point[]) => points.reduce((all, { agreed, disagreed }) => all + agreed + disagreed, 0);
  const { points } = await call(asked, "GET", "/activity");
  const sums = [sum(points.map(({ outcomes }: { outcomes: Point }) => outcomes))];
  for (const places of [["hours/*"], NAMESPACES]) {
    const each = places.map(async (place) => {
      return sum((await call(asked, "GET", at(place, "judgments", "urgent", "agreement-over-time"))).points);
    });
    sums.push((await Promise.all(each)).reduce((all, one) => all + one, 0));
  }
  return sums;
}

async function stop({ service }: Victim): Promise<void> {
  service.process.kill("SIGTERM");
  await service.ended;
}

it("is what usage says after a stop, and never more after a kill", { timeout: 150_000 }, async () => {
  const stays = await victims.start();
  let other = await victims.start();
  await call(stays, "POST", at("hours/*", "judgments"), { name: "urgent", type: "bool", question: "Is it urgent?" });
  await write([stays, other], 0, 40);
  await stop(other);
  const { asked, ...counted } = await activity(stays);
  expect(counted).toEqual(await usage(stays));
  expect([asked, counted.units]).toEqual([80, 80]);
  expect(await compared(stays)).toEqual([40, 40, 40]);
  other = await victims.start();
  await write([stays, other], 100, 20);
  await other.kill();
  const after = await activity(stays);
  const all = await usage(stays);
  expect(all.units).toBe(120);
  // Half of the later writes went to each. What the killed process answered may be lost, and nothing else.
  expect(after.units).toBeGreaterThanOrEqual(100);
  expect(after.units).toBeLessThanOrEqual(120);
  expect(after.bytes).toBeLessThanOrEqual(all.bytes);
  expect(after.tokens).toBeLessThanOrEqual(all.tokens);
  for (const sum of await compared(stays)) {
    expect(sum).toBeGreaterThanOrEqual(50);
    expect(sum).toBeLessThanOrEqual(60);
  }
  await stop(stays);
});
