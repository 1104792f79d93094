import { describe, expect, test } from "vitest";
import { Pepper } from "#src/accounts/keys/api-key-token.ts";
import { ApiKeys } from "#src/accounts/keys/api-keys.ts";
import { Authentication } from "#src/accounts/keys/authentication.ts";
import { bootstrap } from "#src/accounts/keys/bootstrap.ts";
import type { Session } from "#src/foundation/db/database.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { type MovableClock, movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";

const pepper = new Pepper(Buffer.alloc(32, 7));

/** A session that counts the look-ups that pass through it. A test can make it fail. */
function counted(session: Session) {
  const seen = { queries: 0, failing: false };
  const counting: Session = {
    query: (statement) => {
      if (statement.name === "api_key_by_hash") seen.queries++;
      if (seen.failing) return Promise.reject(new ServiceError("unavailable", "The database is gone."));
      return session.query(statement);
    },
  };
  return { seen, counting };
}

async function setUp(clock: MovableClock = movableClock()) {
  const { database } = await freshDatabase();
  const { organizationId } = await bootstrap({ database, clock, pepper, givenKey: null });
  const keys = new ApiKeys(database, clock, pepper);
  const { seen, counting } = counted(database);
  const authentication = new Authentication(counting, clock, pepper);
  const identify = async (token: string) => authentication.identify(`Bearer ${token}`);
  return { clock, database, organizationId, keys, seen, authentication, identify };
}

const definition = { name: "a", role: "read_write", admin: false, scope: null } as const;

async function refusal(identified: Promise<unknown> | (() => unknown)): Promise<string> {
  try {
    await (typeof identified === "function" ? identified() : identified);
  } catch (error) {
    expect(error).toMatchObject({ name: "ServiceError", code: "unauthorized" });
    return (error as Error).message;
  }
  throw new Error("The key was taken.");
}

describe("a key", () => {
  test("says whose it is and what it may", async () => {
    const { keys, organizationId, identify } = await setUp();
    const { row, token } = await keys.make(organizationId, { ...definition, role: "read_only", scope: "shop/*" });
    expect(await identify(token)).toEqual({
      organizationId,
      keyHash: expect.any(Buffer),
      plan: "scale",
      key: { id: row.key_id, role: "read_only", admin: false, scope: "shop/*", expiresAt: null, allowedAddresses: null },
    });
  });

  test("is looked up once for many requests, and answers without a promise after that", async () => {
    const { keys, organizationId, identify, authentication, seen } = await setUp();
    const { token } = await keys.make(organizationId, definition);
    await Promise.all(Array.from({ length: 50 }, () => identify(token)));
    expect(seen.queries).toBe(1);
    expect(authentication.identify(`Bearer ${token}`)).not.toBeInstanceOf(Promise);
    expect(seen.queries).toBe(1);
  });

  test.each([
    undefined,
    "",
    "jk_x",
    "Basic dXNlcjpwYXNz",
    "Bearer",
    "Bearer ",
    "Bearer a b",
    `Bearer ${"x".repeat(513)}`,
    "Bearer caf\u00e9",
    "Bearer jk_unknown",
  ])("must be sent as a bearer token and exist: %j", async (header) => {
    const { authentication, seen } = await setUp();
    await refusal(async () => authentication.identify(header));
    expect(seen.queries).toBeLessThanOrEqual(1);
  });

  test("is the same whatever the case of the scheme", async () => {
    const { keys, organizationId, authentication } = await setUp();
    const { token } = await keys.make(organizationId, definition);
    expect(await authentication.identify(`bearer ${token}`)).toMatchObject({ organizationId });
    expect(await authentication.identify(`BEARER  ${token}`)).toMatchObject({ organizationId });
  });

  test("is no other key that merely resembles it", async () => {
    const { keys, organizationId, identify } = await setUp();
    const { token } = await keys.make(organizationId, definition);
    for (const near of [token.slice(0, -1), `${token}0`, token.toUpperCase(), ` ${token}x`]) await refusal(identify(near));
  });

  test("hashed under another pepper is unknown", async () => {
    const { keys, organizationId, database, clock } = await setUp();
    const { token } = await keys.make(organizationId, definition);
    const other = new Authentication(database, clock, new Pepper(Buffer.alloc(32, 8)));
    await refusal(async () => other.identify(`Bearer ${token}`));
  });
});

