/** Organizations and keys as a client meets them: real HTTP, the real contract, a real database, every response checked. */
import { afterAll, describe, expect, test } from "vitest";
import { operations } from "#generated/routes.ts";
import { openAccounts } from "#src/accounts/keys/accounts.ts";
import { Pepper } from "#src/accounts/keys/api-key-token.ts";
import { ApiKeys } from "#src/accounts/keys/api-keys.ts";
import { bootstrap } from "#src/accounts/keys/bootstrap.ts";
import { makeOrganization } from "#src/accounts/keys/organizations.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { apiKeysHandlers, organizationsHandlers } from "#src/server/handlers/accounts.ts";
import { createServer, type RunningServer } from "#src/server/http/server.ts";
import { call, expectError } from "#test/server/http/support/client.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";

const started: RunningServer[] = [];

afterAll(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop(0)));
});

async function service() {
  const clock = movableClock();
  const { database } = await freshDatabase();
  const pepper = new Pepper(Buffer.alloc(32, 7));
  const { organizationId, madeKey } = await bootstrap({ database, clock, pepper, givenKey: null });
  const keys = new ApiKeys(database, clock, pepper);
  /** Another process over the same database. */
  const process = async () => {
    const rateLimits = { developer: 600, team: 6_000, scale: 60_000 };
    const log = createLogger({ level: "silent" });
    const accounts = openAccounts({ database, clock, pepper, rateLimits, log });
    const server = createServer({
      handlers: {
        organizations: organizationsHandlers({
          db: database,
          clock,
          budgets: { reconsider: async () => {}, spentUnder: async () => new Map() },
          together: true,
          wakeJudging: () => {},
        }),
        apiKeys: apiKeysHandlers(keys, accounts, clock),
      },
      operations: operations.filter(({ resource }) => resource === "organizations" || resource === "apiKeys"),
      accounts,
      clock,
      log: createLogger({ level: "silent" }),
      config: { host: "127.0.0.1", port: 0, responseValidation: 1 },
      violations: "answer",
    });
    started.push(server);
    return (await server.start()).url;
  };
  return { clock, database, keys, organizationId, admin: madeKey!, url: await process(), process };
}

describe("GET /organization", () => {
  test("shows the organization of the key", async () => {
    const { url, admin, organizationId } = await service();
    const answer = await call(url, "/v1/organization", { key: admin });
    expect(answer.json).toMatchObject({
      id: organizationId,
      name: "default",
      plan: "scale",
      suggestions: false,
      contacts: [],
      budget_usd_per_month: null,
      on_exceeded: "pause",
      created_at: "2030-01-01T00:00:00.000Z",
    });
    expect(answer.headers.get("x-ratelimit-limit")).toBe("60000");
  });

  test("shows each its own, by its plan", async () => {
    const { url, database, clock, keys } = await service();
    const other = await database.transaction((tx) => makeOrganization(tx, clock, "other", "developer"));
    const { token } = await keys.make(other, { name: "theirs", role: "read_only", admin: false, scope: "shop/*" });
    const answer = await call(url, "/v1/organization", { key: token });
    expect(answer.json).toMatchObject({ id: other, name: "other", plan: "developer" });
    expect(answer.headers.get("x-ratelimit-limit")).toBe("600");
  });
});

