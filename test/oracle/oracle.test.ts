/**
 * The service compared with a plain model of its rules. Several clients write, delete, declare, read and query the same few documents and
 * hold cursors open. `processes.test.ts` does the same with two processes.
 */
import { it } from "vitest";
import { testService } from "#test/support/service.ts";
import { holds, TIMEOUT_MS } from "./holds.ts";

it("answers as if all happened one after the other, whatever several clients do at once", { timeout: TIMEOUT_MS }, async () => {
  const service = await testService();
  await holds((method, path, body) => service.request(method, path, { body }));
});
