/** The service as a Koa application: middleware around it, and its operations mounted in another application. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import type { Mount } from "typespec-koa-runtime/pages";
import { describe, expect, onTestFinished, test } from "vitest";
import { type TestService, testService } from "#test/support/service.ts";
import { call, expectError } from "./support/client.ts";
import { testServer } from "./support/server.ts";

const page: Mount = { at: "/page", answer: () => ({ status: 200, headers: { "Content-Type": "text/plain" }, body: '"there"' }) };

/** An application that is somebody else's, on a free port. */
async function foreign(...middleware: Koa.Middleware[]): Promise<string> {
  const application = new Koa();
  application.silent = true;
  for (const one of middleware) application.use(one);
  const server: Server = createServer(application.callback()).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close(() => {}));
  onTestFinished(() => server.closeAllConnections());
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Sets a header when the rest is done, as Koa's own example of a middleware does, and notes what it saw. */
function timed(seen: string[]): Koa.Middleware {
  return async (ctx, next) => {
    ctx.set("X-Before", "set");
    await next();
    seen.push(`${ctx.method} ${ctx.path} ${ctx.status}`);
    ctx.set("X-After", "set");
  };
}

describe("middleware of an operator", () => {
  test("sees every request and its status, and sets headers before and after it", async () => {
    const seen: string[] = [];
    const { url } = await testServer({ mounts: [page], prepare: (application) => void application.use(timed(seen)) });

    const answers = [
      await call(url, "/v1/things/query", { json: {} }),
      await call(url, "/v1/nothing"),
      await call(url, "/page", { key: null }),
    ];

    expect(seen).toEqual([`POST /v1/things/query ${answers[0]!.status}`, "GET /v1/nothing 404", "GET /page 200"]);
    for (const { headers } of answers) expect([headers.get("x-before"), headers.get("x-after")]).toEqual(["set", "set"]);
    expectError(answers[1]!, 404, "not_found");
    expect(answers[2]!.json).toBe("there");
  });

  test("gets the same answers as without it", async () => {
    const plain = await testServer();
    const around = await testServer({ prepare: (application) => void application.use((_, next) => next()) });
    const requests = [
      ["/v1/things/query", { json: {} }],
      ["/v1/things/query", { json: { strange: 1 } }],
      ["/v1/things/one", { method: "PATCH" }],
      ["/v1/things/one", { method: "OPTIONS" }],
      ["/v1/things", {}],
      ["/v1/things", { key: null }],
    ] as const;
    for (const [path, sent] of requests) {
      const [one, other] = await Promise.all([call(plain.url, path, sent), call(around.url, path, sent)]);
      expect({ status: other.status, text: other.text, headers: comparable(other.headers) }).toEqual({
        status: one.status,
        text: one.text,
        headers: comparable(one.headers),
      });
    }
  });

  test("runs in the order in which it was added, before the operations", async () => {
    const order: string[] = [];
    const noting =
      (name: string): Koa.Middleware =>
      (_, next) => {
        order.push(name);
        return next();
      };
    const { url, handled } = await testServer({
      prepare: (application) => void application.use(noting("first")).use(noting("second")),
    });
    await call(url, "/v1/things/query", { json: {} });
    expect(order).toEqual(["first", "second"]);
    expect(handled).toHaveLength(1);
  });

  test("may answer in place of the service, and what it throws is answered in the envelope", async () => {
    const { url, logged } = await testServer({
      prepare: (application) =>
        void application.use((ctx, next) => {
          if (ctx.path === "/own") ctx.body = { own: true };
          else if (ctx.path === "/refused") ctx.throw(403, "not from there");
          else if (ctx.path === "/broken") throw new Error("broken");
          else return next();
          return undefined;
        }),
    });
    expect((await call(url, "/own", { key: null })).json).toEqual({ own: true });
    const refused = await fetch(`${url}/refused`);
    expect([refused.status, await refused.text()]).toEqual([403, "not from there"]);
    expectError(await call(url, "/broken"), 500, "internal");
    expect(logged.some(({ err }) => (err as { message?: string } | undefined)?.message === "broken")).toBe(true);
  });
});

describe("operations in another application", () => {
  test("are answered there, errors in the envelope, and every other path is left to it", async () => {
    const { running } = await testServer();
    const seen: string[] = [];
    const url = await foreign(timed(seen), running.operations, (ctx) => {
      ctx.body = { foreign: ctx.path };
    });

    const good = await call(url, "/v1/things/query", { json: {} });
    expect(good.status).toBe(200);
    expect(good.headers.get("x-after")).toBe("set");
    expectError(await call(url, "/v1/things", { key: "nobody" }), 401, "unauthorized");
    expectError(await call(url, "/v1/things", { method: "PATCH" }), 405, "method_not_allowed");
    expect((await call(url, "/other")).json).toEqual({ foreign: "/other" });
    expect((await call(url, "/v1/nothing")).json).toEqual({ foreign: "/v1/nothing" });
    expect(seen).toHaveLength(5);
  });

  test("say so when a body was read before them", async () => {
    const { running, logged } = await testServer();
    const url = await foreign(async (ctx, next) => {
      for await (const _ of ctx.req);
      await next();
    }, running.operations);
    expectError(await call(url, "/v1/things/query", { json: {} }), 500, "internal");
    expect(JSON.stringify(logged)).toContain("Mount them before the middleware that parses bodies.");
  });

  test("take large bodies, answer large ones and stream events", async () => {
    const service = await testService();
    const url = await foreign(timed([]), service.operations);
    const headers = { authorization: `Bearer ${service.adminKey}`, "content-type": "application/json" };
    const documents = Array.from({ length: 40 }, (_, n) => ({ id: `d${n}`, state: { text: `${n} `.repeat(20_000) } }));

    const written = await fetch(`${url}/v1/namespaces/shop`, {
      method: "POST",
      headers,
      body: JSON.stringify({ upsert: documents }),
    });
    expect([written.status, await written.json()]).toMatchObject([200, {}]);

    const read = await readAll(service, url, headers);
    expect(read.length).toBe(documents.length);
    await streamOfEvents(url, headers);
  });
});

async function readAll(service: TestService, url: string, headers: Record<string, string>): Promise<unknown[]> {
  const asked = { method: "POST", headers, body: JSON.stringify({ top_k: 100, include: { state: true } }) };
  const [there, here] = await Promise.all([
    fetch(`${url}/v1/namespaces/shop/query`, asked),
    fetch(`${service.baseUrl}/namespaces/shop/query`, asked),
  ]);
  const text = await there.text();
  expect(text.length).toBeGreaterThan(1024 * 1024);
  expect(text).toBe(await here.text());
  expect(there.headers.get("x-after")).toBe("set");
  return JSON.parse(text).rows;
}

async function streamOfEvents(url: string, headers: Record<string, string>): Promise<void> {
  const leaving = new AbortController();
  const response = await fetch(`${url}/v1/events`, {
    headers: { ...headers, accept: "text/event-stream" },
    signal: leaving.signal,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
  expect(response.headers.get("x-before")).toBe("set");
  leaving.abort();
}

/** Headers but for those that differ from one request to the next. */
function comparable(headers: Headers): Record<string, string> {
  const { date: _date, "x-request-id": _id, ...same } = Object.fromEntries(headers);
  return same;
}
