/**
 * Kills the judging process while documents are debounced and while changes elsewhere reach the documents that show them. In the end,
 * every answer is fresh and for the current context. If an engine was asked a second time, because the fate of the first request is
 * unknown, the log says so.
 *
 * `FAULT_ROUNDS` is the number of kills. `FAULT_SEED` draws the moments.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestClient } from "./client.ts";
import { ROUNDS as ALL, pause, random, SEED, type Victim, Victims } from "./victims.ts";

/** One where all tests run: what a dead process had claimed is waited for. */
const ROUNDS = ALL > 2 ? ALL : 1;
const DOCUMENTS = 60;
const NAMES = ["quiet", "shows"] as const;

let victims: Victims;
beforeAll(() => {
  victims = new Victims();
});
afterAll(() => victims.remove());

const asked = () => join(victims.dataDir, "asked");
const start = () => victims.start({ ASKED: asked() }, "test/faults/slow-judge.ts");
const namespaceOf = (round: number) => `faults/elsewhere/${round}`;
const at = (round: number, ...rest: string[]) => ["/namespaces", encodeURIComponent(namespaceOf(round)), ...rest].join("/");

/** Documents whose answers are fresh and as the numbers that they show say. */
async function right(client: TestClient, round: number, n: number, plan: number): Promise<number> {
  const { body } = await client.request("POST", at(round, "query"), {
    answers: "fresh_only",
    filters: ["attributes.kind", "Eq", "ticket"],
    include: { answers: [...NAMES] },
  });
  const rows = body.rows as { answers: Record<string, { p: number }> }[];
  return rows.filter(({ answers }) => answers.quiet!.p === n / 1000 && answers.shows!.p === plan / 1000).length;
}

it("judges what waits in the end, for what there is then, and says what was asked twice", {
  timeout: 120_000 + ROUNDS * 30_000,
}, async () => {
  let victim: Victim = await start();
  const judgment = (name: string, context: object, freshness: object) =>
    victim.client.request("POST", "/namespaces/faults%2F*/judgments", {
      name,
      type: "bool",
      question: `${name}?`,
      engine: { name: "slow" },
      applies_to: { "attributes.kind": "ticket" },
      context,
      freshness,
    });
  const related = [{ name: "to", join: { theirs: "id", mine: "attributes.to" }, fields: ["state.plan"] }];
  await judgment("quiet", { fields: ["state.key", "state.n"] }, { debounce_ms: 300, max_wait_ms: 1_500 });
  await judgment("shows", { fields: ["state.key"], related }, { fanout: { debounce_ms: 200, max_wait_ms: 1_000 } });
  const numbers = new Map<number, { n: number; plan: number }>();
  for (let round = 0; round < ROUNDS; round++) {
    let [n, plan] = [0, 0];
    const tickets = Array.from({ length: DOCUMENTS }, (_, at) => `t-${at}`);
    const state = (id: string) => ({ id, state: { key: `${round}/${id}`, n } });
    const attributes = { kind: "ticket", to: "c" };
    const upsert = [{ id: "c", state: { plan } }, ...tickets.map((id) => ({ ...state(id), attributes }))];
    expect(await victim.client.write(namespaceOf(round), { upsert })).toBe(200);
    const killed = pause(100 + random() * 2_500).then(() => victim.kill());
    for (let edit = 1; edit < 6; edit++) {
      const patch =
        edit % 2 === 0 ? [{ id: "c", state: { plan: plan + 1 } }] : tickets.map((id) => ({ id, state: { n: n + 1 } }));
      // What was not answered may have been written or not; it is written anew when somebody answers again.
      const status = await victim.client.write(namespaceOf(round), { patch }).catch(() => 0);
      if (status !== 200) break;
      if (edit % 2 === 0) plan += 1;
      else n += 1;
      await pause(random() * 400);
    }
    await killed;
    victim = await start();
    [n, plan] = [n + 1, plan + 1];
    const last = [{ id: "c", state: { plan } }, ...tickets.map((id) => ({ id, state: { n } }))];
    expect(await victim.client.write(namespaceOf(round), { patch: last })).toBe(200);
    numbers.set(round, { n, plan });
    // A second death, with everything on its way.
    if (round % 2 === 1) {
      await pause(random() * 1_000);
      await victim.kill();
      victim = await start();
    }
  }
  for (const [round, { n, plan }] of numbers) {
    const timeout = 60_000 + ROUNDS * 5_000;
    await expect
      .poll(() => right(victim.client, round, n, plan), { timeout, interval: 250, message: `round ${round}, seed ${SEED}` })
      .toBe(DOCUMENTS);
  }
  const times = new Map<string, number>();
  for (const line of readFileSync(asked(), "utf8").trim().split("\n")) times.set(line, (times.get(line) ?? 0) + 1);
  let repeated = 0;
  for (const round of numbers.keys()) {
    for (const name of NAMES) {
      const { body } = await victim.client.request("GET", at(round, "judgments", name, "evaluations?limit=1000"));
      const evaluations = body.evaluations as { document_id: string; p?: number; carried: boolean; repeated?: true }[];
      const twice = evaluations.filter(({ document_id, p, carried, repeated }) => {
        return !carried && !repeated && times.get(`${name} ${round}/${document_id} ${p! * 1000}`)! > 1;
      });
      expect(twice, `seed ${SEED}: asked twice, and the log does not say so`).toEqual([]);
      repeated += evaluations.filter((one) => one.repeated).length;
    }
  }
  // Or else nothing was cut short, and nothing tested.
  if (ROUNDS > 10) expect(repeated).toBeGreaterThan(0);
});
