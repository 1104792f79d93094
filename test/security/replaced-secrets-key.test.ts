/** SECRETS_KEY is replaced: what the old one sealed stays good while it is given, and is good without it once it has been sealed anew. */
import { tmpdir } from "node:os";
import { expect, test, vi } from "vitest";
import { Pepper } from "#src/accounts/keys/api-key-token.ts";
import { Authentication } from "#src/accounts/keys/authentication.ts";
import { bootstrap } from "#src/accounts/keys/bootstrap.ts";
import { IdentityCache } from "#src/accounts/keys/identity-cache.ts";
import { SessionAuthentication } from "#src/accounts/keys/session-authentication.ts";
import { DEFAULT_SESSION_TIMES, Sessions } from "#src/accounts/keys/sessions.ts";
import { SecretSeal } from "#src/events/webhooks/sealed-secret.ts";
import { run } from "#test/server/operating/processes.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase, variableOf } from "#test/support/database.ts";

vi.setConfig({ testTimeout: 60_000 });

const [OLD, NEW, OTHER] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];
const ID = "we_1";

test("`secrets reseal` seals anew what the previous key opens, and `doctor` says what is left under which", async () => {
  const fresh = await freshDatabase();
  const { database } = fresh;
  const clock = movableClock();
  const { madeKey } = await bootstrap({ database, clock, pepper: new Pepper(OLD), givenKey: null });
  const old = new SecretSeal(OLD);
  await database.query({
    text: `
      insert into webhook_endpoints (endpoint_id, organization_id, claim_id, url, events, description, secret, previous_secret, created_at)
      values ($1, 'org_1', 1, 'https://example.com', '{}', '', $2, $3, now()), ('we_2', 'org_1', 2, 'https://example.com', '{}', '', $4, null, now())`,
    values: [ID, old.seal(ID, "whsec_new"), old.seal(ID, "whsec_old"), new SecretSeal(OTHER).seal("we_2", "whsec_lost")],
  });
  const command = async (args: string[]) => {
    const variables = { SECRETS_KEY: NEW.toString("hex"), SECRETS_KEY_PREVIOUS: OLD.toString("hex") };
    const running = run("src/server/cli.ts", [...args, "--json"], { ...variableOf(fresh), DATA_DIR: tmpdir(), ...variables });
    const code = await running.ended;
    const keys = running.lines.find((line) => (line as { check?: string }).check === "keys") as { details?: object } | undefined;
    return { code, found: keys?.details ?? running.lines.at(-1) };
  };
  const apiKeys = { present: 0, previous: 1, unreadable: 0 };
  expect(await command(["doctor"])).toEqual({
    code: 1,
    found: { webhook_secrets: { present: 0, previous: 2, unreadable: 1 }, api_keys: apiKeys },
  });
  const resealed = { webhook_secrets: { present: 2, previous: 0, unreadable: 1 }, api_keys: apiKeys };
  expect(await command(["secrets", "reseal"])).toEqual({ code: 0, found: resealed });

  const rows = await database.query<{ secret: Buffer; previous_secret: Buffer }>({
    text: "select secret, previous_secret from webhook_endpoints where endpoint_id = $1",
    values: [ID],
  });
  const alone = new SecretSeal(NEW);
  const opened = rows.map(({ secret, previous_secret }) => [alone.open(ID, secret), alone.open(ID, previous_secret)]);
  expect(opened).toEqual([["whsec_new", "whsec_old"]]);

  await new Authentication(database, clock, new Pepper(NEW, OLD)).identify(`Bearer ${madeKey}`);
  const { found } = await command(["doctor"]);
  expect(found).toEqual({ ...resealed, api_keys: { present: 1, previous: 0, unreadable: 0 } });
});

test("A session stays when the key that made it is used under the new SECRETS_KEY", async () => {
  const { database } = await freshDatabase();
  const clock = movableClock();
  const { madeKey } = await bootstrap({ database, clock, pepper: new Pepper(OLD), givenKey: null });
  const header = `Bearer ${madeKey}`;
  const parts = { db: database, clock, pepper: new Pepper(OLD), times: DEFAULT_SESSION_TIMES };
  const { token } = await new Sessions(parts).make(
    await new Authentication(database, clock, new Pepper(OLD)).identify(header),
    null,
  );
  const pepper = new Pepper(NEW, OLD);
  await new Authentication(database, clock, pepper).identify(header);
  const bySession = new SessionAuthentication({
    session: database,
    clock,
    pepper,
    idleMs: 60_000,
    cache: new IdentityCache(clock),
  });
  expect(await bySession.identify(token, null)).toMatchObject({ session: { id: expect.any(String) } });
});

test("The key before opens and seals nothing for others", () => {
  const replacing = new SecretSeal(NEW, OLD);
  const sealed = new SecretSeal(OLD).seal(ID, "whsec_x");
  expect([replacing.open(ID, sealed), replacing.isPresent(ID, sealed)]).toEqual(["whsec_x", false]);
  expect(() => replacing.open("we_2", sealed)).toThrow(/cannot be decrypted/);
  expect(() => new SecretSeal(OLD).open(ID, replacing.seal(ID, "whsec_x"))).toThrow(/cannot be decrypted/);
});
