/**
 * The feed with overlapping writers. A reader that follows it with `after` sees every committed event once and none late. Events of one
 * namespace come in the order in which they were recorded. Events of a rolled-back transaction never appear.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { seededGenerator } from "#test/support/generator.ts";
import { testService } from "#test/support/service.ts";
import { numbered, numberOf, record } from "./recorded.ts";

const { random } = seededGenerator();

const EVENTS = Number(process.env.FAULT_ROUNDS ?? 0) > 0 ? 30_000 : 3_000;
const WRITERS = 8;

it(`gives a follower with pauses all of ${EVENTS} events of ${WRITERS} writers, relayed by two processes`, async () => {
  const service = await testService();
  await service.beside("worker");
  const { organizationId, fresh, clock } = service;
  const expected = new Map<string, number[]>();
  let made = 0;

  async function write(writer: number): Promise<void> {
    for (let n = 0; made < EVENTS; n++) {
      const namespaceId = 1 + ((writer + n) % 5);
      const name = `ns/${namespaceId}/${writer}`;
      const numbers = Array.from({ length: 1 + (n % 20) }, () => made++);
      const bodies = numbers.map((number) => numbered(name, number));
      const origin = { organizationId, namespaceId: namespaceId === 5 ? null : namespaceId, namespace: name };
      if (n % 7 === 3) {
        // Is never to be seen.
        await fresh.database
          .transaction(async (tx) => {
            const { recordEvents } = await import("#src/foundation/events/record.ts");
            await recordEvents(tx, origin, bodies, clock.now());
            throw new Error("rolled back");
          })
          .catch(() => undefined);
        continue;
      }
      await record(fresh.database, origin, bodies, clock.now());
      expected.set(name, [...(expected.get(name) ?? []), ...numbers]);
    }
  }

  const seen: { id: string; namespace: string; number: number }[] = [];
  let writing = true;
  async function follow(): Promise<void> {
    let after: string | null = null;
    const wanted = () => [...expected.values()].reduce((sum, numbers) => sum + numbers.length, 0);
    const deadline = Date.now() + 240_000;
    while ((writing || seen.length < wanted()) && Date.now() < deadline) {
      const query = new URLSearchParams({ limit: String(1 + Math.floor(random() * 400)), ...(after ? { after } : {}) });
      const { status, body } = await service.request("GET", `/events?${query}`);
      expect(status, JSON.stringify(body)).toBe(200);
      for (const event of body.events) seen.push({ id: event.id, namespace: event.data.namespace, number: numberOf(event) });
      after = body.last_event_id;
      if (random() < 0.3) await sleep(random() * 20);
    }
  }

  const following = follow();
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  writing = false;
  await following;

  const got = Map.groupBy(seen, ({ namespace }) => namespace);
  expect(new Set(got.keys())).toEqual(new Set(expected.keys()));
  for (const [name, numbers] of expected) expect(got.get(name)!.map(({ number }) => number)).toEqual(numbers);
  const ids = seen.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted());
}, 300_000);
