/** Operations that answer with server-sent events: emitted, compiled, served over a socket, and followed by `fetch`. */
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServer } from "#src/server/http/server.ts";
import { compareContracts } from "../../../codegen/typespec-koa/src/contract/compare/contracts.ts";
import { locator } from "../../../codegen/typespec-koa/src/contract/locator.ts";
import { lockOf } from "../../../codegen/typespec-koa/src/contract/lock-of.ts";
import { changeText } from "../../../codegen/typespec-koa/src/contract/report.ts";
import { asked, endOf, partsOf, type Streaming, streaming } from "./support/event-streams.ts";

let streams: Streaming;
let url: string;

beforeAll(async () => {
  streams = await streaming();
  url = streams.url;
}, 120_000);
afterAll(() => streams?.stop());

const get = (path: string, init: RequestInit = {}) => fetch(`${url}${path}`, init);

describe("a declared stream of events", () => {
  test("is sent with the names, ids and data of its events", async () => {
    const response = await get("/follow");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect([response.headers.get("x-shelf"), response.headers.get("x-request-id")]).toEqual(["7", expect.any(String)]);
    expect(await response.text()).toBe(
      'event: lent\nid: 1\ndata: {"book":"grüße\\n","copies":1}\n\nevent: loan.returned\nid: 2\ndata: {"book":"b"}\n\n',
    );
    expect(await (await get("/single?count=2")).text()).toBe(
      'data: {"book":"b","copies":0}\n\ndata: {"book":"b","copies":1}\n\n',
    );
    expect(await (await get("/single?count=0")).text()).toBe("");
  });

  test("begins after Last-Event-ID, a header as any other", async () => {
    const response = await get("/follow?case=continued", { headers: { "Last-Event-ID": "7" } });
    expect((await response.text()).match(/id: \d+/g)).toEqual(["id: 8", "id: 9"]);
  });

  test("answers what fails before the first event in the envelope", async () => {
    const answered = async (path: string) => {
      const response = await get(path);
      return [response.status, ((await response.json()) as { error: { code: string } }).error.code];
    };
    expect(await answered("/follow?case=forbidden")).toEqual([403, "forbidden"]);
    expect(await answered("/follow?case=refused")).toEqual([404, "not_found"]);
    expect(await answered("/single?count=x")).toEqual([400, "invalid_request"]);
    // No iterable, which is a mistake of the handler.
    expect(await answered("/follow?case=nothing")).toEqual([500, "internal"]);
  });

  test("ends without the end of its response where it fails later", async () => {
    const reader = (await get("/follow?case=broken")).body!.getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toContain("id: 1");
    await expect(reader.read()).rejects.toThrow();
  });

  test("is checked event by event, by the name of each", async () => {
    const response = await get("/follow?case=wrong");
    const text = await response.text();
    expect([response.status, text]).toEqual([500, expect.stringContaining("breaks the contract")]);
    expect(text).toContain("/data/");
    const reader = (await get("/follow?case=misnamed")).body!.getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toContain("loan.returned");
    await expect(reader.read()).rejects.toThrow();
  });

  test("sends comments while nothing happens, and ends its iterable when the client goes", async () => {
    const gone = new AbortController();
    const seen = await endOf(async () => {
      const response = await get("/follow?case=silent", { signal: gone.signal });
      let text = "";
      for await (const piece of response.body!) {
        text += new TextDecoder().decode(piece);
        if (text.includes(": heartbeat\n\n: heartbeat\n\n")) break;
      }
      gone.abort();
    });
    expect(seen).toEqual(["silent"]);
  });

  test("waits for a client that does not read, and ends when that one goes", async () => {
    asked.wanted = 0;
    const seen = await endOf(async () => {
      const request = httpRequest(`${url}/follow?case=endless`).end();
      const [response] = await once(request, "response");
      response.pause();
      // Its own end of the socket is full when the generator is asked no more. It is asked for some MB at the most.
      let before = -1;
      while (before !== asked.wanted) {
        before = asked.wanted;
        for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate);
      }
      request.destroy();
    });
    expect(seen).toEqual(["endless"]);
    expect(asked.wanted).toBeLessThan(1_000);
  });

  test("answers HEAD with its head alone", async () => {
    const seen = await endOf(async () => {
      const response = await get("/follow?case=silent", { method: "HEAD" });
      expect([response.status, await response.text()]).toEqual([200, ""]);
      expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    });
    expect(seen).toEqual(["silent"]);
  });

  test("ends with the server", async () => {
    const other = createServer({ ...partsOf(streams.loaded), config: { host: "127.0.0.1", port: 0 } });
    const { url: base } = await other.start();
    const seen = await endOf(async () => {
      const response = await fetch(`${base}/v1/follow?case=silent`);
      const [text] = await Promise.all([response.text(), other.stop(60_000)]);
      expect(text).toContain("id: 1");
    });
    expect(seen).toEqual(["silent"]);
  });
});

test("A stream that is declared is opened by its handler alone", () => {
  const undeclared = { things_follow: () => Promise.reject(new Error("never")) };
  const options = { ...partsOf(streams.loaded), config: { host: "127.0.0.1", port: 0 } };
  expect(() => createServer({ ...options, streams: undeclared })).toThrow("things_follow declares its stream of events");
});

test("It is published with the data of one event, and locked with the names of all", () => {
  const { content, description } = streams.made.document.paths["/follow"].get.responses[200];
  expect(content).toEqual({ "text/event-stream": { schema: { $ref: "#/components/schemas/LoanEvent" } } });
  expect(description).toContain("The events are `lent`, `loan.returned`.");
  expect(streams.made.document.paths["/single"].get.responses[200].content["text/event-stream"].schema).toEqual({
    $ref: "#/components/schemas/Lent",
  });
  expect(streams.made.file("things/handlers.ts")).toContain(
    '{ readonly event: "loan.returned"; readonly id?: string; readonly data: Returned }>>',
  );
  const lock = lockOf(streams.made.api);
  const earlier = JSON.parse(JSON.stringify(lock).replace('"const":"lent"', '"const":"borrowed"'));
  const changes = compareContracts(earlier, lock, locator(streams.made.api), streams.made.api.settings);
  expect(changes.map(changeText).join("\n")).toContain("things_follow 200");
  expect(changes.map(({ verdict }) => verdict)).toContain("breaking");
  expect(compareContracts(lock, lock, locator(streams.made.api), streams.made.api.settings)).toEqual([]);
});
