/** The worker threads that compile contexts of large documents. */
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createLogger } from "#src/foundation/log/log.ts";
import { ThreadPool } from "#src/foundation/threads/thread-pool.ts";
import { documentContext } from "#src/judging/contexts/document-context.ts";
import { LargeContexts } from "#src/judging/contexts/large-contexts.ts";
import { State } from "#src/records/documents/state.ts";

const now = new Date("2030-01-01T00:00:00.000Z");

function started(most = 1): LargeContexts {
  const contexts = new LargeContexts({ above: 0, most, idleMs: 60_000, log: createLogger({ level: "silent" }) });
  onTestFinished(() => contexts.stop());
  return contexts;
}

function asked(state: string) {
  const document = { attributes: { a: 1 }, state: State.stored(state), revision: 2, incarnation: 1 };
  const previous = '{"shown": null, "now": {"state.n": 98765432109876543210}}';
  const context = {
    fields: ["state.n", "attributes.a"],
    previous: { fields: ["state.n"] as [string], anchor: "last_answer" as const },
  };
  const definition = { name: "j", type: "bool" as const, question: "?", context };
  const stored = { revision: 1, previous };
  return { document, definition: definition as never, stored, origin: null, related: { other: [{ id: "x" }] } };
}

describe("a context that is compiled in a thread", () => {
  it("is the same as in this thread, including exact numbers and previous values", async () => {
    const wanted = asked('{"n": 12345678901234567890, "x": 1}');
    const context = await started().compile("org", wanted, now);
    expect(context).toEqual(documentContext(wanted, now));
    expect(context.text).toContain('"state.n":12345678901234567890');
    expect(context.text).toContain('"previous":{"state.n":98765432109876543210}');
    expect(JSON.stringify(context.kept)).toContain('"now":{"state.n":12345678901234567890}');
  });

  it("receives its cuts over several turns of the event loop, however many there are", async () => {
    const members = Array.from({ length: 30_000 }, (_, n) => [`member${n}`, `entry number ${n} ${"x".repeat(40)}`]);
    const document = {
      attributes: {},
      state: State.stored(JSON.stringify(Object.fromEntries(members))),
      revision: 2,
      incarnation: 1,
    };
    const definition = { name: "j", type: "bool", question: "?", context: { max_tokens: 1_000 } } as never;
    let [turns, before, parsed, most, isDone] = [0, 0, 0, 0, false];
    const parse = JSON.parse;
    const watch = vi.spyOn(JSON, "parse").mockImplementation((text, reviver) => {
      if (turns !== before) [parsed, before] = [0, turns];
      parsed += text.length;
      most = Math.max(most, parsed);
      return parse(text, reviver);
    });
    onTestFinished(() => watch.mockRestore());
    const counting = (async () => {
      for (; !isDone; turns++) await turn();
    })();
    const { cut } = await started().compile("org", { document, definition, stored: null, origin: null }, now);
    isDone = true;
    await counting;
    watch.mockRestore();
    expect(cut).toHaveLength(30_000);
    expect(cut[29_999]).toEqual(documentContext({ document, definition, stored: null, origin: null }, now).cut[29_999]);
    expect(most).toBeLessThan(JSON.stringify(cut).length / 2);
  });

  it("fails by itself if it cannot be compiled", async () => {
    const contexts = started();
    const outcomes = await Promise.allSettled([
      contexts.compile("org", asked("{"), now),
      contexts.compile("org", asked('{"n":1}'), now),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  });

  it("is refused as unavailable if the thread is stopped", async () => {
    const contexts = started();
    const waiting = contexts.compile("org", asked('{"n":1}'), now);
    const refused = expect(waiting).rejects.toMatchObject({ code: "unavailable" });
    await contexts.stop();
    await refused;
    await expect(contexts.compile("org", asked('{"n":1}'), now)).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("organizations", () => {
  /** The organizations in the order in which their contexts are done. */
  async function doneOf(contexts: LargeContexts, asking: readonly string[], wanted = asked('{"n":1}')): Promise<string[]> {
    const done: string[] = [];
    await Promise.all(
      asking.map((organization) => contexts.compile(organization, wanted, now).then(() => done.push(organization))),
    );
    return done;
  }

  it("take turns, however many documents one of them has", async () => {
    expect(await doneOf(started(), ["many", "many", "many", "many", "one"])).toEqual(["many", "one", "many", "many", "many"]);
  });

  it("get at most all threads but one, so that another organization finds a free one", async () => {
    const running: string[] = [];
    const pool = new ThreadPool({ most: 2, mostEach: 1, idleMs: 60_000 }, () => ({ end: async () => {} }));
    const taken = (organization: string) =>
      pool.take(organization).then((thread) => ({ thread, at: running.push(organization) }));
    const first = await taken("many");
    const second = taken("many");
    await taken("one");
    expect(running).toEqual(["many", "one"]);
    pool.give(first.thread);
    await second;
    expect(running).toEqual(["many", "one", "many"]);
  });
});
