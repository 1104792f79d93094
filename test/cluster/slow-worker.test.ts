/**
 * A worker hangs for some seconds: it takes connections and answers nothing. Each statement that is sent to it holds a connection of the
 * service. There are more namespaces on it than the service has connections.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needs } from "#test/support/needs.ts";
import { type Node, stopNode } from "./node.ts";
import { citus, namespacesOn, type Served, served } from "./served.ts";
import { ROUNDS, Traffic } from "./traffic.ts";

const NAMESPACES = Array.from({ length: 28 }, (_, at) => `n-${at}`);
/** Of each namespace on the other worker, while this one hangs. */
const WHOLE_ROUNDS = 5;

describe("a worker that hangs", needs(citus), () => {
  let on: Served;

  beforeAll(async () => {
    on = await served(`slow-worker-${process.pid}`, { workers: 2 });
    for (const name of NAMESPACES) {
      const body = { upsert: [{ id: "d-0" }] };
      expect((await on.service.request("POST", `/namespaces/${name}`, { body })).status).toBe(200);
    }
  }, 180_000);
  afterAll(() => on?.stop(), 120_000);

  it("takes its own namespaces away until it goes on, and neither those of others nor anything that was acknowledged", async () => {
    const [slow] = on.cluster.workers as [Node];
    const gone = await namespacesOn(on.service, slow);
    const living = NAMESPACES.filter((name) => !gone.includes(name));
    const traffic = new Traffic(on.service, NAMESPACES);
    traffic.start();
    await expect.poll(() => traffic.rounds(NAMESPACES), { timeout: 120_000 }).toBeGreaterThan(0);
    for (let round = 0; round < ROUNDS; round++) {
      const goOn = stopNode(slow);
      try {
        await expect.poll(() => traffic.statuses(gone), { timeout: 60_000 }).toEqual([503]);
        const until = traffic.rounds(living) + WHOLE_ROUNDS;
        await expect.poll(() => traffic.rounds(living), { timeout: 120_000 }).toBeGreaterThan(until);
      } finally {
        goOn();
      }
      const until = traffic.rounds(gone) + 1;
      await expect.poll(() => traffic.rounds(gone), { timeout: 120_000 }).toBeGreaterThan(until);
    }
    await traffic.stop();
    expect(traffic.statuses(living)).toEqual([]);
    expect(traffic.faults()).toEqual([]);
    expect(await traffic.lost()).toEqual([]);
  }, 600_000);
});
