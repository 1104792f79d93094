/**
 * Several clients write at random to two processes, one of which stops and starts again. Groups are created, deleted and created again.
 * Rows read at any time must be what a recomputation makes of the documents at their `as_of` sequence. Answers are stored at sequences that
 * no client knows. So groups that aggregate answers are compared only when nothing is in flight.
 */
import { expect, it } from "vitest";
import { seededGenerator } from "#test/support/generator.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { sweeping } from "#test/support/swept.ts";
import { type Answers, type Attributes, expectRows, type Histories, NO_ANSWERS, rowsAt, type Version } from "./model.ts";
import { asked, at, groupOf, makeGroup, settled } from "./world.ts";

const { random } = seededGenerator();

const NAMESPACE = "oracle/a";
const WRITERS = 4;
const IDS = 8;
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1);
const WRITES = 10 + Math.min(ROUNDS, 40);
/** More documents than the consumer reads in one step, so that it stays in the middle of a commit for a while. */
const MANY = 300;
const HOUR = 3_600_000;

const groups = [
  {
    name: "everything",
    key: "attributes.k",
    aggregate: {
      sum: ["attributes.n"],
      avg: ["attributes.n"],
      min: ["attributes.n"],
      max: ["attributes.n"],
      quantiles: ["attributes.n"],
    },
  },
  { name: "open", key: "attributes.k", match: { "attributes.open": [true, "yes"] }, aggregate: { max: ["attributes.n"] } },
  { name: "kept", key: "attributes.other", keep_keys: "2h", aggregate: { count: false, sum: ["attributes.n"] } },
];
const made = { name: "made", key: "attributes.other", aggregate: { avg: ["attributes.n"], min: ["attributes.n"] } };
const answered = {
  name: "answered",
  key: "attributes.k",
  aggregate: {
    count_where: { high: { judgment: "high", cut: "cut" }, big: { judgment: "size", value: "big" } },
    min: ["answers.high.p"],
    quantiles: ["answers.high.p", "answers.size.escape_p"],
  },
};

const draw = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
const LONG = "x".repeat(300);

function drawAttributes(): Attributes {
  const attributes: Attributes = {
    k: draw(["a", "b", 1, "1", true, null, ["a"], `${LONG}1`, `${LONG}2`, 0.5]),
    other: draw(["p", "q", "r", "s"]),
    open: draw([true, false, "yes", null]),
  };
  const n = draw([0.1, 0.2, 0.3, -0.3, 1e16, 1, -1e16, 12.34, 0, 1e-300, -7, "seven", undefined]);
  return n === undefined ? attributes : { ...attributes, n };
}

const p = (n: unknown) => (typeof n === "number" && n >= 0 && n <= 1 ? n : 0.25);

let cut = 0.2;
function answersOf({ n }: Attributes): Answers {
  return {
    numbers: { "answers.high.p": p(n), "answers.size.escape_p": 0.125 },
    cuts: { "high.cut": p(n) >= cut },
    values: { size: p(n) > 0.5 ? "big" : "small" },
  };
}

interface Seen {
  name: string;
  as_of: number;
  rows: unknown[];
  now: number;
}

class World {
  readonly histories = new Map<string, Version[]>();
  readonly seen: Seen[] = [];
  readonly service: TestService;
  beside: TestService;

  constructor(service: TestService, beside: TestService) {
    this.service = service;
    this.beside = beside;
  }

  now(): number {
    return this.service.clock.now().getTime();
  }

  /** One write of some documents that nobody else writes, and of one that reveals its sequence. */
  async write(writer: number, ids: readonly string[]): Promise<void> {
    const gone = ids.filter((id) => random() < 0.3 && this.histories.get(id)?.at(-1)?.attributes);
    const drawn = ids.filter((id) => !gone.includes(id)).map((id) => ({ id, attributes: drawAttributes() }));
    const upsert = [...drawn.map((one) => ({ ...one, state: { n: one.attributes.n ?? null } })), { id: `tick-${writer}` }];
    const body = { upsert, ...(gone.length > 0 ? { delete: gone } : {}) };
    const { results } = await this.#somewhere((process) => asked(process, "POST", at(NAMESPACE), body));
    const sequence: number = results.at(-1 - gone.length).revision;
    expect(sequence).toEqual(expect.any(Number));
    const note = (id: string, attributes: Attributes | null) =>
      this.histories.set(id, [...(this.histories.get(id) ?? []), { sequence, at: this.now(), attributes }]);
    for (const id of gone) note(id, null);
    for (const { id, attributes } of drawn) note(id, attributes);
  }

  async look(name: string): Promise<void> {
    const { status, body } = await this.#somewhere((process) => process.request("GET", `${at(NAMESPACE)}/groups/${name}`));
    if (status === 404 || body.status !== "ready") return;
    this.seen.push({ name, as_of: body.as_of, rows: body.rows, now: this.now() });
  }

