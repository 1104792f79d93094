import { describe, expect, it } from "vitest";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["api_keys_create", "api_keys_delete", "api_keys_list", "api_keys_rotate"]);

const create = (body: unknown, options = {}) => api.post("/api-keys", body, options);
const statusWith = async (key: string, path = "/organization") => (await api.get(path, { key })).status;
const unknown = `key_${"0".repeat(26)}`;

describe("api_keys_create", () => {
  it("makes a key that is shown once and nowhere again", async () => {
    const { status, body } = await create({ name: "reporting ☃", role: "read_only", scope: "shop/*" });
    expect(status).toBe(201);
    const { key, ...shown } = body;
    expect(shown).toEqual({
      id: expect.stringMatching(/^key_[0-9a-z]{26}$/),
      name: "reporting ☃",
      role: "read_only",
      admin: false,
      scope: "shop/*",
      previous_valid_until: null,
      expires_at: null,
      allowed_addresses: null,
      last_used_at: null,
      created_by: expect.stringMatching(/^key_/),
      created_at: api.service.clock.now().toISOString(),
    });
    expect(key).toMatch(/^jk_[0-9A-Za-z]{43}$/);
    const listed = await api.get("/api-keys?limit=1000");
    expect(listed.body.api_keys.find(({ id }: { id: string }) => id === body.id)).toEqual(shown);
    expect(JSON.stringify(listed.body)).not.toContain(key);
    const { rows } = await storedKeys();
    expect(rows).not.toContain(key);
  });

  it("makes a key with the role and scope that it says", async () => {
    const [namespace, sibling] = [freshNamespace(), freshNamespace()];
    const write = (ns: string, key: string) => api.post(at(ns), { upsert: [{ id: "a" }] }, { key });
    const { body: writer } = await create({ name: "w", role: "read_write", scope: namespace });
    const { body: reader } = await create({ name: "r", role: "read_only", scope: null });
    const { body: admin } = await create({ name: "a", role: "read_write", admin: true });
    expect((await write(namespace, writer.key)).status).toBe(200);
    expect(refusal(await write(sibling, writer.key))).toEqual({ status: 403, code: "forbidden" });
    expect(refusal(await write(namespace, reader.key))).toEqual({ status: 403, code: "forbidden" });
    expect(await statusWith(reader.key, at(namespace))).toBe(200);
    expect(await statusWith(writer.key, "/api-keys")).toBe(403);
    expect(await statusWith(admin.key, "/api-keys")).toBe(200);
  });

  it("shows the same key again to the same Idempotency-Key, and refuses that for another request", async () => {
    const headers = { "Idempotency-Key": "make-1" };
    const definition = { name: "once", role: "read_only" };
    const first = await create(definition, { headers });
    expect((await create(definition, { headers })).body).toEqual(first.body);
    expect(refusal(await create({ ...definition, name: "other" }, { headers }))).toEqual({ status: 409, code: "conflict" });
    const { body } = await api.get("/api-keys?limit=1000");
    expect(body.api_keys.filter(({ name }: { name: string }) => name === "once" || name === "other")).toHaveLength(1);
  });

  it("makes a key that ends by itself, and says in which hour it was last used and who made it", async () => {
    const { clock } = api.service;
    const expires = new Date(clock.now().getTime() + 3_600_000).toISOString();
    const { status, body } = await create({ name: "short", role: "read_only", expires_at: expires });
    expect(status).toBe(201);
    expect(body).toMatchObject({ expires_at: expires, last_used_at: null });
    expect(await statusWith(body.key)).toBe(200);
    const shown = async () => {
      const listed = await api.get("/api-keys?limit=1000");
      return listed.body.api_keys.find(({ id }: { id: string }) => id === body.id);
    };
    const hour = new Date(Math.floor(clock.now().getTime() / 3_600_000) * 3_600_000).toISOString();
    await expect.poll(shown).toMatchObject({ last_used_at: hour, created_by: expect.stringMatching(/^key_/) });
    await clock.advance(3_600_000);
    expect(await statusWith(body.key)).toBe(401);
  });

  it("makes a key that only some addresses may use", async () => {
    const elsewhere = await create({ name: "office", role: "read_only", allowed_addresses: ["203.0.113.0/24", "2001:db8::1"] });
    expect(elsewhere.status).toBe(201);
    expect(elsewhere.body.allowed_addresses).toEqual(["203.0.113.0/24", "2001:db8::1"]);
    expect(await statusWith(elsewhere.body.key)).toBe(403);
    const here = await create({ name: "here", role: "read_only", allowed_addresses: ["127.0.0.0/8"] });
    expect(await statusWith(here.body.key)).toBe(200);
    // Whoever is no trusted proxy cannot say that a request comes from elsewhere.
    const headers = { "X-Forwarded-For": "203.0.113.9" };
    expect((await api.get("/organization", { key: elsewhere.body.key, headers })).status).toBe(403);
  });

  it.each([
    ["an end in the past", { name: "x", role: "read_only", expires_at: "2020-01-01T00:00:00.000Z" }, ["/expires_at"]],
    [
      "what is no address",
      { name: "x", role: "read_only", allowed_addresses: ["10.0.0.0/8", "10.0.0.0/33"] },
      ["/allowed_addresses/1"],
    ],
    ["no addresses", { name: "x", role: "read_only", allowed_addresses: [] }, ["/allowed_addresses"]],
    ["no role", { name: "x" }, ["/role"]],
    ["an empty name", { name: "", role: "read_only" }, ["/name"]],
    ["a role that there is not", { name: "x", role: "admin" }, ["/role"]],
    ["an admin key that may only read", { name: "x", role: "read_only", admin: true }, ["/role"]],
    ["an admin key with a scope", { name: "x", role: "read_write", admin: true, scope: "shop" }, ["/scope"]],
    ["a scope that is none", { name: "x", role: "read_only", scope: "*" }, ["/scope"]],
    ["a scope with a * inside", { name: "x", role: "read_only", scope: "a/*/b" }, ["/scope"]],
    ["a key to be used", { name: "x", role: "read_only", key: "jk_mine" }, ["/key"]],
  ])("refuses %s", async (_, body, paths) => {
    expect(refusal(await create(body))).toEqual(invalid(...paths));
  });

  it("refuses a body of more than 1 MB", async () => {
    expect(refusal(await create({ name: "x".repeat(1024 * 1024), role: "read_only" }))).toEqual({
      status: 413,
      code: "too_large",
    });
  });
});

