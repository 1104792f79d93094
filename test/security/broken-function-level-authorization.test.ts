/**
 * OWASP API5:2023, broken function level authorization. Requests for operations that a key's role does not allow are written in ways that
 * a router or proxy may misread. `test/api/authorization.test.ts` has the plain requests.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { requestOf } from "#src/server/mcp/tools.ts";
import { furnish } from "#test/api/support/furnish.ts";
import { NOTHING } from "#test/api/support/operation-cases.ts";
import { type RawClient, rawClient } from "#test/support/raw-request.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { sent, targets } from "./support/targets.ts";
import { type CallTool, type ToolTarget, toolCalls, toolTargets } from "./support/tools.ts";

let service: TestService;
let client: RawClient;
let callTool: CallTool;
const keys: Record<string, string> = {};

beforeAll(async () => {
  service = await testService({ role: "api" }, true);
  for (const owner of ["shop", "shop/*"]) await furnish(service, owner, "secret");
  for (const role of ["read_only", "read_write"] as const) keys[role] = await service.key({ role });
  client = rawClient(service.address);
  callTool = toolCalls(client);
});
afterAll(async () => {
  client.close();
  await service.stop();
});

/** Everything that somebody with a lesser role may not change. */
async function stored(): Promise<unknown> {
  const tables = [
    "api_keys",
    "audit_log",
    "documents",
    "judgments",
    "judgment_versions",
    "jobs",
    "outcomes",
    "webhook_endpoints",
  ];
  const counts = tables.map((table) => `(select count(*) from ${table}) as ${table}`);
  return (await service.fresh.database.query({ text: `select ${counts.join(", ")}` }))[0];
}

const lesser = { read_only: [], read_write: ["read_only"], admin: ["read_only", "read_write"] } as const;

/** Requests for an operation that are not quite it. */
function* disguises(method: string, path: string): Generator<{ method: string; path: string; headers?: Record<string, string> }> {
  const other = method === "GET" ? "HEAD" : "POST";
  for (const name of ["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"]) {
    for (const by of ["GET", "POST"]) yield { method: by, path, headers: { [name]: method } };
  }
  yield { method: other, path: `${path}?_method=${method}` };
  yield { method, path: `${path}/` };
  yield { method, path: `/${path}` };
  yield { method, path: path.replace("/", "/./") };
  yield { method, path: `/egress/..${path}` };
  yield { method, path: `${path};role=admin` };
  yield { method, path: `${path}%20` };
  yield { method, path: `${path}.json` };
  yield { method, path: path.toUpperCase() };
  yield { method, path: `${path}?admin=true&role=admin` };
  const claims = { "X-Role": "admin", "X-Forwarded-User": "admin", "X-Admin": "true", "X-Original-URL": "/v1/namespaces" };
  yield { method, path, headers: { ...claims, "X-Rewrite-URL": "/v1/namespaces", "X-Forwarded-For": "127.0.0.1" } };
}

it("No operation is carried out for a key of a lesser role, however it is asked for", async () => {
  const before = await stored();
  const found = [];
  for (const target of targets) {
    for (const role of lesser[target.role]) {
      for (const { method, path, headers } of disguises(target.method, target.at("shop"))) {
        const { headers: typed, body } = sent(target);
        const authorization = { Authorization: `Bearer ${keys[role]}` };
        const asked = { method, target: `/v1${path}`, headers: { ...typed, ...authorization, ...headers } };
        const { status } = await client.send({ ...asked, body: method === "GET" || method === "HEAD" ? null : body });
        // What reads may be read by a GET that says it is something else.
        if (status >= 500 || (status < 400 && target.role === "admin" && !isRead(target.path, method))) {
          found.push([target.id, role, method, path, status]);
        }
      }
    }
  }
  expect(found).toEqual([]);
  expect(await stored()).toEqual(before);
});

/** Whether a request is for an operation at the same path that every key may call. */
function isRead(path: string, method: string): boolean {
  return targets.some((one) => one.path === path && one.method === "GET" && one.role === "read_only") && method === "GET";
}

it("A key gives nobody, itself included, a role or a scope that it does not have", async () => {
  const before = await stored();
  const own = { ...NOTHING, name: "escalated" };
  for (const role of ["read_only", "read_write"]) {
    for (const body of [
      { name: "a", role: "read_write", admin: true },
      { name: "a", role: "read_only" },
    ]) {
      expect((await service.request("POST", "/api-keys", { key: keys[role]!, body })).status).toBe(403);
    }
    for (const method of ["PATCH", "PUT", "POST"]) {
      const body = { role: "read_write", admin: true, scope: null };
      expect((await service.request(method, `/api-keys/${own.keyId}`, { key: keys[role]!, body })).status).toBe(405);
    }
  }
  expect(await stored()).toEqual(before);
});

