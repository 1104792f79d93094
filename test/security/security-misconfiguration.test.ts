/** OWASP API8:2023, security misconfiguration: headers, methods, other origins, and what errors give away, for every operation and page. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { consolePages } from "#plugins/console/index.ts";
import { enginePlugins } from "#plugins/engines/index.ts";
import { JevEngine } from "#plugins/engines/jev/jev-engine.ts";
import { OpenAIEngine } from "#plugins/engines/openai/openai-engine.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { engineFailure } from "#src/judging/asking/judged.ts";
import type { Engine } from "#src/judging/engines/engine.ts";
import { docs, front, publishedOpenapi } from "#src/server/http/docs.ts";
import { metered } from "#src/server/operating/metered-engine.ts";
import { startChatServer } from "#test/support/chat-server.ts";
import type { Behaviour, ModelServer } from "#test/support/model-server.ts";
import { type RawClient, type RawResponse, rawClient } from "#test/support/raw-request.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { startSystemOneServer } from "#test/support/system-one-server.ts";
import { sent, type Target, targets } from "./support/targets.ts";
import { toolCalls, toolTargets } from "./support/tools.ts";

let service: TestService;
let client: RawClient;

beforeAll(async () => {
  service = await testService({ role: "api", mounts: [docs, publishedOpenapi, consolePages, front] }, true);
  client = rawClient(service.address);
});
afterAll(async () => {
  client.close();
  await service.stop();
});

const EVIL = "https://evil.example";
const PAGES = [
  "/docs/",
  "/docs/swagger/start.js",
  "/docs/start.html",
  "/docs/reference-documents.html",
  "/docs/site.js",
  "/console/",
  "/v1/openapi.json",
];

const ask = (method: string, target: string, headers: Record<string, string> = {}, body: Buffer | null = null) =>
  client.send({ method, target, headers: { Origin: EVIL, ...headers }, body });
const asked = (target: Target, headers: Record<string, string> = {}, body = sent(target).body) =>
  ask(target.method, `/v1${target.at("shop")}`, { ...sent(target).headers, ...headers }, body);
const admin = () => ({ Authorization: `Bearer ${service.adminKey}` });

/** What a response says that no response of the service says. */
function slips({ headers, text }: RawResponse): string[] {
  const told = ["server", "x-powered-by", "via", "set-cookie", "x-response-time", "x-aspnet-version"].filter(
    (name) => name in headers,
  );
  const shared = Object.keys(headers).filter((name) => name.startsWith("access-control-"));
  const inside = /node_modules|\.ts:\d|\bat \w+ \(|\bselect .* from |relation "|syntax error at|ECONNREFUSED|postgres/i.exec(
    text,
  );
  return [
    ...told,
    ...shared,
    ...(headers["x-content-type-options"] === "nosniff" ? [] : ["may be sniffed"]),
    ...(inside ? [inside[0]] : []),
  ];
}

it("Every operation answers with its headers and none that tell of the machine or open it to other origins, refused or not", async () => {
  const found = [];
  for (const target of targets) {
    const answers = {
      "without a key": await asked(target),
      ...(target.method === "GET" ? { "with a key": await asked(target, admin()) } : {}),
      "of another type": await asked(target, { ...admin(), "Content-Type": "text/xml" }, Buffer.from("<a/>")),
      "with broken JSON": await asked(target, { ...admin(), "Content-Type": "application/json" }, Buffer.from('{"a":')),
    };
    for (const [how, answer] of Object.entries(answers)) {
      const wrong = slips(answer);
      if (answer.headers["cache-control"] !== "no-store") wrong.push("may be kept");
      if (answer.status >= 500) wrong.push(String(answer.status));
      if (answer.headers["x-request-id"] === undefined) wrong.push("has no request id");
      if (wrong.length > 0) found.push([target.id, how, wrong]);
    }
  }
  expect(found).toEqual([]);
});

