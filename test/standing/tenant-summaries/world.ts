/** Tenants, their groups and what a summary publishes of them, for tests to set up and read. */
import { expect, vi } from "vitest";
import type { TestService } from "#test/support/service.ts";

export const TEMPLATE = "shop/*";
export const ROOT = "shop";
export const HOUR_MS = 3_600_000;

// biome-ignore lint/suspicious/noExplicitAny: bodies as they come back
type Body = any;

const path = (...parts: string[]) => ["", "namespaces", ...parts].map(encodeURIComponent).join("/").slice(0);

export class World {
  readonly service: TestService;

  constructor(service: TestService) {
    this.service = service;
  }

  async call(method: string, to: string, body?: object): Promise<Body> {
    const answer = await this.service.request(method, to, body === undefined ? {} : { body });
    expect(answer.status, `${method} ${to}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    return answer.body;
  }

  group(body: object, owner = TEMPLATE): Promise<Body> {
    return this.call("POST", path(owner, "groups"), body);
  }

  publish(settings: object, template = TEMPLATE): Promise<Body> {
    // Tenants in tests are small.
    return this.call("POST", path(template, "tenant_summary"), { min_count: 1, ...settings });
  }

  summary(template = TEMPLATE): Promise<Body> {
    return this.call("GET", `${path(template, "tenant_summary")}?limit=1000`);
  }

  write(namespace: string, body: object): Promise<Body> {
    return this.call("POST", path(namespace), body);
  }

  /** A tenant's document. Undefined if there is none. */
  async document(tenant: string, root = ROOT): Promise<Body> {
    const answer = await this.service.request("GET", path(root, "documents", tenant));
    return answer.status === 404 ? undefined : answer.body;
  }

  /** Waits until the groups of namespaces include all that was written to them. */
  async grouped(namespaces: readonly string[], groups: readonly string[]): Promise<void> {
    for (const namespace of namespaces) {
      const { sequence } = await this.call("GET", path(namespace));
      for (const group of groups) {
        await vi.waitUntil(
          async () => {
            const { status, as_of } = await this.call("GET", path(namespace, "groups", group));
            return status === "ready" && as_of >= sequence;
          },
          { timeout: 30_000, interval: 20 },
        );
      }
    }
  }

  /** Moves the clock by an hour, and waits for the run in it. */
  async anHour(template = TEMPLATE): Promise<Body> {
    const { last_run_at: before } = await this.summary(template);
    await this.service.clock.advance(HOUR_MS);
    return vi.waitUntil(
      async () => {
        const summary = await this.summary(template);
        return summary.last_run_at !== before ? summary : undefined;
      },
      { timeout: 30_000, interval: 20 },
    );
  }
}

/**
 * Status by tenant, with the reason if there is one.
 */
export function statuses({ tenants }: Body): Record<string, string> {
  return Object.fromEntries(
    tenants.map(({ namespace, status, reason }: Body) => [namespace, reason === null ? status : `${status}: ${reason}`]),
  );
}
