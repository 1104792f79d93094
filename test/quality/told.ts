/** What the feed says of a namespace or template prefix, after everything that was recorded has got there. */
import { expect, vi } from "vitest";
import type { FeedEvent } from "#generated/types.ts";
import type { TestService } from "#test/support/service.ts";

interface OfPlace {
  "judgment.drift_detected": Extract<FeedEvent, { type: "judgment.drift_detected" }>["data"];
  "judgment.agreement_dropped": Extract<FeedEvent, { type: "judgment.agreement_dropped" }>["data"];
  "judgment.learned": Extract<FeedEvent, { type: "judgment.learned" }>["data"];
}

export async function told<Type extends keyof OfPlace>(
  service: TestService,
  type: Type,
  place: string,
  since: string,
): Promise<OfPlace[Type][]> {
  const relayed = async () => {
    await service.clock.advance(100);
    const [row] = await service.fresh.database.query<{ open: number }>({
      text: "select count(*)::integer as open from recorded_events",
    });
    return row!.open === 0;
  };
  await vi.waitUntil(relayed, { timeout: 20_000 });
  const { status, body } = await service.request("GET", `/events?types=${type}&limit=1000&since=${since}`);
  expect({ status, body }).toMatchObject({ status: 200 });
  const events = body.events as { data: OfPlace[Type] }[];
  return events.map(({ data }) => data).filter(({ namespace }) => namespace === place);
}
