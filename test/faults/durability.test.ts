/**
 * Kills a process of the service or the database server, without warning, while writes run. Then it compares the store with what callers
 * were told. `FAULT_ROUNDS` is the number of kills (`npm run faults`: 50). `FAULT_SEED` draws the moments.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needs } from "#test/support/needs.ts";
import { oneMachine } from "#test/support/one-machine.ts";
import type { TestClient } from "./client.ts";
import { Ledger } from "./ledger.ts";
import { pause, ROUNDS, random, SEED, Victims } from "./victims.ts";

const PAIRS = 16;
/** `test/cluster` kills the servers of a cluster of its own. */
const embedded = oneMachine("has servers that others use");

let victims: Victims;

beforeAll(() => {
  victims = new Victims();
});
afterAll(() => victims.remove());

/** The commits of each namespace as a reader sees them: numbered from 1 without a hole, up to the sequence. */
async function holes(): Promise<unknown[]> {
  return victims.query(`
    select n.name, n.sequence, count(c.sequence) as commits, max(c.sequence) as newest
    from namespaces n left join commits c on c.namespace_id = n.namespace_id
    group by n.namespace_id having count(c.sequence) <> n.sequence or max(c.sequence) <> n.sequence`);
}

/** Loads the store for the rounds; in each, `kill` happens at a random moment and says when the service takes writes again. */
async function rounds(ledger: Ledger, client: () => TestClient, kill: () => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const stop = new AbortController();
    const load = ledger.load(client, stop.signal);
    // Something is under way, on however busy a machine.
    const before = ledger.acknowledgements;
    while (ledger.acknowledgements === before) await pause(5);
    await pause(random() * 450);
    await kill();
    stop.abort();
    await load;
    expect(await ledger.faults(client()), `seed ${SEED}, round ${round}`).toEqual([]);
  }
  expect(ledger.acknowledgements).toBeGreaterThanOrEqual(ROUNDS);
}

describe("an acknowledged write", () => {
  const timeout = 60_000 + ROUNDS * 20_000;

  it("survives a killed process whole, and no other is half there", { timeout }, async () => {
    let victim = await victims.start();
    await rounds(
      new Ledger("faults/process", PAIRS),
      () => victim.client,
      async () => {
        await victim.kill();
        victim = await victims.start();
      },
    );
    expect(await holes()).toEqual([]);
  });

  it("survives the kill of one of two processes, and the other goes on", { timeout }, async () => {
    const stays = await victims.start();
    let victim = await victims.start();
    await rounds(
      new Ledger("faults/two", PAIRS),
      () => (random() < 0.5 ? victim : stays).client,
      async () => {
        await victim.kill();
        victim = await victims.start();
      },
    );
    expect(await holes()).toEqual([]);
  });

  it("survives a killed database server, which comes back without a restart of the service", {
    ...needs(embedded),
    timeout,
  }, async () => {
    const { client, address } = await victims.start();
    await rounds(
      new Ledger("faults/server", PAIRS),
      () => client,
      async () => {
        victims.killServer();
        // Ready again comes after not ready: the probe has to find out first.
        while ((await fetch(`${address}/readyz`)).status === 200) await pause(20);
        while ((await fetch(`${address}/readyz`)).status !== 200) await pause(20);
      },
    );
    expect(await holes()).toEqual([]);
  });
});
