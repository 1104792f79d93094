import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Attempt } from "#src/events/webhooks/sender.ts";
import { Sender } from "#src/events/webhooks/sender.ts";
import { answering, authority, type Receiver, startReceiver, type TestOutside, testOutside } from "./receiver.ts";
import { spelledPrivate, spelledPublic } from "./spellings.ts";

const PUBLIC = "93.184.216.34";
const OTHER = "93.184.216.35";

let receiver: Receiver;
let outside: TestOutside;
const senders: Sender[] = [];

beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(async () => {
  for (const sender of senders) await sender.close();
  await receiver.close();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer(answering(204));
});

function senderTo(names: Record<string, readonly string[][]>, options = {}, ports: Record<string, number> = {}): Sender {
  outside = testOutside(names, { [PUBLIC]: receiver.port, ...ports });
  const sender = new Sender({ outside, allowPrivate: false, connectMs: 5_000, totalMs: 15_000, ca: authority, ...options });
  senders.push(sender);
  return sender;
}

const attempt = (url = "https://hooks.example.com/path?a=1"): Attempt => ({
  endpointId: "we_1",
  url,
  headers: { "webhook-id": "evt_1" },
  body: '{"a":"ü"}',
  signal: new AbortController().signal,
});
const names = { "hooks.example.com": [[PUBLIC]] };

function* headWithoutEnd(): Generator<string> {
  yield* "HTTP/1.1 200 OK\r\nx-head: ";
  for (;;) yield "a";
}

describe("an attempt", () => {
  it("posts the body as it is, with the headers, to the path, by the host's name, and succeeds with any 2xx", async () => {
    for (const status of [200, 201, 204, 299]) {
      receiver.answer(answering(status, {}, status === 204 ? "" : "thanks"));
      const outcome = await senderTo(names).send(attempt());
      expect(outcome).toEqual({
        status_code: status,
        latency_ms: expect.any(Number),
        error: null,
        response: status === 204 ? "" : "thanks",
      });
    }
    expect(receiver.received[0]).toMatchObject({
      path: "/path?a=1",
      body: '{"a":"ü"}',
      servername: "hooks.example.com",
      headers: {
        host: "hooks.example.com",
        "content-type": "application/json",
        "content-length": "10",
        "webhook-id": "evt_1",
        "user-agent": expect.stringMatching(/^Judgment-Service-Webhooks/),
      },
    });
  });

  it("fails with any other status, redirects among them, which are not followed", async () => {
    for (const status of [301, 302, 307, 400, 404, 410, 500, 503]) {
      receiver.answer(answering(status, { location: "https://hooks.example.com/elsewhere" }, "no"));
      expect(await senderTo(names).send(attempt())).toMatchObject({ status_code: status, error: "http_status", response: "no" });
    }
    expect(receiver.received.map(({ path }) => path)).toEqual(Array.from({ length: 8 }, () => "/path?a=1"));
  });

  it("keeps the first KB of the answer, bytes that are no text replaced", async () => {
    receiver.answer((_, response) => {
      response.writeHead(200).end(Buffer.concat([Buffer.from([0xff, 0x00]), Buffer.alloc(5_000, "x")]));
    });
    const outcome = await senderTo(names).send(attempt());
    expect(outcome?.response).toBe(`\ufffd\ufffd${"x".repeat(1_022)}`);
  });

  it("tells how long a 429 or 503 asks it to wait, and takes no word of it from others", async () => {
    for (const [status, told] of [
      [429, "7"],
      [503, "7"],
      [500, undefined],
    ] as const) {
      receiver.answer(answering(status, { "retry-after": "7" }));
      expect((await senderTo(names).send(attempt()))?.retryAfter).toBe(told);
    }
  });

  it("keeps its connections for the next ones, and opens no more than 16", async () => {
    const sender = senderTo(names);
    const before = receiver.connections();
    for (let n = 0; n < 20; n++) await sender.send(attempt());
    // The next one may begin before the last connection is known to be free.
    expect(receiver.connections() - before).toBeLessThanOrEqual(2);
    expect(outside.asked.length).toBe(receiver.connections() - before);
    await Promise.all(Array.from({ length: 60 }, () => sender.send(attempt())));
    expect(receiver.connections() - before).toBeLessThanOrEqual(16);
  });

  it("reads no more than a reasonable answer", async () => {
    receiver.answer((_, response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, "y")));
        if (!response.destroyed) response.once("drain", more);
      };
      more();
    });
    expect(await senderTo(names).send(attempt())).toMatchObject({ status_code: 200, error: null, response: "y".repeat(1_024) });
  });
});

