/**
 * Several clients write at random to two processes. Then every transition in the feed is compared with a brute-force match of the written
 * documents. Each transition must be true at its sequence, and must alternate within an incarnation. In the end, members are exactly the
 * documents that match. If nothing is in flight, the feed must have every transition exactly once.
 */
import { expect, it } from "vitest";
import type { Filter } from "#generated/types.ts";
import { type Matchable, matches } from "#src/queries/filters/match.ts";
import { readStored } from "#src/queries/filters/stored-filter.ts";
import type { Value } from "#src/records/values/value.ts";
import { seededGenerator } from "#test/support/generator.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { sweeping } from "#test/support/swept.ts";
import { settled, subscribe, type Told, toldOf } from "./world.ts";

const { random } = seededGenerator();

const NAMESPACE = "oracle";
const WRITERS = 4;
const IDS = 6;
const WRITES = 40;

const filters: Filter[] = [
  ["attributes.status", "Eq", "open"],
  ["attributes.status", "NotEq", "open"],
  [
    "And",
    [
      ["attributes.status", "In", ["open", "new"]],
      ["attributes.amount", "Gte", 5],
    ],
  ],
  [
    "And",
    [
      ["attributes.amount", "Gt", 2],
      ["attributes.amount", "Lt", 6],
    ],
  ],
  [
    "Or",
    [
      ["attributes.tags", "Contains", "a"],
      ["attributes.amount", "Eq", null],
    ],
  ],
  ["Not", ["attributes.tags", "ContainsAny", ["a", "b"]]],
  ["id", "Glob", "w1/*"],
  ["answers.high.thresholds.cut", "Eq", true],
];

/** The state of a document from a sequence on. Null: it does not exist. */
interface Version {
  sequence: number;
  attributes: Record<string, Value> | null;
}

type Histories = Map<string, Version[]>;

const draw = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

function drawAttributes(): Record<string, Value> {
  const attributes: Record<string, Value> = { status: draw(["open", "new", "closed"]), tags: draw([["a"], ["b", "c"], []]) };
  if (random() < 0.8) attributes.amount = Math.floor(random() * 9);
  return attributes;
}

/** One write of some documents that nobody else writes. It is recorded when it is acknowledged. */
async function writeSome(service: TestService, histories: Histories, ids: readonly string[]): Promise<void> {
  const gone = ids.filter((id) => random() < 0.25 && histories.get(id)?.at(-1)?.attributes);
  const drawn = ids.filter((id) => !gone.includes(id)).map((id) => ({ id, attributes: drawAttributes() }));
  const upsert = drawn.map(({ id, attributes }) => ({ id, attributes, state: { amount: attributes.amount ?? 0 } }));
  const body = { ...(upsert.length > 0 ? { upsert } : {}), ...(gone.length > 0 ? { delete: gone } : {}) };
  const { status, body: answer } = await service.request("POST", `/namespaces/${NAMESPACE}`, { body });
  expect(status, JSON.stringify(answer)).toBe(200);
  const sequence =
    answer.sequence ?? answer.revision ?? answer.results.find((one: { revision?: number }) => one.revision)?.revision;
  expect(sequence, JSON.stringify(answer)).toEqual(expect.any(Number));
  for (const id of gone) histories.get(id)!.push({ sequence, attributes: null });
  for (const { id, attributes } of drawn) histories.set(id, [...(histories.get(id) ?? []), { sequence, attributes }]);
}

function asDocument(id: string, attributes: Record<string, Value>): Matchable {
  const p = typeof attributes.amount === "number" ? attributes.amount / 10 : 0;
  const answers = { high: { p, freshness: "fresh", thresholds: { cut: p >= 0.5 } } };
  return { id, created_at: new Date(0), updated_at: new Date(0), attributes, answers };
}

const holds = (filter: Filter, id: string, version: Version | undefined) =>
  version?.attributes != null && matches(readStored(filter), asDocument(id, version.attributes));

