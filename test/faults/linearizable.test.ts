/**
 * Kills one of two processes, with no warning, while clients of both write, delete, declare, read and query the same few documents. Operations without a response may
 * have happened or not. All responses must fit one order of those that did (`test/oracle`).
 */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Client, histories, told } from "#test/oracle/clients.ts";
import { contradiction } from "#test/oracle/linearize.ts";
import { Unanswered } from "#test/oracle/observer.ts";
import { programs } from "#test/oracle/programs.ts";
import { pause, ROUNDS, random, SEED, type Victim, Victims } from "./victims.ts";

let victims: Victims;

beforeAll(() => {
  victims = new Victims();
});
afterAll(() => victims.remove());

it("answers as if all happened one after the other, though a process is killed meanwhile", {
  timeout: 120_000 + ROUNDS * 20_000,
}, async () => {
  const stays = await victims.start();
  let victim = await victims.start();
  let alive = true;
  let unanswered = 0;
  const client: Client = async (method, path, body, count) => {
    const to: Victim = alive && count % 2 === 0 ? victim : stays;
    try {
      return await to.client.request(method, path, body as object | undefined);
    } catch (error) {
      if (to === stays) throw error;
      unanswered += 1;
      throw new Unanswered();
    }
  };
  for (const [round, drawn] of fc.sample(programs, { seed: SEED, numRuns: ROUNDS }).entries()) {
    const doing = histories(client, drawn);
    // Every other round comes to its end, so that cursors and settings outlive a process, too.
    if (round % 2 === 0) {
      await pause(random() * 120);
      alive = false;
      await victim.kill();
      victim = await victims.start();
      alive = true;
    }
    for (const history of await doing) {
      const found = contradiction(history);
      if (found) expect.fail(`FAULT_SEED=${SEED}, round ${round}. ${told(history, found)}`);
    }
  }
  // Were nobody interrupted, it would say no more than without kills.
  if (ROUNDS >= 10) expect(unanswered).toBeGreaterThan(0);
});
