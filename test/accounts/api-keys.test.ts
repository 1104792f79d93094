import { describe, expect, test } from "vitest";
import { newApiKeyToken, Pepper } from "#src/accounts/keys/api-key-token.ts";
import { ApiKeys } from "#src/accounts/keys/api-keys.ts";
import { Authentication } from "#src/accounts/keys/authentication.ts";
import { bootstrap } from "#src/accounts/keys/bootstrap.ts";
import { makeOrganization } from "#src/accounts/keys/organizations.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";

const pepper = new Pepper(Buffer.alloc(32, 7));
const definition = { name: "a", role: "read_write", admin: false, scope: null } as const;

async function setUp() {
  const clock = movableClock();
  const { database } = await freshDatabase();
  const first = await bootstrap({ database, clock, pepper, givenKey: null });
  const keys = new ApiKeys(database, clock, pepper);
  /** As another process that has just started would see it. */
  const isGood = async (token: string) =>
    Promise.resolve(new Authentication(database, clock, pepper).identify(`Bearer ${token}`)).then(
      () => true,
      () => false,
    );
  return { clock, database, keys, isGood, organizationId: first.organizationId, adminKey: first.madeKey! };
}

describe("the text of a key", () => {
  test("is jk_ and 43 letters and digits, and another each time", () => {
    const tokens = Array.from({ length: 1_000 }, newApiKeyToken);
    for (const token of tokens) expect(token).toMatch(/^jk_[0-9A-Za-z]{43}$/);
    expect(new Set(tokens).size).toBe(1_000);
    // 256 bits: the first digit is anything up to 62^43 / 2^256, the others are even.
    const second = new Set(tokens.map((token) => token[5]));
    expect(second.size).toBeGreaterThan(50);
  });

  test("is nowhere in the database, and neither is a plain hash of it", async () => {
    const { database, keys, organizationId } = await setUp();
    const { token, row } = await keys.make(organizationId, definition);
    const [stored] = await database.query<{ text: string; hash: Buffer }>({
      text: "select api_keys::text as text, hash from api_keys where key_id = $1",
      values: [row.key_id],
    });
    expect(stored?.text).not.toContain(token.slice(3));
    expect(stored?.hash).toEqual(pepper.hash(token));
    const { hash } = await import("node:crypto");
    expect(stored?.hash.toString("hex")).not.toBe(hash("sha256", token));
  });
});

describe("making a key", () => {
  test("gives one that is good", async () => {
    const { keys, organizationId, isGood, clock } = await setUp();
    const { row, token } = await keys.make(organizationId, { ...definition, name: "reporting", scope: "shop/*" });
    expect(row).toEqual({
      key_id: expect.stringMatching(/^key_[0-9a-z]{26}$/),
      organization_id: organizationId,
      name: "reporting",
      role: "read_write",
      admin: false,
      scope: "shop/*",
      previous_valid_until: null,
      expires_at: null,
      allowed_addresses: null,
      last_used_at: null,
      created_by: null,
      created_at: clock.now(),
      person: null,
    });
    expect(await isGood(token)).toBe(true);
  });

  test.each([
    [{ role: "read_only", admin: true }, ["/role"]],
    [{ scope: "shop/*", admin: true }, ["/scope"]],
    [{ role: "read_only", scope: "shop", admin: true }, ["/role", "/scope"]],
  ] as const)("refuses an admin key that is less than one: %j", async (wrong, paths) => {
    const { keys, organizationId } = await setUp();
    const made = keys.make(organizationId, { ...definition, ...wrong });
    await expect(made).rejects.toMatchObject({ code: "invalid_request", details: { issues: paths.map((path) => ({ path })) } });
  });
});

describe("listing keys", () => {
  test("goes page by page, oldest first, without revoked ones", async () => {
    const { keys, organizationId, clock } = await setUp();
    const made = [];
    for (let count = 0; count < 5; count++) {
      await clock.advance(1_000);
      made.push((await keys.make(organizationId, { ...definition, name: `key ${count}` })).row);
    }
    await keys.revoke(organizationId, made[1]!.key_id);
    const first = await keys.list(organizationId, "", 3);
    expect(first.rows.map(({ name }) => name)).toEqual(["bootstrap", "key 0", "key 2"]);
    expect(first.more).toBe(true);
    const second = await keys.list(organizationId, first.rows.at(-1)!.key_id, 3);
    expect(second.rows.map(({ name }) => name)).toEqual(["key 3", "key 4"]);
    expect(second.more).toBe(false);
  });

  test("shows an organization its own only", async () => {
    const { keys, database, clock, organizationId } = await setUp();
    const other = await database.transaction((tx) => makeOrganization(tx, clock, "other", "developer"));
    await keys.make(other, definition);
    expect((await keys.list(organizationId, "", 10)).rows.map(({ name }) => name)).toEqual(["bootstrap"]);
    expect((await keys.list(other, "", 10)).rows.map(({ name }) => name)).toEqual(["a"]);
  });
});

