import { afterEach, describe, expect, it, vi } from "vitest";
import { Turns } from "#plugins/engines/local/turns.ts";

const idle = (): AbortSignal => new AbortController().signal;
/** The clock of a machine on which a step takes a millisecond and nothing else takes time. */
let now = 0;
function* steps(count: number, log: string[], name: string): Generator<void, string> {
  for (let at = 0; at < count; at++) {
    now += 1;
    log.push(name);
    yield;
  }
  return name;
}
afterEach(() => {
  now = 0;
});

/** Notes `-` into a log each time the event loop comes round. */
function watched(log: string[]): () => void {
  let on = true;
  const tick = () => {
    log.push("-");
    if (on) setImmediate(tick);
  };
  setImmediate(tick);
  return () => {
    on = false;
  };
}

describe("turns", () => {
  it("let the event loop come round after four milliseconds, however many run", async () => {
    vi.spyOn(performance, "now").mockImplementation(() => now);
    const log: string[] = [];
    const stop = watched(log);
    const turns = new Turns();
    await Promise.all(["a", "b", "c"].map((name) => turns.run(steps(100, log, name), idle())));
    stop();
    const turnLengths = log
      .join("")
      .split("-")
      .map((turn) => turn.length);
    expect(Math.max(...turnLengths)).toBe(4);
    expect(log.filter((entry) => entry !== "-")).toHaveLength(300);
  });

  it("are shared by runs that are shorter, in their order", async () => {
    vi.spyOn(performance, "now").mockImplementation(() => now);
    const log: string[] = [];
    const stop = watched(log);
    const turns = new Turns();
    const results = await Promise.all(["a", "b", "c", "d", "e", "f"].map((name) => turns.run(steps(1, log, name), idle())));
    stop();
    expect(results).toEqual(["a", "b", "c", "d", "e", "f"]);
    expect(log.join("").split("-").filter(Boolean)).toEqual(["abcd", "ef"]);
  });

  it("let a short run through beside a long one", async () => {
    const log: string[] = [];
    vi.spyOn(performance, "now").mockImplementation(() => now);
    const turns = new Turns();
    const long = turns.run(steps(1_000, log, "l"), idle());
    await turns.run(steps(1, log, "s"), idle());
    expect(log.length).toBeLessThan(20);
    await long;
  });

  it("end a run at its next step once its signal is aborted, and nobody else's", async () => {
    const abort = new AbortController();
    const turns = new Turns();
    const log: string[] = [];
    const ended = turns.run(
      (function* () {
        yield;
        abort.abort(new Error("enough"));
        yield;
        log.push("went on");
      })(),
      abort.signal,
    );
    const other = turns.run(steps(50, [], "other"), idle());
    await expect(ended).rejects.toThrow("enough");
    expect(await other).toBe("other");
    expect(log).toEqual([]);
  });

  it("pass on what a step throws, and go on with the others", async () => {
    const turns = new Turns();
    const faulty = turns.run(
      // biome-ignore lint/correctness/useYield: throws instead
      (function* (): Generator<void, never> {
        throw new Error("fault");
      })(),
      idle(),
    );
    const other = turns.run(steps(3, [], "other"), idle());
    await expect(faulty).rejects.toThrow("fault");
    expect(await other).toBe("other");
  });
});
