/**
 * What a simulation says about judging dependent judgments again, compared with the questions that are asked when the thresholds are then
 * set.
 */
import { describe, expect, it } from "vitest";
import type { JudgmentCreate, SimulationReport, Thresholds } from "#generated/types.ts";
import { ORGANIZATION, World } from "#test/judging/fanout/world.ts";

const cut = { judgment: "plain", cut: "yes" };
const bool = (name: string, given: Partial<JudgmentCreate>): JudgmentCreate => ({
  name,
  type: "bool",
  question: `${name}?`,
  ...given,
});
const plain = bool("plain", { thresholds: { yes: 0.5, other: 0.5 }, context: { fields: ["state.p"] } });
const reader = (name: string, related: object, more: Partial<JudgmentCreate> = {}) =>
  bool(name, { context: { fields: ["attributes.n"], related: [{ name: "it", answers: [cut], ...related }] }, ...more } as never);

const readers = {
  own: reader("own", {}),
  scoped: reader("scoped", {}, { freshness: { fanout: { scope: { where: { "attributes.open": true } } } } }),
  recent: reader("recent", {}, { freshness: { fanout: { scope: { created_within: "1d" } } } }),
  narrow: reader("narrow", {}, { applies_to: { "attributes.open": true } }),
  by_hand: reader("by_hand", {}, { freshness: { policy: "manual" } }),
  other: bool("other", { context: { fields: [], related: [{ name: "it", answers: [{ judgment: "plain", cut: "other" }] }] } }),
  refers: reader("refers", { join: { theirs: "id", mine: "attributes.ref" } }),
  shares: reader("shares", { join: { theirs: "attributes.key", mine: "attributes.key" }, last_n: 3 }),
};
const abroad = reader("abroad", { namespace: "shop/eu", join: { theirs: "id", mine: "attributes.ref" } });

/** A number from 0 to 1, the same for the same numbers. */
function random(...of: number[]): number {
  let t = of.reduce((sum, n) => Math.imul(sum ^ (n + 0x9e3779b9), 0x85ebca6b), 7) + 0x6d2b79f5;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}

const DOCUMENTS = 30;
const documents = (seed: number) =>
  Array.from({ length: DOCUMENTS }, (_, n) => ({
    id: `d${n}`,
    attributes: {
      n,
      open: random(seed, n, 1) < 0.5,
      key: `k${Math.floor(random(seed, n, 2) * 8)}`,
      ref: `d${Math.floor(random(seed, n, 3) * (DOCUMENTS + 5))}`,
    },
    state: { p: Math.round(random(seed, n, 4) * 20) / 20 },
    ...(random(seed, n, 5) < 0.5 ? { created_at: "2029-12-01T00:00:00Z" } : {}),
  }));

/** A world in which all is judged: readers on a template, of which one is another in one namespace, and a reader elsewhere. */
async function inhabited(seed: number): Promise<World> {
  const world = await World.open();
  world.engine.answer = (question, { context }) => ({
    type: "bool",
    p: question.id === "plain" ? Number((context as { document: { "state.p": number } }).document["state.p"]) : 0.5,
  });
  await world.judgment("shop/*", plain);
  for (const one of Object.values(readers)) await world.judgment("shop/*", one);
  await world.judgment("shop/us", reader("own", {}, { question: "another?" }));
  await world.judgment("mail", abroad);
  for (const [at, ns] of ["shop/eu", "shop/us", "mail"].entries()) {
    await world.write(ns, { upsert: documents(seed * 10 + at) });
    await world.settle();
  }
  await world.modules.judgments.update(ORGANIZATION, "shop/us", "plain", { thresholds: { other: 0.2 } });
  await world.settle();
  return world;
}

async function simulated(world: World, namespace: string, thresholds: Thresholds): Promise<SimulationReport> {
  const about = { organizationId: ORGANIZATION, namespace, judgment: "plain" };
  const { id } = await world.modules.simulations.start(about, { thresholds });
  for (;;) {
    await world.settle();
    const [job] = await world.query<{ status: string; result: SimulationReport }>(
      `select status, result from jobs where job_id = '${id}'`,
    );
    if (job!.status === "running") continue;
    expect(job).toMatchObject({ status: "done" });
    return job!.result;
  }
}

describe("the fan-out of a simulation", () => {
  it.each([
    [1, "shop/eu", { yes: 0.7 }],
    [2, "shop/*", { yes: 0.3 }],
    [3, "shop/us", { yes: 0.9, other: 0.9 }],
    [4, "shop/*", { yes: 0.6, other: 0.8 }],
    [5, "shop/eu", { yes: 0.5, more: 0.1 }],
  ] as const)("is what setting the thresholds takes (%i: %s)", async (seed, place, thresholds) => {
    const world = await inhabited(seed);
    const { fanout } = await simulated(world, place, thresholds);
    const before = world.engine.requests.length;
    await world.modules.judgments.update(ORGANIZATION, place, "plain", { thresholds });
    await world.settle();
    const questions = world.engine.requests.slice(before).flatMap((request) => request.questions);
    expect(fanout).toMatchObject({ documents: questions.length, judgment_units: questions.length, requests: questions.length });
    expect(fanout.cost_usd).toBeCloseTo(questions.length * 0.002, 9);
    expect(fanout.tokens > 0).toBe(questions.length > 0);
    if (seed < 5) expect(questions.length).toBeGreaterThan(10);
    else expect(questions).toEqual([]);
    // And once they are set, nothing is left to flip.
    const again = await simulated(world, place, thresholds);
    expect(again.fanout.documents).toBe(0);
    for (const { to_true, to_false } of Object.values(again.thresholds)) expect([to_true, to_false]).toEqual([0, 0]);
  });
});
