/** The threads that compile contexts of large documents. */
import { describe, expect, it, onTestFinished } from "vitest";
import { State } from "#src/documents/state.ts";
import { documentContext } from "#src/judging/context/document-context.ts";
import { LargeContexts } from "#src/judging/context/large-contexts.ts";
import { createLogger } from "#src/log.ts";
import { ThreadPool } from "#src/threads/thread-pool.ts";

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
  it("is what it would be here, exact numbers and former values with it", async () => {
    const wanted = asked('{"n": 12345678901234567890, "x": 1}');
    const context = await started().compile("org", wanted, now);
    expect(context).toEqual(documentContext(wanted, now));
    expect(context.text).toContain('"state.n":12345678901234567890');
    expect(context.text).toContain('"previous":{"state.n":98765432109876543210}');
    expect(JSON.stringify(context.kept)).toContain('"now":{"state.n":12345678901234567890}');
  });

  it("fails alone where it cannot be compiled", async () => {
    const contexts = started();
    const outcomes = await Promise.allSettled([
      contexts.compile("org", asked("{"), now),
      contexts.compile("org", asked('{"n":1}'), now),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  });

  it("is refused as unavailable where the thread is stopped", async () => {
    const contexts = started();
    const waiting = contexts.compile("org", asked('{"n":1}'), now);
    const refused = expect(waiting).rejects.toMatchObject({ code: "unavailable" });
    await contexts.stop();
    await refused;
    await expect(contexts.compile("org", asked('{"n":1}'), now)).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("organizations", () => {
  /** In the order in which they are done. */
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

  it("have all threads but one at most, so that another finds one free", async () => {
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