describe("a revoked key", () => {
  test("is refused by every process within a second", async () => {
    const { keys, organizationId, identify, clock } = await setUp();
    const { row, token } = await keys.make(organizationId, definition);
    await identify(token);
    await keys.revoke(organizationId, row.key_id);
    await clock.advance(899);
    // Used as it was known, while it is looked up again.
    await identify(token);
    await clock.advance(100);
    await refusal(identify(token));
  });

  test("is refused at once by the process that revoked it", async () => {
    const { keys, organizationId, identify, authentication } = await setUp();
    const { row, token } = await keys.make(organizationId, definition);
    await identify(token);
    await keys.revoke(organizationId, row.key_id);
    authentication.forget(row.key_id);
    await refusal(identify(token));
  });

  test("is refused at once there also where it is being looked up meanwhile, and seen as it was", async () => {
    const { keys, organizationId, database, clock } = await setUp();
    const { row, token } = await keys.make(organizationId, definition);
    const { promise: seen, resolve: see } = Promise.withResolvers<void>();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    let slow = true;
    const query: Session["query"] = async <Row>(statement: Parameters<Session["query"]>[0]) => {
      const rows = await database.query<Row>(statement);
      see();
      if (slow) await answered;
      return rows;
    };
    const authentication = new Authentication({ query }, clock, pepper);
    const identify = async () => authentication.identify(`Bearer ${token}`);
    const before = identify();
    await seen;
    await keys.revoke(organizationId, row.key_id);
    authentication.forget(row.key_id);
    slow = false;
    await refusal(identify());
    answer();
    await before;
    await refusal(identify());
  });

  test("is refused within a second also where it is used without pause", async () => {
    const { keys, organizationId, identify, clock, seen } = await setUp();
    const { row, token } = await keys.make(organizationId, definition);
    await identify(token);
    await keys.revoke(organizationId, row.key_id);
    let refusedAfter = 0;
    for (; refusedAfter < 2_000; refusedAfter += 50) {
      await clock.advance(50);
      const taken = await identify(token).then(
        () => true,
        () => false,
      );
      // Look-ups in the background land between requests.
      await new Promise((resolve) => setImmediate(resolve));
      if (!taken) break;
    }
    expect(refusedAfter).toBeLessThan(1_000);
    expect(seen.queries).toBeLessThanOrEqual(4);
  });
});

describe("an unknown key", () => {
  test("is looked up about once a second, however often it is tried", async () => {
    const { identify, seen, clock } = await setUp();
    for (let count = 0; count < 20; count++) await refusal(identify(`jk_${"n".repeat(43)}`));
    expect(seen.queries).toBe(1);
    await clock.advance(1_000);
    await refusal(identify(`jk_${"n".repeat(43)}`));
    expect(seen.queries).toBe(2);
  });

  test("is told apart from one that does not exist by nothing", async () => {
    const { keys, organizationId, identify, authentication } = await setUp();
    const { row, token } = await keys.make(organizationId, definition);
    await keys.revoke(organizationId, row.key_id);
    authentication.forget(row.key_id);
    expect(await refusal(identify(token))).toBe(await refusal(identify(`jk_${"w".repeat(43)}`)));
  });
});

describe("a database that does not answer", () => {
  test("lets known keys in for a moment and then refuses as unavailable", async () => {
    const { keys, organizationId, identify, seen, clock } = await setUp();
    const { token } = await keys.make(organizationId, definition);
    await identify(token);
    seen.failing = true;
    await clock.advance(600);
    await identify(token);
    await clock.advance(400);
    await expect(identify(token)).rejects.toMatchObject({ code: "unavailable" });
    seen.failing = false;
    await identify(token);
  });
});
