/**
 * The service against a plain model of its rules, while several clients write, delete, declare, read and query the same few documents at once
 * and hold cursors open meanwhile: by one process, and by two of them of which each gets half of the requests.
 *
 * An ordinary run draws the same programs each time; `ORACLE_RUNS` asks for more, drawn anew or from `ORACLE_SEED` (`npm run faults`: thousands).
 * How requests overlap is not drawn but happens, so a failure prints its whole history; `ORACLE_SEED` and `ORACLE_PATH` do its programs
 * again, as often as `ORACLE_RUNS` says.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { ids } from "#test/api/support/arbitrary-write.ts";
import { run } from "#test/operating/processes.ts";
import { freshDatabase } from "#test/support/database.ts";
import { testService } from "#test/support/service.ts";
import { type Done, isMerged } from "./history.ts";
import { contradiction } from "./linearize.ts";
import { Moments, Observer, type Send } from "./observer.ts";
import { type PlacedStep, programs, type Step } from "./programs.ts";

const asked = process.env.ORACLE_RUNS;
const RUNS = Number(asked ?? 20);
const SEED = Number(process.env.ORACLE_SEED ?? (asked ? Date.now() % 2 ** 31 : 20_260_131));
const PATH = process.env.ORACLE_PATH;
const KEY = "a-key-for-the-oracle-of-32-characters";

/** How a client gets to the service; the number counts the requests of all. */
type Client = (method: string, path: string, body: unknown, count: number) => ReturnType<Send>;

const LOOK_AROUND: readonly Step[] = [
  { is: "look" },
  { is: "query", query: { top_k: 500 } },
  ...ids.map((id) => ({ is: "read", id }) as const),
];
const AGAIN: Step = { is: "write", request: { upsert: [{ id: "b" }], patch: [], append: [], delete: [] } };

/** When all are done: what there is, and what there is of it in a namespace of the same name. */
const END: readonly Step[] = [...LOOK_AROUND, { is: "delete" }, AGAIN, ...LOOK_AROUND];

/** What clients were answered for each of two namespaces. */
async function histories(client: Client, of: readonly PlacedStep[][]): Promise<Done[][]> {
  const moments = new Moments();
  const namespaces = [`oracle/${randomUUID()}`, `oracle/${randomUUID()}`];
  let count = 0;
  const send: Send = (method, path, body) => client(method, path, body, count++);
  const observers = () => namespaces.map((namespace) => new Observer(namespace, send, moments));
  const all = await Promise.all(
    of.map(async (steps) => {
      const mine = observers();
      for (const { namespace, step } of steps) await mine[namespace]!.do(step);
      for (const one of mine) await one.finish();
      return mine;
    }),
  );
  const last = observers();
  for (const one of last) for (const step of END) await one.do(step);
  return namespaces.map((_, at) => [...all, last].flatMap((each) => each[at]!.history));
}

async function holds(client: Client): Promise<void> {
  let [merged, paged] = [0, 0];
  const property = fc.asyncProperty(programs, async (drawn) => {
    for (const history of await histories(client, drawn)) {
      const found = contradiction(history);
      if (found) throw new Error(told(history, found));
      if (isMerged(history)) merged += 1;
      if (history.some(({ what }) => what.is === "page")) paged += 1;
    }
  });
  // With a path, what it leads to is done again and again, since requests may overlap otherwise each time.
  for (let n = 0; n < (PATH ? RUNS : 1); n++) {
    await fc.assert(property, { numRuns: PATH ? 1 : RUNS, seed: SEED, endOnFailure: true, ...(PATH ? { path: PATH } : {}) });
  }
  // Where nothing meets, agreement says little.
  if (!PATH) expect([merged > 0, paged > 0]).toEqual([true, true]);
}

function told(history: readonly Done[], { world, left }: NonNullable<ReturnType<typeof contradiction>>): string {
  const line = (one: Done) => `${one.sent} to ${one.answered}: ${JSON.stringify(one.what)}`;
  const lines = history
    .toSorted((one, other) => one.sent - other.sent)
    .map((one) => `${left.includes(one) ? " ✗ " : "   "}${line(one)}`);
  const documents = JSON.stringify([...(world.life?.documents ?? [])]);
  return `No order of these makes every answer right. One came to sequence ${world.life?.sequence} of life ${world.lives}, where the documents were ${documents}, and left what is marked:\n${lines.join("\n")}`;
}

it("answers as if all happened one after the other, whatever several clients do at once", {
  timeout: 60_000 + RUNS * 2_000,
}, async () => {
  const service = await testService();
  await holds((method, path, body) => service.request(method, path, { body }));
});

it("does so too as two processes on one database, each doing half", { timeout: 60_000 + RUNS * 2_000 }, async () => {
  const { url } = await freshDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "judgment-oracle-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const limits = { RATE_LIMITS: "developer=100000000,team=100000000,scale=100000000" };
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, PORT: "0", METRICS_PORT: "off", BOOTSTRAP_API_KEY: KEY, ...limits };
  // One after the other, so that one makes the secrets that both go by.
  const addresses: string[] = [];
  for (const _ of [0, 1]) addresses.push((await run("src/main.ts", [], env).says("Ready.")).api);
  await holds(async (method, path, body, count) => {
    const response = await fetch(`${addresses[count % 2]}${path}`, {
      method,
      headers: { Authorization: `Bearer ${KEY}`, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  });
});
