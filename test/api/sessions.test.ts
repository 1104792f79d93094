import { describe, expect, it } from "vitest";
import { MOST_OF_A_KEY } from "#src/accounts/keys/sessions.ts";
import { signIn } from "#test/support/browser-session.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["sessions_create", "sessions_get", "sessions_delete"], {}, async () => ({
  requestsKeptMs: 3_600_000,
  rateLimits: { developer: 1_000, team: 1_000, scale: 1_000 },
}));

const HOUR = 3_600_000;
const unauthorized = { status: 401, code: "unauthorized" };
const keyOf = async (definition: object): Promise<{ id: string; key: string }> =>
  (await api.post("/api-keys", { name: "somebody", role: "read_write", ...definition })).body;

describe("sessions_create", () => {
  it("makes a session of the key, which may do what the key may do", async () => {
    const { service } = api;
    const ns = freshNamespace();
    const { id, key } = await keyOf({ scope: `${ns}/*` });
    const session = await signIn(service, key);
    const { body } = await session.request("GET", "/session");
    const now = service.clock.now().getTime();
    expect(body).toEqual({
      organization: service.organizationId,
      key: { id, role: "read_write", admin: false, scope: `${ns}/*`, expires_at: null },
      session: {
        id: session.id,
        created_at: new Date(now).toISOString(),
        expires_at: new Date(now + 12 * HOUR).toISOString(),
        idle_expires_at: new Date(now + 2 * HOUR).toISOString(),
      },
    });
    expect((await session.request("POST", at(`${ns}/a`), { body: { upsert: [{ id: "a" }] } })).status).toBe(200);
    expect(refusal(await session.request("POST", at("elsewhere"), { body: { upsert: [{ id: "a" }] } }))).toMatchObject({
      status: 403,
    });
    expect(refusal(await session.request("GET", "/api-keys"))).toMatchObject({ status: 403, code: "forbidden" });
  });

  it("gives the browser a cookie that scripts cannot read, for this service alone", async () => {
    const { setCookie } = await signIn(api.service);
    const port = new URL(api.service.address).port;
    expect(setCookie).toMatch(
      new RegExp(`^judgment_session_${port}=js_[0-9A-Za-z]{43}; Path=/; Max-Age=43200; HttpOnly; SameSite=Strict$`),
    );
  });

  it("shows the value in no body, and stores a hash of it", async () => {
    const made = await api.post("/session");
    const [, value] = /=(js_\w+);/.exec(made.headers.get("set-cookie")!)!;
    expect(made.text).not.toContain(value);
    const [stored] = await api.service.fresh.database.query<{ text: string }>({
      text: "select string_agg(to_jsonb(s)::text, '') as text from sessions s",
      values: [],
    });
    expect(stored!.text).not.toContain(value!.slice(3));
  });

  it("is not for sessions, which would never end", async () => {
    const session = await signIn(api.service);
    expect(refusal(await session.request("POST", "/session"))).toEqual({ status: 403, code: "forbidden" });
  });

  it("ends the session that the browser had before, and takes over no value of the browser's", async () => {
    const { service } = api;
    const before = await signIn(service);
    const after = await signIn(service, service.adminKey, { cookie: before.cookie });
    expect(after.cookie).not.toBe(before.cookie);
    expect(refusal(await before.request("GET", "/session"))).toEqual(unauthorized);
    const planted = `${before.cookie.split("=")[0]}=js_${"A".repeat(43)}`;
    const own = await signIn(service, service.adminKey, { cookie: planted });
    expect(own.cookie).not.toBe(planted);
    expect(refusal(await own.request("GET", "/session", { headers: { cookie: planted } }))).toEqual(unauthorized);
  });

  it("keeps a bounded number of a key's sessions, the newest", async () => {
    const { service } = api;
    const { key } = await keyOf({});
    const first = await signIn(service, key);
    const second = await signIn(service, key);
    for (let at = 0; at < MOST_OF_A_KEY - 2; at++) await signIn(service, key);
    expect((await first.request("GET", "/session")).status).toBe(200);
    const last = await signIn(service, key);
    service.clock.advance(1_000);
    expect(refusal(await first.request("GET", "/session"))).toEqual(unauthorized);
    expect((await second.request("GET", "/session")).status).toBe(200);
    expect((await last.request("GET", "/session")).status).toBe(200);
  });

  it("refuses parameters", async () => {
    expect(refusal(await api.post("/session?everywhere=true"))).toEqual(invalid("query/everywhere"));
  });
});

