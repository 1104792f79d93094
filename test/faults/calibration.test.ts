/**
 * Kills the process that fits a calibration at night, without warning, and starts it again. In the end there is exactly the calibration
 * that follows from the outcomes, and one event.
 */
import { afterAll, expect, it } from "vitest";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import type { CalibrationMap } from "#src/judging/numbers/maps.ts";
import { type Example, fitMap } from "#src/quality/fits/fit.ts";
import { pause, ROUNDS, random, SEED, type Victim, Victims } from "./victims.ts";

const NS = "faults/calibration";
const DOCUMENTS = 1_000;
const CHANGED = 40;
const path = (...parts: string[]) => ["", "namespaces", NS, ...parts].map(encodeURIComponent).join("/");

const victims = new Victims();
let victim: Victim;
afterAll(async () => {
  await victim?.kill();
  await victims.remove();
});

async function call(method: string, to: string, body?: object) {
  const answer = await victim.client.request(method, to, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}

const outcomes = (numbers: readonly number[]) =>
  call("POST", path("outcomes"), {
    outcomes: numbers.map((n) => ({ id: `o-${n}`, document_id: `d-${n}`, judgment: "urgent", value: random() < 0.4 })),
  });

/** The night is over, as far as the database knows. */
const night = () =>
  victims.query(`
    with ran as (update calibration_runs set ran_at = '2000-01-01')
    update wakeups set due_at = '-infinity', generation = generation + 1 where kind = 'calibration'`);

/** Who landed and died before saying so leaves it to the next night, when nothing will be new. */
const atRest = async () =>
  (await victims.query("select from wakeups where kind = 'calibration' and due_at <= now()")).length === 0;
const calibrated = async () => (await victims.query("select from calibrations")).length === 1;

/** What there is, what there should be, and how often it was told. */
async function found() {
  const [{ held, ...stored }] = (await victims.query(
    "select map, outcomes::integer, jsonb_build_array(folds, held_out)::text as held from calibrations",
  )) as [{ map: CalibrationMap; outcomes: number; held: string }];
  const rows = (await victims.query("select answer, value from outcomes order by observed_at, outcome_id")) as {
    answer: RawAnswer;
    value: boolean;
  }[];
  // An event that moves to the feed between two counts would be in neither.
  await expect.poll(() => victims.count("recorded_events"), { timeout: 60_000, interval: 50 }).toBe(0);
  const told = await victims.count("events where type = 'judgment.calibrated'");
  const examples = rows.map(({ answer, value }): Example => ({ fold: 0, answer, value }));
  return { stored, held, expected: { map: fitMap(stored.map.method, examples), outcomes: rows.length }, told };
}

it(`calibrates once what a killed process had begun to (${ROUNDS} rounds, FAULT_SEED=${SEED})`, async () => {
  victim = await victims.start();
  await call("POST", path("judgments"), { name: "urgent", question: "Is help needed today?", type: "bool" });
  const upsert = Array.from({ length: DOCUMENTS }, (_, n) => ({
    id: `d-${n}`,
    state: { text: `${n % 3 ? "help needed today" : "no hurry"} ${n % 7 ? "" : "urgent"} ${n % 11}` },
  }));
  await call("POST", path(), { upsert });
  const judged = async () => (await call("GET", `${path("judgments", "urgent", "evaluations")}?limit=1000`)).evaluations.length;
  await expect.poll(judged, { timeout: 60_000, interval: 200 }).toBe(DOCUMENTS);
  await outcomes(Array.from({ length: DOCUMENTS }, (_, n) => n));
  await expect.poll(calibrated, { timeout: 60_000, interval: 200 }).toBe(true);
  let before = await found();
  expect(before.stored).toEqual(before.expected);
  expect(before.told).toBe(1);
  for (let round = 0; round < ROUNDS; round++) {
    await outcomes(Array.from({ length: CHANGED }, () => Math.floor(random() * DOCUMENTS)));
    await night();
    await pause(random() * 500);
    await victim.kill();
    await victims.query("update wakeups set lease_until = '-infinity' where lease_until is not null");
    victim = await victims.start();
    await expect.poll(atRest, { timeout: 60_000, interval: 100 }).toBe(true);
    const after = await found();
    expect(after.stored).toEqual(after.expected);
    // Other outcomes may have the same map, and not the same of it where each fold is held out.
    const isNew = JSON.stringify([after.expected, after.held]) !== JSON.stringify([before.expected, before.held]);
    expect(after.told - before.told).toBe(Number(isNew));
    before = after;
  }
}, 600_000);