it("Tools answer with those headers too, and with no word of the machine, whatever is asked of them", async () => {
  const callTool = toolCalls(client);
  const key = service.adminKey;
  const found = [];
  for (const { id, given } of toolTargets) {
    const { ns = "shop", ...others } = given("shop");
    const nonsense = Object.fromEntries(Object.keys({ ns, ...others }).map((name) => [name, { $ne: null, __proto__: [1e308] }]));
    const answers = {
      "without a key": await callTool(null, id, given("shop")),
      "with a key": await callTool(key, id, given("none")),
      "with nonsense": await callTool(key, id, nonsense),
      "without arguments": await callTool(key, id, undefined),
      "with arguments that are a list": await callTool(key, id, [given("shop")]),
      "of another type": await callTool(key, id, {}, { headers: { "Content-Type": "text/xml" } }),
      "of a page": await callTool(key, id, given("shop"), { headers: { Origin: EVIL } }),
    };
    for (const [how, answer] of Object.entries(answers)) {
      const wrong: unknown[] = slips(answer);
      if (answer.headers["cache-control"] !== "no-store") wrong.push("may be kept");
      if (answer.status >= 500 || answer.said === "internal" || answer.said === -32603) wrong.push(answer.said);
      if (answer.headers["x-request-id"] === undefined) wrong.push("has no request id");
      if (how !== "with a key" && answer.said === "ok" && how !== "without arguments") wrong.push("is carried out");
      if (wrong.length > 0) found.push([id, how, wrong]);
    }
  }
  expect(found).toEqual([]);
});

it("Other origins are given nothing, whichever operation they ask about first", async () => {
  const paths = [...new Set(targets.map((target) => `/v1${target.at("shop")}`)), ...PAGES, "/mcp"];
  for (const path of paths) {
    for (const origin of [EVIL, "null"]) {
      const asking = {
        Origin: origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization",
      };
      const { status, headers } = await ask("OPTIONS", path, asking);
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
      expect(status, path).toBeLessThan(500);
    }
  }
});

it("No method that is for debugging is served, and none repeats a request with its key", async () => {
  for (const method of ["TRACE", "PROPFIND", "LOCK", "MOVE"]) {
    for (const path of ["/v1/namespaces", "/mcp", ...PAGES]) {
      const { status, text } = await ask(method, path, admin());
      expect([method, path, status]).toEqual([method, path, 405]);
      expect(text).not.toContain(service.adminKey);
    }
  }
});

it("Pages are shown in no frame, take nothing from elsewhere, and send nothing there", async () => {
  for (const path of ["/docs/", "/console/"]) {
    const { status, headers } = await ask("GET", path);
    expect([path, status]).toEqual([path, 200]);
    const policy = String(headers["content-security-policy"]);
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ])
      expect(policy).toContain(part);
    expect(policy.split("; ").find((part) => part.startsWith("script-src"))).not.toContain("unsafe");
    expect(headers).toMatchObject({ "referrer-policy": "no-referrer", "x-frame-options": "DENY" });
  }
});

it("No file lies open that a server may leave about", async () => {
  const left = [
    "/.git/config",
    "/.env",
    "/package.json",
    "/server-status",
    "/debug/pprof",
    "/actuator/env",
    "/v1/../package.json",
  ];
  const beside = ["/docs/../package.json", "/docs/%2e%2e/%2e%2e/package.json", "/console/..%2f..%2fpackage.json", "/metrics"];
  for (const path of [...left, ...beside]) {
    const { status, text } = await ask("GET", path, admin());
    // The console answers each of its paths with its one page.
    if (!path.startsWith("/console/")) expect([path, status]).toEqual([path, 404]);
    expect(text).not.toMatch(/"dependencies"|\[core\]|SECRETS_KEY=/);
  }
});