describe("a receiver that does not answer well", () => {
  const short = { connectMs: 150, totalMs: 400 };

  it.each<[string, string, () => void]>([
    ["hangs", "timeout", () => receiver.answer(() => {})],
    ["hangs after its head", "timeout", () => receiver.answer((_, response) => void response.writeHead(200).write("x"))],
    [
      "answers byte by byte",
      "timeout",
      () =>
        receiver.answer((_, response) => {
          response.writeHead(200, { "content-length": "1000" });
          const drip = setInterval(() => (response.destroyed ? clearInterval(drip) : response.write(".")), 20);
        }),
    ],
    ["resets", "connect", () => receiver.answer((request) => request.socket.destroy())],
    [
      "promises more than it sends",
      "connect",
      () =>
        receiver.answer(
          (request, response) => void response.writeHead(200, { "content-length": "99" }).write("x", () => request.socket.end()),
        ),
    ],
    [
      "promises in chunks more than it sends",
      "connect",
      () =>
        receiver.answer((request) => void request.socket.end("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nff\r\nshort")),
    ],
    [
      "says two lengths",
      "connect",
      () =>
        receiver.answer(
          (request) => void request.socket.end("HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nxx"),
        ),
    ],
    [
      "sends its head byte by byte",
      "timeout",
      () =>
        receiver.answer((request) => {
          const head = headWithoutEnd();
          const drip = setInterval(
            () => (request.socket.destroyed ? clearInterval(drip) : request.socket.write(head.next().value as string)),
            20,
          );
        }),
    ],
    [
      "sends a head without end",
      "connect",
      () =>
        receiver.answer((request) => {
          request.socket.write("HTTP/1.1 200 OK\r\n");
          const more = () => {
            while (!request.socket.destroyed && request.socket.write(`x-${"h".repeat(1_000)}: 1\r\n`));
            if (!request.socket.destroyed) request.socket.once("drain", more);
          };
          more();
        }),
    ],
    [
      "answers what is no HTTP",
      "connect",
      () => receiver.answer((request) => void request.socket.end("SSH-2.0-OpenSSH_9.6\r\n")),
    ],
  ])("%s: %s", async (_, reason, behave) => {
    behave();
    const started = performance.now();
    // Where the answer decides and not the clock, a busy machine has time for it.
    expect(await senderTo(names, reason === "timeout" ? short : {}).send(attempt())).toMatchObject({ error: reason });
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it("is not waited for beyond the time to connect", async () => {
    // A server that takes connections and never shakes hands.
    const { createServer } = await import("node:net");
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const port = (silent.address() as { port: number }).port;
    const sender = senderTo({ "hooks.example.com": [[OTHER]] }, { connectMs: 150, totalMs: 60_000 }, { [OTHER]: port });
    expect(await sender.send(attempt())).toMatchObject({ status_code: null, error: "timeout", response: null });
    silent.close();
  });

  it("that sends more than it promised is taken at its word, and its connection is not used again", async () => {
    receiver.answer(
      (request) => void request.socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nokHTTP/1.1 200 OK\r\n\r\n"),
    );
    const sender = senderTo(names);
    const before = receiver.connections();
    for (const _ of [1, 2]) expect(await sender.send(attempt())).toMatchObject({ error: null, response: "ok" });
    expect(receiver.connections() - before).toBe(2);
  });

  it("that says first that it goes on is waited for", async () => {
    receiver.answer((_, response) => {
      response.writeEarlyHints({ link: "</a>; rel=preload" });
      response.writeHead(500).end("no");
    });
    expect(await senderTo(names).send(attempt())).toMatchObject({ status_code: 500, error: "http_status", response: "no" });
  });

  it("does not stop one that is cut short by the end of the process", async () => {
    receiver.answer(() => {});
    const controller = new AbortController();
    const sending = senderTo(names).send({ ...attempt(), signal: controller.signal });
    while (receiver.received.length === 0) await sleep(5);
    controller.abort();
    expect(await sending).toBeNull();
  });
});

describe("where nothing can be reached", () => {
  it("says why", async () => {
    expect(await senderTo({}).send(attempt())).toMatchObject({ status_code: null, error: "dns", response: null });
    expect(await senderTo({ "hooks.example.com": [[]] }).send(attempt())).toMatchObject({ error: "dns" });
    expect(await senderTo({ "hooks.example.com": [[OTHER]] }).send(attempt())).toMatchObject({ error: "connect" });
  });

  it("takes another address of the host", async () => {
    expect(await senderTo({ "hooks.example.com": [[OTHER, PUBLIC]] }).send(attempt())).toMatchObject({ error: null });
    expect(outside.connected).toEqual([OTHER, PUBLIC]);
  });

  it("believes no certificate of others, and none for another name", async () => {
    expect(await senderTo(names, { ca: undefined }).send(attempt())).toMatchObject({ error: "tls" });
    expect(await senderTo({ "elsewhere.test": [[PUBLIC]] }).send(attempt("https://elsewhere.test/"))).toMatchObject({
      error: "tls",
    });
    expect(receiver.received).toEqual([]);
  });

  it("holds the certificate against an address where the endpoint is one", async () => {
    expect(await senderTo({}).send(attempt(`https://${PUBLIC}/`))).toMatchObject({ error: null });
    expect(receiver.received[0]?.servername).toBe("");
    expect(await senderTo({}, {}, { [OTHER]: receiver.port }).send(attempt(`https://${OTHER}/`))).toMatchObject({ error: "tls" });
    expect(outside.asked).toEqual([]);
  });
});

describe("the connection", () => {
  it("goes to the address that was checked: the name is asked for once, and what it leads to later does not matter", async () => {
    const sender = senderTo({ "hooks.example.com": [[PUBLIC], ["127.0.0.1"]] });
    expect(await sender.send(attempt())).toMatchObject({ error: null });
    expect([outside.asked, outside.connected]).toEqual([["hooks.example.com"], [PUBLIC]]);
    // A new connection resolves the name again, and is refused for the new address.
    const other = await sender.send({ ...attempt(), endpointId: "we_2" });
    expect(other).toMatchObject({ status_code: null, error: "blocked_address", response: null });
    expect([outside.asked.length, outside.connected]).toEqual([2, [PUBLIC]]);
  });

  it.each([
    [["127.0.0.1"]],
    [["10.1.2.3"]],
    [["169.254.169.254"]],
    [["::1"]],
    [["::ffff:10.0.0.1"]],
    [["fd00::1"]],
    [["64:ff9b::a9fe:a9fe"]],
    [[PUBLIC, "10.0.0.1"]],
    [["2606:4700:4700::1111", "::ffff:127.0.0.1"]],
  ])("is not made where one of the host's addresses is not public: %j", async (addresses) => {
    expect(await senderTo({ "hooks.example.com": [addresses] }).send(attempt())).toMatchObject({ error: "blocked_address" });
    expect(outside.connected).toEqual([]);
  });

  it.each(spelledPrivate)("is not made to https://%s/", async (host) => {
    expect(await senderTo({}).send(attempt(`https://${host}/`))).toMatchObject({
      // What is no address in any spelling is a name, and looked up; what cannot stand in a URL is nothing.
      error: expect.stringMatching(URL.canParse(`https://${host}/`) ? /^(blocked_address|dns)$/ : /^connect$/),
    });
    expect(outside.connected).toEqual([]);
  });

  it("is not made to addresses that are not public in more than a hundred spellings", () => {
    const blocked = spelledPrivate.filter((host) => URL.canParse(`https://${host}/`));
    expect(blocked.length).toBeGreaterThan(100);
  });

  it.each(spelledPublic)("is made to https://%s/, which is public", async (host, address) => {
    // No certificate of the receiver's is for these.
    expect(await senderTo({}, {}, { [address]: receiver.port }).send(attempt(`https://${host}/`))).toMatchObject({
      error: "tls",
    });
    expect(outside.connected).toEqual([address]);
  });
});
