/** A service with groups, and their rows recomputed from documents by definition, without code of the service. */
import { expect, vi } from "vitest";
import type { TestService } from "#test/support/service.ts";

// biome-ignore lint/suspicious/noExplicitAny: bodies of several types
type Body = any;

export const at = (namespace: string) => `/namespaces/${encodeURIComponent(namespace)}`;

export async function asked(service: TestService, method: string, path: string, body?: object): Promise<Body> {
  const response = await service.request(method, path, body === undefined ? {} : { body });
  if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`);
  return response.body;
}

export async function write(service: TestService, namespace: string, body: object): Promise<number> {
  const { results } = await asked(service, "POST", at(namespace), body);
  return Math.max(0, ...results.map(({ revision }: Body) => revision ?? 0));
}

export function makeGroup(service: TestService, owner: string, body: object): Promise<Body> {
  return asked(service, "POST", `${at(owner)}/groups`, body);
}

/** Resolves when everything that was written is judged, merged and built, except for what jobs check again later. */
export async function settled({ fresh: { database }, clock }: TestService): Promise<void> {
  await vi.waitUntil(
    async () => {
      const [row] = await database.query<{ left: number }>({
        text: `
          select (select count(*) from wakeups where kind in ('groups', 'judging', 'attributes', 'job') and due_at <= $1)
            + (select count(*) from jobs j join wakeups w on w.kind = 'job' and w.namespace_id = j.claim_id
               where j.status = 'running' and w.lease_owner is not null) as left`,
        values: [clock.now()],
      });
      return Number(row!.left) === 0;
    },
    { timeout: 60_000, interval: 50 },
  );
}

export async function groupOf(service: TestService, namespace: string, name: string): Promise<Body> {
  return asked(service, "GET", `${at(namespace)}/groups/${name}`);
}

/** Rows in short form, by key. */
export async function rowsOf(service: TestService, namespace: string, name: string): Promise<Record<string, Body>> {
  await settled(service);
  const { rows, status } = await groupOf(service, namespace, name);
  expect(status).toBe("ready");
  return Object.fromEntries(rows.map(({ key, values }: Body) => [String(key), values]));
}
