/** The request queue of an engine: how many requests it sends at a time, in which order, and what happens to cancelled ones. */
import { describe, expect, it } from "vitest";
import { Dispatch, type Priority } from "#src/judging/engines/dispatch.ts";
import type { Engine, EngineRequest, EngineResult } from "#src/judging/engines/engine.ts";

const question = { id: "q", type: "bool", question: "?" } as EngineRequest["questions"][number];
const request = (name: string): EngineRequest => ({ contextText: name, questions: [question], settings: {} });
const answered: EngineResult = {
  ok: true,
  engineVersion: "1",
  answers: { q: { ok: true, answer: { type: "bool", p: 0.5 } } },
  tokens: null,
};
const { signal } = new AbortController();

/** An engine that answers when the test says so, and records what reached it. */
class HeldEngine implements Engine {
  readonly name = "held";
  readonly limits: Engine["limits"];
  readonly reached: string[] = [];
  inFlight = 0;
  most = 0;
  #held: (() => void)[] = [];

  constructor(concurrency: number) {
    const unlimited = { requestsPerMinute: null, tokensPerSecond: null };
    this.limits = { questionsPerRequest: 10, contextTokens: 32_000, concurrency, ...unlimited };
  }

  version = () => "1";
  close = async () => undefined;

  async evaluate([asked]: EngineRequest[]): Promise<EngineResult[]> {
    this.reached.push(asked!.contextText);
    this.most = Math.max(this.most, ++this.inFlight);
    await new Promise<void>((resolve) => this.#held.push(resolve));
    this.inFlight -= 1;
    return [answered];
  }

  /** Answers whatever waits, until nothing does. */
  async release(): Promise<void> {
    while (this.#held.length > 0) {
      for (const answer of this.#held.splice(0)) answer();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

describe("requests to an engine", () => {
  it("are never more at a time than the engine takes, whoever sends them", async () => {
    const engine = new HeldEngine(3);
    const dispatch = new Dispatch(engine);
    const lanes = (["interactive", "catch-up", "bulk"] as const).flatMap((priority) => [1, 2].map((of) => ({ priority, of })));
    const all = lanes.flatMap((lane) =>
      [0, 1, 2].map((n) => dispatch.evaluate(request(`${lane.priority} ${lane.of} ${n}`), lane, signal)),
    );
    await engine.release();
    await Promise.all(all);
    expect([engine.most, engine.reached.length]).toEqual([3, 18]);
  });

  it("are sent by priority, and within a priority by namespaces in turn", async () => {
    const engine = new HeldEngine(1);
    const dispatch = new Dispatch(engine);
    const send = (priority: Priority, of: number, name: string) => dispatch.evaluate(request(name), { priority, of }, signal);
    const all = [
      send("bulk", 1, "first come"),
      send("bulk", 1, "bulk"),
      ...["a1", "a2", "a3"].map((name) => send("catch-up", 1, name)),
      ...["b1", "b2"].map((name) => send("catch-up", 2, name)),
      send("interactive", 3, "waited for"),
    ];
    await engine.release();
    await Promise.all(all);
    expect(engine.reached).toEqual(["first come", "waited for", "a1", "b1", "a2", "b2", "a3", "bulk"]);
  });

  it("do not reach the engine if they were cancelled before their turn", async () => {
    const engine = new HeldEngine(1);
    const dispatch = new Dispatch(engine);
    const stopping = new AbortController();
    const lane = { priority: "catch-up", of: 1 } as const;
    const first = dispatch.evaluate(request("first"), lane, signal);
    const second = dispatch.evaluate(request("second"), lane, stopping.signal);
    stopping.abort();
    await engine.release();
    expect(await first).toMatchObject({ ok: true });
    expect(await second).toMatchObject({ ok: false, failure: { code: "cancelled" } });
    expect(engine.reached).toEqual(["first"]);
  });

  it("fail temporarily if the engine throws, and make room for the next", async () => {
    const engine = new HeldEngine(1);
    const dispatch = new Dispatch({
      ...engine,
      version: engine.version,
      close: engine.close,
      evaluate: () => Promise.reject(new Error("out of its depth")),
    });
    const lane = { priority: "catch-up", of: 1 } as const;
    for (const name of ["one", "two"]) {
      const failure = { code: "malformed", retryable: true, message: expect.stringContaining("out of its depth") };
      expect(await dispatch.evaluate(request(name), lane, signal)).toMatchObject({ ok: false, failure });
    }
  });
});
