import { Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connectChecked } from "#src/events/webhooks/checked-connection.ts";

const CONNECT_MS = 5_000;
/** A name with many addresses, none of which answers. */
const addresses = Array.from({ length: 20 }, (_, n) => `93.184.216.${n + 1}`);

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** Nothing is sent: sockets that are not connected stand for addresses that do not answer. */
function silent(dnsMs: number) {
  const sockets: Socket[] = [];
  const outside = {
    resolve: () => new Promise<string[]>((tell) => setTimeout(() => tell(addresses), dnsMs)),
    connect: () => {
      const socket = new Socket();
      sockets.push(socket);
      return socket;
    },
  };
  return { sockets, parts: { outside, allowPrivate: false, connectMs: CONNECT_MS } };
}

/** What sockets and promises do after timers. */
const settled = () => new Promise((tell) => setImmediate(() => setImmediate(tell)));

describe("a name with many addresses that do not answer", () => {
  it.each([false, true])("is given up at the limit, and no other address is tried later (TLS: %s)", async (secure) => {
    const { sockets, parts } = silent(4_000);
    const connecting = connectChecked(parts, { host: "hooks.example.com", port: 443, secure }).catch((error) => error);
    await vi.advanceTimersByTimeAsync(CONNECT_MS);
    expect(await connecting).toMatchObject({ reason: "timeout" });
    const tried = sockets.length;
    expect(tried).toBeGreaterThan(1);
    for (let n = 0; n < 3; n++) {
      await settled();
      await vi.advanceTimersByTimeAsync(CONNECT_MS);
    }
    expect(sockets.length).toBe(tried);
    expect(sockets.filter((socket) => !socket.destroyed)).toEqual([]);
  });

  it("does not end the process with an error that arrives when nobody waits any more", async () => {
    const { sockets, parts } = silent(0);
    const connecting = connectChecked(parts, { host: "hooks.example.com", port: 80, secure: false });
    await vi.advanceTimersByTimeAsync(CONNECT_MS / 40);
    sockets[0]!.emit("connect");
    const socket = await connecting;
    expect(socket).toBe(sockets[0]);
    // An error without a listener is thrown.
    for (let n = 0; n < 2; n++) socket.emit("error", new Error("read ECONNRESET"));
    socket.destroy();
  });
});
