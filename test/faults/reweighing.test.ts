/**
 * Kills the process that fits a composite's weights at night and combines its stored answers again, without warning, while features are
 * written. In the end:
 * - The weights are those of the outcomes, and every answer uses them.
 * - Consumers of the answers have seen the change.
 * - No engine was asked about the composite again.
 *
 * The expected values are computed here, from what the API shows.
 */
import { afterAll, expect, it } from "vitest";
import type { QueryRow } from "#generated/types.ts";
import { pause, ROUNDS, random, SEED, type Victim, Victims } from "./victims.ts";

const ROOT = "faults/weights";
const PLACES = ["eu", "us"] as const;
/** Of each place; at length several pages of a walk. */
const DOCUMENTS = ROUNDS > 5 ? 700 : 300;
const LABELLED = 120;
const CHANGED = 40;
const PARTS = ["help", "money"] as const;
const FEATURE = "attributes.amount";
const at = (place: string, ...parts: string[]) =>
  ["", "namespaces", `${ROOT}/${place}`, ...parts].map(encodeURIComponent).join("/");
const told = `seed ${SEED}`;

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

/** As if the time of claims that a dead process held had passed. */
async function restart(): Promise<void> {
  await victim.kill();
  await victims.query("update wakeups set lease_until = '-infinity' where lease_until is not null");
  victim = await victims.start();
}

const count = async (text: string) => Number(((await victims.query(text)) as { count: string }[])[0]!.count);
const walking = async () => (await count("select count(*) from calibration_runs where walk is not null")) > 0;
/** Nothing is due, under way or on its way to the feed; deferred answers are due as well. */
const atRest = async () =>
  (await victims.count(
    "wakeups where due_at <= now() or lease_until > now()",
    "calibration_runs where walk is not null",
    "deferred",
    "recorded_events",
  )) === 0;
const asked = () =>
  count("select count(*) from evaluations e join judgments j using (judgment_id) where j.name = 'urgent' and e.tokens > 0");

/** The night is over, and labels are as good as new. */
async function night(): Promise<void> {
  await victims.query("update composite_weights set labels = 1");
  await victims.query(`
    with ran as (update calibration_runs set ran_at = '2000-01-01')
    update wakeups set due_at = '-infinity', generation = generation + 1 where kind = 'calibration'`);
}

/** What is so of labelled documents, by place and number. */
const labels = new Map<string, boolean>();
async function label(place: string, numbers: readonly number[]): Promise<void> {
  const outcomes = [...new Set(numbers)].map((n) => {
    const value = random() < (n % 3 ? 0.7 : 0.2);
    labels.set(`${place}/${n}`, value);
    return { id: `o-${n}`, document_id: `d-${n}`, judgment: "urgent", value };
  });
  await call("POST", at(place, "outcomes"), { outcomes });
}

/** Features change meanwhile; what was not answered may have happened or not. */
async function write(): Promise<void> {
  const patch = Array.from({ length: 5 }, () => ({
    id: `d-${Math.floor(random() * DOCUMENTS)}`,
    attributes: { amount: Math.floor(random() * 90) },
  }));
  await victim.client.request("POST", at(PLACES[Math.floor(random() * 2)]!), { patch }).catch(() => undefined);
}

interface Fit {
  intercept: number;
  parts: Record<string, number>;
  features: Record<string, { weight: number; mean: number; scale: number }>;
}
const weights = async () => ((await victims.query("select weights from composite_weights")) as { weights: Fit }[])[0]?.weights;

const MOST_ODDS = Math.log(0.9999 / 0.0001);
const oddsOf = (p: number) => Math.max(-MOST_ODDS, Math.min(MOST_ODDS, Math.log(p) - Math.log(1 - p)));
/** What weights are multiplied with. */
function numbersOf({ features }: Fit, parts: Record<string, number>, amount: number): number[] {
  const { mean, scale } = features[FEATURE]!;
  return [...PARTS.map((name) => oddsOf(parts[name]!)), (amount - mean) / scale];
}
const sigmoid = (fit: Fit, numbers: readonly number[]) => {
  const by = [...PARTS.map((name) => fit.parts[name]!), fit.features[FEATURE]!.weight];
  return 1 / (1 + Math.exp(-numbers.reduce((sum, x, n) => sum + by[n]! * x, fit.intercept)));
};

/** The slope of ½·Σw² + Σ log loss over the labels, with the features of documents when they were judged. It is 0 if the weights are the fit. */
async function slopes(fit: Fit): Promise<number[]> {
  const rows = (await victims.query(`
    select s.name || '/' || substr(o.document_id, 3) as key, o.answer -> 'inputs' as inputs
    from outcomes o join namespaces s using (namespace_id)`)) as { key: string; inputs: Record<string, number> }[];
  expect(rows).toHaveLength(labels.size);
  const amounts = rows.map(({ inputs }) => inputs[FEATURE]!);
  const mean = amounts.reduce((sum, one) => sum + one, 0) / rows.length;
  const { mean: stored, scale } = fit.features[FEATURE]!;
  expect(stored, told).toBeCloseTo(mean, 9);
  expect(scale, told).toBeCloseTo(Math.sqrt(amounts.reduce((sum, one) => sum + (one - mean) ** 2, 0) / rows.length), 9);
  const sums = [0, ...PARTS.map((name) => fit.parts[name]!), fit.features[FEATURE]!.weight];
  for (const { key, inputs } of rows) {
    const numbers = numbersOf(fit, inputs, inputs[FEATURE]!);
    const gap = sigmoid(fit, numbers) - Number(labels.get(key.slice(ROOT.length + 1)));
    sums[0]! += gap;
    for (const [n, x] of numbers.entries()) sums[n + 1]! += gap * x;
  }
  return sums;
}