describe("sessions_get", () => {
  it("tells who sends a key that there is no session", async () => {
    const key = await api.service.key({ role: "read_only" });
    expect(await api.get("/session", { key })).toMatchObject({
      status: 200,
      body: { organization: api.service.organizationId, key: { role: "read_only", admin: false }, session: null },
    });
  });

  it("lets the key count where both are sent", async () => {
    const session = await signIn(api.service);
    const key = await api.service.key({ role: "read_only" });
    const both = { Authorization: `Bearer ${key}` };
    expect(await session.request("GET", "/session", { headers: both })).toMatchObject({
      body: { key: { role: "read_only" }, session: null },
    });
    const wrong = { Authorization: `Bearer ${key}x` };
    expect(refusal(await session.request("GET", "/session", { headers: wrong }))).toEqual(unauthorized);
  });

  it("is not served by a value that is sent as a key, or that has another form", async () => {
    const session = await signIn(api.service);
    const [name, value] = session.cookie.split("=") as [string, string];
    expect(refusal(await api.get("/session", { key: value }))).toEqual(unauthorized);
    for (const other of ["", "x", `${value}0`, value.toUpperCase(), api.service.adminKey])
      expect(refusal(await session.request("GET", "/session", { headers: { cookie: `${name}=${other}` } }))).toEqual(
        unauthorized,
      );
  });
});

it("sessions_get refuses parameters", async () => {
  expect(refusal(await api.get("/session?key=x"))).toEqual(invalid("query/key"));
});

describe("a session", () => {
  it("ends after its time, however much it is used", async () => {
    const { clock } = api.service;
    const session = await signIn(api.service);
    for (let hour = 1; hour < 12; hour++) {
      clock.advance(HOUR);
      expect((await session.request("GET", "/session")).status).toBe(200);
    }
    clock.advance(HOUR);
    expect(refusal(await session.request("GET", "/session"))).toEqual(unauthorized);
  });

  it("ends when nothing uses it", async () => {
    const { clock } = api.service;
    const session = await signIn(api.service);
    clock.advance(2 * HOUR - 1_000);
    expect((await session.request("GET", "/session")).status).toBe(200);
    clock.advance(2 * HOUR - 1_000);
    expect((await session.request("GET", "/session")).body.session.idle_expires_at).toBe(
      new Date(clock.now().getTime() + 2 * HOUR).toISOString(),
    );
    clock.advance(2 * HOUR);
    expect(refusal(await session.request("GET", "/session"))).toEqual(unauthorized);
  });

  it("ends with its key: when that is revoked, and when it expires", async () => {
    const { service } = api;
    const { id, key } = await keyOf({});
    const revoked = await signIn(service, key);
    expect((await revoked.request("GET", "/session")).status).toBe(200);
    await api.delete(`/api-keys/${id}`);
    expect(refusal(await revoked.request("GET", "/session"))).toEqual(unauthorized);
    const expiresAt = new Date(service.clock.now().getTime() + 600_000);
    const expiring = await signIn(service, await service.key({ expiresAt }));
    expect((await expiring.request("GET", "/session")).body.session.expires_at).toBe(expiresAt.toISOString());
    service.clock.advance(600_000);
    expect(refusal(await expiring.request("GET", "/session"))).toEqual(unauthorized);
  });

  it("ends with the value of its key: a leaked value that was rotated away opens nothing any more", async () => {
    const { service } = api;
    const { id, key } = await keyOf({});
    const before = await signIn(service, key);
    const rotated = (await api.post(`/api-keys/${id}/rotate`, { previous_valid_for: "1h" })).body.key;
    const meanwhile = await signIn(service, key);
    const after = await signIn(service, rotated);
    for (const one of [before, meanwhile, after]) expect((await one.request("GET", "/session")).status).toBe(200);
    service.clock.advance(HOUR);
    for (const one of [before, meanwhile]) expect(refusal(await one.request("GET", "/session"))).toEqual(unauthorized);
    expect((await after.request("GET", "/session")).status).toBe(200);
    await api.post(`/api-keys/${id}/rotate`, { previous_valid_for: "0s" });
    expect(refusal(await after.request("GET", "/session"))).toEqual(unauthorized);
  });

  it("is used from the addresses of its key alone", async () => {
    const { service } = api;
    const session = await signIn(service, await service.key({ allowedAddresses: ["127.0.0.1"] }));
    expect((await session.request("GET", "/session")).status).toBe(200);
    await service.fresh.database.query({
      text: "update api_keys set allowed_addresses = '[\"203.0.113.9\"]' where allowed_addresses is not null",
      values: [],
    });
    service.clock.advance(1_000);
    expect(refusal(await session.request("GET", "/session"))).toEqual({ status: 403, code: "forbidden" });
  });

  it("has the role and the scope that its key has now", async () => {
    const { service } = api;
    const { id, key } = await keyOf({});
    const session = await signIn(service, key);
    await service.fresh.database.query({ text: "update api_keys set role = 'read_only' where key_id = $1", values: [id] });
    service.clock.advance(1_000);
    const write = await session.request("POST", at(freshNamespace()), { body: { upsert: [{ id: "a" }] } });
    expect(refusal(write)).toEqual({ status: 403, code: "forbidden" });
  });

  it("shares the rate limit of its key, and is named in both logs", async () => {
    const { service } = api;
    const { id, key } = await keyOf({ role: "read_write", admin: true });
    const session = await signIn(service, key);
    const seen = await session.request("GET", "/session");
    const byKey = await api.get("/session", { key });
    const remaining = ({ headers }: typeof seen) => Number(headers.get("x-ratelimit-remaining"));
    expect(remaining(byKey)).toBeLessThan(remaining(seen));
    await session.request("PATCH", "/organization", { body: { contacts: ["ops@acme.example"] } });
    const [changed, made] = (await api.get(`/audit-log?key=${id}`)).body.entries;
    expect(changed).toMatchObject({ action: "organization.updated", actor: { type: "key", key: id, session: session.id } });
    expect(made).toMatchObject({
      action: "session.created",
      actor: { type: "key", key: id },
      subject: session.id,
      before: null,
      after: { key: id },
    });
    expect(made.actor.session).toBeUndefined();
    await expect
      .poll(async () => {
        const { requests } = (await api.get(`/request-log?key=${id}`)).body;
        return requests.map(({ operation, session: of }: { operation: string; session?: string }) => [operation, of]);
      })
      .toEqual([
        ["organizations_update", session.id],
        ["sessions_get", undefined],
        ["sessions_get", session.id],
        ["sessions_create", undefined],
      ]);
  });

  it("is known to every process at once, and ends in every process within a second", async () => {
    const { service } = api;
    const other = await service.beside("api");
    const session = await signIn(service);
    const headers = { "Judgment-Session": "1", cookie: session.cookie.replace(/_\d+=/, `_${new URL(other.address).port}=`) };
    expect((await other.request("GET", "/session", { key: null, headers })).status).toBe(200);
    expect((await session.request("DELETE", "/session")).status).toBe(204);
    service.clock.advance(900);
    expect(refusal(await other.request("GET", "/session", { key: null, headers }))).toEqual(unauthorized);
  });

  it("leaves the database when it has ended", async () => {
    const { service } = api;
    const session = await signIn(service);
    service.clock.advance(24 * HOUR);
    await signIn(service);
    const { sweepSessions } = await import("#src/accounts/keys/sessions.ts");
    await sweepSessions({ db: service.fresh.database, clock: service.clock }, service.organizationId);
    const rows = await service.fresh.database.query<{ session_id: string }>({
      text: "select session_id from sessions",
      values: [],
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]!.session_id).not.toBe(session.id);
  });
});