  /** Asks one of the processes, or the other one if the first is gone. */
  #somewhere<T>(ask: (process: TestService) => Promise<T>): Promise<T> {
    return ask(draw([this.service, this.beside])).catch((error: Error) => {
      if ((error.cause as { code?: string })?.code !== "ECONNREFUSED") throw error;
      return ask(this.service);
    });
  }

  /** Several clients write and read until all have written. */
  async clients(): Promise<void> {
    let writing = WRITERS;
    const looking = (async () => {
      while (writing > 0) for (const { name } of [...groups, made]) await this.look(name);
    })();
    const all = Array.from({ length: WRITERS }, async (_, writer) => {
      const ids = Array.from({ length: IDS }, (_, n) => `w${writer}/${n}`);
      for (let n = 0; n < WRITES; n++) await this.write(writer, [...new Set([draw(ids), draw(ids), draw(ids)])]);
      writing -= 1;
    });
    await Promise.all([...all, looking]);
  }

  check(): void {
    for (const { name, as_of, rows, now } of this.seen) {
      const group = [...groups, made].find((one) => one.name === name)!;
      const expected = rowsAt(group, this.histories as Histories, as_of, now, NO_ANSWERS);
      expectRows(rows as [], expected, `${name} as of ${as_of}`);
    }
  }

  /** With nothing in flight rows are exact at the last sequence, including answers. */
  async checkAtRest(): Promise<void> {
    await settled(this.service);
    for (const group of [...groups, made, answered]) {
      const { as_of, rows, status, live_keys } = await groupOf(this.service, NAMESPACE, group.name);
      expect(status).toBe("ready");
      const expected = rowsAt(group, this.histories as Histories, as_of, this.now(), answersOf);
      expectRows(rows, expected, `${group.name} at rest`);
      expect(live_keys).toBe(expected.size);
      const written = [...this.histories.values()].flat().map(({ sequence }) => sequence);
      expect(as_of).toBeGreaterThanOrEqual(Math.max(...written));
    }
  }
}

it("has the rows of a recomputation, at every sequence that it reports", { timeout: 120_000 }, async () => {
  const service = await testService({ logLevel: "error" });
  const world = new World(service, await service.beside());
  // Half of the runs: consumers may need no commit that they have passed.
  const swept = random() < 0.5 ? sweeping(service) : null;
  const answer = ({ engine }: TestService) => {
    engine.answer = ({ type }, { context }) => {
      const high = p(JSON.parse(JSON.stringify(context)).document["state.n"]);
      if (type === "bool") return { type: "bool", p: high };
      const [big, small] = high > 0.5 ? [0.75, 0.125] : [0.125, 0.75];
      return { type: "choice", value: high > 0.5 ? "big" : "small", dist: { big, small, none_of_the_above: 0.125 } };
    };
  };
  for (const each of [service, world.beside]) answer(each);
  const context = { fields: ["state.n"] };
  await asked(service, "POST", `${at("oracle/*")}/judgments`, {
    ...{ name: "high", type: "bool", question: "?", thresholds: { cut }, context },
  });
  const options = [{ value: "big" }, { value: "small" }];
  await asked(service, "POST", `${at(NAMESPACE)}/judgments`, { name: "size", type: "choice", question: "?", options, context });
  await makeGroup(service, "oracle/*", groups[0]!);
  await makeGroup(service, NAMESPACE, groups[1]!);
  await makeGroup(service, NAMESPACE, groups[2]!);
  await makeGroup(service, NAMESPACE, answered);
  // Groups are created, deleted and created again while documents are written, and the judgment's threshold changes.
  const meanwhile = async () => {
    for (let n = 0; n < 2; n++) {
      await makeGroup(world.service, NAMESPACE, made);
      cut = draw([0.05, 0.2, 0.4]);
      await asked(service, "PATCH", `${at(NAMESPACE)}/judgments/high`, { thresholds: { cut } });
      await world.write(
        WRITERS,
        Array.from({ length: MANY }, (_, at) => `m/${at}`),
      );
      if (n < 1) await asked(world.service, "DELETE", `${at(NAMESPACE)}/groups/made`);
    }
  };
  await Promise.all([world.clients(), meanwhile()]);
  world.check();
  await world.checkAtRest();
  await service.clock.advance(HOUR * 1.5);
  const restarting = async () => {
    const { beside } = world;
    world.beside = service;
    await beside.stop();
    const again = await service.beside();
    answer(again);
    world.beside = again;
  };
  await Promise.all([world.clients(), restarting()]);
  world.check();
  await world.checkAtRest();
  // Keys without a change since are gone completely.
  await service.clock.advance(HOUR * 1.5);
  await world.write(0, ["w0/0"]);
  await world.checkAtRest();
  const { rows } = await groupOf(service, NAMESPACE, "kept");
  expect(rows.length).toBeLessThan(5);
  expect(world.seen.length).toBeGreaterThan(5);
  await swept?.stop();
  expect(service.logged).toEqual([]);
});
