import { beforeAll, expect, it } from "vitest";
import { auditPage } from "#src/accounts/audit/log.ts";
import { newApiKeyToken, Pepper } from "#src/accounts/keys/api-key-token.ts";
import { ApiKeys } from "#src/accounts/keys/api-keys.ts";
import { Authentication } from "#src/accounts/keys/authentication.ts";
import { bootstrap } from "#src/accounts/keys/bootstrap.ts";
import { RefusedKeys } from "#src/accounts/keys/refused-keys.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";

const pepper = new Pepper(Buffer.alloc(32, 3));
const log = createLogger({ level: "silent" });
const HOUR_MS = 3_600_000;

let database: Awaited<ReturnType<typeof freshDatabase>>["database"];
let organizationId: string;
const clock = movableClock();

beforeAll(async () => {
  ({ database } = await freshDatabase({ keep: true }));
  ({ organizationId } = await bootstrap({ database, clock, pepper, givenKey: null }));
});

/** As one process has it; each test has an hour of its own. */
async function process() {
  await clock.advance(2 * HOUR_MS);
  const refused = new RefusedKeys({ database, clock, pepper, log });
  const authentication = new Authentication(database, clock, pepper, refused);
  const tries = async (token: string, address: string, times: number) => {
    for (let n = 0; n < times; n++) {
      await expect((async () => authentication.identify(`Bearer ${token}`, address))()).rejects.toMatchObject({
        code: expect.stringMatching(/unauthorized|forbidden/),
      });
    }
  };
  return { refused, tries };
}

async function entries() {
  const since = new Date(clock.now().getTime() - HOUR_MS);
  const filter = { action: "api_key.refused", since, before: "", limit: 5_000 };
  return (await auditPage(database, organizationId, filter)).entries;
}

it("A key that is refused is counted by key, address and hour, however often and in however many processes", async () => {
  const keys = new ApiKeys(database, clock, pepper);
  const { row, token } = await keys.make(organizationId, { name: "a", role: "read_only", admin: false, scope: null });
  await keys.revoke(organizationId, row.key_id);
  const [one, other] = [await process(), await process()];
  await one.tries(token, "203.0.113.9", 40);
  await one.tries(token, "203.0.113.10", 2);
  await one.refused.write();
  await one.tries(token, "203.0.113.9", 1);
  await other.tries(token, "203.0.113.9", 1);
  await Promise.all([one.refused.write(), other.refused.write()]);
  const found = (await entries()).map(({ actor, address, subject, after }) => ({ actor, address, subject, after }));
  const key_prefix = token.slice(0, 7);
  const of = (address: string, refused: number) => ({
    actor: { type: "key", key: row.key_id },
    address,
    subject: row.key_id,
    after: { key_prefix, refused },
  });
  expect(found).toHaveLength(2);
  expect(found).toEqual(expect.arrayContaining([of("203.0.113.9", 42), of("203.0.113.10", 2)]));
  expect(JSON.stringify(found)).not.toContain(token.slice(0, 8));
  const told = await database.query({ text: "select 1 from recorded_events where data ->> 'action' = 'api_key.refused'" });
  expect(told).toHaveLength(2);
});

it("A key is counted that is used from where it may not be", async () => {
  const { refused, tries } = await process();
  const { row, token } = await new ApiKeys(database, clock, pepper).make(organizationId, {
    ...{ name: "b", role: "read_only", admin: false, scope: null },
    allowedAddresses: ["198.51.100.0/24"],
  });
  await tries(token, "203.0.113.9", 3);
  await refused.write();
  expect(await entries()).toMatchObject([{ subject: row.key_id, address: "203.0.113.9", after: { refused: 3 } }]);
});

it("Guesses fill no more than ten entries of an address and a thousand of an hour, and each is counted", async () => {
  const { refused } = await process();
  const guess = (address: string) => refused.note(newApiKeyToken(), newApiKeyToken(), address);
  for (let n = 0; n < 500; n++) guess("203.0.113.9");
  await refused.write();
  expect(await entries()).toHaveLength(11);
  for (let n = 0; n < 1_500; n++) guess(`198.51.${n >> 8}.${n & 255}`);
  await refused.write();
  const found = await entries();
  expect(found.length).toBeLessThanOrEqual(1_001);
  const sum = found.reduce((total, { after }) => total + ((after as { refused: number }).refused ?? 0), 0);
  expect(sum).toBe(2_000);
  expect(found.every(({ subject }) => subject === null)).toBe(true);
});

it("More keys than are counted apart are counted together, and take no more memory", async () => {
  const { refused } = await process();
  for (let n = 0; n < 5_000; n++) refused.note(String(n), newApiKeyToken(), "203.0.113.9");
  await refused.write();
  const sum = (await entries()).reduce((total, { after }) => total + (after as { refused: number }).refused, 0);
  expect(sum).toBe(5_000);
});
