/**
 * A remote engine, or another client of a model, with its own server and a clock that only a test moves. Every test of a file that calls
 * this gets a new one.
 */
import { afterEach, beforeEach } from "vitest";
import type { Engine, EngineQuestion, EngineRequest, EngineResult } from "#src/judging/engines/engine.ts";
import { type MovableClock, movableClock } from "#test/support/clock.ts";

export interface Rig<Server, Options, Client = Engine> {
  server: Server;
  clock: MovableClock;
  engine: Client;
  /** Another engine in place of the present one. */
  restart(options: Partial<Options>): Promise<void>;
  evaluate(request: EngineRequest, signal?: AbortSignal): Promise<EngineResult>;
  /** Moves the clock whenever the engine waits, until the work is done; the milliseconds of each wait. */
  waits(work: Promise<unknown>): Promise<number[]>;
}

/** What every engine of these tests is made with: no test waits for a real timeout that it did not ask for. */
export interface Standing {
  clock: MovableClock;
  random: () => number;
  timeoutMs: number;
}

export function rigged<Server extends { close(): Promise<void> }, Options, Client extends { close(): Promise<void> } = Engine>(
  start: () => Promise<Server>,
  make: (server: Server, options: Standing & Partial<Options>) => Client,
): Rig<Server, Options, Client> {
  const made = (options: Partial<Options> = {}) =>
    make(rig.server, { clock: rig.clock, random: () => 1, timeoutMs: 60_000, ...options });
  const rig = {
    async restart(options: Partial<Options>) {
      await rig.engine.close();
      rig.engine = made(options);
    },
    async evaluate(request: EngineRequest, signal = new AbortController().signal) {
      const [result] = await (rig.engine as unknown as Engine).evaluate([request], signal);
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
  } as Rig<Server, Options, Client>;
  beforeEach(async () => {
    rig.server = await start();
    rig.clock = movableClock();
    rig.engine = made();
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
  contextText: '{"a":1}',
  questions: ids.map(bool),
});

export const reply = (status: number, body: unknown = { detail: "no" }, headers: Record<string, string> = {}) => ({
  kind: "reply" as const,
  status,
  body,
  headers,
});
