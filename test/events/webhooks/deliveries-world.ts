import { onTestFinished, vi } from "vitest";
import type { WebhookOptions } from "#src/events/webhooks/webhooks.ts";
import { numbered, numberOf, record } from "#test/events/feed/recorded.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { authority, type Receiver, startReceiver, testOutside } from "./receiver.ts";

export const ADDRESS = "93.184.216.34";
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

export interface World {
  service: TestService;
  receiver: Receiver;
  endpoint: string;
  secret: string;
  /** Records events about a namespace that the endpoint covers. */
  happen(...numbers: number[]): Promise<void>;
  log(status?: string): Promise<Delivery[]>;
  state(): Promise<Record<string, unknown>>;
  patch(body: object): Promise<void>;
}

export interface Delivery {
  event_id: string;
  status: string;
  attempts: number;
  next_attempt_at: string | null;
  last_attempt: { at: string; error: string | null; status_code: number | null } | null;
  attempt_history?: { at: string; error: string | null; status_code: number | null }[];
}

export async function world(settings: object = {}, webhooks: Partial<WebhookOptions> = {}): Promise<World> {
  const receiver = await startReceiver();
  onTestFinished(receiver.close);
  const outside = testOutside({ "hooks.example.com": [[ADDRESS]] }, { [ADDRESS]: receiver.port });
  const service = await testService({ webhooks: { outside, ca: authority, ...webhooks } });
  const url = "https://hooks.example.com/judgments";
  const { body } = await service.request("POST", "/webhook-endpoints", { body: { url, events: ["namespace.*"], ...settings } });
  const at = `/webhook-endpoints/${body.id}`;
  return {
    service,
    receiver,
    endpoint: body.id,
    secret: body.secret,
    async happen(...numbers) {
      const { fresh, organizationId, clock } = service;
      const bodies = numbers.map((number) => numbered("shop", number));
      await record(fresh.database, { organizationId, namespaceId: 7, namespace: "shop" }, bodies, clock.now());
    },
    log: async (status) => {
      const answer = await service.request("GET", `${at}/deliveries${status ? `?status=${status}` : ""}`);
      return answer.body.deliveries;
    },
    state: async () => (await service.request("GET", at)).body,
    patch: async (body) => void (await service.request("PATCH", at, { body })),
  };
}

/** Waits for what happens in its own time: a delivery's way through sockets and the database. */
export const until = <T>(look: () => Promise<T> | T) => vi.waitUntil(look, { timeout: 30_000, interval: 20 });

export const numbersAt = ({ received }: Receiver) => received.map(({ body }) => numberOf(JSON.parse(body)));
