/** The load generator of the bench of overload, against servers of the test. */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { startChild } from "../support/child.ts";
import type { OpenAnswer, OpenQuestion } from "./open-load.ts";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function ask(listener: RequestListener, question: Partial<OpenQuestion>): Promise<OpenAnswer> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const child = await startChild(new URL("open-load.ts", import.meta.url));
  onTestFinished(() => child.stop());
  const requests = ["GET / HTTP/1.1\r\nHost: bench\r\n\r\n"];
  const whole = { port, requests, rate: 200, ms: 200, graceMs: 60_000, connections: 20, seed: 1, ...question };
  return (await child.ask(whole satisfies OpenQuestion)) as OpenAnswer;
}

describe("the open loop", () => {
  it("tells apart what is accepted, refused and failed, and which refusals say when to try again", async () => {
    let count = 0;
    const answer = await ask((_, response) => {
      const kind = count++ % 4;
      if (kind === 0) response.end("fine");
      else if (kind === 1) response.writeHead(503, { "Retry-After": "1" }).end();
      else if (kind === 2) response.writeHead(503).end();
      else response.writeHead(400).end("wrong");
    }, {});
    const { accepted, refused, failed, unanswered, fault } = answer;
    expect(accepted.count + refused.count + failed).toBe(count);
    expect(accepted.count).toBe(Math.ceil(count / 4));
    expect(refused.withRetryAfter).toBe(Math.ceil((count - 1) / 4));
    expect(refused.count).toBe(Math.ceil((count - 1) / 4) + Math.ceil((count - 2) / 4));
    expect(failed).toBe(Math.floor(count / 4));
    expect(unanswered).toBe(0);
    expect(fault).toContain("wrong");
  });

  it("sends as many as are due while a server answers none of them, and counts their times from when they were due", async () => {
    let isFirst = true;
    // All are due within 200 ms, and the first answer comes 400 ms after the first request, over the only connection.
    const answer = await ask(
      (_, response) => {
        if (isFirst) setTimeout(() => response.end("fine"), 400);
        else response.end("fine");
        isFirst = false;
      },
      { connections: 1 },
    );
    expect(answer.accepted.count).toBeGreaterThan(10);
    expect(answer.accepted.p50).toBeGreaterThan(190);
    expect(answer.late.p99).toBeGreaterThan(190);
  });

  it("draws the same requests at the same times from the same seed", async () => {
    const counts: number[] = [];
    for (let n = 0; n < 2; n++) {
      const { accepted } = await ask((_, response) => response.end("fine"), { seed: 7 });
      counts.push(accepted.count);
      server.closeAllConnections();
      server.close();
    }
    expect(counts[0]).toBe(counts[1]);
  });

  it("keeps each connection busy without a rate", async () => {
    let most = 0;
    let now = 0;
    const answer = await ask(
      (_, response) => {
        most = Math.max(most, ++now);
        setTimeout(() => {
          now -= 1;
          response.end("fine");
        }, 5);
      },
      { rate: null, connections: 3 },
    );
    expect(answer.accepted.count).toBeGreaterThanOrEqual(3);
    expect(most).toBeLessThanOrEqual(3);
  });
});