/** Calls that are not quite a tool's, or that claim more for their key than it has. */
function* toolDisguises(id: string, given: Record<string, unknown>, key: string) {
  const admin = `Bearer ${key}`;
  yield { name: id, given };
  for (const name of [id.toUpperCase(), `${id} `, `/${id}`, `../${id}`, `${id}\0`, [id], { name: id }, null])
    yield { name, given };
  for (const claim of [
    { role: "admin" },
    { admin: true },
    { key },
    { Authorization: admin },
    { authorization: admin },
    { method: "GET" },
  ])
    yield { name: id, given: { ...given, ...claim } };
  const claims = {
    "X-Role": "admin",
    "X-HTTP-Method-Override": "GET",
    "X-Original-URL": "/v1/namespaces",
    "Mcp-Session-Id": "admin",
  };
  yield { name: id, given, more: { headers: claims } };
  yield { name: id, given, more: { message: { params: { name: id, arguments: given, _meta: { authorization: admin } } } } };
  yield { name: id, given, more: { message: { id: undefined } } };
  yield { name: id, given, more: { message: { method: "tools/CALL" } } };
  yield { name: id, given, more: { message: { method: "completion/complete" } } };
}

it("No tool is carried out for a key of a lesser role, however it is called", async () => {
  const before = await stored();
  const found = [];
  const changing = toolTargets.filter(({ role }) => role !== "read_only");
  expect(changing.length).toBeGreaterThan(4);
  for (const { id, given } of changing) {
    for (const { name, given: asked, more } of toolDisguises(id, given("shop"), service.adminKey)) {
      const { status, said } = await callTool(keys.read_only!, name, asked, more);
      // A message without an id has no answer, and nothing is done for it.
      const isUnanswered = status === 202 && more?.message !== undefined && "id" in more.message;
      if ((said === "ok" && !isUnanswered) || status >= 500 || said === "internal")
        found.push([id, name, asked, more, status, said]);
    }
  }
  expect(found).toEqual([]);
  expect(await stored()).toEqual(before);
});

it("An operation that is no tool is none for an admin either", async () => {
  const before = await stored();
  const tools = new Set(toolTargets.map(({ id }) => id));
  const others = targets.filter(({ id }) => !tools.has(id));
  expect(others.length).toBeGreaterThan(tools.size);
  const found = [];
  for (const target of others) {
    const { said } = await callTool(service.adminKey, target.id, { ns: "shop", id: NOTHING.keyId, ...(target.body() as object) });
    if (said !== "not_found") found.push([target.id, said]);
  }
  expect(found).toEqual([]);
  expect(await stored()).toEqual(before);
});

/** Every operation further down a tool's path, reached over its last argument, and what changes the place that a URL means. */
function* ways({ id, path, method, given }: ToolTarget): Generator<string> {
  const above = path.slice(0, path.lastIndexOf("{"));
  const start = above.replaceAll(/\{(\w+)\}/g, (_, one) => encodeURIComponent(String(given("shop")[one])));
  for (const other of targets.filter((one) => one.method === method && one.path.startsWith(above) && one.id !== id)) {
    const rest = decodeURIComponent(other.at("shop").slice(start.length));
    yield* [rest, `${rest}?`, `${rest}#`, `x/../${rest}`, `../${rest}`, `%2e%2e/${rest}`, `.%2E/${rest}`, `\\..\\${rest}`];
  }
  yield* [
    "a?b=c",
    "a#b",
    "a;b",
    "//evil.example/x",
    "http://evil.example",
    "\t/..",
    "a\n",
    " ",
    "\0",
    "%",
    "%zz",
    "ü/ü",
    "@evil.example",
  ];
}

it("No argument of a tool leads to another operation or to another parameter", async () => {
  let tried = 0;
  for (const target of toolTargets.filter(({ path }) => path.includes("{"))) {
    const { tool, given, path } = target;
    for (const [, name] of path.matchAll(/\{(\w+)\}/g)) {
      for (const value of [".", ".."]) {
        const { said } = await callTool(service.adminKey, target.id, { ...given("shop"), [name!]: value });
        expect([target.id, name, value, said]).toEqual([target.id, name, value, "invalid_request"]);
      }
      for (const value of ways(target)) {
        const asked: Record<string, unknown> = { ...given("shop"), [name!]: value };
        const { pathname, host, search, hash } = new URL(requestOf(tool, asked).path, "http://service");
        const led = pathname.split("/").map((segment) => decodeURIComponent(segment));
        const meant = path.split("/").map((segment) => (segment.startsWith("{") ? asked[segment.slice(1, -1)] : segment));
        const own = tool.pages === null || tool.method !== "GET" ? "" : "?limit=20";
        expect([target.id, name, value, host, led, search, hash]).toEqual([target.id, name, value, "service", meant, own, ""]);
        tried++;
      }
    }
  }
  for (const { id, tool, given } of toolTargets.filter(({ tool }) => tool.input.arguments.some((one) => one.in === "query"))) {
    for (const { name } of tool.input.arguments.filter((one) => one.in === "query")) {
      for (const value of ["a&limit=1000&prefix=b", "a#b", "a?b=c", "&", "=", "+", "a%26limit=1000", "\0", "a,b", "ü"]) {
        const { search, hash } = new URL(requestOf(tool, { ...given("shop"), [name]: value }).path, "http://service");
        const usual = tool.input.arguments.some((one) => one.name === "limit") && name !== "limit" ? [["limit", "20"]] : [];
        const [one, other] = [[[name, value], ...usual], [...new URLSearchParams(search)]].map((all) => all.toSorted());
        expect([id, name, other, hash]).toEqual([id, name, one, ""]);
        tried++;
      }
    }
  }
  expect(tried).toBeGreaterThan(600);
});
