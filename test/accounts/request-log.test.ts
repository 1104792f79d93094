/** The queue and the bounds of the request log, without a server before it. */
import { beforeAll, describe, expect, it } from "vitest";
import { operations } from "#generated/routes.ts";
import type { Identity } from "#src/accounts/identity.ts";
import { requestsLeftOut } from "#src/accounts/request-log/counted.ts";
import { requestPage } from "#src/accounts/request-log/reading.ts";
import { type RecorderParts, type RequestLogLimits, RequestRecorder } from "#src/accounts/request-log/recorder.ts";
import { sweepRequestLog } from "#src/accounts/request-log/retention.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { movableClock } from "#test/support/clock.ts";
import { type FreshDatabase, freshDatabase } from "#test/support/database.ts";

const DAY = 24 * 3_600_000;
const operation = operations.find(({ id }) => id === "documents_get")!;
let fresh: FreshDatabase;
let made = 0;

beforeAll(async () => {
  fresh = await freshDatabase({ keep: true });
});

interface World {
  readonly recorder: RequestRecorder;
  readonly clock: ReturnType<typeof movableClock>;
  readonly warned: unknown[];
  happen(ids: readonly string[], organization?: string): void;
  /** What its organization's log has, newest first. */
  logged(organization?: string): Promise<{ requests: string[]; leftOut: unknown[] }>;
}

function world(limits: Partial<RequestLogLimits> = {}, parts: Partial<RecorderParts> = {}): World {
  const own = `org_${made++}`;
  const clock = movableClock();
  const warned: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void warned.push(line) } as RecorderParts["log"];
  const recorder = new RequestRecorder({ db: fresh.database, clock, log, keptMs: 7 * DAY, limits, ...parts });
  const of = (organization: string): Identity => {
    const key = { id: "key_1", role: "read_only", admin: false, scope: null, expiresAt: null, allowedAddresses: null } as const;
    return { organizationId: organization, plan: "scale", key };
  };
  return {
    recorder,
    clock,
    warned,
    happen(ids, organization = own) {
      const end = { status: 200, code: null, durationMs: 1.4, bytesIn: 0, bytesOut: 10 };
      const asked = { caller: of(organization), operation, address: "127.0.0.1", path: { ns: "shop" } };
      for (const requestId of ids) recorder.ended({ ...asked, requestId, ...end });
    },
    async logged(organization = own) {
      const filter = { before: "", limit: 100_000 };
      const { requests, leftOut } = await requestPage(fresh.database, organization, filter);
      return { requests: requests.map(({ request_id }) => request_id), leftOut };
    },
  };
}

const numbered = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `r${from + at}`);
const told = (reason: string) => [...requestsLeftOut.samples()].find(({ labels }) => labels.reason === reason)?.value ?? 0;
const today = ({ clock }: World) => clock.now().toISOString().slice(0, 10);

/** A database whose transactions go through `around`. */
function database(around: (work: () => Promise<unknown>) => Promise<unknown>): Database {
  return new Proxy(fresh.database, {
    get(target, name) {
      if (name !== "transaction") return Reflect.get(target, name, target);
      return (work: never) => around(() => target.transaction(work));
    },
  });
}