async function rowsOf(place: string): Promise<QueryRow[]> {
  const include = { attributes: ["amount"], answers: ["urgent", "reader"] };
  return (await call("POST", at(place, "query"), { include, top_k: 1_000 })).rows;
}

/** Who the feed says is a member of a place's subscription. */
async function members(place: string): Promise<Set<string>> {
  const within = new Set<string>();
  for (let after = ""; ; ) {
    const query = `types=subscription.*&namespace_prefix=${encodeURIComponent(`${ROOT}/${place}`)}&limit=1000`;
    const { events } = await call("GET", `/events?${query}${after && `&after=${after}`}`);
    for (const { type, data } of events) {
      expect(within.has(data.document_id), `${told}: ${type} of ${data.document_id}`).toBe(type === "subscription.exited");
      if (type === "subscription.entered") within.add(data.document_id);
      else within.delete(data.document_id);
    }
    if (events.length < 1_000) return within;
    after = events.at(-1).id;
  }
}

it(`combines every answer by the weights of now, whatever was killed meanwhile (${ROUNDS} rounds, FAULT_SEED=${SEED})`, {
  timeout: 120_000 + ROUNDS * 30_000,
}, async () => {
  victim = await victims.start();
  await call("POST", at("*", "judgments"), {
    name: "urgent",
    type: "bool",
    question: "Is it urgent?",
    parts: [
      { name: "help", question: "Is help needed today?" },
      { name: "money", question: "Is it about an invoice or money?" },
    ],
    features: [FEATURE],
    context: { fields: ["state.text"] },
    thresholds: { page: 0.5 },
  });
  const band = [
    { label: "calm", gte: 0 },
    { label: "help needed today", gte: 0.5 },
  ];
  const related = [{ name: "it", answers: [{ judgment: "urgent", band }] }];
  const reader = {
    name: "reader",
    type: "bool",
    question: "Is help needed today?",
    context: { fields: ["attributes.none"], related },
  };
  await call("POST", at("*", "judgments"), reader);
  for (const place of PLACES) {
    const upsert = Array.from({ length: DOCUMENTS }, (_, n) => ({
      id: `d-${n}`,
      attributes: { amount: n % 50 },
      state: { text: `${n % 3 ? "help needed today" : "no hurry"} ${n % 7 ? "" : "an invoice about money"} ${n % 11}` },
    }));
    await call("POST", at(place), { upsert });
    await call("POST", at(place, "subscriptions"), {
      name: "likely",
      filters: ["answers.urgent.p", "Gte", 0.5],
      bulk: "deliver",
    });
  }
  await expect.poll(asked, { timeout: 60_000, interval: 500 }).toBe(PLACES.length * DOCUMENTS);
  for (const place of PLACES)
    await label(
      place,
      Array.from({ length: LABELLED }, (_, n) => n),
    );
  await expect.poll(async () => (await weights()) !== undefined, { timeout: 60_000, interval: 200 }).toBe(true);
  await expect.poll(atRest, { timeout: 60_000, interval: 200 }).toBe(true);
  let inTheMidst = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const place of PLACES)
      await label(
        place,
        Array.from({ length: CHANGED }, () => Math.floor(random() * LABELLED)),
      );
    await night();
    let over = false;
    const writer = (async () => {
      while (!over) await write();
    })();
    for (let kill = 0; kill < 2; kill++) {
      const until = performance.now() + random() * 600;
      // Half of them as soon as answers are being combined anew.
      if (random() < 0.5) while (performance.now() < until + 1_000 && !(await walking())) await pause(5);
      await pause(Math.max(0, Math.min(until - performance.now(), 150)) * random());
      await restart();
      inTheMidst += Number(await walking());
    }
    over = true;
    await writer;
    await expect.poll(atRest, { timeout: 60_000, interval: 200 }).toBe(true);
    const fit = (await weights())!;
    for (const slope of await slopes(fit)) expect(Math.abs(slope), `${told}, round ${round}`).toBeLessThan(1e-6);
    for (const place of PLACES) {
      const rows = await rowsOf(place);
      expect(rows).toHaveLength(DOCUMENTS);
      const shown = new Map<boolean, Set<number>>();
      for (const { id, attributes, answers } of rows) {
        const { urgent, reader } = answers!;
        const about = `${told}, round ${round}, ${place}/${id}`;
        expect([urgent!.freshness, reader!.freshness], about).toEqual(["fresh", "fresh"]);
        const expected = sigmoid(fit, numbersOf(fit, urgent!.parts!, Number(attributes!.amount)));
        expect(Math.abs(urgent!.p! - expected), about).toBeLessThan(1e-12);
        const page = urgent!.thresholds!.page!;
        shown.set(page, (shown.get(page) ?? new Set()).add(reader!.p!));
      }
      // The reader sees nothing but the band: one number for each.
      const numbers = [...shown.values()].map((some) => [...some]);
      expect(numbers.flat(), `${told}, round ${round}, ${place}`).toHaveLength(shown.size);
      expect(new Set(numbers.flat()).size).toBe(shown.size);
      const likely = rows.filter(({ answers }) => answers!.urgent!.p! >= 0.5).map(({ id }) => id);
      expect([...(await members(place))].sort(), `${told}, round ${round}`).toEqual(likely.sort());
    }
    expect(await asked(), told).toBe(PLACES.length * DOCUMENTS);
  }
  if (ROUNDS >= 20) expect(inTheMidst).toBeGreaterThan(0);
});
