import { createServer, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { openProbe } from "#src/foundation/db/probe.ts";
import { freshDatabase } from "#test/support/database.ts";

const connections =
  "select pid from pg_stat_activity where application_name = 'judgment-service probe' and datname = current_database()";

describe("the probe", () => {
  it("asks on one connection of its own, also while the pool has none left", async () => {
    const { database, connection } = await freshDatabase({ schema: "empty", poolSize: 1 });
    const probe = openProbe(connection);
    onTestFinished(() => probe.close());
    await database.transaction(async (tx) => {
      await probe.ask();
      await probe.ask();
      expect(await tx.query({ text: connections })).toHaveLength(1);
    });
  });

  it("fails when its connection is cut, and asks on another the next time", async () => {
    const { database, connection } = await freshDatabase({ schema: "empty" });
    const probe = openProbe(connection);
    onTestFinished(() => probe.close());
    await probe.ask();
    await database.query({ text: `select pg_terminate_backend(pid) from (${connections}) as probes` });
    // Whether it hears of the cut before it asks or by asking, it does not stay without a connection.
    await probe.ask().catch(() => {});
    await probe.ask();
    expect(await database.query({ text: connections })).toHaveLength(1);
  });

  it("fails in time when the other side takes the connection and says nothing", async () => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => void sockets.push(socket)).listen(0);
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    const { port } = server.address() as { port: number };
    const probe = openProbe({ host: "127.0.0.1", port, user: "me", password: "mine", database: "mine" }, 50);
    await expect(probe.ask()).rejects.toThrow();
    await probe.close();
  });

  it("fails where nobody listens", async () => {
    const probe = openProbe({ host: "127.0.0.1", port: 1 });
    await expect(probe.ask()).rejects.toMatchObject({ code: "ECONNREFUSED" });
    await probe.close();
  });
});
