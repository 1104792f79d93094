import { describe, expect, test } from "vitest";
import { Pepper } from "#src/accounts/keys/api-key-token.ts";
import { ApiKeys } from "#src/accounts/keys/api-keys.ts";
import { Authentication } from "#src/accounts/keys/authentication.ts";
import { type BootstrapOptions, bootstrap } from "#src/accounts/keys/bootstrap.ts";
import { countKeysByPepper, organizationOf } from "#src/accounts/keys/organizations.ts";
import { migrate } from "#src/foundation/db/migrate.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";

const pepper = new Pepper(Buffer.alloc(32, 7));
const GIVEN = "a-key-that-the-operator-has-chosen-himself";

async function setUp() {
  const clock = movableClock();
  const { database } = await freshDatabase();
  const start = (options: Partial<BootstrapOptions> = {}) => bootstrap({ database, clock, pepper, givenKey: null, ...options });
  const identify = async (token: string, under = pepper) =>
    new Authentication(database, clock, under).identify(`Bearer ${token}`);
  return { clock, database, start, identify };
}

describe("the first start", () => {
  test("makes an organization on the largest plan and shows an admin key once", async () => {
    const { start, identify, database } = await setUp();
    const { organizationId, madeKey, unusableKeys } = await start();
    expect(madeKey).toMatch(/^jk_/);
    expect(unusableKeys).toBe(0);
    expect(await identify(madeKey!)).toMatchObject({
      organizationId,
      plan: "scale",
      key: { admin: true, role: "read_write", scope: null },
    });
    expect(await organizationOf(database, organizationId)).toMatchObject({ name: "default", suggestions: false, contacts: [] });
    expect(await start()).toEqual({ organizationId, madeKey: null, refusedKey: false, unusableKeys: 0 });
  });

  test("takes the key that it is given, and shows none", async () => {
    const { start, identify } = await setUp();
    const { organizationId, madeKey } = await start({ givenKey: GIVEN });
    expect(madeKey).toBeNull();
    expect(await identify(GIVEN)).toMatchObject({ organizationId, key: { admin: true } });
  });

  test("by several processes at once makes one organization and one key", async () => {
    const { start, database } = await setUp();
    const started = await Promise.all(Array.from({ length: 6 }, () => start()));
    expect(new Set(started.map(({ organizationId }) => organizationId)).size).toBe(1);
    expect(started.filter(({ madeKey }) => madeKey !== null)).toHaveLength(1);
    const [counts] = await database.query({
      text: "select (select count(*) from organizations) as organizations, (select count(*) from api_keys) as keys",
    });
    expect(counts).toEqual({ organizations: 1, keys: 1 });
  });
});

