/** A process that stops while a bucket does not answer. */
import { EventEmitter, once } from "node:events";
import { expect, it, onTestFinished } from "vitest";
import type { ExportStore } from "#src/jobs/parts/export-store.ts";
import { testService } from "#test/support/service.ts";

it("lets go of a file that the bucket does not take, and leaves the page to the next process", async () => {
  const asked = new EventEmitter();
  let ended: unknown = null;
  const silent: ExportStore = {
    name: "silent",
    put: async (_key, _bytes, signal) => {
      asked.emit("put");
      [ended] = await once(signal!, "abort");
      throw signal!.reason;
    },
    check: async () => {},
    fetch: async () => null,
    remove: async () => {},
  };
  const service = await testService({ exports: () => silent }, true);
  let stopped = false;
  onTestFinished(async () => {
    if (!stopped) await service.stop();
  });
  const put = once(asked, "put");
  await service.request("POST", "/namespaces/logged/judgments", { body: { name: "urgent", question: "?", type: "bool" } });
  await service.request("POST", "/namespaces/logged", { body: { upsert: [{ id: "a" }], wait_for: ["urgent"] } });
  await service.clock.advance(1_000);
  const { body } = await service.request("POST", "/namespaces/logged/evaluations/export");
  await put;
  await service.stop();
  stopped = true;
  expect(ended).not.toBeNull();
  expect(body.status).toBe("running");
});
