/** OWASP API9:2023, improper inventory management. The service serves exactly the published operations, in one version. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { publishedDocument } from "#src/foundation/published-document.ts";
import { type RawClient, rawClient } from "#test/support/raw-request.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { targets } from "./support/targets.ts";
import { toolCalls } from "./support/tools.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

let service: TestService;
let client: RawClient;

beforeAll(async () => {
  service = await testService({ role: "api" }, true);
  client = rawClient(service.address);
});
afterAll(async () => {
  client.close();
  await service.stop();
});

const published = publishedDocument() as unknown as {
  paths: Record<string, Record<string, { operationId: string; deprecated?: boolean; security?: unknown[] }>>;
};
const ask = (method: string, target: string, key: string | null = service.adminKey) =>
  client.send({ method, target, headers: key === null ? {} : { Authorization: `Bearer ${key}` }, body: null });

it("The published document has the operations that are routed, each at its path and method, and no other", () => {
  const documented = Object.entries(published.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, one]) => "operationId" in one)
      .map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
  );
  expect(documented.sort()).toEqual(targets.map(({ id, method, path }) => `${id} ${method} ${path}`).sort());
});

it("Every operation asks for a key, and no path takes a method that is not published", async () => {
  const found = [];
  for (const { path, at } of targets) {
    const there = targets.filter((one) => one.path === path).map(({ method }) => method as string);
    for (const method of METHODS) {
      const { status, headers } = await ask(method, `/v1${at("shop")}`, null);
      const wanted = there.includes(method) ? 401 : 405;
      if (status !== wanted) found.push([method, path, status]);
      if (status === 405 && !there.every((one) => String(headers.allow).includes(one))) found.push([path, headers.allow]);
    }
  }
  expect(found).toEqual([]);
});

it("The tools of agents are the operations that the published document marks, and no other protocol's method is served", async () => {
  const marked = Object.values(published.paths).flatMap((methods) =>
    Object.values(methods).flatMap((one) => ("x-tool" in one ? [one.operationId] : [])),
  );
  const callTool = toolCalls(client);
  const { text } = await callTool(service.adminKey, "", {}, { message: { method: "tools/list", params: {} } });
  const { tools } = JSON.parse(text).result as { tools: { name: string }[] };
  expect(tools.map(({ name }) => name).sort()).toEqual(marked.sort());
  for (const method of [
    "resources/list",
    "resources/read",
    "prompts/list",
    "completion/complete",
    "logging/setLevel",
    "sampling/createMessage",
  ])
    expect([method, (await callTool(service.adminKey, "", {}, { message: { method, params: {} } })).said]).toEqual([
      method,
      -32601,
    ]);
});

it("No other version and no path beside those published is served", async () => {
  const versions = [
    "",
    "/v0",
    "/v2",
    "/V1",
    "/v1.0",
    "/v1beta",
    "/api",
    "/api/v1",
    "/internal",
    "/v1/internal",
    "/v1/v1",
    "/beta",
    "/mcp",
    "/v1/mcp",
  ];
  const names = ["admin", "debug", "health", "users", "login", "graphql", "swagger", "audit_log", "organizations", "test"];
  for (const target of [...versions.map((version) => `${version}/namespaces`), ...names.map((name) => `/v1/${name}`)]) {
    for (const method of ["GET", "POST"])
      expect([method, target, (await ask(method, target)).status]).toEqual([method, target, 404]);
  }
});
