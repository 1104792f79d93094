/** An engine before a server of its own, and a clock that stands until a test moves it; made anew for every test of the file that calls this. */
import { afterEach, beforeEach } from "vitest";
import { JevEngine, type JevOptions } from "#plugins/engines/jev/jev-engine.ts";
import type { EngineQuestion, EngineRequest, EngineResult } from "#src/judging/engine.ts";
import { type MovableClock, movableClock } from "#test/support/clock.ts";
import { type Behaviour, type SystemOneServer, startSystemOneServer } from "#test/support/system-one-server.ts";

export interface Rig {
  server: SystemOneServer;
  clock: MovableClock;
  engine: JevEngine;
  /** Another engine in place of the present one. */
  restart(options: Partial<JevOptions>): Promise<void>;
  evaluate(request: EngineRequest, signal?: AbortSignal): Promise<EngineResult>;
  /** Moves the clock whenever the engine waits, until the work is done; the milliseconds of each wait. */
  waits(work: Promise<unknown>): Promise<number[]>;
}

export function rigged(): Rig {
  const make = (options: Partial<JevOptions> = {}) => {
    const { server, clock } = rig;
    // No test waits for a real timeout that it did not ask for: one that had to would fail by the runner's.
    return new JevEngine({ apiKey: server.apiKey, baseUrl: server.url, clock, random: () => 1, timeoutMs: 60_000, ...options });
  };
  const rig = {
    async restart(options: Partial<JevOptions>) {
      await rig.engine.close();
      rig.engine = make(options);
    },
    async evaluate(request: EngineRequest, signal = new AbortController().signal) {
      const [result] = await rig.engine.evaluate([request], signal);
      return result!;
    },
    async waits(work: Promise<unknown>) {
      const waited: number[] = [];
      let done = false;
      void work.finally(() => {
        done = true;
      });
      while (true) {
        await Promise.race([work, rig.clock.asleep(1)]);
        if (done) return waited;
        let ms = 0;
        for (; rig.clock.sleepers > 0 && !done; ms += 10) await rig.clock.advance(10);
        waited.push(ms);
      }
    },
  } as Rig;
  beforeEach(async () => {
    rig.server = await startSystemOneServer();
    rig.clock = movableClock();
    rig.engine = make();
  });
  afterEach(async () => {
    await rig.engine.close();
    await rig.server.close();
  });
  return rig;
}

export const bool = (id: string): EngineQuestion => ({ id, type: "bool", question: `Is it ${id}?` });

/** Bools of these ids about one context. */
export const request = (...ids: string[]): EngineRequest => ({
  context: { a: 1 },
  contextText: '{"a":1}',
  questions: ids.map(bool),
});

export const reply = (status: number, body: unknown = { detail: "no" }, headers: Record<string, string> = {}): Behaviour => ({
  kind: "reply",
  status,
  body,
  headers,
});