const HIDDEN = "10.20.30.40";
const PASSWORD = "hunter-2-of-the-proxy";
/** No server answers there: this computer refuses the connection. */
const NOBODY = `http://operator:${PASSWORD}@127.0.0.1:9`;
const WORDS = `upstream http://operator:${PASSWORD}@${HIDDEN}:8443/v1 (gpu-7.cluster.internal:8443, [fd00::7]:443, localhost:9) said no`;
const ADDRESS = new RegExp(`${HIDDEN}|8443|gpu-7|fd00|localhost|127\\.0\\.0\\.1|${PASSWORD}|operator`);
const once = { backoff: { attempts: 1 }, limits: { requestsPerMinute: null, tokensPerSecond: null } };
const failures: Behaviour<unknown>[] = [
  ...[400, 401, 403, 404, 422, 429, 500, 503].map((status) => ({
    kind: "reply" as const,
    status,
    body: { error: { message: WORDS, type: "invalid_request_error" } },
  })),
  ...[400, 500, 200].map((status) => ({ kind: "reply" as const, status, body: WORDS })),
  { kind: "reply", status: 307, headers: { location: `http://operator:${PASSWORD}@${HIDDEN}:8443/v1` } },
  { kind: "reset" },
  // Messages about a reply repeat what is wrong in it.
  {
    kind: "twist",
    twist: () => ({ model: WORDS, choices: [{ message: { content: "x" } }], answers: { q: { noul: WORDS } } }),
  },
  { kind: "twist", twist: () => ({ error: WORDS, choices: [{ message: { content: WORDS, refusal: WORDS } }], answers: WORDS }) },
];

/** They run in this process, so they have no address to tell. */
const CALL_NOBODY = ["local", "embedding", "onnx"];

const engines: Record<string, (baseUrl?: string) => Promise<{ engine: Engine; server: ModelServer<unknown, unknown> }>> = {
  async openai(baseUrl) {
    const server = await startChatServer();
    const engine = new OpenAIEngine({ apiKey: server.apiKey, baseUrl: baseUrl ?? server.baseUrl, ...once });
    return { engine, server: server as unknown as ModelServer<unknown, unknown> };
  },
  async jev(baseUrl) {
    const server = await startSystemOneServer();
    const engine = new JevEngine({ apiKey: server.apiKey, baseUrl: baseUrl ?? server.url, ...once });
    return { engine, server: server as unknown as ModelServer<unknown, unknown> };
  },
};

it("Every engine that calls a server is made to fail here", () => {
  expect([...Object.keys(engines), ...CALL_NOBODY].toSorted()).toEqual(enginePlugins.map(({ name }) => name).toSorted());
});

it.each(Object.keys(engines))("No failure of the engine %s tells a customer an address, nor the log a password", async (name) => {
  const lines: string[] = [];
  const log = createLogger({ level: "info", destination: { write: (line) => void lines.push(line) } });
  const told: string[] = [];
  const request = { contextText: '{"a":1}', questions: [{ id: "q", type: "bool" as const, question: "Is it?" }] };
  const evaluate = async (engine: Engine, times: number) => {
    // As the service asks it; of failures in a row the log tells why.
    const asked = metered(engine, { engineAnswered: () => {}, engineRead: () => {} }, log);
    for (let n = 0; n < times; n++) {
      const [result] = await asked.evaluate([request], new AbortController().signal);
      const all = result!.ok ? Object.values(result!.answers).flatMap((one) => (one.ok ? [] : [one.failure])) : [result!.failure];
      for (const failure of all) {
        told.push(engineFailure(failure).message);
        log.error({ err: new Error(failure.message), failure }, "failed");
      }
    }
  };
  for (const [at, behaviour] of failures.entries()) {
    const { engine, server } = await engines[name]!();
    server.byDefault = () => behaviour;
    const before = told.length;
    await evaluate(engine, 1);
    await engine.close();
    await server.close();
    expect(told.length, JSON.stringify(failures[at])).toBeGreaterThan(before);
  }
  for (const baseUrl of [NOBODY, NOBODY.replace(`operator:${PASSWORD}@`, "")]) {
    const { engine, server } = await engines[name]!(baseUrl);
    const before = told.length;
    await evaluate(engine, 5);
    await engine.close();
    await server.close();
    expect(told.length, baseUrl).toBeGreaterThanOrEqual(before + 5);
  }
  expect(told.filter((message) => ADDRESS.test(message))).toEqual([]);
  expect(lines.filter((line) => line.includes(PASSWORD))).toEqual([]);
});
