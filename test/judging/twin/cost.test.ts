/** A day of edits with a debounce. Engines are asked exactly as often as the twin requires, and never for equal contexts. */
import { expect, it } from "vitest";
import { testService } from "#test/support/service.ts";
import { World } from "./world.ts";

const HOUR = 3_600_000;

it("asks no more than it must over a day of edits", { timeout: 120_000 }, async () => {
  const base = await testService({ role: "api" });
  const world = await World.start(base);
  const definition = { question: "Is it urgent?", fields: ["state.text"], kind: null, related: [], previous: null };
  const freshness = { policy: "on_write", debounce_ms: 20_000, max_wait_ms: 60_000, fanout_ms: 0 } as const;
  await world.happen({ is: "create", place: "*", name: "one", definition, freshness, threshold: 0.5 });
  const edit = (n: number, text: string) => {
    const document = { id: `d${(n % 3) + 1}`, attributes: { kind: "x", seen: n }, state: { text } };
    return world.happen({ is: "write", namespace: "a", documents: [document], waitFor: [] });
  };
  for (let n = 0; n < 24; n++) {
    // A burst within the debounce, after which some documents end where they began. Then a change that only a query would notice.
    await edit(n, (n * 7) % 5 < 2 ? "help" : "thanks");
    await world.happen({ is: "pass", ms: 10_000 });
    await edit(n, (n * 5) % 7 < 3 ? "help" : "thanks");
    await world.happen({ is: "pass", ms: HOUR });
    await world.compare();
  }
  expect(world.asked).toBeGreaterThan(3);
  expect(world.asked).toBeLessThan(24);
  await world.settle();
  await world.stop();
});