describe("revoking a key", () => {
  test("ends it, once", async () => {
    const { keys, organizationId, isGood } = await setUp();
    const { row, token } = await keys.make(organizationId, definition);
    await keys.revoke(organizationId, row.key_id);
    expect(await isGood(token)).toBe(false);
    await expect(keys.revoke(organizationId, row.key_id)).rejects.toMatchObject({ code: "not_found" });
  });

  test("of another organization is refused as of one that does not exist", async () => {
    const { keys, database, clock, organizationId, isGood } = await setUp();
    const other = await database.transaction((tx) => makeOrganization(tx, clock, "other", "developer"));
    const { row, token } = await keys.make(other, definition);
    const theirs = await keys.revoke(organizationId, row.key_id).catch((error: Error) => error.message.replace(row.key_id, "…"));
    const nobodys = await keys
      .revoke(organizationId, "key_nobody")
      .catch((error: Error) => error.message.replace("key_nobody", "…"));
    expect(theirs).toBe(nobodys);
    expect(await isGood(token)).toBe(true);
    await expect(keys.rotate(organizationId, row.key_id, "0s")).rejects.toMatchObject({ code: "not_found" });
    expect(await isGood(token)).toBe(true);
  });

  test("leaves the organization an admin key, also where two are revoked at once", async () => {
    const { keys, organizationId } = await setUp();
    const { row } = await keys.make(organizationId, { ...definition, admin: true });
    const [bootstrapped] = (await keys.list(organizationId, "", 1)).rows;
    const outcomes = await Promise.allSettled([
      keys.revoke(organizationId, row.key_id),
      keys.revoke(organizationId, bootstrapped!.key_id),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = outcomes.find((outcome) => outcome.status === "rejected");
    expect(refused?.reason).toMatchObject({ code: "conflict" });
    expect((await keys.list(organizationId, "", 10)).rows).toHaveLength(1);
  });
});

describe("rotating a key", () => {
  test("gives a new one, and lets the old one be good for a while", async () => {
    const { keys, organizationId, isGood, clock } = await setUp();
    const { row, token } = await keys.make(organizationId, { ...definition, scope: "shop/*" });
    const rotated = await keys.rotate(organizationId, row.key_id, "2h");
    expect(rotated.row).toEqual({ ...row, previous_valid_until: new Date(clock.now().getTime() + 2 * 3_600_000) });
    expect(rotated.token).not.toBe(token);
    expect([await isGood(token), await isGood(rotated.token)]).toEqual([true, true]);
    await clock.advance(2 * 3_600_000 - 1);
    expect(await isGood(token)).toBe(true);
    await clock.advance(1);
    expect([await isGood(token), await isGood(rotated.token)]).toEqual([false, true]);
  });

  test("with 0s ends the old one at once", async () => {
    const { keys, organizationId, isGood } = await setUp();
    const { row, token } = await keys.make(organizationId, definition);
    const rotated = await keys.rotate(organizationId, row.key_id, "0s");
    expect(rotated.row.previous_valid_until).toBeNull();
    expect([await isGood(token), await isGood(rotated.token)]).toEqual([false, true]);
  });

  test("again within that time ends the older one at once", async () => {
    const { keys, organizationId, isGood } = await setUp();
    const { row, token: first } = await keys.make(organizationId, definition);
    const { token: second } = await keys.rotate(organizationId, row.key_id, "7d");
    const { token: third } = await keys.rotate(organizationId, row.key_id, "7d");
    expect([await isGood(first), await isGood(second), await isGood(third)]).toEqual([false, true, true]);
  });

  test("lets nobody keep the old one for more than 7 days", async () => {
    const { keys, organizationId } = await setUp();
    const { row } = await keys.make(organizationId, definition);
    for (const long of ["8d", "169h", "9999d"]) {
      await expect(keys.rotate(organizationId, row.key_id, long)).rejects.toMatchObject({
        code: "invalid_request",
        details: { issues: [{ path: "/previous_valid_for" }] },
      });
    }
  });

  test("of a revoked key is refused, and revoking ends both", async () => {
    const { keys, organizationId, isGood } = await setUp();
    const { row, token } = await keys.make(organizationId, definition);
    const { token: second } = await keys.rotate(organizationId, row.key_id, "1d");
    await keys.revoke(organizationId, row.key_id);
    expect([await isGood(token), await isGood(second)]).toEqual([false, false]);
    await expect(keys.rotate(organizationId, row.key_id, "1d")).rejects.toMatchObject({ code: "not_found" });
  });
});
