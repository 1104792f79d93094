/** The thread that compiles contexts of large documents. */
import { describe, expect, it, onTestFinished } from "vitest";
import { State } from "#src/documents/state.ts";
import { documentContext } from "#src/judging/context/document-context.ts";
import { LargeContexts } from "#src/judging/context/large-contexts.ts";
import { createLogger } from "#src/log.ts";

const now = new Date("2030-01-01T00:00:00.000Z");

function started(): LargeContexts {
  const contexts = new LargeContexts({ above: 0, idleMs: 60_000, log: createLogger({ level: "silent" }) });
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

describe("a context that is compiled in the thread", () => {
  it("is what it would be here, exact numbers and former values with it", async () => {
    const wanted = asked('{"n": 12345678901234567890, "x": 1}');
    const context = await started().compile(wanted, now);
    expect(context).toEqual(documentContext(wanted, now));
    expect(context.text).toContain('"state.n":12345678901234567890');
    expect(context.text).toContain('"previous":{"state.n":98765432109876543210}');
    expect(JSON.stringify(context.kept)).toContain('"now":{"state.n":12345678901234567890}');
  });

  it("fails alone where it cannot be compiled", async () => {
    const contexts = started();
    const outcomes = await Promise.allSettled([contexts.compile(asked("{"), now), contexts.compile(asked('{"n":1}'), now)]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  });

  it("is refused as unavailable where the thread is stopped", async () => {
    const contexts = started();
    const waiting = contexts.compile(asked('{"n":1}'), now);
    const refused = expect(waiting).rejects.toMatchObject({ code: "unavailable" });
    await contexts.stop();
    await refused;
    await expect(contexts.compile(asked('{"n":1}'), now)).rejects.toMatchObject({ code: "unavailable" });
  });
});
