/** Jobs as tests start them, wait for them and look at what they did. */
import { expect, vi } from "vitest";
import { isBehind } from "#src/judging/asking/commits.ts";
import { READER } from "#src/records/answers/reader.ts";
import { at } from "#test/api/support/api.ts";
import type { TestService } from "#test/support/service.ts";

/** Waits until a job is as asked, its status or what it has done, and answers it. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into whatever comes back
export async function jobWhen(service: TestService, id: string, holds: string | ((job: any) => boolean)): Promise<any> {
  // biome-ignore lint/suspicious/noExplicitAny: the same
  let job: any;
  await vi.waitUntil(
    async () => {
      ({ body: job } = await service.request("GET", `/jobs/${id}`));
      if (typeof holds === "function") return holds(job);
      if (["done", "failed", "cancelled"].includes(job.status)) expect(job).toMatchObject({ status: holds });
      return job.status === holds;
    },
    { timeout: 60_000, interval: 25 },
  );
  return job;
}

/** Writes documents in requests of up to a thousand, and waits until catch-up has passed them. Later questions about them are not from catch-up. */
export async function write(service: TestService, namespace: string, documents: readonly object[]): Promise<void> {
  for (let from = 0; from < documents.length; from += 1_000) {
    const { status, body } = await service.request("POST", at(namespace), {
      body: { upsert: documents.slice(from, from + 1_000) },
    });
    expect({ status, body }).toMatchObject({ status: 200 });
  }
  const { database } = service.fresh;
  const [row] = await database.query<{ namespace_id: number; sequence: number }>({
    text: "select namespace_id, sequence from namespaces where name = $1 and deleted_at is null",
    values: [namespace],
  });
  await vi.waitUntil(async () => !(await isBehind(database, row!.namespace_id, READER, row!.sequence)), { timeout: 30_000 });
}

export function documents(count: number, of: (n: number) => object = () => ({})): { id: string }[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `d-${String(n).padStart(6, "0")}`,
    state: { text: `text ${n}` },
    ...of(n),
  }));
}

export async function judgment(service: TestService, namespace: string, name: string, members: object = {}): Promise<void> {
  const { status, body } = await service.request("POST", at(namespace, "judgments"), {
    body: { name, question: "Is it?", type: "bool", ...members },
  });
  expect({ status, body }).toEqual({ status: 201, body: expect.anything() });
}

/** Every evaluation of a namespace, from the database. */
export async function evaluations(service: TestService, namespace: string) {
  return service.fresh.database.query<{ document_id: string; units: number; tokens: number; version: number; shadow: boolean }>({
    text: `
      select e.document_id, e.units, e.tokens, e.version, e.shadow from evaluations e
      join namespaces n on n.namespace_id = e.namespace_id where n.name = $1 order by e.evaluation_id`,
    values: [namespace],
  });
}

/** Types of the events that a job caused, in the order of the feed, once there are so many. */
export async function eventsOf(service: TestService, jobId: string, count = 1): Promise<string[]> {
  let types: string[] = [];
  await vi.waitUntil(
    async () => {
      const rows = await service.fresh.database.query<{ type: string }>({
        text: "select type from events where data ->> 'job_id' = $1 and type like 'job.%' order by event_id",
        values: [jobId],
      });
      types = rows.map(({ type }) => type);
      return types.length >= count;
    },
    { timeout: 30_000 },
  );
  return types;
}