describe("API keys", () => {
  test("are made, listed without their text, rotated and revoked", async () => {
    const { url, admin } = await service();
    const made = await call(url, "/v1/api-keys", { key: admin, json: { name: "reporting", role: "read_only", scope: "shop/*" } });
    expect(made.status).toBe(201);
    const { key, ...shown } = made.json;
    expect(shown).toEqual({
      id: expect.stringMatching(/^key_/),
      name: "reporting",
      role: "read_only",
      admin: false,
      scope: "shop/*",
      expires_at: null,
      allowed_addresses: null,
      last_used_at: null,
      created_by: expect.stringMatching(/^key_/),
      previous_valid_until: null,
      created_at: "2030-01-01T00:00:00.000Z",
    });
    const list = await call(url, "/v1/api-keys", { key: admin });
    expect(list.json.api_keys.map(({ name }: { name: string }) => name)).toEqual(["bootstrap", "reporting"]);
    expect(list.json.api_keys[1]).toEqual(shown);
    expect(list.text).not.toContain("jk_");

    const rotated = await call(url, `/v1/api-keys/${shown.id}/rotate`, { key: admin, json: { previous_valid_for: "1h" } });
    expect(rotated.json).toEqual({
      ...shown,
      key: expect.stringMatching(/^jk_/),
      previous_valid_until: "2030-01-01T01:00:00.000Z",
    });
    for (const good of [key, rotated.json.key]) expect((await call(url, "/v1/organization", { key: good })).status).toBe(200);

    expect((await call(url, `/v1/api-keys/${shown.id}`, { key: admin, method: "DELETE" })).status).toBe(204);
    for (const bad of [key, rotated.json.key])
      expectError(await call(url, "/v1/organization", { key: bad }), 401, "unauthorized");
    expectError(await call(url, `/v1/api-keys/${shown.id}`, { key: admin, method: "DELETE" }), 404, "not_found");
  });

  test("are rotated with a day's overlap where nothing is said", async () => {
    const { url, admin } = await service();
    const { id } = (await call(url, "/v1/api-keys", { key: admin, json: { name: "x", role: "read_write" } })).json;
    const rotated = await call(url, `/v1/api-keys/${id}/rotate`, { key: admin, method: "POST" });
    expect(rotated.json.previous_valid_until).toBe("2030-01-02T00:00:00.000Z");
  });

  test("show an overlap no longer when it is over", async () => {
    const { url, admin, clock } = await service();
    const { id } = (await call(url, "/v1/api-keys", { key: admin, json: { name: "x", role: "read_write" } })).json;
    await call(url, `/v1/api-keys/${id}/rotate`, { key: admin, method: "POST" });
    await clock.advance(86_400_000);
    const [, listed] = (await call(url, "/v1/api-keys", { key: admin })).json.api_keys;
    expect(listed).toMatchObject({ id, previous_valid_until: null });
  });

  test("are listed page by page", async () => {
    const { url, admin } = await service();
    for (const name of ["a", "b", "c"]) await call(url, "/v1/api-keys", { key: admin, json: { name, role: "read_write" } });
    const names: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page = await call(url, `/v1/api-keys?limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`, { key: admin });
      names.push(...page.json.api_keys.map(({ name }: { name: string }) => name));
      cursor = page.json.next_cursor;
    }
    expect(names).toEqual(["bootstrap", "a", "b", "c"]);
    expectError(await call(url, "/v1/api-keys?cursor=rubbish", { key: admin }), 400, "invalid_request");
  });

  test("that were revoked in one process are refused by another within a second", async () => {
    const { url, admin, process, clock } = await service();
    const other = await process();
    const { id, key } = (await call(url, "/v1/api-keys", { key: admin, json: { name: "x", role: "read_write" } })).json;
    expect((await call(other, "/v1/organization", { key })).status).toBe(200);
    await call(url, `/v1/api-keys/${id}`, { key: admin, method: "DELETE" });
    expectError(await call(url, "/v1/organization", { key }), 401, "unauthorized");
    await clock.advance(999);
    expectError(await call(other, "/v1/organization", { key }), 401, "unauthorized");
  });

  test("are no business of keys that do not administer", async () => {
    const { url, admin } = await service();
    for (const role of ["read_only", "read_write"]) {
      const { key, id } = (await call(url, "/v1/api-keys", { key: admin, json: { name: role, role } })).json;
      expectError(await call(url, "/v1/api-keys", { key }), 403, "forbidden");
      expectError(await call(url, "/v1/api-keys", { key, json: { name: "x", role } }), 403, "forbidden");
      expectError(await call(url, `/v1/api-keys/${id}/rotate`, { key, method: "POST" }), 403, "forbidden");
      expectError(await call(url, `/v1/api-keys/${id}`, { key, method: "DELETE" }), 403, "forbidden");
    }
  });

  test("made again with the same Idempotency-Key are the same key, shown again", async () => {
    const { url, admin } = await service();
    const make = () =>
      call(url, "/v1/api-keys", {
        key: admin,
        json: { name: "x", role: "read_write" },
        headers: { "idempotency-key": "make-x" },
      });
    const [first, second] = [await make(), await make()];
    expect(second.text).toBe(first.text);
    expect((await call(url, "/v1/api-keys", { key: admin })).json.api_keys).toHaveLength(2);
  });

  test.each([
    [{ name: "x", role: "read_only", admin: true }, "/role"],
    [{ name: "x", role: "read_write", admin: true, scope: "a/*" }, "/scope"],
    [{ name: "x", role: "root" }, "/role"],
    [{ name: "", role: "read_only" }, "/name"],
    [{ role: "read_only" }, "/name"],
    [{ name: "x", role: "read_only", scope: "a//b" }, "/scope"],
    [{ name: "x", role: "read_only", scope: "*" }, "/scope"],
    [{ name: "x", role: "read_only", expires: "never" }, "/expires"],
  ])("are not made of %j", async (json, path) => {
    const { url, admin } = await service();
    const { details } = expectError(await call(url, "/v1/api-keys", { key: admin, json }), 400, "invalid_request");
    expect(details.issues.map((issue: { path: string }) => issue.path)).toContain(path);
  });

  test("keep the organization its last admin key", async () => {
    const { url, admin } = await service();
    const [{ id }] = (await call(url, "/v1/api-keys", { key: admin })).json.api_keys;
    expectError(await call(url, `/v1/api-keys/${id}`, { key: admin, method: "DELETE" }), 409, "conflict");
    const second = (await call(url, "/v1/api-keys", { key: admin, json: { name: "second", role: "read_write", admin: true } }))
      .json;
    expect((await call(url, `/v1/api-keys/${id}`, { key: second.key, method: "DELETE" })).status).toBe(204);
    expectError(await call(url, "/v1/organization", { key: admin }), 401, "unauthorized");
  });
});