describe("api_keys_list", () => {
  it("pages through the keys, oldest first, without those that were revoked", async () => {
    const made: string[] = [];
    for (const name of ["one", "two", "three"]) made.push((await create({ name, role: "read_only" })).body.id);
    await api.delete(`/api-keys/${made[1]}`);
    const ids: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const { body } = await api.get(`/api-keys?limit=2${cursor ? `&cursor=${cursor}` : ""}`);
      ids.push(...body.api_keys.map(({ id }: { id: string }) => id));
      cursor = body.next_cursor;
    }
    expect(ids).toEqual(ids.toSorted());
    expect(ids.slice(-2)).toEqual([made[0], made[2]]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ["?limit=0", "query/limit"],
    ["?cursor=nonsense", "query/cursor"],
    ["?role=admin", "query/role"],
  ])("refuses %s", async (query, path) => {
    expect(refusal(await api.get(`/api-keys${query}`))).toEqual(invalid(path));
  });
});

describe("api_keys_delete", () => {
  it("revokes a key at once in the process that is asked, and within a second in every other", async () => {
    const other = await api.service.beside();
    const { body } = await create({ name: "gone", role: "read_only" });
    const elsewhere = async () => (await other.request("GET", "/organization", { key: body.key })).status;
    expect([await statusWith(body.key), await elsewhere()]).toEqual([200, 200]);
    const answer = await api.delete(`/api-keys/${body.id}`);
    expect([answer.status, answer.body]).toEqual([204, undefined]);
    expect(await statusWith(body.key)).toBe(401);
    await api.service.clock.advance(1000);
    expect(await elsewhere()).toBe(401);
  });

  it("lets a key revoke itself, and no other key come back in its place", async () => {
    const { body } = await create({ name: "self", role: "read_write", admin: true });
    expect((await api.delete(`/api-keys/${body.id}`, { key: body.key })).status).toBe(204);
    expect(await statusWith(body.key)).toBe(401);
    expect(refusal(await api.delete(`/api-keys/${body.id}`))).toEqual({ status: 404, code: "not_found" });
    expect(refusal(await api.post(`/api-keys/${body.id}/rotate`))).toEqual({ status: 404, code: "not_found" });
  });

  it("refuses to revoke the organization's last admin key, also when two are revoked at once", async () => {
    const { adminKey } = await api.service.organization("team");
    const key = { key: adminKey };
    const [{ id }] = (await api.get("/api-keys", key)).body.api_keys;
    await create({ name: "no admin", role: "read_write" }, key);
    expect(refusal(await api.delete(`/api-keys/${id}`, key))).toEqual({ status: 409, code: "conflict" });
    const { body: second } = await create({ name: "second", role: "read_write", admin: true }, key);
    const answers = await Promise.all([id, second.id].map((each) => api.delete(`/api-keys/${each}`, key)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  it("refuses an id that is none or of no key", async () => {
    expect(refusal(await api.delete("/api-keys/mine"))).toEqual(invalid("path/id"));
    expect(refusal(await api.delete(`/api-keys/${unknown}`))).toEqual({ status: 404, code: "not_found" });
  });
});

describe("api_keys_rotate", () => {
  const rotate = (id: string, body?: unknown, options = {}) => api.post(`/api-keys/${id}/rotate`, body, options);

  it("replaces the key under the same id; the old one is good for a day", async () => {
    const { body: before } = await create({ name: "rotated", role: "read_only", scope: "shop" });
    const { status, body } = await rotate(before.id);
    expect(status).toBe(200);
    const until = new Date(api.service.clock.now().getTime() + 86_400_000).toISOString();
    expect(body).toEqual({ ...before, key: body.key, previous_valid_until: until });
    expect(body.key).not.toBe(before.key);
    expect([await statusWith(before.key), await statusWith(body.key)]).toEqual([200, 200]);
    await api.service.clock.advance(86_400_000);
    expect([await statusWith(before.key), await statusWith(body.key)]).toEqual([401, 200]);
    const { body: listed } = await api.get("/api-keys?limit=1000");
    expect(listed.api_keys.find(({ id }: { id: string }) => id === before.id).previous_valid_until).toBeNull();
  });

  it("ends the old key at once for 0s, and the older one where it is rotated again", async () => {
    const { body: first } = await create({ name: "rotated", role: "read_only" });
    const { body: second } = await rotate(first.id, { previous_valid_for: "1h" });
    const { body: third } = await rotate(first.id, { previous_valid_for: "7d" });
    expect(await Promise.all([first, second, third].map(({ key }) => statusWith(key)))).toEqual([401, 200, 200]);
    const { body: last } = await rotate(first.id, { previous_valid_for: "0s" });
    expect(last.previous_valid_until).toBeNull();
    expect(await Promise.all([second, third, last].map(({ key }) => statusWith(key)))).toEqual([401, 401, 200]);
  });

  it("refuses more than 7 days, an unknown key, what is no rotation, and a key that came with another request", async () => {
    const { body } = await create({ name: "rotated", role: "read_only" });
    expect(refusal(await rotate(body.id, { previous_valid_for: "169h" }))).toEqual(invalid("/previous_valid_for"));
    expect(refusal(await rotate(body.id, { previous_valid_for: "soon" }))).toEqual(invalid("/previous_valid_for"));
    expect(refusal(await rotate(body.id, { for: "1h" }))).toEqual(invalid("/for"));
    expect(refusal(await rotate(unknown))).toEqual({ status: 404, code: "not_found" });
    expect(refusal(await rotate(body.id, `{${" ".repeat(1024 * 1024)}}`))).toEqual({ status: 413, code: "too_large" });
    expect(await statusWith(body.key)).toBe(200);
    const headers = { "Idempotency-Key": "rotate-1" };
    const first = await rotate(body.id, {}, { headers });
    expect((await rotate(body.id, {}, { headers })).body.key).toBe(first.body.key);
    expect(refusal(await rotate(body.id, { previous_valid_for: "0s" }, { headers }))).toEqual({ status: 409, code: "conflict" });
  });
});

/** All that the database holds of keys, as text. */
async function storedKeys(): Promise<{ rows: string }> {
  const [row] = await api.service.fresh.database.query<{ rows: string }>({
    text: "select json_agg(k)::text as rows from api_keys k",
  });
  return row!;
}