describe("sessions_delete", () => {
  it("signs out: the cookie is forgotten, and opens nothing", async () => {
    const session = await signIn(api.service);
    const other = await signIn(api.service);
    const out = await session.request("DELETE", "/session");
    expect(out.status).toBe(204);
    expect(out.headers.get("set-cookie")).toMatch(/^judgment_session_\d+=; Path=\/; Max-Age=0; HttpOnly; SameSite=Strict$/);
    expect(refusal(await session.request("GET", "/session"))).toEqual(unauthorized);
    expect((await other.request("GET", "/session")).status).toBe(200);
    const [entry] = (await api.get("/audit-log?action=session.ended")).body.entries;
    expect(entry).toMatchObject({ subject: session.id, actor: { session: session.id }, after: null });
  });

  it("signs out everywhere, by a session or by the key", async () => {
    const { service } = api;
    for (const bySession of [true, false]) {
      const { key } = await keyOf({ role: "read_only" });
      const sessions = [await signIn(service, key), await signIn(service, key)];
      const path = "/session?everywhere=true";
      const out = bySession ? await sessions[0]!.request("DELETE", path) : await api.delete(path, { key });
      expect(out.status).toBe(204);
      for (const one of sessions) expect(refusal(await one.request("GET", "/session"))).toEqual(unauthorized);
      expect((await api.get("/session", { key })).status).toBe(200);
    }
    const [entry] = (await api.get("/audit-log?action=session.ended")).body.entries;
    expect(entry).toMatchObject({ subject: null, before: { sessions: 2 } });
  });

  it("ends nothing for who sends a key alone", async () => {
    const session = await signIn(api.service);
    expect((await api.delete("/session")).status).toBe(204);
    expect((await session.request("GET", "/session")).status).toBe(200);
  });

  it("refuses what is no yes or no", async () => {
    expect(refusal(await api.delete("/session?everywhere=all"))).toEqual(invalid("query/everywhere"));
  });
});
