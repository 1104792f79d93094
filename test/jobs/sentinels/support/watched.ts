/** A judgment with a sentinel, in a service of its own. */
import { expect, vi } from "vitest";
import type { Sentinel } from "#generated/types.ts";
import type { Engine } from "#src/judging/engines/engine.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { write } from "#test/jobs/support/jobs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import type { TestRequest } from "#test/support/test-engine.ts";

export const DAY_MS = 86_400_000;

export interface Watched {
  service: TestService;
  namespace: string;
  judgment: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever comes back
  request(method: string, path: string, body?: object): Promise<any>;
  put(settings?: object): Promise<Sentinel>;
  read(): Promise<Sentinel>;
  remove(ids: readonly string[]): Promise<void>;
  /** Until something holds of the sentinel. The clock moves on. */
  until(holds: (sentinel: Sentinel) => boolean, ms?: number): Promise<Sentinel>;
  /** Until so many runs have ended and the worker rests. */
  afterRuns(count: number): Promise<Sentinel>;
  /** When the worker has done what is due. */
  rests(): Promise<void>;
  /** The documents whose contexts are kept. */
  kept(): Promise<string[]>;
}

/** The number of the document that a request is about. */
export const numberOf = ({ contextText }: Pick<TestRequest, "contextText">) => Number(/"n":(\d+)/.exec(contextText)![1]);

export async function watched(
  documents: number,
  size = documents,
  { engines, ...definition }: { engines?: Engine[]; engine?: object } = {},
): Promise<Watched> {
  const service = await testService(engines ? { engines } : {});
  const namespace = freshNamespace();
  const judgment = at(namespace, "judgments", "urgent");
  const path = `${judgment}/sentinel`;
  const request = async (method: string, to: string, body?: object) => {
    const { status, body: answer } = await service.request(method, to, { body });
    expect(status, JSON.stringify(answer)).toBeLessThan(300);
    return answer;
  };
  await request("POST", at(namespace, "judgments"), { name: "urgent", question: "Is it urgent?", type: "bool", ...definition });
  const all = Array.from({ length: documents }, (_, n) => ({ id: `d-${n}`, state: { n } }));
  await write(service, namespace, all);
  const read = (): Promise<Sentinel> => request("GET", path);
  const isAtRest = async () => {
    const text = "select from wakeups where kind = 'sentinel' and (lease_owner is not null or due_at <= $1) limit 1";
    return (await service.fresh.database.query({ text, values: [service.clock.now()] })).length === 0;
  };
  const until: Watched["until"] = async (holds, ms = 300) => {
    await vi.waitUntil(
      async () => {
        await service.clock.advance(ms);
        return holds(await read());
      },
      { timeout: 20_000 },
    );
    return read();
  };
  const rests = async () => {
    await vi.waitUntil(
      async () => {
        await service.clock.advance(300);
        return isAtRest();
      },
      { timeout: 20_000 },
    );
  };
  return {
    service,
    namespace,
    judgment,
    request,
    put: (settings = {}) => request("PUT", path, { size, budget_usd_a_month: 5, ...settings }),
    read,
    remove: (ids) => request("POST", at(namespace), { delete: ids }),
    until,
    async afterRuns(count) {
      await until(({ runs }) => runs.length === count && runs.every(({ ended_at }) => ended_at !== null));
      await rests();
      return read();
    },
    rests,
    async kept() {
      const text = "select document_id from sentinel_contexts order by document_id";
      return (await service.fresh.database.query<{ document_id: string }>({ text })).map((row) => row.document_id);
    },
  };
}