describe("the queue", () => {
  it("is written in batches, in the order of the requests", async () => {
    const one = world({ batch: 10 });
    one.happen(numbered(35));
    await one.recorder.write();
    expect(await one.logged()).toEqual({ requests: numbered(35).reverse(), leftOut: [] });
  });

  it("holds nobody up when it is full: the rest is left out, and told by the list and by a metric", async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const one = world({ queue: 20, batch: 10 }, { db: database((work) => held.then(work)) });
    const before = told("queue_full");
    one.happen(numbered(10));
    const writing = one.recorder.write();
    // It returns while the database does not answer.
    one.happen(numbered(100, 10));
    expect(told("queue_full") - before).toBe(90);
    letGo();
    await writing;
    await one.recorder.write();
    const leftOut = [{ day: today(one), requests: 90 }];
    expect(await one.logged()).toEqual({ requests: numbered(20).reverse(), leftOut });
    one.happen(["afterwards"]);
    await one.recorder.write();
    expect(await one.logged()).toEqual({ requests: ["afterwards", ...numbered(20).reverse()], leftOut });
  });

  it("waits for a database that does not answer, and says so once", async () => {
    let down = true;
    const outage = new ServiceError("unavailable", "The database does not answer.");
    const one = world({}, { db: database((work) => (down ? Promise.reject(outage) : work())) });
    one.happen(numbered(3));
    await one.recorder.write();
    await one.recorder.write();
    expect(one.warned).toHaveLength(1);
    down = false;
    await one.recorder.stop();
    expect(await one.logged()).toEqual({ requests: numbered(3).reverse(), leftOut: [] });
  });

  it("leaves out what cannot be written, and goes on", async () => {
    const one = world({ batch: 1 });
    const before = told("failed");
    one.happen(["good", "bad\u0000", "better"]);
    await one.recorder.write();
    expect(told("failed") - before).toBe(1);
    expect(await one.logged()).toEqual({ requests: ["better", "good"], leftOut: [{ day: today(one), requests: 1 }] });
  });
});

describe("the bounds", () => {
  it("keep the newest requests of a day and count the others, whichever process has them", async () => {
    const one = world({ perDay: 20, spare: 5, batch: 10 });
    const beside = world({ perDay: 20, spare: 5, batch: 10 }, { clock: one.clock });
    const organization = "org_bounded";
    const before = told("daily_limit");
    one.happen(numbered(20), organization);
    await one.recorder.write();
    beside.happen(numbered(5, 20), organization);
    await beside.recorder.write();
    expect((await one.logged(organization)).requests).toHaveLength(25);
    beside.happen(numbered(3, 25), organization);
    one.happen(["of another one"], "org_beside");
    await Promise.all([beside.recorder.write(), one.recorder.write()]);
    const leftOut = [{ day: today(one), requests: 8 }];
    expect(await one.logged(organization)).toEqual({ requests: numbered(20, 8).reverse(), leftOut });
    expect(await one.logged("org_beside")).toEqual({ requests: ["of another one"], leftOut: [] });
    expect(told("daily_limit") - before).toBe(8);
    await one.clock.advance(DAY);
    one.happen(numbered(20, 100), organization);
    await one.recorder.write();
    expect((await one.logged(organization)).requests).toEqual([...numbered(20, 8), ...numbered(20, 100)].reverse());
  });

  it("keep requests for their days, in chunks, and the counts of days as long", async () => {
    const one = world({ queue: 2_500 });
    one.happen(numbered(2_600));
    await one.recorder.write();
    await one.clock.advance(6 * DAY);
    one.happen(["newer"]);
    await one.recorder.write();
    await sweepRequestLog(fresh.database, one.clock.now(), 7 * DAY);
    expect((await one.logged()).requests).toHaveLength(2_501);
    await one.clock.advance(2 * DAY);
    await sweepRequestLog(fresh.database, one.clock.now(), 7 * DAY);
    expect(await one.logged()).toEqual({ requests: ["newer"], leftOut: [] });
  });

  it("keep nothing where nothing is to be kept, and delete what is there", async () => {
    const one = world();
    one.happen(["kept"]);
    await one.recorder.write();
    const off = world({}, { keptMs: 0, clock: one.clock });
    off.happen(["not kept"]);
    await off.recorder.stop();
    expect(await off.logged()).toEqual({ requests: [], leftOut: [] });
    expect((await one.logged()).requests).toEqual(["kept"]);
    await sweepRequestLog(fresh.database, one.clock.now(), 0);
    expect(await one.logged()).toEqual({ requests: [], leftOut: [] });
  });
});
