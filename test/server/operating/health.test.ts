import { afterEach, describe, expect, it } from "vitest";
import { isLate } from "#src/foundation/db/probe.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { createHealth, type Health } from "#src/server/operating/health.ts";

const made: Health[] = [];
afterEach(() => {
  for (const health of made.splice(0)) health.stop();
});

/** A database that the test takes away and gives back, and everything that was logged. */
function scene(recover: () => Promise<void> = async () => {}) {
  const state = { answers: true, probes: 0, recoveries: 0, lines: [] as { level: string; msg: string }[] };
  const health = createHealth({
    intervalMs: 2,
    log: createLogger({ level: "info", destination: { write: (line) => void state.lines.push(JSON.parse(line)) } }),
    async probe() {
      state.probes++;
      if (!state.answers) throw new Error("nobody there");
    },
    async recover() {
      state.recoveries++;
      await recover();
    },
  });
  made.push(health);
  return { health, state };
}

describe("readiness", () => {
  it("is refused until the start is over", () => {
    const { health } = scene();
    expect([health.ready(), health.readiness()]).toEqual([false, { status: 503, body: { status: "starting" } }]);
    health.started();
    expect([health.ready(), health.readiness()]).toEqual([true, { status: 200, body: { status: "ready" } }]);
  });

  it("is lost while the database does not answer, and comes back with it, without a restart", async () => {
    const { health, state } = scene();
    health.started();
    state.answers = false;
    await expect.poll(health.ready).toBe(false);
    expect(health.readiness()).toEqual({ status: 503, body: { status: "unavailable", reason: "The database does not answer." } });
    state.answers = true;
    await expect.poll(health.ready).toBe(true);
  });

  it("does not cost the database a query per question", async () => {
    const { health, state } = scene();
    health.started();
    await expect.poll(() => state.probes).toBeGreaterThan(1);
    const before = state.probes;
    for (let question = 0; question < 10_000; question++) health.readiness();
    expect(state.probes).toBe(before);
  });

  it("ends for good with the stop, also when the database answers", async () => {
    const { health, state } = scene();
    health.started();
    health.stopping();
    const before = state.probes;
    await expect.poll(() => state.probes).toBeGreaterThan(before + 1);
    expect(health.readiness()).toEqual({ status: 503, body: { status: "stopping" } });
    health.started();
    expect(health.ready()).toBe(false);
  });
});

describe("liveness", () => {
  it("does not depend on the database: a restart would not bring it back", async () => {
    const { health, state } = scene();
    health.started();
    state.answers = false;
    await expect.poll(health.ready).toBe(false);
    expect(health.liveness()).toEqual({ status: 200, body: { status: "ok" } });
  });
});

describe("a database that is gone", () => {
  it("is logged once when it goes and once when it comes back", async () => {
    const { health, state } = scene();
    health.started();
    state.answers = false;
    await expect.poll(() => state.recoveries).toBeGreaterThan(3);
    state.answers = true;
    await expect.poll(health.ready).toBe(true);
    expect(state.lines.map(({ level, msg }) => `${level}: ${msg}`)).toEqual([
      "error: The database does not answer.",
      "info: The database answers again.",
    ]);
  });

  it("is asked for again although its store fails to bring it back", async () => {
    const { health, state } = scene(async () => {
      throw new Error("no binaries");
    });
    health.started();
    state.answers = false;
    await expect.poll(() => state.recoveries).toBeGreaterThan(2);
    state.answers = true;
    await expect.poll(health.ready).toBe(true);
  });

  it.each([
    { late: 1, is: "answers late once", ready: true },
    { late: 2, is: "answers late twice in a row", ready: false },
  ])("is gone or not where it $is", async ({ late, ready }) => {
    const lines: string[] = [];
    let asked = 0;
    const seen: boolean[] = [];
    const health: Health = createHealth({
      intervalMs: 2,
      log: createLogger({ level: "info", destination: { write: (line) => void lines.push(JSON.parse(line).msg) } }),
      async probe() {
        asked += 1;
        if (asked > late) seen.push(health.ready());
        else throw new Error("timeout expired");
      },
      isLate,
      async recover() {},
    });
    made.push(health);
    health.started();
    await expect.poll(() => asked).toBeGreaterThan(late + 1);
    expect(seen[0]).toBe(ready);
    expect(lines).toEqual(ready ? [] : ["The database does not answer.", "The database answers again."]);
  });

  it("is left alone once the process has stopped", async () => {
    const { health, state } = scene();
    health.started();
    await expect.poll(() => state.probes).toBeGreaterThan(0);
    health.stop();
    const before = state.probes;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(state.probes).toBe(before);
  });
});