/** The members according to the feed, after checking each step. */
function follow(told: readonly Told[], filter: Filter, histories: Histories): Set<string> {
  const lives = new Map<string, { incarnation: number; member: boolean; sequence: number }>();
  const ofAnswers = JSON.stringify(filter).includes("answers.");
  for (const { type, data } of told) {
    const { document_id: id, sequence, incarnation } = data;
    const life = lives.get(id);
    const member = type === "subscription.entered";
    expect(life?.member ?? false, `${id} ${type} at ${sequence} comes after another of its kind`).toBe(!member);
    expect(sequence, `${id} goes back`).toBeGreaterThan(life?.sequence ?? 0);
    if (!member) expect(incarnation, `${id} leaves with another life`).toBe(life!.incarnation);
    lives.set(id, { incarnation, member, sequence });
    const version = histories.get(id)!.findLast((one) => one.sequence <= sequence);
    if (data.cause === "delete") {
      const ended = histories.get(id)!.some((one) => one.attributes === null && one.sequence <= sequence);
      expect(ended, `${id} was not deleted by ${sequence}`).toBe(true);
      expect(data).not.toHaveProperty("attributes");
    } else if (!ofAnswers) {
      expect(holds(filter, id, version), `${id} ${type} at ${sequence}`).toBe(member);
      expect(data.revision, `${id} at ${sequence}`).toBe(version!.sequence);
    }
  }
  return new Set([...lives].filter(([, { member }]) => member).map(([id]) => id));
}

const members = (filter: Filter, histories: Histories) =>
  new Set([...histories].filter(([id, versions]) => holds(filter, id, versions.at(-1))).map(([id]) => id));

it("reports every transition truthfully, once, whoever writes and whichever process reads", { timeout: 120_000 }, async () => {
  const service = await testService();
  const beside = await service.beside();
  // Half of the runs: consumers may need no commit that they have passed.
  const swept = random() < 0.5 ? sweeping(service) : null;
  for (const { engine } of [service, beside]) {
    engine.answer = (_, { context }) => ({
      type: "bool",
      p: Number(/amount\D*(\d)/.exec(JSON.stringify(context))?.[1] ?? 0) / 10,
    });
  }
  const judgment = { name: "high", type: "bool", question: "?", thresholds: { cut: 0.5 }, context: { fields: ["state.amount"] } };
  await service.request("POST", `/namespaces/${NAMESPACE}/judgments`, { body: judgment });
  const made = [];
  for (const [n, filter] of filters.entries()) {
    made.push({ filter, ...(await subscribe(service, NAMESPACE, { name: `f${n}`, filters: filter, bulk: "deliver" })) });
  }
  const histories: Histories = new Map();
  const idsOf = (writer: number) => Array.from({ length: IDS }, (_, n) => `w${writer}/${n}`);
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (let n = 0; n < WRITES; n++) {
        const ids = [...new Set([draw(idsOf(writer)), draw(idsOf(writer))])];
        await writeSome(n % 2 === 0 ? service : beside, histories, ids);
      }
    }),
  );
  await settled(service);
  const before = new Map<string, { told: number; members: Set<string> }>();
  for (const { subscriptionId, filter } of made) {
    const told = await toldOf(service, subscriptionId);
    const now = follow(told, filter, histories);
    expect([...now].sort(), JSON.stringify(filter)).toEqual([...members(filter, histories)].sort());
    before.set(subscriptionId, { told: told.length, members: now });
  }
  // One change of each document, with nothing else in flight: the feed has each transition, and no other.
  const lives = new Map([...histories].map(([id, versions]) => [id, versions.at(-1)!]));
  for (let writer = 0; writer < WRITERS; writer++) await writeSome(service, histories, idsOf(writer));
  await settled(service);
  for (const { subscriptionId, filter, ...one } of made) {
    const told = (await toldOf(service, subscriptionId)).slice(before.get(subscriptionId)!.told);
    const seen = told.map(({ type, data }) => `${data.document_id} ${type}`).sort();
    const expected = [...histories].flatMap(([id, versions]) => {
      const [was, is] = [holds(filter, id, lives.get(id)), holds(filter, id, versions.at(-1))];
      return was === is ? [] : [`${id} subscription.${is ? "entered" : "exited"}`];
    });
    expect(seen, one.name).toEqual(expected.sort());
  }
  await swept?.stop();
  expect([...service.logged, ...beside.logged].filter(({ level }) => Number(level) >= 50 || level === "error")).toEqual([]);
});
