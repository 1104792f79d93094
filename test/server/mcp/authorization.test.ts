/** Tool calls are allowed exactly what HTTP allows: the same keys, roles, scopes, limits and audit. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishedTools } from "#src/server/mcp/tools.ts";
import { at } from "#test/api/support/api.ts";
import { furnish } from "#test/api/support/furnish.ts";
import { NOTHING, type Own, operationCases } from "#test/api/support/operation-cases.ts";
import { jobRow } from "#test/jobs/support/rows.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { overHttp } from "./support/agent.ts";
import { toolArguments } from "./support/tool-arguments.ts";

let service: TestService;
beforeAll(async () => {
  service = await testService({ role: "api" }, true);
  for (const owner of ["shop", "shopping", "shop/*"]) await furnish(service, owner, "only-here");
});
afterAll(() => service.stop());

async function ownOf(): Promise<Own> {
  const row = (status: "running" | "awaiting_confirm") => jobRow(service, { type: "backfill", status, namespace: "shop" });
  const [running, awaiting_confirm] = [await row("running"), await row("awaiting_confirm")];
  return { ...NOTHING, name: `n-${randomUUID()}`, jobId: running, jobs: { running, awaiting_confirm } };
}

async function called(id: string, key: string, ns: string) {
  const { call } = await overHttp(service, key);
  const { isError, body } = await call(id, toolArguments(id, ns, await ownOf()));
  return isError ? body.error.code : "ok";
}

describe.each(publishedTools().map(({ name }) => name))("%s", (id) => {
  const one = operationCases[id]!;

  it("is open to a key that may call its operation", async () => {
    expect(await called(id, await service.key({ role: one.needs as "read_only" }), "shop")).toBe("ok");
    if (one.removes) await furnish(service, "shop", "only-here");
  });

  if (one.needs !== "read_only") {
    it("is refused to a key that only reads", async () => {
      expect(await called(id, await service.key({ role: "read_only" }), "shop")).toBe("forbidden");
    });
  }

  if (["namespace", "either"].includes(one.reach)) {
    it("is refused to a key of another namespace, and open to one of its own", async () => {
      const role = one.needs as "read_only";
      expect(await called(id, await service.key({ role, scope: "shop/*" }), "shopping")).toBe("forbidden");
      expect(await called(id, await service.key({ role, scope: "shop" }), "shop")).toBe("ok");
      if (one.removes) await furnish(service, "shop", "only-here");
    });
  }

  it("tells a key of another organization nothing", async () => {
    const stranger = await service.organization("scale");
    const { call } = await overHttp(service, stranger.adminKey);
    const { text } = await call(id, toolArguments(id, "shop", await ownOf()));
    expect(text).not.toContain("only-here");
  });
});

describe("a message", () => {
  const message = (method: string, params = {}) => ({ jsonrpc: "2.0", id: 1, method, params });
  const headersOf = (key: string | null) => ({
    "Content-Type": "application/json",
    Accept: "application/json, text/event-stream",
    ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
  });
  const post = (body: unknown, { key = service.adminKey as string | null, headers = {}, method = "POST", on = service } = {}) =>
    fetch(`${on.address}/mcp`, {
      method,
      headers: { ...headersOf(key), ...headers },
      ...(method === "POST" ? { body: typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body) } : {}),
    });
  const code = async (response: Response) => {
    const { error } = (await response.json()) as { error: { code: string } };
    return [response.status, error.code];
  };

  it("needs a key, also to list tools", async () => {
    for (const key of [null, `jk_${"0".repeat(43)}`]) {
      const response = await post(message("tools/list"), { key });
      expect(await code(response)).toEqual([401, "unauthorized"]);
      expect(response.headers.get("www-authenticate")).toMatch(/^Bearer/);
    }
  });

  it("is one JSON-RPC message of at most 1 MB", async () => {
    const refused = await post([message("ping"), message("ping")]);
    expect(await code(refused)).toEqual([400, "invalid_request"]);
    expect(await code(await post("{"))).toEqual([400, "invalid_request"]);
    expect(await code(await post(message("ping", { more: "x".repeat(1_100_000) })))).toEqual([413, "too_large"]);
    expect(await code(await post(message("ping"), { headers: { "Content-Type": "text/plain" } }))).toEqual([
      400,
      "invalid_request",
    ]);
    expect((await post({ jsonrpc: "2.0", method: "notifications/initialized" })).status).toBe(202);
    expect(await (await post(message("tools/burn"))).json()).toMatchObject({ error: { code: -32601 } });
    expect(await (await post({ hello: 1 })).json()).toMatchObject({ error: { code: -32700 } });
  });

  it("names each member once: of two, the last alone would count", async () => {
    const call = (members: string) =>
      post(`{"jsonrpc":"2.0",${members},"method":"tools/call","params":{"name":"documents_write","arguments":
        {"ns":"twice","upsert":[{"id":"t"}],"upsert":[]}}}`);
    const refused = await call('"id":"a-1"');
    expect([refused.status, refused.headers.get("content-type")]).toEqual([200, expect.stringContaining("application/json")]);
    expect(await refused.json()).toEqual({
      jsonrpc: "2.0",
      id: "a-1",
      error: {
        code: -32600,
        message: "/params/arguments/upsert: is a duplicate member of one object, at line 2, column 45; send each member once",
        data: expect.objectContaining({ issues: [expect.objectContaining({ path: "/params/arguments/upsert" })] }),
      },
    });
    for (const members of ['"id":1,"id":2', '"id":{}', '"x":0']) {
      const other = await call(members);
      expect([other.status, await other.json()]).toMatchObject([400, { id: null, error: { code: -32600 } }]);
    }
    expect((await service.request("GET", at("twice"))).status).toBe(404);
  });

  it("counts against the key's rate limit where it names a member twice", async () => {
    const on = await testService({ role: "api", rateLimits: { developer: 1, team: 1, scale: 1 } });
    const twice = '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":1,"a":2}}';
    expect((await post(twice, { on })).headers.get("x-ratelimit-remaining")).toBe("0");
    expect(await code(await post(twice, { on }))).toEqual([429, "rate_limited"]);
  });

  it("is in UTF-8", async () => {
    const bytes = Buffer.from('{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":"\u00e9"}}', "latin1");
    expect(await code(await post(bytes))).toEqual([400, "invalid_request"]);
  });

  it("is posted, and nothing else", async () => {
    for (const method of ["GET", "DELETE"]) {
      const response = await post(null, { method });
      expect(await code(response)).toEqual([405, "method_not_allowed"]);
      expect(response.headers.get("allow")).toBe("OPTIONS, POST");
    }
  });

  it("comes from no page of an unknown origin, and from pages of listed origins", async () => {
    expect(await code(await post(message("ping"), { headers: { Origin: "https://evil.example" } }))).toEqual([403, "forbidden"]);
    const on = await testService({ role: "api", corsOrigins: ["https://app.example"] });
    const headers = { Origin: "https://app.example" };
    const response = await post(message("ping"), { headers, on });
    expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([200, "https://app.example"]);
    const asked = {
      ...headers,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "authorization,content-type,mcp-protocol-version",
    };
    const preflight = await post(null, { method: "OPTIONS", key: null, headers: asked, on });
    expect([preflight.status, preflight.headers.get("access-control-allow-methods")]).toEqual([204, "POST"]);
    expect(preflight.headers.get("access-control-allow-headers")).toBe("Authorization, Content-Type, MCP-Protocol-Version");
  });

  it("counts once against the key's rate limit, whether or not it calls a tool", async () => {
    const on = await testService({ role: "api", rateLimits: { developer: 5, team: 5, scale: 5 } });
    const list = { name: "jobs_list", arguments: {} };
    expect((await post(message("ping"), { on })).headers.get("x-ratelimit-remaining")).toBe("4");
    for (let left = 4; left > 0; left--) {
      const { result } = (await (await post(message("tools/call", list), { on })).json()) as { result: { isError?: boolean } };
      expect(result.isError).toBeUndefined();
    }
    const { result } = (await (await post(message("tools/call", list), { on })).json()) as {
      result: { content: { text: string }[] };
    };
    expect(JSON.parse(result.content[0]!.text).error.code).toBe("rate_limited");
    expect(await code(await post(message("ping"), { on }))).toEqual([429, "rate_limited"]);
  });

  it.each([
    ["an unknown tool", { name: "jobs_burn", arguments: {} }],
    ["a wrong argument", { name: "jobs_list", arguments: { pages: 2 } }],
    ["a missing argument", { name: "namespaces_get", arguments: {} }],
    ["no tool", {}],
  ])("counts where it becomes no request, too: a call of %s", async (_what, params) => {
    const on = await testService({ role: "api", rateLimits: { developer: 2, team: 2, scale: 2 } });
    const remaining = async () => (await post(message("tools/call", params), { on })).headers.get("x-ratelimit-remaining");
    expect([await remaining(), await remaining()]).toEqual(["1", "0"]);
    expect(await code(await post(message("tools/call", params), { on }))).toEqual([429, "rate_limited"]);
  });

  it("has numbers in its arguments that keep their digits where the API keeps them", async () => {
    const state = '{"pi":0.12345678901234567890123,"n":[12345678901234567890,1152921504606846976]}';
    const call = (given: string) =>
      post(
        `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"documents_write","arguments":{"ns":"digits",${given}}}}`,
      );
    expect(await (await call(`"upsert":[{"id":"t","state":${state}}]`)).json()).toMatchObject({
      result: { content: [{ text: expect.stringContaining('"revision"') }] },
    });
    const { text } = await service.request("GET", at("digits", "documents", "t"));
    for (const number of ["0.12345678901234567890123", "12345678901234567890", "1152921504606846976"])
      expect(text).toContain(number);
    const refused = (await (await call('"upsert":[{"id":"t","attributes":{"n":12345678901234567890}}]')).json()) as {
      result: { content: { text: string }[] };
    };
    expect(JSON.parse(refused.result.content[0]!.text).error.details.issues).toMatchObject([{ path: "/upsert/0/attributes/n" }]);
  });

  it("is in the audit log as the request that it became, under its id", async () => {
    const name = `n-${randomUUID()}`;
    const given = { ns: "shop", name, question: "Is it?", type: "bool" };
    const response = await post(message("tools/call", { name: "judgments_create", arguments: given }));
    const { body } = await service.request("GET", "/audit-log?limit=1");
    expect(body.entries[0]).toMatchObject({ request_id: response.headers.get("x-request-id") });
    expect(JSON.stringify(body.entries[0])).toContain(name);
  });

  it("is held against the addresses of its key, as its caller's address", async () => {
    const key = await service.key({ allowedAddresses: ["203.0.113.0/24"] } as never);
    expect(await code(await post(message("ping"), { key }))).toEqual([403, "forbidden"]);
    const on = await testService({ role: "api", trustedProxies: ["127.0.0.1"] });
    const bound = await on.key({ allowedAddresses: ["203.0.113.0/24"] } as never);
    const body = message("tools/call", { name: "jobs_list", arguments: {} });
    const behind = await post(body, { key: bound, headers: { "X-Forwarded-For": "203.0.113.9" }, on });
    expect(await behind.json()).toMatchObject({ result: { content: [{ text: expect.stringContaining('"jobs"') }] } });
  });

  it("passes the operator's middleware, and so does the request that it becomes", async () => {
    const seen: string[] = [];
    const on = await testService({
      role: "api",
      prepare: (koa) =>
        void koa.use(async (ctx, next) => {
          await next();
          seen.push(`${ctx.method} ${ctx.path} ${ctx.status}`);
        }),
    });
    const body = message("tools/call", { name: "namespaces_get", arguments: { ns: "none" } });
    expect(await (await post(body, { on })).json()).toMatchObject({ result: { isError: true } });
    expect(seen).toEqual(["GET /v1/namespaces/none 404", "POST /mcp 200"]);
  });

  it("writes documents whatever the way of large writes", async () => {
    const on = await testService({ role: "api", largeWrites: { above: 0 } });
    const upsert = [{ id: "t", state: { text: "x".repeat(100_000) } }];
    const body = message("tools/call", { name: "documents_write", arguments: { ns: "shop", upsert } });
    expect(await (await post(body, { on })).json()).toMatchObject({
      result: { content: [{ text: expect.stringContaining('"revision"') }] },
    });
    expect((await on.request("GET", at("shop", "documents", "t"))).body.state).toEqual(upsert[0]!.state);
  });
});
