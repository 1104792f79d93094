/** A key's requests of a minute, wherever they are sent: several processes over one database let in as many as one would, within 10%. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#src/foundation/db/database.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { freshDatabase } from "#test/support/database.ts";
import { databaseProxy } from "#test/support/database-proxy.ts";
import { type TestResponse, type TestService, testService } from "#test/support/service.ts";

const LIMIT = 300;
/** More than are let in, also with the 10%. */
const SENT = LIMIT + 80;
const rateLimits = { developer: LIMIT, team: LIMIT, scale: LIMIT };

const remaining = ({ headers }: TestResponse) => Number(headers.get("X-RateLimit-Remaining"));
const letIn = (answers: readonly TestResponse[]) => answers.filter(({ status }) => status === 200).length;

/** `to` says where the n-th request goes; `width` are under way at a time. */
async function send(count: number, width: number, to: (n: number) => TestService): Promise<TestResponse[]> {
  const answers: TestResponse[] = [];
  let next = 0;
  const sender = async () => {
    while (next < count) {
      const n = next++;
      answers[n] = await to(n).request("GET", "/organization");
    }
  };
  await Promise.all(Array.from({ length: width }, sender));
  return answers;
}

describe.each([2, 4])("over %i processes", (number) => {
  let services: TestService[];

  beforeAll(async () => {
    const first = await testService({ role: "api", rateLimits }, true);
    services = [first];
    while (services.length < number) services.push(await first.beside("api"));
  });
  afterAll(() => services[0]!.stop());
  beforeEach(() => services[0]!.clock.advance(60_000));

  const one = (n: number) => services[n % number]!;

  it.each<[string, number, (n: number) => TestService]>([
    ["one after another, at each in turn", 2, one],
    ["evenly", 24, one],
    ["unevenly: nine of ten at one of them", 24, (n) => (n % 10 === 0 ? one(1 + ((n / 10) % (number - 1))) : one(0))],
    ["at one after another, each for itself", 24, (n) => one(Math.floor(n / 100))],
    ["in a burst, at all of them at once", SENT, one],
  ])("lets in the limit of a minute when requests come %s", async (_, width, to) => {
    const answers = await send(SENT, width, to);
    expect(letIn(answers)).toBeGreaterThanOrEqual(0.9 * LIMIT);
    expect(letIn(answers)).toBeLessThanOrEqual(1.1 * LIMIT);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, headers }) => `${status}, ${remaining({ headers } as TestResponse)} left`))).toEqual(
      new Set(["429, 0 left"]),
    );
    expect(new Set(refused.map(({ headers }) => headers.get("Retry-After")))).toEqual(new Set(["1"]));
    // After a minute all are there again.
    await services[0]!.clock.advance(60_000);
    const [again] = await send(1, 1, to);
    expect(again).toMatchObject({ status: 200 });
    expect(remaining(again!)).toBeGreaterThan(LIMIT * 0.9);
  });

  it("says what remains to the key wherever it is asked: falling, never below nothing, and near the truth", async () => {
    const last = new Map<TestService, number>();
    for (let n = 0; n < LIMIT / 2; n++) {
      const service = one(n);
      const said = remaining(await service.request("GET", "/organization"));
      expect(said).toBeLessThan(last.get(service) ?? LIMIT);
      expect(Math.abs(said - (LIMIT - n - 1))).toBeLessThanOrEqual(LIMIT / 10);
      last.set(service, said);
    }
  });

  it("counts requests to what does not exist too, and each key for itself", async () => {
    const key = await services[0]!.key({ role: "read_only" });
    const answers = await Promise.all(
      Array.from({ length: SENT }, (_, n) => one(n).request("GET", n % 2 === 0 ? "/nowhere" : "/organization", { key })),
    );
    const refused = answers.filter(({ status }) => status === 429).length;
    expect(SENT - refused).toBeGreaterThanOrEqual(0.9 * LIMIT);
    expect(SENT - refused).toBeLessThanOrEqual(1.1 * LIMIT);
    expect(remaining(await one(0).request("GET", "/organization"))).toBeGreaterThanOrEqual(LIMIT - 2);
  });
});

it("asks the database seldom: a thousand requests of a key cost a handful of statements", async () => {
  const fresh = await freshDatabase();
  let statements = 0;
  const query: typeof fresh.database.query = (statement) => {
    if (statement.name?.startsWith("rate_")) statements++;
    return fresh.database.query(statement);
  };
  const rates = { developer: 60_000, team: 60_000, scale: 60_000 };
  const service = await testService({
    fresh: { ...fresh, database: { ...fresh.database, query } },
    role: "api",
    rateLimits: rates,
  });
  expect(letIn(await send(1_000, 8, () => service))).toBe(1_000);
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThan(20);
});

it("lets requests in while the database is gone, and counts on when it is back", async () => {
  const fresh = await freshDatabase();
  const proxy = await databaseProxy(fresh.connection);
  const bounds = { poolSize: 4, poolTimeoutMs: 1_000, statementTimeoutMs: 1_000 };
  const database = openDatabase({ connection: proxy.connection, ...bounds, log: createLogger({ level: "silent" }) });
  const service = await testService({ fresh: { ...fresh, database }, role: "api", rateLimits, logLevel: "warn" }, true);
  try {
    await service.request("GET", "/organization");
    await proxy.cut();
    const unavailable = await send(100, 8, () => service);
    // The organization cannot reach the database either. But no response says to wait for the next minute.
    expect(new Set(unavailable.map(({ status }) => status))).toEqual(new Set([503]));
    const counted = unavailable.filter((answer) => remaining(answer) < LIMIT).length;
    expect(counted).toBeGreaterThan(0);
    expect(service.logged.filter(({ msg }) => String(msg).includes("rate limits"))).toHaveLength(1);
    await proxy.restore();
    await expect.poll(async () => (await service.request("GET", "/organization")).status).toBe(200);
    const answers = await send(SENT, 16, () => service);
    expect(letIn(answers)).toBeGreaterThanOrEqual(LIMIT - counted - 100);
    // A settlement whose answer is lost leaves a reserve in the table that looks like another's: a twentieth of the limit at most.
    expect(letIn(answers)).toBeLessThanOrEqual(LIMIT - counted + LIMIT / 20);
  } finally {
    await service.stop();
    await database.close();
    await proxy.close();
  }
});
