/** What an agent does with the service, over both transports, with the protocol's own client. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as soon } from "node:timers/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import openapi from "#generated/openapi.json" with { type: "json" };
import { at, freshNamespace } from "#test/api/support/api.ts";
import { environment } from "#test/server/cli/typed.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { overHttp, overStdio } from "./support/agent.ts";

let service: TestService;
beforeAll(async () => {
  service = await testService({}, true);
});
afterAll(() => service.stop());

interface Marked {
  operationId: string;
  summary: string;
  description: string;
  "x-tool"?: string;
  "x-required-role": string;
}

const marked = Object.values<Record<string, unknown>>(openapi.paths)
  .flatMap((operations) => Object.values(operations) as Marked[])
  .filter((operation) => operation["x-tool"] !== undefined);

describe.each([
  ["streamable HTTP", overHttp],
  ["standard input and output", overStdio],
])("over %s", (_, connect) => {
  it("an agent finds every marked operation as a tool, in the words of the contract", async () => {
    const { client } = await connect(service);
    expect(client.getInstructions()).toBe(openapi.info.description);
    const { tools } = await client.listTools();
    const told = tools.map(({ name, title, description }) => ({ name, title, description }));
    const expected = marked.map(({ operationId, summary, description }) => ({ name: operationId, title: summary, description }));
    expect(told).toEqual(expected.sort((one, other) => (one.name < other.name ? -1 : 1)));
  });

  it("an agent defines a judgment, writes, waits, queries, asks why, estimates, confirms and deletes", async () => {
    const { call } = await connect(service);
    const ns = freshNamespace();
    const made = await call("judgments_create", {
      ns,
      name: "urgent",
      question: "Does it need a reply today?",
      type: "bool",
      thresholds: { page: 0.4 },
    });
    expect(made).toMatchObject({ isError: false, body: { name: "urgent", active_version: 1 } });
    const upsert = [{ id: "t/1", attributes: { status: "open" }, state: { text: "My parcel never came." } }];
    const written = await call("documents_write", { ns, upsert, wait_for: ["urgent"] });
    expect(written.body.results).toMatchObject([{ id: "t/1", answers: { urgent: { freshness: "fresh", p: 0.5 } } }]);
    expect((await call("documents_get", { ns, id: "t/1", judgments: ["urgent"] })).body.answers.urgent.p).toBe(0.5);
    const filters = [
      "And",
      [
        ["attributes.status", "Eq", "open"],
        ["answers.urgent.thresholds.page", "Eq", true],
      ],
    ];
    const found = await call("queries_query", { ns, filters, include: { answers: ["urgent"] } });
    expect(found.body.rows).toMatchObject([{ id: "t/1", answers: { urgent: { p: 0.5 } } }]);
    const why = await call("judgments_explain", { ns, id: "t/1", judgment: "urgent" });
    expect(why.body).toMatchObject({ document_id: "t/1", context: { document: { state: { text: "My parcel never came." } } } });
    expect((await call("judgments_backfill", { ns, name: "urgent" })).body.estimate.documents).toBe(1);

    await service.request("POST", at(ns, "judgments", "urgent", "versions"), { body: { question: "Now?", type: "bool" } });
    const { body: shadow } = await service.request("POST", at(ns, "judgments", "urgent", "activate"), { body: { version: 2 } });
    expect((await call("jobs_list", { namespace: ns, status: ["awaiting_confirm"] })).body.jobs).toMatchObject([
      { id: shadow.id },
    ]);
    expect(await call("jobs_confirm", { id: shadow.id })).toMatchObject({ isError: false });
    expect((await call("judgments_get", { ns, name: "urgent" })).body.active_version).toBe(2);

    const { body: deletion } = await call("namespaces_delete", { ns });
    await expect.poll(async () => (await call("jobs_get", { id: deletion.id })).body.status).toBe("done");
    expect(await call("namespaces_get", { ns })).toMatchObject({ isError: true, body: { error: { code: "not_found" } } });
  });

  it("an agent reads what it did wrong, where, and what would be right", async () => {
    const { call } = await connect(service);
    const ns = freshNamespace();
    const issues = async (name: string, given: Record<string, unknown>) => {
      const { isError, body } = await call(name, given);
      expect([isError, body.error.code]).toEqual([true, "invalid_request"]);
      return body.error.details.issues;
    };
    expect(await issues("documents_write", { ns, upsert: [{ id: 7 }] })).toMatchObject([{ path: "/upsert/0/id" }]);
    expect(await issues("documents_get", { ns })).toEqual([{ path: "/id", message: "is required" }]);
    expect(await issues("documents_get", { ns, id: ".." })).toEqual([{ path: "/id", message: "must not be . or .." }]);
    expect(await issues("jobs_list", { pages: 2 })).toMatchObject([
      { path: "/pages", message: expect.stringMatching(/^is not an argument of this tool; its arguments are cursor, limit/) },
    ]);
    expect(await issues("jobs_list", { limit: 101 })).toEqual([
      { path: "/limit", message: "must be at most 100 here; use the cursor for more" },
    ]);
    expect(await call("documents_burn", { ns })).toMatchObject({ isError: true, body: { error: { code: "not_found" } } });
  });
});

describe("the tools", () => {
  it("have input schemas that stand alone and take the contract's own examples", async () => {
    const { client } = await overHttp(service);
    const { tools } = await client.listTools();
    const ajv = new Ajv2020({
      strict: false,
      formats: { int32: true, "date-time": true, int64: true, double: true, float: true },
    });
    const validators = new Map(tools.map(({ name, inputSchema }) => [name, ajv.compile(inputSchema)]));
    const body = { filters: ["And", [["attributes.status", "Eq", "open"]]], rank_by: ["id", "asc"], top_k: 5 };
    const validate = validators.get("queries_query")!;
    expect([validate({ ns: "a", ...body }), validate({ ns: "a", ...body, top_k: 101 }), validate(body)]).toEqual([
      true,
      false,
      false,
    ]);
    for (const { inputSchema } of tools) expect(JSON.stringify(inputSchema)).not.toMatch(/#\/components|%2F/);
  });

  it("say which of them read, and which are dangerous", async () => {
    const { client } = await overHttp(service);
    const { tools } = await client.listTools();
    for (const { name, annotations } of tools) {
      const { "x-required-role": role, "x-tool": effect } = marked.find(({ operationId }) => operationId === name)!;
      expect([name, annotations!.readOnlyHint]).toEqual([name, role === "read_only"]);
      expect(annotations).toMatchObject({ destructiveHint: effect === "destructive", openWorldHint: false });
    }
    const dangerous = tools.filter(({ annotations }) => annotations!.destructiveHint).map(({ name }) => name);
    expect(dangerous).toEqual(["documents_write", "jobs_cancel", "jobs_confirm", "judgments_backfill", "namespaces_delete"]);
  });

  it("return results that a model can read, with every row and a cursor to the next", async () => {
    const { call } = await overHttp(service);
    const ns = freshNamespace();
    const state = { text: "A long story. ".repeat(500), numbers: Array.from({ length: 500 }, (_, n) => n), exact: "EXACT" };
    const documents = Array.from({ length: 30 }, (_, n) => ({ id: `d-${String(n).padStart(2, "0")}`, state }));
    const body = JSON.stringify({ upsert: documents }).replaceAll('"EXACT"', "12345678901234567890");
    expect((await service.request("POST", at(ns), { body })).status).toBe(200);
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await call("queries_query", { ns, include: { state: true }, ...(cursor ? { cursor } : {}) });
      expect(page.text.length).toBeLessThanOrEqual(24_000);
      expect(page.note).toMatch(/^This result was \d{5,6} characters long\. "…" marks what was cut\. Every row is there\./);
      expect(page.text).toContain("12345678901234567890");
      expect(page.body.rows[0].state.text).toMatch(/^A long story\..*… \(\d+ more characters\)$/);
      ids.push(...page.body.rows.map(({ id }: { id: string }) => id));
      cursor = page.body.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(ids).toEqual(documents.map(({ id }) => id));
    const short = await call("queries_query", { ns, top_k: 2 });
    expect([short.note, short.body.rows.length, short.body.more]).toEqual([undefined, 2, true]);
  });

  it("refuse to return what nobody could read, without holding up the server", async () => {
    const { call } = await overHttp(service);
    const ns = freshNamespace();
    const big = { upsert: [{ id: "big", state: { text: "x".repeat(1_200_000) } }] };
    expect((await service.request("POST", at(ns), { body: big })).status).toBe(200);
    expect(await call("documents_get", { ns, id: "big" })).toMatchObject({
      isError: true,
      body: { error: { code: "too_large", details: { limit_characters: 1_000_000 } } },
    });
  });

  it("are given up when the agent leaves", async () => {
    const { client } = await overHttp(service);
    const ns = freshNamespace();
    await service.request("POST", at(ns, "judgments"), {
      body: { name: "slow", question: "Is it?", type: "bool", freshness: { policy: "on_read" } },
    });
    await service.request("POST", at(ns), { body: { upsert: [{ id: "t" }] } });
    const { promise, resolve } = Promise.withResolvers<void>();
    service.engine.gate = promise;
    const leaving = new AbortController();
    const asked = client.callTool({ name: "documents_get", arguments: { ns, id: "t", wait_timeout_ms: 10_000 } }, undefined, {
      signal: leaving.signal,
    });
    await expect.poll(() => service.engine.requests.at(-1)?.context).toEqual({ document: { attributes: {}, state: {} } });
    leaving.abort();
    await expect(asked).rejects.toThrow();
    resolve();
    service.engine.gate = Promise.resolve();
    await soon(0);
    expect((await client.callTool({ name: "namespaces_get", arguments: { ns } })).isError).toBeUndefined();
  });
});

it("reads every digit of a line of standard input, and refuses a member that it names twice", async () => {
  const ns = freshNamespace();
  const write = (id: number, given: string) =>
    `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"documents_write","arguments":{"ns":"${ns}",${given}}}}`;
  const child = spawn(process.execPath, ["src/server/cli.ts", "mcp"], { env: environment(service) });
  onTestFinished(() => void child.kill());
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const answered = async (line: string) => {
    child.stdin.write(`${line}\n`);
    return JSON.parse((await answers.next()).value as string);
  };
  const version = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } };
  await answered(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params: version }));
  child.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n\nno JSON\n');
  const kept = await answered(write(2, '"upsert":[{"id":"t","state":{"n":12345678901234567890}}]'));
  expect(kept).toMatchObject({ id: 2, result: { content: [{ text: expect.stringContaining('"revision"') }] } });
  expect((await service.request("GET", at(ns, "documents", "t"))).text).toContain("12345678901234567890");
  expect(await answered(write(3, '"upsert":[{"id":"u"}],"upsert":[]'))).toMatchObject({
    id: 3,
    error: { code: -32600, message: expect.stringContaining("/params/arguments/upsert: is a duplicate member") },
  });
  expect((await service.request("GET", at(ns, "documents", "u"))).status).toBe(404);
  child.stdin.end();
  expect(await once(child, "close")).toEqual([0, null]);
});