describe("a later start", () => {
  test("with the same given key changes nothing", async () => {
    const { start, database } = await setUp();
    await start({ givenKey: GIVEN });
    await Promise.all([start({ givenKey: GIVEN }), start({ givenKey: GIVEN })]);
    expect(await database.query({ text: "select 1 from api_keys" })).toHaveLength(1);
  });

  test("does not bring back a given key that was rotated or revoked", async () => {
    const { start, identify, database, clock } = await setUp();
    const { organizationId } = await start({ givenKey: GIVEN });
    const keys = new ApiKeys(database, clock, pepper);
    const [row] = (await keys.list(organizationId, "", 1)).rows;
    await keys.rotate(organizationId, row!.key_id, "0s");
    await start({ givenKey: GIVEN });
    await expect(identify(GIVEN)).rejects.toMatchObject({ code: "unauthorized" });
  });

  test.each(["rotated", "revoked"])("does not bring back a given key that was %s where the secret is lost too", async (how) => {
    const { start, identify, database, clock } = await setUp();
    const { organizationId } = await start({ givenKey: GIVEN });
    const keys = new ApiKeys(database, clock, pepper);
    const [row] = (await keys.list(organizationId, "", 1)).rows;
    if (how === "rotated") await keys.rotate(organizationId, row!.key_id, "0s");
    else await database.query({ text: "update api_keys set revoked_at = $1", values: [clock.now()] });
    const other = new Pepper(Buffer.alloc(32, 8));
    expect(await start({ pepper: other, givenKey: GIVEN })).toMatchObject({ refusedKey: true });
    await expect(identify(GIVEN, other)).rejects.toMatchObject({ code: "unauthorized" });
    const another = `${GIVEN}-another`;
    expect(await start({ pepper: other, givenKey: another })).toMatchObject({ refusedKey: false });
    expect(await identify(another, other)).toMatchObject({ key: { admin: true } });
  });

  test("knows the keys of the secret before while that is given, and hashes each anew when it is used", async () => {
    const { start, identify, database } = await setUp();
    const { organizationId, madeKey } = await start();
    const replaced = new Pepper(Buffer.alloc(32, 8), Buffer.alloc(32, 7));
    const alone = new Pepper(Buffer.alloc(32, 8));
    await expect(identify(madeKey!, alone)).rejects.toMatchObject({ code: "unauthorized" });
    expect(await start({ pepper: replaced, givenKey: GIVEN })).toMatchObject({ madeKey: null, unusableKeys: 0 });
    await expect(identify(GIVEN, replaced)).rejects.toMatchObject({ code: "unauthorized" });
    expect(await countKeysByPepper(database)).toEqual([{ pepper: pepper.fingerprint, count: 1 }]);
    expect(await identify(madeKey!, replaced)).toMatchObject({ organizationId, key: { admin: true } });
    expect(await countKeysByPepper(database)).toEqual([{ pepper: alone.fingerprint, count: 1 }]);
    expect(await identify(madeKey!, alone)).toMatchObject({ organizationId });
  });

  test("takes the given key again where the secret is lost, and it was neither rotated nor revoked", async () => {
    const { start, identify } = await setUp();
    await start({ givenKey: GIVEN });
    const other = new Pepper(Buffer.alloc(32, 8));
    expect(await start({ pepper: other, givenKey: GIVEN })).toMatchObject({ refusedKey: false, unusableKeys: 1 });
    expect(await identify(GIVEN, other)).toMatchObject({ key: { admin: true } });
  });

  test("under another secret says how many keys are lost, and takes a given key in their place", async () => {
    const { start, identify } = await setUp();
    const { organizationId, madeKey } = await start();
    const other = new Pepper(Buffer.alloc(32, 8));
    expect(await start({ pepper: other })).toEqual({ organizationId, madeKey: null, refusedKey: false, unusableKeys: 1 });
    await start({ pepper: other, givenKey: GIVEN });
    expect(await identify(GIVEN, other)).toMatchObject({ organizationId, key: { admin: true } });
    // The one from before is as good as it was, should the secret be found again.
    expect(await identify(madeKey!)).toMatchObject({ organizationId });
  });
});

describe("the accounts' tables", () => {
  test("are made once by two processes that start together", async () => {
    const { database, connection } = await freshDatabase({ schema: "empty" });
    const options = { connection, clock: movableClock(), log: createLogger({ level: "silent" }) };
    await Promise.all([migrate(options), migrate(options)]);
    expect(await database.query({ text: "select * from organizations" })).toEqual([]);
  });

  test.each([
    ["an admin key with a scope", "read_write", "shop"],
    ["an admin key that only reads", "read_only", null],
  ])("hold no %s", async (_what, role, scope) => {
    const { database, clock } = await setUp();
    const inserted = database.query({
      text: `insert into api_keys (key_id, organization_id, name, hash, pepper, role, admin, scope, created_at)
             values ('key_x', 'org_x', 'x', '\\x00', 'p', $1, true, $2, $3)`,
      values: [role, scope, clock.now()],
    });
    await expect(inserted).rejects.toThrow("check constraint");
  });
});
